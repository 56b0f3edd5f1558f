//! What a puzzle asks for and is not understood: it is named, and nobody solves the puzzle as if it were not there.

use crate::message::{Message, words};

/// So many places are listed; of more only the number is told.
const MOST_LISTED: usize = 4;

/// The most characters of a place that are repeated.
const LONGEST: usize = 60;

/// Something that a puzzle asks for and that is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmet {
    /// The field that asks for it, as the text calls it: `killercage`.
    pub name: String,
    /// Where it does, if that is not the whole field: `killercage[3].value`.
    pub place: String,
    /// What was expected there.
    pub expected: Expected,
}

/// What was expected in place of what is not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Expected {
    /// A field that is known.
    Known,
    /// A rule: it is only a drawing, of which no field says what it means.
    Rule,
    /// Cells such as its kind needs.
    Cells,
    /// Something written such as its kind needs.
    Value,
    /// Regions with as many cells as there are digits, since its meaning rests on regions.
    Regions,
    /// What can be set on this grid.
    Fit,
    /// That the grid has it on which the puzzle is to be read.
    Grid,
}

impl Unmet {
    /// What a whole field asks for.
    pub(super) fn field(name: &str, expected: Expected) -> Self {
        Self::at(name, name, expected)
    }

    /// What a field asks for at a place.
    pub(super) fn at(name: &str, place: &str, expected: Expected) -> Self {
        let short = |text: &str| text.chars().take(LONGEST).collect::<String>();
        Self { name: short(name), place: short(place), expected }
    }

    /// Returns what is to be said of it.
    pub fn message(&self) -> Message {
        let place = &self.place;
        match self.expected {
            Expected::Known => words::UnmetKnown { place }.into(),
            Expected::Rule => words::UnmetRule { place }.into(),
            Expected::Cells => words::UnmetCells { place }.into(),
            Expected::Value => words::UnmetValue { place }.into(),
            Expected::Regions => words::UnmetRegions { place }.into(),
            Expected::Fit => words::UnmetFit { place }.into(),
            Expected::Grid => words::UnmetGrid { place }.into(),
        }
    }
}

/// Returns what is to be said of all that a puzzle asks for and is not understood, the first of it in full; `None` if there is
/// nothing of that.
pub fn unmet_message<'a>(all: impl IntoIterator<Item = &'a Unmet>) -> Option<Message> {
    let all: Vec<&Unmet> = all.into_iter().collect();
    let listed: Vec<Message> = all.iter().take(MOST_LISTED).map(|unmet| unmet.message()).collect();
    let more = all.len() - listed.len();
    (!all.is_empty()).then(|| words::UnmetAll { more, unmet: listed }.into())
}
