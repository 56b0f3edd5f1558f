//! Why houses hold each digit once that the grid does not say itself: what they are made of, and which cells see each other by
//! them alone.

use std::collections::{BTreeMap, BTreeSet};

use super::apart::statements_that_matter;
use super::houses_in::houses_in;
use super::names;
use super::narrated_step::{NarratedStep, joined};
use crate::grid::{Apart, Candidate, Candidates, Cell, CellSet, Digit, Geometry, House};
use crate::message::{HouseName, Message, words};
use crate::proof::{Fact, Statement, Step};

/// Why each house is one that these sentences name and the grid does not say itself, and so of those that it is made of; each
/// once, and none of those that were told before, which learn of them.
pub(super) fn reasons<'a>(
    geometry: &Geometry,
    sentences: impl IntoIterator<Item = &'a Message>,
    before: &mut BTreeSet<House>,
) -> Vec<Message> {
    let mut open = named_in(geometry, sentences);
    let mut told = BTreeSet::new();
    while let Some(house) = open.pop() {
        if before.insert(house) {
            let _ = told.insert(house);
            let inner = geometry.derivation(house).map(|said| said.inner.as_slice());
            let inner = inner.unwrap_or_default().iter().copied();
            open.extend(inner.filter(|&inner| geometry.derivation(inner).is_some()));
        }
    }
    told.into_iter().filter_map(|house| reason(geometry, house)).collect()
}

/// The same of sentences that stand around these steps, which tell of the houses that they name themselves.
pub(in crate::explanation) fn reasons_beside<'a>(
    geometry: &Geometry,
    sentences: impl IntoIterator<Item = &'a Message>,
    lines: &[NarratedStep],
) -> Vec<Message> {
    let lines = lines.iter().map(|line| &line.sentence);
    let mut before = named_in(geometry, lines).into_iter().collect();
    reasons(geometry, sentences, &mut before)
}

/// A sentence that stands behind these steps, with why houses are ones that it names and they do not explain.
pub(in crate::explanation) fn with_reasons(
    geometry: &Geometry,
    sentence: Message,
    lines: &[NarratedStep],
) -> Message {
    let mut parts = vec![sentence];
    parts.extend(reasons_beside(geometry, &parts, lines));
    joined(parts)
}

/// The houses that follow from others and are named in these sentences.
fn named_in<'a>(
    geometry: &Geometry,
    sentences: impl IntoIterator<Item = &'a Message>,
) -> Vec<House> {
    let mut named = Vec::new();
    if geometry.derived_houses().next().is_some() {
        for sentence in sentences {
            houses_in(sentence, &mut named);
        }
    }
    let of_name = |name: &HouseName| {
        geometry.derived_houses().find(|&house| geometry.house_name(house) == *name)
    };
    named.iter().filter_map(of_name).collect()
}

/// The sentences that say which cells of a step, told in the state before it, see each other only in houses that follow from
/// others. In which house the cells of a set lie its own sentence says.
pub(super) fn sights(
    geometry: &Geometry,
    state: &Candidates,
    step: &Step,
    sentence: &[Message],
) -> Vec<Message> {
    if geometry.derived_houses().next().is_none() {
        return Vec::new();
    }
    let named = named_in(geometry, sentence);
    let mut sights = Sights { geometry, named, seen: BTreeMap::new() };
    sights.of_step(state, step);
    sights.of_cases(state, step);
    let seen: Vec<_> = sights.seen.into_iter().collect();
    let told = |(house, cells)| (names::cells(geometry, cells), geometry.house_name(house));
    match seen.as_slice() {
        [] => Vec::new(),
        &[one] => {
            let (cells, house) = told(one);
            vec![words::DerivedSights { cells, house }.into()]
        }
        several => {
            let in_house = |&one| {
                let (cells, house) = told(one);
                words::DerivedSight { cells, house }.into()
            };
            let sights = several.iter().map(in_house).collect();
            vec![words::DerivedSightsMany { sights }.into()]
        }
    }
}

/// The filled cells that keep digits out of others only by houses which follow from others, of those that a step needs away.
pub(in crate::explanation) fn holders(
    geometry: &Geometry,
    state: &Candidates,
    step: &Step,
) -> CellSet {
    if geometry.derived_houses().next().is_none() {
        return CellSet::EMPTY;
    }
    let mut sights = Sights { geometry, named: Vec::new(), seen: BTreeMap::new() };
    sights.of_step(state, step);
    sights.seen.values().fold(CellSet::EMPTY, |all, cells| all | *cells) & state.solved()
}

/// Cells that see each other only in houses that follow from others.
struct Sights<'a> {
    geometry: &'a Geometry,
    /// The houses that the sentence of the step names.
    named: Vec<House>,
    seen: BTreeMap<House, CellSet>,
}

impl Sights<'_> {
    /// Notes two cells if no more than such a house says that they see each other.
    fn note(&mut self, one: Cell, other: Cell) {
        let of_cell = |cell| Candidate::new(cell, Digit::new(0));
        if one != other
            && let Some(Apart::Group(group)) = self.geometry.apart(of_cell(one), of_cell(other))
            && self.geometry.derivation(group).is_some()
            && let Some(house) = self.geometry.as_house(group)
        {
            let cells = self.seen.entry(house).or_default();
            *cells |= CellSet::of(one) | CellSet::of(other);
        }
    }

    /// Whether all of these cells lie in a house that the sentence names.
    fn is_in_named(&self, cells: CellSet) -> bool {
        self.named.iter().any(|&house| cells.is_subset(&self.geometry.cells_of(house)))
    }

    fn note_all(&mut self, cells: CellSet, others: CellSet) {
        for one in cells.iter() {
            others.iter().for_each(|other| self.note(one, other));
        }
    }

    fn of_step(&mut self, state: &Candidates, step: &Step) {
        for statement in statements_that_matter(step) {
            match &statement {
                Statement::NotBoth { first, second } if first.digit == second.digit => {
                    self.note_all(first.cells, second.cells);
                }
                Statement::Sees { cells, targets } if !self.is_in_named(*cells | *targets) => {
                    self.note_all(*cells, *targets);
                }
                Statement::OnlyPlaces { house, digit, cells } if cells.len() == 1 => {
                    let blockers = state.blockers_around(self.geometry, *house, *digit, *cells);
                    let by_rules = |cell| self.geometry.groupmates_by_rules(cell);
                    let seen = blockers.iter().fold(CellSet::EMPTY, |all, it| all | by_rules(it));
                    let empty = self.geometry.cells_of(*house) - state.solved() - *cells;
                    self.note_all(blockers, empty - seen);
                }
                // In which houses a single cell sees all other digits is told.
                Statement::OnlyDigits { digits, .. } if digits.len() == 1 => {}
                Statement::OnlyPlaces { .. } | Statement::OnlyDigits { .. } => {
                    let absent = statement.premises(self.geometry);
                    absent.facts().for_each(|fact| self.note_absent(state, fact));
                }
                _ => {}
            }
        }
    }

    /// Notes an empty cell that lacks a digit, with a cell in which it sees it.
    fn note_absent(&mut self, state: &Candidates, fact: Fact) {
        let (cell, digit) = (fact.cell(), fact.digit());
        let holders = state.solved() & state.places_of(digit);
        let is_seen = holders.intersects(&self.geometry.groupmates_by_rules(cell));
        let by_steps = || state.ruled_out_by_steps(self.geometry, [Candidate { cell, digit }]);
        let is_known = state.solved().contains(cell) || state.allows(cell, digit);
        if !is_known
            && !is_seen
            && by_steps().is_empty()
            && let Some(by) = (holders & self.geometry.groupmates(cell)).first()
        {
            self.note(cell, by);
        }
    }

    /// The cells of the steps within a step, and where a cell is left one digit, what it sees, which is not told there.
    fn of_cases(&mut self, state: &Candidates, step: &Step) {
        for case in &step.cases {
            let mut supposed = state.clone();
            case.supposed.apply(self.geometry, &mut supposed);
            for step in &case.steps {
                self.of_step(&supposed, step);
                if let [claim] = step.claims.as_slice()
                    && let Statement::OnlyDigits { cells, digits } = &claim.statement
                    && let (Some(cell), 1) = (cells.only(), digits.len())
                {
                    let seen = supposed.digits_in_sight(self.geometry, cell);
                    self.note_all(CellSet::of(cell), seen);
                }
                self.of_cases(&supposed, step);
                step.apply(self.geometry, &mut supposed);
            }
        }
    }
}

/// Says which houses follow from those that the grid says itself; `None` if none do.
pub(in crate::explanation) fn says_of_derived(geometry: &Geometry) -> Option<Message> {
    let houses = names::houses(geometry, geometry.derived_houses());
    let count = houses.len();
    (count > 0).then(|| words::DerivedHouses { count, houses }.into())
}

/// Why each digit is once in a house; `None` if the grid says so itself.
fn reason(geometry: &Geometry, house: House) -> Option<Message> {
    let said = geometry.derivation(house)?;
    let outer = names::houses(geometry, said.outer.iter().copied());
    let inner = names::houses(geometry, said.inner.iter().copied());
    let cells = names::cells(geometry, geometry.cells_of(house));
    let house = geometry.house_name(house);
    Some(words::DerivedHouse { cells, house, inner, outer }.into())
}
