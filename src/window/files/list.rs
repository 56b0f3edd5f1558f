//! The list of the puzzles in a file: one is chosen, previewed, and loaded; the next one by a key.

use std::sync::Arc;

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::{AbsoluteOffset, Viewport};

use super::Holds;
use super::reading::{Found, Source};
use crate::formats::{self, Puzzle, ReadError, print_line};
use crate::grid::{Board, Geometry};
use crate::message::Message as Words;
use crate::session::{Action, Command};
use crate::window::act::{Act, Go, Move, Page};
use crate::window::field;
use crate::window::message::Message as WindowMessage;
use crate::window::page::{OpenPage, list_row};
use crate::window::panel::PAGE;
use crate::window::panel::card::Card;
use crate::window::question::works_everywhere;
use crate::window::state::{Said, Window};

/// The name of the field for a number or a name.
pub(crate) const LIST_FIELD: &str = "list-which";

/// What the height of the list is taken for before it was laid out.
const UNKNOWN_HEIGHT: f32 = 500.0;

/// A puzzle of a text, or what could not be read in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// The line on which it begins, from 1.
    pub(crate) line: usize,
    /// What the text calls it.
    pub(crate) name: Option<Box<str>>,
    /// Its cells on one line; or what is wrong with them.
    pub(crate) cells: Result<Box<str>, Box<Words>>,
}

impl Listed {
    /// A puzzle that was read.
    pub(super) fn puzzle(puzzle: &Puzzle, geometry: &Geometry) -> Self {
        let name = puzzle.name.as_deref().map(Box::from);
        let cells = Ok(print_line(&puzzle.board, geometry).into_boxed_str());
        Self { line: puzzle.line, name, cells }
    }

    /// Something that could not be read.
    pub(super) fn error(error: &ReadError) -> Self {
        Self { line: error.line, name: None, cells: Err(Box::new(error.message())) }
    }

    /// The puzzle, if it is one.
    fn board(&self, geometry: &Geometry) -> Option<Board> {
        formats::read_line(self.cells.as_ref().ok()?, geometry).ok()
    }
}

/// The puzzles of a file or of the clipboard.
#[derive(Debug)]
pub(crate) struct List {
    pub(crate) source: Source,
    found: Arc<Found>,
    /// The places, from 0, of what could not be read.
    faults: Vec<usize>,
    /// The number of the one that is previewed, from 0.
    pub(crate) chosen: usize,
    /// The number of the one that was loaded last, from 0.
    pub(crate) loaded: Option<usize>,
    /// What is being typed: a number, or a part of a name.
    pub(crate) typed: String,
    /// How far the list is scrolled, and how high what is seen of it is.
    pub(crate) offset: f32,
    height: Option<f32>,
}

/// Something that happened in the list.
#[derive(Clone, Debug)]
pub enum Message {
    /// The puzzle with this number, from 0, was pressed.
    Press(usize),
    /// A number or a name is being typed.
    Typed(String),
    /// What was typed is complete.
    Given,
    /// The list was scrolled.
    Scrolled(Viewport),
}

impl List {
    pub(super) fn new(source: Source, found: Arc<Found>) -> Self {
        let listed = found.listed.iter().enumerate();
        let bad = listed.filter(|(_, listed)| listed.cells.is_err());
        let faults: Vec<usize> = bad.map(|(place, _)| place).collect();
        let (typed, offset) = (String::new(), 0.0);
        let (loaded, height) = (None, None);
        Self { source, found, faults, chosen: 0, loaded, typed, offset, height }
    }

    /// The number, from 1, of the puzzle at a place: what could not be read is not counted.
    pub(crate) fn number(&self, place: usize) -> usize {
        place + 1 - self.faults.partition_point(|fault| *fault < place)
    }

    /// The place of the puzzle with this number, from 1.
    fn place(&self, number: usize) -> Option<usize> {
        let after = |place: usize, fault: &usize| place + usize::from(*fault <= place);
        let place = self.faults.iter().fold(number.checked_sub(1)?, after);
        (place <= self.last()).then_some(place)
    }

    /// Chooses the puzzle with this number, as if it had been loaded, if it is this one; says whether it is.
    pub(super) fn go_back_to(&mut self, number: usize, puzzle: &Board) -> bool {
        let listed = self.listed().get(number).and_then(|listed| listed.board(self.geometry()));
        let is_same = listed.as_ref() == Some(puzzle);
        if is_same {
            (self.chosen, self.loaded) = (number, Some(number));
        }
        is_same
    }

    /// The grid of the puzzles.
    pub(crate) fn geometry(&self) -> &Arc<Geometry> {
        &self.found.geometry
    }

    /// What is listed.
    pub(crate) fn listed(&self) -> &[Listed] {
        &self.found.listed
    }

    /// How many of what is listed are puzzles.
    pub(crate) fn count(&self) -> usize {
        self.found.listed.len() - self.faults.len()
    }

    /// How many things could not be read.
    pub(crate) fn errors(&self) -> usize {
        self.faults.len() + self.found.unlisted
    }

    /// How high what is seen of the list is.
    pub(crate) fn height(&self) -> f32 {
        self.height.unwrap_or(UNKNOWN_HEIGHT)
    }

    fn last(&self) -> usize {
        self.found.listed.len().saturating_sub(1)
    }

    /// The one that what was typed means: that of the number, or the first from the chosen one on whose name has it.
    fn meant(&self) -> Option<usize> {
        let typed = self.typed.trim();
        if let Ok(number) = typed.parse::<usize>() {
            return self.place(number);
        }
        let sought = typed.to_lowercase();
        let has = |number: &usize| {
            let name = self.found.listed[*number].name.as_deref();
            name.is_some_and(|name| name.to_lowercase().contains(&sought))
        };
        let from = (self.chosen..=self.last()).chain(0..self.chosen);
        if sought.is_empty() { None } else { { from }.find(has) }
    }

    /// The next puzzle before or behind a number.
    fn beside(&self, number: usize, go: Go) -> Option<usize> {
        let is_puzzle = |number: &usize| self.found.listed[*number].cells.is_ok();
        match go {
            Go::First => (0..=self.last()).find(is_puzzle),
            Go::Last => (0..=self.last()).rev().find(is_puzzle),
            Go::Back => (0..number).rev().find(is_puzzle),
            Go::On => (number + 1..=self.last()).find(is_puzzle),
        }
    }
}

impl Window {
    /// Offers the puzzles that were found.
    pub(super) fn offer(&mut self, source: Source, found: Arc<Found>) -> Task<WindowMessage> {
        self.list = Some(List::new(source, found));
        self.card = None;
        self.said = self.reason(Action::Load);
        self.page = Some(OpenPage::new(Page::Puzzles));
        operation::scroll_to(PAGE.list, AbsoluteOffset { x: None, y: Some(0.0) })
    }

    /// The puzzle that is shown in place of the one at hand: the chosen one of the open list.
    pub(crate) fn previewed(&self) -> Option<Board> {
        let list = self.list.as_ref().filter(|_| self.shows(Page::Puzzles))?;
        list.listed().get(list.chosen)?.board(list.geometry())
    }

    /// The grid of what is shown: of the puzzle that is previewed, or of the one at hand.
    pub(crate) fn shown_geometry(&self) -> &Arc<Geometry> {
        let list = self.list.as_ref().filter(|_| self.previewed().is_some());
        list.map_or(self.session.geometry(), List::geometry)
    }

    /// The number of the puzzle that is previewed, if one is.
    pub(crate) fn previewed_number(&self) -> Option<usize> {
        let _board = self.previewed()?;
        self.list.as_ref().map(|list| list.number(list.chosen))
    }

    /// Does in the open list what is asked for; `None` if it has nothing to do with it. Letters and digits belong to the
    /// field, and nothing reaches what the list hides.
    pub(crate) fn act_in_list(&mut self, act: Act) -> Option<Task<WindowMessage>> {
        let row = list_row(self.look().reading());
        let list = self.list.as_mut()?;
        let page = ((list.height() / row) as usize).max(1);
        let (chosen, last) = (list.chosen, list.last());
        let next = match act {
            Act::Move(Move::Up) => chosen.saturating_sub(1),
            Act::Move(Move::Down) => chosen + 1,
            Act::Puzzle(Go::Back) => chosen.saturating_sub(page),
            Act::Puzzle(Go::On) => chosen + page,
            Act::Go(Go::First) => 0,
            Act::Go(Go::Last) => last,
            Act::Enter => return Some(self.load_listed(chosen)),
            Act::Type(_) | Act::Erase => {
                field::edit(&mut list.typed, act);
                return Some(Task::batch([self.go_to_typed(), field::go_on(LIST_FIELD)]));
            }
            Act::Digit(number) => {
                let symbol = char::from_digit(number as u32 + 1, 36);
                list.typed.extend(symbol);
                return Some(self.go_to_typed());
            }
            Act::Solve => return Some(self.solve_listed(chosen)),
            act if works_everywhere(act) => return None,
            Act::Recent(_)
            | Act::Example(_)
            | Act::Replace
            | Act::Dismiss
            | Act::DismissGreeting
            | Act::Set(..) => {
                return None;
            }
            _ => return Some(Task::none()),
        };
        list.chosen = next.min(last);
        Some(self.reveal_listed())
    }

    /// Something happened in the list.
    pub(crate) fn update_list(&mut self, message: Message) -> Task<WindowMessage> {
        let Some(list) = &mut self.list else { return Task::none() };
        match message {
            Message::Press(number) => {
                list.chosen = number;
                self.load_listed(number)
            }
            Message::Typed(typed) => {
                list.typed = typed;
                self.go_to_typed()
            }
            Message::Given => match list.meant() {
                Some(number) => self.load_listed(number),
                None if list.typed.trim().is_empty() => self.load_listed(self.chosen_of_list()),
                None => {
                    self.said = Some(Said::now(Words::new("window-list-none")));
                    Task::none()
                }
            },
            Message::Scrolled(viewport) => {
                list.offset = viewport.absolute_offset().y;
                list.height = Some(viewport.bounds().height);
                Task::none()
            }
        }
    }

    /// Loads a puzzle of the list and solves it; says why if that cannot be.
    fn solve_listed(&mut self, number: usize) -> Task<WindowMessage> {
        let load = self.load_listed(number);
        if self.said.is_some() {
            return load;
        }
        Task::batch([load, self.apply(Command::Solve)])
    }

    /// Loads the puzzle of the file before or behind the one that was loaded last.
    pub(crate) fn load_beside(&mut self, go: Go) -> Task<WindowMessage> {
        let Some(list) = &self.list else { return self.say_no_list() };
        let at = list.loaded.unwrap_or(list.chosen);
        if let Some(number) = list.beside(at, go) {
            let was_begun = self.is_begun();
            let load = self.load_listed(number);
            self.tell_replaced(was_begun);
            return load;
        }
        let id = if go == Go::Back { "window-list-first" } else { "window-list-last" };
        self.said = Some(Said::now(Words::new(id)));
        Task::none()
    }

    /// That there is no list.
    pub(crate) fn say_no_list(&mut self) -> Task<WindowMessage> {
        self.said = Some(Said::now(Words::new("window-list-empty")));
        Task::none()
    }

    /// Loads a puzzle of the list and closes it; of what is none it is said why.
    fn load_listed(&mut self, number: usize) -> Task<WindowMessage> {
        self.said = None;
        let Some(list) = &mut self.list else { return Task::none() };
        let geometry = Arc::clone(list.geometry());
        let Some(listed) = list.listed().get(number) else { return Task::none() };
        if let Err(reason) = &listed.cells {
            self.said = Some(Said::bad((**reason).clone()));
            return Task::none();
        }
        let Some(board) = listed.board(&geometry) else { return Task::none() };
        let task = self.apply_in(&geometry, Command::Load(board));
        if self.said.is_some() {
            return task;
        }
        if let Some(list) = &mut self.list {
            (list.chosen, list.loaded) = (number, Some(number));
            list.typed.clear();
            let source = list.source.clone();
            self.take_file(source.path(), Holds::Other);
        }
        self.page = self.page.take().filter(|open| open.page != Page::Puzzles);
        self.card = Some(Card::Listed(None));
        self.tell_unanswered();
        task
    }

    fn chosen_of_list(&self) -> usize {
        self.list.as_ref().map_or(0, |list| list.chosen)
    }

    /// Goes to what was typed, as far as it is typed.
    fn go_to_typed(&mut self) -> Task<WindowMessage> {
        let Some(list) = &mut self.list else { return Task::none() };
        if let Some(number) = list.meant() {
            list.chosen = number;
            return self.reveal_listed();
        }
        let is_sought = !list.typed.trim().is_empty();
        self.said = is_sought.then(|| Said::now(Words::new("window-list-none")));
        Task::none()
    }

    /// The list was opened again: what was typed is forgotten, and the chosen one is seen.
    pub(crate) fn show_chosen(&mut self) -> Task<WindowMessage> {
        let Some(list) = &mut self.list else { return Task::none() };
        list.typed.clear();
        list.offset = f32::MIN;
        self.reveal_listed()
    }

    /// Scrolls so that the chosen one can be seen.
    pub(crate) fn reveal_listed(&mut self) -> Task<WindowMessage> {
        let row = list_row(self.look().reading());
        let Some(list) = &mut self.list else { return Task::none() };
        let top = list.chosen as f32 * row;
        let lowest = (top + row - list.height()).max(0.0);
        let offset = list.offset.clamp(lowest, top.max(lowest));
        if (offset - list.offset).abs() < 0.5 {
            return Task::none();
        }
        list.offset = offset;
        operation::scroll_to(PAGE.list, AbsoluteOffset { x: None, y: Some(offset) })
    }
}
