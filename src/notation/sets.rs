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
use super::form::{Draft, Pattern};
use super::reading::{Read, Reader};
use super::writing::Moment;
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::proof::{Claim, Role, Statement, Step};

/// A house with one cell that is not filled.
struct FullHouse(House);

impl FullHouse {
    /// The filled cells, in the house's order.
    fn filled(moment: &Moment<'_>, house: House) -> Vec<(Cell, Digit)> {
        let cells = moment.geometry.list_of(house).iter();
        cells.filter_map(|&cell| Some((cell, moment.state.value(cell)?))).collect()
    }
}

impl Pattern for FullHouse {
    fn claims(&self, moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        vec![Claim::new(Role::Base, Statement::Filled(Self::filled(moment, self.0)))]
    }
}

/// `b5`.
pub(super) fn write_full_house(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let [Claim { role: Role::Base, statement: Statement::Filled(filled) }] = &step.claims[..]
    else {
        return None;
    };
    let mut houses = moment.geometry.houses();
    let house = houses.find(|&house| FullHouse::filled(moment, house) == *filled)?;
    Some(Draft::new(moment.house(house), step))
}

/// Reads `b5`.
pub(super) fn read_full_house(reader: &mut Reader<'_>) -> Read<impl Pattern + use<>> {
    reader.house().map(FullHouse)
}

/// Cells that hold only certain digits.
struct Naked {
    digits: DigitSet,
    cells: CellSet,
}

impl Pattern for Naked {
    fn claims(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let only = Statement::OnlyDigits { cells: self.cells, digits: self.digits };
        let mut claims = vec![Claim::new(Role::Base, only)];
        let targets = consequence::struck(ends);
        if !targets.is_empty() {
            claims.push(Claim::new(Role::Target, Statement::Sees { cells: self.cells, targets }));
        }
        claims
    }
}

/// `2/7 in r1c3,r2c1`.
pub(super) fn write_naked(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let (first, rest) = step.claims.split_first()?;
    let &Claim { role: Role::Base, statement: Statement::OnlyDigits { cells, digits } } = first
    else {
        return None;
    };
    let seen = match rest {
        [] => CellSet::EMPTY,
        [Claim { statement: Statement::Sees { targets, .. }, .. }] => *targets,
        _ => return None,
    };
    let pattern = format!("{} in {}", moment.digits(digits.iter()), moment.cells(cells));
    Some(Draft { pattern, ends: consequence::with_untold(moment, step, seen, digits) })
}

/// Reads `r1c3,r2c1` behind the digits.
pub(super) fn read_in_cells(
    reader: &mut Reader<'_>,
    digits: &[Digit],
) -> Read<impl Pattern + use<>> {
    let cells = reader.cells()?;
    Ok(Naked { digits: digits.iter().copied().collect(), cells })
}

/// A digit in the open places of a house.
#[derive(Clone, Copy)]
pub(super) struct Places {
    digit: Digit,
    house: House,
}

impl Places {
    /// The places that a claim is about.
    pub(super) fn of(claim: &Claim) -> Option<Self> {
        match claim.statement {
            Statement::OnlyPlaces { house, digit, .. } => Some(Self { digit, house }),
            _ => None,
        }
    }

    /// `5 in b2`.
    pub(super) fn print(self, moment: &Moment<'_>) -> String {
        format!("{} in {}", moment.digit(self.digit), moment.house(self.house))
    }

    /// That the digit is only in them, as something that a step looks at besides its pattern.
    pub(super) fn claim(self, moment: &Moment<'_>) -> Claim {
        Claim::new(Role::Premise, moment.open_places(self.house, self.digit))
    }
}

/// Reads `5 in b2`.
pub(super) fn read_place(reader: &mut Reader<'_>) -> Read<Places> {
    let digit = reader.digit()?;
    reader.expect(" in ")?;
    Ok(Places { digit, house: reader.house()? })
}

/// Digits of a house that are only in certain cells.
struct Hidden {
    digits: Vec<Digit>,
    house: House,
    cells: CellSet,
}

impl Pattern for Hidden {
    fn claims(&self, _moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        let (house, cells) = (self.house, self.cells);
        let claim = |&digit| Claim::new(Role::Base, Statement::OnlyPlaces { house, digit, cells });
        self.digits.iter().map(claim).collect()
    }
}

/// `2/7 in r3, only r3c45`.
pub(super) fn write_hidden(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let mut found: Option<(House, CellSet)> = None;
    let mut digits = Vec::new();
    for claim in &step.claims {
        let Statement::OnlyPlaces { house, digit, cells } = claim.statement else { return None };
        if found.is_some_and(|known| known != (house, cells)) {
            return None;
        }
        found = Some((house, cells));
        digits.push(digit);
    }
    let (house, cells) = found?;
    let pattern = format!("{} in {}", moment.digits(digits.iter().copied()), moment.house(house));
    let is_plain =
        digits.len() == 1 && cells.only().is_some() && moment.places(house, digits[0]) == cells;
    let only = if is_plain { String::new() } else { format!(", only {}", moment.cells(cells)) };
    Some(Draft::new(pattern + &only, step))
}

/// Open places of a digit in a house that lie in another.
struct Locked {
    digit: Digit,
    base: House,
    cover: House,
}

impl Pattern for Locked {
    fn claims(&self, moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        vec![moment.base(self.base, self.digit), Claim::cover(self.cover, self.digit)]
    }
}

/// `5 in b1, only r2`.
pub(super) fn write_locked(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let [base, cover] = &step.claims[..] else { return None };
    let (places, Statement::AtMostOnce { house, .. }) = (Places::of(base)?, &cover.statement)
    else {
        return None;
    };
    let pattern = format!("{}, only {}", places.print(moment), moment.house(*house));
    Some(Draft::new(pattern, step))
}

/// Reads `r3, only r3c45` or `b1, only r2` or `r4` behind the digits.
pub(super) fn read_in_house(reader: &mut Reader<'_>, digits: &[Digit]) -> Read<Box<dyn Pattern>> {
    let place = reader.place();
    let house = reader.house()?;
    if !reader.takes(", only ") {
        // Several digits do not all have the same places: those must be written.
        let [digit] = *digits else { return Err(reader.error(Expected::Text(", only "))) };
        let cells = reader.moment.places(house, digit);
        return Ok(Box::new(Hidden { digits: vec![digit], house, cells }));
    }
    if !reader.is_house_next() {
        return Ok(Box::new(Hidden { digits: digits.to_vec(), house, cells: reader.cells()? }));
    }
    let [digit] = *digits else { return Err(Reader::error_at(place, Expected::Digit)) };
    Ok(Box::new(Locked { digit, base: house, cover: reader.house()? }))
}
