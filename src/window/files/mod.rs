//! How puzzles come into the window, and where they are kept: files, the clipboard, the examples.

pub mod list;
pub(crate) mod reading;
pub(crate) mod recent;
pub(crate) mod saving;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use iced::Task;
use iced::widget::operation;

pub use list::Listed;
pub use reading::{Found, Loaded, Source, Unread};
pub(crate) use saving::FileAtHand;
pub use saving::{Holds, Unsaved};

use super::background::background;
use super::message::Message;
use super::page::Page;
use super::panel::card::{Card, PATH_FIELD};
use super::place::Place;
use super::state::Window;
use crate::explanation::{Finding, finding};
use crate::grid::{Board, StateText};
use crate::message::Message as Words;
use crate::search::Verdict;
use crate::session::{Action, Command, Saved};
use crate::storage;

/// A file dialog that is gone sooner than this was never there: no person is that quick.
const NO_DIALOG: Duration = Duration::from_millis(400);

impl Window {
    pub(crate) fn load_example(&mut self, number: usize) -> Task<Message> {
        let Some(example) = self.knowledge.puzzles().get(number) else { return Task::none() };
        match StateText::parse(&example.puzzle, self.session.geometry()) {
            Ok(state) => self.load(state.board, None),
            // The built-in examples are tested; one of a user's own files may be wrong.
            Err(error) => {
                let name = example.name_in(self.locale().tag()).to_owned();
                let reason = Words::new("window-file-other").with("reason", error.to_string());
                self.card =
                    Some(Card::Unread(Source::File(PathBuf::from(name)), Unread { reason }));
                Task::none()
            }
        }
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

    /// Loads a puzzle that is of no list, from a file or from elsewhere.
    fn load(&mut self, board: Board, file: Option<&Path>) -> Task<Message> {
        let task = self.apply(Command::Load(board));
        if self.said.is_none() {
            self.card = self.colliding().map(|_| Card::Colliding);
            self.list = None;
            self.take_file(file, Holds::Other);
            self.page = self.page.take().filter(|open| open.page != Page::Puzzles);
        }
        task
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
                self.card = Some(Card::Path(String::new()));
                self.page = None;
                operation::focus(PATH_FIELD)
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
                self.save_to(PathBuf::from(path.trim()), false)
            }
            _ => Task::none(),
        }
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
        let geometry = self.session.geometry().clone();
        self.reading(Source::Clipboard, move || reading::read_text(&text, &geometry))
    }

    /// Reads a file on a thread of its own.
    pub(crate) fn read(&mut self, source: Source) -> Task<Message> {
        let Source::File(path) = source.clone() else { return Task::none() };
        let geometry = self.session.geometry().clone();
        self.reading(source, move || reading::read_file(&path, &geometry))
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
        self.said = None;
        self.place = Place::Grid;
        if let (Source::File(path), Ok(_)) = (&source, &result) {
            self.remember(path);
        }
        match result {
            Ok(Loaded::Puzzle(board)) => self.load(board, source.path()),
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
        let task = self.apply(Command::Open(Box::new(saved)));
        if self.said.is_some() {
            return task;
        }
        (self.card, self.list, self.page) = (None, None, None);
        self.take_file(file, Holds::Game(self.session.revision()));
        if !explaining {
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
        read: impl FnOnce() -> Result<Loaded, Unread> + Send + 'static,
    ) -> Task<Message> {
        self.reading += 1;
        let number = self.reading;
        Task::perform(background(read), move |result| {
            let result = result.unwrap_or_else(|| Err(Unread::interrupted()));
            Message::Loaded(number, source.clone(), result)
        })
    }
}

/// The path with the user's own folder in place of the tilde that it may begin with.
fn expanded(path: PathBuf) -> PathBuf {
    match (path.strip_prefix("~"), storage::home()) {
        (Ok(rest), Some(home)) => home.join(rest),
        _ => path,
    }
}
