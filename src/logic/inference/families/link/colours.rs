//! Colours: nets of strong links of one digit.
//!
//! Go along strong links and give the cells two colours in turn: all cells of one colour hold the digit, or
//! all cells of the other. Two nets are joined where a cell of one sees a cell of the other.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::grid::{Cell, CellSet, Digit, House};
use crate::inference::families::Visitor;
use crate::inference::tools::implication::Split;
use crate::inference::tools::view::View;
use crate::knowledge::{Colours, Find};
use crate::proof::{self, Conclusion, Fact, Meeting, Places, RuleId, Step, Support};

/// Every colouring of the digit that concludes something.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    colours: &Colours,
    digit: Digit,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let nets = nets(view, digit);
    let painting = Painting { rule, digit, view };
    if colours.nets < 2 {
        return nets.iter().try_for_each(|net| match colours.find {
            Find::Trap => painting.trap(net, visit),
            Find::Wrap => painting.wrap(net, visit),
        });
    }
    for (place, first) in nets.iter().enumerate() {
        for (other, second) in nets.iter().enumerate() {
            match colours.find {
                Find::Trap if place < other => painting.joined_trap(first, second, visit)?,
                Find::Wrap if place != other => painting.joined_wrap(first, second, visit)?,
                _ => {}
            }
        }
    }
    ControlFlow::Continue(())
}

/// A link of a net, from the cell nearer to the net's first cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Edge {
    from: Cell,
    to: Cell,
    house: House,
}

/// Cells joined by strong links, as a tree, in two colours.
struct ColouredTree<const W: usize> {
    colours: [CellSet<W>; 2],
    edges: Vec<Edge>,
}

impl<const W: usize> ColouredTree<W> {
    /// The links from the first cell to this one.
    fn way_from_root(&self, cell: Cell) -> Vec<Edge> {
        let mut way = Vec::new();
        let mut at = cell;
        while let Some(&edge) = self.edges.iter().find(|edge| edge.to == at) {
            way.push(edge);
            at = edge.from;
        }
        way
    }

    /// The links between two cells.
    fn way(&self, from: Cell, to: Cell) -> Vec<Edge> {
        let (one, other) = (self.way_from_root(from), self.way_from_root(to));
        let only_in_one = one.iter().filter(|edge| !other.contains(edge));
        only_in_one.chain(other.iter().filter(|edge| !one.contains(edge))).copied().collect()
    }
}

/// The nets of a digit, by their first cells. A net that contradicts itself has a colour that sees itself.
fn nets<const W: usize>(view: &View<'_, W>, digit: Digit) -> Vec<ColouredTree<W>> {
    let mut links: Vec<Edge> = Vec::new();
    for link in view.implications.of_houses(digit, Split::Pairs) {
        if let (Some(from), Some(to)) = (link.first.cells.only(), link.second.cells.only()) {
            links.push(Edge { from, to, house: link.house });
            links.push(Edge { from: to, to: from, house: link.house });
        }
    }
    let mut nets = Vec::new();
    let mut seen = CellSet::<W>::EMPTY;
    for start in links.iter().map(|edge| edge.from).collect::<BTreeSet<_>>() {
        if seen.contains(start) {
            continue;
        }
        let mut net =
            ColouredTree { colours: [CellSet::of(start), CellSet::EMPTY], edges: Vec::new() };
        let mut reached = vec![start];
        let mut next = 0;
        while let Some(&cell) = reached.get(next) {
            next += 1;
            let colour = usize::from(net.colours[1].contains(cell));
            for edge in links.iter().filter(|edge| edge.from == cell) {
                if !(net.colours[0] | net.colours[1]).contains(edge.to) {
                    net.colours[1 - colour].insert(edge.to);
                    net.edges.push(*edge);
                    reached.push(edge.to);
                }
            }
        }
        let all = net.colours[0] | net.colours[1];
        seen |= all;
        nets.push(net);
    }
    nets
}

struct Painting<'a, const W: usize> {
    rule: RuleId,
    digit: Digit,
    view: &'a View<'a, W>,
}

/// A struck cell with what its being struck rests on.
struct StruckCell {
    cell: Cell,
    edges: Vec<Edge>,
    sights: Vec<Meeting>,
}

impl<const W: usize> Painting<'_, W> {
    fn places(&self) -> CellSet<W> {
        self.view.candidates.open_places_of(self.digit)
    }

    /// A cell of the colour that the cell sees.
    fn seen(&self, cell: Cell, colour: CellSet<W>) -> Option<Cell> {
        (self.view.geometry.peers(cell) & colour).first()
    }

    /// Two cells, one of each colour, that see each other.
    fn meeting(&self, one: CellSet<W>, other: CellSet<W>) -> Option<(Cell, Cell)> {
        one.iter().find_map(|cell| Some((cell, self.seen(cell, other)?)))
    }

    /// What sees both colours goes.
    fn trap(&self, net: &ColouredTree<W>, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let [one, other] = net.colours;
        let strikes = (self.places() - one - other).iter().filter_map(|cell| {
            let (first, second) = (self.seen(cell, one)?, self.seen(cell, other)?);
            let sights = vec![Meeting::Struck { by: [first, second], cell }];
            Some(StruckCell { cell, edges: net.way(first, second), sights })
        });
        self.tell(Vec::new(), strikes.collect(), visit)
    }

    /// A colour two of whose cells see each other is false.
    fn wrap(&self, net: &ColouredTree<W>, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        net.colours.iter().try_for_each(|&colour| {
            let Some((first, second)) = self.meeting(colour, colour) else {
                return ControlFlow::Continue(());
            };
            let clash = Meeting::Clash([first, second]);
            let strikes = colour.iter().map(|cell| {
                let mut edges = net.way(first, second);
                edges.extend(net.way(first, cell));
                StruckCell { cell, edges, sights: Vec::new() }
            });
            self.tell(vec![clash], strikes.collect(), visit)
        })
    }

    /// Two colours that see each other are not both true, so one of their opposites is.
    fn joined_trap(
        &self,
        first: &ColouredTree<W>,
        second: &ColouredTree<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let mut strikes: Vec<StruckCell> = Vec::new();
        for (mine, theirs) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let meeting = self.meeting(first.colours[mine], second.colours[theirs]);
            let Some((here, there)) = meeting else { continue };
            let (one, other) = (first.colours[1 - mine], second.colours[1 - theirs]);
            for cell in (self.places() - one - other).iter() {
                let (near, far) = (self.seen(cell, one), self.seen(cell, other));
                let (Some(near), Some(far)) = (near, far) else { continue };
                if strikes.iter().any(|known| known.cell == cell) {
                    continue;
                }
                let mut edges = first.way(near, here);
                edges.extend(second.way(there, far));
                let struck = Meeting::Struck { by: [near, far], cell };
                let sights = vec![Meeting::Joint([here, there]), struck];
                strikes.push(StruckCell { cell, edges, sights });
            }
        }
        strikes.sort_by_key(|strike| strike.cell);
        self.tell(Vec::new(), strikes, visit)
    }

    /// A colour that sees both colours of another net is false.
    fn joined_wrap(
        &self,
        first: &ColouredTree<W>,
        second: &ColouredTree<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        first.colours.iter().try_for_each(|&colour| {
            let meetings = second.colours.map(|other| self.meeting(colour, other));
            let [Some((here, one)), Some((there, other))] = meetings else {
                return ControlFlow::Continue(());
            };
            let clashes = vec![Meeting::Clash([here, one]), Meeting::Clash([there, other])];
            let strikes = colour.iter().map(|cell| {
                let mut edges = second.way(one, other);
                edges.extend(first.way(here, there));
                edges.extend(first.way(here, cell));
                StruckCell { cell, edges, sights: Vec::new() }
            });
            self.tell(clashes, strikes.collect(), visit)
        })
    }

    /// The step of some strikes. All of them rest on the clashes.
    fn tell(
        &self,
        clashes: Vec<Meeting>,
        strikes: Vec<StruckCell>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        if strikes.is_empty() {
            return ControlFlow::Continue(());
        }
        let edges: BTreeSet<Edge> =
            strikes.iter().flat_map(|strike| strike.edges.iter().copied()).collect();
        let link = |edge: &Edge| {
            let cells = [edge.from, edge.to].into_iter().collect();
            Places { house: edge.house, digit: self.digit, cells }
        };
        let links: Vec<Places> = edges.iter().map(link).collect();
        let mut count = links.len();
        // The numbers of the claims that meetings make behind those that there are.
        let mut numbers_of = |meetings: &[Meeting]| {
            let first = count;
            count += meetings.iter().map(|meeting| meeting.claims(self.digit).len()).sum::<usize>();
            (first..count).map(|number| number as u16)
        };
        let shared = numbers_of(&clashes);
        let mut meetings = clashes;
        let mut conclusions = Vec::with_capacity(strikes.len());
        for strike in strikes {
            let own = edges.iter().enumerate().filter(|(_, edge)| strike.edges.contains(edge));
            let mut numbers: Vec<u16> = own.map(|(number, _)| number as u16).collect();
            numbers.extend(shared.clone().chain(numbers_of(&strike.sights)));
            meetings.extend(strike.sights);
            let fact = Fact::Absent(strike.cell, self.digit);
            conclusions.push(Conclusion { fact, support: Support::Claims(numbers) });
        }
        let claims = proof::Colours { digit: self.digit, links, meetings }.claims();
        visit(Step { rule: self.rule, claims, conclusions, cases: Vec::new() })
    }
}
