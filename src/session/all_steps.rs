//! Every step that can be made in a state in play, by the rules that suppose nothing; and one after the other as hints.
//!
//! A step is left out if another step of the same rule concludes all that it does.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::coach::{Coach, Interrupted, NoAdvice, Play};
use crate::explanation::{
    Hint, Strength, hint_at_mistake, hint_at_step, hold_step_proved, no_other_hint,
};
use crate::grid::StateText;
use crate::proof::{Fact, Known, Step};

/// What can be made in a state.
#[derive(Clone, Debug, PartialEq)]
pub enum AllSteps {
    /// These steps, in the order of the rules in the profile. Of each rule none concludes only what another one
    /// does.
    Steps(Vec<Step>),
    /// Nothing before this mistake is dealt with, of which no more is told than that there is one.
    Mistake(Box<Hint>),
}

impl Coach {
    /// Finds all steps that can be made in a state in play.
    ///
    /// # Errors
    /// As [`Coach::hint`].
    pub fn all_steps(
        &self,
        state: &StateText,
        interrupted: Interrupted<'_>,
    ) -> Result<AllSteps, NoAdvice> {
        self.answered_in(state, interrupted, |play| {
            if let Some(&mistake) = play.mistakes.first() {
                let (geometry, count) = (self.geometry(), play.mistakes.len());
                let hint = hint_at_mistake(geometry, mistake, count, Strength::Rule, || None);
                return Ok(AllSteps::Mistake(Box::new(hint)));
            }
            let mut steps = Vec::new();
            self.each_step(play, &mut |step| {
                put(&mut steps, step);
                if interrupted() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            Ok(AllSteps::Steps(steps))
        })
    }

    /// Gives a hint for a state in play, as [`Coach::hint`] gives it; or at the step that comes after so many others,
    /// each of which concludes something that those before it do not. They are of equal or rising difficulty.
    ///
    /// # Errors
    /// As [`Coach::hint`].
    pub fn hint_after(
        &self,
        state: &StateText,
        strength: Strength,
        passed: usize,
        interrupted: Interrupted<'_>,
    ) -> Result<Hint, NoAdvice> {
        if passed == 0 {
            return self.hint(state, strength, interrupted);
        }
        self.answered_in(state, interrupted, |play| {
            let geometry = self.geometry();
            if !play.mistakes.is_empty() {
                return self.hint(state, strength, interrupted);
            }
            let (mut left, mut seen, mut found) = (passed, BTreeSet::new(), None);
            self.each_step(play, &mut |step| {
                let is_new = !facts(&step).is_subset(&seen);
                seen.extend(facts(&step));
                match (is_new, left) {
                    (false, _) => ControlFlow::Continue(()),
                    (true, 0) => {
                        found = Some(step);
                        ControlFlow::Break(())
                    }
                    (true, _) => {
                        left -= 1;
                        ControlFlow::Continue(())
                    }
                }
            });
            Ok(match found {
                Some(step) => {
                    hold_step_proved(geometry, &play.start, &step);
                    hint_at_step(geometry, &play.candidates, &step, strength)
                }
                None => no_other_hint(strength),
            })
        })
    }

    /// Every step of the rules that suppose nothing, with only what it concludes anew.
    fn each_step(&self, play: &Play<'_>, visit: &mut dyn FnMut(Step) -> ControlFlow<()>) {
        let known = Known::from_candidates(self.geometry(), &play.candidates);
        let aids = play.aids(play.hints());
        self.engine().all_at_once(&play.candidates, aids, u64::MAX, &mut |mut step| {
            step.conclusions.retain(|conclusion| !known.has(conclusion.fact));
            if step.conclusions.is_empty() { ControlFlow::Continue(()) } else { visit(step) }
        });
    }
}

fn facts(step: &Step) -> BTreeSet<Fact> {
    step.facts().collect()
}

/// Puts a step to the others, unless one of its rule concludes as much; takes those away that conclude less. Of steps that
/// conclude the same that with the fewest claims is kept.
fn put(steps: &mut Vec<Step>, step: Step) {
    let new = facts(&step);
    for at in (0..steps.len()).rev().filter(|&at| steps[at].rule == step.rule).collect::<Vec<_>>() {
        let old = facts(&steps[at]);
        if old == new && step.claims.len() < steps[at].claims.len() {
            steps[at] = step;
            return;
        }
        if new.is_subset(&old) {
            return;
        }
        if old.is_subset(&new) {
            let _ = steps.remove(at);
        }
    }
    steps.push(step);
}
