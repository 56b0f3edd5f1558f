//! What is asked about profiles of rules, and what comes of it.

use iced::Task;

use crate::action::{Action, Ask, Move};
use crate::book::{NAME_FIELD, Naming, ProfileCard, RuleHistory};
use crate::cards::notices::Said;
use crate::message::Message;
use crate::state::Window;
use crate::widget::field;
use crate::widget::reveal::{SHELF, reveal};
use duvod::inference::Options;
use duvod::knowledge::{DEFAULT_PROFILE, Profile};
use duvod::message::{Message as Words, words};
use duvod::storage;

impl Window {
    /// Does what is asked about profiles.
    pub(crate) fn ask_about_profile(&mut self, ask: Ask) -> Task<Message> {
        let name = self.rules.profile.clone();
        match ask {
            Ask::Profiles if self.book.card.is_some() => self.book.card = None,
            Ask::Profiles => {
                let at = self.knowledge.profiles().position(|profile| profile.name == name);
                self.book.card = Some(ProfileCard::Choosing(at.unwrap_or(0)));
            }
            Ask::Save if self.keeper.profiles.is_own(&name) => return self.save_profile(),
            Ask::Save | Ask::SaveAs => {
                let proposed = self.free_name(&self.look().label(words::ProfileOwn));
                return self.ask_for_name(Naming::Save, proposed);
            }
            Ask::Rename | Ask::Delete if !self.keeper.profiles.is_own(&name) => {
                self.notices.said = Some(Said::now(Words::from(words::ProfileNotOwn)));
            }
            Ask::Rename => return self.ask_for_name(Naming::Rename, name),
            Ask::Delete => self.book.card = Some(ProfileCard::Deleting),
            Ask::DeleteNow => return self.delete_profile(),
            Ask::AsItCame => match self.keeper.profiles.saved(&name).cloned() {
                Some(saved) if self.keeper.profiles.is_changed(&name) => {
                    return self.rearrange(saved);
                }
                _ => self.notices.said = Some(Said::now(Words::from(words::ProfileUnchanged))),
            },
            _ => {}
        }
        Task::none()
    }

    /// What a key asks for while something is open about profiles; `None` if it has nothing to do with it.
    pub(crate) fn act_in_profile_card(&mut self, act: Action) -> Option<Task<Message>> {
        let last = self.knowledge.profiles().count().saturating_sub(1);
        match (self.book.card.clone()?, act) {
            (_, Action::Escape) => self.book.card = None,
            (ProfileCard::Choosing(item), Action::Move(to @ (Move::Up | Move::Down))) => {
                let item = if to == Move::Up { item.saturating_sub(1) } else { item + 1 };
                self.book.card = Some(ProfileCard::Choosing(item.min(last)));
            }
            (ProfileCard::Choosing(item), Action::Enter) => {
                let name = self.knowledge.profiles().nth(item).map(|profile| profile.name.clone());
                return name.map(|name| self.profile_chosen(&name));
            }
            (ProfileCard::Naming(..), Action::Enter) => return Some(self.name_given()),
            (ProfileCard::Naming(naming, mut name), Action::Type(_) | Action::Erase) => {
                field::edit(&mut name, act);
                self.book.card = Some(ProfileCard::Naming(naming, name));
                return Some(field::go_on(NAME_FIELD));
            }
            _ => return None,
        }
        Some(Task::none())
    }

    fn ask_for_name(&mut self, naming: Naming, name: String) -> Task<Message> {
        self.book.card = Some(ProfileCard::Naming(naming, name));
        field::replace(NAME_FIELD)
    }

    /// A name that no profile has: this one, or with the first number that makes it one.
    fn free_name(&self, wanted: &str) -> String {
        let is_free = |name: &String| !self.is_taken(name);
        let numbered = (2..).map(|number| format!("{wanted} {number}"));
        std::iter::once(wanted.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
    }

    /// Whether a profile has the name, in small letters or large ones: not every system tells such files apart.
    fn is_taken(&self, name: &str) -> bool {
        let small = name.to_lowercase();
        self.knowledge.profiles().any(|profile| profile.name.to_lowercase() == small)
    }

    /// A profile was chosen.
    pub(crate) fn profile_chosen(&mut self, name: &str) -> Task<Message> {
        self.book.card = None;
        Task::batch([self.choose_profile(name), reveal(SHELF)])
    }

    /// The name that is being typed.
    pub(crate) fn name_typed(&mut self, typed: String) {
        if let Some(ProfileCard::Naming(_, name)) = &mut self.book.card {
            *name = typed;
        }
    }

    /// The name is complete.
    pub(crate) fn name_given(&mut self) -> Task<Message> {
        let Some(ProfileCard::Naming(naming, typed)) = self.book.card.clone() else {
            return Task::none();
        };
        let (name, old) = (typed.trim(), self.rules.profile.clone());
        let stays = naming == Naming::Rename && name.to_lowercase() == old.to_lowercase();
        let refused = if !storage::is_file_name(name) {
            Some(words::ProfileBadName { name }.into())
        } else if self.is_taken(name) && !stays {
            Some(words::ProfileTaken { name }.into())
        } else {
            None
        };
        if let Some(refused) = refused {
            self.notices.said = Some(Said::now(refused));
            return Task::none();
        }
        let Some(in_use) = self.knowledge.profile(&old).cloned() else { return Task::none() };
        self.book.card = None;
        match naming {
            Naming::Save => self.restore(&old),
            Naming::Rename => {
                self.keeper.profiles.delete(&old);
                let _ = std::sync::Arc::make_mut(&mut self.knowledge).remove_profile(&old);
            }
        }
        self.use_saved(Profile { name: name.to_owned(), ..in_use })
    }

    /// The profile in use is saved as it is now.
    fn save_profile(&mut self) -> Task<Message> {
        match self.knowledge.profile(&self.rules.profile).cloned() {
            Some(profile) => self.use_saved(profile),
            None => Task::none(),
        }
    }

    /// Saves a profile, whose rules are those in use, and calls those in use by it.
    fn use_saved(&mut self, profile: Profile) -> Task<Message> {
        let name = profile.name.clone();
        let knowledge = std::sync::Arc::make_mut(&mut self.knowledge);
        if let Err(error) = knowledge.put_profile(profile.clone()) {
            self.notices.said = Some(Said::now(error.message()));
            return Task::none();
        }
        self.keeper.profiles.save(profile);
        self.keeper.fixed.profile = false;
        self.rules = Options { profile: name.clone(), ..self.rules.clone() };
        self.book.history = RuleHistory::default();
        self.notices.said = Some(Said::good(Words::from(words::ProfileSaved { name })));
        self.tell_book();
        Task::none()
    }

    /// What was changed in a profile and not saved is forgotten there.
    fn restore(&mut self, name: &str) {
        if let Some(saved) = self.keeper.profiles.saved(name).cloned() {
            // What was saved has been checked when it was.
            let _ = std::sync::Arc::make_mut(&mut self.knowledge).put_profile(saved);
            self.keeper.profiles.note_change(&self.knowledge, name);
        }
    }

    /// Deletes the profile in use; the default one comes into use.
    pub(crate) fn delete_profile(&mut self) -> Task<Message> {
        self.book.card = None;
        let name = self.rules.profile.clone();
        if !self.keeper.profiles.is_own(&name) {
            return Task::none();
        }
        self.keeper.profiles.delete(&name);
        let task = self.choose_profile(DEFAULT_PROFILE);
        let _ = std::sync::Arc::make_mut(&mut self.knowledge).remove_profile(&name);
        self.notices.said = Some(Said::good(Words::from(words::ProfileDeleted { name })));
        task
    }
}
