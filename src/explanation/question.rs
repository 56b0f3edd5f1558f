//! Questions that lead to a pattern of several cells, each fit for its kind: chains, nets, rings, wings, sets of cells,
//! and patterns that must not be left interchangeable.
//!
//! A question may say how to begin, such as what to suppose of one cell; it never says what that comes to.

use super::clue::{Clue, Leading, Place, listed};
use super::names;
use crate::grid::{Cell, CellSet, Digit, DigitSet};
use crate::message::{Message, words};
use crate::proof::{Chain, Colours, Deadly, Exclusion, Fact, HeldSet, JoinedSets, Node, Ring};

impl Leading<'_> {
    /// The message about these cells.
    fn about(&self, message: Message, cells: CellSet) -> Message {
        message.with("cells", names::cells(self.geometry, cells)).with("count", cells.len())
    }

    /// Almost locked sets that digits join, or a stem with its petals.
    pub(super) fn of_joined(&self, joined: &JoinedSets) -> (Message, CellSet) {
        if let Some(stem) = joined.stem {
            let stem = CellSet::of(stem);
            return (self.about(Message::new("ask-pivot"), stem), stem);
        }
        let first = joined.sets.first().map_or(CellSet::EMPTY, HeldSet::cells);
        let id = match (joined.sets.len(), joined.is_double()) {
            (_, true) => "ask-two-sets-twice",
            (2, _) => "ask-two-sets",
            _ => "ask-sets",
        };
        (self.about(Message::new(id), first).with("sets", joined.sets.len()), first)
    }

    /// A chain or a loop: what follows if a candidate of it is not there.
    pub(super) fn of_chain(&self, chain: &Chain) -> Option<(Message, CellSet)> {
        let cells = self.pattern();
        let (start, end) = (chain.nodes.first()?, chain.nodes.last()?);
        if !chain.closed && start == end {
            return Some((self.about(Message::new("ask-turn"), start.cells), start.cells));
        }
        if let Some(ends) = equal_ends(chain) {
            return Some((self.about(Message::new("ask-equal-cells"), ends), ends));
        }
        let tells_nothing = |node: &&Node| {
            !self.step.conclusions.iter().any(|end| {
                (cells | node.cells).contains(end.fact.cell()) && node.digit == end.fact.digit()
            })
        };
        let mut starts: Vec<&Node> = vec![start, end];
        if chain.closed {
            starts = chain.nodes.iter().step_by(2).collect();
        }
        let start = starts.into_iter().find(tells_nothing)?;
        let is_of_one_digit = chain.nodes.iter().all(|node| node.digit == start.digit);
        let id = match (chain.closed, is_of_one_digit) {
            (true, _) => "ask-loop",
            (false, true) => "ask-chain-of-digit",
            (false, false) => "ask-chain",
        };
        let question = self.about(Message::new(id), start.cells);
        Some((question.with("digit", self.geometry.digit_name(start.digit)), start.cells))
    }

    /// A ring of an odd number of cells with its guardians. Something may be concluded of any of them.
    pub(super) fn of_ring(&self, ring: &Ring) -> (Message, CellSet) {
        let question = self.of_digit(Message::new("ask-ring"), ring.digit, CellSet::EMPTY);
        (question, CellSet::EMPTY)
    }

    /// One or two nets in two colours.
    pub(super) fn of_colours(&self, colours: &Colours) -> (Message, CellSet) {
        let (nets, digit) = (colours.nets(), colours.digit);
        let is_false = |colour: &CellSet| colour.intersects(&self.concluded);
        let colours = nets.iter().flat_map(|net| [(net.one, net.other), (net.other, net.one)]);
        if let Some((_, opposite)) = colours.into_iter().find(|(colour, _)| is_false(colour)) {
            let question = self.of_digit(Message::new("ask-other-colour"), digit, opposite);
            return (question, opposite);
        }
        let id = if nets.len() == 1 { "ask-colours" } else { "ask-nets" };
        (self.of_digit(Message::new(id), digit, CellSet::EMPTY), CellSet::EMPTY)
    }

    fn of_digit(&self, message: Message, digit: Digit, cells: CellSet) -> Message {
        self.about(message, cells).with("digit", self.geometry.digit_name(digit))
    }

    /// Cells whose combinations are gone through.
    pub(super) fn of_combinations(&self, exclusion: &Exclusion) -> (Message, CellSet) {
        let aligned = exclusion.cells();
        (self.about(Message::new("ask-combinations"), aligned), aligned)
    }

    /// A pivot between cells with two candidates each; any other bent set, or two sets that cross, by counting.
    pub(super) fn of_pivot(&self, pivot: Option<Cell>) -> (Message, CellSet) {
        match pivot.map(CellSet::of) {
            Some(pivot) => (self.about(Message::new("ask-pivot"), pivot), pivot),
            None => (Message::from(words::AskDigitsOnce), CellSet::EMPTY),
        }
    }

    /// What would have two solutions. `most` is of how many cells at most each is named.
    pub(super) fn exchanged(&self, deadly: &Deadly, most: usize) -> Clue {
        let (pattern, all) = (self.pattern(), deadly.cells);
        if all.len() > most || pattern.is_empty() {
            let is_grave = all == self.geometry.all_cells() - self.state.solved();
            let id = if is_grave { "ask-grave" } else { "ask-exchange-many" };
            return Clue { place: Place::Grid, question: Message::new(id), asked: CellSet::EMPTY };
        }
        let listed = if all == pattern { listed(all.len()) } else { 1 };
        let question = self.about(Message::new("ask-exchange"), all).with("listed", listed);
        Clue { place: Place::Cells(pattern), question, asked: all }
    }

    /// What is supposed in several cells in turn: one digit in each of them, if that gives nothing away, or anything.
    pub(super) fn cases_in(&self, cells: CellSet) -> Clue {
        let mut digits = DigitSet::EMPTY;
        let mut holds = true;
        for case in &self.step.cases {
            digits.insert(case.supposed.digit());
            holds &= matches!(case.supposed, Fact::Holds(..));
        }
        let tells = |digit: Digit| {
            let mut ends = self.step.conclusions.iter().map(|end| end.fact);
            ends.any(|fact| cells.contains(fact.cell()) && fact.digit() == digit)
        };
        let place = self.place_of(cells - self.concluded);
        match digits.only().filter(|&digit| holds && !tells(digit)) {
            Some(digit) => {
                let question = self.of_digit(Message::new("ask-places"), digit, cells);
                Clue { place, question, asked: cells }
            }
            None => {
                Clue { place, question: self.about(Message::new("ask-cases"), cells), asked: cells }
            }
        }
    }
}

/// Both ends of a chain between two cells with the same two candidates, which a strong link of one of these joins.
fn equal_ends(chain: &Chain) -> Option<CellSet> {
    let [start, second, near, far, fifth, end] = chain.nodes.as_slice() else { return None };
    let is_cell = |one: &Node, other: &Node| one.cells == other.cells && one.cells.len() == 1;
    let is_equal = is_cell(start, second)
        && is_cell(fifth, end)
        && start.digit == end.digit
        && [near, far, fifth].iter().all(|node| node.digit == second.digit);
    let is_alone = chain.links.iter().all(|link| link.set().is_none());
    (is_equal && is_alone && !chain.closed).then_some(start.cells | end.cells)
}
