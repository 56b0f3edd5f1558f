//! What is wrong with a text in the notation, and where.

use std::fmt;

use thiserror::Error;

use crate::message::{Message, words};

/// Why a text was not read, and the place that shows it.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("character {place}: {expected} was expected")]
pub struct NotationError {
    /// The character, from 1. One more than the text has when its end is meant.
    pub place: usize,
    /// What was expected there.
    pub expected: Expected,
}

/// What a text in the notation should have had at some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The name of the rule, and a colon.
    Name,
    /// Exactly this text.
    Text(&'static str),
    /// A digit of the grid.
    Digit,
    /// A cell of the grid.
    Cell,
    /// A house of the grid.
    House,
    /// A number in figures that is not too large.
    Number,
    /// The beginning of some pattern.
    Pattern,
    /// Two nodes of which one is true in the state: they are all places of their digit in a house.
    StrongLink,
    /// Digits that are just the candidates of their cells in the state.
    Candidates,
    /// Three cells of the state in one of which the first two digits are left, and in each of the others one
    /// of these and the third.
    Wing,
    /// Cells of two houses that cross, the first of them in both.
    Crossing,
    /// The node that the chain began with.
    FirstNode,
    /// The part that a claim plays.
    Role,
    /// What a claim states.
    Statement,
    /// Fewer cases within cases.
    Shallower,
    /// The end of the text.
    End,
}

impl Expected {
    /// The message of what is expected, and what it is in English.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Name => ("notation-expects-name", "the name of a rule and a colon"),
            Self::Text(_) => ("notation-expects-text", "the text"),
            Self::Digit => ("notation-expects-digit", "a digit"),
            Self::Cell => ("notation-expects-cell", "a cell"),
            Self::House => ("notation-expects-house", "a house"),
            Self::Number => ("notation-expects-number", "a number"),
            Self::Pattern => ("notation-expects-pattern", "a pattern"),
            Self::StrongLink => ("notation-expects-strong-link", "a strong link of the state"),
            Self::Candidates => {
                ("notation-expects-candidates", "all candidates of the cells, and no others,")
            }
            Self::Wing => ("notation-expects-wing", "a pivot and two pincers of the state"),
            Self::Crossing => ("notation-expects-crossing", "cells of two houses that cross"),
            Self::FirstNode => ("notation-expects-first-node", "the first node of the chain"),
            Self::Role => ("notation-expects-role", "the part of a claim"),
            Self::Statement => ("notation-expects-statement", "a statement"),
            Self::Shallower => ("notation-expects-shallower", "less nesting"),
            Self::End => ("notation-expects-end", "the end of the text"),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.words().1)?;
        match self {
            Self::Text(text) => write!(formatter, " {text:?}"),
            _ => Ok(()),
        }
    }
}

impl NotationError {
    /// The error as it is told to the user.
    pub fn message(&self) -> Message {
        let expected = Message::new(self.expected.words().0);
        let expected = match self.expected {
            Expected::Text(text) => expected.with("text", text),
            _ => expected,
        };
        Message::from(words::NotationError { place: self.place, expected })
    }
}
