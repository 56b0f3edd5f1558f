//! A trial, told: what is supposed, where it leads, what cannot be.

use super::contradiction::{contradiction, contradiction_in};
use super::shape::{Telling, brief};
use crate::grid::{Candidates, Geometry};
use crate::message::words::{Length, StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{Case, CaseEnd, Fact, Step};

impl Telling<'_> {
    /// What cannot be: a supposition, or one of several.
    pub(super) fn trial(&self) -> Message {
        let Some(case) = self.step.cases.first() else { return self.other() };
        let cell = self.geometry.cell_name(case.supposed.cell());
        let digit = self.geometry.digit_name(case.supposed.digit());
        let holds = matches!(case.supposed, Fact::Holds(..));
        if self.is_laid_out() {
            let after = state_after(self.geometry, self.state, case);
            let end = end(self.geometry, &after, case, self.length);
            let all = self.step.nested_steps();
            let (steps, inner) = (case.steps.len(), all - case.steps.len());
            return if holds {
                words::LaidOutTrial { all, cell, digit, end, inner, steps }.into()
            } else {
                words::LaidOutTrialWithout { all, cell, digit, end, inner, steps }.into()
            };
        }
        let (steps, after) = steps(self.geometry, self.state, case);
        let end = end(self.geometry, &after, case, self.length);
        match (holds, steps.is_empty()) {
            (true, true) => shapes::TrialAtOnce { cell, digit, end }.told(self.length),
            (true, false) => shapes::Trial { cell, digit, end, steps }.told(self.length),
            (false, true) => shapes::TrialWithoutAtOnce { cell, digit, end }.told(self.length),
            (false, false) => shapes::TrialWithout { cell, digit, end, steps }.told(self.length),
        }
    }
}

/// The steps of a case, each in short, and the state that they lead to.
pub(super) fn steps(
    geometry: &Geometry,
    state: &Candidates,
    case: &Case,
) -> (Vec<Message>, Candidates) {
    let mut inside = state.clone();
    case.supposed.apply(geometry, &mut inside);
    let tell = |step: &Step| {
        let told = brief(geometry, &inside, step);
        step.apply(geometry, &mut inside);
        told
    };
    let told = case.steps.iter().map(tell).collect();
    (told, inside)
}

/// The state that a case leads to.
fn state_after(geometry: &Geometry, state: &Candidates, case: &Case) -> Candidates {
    let mut inside = state.clone();
    case.supposed.apply(geometry, &mut inside);
    case.steps.iter().for_each(|step| step.apply(geometry, &mut inside));
    inside
}

/// What a case comes to: within a list in short, otherwise with what keeps the digits out.
fn end(geometry: &Geometry, after: &Candidates, case: &Case, length: Length) -> Message {
    match (&case.end, length) {
        (CaseEnd::Contradiction(claim), Length::Full) => contradiction_in(geometry, after, claim),
        (CaseEnd::Contradiction(claim), Length::Brief) => contradiction(geometry, claim),
        (CaseEnd::Reaches(_), _) => Message::from(words::ContradictionOther),
    }
}
