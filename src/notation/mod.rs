//! The terse notation of experts: a step on one line, printed and read back.
//!
//! `XY-wing: 5/7/2 in r1c36,r2c1 => r2c6<>2` says with what a rule was used and what follows. What is a
//! pure function of the candidates before the step is not written, such as the open places of a digit in the
//! base of a fish; so a line is read back with that state beside it, and gives the very same step: the same
//! claims in the same order, the same conclusions.
//!
//! # The grammar
//!
//! ```text
//! line        name ": " pattern " => " what follows          the name may have colons itself
//!             "if r3c2=6: " line                              holds only if what stands before it is supposed
//! what follows r4c4,r6c5<>7, r2c1=3, (r3c3<>7)               in parentheses: seen, but not concluded
//! cells       r1c36,r12c5     every one of the columns in every one of the rows; numbers over 9 are letters
//! houses      r25 c37 b4 d1 x2                                rows, columns, blocks, diagonals, regions
//! digits      2/7
//!
//! pattern     b5                                              full house
//!             2/7 in r1c3,r2c1                                 these cells hold only these digits
//!             7 in r4 · 2/7 in r3, only r3c45                  these digits of a house are only there
//!             5 in b1, only r2                                 locked candidates
//!             5 in b1, only r2 + 5 in b2                       … that leave one place in a house
//!             7 r258 c148 f r5c6                               fish: digit, bases, covers, fins
//!             7 placed in r134, 9 in r5                        no other way to choose places there
//!             {r3c3} r3c3=2 => (…) r5c5<>4 | …                all possibilities lead to the same
//!             7 r25 c37 f r1c3 & c36 f r1c6                    two fish on the same bases
//!             5/7/2 in r1c36,r2c1                              XY-wing: the pivot's digits, the digit that goes
//!             2/4/7 in r1c3+r1c6,r2c1                          bent set: pivot, pincers
//!             1/2/5/7 in r1c12, 1/2 in r1c5, 5/7 in r2c3       Sue de Coq: where the houses cross, the sets
//!             aligned r1c1,r2c5 (r1c1-r2c5) by r1c5,r3c4       aligned exclusion: cells, who sees whom, excluders
//!             2/7 r1c1-r1c5-r5c5-r5c9                          remote pair
//!             (3)r1c12=(3)r1c7-(8)r1c7=(8)r6c7-(8=3)r6c5       chain
//!             (3=127)r1c256-(7)r4c6=(7)r4c8-(3)r4c8=(3)r1c8-(3)r1c5  loop, through an almost locked set
//!             7 r1c1=r1c5=r4c5, r8c2=r8c9; r1c1-r3c3-r4c5      colours: links, and who sees whom
//!             7 r1-c5-b5-r6-c1 g r1c8,r5c5                     ring and its guardians
//!             deadly 2/7 r89c35 · deadly 3/4 r45c69, 4 strong in r4   cells that must not be left interchangeable
//!             Q=r1c23 {1/4/7}, R=r5c2,r6c2 {1/4/8}, X=4        almost locked sets joined by 4; doubly: X=4/8
//!             stem r5c5, 1 Q=r1c5 {1/4}, 3 R=r5c12 {3/4/8}, 8 R  death blossom
//!             r3c3=6 => (naked-single: 2 in r1c3 => r1c3=2; …) no 7 in r1   case; several: case | case
//!             [base 7 in r2 only r2c37; cover 7 once in c3]    any claims
//! ```
//!
//! The modules say more of each form. What a conclusion rests on is written, `r4c4<>7{0,2}` (numbers of claims) or
//! `r4c4<>7{all}`, only where the form would have it rest on something else.
//!
//! What is told to people is shorter ([`brief()`]): `4r5c1=(4-8)r7c4=8r7c2` for chains, and
//! `3r8c5 → 3r1c9; (3r8c5,3r1c9) → 6r4c2 → no 6 in r4` for what is supposed, where an arrow leads from that which an
//! assertion follows from, and the reasons of each step are left out.
//!
//! # How it is kept true
//!
//! A form never writes a line that does not read back as the step: each draft is read before it stands, and
//! what no form can write is written claim by claim. So every step of a grid can be written and read, and a new
//! kind of step needs no form to be told.
//!
//! Invariant: nothing here knows a language or a rule. The caller gives the rule's name, and steps within
//! cases are named by their rules' ids.

mod als;
mod als_sets;
mod brief;
mod chain;
mod claims;
mod consequence;
mod error;
mod fish;
mod forcing;
mod form;
mod net;
mod reading;
mod ring;
mod sets;
mod step_content;
mod supposed;
mod uniqueness;
mod wing;
mod writing;
mod written;

#[cfg(test)]
mod tests;

pub use error::{Expected, NotationError};

use crate::grid::{Candidates, Geometry};
use crate::proof::{Fact, RuleId, Step};
use consequence::Consequence;
use reading::Reader;
use writing::Moment;

/// What stands before that which a step concludes.
pub const THEREFORE: &str = "=>";
/// What stands before a supposition.
const CONDITION: &str = "if ";
/// What no name has.
const NO_NAME: [char; 4] = ['=', '>', '{', '['];

/// Writes the step on one line, with the name of its rule. `state` has the candidates before the step, which
/// must be one of the grid.
pub fn print(geometry: &Geometry, state: &Candidates, name: &str, step: &Step) -> String {
    format!("{name}: {}", form::print(&moment(geometry, state), step))
}

/// Writes the step on one line as people do, with the name of its rule: chains as `4r5c1=(4-8)r7c4=8r7c2`, what is
/// supposed as `3r8c5 → 3r1c9; (3r8c5,3r1c9) → no 6 in r4`, all else as [`print()`]. `state` has the candidates before the step.
pub fn brief(geometry: &Geometry, state: &Candidates, name: &str, step: &Step) -> String {
    format!("{name}: {}", brief::print(&moment(geometry, state), step))
}

/// Reads what a line in the notation concludes, whatever stands before its `=>`; `state` has the candidates before the step.
///
/// # Errors
/// [`NotationError`] has the first place, counted in the whole text, where something else was expected.
pub fn conclusions(
    geometry: &Geometry,
    state: &Candidates,
    text: &str,
) -> Result<Vec<Fact>, NotationError> {
    let letters: Vec<char> = text.trim_end().chars().collect();
    let mut reader = Reader::new(moment(geometry, state), &letters, form::read);
    while !reader.is_next(THEREFORE) && !reader.is_at_end() {
        reader.go_on_at(reader.place() + 1);
    }
    reader.expect(THEREFORE)?;
    let _ = reader.takes(" ");
    let all = consequence::read(&mut reader)?;
    if !reader.is_at_end() {
        return Err(reader.error(Expected::End));
    }
    if all.iter().all(|one| !one.told) {
        return Err(reader.error(Expected::Cell));
    }
    Ok(all.into_iter().filter(|one| one.told).map(|one| one.fact).collect())
}

/// Writes what is supposed where a step stands, to be put before its line: `if r3c2=6: `. Nothing if nothing is.
pub fn condition(geometry: &Geometry, supposed: &[Fact]) -> String {
    if supposed.is_empty() {
        return String::new();
    }
    let state = Candidates::all(geometry);
    let facts: Vec<_> = supposed.iter().map(|&fact| Consequence::new(fact, true)).collect();
    format!("{CONDITION}{}: ", consequence::print(&moment(geometry, &state), &facts))
}

/// Reads what [`print()`] writes, as a step of the rule. `state` has the candidates before the step. The
/// name is passed over, as is a [`condition()`] before it, and the step is not checked: it says what the line says, whether that is true or not.
///
/// # Errors
/// [`NotationError`] has the first place where something else was expected.
pub fn parse(
    geometry: &Geometry,
    state: &Candidates,
    rule: RuleId,
    text: &str,
) -> Result<Step, NotationError> {
    let letters: Vec<char> = text.chars().collect();
    let mut reader = Reader::new(moment(geometry, state), &letters, form::read);
    if reader.takes(CONDITION) {
        let _ = reader.pass_until(&[':']);
        let _ = reader.takes(": ");
    }
    // A name may have colons itself: what stands behind the first is the pattern, or else more of the name.
    let mut first = None;
    loop {
        let part = reader.pass_until(&[':']);
        let is_name = !part.contains(NO_NAME) && reader.takes(": ");
        if !is_name {
            return Err(first.unwrap_or_else(|| reader.error(Expected::Name)));
        }
        let place = reader.place();
        let read = form::read(&mut reader);
        match read {
            Ok(line) if reader.is_at_end() => return Ok(line.into_step(rule)),
            Ok(_) => first = first.or(Some(reader.error(Expected::End))),
            Err(error) => first = first.or(Some(error)),
        }
        reader.go_on_at(place);
    }
}

fn moment<'a>(geometry: &'a Geometry, state: &'a Candidates) -> Moment<'a> {
    Moment { geometry, state, print_step: form::print }
}
