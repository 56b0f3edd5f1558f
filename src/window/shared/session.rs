//! What is done to the puzzle at hand. There is no other way to it.

use std::sync::Arc;

use iced::Task;

use super::{Request, Shared};
use crate::background::{Concern, Hardness};
use crate::cards::notices::Said;
use crate::play::at_hand::hides_grid;
use duvod::grid::Geometry;
use duvod::message::{Message as Words, words};
use duvod::session::{Command, Lockable, Mode, Outcome, Session, SessionEvent};

impl Shared {
    /// Hands a command to the session. What comes of it for screens is noted in [`Changed`](super::Changed), and work that it
    /// gives is begun.
    pub(crate) fn apply(&mut self, command: Command) {
        let is_other = matches!(
            command,
            Command::Load(_) | Command::LoadState(_) | Command::Open(_) | Command::Reset
        );
        if is_other {
            self.leave_practice();
            if self.reason(Lockable::Load).is_none() {
                self.note_left();
            }
        }
        let before = self.session.mode();
        self.changed.is_commanded = true;
        let events = self.session.apply(command);
        if is_other && self.notices.said.is_none() {
            self.changed.is_other_puzzle = true;
            self.notices.forget_left_out();
        }
        if self.session.mode() != before {
            self.mode_changed();
        }
        for event in events {
            match event {
                SessionEvent::Locked(reason) => self.notices.said = Some(Said::locked(reason)),
                SessionEvent::Work(job) => {
                    let work = self.background.solve(job);
                    self.solving.push(work);
                }
                SessionEvent::Checked(words, mistakes) => {
                    self.changed.checked = Some((words, mistakes.is_empty()));
                }
                SessionEvent::Found(_) => self.changed.is_found = true,
                SessionEvent::Completed => {
                    self.note_solved();
                    self.changed.is_completed = true;
                }
                SessionEvent::Changed | SessionEvent::Solved => {}
            }
        }
    }

    /// Goes over to another grid, if this is another one than that at hand.
    pub(crate) fn take_grid(&mut self, geometry: &Arc<Geometry>) {
        if geometry != self.session.geometry()
            && let Ok(fresh) = Session::new(&self.knowledge, geometry, &self.rules)
        {
            self.session.go_over_to(fresh);
        }
    }

    /// Leaves what is at hand for an empty grid of this kind.
    pub(crate) fn go_over_to(&mut self, geometry: &Arc<Geometry>) {
        self.leave_practice();
        self.note_left();
        self.take_grid(geometry);
        self.changed.is_other_puzzle = true;
        self.notices.forget_left_out();
        self.follow_session();
    }

    /// Loads what is of this grid, unless nothing can be loaded now.
    pub(crate) fn apply_in(&mut self, geometry: &Arc<Geometry>, load: Command) {
        if !self.loading_is_locked() {
            self.leave_practice();
            self.changed.is_entered_anew = true;
            if geometry != self.session.geometry() {
                self.note_left();
            }
            self.take_grid(geometry);
        }
        self.apply(load);
    }

    /// Ends practising, if it goes on; the game that was on the grid is there again.
    pub(crate) fn leave_practice(&mut self) {
        let Some(aside) = self.aside.take() else { return };
        let rules = self.session.play_rules();
        self.leave_work();
        self.session = aside.session;
        self.notices.card = aside.card;
        if self.session.play_rules() != rules {
            let _ = self.session.apply(Command::Follow(rules));
        }
        self.follow_session();
    }

    /// What is told of the session is told anew, whatever has changed.
    pub(crate) fn follow_session(&mut self) {
        self.mode_changed();
        self.changed.is_other_session = true;
    }

    /// What was said, and is worked at, of another state of the puzzle is of no use.
    fn mode_changed(&mut self) {
        self.changed.is_other_mode = true;
        self.notices.leave_unanswered();
        if self.session.mode() != Mode::Solving {
            let _ = self.background.leave_solving();
        }
    }

    /// Lets go of all work for the game on the grid.
    pub(crate) fn leave_work(&mut self) {
        let _ = self.background.seeking.leave();
        let _ = self.background.searching.leave();
        for concern in [Concern::Hint, Concern::Reason, Concern::Steps] {
            let _ = self.background.leave_consulting(concern);
        }
    }

    /// The rules are others: a puzzle that is solved is solved anew by them, and whatever was told by the old ones is forgotten.
    pub(crate) fn follow_rules(&mut self) {
        // Other rules may be easier now.
        self.leave_practice();
        let explains = matches!(self.session.mode(), Mode::Solving | Mode::Explaining);
        if self.background.leave_solving() {
            let _ = self.session.apply(Command::Finish(Outcome::Cancelled(None)));
        }
        if let Err(locked) = self.session.use_rules(&self.knowledge, &self.rules) {
            self.notices.said = Some(Said::locked(locked));
            return;
        }
        let _ = self.background.seeking.leave();
        let _ = self.background.leave_consulting(Concern::Hint);
        self.changed.are_other_rules = true;
        self.follow_session();
        if explains {
            self.apply(Command::Solve);
        }
    }

    /// Why something is locked, to be said.
    pub(crate) fn reason(&self, action: Lockable) -> Option<Said> {
        self.session.lock(action).map(|lock| Said::locked(lock.reason))
    }

    /// Says that a cell has to be chosen first, or why nothing can be written.
    pub(crate) fn say_no_cell(&mut self) {
        let no_cell = || Said::now(Words::from(words::WindowNoCell));
        self.notices.said = self.reason(Lockable::Edit).or_else(|| Some(no_cell()));
    }

    /// Whether nothing can be loaded now; then it is said why.
    pub(crate) fn loading_is_locked(&mut self) -> bool {
        self.notices.said = self.reason(Lockable::Load);
        self.notices.said.is_some()
    }

    /// Whether the grid is hidden since the time is stopped.
    pub(crate) fn hides_grid(&self) -> bool {
        hides_grid(&self.session)
    }

    /// Puts the digit in place of a given that would leave the puzzle one solution: the likely slip with this number, from 0.
    pub(crate) fn repair(&mut self, number: usize) {
        if let Some(&repair) = self.session.repairs().get(number) {
            self.apply(Command::Select(Some(repair.at)));
            self.apply(Command::Mend(repair));
        }
    }

    /// Begins the solving that is to be run.
    pub(crate) fn begin_solving(&mut self) -> Task<(u64, Outcome)> {
        Task::batch(std::mem::take(&mut self.solving))
    }

    /// Takes what came of solving as the work with this number, if it is waited for.
    pub(crate) fn solved(&mut self, number: u64, outcome: Outcome) {
        if self.background.end_solving(number) {
            self.apply(Command::Finish(outcome));
            self.ask(Request::ShowResumed);
        }
    }

    /// Solves no longer; false if nothing was being solved.
    pub(crate) fn leave_solving(&mut self) -> bool {
        let is_solving = self.is_solving();
        if is_solving {
            self.cancel_solving();
        }
        is_solving
    }

    /// Solves no longer, whatever is done.
    pub(crate) fn cancel_solving(&mut self) {
        let _ = self.background.leave_solving();
        self.keeper.resume = None;
        self.apply(Command::Finish(Outcome::Cancelled(None)));
    }

    /// How hard the puzzle at hand is, if that is known.
    pub(crate) fn known_hardness(&self) -> Hardness {
        self.gauge.of((self.session.geometry(), self.session.puzzle()), &self.rules)
    }

    /// Whether a puzzle is being solved.
    pub(crate) fn is_solving(&self) -> bool {
        self.background.solving().is_some()
    }
}
