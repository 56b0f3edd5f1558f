//! The panel beside the grid: a row of tabs, and below it what the chosen tab says.
//!
//! A panel has its own state, `Message`, `update` and view. It reports what others have to know
//! as an event, and the window decides.

pub(crate) mod card;
pub mod hint;
pub mod procedure;
pub mod proof;
pub(crate) mod slip;
pub(crate) mod steps;
pub mod why;

mod empty;
pub(crate) mod finding;
mod held;
mod legend;
mod reveal;

pub(crate) use reveal::{
    FILTER, MENU, NEWEST, PAGE, PANEL, RULE, SHELF, TOLD, reveal, reveal_beginning,
};

use iced::widget::operation::scroll_to;
use iced::widget::scrollable::AbsoluteOffset;
use iced::widget::{button, column, container, row, rule, scrollable, space, text};
use iced::{Alignment, Color, Element, Length, Task};

use super::act::{Act, Menu, Page, Place, Tab};
use super::font::Purpose;
use super::look::Look;
use super::message::Message;
use super::state::Window;
use super::tip::Side;
use super::{controls, play, theme};
use crate::explanation::facts_in_short;
use crate::session::Mode;

/// Text is never wider than this, where it is as large as at 100 %.
pub(crate) const TEXT_WIDTH: f32 = 576.0;

/// What is left free at the right of what is chosen, for the scroll bar.
pub(crate) const ROOM_FOR_BAR: f32 = 12.0;

/// The panel.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let look = look.with_tips(Side::Above);
    let legend = legend::view(window, look);
    let inside = column![head(window, look), line(look), content(window, look.reading()), legend]
        .width(look.layout.panel - 1.0)
        .height(Length::Fill);
    let edge = container(space()).width(1).height(Length::Fill);
    let edge = edge.style(theme::container::ground(look.palette.line));
    let ground = container(inside).style(theme::container::ground(look.palette.surface));
    row![edge, ground].height(Length::Fill).into()
}

/// A horizontal line.
pub(crate) fn line<'a, M: 'a>(look: Look<'_>) -> Element<'a, M> {
    let colour = look.palette.line;
    rule::horizontal(1)
        .style(move |_| rule::Style {
            color: colour,
            radius: 0.0.into(),
            fill_mode: rule::FillMode::Full,
            snap: true,
        })
        .into()
}

/// The tabs, and while playing the timer at their right end.
fn head<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let tabs = tabs(window.tab, look);
    if !play::has_timer(window) {
        return tabs;
    }
    let timer = container(play::timer(window, look)).padding([0.0, look.layout.lengths.margin]);
    row![tabs, space().width(Length::Fill), timer].align_y(Alignment::Center).into()
}

fn tabs(chosen: Tab, look: Look<'_>) -> Element<'_, Message> {
    let lengths = look.layout.lengths;
    let height = lengths.tabs - 1.0;
    let tabs = Tab::ALL.map(|tab| {
        let label = look.label(match tab {
            Tab::Why => "window-tab-why",
            Tab::Procedure => "window-tab-procedure",
            Tab::Hint => "window-tab-hint",
        });
        let label = text(label).size(look.pick(15.0, 14.0)).font(super::font::MEDIUM);
        let colour = if tab == chosen { look.palette.accent } else { Color::TRANSPARENT };
        let below = container(space()).width(Length::Fill).height(2);
        let below = below.style(theme::container::ground(colour));
        let label = container(label).center_y(height - 2.0);
        let inside = column![label, below].width(Length::Shrink);
        button(inside)
            .padding(0)
            .height(height)
            .style(theme::button::tab(look.palette, tab == chosen))
            .on_press(Message::Act(Act::Tab(tab)))
            .into()
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
    if window.tab == Tab::Procedure && window.session.mode() == Mode::Explaining {
        let shown = window.procedure.place(&window.session);
        let page =
            window.procedure.view(shown.as_ref(), window.walking, look).map(Message::Procedure);
        return column![card, page].height(Length::Fill).into();
    }
    if window.lists_steps() {
        let seeks = !window.shows_mistakes();
        let page = steps::view(&window.steps, window.can_do(), seeks, look).map(Message::Steps);
        let page = column![card, page].width(Length::Fill);
        return scrolled(page, look).id(PANEL.list).height(Length::Fill).into();
    }
    if window.tab == Tab::Hint && !window.is_being_entered() {
        let page = window.hint.view(&around(window), look).map(Message::Hint);
        let page = column![card, container(page).id(TOLD.chosen), ways_on(window, look)];
        return scrolled(page.width(Length::Fill), look).id(PANEL.list).height(Length::Fill).into();
    }
    let page = match window.session.mode() {
        Mode::Explaining => window.why.view(window.seeking.is_some(), look).map(Message::Why),
        Mode::Playing if window.tab == Tab::Why && window.session.finding().is_none() => {
            why::in_play::view(window, look)
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
    let why = controls::enter_button(look.label("window-tab-why"), why, look);
    let other = Message::Act(Act::Toggle(Menu::Examples));
    let other = controls::small_button(look.label("window-example"), other, look);
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
            None => Content::Tab(self.tab, self.session.mode() == Mode::Explaining),
        }
    }

    /// What is shown beside the grid is seen from its top.
    pub(crate) fn scroll_to_top(&mut self) -> Task<Message> {
        self.procedure.open();
        let list = if self.opened.page.is_some() { PAGE.list } else { PANEL.list };
        scroll_to(list, AbsoluteOffset { x: None, y: Some(0.0) })
    }
}

/// Whether the cards scroll with what the tab says.
pub(crate) fn scrolls_cards(window: &Window) -> bool {
    let is_procedure = window.tab == Tab::Procedure && window.session.mode() == Mode::Explaining;
    window.opened.place == Place::Grid && window.opened.page.is_none() && !is_procedure
}

/// What the panel *Hint* has to know.
fn around(window: &Window) -> hint::Around<'_> {
    let geometry = window.session.geometry();
    hint::Around {
        at_once: window.said_without_hint(),
        is_looking: window.is_looking_for_hint(),
        is_empty: window.session.puzzle().is_empty(),
        last_move: window.last_move.as_ref().map(|(_, facts)| facts_in_short(geometry, facts)),
        geometry,
        can_do: window.can_do(),
    }
}

/// A scrolled page.
pub(crate) fn scrolled<'a, M: 'a>(
    page: impl Into<Element<'a, M>>,
    look: Look<'_>,
) -> scrollable::Scrollable<'a, M> {
    let bar = scrollable::Scrollbar::new()
        .width(theme::scrollable::WIDTH)
        .scroller_width(theme::scrollable::WIDTH)
        .margin(2);
    scrollable(page)
        .direction(scrollable::Direction::Vertical(bar))
        .style(theme::scrollable::thin(look.palette))
}

/// A paragraph of an explanation, not too wide to be read.
pub(crate) fn paragraph<'a, M: 'a>(content: String, look: Look<'_>) -> Element<'a, M> {
    container(look.text(Purpose::Explanation, content)).max_width(look.text_width()).into()
}
