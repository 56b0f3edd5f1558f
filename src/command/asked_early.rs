//! What is asked for must be known before the arguments are parsed: in which language, and whether as JSON.

use std::ffi::OsString;

use duvod::locale::Locale;
use duvod::message::Message;

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

/// The fewest signs of a puzzle that is written as an argument.
const FEWEST_SIGNS: usize = 16;

/// The arguments as people mean them: `help COMMAND` asks for the help of the command, and a puzzle that begins with the
/// sign `-` for an empty cell is no option.
pub(super) fn as_meant(mut arguments: Vec<OsString>) -> Vec<OsString> {
    if arguments.get(1).is_some_and(|first| first == "help") {
        let _ = arguments.remove(1);
        arguments.push("--help".into());
    }
    arguments.into_iter().map(|argument| with_dots(&argument).unwrap_or(argument)).collect()
}

/// A puzzle that begins with `-`, with `.` in its place.
fn with_dots(argument: &OsString) -> Option<OsString> {
    let text =
        argument.to_str().filter(|text| text.starts_with('-') && text.len() >= FEWEST_SIGNS)?;
    let is_sign = |it: char| it.is_ascii_digit() || "-.+_*".contains(it);
    text.chars().all(is_sign).then(|| text.replace('-', ".").into())
}

fn has_folder(arguments: &[&str]) -> bool {
    arguments.iter().any(|argument| argument.starts_with("--knowledge"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_meant_is_understood() {
        let meant = |arguments: &[&str]| -> Vec<OsString> {
            as_meant(arguments.iter().map(OsString::from).collect())
        };
        assert_eq!(meant(&["duvod", "help", "check"]), ["duvod", "check", "--help"]);
        assert_eq!(meant(&["duvod", "help"]), ["duvod", "--help"]);
        assert_eq!(meant(&["duvod", "check", "--1-234----------"])[2], "..1.234..........");
        assert_eq!(meant(&["duvod", "check", "--json", "-h", "-"])[2..], ["--json", "-h", "-"]);
    }
}
