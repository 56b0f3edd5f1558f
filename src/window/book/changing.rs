//! Rules switched and moved: what comes of it for the profile, and for the puzzle on the screen.
//!
//! A puzzle that is solved is solved anew, off the thread of the window: what was told by other rules is forgotten. The
//! saved profile stays as it was; what is changed is kept in a file of its own until it is saved, or taken back.

use std::sync::Arc;

use iced::Task;

use super::{Book, Message, RuleHistory, unique};
use crate::cards::notices::Said;
use crate::shared::Shared;
use crate::widget::reveal::{SHELF, reveal};
use duvod::explanation::rule_name;
use duvod::inference::Options;
use duvod::knowledge::{Profile, Refusal};
use duvod::message::{Message as Words, words};
use duvod::proof::RuleId;

impl Book {
    /// Switches a rule of the profile in use.
    pub(crate) fn switch_rule(&mut self, shared: &mut Shared, rule: RuleId) -> Task<Message> {
        let mut arrangement = self.arrangement().clone();
        arrangement.switch(rule);
        self.rearrange(shared, arrangement.profile(&shared.rules.profile))
    }

    /// Moves a rule of the profile in use to a place, from 0; says why if that may not be.
    pub(crate) fn shift_rule(
        &mut self,
        shared: &mut Shared,
        rule: RuleId,
        place: usize,
    ) -> Task<Message> {
        let mut arrangement = self.arrangement().clone();
        if let Err(refusal) = arrangement.shift(&shared.knowledge, rule, place) {
            shared.notices.said = Some(Said::locked(refused(refusal)));
            return Task::none();
        }
        let _ = self.leave_taken();
        self.rearrange(shared, arrangement.profile(&shared.rules.profile))
    }

    /// Switches all rules off that assume one solution; if none is on, all on.
    pub(crate) fn switch_uniqueness(&mut self, shared: &mut Shared) -> Task<Message> {
        let on = !self.uses_uniqueness(&shared.knowledge);
        let mut arrangement = self.arrangement().clone();
        arrangement.switch_all(unique(&shared.knowledge), on);
        self.rearrange(shared, arrangement.profile(&shared.rules.profile))
    }

    /// Takes another order of the profile in use, which can be taken back.
    pub(crate) fn rearrange(&mut self, shared: &mut Shared, profile: Profile) -> Task<Message> {
        let Some(before) = shared.knowledge.profile(&profile.name).cloned() else {
            return Task::none();
        };
        self.history.note(before);
        take_profile(shared, profile)
    }

    /// Takes back the last change of the profile in use.
    pub(crate) fn undo_rules(&mut self, shared: &mut Shared) -> Task<Message> {
        let now = |name: &str| shared.knowledge.profile(name).cloned();
        let before = self.history.undo(now);
        take_profile_or_say(shared, before, words::LockUndo.into())
    }

    /// Does the last change again that was taken back.
    pub(crate) fn redo_rules(&mut self, shared: &mut Shared) -> Task<Message> {
        let now = |name: &str| shared.knowledge.profile(name).cloned();
        let after = self.history.redo(now);
        take_profile_or_say(shared, after, words::LockRedo.into())
    }

    /// Reasons by another profile.
    pub(crate) fn choose_profile(&mut self, shared: &mut Shared, name: &str) {
        if name == shared.rules.profile || shared.knowledge.profile(name).is_none() {
            return;
        }
        shared.keeper.fixed.profile = false;
        shared.rules = Options { profile: name.to_owned(), ..shared.rules.clone() };
        self.history = RuleHistory::default();
        shared.follow_rules();
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

/// Takes another order of the profile in use.
fn take_profile(shared: &mut Shared, profile: Profile) -> Task<Message> {
    if let Err(error) = Arc::make_mut(&mut shared.knowledge).put_profile(profile) {
        shared.notices.said = Some(Said::now(error.message()));
        return Task::none();
    }
    shared.keeper.profiles.note_change(&shared.knowledge, &shared.rules.profile);
    shared.follow_rules();
    reveal(SHELF)
}

/// Takes the order, or says why there is none.
fn take_profile_or_say(
    shared: &mut Shared,
    profile: Option<Profile>,
    reason: Words,
) -> Task<Message> {
    let Some(profile) = profile else {
        shared.notices.said = Some(Said::locked(reason));
        return Task::none();
    };
    take_profile(shared, profile)
}
