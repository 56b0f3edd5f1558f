//! What cannot be, as a clause: in short, or with what keeps the digits out.

use super::houses::blocked;
use super::names;
use super::telling::seen_digits;
use crate::grid::{Candidates, Cell, Digit, Geometry, House};
use crate::message::{Message, words};
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

/// A cell sees all digits, or has lost them.
fn no_digit(geometry: &Geometry, state: &Candidates, cell: Cell) -> Message {
    let in_sight = seen_digits(geometry, state, cell);
    let lost = geometry.all_digits() - in_sight;
    let short = Message::from(words::ContradictionNoDigit { cell: geometry.cell_name(cell) });
    let [seen, struck] = [in_sight, lost].map(|digits| names::digits(geometry, digits));
    match (in_sight.is_empty(), lost.is_empty()) {
        (_, true) => words::ContradictionAllSeen { short }.into(),
        (true, false) => words::ContradictionAllStruck { short }.into(),
        (false, false) => words::ContradictionSeenOrStruck { seen, short, struck }.into(),
    }
}

/// The empty cells of a house see the digit, or have lost it.
fn no_place(geometry: &Geometry, state: &Candidates, house: House, digit: Digit) -> Message {
    let open = geometry.cells_of(house) - state.solved();
    let blocked = blocked(geometry, state, digit, open);
    let blind = open - blocked.struck;
    let (others, count) = (names::cells(geometry, blind), blind.len());
    let seen = names::houses(geometry, blocked.by.iter().copied());
    let struck = names::cells(geometry, blocked.struck);
    let (house, digit) = (geometry.house_name(house), geometry.digit_name(digit));
    let short = Message::from(words::ContradictionNoPlace { house, digit });
    match (blind.is_empty(), blocked.struck.is_empty()) {
        (true, true) => words::ContradictionNoneEmpty { short }.into(),
        (false, true) => words::ContradictionCellsSee { count, digit, others, seen, short }.into(),
        (true, false) => words::ContradictionCellsLost { short, struck }.into(),
        (false, false) => {
            words::ContradictionCellsBoth { count, digit, others, seen, short, struck }.into()
        }
    }
}
