//! Traces as JSON: what `explain --json` and `why --json` write and `verify` reads.

use thiserror::Error;

use crate::message::{Message, words};
use crate::proof::Trace;

/// Text that is no trace, with its place.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("line {line}, column {column}: {reason}")]
pub struct TraceError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What the reader says.
    pub reason: String,
}

impl TraceError {
    /// Returns the error as something to be said.
    pub fn message(&self) -> Message {
        Message::from(words::TraceError {
            line: self.line,
            column: self.column,
            reason: self.reason.as_str(),
        })
    }
}

/// Reads a trace. Whether the cells, digits and houses that it names exist in its grid is for
/// [`Trace::fits`] to say.
///
/// # Errors
/// [`TraceError`] says where the text is no trace.
pub fn read_trace(text: &str) -> Result<Trace, TraceError> {
    serde_json::from_str(text).map_err(|error| TraceError {
        line: error.line(),
        column: error.column(),
        reason: plain(&error),
    })
}

/// Writes a trace as one line of JSON; [`read_trace`] reads the same trace back.
///
/// # Errors
/// [`TraceError`] when it cannot be written, which no trace of this program's is known to cause.
pub fn write_trace(trace: &Trace) -> Result<String, TraceError> {
    serde_json::to_string(trace).map_err(|error| TraceError {
        line: error.line(),
        column: error.column(),
        reason: plain(&error),
    })
}

/// What the reader says, without the place, which is told apart.
pub(super) fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.split_once(" at line ") {
        Some((reason, _)) => reason.to_owned(),
        None => text,
    }
}
