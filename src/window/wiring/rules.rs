//! Rules switched and moved: what comes of it for the profile, and for the puzzle on the screen.
//!
//! A puzzle that is solved is solved anew, off the thread of the window: what was told by other rules is forgotten. The
//! saved profile stays as it was; what is changed is kept in a file of its own until it is saved, or taken back.

use std::sync::Arc;

use iced::Task;

use crate::background::Concern;
use crate::book::{RuleHistory, unique};
use crate::cards::notices::Said;
use crate::message::Message;
use crate::state::Window;
use crate::widget::reveal::{SHELF, reveal};
use duvod::explanation::rule_name;
use duvod::inference::Options;
use duvod::knowledge::{Profile, Refusal};
use duvod::message::{Message as Words, words};
use duvod::proof::RuleId;
use duvod::session::{Command, Mode, Outcome};

impl Window {
    /// Switches a rule of the profile in use.
    pub(crate) fn switch_rule(&mut self, rule: RuleId) -> Task<Message> {
        let mut arrangement = self.book.arrangement().clone();
        arrangement.switch(rule);
        self.rearrange(arrangement.profile(&self.rules.profile))
    }

    /// Moves a rule of the profile in use to a place, from 0; says why if that may not be.
    pub(crate) fn shift_rule(&mut self, rule: RuleId, place: usize) -> Task<Message> {
        let mut arrangement = self.book.arrangement().clone();
        if let Err(refusal) = arrangement.shift(&self.knowledge, rule, place) {
            self.notices.said = Some(Said::locked(refused(refusal)));
            return Task::none();
        }
        let _ = self.book.leave_taken();
        self.rearrange(arrangement.profile(&self.rules.profile))
    }

    /// Switches all rules off that assume one solution; if none is on, all on.
    pub(crate) fn switch_uniqueness(&mut self) -> Task<Message> {
        let on = !self.book.uses_uniqueness(&self.knowledge);
        let mut arrangement = self.book.arrangement().clone();
        arrangement.switch_all(unique(&self.knowledge), on);
        self.rearrange(arrangement.profile(&self.rules.profile))
    }

    /// Takes another order of the profile in use, which can be taken back.
    pub(crate) fn rearrange(&mut self, profile: Profile) -> Task<Message> {
        let Some(before) = self.knowledge.profile(&profile.name).cloned() else {
            return Task::none();
        };
        self.book.history.note(before);
        self.take_profile(profile)
    }

    /// Takes back the last change of the profile in use.
    pub(crate) fn undo_rules(&mut self) -> Task<Message> {
        let now = |name: &str| self.knowledge.profile(name).cloned();
        let before = self.book.history.undo(now);
        self.take_profile_or_say(before, words::LockUndo.into())
    }

    /// Does the last change again that was taken back.
    pub(crate) fn redo_rules(&mut self) -> Task<Message> {
        let now = |name: &str| self.knowledge.profile(name).cloned();
        let after = self.book.history.redo(now);
        self.take_profile_or_say(after, words::LockRedo.into())
    }

    /// Takes the order, or says why there is none.
    fn take_profile_or_say(&mut self, profile: Option<Profile>, reason: Words) -> Task<Message> {
        let Some(profile) = profile else {
            self.notices.said = Some(Said::locked(reason));
            return Task::none();
        };
        self.take_profile(profile)
    }

    fn take_profile(&mut self, profile: Profile) -> Task<Message> {
        if let Err(error) = Arc::make_mut(&mut self.knowledge).put_profile(profile) {
            self.notices.said = Some(Said::now(error.message()));
            return Task::none();
        }
        self.keeper.profiles.note_change(&self.knowledge, &self.rules.profile);
        Task::batch([self.follow_rules(), reveal(SHELF)])
    }

    /// Reasons by another profile.
    pub(crate) fn choose_profile(&mut self, name: &str) -> Task<Message> {
        if name == self.rules.profile || self.knowledge.profile(name).is_none() {
            return Task::none();
        }
        self.keeper.fixed.profile = false;
        self.rules = Options { profile: name.to_owned(), ..self.rules.clone() };
        self.book.history = RuleHistory::default();
        self.follow_rules()
    }

    /// The rules are others: a puzzle that is solved is solved anew by them, and whatever was told by the old ones is forgotten.
    pub(crate) fn follow_rules(&mut self) -> Task<Message> {
        // Other rules may be easier now.
        self.leave_practice();
        let explains = matches!(self.session.mode(), Mode::Solving | Mode::Explaining);
        if self.background.leave_solving() {
            let _ = self.session.apply(Command::Finish(Outcome::Cancelled(None)));
        }
        if let Err(locked) = self.session.use_rules(&self.knowledge, &self.rules) {
            self.notices.said = Some(Said::locked(locked));
            return Task::none();
        }
        self.background.leave_seeking();
        let _ = self.background.leave_consulting(Concern::Hint);
        self.answers.hint.forget();
        self.follow_session();
        self.tell_book();
        if explains { self.apply(Command::Solve) } else { Task::none() }
    }
}

/// Why a rule is not moved.
fn refused(refusal: Refusal) -> Words {
    match refusal {
        Refusal::End => words::BookRefusedEnd.into(),
        Refusal::Order { special, general } => {
            let (special, general) = (rule_name(special), rule_name(general));
            words::BookRefusedOrder { general, special }.into()
        }
        Refusal::Supposing { supposing, plain } => {
            let (supposing, plain) = (rule_name(supposing), rule_name(plain));
            words::BookRefusedSupposing { plain, supposing }.into()
        }
    }
}
