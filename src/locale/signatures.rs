//! What each function of the messages takes.
//!
//! Said once: the functions themselves, the check of a file and the build script, which makes a typed constructor of
//! each message, all read it here. So this file names nothing but the kinds.

use super::kinds::{Kind, Kinds};

/// Every list of things that can be counted.
const LISTS: [Kind; 6] =
    [Kind::Cells, Kind::Digits, Kind::Houses, Kind::Placements, Kind::Eliminations, Kind::Messages];

/// A number, or a list that has a length.
const COUNTABLE: Kinds =
    Kinds::of(&[Kind::Number, LISTS[0], LISTS[1], LISTS[2], LISTS[3], LISTS[4], LISTS[5]]);

/// The functions, with what their one value may be.
const ACCEPTED: [(&str, Kinds); 17] = [
    ("CELL", Kinds::of(&[Kind::Cell])),
    ("CELLS", Kinds::of(&[Kind::Cell, Kind::Cells])),
    ("DIGIT", Kinds::of(&[Kind::Digit])),
    ("DIGITS", Kinds::of(&[Kind::Digit, Kind::Digits])),
    ("HOUSE", Kinds::of(&[Kind::House])),
    ("HOUSES", Kinds::of(&[Kind::House, Kind::Houses])),
    ("KIND", Kinds::of(&[Kind::House, Kind::Houses])),
    ("PLACEMENTS", Kinds::of(&[Kind::Placements])),
    ("ELIMINATIONS", Kinds::of(&[Kind::Eliminations])),
    ("COUNT", COUNTABLE),
    ("LENGTH", Kinds::of(&LISTS)),
    ("ORDINAL", Kinds::of(&[Kind::Number])),
    ("LIST", Kinds::of(&[Kind::Messages])),
    ("MESSAGE", Kinds::of(&[Kind::Message])),
    ("SENTENCE", Kinds::of(&[Kind::Message])),
    ("CAPITAL", Kinds::of(&[Kind::Text])),
    ("NUMBER", Kinds::of(&[Kind::Number, Kind::Decimal])),
];

/// What the function of that name takes; none if there is no such function.
pub(super) fn accepted(name: &str) -> Option<Kinds> {
    ACCEPTED.iter().find(|(known, _)| *known == name).map(|(_, kinds)| *kinds)
}
