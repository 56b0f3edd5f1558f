//! Why and why not, by the shortest answer that was found instead of by the procedure.

use super::answer::{EffortComparison, Why};
use super::why::{Whole, steps_to, why, why_not, why_not_within, why_within};
use crate::grid::{Candidate, Cell, Geometry};
use crate::inference::Aids;
use crate::proof::{Effort, Fact, Trace, count_steps};
use crate::shortest::Finder;

/// Tells why the cell holds its digit in this trace, with the shortest reasoning that was found, never dearer than the
/// slice of the trace; `None` when the trace leaves the cell empty. What is known besides the start is for the rules
/// that assume one solution.
pub fn why_shortest<'a>(
    geometry: &Geometry,
    trace: &Trace,
    finder: &Finder,
    aids: impl Into<Aids<'a>>,
    cell: Cell,
) -> Option<Why> {
    let by_procedure = why(geometry, trace, cell)?;
    let goal = Fact::Holds(cell, by_procedure.digit);
    shortened(geometry, trace, finder, aids, goal, by_procedure, |shortest| {
        why_within(geometry, shortest, Whole::Answer, cell)
    })
}

/// Tells in the same way why the cell does not hold the digit.
pub fn why_not_shortest<'a>(
    geometry: &Geometry,
    trace: &Trace,
    finder: &Finder,
    aids: impl Into<Aids<'a>>,
    Candidate { cell, digit }: Candidate,
) -> Option<Why> {
    let by_procedure = why_not(geometry, trace, cell, digit)?;
    let goal = Fact::Absent(cell, digit);
    let tell = |shortest: &Trace| {
        why_not_within(geometry, shortest, Whole::Answer, Candidate { cell, digit })
    };
    shortened(geometry, trace, finder, aids, goal, by_procedure, tell)
}

fn shortened<'a>(
    geometry: &Geometry,
    trace: &Trace,
    finder: &Finder,
    aids: impl Into<Aids<'a>>,
    goal: Fact,
    by_procedure: Why,
    tell: impl Fn(&Trace) -> Option<Why>,
) -> Option<Why> {
    let slice = &by_procedure.slice;
    if slice.steps.is_empty() {
        return Some(by_procedure);
    }
    let known = steps_to(geometry, trace, goal)?;
    let found = finder.shortest(geometry, &slice.start, aids, goal, &known);
    let slice_cost = finder.cost(&slice.steps);
    let by_finder = tell(&Trace { steps: found.steps, ..slice.clone() })?;
    let mut answer =
        if finder.cost(&by_finder.slice.steps) <= slice_cost { by_finder } else { tell(slice)? };
    let cost = finder.cost(&answer.slice.steps);
    let comparison = EffortComparison {
        steps: answer.slice.steps.len(),
        cost,
        slice_steps: slice.steps.len(),
        all: [&answer.slice.steps, &slice.steps].map(count_steps),
        slice_cost,
        // What was taken out of cases was met by no rule that was asked.
        proved: found.proved && cost == found.cost,
        met: found.met,
    };
    if let Some(goal) = &mut answer.slice.goal {
        goal.effort = Some(Effort { cost: comparison.cost, proved: comparison.proved });
    }
    Some(Why { comparison: Some(comparison), ..answer })
}
