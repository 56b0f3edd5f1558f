//! How one prefers to play, as it is kept between runs.

use super::Board;
use crate::persistence::Preferences;

impl Board {
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
}
