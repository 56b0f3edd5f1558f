//! Looking back on a game: by what each move was to be had.
//!
//! Each move is judged in the state in which it was made, without what was wrong there. What a player saw cannot be known;
//! what is told is the simplest that gives the move. A right digit is said to look like a guess only where it takes many
//! steps or a supposition while another digit was to be had for less.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::coach::{Coach, Interrupted, NoAdvice, Play};
use super::play::PlayedMove;
use crate::explanation::{Guess, Review, ReviewedMove, Worth, hold_step_proved};
use crate::inference::Request;
use crate::proof::{Fact, Known, Start, Step};

/// Of so many moves in a row it is looked whether one step strikes out what they do.
const MOST_STRUCK: usize = 16;

/// So many steps a player may well see at one look.
const AT_ONE_LOOK: usize = 3;

impl Coach {
    /// Looks back on a game: on its moves in their order.
    ///
    /// # Errors
    /// As [`Coach::hint`].
    pub fn review(
        &self,
        moves: &[PlayedMove],
        interrupted: Interrupted<'_>,
    ) -> Result<Review, NoAdvice> {
        Self::answered(interrupted, || {
            let mut reviewed: Vec<ReviewedMove> = Vec::new();
            let mut said: BTreeSet<Fact> = BTreeSet::new();
            let mut next = 0;
            while let Some(made) = moves.get(next) {
                if interrupted() {
                    return Err(NoAdvice::Stopped);
                }
                if let Some((several, count)) = self.by_one_step(&moves[next..], interrupted)? {
                    reviewed.push(several);
                    next += count;
                    continue;
                }
                reviewed.extend(self.look_back(made, &said, interrupted)?);
                said.extend(made.facts.iter().copied());
                next += 1;
            }
            Ok(Review { moves: reviewed })
        })
    }

    /// The first moves as one, and how many they are, if one step strikes out just what they do, one after the other.
    fn by_one_step(
        &self,
        moves: &[PlayedMove],
        interrupted: Interrupted<'_>,
    ) -> Result<Option<(ReviewedMove, usize)>, NoAdvice> {
        let strikes = |made: &&PlayedMove| {
            !made.hinted && made.facts.iter().all(|fact| matches!(fact, Fact::Absent(..)))
        };
        let most = moves.iter().take(MOST_STRUCK).take_while(strikes).count();
        if most < 2 {
            return Ok(None);
        }
        let play = self.play(&moves[0].state, interrupted)?;
        let right = play.right();
        let known = Known::from_start(self.geometry(), &right);
        let candidates = right.candidates(self.geometry());
        let aids = play.aids(play.hints_from(&right));
        let new = |count: usize| {
            let facts = moves[..count].iter().flat_map(|made| made.facts.iter().copied());
            facts.filter(|&fact| !known.has(fact)).collect::<BTreeSet<Fact>>()
        };
        // As many moves as can be first.
        let mut joined: Vec<(usize, BTreeSet<Fact>)> =
            (2..=most).rev().map(|count| (count, new(count))).collect();
        joined.retain(|(_, facts)| facts.len() > 1 && facts.iter().all(|&fact| play.is_true(fact)));
        if joined.is_empty() {
            return Ok(None);
        }
        // Of how many of these it is still open whether one step gives them.
        let (mut found, mut left) = (None, joined.len());
        self.engine().all_at_once(&candidates, aids, u64::MAX, &mut |step| {
            let ends: BTreeSet<Fact> = step.facts().collect();
            if let Some(at) = joined[..left].iter().position(|(_, facts)| facts.is_subset(&ends)) {
                (left, found) = (at, Some((at, step)));
            }
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        Ok(found.map(|(at, mut step)| {
            let (count, facts) = joined.swap_remove(at);
            step.conclusions.retain(|end| facts.contains(&end.fact));
            hold_step_proved(self.geometry(), &right, &step);
            let facts = facts.into_iter().collect();
            (self.reviewed(&right, facts, Worth::Step(step)), count)
        }))
    }

    /// A move in this state.
    fn reviewed(&self, right: &Start, facts: Vec<Fact>, worth: Worth) -> ReviewedMove {
        let (state, cost) = (right.state(self.geometry()), self.engine().cost(worth.steps()));
        ReviewedMove { state, facts, worth, cost }
    }

    /// A move with what gives it; `None` if it says nothing new: nothing that is there, and nothing right that an earlier move
    /// said and that was cleared since.
    fn look_back(
        &self,
        made: &PlayedMove,
        said: &BTreeSet<Fact>,
        interrupted: Interrupted<'_>,
    ) -> Result<Option<ReviewedMove>, NoAdvice> {
        let play = self.play(&made.state, interrupted)?;
        let right = play.right();
        let facts = &made.facts;
        let known = Known::from_start(self.geometry(), &right);
        let is_again = |fact: &Fact| said.contains(fact) && play.is_true(*fact);
        if facts.iter().all(|fact| known.has(*fact) || is_again(fact)) {
            return Ok(None);
        }
        let worth = if made.hinted {
            Worth::Hint
        } else if let Some(&wrong) = facts.iter().find(|fact| !play.is_true(**fact)) {
            Worth::Wrong(wrong)
        } else {
            self.worth(&play, &right, facts)
        };
        Ok(Some(self.reviewed(&right, facts.clone(), worth)))
    }

    /// What gives facts that are so.
    fn worth(&self, play: &Play<'_>, right: &Start, facts: &[Fact]) -> Worth {
        let Some(reason) = self.shown(play, right, facts) else {
            let instead = self.easier_digit(play, right, (facts, u64::MAX));
            return Worth::Guess(Guess { reason: None, instead });
        };
        let steps = &reason.slice.steps;
        let supposes = steps.iter().any(|step| !step.cases.is_empty());
        if supposes || steps.len() > AT_ONE_LOOK {
            let cost = if supposes { u64::MAX } else { self.engine().cost(steps) };
            if let Some(step) = self.easier_digit(play, right, (facts, cost)) {
                return Worth::Guess(Guess { reason: Some(reason), instead: Some(step) });
            }
        }
        match steps.as_slice() {
            [step] => Worth::Step(step.clone()),
            _ => Worth::Steps(reason),
        }
    }

    /// The step that gives the next digit of the procedure, if that is none of these facts and all steps up to it cost less
    /// than this.
    fn easier_digit(
        &self,
        play: &Play<'_>,
        right: &Start,
        (facts, below): (&[Fact], u64),
    ) -> Option<Step> {
        let gives_digit = |step: &Step| step.facts().any(|fact| matches!(fact, Fact::Holds(..)));
        let mut spent = 0_u64;
        let trace = self.engine().solve_lightly(Request {
            progress: Some(&mut |_, step| {
                spent = spent.saturating_add(self.engine().cost(std::slice::from_ref(step)));
                if spent >= below || gives_digit(step) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            }),
            interrupted: play.interrupted,
            ..Request::new(right, play.hints_from(right))
        });
        let is_easy = spent < below;
        let is_other = |step: &Step| !step.facts().any(|fact| facts.contains(&fact));
        trace.steps.last().filter(|step| is_easy && gives_digit(step) && is_other(step)).cloned()
    }
}
