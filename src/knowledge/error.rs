//! What can be wrong with a file of knowledge, and where.

use thiserror::Error;

use crate::grid::{CoordinateError, GeometryError, StateTextError};
use crate::message::Message;

/// A wrong file, with the place of what is wrong.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{file}:{line}:{column}: {problem}")]
pub struct KnowledgeError {
    /// The file's path below the knowledge folder.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a file of knowledge.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum Problem {
    /// A field or a choice that does not exist.
    #[error("unknown {found:?}; expected one of {expected}")]
    Unknown {
        /// What stands there.
        found: String,
        /// What might stand there, separated by commas.
        expected: String,
    },
    /// A field that must be there and is not.
    #[error("the field {0:?} is missing")]
    Missing(String),
    /// A field whose value has another type or form.
    #[error("the field {field:?} is wrong: {reason}")]
    Value {
        /// The field.
        field: String,
        /// What the reader says.
        reason: String,
    },
    /// Text that is not RON.
    #[error("{0}")]
    Syntax(String),
    /// The folder is none of grids, rules, profiles and examples.
    #[error("the file is in none of the folders grids, rules, profiles and examples")]
    Place,
    /// The id differs from the file's name.
    #[error("the name {0:?} is not the file's name")]
    Name(String),
    /// The rule is in the folder of another family.
    #[error("the rule belongs into the folder rules/{0}")]
    Family(String),
    /// Two files give the same id.
    #[error("{0:?} is there twice")]
    Twice(String),
    /// A rule that is named and does not exist.
    #[error("there is no rule {0:?}")]
    NoRule(String),
    /// A rule stands behind a more general one.
    #[error("{rule:?} must stand before the more general {general:?}")]
    Order {
        /// The special rule.
        rule: String,
        /// The general rule.
        general: String,
    },
    /// A rule that supposes something stands before one that supposes nothing.
    #[error("{rule:?}, which supposes something, must stand after {plain:?}")]
    Supposing {
        /// The rule that supposes something.
        rule: String,
        /// The rule that supposes nothing.
        plain: String,
    },
    /// The grid's sizes do not fit each other.
    #[error("{0}")]
    Grid(GeometryError),
    /// A state that cannot be read.
    #[error("{0}")]
    State(StateTextError),
    /// A cell that cannot be read.
    #[error("{0}")]
    Cell(CoordinateError),
    /// A conclusion that is not `CELL=DIGIT` or `CELL<>DIGIT`.
    #[error("{0:?} is no conclusion such as r1c1=4 or r1c1<>4")]
    Conclusion(String),
}

impl KnowledgeError {
    /// The error as something to be said.
    pub fn message(&self) -> Message {
        let id = match &self.problem {
            Problem::Unknown { .. } => "knowledge-error-unknown",
            Problem::Missing(_) => "knowledge-error-missing",
            Problem::Value { .. } => "knowledge-error-value",
            Problem::Name(_) => "knowledge-error-name",
            Problem::NoRule(_) => "knowledge-error-no-rule",
            Problem::Order { .. } => "knowledge-error-order",
            Problem::Supposing { .. } => "knowledge-error-supposing",
            Problem::Twice(_) => "knowledge-error-twice",
            _ => "knowledge-error-other",
        };
        let message = Message::new(id)
            .with("file", self.file.as_str())
            .with("line", self.line)
            .with("column", self.column);
        match &self.problem {
            Problem::Unknown { found, expected } => {
                message.with("found", found.as_str()).with("expected", expected.as_str())
            }
            Problem::Missing(name)
            | Problem::Name(name)
            | Problem::NoRule(name)
            | Problem::Twice(name) => message.with("name", name.as_str()),
            Problem::Value { field, reason } => {
                message.with("field", field.as_str()).with("reason", reason.as_str())
            }
            Problem::Order { rule, general } => {
                message.with("rule", rule.as_str()).with("general", general.as_str())
            }
            Problem::Supposing { rule, plain } => {
                message.with("rule", rule.as_str()).with("plain", plain.as_str())
            }
            other => message.with("reason", other.to_string()),
        }
    }
}
