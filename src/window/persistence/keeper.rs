//! What keeps the game, the preferences and the profiles in files, off the thread of the window.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use iced::Task;

use super::games::{self, Ended, PastGame};
use super::made;
use super::preferences::Preferences;
use super::profiles::ProfileFiles;
use crate::background::background;
use crate::cards::card::{Card, Trouble};
use crate::sources::Grids;
use duvod::grid::Cell;
use duvod::knowledge::Knowledge;
use duvod::message::{Message as Words, words};
use duvod::session;
use duvod::session::Saved;
use duvod::storage::{self, ClaimedPlace, Storage};

/// How much time of play may be lost, since time alone is no reason to write at once.
const TIME_AT_STAKE: Duration = Duration::from_secs(5);

/// How long preferences wait for further changes: a window that is being resized changes many times a second.
const PREFERENCES_WAIT: Duration = Duration::from_millis(400);

/// How long puzzles that are made wait for more of them, and what could not be written to be tried again.
const MADE_WAIT: Duration = Duration::from_secs(10);

/// What the command line has fixed, so that preferences do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fixed {
    /// The language.
    pub language: bool,
    /// How cells are called.
    pub coordinates: bool,
    /// The profile of rules.
    pub profile: bool,
}

/// What was saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The game.
    Session,
    /// The preferences.
    Preferences,
    /// Profiles of rules.
    Profiles,
    /// Games that came to their end.
    Games,
    /// Puzzles that were made.
    Made,
}

/// What was written, or why not.
pub(crate) type Kept = (Which, Result<(), Words>);

/// By what a change of the game is known: its revision, the selection, whether it is explained, the shown step.
pub(crate) type Mark = (u64, Option<Cell>, bool, Option<usize>);

/// What keeps the game and the preferences.
#[derive(Debug, Default)]
pub(crate) struct Keeper {
    storage: Option<Storage>,
    /// Holds the place of the game against other windows, until the last was written.
    claim: Option<ClaimedPlace>,
    /// What the command line has fixed: it wins over what is kept, and is not kept itself.
    pub(crate) fixed: Fixed,
    /// The preferences as they were read last, or as they began to be written.
    known: Preferences,
    /// The preferences as they were read or written last.
    confirmed: Preferences,
    /// The game that was written last, with its time.
    written: Option<(Mark, Duration)>,
    /// Whether the game, the preferences, profiles, games that ended and puzzles that were made are being written.
    writing: [bool; 5],
    /// When puzzles that were made began to be written last, and whether they were.
    made: Option<(Instant, bool)>,
    /// Held by who is writing; true once the last is written that will be, as the window closes.
    gate: Arc<Mutex<bool>>,
    /// Whether it was told that nothing can be written.
    told: bool,
    /// The step to be shown once the solution is found anew.
    pub(crate) resume: Option<usize>,
    /// The games that came to their end and are not written yet.
    ended: Vec<Ended>,
    /// How many of them began to be written last.
    begun: usize,
    /// The profiles of rules as they are kept.
    pub(crate) profiles: ProfileFiles,
}

impl Keeper {
    /// Keeps nothing but the profiles that the program knows.
    pub(crate) fn new(knowledge: &Knowledge) -> Self {
        Self { profiles: ProfileFiles::new(knowledge), ..Self::default() }
    }

    /// Keeps things in this storage, at a place that no other window has.
    pub(crate) fn of(storage: Option<&Storage>, fixed: Fixed) -> Self {
        let claim = storage.and_then(Storage::claim);
        let storage = claim.as_ref().map(|claim| claim.storage.clone());
        Self { storage, claim, fixed, ..Self::default() }
    }

    /// The number of this window, if it is not the first one.
    pub(crate) fn number(&self) -> Option<usize> {
        self.claim.as_ref().map(|claim| claim.number).filter(|number| *number > 1)
    }

    /// Reads the user's profiles into the knowledge; tells what cannot be understood.
    pub(crate) fn read_profiles(&mut self, knowledge: &mut Knowledge) -> Option<Trouble> {
        let (profiles, faults) = ProfileFiles::read(self.storage.clone(), knowledge);
        self.profiles = profiles;
        faults
    }

    /// That another window is open and has the other game.
    pub(crate) fn told_apart(&self) -> Option<Card> {
        let number = self.number()?;
        let title = words::WindowOtherOpen { number }.into();
        Some(Card::Notice(title, vec![words::WindowOtherHow { number }.into()]))
    }

    /// The games that came to their end and are not written yet.
    #[cfg(test)]
    pub(crate) fn ended(&self) -> &[Ended] {
        &self.ended
    }

    /// Whether the game is being written.
    #[cfg(test)]
    pub(crate) fn is_writing(&self) -> bool {
        self.writing[Which::Session as usize]
    }

    /// The preferences that are kept; what is wrong with their file, if it is damaged, which is then put aside.
    pub(crate) fn preferences(&mut self) -> (Preferences, Option<Trouble>) {
        let Some(storage) = &self.storage else { return Default::default() };
        let read = |text: String| {
            let fault = |error: serde_json::Error| {
                let (line, column) = (error.line(), error.column().max(1));
                Words::from(words::WindowNoPreferences { column, line })
            };
            Preferences::read(&text).map_err(fault)
        };
        let (found, problem) = read_file(&storage.preferences, read);
        self.known = found.unwrap_or_default();
        self.confirmed = self.known.clone();
        (self.known.clone(), problem)
    }

    /// The game that is kept; what is wrong with its file.
    pub(crate) fn session(&self, grids: &Grids) -> (Option<Saved>, Option<Trouble>) {
        let Some(storage) = &self.storage else { return (None, None) };
        let read = |text: String| grids.game(&text).map_err(|error| error.message());
        read_file(&storage.session, read)
    }

    /// Takes note that the game is kept as it is now.
    pub(crate) fn is_kept(&mut self, mark: Mark, time: Duration) {
        self.written = Some((mark, time));
    }

    /// What is kept of preferences; what the command line has fixed stays as it is there.
    pub(crate) fn known(&self) -> &Preferences {
        &self.known
    }

    /// Takes note of a game that came to its end.
    pub(crate) fn note(&mut self, ended: Ended) {
        self.ended.push(ended);
    }

    /// The file of the games that came to their end, if one is kept.
    pub(crate) fn games(&self) -> Option<&Path> {
        self.storage.as_ref().map(|storage| storage.games.as_path())
    }

    /// The sets of puzzles that were made and are kept, as who makes them reads each line: nothing if it is damaged, and
    /// nothing within if it means nothing in this run. What is wrong with the file, which is then put aside.
    pub(crate) fn made<T>(
        &self,
        read: impl Fn(&str) -> Option<Option<T>>,
    ) -> (Vec<T>, Option<Trouble>) {
        let Some(storage) = &self.storage else { return Default::default() };
        let mut sets = Vec::new();
        let trouble = read_file(&storage.made, |text| {
            let mut damaged = None;
            for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty()) {
                match read(line) {
                    Some(set) => sets.extend(set),
                    None => damaged = damaged.or(Some(number)),
                }
            }
            let fault = |line: usize| words::MakerSetDamaged { line: line.to_string() }.into();
            damaged.map(fault).map_or(Ok(()), Err)
        });
        (sets, trouble.1)
    }

    /// Whether sets that have changed are to be written now; those that will soon change again wait a little.
    pub(crate) fn may_write_made(&self, is_at_work: bool) -> bool {
        let waits = |(at, is_written): (Instant, bool)| {
            (is_at_work || !is_written) && at.elapsed() < MADE_WAIT
        };
        self.storage.is_some()
            && !self.writing[Which::Made as usize]
            && !self.made.is_some_and(waits)
    }

    /// Writes sets of puzzles that were made, each with when that was.
    pub(crate) fn write_made(
        &mut self,
        lines: impl FnOnce() -> Vec<(u64, String)> + Send + 'static,
    ) -> Task<Kept> {
        let Some(storage) = &self.storage else { return Task::none() };
        let path = storage.made.clone();
        self.made = Some((Instant::now(), true));
        self.write(Which::Made, lines, move |lines| write_made(&path, &lines))
    }

    /// The games that are not in their file yet.
    pub(crate) fn noted(&self) -> Vec<PastGame> {
        self.ended.iter().map(|ended| ended.game.clone()).collect()
    }

    /// Whether the game is to be written: it is another one than what was written last, or much time has passed.
    pub(crate) fn is_due(&self, (mark, time): (Mark, Duration)) -> bool {
        let is_new = self.written.is_none_or(|(known, before)| {
            known != mark || time < before || time >= before + TIME_AT_STAKE
        });
        is_new && self.storage.is_some() && !self.writing[Which::Session as usize]
    }

    /// Writes what has changed, off the thread of the window: the game if it is due, and the preferences.
    pub(crate) fn keep(
        &mut self,
        game: Option<((Mark, Duration), Saved)>,
        preferences: Preferences,
    ) -> Task<Kept> {
        let Some(storage) = self.storage.clone() else { return Task::none() };
        let mut tasks = Vec::new();
        if let Some((at, saved)) = game {
            self.written = Some(at);
            let path = storage.session;
            let write = move |()| write_session(&path, &saved);
            tasks.push(self.write(Which::Session, || (), write));
        }
        if preferences != self.known && !self.writing[Which::Preferences as usize] {
            self.known = preferences.clone();
            let (path, before) = (storage.preferences, self.confirmed.clone());
            let write = move |()| write_preferences(&path, &before, &preferences);
            let wait = || thread::sleep(PREFERENCES_WAIT);
            tasks.push(self.write(Which::Preferences, wait, write));
        }
        if !self.writing[Which::Profiles as usize]
            && let Some(write) = self.profiles.begin_writing()
        {
            tasks.push(self.write(Which::Profiles, || (), move |()| write()));
        }
        // What could not be written is tried again with the next one.
        if self.begun < self.ended.len() && !self.writing[Which::Games as usize] {
            let (path, ended) = (storage.games, self.ended.clone());
            self.begun = ended.len();
            let rate = move || ended.iter().map(Ended::rated).collect::<Vec<_>>();
            let write = move |games: Vec<PastGame>| write_games(&path, &games);
            tasks.push(self.write(Which::Games, rate, write));
        }
        Task::batch(tasks)
    }

    /// Writes something, one thing at a time. Only for the writing itself a window that closes waits, not for what has to be
    /// ready first.
    fn write<T>(
        &mut self,
        which: Which,
        ready: impl FnOnce() -> T + Send + 'static,
        write: impl FnOnce(T) -> Result<(), Words> + Send + 'static,
    ) -> Task<Kept> {
        self.writing[which as usize] = true;
        let gate = Arc::clone(&self.gate);
        let work = move || {
            let ready = ready();
            let closed = gate.lock().unwrap_or_else(PoisonError::into_inner);
            if *closed { Ok(()) } else { write(ready) }
        };
        Task::perform(background(work), move |result| {
            (which, result.unwrap_or_else(|| Err(words::SystemOther.into())))
        })
    }

    /// Takes note that something was written, or could not be, which is told once.
    pub(crate) fn kept(&mut self, (which, result): Kept) -> Option<Trouble> {
        self.writing[which as usize] = false;
        if let Some((_, is_written)) = self.made.as_mut().filter(|_| which == Which::Made) {
            *is_written = result.is_ok();
        }
        match result {
            Ok(()) => {
                self.told = false;
                if which == Which::Preferences {
                    self.confirmed = self.known.clone();
                }
                if which == Which::Games {
                    // What was noted meanwhile is written next.
                    drop(self.ended.drain(..self.begun));
                    self.begun = 0;
                }
                None
            }
            Err(reason) if !self.told => {
                self.told = true;
                let title = match which {
                    Which::Profiles => words::ProfilesNotKept.into(),
                    Which::Made => words::MakerNotKept.into(),
                    Which::Session | Which::Preferences | Which::Games => {
                        words::WindowNotKept.into()
                    }
                };
                Some((title, vec![words::WindowFileOther { reason }.into()]))
            }
            Err(_) => None,
        }
    }

    /// Writes everything at once, before the window is closed.
    pub(crate) fn keep_now(
        &mut self,
        game: &Saved,
        preferences: &Preferences,
        made: &[(u64, String)],
    ) {
        let Some(storage) = &self.storage else { return };
        let mut closed = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        *closed = true;
        // There is nobody left to tell.
        let _ = write_session(&storage.session, game);
        let _ = write_preferences(&storage.preferences, &self.confirmed, preferences);
        let _ = self.profiles.write_all();
        let noted = self.noted();
        if !noted.is_empty() {
            let _ = write_games(&storage.games, &noted);
        }
        if !made.is_empty() {
            let _ = write_made(&storage.made, made);
        }
        // The game that was here is offered to the next window.
        drop(closed);
        self.claim = None;
    }
}

/// Reads a file; what cannot be understood is put aside.
fn read_file<T>(
    path: &Path,
    read: impl FnOnce(String) -> Result<T, Words>,
) -> (Option<T>, Option<Trouble>) {
    let reason = match storage::read(path) {
        Ok(None) => return (None, None),
        Ok(Some(text)) => match read(text) {
            Ok(found) => return (Some(found), None),
            Err(reason) => reason,
        },
        Err(error) => words::WindowFileOther { reason: storage::trouble(&error) }.into(),
    };
    let aside = match storage::put_aside(path) {
        Ok(aside) => words::WindowPutAside { aside: aside.display().to_string() }.into(),
        Err(error) => words::WindowNotPutAside { reason: storage::trouble(&error) }.into(),
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    (None, Some((words::WindowFileUnread { file: name }.into(), vec![reason, aside])))
}

fn write_session(path: &Path, saved: &Saved) -> Result<(), Words> {
    let text = session::write_session(saved).map_err(|_| Words::from(words::SystemOther))?;
    storage::write(path, &text).map_err(|error| storage::trouble(&error))
}

fn write_games(path: &Path, games: &[PastGame]) -> Result<(), Words> {
    games::write(path, games).map_err(|error| storage::trouble(&error))
}

fn write_made(path: &Path, sets: &[(u64, String)]) -> Result<(), Words> {
    made::write(path, sets).map_err(|error| storage::trouble(&error))
}

/// Writes what has changed since `before` to what is kept now: another window may have changed something else.
fn write_preferences(
    path: &Path,
    before: &Preferences,
    preferences: &Preferences,
) -> Result<(), Words> {
    let change = || {
        let kept = storage::read(path).unwrap_or_default().unwrap_or_default();
        storage::write(path, &preferences.written_over(before, &kept)?)
    };
    storage::alone(path, change).map_err(|error| storage::trouble(&error))
}
