//! What can be wrong with a file of knowledge, and where.

use thiserror::Error;

use crate::grid::{CoordinateError, GeometryError, KindError, StateTextError};
use crate::message::{Message, words};
use crate::proof::schema::SchemaError;

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
    /// The folder is none of constraints, grids, rules, profiles and examples.
    #[error("the file is in none of the folders constraints, grids, rules, profiles and examples")]
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
    /// The id is not made of small letters, figures and hyphens.
    #[error("{0:?} is no id: small letters, figures and hyphens, a letter first")]
    Id(String),
    /// A rule that reasons with itself, or is a case of itself, directly or by way of others.
    #[error("{0:?} comes back to itself")]
    Circle(String),
    /// A number that is too small or too large.
    #[error("the field {field:?} is {found}; expected {least} to {most}")]
    Range {
        /// The field.
        field: String,
        /// What stands there; of a list its length.
        found: usize,
        /// The least it may be.
        least: usize,
        /// The most it may be.
        most: usize,
    },
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
    /// What a kind of constraint says cannot be understood.
    #[error("{0}")]
    Constraint(KindError),
    /// A pattern that cannot be understood.
    #[error("{0}")]
    Schema(SchemaError),
    /// A file whose rule says no pattern.
    #[error("the body is no Schema(…)")]
    NoSchema,
    /// A pattern whose conditions contradict each other.
    #[error("{0:?}: what must be so contradicts itself")]
    Never(String),
    /// A pattern that is not true.
    #[error("{0:?} is not true")]
    False(String),
    /// A pattern that could be neither proved nor refuted.
    #[error("{0:?} could not be proved")]
    Unproved(String),
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
    /// Returns the error as something to be said.
    pub fn message(&self) -> Message {
        let (file, line, column) = (&self.file, self.line, self.column);
        match &self.problem {
            Problem::Unknown { found, expected } => {
                words::KnowledgeErrorUnknown { column, expected, file, found, line }.into()
            }
            Problem::Missing(name) => {
                words::KnowledgeErrorMissing { column, file, line, name }.into()
            }
            Problem::Name(name) => words::KnowledgeErrorName { column, file, line, name }.into(),
            Problem::Id(name) => words::KnowledgeErrorId { column, file, line, name }.into(),
            Problem::Family(name) => {
                words::KnowledgeErrorFamily { column, file, line, name }.into()
            }
            Problem::Circle(name) => {
                words::KnowledgeErrorCircle { column, file, line, name }.into()
            }
            &Problem::Range { ref field, found, least, most } => {
                words::KnowledgeErrorRange { column, field, file, found, least, line, most }.into()
            }
            Problem::NoRule(name) => {
                words::KnowledgeErrorNoRule { column, file, line, name }.into()
            }
            Problem::Twice(name) => words::KnowledgeErrorTwice { column, file, line, name }.into(),
            Problem::Schema(error) => {
                let reason = pattern(error);
                words::KnowledgeErrorPattern { column, file, line, reason }.into()
            }
            Problem::Never(rule) => words::KnowledgeErrorNever { column, file, line, rule }.into(),
            Problem::False(rule) => words::KnowledgeErrorFalse { column, file, line, rule }.into(),
            Problem::Unproved(rule) => {
                words::KnowledgeErrorUnproved { column, file, line, rule }.into()
            }
            Problem::Value { field, reason } => {
                words::KnowledgeErrorValue { column, field, file, line, reason }.into()
            }
            Problem::Order { rule, general } => {
                words::KnowledgeErrorOrder { column, file, general, line, rule }.into()
            }
            Problem::Supposing { rule, plain } => {
                words::KnowledgeErrorSupposing { column, file, line, plain, rule }.into()
            }
            other => {
                words::KnowledgeErrorOther { column, file, line, reason: other.to_string() }.into()
            }
        }
    }
}

/// Returns what is wrong with a pattern as a part of a sentence.
fn pattern(error: &SchemaError) -> Message {
    match error {
        SchemaError::Unknown(name, sort) => words::PatternUnknown { name, sort: *sort }.into(),
        SchemaError::Twice(name) => words::PatternTwice { name }.into(),
        SchemaError::Name(name) => words::PatternName { name }.into(),
        SchemaError::Number(name) => words::PatternNumber { name }.into(),
        SchemaError::Index(name, number, count) => {
            words::PatternIndex { count: *count, name, number: *number }.into()
        }
        SchemaError::Several(name) => words::PatternSeveral { name }.into(),
        SchemaError::Count(name) => words::PatternCount { name }.into(),
        SchemaError::TooMany { what, most } => {
            words::PatternTooMany { most: *most, what: *what }.into()
        }
        SchemaError::Missing(_) => words::PatternMissing.into(),
    }
}
