//! Loading: examples, files and the clipboard, and what their events come to.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use iced::Task;

use super::saving::expanded;
use super::{Event, Files, Message};
use crate::action::{Action, MainView, Page};
use crate::cards::card::{Card, PATH_FIELD};
use crate::cards::notices::Said;
use crate::persistence::PastGame;
use crate::play::at_hand::{colliding, is_begun};
use crate::shared::names::OfDay;
use crate::shared::{Name, Shared};
use crate::sources::Source;
use crate::sources::reading::{self, Loaded, Unread};
use crate::sources::writing::Holds;
use crate::widget::field;
use duvod::grid::{Geometry, Puzzle, StateText};
use duvod::message::words;
use duvod::session::{Command, Mode, Saved};
use duvod_laboratory::Exhibit;

impl Files {
    /// Something happened about files.
    pub(crate) fn react(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        let (task, event) = self.update(message);
        match event {
            Some(event) => Task::batch([task, self.after(shared, event)]),
            None => task,
        }
    }

    /// Does what an event about files comes to.
    fn after(&mut self, shared: &mut Shared, event: Event) -> Task<Message> {
        match event {
            Event::NoDialog => return Self::ask_for_path(shared),
            Event::NoSaveDialog => return self.ask_for_path_to_save(shared),
            Event::Write(path, may_replace) => return self.save_to(shared, &path, may_replace),
            Event::Written(path, holds) => return self.tell_saved(shared, &path, &holds),
            Event::Unwritten(path, why) => Self::tell_unsaved(shared, path, why),
            Event::Dropped(path) => {
                shared.opened.menu = None;
                return if shared.loading_is_locked() { Task::none() } else { self.read(path) };
            }
            Event::Read(source, loaded) => return self.take_loaded(shared, source, loaded),
            Event::NothingPasted => {
                shared.notices.card = Some(Card::Unread(Source::Clipboard, Unread::no_text()));
            }
            Event::Unread(source, unread) => {
                shared.notices.said = None;
                shared.opened.place = MainView::Grid;
                shared.notices.card = Some(Card::Unread(source, unread));
                shared.opened.page = None;
            }
            Event::FoundAgain(origin, found) => self.take_again(shared, origin, found),
            Event::List(event) => return self.after_list(shared, event),
            Event::PathTyped(path) => Self::path_typed(shared, path),
            Event::PathGiven => return self.path_given(shared),
        }
        Task::none()
    }

    /// Loads the example with this number, from 0.
    pub(crate) fn load_example(&mut self, shared: &mut Shared, number: usize) {
        let knowledge = Arc::clone(&shared.knowledge);
        let Some(example) = knowledge.puzzles().get(number) else { return };
        match knowledge.puzzle(example) {
            Ok(puzzle) => {
                let board = puzzle.board.clone();
                self.load_puzzle(shared, puzzle, None);
                if *shared.session.puzzle() == board {
                    shared.names.call(&shared.session, Name::Said(example.name()));
                }
            }
            // The built-in examples are tested; one of a user's own files may be wrong.
            Err(reason) => {
                let source = Source::File(PathBuf::from(shared.locale().say(&example.name())));
                shared.notices.card = Some(Card::Unread(source, Unread { reason }));
            }
        }
    }

    /// Loads a puzzle that is of no list.
    fn load_puzzle(&mut self, shared: &mut Shared, puzzle: Puzzle, file: Option<&Path>) {
        self.load(shared, &puzzle.geometry, Command::Load(puzzle.board), file);
    }

    /// Loads a puzzle that was made.
    pub(crate) fn load_made(&mut self, shared: &mut Shared, puzzle: Puzzle) {
        self.load_puzzle(shared, puzzle, None);
    }

    /// Loads a puzzle or a state that is of no list, from a file or from elsewhere.
    fn load(
        &mut self,
        shared: &mut Shared,
        geometry: &Arc<Geometry>,
        load: Command,
        file: Option<&Path>,
    ) {
        let replaced = is_begun(&shared.session);
        shared.apply_in(geometry, load);
        if shared.notices.said.is_none() {
            shared.notices.card = None;
            self.list = None;
            self.take(file, Holds::Other);
            shared.opened.close(Page::Puzzles);
            shared.notices.forget_left_out();
            match colliding(&shared.session) {
                Some(_) => shared.notices.card = Some(Card::Colliding),
                None => shared.tell_unanswered(),
            }
            shared.tell_replaced(replaced);
        }
    }

    /// The path that is being typed has changed.
    fn path_typed(shared: &mut Shared, typed: String) {
        match &mut shared.notices.card {
            Some(Card::SavePath(path) | Card::Path(path)) => *path = typed,
            _ => shared.notices.card = Some(Card::Path(typed)),
        }
    }

    /// Loads from the path that was typed, or writes to it.
    fn path_given(&mut self, shared: &mut Shared) -> Task<Message> {
        match &shared.notices.card {
            Some(Card::Path(path)) if !path.trim().is_empty() => {
                self.read(expanded(PathBuf::from(path.trim())))
            }
            Some(Card::SavePath(path)) if !path.trim().is_empty() => {
                let path = PathBuf::from(path.trim());
                self.save_to(shared, &path, false)
            }
            _ => Task::none(),
        }
    }

    /// What a key does while a path is asked for whose field has lost the keyboard: it has it again.
    pub(crate) fn key_in_path(&mut self, shared: &mut Shared, act: Action) -> Task<Message> {
        let Some(Card::Path(path) | Card::SavePath(path)) = &mut shared.notices.card else {
            return Task::none();
        };
        if act == Action::Enter {
            return self.path_given(shared);
        }
        field::edit(path, act);
        field::go_on(PATH_FIELD)
    }

    /// The field for a path that is newly asked for has the keyboard.
    pub(crate) fn begin_path(&self, shared: &Shared) -> Task<Message> {
        let Some(Card::Path(path) | Card::SavePath(path)) = &shared.notices.card else {
            return Task::none();
        };
        let is_proposed = *path == self.suggested(shared).display().to_string();
        let typing = if is_proposed { field::replace } else { field::go_on };
        typing(PATH_FIELD)
    }

    /// Asks for a file to load.
    pub(crate) fn ask_for_file(shared: &mut Shared) -> Task<Message> {
        if shared.loading_is_locked() {
            return Task::none();
        }
        let title = shared.look().say(&words::WindowChooseFile.into());
        let asked = Instant::now();
        let chosen = move |path| Message::Chosen { path, asked };
        Task::perform(reading::choose_file(title), chosen)
    }

    /// Asks for the path to load where the system has no dialog for that.
    fn ask_for_path(shared: &mut Shared) -> Task<Message> {
        // What was typed and could not be read is there to be corrected.
        let typed = match &shared.notices.card {
            Some(Card::Unread(Source::File(path), _)) => path.display().to_string(),
            _ => String::new(),
        };
        shared.notices.card = Some(Card::Path(typed));
        shared.opened.page = None;
        field::go_on(PATH_FIELD)
    }

    /// Loads what is on the clipboard.
    pub(crate) fn paste(shared: &mut Shared) -> Task<Message> {
        if shared.loading_is_locked() {
            return Task::none();
        }
        iced::clipboard::read().map(Message::Pasted)
    }

    /// Loads the file with this number, from 0, again of those that were used last.
    pub(crate) fn load_recent(&mut self, shared: &mut Shared, number: usize) -> Task<Message> {
        if shared.loading_is_locked() {
            return Task::none();
        }
        match self.recent.paths().get(number).cloned() {
            Some(path) => self.read(path),
            None => Task::none(),
        }
    }

    /// Takes what was read.
    fn take_loaded(
        &mut self,
        shared: &mut Shared,
        source: Source,
        loaded: Loaded,
    ) -> Task<Message> {
        shared.notices.said = None;
        shared.opened.place = MainView::Grid;
        match loaded {
            Loaded::Puzzle(puzzle) => self.load_puzzle(shared, puzzle, source.path()),
            Loaded::State(geometry, state) => {
                self.load(shared, &geometry, Command::LoadState(state), source.path());
            }
            Loaded::Several(found) => return self.offer(shared, source, found),
            Loaded::Game(saved) => self.open_game(shared, *saved, source.path()),
            Loaded::Titled(loaded, titles) => {
                let task = self.take_loaded(shared, source, *loaded);
                if shared.notices.said.as_ref().is_none_or(Said::is_good) {
                    shared.names.take_titles(shared.session.puzzle(), Some(titles));
                }
                return task;
            }
            Loaded::Beside(loaded, words) => {
                let task = self.take_loaded(shared, source, *loaded);
                let _ = shared.notices.said.get_or_insert_with(|| Said::now(words));
                return task;
            }
            // Of a list nothing is loaded yet.
            Loaded::Partly(loaded, [_, notes]) if matches!(*loaded, Loaded::Several(_)) => {
                return self.take_loaded(shared, source, Loaded::Beside(loaded, notes));
            }
            Loaded::Partly(loaded, said) => {
                let task = self.take_loaded(shared, source, *loaded);
                if shared.notices.said.as_ref().is_none_or(Said::is_good) {
                    shared.notices.greeting = Some(Card::LeftOut(said));
                }
                return task;
            }
        }
        Task::none()
    }

    /// Takes up a game that was saved; what was explained in it is solved again.
    pub(crate) fn open_game(&mut self, shared: &mut Shared, saved: Saved, file: Option<&Path>) {
        let (explaining, shown) = (saved.explaining, saved.shown);
        let (geometry, titles) = (Arc::clone(&saved.geometry), saved.titles.clone());
        shared.apply_in(&geometry, Command::Open(Box::new(saved)));
        if shared.notices.said.is_some() {
            return;
        }
        (shared.notices.card, self.list, shared.opened.page) = (None, None, None);
        shared.notices.forget_left_out();
        self.take(file, Holds::Game(shared.session.revision()));
        shared.names.take_titles(shared.session.puzzle(), Some(titles));
        if !explaining {
            if shared.session.mode() == Mode::Playing {
                shared.tell_unanswered();
            }
            return;
        }
        shared.keeper.resume = shown;
        shared.apply(Command::Solve);
    }

    /// Goes on with a past game where it was left, or plays it from its beginning if nothing is known of that.
    pub(crate) fn go_on_with(&mut self, shared: &mut Shared, game: &PastGame) {
        let saved = game.left.as_deref().and_then(|left| self.grids.game(left).ok());
        let Some(saved) = saved else { return self.begin_again(shared, game) };
        note_day(shared, game);
        if !shared.loading_is_locked() {
            shared.opened.close(Page::Past);
            let is_at_hand = saved.geometry == *shared.session.geometry()
                && saved.history.position.givens() == *shared.session.puzzle()
                && is_begun(&shared.session);
            if !is_at_hand {
                self.open_game(shared, saved, None);
            }
            shared.notices.said = Some(Said::good(words::PastGoesOn.into()));
        }
        shared.names.call_by_day(&shared.session);
    }

    /// Plays a past game from its beginning.
    pub(crate) fn begin_again(&mut self, shared: &mut Shared, game: &PastGame) {
        note_day(shared, game);
        self.load_past(shared, game);
        shared.names.call_by_day(&shared.session);
    }

    /// Loads the puzzle of a past game, if it is understood.
    fn load_past(&mut self, shared: &mut Shared, game: &PastGame) {
        let Some(geometry) = shared.knowledge.grid_of(&game.grid) else { return };
        let Ok(state) = StateText::parse(&game.puzzle, &geometry) else { return };
        let puzzle = Puzzle { geometry, board: state.board };
        if !shared.loading_is_locked() {
            shared.opened.close(Page::Past);
            self.load_made(shared, puzzle);
        }
    }

    /// Empties the grid; it is this one then.
    pub(crate) fn empty(&mut self, shared: &mut Shared, grid: &Arc<Geometry>) {
        let is_same = grid == shared.session.geometry();
        let had_puzzle = shared.session.has_puzzle();
        if is_same {
            shared.apply(Command::Reset);
        } else if !shared.loading_is_locked() {
            shared.go_over_to(grid);
        }
        if shared.notices.said.is_some() {
            return;
        }
        shared.notices.card = None;
        shared.opened.is_panel_away = false;
        self.at_hand = None;
        if is_same {
            shared.notices.said = Some(Said::good(words::WindowEmptied.into()));
        } else {
            shared.tell_grid(grid, had_puzzle);
        }
    }

    /// Opens an example of a rule in the grid, in place of what is there, and says this; not if nothing can be loaded now.
    pub(crate) fn load_exhibit(
        &mut self,
        shared: &mut Shared,
        exhibit: Exhibit,
        said: Option<Said>,
    ) {
        shared.leave_practice();
        if shared.session.mode() == Mode::Explaining {
            shared.apply(Command::ClearSolution);
        }
        if shared.loading_is_locked() {
            return;
        }
        (shared.notices.card, self.list) = (None, None);
        self.take(None, Holds::Other);
        shared.apply_in(&exhibit.geometry, Command::LoadState(exhibit.state));
        shared.notices.said = said;
        shared.go_to(MainView::Grid);
    }
}

/// A past game is called by its day if it is the puzzle of one.
fn note_day(shared: &mut Shared, game: &PastGame) {
    let (line, before) = (game.puzzle.clone(), shared.names.of_past_day.take());
    shared.names.of_past_day = game.day.map(|day| OfDay { day, line }).or(before);
}
