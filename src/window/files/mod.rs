//! How puzzles come into the window, and where they are kept: files, the clipboard, the examples.

mod again;
pub mod list;
pub(crate) mod reading;
pub(crate) mod recent;
pub(crate) mod saving;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;

pub use list::Listed;
pub(crate) use reading::Grids;
pub use reading::{Found, Loaded, Source, Unread};
pub(crate) use saving::FileAtHand;
pub use saving::{Holds, Unsaved};

use super::act::{Page, Place};
use super::background::Awaited;
use super::background::QUIET;
use super::field;
use super::message::Message;
use super::panel::card::{Card, PATH_FIELD};
use super::state::{Said, Window};
use crate::explanation::{Finding, finding};
use crate::formats::{TextFormat, print_state};
use crate::grid::{Geometry, Puzzle};
use crate::message::Message as Words;
use crate::search::Verdict;
use crate::session::{Action, Command, Mode, Saved, Session};
use crate::storage;

/// A file dialog that is gone sooner than this was never there: no person is that quick.
const NO_DIALOG: Duration = Duration::from_millis(400);

/// A text that is being read. Dropping this ends it.
#[derive(Debug)]
pub(crate) struct BeingRead {
    started: Instant,
    /// For how long, as of the last look.
    elapsed: Duration,
    _work: Awaited,
}

impl BeingRead {
    /// Takes note of the time.
    pub(crate) fn look(&mut self, now: Instant) {
        self.elapsed = now.saturating_duration_since(self.started);
    }
}

impl Window {
    pub(crate) fn load_example(&mut self, number: usize) -> Task<Message> {
        let knowledge = Arc::clone(&self.knowledge);
        let Some(example) = knowledge.puzzles().get(number) else { return Task::none() };
        let puzzle = match knowledge.puzzle(example) {
            Ok(puzzle) => Ok(puzzle),
            Err(reason) => Err(Unread { reason }),
        };
        let fits = |puzzle: Puzzle| self.grids().fit(puzzle);
        match puzzle.and_then(fits) {
            Ok(puzzle) => self.load_puzzle(puzzle, None),
            // The built-in examples are tested; one of a user's own files may be wrong.
            Err(unread) => {
                let name = example.name_in(self.locale().tag()).to_owned();
                self.card = Some(Card::Unread(Source::File(PathBuf::from(name)), unread));
                Task::none()
            }
        }
    }

    /// The grids that there are.
    pub(crate) fn grids(&self) -> Grids {
        Grids::new(&self.knowledge, self.session.geometry().side())
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
            self.take_grid(geometry);
        }
        self.apply(load)
    }

    /// Loads a puzzle that is of no list.
    fn load_puzzle(&mut self, puzzle: Puzzle, file: Option<&Path>) -> Task<Message> {
        self.load(&puzzle.geometry, Command::Load(puzzle.board), file)
    }

    /// The path that is being typed has changed.
    pub(crate) fn path_typed(&mut self, typed: String) {
        match &mut self.card {
            Some(Card::SavePath(path) | Card::Path(path)) => *path = typed,
            _ => self.card = Some(Card::Path(typed)),
        }
    }

    /// A file was dropped on the window. Of several the last one counts.
    pub(crate) fn dropped(&mut self, path: PathBuf) -> Task<Message> {
        self.hovered = false;
        self.menu = None;
        if self.loading_is_locked() { Task::none() } else { self.read(Source::File(path)) }
    }

    /// Loads a puzzle or a state that is of no list, from a file or from elsewhere.
    fn load(
        &mut self,
        geometry: &Arc<Geometry>,
        load: Command,
        file: Option<&Path>,
    ) -> Task<Message> {
        let replaced = self.is_begun();
        let task = self.apply_in(geometry, load);
        if self.said.is_none() {
            self.card = None;
            self.list = None;
            self.take_file(file, Holds::Other);
            self.page = self.page.take().filter(|open| open.page != Page::Puzzles);
            match self.colliding() {
                Some(_) => self.card = Some(Card::Colliding),
                None => self.tell_unanswered(),
            }
            self.tell_replaced(replaced);
        }
        task
    }

    /// Whether something was typed that would be missed: a puzzle that is being entered, or digits of the player's.
    pub(crate) fn is_begun(&self) -> bool {
        let position = self.session.position();
        let is_typed = self.session.mode() == Mode::Entering && !self.session.board().is_empty();
        is_typed || position.is_begun() && !position.is_solved(self.session.geometry())
    }

    /// Says what brings back the game that was replaced, if it was begun.
    pub(crate) fn tell_replaced(&mut self, was_begun: bool) {
        if was_begun && self.said.is_none() {
            self.said = Some(Said::good(Words::new("window-replaced")));
        }
    }

    /// What is wrong with the puzzle at hand, if its givens collide and nothing was said of that yet.
    pub(crate) fn colliding(&self) -> Option<Finding> {
        let geometry = self.session.geometry();
        let collisions = self.session.puzzle().collisions(geometry);
        if collisions.is_empty() || self.session.finding().is_some() {
            return None;
        }
        finding(geometry, &Verdict::Collides(collisions))
    }

    /// Whether nothing can be loaded now; then it is said why.
    pub(crate) fn loading_is_locked(&mut self) -> bool {
        self.said = self.reason(Action::Load);
        self.said.is_some()
    }

    pub(crate) fn ask_for_file(&mut self) -> Task<Message> {
        if self.loading_is_locked() {
            return Task::none();
        }
        let title = self.look().label("window-choose-file");
        let asked = Instant::now();
        let chosen = move |path| Message::FileChosen { path, asked };
        Task::perform(reading::choose_file(title), chosen)
    }

    pub(crate) fn file_chosen(&mut self, path: Option<PathBuf>, asked: Instant) -> Task<Message> {
        match path {
            Some(path) => self.read(Source::File(path)),
            None if asked.elapsed() < NO_DIALOG => {
                // What was typed and could not be read is there to be corrected.
                let typed = match &self.card {
                    Some(Card::Unread(Source::File(path), _)) => path.display().to_string(),
                    _ => String::new(),
                };
                self.card = Some(Card::Path(typed));
                self.page = None;
                field::go_on(PATH_FIELD)
            }
            None => Task::none(),
        }
    }

    pub(crate) fn path_given(&mut self) -> Task<Message> {
        match &self.card {
            Some(Card::Path(path)) if !path.trim().is_empty() => {
                self.read(Source::File(expanded(PathBuf::from(path.trim()))))
            }
            Some(Card::SavePath(path)) if !path.trim().is_empty() => {
                let path = PathBuf::from(path.trim());
                self.save_to(&path, false)
            }
            _ => Task::none(),
        }
    }

    /// Puts the puzzle on the clipboard, or with all that was found and struck out, both on one line.
    pub(crate) fn copy(&mut self, with_play: bool) -> Task<Message> {
        let geometry = Arc::clone(self.session.geometry());
        let puzzle = Puzzle { board: self.session.puzzle().clone(), geometry };
        if puzzle.board.is_empty() {
            self.said = Some(Said::locked(Words::new("lock-empty")));
            return Task::none();
        }
        let (id, text) = if with_play {
            ("window-copied-state", print_state(&self.session.state(), &puzzle.geometry))
        } else {
            ("window-copied-puzzle", TextFormat::Line.print_puzzle(&puzzle))
        };
        self.said = Some(Said::good(Words::new(id)));
        iced::clipboard::write(text)
    }

    pub(crate) fn paste(&mut self) -> Task<Message> {
        if self.loading_is_locked() {
            return Task::none();
        }
        iced::clipboard::read().map(Message::Pasted)
    }

    pub(crate) fn pasted(&mut self, text: Option<String>) -> Task<Message> {
        let Some(text) = text.filter(|text| !text.trim().is_empty()) else {
            self.card = Some(Card::Unread(Source::Clipboard, Unread::no_text()));
            return Task::none();
        };
        let grids = self.grids();
        self.reading(Source::Clipboard, move |cancelled| {
            reading::read_text(&text, &grids, cancelled)
        })
    }

    /// Reads a file on a thread of its own.
    pub(crate) fn read(&mut self, source: Source) -> Task<Message> {
        let Source::File(path) = source.clone() else { return Task::none() };
        let grids = self.grids();
        self.reading(source, move |cancelled| reading::read_file(&path, &grids, cancelled))
    }

    /// Takes what was read. What was read for an older question than the last is of no use.
    pub(crate) fn loaded(
        &mut self,
        number: u64,
        source: Source,
        result: Result<Loaded, Unread>,
    ) -> Task<Message> {
        if number != self.reading {
            return Task::none();
        }
        (self.said, self.being_read) = (None, None);
        self.place = Place::Grid;
        if let (Source::File(path), Ok(_)) = (&source, &result) {
            self.remember(path);
        }
        match result {
            Ok(Loaded::Puzzle(puzzle)) => self.load_puzzle(puzzle, source.path()),
            Ok(Loaded::State(geometry, state)) => {
                self.load(&geometry, Command::LoadState(state), source.path())
            }
            Ok(Loaded::Several(found)) => self.offer(source, found),
            Ok(Loaded::Game(saved)) => self.open_game(*saved, source.path()),
            Err(unread) => {
                self.card = Some(Card::Unread(source, unread));
                self.page = None;
                Task::none()
            }
        }
    }

    /// Takes up a game that was saved; what was explained in it is solved again.
    fn open_game(&mut self, saved: Saved, file: Option<&Path>) -> Task<Message> {
        let (explaining, shown) = (saved.explaining, saved.shown);
        let geometry = Arc::clone(&saved.geometry);
        let task = self.apply_in(&geometry, Command::Open(Box::new(saved)));
        if self.said.is_some() {
            return task;
        }
        (self.card, self.list, self.page) = (None, None, None);
        self.take_file(file, Holds::Game(self.session.revision()));
        if !explaining {
            if self.session.mode() == Mode::Playing {
                self.tell_unanswered();
            }
            return task;
        }
        self.keeper.resume = shown;
        Task::batch([task, self.apply(Command::Solve)])
    }

    /// What is at hand is from this file, or from none.
    pub(crate) fn take_file(&mut self, path: Option<&Path>, holds: Holds) {
        self.file = path.map(|path| FileAtHand { path: path.to_path_buf(), holds });
    }

    /// Reads off the thread of the window.
    fn reading(
        &mut self,
        source: Source,
        read: impl FnOnce(&dyn Fn() -> bool) -> Result<Loaded, Unread> + Send + 'static,
    ) -> Task<Message> {
        self.reading += 1;
        let number = self.reading;
        let (work, task) = Awaited::start(read);
        let (started, elapsed) = (Instant::now(), Duration::ZERO);
        self.being_read = Some(BeingRead { started, elapsed, _work: work });
        task.map(move |result| {
            let result = result.unwrap_or_else(|| Err(Unread::interrupted()));
            Message::Loaded(number, source.clone(), result)
        })
    }

    /// Reads no longer; false if nothing was being read.
    pub(crate) fn leave_reading(&mut self) -> bool {
        // What still comes is late.
        self.reading += u64::from(self.being_read.is_some());
        self.being_read.take().is_some()
    }

    /// Whether something is being read for so long that it is worth telling.
    pub(crate) fn is_reading(&self) -> bool {
        self.being_read.as_ref().is_some_and(|being_read| being_read.elapsed >= QUIET)
    }
}

/// The path with the user's own folder in place of the tilde that it may begin with.
fn expanded(path: PathBuf) -> PathBuf {
    match (path.strip_prefix("~"), storage::home()) {
        (Ok(rest), Some(home)) => home.join(rest),
        _ => path,
    }
}
