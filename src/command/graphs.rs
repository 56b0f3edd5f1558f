//! `duvod export PUZZLE --to dot|dimacs|dimacs-cnf`: the graph of a puzzle, for other programs.

use clap::ArgMatches;

use super::context::Context;
use super::failure::Failure;
use super::input;
use duvod::formats::{dimacs_clauses, dimacs_colouring, dot};
use duvod::message::words;

/// The names of the forms.
pub(super) const FORMS: [&str; 3] = ["dot", "dimacs", "dimacs-cnf"];

/// The puzzle in this form, if it is one of them.
pub(super) fn text(
    context: &mut Context,
    arguments: &ArgMatches,
    form: &str,
) -> Result<Option<String>, Failure> {
    if !FORMS.contains(&form) {
        return Ok(None);
    }
    let of_pictures = ["step", "by"].into_iter().find(|name| arguments.contains_id(name));
    let of_pictures = of_pictures.or_else(|| arguments.get_flag("marks").then_some("marks"));
    if let Some(name) = of_pictures {
        let (argument, other) = (format!("--{name}"), format!("--to {form}"));
        return Err(Failure::Wrong(words::UsageConflict { argument, other }.into()));
    }
    let board = input::state(context, input::puzzle(arguments))?.board;
    let geometry = &context.geometry;
    Ok(Some(match form {
        "dot" => dot(geometry, &board, &|message| context.say(message)),
        "dimacs" => dimacs_colouring(geometry, &board),
        _ => dimacs_clauses(geometry, &board),
    }))
}
