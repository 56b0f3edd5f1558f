//! Saving by itself: soon after every change, off the thread of the window, and restoring.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use iced::{Size, Task};

use super::preferences::Preferences;
use super::profiles::ProfileFiles;
use crate::formats;
use crate::grid::Cell;
use crate::message::Message as Words;
use crate::session::{Command, Saved};
use crate::storage::{self, Claim, Storage};
use crate::window::act::Tab;
use crate::window::background::background;
use crate::window::card::{Card, Trouble};
use crate::window::files::{Grids, Recent};
use crate::window::layout::{self, FIRST, FIRST_SIDE};
use crate::window::message::Message;
use crate::window::options::{Fixed, WindowError, WindowOptions};
use crate::window::state::Window;

/// How much time of play may be lost, since time alone is no reason to write at once.
const TIME_AT_STAKE: Duration = Duration::from_secs(5);

/// How long preferences wait for further changes: a window that is being resized changes many times a second.
const PREFERENCES_WAIT: Duration = Duration::from_millis(400);

/// What was saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The game.
    Session,
    /// The preferences.
    Preferences,
    /// Profiles of rules.
    Profiles,
}

/// By what a change of the game is known: its revision, the selection, whether it is explained, the shown step.
type Mark = (u64, Option<Cell>, bool, Option<usize>);

/// What keeps the game and the preferences.
#[derive(Debug, Default)]
pub(crate) struct Keeper {
    storage: Option<Storage>,
    /// Holds the place of the game against other windows, until the last was written.
    claim: Option<Claim>,
    /// What the command line has fixed: it wins over what is kept, and is not kept itself.
    pub(crate) fixed: Fixed,
    /// The preferences as they were read last, or as they began to be written.
    known: Preferences,
    /// The preferences as they were read or written last.
    confirmed: Preferences,
    /// The game that was written last, with its time.
    written: Option<(Mark, Duration)>,
    /// Whether the game, the preferences and profiles are being written.
    writing: [bool; 3],
    /// Held by who is writing; true once the last is written that will be, as the window closes.
    gate: Arc<Mutex<bool>>,
    /// Whether it was told that nothing can be written.
    told: bool,
    /// The step to be shown once the solution is found anew.
    pub(crate) resume: Option<usize>,
}

impl Keeper {
    /// What keeps things in this storage, at a place that no other window has.
    pub(crate) fn new(storage: Option<&Storage>, fixed: Fixed) -> Self {
        let claim = storage.and_then(Storage::claim);
        let storage = claim.as_ref().map(|claim| claim.storage.clone());
        Self { storage, claim, fixed, ..Self::default() }
    }

    /// The number of this window, if it is not the first one.
    pub(crate) fn number(&self) -> Option<usize> {
        self.claim.as_ref().map(|claim| claim.number).filter(|number| *number > 1)
    }

    /// That another window is open and has the other game.
    fn told_apart(&self) -> Option<Card> {
        let number = self.number()?;
        let title = Words::new("window-other-open").with("number", number);
        let how = Words::new("window-other-how").with("number", number);
        Some(Card::Notice(title, vec![how]))
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
                let words = Words::new("window-no-preferences").with("line", error.line());
                words.with("column", error.column().max(1))
            };
            Preferences::read(&text).map_err(fault)
        };
        let (found, problem) = read_file(&storage.preferences, read);
        self.known = found.unwrap_or_default();
        self.confirmed = self.known.clone();
        (self.known.clone(), problem)
    }

    /// The game that is kept; what is wrong with its file.
    fn session(&self, grids: &Grids) -> (Option<Saved>, Option<Trouble>) {
        let Some(storage) = &self.storage else { return (None, None) };
        let read = |text: String| grids.game(&text).map_err(|error| error.message());
        read_file(&storage.session, read)
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
        Err(error) => Words::new("window-file-other").with("reason", storage::trouble(&error)),
    };
    let aside = match storage::put_aside(path) {
        Ok(aside) => Words::new("window-put-aside").with("aside", aside.display().to_string()),
        Err(error) => Words::new("window-not-put-aside").with("reason", storage::trouble(&error)),
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let title = Words::new("window-file-unread").with("file", name);
    (None, Some((title, vec![reason, aside])))
}

/// All that is wrong on one card.
fn together(mut told: Vec<Trouble>) -> Option<Card> {
    if told.len() < 2 {
        return told.pop().map(|(title, details)| Card::Trouble(title, details));
    }
    let title = Words::new("window-troubles");
    let head = |title| Words::new("window-trouble").with("what", title);
    let details = told.into_iter().flat_map(|(title, details)| {
        std::iter::once(head(title)).chain(details).collect::<Vec<_>>()
    });
    Some(Card::Trouble(title, details.collect()))
}

impl Window {
    /// A window as it was left, by these options.
    ///
    /// # Errors
    /// As [`Window::new`].
    pub(crate) fn as_it_was(options: &WindowOptions) -> Result<(Self, Task<Message>), WindowError> {
        let mut keeper = Keeper::new(options.storage.as_ref(), options.fixed);
        let (preferences, problem) = keeper.preferences();
        let mut options = options.clone();
        let knowledge = Arc::make_mut(&mut options.knowledge);
        let (profiles, faults) = ProfileFiles::read(keeper.storage.clone(), knowledge);
        let mut window = Self::new(&preferred(&options, &preferences))?;
        (window.keeper, window.profiles) = (keeper, profiles);
        window.take(&preferences);
        let (saved, damaged) = window.keeper.session(&window.files.grids);
        let task = match saved {
            Some(saved) => {
                let origin = saved.origin.clone().filter(|_| options.file.is_none());
                let resumed = window.resume(saved, options.file.is_none());
                Task::batch([resumed, window.find_again(origin)])
            }
            None => window.apply(Command::Follow(preferences.rules)),
        };
        let troubles = together([problem, damaged, faults].into_iter().flatten().collect());
        window.greeting = troubles.or_else(|| window.keeper.told_apart());
        window.keeper.written = Some((window.state_mark(), window.session.elapsed()));
        window.redraw();
        Ok((window, task))
    }

    /// Takes what is preferred about looks.
    fn take(&mut self, preferences: &Preferences) {
        self.appearance.prefer(preferences.theme);
        self.appearance.colours = preferences.colours;
        self.play.moves_on = preferences.moves_on;
        self.play.lights_same = preferences.lights_same;
        self.play.entry = preferences.entry;
        self.play.shows_singles = preferences.shows_singles;
        self.answers.tab = Tab::ALL.get(preferences.tab).copied().unwrap_or_default();
        self.appearance.text_size = preferences.text_size;
        self.files.recent = Recent::from_texts(&preferences.recent);
        if let Some((width, height)) = preferences.size {
            self.appearance.size = Size::new(width, height);
        }
        self.appearance.lay_out();
    }

    /// Takes up a game; what was explained is solved again.
    fn resume(&mut self, saved: Saved, explains: bool) -> Task<Message> {
        let (explaining, shown) = (saved.explaining && explains, saved.shown);
        self.take_grid(&saved.geometry);
        let task = self.apply(Command::Restore(Box::new(saved)));
        if !explaining {
            return task;
        }
        self.keeper.resume = shown;
        Task::batch([task, self.apply(Command::Solve)])
    }

    /// What is preferred now. What the command line has fixed stays as it was kept.
    pub(crate) fn preferences(&self) -> Preferences {
        let Keeper { fixed, known, .. } = &self.keeper;
        let tag = self.locale().tag().to_owned();
        Preferences {
            language: if fixed.language { known.language.clone() } else { Some(tag) },
            theme: self.appearance.scheme,
            colours: self.appearance.colours,
            text_size: self.appearance.text_size,
            coordinates: if fixed.coordinates {
                known.coordinates
            } else {
                Some(self.locale().coordinates())
            },
            moves_on: self.play.moves_on,
            lights_same: self.play.lights_same,
            rules: self.session.play_rules(),
            profile: if fixed.profile {
                known.profile.clone()
            } else {
                Some(self.rules.profile.clone())
            },
            size: Some((self.appearance.size.width, self.appearance.size.height)),
            entry: self.play.entry,
            shows_singles: self.play.shows_singles,
            tab: Tab::ALL.iter().position(|tab| *tab == self.answers.tab).unwrap_or(0),
            recent: self.files.recent.to_texts(),
        }
    }

    fn state_mark(&self) -> Mark {
        let shown = self.session.shown().or(self.keeper.resume);
        (self.session.revision(), self.session.selected(), self.session.explains(), shown)
    }

    /// What is to be kept of the game, with the file that it came from. While its solution is found anew, the step that
    /// was shown is not forgotten.
    pub(crate) fn to_keep(&self) -> Saved {
        let saved = self.session.saved();
        Saved { shown: saved.shown.or(self.keeper.resume), origin: self.files.origin(), ..saved }
    }

    /// Writes what has changed, on a thread of its own. What changes meanwhile is written afterwards.
    pub(crate) fn keep(&mut self) -> Task<Message> {
        let Some(storage) = self.keeper.storage.clone() else { return Task::none() };
        let mut tasks = Vec::new();
        let (mark, time) = (self.state_mark(), self.session.elapsed());
        let is_new = self.keeper.written.is_none_or(|(known, before)| {
            known != mark || time < before || time >= before + TIME_AT_STAKE
        });
        if is_new && !self.keeper.writing[0] {
            self.keeper.writing[0] = true;
            self.keeper.written = Some((mark, time));
            let saved = self.to_keep();
            let path = storage.session;
            let write = move || write_session(&path, &saved);
            tasks.push(self.writing(Which::Session, write));
        }
        let preferences = self.preferences();
        if preferences != self.keeper.known && !self.keeper.writing[1] {
            self.keeper.writing[1] = true;
            self.keeper.known = preferences.clone();
            let before = self.keeper.confirmed.clone();
            let path = storage.preferences;
            let write = move || write_preferences(&path, &before, &preferences);
            tasks.push(self.writing(Which::Preferences, write));
        }
        if !self.keeper.writing[Which::Profiles as usize]
            && let Some(write) = self.profiles.begin_writing()
        {
            self.keeper.writing[Which::Profiles as usize] = true;
            tasks.push(self.writing(Which::Profiles, write));
        }
        Task::batch(tasks)
    }

    /// The writing of something, one thing at a time.
    fn writing(
        &self,
        which: Which,
        write: impl FnOnce() -> Result<(), Words> + Send + 'static,
    ) -> Task<Message> {
        let gate = Arc::clone(&self.keeper.gate);
        let work = move || {
            if which == Which::Preferences {
                thread::sleep(PREFERENCES_WAIT);
            }
            let closed = gate.lock().unwrap_or_else(PoisonError::into_inner);
            if *closed { Ok(()) } else { write() }
        };
        Task::perform(background(work), move |result| {
            Message::Kept(which, result.unwrap_or_else(|| Err(Words::new("system-other"))))
        })
    }

    /// Something was written, or could not be, which is told once.
    pub(crate) fn kept(&mut self, which: Which, result: Result<(), Words>) {
        self.keeper.writing[which as usize] = false;
        match result {
            Ok(()) => {
                self.keeper.told = false;
                if which == Which::Preferences {
                    self.keeper.confirmed = self.keeper.known.clone();
                }
            }
            Err(reason) if !self.keeper.told => {
                self.keeper.told = true;
                let reason = Words::new("window-file-other").with("reason", reason);
                let title = match which {
                    Which::Profiles => "profiles-not-kept",
                    Which::Session | Which::Preferences => "window-not-kept",
                };
                self.card = Some(Card::Trouble(Words::new(title), vec![reason]));
            }
            Err(_) => {}
        }
    }

    /// Writes everything at once, before the window is closed.
    pub(crate) fn keep_now(&mut self) {
        let Some(storage) = &self.keeper.storage else { return };
        let mut closed = self.keeper.gate.lock().unwrap_or_else(PoisonError::into_inner);
        *closed = true;
        // There is nobody left to tell.
        let _ = write_session(&storage.session, &self.to_keep());
        let (before, now) = (&self.keeper.confirmed, self.preferences());
        let _ = write_preferences(&storage.preferences, before, &now);
        let _ = self.profiles.write_all();
        // The game that was here is offered to the next window.
        drop(closed);
        self.keeper.claim = None;
    }
}

/// How large the window is to be when it opens, in the pixels that it is laid out in.
pub(crate) fn first_size(options: &WindowOptions) -> Size {
    let text = options.storage.as_ref().map(|storage| storage::read(&storage.preferences));
    let text = text.and_then(|read| read.ok().flatten());
    let kept = text.and_then(|text| Preferences::read(&text).ok()).unwrap_or_default();
    let size = kept.size.map_or(FIRST, |(width, height)| Size::new(width, height));
    size * (1.0 / layout::scale_of(kept.text_size, size, FIRST_SIDE))
}

/// The options as the user prefers them, where the command line has not fixed them.
fn preferred(options: &WindowOptions, preferences: &Preferences) -> WindowOptions {
    let mut options = options.clone();
    let fixed = options.fixed;
    let tag = preferences.language.as_deref().filter(|_| !fixed.language);
    let known = options.locales.iter().position(|locale| Some(locale.tag()) == tag);
    options.language = known.unwrap_or(options.language);
    if let Some(coordinates) = preferences.coordinates.filter(|_| !fixed.coordinates) {
        for locale in &mut options.locales {
            locale.set_coordinates(coordinates);
        }
    }
    let profile = preferences.profile.clone().filter(|_| !fixed.profile);
    if let Some(profile) = profile.filter(|name| options.knowledge.profile(name).is_some()) {
        options.rules.profile = profile;
    }
    options
}

fn write_session(path: &Path, saved: &Saved) -> Result<(), Words> {
    let text = formats::write_session(saved).map_err(|_| Words::new("system-other"))?;
    storage::write(path, &text).map_err(|error| storage::trouble(&error))
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
