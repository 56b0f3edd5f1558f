//! The profiles of rules: which there are, which is in use, and what can be done with it.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Length, Task};

use super::Message as Asked;
use super::history::RuleHistory;
use super::profile_card::{NAME_FIELD, Naming, ProfileCard};
use crate::inference::Options;
use crate::knowledge::{DEFAULT_PROFILE, Profile};
use crate::locale::Locale;
use crate::message::{Message as Words, words};
use crate::storage;
use crate::window::act::{Act, Ask, Move};
use crate::window::look::Look;
use crate::window::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::window::message::Message;
use crate::window::notices::Said;
use crate::window::question::Question;
use crate::window::state::Window;
use crate::window::widget::controls::Control;
use crate::window::widget::field::Field;
use crate::window::widget::icon::{Icon, icon};
use crate::window::widget::reveal::{SHELF, reveal};
use crate::window::widget::theme::button::Kind;
use crate::window::widget::{controls, field, theme};

/// What a profile is called: those of the program have names in each language.
pub(crate) fn shown_name(name: &str, locale: &Locale) -> String {
    let id = format!("named-profile-{name}");
    if locale.has(&id) { locale.say(&Words::of_data(id)) } else { name.to_owned() }
}

/// Reactions.
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
    pub(crate) fn act_in_profile_card(&mut self, act: Act) -> Option<Task<Message>> {
        let last = self.knowledge.profiles().count().saturating_sub(1);
        match (self.book.card.clone()?, act) {
            (_, Act::Escape) => self.book.card = None,
            (ProfileCard::Choosing(item), Act::Move(to @ (Move::Up | Move::Down))) => {
                let item = if to == Move::Up { item.saturating_sub(1) } else { item + 1 };
                self.book.card = Some(ProfileCard::Choosing(item.min(last)));
            }
            (ProfileCard::Choosing(item), Act::Enter) => {
                let name = self.knowledge.profiles().nth(item).map(|profile| profile.name.clone());
                return name.map(|name| self.profile_chosen(&name));
            }
            (ProfileCard::Naming(..), Act::Enter) => return Some(self.name_given()),
            (ProfileCard::Naming(naming, mut name), Act::Type(_) | Act::Erase) => {
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

/// Which profile is in use, whether it was changed, and what is open about profiles.
pub(super) fn view<'a>(window: &'a Window, look: Look<'a>) -> Column<'a, Message> {
    let name = &window.rules.profile;
    let shown = shown_name(name, look.locale);
    let label = look.say(&Words::from(words::ProfileInUse { name: shown }));
    let label = row![
        look.text(Purpose::Secondary, label),
        icon(Icon::Down, 14.0, look.palette.muted, look.palette.muted),
    ];
    let label = label.spacing(6).align_y(Alignment::Center);
    let opens = Control::new(
        Kind::Chip(window.book.card.is_some()),
        container(label).center_y(Length::Fill),
    )
    .padding([0.0, 8.0])
    .height(look.pick(24.0, 22.0))
    .on_press(Message::Act(Act::Book(Ask::Profiles)))
    .view(look);
    let mut bar = row![opens];
    if window.keeper.profiles.is_changed(name) {
        let changed = look.text(Purpose::Secondary, look.label(words::ProfileChanged));
        bar = bar
            .push(changed.color(look.palette.accent))
            .push(chip(look.label(words::ProfileSave), Ask::Save, look))
            .push(chip(look.label(words::ProfileAsItCame), Ask::AsItCame, look));
    }
    let bar = bar.spacing(8).align_y(Alignment::Center).wrap().vertical_spacing(6);
    let open = window.book.card.as_ref().map(|card| {
        let inside = match card {
            ProfileCard::Choosing(item) => choosing(window, *item, look),
            ProfileCard::Naming(naming, name) => name_card(*naming, name, look),
            ProfileCard::Deleting => deleting(window, name, look),
        };
        container(inside)
            .padding(12)
            .width(Length::Fill)
            .style(theme::container::menu(look.palette))
    });
    column![bar].push(open).spacing(8)
}

fn chip(label: String, ask: Ask, look: Look<'_>) -> Element<'_, Message> {
    controls::chip_button(label, Message::Act(Act::Book(ask)), look)
}

/// All profiles, and what can be done with the one in use.
fn choosing<'a>(window: &'a Window, item: usize, look: Look<'a>) -> Element<'a, Message> {
    let mut rows = Column::new().spacing(2);
    for (number, profile) in window.knowledge.profiles().enumerate() {
        let name = &profile.name;
        let in_use = *name == window.rules.profile;
        let font = if in_use { SEMIBOLD } else { REGULAR };
        let shown = look.text_in(Purpose::Control, font, shown_name(name, look.locale));
        let whose = if window.keeper.profiles.is_own(name) {
            words::ProfileIsOwn
        } else {
            words::ProfileIsKnown
        };
        let mut about = look.label(whose);
        if window.keeper.profiles.is_changed(name) {
            about = format!("{about}, {}", look.label(words::ProfileChanged));
        }
        let about = look.muted(Purpose::Secondary, about);
        let inside = row![shown, about].spacing(12).align_y(Alignment::Center);
        let row = Control::new(Kind::MenuItem(number == item), inside.wrap().vertical_spacing(2))
            .padding([4, 8])
            .width(Length::Fill)
            .on_press(Message::Book(Asked::Profile(name.clone())))
            .view(look);
        rows = rows.push(row);
    }
    let mut deeds = row![chip(look.label(words::ProfileSaveAs), Ask::SaveAs, look)];
    if window.keeper.profiles.is_own(&window.rules.profile) {
        deeds = deeds.push(chip(look.label(words::ProfileRename), Ask::Rename, look)).push(chip(
            look.label(words::ProfileDelete),
            Ask::Delete,
            look,
        ));
    }
    let deeds = deeds.push(chip(look.label(words::WindowClose), Ask::Profiles, look));
    column![rows, deeds.spacing(8).wrap().vertical_spacing(6)].spacing(10).into()
}

fn name_card<'a>(naming: Naming, name: &'a str, look: Look<'a>) -> Element<'a, Message> {
    let title = match naming {
        Naming::Save => words::ProfileSaveTitle,
        Naming::Rename => words::ProfileRenameTitle,
    };
    let field = Field {
        hint: String::new(),
        width: None,
        typed: name,
        id: NAME_FIELD,
        purpose: Purpose::Control,
    };
    let field = field.view(
        |name| Message::Book(Asked::NameTyped(name)),
        Message::Book(Asked::NameGiven),
        look,
    );
    let save = Message::Book(Asked::NameGiven);
    let save = controls::small_button(look.label(words::ProfileSave), save, look);
    let close = Message::Act(Act::Book(Ask::Profiles));
    let close =
        controls::tiny_icon_button(Icon::Close, look.label(words::WindowClose), close, look);
    let line = row![field, save, close].spacing(8).align_y(Alignment::Center);
    column![look.text(Purpose::Control, look.label(title)), line].spacing(8).into()
}

fn deleting<'a>(window: &'a Window, name: &'a str, look: Look<'a>) -> Element<'a, Message> {
    let title = look.say(&Words::from(words::ProfileDeleteTitle { name }));
    let buttons = window.answer_buttons(Question::of_profile(&ProfileCard::Deleting), look);
    let what = look.text(Purpose::Secondary, look.label(words::ProfileDeleteWhat));
    column![look.text(Purpose::Control, title), what, buttons].spacing(8).into()
}
