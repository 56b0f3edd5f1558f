//! Saving to a file that the user chooses.
//!
//! Without being asked for a path only a file is written that this window has written or opened as a game: whatever else
//! was read may hold more than what is written.

use std::path::{Path, PathBuf};
use std::time::Instant;

use iced::Task;

use super::loading::expanded;
use crate::action::Page;
use crate::background::background;
use crate::cards::card::{Card, PATH_FIELD};
use crate::cards::notices::Said;
use crate::files::Name;
use crate::files::writing;
use crate::files::writing::{
    Aside, Content, FileAtHand, Form, GAME, Holds, Unsaved, Writing, file_name, folder_named,
    path_of_lines, path_with,
};
use crate::frame::opened::OpenPage;
use crate::message::Message;
use crate::state::Window;
use crate::widget::field;
use duvod::message::{Message as Words, words};
use duvod::session::Saved;
use duvod::storage;

impl Window {
    /// Writes what is at hand to its file, or asks for one.
    pub(crate) fn save(&mut self) -> Task<Message> {
        self.files.aside = None;
        match &self.files.at_hand {
            Some(FileAtHand { path, holds: Holds::Game(_) | Holds::Puzzle(_) }) => {
                self.save_to(&path.clone(), true)
            }
            _ => self.ask_where_to_save(),
        }
    }

    /// Asks for a file to write what is at hand to; while a question about other puzzles is open, these.
    pub(crate) fn save_as(&mut self) -> Task<Message> {
        if !matches!(self.notices.card, Some(Card::Exists(_) | Card::Unsaved(..))) {
            self.files.aside = None;
        }
        self.ask_where_to_save()
    }

    /// Asks for a file to write to.
    pub(crate) fn ask_where_to_save(&mut self) -> Task<Message> {
        if !matches!(self.notices.card, Some(Card::Exists(_) | Card::Unsaved(..))) {
            self.opened.left = None;
        }
        let suggested = self.suggested();
        let title = match &self.files.aside {
            Some(Aside::Puzzles(_)) => words::MakerSaveTitle,
            Some(Aside::Exported { .. }) => words::ExportSaveTitle,
            None => words::WindowSaveTitle,
        };
        let title = self.look().say(&title.into());
        let asked = Instant::now();
        let chosen = move |path| Message::Files(crate::files::Message::SaveChosen { path, asked });
        Task::perform(writing::choose(title, suggested), chosen)
    }

    /// A path that may be meant: that of the file at hand, as a game.
    pub(crate) fn suggested(&self) -> PathBuf {
        let recent = || {
            let last = self.files.recent.paths().first().and_then(|path| path.parent());
            last.map(Path::to_path_buf).or_else(storage::home)
        };
        match &self.files.aside {
            Some(Aside::Puzzles(_)) => {
                let name = self.look().say(&words::MakerSaveName.into());
                return recent().unwrap_or_default().join(name);
            }
            Some(Aside::Exported { name: Some(name), .. }) => {
                return recent().unwrap_or_default().join(name);
            }
            Some(Aside::Exported { ending, .. }) => {
                let name = PathBuf::from(self.look().say(&words::WindowSaveName.into()));
                return recent().unwrap_or_default().join(name.with_extension(ending));
            }
            None => {}
        }
        match &self.files.at_hand {
            Some(FileAtHand { path, holds: Holds::Other }) => path.with_extension(GAME),
            Some(FileAtHand { path, .. }) => path.clone(),
            None => {
                recent().unwrap_or_default().join(self.look().say(&words::WindowSaveName.into()))
            }
        }
    }

    /// Writes what is at hand to a file.
    pub(crate) fn save_to(&mut self, path: &Path, may_replace: bool) -> Task<Message> {
        match self.writing_to(path.to_path_buf(), may_replace) {
            Ok(writing) => {
                let (path, holds) = (writing.path.clone(), writing.holds.clone());
                Task::perform(background(move || writing.run()), move |result| {
                    let interrupted = || Err(Unsaved::Failed(words::SaveInterrupted.into()));
                    let result = result.unwrap_or_else(interrupted);
                    Message::Files(crate::files::Message::Saved(
                        path.clone(),
                        holds.clone(),
                        result,
                    ))
                })
            }
            Err(reason) => {
                self.tell_unsaved(path.to_path_buf(), Unsaved::Failed(reason));
                Task::none()
            }
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
            return Err(words::WindowFileIsFolder.into());
        }
        match self.files.aside.clone() {
            Some(Aside::Puzzles(puzzles)) => {
                let (path, holds) = (path_of_lines(path)?, Holds::Collected(puzzles.len()));
                let content = Content::Collected(puzzles);
                return Ok(Writing { path, holds, content, may_replace });
            }
            Some(Aside::Exported { bytes, ending, .. }) => {
                let (path, holds) = (path_with(path, ending)?, Holds::Exported);
                return Ok(Writing { path, holds, content: Content::Bytes(bytes), may_replace });
            }
            None => {}
        }
        let (form, path) = Form::of(path)?;
        let (content, holds) = match form {
            Form::Game => {
                let holds = Holds::Game(self.session.revision());
                // Where it came from is of no use elsewhere.
                let saved = Saved { origin: None, ..self.to_keep() };
                (Content::Game(Box::new(saved)), holds)
            }
            Form::Puzzle(format) => {
                let board = self.session.puzzle().clone();
                let puzzle = self.written_puzzle().ok_or(words::LockEmpty)?;
                let puzzle = Box::new(self.files.titled(&board, puzzle));
                (Content::Puzzle(puzzle, format), Holds::Puzzle(board))
            }
        };
        Ok(Writing { path, holds, content, may_replace })
    }

    /// Writes over the file of which it was asked whether that may be.
    pub(crate) fn replace_file(&mut self) -> Task<Message> {
        match self.notices.card.take() {
            Some(Card::Exists(path)) => self.save_to(&path, true),
            other => {
                self.notices.card = other;
                Task::none()
            }
        }
    }

    /// Asks for the path to write to where the system has no dialog for that.
    pub(super) fn ask_for_path_to_save(&mut self) -> Task<Message> {
        let (path, typing) = match &self.notices.card {
            // What was typed is there to be corrected.
            Some(Card::Unsaved(path, _) | Card::Exists(path)) => {
                (path.clone(), field::go_on(PATH_FIELD))
            }
            _ => (self.suggested(), field::replace(PATH_FIELD)),
        };
        self.notices.card = Some(Card::SavePath(path.display().to_string()));
        self.opened.leave_page();
        typing
    }

    /// Says that a file was written.
    pub(super) fn tell_saved(&mut self, path: &Path, holds: &Holds) -> Task<Message> {
        let file = file_name(path);
        let place = folder_named(path);
        let words = match holds {
            Holds::Game(_) => Words::from(words::WindowSavedGame { file, place }),
            Holds::Exported => words::ExportSaved { file, place }.into(),
            Holds::Collected(count) => words::MakerSaved { count: *count, file, place }.into(),
            _ => words::WindowSavedPuzzle { file, place }.into(),
        };
        self.notices.said = Some(Said::good(words));
        if matches!(
            self.notices.card,
            Some(Card::SavePath(_) | Card::Unsaved(..) | Card::Exists(_))
        ) {
            self.notices.card = None;
        }
        self.come_back()
    }

    /// Tells that a file was not written, and asks whether one that is there may be written over.
    pub(super) fn tell_unsaved(&mut self, path: PathBuf, why: Unsaved) {
        self.notices.card = Some(match why {
            Unsaved::Exists => Card::Exists(path),
            Unsaved::Failed(reason) => Card::Unsaved(path, reason),
        });
        self.opened.leave_page();
    }

    /// The page from which something is to be saved, while it is asked where to: it stays on the screen below the question.
    pub(crate) fn page_behind(&self) -> Option<OpenPage> {
        let asks = matches!(
            self.notices.card,
            Some(Card::SavePath(_) | Card::Unsaved(..) | Card::Exists(_))
        );
        self.opened.behind().filter(|_| asks)
    }

    /// Opens the page again from which something was to be saved.
    pub(super) fn come_back(&mut self) -> Task<Message> {
        if self.opened.come_back() && self.opened.shows(Page::Puzzles) {
            return self.reveal_listed();
        }
        Task::none()
    }

    /// The window's title: the file at hand, with a star if what is at hand is not in it.
    pub(crate) fn title(&self) -> String {
        let name = self.look().say(&words::WindowName.into());
        let name = match self.keeper.number() {
            Some(number) => format!("{name} ({number})"),
            None => name,
        };
        let name = match self.puzzle_name() {
            Some(puzzle) if self.files.at_hand.is_none() => return format!("{puzzle} – {name}"),
            Some(puzzle) => format!("{puzzle} – {name}"),
            None => name,
        };
        let Some(file) = &self.files.at_hand else { return name };
        let is_other = match &file.holds {
            Holds::Game(revision) => *revision != self.session.revision(),
            Holds::Puzzle(puzzle) => puzzle != self.session.puzzle(),
            Holds::Other | Holds::Collected(_) | Holds::Exported => false,
        };
        let star = if is_other { "*" } else { "" };
        format!("{}{star} – {name}", file_name(&file.path))
    }

    /// What the puzzle at hand is called, if it has a name.
    fn puzzle_name(&self) -> Option<String> {
        let puzzle = self.session.puzzle();
        match self.files.named.as_ref().filter(|(board, _)| board == puzzle) {
            Some((_, Name::Said(words))) => return Some(self.look().say(words)),
            Some((_, Name::Text(text))) => return Some(text.clone()),
            None => {}
        }
        let number = || {
            let number = self.files.list.as_ref()?.number_of(puzzle)?;
            Some(self.look().say(&words::WindowPuzzleNumber { number }.into()))
        };
        self.files.titles(puzzle).title.or_else(number)
    }

    /// Takes note of what the puzzle at hand is called.
    pub(crate) fn name_puzzle(&mut self, name: Name) {
        self.files.named = Some((self.session.puzzle().clone(), name));
    }
}
