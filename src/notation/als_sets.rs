//! Bent sets, Sue de Coq and aligned exclusion.
//!
//! * `2/4/7 in r1c3+r1c6,r2c1`: a bent set, the pivot first. Which digit is not restricted, the state tells.
//! * `1/2/5/7 in r1c12, 1/2 in r1c5, 5/7 in r2c3`: a Sue de Coq, the cells where the houses cross first,
//!   then the sets in the rest of each.
//! * `aligned r1c1,r2c5 by r1c5,r3c4`: an aligned exclusion and its excluders; `aligned r1c1,r2c5
//!   (r1c1-r2c5) by r1c5`: it also counts that two of the cells see each other.

use super::consequence::{self, Consequence};
use super::error::Expected;
use super::reading::{Read, Reader};
use super::writing::Moment;
use super::written::{Draft, Written};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::proof::{
    BentSet, Claim, CrossingSets, Excluder, Exclusion, HeldSet, Once, Sight, Step, Support,
};

/// The candidates of the cells in the state.
fn candidates(moment: &Moment<'_>, cells: CellSet) -> DigitSet {
    let digits = cells.iter().map(|cell| moment.state.digits_of(cell));
    digits.fold(DigitSet::EMPTY, |all, digits| all | digits)
}

/// `2/4/7 in r1c3`.
fn digits_in(moment: &Moment<'_>, cells: CellSet) -> String {
    format!("{} in {}", moment.digits(candidates(moment, cells).iter()), moment.cells(cells))
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
struct Bent {
    pivot: CellSet,
    pincers: CellSet,
    houses: [House; 2],
}

impl Bent {
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

impl Written for Bent {
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let cells = self.pivot | self.pincers;
        let end: DigitSet = self.end(moment).into_iter().collect();
        let second = self.reach(moment)[1];
        let once =
            |digit| Once { group: self.houses[usize::from(second.contains(digit))].into(), digit };
        let places =
            cells.iter().filter(|&cell| end.iter().any(|end| moment.state.allows(cell, end)));
        let set = BentSet {
            pivot: HeldSet::in_state(moment.state, self.pivot),
            pincers: HeldSet::in_state(moment.state, self.pincers),
            once: (candidates(moment, cells) - end).iter().map(once).collect(),
            sight: Sight { cells: places.collect(), targets: consequence::struck(ends) },
        };
        set.claims()
    }
}

/// `2/4/7 in r1c3+r1c6,r2c1`.
pub(super) fn write_bent_set(moment: &Moment<'_>, step: &Step, set: &BentSet) -> Option<Draft> {
    let (pivot, pincers) = (set.pivot.cells(), set.pincers.cells());
    let bent = Bent { pivot, pincers, houses: crossing(moment, pivot, pincers)? };
    let end = DigitSet::of(bent.end(moment)?);
    let digits = candidates(moment, pivot | pincers);
    let (pivot, pincers) = (moment.cells(pivot), moment.cells(pincers));
    let pattern = format!("{} in {pivot}+{pincers}", moment.digits(digits.iter()));
    Some(Draft { pattern, ends: consequence::with_untold(moment, step, set.sight.targets, end) })
}

/// Reads `r1c3+r1c6,r2c1` behind the digits.
pub(super) fn read_bent_set(
    reader: &mut Reader<'_>,
    digits: &[Digit],
) -> Read<impl Written + use<>> {
    let place = reader.place();
    let pivot = reader.cells()?;
    reader.expect("+")?;
    let pincers = reader.cells()?;
    check(reader, place, digits, pivot | pincers)?;
    let houses = crossing(&reader.moment, pivot, pincers);
    let houses = houses.ok_or_else(|| Reader::error_at(place, Expected::Crossing))?;
    Ok(Bent { pivot, pincers, houses })
}

/// The digits must be the candidates of the cells.
fn check(reader: &Reader<'_>, place: usize, digits: &[Digit], cells: CellSet) -> Read<()> {
    let digits: DigitSet = digits.iter().copied().collect();
    let fits = candidates(&reader.moment, cells) == digits;
    if fits { Ok(()) } else { Err(Reader::error_at(place, Expected::Candidates)) }
}

impl Written for CrossingSets {
    fn claims(&self, _moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        Self::claims(self)
    }
}

/// `1/2/5/7 in r1c12, 1/2 in r1c5, 5/7 in r2c3`.
pub(super) fn write_crossing_sets(moment: &Moment<'_>, step: &Step, sets: &CrossingSets) -> Draft {
    let [first, second] = &sets.outer;
    let parts = [&sets.inner, first, second].map(|set| digits_in(moment, set.cells()));
    Draft::new(parts.join(", "), step)
}

/// Reads `r1c12, 1/2 in r1c5, 5/7 in r2c3` behind the digits.
pub(super) fn read_crossing_sets(
    reader: &mut Reader<'_>,
    digits: &[Digit],
) -> Read<impl Written + use<>> {
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
    let moment = &reader.moment;
    let free = candidates(moment, inner) - candidates(moment, outer[0] | outer[1]);
    let once = houses.into_iter().zip(outer).flat_map(|(house, outer)| {
        (candidates(moment, outer) | free)
            .iter()
            .map(move |digit| Once { group: house.into(), digit })
    });
    Ok(CrossingSets {
        inner: HeldSet::in_state(moment.state, inner),
        outer: outer.map(|cells| HeldSet::in_state(moment.state, cells)),
        once: once.collect(),
    })
}

impl Written for Exclusion {
    fn claims(&self, _moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        Self::claims(self)
    }

    /// A candidate goes whatever else its own cell may hold.
    fn supports(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Support> {
        let count = self.aligned.len() + self.sights.len() + 2 * self.excluders.len();
        let support = |end: &Consequence| {
            let own = self.aligned.iter().position(|&(cell, _)| cell == end.fact.cell());
            let others = (0..count).filter(|&number| Some(number) != own);
            Support::Claims(others.map(|number| number as u16).collect())
        };
        ends.iter().map(support).collect()
    }
}

/// `aligned r1c1,r2c5 (r1c1-r2c5) by r1c5,r3c4`.
pub(super) fn write_exclusion(moment: &Moment<'_>, step: &Step, exclusion: &Exclusion) -> Draft {
    let sight =
        |&(one, other): &(Cell, Cell)| format!("{}-{}", moment.cell(one), moment.cell(other));
    let sights: Vec<String> = exclusion.sights.iter().map(sight).collect();
    let sights =
        if sights.is_empty() { String::new() } else { format!(" ({})", sights.join(", ")) };
    let excluders = exclusion.excluders.iter().map(|excluder| excluder.cell).collect();
    let (aligned, excluders) = (moment.cells(exclusion.cells()), moment.cells(excluders));
    Draft::new(format!("aligned {aligned}{sights} by {excluders}"), step)
}

/// Reads `r1c1,r2c5 (r1c1-r2c5) by r1c5,r3c4` behind the word.
pub(super) fn read_exclusion(reader: &mut Reader<'_>) -> Read<impl Written + use<>> {
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
    let excluders = reader.cells()?;
    let Moment { geometry, state, .. } = reader.moment;
    let excluder = |cell| Excluder {
        cell,
        digits: state.digits_of(cell),
        seen: aligned & geometry.peers(cell),
    };
    Ok(Exclusion {
        aligned: aligned.iter().map(|cell| (cell, state.digits_of(cell))).collect(),
        sights,
        excluders: excluders.iter().map(excluder).collect(),
    })
}
