//! What is said of a puzzle that has not exactly one solution: a card that leads to the reason, and to its digits. It blocks
//! nothing, and goes once it is no longer so.

use crate::cards::card::Card;
use crate::play::at_hand::{colliding, unanswered};
use crate::state::Window;
use duvod::search::Verdict;
use duvod::session::{Advice, Unanswered};

impl Window {
    /// Why the puzzle at hand has not exactly one solution, as far as that is found quickly; nothing without a puzzle.
    fn unanswered(&self) -> Option<Unanswered> {
        unanswered(&self.session).filter(|why| *why != Unanswered::Undecided)
    }

    /// Says so if the puzzle that is played from now on has not exactly one solution.
    pub(crate) fn tell_unanswered(&mut self) {
        let why = self.unanswered();
        self.show_unanswered(why);
    }

    /// The same where the coach has found it out, and can advise nothing.
    pub(crate) fn tell_refusal(&mut self, advice: &Advice) {
        let Advice::None(verdict) = advice else { return };
        self.show_unanswered(match &**verdict {
            Verdict::NoSolution => Some(Unanswered::None),
            Verdict::Several(..) => Some(Unanswered::Several),
            // What collides has a card of its own.
            Verdict::Collides(_) | Verdict::One(_) => None,
        });
    }

    fn show_unanswered(&mut self, why: Option<Unanswered>) {
        if let Some(why) = why {
            self.opened.page = None;
            self.notices.show_unanswered(why);
        }
    }

    /// Says no longer what is not so any more.
    pub(crate) fn forget_stale_unanswered(&mut self) {
        match &self.notices.card {
            Some(Card::Colliding) if colliding(&self.session).is_none() => {
                return self.notices.card = None;
            }
            Some(Card::Unanswered(_) | Card::Listed(Some(_))) => {}
            _ => return,
        }
        let now = unanswered(&self.session);
        match (now, &mut self.notices.card) {
            (None, _) => self.notices.leave_unanswered(),
            (Some(Unanswered::Undecided), _) => {}
            (Some(now), Some(Card::Unanswered(why) | Card::Listed(Some(why)))) => *why = now,
            _ => {}
        }
    }
}
