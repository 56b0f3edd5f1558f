//! How much of their words the buttons above and below the grid can show: measured, since languages differ.

use super::font::Purpose;
use super::layout::Form;
use super::measured::Type;
use duvod::locale::Locale;
use duvod::message::Message as Words;
use duvod::message::{words, words::Label};

/// The room on each side of a word on a load button, and where they stand close together.
pub(crate) const BESIDE: f32 = 12.0;
pub(crate) const CLOSE_BY: f32 = 8.0;

/// How much of its words a row of buttons shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wording {
    /// All that belongs to them.
    Full,
    /// Short words, without icons beside them.
    Short,
    /// Words alone, close together.
    Tight,
    /// Icons alone where there is one.
    Icons,
}

/// How wide a row must be for all words, for short ones, and for these with nothing beside them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Room {
    full: f32,
    short: f32,
    tight: f32,
}

impl Room {
    fn wording(self, width: f32) -> Wording {
        if width >= self.full {
            Wording::Full
        } else if width >= self.short {
            Wording::Short
        } else if width >= self.tight {
            Wording::Tight
        } else {
            Wording::Icons
        }
    }
}

/// How wide the rows above and below the grid must be for their words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rooms {
    load: Room,
    play: Room,
}

impl Rooms {
    /// Before words were measured: about as much as they need in most languages.
    pub(crate) const UNMEASURED: Self = Self {
        load: Room { full: 520.0, short: 450.0, tight: 380.0 },
        play: Room { full: 530.0, short: 470.0, tight: 470.0 },
    };

    /// The rooms that the words of a language need in a form.
    pub(crate) fn measured(locale: &Locale, form: Form) -> Self {
        Self { load: load_room(locale, form), play: play_room(locale, form) }
    }

    /// What the buttons above a grid of this width show.
    pub(crate) fn load(&self, grid: f32) -> Wording {
        self.load.wording(grid)
    }

    /// What the buttons below a grid of this width show in play.
    pub(crate) fn play(&self, grid: f32) -> Wording {
        self.play.wording(grid)
    }
}

/// How wide all of these words are in the type of a purpose.
fn width(locale: &Locale, form: Form, purpose: Purpose, labels: &[Label]) -> f32 {
    let (size, line) = purpose.size(form);
    // Where words stand on controls their type is no thinner than this.
    let set = Type { font: super::font::MEDIUM, size, line };
    labels.iter().map(|&label| set.width(&locale.say(&Words::from(label))).ceil()).sum()
}

/// The three buttons for loading, each with an icon and two with a sign that a menu opens; then those that empty the grid
/// and solve, with the gaps between.
fn load_room(locale: &Locale, form: Form) -> Room {
    let labels = [
        words::WindowExample,
        words::WindowFiles,
        words::WindowPaste,
        words::WindowReset,
        words::WindowSolve,
    ];
    let words = width(locale, form, Purpose::Control, &labels);
    let solve = if form == Form::Wide { 34.0 } else { 28.0 };
    let (icons, menus, beside, lines) = (3.0 * 24.0, 2.0 * 24.0, 4.0 * 24.0, 4.0);
    let short = words + menus + beside + lines + solve + 3.0 * 8.0;
    Room { full: short + icons, short, tight: short - menus - 3.0 * (2.0 * (BESIDE - CLOSE_BY)) }
}

/// What digit keys do, two buttons with words, and three with icons alone, with the gaps between.
fn play_room(locale: &Locale, form: Form) -> Room {
    let entries = [words::WindowDigits, words::WindowMarks, words::WindowColours];
    let (beside, tool) = if form == Form::Wide { (9.0, 32.0) } else { (8.0, 28.0) };
    let entries = width(locale, form, Purpose::Secondary, &entries) + 6.0 * beside + 4.0;
    let around = entries + 3.0 * tool + 2.0 * 4.0 + 4.0 * 6.0 + 4.0 * 9.0;
    let with = |labels: [Label; 2]| around + width(locale, form, Purpose::Control, &labels);
    let short = with([words::WindowFillMarksShort, words::WindowCheckShort]);
    Room { full: with([words::WindowFillMarks, words::WindowCheck]), short, tight: short }
}
