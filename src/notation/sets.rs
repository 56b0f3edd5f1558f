//! Sets of cells and of digits in a house, the last cell of a house among them, and locked candidates.
//!
//! * `b5`: all cells of block 5 but one are filled.
//! * `2/7 in r1c3,r2c1`: these cells hold only these digits. If the step strikes candidates, it sees
//!   the cells that lose them.
//! * `2/7 in r3, only r3c45`: in row 3 these digits are only in these cells; `7 in r4`: in row 4 the
//!   digit is only in its open places of the state.
//! * `5 in b1, only r2`: the open places of 5 in block 1 are in row 2, which has it once.

use super::consequence::{self, Consequence};
use super::error::Expected;
use super::reading::{Read, Reader};
use super::writing::Moment;
use super::written::{Draft, Written};
use crate::grid::{Candidate, CellSet, Digit, DigitSet, Group, House};
use crate::proof::{
    CellsWithDigits, Claim, Cover, HiddenSet, NakedSet, Places, Role, Single, SingleReason, Step,
};

/// A house with one cell that is not filled.
struct FullHouse(House);

impl FullHouse {
    /// The filled cells, in the house's order.
    fn filled(moment: &Moment<'_>, house: House) -> Vec<Candidate> {
        let cells = moment.geometry.list_of(house).iter();
        cells.filter_map(|&cell| Some(Candidate::new(cell, moment.state.value(cell)?))).collect()
    }
}

impl Written for FullHouse {
    fn claims(&self, moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        vec![SingleReason::LastCell(Self::filled(moment, self.0)).claim()]
    }
}

/// `b5`, `7 in r1c3` or `7 in r4`.
pub(super) fn write_single(moment: &Moment<'_>, step: &Step, single: &Single) -> Option<Draft> {
    match &single.by {
        SingleReason::LastCell(filled) => {
            let mut houses = moment.geometry.houses();
            let house = houses.find(|&house| FullHouse::filled(moment, house) == *filled)?;
            Some(Draft::new(moment.house(house), step))
        }
        SingleReason::OnlyDigit(held) => {
            let set = NakedSet { held: *held, targets: CellSet::EMPTY };
            Some(write_naked(moment, step, &set))
        }
        &SingleReason::OnlyPlace(Places { house, digit, cells }) => {
            let set = HiddenSet { house, digits: DigitSet::of(digit), cells };
            Some(write_hidden(moment, step, &set))
        }
    }
}

/// Reads `b5`.
pub(super) fn read_full_house(reader: &mut Reader<'_>) -> Read<impl Written + use<>> {
    reader.house().map(FullHouse)
}

/// Cells that hold only certain digits.
struct Naked {
    digits: DigitSet,
    cells: CellSet,
}

impl Written for Naked {
    fn claims(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let held = CellsWithDigits { cells: self.cells, digits: self.digits };
        NakedSet { held, targets: consequence::struck(ends) }.claims()
    }
}

/// `2/7 in r1c3,r2c1`.
pub(super) fn write_naked(moment: &Moment<'_>, step: &Step, set: &NakedSet) -> Draft {
    let CellsWithDigits { cells, digits } = set.held;
    let pattern = format!("{} in {}", moment.digits(digits.iter()), moment.cells(cells));
    Draft { pattern, ends: consequence::with_untold(moment, step, set.targets, digits) }
}

/// Reads `r1c3,r2c1` behind the digits.
pub(super) fn read_in_cells(
    reader: &mut Reader<'_>,
    digits: &[Digit],
) -> Read<impl Written + use<>> {
    let cells = reader.cells()?;
    Ok(Naked { digits: digits.iter().copied().collect(), cells })
}

/// A digit in the open places of a house.
#[derive(Clone, Copy)]
pub(super) struct DigitInHouse {
    digit: Digit,
    house: House,
}

impl DigitInHouse {
    /// What is written of these places.
    pub(super) const fn of(places: &Places) -> Self {
        Self { digit: places.digit, house: places.house }
    }

    /// `5 in b2`.
    pub(super) fn print(self, moment: &Moment<'_>) -> String {
        format!("{} in {}", moment.digit(self.digit), moment.house(self.house))
    }

    /// That the digit is only in them, as something that a step looks at besides its pattern.
    pub(super) fn claim(self, moment: &Moment<'_>) -> Claim {
        moment.places_of(self.house, self.digit).claim(Role::Premise)
    }
}

/// Reads `5 in b2`.
pub(super) fn read_digit_in_house(reader: &mut Reader<'_>) -> Read<DigitInHouse> {
    let digit = reader.digit()?;
    reader.expect(" in ")?;
    Ok(DigitInHouse { digit, house: reader.house()? })
}

impl Written for HiddenSet {
    fn claims(&self, _moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        Self::claims(self)
    }
}

/// `2/7 in r3, only r3c45`.
pub(super) fn write_hidden(moment: &Moment<'_>, step: &Step, set: &HiddenSet) -> Draft {
    let &HiddenSet { house, digits, cells } = set;
    let pattern = format!("{} in {}", moment.digits(digits.iter()), moment.house(house));
    let is_plain = |digit| cells.only().is_some() && moment.places(house, digit) == cells;
    let only = match digits.only() {
        Some(digit) if is_plain(digit) => String::new(),
        _ => format!(", only {}", moment.cells(cells)),
    };
    Draft::new(pattern + &only, step)
}

/// Open places of a digit in a house that lie in another.
struct Locked {
    digit: Digit,
    base: House,
    cover: Group,
}

impl Written for Locked {
    fn claims(&self, moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        let base = moment.places_of(self.base, self.digit);
        Cover::new(self.digit, vec![base], vec![self.cover], None).claims()
    }
}

/// `5 in b1, only r2`; nothing of a larger cover, or of one with fins.
pub(super) fn write_locked(moment: &Moment<'_>, step: &Step, cover: &Cover) -> Option<Draft> {
    let ([base], [side]) = (cover.bases.as_slice(), cover.sides.as_slice()) else { return None };
    let (&[house], None) = (side.covers.as_slice(), side.fins) else { return None };
    let pattern = format!("{}, only {}", DigitInHouse::of(base).print(moment), moment.house(house));
    Some(Draft::new(pattern, step))
}

/// Reads `r3, only r3c45` or `b1, only r2` or `r4` behind the digits.
pub(super) fn read_in_house(reader: &mut Reader<'_>, digits: &[Digit]) -> Read<Box<dyn Written>> {
    let place = reader.place();
    let house = reader.house()?;
    if !reader.takes(", only ") {
        // Several digits do not all have the same places: those must be written.
        let [digit] = *digits else { return Err(reader.error(Expected::Text(", only "))) };
        let cells = reader.moment.places(house, digit);
        return Ok(Box::new(HiddenSet { house, digits: DigitSet::of(digit), cells }));
    }
    if !reader.is_house_next() {
        let digits = digits.iter().copied().collect();
        return Ok(Box::new(HiddenSet { house, digits, cells: reader.cells()? }));
    }
    let [digit] = *digits else { return Err(Reader::error_at(place, Expected::Digit)) };
    Ok(Box::new(Locked { digit, base: house, cover: reader.group()? }))
}
