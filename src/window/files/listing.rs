//! The list of the puzzles in a file: what its keys and events come to.

use std::sync::Arc;

use iced::Task;

use super::list::{Event, LIST_FIELD, List};
use super::view::{list_row, scrolls_head};
use super::{Files, Message, list};
use crate::action::{Action, FileAction, Go, MainView, Move, Page, ShowAction};
use crate::cards::card::Card;
use crate::cards::notices::Said;
use crate::cards::question::works_everywhere;
use crate::play::at_hand::is_begun;
use crate::shared::opened::OpenPage;
use crate::shared::{Name, Request, Shared};
use crate::sources::writing::{Aside, Holds, TABLE};
use crate::sources::{Found, Source};
use crate::widget::field;
use crate::widget::reveal::{PAGE, reveal, scroll_to, to_top};
use duvod::grid::Board;
use duvod::message::words;
use duvod::session::{Command, Lockable, Titles};

impl Files {
    /// Offers the puzzles that were found.
    pub(crate) fn offer(
        &mut self,
        shared: &mut Shared,
        source: Source,
        found: Arc<Found>,
    ) -> Task<Message> {
        self.list_anew(source, found);
        shared.notices.card = None;
        shared.notices.said = shared.reason(Lockable::Load);
        shared.opened.page = Some(OpenPage::new(Page::Puzzles));
        to_top(PAGE)
    }

    /// The list of puzzles, if it is open.
    pub(crate) fn open_list(&self, shared: &Shared) -> Option<&List> {
        self.list.as_ref().filter(|_| shared.opened.shows(Page::Puzzles))
    }

    /// The puzzle that is shown in place of the one at hand: the chosen one of the open list.
    pub(crate) fn previewed(&self, shared: &Shared) -> Option<Board> {
        let is_behind = shared.page_behind().is_some_and(|behind| behind.page == Page::Puzzles);
        let list = self.list.as_ref().filter(|_| is_behind);
        self.open_list(shared).or(list)?.previewed()
    }

    /// The list of which a puzzle is shown in place of the one at hand.
    pub(crate) fn previewed_list(&self, shared: &Shared) -> Option<&List> {
        self.previewed(shared).and(self.list.as_ref())
    }

    /// Does in the open list what is asked for; `None` if it has nothing to do with it. Letters and digits belong to the
    /// field, and nothing reaches what the list hides.
    pub(crate) fn key_in_list(
        &mut self,
        shared: &mut Shared,
        act: Action,
    ) -> Option<Task<Message>> {
        if !shared.opened.shows(Page::Puzzles) {
            return None;
        }
        let row = list_row(self.list.as_ref()?, shared.look().reading());
        let list = self.list.as_mut()?;
        let page = ((list.height() / row) as usize).max(1);
        let (chosen, at) = (list.chosen, list.row_of(list.chosen));
        let next = match act {
            Action::Move(Move::Up) => at.map_or(0, |at| at.saturating_sub(1)),
            Action::Move(Move::Down) => at.map_or(0, |at| at + 1),
            Action::Puzzle(Go::Back) => at.map_or(0, |at| at.saturating_sub(page)),
            Action::Puzzle(Go::On) => at.map_or(0, |at| at + page),
            Action::Go(Go::First) => 0,
            Action::Go(Go::Last) => usize::MAX,
            Action::Enter => {
                self.load_listed(shared, chosen);
                return Some(Task::none());
            }
            Action::Type(_) | Action::Erase => {
                field::edit(&mut list.typed, act);
                let event = list.go_to_typed();
                return Some(Task::batch([
                    self.after_list(shared, event),
                    field::go_on(LIST_FIELD),
                ]));
            }
            Action::Digit(number) => {
                let symbol = char::from_digit(number as u32 + 1, 36);
                list.typed.extend(symbol);
                let event = list.go_to_typed();
                return Some(self.after_list(shared, event));
            }
            Action::Solve => {
                self.solve_listed(shared, chosen);
                return Some(Task::none());
            }
            act if works_everywhere(act) => return None,
            Action::File(FileAction::Recent(_) | FileAction::Example(_) | FileAction::Replace)
            | Action::Show(ShowAction::Dismiss | ShowAction::DismissGreeting)
            | Action::Set(..) => {
                return None;
            }
            _ => return Some(Task::none()),
        };
        list.chosen = list.place_in(next);
        Some(self.reveal_listed(shared))
    }

    /// Loads a puzzle of the list and solves it; says why if that cannot be.
    fn solve_listed(&mut self, shared: &mut Shared, number: usize) {
        self.load_listed(shared, number);
        if shared.notices.said.is_none() {
            shared.ask(Request::Solve);
        }
    }

    /// Loads the puzzle of the file before or behind the one that was loaded last.
    pub(crate) fn load_beside(&mut self, shared: &mut Shared, go: Go) {
        let Some(list) = &self.list else { return Self::say_no_list(shared) };
        let at = list.loaded.unwrap_or(list.chosen);
        if let Some(number) = list.beside(at, go) {
            let was_begun = is_begun(&shared.session);
            self.load_listed(shared, number);
            shared.tell_replaced(was_begun);
            return;
        }
        let is_first = go == Go::Back;
        let words =
            if is_first { words::WindowListFirst.into() } else { words::WindowListLast.into() };
        shared.notices.said = Some(Said::now(words));
    }

    /// Opens the page of the list, or closes it if it is open; if there is none, that is said.
    pub(crate) fn toggle_list(&mut self, shared: &mut Shared) -> Task<Message> {
        if self.list.is_none() {
            Self::say_no_list(shared);
            return Task::none();
        }
        shared.opened.toggle_page(Page::Puzzles);
        self.show_chosen(shared)
    }

    /// That there is no list.
    fn say_no_list(shared: &mut Shared) {
        shared.notices.said = Some(Said::now(words::WindowListEmpty.into()));
    }

    /// Loads a puzzle of the list and closes it; of what is none it is said why.
    fn load_listed(&mut self, shared: &mut Shared, number: usize) {
        shared.notices.said = None;
        let Some(list) = &mut self.list else { return };
        let geometry = Arc::clone(list.geometry());
        let Some(listed) = list.listed().get(number) else { return };
        if let Err(reason) = &listed.cells {
            shared.notices.said = Some(Said::bad((**reason).clone()));
            return;
        }
        let name = listed.name.as_deref().map(|name| Name::Text(name.to_owned()));
        let text = |it: &Option<Box<str>>| it.as_deref().map(str::to_owned);
        let titles = Titles { title: text(&listed.name), author: text(&listed.author) };
        let Some(board) = listed.board(&geometry) else { return };
        shared.apply_in(&geometry, Command::Load(board));
        if shared.notices.said.is_some() {
            return;
        }
        if let Some(name) = name {
            shared.names.call(&shared.session, name);
        }
        shared.names.take_titles(shared.session.puzzle(), Some(titles));
        if let Some(list) = &mut self.list {
            (list.chosen, list.loaded) = (number, Some(number));
            list.typed.clear();
            let source = list.source.clone();
            self.take(source.path(), Holds::Other);
        }
        shared.opened.close(Page::Puzzles);
        shared.notices.card = Some(Card::Listed(None));
        shared.tell_unanswered();
    }

    /// Does what an event of the list comes to.
    pub(crate) fn after_list(&mut self, shared: &mut Shared, event: Event) -> Task<Message> {
        match event {
            Event::Load(number) => self.load_listed(shared, number),
            Event::Walked => return self.reveal_listed(shared),
            Event::Arranged => return to_top(PAGE),
            Event::NoneMeant => shared.notices.said = Some(Said::now(words::WindowListNone.into())),
            Event::NothingTyped => shared.notices.said = None,
            Event::Rate => return self.rate_listed(shared),
            Event::Save(table) => shared.ask(Request::Save(Aside::text(table, TABLE))),
        }
        Task::none()
    }

    /// Has the puzzles of the list rated.
    fn rate_listed(&mut self, shared: &mut Shared) -> Task<Message> {
        let Some(list) = &mut self.list else { return Task::none() };
        let order = list.ratings.order(&list.found(), &shared.knowledge, &shared.rules);
        let task = list.ratings.start(shared.background.next_number(), order);
        task.map(|number| Message::List(list::Message::Ended(number)))
    }

    /// The field of the list was left: it is opened again. `None` if it is not seen.
    pub(crate) fn leave_field(&mut self, shared: &mut Shared) -> Option<Task<Message>> {
        let is_seen = shared.opened.shows(Page::Puzzles) && shared.opened.place == MainView::Grid;
        is_seen.then(|| self.show_chosen(shared))
    }

    /// Opens the list again: what was typed is forgotten, and the chosen one is seen.
    pub(crate) fn show_chosen(&mut self, shared: &mut Shared) -> Task<Message> {
        let Some(list) = &mut self.list else { return Task::none() };
        list.open_again();
        self.reveal_listed(shared)
    }

    /// Scrolls so that the chosen one can be seen.
    pub(crate) fn reveal_listed(&mut self, shared: &mut Shared) -> Task<Message> {
        let look = shared.look().reading();
        if scrolls_head(look) {
            return reveal(PAGE);
        }
        let Some(row) = self.list.as_ref().map(|list| list_row(list, look)) else {
            return Task::none();
        };
        let offset = self.list.as_mut().and_then(|list| list.reveal(row));
        offset.map_or_else(Task::none, |y| scroll_to(PAGE, y))
    }
}
