//! Fish: `7 r258 c148 f r5c6`, the digit, its bases, its covers, its fins.
//!
//! The cells of a base are its open places in the state. Two fish on the same bases, which are told as
//! one step, are joined by `&`, and the bases are written once: `7 r25 c37 f r1c3 & c36 f r1c6`. What is
//! struck rests on the first of them that strikes it.

use super::consequence::{self, Consequence};
use super::reading::{Read, Reader};
use super::writing::Moment;
use super::written::{Draft, Written};
use crate::grid::{CellSet, Digit, DigitSet, Group, House};
use crate::proof::{self, Claim, Cover, Covering, Sight, Step, Support};

/// One or several fish on the same bases.
struct Fish {
    digit: Digit,
    bases: Vec<House>,
    sides: Vec<Side>,
}

/// The covers and fins of one fish.
struct Side {
    covers: Vec<Group>,
    fins: CellSet,
}

impl Fish {
    /// What is struck that a side can strike: what is in a cover and in no base, or in two covers and in
    /// one base, and sees the fins.
    fn targets(&self, moment: &Moment<'_>, side: &Side, ends: &[Consequence]) -> CellSet {
        let struck = consequence::struck(ends);
        if self.sides.len() == 1 {
            return struck;
        }
        let based = |cell| {
            self.bases.iter().filter(|&&base| moment.geometry.cells_of(base).contains(cell)).count()
        };
        let covered = |cell| {
            side.covers
                .iter()
                .filter(|&&cover| moment.geometry.cells_of(cover).contains(cell))
                .count()
        };
        let goes = |cell| covered(cell) > based(cell) && based(cell) < 2;
        (struck & moment.geometry.common_peers(side.fins))
            .iter()
            .filter(|&cell| goes(cell))
            .collect()
    }

    fn covering(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Covering {
        let side = |side: &Side| {
            let targets = self.targets(moment, side, ends);
            let fins = Sight { cells: side.fins, targets };
            let fins = (!side.fins.is_empty()).then_some(fins);
            proof::Side { covers: side.covers.clone(), fins }
        };
        let bases = self.bases.iter().map(|&house| moment.places_of(house, self.digit));
        let sides = self.sides.iter().map(side).collect();
        Cover { digit: self.digit, bases: bases.collect(), sides }.covering()
    }
}

impl Written for Fish {
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        self.covering(moment, ends).claims
    }

    fn supports(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Support> {
        if self.sides.len() == 1 {
            return vec![Support::All; ends.len()];
        }
        let own = self.covering(moment, ends).of_sides;
        let targets: Vec<CellSet> =
            self.sides.iter().map(|side| self.targets(moment, side, ends)).collect();
        let support = |end: &Consequence| {
            let first = targets.iter().position(|targets| targets.contains(end.fact.cell()));
            first.map_or(Support::All, |first| Support::Claims(own[first].clone()))
        };
        ends.iter().map(support).collect()
    }
}

/// `7 r258 c148 f r5c6`.
pub(super) fn write(moment: &Moment<'_>, step: &Step, cover: &Cover) -> Draft {
    let fins = cover.sides.iter().filter_map(|side| side.fins);
    let seen = fins.fold(CellSet::EMPTY, |all, fins| all | fins.targets);
    let sides: Vec<String> = cover.sides.iter().map(|side| print_side(moment, side)).collect();
    let (digit, bases) = (moment.digit(cover.digit), moment.houses(&cover.base_houses()));
    let pattern = format!("{digit} {bases} {}", sides.join(" & "));
    let digits = DigitSet::of(cover.digit);
    Draft { pattern, ends: consequence::with_untold(moment, step, seen, digits) }
}

fn print_side(moment: &Moment<'_>, side: &proof::Side) -> String {
    let covers = moment.houses(&side.covers);
    match side.fins {
        Some(fins) => format!("{covers} f {}", moment.cells(fins.cells)),
        None => covers,
    }
}

/// Reads `r258 c148 f r5c6` behind the digit.
pub(super) fn read(reader: &mut Reader<'_>, digit: Digit) -> Read<impl Written + use<>> {
    let bases = reader.houses()?;
    reader.expect(" ")?;
    let mut sides = Vec::new();
    loop {
        let covers = reader.groups()?;
        let fins = if reader.takes(" f ") { reader.cells()? } else { CellSet::EMPTY };
        sides.push(Side { covers, fins });
        if !reader.takes(" & ") {
            return Ok(Fish { digit, bases, sides });
        }
    }
}
