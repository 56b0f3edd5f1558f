//! A type for each message, made from the texts of `locales/` when the program is built.
//!
//! `why-held-first` is [`WhyHeldFirst`]; its fields are the values that its texts tell, each of the type of the function that
//! tells it. A number, a shown text and an inner message may be given as whatever can be made into one.
//!
//! A message without values is a constant of one type, [`Label`], so that tables can hold it.

use super::{CellName, DigitName, HouseName, Message, Number, Shown};

/// How much of a step is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Pattern, argument and consequence, as sentences: `step-…`.
    Full,
    /// An item in the list of a trial: `brief-…`.
    Brief,
}

/// The words of a step, which is told in two lengths.
pub trait StepWording {
    /// The message of that length.
    fn told(self, length: Length) -> Message;
}

/// A message that has no values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(&'static str);

impl Label {
    /// The id of the message.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl From<Label> for Message {
    fn from(label: Label) -> Self {
        Self::new(label.0)
    }
}

include!(concat!(env!("OUT_DIR"), "/words.rs"));
