//! Constraints along which digits rise: what a cell holds at least and at most because of those before it and behind it.

use super::reason::{Reason, Rising};
use crate::explanation::telling::ways::{Allowed, whole_number};
use crate::grid::{Apart, Candidate, Cell, ConstraintNumber, Digit, Geometry};

/// The cells of a constraint in the order in which its digits rise.
pub(super) struct Rise {
    cells: Vec<Cell>,
    /// Of each two neighbours, whether their digits cannot be equal.
    differ: Vec<bool>,
}

impl Rise {
    /// The order of a constraint that says of its neighbouring cells, and of no others, that digits rise, or at least do not
    /// fall; `None` of any other.
    pub(super) fn of(geometry: &Geometry, number: ConstraintNumber) -> Option<Self> {
        let mut cells: Vec<Cell> = geometry.constraint(number)?.cells().collect();
        if !neighbours(&cells).all(|two| is_lower(geometry, number, two)) {
            cells.reverse();
        }
        let is_rising =
            cells.len() > 1 && neighbours(&cells).all(|two| is_lower(geometry, number, two));
        let differ = neighbours(&cells).map(|[one, other]| {
            geometry.digits().all(|digit| {
                geometry.excludes(Candidate { cell: one, digit }, Candidate { cell: other, digit })
            })
        });
        let differ = differ.collect();
        is_rising.then_some(Self { cells, differ })
    }

    /// Why a candidate is too low or too high.
    pub(super) fn reason(
        &self,
        geometry: &Geometry,
        allowed: &Allowed<'_>,
        one: Candidate,
    ) -> Option<Reason> {
        let at = self.cells.iter().position(|cell| *cell == one.cell)?;
        let worths = geometry.worths();
        let steps = |from: usize, to: usize| {
            whole_number(self.differ[from..to].iter().filter(|differ| **differ).count())
        };
        let end = |place: usize, is_from: bool| -> Option<Digit> {
            let mut digits = allowed.digits_of(self.cells[place]).iter();
            if is_from { digits.next() } else { digits.last() }
        };
        let told = |place: usize, end: Digit, reached: i64, is_from: bool| {
            let (low, high) = if is_from { (place, at) } else { (at, place) };
            let is_strict = self.differ[low..high].iter().all(|differ| *differ);
            let reached = worths.digit(reached)?;
            let from = self.cells[place];
            Some(Reason::Rising(Rising { from, end, reached, is_from, is_strict }))
        };
        let worth = worths.worth(one.digit);
        let below = (0..at).filter_map(|place| {
            let end = end(place, true)?;
            Some((worths.worth(end) + steps(place, at), place, end))
        });
        if let Some((least, place, end)) = below.max().filter(|(least, ..)| *least > worth) {
            return told(place, end, least, true);
        }
        let above = (at + 1..self.cells.len()).rev().filter_map(|place| {
            let end = end(place, false)?;
            Some((worths.worth(end) - steps(at, place), place, end))
        });
        let (most, place, end) = above.min_by_key(|(most, ..)| *most)?;
        if most < worth { told(place, end, most, false) } else { None }
    }
}

fn neighbours(cells: &[Cell]) -> impl Iterator<Item = [Cell; 2]> + '_ {
    cells.windows(2).map(|two| [two[0], two[1]])
}

/// Whether the constraint says of two cells just that the digit of the first is lower, or not higher.
fn is_lower(geometry: &Geometry, number: ConstraintNumber, [one, other]: [Cell; 2]) -> bool {
    let candidates =
        |cell: Cell| geometry.allowed_in(cell).iter().map(move |digit| Candidate { cell, digit });
    let pairs = || candidates(one).flat_map(|low| candidates(other).map(move |high| (low, high)));
    let falls = |(low, high): &(Candidate, Candidate)| low.digit > high.digit;
    let is_said = |(low, high): (Candidate, Candidate)| {
        geometry.apart(low, high) == Some(Apart::Constraint(number))
    };
    let rises = |(low, high): &(Candidate, Candidate)| low.digit < high.digit;
    // The grid may say of some of them itself that they cannot be.
    pairs().filter(falls).any(is_said)
        && pairs().filter(falls).all(|(low, high)| geometry.excludes(low, high))
        && !pairs().filter(rises).any(is_said)
}
