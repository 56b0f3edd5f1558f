//! What is asked about profiles of rules, and what comes of it.

use std::sync::Arc;

use iced::Task;

use super::{Book, Message, NAME_FIELD, Naming, ProfileCard, RuleHistory};
use crate::action::{Action, Ask, MainView, Move};
use crate::cards::notices::Said;
use crate::shared::Shared;
use crate::widget::field;
use crate::widget::reveal::{SHELF, reveal};
use duvod::inference::Options;
use duvod::knowledge::{DEFAULT_PROFILE, Knowledge, Profile};
use duvod::message::{Message as Words, words};
use duvod::storage;

impl Book {
    /// Does what is asked about profiles.
    pub(crate) fn ask_about_profile(&mut self, shared: &mut Shared, ask: Ask) -> Task<Message> {
        let name = shared.rules.profile.clone();
        match ask {
            Ask::Profiles if self.card.is_some() => self.card = None,
            Ask::Profiles => {
                let at = shared.knowledge.profiles().position(|profile| profile.name == name);
                self.card = Some(ProfileCard::Choosing(at.unwrap_or(0)));
            }
            Ask::Save if shared.keeper.profiles.is_own(&name) => self.save_profile(shared),
            Ask::Save | Ask::SaveAs => {
                let proposed =
                    free_name(&shared.knowledge, &shared.look().label(words::ProfileOwn));
                return self.ask_for_name(Naming::Save, proposed);
            }
            Ask::Rename | Ask::Delete if !shared.keeper.profiles.is_own(&name) => {
                shared.notices.said = Some(Said::now(Words::from(words::ProfileNotOwn)));
            }
            Ask::Rename => return self.ask_for_name(Naming::Rename, name),
            Ask::Delete => self.card = Some(ProfileCard::Deleting),
            Ask::DeleteNow => self.delete_profile(shared),
            Ask::AsItCame => match shared.keeper.profiles.saved(&name).cloned() {
                Some(saved) if shared.keeper.profiles.is_changed(&name) => {
                    return self.rearrange(shared, saved);
                }
                _ => shared.notices.said = Some(Said::now(Words::from(words::ProfileUnchanged))),
            },
            _ => {}
        }
        Task::none()
    }

    /// What a key asks for while something is open about profiles; `None` if it has nothing to do with it.
    pub(crate) fn act_in_profile_card(
        &mut self,
        shared: &mut Shared,
        act: Action,
    ) -> Option<Task<Message>> {
        let last = shared.knowledge.profiles().count().saturating_sub(1);
        match (self.card.clone()?, act) {
            (_, Action::Escape) => self.card = None,
            (ProfileCard::Choosing(item), Action::Move(to @ (Move::Up | Move::Down))) => {
                let item = if to == Move::Up { item.saturating_sub(1) } else { item + 1 };
                self.card = Some(ProfileCard::Choosing(item.min(last)));
            }
            (ProfileCard::Choosing(item), Action::Enter) => {
                let name =
                    shared.knowledge.profiles().nth(item).map(|profile| profile.name.clone());
                return name.map(|name| self.profile_chosen(shared, &name));
            }
            (ProfileCard::Naming(..), Action::Enter) => self.name_given(shared),
            (ProfileCard::Naming(naming, mut name), Action::Type(_) | Action::Erase) => {
                field::edit(&mut name, act);
                self.card = Some(ProfileCard::Naming(naming, name));
                return Some(field::go_on(NAME_FIELD));
            }
            _ => return None,
        }
        Some(Task::none())
    }

    /// What a key does while a profile is asked for whose field has lost the keyboard: it has it again. `None` if nothing is
    /// asked; or else what is asked for of all.
    pub(crate) fn key_in_profile_card(
        &mut self,
        shared: &mut Shared,
        act: Action,
    ) -> Option<Result<Task<Message>, Action>> {
        let card = self.card.as_ref().filter(|_| shared.opened.place == MainView::RuleBook)?;
        if matches!((card, act), (ProfileCard::Choosing(_), Action::Book(_))) {
            return Some(Err(act));
        }
        Some(Ok(self.act_in_profile_card(shared, act).unwrap_or(Task::none())))
    }

    /// Leaves a question about a profile; false if none is asked.
    pub(crate) fn leave_profile_card(&mut self, shared: &Shared) -> bool {
        shared.opened.place == MainView::RuleBook && self.card.take().is_some()
    }

    /// Asks for a name, and proposes this one.
    fn ask_for_name(&mut self, naming: Naming, name: String) -> Task<Message> {
        self.card = Some(ProfileCard::Naming(naming, name));
        field::replace(NAME_FIELD)
    }

    /// A profile was chosen.
    pub(crate) fn profile_chosen(&mut self, shared: &mut Shared, name: &str) -> Task<Message> {
        self.card = None;
        self.choose_profile(shared, name);
        reveal(SHELF)
    }

    /// The name that is being typed.
    pub(crate) fn name_typed(&mut self, typed: String) {
        if let Some(ProfileCard::Naming(_, name)) = &mut self.card {
            *name = typed;
        }
    }

    /// The name is complete.
    pub(crate) fn name_given(&mut self, shared: &mut Shared) {
        let Some(ProfileCard::Naming(naming, typed)) = self.card.clone() else { return };
        let (name, old) = (typed.trim(), shared.rules.profile.clone());
        let stays = naming == Naming::Rename && name.to_lowercase() == old.to_lowercase();
        let refused = if !storage::is_file_name(name) {
            Some(words::ProfileBadName { name }.into())
        } else if is_taken(&shared.knowledge, name) && !stays {
            Some(words::ProfileTaken { name }.into())
        } else {
            None
        };
        if let Some(refused) = refused {
            shared.notices.said = Some(Said::now(refused));
            return;
        }
        let Some(in_use) = shared.knowledge.profile(&old).cloned() else { return };
        self.card = None;
        match naming {
            Naming::Save => restore(shared, &old),
            Naming::Rename => {
                shared.keeper.profiles.delete(&old);
                let _ = Arc::make_mut(&mut shared.knowledge).remove_profile(&old);
            }
        }
        self.use_saved(shared, Profile { name: name.to_owned(), ..in_use });
    }

    /// The profile in use is saved as it is now.
    fn save_profile(&mut self, shared: &mut Shared) {
        if let Some(profile) = shared.knowledge.profile(&shared.rules.profile).cloned() {
            self.use_saved(shared, profile);
        }
    }

    /// Saves a profile, whose rules are those in use, and calls those in use by it.
    fn use_saved(&mut self, shared: &mut Shared, profile: Profile) {
        let name = profile.name.clone();
        let knowledge = Arc::make_mut(&mut shared.knowledge);
        if let Err(error) = knowledge.put_profile(profile.clone()) {
            shared.notices.said = Some(Said::now(error.message()));
            return;
        }
        shared.keeper.profiles.save(profile);
        shared.keeper.fixed.profile = false;
        shared.rules = Options { profile: name.clone(), ..shared.rules.clone() };
        self.history = RuleHistory::default();
        shared.notices.said = Some(Said::good(Words::from(words::ProfileSaved { name })));
        self.tell_book(shared);
    }

    /// Deletes the profile in use; the default one comes into use.
    pub(crate) fn delete_profile(&mut self, shared: &mut Shared) {
        self.card = None;
        let name = shared.rules.profile.clone();
        if !shared.keeper.profiles.is_own(&name) {
            return;
        }
        shared.keeper.profiles.delete(&name);
        self.choose_profile(shared, DEFAULT_PROFILE);
        let _ = Arc::make_mut(&mut shared.knowledge).remove_profile(&name);
        shared.notices.said = Some(Said::good(Words::from(words::ProfileDeleted { name })));
    }
}

/// A name that no profile has: this one, or with the first number that makes it one.
fn free_name(knowledge: &Knowledge, wanted: &str) -> String {
    let is_free = |name: &String| !is_taken(knowledge, name);
    let numbered = (2..).map(|number| format!("{wanted} {number}"));
    std::iter::once(wanted.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

/// Whether a profile has the name, in small letters or large ones: not every system tells such files apart.
fn is_taken(knowledge: &Knowledge, name: &str) -> bool {
    let small = name.to_lowercase();
    knowledge.profiles().any(|profile| profile.name.to_lowercase() == small)
}

/// What was changed in a profile and not saved is forgotten there.
fn restore(shared: &mut Shared, name: &str) {
    if let Some(saved) = shared.keeper.profiles.saved(name).cloned() {
        // What was saved has been checked when it was.
        let _ = Arc::make_mut(&mut shared.knowledge).put_profile(saved);
        shared.keeper.profiles.note_change(&shared.knowledge, name);
    }
}
