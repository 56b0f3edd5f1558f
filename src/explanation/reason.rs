//! Why something is so in a state in play: the steps from there that show it, and nothing else.

use super::procedure::{Told, tell_all};
use super::uniqueness::assumption;
use super::why::why_absent;
use crate::grid::Geometry;
use crate::message::Message;
use crate::proof::{Fact, Goal, Known, Premises, Trace, slice};

/// The steps that show a fact.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// What is to be said besides the steps: what is seen at once, what is taken for granted.
    pub paragraph: Vec<Message>,
    /// The steps, told one after the other and numbered from 0; none if the fact is seen at once.
    pub lines: Vec<Told>,
    /// The same steps as a trace of their own.
    pub slice: Trace,
    /// What shows the fact once the steps are taken, if none of them concludes it itself: a digit in sight, another in
    /// the cell.
    pub end: Option<Message>,
}

/// What shows the fact in this trace: the steps of it that the fact needs. `None` when the trace leaves the fact open.
pub fn reason(geometry: &Geometry, trace: &Trace, fact: Fact) -> Option<Reason> {
    let known = Known::from_start(geometry, &trace.start);
    let steps = slice(geometry, &known, &trace.steps, &Premises::of(fact))?;
    let steps: Vec<_> = steps.into_iter().map(|(_, step)| step).collect();
    let slice = Trace { steps, contradiction: None, ..trace.clone() };
    let slice = slice.with_goal(Goal::facts([fact]));
    let mut paragraph = Vec::new();
    if let Fact::Absent(cell, digit) = fact
        && slice.steps.is_empty()
    {
        paragraph.push(why_absent(geometry, &trace.start.candidates(geometry), cell, digit));
    }
    paragraph.extend(assumption(&slice.steps));
    let end = match fact {
        Fact::Absent(cell, digit) if !slice.steps.is_empty() && !concludes(&slice, fact) => {
            let state = slice.candidates_before(geometry, slice.steps.len());
            Some(why_absent(geometry, &state, cell, digit))
        }
        _ => None,
    };
    let numbers: Vec<usize> = (0..slice.steps.len()).collect();
    let lines = tell_all(geometry, &slice, &numbers);
    Some(Reason { paragraph, lines, slice, end })
}

fn concludes(trace: &Trace, fact: Fact) -> bool {
    trace.steps.iter().any(|step| step.conclusions.iter().any(|end| end.fact == fact))
}
