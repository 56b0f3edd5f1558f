//! Saving to a file that the user chooses.
//!
//! Without being asked for a path only a file is written that this window has written or opened as a game: whatever else
//! was read may hold more than what is written.

use std::path::{Path, PathBuf};
use std::time::Instant;

use iced::Task;

use super::copying::written_puzzle;
use super::{Files, Message};
use crate::action::Page;
use crate::background::background;
use crate::cards::card::{Card, PATH_FIELD};
use crate::cards::notices::Said;
use crate::persistence::{Kept, Preferences};
use crate::shared::{Name, Shared};
use crate::sources::writing::{
    self, Aside, Content, FileAtHand, Form, GAME, Holds, Unsaved, Writing, file_name, folder_named,
    path_of_lines, path_with,
};
use crate::widget::field;
use duvod::message::{Message as Words, words};
use duvod::session::Saved;
use duvod::storage;

impl Files {
    /// Writes what is at hand to its file, or asks for one.
    pub(crate) fn save(&mut self, shared: &mut Shared) -> Task<Message> {
        self.aside = None;
        match &self.at_hand {
            Some(FileAtHand { path, holds: Holds::Game(_) | Holds::Puzzle(_) }) => {
                self.save_to(shared, &path.clone(), true)
            }
            _ => self.ask_where_to_save(shared),
        }
    }

    /// Asks for a file to write what is at hand to; while a question about other puzzles is open, these.
    pub(crate) fn save_as(&mut self, shared: &mut Shared) -> Task<Message> {
        if !matches!(shared.notices.card, Some(Card::Exists(_) | Card::Unsaved(..))) {
            self.aside = None;
        }
        self.ask_where_to_save(shared)
    }

    /// Asks for a file for this, which is not what is at hand.
    pub(crate) fn save_aside(&mut self, shared: &mut Shared, aside: Aside) -> Task<Message> {
        self.aside = Some(aside);
        self.ask_where_to_save(shared)
    }

    /// Asks for a file to write to.
    pub(crate) fn ask_where_to_save(&mut self, shared: &mut Shared) -> Task<Message> {
        if !matches!(shared.notices.card, Some(Card::Exists(_) | Card::Unsaved(..))) {
            shared.opened.left = None;
        }
        let suggested = self.suggested(shared);
        let title = match &self.aside {
            Some(Aside::Puzzles(_)) => words::MakerSaveTitle,
            Some(Aside::Exported { .. }) => words::ExportSaveTitle,
            None => words::WindowSaveTitle,
        };
        let title = shared.look().say(&title.into());
        let asked = Instant::now();
        let chosen = move |path| Message::SaveChosen { path, asked };
        Task::perform(writing::choose(title, suggested), chosen)
    }

    /// A path that may be meant: that of the file at hand, as a game.
    pub(crate) fn suggested(&self, shared: &Shared) -> PathBuf {
        let recent = || {
            let last = self.recent.paths().first().and_then(|path| path.parent());
            last.map(Path::to_path_buf).or_else(storage::home)
        };
        match &self.aside {
            Some(Aside::Puzzles(_)) => {
                let name = shared.look().say(&words::MakerSaveName.into());
                return recent().unwrap_or_default().join(name);
            }
            Some(Aside::Exported { name: Some(name), .. }) => {
                return recent().unwrap_or_default().join(name);
            }
            Some(Aside::Exported { ending, .. }) => {
                let name = PathBuf::from(shared.look().say(&words::WindowSaveName.into()));
                return recent().unwrap_or_default().join(name.with_extension(ending));
            }
            None => {}
        }
        match &self.at_hand {
            Some(FileAtHand { path, holds: Holds::Other }) => path.with_extension(GAME),
            Some(FileAtHand { path, .. }) => path.clone(),
            None => {
                recent().unwrap_or_default().join(shared.look().say(&words::WindowSaveName.into()))
            }
        }
    }

    /// Writes what is at hand to a file.
    pub(crate) fn save_to(
        &mut self,
        shared: &mut Shared,
        path: &Path,
        may_replace: bool,
    ) -> Task<Message> {
        match self.writing_to(shared, path.to_path_buf(), may_replace) {
            Ok(writing) => {
                let (path, holds) = (writing.path.clone(), writing.holds.clone());
                Task::perform(background(move || writing.run()), move |result| {
                    let interrupted = || Err(Unsaved::Failed(words::SaveInterrupted.into()));
                    let result = result.unwrap_or_else(interrupted);
                    Message::Saved(path.clone(), holds.clone(), result)
                })
            }
            Err(reason) => {
                Self::tell_unsaved(shared, path.to_path_buf(), Unsaved::Failed(reason));
                Task::none()
            }
        }
    }

    /// The writing of what is at hand to a file, to be done elsewhere.
    ///
    /// # Errors
    /// Why there is nothing to write, or no way to write it.
    pub(crate) fn writing_to(
        &self,
        shared: &Shared,
        path: PathBuf,
        may_replace: bool,
    ) -> Result<Writing, Words> {
        let path = expanded(path);
        // A folder is not meant as the name of a game.
        if path.is_dir() || path.to_string_lossy().ends_with(std::path::is_separator) {
            return Err(words::WindowFileIsFolder.into());
        }
        match self.aside.clone() {
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
                let holds = Holds::Game(shared.session.revision());
                // Where it came from is of no use elsewhere.
                let saved = Saved { origin: None, ..self.to_keep(shared) };
                (Content::Game(Box::new(saved)), holds)
            }
            Form::Puzzle(format) => {
                let board = shared.session.puzzle().clone();
                let puzzle = written_puzzle(shared).ok_or(words::LockEmpty)?;
                let puzzle = Box::new(shared.names.titled(&board, puzzle));
                (Content::Puzzle(puzzle, format), Holds::Puzzle(board))
            }
        };
        Ok(Writing { path, holds, content, may_replace })
    }

    /// What is to be kept of the game, with the file that it came from. While its solution is found anew, the step that
    /// was shown is not forgotten.
    pub(crate) fn to_keep(&self, shared: &Shared) -> Saved {
        let saved = shared.own_session().saved();
        let titles = shared.names.titles(shared.own_session().puzzle());
        let shown = saved.shown.or(shared.keeper.resume);
        Saved { shown, origin: self.origin(), titles, ..saved }
    }

    /// Writes what has changed of the game and of what is preferred.
    pub(crate) fn keep(&self, shared: &mut Shared, preferences: Preferences) -> Task<Kept> {
        let at = (shared.mark(), shared.own_session().elapsed());
        let game = shared.keeper.is_due(at).then(|| (at, self.to_keep(shared)));
        shared.keeper.keep(game, preferences)
    }

    /// Writes over the file of which it was asked whether that may be.
    pub(crate) fn replace_file(&mut self, shared: &mut Shared) -> Task<Message> {
        match shared.notices.card.take() {
            Some(Card::Exists(path)) => self.save_to(shared, &path, true),
            other => {
                shared.notices.card = other;
                Task::none()
            }
        }
    }

    /// Asks for the path to write to where the system has no dialog for that.
    pub(crate) fn ask_for_path_to_save(&mut self, shared: &mut Shared) -> Task<Message> {
        let (path, typing) = match &shared.notices.card {
            // What was typed is there to be corrected.
            Some(Card::Unsaved(path, _) | Card::Exists(path)) => {
                (path.clone(), field::go_on(PATH_FIELD))
            }
            _ => (self.suggested(shared), field::replace(PATH_FIELD)),
        };
        shared.notices.card = Some(Card::SavePath(path.display().to_string()));
        shared.opened.leave_page();
        typing
    }

    /// Says that a file was written.
    pub(crate) fn tell_saved(
        &mut self,
        shared: &mut Shared,
        path: &Path,
        holds: &Holds,
    ) -> Task<Message> {
        let file = file_name(path);
        let place = folder_named(path);
        let words = match holds {
            Holds::Game(_) => Words::from(words::WindowSavedGame { file, place }),
            Holds::Exported => words::ExportSaved { file, place }.into(),
            Holds::Collected(count) => words::MakerSaved { count: *count, file, place }.into(),
            _ => words::WindowSavedPuzzle { file, place }.into(),
        };
        shared.notices.said = Some(Said::good(words));
        if matches!(
            shared.notices.card,
            Some(Card::SavePath(_) | Card::Unsaved(..) | Card::Exists(_))
        ) {
            shared.notices.card = None;
        }
        self.come_back(shared)
    }

    /// Tells that a file was not written, and asks whether one that is there may be written over.
    pub(crate) fn tell_unsaved(shared: &mut Shared, path: PathBuf, why: Unsaved) {
        shared.notices.card = Some(match why {
            Unsaved::Exists => Card::Exists(path),
            Unsaved::Failed(reason) => Card::Unsaved(path, reason),
        });
        shared.opened.leave_page();
    }

    /// Opens the page again from which something was to be saved.
    pub(crate) fn come_back(&mut self, shared: &mut Shared) -> Task<Message> {
        if shared.opened.come_back() && shared.opened.shows(Page::Puzzles) {
            return self.reveal_listed(shared);
        }
        Task::none()
    }

    /// The window's title: the file at hand, with a star if what is at hand is not in it.
    pub(crate) fn title(&self, shared: &Shared) -> String {
        let name = shared.look().say(&words::WindowName.into());
        let name = match shared.keeper.number() {
            Some(number) => format!("{name} ({number})"),
            None => name,
        };
        let name = match self.puzzle_name(shared) {
            Some(puzzle) if self.at_hand.is_none() => return format!("{puzzle} – {name}"),
            Some(puzzle) => format!("{puzzle} – {name}"),
            None => name,
        };
        let Some(file) = &self.at_hand else { return name };
        let is_other = match &file.holds {
            Holds::Game(revision) => *revision != shared.session.revision(),
            Holds::Puzzle(puzzle) => puzzle != shared.session.puzzle(),
            Holds::Other | Holds::Collected(_) | Holds::Exported => false,
        };
        let star = if is_other { "*" } else { "" };
        format!("{}{star} – {name}", file_name(&file.path))
    }

    /// What the puzzle at hand is called, if it has a name.
    fn puzzle_name(&self, shared: &Shared) -> Option<String> {
        let puzzle = shared.session.puzzle();
        match shared.names.named.as_ref().filter(|(board, _)| board == puzzle) {
            Some((_, Name::Said(words))) => return Some(shared.look().say(words)),
            Some((_, Name::Text(text))) => return Some(text.clone()),
            None => {}
        }
        let number = || {
            let number = self.list.as_ref()?.number_of(puzzle)?;
            Some(shared.look().say(&words::WindowPuzzleNumber { number }.into()))
        };
        shared.names.titles(puzzle).title.or_else(number)
    }
}

/// The path with the user's own folder in place of the tilde that it may begin with.
pub(super) fn expanded(path: PathBuf) -> PathBuf {
    match (path.strip_prefix("~"), storage::home()) {
        (Ok(rest), Some(home)) => home.join(rest),
        _ => path,
    }
}
