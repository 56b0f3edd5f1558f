//! Questions that lead to a pattern of several cells, each fit for its kind: chains, nets, rings, wings, sets of cells,
//! and patterns that must not be left interchangeable.
//!
//! A question may say how to begin, such as what to suppose of one cell; it never says what that comes to.

use super::clue::{Clue, HintPlace, Leading, listed};
use super::constraint::constraint_names;
use super::names;
use crate::grid::{Cell, CellSet, Digit, DigitSet, Group};
use crate::message::{CellName, Message, words};
use crate::proof::{
    Balance, Chain, Colours, Deadly, Exclusion, Fact, HeldSet, JoinedSets, LawUse, Node, Ring,
    SumPart,
};

impl Leading<'_> {
    fn cells(&self, cells: CellSet) -> Vec<CellName> {
        names::cells(self.geometry, cells)
    }

    /// Almost locked sets that digits join, or a stem with its petals.
    pub(super) fn of_joined(&self, joined: &JoinedSets) -> (Message, CellSet) {
        if let Some(stem) = joined.stem {
            let stem = CellSet::of(stem);
            return (words::AskPivot { cells: self.cells(stem) }.into(), stem);
        }
        let first = joined.sets.first().map_or(CellSet::EMPTY, HeldSet::cells);
        let (cells, count, sets) = (self.cells(first), first.len(), joined.sets.len());
        let question = match (sets, joined.is_double()) {
            (_, true) => words::AskTwoSetsTwice { cells, count }.into(),
            (2, _) => words::AskTwoSets { cells, count }.into(),
            _ => words::AskSets { cells, count, sets }.into(),
        };
        (question, first)
    }

    /// A chain or a loop: what follows if a candidate of it is not there.
    pub(super) fn of_chain(&self, chain: &Chain) -> Option<(Message, CellSet)> {
        let cells = self.pattern();
        let (start, end) = (chain.nodes.first()?, chain.nodes.last()?);
        if !chain.closed && start == end {
            return Some((words::AskTurn { cells: self.cells(start.cells) }.into(), start.cells));
        }
        if let Some(ends) = equal_ends(chain) {
            return Some((words::AskEqualCells { cells: self.cells(ends) }.into(), ends));
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
        let (cells, digit) = (self.cells(start.cells), self.geometry.digit_name(start.digit));
        let question = match (chain.closed, is_of_one_digit) {
            (true, _) => words::AskLoop { cells, digit }.into(),
            (false, true) => words::AskChainOfDigit { cells, digit }.into(),
            (false, false) => words::AskChain { cells, digit }.into(),
        };
        Some((question, start.cells))
    }

    /// A ring of an odd number of cells with its guardians. Something may be concluded of any of them.
    pub(super) fn of_ring(&self, ring: &Ring) -> (Message, CellSet) {
        let digit = self.geometry.digit_name(ring.digit);
        (words::AskRing { digit }.into(), CellSet::EMPTY)
    }

    /// One or two nets in two colours.
    pub(super) fn of_colours(&self, colours: &Colours) -> (Message, CellSet) {
        let (nets, digit) = (colours.nets(), self.geometry.digit_name(colours.digit));
        let is_false = |colour: &CellSet| colour.intersects(&self.concluded);
        let colours = nets.iter().flat_map(|net| [(net.one, net.other), (net.other, net.one)]);
        if let Some((_, opposite)) = colours.into_iter().find(|(colour, _)| is_false(colour)) {
            let (cells, count) = (self.cells(opposite), opposite.len());
            return (words::AskOtherColour { cells, count, digit }.into(), opposite);
        }
        let question = match nets.len() {
            1 => words::AskColours { digit }.into(),
            _ => words::AskNets { digit }.into(),
        };
        (question, CellSet::EMPTY)
    }

    /// Cells whose combinations are gone through.
    pub(super) fn of_combinations(&self, exclusion: &Exclusion) -> (Message, CellSet) {
        let aligned = exclusion.cells();
        (words::AskCombinations { cells: self.cells(aligned) }.into(), aligned)
    }

    /// A pivot between cells with two candidates each; any other bent set, or two sets that cross, by counting.
    pub(super) fn of_pivot(&self, pivot: Option<Cell>) -> (Message, CellSet) {
        match pivot.map(CellSet::of) {
            Some(pivot) => (words::AskPivot { cells: self.cells(pivot) }.into(), pivot),
            None => (words::AskDigitsOnce.into(), CellSet::EMPTY),
        }
    }

    /// Constraints, and how they can be filled.
    pub(super) fn law(&self, law: &LawUse) -> Clue {
        let houses = constraint_names(self.geometry, &law.constraints);
        let question = words::AskLaw { houses }.into();
        let place = HintPlace::Constraints(law.constraints.clone());
        Clue { place, question, asked: CellSet::EMPTY }
    }

    /// Houses, and what whole sums or other houses leave of them.
    pub(super) fn balance(&self, balance: &Balance) -> Clue {
        let parts = balance.added.iter().chain(&balance.taken);
        let houses = parts.clone().filter_map(|part| match part {
            SumPart::House(house) => Some(house.group()),
            SumPart::Sum(_) => None,
        });
        let groups: Vec<Group> = houses.collect();
        let houses = names::houses(self.geometry, groups.iter().copied());
        let question = match groups.len() {
            0 => words::AskBlind.into(),
            count if count == parts.count() => words::AskLeftovers { houses }.into(),
            _ => words::AskBalance { houses }.into(),
        };
        let place = if groups.is_empty() { HintPlace::Grid } else { HintPlace::Houses(groups) };
        Clue { place, question, asked: CellSet::EMPTY }
    }

    /// What would have two solutions. `most` is of how many cells at most each is named.
    pub(super) fn exchanged(&self, deadly: &Deadly, most: usize) -> Clue {
        let (pattern, all) = (self.pattern(), deadly.cells);
        if all.len() > most || pattern.is_empty() {
            let is_grave = all == self.geometry.all_cells() - self.state.solved();
            let question =
                if is_grave { words::AskGrave.into() } else { words::AskExchangeMany.into() };
            return Clue { place: HintPlace::Grid, question, asked: CellSet::EMPTY };
        }
        let listed = if all == pattern { listed(all.len()) } else { 1 };
        let question = words::AskExchange { cells: self.cells(all), listed }.into();
        Clue { place: HintPlace::Cells(pattern), question, asked: all }
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
            let mut ends = self.step.facts();
            ends.any(|fact| cells.contains(fact.cell()) && fact.digit() == digit)
        };
        let place = self.place_of(cells - self.concluded);
        let named = self.cells(cells);
        let question = match digits.only().filter(|&digit| holds && !tells(digit)) {
            Some(digit) => {
                words::AskPlaces { cells: named, digit: self.geometry.digit_name(digit) }.into()
            }
            None => words::AskCases { cells: named }.into(),
        };
        Clue { place, question, asked: cells }
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
