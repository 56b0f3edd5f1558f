//! What is supposed in an answer and cannot be, one line each: a tree, since suppositions stand under others.

use super::unfolding::CaseLine;
use crate::explanation::telling::contradiction::contradiction;
use crate::explanation::telling::names;
use crate::grid::Geometry;
use crate::message::{Message, words};
use crate::proof::{CaseEnd, Fact, Step};

/// Fewer suppositions than these need no overview; of more, only those are listed that stand under no other.
const FEWEST: usize = 3;
const MOST: usize = 60;

/// Lists the suppositions of an answer that come to a contradiction, each with its number in the proof and with what cannot
/// be under it; none if they are few.
pub fn overview(geometry: &Geometry, steps: &[Step]) -> Vec<CaseLine> {
    let mut lines = Vec::new();
    add(geometry, steps, ("", 0), &mut lines);
    if lines.len() < FEWEST {
        return Vec::new();
    }
    if lines.len() > MOST {
        lines.retain(|line| line.depth == 0);
    }
    lines
}

fn add(
    geometry: &Geometry,
    steps: &[Step],
    (number, depth): (&str, usize),
    lines: &mut Vec<CaseLine>,
) {
    for (place, step) in steps.iter().enumerate() {
        let number = format!("{number}{}.", place + 1);
        for (place, case) in step.cases.iter().enumerate() {
            let number = if step.cases.len() > 1 {
                format!("{number}{}.", place + 1)
            } else {
                number.clone()
            };
            let below = if let CaseEnd::Contradiction(claim) = &case.end {
                let end = contradiction(geometry, claim);
                let supposed = supposed(geometry, case.supposed);
                let step = number.trim_end_matches('.').to_owned();
                let told = Message::from(words::OverviewLine { end, step, supposed });
                lines.push(CaseLine { depth, number: None, told });
                depth + 1
            } else {
                depth
            };
            add(geometry, &case.steps, (&number, below), lines);
        }
    }
}

/// What is supposed, in short: `E7 = 3`.
fn supposed(geometry: &Geometry, supposed: Fact) -> Message {
    let candidate = supposed.candidate();
    let told = match supposed {
        Fact::Holds(..) => names::placed(geometry, [candidate]).next(),
        Fact::Absent(..) => names::struck(geometry, [candidate]).pop(),
    };
    told.unwrap_or_else(|| names::fact(geometry, supposed))
}
