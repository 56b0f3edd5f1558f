//! The list of the puzzles in a file as a part of the window: what its keys and events come to.

use std::sync::Arc;

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use crate::action::{Action, Go, Move, Page};
use crate::cards::card::Card;
use crate::cards::notices::Said;
use crate::cards::question::works_everywhere;
use crate::files::found::{Found, Source};
use crate::files::list::{Event, LIST_FIELD, List, Message as ListMessage};
use crate::files::writing::Holds;
use crate::files::{Aside, Message as FilesMessage, Name};
use crate::frame::opened::OpenPage;
use crate::message::Message;
use crate::page::{list_row, scrolls_head};
use crate::play::at_hand::is_begun;
use crate::state::Window;
use crate::widget::field;
use crate::widget::reveal::{PAGE, reveal};
use duvod::grid::{Board, Geometry};
use duvod::message::words;
use duvod::session::{Command, Lockable, Titles};

impl Window {
    /// Offers the puzzles that were found.
    pub(super) fn offer(&mut self, source: Source, found: Arc<Found>) -> Task<Message> {
        self.files.list_anew(source, found);
        self.notices.card = None;
        self.notices.said = self.reason(Lockable::Load);
        self.opened.page = Some(OpenPage::new(Page::Puzzles));
        operation::scroll_to(PAGE.list, AbsoluteOffset { x: None, y: Some(0.0) })
    }

    /// The puzzle that is shown in place of the one at hand: the chosen one of the open list.
    pub(crate) fn previewed(&self) -> Option<Board> {
        let is_behind = self.page_behind().is_some_and(|behind| behind.page == Page::Puzzles);
        let list = self.files.list.as_ref().filter(|_| is_behind);
        self.open_list().or(list)?.previewed()
    }

    /// The grid of what is shown: of the puzzle that is previewed, of the run that is watched, or of
    /// the one at hand.
    pub(crate) fn shown_geometry(&self) -> &Arc<Geometry> {
        let list = self.files.list.as_ref().filter(|_| self.previewed().is_some());
        let run = self.watched().map(|run| run.replay().geometry());
        list.map(List::geometry).or(run).unwrap_or(self.session.geometry())
    }

    /// Does in the open list what is asked for; `None` if it has nothing to do with it. Letters and digits belong to the
    /// field, and nothing reaches what the list hides.
    pub(crate) fn act_in_list(&mut self, act: Action) -> Option<Task<Message>> {
        let row = list_row(self.files.list.as_ref()?, self.look().reading());
        let list = self.files.list.as_mut()?;
        let page = ((list.height() / row) as usize).max(1);
        let (chosen, at) = (list.chosen, list.row_of(list.chosen));
        let next = match act {
            Action::Move(Move::Up) => at.map_or(0, |at| at.saturating_sub(1)),
            Action::Move(Move::Down) => at.map_or(0, |at| at + 1),
            Action::Puzzle(Go::Back) => at.map_or(0, |at| at.saturating_sub(page)),
            Action::Puzzle(Go::On) => at.map_or(0, |at| at + page),
            Action::Go(Go::First) => 0,
            Action::Go(Go::Last) => usize::MAX,
            Action::Enter => return Some(self.load_listed(chosen)),
            Action::Type(_) | Action::Erase => {
                field::edit(&mut list.typed, act);
                let event = list.go_to_typed();
                return Some(Task::batch([self.after_list(event), field::go_on(LIST_FIELD)]));
            }
            Action::Digit(number) => {
                let symbol = char::from_digit(number as u32 + 1, 36);
                list.typed.extend(symbol);
                let event = list.go_to_typed();
                return Some(self.after_list(event));
            }
            Action::Solve => return Some(self.solve_listed(chosen)),
            act if works_everywhere(act) => return None,
            Action::Recent(_)
            | Action::Example(_)
            | Action::Replace
            | Action::Dismiss
            | Action::DismissGreeting
            | Action::Set(..) => {
                return None;
            }
            _ => return Some(Task::none()),
        };
        list.chosen = list.place_in(next);
        Some(self.reveal_listed())
    }

    /// Loads a puzzle of the list and solves it; says why if that cannot be.
    fn solve_listed(&mut self, number: usize) -> Task<Message> {
        let load = self.load_listed(number);
        if self.notices.said.is_some() {
            return load;
        }
        Task::batch([load, self.solve()])
    }

    /// Loads the puzzle of the file before or behind the one that was loaded last.
    pub(crate) fn load_beside(&mut self, go: Go) -> Task<Message> {
        if let Some(task) = self.go_through_made(go) {
            return task;
        }
        let Some(list) = &self.files.list else { return self.say_no_list() };
        let at = list.loaded.unwrap_or(list.chosen);
        if let Some(number) = list.beside(at, go) {
            let was_begun = is_begun(&self.session);
            let load = self.load_listed(number);
            self.tell_replaced(was_begun);
            return load;
        }
        let is_first = go == Go::Back;
        let words =
            if is_first { words::WindowListFirst.into() } else { words::WindowListLast.into() };
        self.notices.said = Some(Said::now(words));
        Task::none()
    }

    /// That there is no list.
    pub(crate) fn say_no_list(&mut self) -> Task<Message> {
        self.notices.said = Some(Said::now(words::WindowListEmpty.into()));
        Task::none()
    }

    /// Loads a puzzle of the list and closes it; of what is none it is said why.
    fn load_listed(&mut self, number: usize) -> Task<Message> {
        self.notices.said = None;
        let Some(list) = &mut self.files.list else { return Task::none() };
        let geometry = Arc::clone(list.geometry());
        let Some(listed) = list.listed().get(number) else { return Task::none() };
        if let Err(reason) = &listed.cells {
            self.notices.said = Some(Said::bad((**reason).clone()));
            return Task::none();
        }
        let name = listed.name.as_deref().map(|name| Name::Text(name.to_owned()));
        let text = |it: &Option<Box<str>>| it.as_deref().map(str::to_owned);
        let titles = Titles { title: text(&listed.name), author: text(&listed.author) };
        let Some(board) = listed.board(&geometry) else { return Task::none() };
        let task = self.apply_in(&geometry, Command::Load(board));
        if self.notices.said.is_some() {
            return task;
        }
        if let Some(name) = name {
            self.name_puzzle(name);
        }
        self.files.take_titles(self.session.puzzle(), Some(titles));
        if let Some(list) = &mut self.files.list {
            (list.chosen, list.loaded) = (number, Some(number));
            list.typed.clear();
            let source = list.source.clone();
            self.files.take(source.path(), Holds::Other);
        }
        self.opened.close(Page::Puzzles);
        self.notices.card = Some(Card::Listed(None));
        self.tell_unanswered();
        task
    }

    /// Does what an event of the list comes to.
    pub(super) fn after_list(&mut self, event: Event) -> Task<Message> {
        match event {
            Event::Load(number) => return self.load_listed(number),
            Event::Walked => return self.reveal_listed(),
            Event::Arranged => {
                let start = AbsoluteOffset { x: None, y: Some(0.0) };
                return operation::scroll_to(PAGE.list, start);
            }
            Event::NoneMeant => self.notices.said = Some(Said::now(words::WindowListNone.into())),
            Event::NothingTyped => self.notices.said = None,
            Event::Rate => return self.rate_listed(),
            Event::Save(table) => return self.save_table(table),
        }
        Task::none()
    }

    /// Asks for a file for a table of puzzles.
    pub(super) fn save_table(&mut self, table: String) -> Task<Message> {
        let bytes = Arc::from(table.into_bytes());
        let (name, ending) = (Some("puzzles.csv"), "csv");
        self.files.aside = Some(Aside::Exported { bytes, name, ending });
        self.ask_where_to_save()
    }

    /// Has the puzzles of the list rated.
    fn rate_listed(&mut self) -> Task<Message> {
        let Some(list) = &mut self.files.list else { return Task::none() };
        let order = list.ratings.order(&list.found(), &self.knowledge, &self.rules);
        let task = list.ratings.start(self.background.next_number(), order);
        task.map(|number| Message::Files(FilesMessage::List(ListMessage::Ended(number))))
    }

    /// Opens the list again: what was typed is forgotten, and the chosen one is seen.
    pub(crate) fn show_chosen(&mut self) -> Task<Message> {
        let Some(list) = &mut self.files.list else { return Task::none() };
        list.open_again();
        self.reveal_listed()
    }

    /// Scrolls so that the chosen one can be seen.
    pub(crate) fn reveal_listed(&mut self) -> Task<Message> {
        let look = self.look().reading();
        if scrolls_head(look) {
            return reveal(PAGE);
        }
        let Some(row) = self.files.list.as_ref().map(|list| list_row(list, look)) else {
            return Task::none();
        };
        let offset = self.files.list.as_mut().and_then(|list| list.reveal(row));
        let to = |y| operation::scroll_to(PAGE.list, AbsoluteOffset { x: None, y: Some(y) });
        offset.map_or_else(Task::none, to)
    }
}
