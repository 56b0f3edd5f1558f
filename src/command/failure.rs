//! Why a command did not end with 0, and how that is said.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::locale::Locale;
use crate::message::Message;

/// Why a command did not end with 0.
pub(crate) enum Failure {
    /// The answer is no, and was told.
    No,
    /// The input or the command is wrong.
    Wrong(Message),
    /// Writing failed; a closed pipe is no error.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Says on standard error what is wrong: exit status 2.
pub(super) fn report(locale: &Locale, message: &Message) -> ExitCode {
    // If even standard error is closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "duvod: {}", locale.say(message));
    ExitCode::from(2)
}
