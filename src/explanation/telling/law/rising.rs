//! Constraints along which digits rise: what a cell holds at least and at most because of those before it and behind it.

use super::reason::{Pace, Reason, Rising};
use crate::explanation::telling::ways::{Allowed, whole_number};
use crate::grid::{Candidate, Cell, ConstraintNumber, Digit, Geometry};

/// The cells of a constraint in the order in which its digits rise.
pub(super) struct Rise {
    cells: Vec<Cell>,
    /// Of each two neighbours, whether their digits cannot be equal.
    differ: Vec<bool>,
    /// Whether the constraint itself lets them be equal.
    is_slow: bool,
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
        let is_slow = !neighbours(&cells).any(|two| is_kept_apart(geometry, number, two));
        is_rising.then_some(Self { cells, differ, is_slow })
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
            let reached = worths.digit(reached)?;
            let pace = match self.is_slow {
                false => Pace::Strict,
                true if self.differ[low..high].iter().any(|differ| *differ) => Pace::Mixed,
                true => Pace::Slow,
            };
            let plain = if is_from { worths.lowest() } else { worths.highest() };
            Some(Reason::Rising(Rising {
                from: self.cells[place],
                end,
                reached,
                is_from,
                places: high - low,
                pace,
                is_plain: worths.worth(end) == plain,
            }))
        };
        // Of several that say the same, one that counts is named, or else that which lies nearest.
        let counts = |place: usize| allowed.is_held(self.cells[place]);
        let worth = worths.worth(one.digit);
        let below = (0..at).filter_map(|place| {
            let end = end(place, true)?;
            Some((worths.worth(end) + steps(place, at), counts(place), place, end))
        });
        if let Some((least, _, place, end)) = below.max().filter(|(least, ..)| *least > worth) {
            return told(place, end, least, true);
        }
        let above = (at + 1..self.cells.len()).filter_map(|place| {
            let end = end(place, false)?;
            Some((worths.worth(end) - steps(at, place), !counts(place), place, end))
        });
        let (most, _, place, end) = above.min()?;
        if most < worth { told(place, end, most, false) } else { None }
    }
}

fn neighbours(cells: &[Cell]) -> impl Iterator<Item = [Cell; 2]> + '_ {
    cells.windows(2).map(|two| [two[0], two[1]])
}

/// Whether the constraint itself says that two cells are not equal.
fn is_kept_apart(geometry: &Geometry, number: ConstraintNumber, [one, other]: [Cell; 2]) -> bool {
    geometry.digits().any(|digit| {
        let [one, other] = [one, other].map(|cell| Candidate { cell, digit });
        says(geometry, number, one, other)
    })
}

/// Whether the constraint keeps two candidates apart: of several of a kind that share cells one says it for all.
fn says(geometry: &Geometry, number: ConstraintNumber, one: Candidate, other: Candidate) -> bool {
    let kind = |by: ConstraintNumber| geometry.constraint(by).map(|it| &it.kind.id);
    geometry.pair_apart(one, other).is_some_and(|by| kind(by) == kind(number))
}

/// Whether the constraint says of two cells just that the digit of the first is lower, or not higher.
fn is_lower(geometry: &Geometry, number: ConstraintNumber, [one, other]: [Cell; 2]) -> bool {
    let candidates =
        |cell: Cell| geometry.allowed_in(cell).iter().map(move |digit| Candidate { cell, digit });
    let pairs = || candidates(one).flat_map(|low| candidates(other).map(move |high| (low, high)));
    let falls = |(low, high): &(Candidate, Candidate)| low.digit > high.digit;
    let is_said = |(low, high): (Candidate, Candidate)| says(geometry, number, low, high);
    let rises = |(low, high): &(Candidate, Candidate)| low.digit < high.digit;
    // The grid may say of some of them itself that they cannot be.
    pairs().filter(falls).any(is_said)
        && pairs().filter(falls).all(|(low, high)| geometry.excludes(low, high))
        && !pairs().filter(rises).any(is_said)
}
