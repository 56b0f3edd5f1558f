//! What is below the top bar and beside the grid: places, pages, and what the panel shows.

use iced::Task;
use iced::widget::operation::scroll_to;
use iced::widget::scrollable::AbsoluteOffset;

use crate::action::{Action, MainView, Move, Page, Setting, Tab};
use crate::message::Message;
use crate::past::PastGames;
use crate::play::at_hand::browses;
use crate::state::Window;
use crate::widget::reveal::{PAGE, PANEL, reveal};
use duvod::session::Mode;

/// What is shown beside the grid: a page, or what a tab says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// A page.
    Page(Page),
    /// What a tab says of a puzzle that is solved, or is not.
    Tab(Tab, bool),
    /// The list of all steps.
    Steps,
    /// The review of the game.
    Review,
    /// The card of what is practised, of the exercise with this number.
    Practice(u64),
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
            None if let Some(running) = &self.practice.running => {
                Content::Practice(running.course.lot().1)
            }
            None if self.reviews() => Content::Review,
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

impl Window {
    /// Whether the panel is put away: only the grid is there, with cards beside it. A question that everything waits for
    /// needs the room of the panel.
    pub(crate) fn is_panel_away(&self) -> bool {
        self.opened.is_panel_away
            && self.opened.is_at_grid()
            && self.practice.running.is_none()
            && !self.question().is_some_and(|question| question.waits)
    }

    /// Puts the panel away, or shows it again.
    pub(crate) fn toggle_panel(&mut self) -> Task<Message> {
        self.opened.is_panel_away = !self.opened.is_panel_away;
        Task::none()
    }

    /// Opens the legend where it is folded, or closes it.
    pub(crate) fn toggle_legend(&mut self) -> Task<Message> {
        self.sight.is_legend_open = !self.sight.is_legend_open;
        Task::none()
    }

    /// Shows the panel if it is to tell something that is asked for.
    pub(crate) fn show_panel_for(&mut self, act: Action) {
        let tells = matches!(
            act,
            Action::Solve
                | Action::Tab(_)
                | Action::NextTab
                | Action::Wonder
                | Action::WhyNot
                | Action::WhyMistake
                | Action::Hint
                | Action::WholeHint
                | Action::AnotherHint
                | Action::AllSteps
                | Action::Review
                | Action::Judge
                | Action::OtherAnswer
                | Action::NextFilter
        );
        if tells {
            self.opened.is_panel_away = false;
        }
    }

    /// Goes to a place. What was open in place of the panel is closed.
    pub(crate) fn go_to_place(&mut self, place: MainView) -> Task<Message> {
        if self.opened.place == place && self.opened.page.is_none() {
            return Task::none();
        }
        self.opened.place = place;
        self.opened.page = None;
        self.answers.walking.is_playing = false;
        match place {
            MainView::Grid => Task::none(),
            MainView::RuleBook => self.open_book(),
        }
    }
}

impl Window {
    /// Opens a page, or closes it if it is open.
    pub(crate) fn toggle_page(&mut self, page: Page) -> Task<Message> {
        if page == Page::Puzzles && self.files.list.is_none() {
            return self.say_no_list();
        }
        if page == Page::Solutions && !browses(&self.session) {
            return Task::none();
        }
        if page == Page::Export {
            let listed = self.listed_here();
            self.export.open_beside(listed);
        }
        self.opened.toggle_page(page);
        if matches!(
            page,
            Page::Puzzles | Page::Maker | Page::Export | Page::Laboratory | Page::Solutions
        ) {
            // The chosen puzzle is previewed on the grid, or opened there; or the grid is what goes out, or
            // shows a run.
            self.opened.place = MainView::Grid;
        }
        match page {
            Page::Puzzles => self.show_chosen(),
            Page::Solutions if self.opened.shows(page) => self.open_solutions(),
            Page::Past if self.opened.shows(page) => self.read_past(),
            _ => Task::none(),
        }
    }

    /// Does in the open page what a key asks for; `None` if the page has nothing to do with it.
    pub(crate) fn act_in_page(&mut self, act: Action) -> Option<Task<Message>> {
        let open = self.opened.page?;
        match (open.page, act) {
            (Page::Profiles, act) => return self.act_in_comparison(act),
            (Page::Solutions, act) => return self.act_in_solutions(act),
            (_, Action::Escape) => self.opened.page = None,
            (Page::Puzzles, act) => return self.act_in_list(act),
            (Page::Laboratory, act) => return self.act_in_laboratory(act),
            (Page::Past, Action::Move(to @ (Move::Up | Move::Down))) => {
                let count = self.past.found().map_or(0, PastGames::listed);
                self.opened.choose_row(to.among(open.row, count, |_| true));
                return Some(reveal(PAGE));
            }
            (Page::Past, Action::Enter) => return Some(self.play_again(open.row)),
            (Page::Preferences, Action::Move(to @ (Move::Up | Move::Down))) => {
                let row = if to == Move::Up { open.row.saturating_sub(1) } else { open.row + 1 };
                return Some(self.choose_setting(row));
            }
            (Page::Preferences, Action::Move(Move::Left)) => {
                return Some(self.turn(open.row, false));
            }
            (Page::Preferences, Action::Move(Move::Right) | Action::Enter) => {
                return Some(self.turn(open.row, true));
            }
            _ => return None,
        }
        Some(Task::none())
    }

    /// Goes to the setting with this number, from 0, or to the last.
    pub(crate) fn choose_setting(&mut self, row: usize) -> Task<Message> {
        let row = row.min(Setting::ALL.len() - 1);
        self.opened.choose_row(row);
        reveal(PAGE)
    }

    /// Chooses the next value of a setting, or the one before.
    fn turn(&mut self, row: usize, on: bool) -> Task<Message> {
        let Some(&setting) = Setting::ALL.get(row) else { return Task::none() };
        if setting == Setting::TextSize {
            return self.step_text(on);
        }
        let count = self.preferred().choices(setting).len();
        let at = self.preferred().chosen(setting).unwrap_or(0);
        let to = if on { (at + 1).min(count.saturating_sub(1)) } else { at.saturating_sub(1) };
        self.set(setting, to)
    }
}

/// Whether the cards scroll with what the tab says.
pub(crate) fn scrolls_cards(window: &Window) -> bool {
    let is_procedure =
        window.answers.tab == Tab::Procedure && window.session.mode() == Mode::Explaining;
    window.opened.is_at_grid() && !is_procedure
}
