//! The command line as a page in Markdown, made of its declaration.

use clap::{Arg, Command};

use super::cli;
use super::synopsis::{is_shared, value_name};
use duvod::locale::Locale;
use duvod::message::{Message, words};

/// All commands in one table, then each with its arguments, and what all of them take.
pub fn manual(locale: &Locale) -> String {
    let say = |words: Message| locale.say(&words);
    let mut whole = cli::command(locale);
    let line = |command: &mut Command| (usage(command), about(command));
    let first = line(&mut whole);
    let all = std::iter::once(first).chain(leaves(&whole).map(|mut command| line(&mut command)));
    let mut parts = vec![format!("# {}\n\n", say(words::HelpHeadingCommands.into())), table(all)];
    for mut command in leaves(&whole) {
        let own = arguments(&command, |arg| !is_shared(arg));
        if !own.is_empty() {
            parts.extend([format!("\n## `{}`\n\n", usage(&mut command)), table(own)]);
        }
    }
    let options = say(words::HelpHeadingOptions.into());
    parts.extend([format!("\n## {options}\n\n"), table(arguments(&whole, is_shared))]);
    parts.concat()
}

/// The commands that do something, in their order.
pub(super) fn leaves(command: &Command) -> Box<dyn Iterator<Item = Command> + '_> {
    let below = |command: &Command| command.get_subcommands().next().is_some();
    Box::new(command.get_subcommands().flat_map(move |sub| {
        if below(sub) { leaves(sub) } else { Box::new(std::iter::once(sub.clone())) }
    }))
}

/// How a command is written.
pub(super) fn usage(command: &mut Command) -> String {
    let usage = command.render_usage().to_string();
    // What stands before it is for a terminal; the first line is the simplest way.
    let written = usage.find("duvod").map_or("", |at| &usage[at..]);
    written.lines().next().unwrap_or_default().to_owned()
}

pub(super) fn about(command: &Command) -> String {
    command.get_about().map(ToString::to_string).unwrap_or_default()
}

/// Arguments, each as it is written and with what it is.
pub(super) fn arguments(
    command: &Command,
    is_meant: impl Fn(&Arg) -> bool,
) -> Vec<(String, String)> {
    let meant = command.get_arguments().filter(|arg| is_meant(arg));
    let help = |arg: &Arg| arg.get_help().map(ToString::to_string).unwrap_or_default();
    meant.map(|arg| (written(arg), help(arg))).collect()
}

/// An argument as it is written.
fn written(arg: &Arg) -> String {
    let value = if takes_value(arg) { value_name(arg) } else { String::new() };
    let short = arg.get_short().map(|short| format!("-{short}"));
    let long = arg.get_long().map(|long| format!("--{long}"));
    let name = short.into_iter().chain(long).collect::<Vec<_>>().join(", ");
    [name, value].join(" ").trim().to_owned()
}

fn takes_value(arg: &Arg) -> bool {
    arg.is_positional() || arg.get_action().takes_values()
}

/// A table of what is written as code, and of what that does.
fn table(rows: impl IntoIterator<Item = (String, String)>) -> String {
    let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
    let row = |(code, text): (String, String)| format!("| `{}` | {} |\n", cell(&code), cell(&text));
    let head = "| | |\n|---|---|\n".to_owned();
    let lines: Vec<String> = std::iter::once(head).chain(rows.into_iter().map(row)).collect();
    lines.concat()
}
