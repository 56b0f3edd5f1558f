//! Why and why not, by the shortest answer that was found instead of by the procedure.

use super::why::{Why, WhyNot, why, why_not};
use crate::grid::{Cell, Digit, Geometry};
use crate::inference::Hints;
use crate::message::Message;
use crate::proof::{Fact, Trace};
use crate::shortest::{Finder, Shortest};

/// Why the cell holds its digit in this trace, with the shortest reasoning that was found, never dearer than the slice of
/// the trace; `None` when the trace leaves the cell empty. What is known besides the start is for the rules that assume
/// one solution.
pub fn why_shortest(
    geometry: &Geometry,
    trace: &Trace,
    (finder, hints): (&Finder, Hints<'_>),
    cell: Cell,
) -> Option<Why> {
    let by_procedure = why(geometry, trace, cell)?;
    let slice = &by_procedure.slice;
    if slice.steps.is_empty() {
        return Some(by_procedure);
    }
    let goal = Fact::Holds(cell, by_procedure.digit);
    let found = finder.shortest(geometry, &trace.start, hints, (goal, &slice.steps));
    let shortest = Trace { steps: found.steps.clone(), ..slice.clone() };
    let mut answer = why(geometry, &shortest, cell)?;
    answer.paragraph.extend(how_short(finder, &found, slice));
    Some(answer)
}

/// The same for why the cell does not hold the digit.
pub fn why_not_shortest(
    geometry: &Geometry,
    trace: &Trace,
    (finder, hints): (&Finder, Hints<'_>),
    (cell, digit): (Cell, Digit),
) -> Option<WhyNot> {
    let by_procedure = why_not(geometry, trace, cell, digit)?;
    let slice = &by_procedure.slice;
    if slice.steps.is_empty() {
        return Some(by_procedure);
    }
    let goal = Fact::Absent(cell, digit);
    let found = finder.shortest(geometry, &trace.start, hints, (goal, &slice.steps));
    let shortest = Trace { steps: found.steps.clone(), ..slice.clone() };
    let mut answer = why_not(geometry, &shortest, cell, digit)?;
    answer.paragraph.extend(how_short(finder, &found, slice));
    Some(answer)
}

/// How long the answer is, how long that of the procedure, and whether it is the shortest one.
fn how_short(finder: &Finder, found: &Shortest, slice: &Trace) -> Vec<Message> {
    let is_cheaper = found.cost < finder.cost(&slice.steps);
    let length = if is_cheaper { "shortest-than-slice" } else { "shortest-as-slice" };
    let proved = if found.proved { "shortest-proved" } else { "shortest-not-proved" };
    vec![
        Message::new(length).with("steps", found.steps.len()).with("slice", slice.steps.len()),
        Message::new(proved).with("met", found.met),
    ]
}
