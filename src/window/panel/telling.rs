//! How a step is told: in a sentence, or in the notation of experts if that is preferred.

use duvod::explanation::step_name;
use duvod::grid::{Candidates, Geometry};
use duvod::locale::Locale;
use duvod::message::Message as Words;
use duvod::notation;
use duvod::proof::Step;

/// The sentence of a step that is taken in a state, or the line that experts write for it.
pub(crate) fn told(
    sentence: &Words,
    (state, step): (&Candidates, &Step),
    (geometry, locale): (&Geometry, &Locale),
) -> String {
    if locale.is_terse() {
        let name = locale.say(&step_name(geometry, step));
        notation::brief(geometry, state, &name, step)
    } else {
        locale.say(sentence)
    }
}
