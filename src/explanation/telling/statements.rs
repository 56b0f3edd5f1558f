//! Claims told one by one: what a step saw where no shape has words for all of it together, as of a trace from elsewhere or of a
//! rule of a user's own.

use super::apart::statements_that_matter;
use super::balance;
use super::contradiction::contradiction;
use super::names;
use super::shape::Telling;
use crate::grid::{CellSet, Digit, DigitSet, Geometry, House};
use crate::message::words::{StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{Claim, Fact, Node, Role, Statement};

/// Says what a statement says, as a clause; `None` of one that speaks of no cell, or that is true of any.
pub fn statement(geometry: &Geometry, stated: &Statement) -> Option<Message> {
    Some(match stated {
        Statement::OnlyDigits { cells, digits } => only_digits(geometry, *cells, *digits)?,
        Statement::OnlyPlaces { house, digit, cells } => {
            only_places(geometry, *house, *digit, *cells)
        }
        Statement::Filled(filled) if filled.is_empty() => return None,
        Statement::Filled(filled) => {
            words::ClaimFilled { digits: names::placements(geometry, filled) }.into()
        }
        Statement::Sees { cells, targets } if cells.is_empty() || targets.is_empty() => {
            return None;
        }
        Statement::Sees { cells, targets } => words::ClaimSees {
            cells: names::cells(geometry, *cells),
            targets: names::cells(geometry, *targets),
        }
        .into(),
        Statement::NotBoth { first, second } => not_both(geometry, first, second)?,
        Statement::AtMostOnce { group, digit } => words::ClaimAtMostOnce {
            digit: geometry.digit_name(*digit),
            house: geometry.house_name(*group),
        }
        .into(),
        Statement::NotGiven(cells) if cells.is_empty() => return None,
        Statement::NotGiven(cells) => {
            words::ClaimNotGiven { cells: names::cells(geometry, *cells) }.into()
        }
        Statement::OneSolution => words::ClaimOneSolution.into(),
        Statement::Obeys(number) => {
            words::ClaimObeys { constraint: geometry.constraint_name(*number) }.into()
        }
        Statement::Balance { added, taken } => balance::statement(geometry, added, taken),
        Statement::NoDigit(_) | Statement::NoPlace { .. } => impossible(geometry, stated.clone()),
    })
}

/// What cannot be, as a clause.
fn impossible(geometry: &Geometry, stated: Statement) -> Message {
    contradiction(geometry, &Claim::new(Role::Contradiction, stated))
}

/// Cells that hold nothing but some digits; without one, that none is left for the first of them.
fn only_digits(geometry: &Geometry, cells: CellSet, digits: DigitSet) -> Option<Message> {
    let first = cells.first()?;
    if digits.is_empty() {
        return Some(impossible(geometry, Statement::NoDigit(first)));
    }
    let (cells, digits) = (names::cells(geometry, cells), names::digits(geometry, digits));
    Some(words::ClaimOnlyDigits { cells, digits }.into())
}

/// The cells of a house that a digit is in one of.
fn only_places(geometry: &Geometry, house: House, digit: Digit, cells: CellSet) -> Message {
    if cells.is_empty() {
        return impossible(geometry, Statement::NoPlace { house, digit });
    }
    words::ClaimOnlyPlaces {
        cells: names::cells(geometry, cells),
        digit: geometry.digit_name(digit),
        house: geometry.house_name(house),
    }
    .into()
}

/// Two nodes of which not both are true.
fn not_both(geometry: &Geometry, first: &Node, second: &Node) -> Option<Message> {
    let (one, other) = (first.cells.first()?, second.cells.first()?);
    let [near, far] = [first, second].map(|node| names::cells(geometry, node.cells));
    let [digit, other_digit] = [first, second].map(|node| geometry.digit_name(node.digit));
    let is_single = |node: &Node| node.cells.only().is_some();
    let is_one_cell = one == other && is_single(first) && is_single(second);
    Some(match first.digit == second.digit {
        true => words::ClaimNotBothSame { digit, far, near }.into(),
        false if is_one_cell => {
            let digits = vec![digit, other_digit];
            words::ClaimNotBothDigits { cell: geometry.cell_name(one), digits }.into()
        }
        false => words::ClaimNotBoth { digit, far, near, other: other_digit }.into(),
    })
}

impl Telling<'_> {
    /// What the step claims, one after the other, and what follows from all of it.
    pub(super) fn stated(&self) -> Message {
        let ends = &self.step.conclusions;
        let filled = ends.iter().filter(|end| matches!(end.fact, Fact::Holds(..)));
        let filled = filled.map(|end| names::fact(self.geometry, end.fact));
        let eliminations = self.eliminations(ends);
        let struck = !eliminations.is_empty();
        let struck = struck.then(|| words::ClaimsStrike { eliminations }.into());
        let follows = filled.chain(struck).collect();
        shapes::Stated { claims: self.clauses(), follows }.told(self.length)
    }

    /// What the step claims besides what it supposes.
    pub(super) fn stated_first(&self) -> Message {
        words::ClaimsFirst { claims: self.clauses() }.into()
    }

    /// What the step claims, each once.
    fn clauses(&self) -> Vec<Message> {
        let mut told: Vec<Message> = Vec::new();
        for stated in statements_that_matter(self.step) {
            let clause = statement(self.geometry, &stated);
            told.extend(clause.filter(|clause| !told.contains(clause)));
        }
        told
    }
}
