//! A long answer in parts, each of which comes to something that the next ones use.

use std::ops::Range;

use super::told::{LONG, Told};
use crate::message::{Message, words};

/// The fewest and the most steps of a part, but for the last one.
const FEWEST: usize = 4;
const MOST: usize = 8;
/// Of no more parts is it summed up what they come to; their headings say it.
const MOST_SUMMED_UP: usize = 5;

/// Some steps of an answer one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Which steps, by their places in the answer, from 0.
    pub steps: Range<usize>,
    /// What the part comes to, as a heading with its number.
    pub heading: Message,
}

/// Divides an answer into parts; none if it is short enough to be read at one go. A part ends with a digit that is
/// found, if it can.
pub fn parts(lines: &[Told]) -> Vec<Part> {
    if lines.len() <= LONG {
        return Vec::new();
    }
    let mut ends = Vec::new();
    let mut first = 0;
    for (place, line) in lines.iter().enumerate() {
        let count = place + 1 - first;
        let left = lines.len() - (place + 1);
        let may_end = (count >= FEWEST && line.places_digit) || count >= MOST;
        if left == 0 || (may_end && left >= FEWEST) {
            ends.push(first..place + 1);
            first = place + 1;
        }
    }
    let part = |(number, steps): (usize, Range<usize>)| {
        let heading = Message::from(words::ProofPart {
            number: number + 1,
            result: lines[steps.end - 1].result(),
            first: steps.start + 1,
            last: steps.end,
        });
        Part { steps, heading }
    };
    ends.into_iter().enumerate().map(part).collect()
}

/// Sums up what a long answer comes to, part by part, in one sentence; of very many parts only how many there are.
pub fn summary(lines: &[Told], parts: &[Part]) -> Option<Message> {
    let (_, before) = parts.split_last()?;
    let results: Vec<Message> = if before.len() > MOST_SUMMED_UP {
        Vec::new()
    } else {
        before.iter().map(|part| lines[part.steps.end - 1].result_in_words()).collect()
    };
    Some(Message::from(words::ProofSummary {
        count: parts.len(),
        results,
        end: lines.last()?.result_in_words(),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proof::RuleId;

    fn lines(places: &[bool]) -> Vec<Told> {
        let line = |(step, &places_digit): (usize, &bool)| Told {
            step,
            rule: RuleId::new("test"),
            name: words::ResultList { results: Vec::new() }.into(),
            results: vec![words::ResultList { results: Vec::new() }.into()],
            sentence: words::ResultList { results: Vec::new() }.into(),
            places_digit,
            is_within: false,
        };
        places.iter().enumerate().map(line).collect()
    }

    #[track_caller]
    fn check(places: &[bool], wanted: &[Range<usize>]) {
        let found: Vec<Range<usize>> =
            parts(&lines(places)).into_iter().map(|part| part.steps).collect();
        assert_eq!(found, wanted);
    }

    #[test]
    fn short_answers_have_no_parts() {
        check(&[true; 12], &[]);
    }

    #[test]
    fn parts_end_with_digits_and_cover_everything() {
        check(&[true; 13], &[0..4, 4..8, 8..13]);
        check(&[false; 20], &[0..8, 8..16, 16..20]);
        let mut places = [false; 14];
        (places[5], places[13]) = (true, true);
        check(&places, &[0..6, 6..14]);
    }
}
