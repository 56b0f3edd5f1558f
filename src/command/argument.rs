//! The kinds of arguments that commands have, and what every command begins with.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};

use crate::knowledge::Knowledge;
use crate::locale::Locale;
use crate::message::{Message, words};

/// An argument that is, or may be, the name of a file, which need not be text.
pub(super) fn path(name: &'static str) -> Arg {
    Arg::new(name).value_parser(value_parser!(PathBuf))
}

/// An option that is there or not.
pub(super) fn flag(name: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

/// An option with a number.
pub(super) fn number(name: &'static str, value: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).value_name(value).value_parser(value_parser!(u64)).help(help)
}

/// An option with one of some values.
pub(super) fn choice(
    name: &'static str,
    values: &'static [&'static str],
    default: &'static str,
    help: String,
) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(values.join("|"))
        .value_parser(values.to_vec())
        .default_value(default)
        .hide_default_value(true)
        .hide_possible_values(true)
        .help(help)
}

/// The option that names the grid, among those there are.
pub(super) fn grid(locale: &Locale) -> Arg {
    let grids = Knowledge::embedded().map(Knowledge::grids).into_iter().flatten();
    // The same grid in other symbols is found by itself.
    let grids = grids.filter(|grid| grid.has_usual_digits());
    let names = grids.map(|grid| Message::from(words::GridName { name: grid.name() }));
    let help = Message::from(words::HelpGrid { grids: names.collect() });
    Arg::new("grid").long("grid").value_name("NAME").help(locale.say(&help))
}

/// A subcommand with its help.
pub(super) fn subcommand(locale: &Locale, name: &'static str, about: &Message) -> Command {
    let about = locale.say(about);
    Command::new(name).about(about).help_template(template(locale))
}

/// The layout of a command’s help.
pub(super) fn template(locale: &Locale) -> String {
    let usage = locale.say(&Message::from(words::HelpHeadingUsage));
    format!("{{about}}\n\n{usage}: {{usage}}\n\n{{all-args}}")
}
