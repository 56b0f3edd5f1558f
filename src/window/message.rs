//! What can happen in the window.

use std::time::Instant;

use iced::Rectangle;

use super::action::Action;
use super::board;
use super::book;
use super::files;
use super::page;
use super::panel;
use super::persistence::Which;
use super::practice;
use super::shared::SystemMessage;
use duvod::message::Message as Words;
use duvod::session::Outcome;

/// Something that happened, to which the window has to react.
#[derive(Clone, Debug)]
pub enum Message {
    /// The user asks for something, by a control.
    Act(Action),
    /// A key asks for something, which it may not reach.
    Key(Action),
    /// A field was left by its key.
    FieldLeft,
    /// The system tells something of the window.
    System(SystemMessage),
    /// The button of the open menu stands here.
    Located(Rectangle),
    /// Something happened about files.
    Files(files::Message),
    /// Time passes: while a puzzle is being solved or played, or something is said.
    Tick(Instant),
    /// The game or the preferences were written, or why not.
    Kept(Which, Result<(), Words>),
    /// The window is to be closed.
    Close(iced::window::Id),
    /// The work with this number came to an end.
    Finished(u64, Outcome),
    /// Something happened on the grid, or came of work for it.
    Board(board::Message),
    /// Something happened in the panel.
    Panel(panel::Message),
    /// Something happened in the rule book.
    Book(book::Message),
    /// Something happened in a page, or came of work for it.
    Page(page::Message),
    /// Something happened about practising.
    Practice(practice::Message),
}

impl From<Action> for Message {
    fn from(act: Action) -> Self {
        Self::Act(act)
    }
}

impl From<board::Message> for Message {
    fn from(message: board::Message) -> Self {
        Self::Board(message)
    }
}

impl From<panel::Message> for Message {
    fn from(message: panel::Message) -> Self {
        match message {
            panel::Message::Act(act) => Self::Act(act),
            panel::Message::PathTyped(path) => Self::Files(files::Message::PathTyped(path)),
            panel::Message::PathGiven => Self::Files(files::Message::PathGiven),
            panel::Message::NumberTyped(typed) => Self::Board(board::Message::NumberTyped(typed)),
            panel::Message::NumberGiven => Self::Board(board::Message::NumberGiven),
            message => Self::Panel(message),
        }
    }
}

impl From<practice::Message> for Message {
    fn from(message: practice::Message) -> Self {
        Self::Practice(message)
    }
}

impl From<book::Message> for Message {
    fn from(message: book::Message) -> Self {
        Self::Book(message)
    }
}

impl From<page::Message> for Message {
    fn from(message: page::Message) -> Self {
        match message {
            page::Message::Act(act) => Self::Act(act),
            page::Message::List(message) => Self::Files(files::Message::List(message)),
            page::Message::Comparison(message) => Self::Book(book::Message::Comparison(message)),
            message => Self::Page(message),
        }
    }
}
