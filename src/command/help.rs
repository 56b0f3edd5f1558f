//! `duvod help COMMAND`: whether there is a command of which help is asked for.

use std::ffi::OsString;

use clap::Command;

use super::rules;
use duvod::message::{Message, words};

/// The words behind `help`: the command of which help is asked for, and perhaps a command of that.
pub(super) fn asked_of(arguments: &[OsString]) -> Vec<String> {
    let [_, first, rest @ ..] = arguments else { return Vec::new() };
    if first != "help" {
        return Vec::new();
    }
    let words = rest.iter().map(|word| word.to_string_lossy().into_owned());
    words.take_while(|word| !word.starts_with('-')).collect()
}

/// That there is no such command, with those that there are.
pub(super) fn unknown(of: &[String], declared: &Command) -> Option<Message> {
    let mut within = declared;
    for text in of.iter().map(String::as_str) {
        // A command without commands of its own has what is asked for.
        let _ = within.get_subcommands().next()?;
        let Some(found) = within.find_subcommand(text) else {
            let known: Vec<&str> = within.get_subcommands().map(Command::get_name).collect();
            let known = known.join(", ");
            return Some(match nearest(text, within) {
                Some(near) => words::UsageNoHelpNear { known, near, text }.into(),
                None => words::UsageNoHelp { known, text }.into(),
            });
        };
        within = found;
    }
    None
}

/// The command whose name is nearest to what was typed.
pub(super) fn nearest<'c>(text: &str, within: &'c Command) -> Option<&'c str> {
    let names = within.get_subcommands().map(Command::get_name);
    let near = names.filter_map(|name| Some((rules::nearness(text, name)?, name))).min();
    near.map(|(_, name)| name)
}
