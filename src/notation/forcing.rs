//! What all possibilities lead to, and full placements of a digit.
//!
//! * `{r3c3} r3c3=2 => (…) r5c5<>4 | r3c3=7 => r5c5<>4`, the cell whose candidates are supposed, `{7 in r4} …`, the
//!   digit whose open places in a house are supposed, `{7 r25 c14} …`, the fish whose fins and places are supposed;
//!   the cases stand behind, as where there is no such form. `{r3c3=2} …`: the candidate is supposed to be true, and then
//!   to be false.
//! * `7 placed in r134, 9 in r5`: digits, and the rows in which their places cannot be chosen otherwise.

use super::claims;
use super::consequence::Consequence;
use super::error::Expected;
use super::reading::{Read, Reader};
use super::sets::DigitInHouse;
use super::writing::Moment;
use super::written::{Draft, Written};
use crate::grid::{Candidate, Digit, Group, House};
use crate::proof::{Alternative, Case, Claim, Cover, Placements, Places, Step};

/// What is one of several: `r3c3`, `7 in r4`, `7 r25 c14`, `r3c3=2`.
pub(super) fn print_alternative(moment: &Moment<'_>, one_of: &Alternative) -> String {
    match one_of {
        Alternative::Cell(cell, _) => moment.cell(*cell),
        Alternative::House(places) => DigitInHouse::of(places).print(moment),
        Alternative::Cover(cover) => {
            let bases = moment.houses(&cover.base_houses());
            let covers: Vec<Group> =
                cover.sides.iter().flat_map(|side| side.covers.iter().copied()).collect();
            format!("{} {bases} {}", moment.digit(cover.digit), moment.houses(&covers))
        }
        Alternative::Either(Candidate { cell, digit }) => {
            format!("{}={}", moment.cell(*cell), moment.digit(*digit))
        }
    }
}

/// An alternative with the cases of its possibilities.
struct Verity {
    alternative: Alternative,
    cases: Vec<Case>,
}

impl Written for Verity {
    fn claims(&self, _moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        self.alternative.claims()
    }

    fn cases(&self) -> Vec<Case> {
        self.cases.clone()
    }
}

/// `{r3c3} r3c3=2 => … | …`.
pub(super) fn write_verity(moment: &Moment<'_>, step: &Step, one_of: &Alternative) -> Draft {
    let cases: Vec<String> =
        step.cases.iter().map(|case| claims::print_case(moment, case)).collect();
    let alternative = print_alternative(moment, one_of);
    Draft::new(format!("{{{alternative}}} {}", cases.join(" | ")), step)
}

/// Reads `{r3c3} r3c3=2 => … | …`.
pub(super) fn read_verity(reader: &mut Reader<'_>) -> Read<impl Written + use<>> {
    reader.expect("{")?;
    let alternative = if reader.is_digit_next() {
        let digit = reader.digit()?;
        if reader.takes(" in ") {
            let house = reader.house()?;
            Alternative::House(reader.moment.places_of(house, digit))
        } else {
            reader.expect(" ")?;
            let bases = reader.houses()?;
            reader.expect(" ")?;
            let bases = bases.into_iter().map(|base| reader.moment.places_of(base, digit));
            let bases = bases.collect();
            Alternative::Cover(Cover::new(digit, bases, reader.groups()?, None))
        }
    } else {
        let cell = reader.cell()?;
        if reader.takes("=") {
            Alternative::Either(Candidate { cell, digit: reader.digit()? })
        } else {
            Alternative::Cell(cell, reader.moment.state.digits_of(cell))
        }
    };
    reader.expect("} ")?;
    let mut cases = vec![claims::read_case(reader)?];
    while reader.takes(" | ") {
        cases.push(claims::read_case(reader)?);
    }
    Ok(Verity { alternative, cases })
}

impl Written for Placements {
    fn claims(&self, _moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        Self::claims(self)
    }
}

/// `7 placed in r134, 9 in r5`.
pub(super) fn write_placed(moment: &Moment<'_>, step: &Step, placements: &Placements) -> Draft {
    let part = |(number, (digit, rows)): (usize, (Digit, Vec<House>))| {
        let word = if number == 0 { "placed in" } else { "in" };
        format!("{} {word} {}", moment.digit(digit), moment.houses(&rows))
    };
    let parts: Vec<String> = placements.by_digit().into_iter().enumerate().map(part).collect();
    Draft::new(parts.join(", "), step)
}

/// Reads `placed in r134, 9 in r5` behind the digit.
pub(super) fn read_placed(reader: &mut Reader<'_>, digit: Digit) -> Read<impl Written + use<>> {
    let place = reader.place();
    reader.expect("placed in ")?;
    let mut placed = vec![(digit, reader.houses()?)];
    while reader.takes(", ") {
        let digit = reader.digit()?;
        reader.expect(" in ")?;
        placed.push((digit, reader.houses()?));
    }
    let Moment { geometry, state, .. } = reader.moment;
    let of_digit = |(digit, rows): (Digit, Vec<House>)| {
        let places =
            move |house| Places { house, digit, cells: state.places_in(geometry, house, digit) };
        rows.into_iter().map(places)
    };
    let placements = Placements::new(placed.into_iter().flat_map(of_digit));
    placements.ok_or_else(|| Reader::error_at(place, Expected::House))
}
