//! A trial, told: what is supposed, where it leads, what cannot be.

use super::telling::{Length, brief};
use crate::grid::{Candidates, Geometry};
use crate::message::Message;
use crate::proof::{Case, CaseEnd, Claim, Statement, Step};

/// The trial as a sentence whose middle is the list of its steps.
pub(super) fn tell(
    geometry: &Geometry,
    state: &Candidates,
    case: &Case,
    length: Length,
) -> Message {
    let (cell, digit) = (case.supposed.cell(), case.supposed.digit());
    let items = steps(geometry, state, case);
    let shape = if items.is_empty() { "trial-at-once" } else { "trial" };
    length
        .message(shape)
        .with("cell", geometry.cell_name(cell))
        .with("digit", geometry.digit_name(digit))
        .with("steps", items)
        .with("end", end(geometry, &case.end))
}

/// What a trial comes to, where its steps are laid out below.
pub(super) fn tell_end(geometry: &Geometry, step: &Step, case: &Case) -> Message {
    Message::new("laid-out-trial")
        .with("cell", geometry.cell_name(case.supposed.cell()))
        .with("digit", geometry.digit_name(case.supposed.digit()))
        .with("steps", case.steps.len())
        .with("all", step.nested_steps())
        .with("inner", step.nested_steps() - case.steps.len())
        .with("end", end(geometry, &case.end))
}

/// The steps of a case, each in short.
pub(super) fn steps(geometry: &Geometry, state: &Candidates, case: &Case) -> Vec<Message> {
    let mut inside = state.clone();
    case.supposed.apply(geometry, &mut inside);
    let tell = |step: &Step| {
        let told = brief(geometry, &inside, step);
        step.apply(geometry, &mut inside);
        told
    };
    case.steps.iter().map(tell).collect()
}

fn end(geometry: &Geometry, end: &CaseEnd) -> Message {
    match end {
        CaseEnd::Contradiction(claim) => contradiction(geometry, claim),
        CaseEnd::Reaches(_) => Message::new("contradiction-other"),
    }
}

/// What cannot be, as a clause.
pub(super) fn contradiction(geometry: &Geometry, claim: &Claim) -> Message {
    match claim.statement {
        Statement::NoDigit(cell) => {
            Message::new("contradiction-no-digit").with("cell", geometry.cell_name(cell))
        }
        Statement::NoPlace { house, digit } => Message::new("contradiction-no-place")
            .with("house", geometry.house_name(house))
            .with("digit", geometry.digit_name(digit)),
        _ => Message::new("contradiction-other"),
    }
}
