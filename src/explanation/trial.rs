//! A trial, told: what is supposed, where it leads, what cannot be.

use super::telling::{Length, brief};
use crate::grid::{Candidates, Geometry};
use crate::message::{Message, words};
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
    Message::from(words::LaidOutTrial {
        cell: geometry.cell_name(case.supposed.cell()),
        digit: geometry.digit_name(case.supposed.digit()),
        steps: case.steps.len(),
        all: step.nested_steps(),
        inner: step.nested_steps() - case.steps.len(),
        end: end(geometry, &case.end),
    })
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
        CaseEnd::Reaches(_) => Message::from(words::ContradictionOther),
    }
}

/// What cannot be, as a clause.
pub(super) fn contradiction(geometry: &Geometry, claim: &Claim) -> Message {
    match claim.statement {
        Statement::NoDigit(cell) => {
            Message::from(words::ContradictionNoDigit { cell: geometry.cell_name(cell) })
        }
        Statement::NoPlace { house, digit } => Message::from(words::ContradictionNoPlace {
            house: geometry.house_name(house),
            digit: geometry.digit_name(digit),
        }),
        _ => Message::from(words::ContradictionOther),
    }
}
