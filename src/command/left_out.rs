//! What a puzzle asks for and is not understood: no command answers as if it were not there, unless it is told to leave it out.

use super::request::Request;
use super::teller::Teller;
use duvod::formats::{Unmet, WrittenPuzzle, unmet_message};
use duvod::message::{Message, words};

/// The name of the option that names what is to be left out.
pub(super) const IGNORE: &str = "ignore";

/// The most names that are repeated.
const MOST_NAMED: usize = 8;

/// The names of what is to be left out of a puzzle, each once.
///
/// # Errors
/// What to say of what it asks for besides and is not understood.
pub(super) fn left_out(ignored: &[&str], puzzle: &WrittenPuzzle) -> Result<Vec<String>, Message> {
    let is_ignored = |unmet: &&Unmet| ignored.contains(&unmet.name.as_str());
    let (left, unmet): (Vec<&Unmet>, Vec<&Unmet>) = puzzle.unmet.iter().partition(is_ignored);
    if let Some(message) = unmet_message(unmet.iter().copied()) {
        let options =
            names(unmet).into_iter().take(MOST_NAMED).map(|it| format!("--{IGNORE} {it}"));
        let options: Vec<String> = options.collect();
        return Err(words::UnmetIgnore { options: options.join(" "), unmet: message }.into());
    }
    Ok(names(left))
}

/// The names of fields, each once.
fn names(unmet: Vec<&Unmet>) -> Vec<String> {
    let mut names: Vec<String> = unmet.into_iter().map(|unmet| unmet.name.clone()).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The same, as it is asked for; what is left out is said.
///
/// # Errors
/// As [`left_out`].
pub(super) fn as_asked(
    request: &Request,
    teller: &Teller,
    puzzle: &WrittenPuzzle,
) -> Result<Vec<String>, Message> {
    let names = left_out(&request.texts(IGNORE), puzzle)?;
    if let Some(message) = left_out_message(&names) {
        teller.complain(&message);
    }
    Ok(names)
}

/// That this is left out, as asked; nothing if it is nothing.
pub(super) fn left_out_message(names: &[String]) -> Option<Message> {
    let shown: Vec<&str> = names.iter().take(MOST_NAMED).map(String::as_str).collect();
    (!names.is_empty()).then(|| words::UnmetLeftOut { fields: shown.join(", ") }.into())
}
