//! Rings that cannot close: `7 r1-c5-b5-r6-c1 g r1c8,r5c5`, the digit, the houses around the ring, and the
//! guardians. The cells of each house are its open places in the state.

use super::consequence::{self, Consequence};
use super::form::{Draft, Pattern};
use super::reading::{Read, Reader};
use super::writing::Moment;
use crate::grid::{CellSet, Digit, DigitSet, House};
use crate::proof::{Claim, Role, Statement, Step};

struct Ring {
    digit: Digit,
    houses: Vec<House>,
    guardians: CellSet,
}

impl Pattern for Ring {
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let digit = self.digit;
        let base = |&house: &House| moment.base(house, digit);
        let mut claims: Vec<Claim> = self.houses.iter().map(base).collect();
        let sees = Statement::Sees { cells: self.guardians, targets: consequence::struck(ends) };
        claims.push(Claim::new(Role::Guardian, sees));
        claims
    }
}

/// `7 r1-c5-b5-r6-c1 g r1c8,r5c5`.
pub(super) fn write(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let (last, bases) = step.claims.split_last()?;
    let (Role::Guardian, Statement::Sees { cells, targets }) = (last.role, &last.statement) else {
        return None;
    };
    let mut houses = Vec::new();
    let mut digit = None;
    for claim in bases {
        let Statement::OnlyPlaces { house, digit: held, .. } = claim.statement else { return None };
        houses.push(moment.house(house));
        digit = Some(held);
    }
    let digit = digit?;
    let (houses, guardians) = (houses.join("-"), moment.cells(*cells));
    let pattern = format!("{} {houses} g {guardians}", moment.digit(digit));
    let ends = consequence::with_untold(moment, step, *targets, DigitSet::of(digit));
    Some(Draft { pattern, ends })
}

/// Reads `r1-c5-b5-r6-c1 g r1c8,r5c5` behind the digit.
pub(super) fn read(reader: &mut Reader<'_>, digit: Digit) -> Read<impl Pattern + use<>> {
    let mut houses = vec![reader.house()?];
    while reader.takes("-") {
        houses.push(reader.house()?);
    }
    reader.expect(" g ")?;
    Ok(Ring { digit, houses, guardians: reader.cells()? })
}
