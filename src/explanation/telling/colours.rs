//! Strong links without an order, told as nets in two colours or as cells that take turns; and rings.

use super::names;
use super::shape::Telling;
use crate::grid::Cell;
use crate::message::words::{StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{Colours, Meeting, Net, Places, RemotePair, Ring, colour_letter};

/// What a colour is: of which net, and which of its two.
type Colour = (usize, usize);

/// Why cells are struck that see the same two colours.
struct StrikesOfNets {
    /// How it is known that one of the colours is right, if they are of two nets.
    joints: Vec<Message>,
    colours: Vec<Colour>,
    /// For each cell where it sees them.
    sights: Vec<Message>,
}

impl Telling<'_> {
    /// Cells that take turns.
    pub(super) fn remote_pair(&self, pair: &RemotePair) -> Message {
        let cells: Vec<_> = pair.cells.iter().map(|&cell| self.geometry.cell_name(cell)).collect();
        let ends: Vec<_> = cells.first().into_iter().chain(cells.last()).copied().collect();
        shapes::TakingTurns {
            cells,
            ends,
            digits: names::digits(self.geometry, pair.digits),
            eliminations: self.eliminations(&self.step.conclusions),
        }
        .told(self.length)
    }

    /// One or two nets of strong links of one digit, whose colours are called T and U, V and W, as in the picture.
    pub(super) fn colours(&self, colours: &Colours) -> Message {
        if let [link] = colours.links.as_slice() {
            return self.one_link(link);
        }
        let nets = colours.nets();
        let clashes = clashes(colours);
        let first_clash = clashes.first();
        let wrong = first_clash.and_then(|[first, _]| colour_of(&nets, *first));
        let wrong = wrong.map_or(String::new(), letter);
        let told = nets.iter().enumerate().map(|(number, net)| {
            Message::from(words::ColoursNet {
                first: letter((number, 0)),
                one: names::cells(self.geometry, net.one),
                second: letter((number, 1)),
                other: names::cells(self.geometry, net.other),
            })
        });
        let told: Vec<Message> = told.collect();
        let strikes = || self.strikes_of_nets(colours, &nets);
        let [first, second] = [letter((0, 0)), letter((0, 1))];
        let digit = self.geometry.digit_name(colours.digit);
        let eliminations = self.eliminations(&self.step.conclusions);
        // A colour of one cell that sees both colours of a net is told as what sees both colours.
        let joins = colours.meetings.iter().any(|meeting| matches!(meeting, Meeting::Joint(_)));
        match (nets.len(), clashes.len()) {
            (0 | 1, 1) => {
                let clash = first_clash.into_iter().flatten().copied().collect();
                let clash = names::cells(self.geometry, clash);
                shapes::ColoursWrap { nets: told, clash, wrong, first, second, digit, eliminations }
                    .told(self.length)
            }
            (2.., 1..) => {
                let clashes = self.meetings(&nets, &clashes);
                shapes::NetsWrap { nets: told, clashes, wrong, digit, eliminations }
                    .told(self.length)
            }
            _ if joins => {
                let strikes = strikes();
                shapes::NetsTrap { nets: told, strikes, digit, eliminations }.told(self.length)
            }
            _ => {
                let strikes = strikes();
                shapes::ColoursTrap { nets: told, strikes, first, second, digit, eliminations }
                    .told(self.length)
            }
        }
    }

    /// A link that stands alone: what its two cells see.
    fn one_link(&self, link: &Places) -> Message {
        let targets = self.targets(&self.step.conclusions);
        shapes::OneLink {
            house: self.geometry.house_name(link.house),
            digit: self.geometry.digit_name(link.digit),
            cells: names::cells(self.geometry, link.cells),
            eliminations: self.eliminations(&self.step.conclusions),
            target_count: targets.len(),
            targets,
        }
        .told(self.length)
    }

    /// Pairs of cells that see each other, each with its colour; those that follow one another and begin with the same cell
    /// are told together.
    fn meetings(&self, nets: &[Net], pairs: &[[Cell; 2]]) -> Vec<Message> {
        let coloured = |cell| {
            Message::from(words::ColoursCell {
                cell: self.geometry.cell_name(cell),
                colour: colour_of(nets, cell).map_or(String::new(), letter),
            })
        };
        let meeting = |pairs: &[[Cell; 2]]| {
            let seen = pairs.iter().map(|&[_, second]| coloured(second)).collect();
            pairs.first().map(|&[first, _]| {
                Message::from(words::ColoursMeet { cell: coloured(first), seen })
            })
        };
        pairs.chunk_by(|one, next| one[0] == next[0]).filter_map(meeting).collect()
    }

    /// Why each cell is struck that sees two colours of which one is right: which colours, and where it sees them.
    fn strikes_of_nets(&self, colours: &Colours, nets: &[Net]) -> Vec<Message> {
        let mut strikes: Vec<StrikesOfNets> = Vec::new();
        for conclusion in &self.step.conclusions {
            let (mut joints, mut targets, mut clashes) = (Vec::new(), Vec::new(), Vec::new());
            for meeting in colours.meetings_of(&conclusion.support) {
                match meeting {
                    Meeting::Joint(cells) => joints.push(cells),
                    Meeting::Struck { by, .. } => targets.extend(by),
                    Meeting::Clash([first, second]) if first == conclusion.fact.cell() => {
                        clashes.push(second);
                    }
                    Meeting::Clash(_) => {}
                }
            }
            let joints = self.meetings(nets, &joints);
            let seen: Vec<Cell> = targets.into_iter().chain(clashes).collect();
            let seen_colours: Vec<Colour> =
                seen.iter().filter_map(|&cell| colour_of(nets, cell)).collect();
            let sight = Message::from(words::ColoursSees {
                cell: self.geometry.cell_name(conclusion.fact.cell()),
                seen: names::cells(self.geometry, seen.into_iter().collect()),
            });
            let is_alike = |known: &&mut StrikesOfNets| {
                known.joints == joints && known.colours == seen_colours
            };
            if let Some(known) = strikes.iter_mut().find(is_alike) {
                known.sights.push(sight);
            } else {
                let sights = vec![sight];
                strikes.push(StrikesOfNets { joints, colours: seen_colours, sights });
            }
        }
        let told = strikes.into_iter().map(|StrikesOfNets { joints, colours: named, sights }| {
            let digit = self.geometry.digit_name(colours.digit);
            match named.as_slice() {
                [first, second, ..] if !joints.is_empty() => Message::from(words::NetsStrike {
                    joints,
                    sights,
                    digit,
                    first: letter(*first),
                    second: letter(*second),
                }),
                _ => Message::from(words::ColoursStrike { sights }),
            }
        });
        told.collect()
    }

    /// A ring of an odd number of cells, in its order, and its guardians.
    pub(super) fn ring(&self, ring: &Ring) -> Message {
        let cells: Vec<_> = ring.cells.iter().map(|&cell| self.geometry.cell_name(cell)).collect();
        let houses = ring.houses.iter().map(|places| places.house);
        shapes::Ring {
            digit: self.geometry.digit_name(ring.digit),
            houses: names::houses(self.geometry, houses),
            ring: cells,
            guardians: names::cells(self.geometry, ring.guardians.cells),
            eliminations: self.eliminations(&self.step.conclusions),
        }
        .told(self.length)
    }
}

/// The cells that would both have to hold the digit, each two once.
fn clashes(colours: &Colours) -> Vec<[Cell; 2]> {
    let mut clashes = Vec::new();
    for meeting in &colours.meetings {
        match *meeting {
            Meeting::Clash(cells) if !clashes.contains(&cells) => clashes.push(cells),
            Meeting::Clash(_) | Meeting::Joint(_) | Meeting::Struck { .. } => {}
        }
    }
    clashes
}

/// The colour that a cell has.
fn colour_of(nets: &[Net], cell: Cell) -> Option<Colour> {
    let mut colours = nets.iter().enumerate().flat_map(|(number, net)| {
        [net.one, net.other].into_iter().enumerate().map(move |(side, all)| ((number, side), all))
    });
    colours.find(|(_, all)| all.contains(cell)).map(|(colour, _)| colour)
}

fn letter((net, side): Colour) -> String {
    colour_letter(2 * net + side).to_string()
}
