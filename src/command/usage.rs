//! Mistakes on the command line, told in the user's language.

use std::io::Write;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::failure::Complaint;
use duvod::message::{Message, words};

/// What stands for a puzzle where the usage is told.
const PUZZLE: &str = "PUZZLE";

/// Prints help or version, or says what is wrong with the command: the exit status for that.
pub(super) fn tell(complaint: Complaint<'_>, error: &Error) -> u8 {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Help into a closed pipe is no error.
            let _ = write!(complaint.streams.clone(), "{}", wrapped(&error.render().to_string()));
            0
        }
        _ => complaint.wrong(&message(error)),
    }
}

/// How many characters a line of help has at most.
const WIDTH: usize = 100;

/// The same text with lines that are too long broken between words; what goes on stands below where the help began.
fn wrapped(text: &str) -> String {
    let mut lines = Vec::new();
    for line in text.lines() {
        let spec = line.len() - line.trim_start().len();
        let column = line[spec..].find("  ").map_or(spec, |gap| {
            let rest = &line[spec + gap..];
            spec + gap + rest.len() - rest.trim_start().len()
        });
        // Counted in characters, since words may have any letters.
        let column = line[..column].chars().count().min(WIDTH / 2);
        let mut rest = line.to_owned();
        while rest.chars().count() > WIDTH {
            let end = rest.char_indices().nth(WIDTH).map_or(rest.len(), |(at, _)| at);
            let blank = rest[..end].rfind(' ').filter(|&at| !rest[..at].trim().is_empty());
            let indent = " ".repeat(column);
            let Some(at) = blank.filter(|&at| rest[..at].chars().count() > column) else { break };
            let next = format!("{indent}{}", rest[at..].trim_start());
            lines.push(rest[..at].to_owned());
            rest = next;
        }
        lines.push(rest);
    }
    lines.join("\n") + "\n"
}

/// An argument without the signs of its form: `PUZZLE` of `[PUZZLE]`, `--generate` of `--generate <N>`.
fn named(argument: &str) -> String {
    let name = argument.split(" <").next().unwrap_or(argument);
    name.trim_matches(['[', ']', '.']).to_owned()
}

fn message(error: &Error) -> Message {
    let text = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    // Of several, each of which is one too many, the first will do.
    let first = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::Strings(texts)) => texts.first().cloned().unwrap_or_default(),
        _ => text(kind),
    };
    // That it may be repeated does not matter here.
    let argument = text(ContextKind::InvalidArg).trim_end_matches("...").to_owned();
    match error.kind() {
        ErrorKind::UnknownArgument => Message::from(words::UsageUnknown { argument }),
        ErrorKind::InvalidSubcommand => {
            Message::from(words::UsageUnknown { argument: text(ContextKind::InvalidSubcommand) })
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::NoEquals => {
            let value = text(ContextKind::InvalidValue);
            let valid = text(ContextKind::ValidValue);
            match (value.is_empty(), valid.is_empty()) {
                (true, _) => Message::from(words::UsageNoValue { argument }),
                (false, true) => Message::from(words::UsageValue { argument, value }),
                (false, false) => Message::from(words::UsageChoice { argument, valid, value }),
            }
        }
        ErrorKind::MissingRequiredArgument => Message::from(words::UsageMissing { argument }),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::from(words::UsageNoSubcommand)
        }
        ErrorKind::InvalidUtf8 => Message::from(words::UsageNotText),
        ErrorKind::ArgumentConflict => match first(ContextKind::PriorArg) {
            other if other == argument => Message::from(words::UsageTwice { argument }),
            other => {
                let [argument, other] = [argument, other].map(|name| named(&name));
                match (argument.as_str(), other.as_str()) {
                    // Nobody types what stands for a puzzle in the help.
                    (PUZZLE, _) => words::UsageConflictPuzzle { other }.into(),
                    (_, PUZZLE) => words::UsageConflictPuzzle { other: argument }.into(),
                    _ => Message::from(words::UsageConflict { argument, other }),
                }
            }
        },
        _ => Message::from(words::ErrorOther { reason: error.kind().to_string() }),
    }
}
