//! What cannot be, as a clause: in short, or with what keeps the digits out.

use super::kept_out::{OutOfCell, OutOfHouse};
use super::names;
use crate::grid::{Candidates, Cell, Digit, DigitSet, Geometry, House};
use crate::message::{Message, words};
use crate::proof::{Claim, Statement};

/// What cannot be, in short.
pub(in crate::explanation) fn contradiction(geometry: &Geometry, claim: &Claim) -> Message {
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
pub(in crate::explanation) fn contradiction_in(
    geometry: &Geometry,
    state: &Candidates,
    claim: &Claim,
) -> Message {
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

fn no_digit(geometry: &Geometry, state: &Candidates, cell: Cell) -> Message {
    let out = OutOfCell::of(geometry, state, cell, DigitSet::EMPTY);
    let short = Message::from(words::ContradictionNoDigit { cell: geometry.cell_name(cell) });
    if out.takes_clauses() {
        return words::ContradictionKeptOut { short, why: out.clauses(geometry) }.into();
    }
    let [seen, struck] = [out.seen, out.struck].map(|digits| names::digits(geometry, digits));
    match (seen.is_empty(), struck.is_empty()) {
        (_, true) => words::ContradictionAllSeen { short }.into(),
        (true, false) => words::ContradictionAllStruck { short }.into(),
        (false, false) => words::ContradictionSeenOrStruck { seen, short, struck }.into(),
    }
}

fn no_place(geometry: &Geometry, state: &Candidates, house: House, digit: Digit) -> Message {
    let out = OutOfHouse::of(geometry, state, house, digit);
    let (house, named) = (geometry.house_name(house), geometry.digit_name(digit));
    let short = Message::from(words::ContradictionNoPlace { house, digit: named });
    if out.takes_clauses() {
        return words::ContradictionKeptOut { short, why: out.clauses(geometry, digit) }.into();
    }
    let OutOfHouse { others, count, seen, struck, .. } = out;
    let digit = named;
    match (others.is_empty(), struck.is_empty()) {
        (true, true) => words::ContradictionNoneEmpty { short }.into(),
        (false, true) => words::ContradictionCellsSee { count, digit, others, seen, short }.into(),
        (true, false) => words::ContradictionCellsLost { short, struck }.into(),
        (false, false) => {
            words::ContradictionCellsBoth { count, digit, others, seen, short, struck }.into()
        }
    }
}
