//! The kinds of arguments that commands have.

use std::path::PathBuf;

use clap::{Arg, ArgAction, value_parser};

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
