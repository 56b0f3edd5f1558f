//! What cannot be, as a clause: in short, or with what keeps the digits out.

use super::houses::blocked;
use super::names;
use super::telling::seen_digits;
use crate::grid::{Candidates, Cell, Digit, DigitSet, Geometry, House};
use crate::message::{CellName, HouseName, Message, words};
use crate::proof::{Claim, Statement};

/// What cannot be, in short.
pub(super) fn contradiction(geometry: &Geometry, claim: &Claim) -> Message {
    match claim.statement {
        Statement::NoDigit(cell) => {
            words::ContradictionNoDigit { cell: geometry.cell_name(cell) }.into()
        }
        Statement::NoPlace { house, digit } => Message::from(words::ContradictionNoPlace {
            house: geometry.house_name(house),
            digit: geometry.digit_name(digit),
        }),
        _ => Message::from(words::ContradictionOther),
    }
}

/// What cannot be in this state, with what keeps the digits out.
pub(super) fn contradiction_in(geometry: &Geometry, state: &Candidates, claim: &Claim) -> Message {
    match claim.statement {
        Statement::NoDigit(cell) if state.digits_of(cell).is_empty() => {
            no_digit(geometry, state, cell)
        }
        Statement::NoPlace { house, digit }
            if state.places_in(geometry, house, digit).is_empty() =>
        {
            no_place(geometry, state, house, digit)
        }
        _ => contradiction(geometry, claim),
    }
}

/// What keeps digits out of a cell: those that it sees, and those that were struck from it.
pub(super) fn out_of_cell(geometry: &Geometry, state: &Candidates, cell: Cell) -> [DigitSet; 2] {
    let in_sight = seen_digits(geometry, state, cell);
    [in_sight, geometry.all_digits() - in_sight]
}

/// What keeps a digit out of the empty cells of a house.
pub(super) struct OutOfHouse {
    /// The cells that see the digit.
    pub(super) others: Vec<CellName>,
    /// How many these are.
    pub(super) count: usize,
    /// The houses in which they see it.
    pub(super) seen: Vec<HouseName>,
    /// The cells from which it was struck.
    pub(super) struck: Vec<CellName>,
}

impl OutOfHouse {
    /// What keeps this digit out of this house.
    pub(super) fn of(geometry: &Geometry, state: &Candidates, house: House, digit: Digit) -> Self {
        let open = geometry.cells_of(house) - state.solved();
        let blocked = blocked(geometry, state, digit, open);
        let blind = open - blocked.struck;
        Self {
            others: names::cells(geometry, blind),
            count: blind.len(),
            seen: names::houses(geometry, blocked.by),
            struck: names::cells(geometry, blocked.struck),
        }
    }
}

fn no_digit(geometry: &Geometry, state: &Candidates, cell: Cell) -> Message {
    let [in_sight, lost] = out_of_cell(geometry, state, cell);
    let short = Message::from(words::ContradictionNoDigit { cell: geometry.cell_name(cell) });
    let [seen, struck] = [in_sight, lost].map(|digits| names::digits(geometry, digits));
    match (in_sight.is_empty(), lost.is_empty()) {
        (_, true) => words::ContradictionAllSeen { short }.into(),
        (true, false) => words::ContradictionAllStruck { short }.into(),
        (false, false) => words::ContradictionSeenOrStruck { seen, short, struck }.into(),
    }
}

fn no_place(geometry: &Geometry, state: &Candidates, house: House, digit: Digit) -> Message {
    let OutOfHouse { others, count, seen, struck } = OutOfHouse::of(geometry, state, house, digit);
    let (house, digit) = (geometry.house_name(house), geometry.digit_name(digit));
    let short = Message::from(words::ContradictionNoPlace { house, digit });
    match (others.is_empty(), struck.is_empty()) {
        (true, true) => words::ContradictionNoneEmpty { short }.into(),
        (false, true) => words::ContradictionCellsSee { count, digit, others, seen, short }.into(),
        (true, false) => words::ContradictionCellsLost { short, struck }.into(),
        (false, false) => {
            words::ContradictionCellsBoth { count, digit, others, seen, short, struck }.into()
        }
    }
}
