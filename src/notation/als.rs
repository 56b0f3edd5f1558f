//! Almost locked sets that digits join.
//!
//! * `Q=r1c23 {1/4/7}, R=r5c2,r6c2 {1/4/8}, X=4`: each set with a letter, its cells and their candidates;
//!   then the digits that join each to the next. Two sets may be joined by two digits: `X=4/8`.
//! * `stem r5c5, 1 Q=r1c5 {1/4}, 3 R=r5c12 {3/4/8}, 8 R`: a cell, and for each of its digits the petal that
//!   loses it, which is described where it is named first.
//!
//! Read are also A, B and C, as experts elsewhere call the sets.

use super::consequence::{self, Consequence};
use super::error::Expected;
use super::reading::{Read, Reader};
use super::writing::Moment;
use super::written::{Draft, Written};
use crate::grid::{Candidate, Cell, DigitSet};
use crate::proof::{Claim, CommonDigit, Fact, HeldSet, JoinedSets, Step, Strike, set_letter};

/// What a stem stands behind.
const STEM: &str = "stem ";

impl Written for JoinedSets {
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let targets = ends.iter().filter_map(|end| match end.fact {
            Fact::Absent(cell, digit) => Some(Candidate { cell, digit }),
            Fact::Holds(..) => None,
        });
        let targets: Vec<Candidate> = targets.collect();
        self.clone().striking(moment.geometry, &targets).claims()
    }
}

/// Any joined sets.
pub(super) fn write(moment: &Moment<'_>, step: &Step, joined: &JoinedSets) -> Draft {
    let pattern = match joined.stem {
        Some(stem) => print_blossom(moment, joined, stem),
        None => print_in_turn(moment, joined),
    };
    Draft { pattern, ends: with_untold(step, joined) }
}

/// The conclusions, and what the step sees besides and does not conclude.
fn with_untold(step: &Step, joined: &JoinedSets) -> Vec<Consequence> {
    let mut all = consequence::told(step);
    for Strike { target, .. } in &joined.strikes {
        for cell in target.cells.iter() {
            let fact = Fact::Absent(cell, target.digit);
            if all.iter().all(|end| end.fact != fact) {
                all.push(Consequence::new(fact, false));
            }
        }
    }
    all
}

fn print_in_turn(moment: &Moment<'_>, joined: &JoinedSets) -> String {
    let sets = joined.sets.iter().enumerate();
    let sets: Vec<String> = sets.map(|(number, set)| print_set(moment, number, set)).collect();
    let digits = moment.digits(joined.joints.iter().map(|joint| joint.digit));
    format!("{}, X={digits}", sets.join(", "))
}

fn print_blossom(moment: &Moment<'_>, joined: &JoinedSets, stem: Cell) -> String {
    let mut parts = vec![format!("{STEM}{}", moment.cell(stem))];
    let mut named = 0;
    for joint in &joined.joints {
        let petal = if joint.to == named {
            named += 1;
            print_set(moment, joint.to, &joined.sets[joint.to])
        } else {
            set_letter(joint.to).to_string()
        };
        parts.push(format!("{} {petal}", moment.digit(joint.digit)));
    }
    parts.join(", ")
}

/// `Q=r1c23 {1/4/7}`.
fn print_set(moment: &Moment<'_>, number: usize, set: &HeldSet) -> String {
    let digits = moment.digits(set.digits().iter());
    format!("{}={} {{{digits}}}", set_letter(number), moment.cells(set.cells()))
}

/// Whether joined sets follow.
pub(super) fn is_next(reader: &Reader<'_>) -> bool {
    reader.is_next(STEM) || letters(0).iter().any(|letter| reader.is_next(&format!("{letter}=")))
}

/// What the set with this number may be called where it is read.
fn letters(number: usize) -> [char; 2] {
    [set_letter(number), char::from(b'A' + (number % 26) as u8)]
}

/// Reads what [`write`] writes.
pub(super) fn read(reader: &mut Reader<'_>) -> Read<JoinedSets> {
    if reader.takes(STEM) { read_blossom(reader) } else { read_in_turn(reader) }
}

fn read_in_turn(reader: &mut Reader<'_>) -> Read<JoinedSets> {
    let mut sets = Vec::new();
    while !reader.takes("X=") {
        let names = letters(sets.len());
        if !names.iter().any(|letter| reader.takes(&format!("{letter}="))) {
            return Err(reader.error(Expected::Text("X=")));
        }
        sets.push(read_set(reader)?);
        reader.expect(", ")?;
    }
    let place = reader.place();
    let digits = reader.digits()?;
    let is_double = sets.len() == 2 && digits.len() == 2;
    if sets.len() < 2 || !(is_double || digits.len() + 1 == sets.len()) {
        return Err(Reader::error_at(place, Expected::Digit));
    }
    Ok(JoinedSets::in_turn(sets, &digits))
}

fn read_blossom(reader: &mut Reader<'_>) -> Read<JoinedSets> {
    let stem = reader.cell()?;
    let mut joined = JoinedSets::around(stem);
    while reader.takes(", ") {
        let digit = reader.digit()?;
        reader.expect(" ")?;
        let place = reader.place();
        let mut takes = |&number: &usize| {
            letters(number).iter().any(|letter| reader.takes(&letter.to_string()))
        };
        let number = (0..=joined.sets.len()).find(&mut takes);
        let to = number.ok_or_else(|| Reader::error_at(place, Expected::Pattern))?;
        if to == joined.sets.len() {
            reader.expect("=")?;
            joined.sets.push(read_set(reader)?);
        }
        joined.joints.push(CommonDigit { digit, from: None, to });
    }
    Ok(joined)
}

/// Reads `r1c23 {1/4/7}` behind the letter. The digits must be the candidates of the cells.
fn read_set(reader: &mut Reader<'_>) -> Read<HeldSet> {
    let cells = reader.cells()?;
    reader.expect(" {")?;
    let place = reader.place();
    let digits: DigitSet = reader.digits()?.into_iter().collect();
    let set = HeldSet::in_state(reader.moment.state, cells);
    if set.digits() != digits {
        return Err(Reader::error_at(place, Expected::Candidates));
    }
    reader.expect("}")?;
    Ok(set)
}
