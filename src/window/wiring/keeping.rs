//! Saving by itself as a part of the window: soon after every change, and restoring.

use std::collections::BTreeMap;
use std::sync::Arc;

use iced::{Size, Task};

use crate::action::Tab;
use crate::cards::card::{Card, Trouble};
use crate::files::{Files, Recent};
use crate::look::layout;
use crate::look::layout::FIRST;
use crate::message::Message;
use crate::new_puzzles::batch::Batch;
use crate::new_puzzles::game::OfDay;
use crate::new_puzzles::sets;
use crate::options::{WindowError, WindowOptions};
use crate::persistence::{Chosen, Keeper, Kept, Mark, Preferences, Which};
use crate::state::Window;
use duvod::message::{Message as Words, words};
use duvod::session::{Command, Saved, Session};
use duvod::storage;

/// All that is wrong on one card.
fn together(mut told: Vec<Trouble>) -> Option<Card> {
    if told.len() < 2 {
        return told.pop().map(|(title, details)| Card::Trouble(title, details));
    }
    let head = |what| Words::from(words::WindowTrouble { what });
    let details = told.into_iter().flat_map(|(title, details)| {
        std::iter::once(head(title)).chain(details).collect::<Vec<_>>()
    });
    Some(Card::Trouble(words::WindowTroubles.into(), details.collect()))
}

impl Window {
    /// A window as it was left, by these options.
    ///
    /// # Errors
    /// As [`Window::new`].
    pub(crate) fn as_it_was(options: &WindowOptions) -> Result<(Self, Task<Message>), WindowError> {
        let mut keeper = Keeper::of(options.storage.as_ref(), options.fixed);
        let (preferences, problem) = keeper.preferences();
        let mut options = options.clone();
        let knowledge = Arc::make_mut(&mut options.knowledge);
        let faults = keeper.read_profiles(knowledge);
        let mut window = Self::new(&preferred(&options, &preferences))?;
        window.keeper = keeper;
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
        let unread = window.take_made();
        let all = [problem, damaged, unread, faults];
        let troubles = together(all.into_iter().flatten().collect());
        window.notices.greeting = troubles.or_else(|| window.keeper.told_apart());
        window.name_of_day();
        let mark = window.state_mark();
        window.keeper.is_kept(mark, window.session.elapsed());
        window.redraw();
        Ok((window, task))
    }

    /// Takes the puzzles that were made before; tells what of them cannot be understood. The rest is then written anew.
    fn take_made(&mut self) -> Option<Trouble> {
        let profile = self.knowledge.profile(&self.rules.profile);
        let rules = profile.map_or(&[][..], |profile| &profile.rules[..]);
        let read = |line: &str| match sets::read(line, &self.knowledge, rules) {
            Ok(set) => Some(Some(set)),
            Err(sets::Unread::UnknownGrid) => Some(None),
            Err(sets::Unread::Damaged) => None,
        };
        let (found, trouble) = self.keeper.made(read);
        self.maker.take_sets(found);
        if trouble.is_some() {
            self.maker.must_keep_sets();
        }
        trouble
    }

    /// Takes what is preferred about looks.
    fn take(&mut self, preferences: &Preferences) {
        self.appearance.prefer(preferences.theme);
        self.appearance.colours = preferences.colours;
        self.play.digit_first = preferences.digit_first;
        self.play.moves_on = preferences.moves_on;
        self.play.lights_same = preferences.lights_same;
        self.play.shows_under = preferences.shows_under;
        self.play.shows_level = preferences.shows_level;
        self.play.entry = preferences.entry;
        self.play.shows_singles = preferences.shows_singles;
        self.games.level = preferences.level;
        self.answers.tab = Tab::ALL.get(preferences.tab).copied().unwrap_or_default();
        self.appearance.text_size = preferences.text_size;
        self.appearance.mark_size = preferences.mark_size;
        self.appearance.bold_marks = preferences.bold_marks;
        self.files.recent = Recent::from_texts(&preferences.recent);
        if let Some((width, height)) = preferences.size {
            self.appearance.size = Size::new(width, height);
        }
        self.practice.take(&preferences.practice, &self.knowledge);
        self.take_chosen(preferences);
        self.appearance.lay_out();
    }

    /// Takes what was chosen on pages.
    fn take_chosen(&mut self, preferences: &Preferences) {
        let of = |page: &str| preferences.chosen.get(page).cloned().unwrap_or_default();
        self.maker.choices.take(&of("maker"), &self.knowledge);
        self.export.choices.take(&of("export"));
        self.laboratory.take_chosen(&of("compare"), &of("watch"));
        self.laboratory.tables.choices.take(&of("tables"), &self.knowledge);
        self.games.of_day = OfDay::taken(&of("day"));
    }

    /// What is chosen on pages, where it is not as at first.
    fn chosen(&self) -> BTreeMap<String, Chosen> {
        let (compare, watch) = self.laboratory.chosen();
        let pages = [
            ("maker", self.maker.choices.kept()),
            ("export", self.export.choices.kept()),
            ("compare", compare),
            ("watch", watch),
            ("tables", self.laboratory.tables.choices.kept(&self.knowledge)),
            ("day", self.games.of_day.as_ref().map(OfDay::kept).unwrap_or_default()),
        ];
        let named = pages.map(|(page, chosen)| (page.to_owned(), chosen));
        named.into_iter().collect()
    }

    /// Takes up a game; what was explained is solved again.
    fn resume(&mut self, saved: Saved, explains: bool) -> Task<Message> {
        let (explaining, shown) = (saved.explaining && explains, saved.shown);
        let titles = saved.titles.clone();
        self.take_grid(&saved.geometry);
        let task = self.apply(Command::Restore(Box::new(saved)));
        self.files.take_titles(self.session.puzzle(), Some(titles));
        if !explaining {
            return task;
        }
        self.keeper.resume = shown;
        Task::batch([task, self.apply(Command::Solve)])
    }

    /// What is preferred now. What the command line has fixed stays as it was kept.
    pub(crate) fn preferences(&self) -> Preferences {
        let (fixed, known) = (self.keeper.fixed, self.keeper.known());
        let tag = self.locale().tag().to_owned();
        Preferences {
            language: if fixed.language { known.language.clone() } else { Some(tag) },
            theme: self.appearance.scheme,
            colours: self.appearance.colours,
            text_size: self.appearance.text_size,
            mark_size: self.appearance.mark_size,
            bold_marks: self.appearance.bold_marks,
            coordinates: if fixed.coordinates {
                known.coordinates
            } else {
                Some(self.locale().coordinates())
            },
            terse: self.locale().is_terse(),
            digit_first: self.play.digit_first,
            moves_on: self.play.moves_on,
            lights_same: self.play.lights_same,
            shows_under: self.play.shows_under,
            shows_level: self.play.shows_level,
            rules: self.session.play_rules(),
            profile: if fixed.profile {
                known.profile.clone()
            } else {
                Some(self.rules.profile.clone())
            },
            size: Some((self.appearance.size.width, self.appearance.size.height)),
            entry: self.play.entry,
            shows_singles: self.play.shows_singles,
            level: self.games.level,
            tab: Tab::ALL.iter().position(|tab| *tab == self.answers.tab).unwrap_or(0),
            recent: self.files.recent.to_texts(),
            practice: self.practice.to_keep(),
            chosen: self.chosen(),
        }
    }

    fn state_mark(&self) -> Mark {
        let session = self.own_session();
        let shown = session.shown().filter(|_| !session.tells_another());
        let shown = shown.or(self.keeper.resume);
        (session.revision(), session.selected(), session.explains(), shown)
    }

    /// The user's own game, which is held aside while a rule is practised.
    fn own_session(&self) -> &Session {
        self.practice.aside().unwrap_or(&self.session)
    }

    /// What is to be kept of the game, with the file that it came from. While its solution is found anew, the step that
    /// was shown is not forgotten.
    pub(crate) fn to_keep(&self) -> Saved {
        saved(self.own_session(), &self.files, self.keeper.resume)
    }

    /// Writes what has changed.
    pub(crate) fn keep(&mut self) -> Task<Message> {
        let (mark, time) = (self.state_mark(), self.own_session().elapsed());
        let preferences = self.preferences();
        let own = self.practice.aside().unwrap_or(&self.session);
        let (session, files, resume) = (own, &self.files, self.keeper.resume);
        let task = self.keeper.keep((mark, time), || saved(session, files, resume), preferences);
        let made = self.keep_made();
        Task::batch(
            [task, made].map(|task| task.map(|(which, result)| Message::Kept(which, result))),
        )
    }

    /// Writes the puzzles that were made and are not kept yet.
    fn keep_made(&mut self) -> Task<Kept> {
        let is_due = self.maker.unkept().next().is_some();
        if !is_due || !self.keeper.may_write_made(self.maker.is_at_work()) {
            return Task::none();
        }
        let sets = self.maker.begin_keeping();
        self.keeper.write_made(move || lines(sets.iter()))
    }

    /// Something was written, or could not be.
    pub(crate) fn kept(&mut self, which: Which, result: Result<(), Words>) {
        if which == Which::Made {
            self.maker.end_keeping(result.is_ok());
        }
        if let Some((title, reasons)) = self.keeper.kept((which, result)) {
            self.notices.card = Some(Card::Trouble(title, reasons));
        }
    }

    /// Writes everything at once, before the window is closed.
    pub(crate) fn keep_now(&mut self) {
        let (game, preferences) = (self.to_keep(), self.preferences());
        // What was being made goes no further.
        let _ = self.maker.cancel();
        let made = lines(self.maker.unkept());
        self.keeper.keep_now(&game, &preferences, &made);
    }
}

/// The lines of sets of puzzles, each with when it was made.
fn lines<'a>(sets: impl Iterator<Item = &'a Batch>) -> Vec<(u64, String)> {
    sets.filter_map(|set| Some((set.at, sets::line(set)?))).collect()
}

/// What is to be kept of the game.
fn saved(session: &Session, files: &Files, resume: Option<usize>) -> Saved {
    let saved = session.saved();
    let titles = files.titles(session.puzzle());
    Saved { shown: saved.shown.or(resume), origin: files.origin(), titles, ..saved }
}

/// How large the window is to be when it opens, in the pixels that it is laid out in.
pub(crate) fn first_size(options: &WindowOptions) -> Size {
    let text = options.storage.as_ref().map(|storage| storage::read(&storage.preferences));
    let text = text.and_then(|read| read.ok().flatten());
    let kept = text.and_then(|text| Preferences::read(&text).ok()).unwrap_or_default();
    let size = kept.size.map_or(FIRST, |(width, height)| Size::new(width, height));
    size * (1.0 / layout::scale_of(kept.text_size, size))
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
    for locale in &mut options.locales {
        locale.set_terse(preferences.terse);
    }
    let profile = preferences.profile.clone().filter(|_| !fixed.profile);
    if let Some(profile) = profile.filter(|name| options.knowledge.profile(name).is_some()) {
        options.rules.profile = profile;
    }
    options
}
