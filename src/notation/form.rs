//! All forms of the notation together: which of them writes a step, and which reads a line.
//!
//! A form writes steps of one shape and reads them back. Writing is tried out: a form's text stands only
//! if it reads back as the very step, so a form may leave out what it makes good in most cases, and need not
//! know all cases in which it does not.

use super::consequence::{self, Consequence};
use super::error::Expected;
use super::reading::{Read, Reader};
use super::step_content::StepContent;
use super::writing::Moment;
use super::written::{Draft, Written};
use super::{als, als_sets, chain, claims, fish, forcing, net, ring, sets, uniqueness, wing};
use crate::grid::HouseKind;
use crate::proof::{self, Claim, Conclusion, Direct, Fact, Pattern, Step, Support};

/// The text, if it reads back as the step; with what conclusions rest on where the pattern would have
/// them rest on something else.
fn proved(mut draft: Draft, moment: &Moment<'_>, step: &Step) -> Option<String> {
    let text = draft.text(moment);
    let read = read_back(moment, &text)?.into_step(step.rule);
    let facts = |step: &Step| step.facts().collect::<Vec<_>>();
    if (&read.claims, &read.cases) != (&step.claims, &step.cases) || facts(&read) != facts(step) {
        return None;
    }
    if read.conclusions == step.conclusions {
        return Some(text);
    }
    let told = draft.ends.iter_mut().filter(|end| end.told);
    for (end, (read, meant)) in told.zip(read.conclusions.iter().zip(&step.conclusions)) {
        if read.support != meant.support {
            end.support = Some(meant.support.clone());
        }
    }
    Some(draft.text(moment))
}

fn read_back(moment: &Moment<'_>, text: &str) -> Option<StepContent> {
    let letters: Vec<char> = text.chars().collect();
    let mut reader = Reader::new(*moment, &letters, read);
    let line = read(&mut reader).ok()?;
    reader.is_at_end().then_some(line)
}

/// What is written of a step of this shape; nothing if the shape has no form, or if its form cannot say all of it.
fn write(moment: &Moment<'_>, step: &Step, pattern: &Pattern) -> Option<Draft> {
    match pattern {
        Pattern::Single(single) => sets::write_single(moment, step, single),
        Pattern::Naked(set) => Some(sets::write_naked(moment, step, set)),
        Pattern::Hidden(set) => Some(sets::write_hidden(moment, step, set)),
        Pattern::Cover(cover) => {
            let locked = || sets::write_locked(moment, step, cover);
            Some(locked().unwrap_or_else(|| fish::write(moment, step, cover)))
        }
        Pattern::Direct(direct) => write_uncovering(moment, step, direct),
        Pattern::Chains(chains) => Some(chain::write(moment, step, chains)),
        Pattern::Colours(colours) => Some(net::write(moment, step, colours)),
        Pattern::RemotePair(pair) => Some(wing::write_remote_pair(moment, step, pair)),
        Pattern::Ring(ring) => Some(ring::write(moment, step, ring)),
        Pattern::Wing(wing) => wing::write_wing(moment, step, wing),
        Pattern::Joined(joined) => Some(als::write(moment, step, joined)),
        Pattern::Bent(set) => als_sets::write_bent_set(moment, step, set),
        Pattern::Crossing(sets) => Some(als_sets::write_crossing_sets(moment, step, sets)),
        Pattern::Exclusion(exclusion) => Some(als_sets::write_exclusion(moment, step, exclusion)),
        Pattern::Placements(placements) => Some(forcing::write_placed(moment, step, placements)),
        Pattern::Deadly(deadly) => Some(uniqueness::write(moment, step, deadly)),
        Pattern::Verity(one_of) => Some(forcing::write_verity(moment, step, one_of)),
        Pattern::Law(_) | Pattern::Balance(_) | Pattern::Trial | Pattern::Other(_) => None,
    }
}

/// The step without its rule's name: in the form of its shape if that can say it, else claim by claim.
pub(super) fn print(moment: &Moment<'_>, step: &Step) -> String {
    let draft = write(moment, step, &Pattern::of(step));
    draft.and_then(|draft| proved(draft, moment, step)).unwrap_or_else(|| {
        let draft = claims::write(moment, step);
        let text = draft.text(moment);
        proved(draft, moment, step).unwrap_or(text)
    })
}

/// Reads what [`print`] writes.
pub(super) fn read(reader: &mut Reader<'_>) -> Read<StepContent> {
    let pattern = read_pattern(reader)?;
    reader.expect(" => ")?;
    let ends = consequence::read(reader)?;
    let claims = pattern.claims(&reader.moment, &ends);
    let supports = pattern.supports(&reader.moment, &ends);
    let conclusions = ends.into_iter().zip(supports).filter(|(end, _)| end.told);
    let conclusions = conclusions.map(|(end, support)| Conclusion {
        fact: end.fact,
        support: end.support.unwrap_or(support),
    });
    Ok(StepContent { claims, conclusions: conclusions.collect(), cases: pattern.cases() })
}

fn read_pattern(reader: &mut Reader<'_>) -> Read<Box<dyn Written>> {
    let pattern: Box<dyn Written> = match reader.next() {
        Some('[') => Box::new(claims::read(reader)?),
        Some('(') => Box::new(chain::read(reader)?),
        Some('{') => Box::new(forcing::read_verity(reader)?),
        Some(_) if reader.takes(uniqueness::WORD) => Box::new(uniqueness::read(reader)?),
        _ if als::is_next(reader) => Box::new(als::read(reader)?),
        Some('a') if reader.takes("aligned ") => Box::new(als_sets::read_exclusion(reader)?),
        Some('r') if !reader.is_house_next() => Box::new(claims::read(reader)?),
        Some(letter) if HouseKind::of_letter(letter).is_some() => {
            Box::new(sets::read_full_house(reader)?)
        }
        _ => read_of_digits(reader)?,
    };
    if reader.takes(" + ") {
        let place = sets::read_digit_in_house(reader)?;
        return Ok(Box::new(Uncovering { pattern, place }));
    }
    Ok(pattern)
}

/// A pattern that begins with the digits that it is about.
fn read_of_digits(reader: &mut Reader<'_>) -> Read<Box<dyn Written>> {
    if !reader.is_digit_next() {
        return Err(reader.error(Expected::Pattern));
    }
    let digits = reader.digits()?;
    if reader.takes(" in ") {
        if reader.is_house_next() {
            return sets::read_in_house(reader, &digits);
        }
        let is_wing = digits.len() == 3 && !digits.is_sorted();
        let word = reader.ahead(&[' ']);
        return Ok(if word.contains(&'+') {
            Box::new(als_sets::read_bent_set(reader, &digits)?)
        } else if word.ends_with(&[',']) {
            Box::new(als_sets::read_crossing_sets(reader, &digits)?)
        } else if is_wing {
            Box::new(wing::read_wing(reader, &digits)?)
        } else {
            Box::new(sets::read_in_cells(reader, &digits)?)
        });
    }
    reader.expect(" ")?;
    let word = reader.ahead(&[' ']);
    if let (&[digit], true) = (digits.as_slice(), reader.is_next("placed ")) {
        return Ok(Box::new(forcing::read_placed(reader, digit)?));
    }
    match (digits.as_slice(), word.contains(&'='), word.contains(&'-')) {
        (&[digit], true, _) => Ok(Box::new(net::read(reader, digit)?)),
        (&[digit], _, true) => Ok(Box::new(ring::read(reader, digit)?)),
        (&[digit], ..) => Ok(Box::new(fish::read(reader, digit)?)),
        _ => Ok(Box::new(wing::read_remote_pair(reader, &digits)?)),
    }
}

/// A pattern together with the one place in a house that its eliminations leave for a digit.
struct Uncovering {
    pattern: Box<dyn Written>,
    place: sets::DigitInHouse,
}

impl Written for Uncovering {
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let mut claims = self.pattern.claims(moment, ends);
        claims.push(self.place.claim(moment));
        claims
    }

    /// What is struck does not rest on the place that it leaves.
    fn supports(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Support> {
        let count = self.pattern.claims(moment, ends).len();
        let own: Vec<u16> = (0..count).map(|number| number as u16).collect();
        let support = |end: &Consequence| match end.fact {
            Fact::Absent(..) => Support::Claims(own.clone()),
            Fact::Holds(..) => Support::All,
        };
        ends.iter().map(support).collect()
    }
}

/// `5 in b1, only r2 + 5 in b2`.
fn write_uncovering(moment: &Moment<'_>, step: &Step, direct: &Direct) -> Option<Draft> {
    let draft = match &direct.by {
        proof::Uncovering::Hidden(set) => sets::write_hidden(moment, step, set),
        proof::Uncovering::Cover(cover) => sets::write_locked(moment, step, cover)?,
    };
    let place = sets::DigitInHouse::of(&direct.left).print(moment);
    Some(Draft::new(format!("{} + {place}", draft.pattern), step))
}
