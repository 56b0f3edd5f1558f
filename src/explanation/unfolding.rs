//! What a step is made of, if it supposes something: its cases, each with its steps told as those of the procedure are.

use super::parts::LONG;
use super::procedure::{Told, tell_step};
use super::trial;
use super::verity::fact;
use crate::grid::{Candidates, Geometry};
use crate::message::Message;
use crate::proof::{Case, CaseEnd, Step};

/// Whether so much is supposed in a step that its sentence only says what it comes to, and its cases are to be told one
/// step below the other.
pub fn is_long(step: &Step) -> bool {
    step.nested_steps() > LONG
}

/// A case of a step, told.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldCase {
    /// What is supposed.
    pub supposed: Message,
    /// The steps under the supposition, numbered from 0 within the case.
    pub lines: Vec<Told>,
    /// What they come to.
    pub end: Message,
    /// Whether that cannot be.
    pub is_contradiction: bool,
}

/// The cases of a step, each told from the state before the step and what is supposed; none for a step that supposes
/// nothing.
pub fn unfold(geometry: &Geometry, state: &Candidates, step: &Step) -> Vec<ToldCase> {
    step.cases.iter().map(|case| tell_case(geometry, state, case)).collect()
}

fn tell_case(geometry: &Geometry, state: &Candidates, case: &Case) -> ToldCase {
    let mut inside = state.clone();
    case.supposed.apply(geometry, &mut inside);
    let mut lines = Vec::with_capacity(case.steps.len());
    for (number, step) in case.steps.iter().enumerate() {
        lines.push(tell_step(geometry, &inside, step, number));
        step.apply(geometry, &mut inside);
    }
    let (end, is_contradiction) = match &case.end {
        CaseEnd::Contradiction(claim) => {
            let reason = trial::contradiction(geometry, claim);
            (Message::new("case-contradiction").with("reason", reason), true)
        }
        CaseEnd::Reaches(facts) => {
            let facts: Vec<Message> = facts.iter().map(|&end| fact(geometry, end)).collect();
            (Message::new("case-reaches").with("facts", facts), false)
        }
    };
    let supposed = fact(geometry, case.supposed);
    let supposed = Message::new("case-supposed").with("supposed", supposed);
    ToldCase { supposed, lines, end, is_contradiction }
}
