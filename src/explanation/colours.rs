//! Strong links without an order, told as nets in two colours or as cells that take turns; and rings.

use super::names;
use super::telling::Telling;
use crate::grid::CellSet;
use crate::message::Message;
use crate::proof::{Claim, Conclusion, Net, Node, Ring, Role, Statement, Support};

/// What a colour is: of which net, and which of its two.
type Colour = (usize, usize);

impl Telling<'_> {
    /// Cells that take turns, or nets in two colours.
    pub(super) fn net(&self) -> Message {
        let strong =
            || self.step.claims.iter().filter(|claim| matches!(claim.role, Role::StrongLink(_)));
        let turns = strong().find_map(|claim| match &claim.statement {
            Statement::OnlyDigits { digits, .. } => Some(*digits),
            _ => None,
        });
        let message = match turns {
            Some(digits) => {
                let cells = strong().filter_map(|claim| match &claim.statement {
                    Statement::OnlyDigits { cells, .. } => cells.first(),
                    _ => None,
                });
                let cells: Vec<_> = cells.map(|cell| self.geometry.cell_name(cell)).collect();
                let ends: Vec<_> = cells.first().into_iter().chain(cells.last()).copied().collect();
                self.length
                    .message("taking-turns")
                    .with("cells", cells)
                    .with("ends", ends)
                    .with("digits", names::digits(self.geometry, digits))
            }
            None => self.colours(),
        };
        self.with_eliminations(message, &self.step.conclusions)
    }

    /// One or two nets of strong links of one digit, whose colours are called A and B, C and D, as in the picture.
    fn colours(&self) -> Message {
        let nets = Net::all(self.step);
        let clashes = self.pairs(Role::Contradiction);
        let digit = self.step.conclusions.first().map(|end| end.fact.digit());
        // A colour of one cell that sees both colours of a net is told as what sees both colours.
        let joins = self.step.claims.iter().any(|claim| claim.role == Role::WeakLink(0));
        let shape = match (nets.len(), clashes.len()) {
            (0 | 1, 1) => "colours-wrap",
            (2.., 1..) => "nets-wrap",
            _ if joins => "nets-trap",
            _ => "colours-trap",
        };
        let wrong = clashes.first().and_then(|(first, _)| colour_of(&nets, first.cells));
        let told = nets.iter().enumerate().map(|(number, net)| {
            Message::new("colours-net")
                .with("first", letter((number, 0)))
                .with("one", names::cells(self.geometry, net.one))
                .with("second", letter((number, 1)))
                .with("other", names::cells(self.geometry, net.other))
        });
        let message = self
            .length
            .message(shape)
            .with("nets", told.collect::<Vec<Message>>())
            .with("clashes", self.meetings(&nets, &clashes))
            .with(
                "clash",
                names::cells(self.geometry, clashes.first().map_or(CellSet::EMPTY, union)),
            )
            .with("wrong", wrong.map_or(String::new(), letter))
            .with("strikes", self.strikes_of_nets(&nets))
            .with("first", letter((0, 0)))
            .with("second", letter((0, 1)));
        match digit {
            Some(digit) => message.with("digit", self.geometry.digit_name(digit)),
            None => message,
        }
    }

    /// Pairs of cells that see each other, each with its colour.
    fn meetings(&self, nets: &[Net], pairs: &[(Node, Node)]) -> Vec<Message> {
        let meeting = |(first, second): &(Node, Node)| {
            Message::new("colours-meet")
                .with("cells", names::cells(self.geometry, first.cells))
                .with("others", names::cells(self.geometry, second.cells))
                .with("first", colour_of(nets, first.cells).map_or(String::new(), letter))
                .with("second", colour_of(nets, second.cells).map_or(String::new(), letter))
        };
        pairs.iter().map(meeting).collect()
    }

    /// Why each cell is struck that sees two colours of which one is right: which colours, and where it sees them.
    fn strikes_of_nets(&self, nets: &[Net]) -> Vec<Message> {
        let mut strikes: Vec<(Vec<Message>, Vec<Colour>, Vec<Message>)> = Vec::new();
        for conclusion in &self.step.conclusions {
            let claims = self.claims_of(conclusion);
            let of_role = |role: Role| -> Vec<(Node, Node)> {
                let claims = claims.iter().filter(|claim| claim.role == role);
                claims.filter_map(|claim| both(claim)).collect()
            };
            let joints = self.meetings(nets, &of_role(Role::WeakLink(0)));
            let own = CellSet::of(conclusion.fact.cell());
            let clashes = of_role(Role::Contradiction).into_iter();
            let clashes = clashes.filter(|(first, _)| first.cells == own).map(|(_, second)| second);
            let targets = of_role(Role::Target).into_iter().map(|(seen, _)| seen);
            let seen: Vec<Node> = targets.chain(clashes).collect();
            let colours: Vec<Colour> =
                seen.iter().filter_map(|node| colour_of(nets, node.cells)).collect();
            let sight = Message::new("colours-sees")
                .with("cell", self.geometry.cell_name(conclusion.fact.cell()))
                .with("digit", self.geometry.digit_name(conclusion.fact.digit()))
                .with("seen", names::cells(self.geometry, cells_of(&seen)));
            let known =
                strikes.iter_mut().find(|(known, of, _)| *known == joints && *of == colours);
            match known {
                Some((.., sights)) => sights.push(sight),
                None => strikes.push((joints, colours, vec![sight])),
            }
        }
        let digit = self.step.conclusions.first().map(|end| end.fact.digit());
        let told = strikes.into_iter().map(|(joints, colours, sights)| {
            let shape = if joints.is_empty() { "colours-strike" } else { "nets-strike" };
            let mut message = Message::new(shape).with("joints", joints).with("sights", sights);
            if let Some(digit) = digit {
                message = message.with("digit", self.geometry.digit_name(digit));
            }
            colours
                .into_iter()
                .zip(["first", "second"])
                .fold(message, |message, (colour, name)| message.with(name, letter(colour)))
        });
        told.collect()
    }

    /// The claims that a conclusion rests on.
    fn claims_of(&self, conclusion: &Conclusion) -> Vec<&Claim> {
        match &conclusion.support {
            Support::All => self.step.claims.iter().collect(),
            Support::Claims(numbers) => {
                let claims = numbers.iter();
                claims.filter_map(|&number| self.step.claims.get(usize::from(number))).collect()
            }
        }
    }

    fn pairs(&self, role: Role) -> Vec<(Node, Node)> {
        let mut pairs: Vec<(Node, Node)> = Vec::new();
        for pair in self.step.claims.iter().filter(|claim| claim.role == role).filter_map(both) {
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
        pairs
    }

    /// A ring of an odd number of cells, in its order, and its guardians.
    pub(super) fn ring(&self) -> Option<Message> {
        let ring = Ring::of(self.step)?;
        let cells: Vec<_> = ring.cells.iter().map(|&cell| self.geometry.cell_name(cell)).collect();
        let message = self
            .length
            .message("ring")
            .with("digit", self.geometry.digit_name(ring.digit))
            .with("houses", names::houses(self.geometry, ring.houses))
            .with("ring", cells)
            .with("guardians", names::cells(self.geometry, ring.guardians));
        Some(self.with_eliminations(message, &self.step.conclusions))
    }
}

/// The two nodes of a claim that not both are true.
fn both(claim: &Claim) -> Option<(Node, Node)> {
    match &claim.statement {
        Statement::NotBoth { first, second } => Some((*first, *second)),
        _ => None,
    }
}

fn union((first, second): &(Node, Node)) -> CellSet {
    first.cells | second.cells
}

fn cells_of(nodes: &[Node]) -> CellSet {
    nodes.iter().fold(CellSet::EMPTY, |all, node| all | node.cells)
}

/// The colour that these cells have.
fn colour_of(nets: &[Net], cells: CellSet) -> Option<Colour> {
    let mut colours = nets.iter().enumerate().flat_map(|(number, net)| {
        [net.one, net.other].into_iter().enumerate().map(move |(side, all)| ((number, side), all))
    });
    colours.find(|(_, all)| cells.is_subset(all)).map(|(colour, _)| colour)
}

fn letter((net, side): Colour) -> String {
    names::letter(2 * net + side)
}
