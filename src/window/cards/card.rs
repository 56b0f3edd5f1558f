//! What is told on a card above what the panel says: what was wrong with an input or with a puzzle, and what is asked for.

use std::path::PathBuf;

use crate::sources::{Source, Unread};
use duvod::grid::CellSet;
use duvod::message::Message;
use duvod::session::Unanswered;

/// The name of the field for a path.
pub(crate) const PATH_FIELD: &str = "path";

/// What could not be read or written, and why.
pub(crate) type Trouble = (Message, Vec<Message>);

/// Something to be told that is not an answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Card {
    /// An input could not be read.
    Unread(Source, Unread),
    /// The puzzle is one of a list; perhaps it has several solutions, or none.
    Listed(Option<Unanswered>),
    /// Givens of the puzzle that was loaded collide.
    Colliding,
    /// These givens may be tries of the player's: it is asked whether they belong to the puzzle. Whether it is to be solved
    /// then, and not played.
    Afterthoughts(CellSet, bool),
    /// The puzzle at hand has several solutions, or none.
    Unanswered(Unanswered),
    /// What is kept between runs could not be read or written: what, and why.
    Trouble(Message, Vec<Message>),
    /// Something to know: what, and what follows from it.
    Notice(Message, Vec<Message>),
    /// Whether a text was loaded whole, and what was left out or assumed.
    LeftOut([Message; 2]),
    /// There is no file dialog here: the path is to be typed.
    Path(String),
    /// The path to write to is to be typed.
    SavePath(String),
    /// The file could not be written: why.
    Unsaved(PathBuf, Message),
    /// There is a file of that name already: it is asked whether it may be written over.
    Exists(PathBuf),
}

impl Card {
    /// Whether it is about the puzzle at hand, and of no use where that is not seen.
    pub(crate) fn is_of_puzzle(&self) -> bool {
        match self {
            Self::Listed(_)
            | Self::Colliding
            | Self::Afterthoughts(..)
            | Self::Unanswered(_)
            | Self::LeftOut(_) => true,
            Self::Unread(..)
            | Self::Trouble(..)
            | Self::Notice(..)
            | Self::Path(_)
            | Self::SavePath(_)
            | Self::Unsaved(..)
            | Self::Exists(_) => false,
        }
    }
}
