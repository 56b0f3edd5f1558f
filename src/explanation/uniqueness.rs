//! Deadly patterns: cells that must not be left interchangeable, told with the reason why they would be.

use super::names;
use super::telling::Telling;
use crate::grid::{CellSet, Digit, DigitSet, House};
use crate::message::{DigitName, Message};
use crate::proof::{Claim, Fact, Role, Statement, Step};

/// A pattern of more cells is told by their number, not cell by cell.
const MOST_NAMED: usize = 12;

/// That an answer rests on the puzzle's having one solution, if a step of it does.
pub(super) fn assumption(steps: &[Step]) -> Option<Message> {
    let assumes = steps.iter().any(Step::assumes_one_solution);
    assumes.then(|| Message::new("why-assumes-one-solution"))
}

/// The claims of a step about a deadly pattern, by the part that they play.
#[derive(Default)]
struct Parts<'a> {
    /// The cells of the pattern.
    cells: CellSet,
    /// Cells that were filled.
    filled: Option<&'a Statement>,
    /// Which digits cells of the pattern can hold.
    groups: Vec<(CellSet, DigitSet)>,
    /// Houses in which a digit is only in cells of the pattern.
    places: Vec<(House, Digit, CellSet)>,
    /// The cells and the digits of a naked set that cells of the pattern are part of.
    set: Option<(CellSet, DigitSet)>,
    /// The cells that see what is struck.
    seeing: CellSet,
}

impl<'a> Parts<'a> {
    fn of(claims: &'a [Claim]) -> Self {
        let mut parts = Self::default();
        for claim in claims {
            match (claim.role, &claim.statement) {
                (Role::Deadly, Statement::NotGiven(cells)) => parts.cells = *cells,
                (Role::Deadly, filled @ Statement::Filled(_)) => parts.filled = Some(filled),
                (Role::Deadly, &Statement::OnlyDigits { cells, digits }) => {
                    parts.groups.push((cells, digits));
                }
                (Role::Deadly, &Statement::OnlyPlaces { house, digit, cells }) => {
                    parts.places.push((house, digit, cells));
                }
                (Role::Set(_), &Statement::OnlyDigits { cells, digits }) => {
                    parts.set = Some((cells, digits));
                }
                (Role::Target, Statement::Sees { cells, .. }) => parts.seeing = *cells,
                _ => {}
            }
        }
        parts
    }

    /// The cells of which some can hold more than the pattern's digits.
    fn roofs(&self) -> CellSet {
        let set = self.set.map_or(CellSet::EMPTY, |(cells, _)| cells);
        if self.seeing.is_empty() { self.cells - self.floors() } else { self.seeing - set }
    }

    /// The cells of which it is said what they hold.
    fn floors(&self) -> CellSet {
        let filled = match self.filled {
            Some(Statement::Filled(filled)) => filled.iter().map(|&(cell, _)| cell).collect(),
            _ => CellSet::EMPTY,
        };
        self.groups.iter().fold(filled, |all, &(cells, _)| all | cells)
    }
}

impl Telling<'_> {
    /// The step as one about a deadly pattern, if it assumes that there is one solution.
    pub(super) fn uniqueness(&self) -> Option<Message> {
        if !self.step.assumes_one_solution() {
            return None;
        }
        let parts = Parts::of(&self.step.claims);
        let message = match (parts.set, parts.places.as_slice()) {
            (Some((cells, digits)), _) => self.deadly_set(&parts, cells, digits),
            (None, [(house, digit, cells)]) => self
                .length
                .message("deadly-locked")
                .with("house", self.geometry.house_name(*house))
                .with("digit", self.geometry.digit_name(*digit))
                .with("roofs", names::cells(self.geometry, *cells)),
            (None, [one, other]) => self.deadly_sides(&parts, one, other),
            _ if parts.seeing.is_empty() => self
                .length
                .message("deadly-cell")
                .with("roofs", names::cells(self.geometry, parts.roofs())),
            _ => self
                .length
                .message("deadly-digit")
                .with("roofs", names::cells(self.geometry, parts.roofs()))
                .with("digit", self.one(self.struck())),
        };
        let message = message
            .with("known", self.known(&parts))
            .with("exchange", self.exchange(&parts))
            .with("struck", names::digits(self.geometry, self.struck()));
        Some(self.with_eliminations(message, &self.step.conclusions))
    }

    /// The digits that are struck.
    fn struck(&self) -> DigitSet {
        let absent = |fact: Fact| matches!(fact, Fact::Absent(..)).then(|| fact.digit());
        self.step.conclusions.iter().filter_map(|end| absent(end.fact)).collect()
    }

    /// The name of the first digit.
    fn one(&self, digits: DigitSet) -> DigitName {
        self.geometry.digit_name(digits.first().unwrap_or_else(|| Digit::new(0)))
    }

    /// What the cells of the pattern hold, or can hold, as sentences.
    fn known(&self, parts: &Parts<'_>) -> Vec<Message> {
        let mut known = Vec::new();
        if let Some(Statement::Filled(filled)) = parts.filled {
            let filled = names::placements(self.geometry, filled);
            known.push(Message::new("deadly-filled").with("filled", filled));
        }
        let mut groups = parts.groups.clone();
        if parts.floors().len() > MOST_NAMED {
            let floors = parts.floors() - parts.roofs();
            known.push(Message::new("deadly-many").with("count", floors.len()));
            groups.retain(|(cells, _)| !cells.is_subset(&floors));
        }
        let group = |&(cells, digits): &(CellSet, DigitSet)| {
            Message::new("deadly-group")
                .with("cells", names::cells(self.geometry, cells))
                .with("digits", names::digits(self.geometry, digits))
        };
        if !groups.is_empty() {
            let groups: Vec<Message> = groups.iter().map(group).collect();
            known.push(Message::new("deadly-known").with("groups", groups));
        }
        known
    }

    /// What could be exchanged, as a clause.
    fn exchange(&self, parts: &Parts<'_>) -> Message {
        let floors = parts.groups.iter().filter(|(cells, _)| !cells.is_subset(&parts.roofs()));
        let digits: Vec<DigitSet> = floors.map(|&(_, digits)| digits).collect();
        let id = match digits.as_slice() {
            [] => "deadly-two",
            [digits] if digits.len() == 2 => "deadly-two",
            [_] => "deadly-lines",
            _ => "deadly-other",
        };
        Message::new(id).with("count", parts.cells.len())
    }

    /// Cells that make a naked set with one of the roofs.
    fn deadly_set(&self, parts: &Parts<'_>, cells: CellSet, digits: DigitSet) -> Message {
        let roofs = parts.roofs();
        let above = parts.groups.iter().filter(|(cells, _)| cells.is_subset(&roofs));
        let above = above.fold(DigitSet::EMPTY, |all, &(_, digits)| all | digits);
        let houses = self.geometry.houses_around(cells | roofs);
        self.length
            .message("deadly-set")
            .with("roofs", names::cells(self.geometry, roofs))
            .with("extras", names::digits(self.geometry, above & digits))
            .with("set", names::cells(self.geometry, cells))
            .with("digits", names::digits(self.geometry, digits))
            .with("houses", names::houses(self.geometry, houses))
    }

    /// A rectangle in two sides of which a digit has no places but the corners.
    fn deadly_sides(
        &self,
        parts: &Parts<'_>,
        one: &(House, Digit, CellSet),
        other: &(House, Digit, CellSet),
    ) -> Message {
        let (floors, digit) = (parts.floors(), one.1);
        let base = parts.groups.iter().fold(DigitSet::EMPTY, |all, &(_, digits)| all | digits);
        let named = |cells| names::cells(self.geometry, cells);
        let message = if let Some(corner) = (one.2 & other.2).only() {
            let corner = CellSet::of(corner);
            self.length
                .message("deadly-hidden")
                .with("corner", named(corner))
                .with("house", self.geometry.house_name(one.0))
                .with("near", named(one.2 - corner))
                .with("other", self.geometry.house_name(other.0))
                .with("far", named(other.2 - corner))
        } else {
            self.length
                .message("deadly-diagonal")
                .with("houses", names::houses(self.geometry, [one.0, other.0]))
                .with("cells", named(parts.cells))
                .with("roofs", named(parts.cells - floors))
        };
        message
            .with("floors", named(floors))
            .with("digit", self.geometry.digit_name(digit))
            .with("second", self.one(base - DigitSet::of(digit)))
    }
}
