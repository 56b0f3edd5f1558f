//! The top bar: the program's name, the places, the languages, light or dark.

use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Length};

use crate::Mode;
use crate::action::{Action, MainView, Page, ShowAction};
use crate::look::font::{Purpose, SEMIBOLD};
use crate::look::speech::Speech;
use crate::look::{Look, Side};
use crate::widget::icon::{Icon, icon};
use crate::widget::prose::line;
use crate::widget::{controls, theme};
use duvod::message::{Message as Words, words};

/// The top bar.
pub(crate) fn view<'a>(
    (place, page): (MainView, Option<Page>),
    speech: &Speech,
    mode: Mode,
    look: Look<'a>,
) -> Element<'a, Action> {
    let palette = look.palette;
    let sign = icon(Icon::Sign, look.pick(26.0, 22.0), palette.ink, palette.accent);
    let name = look.text_in(Purpose::Section, SEMIBOLD, look.label(words::WindowName));
    let name = name.size(look.pick(18.0, 16.0));
    let (sun_or_moon, label) = match mode {
        Mode::Light => (Icon::Moon, words::WindowDark),
        Mode::Dark => (Icon::Sun, words::WindowLight),
    };
    let theme_button = controls::bare_icon_button(
        sun_or_moon,
        look.label(label),
        Action::Show(ShowAction::ToggleTheme),
        look,
    );
    let open =
        |sign, id, page| controls::bare_icon_button(sign, look.label(id), Action::Open(page), look);
    let bar = row![
        sign,
        space().width(look.pick(9.0, 8.0)),
        name,
        space().width(look.pick(24.0, 12.0)),
        places(place, page, look),
        space().width(Length::Fill),
        languages(speech, look),
        space().width(look.pick(12.0, 8.0)),
        theme_button,
        open(Icon::Sliders, words::WindowPreferencesKey, Page::Preferences),
        open(Icon::Question, words::WindowKeysKey, Page::Keys),
    ]
    .spacing(4);
    let bar = bar.align_y(Alignment::Center).height(Length::Fill);
    let inset = look.pick(24.0, 16.0);
    let bar = container(bar).padding([0.0, inset]).style(theme::container::ground(palette.surface));
    column![bar, line(look)].height(look.layout.lengths.top_bar).into()
}

/// The places side by side; the laboratory is one of them, though it is a page beside the grid.
fn places(chosen: MainView, page: Option<Page>, look: Look<'_>) -> Element<'_, Action> {
    let is_laboratory = page == Some(Page::Laboratory);
    let places = MainView::ALL.map(|place| {
        let label = match place {
            MainView::Grid => words::WindowPlaceGrid,
            MainView::RuleBook => words::WindowPlaceRules,
        };
        (look.label(label), place == chosen && !is_laboratory, Action::Place(place))
    });
    let laboratory = (look.label(words::LabTitle), is_laboratory, Action::Open(Page::Laboratory));
    let places = controls::choice(places.into_iter().chain([laboratory]), look);
    controls::with_tip(places, look.label(words::WindowPlacesKeys), None, look)
}

/// The languages side by side, each called by itself.
fn languages<'a>(speech: &Speech, look: Look<'a>) -> Element<'a, Action> {
    let choices = speech.locales.iter().enumerate().map(|(index, locale)| {
        let name = locale.say(&Words::from(words::WindowLanguage));
        (name, index == speech.language, Action::Show(ShowAction::Language(index)))
    });
    let choices = controls::choice(choices, look);
    // Below it would cover a heading where the window is narrow.
    let beside = look.with_tips(Side::Left);
    controls::with_tip(choices, look.label(words::WindowLanguageKey), None, beside)
}
