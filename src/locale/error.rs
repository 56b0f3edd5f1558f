//! What can go wrong between a message and its text.
//!
//! Nothing here is shown to a player in a finished program: a missing word is a failing test. But
//! whoever writes a language of their own, or rules with words of their own, needs to be told the
//! file, the line and the reason, so every error says them, and [`LocaleError::to_message`] gives
//! them as a message like any other.

use std::fmt;

use crate::message::{Message, words};

/// Why a language could not be opened, or a message not be said.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LocaleError {
    /// There is no such language.
    #[error("no language {tag}; there are {}", .known.join(", "))]
    UnknownLanguage {
        /// The tag that was asked for.
        tag: String,
        /// The tags that there are.
        known: Vec<String>,
    },
    /// Message files could not be read. All faults of all files are here.
    #[error("{}", joined(.0))]
    Files(Vec<FileFault>),
    /// A message could not be said. The faults of messages inside it are here too.
    #[error("in language {language}: {}", joined(.faults))]
    Unsayable {
        /// The tag of the language.
        language: String,
        /// What is wrong, message by message.
        faults: Vec<MessageFault>,
    },
}

/// One fault of one message file, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFault {
    /// The file's name, as it was given.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong, in English.
    pub problem: String,
}

/// One fault met while a message was being said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageFault {
    /// The message's id, with its attribute if it is one.
    pub message: String,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The language has no such message, or the message has no text of its own.
    Missing,
    /// The text uses a value that the message does not carry.
    MissingArgument(String),
    /// The text treats a value as something that it is not.
    WrongType {
        /// The value's name.
        argument: String,
        /// What the text could use.
        expected: String,
        /// What the message carries.
        found: &'static str,
    },
    /// A decimal that is not finite, or too large to be written out: the value's name.
    NoNumber(String),
    /// A list that is to be told is empty: the function that was to tell it.
    EmptyList(&'static str),
    /// Fluent's own report.
    Fluent(String),
}

impl LocaleError {
    /// The same error as messages: one that says what kind of error it is, with the places and
    /// reasons in it.
    pub fn to_message(&self) -> Message {
        match self {
            Self::UnknownLanguage { tag, known } => {
                Message::from(words::LocaleUnknownLanguage { tag, known: known.join(", ") })
            }
            Self::Files(faults) => Message::from(words::LocaleFiles {
                faults: faults.iter().map(FileFault::to_message).collect(),
            }),
            Self::Unsayable { language, faults } => {
                Message::from(words::LocaleUnsayable { language, faults: joined(faults) })
            }
        }
    }
}

impl FileFault {
    /// The fault as a message.
    fn to_message(&self) -> Message {
        Message::from(words::LocaleFileFault {
            file: &self.file,
            line: self.line,
            column: self.column,
            problem: &self.problem,
        })
    }
}

impl fmt::Display for FileFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, problem } = self;
        write!(formatter, "{file}:{line}:{column}: {problem}")
    }
}

impl fmt::Display for MessageFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { message, problem } = self;
        match problem {
            Problem::Missing => write!(formatter, "there is no message {message}"),
            Problem::MissingArgument(argument) => {
                write!(formatter, "message {message} needs ${argument}")
            }
            Problem::WrongType { argument, expected, found } => {
                write!(formatter, "message {message} needs ${argument} as {expected}, not {found}")
            }
            Problem::NoNumber(argument) => {
                write!(formatter, "message {message} has no usable number as ${argument}")
            }
            Problem::EmptyList(function) => {
                write!(formatter, "message {message} has {function}() of nothing")
            }
            Problem::Fluent(report) => write!(formatter, "message {message}: {report}"),
        }
    }
}

/// Faults in one line.
fn joined<T: fmt::Display>(faults: &[T]) -> String {
    faults.iter().map(T::to_string).collect::<Vec<_>>().join("; ")
}
