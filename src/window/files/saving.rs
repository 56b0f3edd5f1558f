//! Saving to a file that the user chooses: the puzzle as text, or the whole game.
//!
//! Without being asked for a path only a file is written that this window has written or opened as a game: whatever else
//! was read may hold more than what is written. No other file that is there is written over unless the user says so.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use iced::Task;

use super::{NO_DIALOG, expanded};
use crate::formats::TextFormat;
use crate::grid::{Board, Puzzle};
use crate::message::Message as Words;
use crate::session::{Saved, write_session};
use crate::storage;
use crate::window::background::background;
use crate::window::field;
use crate::window::message::Message;
use crate::window::panel::card::{Card, PATH_FIELD};
use crate::window::state::{Said, Window};

/// The extensions that say how a file is written, as they are told.
const EXTENSIONS: &str = ".json, .txt, .sdk, .sdm, .csv";

/// The extension of a game, which is put behind a name without any.
const GAME: &str = "json";

/// The file that what is at hand was read from or written to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FileAtHand {
    pub(crate) path: PathBuf,
    pub(crate) holds: Holds,
}

/// What a file holds of what is at hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Holds {
    /// The game as it was at this revision.
    Game(u64),
    /// This puzzle, written here.
    Puzzle(Board),
    /// What was read: perhaps more than could be written.
    Other,
}

/// Why a file was not written.
#[derive(Clone, Debug, PartialEq)]
pub enum Unsaved {
    /// There is a file of that name, and nobody said that it may be written over.
    Exists,
    /// Why it cannot be.
    Failed(Words),
}

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// The whole game.
    Game,
    /// The puzzle alone.
    Puzzle(TextFormat),
}

impl Form {
    /// That of a path, which gets an extension if it has none.
    fn of(path: PathBuf) -> Result<(Self, PathBuf), Words> {
        let extension =
            path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
        let form = match extension.as_deref() {
            None => return Ok((Self::Game, path.with_extension(GAME))),
            Some(GAME) => Self::Game,
            Some("txt" | "sdm") => Self::Puzzle(TextFormat::Line),
            Some("sdk") => Self::Puzzle(TextFormat::Rows),
            Some("csv") => Self::Puzzle(TextFormat::Csv),
            Some(other) => {
                let words = Words::new("save-extension").with("found", format!(".{other}"));
                return Err(words.with("expected", EXTENSIONS));
            }
        };
        Ok((form, path))
    }
}

/// What is to be written, to be put into text on another thread.
enum Content {
    Game(Box<Saved>),
    Puzzle(Puzzle, TextFormat),
}

impl Content {
    fn text(&self) -> Result<String, Words> {
        match self {
            Self::Game(saved) => write_session(saved).map_err(|error| error.message()),
            Self::Puzzle(puzzle, format) => Ok(format.print_puzzle(puzzle) + "\n"),
        }
    }
}

/// A file that is to be written.
pub(crate) struct Writing {
    /// Where to.
    pub(crate) path: PathBuf,
    /// What the file then holds.
    pub(crate) holds: Holds,
    content: Content,
    may_replace: bool,
}

impl Writing {
    /// Writes it.
    ///
    /// # Errors
    /// Why it was not written; the file is then as it was.
    pub(crate) fn run(&self) -> Result<(), Unsaved> {
        if !self.may_replace && fs::symlink_metadata(&self.path).is_ok() {
            return Err(Unsaved::Exists);
        }
        let text = self.content.text().map_err(Unsaved::Failed)?;
        let failed = |error: io::Error| Unsaved::Failed(reason(&self.path, &error));
        storage::write_over(&self.path, &text).map_err(failed)
    }
}

impl Window {
    /// Writes what is at hand to its file, or asks for one.
    pub(crate) fn save(&mut self) -> Task<Message> {
        match &self.file {
            Some(FileAtHand { path, holds: Holds::Game(_) | Holds::Puzzle(_) }) => {
                self.save_to(&path.clone(), true)
            }
            _ => self.ask_where_to_save(),
        }
    }

    /// Asks for a file to write to.
    pub(crate) fn ask_where_to_save(&mut self) -> Task<Message> {
        let suggested = self.suggested();
        let title = self.look().label("window-save-title");
        let asked = Instant::now();
        let chosen = move |path| Message::SaveChosen { path, asked };
        Task::perform(choose(title, suggested), chosen)
    }

    /// A path that may be meant: that of the file at hand, as a game.
    pub(crate) fn suggested(&self) -> PathBuf {
        let recent = || self.recent.first().and_then(|path| path.parent()).map(Path::to_path_buf);
        match &self.file {
            Some(FileAtHand { path, holds: Holds::Other }) => path.with_extension(GAME),
            Some(FileAtHand { path, .. }) => path.clone(),
            None => recent().unwrap_or_default().join(self.look().label("window-save-name")),
        }
    }

    /// The dialog was left.
    pub(crate) fn save_chosen(&mut self, path: Option<PathBuf>, asked: Instant) -> Task<Message> {
        match path {
            // The dialog has asked whether a file of that very name may be written over.
            Some(path) => {
                let may_replace = path.extension().is_some();
                self.save_to(&path, may_replace)
            }
            None if asked.elapsed() < NO_DIALOG => {
                let (path, typing) = match &self.card {
                    // What was typed is there to be corrected.
                    Some(Card::Unsaved(path, _) | Card::Exists(path)) => {
                        (path.clone(), field::go_on(PATH_FIELD))
                    }
                    _ => (self.suggested(), field::replace(PATH_FIELD)),
                };
                self.card = Some(Card::SavePath(path.display().to_string()));
                self.page = None;
                typing
            }
            None => Task::none(),
        }
    }

    /// Writes what is at hand to a file.
    pub(crate) fn save_to(&mut self, path: &Path, may_replace: bool) -> Task<Message> {
        match self.writing_to(path.to_path_buf(), may_replace) {
            Ok(writing) => {
                let (path, holds) = (writing.path.clone(), writing.holds.clone());
                Task::perform(background(move || writing.run()), move |result| {
                    let interrupted = || Err(Unsaved::Failed(Words::new("save-interrupted")));
                    let result = result.unwrap_or_else(interrupted);
                    Message::Saved(path.clone(), holds.clone(), result)
                })
            }
            Err(reason) => self.not_saved(path, reason),
        }
    }

    /// The writing of what is at hand to a file, to be done elsewhere.
    ///
    /// # Errors
    /// Why there is nothing to write, or no way to write it.
    pub(crate) fn writing_to(&self, path: PathBuf, may_replace: bool) -> Result<Writing, Words> {
        let path = expanded(path);
        // A folder is not meant as the name of a game.
        if path.is_dir() || path.to_string_lossy().ends_with(std::path::is_separator) {
            return Err(Words::new("window-file-is-folder"));
        }
        let (form, path) = Form::of(path)?;
        let (content, holds) = match form {
            Form::Game => {
                let holds = Holds::Game(self.session.revision());
                // Where it came from is of no use elsewhere.
                let saved = Saved { origin: None, ..self.to_keep() };
                (Content::Game(Box::new(saved)), holds)
            }
            Form::Puzzle(_) if self.session.puzzle().is_empty() => {
                return Err(Words::new("lock-empty"));
            }
            Form::Puzzle(format) => {
                let board = self.session.puzzle().clone();
                let geometry = Arc::clone(self.session.geometry());
                let puzzle = Puzzle { geometry, board: board.clone() };
                (Content::Puzzle(puzzle, format), Holds::Puzzle(board))
            }
        };
        Ok(Writing { path, holds, content, may_replace })
    }

    /// A file was written, or was not.
    pub(crate) fn saved(&mut self, path: PathBuf, holds: Holds, result: Result<(), Unsaved>) {
        match result {
            Ok(()) => {
                let id = match holds {
                    Holds::Game(_) => "window-saved-game",
                    _ => "window-saved-puzzle",
                };
                let folder = path.parent().map(|folder| folder.display().to_string());
                let words = Words::new(id).with("file", file_name(&path));
                let words = words.with("folder", folder.unwrap_or_default());
                self.said = Some(Said::good(words));
                if matches!(
                    self.card,
                    Some(Card::SavePath(_) | Card::Unsaved(..) | Card::Exists(_))
                ) {
                    self.card = None;
                }
                self.remember(&path);
                self.file = Some(FileAtHand { path, holds });
            }
            Err(Unsaved::Exists) => {
                self.card = Some(Card::Exists(path));
                self.page = None;
            }
            Err(Unsaved::Failed(reason)) => drop(self.not_saved(&path, reason)),
        }
    }

    /// Writes over the file of which it was asked whether that may be.
    pub(crate) fn replace_file(&mut self) -> Task<Message> {
        match self.card.take() {
            Some(Card::Exists(path)) => self.save_to(&path, true),
            other => {
                self.card = other;
                Task::none()
            }
        }
    }

    fn not_saved(&mut self, path: &Path, reason: Words) -> Task<Message> {
        self.card = Some(Card::Unsaved(path.to_path_buf(), reason));
        self.page = None;
        Task::none()
    }

    /// The window's title: the file at hand, with a star if what is at hand is not in it.
    pub(crate) fn title(&self) -> String {
        let name = self.look().label("window-name");
        let name = match self.keeper.number() {
            Some(number) => format!("{name} ({number})"),
            None => name,
        };
        let Some(file) = &self.file else { return name };
        let is_other = match &file.holds {
            Holds::Game(revision) => *revision != self.session.revision(),
            Holds::Puzzle(puzzle) => puzzle != self.session.puzzle(),
            Holds::Other => false,
        };
        let star = if is_other { "*" } else { "" };
        format!("{}{star} – {name}", file_name(&file.path))
    }
}

/// A path's last part, as it is shown.
pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Why a file cannot be written.
fn reason(path: &Path, error: &io::Error) -> Words {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => Words::new("save-no-folder")
            .with("folder", path.parent().unwrap_or(Path::new(".")).display().to_string()),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Words::new("save-denied"),
        ErrorKind::IsADirectory => Words::new("window-file-is-folder"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Words::new("save-full"),
        _ => Words::new("window-file-other").with("reason", storage::trouble(error)),
    }
}

/// Asks the user for a file to write to. `None` if none was chosen, or if the system has no dialog for that.
async fn choose(title: String, suggested: PathBuf) -> Option<PathBuf> {
    let name = suggested.file_name().unwrap_or(OsStr::new("")).to_string_lossy().into_owned();
    let mut dialog = rfd::AsyncFileDialog::new().set_title(title).set_file_name(name);
    if let Some(folder) = suggested.parent().filter(|folder| folder.is_dir()) {
        dialog = dialog.set_directory(folder);
    }
    dialog.save_file().await.map(|file| file.path().to_path_buf())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_says_how_a_file_is_written() {
        let form = |path: &str| Form::of(PathBuf::from(path));
        let game = |path: &str| Ok((Form::Game, PathBuf::from(path)));
        assert_eq!(form("a/b.json"), game("a/b.json"));
        assert_eq!(form("a/b"), game("a/b.json"));
        assert_eq!(form("b.JSON"), game("b.JSON"));
        let puzzle = |path: &str, format| Ok((Form::Puzzle(format), PathBuf::from(path)));
        assert_eq!(form("b.txt"), puzzle("b.txt", TextFormat::Line));
        assert_eq!(form("b.sdk"), puzzle("b.sdk", TextFormat::Rows));
        assert_eq!(form("b.csv"), puzzle("b.csv", TextFormat::Csv));
        let error = form("b.png").expect_err("no such form");
        assert_eq!(error.id, "save-extension");
    }
}
