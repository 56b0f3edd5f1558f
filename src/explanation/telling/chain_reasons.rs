//! Why a chain rules out each of the candidates that it strikes, where the reasons differ: by both its ends, by a pair of
//! neighbours in a loop, or by a set of cells that keeps its digits.

use super::names;
use super::shape::{Telling, struck_by};
use crate::grid::{Candidate, Cell, CellSet, DigitSet, Geometry};
use crate::message::{Message, words};
use crate::proof::{Chain, Conclusion, Node};

/// One reason, with what it strikes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ChainReason {
    /// One of the two nodes is true, both of the same digit.
    OneOf(Node, Node),
    /// The same of two nodes of a loop that are no neighbours.
    InTurn(Node, Node),
    /// The cell holds one of the two digits.
    Either(Cell, DigitSet),
    /// The set with this number has the digit in it, and what sees all its places there has not.
    Set(usize, Node),
    /// The set has the digit in it, and its only place there holds nothing else.
    OnlyCell(usize, Node),
}

impl Telling<'_> {
    /// Why a closed chain strikes each of these. Its links made by sets have the numbers of these.
    pub(super) fn reasons_of_loop(
        &self,
        chain: &Chain,
        sets: &[Option<usize>],
        conclusions: &[Conclusion],
    ) -> Vec<Message> {
        let nodes = &chain.nodes;
        let after = |place: usize| nodes[(place + 1) % nodes.len()];
        let pairs = (1..nodes.len()).step_by(2).map(|place| pair(nodes[place], after(place)));
        let mut reasons: Vec<ChainReason> = pairs.flatten().collect();
        for ((link, ends), number) in chain.links.iter().zip(chain.ends_of_links()).zip(sets) {
            let (Some(set), &Some(number)) = (link.set(), number) else { continue };
            let others = set.digits() - ends.iter().map(|end| end.digit).collect();
            for node in others.iter().map(|digit| set.node(digit)) {
                reasons
                    .extend([ChainReason::Set(number, node), ChainReason::OnlyCell(number, node)]);
            }
        }
        // Around a loop either every second node is true or all the others are.
        let (every_second, others): (Vec<_>, Vec<_>) =
            nodes.iter().enumerate().partition(|(place, _)| place % 2 == 0);
        for (_, &first) in every_second {
            let of_digit = others.iter().filter(|(_, other)| other.digit == first.digit);
            reasons.extend(of_digit.map(|&(_, &other)| ChainReason::InTurn(first, other)));
        }
        self.tell_reasons(&reasons, conclusions)
    }

    /// Why the two ends of a chain strike each of these, one of which is true.
    pub(super) fn reasons_of_ends(
        &self,
        chain: &Chain,
        conclusions: &[Conclusion],
    ) -> Vec<Message> {
        let [start, .., end] = chain.nodes.as_slice() else { return Vec::new() };
        if let Some(reason) = pair(*start, *end) {
            return self.tell_reasons(&[reason], conclusions);
        }
        let told = struck_by(conclusions).map(|Candidate { cell, digit }| {
            let (here, there) = if start.digit == digit { (end, start) } else { (start, end) };
            if there.digit != digit || here.cells != CellSet::of(cell) {
                return self.excluded_besides(Candidate { cell, digit });
            }
            Message::from(words::ChainExcludes {
                cell: self.geometry.cell_name(cell),
                digit: self.geometry.digit_name(digit),
                seen: names::cells(self.geometry, there.cells),
                own: self.geometry.digit_name(here.digit),
            })
        });
        told.collect()
    }

    /// Each reason that strikes something, with all that it strikes and none before it did.
    fn tell_reasons(&self, reasons: &[ChainReason], conclusions: &[Conclusion]) -> Vec<Message> {
        let mut left: Vec<Candidate> = struck_by(conclusions).collect();
        let mut told = Vec::new();
        for reason in reasons {
            let (struck, others): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|&target| reason.strikes(target, self.geometry));
            left = others;
            if !struck.is_empty() {
                told.push(self.reason(reason, &struck));
            }
        }
        if !self.geometry.excludes_only_repeats() {
            told.extend(left.into_iter().map(|one| self.excluded_besides(one)));
        }
        told
    }

    /// That a candidate goes by other digits in other cells; the sentence after it says why.
    fn excluded_besides(&self, Candidate { cell, digit }: Candidate) -> Message {
        let (cell, digit) = (self.geometry.cell_name(cell), self.geometry.digit_name(digit));
        words::ChainExcludesBesides { cell, digit }.into()
    }

    fn reason(&self, reason: &ChainReason, struck: &[Candidate]) -> Message {
        let targets: CellSet = struck.iter().map(|one| one.cell).collect();
        let digits: DigitSet = struck.iter().map(|&Candidate { digit, .. }| digit).collect();
        let named = |cells| names::cells(self.geometry, cells);
        match *reason {
            ChainReason::OneOf(first, second) => Message::from(words::LoopOneOf {
                digit: self.geometry.digit_name(first.digit),
                cells: named(first.cells | second.cells),
                targets: named(targets),
            }),
            ChainReason::InTurn(first, second) => Message::from(words::LoopInTurn {
                digit: self.geometry.digit_name(first.digit),
                cells: named(first.cells | second.cells),
                targets: named(targets),
            }),
            ChainReason::Either(cell, held) => Message::from(words::LoopEither {
                cell: self.geometry.cell_name(cell),
                held: names::digits(self.geometry, held),
                struck: names::digits(self.geometry, digits),
            }),
            ChainReason::Set(set, node) => Message::from(words::LoopSet {
                set: names::letter(set),
                digit: self.geometry.digit_name(node.digit),
                cells: named(node.cells),
                targets: named(targets),
            }),
            ChainReason::OnlyCell(set, node) => Message::from(words::LoopOnlyCell {
                set: names::letter(set),
                digit: self.geometry.digit_name(node.digit),
                cells: named(node.cells),
                struck: names::digits(self.geometry, digits),
            }),
        }
    }
}

impl ChainReason {
    fn strikes(&self, Candidate { cell, digit }: Candidate, geometry: &Geometry) -> bool {
        let target = Node { cells: CellSet::of(cell), digit };
        match self {
            Self::OneOf(first, second) | Self::InTurn(first, second) => {
                first.digit == digit
                    && first.excludes(&target, geometry)
                    && second.excludes(&target, geometry)
            }
            Self::Either(own, held) => cell == *own && !held.contains(digit),
            Self::Set(_, node) => node.digit == digit && node.excludes(&target, geometry),
            Self::OnlyCell(_, node) => node.digit != digit && node.excludes(&target, geometry),
        }
    }
}

/// What two nodes one of which is true can strike by themselves: of one digit, or in one cell.
fn pair(first: Node, second: Node) -> Option<ChainReason> {
    if first.digit == second.digit {
        return Some(ChainReason::OneOf(first, second));
    }
    let cell = first.cells.only().filter(|_| first.cells == second.cells)?;
    Some(ChainReason::Either(cell, [first.digit, second.digit].into_iter().collect()))
}
