//! Bent sets, Sue de Coq and aligned exclusion.
//!
//! * `2/4/7 in r1c3+r1c6,r2c1`: a bent set, the pivot first. Which digit is not restricted, the state tells.
//! * `1/2/5/7 in r1c12, 1/2 in r1c5, 5/7 in r2c3`: a Sue de Coq, the cells where the houses cross first,
//!   then the sets in the rest of each.
//! * `aligned r1c1,r2c5 by r1c5,r3c4`: an aligned exclusion and its excluders; `aligned r1c1,r2c5
//!   (r1c1-r2c5) by r1c5`: it also counts that two of the cells see each other.

use super::consequence::{self, Consequence};
use super::error::Expected;
use super::form::{Draft, Pattern};
use super::reading::{Read, Reader};
use super::writing::Moment;
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::proof::{Claim, Role, Statement, Step, Support};

/// The candidates of the cells in the state.
fn candidates(moment: &Moment<'_>, cells: CellSet) -> DigitSet {
    let digits = cells.iter().map(|cell| moment.state.digits_of(cell));
    digits.fold(DigitSet::EMPTY, |all, digits| all | digits)
}

/// `2/4/7 in r1c3`.
fn digits_in(moment: &Moment<'_>, cells: CellSet) -> String {
    format!("{} in {}", moment.digits(candidates(moment, cells).iter()), moment.cells(cells))
}

/// That the cells hold only their candidates.
fn only(moment: &Moment<'_>, role: Role, cells: CellSet) -> impl Iterator<Item = Claim> {
    let only = Statement::candidates_of(moment.state, cells).into_iter();
    only.map(move |statement| Claim::new(role, statement))
}

/// The cells of the claims in the role that say what cells hold.
fn cells_of(step: &Step, role: Role) -> CellSet {
    let cells = step.claims.iter().filter(|claim| claim.role == role);
    let cells = cells.filter_map(|claim| match claim.statement {
        Statement::OnlyDigits { cells, .. } => Some(cells),
        _ => None,
    });
    cells.fold(CellSet::EMPTY, |all, cells| all | cells)
}

fn sees(role: Role, cells: CellSet, targets: CellSet) -> Claim {
    Claim::new(role, Statement::Sees { cells, targets })
}

/// The two houses that hold the first cells, and between them all the others.
fn crossing(moment: &Moment<'_>, inner: CellSet, outer: CellSet) -> Option<[House; 2]> {
    let around: Vec<House> = moment.geometry.houses_around(inner).collect();
    let pairs = around
        .iter()
        .enumerate()
        .flat_map(|(place, &first)| around[place + 1..].iter().map(move |&second| [first, second]));
    let mut fitting = pairs.filter(|houses| {
        let [first, second] = houses.map(|house| moment.geometry.cells_of(house));
        (first & second).len() > 1
            && outer.is_subset(&(first | second))
            && outer.intersects(&first)
            && outer.intersects(&second)
    });
    fitting.next()
}

/// As many cells as digits in two houses that cross.
struct BentSet {
    pivot: CellSet,
    pincers: CellSet,
    houses: [House; 2],
}

impl BentSet {
    /// The digits of the pincers in each of the houses.
    fn reach(&self, moment: &Moment<'_>) -> [DigitSet; 2] {
        self.houses.map(|house| candidates(moment, self.pincers & moment.geometry.cells_of(house)))
    }

    /// The digit that is not restricted.
    fn end(&self, moment: &Moment<'_>) -> Option<Digit> {
        let [first, second] = self.reach(moment);
        (first & second).only()
    }
}

impl Pattern for BentSet {
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let mut claims: Vec<Claim> = only(moment, Role::Pivot, self.pivot)
            .chain(only(moment, Role::Pincer, self.pincers))
            .collect();
        let cells = self.pivot | self.pincers;
        let end: DigitSet = self.end(moment).into_iter().collect();
        let second = self.reach(moment)[1];
        for digit in (candidates(moment, cells) - end).iter() {
            let house = self.houses[usize::from(second.contains(digit))];
            claims.push(Claim::cover(house, digit));
        }
        let places =
            cells.iter().filter(|&cell| end.iter().any(|end| moment.state.allows(cell, end)));
        claims.push(sees(Role::Target, places.collect(), consequence::struck(ends)));
        claims
    }
}

/// `2/4/7 in r1c3+r1c6,r2c1`.
pub(super) fn write_bent_set(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let (pivot, pincers) = (cells_of(step, Role::Pivot), cells_of(step, Role::Pincer));
    let Statement::Sees { targets, .. } = step.claims.last()?.statement else { return None };
    let set = BentSet { pivot, pincers, houses: crossing(moment, pivot, pincers)? };
    let digits = candidates(moment, pivot | pincers);
    let (pivot, pincers) = (moment.cells(pivot), moment.cells(pincers));
    let pattern = format!("{} in {pivot}+{pincers}", moment.digits(digits.iter()));
    let end = DigitSet::of(set.end(moment)?);
    Some(Draft { pattern, ends: consequence::with_untold(moment, step, targets, end) })
}

/// Reads `r1c3+r1c6,r2c1` behind the digits.
pub(super) fn read_bent_set(
    reader: &mut Reader<'_>,
    digits: &[Digit],
) -> Read<impl Pattern + use<>> {
    let place = reader.place();
    let pivot = reader.cells()?;
    reader.expect("+")?;
    let pincers = reader.cells()?;
    check(reader, place, digits, pivot | pincers)?;
    let houses = crossing(&reader.moment, pivot, pincers);
    let houses = houses.ok_or_else(|| Reader::error_at(place, Expected::Crossing))?;
    Ok(BentSet { pivot, pincers, houses })
}

/// The digits must be the candidates of the cells.
fn check(reader: &Reader<'_>, place: usize, digits: &[Digit], cells: CellSet) -> Read<()> {
    let digits: DigitSet = digits.iter().copied().collect();
    let fits = candidates(&reader.moment, cells) == digits;
    if fits { Ok(()) } else { Err(Reader::error_at(place, Expected::Candidates)) }
}

/// Cells where two houses cross, and a set in the rest of each.
struct CrossingSets {
    inner: CellSet,
    outer: [CellSet; 2],
    houses: [House; 2],
}

impl Pattern for CrossingSets {
    fn claims(&self, moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        let [first, second] = self.outer;
        let mut claims: Vec<Claim> = only(moment, Role::Pivot, self.inner)
            .chain(only(moment, Role::Set(0), first))
            .chain(only(moment, Role::Set(1), second))
            .collect();
        let free = candidates(moment, self.inner) - candidates(moment, first | second);
        for (house, outer) in self.houses.into_iter().zip(self.outer) {
            let once = candidates(moment, outer) | free;
            claims.extend(once.iter().map(|digit| Claim::cover(house, digit)));
        }
        claims
    }
}

/// `1/2/5/7 in r1c12, 1/2 in r1c5, 5/7 in r2c3`.
pub(super) fn write_crossing_sets(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let parts = [Role::Pivot, Role::Set(0), Role::Set(1)].map(|role| cells_of(step, role));
    if parts.iter().any(CellSet::is_empty) {
        return None;
    }
    let parts = parts.map(|cells| digits_in(moment, cells));
    Some(Draft::new(parts.join(", "), step))
}

/// Reads `r1c12, 1/2 in r1c5, 5/7 in r2c3` behind the digits.
pub(super) fn read_crossing_sets(
    reader: &mut Reader<'_>,
    digits: &[Digit],
) -> Read<impl Pattern + use<>> {
    let place = reader.place();
    let inner = reader.cells()?;
    check(reader, place, digits, inner)?;
    let mut outer = [CellSet::EMPTY; 2];
    for cells in &mut outer {
        reader.expect(", ")?;
        let digits = reader.digits()?;
        reader.expect(" in ")?;
        let place = reader.place();
        *cells = reader.cells()?;
        check(reader, place, &digits, *cells)?;
    }
    let houses = crossing(&reader.moment, inner, outer[0] | outer[1]);
    let houses = houses.ok_or_else(|| Reader::error_at(place, Expected::Crossing))?;
    Ok(CrossingSets { inner, outer, houses })
}

/// Cells whose combinations are gone through.
struct Exclusion {
    aligned: CellSet,
    /// Those that see each other, where that counts.
    sights: Vec<(Cell, Cell)>,
    excluders: CellSet,
}

impl Pattern for Exclusion {
    fn claims(&self, moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        let each = |role, cell| {
            let digits = moment.state.digits_of(cell);
            Claim::new(role, Statement::OnlyDigits { cells: CellSet::of(cell), digits })
        };
        let mut claims: Vec<Claim> =
            self.aligned.iter().map(|cell| each(Role::Base, cell)).collect();
        for &(one, other) in &self.sights {
            claims.push(sees(Role::Base, CellSet::of(one), CellSet::of(other)));
        }
        for (number, cell) in self.excluders.iter().enumerate() {
            let role = Role::Set(number as u8);
            let seen = self.aligned & moment.geometry.peers(cell);
            claims.extend([each(role, cell), sees(role, CellSet::of(cell), seen)]);
        }
        claims
    }

    /// A candidate goes whatever else its own cell may hold.
    fn supports(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Support> {
        let count = self.aligned.len() + self.sights.len() + 2 * self.excluders.len();
        let support = |end: &Consequence| {
            let own = self.aligned.iter().position(|cell| cell == end.fact.cell());
            let others = (0..count).filter(|&number| Some(number) != own);
            Support::Claims(others.map(|number| number as u16).collect())
        };
        ends.iter().map(support).collect()
    }
}

/// `aligned r1c1,r2c5 (r1c1-r2c5) by r1c5,r3c4`.
pub(super) fn write_exclusion(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let aligned = cells_of(step, Role::Base);
    let (mut sights, mut excluders) = (Vec::new(), CellSet::EMPTY);
    for claim in &step.claims {
        match (claim.role, &claim.statement) {
            (Role::Base, Statement::Sees { cells, targets }) => {
                let (one, other) = (moment.cells(*cells), moment.cells(*targets));
                sights.push(format!("{one}-{other}"));
            }
            (Role::Set(_), Statement::OnlyDigits { cells, .. }) => excluders |= *cells,
            _ => {}
        }
    }
    if aligned.len() < 2 || excluders.is_empty() {
        return None;
    }
    let sights =
        if sights.is_empty() { String::new() } else { format!(" ({})", sights.join(", ")) };
    let (aligned, excluders) = (moment.cells(aligned), moment.cells(excluders));
    Some(Draft::new(format!("aligned {aligned}{sights} by {excluders}"), step))
}

/// Reads `r1c1,r2c5 (r1c1-r2c5) by r1c5,r3c4` behind the word.
pub(super) fn read_exclusion(reader: &mut Reader<'_>) -> Read<impl Pattern + use<>> {
    let aligned = reader.cells()?;
    let mut sights = Vec::new();
    if reader.takes(" (") {
        loop {
            let one = reader.cell()?;
            reader.expect("-")?;
            sights.push((one, reader.cell()?));
            if !reader.takes(", ") {
                break;
            }
        }
        reader.expect(")")?;
    }
    reader.expect(" by ")?;
    Ok(Exclusion { aligned, sights, excluders: reader.cells()? })
}
