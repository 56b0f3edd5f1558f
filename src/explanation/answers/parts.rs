//! A long answer in parts, each of which comes to something that the next ones use.
//!
//! A part ends where little is carried on: where of all that was found so far the rest needs what one or two steps came to.
//! Where nothing ends so, there are no parts; to cut a proof anywhere would only look as if something ended there.

use std::collections::BTreeSet;
use std::ops::Range;

use super::references::steps_used;
use crate::explanation::telling::narrated_step::{LONG, NarratedStep, heading};
use crate::grid::Geometry;
use crate::message::{Message, words};
use crate::proof::Trace;

/// The fewest steps of a part.
const FEWEST: usize = 4;
/// No more steps of all before it may be carried on from a part.
const MOST_CARRIED: usize = 2;
/// Of no more parts is it summed up what they come to; their headings say it.
const MOST_SUMMED_UP: usize = 5;

/// Some steps of an answer one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Which steps, by their places in the answer, from 0.
    pub steps: Range<usize>,
    /// What the part comes to, as a heading with its number.
    pub heading: Message,
    /// What the part comes to, in a sentence.
    found: Message,
}

/// Divides an answer into parts, by what the steps of its trace use of earlier ones; none if it is short enough to be read
/// at one go, or if no part of it comes to little enough to be one.
pub fn parts(geometry: &Geometry, trace: &Trace, lines: &[NarratedStep]) -> Vec<Part> {
    if lines.len() <= LONG {
        return Vec::new();
    }
    let cuts = cuts(&steps_used(geometry, trace));
    let mut first = 0;
    let part = |(number, (end, carried)): (usize, (usize, Vec<usize>))| {
        let results = || carried.iter().flat_map(|&step| lines[step].results.clone()).collect();
        let heading = Message::from(words::ProofPart {
            number: number + 1,
            result: heading(results()),
            first: first + 1,
            last: end,
        });
        let steps = first..end;
        first = end;
        Part { steps, heading, found: words::ResultInWords { results: results() }.into() }
    };
    if cuts.len() < 2 { Vec::new() } else { cuts.into_iter().enumerate().map(part).collect() }
}

/// Where parts end, the last one at the end of all, each with those of its steps of which what they came to is carried on.
fn cuts(used: &[Vec<usize>]) -> Vec<(usize, Vec<usize>)> {
    let count = used.len();
    let mut cuts = Vec::new();
    let mut first = 0;
    for end in FEWEST..count {
        let later = used[end..].iter().flatten();
        let carried: BTreeSet<usize> = later.copied().filter(|&step| step < end).collect();
        let is_whole = carried.iter().any(|&step| step >= first) && carried.len() <= MOST_CARRIED;
        if end - first >= FEWEST && count - end >= FEWEST && is_whole {
            // What an earlier part came to is said there.
            let own = carried.into_iter().filter(|&step| step >= first);
            cuts.push((end, own.collect()));
            first = end;
        }
    }
    cuts.push((count, count.checked_sub(1).into_iter().collect()));
    cuts
}

/// Sums up what a long answer comes to, part by part, in one sentence; of very many parts only how many there are.
pub fn summary(parts: &[Part]) -> Option<Message> {
    let (last, before) = parts.split_last()?;
    let results: Vec<Message> = if before.len() > MOST_SUMMED_UP {
        Vec::new()
    } else {
        before.iter().map(|part| part.found.clone()).collect()
    };
    let end = last.found.clone();
    Some(Message::from(words::ProofSummary { count: parts.len(), results, end }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(used: &[&[usize]], wanted: &[(usize, &[usize])]) {
        let used: Vec<Vec<usize>> = used.iter().map(|steps| steps.to_vec()).collect();
        let wanted: Vec<(usize, Vec<usize>)> =
            wanted.iter().map(|&(end, carried)| (end, carried.to_vec())).collect();
        assert_eq!(cuts(&used), wanted);
    }

    /// Each step uses the one before it.
    const IN_TURN: [&[usize]; 9] = [&[], &[0], &[1], &[2], &[3], &[4], &[5], &[6], &[7]];

    #[test]
    fn a_part_ends_where_little_is_carried_on() {
        check(&IN_TURN, &[(4, &[3]), (9, &[8])]);
    }

    #[test]
    fn a_part_comes_to_what_its_own_steps_do() {
        let used: [&[usize]; 13] =
            [&[], &[0], &[1], &[2], &[], &[4], &[5], &[6], &[3, 7], &[8], &[9], &[10], &[11]];
        check(&used, &[(4, &[3]), (8, &[7]), (13, &[12])]);
    }

    #[test]
    fn where_much_is_carried_on_nothing_ends() {
        let mut used = IN_TURN;
        used[8] = &[0, 1, 2, 7];
        check(&used, &[(9, &[8])]);
    }
}
