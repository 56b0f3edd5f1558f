//! Saving by itself as a part of the window: soon after every change, and restoring.

use std::collections::BTreeMap;

use iced::{Size, Task};

use crate::action::Tab;
use crate::cards::card::Card;
use crate::message::Message;
use crate::new_puzzles::lines;
use crate::persistence::{Chosen, Mark, Preferences, Which};
use crate::shared::names::OfDay;
use crate::sources::Recent;
use crate::state::Window;
use duvod::message::Message as Words;

impl Window {
    /// Takes what is preferred about looks.
    pub(crate) fn take(&mut self, preferences: &Preferences) {
        self.shared.appearance.prefer(preferences.theme);
        self.shared.appearance.colours = preferences.colours;
        self.board.play.digit_first = preferences.digit_first;
        self.board.play.moves_on = preferences.moves_on;
        self.board.play.lights_same = preferences.lights_same;
        self.board.play.shows_under = preferences.shows_under;
        self.board.play.shows_level = preferences.shows_level;
        self.board.play.entry = preferences.entry;
        self.board.play.shows_singles = preferences.shows_singles;
        self.games.level = preferences.level;
        self.answers.tab = Tab::ALL.get(preferences.tab).copied().unwrap_or_default();
        self.shared.appearance.text_size = preferences.text_size;
        self.shared.appearance.mark_size = preferences.mark_size;
        self.shared.appearance.bold_marks = preferences.bold_marks;
        self.files.recent = Recent::from_texts(&preferences.recent);
        if let Some((width, height)) = preferences.size {
            self.shared.appearance.size = Size::new(width, height);
        }
        self.practice.take(&preferences.practice, &self.shared.knowledge);
        self.take_chosen(preferences);
        self.shared.appearance.lay_out();
    }

    /// Takes what was chosen on pages.
    fn take_chosen(&mut self, preferences: &Preferences) {
        let of = |page: &str| preferences.chosen.get(page).cloned().unwrap_or_default();
        self.maker.choices.take(&of("maker"), &self.shared.knowledge);
        self.export.choices.take(&of("export"));
        self.laboratory.take_chosen(&of("compare"), &of("watch"));
        self.laboratory.tables.choices.take(&of("tables"), &self.shared.knowledge);
        self.shared.names.of_day = OfDay::taken(&of("day"));
    }

    /// What is chosen on pages, where it is not as at first.
    fn chosen(&self) -> BTreeMap<String, Chosen> {
        let (compare, watch) = self.laboratory.chosen();
        let pages = [
            ("maker", self.maker.choices.kept()),
            ("export", self.export.choices.kept()),
            ("compare", compare),
            ("watch", watch),
            ("tables", self.laboratory.tables.choices.kept(&self.shared.knowledge)),
            ("day", self.shared.names.of_day.as_ref().map(OfDay::kept).unwrap_or_default()),
        ];
        let named = pages.map(|(page, chosen)| (page.to_owned(), chosen));
        named.into_iter().collect()
    }

    /// What is preferred now. What the command line has fixed stays as it was kept.
    pub(crate) fn preferences(&self) -> Preferences {
        let (fixed, known) = (self.shared.keeper.fixed, self.shared.keeper.known());
        let tag = self.shared.locale().tag().to_owned();
        Preferences {
            language: if fixed.language { known.language.clone() } else { Some(tag) },
            theme: self.shared.appearance.scheme,
            colours: self.shared.appearance.colours,
            text_size: self.shared.appearance.text_size,
            mark_size: self.shared.appearance.mark_size,
            bold_marks: self.shared.appearance.bold_marks,
            coordinates: if fixed.coordinates {
                known.coordinates
            } else {
                Some(self.shared.locale().coordinates())
            },
            terse: self.shared.locale().is_terse(),
            digit_first: self.board.play.digit_first,
            moves_on: self.board.play.moves_on,
            lights_same: self.board.play.lights_same,
            shows_under: self.board.play.shows_under,
            shows_level: self.board.play.shows_level,
            rules: self.shared.session.play_rules(),
            profile: if fixed.profile {
                known.profile.clone()
            } else {
                Some(self.shared.rules.profile.clone())
            },
            size: Some((self.shared.appearance.size.width, self.shared.appearance.size.height)),
            entry: self.board.play.entry,
            shows_singles: self.board.play.shows_singles,
            level: self.games.level,
            tab: Tab::ALL.iter().position(|tab| *tab == self.answers.tab).unwrap_or(0),
            recent: self.files.recent.to_texts(),
            practice: self.practice.to_keep(),
            chosen: self.chosen(),
        }
    }

    pub(crate) fn state_mark(&self) -> Mark {
        let session = self.shared.own_session();
        let shown = session.shown().filter(|_| !session.tells_another());
        let shown = shown.or(self.shared.keeper.resume);
        (session.revision(), session.selected(), session.explains(), shown)
    }

    /// Writes what has changed.
    pub(crate) fn keep(&mut self) -> Task<Message> {
        let at = (self.state_mark(), self.shared.own_session().elapsed());
        let is_due = self.shared.keeper.is_due(at);
        let game = is_due.then(|| (at, self.files.to_keep(&self.shared)));
        let preferences = self.preferences();
        let task = self.shared.keeper.keep(game, preferences);
        let made = self.maker.keep_made(&mut self.shared);
        Task::batch(
            [task, made].map(|task| task.map(|(which, result)| Message::Kept(which, result))),
        )
    }

    /// Something was written, or could not be.
    pub(crate) fn kept(&mut self, which: Which, result: Result<(), Words>) {
        if which == Which::Made {
            self.maker.end_keeping(result.is_ok());
        }
        if let Some((title, reasons)) = self.shared.keeper.kept((which, result)) {
            self.shared.notices.card = Some(Card::Trouble(title, reasons));
        }
    }

    /// Writes everything at once, before the window is closed.
    pub(crate) fn keep_now(&mut self) {
        let (game, preferences) = (self.files.to_keep(&self.shared), self.preferences());
        // What was being made goes no further.
        let _ = self.maker.cancel();
        let made = lines(self.maker.unkept());
        self.shared.keeper.keep_now(&game, &preferences, &made);
    }
}
