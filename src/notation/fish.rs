//! Fish: `7 r258 c148 f r5c6`, the digit, its bases, its covers, its fins.
//!
//! The cells of a base are its open places in the state. Two fish on the same bases, which are told as
//! one step, are joined by `&`, and the bases are written once: `7 r25 c37 f r1c3 & c36 f r1c6`. What is
//! struck rests on the first of them that strikes it.

use super::consequence::{self, Consequence};
use super::form::{Draft, Pattern};
use super::reading::{Read, Reader};
use super::writing::Moment;
use crate::grid::{CellSet, Digit, DigitSet, House};
use crate::proof::{Claim, Role, Statement, Step, Support};

/// One or several fish on the same bases.
struct Fish {
    digit: Digit,
    bases: Vec<House>,
    sides: Vec<Side>,
}

/// The covers and fins of one fish.
struct Side {
    covers: Vec<House>,
    fins: CellSet,
}

/// The claims that several fish make together, and for each fish the numbers of its own.
struct Told {
    claims: Vec<Claim>,
    own: Vec<Vec<u16>>,
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

    fn told(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Told {
        let digit = self.digit;
        let base = |&house: &House| moment.base(house, digit);
        let mut claims: Vec<Claim> = self.bases.iter().map(base).collect();
        let shared: Vec<u16> = (0..claims.len()).map(|number| number as u16).collect();
        let mut own = Vec::new();
        for side in &self.sides {
            let mut numbers = shared.clone();
            let cover = |&house: &House| Claim::cover(house, digit);
            let targets = self.targets(moment, side, ends);
            let fins = Claim::new(Role::Fin, Statement::Sees { cells: side.fins, targets });
            let fins = (!side.fins.is_empty()).then_some(fins);
            for claim in side.covers.iter().map(cover).chain(fins) {
                let known = claims.iter().position(|other| *other == claim);
                numbers.push(known.unwrap_or(claims.len()) as u16);
                if known.is_none() {
                    claims.push(claim);
                }
            }
            own.push(numbers);
        }
        Told { claims, own }
    }
}

impl Pattern for Fish {
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        self.told(moment, ends).claims
    }

    fn supports(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Support> {
        if self.sides.len() == 1 {
            return vec![Support::All; ends.len()];
        }
        let own = self.told(moment, ends).own;
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
pub(super) fn write(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let bases: Vec<House> = step.claims.iter().map_while(base_of).collect();
    let Statement::OnlyPlaces { digit, .. } = step.claims.first()?.statement else { return None };
    let rest = &step.claims[bases.len()..];
    let end =
        rest.iter().position(|claim| claim.role == Role::Fin).map_or(rest.len(), |fin| fin + 1);
    let (first, second) = rest.split_at(end);
    let mut sides = vec![side_of(first.iter())?];
    if !second.is_empty() {
        // A cover that both have stands with the first; what the second strikes rests on all its own.
        let last = step.claims.len() as u16 - 1;
        let numbers = step.conclusions.iter().find_map(|end| match &end.support {
            Support::Claims(numbers) if numbers.contains(&last) => Some(numbers),
            _ => None,
        })?;
        let claims = numbers.iter().filter_map(|&number| step.claims.get(usize::from(number)));
        sides.push(side_of(claims.filter(|claim| claim.role != Role::Base))?);
    }
    let mut seen = CellSet::EMPTY;
    for claim in rest {
        if let (Role::Fin, Statement::Sees { targets, .. }) = (claim.role, &claim.statement) {
            seen |= *targets;
        }
    }
    let sides: Vec<String> = sides.iter().map(|side| print_side(moment, side)).collect();
    let (digits, bases) = (moment.digit(digit), moment.houses(&bases));
    let pattern = format!("{digits} {bases} {}", sides.join(" & "));
    Some(Draft { pattern, ends: consequence::with_untold(moment, step, seen, DigitSet::of(digit)) })
}

fn base_of(claim: &Claim) -> Option<House> {
    match (claim.role, &claim.statement) {
        (Role::Base, Statement::OnlyPlaces { house, .. }) => Some(*house),
        _ => None,
    }
}

/// The covers and fins that claims are about; none if they are about something else, or about no cover.
fn side_of<'a>(claims: impl Iterator<Item = &'a Claim>) -> Option<Side> {
    let mut side = Side { covers: Vec::new(), fins: CellSet::EMPTY };
    for claim in claims {
        match (claim.role, &claim.statement) {
            (Role::Cover, Statement::AtMostOnce { house, .. }) => side.covers.push(*house),
            (Role::Fin, Statement::Sees { cells, .. }) => side.fins = *cells,
            _ => return None,
        }
    }
    (!side.covers.is_empty()).then_some(side)
}

fn print_side(moment: &Moment<'_>, side: &Side) -> String {
    let covers = moment.houses(&side.covers);
    if side.fins.is_empty() { covers } else { format!("{covers} f {}", moment.cells(side.fins)) }
}

/// Reads `r258 c148 f r5c6` behind the digit.
pub(super) fn read(reader: &mut Reader<'_>, digit: Digit) -> Read<impl Pattern + use<>> {
    let bases = reader.houses()?;
    reader.expect(" ")?;
    let mut sides = Vec::new();
    loop {
        let covers = reader.houses()?;
        let fins = if reader.takes(" f ") { reader.cells()? } else { CellSet::EMPTY };
        sides.push(Side { covers, fins });
        if !reader.takes(" & ") {
            return Ok(Fish { digit, bases, sides });
        }
    }
}
