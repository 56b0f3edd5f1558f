//! A trial, told: what is supposed, where it leads, what cannot be.

use super::telling::{Telling, brief};
use crate::grid::{Candidates, Geometry};
use crate::message::words::{StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{Case, CaseEnd, Claim, Fact, Statement, Step};

impl Telling<'_> {
    /// What cannot be: a supposition, or one of several.
    pub(super) fn trial(&self) -> Message {
        let Some(case) = self.step.cases.first() else { return self.other() };
        let cell = self.geometry.cell_name(case.supposed.cell());
        let digit = self.geometry.digit_name(case.supposed.digit());
        let end = end(self.geometry, &case.end);
        let holds = matches!(case.supposed, Fact::Holds(..));
        if self.is_laid_out() {
            let all = self.step.nested_steps();
            let (steps, inner) = (case.steps.len(), all - case.steps.len());
            return if holds {
                words::LaidOutTrial { all, cell, digit, end, inner, steps }.into()
            } else {
                words::LaidOutTrialWithout { all, cell, digit, end, inner, steps }.into()
            };
        }
        let steps = steps(self.geometry, self.state, case);
        match (holds, steps.is_empty()) {
            (true, true) => shapes::TrialAtOnce { cell, digit, end }.told(self.length),
            (true, false) => shapes::Trial { cell, digit, end, steps }.told(self.length),
            (false, true) => shapes::TrialWithoutAtOnce { cell, digit, end }.told(self.length),
            (false, false) => shapes::TrialWithout { cell, digit, end, steps }.told(self.length),
        }
    }
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
