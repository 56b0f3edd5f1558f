//! The panel beside the grid: a row of tabs, and below it what the chosen tab says.
//!
//! A panel has its own state, `Message`, `update` and view. It reports what others have to know
//! as an event, and the window decides.

pub(crate) mod answers;
pub(crate) mod card;
pub mod hint;
pub mod procedure;
pub mod proof;
pub(crate) mod slip;
pub(crate) mod steps;
pub(crate) mod walking;
pub mod why;

mod empty;
pub(crate) mod finding;
mod held;
mod legend;
mod parts;

use super::act::{Act, Menu, Page, Place, Tab};
use super::look::{Look, Side};
use super::message::Message;
use super::play;
use super::state::Window;
use super::widget::controls::Control;
use super::widget::prose::{line, scrolled};
use super::widget::reveal::{PAGE, PANEL, TOLD};
use super::widget::theme::button::Kind;
use super::widget::{controls, theme};

use iced::widget::operation::scroll_to;
use iced::widget::scrollable::AbsoluteOffset;
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Color, Element, Length, Task};

use crate::explanation::facts_in_short;
use crate::message::words;
use crate::session::Mode;

/// The panel.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let look = look.with_tips(Side::Above);
    let legend = legend::view(window.sight.grid.scene(), window.session.geometry(), look);
    let inside = column![head(window, look), line(look), content(window, look.reading()), legend]
        .width(look.layout.panel - 1.0)
        .height(Length::Fill);
    let edge = container(space()).width(1).height(Length::Fill);
    let edge = edge.style(theme::container::ground(look.palette.line));
    let ground = container(inside).style(theme::container::ground(look.palette.surface));
    row![edge, ground].height(Length::Fill).into()
}

/// The tabs, and while playing the timer at their right end.
fn head<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let tabs = tabs(window.answers.tab, look);
    if !play::has_timer(&window.session) {
        return tabs;
    }
    let timer =
        container(play::timer(&window.session, look)).padding([0.0, look.layout.lengths.margin]);
    row![tabs, space().width(Length::Fill), timer].align_y(Alignment::Center).into()
}

fn tabs(chosen: Tab, look: Look<'_>) -> Element<'_, Message> {
    let lengths = look.layout.lengths;
    let height = lengths.tabs - 1.0;
    let tabs = Tab::ALL.map(|tab| {
        let label = look.label(match tab {
            Tab::Why => words::WindowTabWhy,
            Tab::Procedure => words::WindowTabProcedure,
            Tab::Hint => words::WindowTabHint,
        });
        let label = text(label).size(look.pick(15.0, 14.0)).font(super::look::font::MEDIUM);
        let colour = if tab == chosen { look.palette.accent } else { Color::TRANSPARENT };
        let below = container(space()).width(Length::Fill).height(2);
        let below = below.style(theme::container::ground(colour));
        let label = container(label).center_y(height - 2.0);
        let inside = column![label, below].width(Length::Shrink);
        Control::new(Kind::Tab(tab == chosen), inside)
            .height(height)
            .on_press(Message::Act(Act::Tab(tab)))
            .view(look)
    });
    row(tabs)
        .spacing(lengths.between_tabs)
        .padding([0.0, lengths.margin])
        .align_y(Alignment::Center)
        .into()
}

/// The card, if there is one, and what the tab says. Only the procedure scrolls by itself.
fn content<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let card = card::view(window, look);
    if window.answers.tab == Tab::Procedure && window.session.mode() == Mode::Explaining {
        let shown = window.answers.procedure.place(&window.session);
        let page = window
            .answers
            .procedure
            .view(shown.as_ref(), window.answers.walking, look)
            .map(Message::Procedure);
        return column![card, page].height(Length::Fill).into();
    }
    if window.lists_steps() {
        let seeks = !window.shows_mistakes();
        let page =
            steps::view(&window.answers.steps, window.can_do(), seeks, look).map(Message::Steps);
        let page = column![card, page].width(Length::Fill);
        return scrolled(page, look).id(PANEL.list).height(Length::Fill).into();
    }
    if window.answers.tab == Tab::Hint && !window.is_being_entered() {
        let page = window.answers.hint.view(&around(window), look).map(Message::Hint);
        let page = column![card, container(page).id(TOLD.chosen), ways_on(window, look)];
        return scrolled(page.width(Length::Fill), look).id(PANEL.list).height(Length::Fill).into();
    }
    let page = match window.session.mode() {
        Mode::Explaining => {
            window.answers.why.view(window.background.seeking().is_some(), look).map(Message::from)
        }
        Mode::Playing if window.answers.tab == Tab::Why && window.session.finding().is_none() => {
            window.answers.why.view_in_play(&in_play(window), look).map(Message::from)
        }
        Mode::Entering | Mode::Playing | Mode::Solving => empty::view(window, look),
    };
    let page = column![card, container(page).id(TOLD.chosen)].width(Length::Fill);
    scrolled(page, look).id(PANEL.list).height(Length::Fill).into()
}

/// What can be done next where the grid is full and there is nothing to hint at: read why, or take another puzzle.
fn ways_on<'a>(window: &'a Window, look: Look<'a>) -> Option<Element<'a, Message>> {
    if !window.is_finished() || window.session.finding().is_some() {
        return None;
    }
    let why = Message::Act(Act::Enter);
    let why = controls::enter_button(look.label(words::WindowTabWhy), why, look);
    let other = Message::Act(Act::Toggle(Menu::Examples));
    let other = controls::small_button(look.label(words::WindowExample), other, look);
    let ways = row![why, other].spacing(12).align_y(Alignment::Center);
    let below = iced::Padding::from([0.0, look.layout.lengths.margin]).bottom(28.0);
    Some(container(ways.wrap().vertical_spacing(8)).padding(below).into())
}

/// What is shown beside the grid: a page, or what a tab says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// A page.
    Page(Page),
    /// What a tab says of a puzzle that is solved, or is not.
    Tab(Tab, bool),
    /// The list of all steps.
    Steps,
}

impl Content {
    /// Whether it is a page.
    pub(crate) fn is_page(self) -> bool {
        matches!(self, Self::Page(_))
    }
}

impl Window {
    /// What is shown beside the grid.
    pub(crate) fn content(&self) -> Content {
        match self.opened.page {
            Some(open) => Content::Page(open.page),
            None if self.lists_steps() => Content::Steps,
            None => Content::Tab(self.answers.tab, self.session.mode() == Mode::Explaining),
        }
    }

    /// What is shown beside the grid is seen from its top.
    pub(crate) fn scroll_to_top(&mut self) -> Task<Message> {
        self.answers.procedure.open();
        let list = if self.opened.page.is_some() { PAGE.list } else { PANEL.list };
        scroll_to(list, AbsoluteOffset { x: None, y: Some(0.0) })
    }
}

/// Whether the cards scroll with what the tab says.
pub(crate) fn scrolls_cards(window: &Window) -> bool {
    let is_procedure =
        window.answers.tab == Tab::Procedure && window.session.mode() == Mode::Explaining;
    window.opened.place == Place::Grid && window.opened.page.is_none() && !is_procedure
}

/// What the panel *Hint* has to know.
fn around(window: &Window) -> hint::Around<'_> {
    let geometry = window.session.geometry();
    hint::Around {
        at_once: window.said_without_hint(),
        is_looking: window.is_looking_for_hint(),
        is_empty: window.session.puzzle().is_empty(),
        last_move: window
            .answers
            .last_move
            .as_ref()
            .map(|(_, facts)| facts_in_short(geometry, facts)),
        geometry,
        can_do: window.can_do(),
    }
}

/// What the panel *Why* has to know of a puzzle in play.
fn in_play(window: &Window) -> why::Around<'_> {
    why::Around {
        session: &window.session,
        is_looking: window.is_wondering(),
        asks_why_not: window.answers.awaits_why_not,
        shows_mistakes: window.shows_mistakes(),
    }
}
