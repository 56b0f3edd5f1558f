//! The grid and what is done on it: playing, setting, and the solutions that are gone through.
//!
//! It has its own state and [`Message`], reacts to what is asked for on the grid, and knows no other screen.

mod acting;
mod digits;
mod playing;
mod selecting;
mod setting;
mod solutions;
mod view;

use std::sync::Arc;

use iced::Task;

use crate::action::EntryMode;
use crate::background::Hardness;
use crate::board_view::Sight;
use crate::board_view::grid::GridState;
use crate::persistence::Preferences;
use crate::play::Play;
use crate::play::at_hand::differs;
use crate::shared::{Changed, Shared};
use duvod::generator::Thinned;
use duvod::grid::{Cell, Geometry};
use duvod::knowledge::Level;
use duvod::picture::Scene;
use duvod::session::{FoundSolutions, Mode};
pub(crate) use view::{Shown, view};

/// Something that happened on the grid, or came of work for it.
#[derive(Clone, Debug)]
pub enum Message {
    /// The pointer is over this cell of the grid, or over none.
    Over(Option<Cell>),
    /// The search for a solution with this number came to its end.
    Found(u64, Option<Box<FoundSolutions>>),
    /// How hard the puzzle in play is was found out as the work with this number, or that it has no level.
    Gauged(u64, Option<(Level, u64)>),
    /// The looking through givens with this number came to its end.
    Thinned(u64, Option<Thinned>),
    /// The number of a solution is being typed.
    NumberTyped(String),
    /// It is complete.
    NumberGiven,
}

/// The grid and what is done on it.
pub(crate) struct Board {
    /// What of the grid is in sight.
    pub(crate) sight: Sight,
    /// How the puzzle is played.
    pub(crate) play: Play,
}

impl Board {
    /// The grid as it is drawn at first.
    pub(crate) fn new(shared: &Shared) -> Self {
        let (geometry, palette) = (shared.session.geometry(), shared.appearance.palette());
        let scene = Scene::of(geometry, shared.session.puzzle()).scene();
        let grid = GridState::new(Arc::clone(geometry), scene, *palette, shared.sizes());
        Self { sight: Sight::new(grid), play: Play::default() }
    }

    /// Reacts to what happened.
    pub(crate) fn update(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        match message {
            Message::Over(cell) => self.play.under = cell,
            Message::Found(number, found) => self.solutions_found(shared, number, found),
            Message::Gauged(number, hardness) => shared.gauge.take(number, hardness),
            Message::Thinned(number, thinned) => Self::thinned(shared, number, thinned.as_ref()),
            Message::NumberTyped(typed) => self.sight.browsing.typed = typed,
            Message::NumberGiven => return self.solution_number_given(shared),
        }
        Task::none()
    }

    /// Takes how one prefers to play.
    pub(crate) fn take_preferred(&mut self, preferences: &Preferences) {
        let play = &mut self.play;
        play.digit_first = preferences.digit_first;
        play.moves_on = preferences.moves_on;
        play.lights_same = preferences.lights_same;
        play.shows_under = preferences.shows_under;
        play.shows_level = preferences.shows_level;
        play.entry = preferences.entry;
        play.shows_singles = preferences.shows_singles;
    }

    /// Puts down how one prefers to play now.
    pub(crate) fn keep_preferred(&self, preferences: &mut Preferences) {
        let play = &self.play;
        preferences.digit_first = play.digit_first;
        preferences.moves_on = play.moves_on;
        preferences.lights_same = play.lights_same;
        preferences.shows_under = play.shows_under;
        preferences.shows_level = play.shows_level;
        preferences.entry = play.entry;
        preferences.shows_singles = play.shows_singles;
    }

    /// Finds out how hard the puzzle in play is, if that is to be seen.
    pub(crate) fn gauge_hardness(&self, shared: &mut Shared) -> Task<Message> {
        let is_wanted = shared.session.mode() == Mode::Playing && self.play.shows_level;
        let puzzle = is_wanted.then(|| (shared.session.geometry(), shared.session.puzzle()));
        let wanted = puzzle.map(|puzzle| (puzzle, &shared.rules));
        let background = &mut shared.background;
        let task = shared.gauge.request(wanted, &shared.knowledge, || background.next_number());
        task.map(|(number, hardness)| Message::Gauged(number, hardness))
    }

    /// How hard the puzzle at hand is, if that is known and to be seen.
    pub(crate) fn hardness(&self, shared: &Shared) -> Hardness {
        shared.known_hardness().filter(|_| self.play.shows_level)
    }

    /// Follows what has become of the puzzle.
    pub(crate) fn follow(&mut self, shared: &Shared, changed: &Changed) {
        if changed.is_entered_anew {
            (self.play.taken, self.play.entry) = (None, EntryMode::default());
        }
        if changed.is_other_mode {
            (self.sight.filter, self.sight.differences) = (None, false);
        }
        if changed.is_found {
            self.sight.differences = differs(&shared.session);
        }
    }

    /// Forgets what was found of other states than the one at hand.
    pub(crate) fn forget_stale(&mut self, shared: &mut Shared) {
        self.forget_stale_solutions(shared);
        Self::forget_stale_thinning(shared);
    }

    /// What is drawn of the grid.
    pub(crate) fn scene(&self) -> &Scene {
        self.sight.grid.scene()
    }

    /// Brings the drawing up to date.
    pub(crate) fn redraw(&mut self, shared: &Shared, geometry: &Arc<Geometry>, mut scene: Scene) {
        let appearance = &shared.appearance;
        scene.written = appearance.pencil();
        scene.digits = appearance.text_size.max(100);
        let grid = &mut self.sight.grid;
        grid.show(geometry, scene);
        grid.dress(*appearance.palette(), shared.sizes());
        grid.tells_over = self.play.shows_under;
    }

    /// Leaves what was found and is shown or looked for: givens that are not needed, or a solution; false if there is none.
    pub(crate) fn leave_found(&mut self, shared: &mut Shared) -> bool {
        shared.background.leave_thinning() || self.leave_solution(shared)
    }

    /// The field for the number of a solution was left: what was typed there is forgotten.
    pub(crate) fn leave_field(&mut self) -> Task<Message> {
        self.sight.browsing.typed.clear();
        Task::none()
    }

    /// Leaves the digit that stands out, or that was taken; false if there is none.
    pub(crate) fn leave_digit(&mut self) -> bool {
        self.sight.filter.take().is_some() || self.play.taken.take().is_some()
    }
}
