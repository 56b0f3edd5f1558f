//! Cells with two candidates each: XY-wings and remote pairs.
//!
//! * `5/7/2 in r1c36,r2c1`: the pivot's two digits and the one that goes, in the pivot and the two
//!   pincers. Which cell is which, the state tells. The digits never ascend, as those of a naked triple
//!   do; so where they would, the pivot's higher digit comes first.
//! * `2/7 r1c1-r1c5-r5c5-r5c9`: cells that hold the two digits in turn.

use super::consequence::{self, Consequence};
use super::error::Expected;
use super::reading::{Read, Reader};
use super::writing::Moment;
use super::written::{Draft, Written};
use crate::grid::{Cell, CellSet, Digit, DigitSet};
use crate::proof::{Claim, RemotePair, Step, Wing};

impl Written for Wing {
    fn claims(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        Self { targets: consequence::struck(ends), ..self.clone() }.claims()
    }
}

/// `5/7/2 in r1c36,r2c1`.
pub(super) fn write_wing(moment: &Moment<'_>, step: &Step, wing: &Wing) -> Option<Draft> {
    let &[(first, one), (pivot, between), (last, other)] = wing.cells.as_slice() else {
        return None;
    };
    let end = ((one | other) - between).only()?;
    let mut digits: Vec<Digit> = between.iter().chain([end]).collect();
    if digits.is_sorted() {
        digits.swap(0, 1);
    }
    let cells = [first, pivot, last].into_iter().collect();
    let pattern = format!("{} in {}", moment.digits(digits), moment.cells(cells));
    let ends = consequence::with_untold(moment, step, wing.targets, DigitSet::of(end));
    Some(Draft { pattern, ends })
}

/// Reads `r1c36,r2c1` behind the digits.
pub(super) fn read_wing(reader: &mut Reader<'_>, digits: &[Digit]) -> Read<impl Written + use<>> {
    let place = reader.place();
    let wrong = || Reader::error_at(place, Expected::Wing);
    let cells = reader.cells()?;
    let with_digits = |cell| (cell, reader.moment.state.digits_of(cell));
    let (&[one, other, end], 3) = (digits, cells.len()) else { return Err(wrong()) };
    let between: DigitSet = [one, other].into_iter().collect();
    let is_pincer =
        |digits: DigitSet| digits.len() == 2 && digits.contains(end) && digits != between;
    let known: Vec<(Cell, DigitSet)> = cells.iter().map(with_digits).collect();
    let pivot = known.iter().find(|(_, digits)| *digits == between).ok_or_else(wrong)?;
    let pincers: Vec<_> = known.iter().filter(|(_, digits)| is_pincer(*digits)).collect();
    match pincers.as_slice() {
        [first, last] => Ok(Wing { cells: vec![**first, *pivot, **last], targets: CellSet::EMPTY }),
        _ => Err(wrong()),
    }
}

impl Written for RemotePair {
    fn claims(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        Self { targets: consequence::struck(ends), ..self.clone() }.claims()
    }
}

/// `2/7 r1c1-r1c5-r5c5-r5c9`.
pub(super) fn write_remote_pair(moment: &Moment<'_>, step: &Step, pair: &RemotePair) -> Draft {
    let cells: Vec<String> = pair.cells.iter().map(|&cell| moment.cell(cell)).collect();
    let pattern = format!("{} {}", moment.digits(pair.digits.iter()), cells.join("-"));
    let ends = consequence::with_untold(moment, step, pair.targets, pair.digits);
    Draft { pattern, ends }
}

/// Reads `r1c1-r1c5-r5c5-r5c9` behind the digits.
pub(super) fn read_remote_pair(
    reader: &mut Reader<'_>,
    digits: &[Digit],
) -> Read<impl Written + use<>> {
    let mut cells = vec![reader.cell()?];
    while reader.takes("-") {
        cells.push(reader.cell()?);
    }
    let digits = digits.iter().copied().collect();
    Ok(RemotePair { digits, cells, targets: CellSet::EMPTY })
}
