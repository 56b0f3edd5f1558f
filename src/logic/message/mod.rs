//! What is to be said, free of any language.
//!
//! A [`Message`] is the id of a sentence and the named values that go into it. Explanations, errors
//! at a boundary and the window's own labels all give messages; only the library's `locale` turns one
//! into text. So the language can be changed without explaining anything again, and no logic
//! knows a language.
//!
//! Cells, digits and houses stay typed until the language declines them: a value is never text
//! that grammar would have to be applied to. [`Value::Text`] is for what has no grammar, such as a
//! file's name or a user's own input.
//!
//! Each message that the program says has a type of its own in [`words`], made from its texts: its fields are the values
//! that the message needs, and it becomes a [`Message`] by `into`.
//!
//! Invariant: of other rooms this one names only those of which it says something: what a grid calls its cells, digits and
//! houses, and what the core reports.

use std::borrow::Cow;
use std::fmt::Display;

use serde::{Serialize, Serializer};

mod of_core;
#[cfg(test)]
mod tests;
#[allow(
    non_upper_case_globals,
    reason = "constructors look alike, whether they take values or not"
)]
pub mod words;

pub use crate::grid::{Called, CellName, DigitName, HouseName, Place, Word};

/// One sentence, list item or label to be said: the id of its message and the values in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message {
    /// The id of the message in the files of every language; an attribute is written `id.attribute`.
    pub id: Cow<'static, str>,
    /// The values by the names that the message calls them by, in the order they were added.
    #[serde(serialize_with = "by_name")]
    pub args: Vec<(&'static str, Value)>,
}

/// The value that is said instead of a message that a language does not have.
const OTHERWISE: &str = "otherwise";

/// Writes values as a map from their names.
fn by_name<S: Serializer>(
    args: &[(&'static str, Value)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, value)| (name, value)))
}

impl Message {
    /// A message without values yet: for the constructors in [`words`], and for tests. Nothing else calls it.
    #[doc(hidden)]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// A message that belongs to data: a rule, a profile. It has no values.
    pub fn of_data(id: String) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// The name of a rule, by its id, on a grid with such areas.
    pub fn of_rule(rule: impl Display, area: Area) -> Self {
        let name = Self::of_data(format!("rule-{rule}")).with("area", area.key());
        let called = if let Area::Called(house) = area { vec![house] } else { Vec::new() };
        name.with("called", called)
    }

    /// The name of a kind of constraints, by its id. What it asks for stands [under](Message::under) it. A kind of a user's own
    /// may have no words in a language, where this is said instead.
    pub fn of_kind(kind: &str, asked: Asked, otherwise: Self) -> Self {
        let Asked { value, digits: (first, last), area } = asked;
        let name = Self::of_data(format!("constraint-{kind}")).with("value", value);
        let name = name.with("first", first).with("last", last).with("area", area.key());
        name.with(OTHERWISE, otherwise)
    }

    /// What is said in its place in a language that has no words for it.
    pub fn otherwise(&self) -> Option<&Self> {
        self.args.iter().find_map(|(name, value)| match value {
            Value::Message(message) if *name == OTHERWISE => Some(&**message),
            _ => None,
        })
    }

    /// What the words of data say under another heading.
    #[must_use]
    pub fn under(&self, heading: &str) -> Self {
        Self { id: format!("{}.{heading}", self.id).into(), args: self.args.clone() }
    }

    /// The same message with one more value, for the same. A value given before under that name is replaced.
    #[doc(hidden)]
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        let value = value.into();
        match self.args.iter_mut().find(|(known, _)| *known == name) {
            Some(slot) => slot.1 = value,
            None => self.args.push((name, value)),
        }
        self
    }
}

/// Says whether a character is none to be seen, but tells what is to be done with others: where they are to be shown, or in
/// which direction.
pub const fn is_command(found: char) -> bool {
    let is_direction =
        matches!(found, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}');
    let is_mark = matches!(found, '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{feff}');
    let is_control = matches!(found, '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}');
    is_control || is_direction || is_mark
}

/// What a message may carry.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Value {
    /// A whole number: a count, the number of a step.
    Number(i64),
    /// A number with decimal places: a rating, a time.
    Decimal(f64),
    /// A file's name, raw input and the like: shown as it is, never put through grammar.
    Text(String),
    /// One cell.
    Cell(CellName),
    /// Cells, in the order they are to be named.
    Cells(Vec<CellName>),
    /// One digit of the grid.
    Digit(DigitName),
    /// Digits, in the order they are to be named.
    Digits(Vec<DigitName>),
    /// One house.
    House(HouseName),
    /// Houses, in the order they are to be named.
    Houses(Vec<HouseName>),
    /// Digits in cells: "5 in A1, 3 in C4".
    Placements(Vec<(CellName, DigitName)>),
    /// Candidates struck out, each digit with its cells: "4 from B5, 9 from B5 and B6".
    Eliminations(Vec<(DigitName, Vec<CellName>)>),
    /// A message inside a message.
    Message(Box<Message>),
    /// Several messages, joined only by the language's list function.
    Messages(Vec<Message>),
}

/// What the words of a kind of constraints may speak of.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// What is written there, or what stands for it.
    pub value: Shown,
    /// The lowest and the highest digit.
    pub digits: (DigitName, DigitName),
    /// What the grid has for areas.
    pub area: Area,
}

/// Of which houses a rule speaks that looks at areas: what the grid has for them, or what a step has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// Blocks.
    Block,
    /// Regions of any form.
    Region,
    /// A diagonal.
    Diagonal,
    /// Blocks, and diagonals besides.
    BlockOrDiagonal,
    /// Nothing of the sort.
    None,
    /// Houses of several sorts.
    Several,
    /// A house that its grid calls by a word of its own, or one that follows from others.
    Called(HouseName),
}

impl Area {
    /// All of them that are no single group.
    pub const ALL: [Self; 5] =
        [Self::Block, Self::Region, Self::Diagonal, Self::BlockOrDiagonal, Self::None];

    /// What messages choose their words by.
    const fn key(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Region => "region",
            Self::Diagonal => "diagonal",
            Self::BlockOrDiagonal => "block-or-diagonal",
            Self::None => "none",
            Self::Several | Self::Called(_) => "called",
        }
    }
}

/// Each kind of value is made from what it holds.
macro_rules! value_from {
    ($($source:ty => $variant:ident),* $(,)?) => {
        $(impl From<$source> for Value {
            fn from(value: $source) -> Self {
                Self::$variant(value.into())
            }
        })*
    };
}

value_from! {
    i64 => Number,
    i32 => Number,
    u32 => Number,
    u16 => Number,
    u8 => Number,
    f64 => Decimal,
    String => Text,
    &str => Text,
    CellName => Cell,
    Vec<CellName> => Cells,
    DigitName => Digit,
    Vec<DigitName> => Digits,
    HouseName => House,
    Vec<HouseName> => Houses,
    Vec<(CellName, DigitName)> => Placements,
    Vec<(DigitName, Vec<CellName>)> => Eliminations,
    Message => Message,
    Vec<Message> => Messages,
}

impl From<usize> for Value {
    /// A count. What no grid could hold is shown as the largest number there is.
    fn from(value: usize) -> Self {
        Self::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Value {
    /// A count. What is beyond `i64` is shown as the largest number there is.
    fn from(value: u64) -> Self {
        Self::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

/// A number that a message tells, whole or with decimal places.
#[derive(Clone, Debug, PartialEq)]
pub struct Number(Value);

/// What a message shows as it is: text without grammar, or a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown(Value);

/// Each number of Rust's can be told, and shown.
macro_rules! number_from {
    ($($source:ty),*) => {
        $(impl From<$source> for Number {
            fn from(value: $source) -> Self {
                Self(value.into())
            }
        }

        impl From<$source> for Shown {
            fn from(value: $source) -> Self {
                Self(value.into())
            }
        })*
    };
}

number_from!(i64, i32, u64, u32, u16, u8, usize, f64);

impl From<Number> for Value {
    fn from(number: Number) -> Self {
        number.0
    }
}

impl From<&str> for Shown {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl From<&String> for Shown {
    fn from(text: &String) -> Self {
        text.as_str().into()
    }
}

impl From<String> for Shown {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl From<Shown> for Value {
    fn from(shown: Shown) -> Self {
        shown.0
    }
}
