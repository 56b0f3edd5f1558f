//! Rules switched and moved: what comes of it for the profile, and for the puzzle on the screen.

use std::sync::Arc;

use iced::Task;

use crate::explanation::rule_name;
use crate::inference::Options;
use crate::knowledge::{Profile, Refusal};
use crate::message::Message as Words;
use crate::proof::RuleId;
use crate::session::{Command, Mode, Outcome};
use crate::window::message::Message;
use crate::window::panel::{SHELF, reveal};
use crate::window::state::{Said, Window};

/// What was done to the profile in use, and undone.
#[derive(Debug, Default)]
pub(crate) struct RuleHistory {
    done: Vec<Profile>,
    undone: Vec<Profile>,
}

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
            self.said = Some(Said::locked(refused(refusal)));
            return Task::none();
        }
        self.rearrange(arrangement.profile(&self.rules.profile))
    }

    /// Takes another order of the profile in use, which can be taken back.
    pub(crate) fn rearrange(&mut self, profile: Profile) -> Task<Message> {
        let Some(before) = self.knowledge.profile(&profile.name).cloned() else {
            return Task::none();
        };
        self.rule_history.done.push(before);
        self.rule_history.undone.clear();
        self.take_profile(profile)
    }

    /// Takes back the last change of the profile in use.
    pub(crate) fn undo_rules(&mut self) -> Task<Message> {
        let Some(before) = self.rule_history.done.pop() else {
            self.said = Some(Said::locked(Words::new("lock-undo")));
            return Task::none();
        };
        if let Some(now) = self.knowledge.profile(&before.name).cloned() {
            self.rule_history.undone.push(now);
        }
        self.take_profile(before)
    }

    /// Does the last change again that was taken back.
    pub(crate) fn redo_rules(&mut self) -> Task<Message> {
        let Some(after) = self.rule_history.undone.pop() else {
            self.said = Some(Said::locked(Words::new("lock-redo")));
            return Task::none();
        };
        if let Some(now) = self.knowledge.profile(&after.name).cloned() {
            self.rule_history.done.push(now);
        }
        self.take_profile(after)
    }

    fn take_profile(&mut self, profile: Profile) -> Task<Message> {
        if let Err(error) = Arc::make_mut(&mut self.knowledge).put_profile(profile) {
            self.said = Some(Said::now(error.message()));
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
        self.rule_history = RuleHistory::default();
        self.follow_rules()
    }

    /// The rules are others: a puzzle that is solved is solved anew by them, and whatever was told by the old ones is forgotten.
    pub(crate) fn follow_rules(&mut self) -> Task<Message> {
        let explains = matches!(self.session.mode(), Mode::Solving | Mode::Explaining);
        if self.running.take().is_some() {
            let _ = self.session.apply(Command::Finish(Outcome::Cancelled));
        }
        if let Err(locked) = self.session.use_rules(&self.knowledge, &self.rules) {
            self.said = Some(Said::locked(locked));
            return Task::none();
        }
        (self.seeking, self.consulting) = (None, None);
        self.hint.forget();
        self.follow_session();
        self.tell_book();
        if explains { self.apply(Command::Solve) } else { Task::none() }
    }
}

/// Why a rule is not moved.
fn refused(refusal: Refusal) -> Words {
    match refusal {
        Refusal::End => Words::new("book-refused-end"),
        Refusal::Order { special, general } => Words::new("book-refused-order")
            .with("special", rule_name(special))
            .with("general", rule_name(general)),
        Refusal::Supposing { supposing, plain } => Words::new("book-refused-supposing")
            .with("supposing", rule_name(supposing))
            .with("plain", rule_name(plain)),
    }
}
