//! The profiles of rules: which there are, which is in use, and what can be done with it.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Length};

use super::profile_card::{NAME_FIELD, Naming, ProfileCard};
use super::{Message as Asked, Shown};
use crate::action::{Action, Ask, Page};
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::widget::controls::{Control, Name};
use crate::widget::field::Field;
use crate::widget::icon::{Icon, icon};
use crate::widget::theme::button::Kind;
use crate::widget::{controls, theme};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};

/// What a profile is called: those of the program have names in each language.
pub(crate) fn shown_name(name: &str, locale: &Locale) -> String {
    let id = format!("named-profile-{name}");
    if locale.has(&id) { locale.say(&Words::of_data(id)) } else { name.to_owned() }
}

/// Which profile is in use, whether it was changed, and what is open about profiles.
pub(super) fn view<'a, M: From<Asked> + From<Action> + Clone + 'a>(
    shown: Shown<'a>,
    look: Look<'a>,
) -> Column<'a, M> {
    let name = shown.profile;
    let label = shown_name(name, look.locale);
    let label = look.say(&Words::from(words::ProfileInUse { name: label }));
    let (label, tip) = look.keyed_text(label, words::KeyBookProfiles);
    let label = row![
        look.text(Purpose::Secondary, label),
        icon(Icon::Down, 14.0, look.palette.muted, look.palette.muted),
    ];
    let label = label.spacing(6).align_y(Alignment::Center);
    let opens = Control::new(
        Kind::Chip(shown.book.card.is_some()),
        container(label).center_y(Length::Fill),
    )
    .padding([0.0, 8.0])
    .height(look.pick(24.0, 22.0))
    .on_press(M::from(Action::Book(Ask::Profiles)))
    .tip(tip)
    .view(look);
    let mut bar = row![opens];
    if shown.profiles.is_changed(name) {
        let changed = look.text(Purpose::Secondary, look.label(words::ProfileChanged));
        bar = bar
            .push(changed.color(look.palette.accent))
            .push(chip(look.told(words::ProfileSave, words::WindowSave), Ask::Save, look))
            .push(chip(look.told(words::ProfileAsItCame, words::TipAsItCame), Ask::AsItCame, look));
    }
    let compare = look.keyed(words::ComparedOpenPage, words::KeyBookCompare);
    let compare = controls::chip_button(compare, M::from(Action::Open(Page::Profiles)), look);
    let bar = bar.push(compare).spacing(8).align_y(Alignment::Center).wrap().vertical_spacing(6);
    let open = shown.book.card.as_ref().map(|card| {
        let inside = match card {
            ProfileCard::Choosing(item) => choosing(shown, *item, look),
            ProfileCard::Naming(naming, name) => name_card(*naming, name, look),
            ProfileCard::Deleting => deleting(shown, name, look),
        };
        container(inside)
            .padding(12)
            .width(Length::Fill)
            .style(theme::container::menu(look.palette))
    });
    column![bar].push(open).spacing(8)
}

fn chip<'a, M: From<Action> + Clone + 'a>(
    name: impl Into<Name>,
    ask: Ask,
    look: Look<'a>,
) -> Element<'a, M> {
    controls::chip_button(name, M::from(Action::Book(ask)), look)
}

/// All profiles, and what can be done with the one in use.
fn choosing<'a, M: From<Asked> + From<Action> + Clone + 'a>(
    shown: Shown<'a>,
    item: usize,
    look: Look<'a>,
) -> Element<'a, M> {
    let mut rows = Column::new().spacing(2);
    for (number, profile) in shown.knowledge.profiles().enumerate() {
        let name = &profile.name;
        let in_use = name == shown.profile;
        let font = if in_use { SEMIBOLD } else { REGULAR };
        let called = look.text_in(Purpose::Control, font, shown_name(name, look.locale));
        let whose =
            if shown.profiles.is_own(name) { words::ProfileIsOwn } else { words::ProfileIsKnown };
        let mut about = look.label(whose);
        if shown.profiles.is_changed(name) {
            about = format!("{about}, {}", look.label(words::ProfileChanged));
        }
        let about = look.muted(Purpose::Secondary, about);
        let inside = row![called, about].spacing(12).align_y(Alignment::Center);
        let row = Control::new(Kind::MenuItem(number == item), inside.wrap().vertical_spacing(2))
            .padding([4, 8])
            .width(Length::Fill)
            .on_press(M::from(Asked::Profile(name.clone())))
            .view(look);
        rows = rows.push(row);
    }
    let mut deeds =
        row![chip(look.told(words::ProfileSaveAs, words::WindowSaveAs), Ask::SaveAs, look)];
    if shown.profiles.is_own(shown.profile) {
        deeds = deeds
            .push(chip(look.keyed(words::ProfileRename, words::KeyF2), Ask::Rename, look))
            .push(chip(
                look.told(words::ProfileDelete, words::TipProfileDelete),
                Ask::Delete,
                look,
            ));
    }
    let deeds = deeds.push(chip(look.label(words::WindowClose), Ask::Profiles, look));
    column![rows, deeds.spacing(8).wrap().vertical_spacing(6)].spacing(10).into()
}

fn name_card<'a, M: From<Asked> + From<Action> + Clone + 'a>(
    naming: Naming,
    name: &'a str,
    look: Look<'a>,
) -> Element<'a, M> {
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
    let field = field.view(|name| M::from(Asked::NameTyped(name)), M::from(Asked::NameGiven), look);
    let save = M::from(Asked::NameGiven);
    let save = controls::small_button(look.keyed(words::ProfileSave, words::KeyEnter), save, look);
    let close = M::from(Action::Book(Ask::Profiles));
    let close =
        controls::tiny_icon_button(Icon::Close, look.label(words::WindowClose), close, look);
    let line = row![field, save, close].spacing(8).align_y(Alignment::Center);
    column![look.text(Purpose::Control, look.label(title)), line].spacing(8).into()
}

fn deleting<'a, M: From<Action> + Clone + 'a>(
    shown: Shown<'a>,
    name: &'a str,
    look: Look<'a>,
) -> Element<'a, M> {
    let title = look.say(&Words::from(words::ProfileDeleteTitle { name }));
    let buttons = shown.asked.buttons(ProfileCard::Deleting.question(), look);
    let what = look.text(Purpose::Secondary, look.label(words::ProfileDeleteWhat));
    column![look.text(Purpose::Control, title), what, buttons].spacing(8).into()
}
