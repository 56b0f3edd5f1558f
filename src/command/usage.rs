//! Mistakes on the command line, told in the user's language.

use std::io::Write;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::report;
use crate::locale::Locale;
use crate::message::Message;

/// Prints help or version, or says what is wrong with the command: the exit status for that.
pub(super) fn tell(locale: &Locale, error: &Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Help into a closed pipe is no error.
            let _ = write!(std::io::stdout(), "{}", error.render());
            ExitCode::SUCCESS
        }
        _ => report(locale, &message(error)),
    }
}

fn message(error: &Error) -> Message {
    let text = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = text(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => Message::new("usage-unknown").with("argument", argument),
        ErrorKind::InvalidSubcommand => {
            Message::new("usage-unknown").with("argument", text(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::NoEquals => {
            let value = text(ContextKind::InvalidValue);
            let valid = text(ContextKind::ValidValue);
            match (value.is_empty(), valid.is_empty()) {
                (true, _) => Message::new("usage-no-value").with("argument", argument),
                (false, true) => {
                    Message::new("usage-value").with("argument", argument).with("value", value)
                }
                (false, false) => Message::new("usage-choice")
                    .with("argument", argument)
                    .with("value", value)
                    .with("valid", valid),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            Message::new("usage-missing").with("argument", argument)
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::new("usage-no-subcommand")
        }
        ErrorKind::ArgumentConflict => Message::new("usage-conflict")
            .with("argument", argument)
            .with("other", text(ContextKind::PriorArg)),
        _ => Message::new("error-other").with("reason", error.kind().to_string()),
    }
}
