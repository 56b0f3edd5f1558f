//! Why something is so in a state in play: the steps from there that show it, and nothing else.

use super::procedure::tell_all;
use super::proved::hold_proved;
use super::why::why_absent;
use crate::explanation::telling::constraint::{self, asks};
use crate::explanation::telling::derived::{reasons_beside, with_reasons};
use crate::explanation::telling::narrated_step::NarratedStep;
use crate::explanation::telling::uniqueness::assumption;
use crate::grid::{Apart, Candidate, Geometry, Offset};
use crate::message::{Message, words};
use crate::proof::{Fact, Goal, Known, Premises, Trace, slice};

/// The steps that show facts.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// What is to be said besides the steps: what is seen at once, what is taken for granted.
    pub paragraph: Vec<Message>,
    /// The steps, told one after the other and numbered from 0; none if all is seen at once.
    pub lines: Vec<NarratedStep>,
    /// The same steps as a trace of their own.
    pub slice: Trace,
    /// What shows a single fact once the steps are taken, if none of them concludes it itself: a digit in sight, another
    /// in the cell.
    pub end: Option<Message>,
}

impl Reason {
    /// Says, behind that something is wrong, that so many steps show it; nothing if it is seen at once.
    pub(super) fn announced(&self) -> Option<Message> {
        let count = self.lines.len();
        (count > 0).then(|| words::ReasonSteps { count }.into())
    }
}

/// Finds what shows the facts in this trace: the steps of it that they need. `None` when the trace leaves one of them
/// open.
pub fn reason(geometry: &Geometry, trace: &Trace, facts: &[Fact]) -> Option<Reason> {
    let known = Known::from_start(geometry, &trace.start);
    let mut goal = Premises::default();
    for &fact in facts {
        goal.extend(&Premises::of(fact));
    }
    let steps = slice(geometry, &known, &trace.steps, &goal)?;
    let steps: Vec<_> = steps.into_iter().map(|(_, step)| step).collect();
    let slice = Trace { steps, contradiction: None, ..trace.clone() };
    let slice = slice.with_goal(Goal::facts(facts.iter().copied()));
    hold_proved(geometry, &slice);
    let mut paragraph = Vec::new();
    if let &[Fact::Absent(cell, digit)] = facts
        && slice.steps.is_empty()
    {
        paragraph.push(why_absent(geometry, &trace.start.candidates(geometry), cell, digit));
    }
    let numbers: Vec<usize> = (0..slice.steps.len()).collect();
    let lines = tell_all(geometry, &slice, &numbers);
    paragraph.extend(reasons_beside(geometry, &paragraph, &lines));
    paragraph.extend(assumption(&slice.steps));
    let end = match *facts {
        [fact @ Fact::Absent(cell, digit)]
            if !slice.steps.is_empty() && !concludes(&slice, fact) =>
        {
            let end = what_steps_come_to(geometry, &slice, Candidate { cell, digit });
            Some(with_reasons(geometry, end, &lines))
        }
        _ => None,
    };
    Some(Reason { paragraph, lines, slice, end })
}

/// What shows that the cell does not hold the digit once the steps are taken, in words that are true of the grid before
/// them too: the digit that belongs into the cell, or the cell in sight that the digit belongs into.
fn what_steps_come_to(
    geometry: &Geometry,
    slice: &Trace,
    Candidate { cell, digit }: Candidate,
) -> Message {
    let before = slice.start.candidates(geometry);
    let after = slice.candidates_before(geometry, slice.steps.len());
    let (named, number) = (geometry.cell_name(cell), geometry.digit_name(digit));
    if let Some(value) = after.value(cell) {
        let value = geometry.digit_name(value);
        return words::ReasonBelongs { cell: named, digit: number, value }.into();
    }
    let absent = Candidate { cell, digit };
    let by_constraint = || constraint::keeper(geometry, &after, absent).map(|(by, _)| by);
    let keeper = after.keeper_of(geometry, absent).or_else(by_constraint);
    let holders = after.places_of(digit) & geometry.groupmates(cell);
    let is_new = |keeper: &Candidate| !before.solved().contains(keeper.cell);
    let keeper = keeper.filter(is_new).filter(|_| !holders.intersects(&before.solved()));
    let Some(keeper) = keeper else { return why_absent(geometry, &after, cell, digit) };
    let holder = geometry.cell_name(keeper.cell);
    if let Some(Apart::Group(house)) = geometry.apart(keeper, Candidate { cell, digit }) {
        let house = geometry.house_name(house);
        return words::ReasonInSight { cell: named, digit: number, holder, house }.into();
    }
    if let Some(Apart::Constraint(of)) = geometry.apart(keeper, absent) {
        let (constraint, says) = (geometry.constraint_name(of), asks(geometry, of));
        let near = geometry.digit_name(keeper.digit);
        let (by, cell, digit) = (holder, named, number);
        return words::ReasonByConstraint { by, cell, constraint, digit, near, says }.into();
    }
    let Offset { short, long, difference } = geometry.offset(keeper, Candidate { cell, digit });
    Message::from(words::ReasonBeside {
        by: holder,
        cell: named,
        difference,
        digit: number,
        long,
        near: geometry.digit_name(keeper.digit),
        short,
    })
}

fn concludes(trace: &Trace, fact: Fact) -> bool {
    trace.steps.iter().any(|step| step.conclusions.iter().any(|end| end.fact == fact))
}
