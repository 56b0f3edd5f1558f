//! What is preferred of what all screens share, as it is kept between runs.

use iced::Size;

use super::Shared;
use super::names::OfDay;
use crate::persistence::{Mark, Preferences};

impl Shared {
    /// Takes what is preferred of looks, and the puzzle of the day.
    pub(crate) fn take_preferred(&mut self, preferences: &Preferences) {
        let appearance = &mut self.appearance;
        appearance.prefer(preferences.theme);
        appearance.colours = preferences.colours;
        appearance.text_size = preferences.text_size;
        appearance.mark_size = preferences.mark_size;
        appearance.bold_marks = preferences.bold_marks;
        if let Some((width, height)) = preferences.size {
            appearance.size = Size::new(width, height);
        }
        appearance.lay_out();
        self.names.of_day = OfDay::taken(&preferences.chosen_on("day"));
    }

    /// Puts down what is preferred of them now. What the command line has fixed stays as it was kept.
    pub(crate) fn keep_preferred(&self, preferences: &mut Preferences) {
        let (fixed, known) = (self.keeper.fixed, self.keeper.known());
        let (appearance, locale) = (&self.appearance, self.locale());
        preferences.language =
            if fixed.language { known.language.clone() } else { Some(locale.tag().to_owned()) };
        preferences.coordinates =
            if fixed.coordinates { known.coordinates } else { Some(locale.coordinates()) };
        preferences.profile =
            if fixed.profile { known.profile.clone() } else { Some(self.rules.profile.clone()) };
        preferences.terse = locale.is_terse();
        preferences.theme = appearance.scheme;
        preferences.colours = appearance.colours;
        preferences.text_size = appearance.text_size;
        preferences.mark_size = appearance.mark_size;
        preferences.bold_marks = appearance.bold_marks;
        preferences.size = Some((appearance.size.width, appearance.size.height));
        preferences.rules = self.session.play_rules();
        let day = self.names.of_day.as_ref().map(OfDay::kept);
        preferences.keep_chosen("day", day.unwrap_or_default());
    }

    /// By what a change of the game is known that is kept.
    pub(crate) fn mark(&self) -> Mark {
        let session = self.own_session();
        let shown = session.shown().filter(|_| !session.tells_another());
        let shown = shown.or(self.keeper.resume);
        (session.revision(), session.selected(), session.explains(), shown)
    }
}
