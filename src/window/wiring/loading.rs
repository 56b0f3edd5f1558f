//! Loading as a part of the window: examples, files and the clipboard, and what their events come to.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use iced::Task;

use crate::action::{EntryMode, MainView, Page};
use crate::cards::card::{Card, PATH_FIELD};
use crate::cards::notices::Said;
use crate::files::found::Source;
use crate::files::reading::{Loaded, Unread};
use crate::files::writing::Holds;
use crate::files::{Event, Message as FilesMessage, Name, reading};
use crate::message::Message;
use crate::play::at_hand::{colliding, is_begun};
use crate::state::Window;
use crate::widget::field;
use duvod::formats::{FORMATS, Format, TextFormat, WrittenPuzzle, print_state};
use duvod::grid::{Geometry, Puzzle, StateText};
use duvod::message::{Message as Words, words};
use duvod::session::{Command, Lockable, Mode, Saved, Session};
use duvod::storage;

impl Window {
    /// Loads the example with this number, from 0.
    pub(crate) fn load_example(&mut self, number: usize) -> Task<Message> {
        let knowledge = Arc::clone(&self.knowledge);
        let Some(example) = knowledge.puzzles().get(number) else { return Task::none() };
        match knowledge.puzzle(example) {
            Ok(puzzle) => {
                let board = puzzle.board.clone();
                let task = self.load_puzzle(puzzle, None);
                if *self.session.puzzle() == board {
                    self.name_puzzle(Name::Said(example.name()));
                }
                task
            }
            // The built-in examples are tested; one of a user's own files may be wrong.
            Err(reason) => {
                let source = Source::File(PathBuf::from(self.locale().say(&example.name())));
                self.notices.card = Some(Card::Unread(source, Unread { reason }));
                Task::none()
            }
        }
    }

    /// Goes over to another grid, if this is another one than that at hand.
    pub(crate) fn take_grid(&mut self, geometry: &Arc<Geometry>) {
        if geometry != self.session.geometry()
            && let Ok(fresh) = Session::new(&self.knowledge, geometry, &self.rules)
        {
            self.session.go_over_to(fresh);
        }
    }

    /// Loads what is of this grid, unless nothing can be loaded now.
    pub(crate) fn apply_in(&mut self, geometry: &Arc<Geometry>, load: Command) -> Task<Message> {
        if !self.loading_is_locked() {
            self.leave_practice();
            (self.play.taken, self.play.entry) = (None, EntryMode::default());
            if geometry != self.session.geometry() {
                self.note_left();
            }
            self.take_grid(geometry);
        }
        self.apply(load)
    }

    /// Loads a puzzle that is of no list.
    fn load_puzzle(&mut self, puzzle: Puzzle, file: Option<&Path>) -> Task<Message> {
        self.load(&puzzle.geometry, Command::Load(puzzle.board), file)
    }

    /// Loads a puzzle that was made.
    pub(crate) fn load_made(&mut self, puzzle: Puzzle) -> Task<Message> {
        self.load_puzzle(puzzle, None)
    }

    /// The path that is being typed has changed.
    pub(crate) fn path_typed(&mut self, typed: String) {
        match &mut self.notices.card {
            Some(Card::SavePath(path) | Card::Path(path)) => *path = typed,
            _ => self.notices.card = Some(Card::Path(typed)),
        }
    }

    /// Loads a puzzle or a state that is of no list, from a file or from elsewhere.
    fn load(
        &mut self,
        geometry: &Arc<Geometry>,
        load: Command,
        file: Option<&Path>,
    ) -> Task<Message> {
        let replaced = is_begun(&self.session);
        let task = self.apply_in(geometry, load);
        if self.notices.said.is_none() {
            self.notices.card = None;
            self.files.list = None;
            self.files.take(file, Holds::Other);
            self.opened.close(Page::Puzzles);
            self.notices.forget_left_out();
            match colliding(&self.session) {
                Some(_) => self.notices.card = Some(Card::Colliding),
                None => self.tell_unanswered(),
            }
            self.tell_replaced(replaced);
        }
        task
    }

    /// Says what brings back the game that was replaced, if it was begun.
    pub(crate) fn tell_replaced(&mut self, was_begun: bool) {
        if was_begun && self.notices.said.is_none() {
            self.notices.said = Some(Said::good(words::WindowReplaced.into()));
        }
    }

    /// Whether nothing can be loaded now; then it is said why.
    pub(crate) fn loading_is_locked(&mut self) -> bool {
        self.notices.said = self.reason(Lockable::Load);
        self.notices.said.is_some()
    }

    /// Asks for a file to load.
    pub(crate) fn ask_for_file(&mut self) -> Task<Message> {
        if self.loading_is_locked() {
            return Task::none();
        }
        let title = self.look().say(&words::WindowChooseFile.into());
        let asked = Instant::now();
        let chosen = move |path| Message::Files(FilesMessage::Chosen { path, asked });
        Task::perform(reading::choose_file(title), chosen)
    }

    /// Loads from the path that was typed, or writes to it.
    pub(crate) fn path_given(&mut self) -> Task<Message> {
        match &self.notices.card {
            Some(Card::Path(path)) if !path.trim().is_empty() => {
                self.read(expanded(PathBuf::from(path.trim())))
            }
            Some(Card::SavePath(path)) if !path.trim().is_empty() => {
                let path = PathBuf::from(path.trim());
                self.save_to(&path, false)
            }
            _ => Task::none(),
        }
    }

    /// Puts the puzzle that is seen on the clipboard, or that in play with all that was found and struck out, both on one line.
    pub(crate) fn copy(&mut self, with_play: bool) -> Task<Message> {
        let with_play = with_play && self.previewed().is_none();
        let Some(puzzle) = self.puzzle_seen() else {
            self.notices.said = Some(Said::locked(words::LockEmpty.into()));
            return Task::none();
        };
        let (words, text) = if with_play {
            let state = self.session.state();
            (Words::from(words::WindowCopiedState), Ok(print_state(&state, &puzzle.geometry)))
        } else {
            (words::WindowCopiedPuzzle.into(), TextFormat::Line.write(&[puzzle]))
        };
        match text {
            Ok(text) => {
                self.notices.said = Some(Said::good(words));
                iced::clipboard::write(text)
            }
            Err(error) => {
                let format = self.look().label(words::FormatLine);
                self.notices.said = Some(Said::locked(error.message(&format)));
                Task::none()
            }
        }
    }

    /// The puzzle in play to be written, with its candidates where nothing else gives it; `None` if there is none.
    pub(super) fn written_puzzle(&self) -> Option<WrittenPuzzle> {
        let whole = self.session.whole_puzzle();
        let state = if whole.board.is_empty() { whole } else { StateText::of_board(whole.board) };
        let is_empty = state.board.is_empty() && state.removed.is_empty();
        (!is_empty).then(|| WrittenPuzzle::new(self.session.geometry(), state))
    }

    /// The puzzle that is seen: the one that is previewed in a list, or that in play; `None` if there is none.
    fn puzzle_seen(&self) -> Option<WrittenPuzzle> {
        let Some(board) = self.previewed() else { return self.written_puzzle() };
        let state = StateText::of_board(board);
        (!state.board.is_empty()).then(|| WrittenPuzzle::new(self.shown_geometry(), state))
    }

    /// Puts the puzzle that is seen on the clipboard in the format with this number; of that in play, as much of what was
    /// done as it keeps.
    pub(crate) fn copy_as(&mut self, number: usize) -> Task<Message> {
        let Some(format) = FORMATS.get(number) else { return Task::none() };
        let keeps = format.keeps();
        let in_play = self.previewed().is_none() && (keeps.placed || keeps.candidates);
        let written = match self.puzzle_seen() {
            None => Err(words::LockEmpty.into()),
            Some(seen) => {
                let board = seen.state.board.clone();
                let state = if in_play { self.session.state() } else { seen.state };
                let puzzle = WrittenPuzzle::new(&seen.geometry, state);
                let written = format.write(&[self.files.titled(&board, puzzle)]);
                written.map_err(|error| error.message(&self.look().label(format.label())))
            }
        };
        match written {
            Ok(text) => {
                let copied = words::WindowCopiedAs { format: format.label() };
                self.notices.said = Some(Said::good(copied.into()));
                iced::clipboard::write(text)
            }
            Err(reason) => {
                self.notices.said = Some(Said::locked(reason));
                Task::none()
            }
        }
    }

    /// Loads what is on the clipboard.
    pub(crate) fn paste(&mut self) -> Task<Message> {
        if self.loading_is_locked() {
            return Task::none();
        }
        iced::clipboard::read().map(FilesMessage::Pasted).map(Message::Files)
    }

    /// Reads a file.
    pub(crate) fn read(&mut self, path: PathBuf) -> Task<Message> {
        self.files.read(path).map(Message::Files)
    }

    /// Loads the file with this number, from 0, again of those that were used last.
    pub(crate) fn load_recent(&mut self, number: usize) -> Task<Message> {
        if self.loading_is_locked() {
            return Task::none();
        }
        match self.files.recent.paths().get(number).cloned() {
            Some(path) => self.read(path),
            None => Task::none(),
        }
    }

    /// Something happened about files.
    pub(crate) fn update_files(&mut self, message: FilesMessage) -> Task<Message> {
        let (task, event) = self.files.update(message);
        let task = task.map(Message::Files);
        match event {
            Some(event) => Task::batch([task, self.after_files(event)]),
            None => task,
        }
    }

    /// Does what an event about files comes to.
    fn after_files(&mut self, event: Event) -> Task<Message> {
        match event {
            Event::NoDialog => return self.ask_for_path(),
            Event::NoSaveDialog => return self.ask_for_path_to_save(),
            Event::Write(path, may_replace) => return self.save_to(&path, may_replace),
            Event::Written(path, holds) => return self.tell_saved(&path, &holds),
            Event::Unwritten(path, why) => self.tell_unsaved(path, why),
            Event::Dropped(path) => {
                self.opened.menu = None;
                return if self.loading_is_locked() { Task::none() } else { self.read(path) };
            }
            Event::Read(source, loaded) => return self.take_loaded(source, loaded),
            Event::NothingPasted => {
                self.notices.card = Some(Card::Unread(Source::Clipboard, Unread::no_text()));
            }
            Event::Unread(source, unread) => {
                self.notices.said = None;
                self.opened.place = MainView::Grid;
                self.notices.card = Some(Card::Unread(source, unread));
                self.opened.page = None;
            }
            Event::FoundAgain(origin, found) => self.found_again(origin, found),
            Event::List(event) => return self.after_list(event),
        }
        Task::none()
    }

    /// Asks for the path to load where the system has no dialog for that.
    fn ask_for_path(&mut self) -> Task<Message> {
        // What was typed and could not be read is there to be corrected.
        let typed = match &self.notices.card {
            Some(Card::Unread(Source::File(path), _)) => path.display().to_string(),
            _ => String::new(),
        };
        self.notices.card = Some(Card::Path(typed));
        self.opened.page = None;
        field::go_on(PATH_FIELD)
    }

    /// Takes what was read.
    fn take_loaded(&mut self, source: Source, loaded: Loaded) -> Task<Message> {
        self.notices.said = None;
        self.opened.place = MainView::Grid;
        match loaded {
            Loaded::Puzzle(puzzle) => self.load_puzzle(puzzle, source.path()),
            Loaded::State(geometry, state) => {
                self.load(&geometry, Command::LoadState(state), source.path())
            }
            Loaded::Several(found) => self.offer(source, found),
            Loaded::Game(saved) => self.open_game(*saved, source.path()),
            Loaded::Titled(loaded, titles) => {
                let task = self.take_loaded(source, *loaded);
                if self.notices.said.as_ref().is_none_or(Said::is_good) {
                    self.files.take_titles(self.session.puzzle(), Some(titles));
                }
                task
            }
            Loaded::Beside(loaded, words) => {
                let task = self.take_loaded(source, *loaded);
                let _ = self.notices.said.get_or_insert_with(|| Said::now(words));
                task
            }
            // Of a list nothing is loaded yet.
            Loaded::Partly(loaded, [_, notes]) if matches!(*loaded, Loaded::Several(_)) => {
                self.take_loaded(source, Loaded::Beside(loaded, notes))
            }
            Loaded::Partly(loaded, said) => {
                let task = self.take_loaded(source, *loaded);
                if self.notices.said.as_ref().is_none_or(Said::is_good) {
                    self.notices.greeting = Some(Card::LeftOut(said));
                }
                task
            }
        }
    }

    /// Takes up a game that was saved; what was explained in it is solved again.
    pub(super) fn open_game(&mut self, saved: Saved, file: Option<&Path>) -> Task<Message> {
        let (explaining, shown) = (saved.explaining, saved.shown);
        let (geometry, titles) = (Arc::clone(&saved.geometry), saved.titles.clone());
        let task = self.apply_in(&geometry, Command::Open(Box::new(saved)));
        if self.notices.said.is_some() {
            return task;
        }
        (self.notices.card, self.files.list, self.opened.page) = (None, None, None);
        self.notices.forget_left_out();
        self.files.take(file, Holds::Game(self.session.revision()));
        self.files.take_titles(self.session.puzzle(), Some(titles));
        if !explaining {
            if self.session.mode() == Mode::Playing {
                self.tell_unanswered();
            }
            return task;
        }
        self.keeper.resume = shown;
        Task::batch([task, self.apply(Command::Solve)])
    }
}

/// The path with the user's own folder in place of the tilde that it may begin with.
pub(super) fn expanded(path: PathBuf) -> PathBuf {
    match (path.strip_prefix("~"), storage::home()) {
        (Ok(rest), Some(home)) => home.join(rest),
        _ => path,
    }
}
