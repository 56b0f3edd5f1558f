//! Cells with two candidates each: XY-wings and remote pairs.
//!
//! * `5/7/2 in r1c36,r2c1`: the pivot's two digits and the one that goes, in the pivot and the two
//!   pincers. Which cell is which, the state tells. The digits never ascend, as those of a naked triple
//!   do; so where they would, the pivot's higher digit comes first.
//! * `2/7 r1c1-r1c5-r5c5-r5c9`: cells that hold the two digits in turn.

use super::consequence::{self, Consequence};
use super::error::Expected;
use super::form::{Draft, Pattern};
use super::reading::{Read, Reader};
use super::writing::Moment;
use crate::grid::{Cell, CellSet, Digit, DigitSet};
use crate::proof::{Claim, Role, Statement, Step};

fn sees(role: Role, cells: CellSet, targets: CellSet) -> Claim {
    Claim::new(role, Statement::Sees { cells, targets })
}

/// Two pincers with the pivot between them, each with its candidates.
struct Wing {
    cells: [(Cell, DigitSet); 3],
}

impl Pattern for Wing {
    fn claims(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let roles = [Role::Pincer, Role::Pivot, Role::Pincer];
        let cells = self.cells.map(|(cell, _)| CellSet::of(cell));
        let mut claims = Vec::new();
        for (role, (cell, digits)) in roles.into_iter().zip(self.cells) {
            let only = Statement::OnlyDigits { cells: CellSet::of(cell), digits };
            claims.push(Claim::new(role, only));
        }
        claims.push(sees(Role::WeakLink(0), cells[0], cells[1]));
        claims.push(sees(Role::WeakLink(1), cells[1], cells[2]));
        claims.push(sees(Role::Target, cells[0] | cells[2], consequence::struck(ends)));
        claims
    }
}

/// `5/7/2 in r1c36,r2c1`.
pub(super) fn write_wing(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let [first, pivot, last, _, _, target] = &step.claims[..] else { return None };
    let (Role::Pivot, Statement::OnlyDigits { digits: between, .. }) =
        (pivot.role, &pivot.statement)
    else {
        return None;
    };
    let Statement::Sees { targets, .. } = target.statement else { return None };
    let mut cells = CellSet::EMPTY;
    let mut all = DigitSet::EMPTY;
    for claim in [first, pivot, last] {
        let Statement::OnlyDigits { cells: cell, digits } = claim.statement else { return None };
        cells |= cell;
        all |= digits;
    }
    let end = (all - *between).only()?;
    let mut digits: Vec<Digit> = between.iter().chain([end]).collect();
    if digits.is_sorted() {
        digits.swap(0, 1);
    }
    let pattern = format!("{} in {}", moment.digits(digits), moment.cells(cells));
    let ends = consequence::with_untold(moment, step, targets, DigitSet::of(end));
    Some(Draft { pattern, ends })
}

/// Reads `r1c36,r2c1` behind the digits.
pub(super) fn read_wing(reader: &mut Reader<'_>, digits: &[Digit]) -> Read<impl Pattern + use<>> {
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
        [first, last] => Ok(Wing { cells: [**first, *pivot, **last] }),
        _ => Err(wrong()),
    }
}

/// Cells that hold two digits in turn.
struct RemotePair {
    digits: DigitSet,
    cells: Vec<Cell>,
}

impl Pattern for RemotePair {
    fn claims(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let mut claims = Vec::new();
        for (place, &cell) in self.cells.iter().enumerate() {
            let only = Statement::OnlyDigits { cells: CellSet::of(cell), digits: self.digits };
            claims.push(Claim::new(Role::StrongLink(place as u8), only));
            if let Some(&next) = self.cells.get(place + 1) {
                let role = Role::WeakLink(place as u8);
                claims.push(sees(role, CellSet::of(cell), CellSet::of(next)));
            }
        }
        let both = self.cells.first().into_iter().chain(self.cells.last()).copied().collect();
        claims.push(sees(Role::Target, both, consequence::struck(ends)));
        claims
    }
}

/// `2/7 r1c1-r1c5-r5c5-r5c9`.
pub(super) fn write_remote_pair(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let mut cells: Vec<String> = Vec::new();
    let mut common = None;
    for claim in &step.claims {
        if let (Role::StrongLink(_), Statement::OnlyDigits { cells: one, digits }) =
            (claim.role, &claim.statement)
        {
            cells.push(moment.cell(one.only()?));
            common = Some(*digits);
        }
    }
    let (last, digits) = (step.claims.last()?, common.filter(|digits| digits.len() == 2)?);
    let Statement::Sees { targets, .. } = last.statement else { return None };
    let pattern = format!("{} {}", moment.digits(digits.iter()), cells.join("-"));
    Some(Draft { pattern, ends: consequence::with_untold(moment, step, targets, digits) })
}

/// Reads `r1c1-r1c5-r5c5-r5c9` behind the digits.
pub(super) fn read_remote_pair(
    reader: &mut Reader<'_>,
    digits: &[Digit],
) -> Read<impl Pattern + use<>> {
    let mut cells = vec![reader.cell()?];
    while reader.takes("-") {
        cells.push(reader.cell()?);
    }
    Ok(RemotePair { digits: digits.iter().copied().collect(), cells })
}
