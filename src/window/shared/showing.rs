//! What is open, and how everything looks.

use iced::widget::operation::scroll_by;
use iced::widget::scrollable::AbsoluteOffset;
use iced::{Rectangle, Task};

use super::Shared;
use super::opened::OpenPage;
use crate::action::{Action, AnswerAction, Go, MainView, Menu, ShowAction};
use crate::appearance::TEXT_SIZES;
use crate::board_view::grid::Sizes;
use crate::board_view::sizes;
use crate::cards::card::Card;
use crate::cards::notices::Said;
use crate::look::layout::Layout;
use crate::look::wording::Rooms;
use crate::look::{Look, Side, Tips};
use crate::widget::located::{BEGINNING, GRIDS, locate};
use crate::widget::reveal::{MENU, PAGE, reveal};
use duvod::grid::Geometry;
use duvod::locale::{Coordinates, Locale};
use duvod::message::{Message as Words, words};
use duvod::session::Lockable;

/// How far an arrow key scrolls a page.
pub(crate) const LINE: f32 = 48.0;

/// How much of a page stays in sight when it is scrolled by a screenful.
const OVERLAP: f32 = 120.0;

impl Shared {
    /// The language that is spoken.
    pub(crate) fn locale(&self) -> &Locale {
        self.speech.locale()
    }

    /// How everything looks and speaks now. What takes the key Enter is found out for it, so a view asks once.
    pub(crate) fn look(&self) -> Look<'_> {
        let palette = self.appearance.palette();
        let bound = self.speech.bound();
        let tips = Tips { side: Side::Below, until: f32::INFINITY };
        let (layout, enter) = (self.layout(), self.leaves_enter());
        let letters = letters(self.session.geometry());
        Look { locale: self.locale(), bound, palette, layout, tips, enter, letters }
    }

    /// How large the grid is drawn.
    pub(crate) fn sizes(&self) -> Sizes {
        sizes(&self.appearance, self.speech.is_numbered())
    }

    /// Where everything stands, and which words find room there: in a window that has no fonts yet they are measured
    /// wrongly, so nothing is kept of it.
    pub(crate) fn layout(&self) -> Layout {
        let layout = self.appearance.layout;
        let layout = layout.with_rooms(Rooms::measured(self.locale(), layout.form));
        if self.is_panel_away() { layout.without_panel() } else { layout }
    }

    /// Whether the panel is put away: only the grid is there, with cards beside it. A question that everything waits for
    /// needs the room of the panel.
    pub(crate) fn is_panel_away(&self) -> bool {
        self.opened.is_panel_away
            && self.opened.is_at_grid()
            && self.aside.is_none()
            && !self.opened.asked.waits()
    }

    /// Whether no question takes Enter, so that it is for what the panel offers.
    pub(crate) fn leaves_enter(&self) -> bool {
        !self.opened.asked.takes_enter()
    }

    /// Opens a menu, or closes it if it is open; why nothing can be loaded is said in place of one for that. Finds where its
    /// button stands, if that is none above or below the grid.
    pub(crate) fn toggle_menu(&mut self, menu: Menu) -> Task<Rectangle> {
        if matches!(menu, Menu::Examples | Menu::Beginning | Menu::Grids) {
            self.notices.said = self.reason(Lockable::Load);
        }
        self.opened.toggle_menu(menu, self.notices.said.is_none());
        match self.opened.menu.map(|open| open.menu) {
            Some(Menu::Beginning) => locate(BEGINNING),
            Some(Menu::Grids) => Task::batch([locate(GRIDS), reveal(MENU)]),
            _ => Task::none(),
        }
    }

    /// Goes to a place. What was open in place of the panel is closed.
    pub(crate) fn go_to(&mut self, place: MainView) {
        if self.opened.place != place || self.opened.page.is_some() {
            (self.opened.place, self.opened.page) = (place, None);
            self.changed.is_other_place = true;
        }
    }

    /// Does what is asked for of how everything is shown.
    pub(crate) fn act(&mut self, action: ShowAction) {
        match action {
            ShowAction::TogglePanel => self.opened.is_panel_away = !self.opened.is_panel_away,
            ShowAction::StepText(larger) => self.step_text(larger),
            ShowAction::PlainText => self.appearance.scale_text(100),
            ShowAction::Language(number) => self.speak(number),
            ShowAction::NextLanguage => self.speak(self.speech.language + 1),
            ShowAction::ToggleTheme => self.appearance.toggle(),
            ShowAction::Dismiss => _ = self.notices.dismiss(),
            ShowAction::DismissGreeting => self.notices.greeting = None,
        }
    }

    /// Shows the panel if it is to tell something that is asked for.
    pub(crate) fn show_panel_for(&mut self, act: Action) {
        let tells = matches!(
            act,
            Action::Solve
                | Action::Answer(
                    AnswerAction::Tab(_)
                        | AnswerAction::Wonder
                        | AnswerAction::WhyNot
                        | AnswerAction::WhyMistake
                        | AnswerAction::Hint
                        | AnswerAction::WholeHint
                        | AnswerAction::AnotherHint
                        | AnswerAction::AllSteps
                        | AnswerAction::Review
                        | AnswerAction::Judge
                        | AnswerAction::OtherAnswer
                        | AnswerAction::NextFilter
                )
                | Action::NextTab
        );
        if tells {
            self.opened.is_panel_away = false;
        }
    }

    /// Speaks the language with this number.
    pub(crate) fn speak(&mut self, number: usize) {
        self.keeper.fixed.language = false;
        self.speech.speak(number);
        self.changed.are_other_words = true;
    }

    /// Calls cells in this way.
    pub(crate) fn call_cells(&mut self, coordinates: Coordinates) {
        self.keeper.fixed.coordinates = false;
        self.speech.call_cells(coordinates);
        self.changed.are_other_words = true;
    }

    /// Tells in as few words as can be, or in whole sentences.
    pub(crate) fn tell_tersely(&mut self, is_terse: bool) {
        self.speech.tell_tersely(is_terse);
        self.changed.are_other_words = true;
    }

    /// Scrolls the open page by a screenful.
    pub(crate) fn scroll_page<M: Send + 'static>(&self, go: Go) -> Task<M> {
        let screenful = (self.appearance.layout.body - OVERLAP).max(LINE);
        let y = if go == Go::On { screenful } else { -screenful };
        scroll_by(PAGE.list, AbsoluteOffset { x: 0.0, y })
    }

    /// The page from which something is to be saved, while it is asked where to: it stays on the screen below the question.
    pub(crate) fn page_behind(&self) -> Option<OpenPage> {
        let asks = matches!(
            self.notices.card,
            Some(Card::SavePath(_) | Card::Unsaved(..) | Card::Exists(_))
        );
        self.opened.behind().filter(|_| asks)
    }

    /// Larger or smaller text: the size after this one, or before.
    pub(crate) fn step_text(&mut self, larger: bool) {
        let next = if larger {
            TEXT_SIZES.iter().find(|size| **size > self.appearance.text_size)
        } else {
            TEXT_SIZES.iter().rev().find(|size| **size < self.appearance.text_size)
        };
        if larger && !self.appearance.has_room_for_larger_text() {
            self.notices.said = Some(Said::now(Words::from(words::SettingTextLargest)));
        } else if let Some(&size) = next {
            self.appearance.scale_text(size);
        }
    }
}

/// The letters among the symbols of a grid, as bits from A.
fn letters(geometry: &Geometry) -> u32 {
    let symbols = geometry.digits().map(|digit| geometry.symbol(digit));
    let letters = symbols.filter(char::is_ascii_uppercase);
    letters.fold(0, |letters, letter| letters | 1 << (u32::from(letter) - u32::from('A')))
}
