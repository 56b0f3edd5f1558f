//! What is asked for must be known before the arguments are parsed: in which language, and whether as JSON.

use std::ffi::OsString;

use crate::locale::Locale;
use crate::message::Message;

/// The language that the arguments ask for, or else the system's. It is looked for before the
/// arguments are parsed, so that mistakes in them are told in it.
///
/// # Errors
/// The language to complain in, and the complaint, when there is no such language.
pub(super) fn language(arguments: &[OsString]) -> Result<Locale, (Locale, Message)> {
    let arguments: Vec<&str> = arguments.iter().filter_map(|text| text.to_str()).collect();
    let before = arguments.iter().take_while(|argument| **argument != "--");
    let asked = before.enumerate().find_map(|(index, argument)| match *argument {
        "--lang" => arguments.get(index + 1).copied(),
        other => other.strip_prefix("--lang="),
    });
    let detected = Locale::detect();
    match (Locale::new(asked.unwrap_or(detected)), asked) {
        (Ok(locale), _) => Ok(locale),
        // A language that is only in the user's own knowledge folder is opened later.
        (Err(error), Some(_)) => match Locale::new(detected) {
            Ok(locale) if has_folder(&arguments) => Ok(locale),
            Ok(locale) => Err((locale, error.to_message())),
            Err(other) => unreachable!("an embedded language is whole: {other}"),
        },
        (Err(error), None) => unreachable!("an embedded language is whole: {error}"),
    }
}

/// Whether the arguments ask for answers as JSON, which holds for complaints about them too.
pub(super) fn is_json(arguments: &[OsString]) -> bool {
    arguments.iter().take_while(|argument| *argument != "--").any(|argument| argument == "--json")
}

fn has_folder(arguments: &[&str]) -> bool {
    arguments.iter().any(|argument| argument.starts_with("--knowledge"))
}
