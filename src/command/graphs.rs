//! `duvod export PUZZLE --to dot|dimacs|dimacs-cnf`: the graph of a puzzle, for other programs.

use super::failure::Failure;
use super::input;
use super::request::Request;
use super::teller::Teller;
use duvod::formats::{dimacs_clauses, dimacs_colouring, dot};
use duvod::message::words;

/// The names of the forms.
pub(super) const FORMS: [&str; 3] = ["dot", "dimacs", "dimacs-cnf"];

/// The puzzle in this form, if it is one of them.
pub(super) fn text(
    request: &Request,
    teller: &Teller,
    form: &str,
) -> Result<Option<String>, Failure> {
    if !FORMS.contains(&form) {
        return Ok(None);
    }
    let of_pictures = ["step", "by"].into_iter().find(|name| request.has(name));
    let of_pictures = of_pictures.or_else(|| request.flag("marks").then_some("marks"));
    if let Some(name) = of_pictures {
        let (argument, other) = (format!("--{name}"), format!("--to {form}"));
        return Err(Failure::Wrong(words::UsageConflict { argument, other }.into()));
    }
    let (reasoner, state) = input::state(request, teller, input::puzzle(request))?;
    let (geometry, board) = (&reasoner.geometry, state.board);
    if !geometry.is_of_exclusions() {
        return Err(Failure::Wrong(words::ErrorNoGraph.into()));
    }
    Ok(Some(match form {
        "dot" => dot(geometry, &board, &|message| teller.say(message)),
        "dimacs" => dimacs_colouring(geometry, &board),
        _ => dimacs_clauses(geometry, &board),
    }))
}
