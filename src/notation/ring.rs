//! Rings that cannot close: `7 r1-c5-b5-r6-c1 g r1c8,r5c5`, the digit, the houses around the ring, and the
//! guardians. The cells of each house are its open places in the state.

use super::consequence::{self, Consequence};
use super::error::Expected;
use super::reading::{Read, Reader};
use super::writing::Moment;
use super::written::{Draft, Written};
use crate::grid::{CellSet, Digit, DigitSet};
use crate::proof::{Claim, Ring, Sight, Step};

impl Written for Ring {
    fn claims(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let guardians = Sight { targets: consequence::struck(ends), ..self.guardians };
        Self { guardians, ..self.clone() }.claims()
    }
}

/// `7 r1-c5-b5-r6-c1 g r1c8,r5c5`.
pub(super) fn write(moment: &Moment<'_>, step: &Step, ring: &Ring) -> Draft {
    let houses: Vec<String> = ring.houses.iter().map(|places| moment.house(places.house)).collect();
    let (houses, guardians) = (houses.join("-"), moment.cells(ring.guardians.cells));
    let pattern = format!("{} {houses} g {guardians}", moment.digit(ring.digit));
    let digits = DigitSet::of(ring.digit);
    Draft { pattern, ends: consequence::with_untold(moment, step, ring.guardians.targets, digits) }
}

/// Reads `r1-c5-b5-r6-c1 g r1c8,r5c5` behind the digit.
pub(super) fn read(reader: &mut Reader<'_>, digit: Digit) -> Read<impl Written + use<>> {
    let place = reader.place();
    let mut houses = vec![reader.house()?];
    while reader.takes("-") {
        houses.push(reader.house()?);
    }
    reader.expect(" g ")?;
    let guardians = Sight { cells: reader.cells()?, targets: CellSet::EMPTY };
    let places = houses.into_iter().map(|house| reader.moment.places_of(house, digit));
    let ring = Ring::new(places.collect(), guardians);
    ring.ok_or_else(|| Reader::error_at(place, Expected::House))
}
