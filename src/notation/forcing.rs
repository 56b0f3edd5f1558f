//! What all possibilities lead to, and full placements of a digit.
//!
//! * `{r3c3} r3c3=2 => (…) r5c5<>4 | r3c3=7 => r5c5<>4`, the cell whose candidates are supposed, `{7 in r4} …`, the
//!   digit whose open places in a house are supposed, `{7 r25 c14} …`, the fish whose fins and places are supposed;
//!   the cases stand behind, as where there is no such form.
//! * `7 placed in r134, 9 in r5`: digits, and the rows in which their places cannot be chosen otherwise.

use super::claims;
use super::consequence::Consequence;
use super::form::{Draft, Pattern};
use super::reading::{Read, Reader};
use super::writing::Moment;
use crate::grid::{Cell, CellSet, Digit, House};
use crate::proof::{Case, Claim, Role, Statement, Step};

/// What says that one of the suppositions is true.
enum Alternative {
    Cell(Cell),
    Place(House, Digit),
    Fish { digit: Digit, bases: Vec<House>, covers: Vec<House> },
}

impl Alternative {
    fn print(&self, moment: &Moment<'_>) -> String {
        match self {
            Self::Cell(cell) => moment.cell(*cell),
            Self::Place(house, digit) => {
                format!("{} in {}", moment.digit(*digit), moment.house(*house))
            }
            Self::Fish { digit, bases, covers } => {
                let (bases, covers) = (moment.houses(bases), moment.houses(covers));
                format!("{} {bases} {covers}", moment.digit(*digit))
            }
        }
    }

    fn claims(&self, moment: &Moment<'_>) -> Vec<Claim> {
        match self {
            Self::Cell(cell) => {
                let states = Statement::candidates_of(moment.state, CellSet::of(*cell)).into_iter();
                states.map(|statement| Claim::new(Role::Premise, statement)).collect()
            }
            Self::Place(house, digit) => {
                vec![Claim::new(Role::Premise, moment.open_places(*house, *digit))]
            }
            Self::Fish { digit, bases, covers } => {
                let base = |&house| moment.base(house, *digit);
                let cover = |&house| Claim::cover(house, *digit);
                bases.iter().map(base).chain(covers.iter().map(cover)).collect()
            }
        }
    }
}

/// An alternative with the cases of its possibilities.
struct Verity {
    alternative: Alternative,
    cases: Vec<Case>,
}

impl Pattern for Verity {
    fn claims(&self, moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        self.alternative.claims(moment)
    }

    fn cases(&self) -> Vec<Case> {
        self.cases.clone()
    }
}

/// `{r3c3} r3c3=2 => … | …`.
pub(super) fn write_verity(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    if step.cases.is_empty() {
        return None;
    }
    let first = step.claims.first()?;
    let alternative = match (first.role, &first.statement) {
        (Role::Premise, Statement::OnlyDigits { cells, .. }) => Alternative::Cell(cells.only()?),
        (Role::Premise, &Statement::OnlyPlaces { house, digit, .. }) => {
            Alternative::Place(house, digit)
        }
        (Role::Base, &Statement::OnlyPlaces { digit, .. }) => {
            let (mut bases, mut covers) = (Vec::new(), Vec::new());
            for claim in &step.claims {
                match claim.statement {
                    Statement::OnlyPlaces { house, .. } => bases.push(house),
                    Statement::AtMostOnce { house, .. } => covers.push(house),
                    _ => return None,
                }
            }
            Alternative::Fish { digit, bases, covers }
        }
        _ => return None,
    };
    let cases: Vec<String> =
        step.cases.iter().map(|case| claims::print_case(moment, case)).collect();
    let pattern = format!("{{{}}} {}", alternative.print(moment), cases.join(" | "));
    Some(Draft::new(pattern, step))
}

/// Reads `{r3c3} r3c3=2 => … | …`.
pub(super) fn read_verity(reader: &mut Reader<'_>) -> Read<impl Pattern + use<>> {
    reader.expect("{")?;
    let alternative = if reader.is_digit_next() {
        let digit = reader.digit()?;
        if reader.takes(" in ") {
            Alternative::Place(reader.house()?, digit)
        } else {
            reader.expect(" ")?;
            let bases = reader.houses()?;
            reader.expect(" ")?;
            Alternative::Fish { digit, bases, covers: reader.houses()? }
        }
    } else {
        Alternative::Cell(reader.cell()?)
    };
    reader.expect("} ")?;
    let mut cases = vec![claims::read_case(reader)?];
    while reader.takes(" | ") {
        cases.push(claims::read_case(reader)?);
    }
    Ok(Verity { alternative, cases })
}

/// Digits, each with its rows.
struct Placed(Vec<(Digit, Vec<House>)>);

impl Pattern for Placed {
    fn claims(&self, moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        let only = |digit: Digit, house: House| {
            let cells = moment.state.places_in(moment.geometry, house, digit);
            Claim::new(Role::Premise, Statement::OnlyPlaces { house, digit, cells })
        };
        let of_digit = |(digit, rows): &(Digit, Vec<House>)| -> Vec<Claim> {
            rows.iter().map(|&row| only(*digit, row)).collect()
        };
        self.0.iter().flat_map(of_digit).collect()
    }
}

/// `7 placed in r134, 9 in r5`.
pub(super) fn write_placed(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let mut placed: Vec<(Digit, Vec<House>)> = Vec::new();
    for claim in &step.claims {
        let (Role::Premise, &Statement::OnlyPlaces { house, digit, .. }) =
            (claim.role, &claim.statement)
        else {
            return None;
        };
        match placed.last_mut() {
            Some((last, rows)) if *last == digit => rows.push(house),
            _ => placed.push((digit, vec![house])),
        }
    }
    let part = |(number, (digit, rows)): (usize, &(Digit, Vec<House>))| {
        let word = if number == 0 { "placed in" } else { "in" };
        format!("{} {word} {}", moment.digit(*digit), moment.houses(rows))
    };
    let parts: Vec<String> = placed.iter().enumerate().map(part).collect();
    let any = !parts.is_empty() && step.cases.is_empty();
    any.then(|| Draft::new(parts.join(", "), step))
}

/// Reads `placed in r134, 9 in r5` behind the digit.
pub(super) fn read_placed(reader: &mut Reader<'_>, digit: Digit) -> Read<impl Pattern + use<>> {
    reader.expect("placed in ")?;
    let mut placed = vec![(digit, reader.houses()?)];
    while reader.takes(", ") {
        let digit = reader.digit()?;
        reader.expect(" in ")?;
        placed.push((digit, reader.houses()?));
    }
    Ok(Placed(placed))
}
