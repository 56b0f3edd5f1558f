//! From a chain that was found to the step that records it.

use std::collections::BTreeMap;

use super::graph::{Node, Reason};
use crate::grid::{Candidates, Cell, CellSet, Digit, Geometry};
use crate::proof::{Claim, Conclusion, Fact, Role, RuleId, Statement, Step, Support};

/// Nodes joined by strong and weak links in turn, with the reason of each strong link: an open chain,
/// or a closed one whose last node excludes its first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Path<const W: usize> {
    pub(super) nodes: Vec<Node<W>>,
    pub(super) reasons: Vec<Reason<W>>,
    pub(super) closed: bool,
}

/// What a path concludes.
#[derive(Clone)]
pub(super) struct Found<const W: usize> {
    pub(super) path: Path<W>,
    pub(super) targets: Vec<(Cell, Digit)>,
}

impl<const W: usize> Path<W> {
    /// The same path told in the one of its readings that comes first.
    pub(super) fn canonical(self) -> Self {
        let mut readings = vec![self.reversed()];
        if self.closed {
            let half = self.reasons.len();
            for turn in 1..half {
                let turned = self.turned(turn);
                readings.push(turned.reversed());
                readings.push(turned);
            }
        }
        readings.push(self);
        let first = readings.into_iter().min_by(|a, b| a.nodes.cmp(&b.nodes));
        first.expect("at least two readings")
    }

    fn reversed(&self) -> Self {
        let nodes = self.nodes.iter().rev().copied().collect();
        let reasons = self.reasons.iter().rev().copied().collect();
        Self { nodes, reasons, closed: self.closed }
    }

    /// A closed path told from a later strong link on.
    fn turned(&self, by: usize) -> Self {
        let mut path = self.clone();
        path.nodes.rotate_left(2 * by);
        path.reasons.rotate_left(by);
        path
    }

    /// The number of links.
    pub(super) fn len(&self) -> usize {
        self.nodes.len() - usize::from(!self.closed)
    }

    /// The claims that the path rests on; `number` is that of its first strong link.
    fn claims(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        number: usize,
    ) -> Vec<Claim> {
        let mut claims = Vec::with_capacity(self.nodes.len() + 2);
        for (place, reason) in self.reasons.iter().enumerate() {
            let digit = self.nodes[2 * place].digit;
            let link = (number + place) as u8;
            let statements = strong_link(geometry, candidates, *reason, digit).into_iter();
            claims
                .extend(statements.map(|statement| Claim::new(Role::StrongLink(link), statement)));
            let next = (2 * place + 2) % self.nodes.len();
            if next != 0 || self.closed {
                let (first, second) = (self.nodes[2 * place + 1].wide(), self.nodes[next].wide());
                claims.push(Claim::new(Role::WeakLink(link), Statement::NotBoth { first, second }));
            }
        }
        claims
    }

    /// That the ends exclude the targets.
    fn target_claims(&self, targets: &[(Cell, Digit)]) -> Vec<Claim> {
        let (Some(start), Some(end)) = (self.nodes.first(), self.nodes.last()) else {
            return Vec::new();
        };
        let mut claims = Vec::new();
        let mut claim = |first: &Node<W>, second: Node<W>| {
            let (first, second) = (first.wide(), second.wide());
            claims.push(Claim::new(Role::Target, Statement::NotBoth { first, second }));
        };
        if start.digit == end.digit && start != end {
            let cells = targets.iter().map(|&(cell, _)| cell).collect();
            let target = Node { digit: start.digit, cells };
            claim(start, target);
            claim(end, target);
        } else {
            for &(cell, digit) in targets {
                claim(start, Node::of(cell, digit));
                if start != end {
                    claim(end, Node::of(cell, digit));
                }
            }
        }
        claims
    }
}

/// What is stated by a strong link. Of an almost locked set it is said which digits each of its cells
/// may hold: where in the set a digit may be is what the links rest on.
fn strong_link<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    reason: Reason<W>,
    digit: Digit,
) -> Vec<Statement> {
    match reason {
        Reason::House(house) => {
            let cells = candidates.open_places_of(digit) & geometry.cells_of(house);
            vec![Statement::OnlyPlaces { house, digit, cells: cells.resize() }]
        }
        Reason::Cell(cell) => {
            let digits = candidates.digits_of(cell);
            vec![Statement::OnlyDigits { cells: CellSet::of(cell), digits }]
        }
        Reason::Set(cells) => {
            let mut alike: BTreeMap<Vec<Digit>, CellSet> = BTreeMap::new();
            for cell in cells.iter() {
                let digits = candidates.digits_of(cell).iter().collect();
                alike.entry(digits).or_default().insert(cell);
            }
            let only = |(digits, cells): (Vec<Digit>, CellSet)| Statement::OnlyDigits {
                cells,
                digits: digits.into_iter().collect(),
            };
            alike.into_iter().map(only).collect()
        }
    }
}

/// The step of one or several chains. With several, each conclusion rests on the claims of the
/// chains that it follows from.
pub(super) fn step<const W: usize>(
    rule: RuleId,
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    chains: &[Found<W>],
) -> Step {
    let mut claims = Vec::new();
    let mut conclusions: Vec<(Fact, Vec<u16>)> = Vec::new();
    let mut links = 0;
    for Found { path, targets } in chains {
        let first = claims.len() as u16;
        claims.extend(path.claims(geometry, candidates, links));
        if !path.closed {
            claims.extend(path.target_claims(targets));
        }
        links += path.reasons.len();
        let own = first..claims.len() as u16;
        for &(cell, digit) in targets {
            let fact = Fact::Absent(cell, digit);
            if conclusions.iter().all(|(known, _)| *known != fact) {
                conclusions.push((fact, own.clone().collect()));
            }
        }
    }
    let conclude = |(fact, numbers)| {
        let support = if chains.len() == 1 { Support::All } else { Support::Claims(numbers) };
        Conclusion { fact, support }
    };
    let conclusions = conclusions.into_iter().map(conclude).collect();
    Step { rule, claims, conclusions, cases: Vec::new() }
}
