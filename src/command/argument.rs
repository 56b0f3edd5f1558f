//! The kinds of arguments that commands have, and what every command begins with.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, value_parser};

use duvod::knowledge::Knowledge;
use duvod::locale::Locale;
use duvod::message::{Message, words};

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

/// An option with one of some values, in whatever case; the values stand in its place in help, or in the help itself where they
/// are long.
pub(super) fn one_of(locale: &Locale, arg: Arg, values: &[&'static str]) -> Arg {
    let known = values.to_vec();
    let as_known = move |typed: String| {
        let is_it = |value: &&&str| value.eq_ignore_ascii_case(&typed);
        known.iter().find(is_it).map_or_else(|| typed.clone(), |value| (*value).to_owned())
    };
    let parser = PossibleValuesParser::new(values.to_vec()).map(as_known);
    let arg = arg.value_parser(parser).ignore_case(true).hide_possible_values(true);
    let joined = values.join("|");
    if joined.len() <= LONGEST_CHOICE {
        return arg.value_name(joined);
    }
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let with_values = words::HelpOneOf { help, values: values.join(", ") };
    arg.value_name("NAME").help(locale.say(&with_values.into()))
}

/// The longest list of values that stands in the place of one.
const LONGEST_CHOICE: usize = 45;

/// An option with one of some values, one of which is usual.
pub(super) fn choice(
    locale: &Locale,
    name: &'static str,
    values: &[&'static str],
    default: &'static str,
    help: String,
) -> Arg {
    let arg = Arg::new(name).long(name).help(help);
    one_of(locale, arg, values).default_value(default).hide_default_value(true)
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

/// The PUZZLE argument of a command that is about one.
pub(super) fn puzzle(locale: &Locale) -> Arg {
    let help = locale.say(&words::HelpPuzzle.into());
    path("puzzle").required(true).value_name("PUZZLE").help(help)
}

/// That of a command that goes on from a state in play.
pub(super) fn state(locale: &Locale) -> Arg {
    puzzle(locale).help(locale.say(&words::HelpState.into()))
}

/// The PUZZLE arguments of a command that answers several.
pub(super) fn puzzles(locale: &Locale) -> Arg {
    let help = locale.say(&words::HelpPuzzles.into());
    puzzle(locale).num_args(1..).action(ArgAction::Append).help(help)
}

/// The layout of a command’s help.
pub(super) fn template(locale: &Locale) -> String {
    let usage = locale.say(&Message::from(words::HelpHeadingUsage));
    format!("{{about}}\n\n{usage}: {{usage}}\n\n{{all-args}}")
}
