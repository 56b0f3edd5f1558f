//! What is said of the puzzle at hand, whichever screen is open.

use super::Shared;
use crate::background::take_broken;
use crate::cards::card::{Card, Trouble};
use crate::cards::notices::Said;
use crate::look::grids::grid_name;
use crate::persistence::Which;
use crate::play::at_hand::{colliding, unanswered};
use duvod::grid::{CellSet, Geometry};
use duvod::message::{Message as Words, words};
use duvod::search::Verdict;
use duvod::session::{Advice, Lockable, Unanswered};

impl Shared {
    /// Tells what is to be known as the window opens: all that is wrong, or that another one is open. The game at hand is
    /// kept already.
    pub(crate) fn greet(&mut self, troubles: [Option<Trouble>; 4]) {
        let troubles = troubles.into_iter().flatten().collect();
        self.notices.greeting = together(troubles).or_else(|| self.keeper.told_apart());
        self.names.call_by_day(&self.session);
        self.keeper.is_kept(self.mark(), self.session.elapsed());
    }

    /// Something was written; or tells why it could not be.
    pub(crate) fn tell_kept(&mut self, which: Which, result: Result<(), Words>) {
        if which == Which::Made {
            self.changed.are_made_kept = Some(result.is_ok());
        }
        if let Some((title, reasons)) = self.keeper.kept((which, result)) {
            self.notices.card = Some(Card::Trouble(title, reasons));
        }
    }

    /// Says what brings back the game that was replaced, if it was begun.
    pub(crate) fn tell_replaced(&mut self, was_begun: bool) {
        if was_begun && self.notices.said.is_none() {
            self.notices.said = Some(Said::good(words::WindowReplaced.into()));
        }
    }

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

    /// Asks whether givens that may be tries of the player's belong to the puzzle, before it is played or solved; false if
    /// there are none.
    pub(crate) fn ask_of_afterthoughts(&mut self, solves: bool) -> bool {
        let cells: CellSet = self.session.afterthoughts().into_iter().collect();
        if cells.is_empty() || self.session.lock(Lockable::Play).is_some() {
            return false;
        }
        (self.notices.card, self.opened.page) = (Some(Card::Afterthoughts(cells, solves)), None);
        true
    }

    /// Says which grid was taken.
    pub(crate) fn tell_grid(&mut self, grid: &Geometry, had_puzzle: bool) {
        let grid = grid_name(grid.name(), self.locale());
        let said = if had_puzzle {
            words::GridTakenFrom { grid }.into()
        } else {
            words::GridTaken { grid }.into()
        };
        self.notices.said = Some(Said::good(said));
    }

    /// Tells that work broke off by a fault of the program, which nobody would know otherwise.
    pub(crate) fn tell_broken(&mut self) {
        if take_broken() {
            let details = vec![words::WindowBrokenKept.into()];
            self.notices.card = Some(Card::Trouble(words::WindowBroken.into(), details));
        }
    }
}

/// All that is wrong on one card.
fn together(mut told: Vec<Trouble>) -> Option<Card> {
    if told.len() < 2 {
        return told.pop().map(|(title, details)| Card::Trouble(title, details));
    }
    let head = |what| Words::from(words::WindowTrouble { what });
    let details = told.into_iter().flat_map(|(title, details)| {
        std::iter::once(head(title)).chain(details).collect::<Vec<_>>()
    });
    Some(Card::Trouble(words::WindowTroubles.into(), details.collect()))
}
