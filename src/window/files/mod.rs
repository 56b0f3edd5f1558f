//! How puzzles come into the window: files, the clipboard, the examples.

pub(crate) mod reading;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use iced::Task;
use iced::widget::operation;

pub use reading::{Loaded, Source, Unread};

use super::background::background;
use super::message::Message;
use super::panel::card::{Card, PATH_FIELD};
use super::state::Window;
use crate::grid::StateText;
use crate::message::Message as Words;
use crate::session::{Action, Command};

/// A file dialog that is gone sooner than this was never there: no person is that quick.
const NO_DIALOG: Duration = Duration::from_millis(400);

impl Window {
    pub(crate) fn load_example(&mut self, number: usize) -> Task<Message> {
        let Some(example) = self.knowledge.puzzles().get(number) else { return Task::none() };
        match StateText::parse(&example.puzzle, self.session.geometry()) {
            Ok(state) => {
                self.card = None;
                self.apply(Command::Load(state.board))
            }
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

    /// Whether nothing can be loaded now; then it is said why.
    fn loading_is_locked(&mut self) -> bool {
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
                operation::focus(PATH_FIELD)
            }
            None => Task::none(),
        }
    }

    pub(crate) fn path_given(&mut self) -> Task<Message> {
        match &self.card {
            Some(Card::Path(path)) if !path.trim().is_empty() => {
                self.read(Source::File(PathBuf::from(path.trim())))
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
        reading(Source::Clipboard, move || reading::read_text(&text, &geometry))
    }

    /// Reads a file on a thread of its own.
    pub(crate) fn read(&self, source: Source) -> Task<Message> {
        let Source::File(path) = source.clone() else { return Task::none() };
        let geometry = self.session.geometry().clone();
        reading(source, move || reading::read_file(&path, &geometry))
    }

    pub(crate) fn loaded(
        &mut self,
        source: Source,
        result: Result<Loaded, Unread>,
    ) -> Task<Message> {
        match result {
            Ok(loaded) => {
                self.card = (loaded.count > 1).then_some(Card::Several(loaded.count));
                self.apply(Command::Load(loaded.board))
            }
            Err(unread) => {
                self.card = Some(Card::Unread(source, unread));
                Task::none()
            }
        }
    }
}

/// Reads off the thread of the window.
fn reading(
    source: Source,
    read: impl FnOnce() -> Result<Loaded, Unread> + Send + 'static,
) -> Task<Message> {
    Task::perform(background(read), move |result| {
        let result = result.unwrap_or_else(|| Err(Unread::interrupted()));
        Message::Loaded(source.clone(), result)
    })
}
