//! Files: which one is at hand, which were used last, what is being read, and the puzzles of the one that was read last.
//!
//! It has its own state and [`Message`], and reacts with what all screens share. What concerns other screens it asks of them by a
//! [`Request`](crate::shared::Request).

mod acting;
mod again;
mod copying;
pub mod list;
mod listing;
mod loading;
mod rated_view;
pub(crate) mod ratings;
mod saving;
mod view;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;

pub(crate) use view::view;

use super::background::Awaited;
use super::background::QUIET;
use super::persistence::Preferences;
use super::sources::writing::{Aside, FileAtHand};
use super::sources::{Found, Grids, Holds, Loaded, Recent, Source, Unread, Unsaved, reading};
use duvod::session::Origin;
use list::List;
use ratings::Ratings;

/// A file dialog that is gone sooner than this was never there: no person is that quick.
const NO_DIALOG: Duration = Duration::from_millis(400);

/// Of so many files that were open before it is known what was rated of them.
const RATED: usize = 5;

/// Something that happened about files.
#[derive(Clone, Debug)]
pub enum Message {
    /// The dialog for a file to load was left.
    Chosen {
        /// The file, if one was chosen.
        path: Option<PathBuf>,
        /// When the dialog was asked for.
        asked: Instant,
    },
    /// The dialog for a file to write to was left.
    SaveChosen {
        /// The path, if one was chosen.
        path: Option<PathBuf>,
        /// When the dialog was asked for.
        asked: Instant,
    },
    /// A file was written that then holds this, or why not.
    Saved(PathBuf, Holds, Result<(), Unsaved>),
    /// A file is held over the window, or no longer.
    Hovered(bool),
    /// A file was dropped on the window.
    Dropped(PathBuf),
    /// The clipboard was read.
    Pasted(Option<String>),
    /// The text that was read for the question with this number was understood, or was not.
    Loaded(u64, Source, Result<Loaded, Unread>),
    /// The file that the kept game came from was read again, as the reading with this number.
    FoundAgain(u64, Option<Loaded>),
    /// Something happened in the list of the puzzles of a file.
    List(list::Message),
    /// The path that is being typed.
    PathTyped(String),
    /// The typed path is complete.
    PathGiven,
}

/// What others have to know.
#[derive(Debug)]
pub(crate) enum Event {
    /// The system has no dialog for choosing a file to load.
    NoDialog,
    /// The system has no dialog for choosing a file to write to.
    NoSaveDialog,
    /// What is at hand is to be written to this path; whether over a file that is there.
    Write(PathBuf, bool),
    /// It was written, and the file then holds this.
    Written(PathBuf, Holds),
    /// It was not written.
    Unwritten(PathBuf, Unsaved),
    /// A file was dropped on the window.
    Dropped(PathBuf),
    /// This was read.
    Read(Source, Loaded),
    /// There is no text on the clipboard.
    NothingPasted,
    /// Nothing could be read.
    Unread(Source, Unread),
    /// The file that the kept game came from holds this.
    FoundAgain(Origin, Loaded),
    /// Something of the list.
    List(list::Event),
    /// The path that is being typed.
    PathTyped(String),
    /// The typed path is complete.
    PathGiven,
}

/// A text that is being read. Dropping this ends it.
#[derive(Debug)]
struct BeingRead {
    started: Instant,
    /// For how long, as of the last look.
    elapsed: Duration,
    _work: Awaited,
}

/// What is known of files.
#[derive(Debug)]
pub(crate) struct Files {
    /// The grids of which puzzles are read.
    pub(crate) grids: Grids,
    /// The file that what is at hand was read from or written to.
    pub(crate) at_hand: Option<FileAtHand>,
    /// The file that a kept game came from, until that is found again.
    pub(crate) origin: Option<Origin>,
    /// The files that were used last.
    pub(crate) recent: Recent,
    /// Whether a file is held over the window.
    pub(crate) hovered: bool,
    /// How many times a text was to be read.
    pub(crate) reading: u64,
    /// The text that is being read.
    being_read: Option<BeingRead>,
    /// The puzzles of the file that was read last, if it holds several.
    pub(crate) list: Option<List>,
    /// What was rated in files that were open before, the last one first.
    rated: Vec<(Arc<Found>, Ratings)>,
    /// What a file is asked for, if it is not for what is at hand.
    pub(crate) aside: Option<Aside>,
}

impl Files {
    /// Knows of no file yet.
    pub(crate) fn new(grids: Grids) -> Self {
        Self {
            grids,
            at_hand: None,
            origin: None,
            recent: Recent::default(),
            hovered: false,
            reading: 0,
            being_read: None,
            list: None,
            rated: Vec::new(),
            aside: None,
        }
    }

    /// Takes which files were used last.
    pub(crate) fn take_preferred(&mut self, preferences: &Preferences) {
        self.recent = Recent::from_texts(&preferences.recent);
    }

    /// Puts down which files were used last.
    pub(crate) fn keep_preferred(&self, preferences: &mut Preferences) {
        preferences.recent = self.recent.to_texts();
    }

    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message) -> (Task<Message>, Option<Event>) {
        let event = match message {
            Message::Chosen { path: Some(path), .. } => return (self.read(path), None),
            Message::Chosen { path: None, asked } => {
                (asked.elapsed() < NO_DIALOG).then_some(Event::NoDialog)
            }
            // The dialog has asked whether a file of that very name may be written over.
            Message::SaveChosen { path: Some(path), .. } => {
                let may_replace = path.extension().is_some();
                Some(Event::Write(path, may_replace))
            }
            Message::SaveChosen { path: None, asked } => {
                (asked.elapsed() < NO_DIALOG).then_some(Event::NoSaveDialog)
            }
            Message::Saved(path, holds, Ok(())) => {
                // What was exported cannot be loaded.
                if holds != Holds::Exported {
                    self.recent.put(&path);
                }
                match holds {
                    Holds::Collected(_) | Holds::Exported => self.aside = None,
                    _ => self.take(Some(&path), holds.clone()),
                }
                Some(Event::Written(path, holds))
            }
            Message::Saved(path, _, Err(why)) => Some(Event::Unwritten(path, why)),
            Message::Hovered(hovered) => {
                self.hovered = hovered;
                None
            }
            Message::Dropped(path) => {
                self.hovered = false;
                Some(Event::Dropped(path))
            }
            Message::Pasted(text) => match text.filter(|text| !text.trim().is_empty()) {
                Some(text) => return (self.read_text(text), None),
                None => Some(Event::NothingPasted),
            },
            Message::Loaded(number, source, result) => self.loaded(number, source, result),
            Message::FoundAgain(number, found) => self.found_again(number, found),
            Message::PathTyped(path) => Some(Event::PathTyped(path)),
            Message::PathGiven => Some(Event::PathGiven),
            Message::List(message) => {
                let event = self.list.as_mut().and_then(|list| list.update(message));
                event.map(Event::List)
            }
        };
        (Task::none(), event)
    }

    /// Takes what was read. What was read for an older question than the last is of no use.
    fn loaded(
        &mut self,
        number: u64,
        source: Source,
        result: Result<Loaded, Unread>,
    ) -> Option<Event> {
        if number != self.reading {
            return None;
        }
        self.being_read = None;
        Some(match result {
            Ok(loaded) => {
                source.path().into_iter().for_each(|path| self.recent.put(path));
                Event::Read(source, loaded)
            }
            Err(unread) => Event::Unread(source, unread),
        })
    }

    /// Takes what the file of the kept game holds, if nothing else was read meanwhile.
    fn found_again(&mut self, number: u64, found: Option<Loaded>) -> Option<Event> {
        let origin = self.origin.take()?;
        let is_late = number != self.reading || self.list.is_some() || self.at_hand.is_some();
        found.filter(|_| !is_late).map(|found| Event::FoundAgain(origin, found))
    }

    /// Lists what was found. What was rated of the same before is known again.
    pub(crate) fn list_anew(&mut self, source: Source, found: Arc<Found>) {
        if let Some(before) = self.list.take()
            && let Some(rated) = before.rated()
        {
            self.rated.insert(0, rated);
        }
        let known = self.rated.iter().position(|(of, _)| *of == found);
        let known = known.map(|place| self.rated.remove(place).1);
        self.rated.truncate(RATED);
        self.list = Some(List::new(source, found, known.unwrap_or_default()));
    }

    /// Reads a file on a thread of its own.
    pub(crate) fn read(&mut self, path: PathBuf) -> Task<Message> {
        let grids = self.grids.clone();
        let source = Source::File(path.clone());
        self.start(source, move |cancelled| reading::read_file(&path, &grids, cancelled))
    }

    /// Reads what was on the clipboard.
    fn read_text(&mut self, text: String) -> Task<Message> {
        let grids = self.grids.clone();
        self.start(Source::Clipboard, move |cancelled| reading::read_text(&text, &grids, cancelled))
    }

    /// Reads off the thread of the window.
    fn start(
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

    /// Takes note of the time.
    pub(crate) fn poll(&mut self, now: Instant) {
        if let Some(list) = &mut self.list {
            list.ratings.poll(now);
        }
        if let Some(being_read) = &mut self.being_read {
            being_read.elapsed = now.saturating_duration_since(being_read.started);
        }
    }

    /// Reads no longer; false if nothing was being read.
    pub(crate) fn leave_reading(&mut self) -> bool {
        // What still comes is late.
        self.reading += u64::from(self.being_read.is_some());
        self.being_read.take().is_some()
    }

    /// Whether something is being read.
    pub(crate) fn is_reading(&self) -> bool {
        self.being_read.is_some()
    }

    /// Whether something is being read for so long that it is worth telling.
    pub(crate) fn is_reading_long(&self) -> bool {
        self.being_read.as_ref().is_some_and(|being_read| being_read.elapsed >= QUIET)
    }

    /// Takes note that what is at hand is from this file, or from none.
    pub(crate) fn take(&mut self, path: Option<&Path>, holds: Holds) {
        self.at_hand = path.map(|path| FileAtHand { path: path.to_path_buf(), holds });
    }

    /// The file that the puzzle at hand came from, and its number there. While it is not found again, the one that was kept.
    pub(crate) fn origin(&self) -> Option<Origin> {
        let of_list = || {
            let list = self.list.as_ref()?;
            let path = list.source.path()?.to_str()?.to_owned();
            Some(Origin { path, number: Some(list.loaded?) })
        };
        let of_file = || {
            let path = self.at_hand.as_ref()?.path.to_str()?.to_owned();
            Some(Origin { path, number: None })
        };
        of_list().or_else(of_file).or_else(|| self.origin.clone())
    }
}
