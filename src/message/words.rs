//! A type for each message, made from the texts of `locales/` when the program is built.
//!
//! `why-held-first` is [`WhyHeldFirst`]; its fields are the values that its texts tell, each of the type of the function that
//! tells it. A number, a shown text and an inner message may be given as whatever can be made into one.

use super::{CellName, DigitName, HouseName, Message, Number, Shown};

/// How much of a step is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Pattern, argument and consequence, as sentences: `step-…`.
    Full,
    /// An item in the list of a trial: `brief-…`.
    Brief,
}

/// A shape of steps, which is told in two lengths.
pub trait Shape {
    /// The message of that length.
    fn told(self, length: Length) -> Message;
}

include!(concat!(env!("OUT_DIR"), "/words.rs"));
