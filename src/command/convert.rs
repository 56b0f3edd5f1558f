//! `duvod convert PUZZLE --to FORM`: puzzles in another form, all that a file holds.

use std::io::Write;

use clap::ArgMatches;
use serde_json::json;

use super::context::Context;
use super::failure::Failure;
use super::input;
use crate::formats::{TextFormat, print_line};
use crate::grid::{Canonical, Puzzle};
use crate::message::words;

/// The name of the form that all images of a puzzle share.
const CANONICAL: &str = "canonical";

/// The names of all forms.
pub(super) const FORMS: [&str; 6] = [
    CANONICAL,
    TextFormat::ALL[0].name(),
    TextFormat::ALL[1].name(),
    TextFormat::ALL[2].name(),
    TextFormat::ALL[3].name(),
    TextFormat::ALL[4].name(),
];

/// Writes each puzzle in the form asked for, on a line each where that is a form of one line; with `--json` as an object
/// a line.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let boards = input::all_boards(context, input::puzzle(arguments))?;
    let form = arguments.get_one::<String>("to").map_or(CANONICAL, String::as_str);
    let format = TextFormat::named(form).unwrap_or(TextFormat::Line);
    for (number, board) in boards.into_iter().enumerate() {
        let puzzle = print_line(&board, &context.geometry);
        let (board, automorphisms) = if form == CANONICAL {
            let Some(canonical) = Canonical::of(&context.geometry, &board) else {
                return Err(Failure::Wrong(words::ErrorCanonicalGrid.into()));
            };
            (canonical.board(), Some(canonical.automorphisms()))
        } else {
            (board, None)
        };
        let geometry = context.geometry.clone();
        let text = format.print_puzzle(&Puzzle { geometry, board });
        if context.json {
            let mut object = json!({ "puzzle": puzzle, "to": form, "text": text });
            if let Some(automorphisms) = automorphisms {
                object["automorphisms"] = json!(automorphisms);
            }
            writeln!(context.out, "{object}")?;
            continue;
        }
        if number > 0 && format != TextFormat::Line {
            writeln!(context.out)?;
        }
        writeln!(context.out, "{text}")?;
    }
    Ok(())
}
