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
    /// What is expected, in English.
    const fn shown(self) -> &'static str {
        match self {
            Self::Name => "the name of a rule and a colon",
            Self::Text(_) => "the text",
            Self::Digit => "a digit",
            Self::Cell => "a cell",
            Self::House => "a house",
            Self::Number => "a number",
            Self::Pattern => "a pattern",
            Self::StrongLink => "a strong link of the state",
            Self::Candidates => "all candidates of the cells, and no others,",
            Self::Wing => "a pivot and two pincers of the state",
            Self::Crossing => "cells of two houses that cross",
            Self::FirstNode => "the first node of the chain",
            Self::Role => "the part of a claim",
            Self::Statement => "a statement",
            Self::Shallower => "less nesting",
            Self::End => "the end of the text",
        }
    }

    /// What is expected, as it is told to the user.
    fn message(self) -> Message {
        match self {
            Self::Name => words::NotationExpectsName.into(),
            Self::Text(text) => words::NotationExpectsText { text }.into(),
            Self::Digit => words::NotationExpectsDigit.into(),
            Self::Cell => words::NotationExpectsCell.into(),
            Self::House => words::NotationExpectsHouse.into(),
            Self::Number => words::NotationExpectsNumber.into(),
            Self::Pattern => words::NotationExpectsPattern.into(),
            Self::StrongLink => words::NotationExpectsStrongLink.into(),
            Self::Candidates => words::NotationExpectsCandidates.into(),
            Self::Wing => words::NotationExpectsWing.into(),
            Self::Crossing => words::NotationExpectsCrossing.into(),
            Self::FirstNode => words::NotationExpectsFirstNode.into(),
            Self::Role => words::NotationExpectsRole.into(),
            Self::Statement => words::NotationExpectsStatement.into(),
            Self::Shallower => words::NotationExpectsShallower.into(),
            Self::End => words::NotationExpectsEnd.into(),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.shown())?;
        match self {
            Self::Text(text) => write!(formatter, " {text:?}"),
            _ => Ok(()),
        }
    }
}

impl NotationError {
    /// Returns the error as it is told to the user.
    pub fn message(&self) -> Message {
        words::NotationError { place: self.place, expected: self.expected.message() }.into()
    }
}
