//! `duvod convert PUZZLE --to FORM`: puzzles in another form, all that a file holds.

use std::io::Write;

use clap::ArgMatches;
use once_cell::sync::Lazy;
use serde_json::json;

use super::context::Context;
use super::failure::Failure;
use super::input;
use crate::formats::{FORMATS, Format, TextFormat, WrittenPuzzle, format_named, print_line};
use crate::grid::{Canonical, StateText};
use crate::message::words;

/// The name of the form that all images of a puzzle share.
const CANONICAL: &str = "canonical";

/// The names of all forms.
pub(super) static FORMS: Lazy<Vec<&str>> = Lazy::new(|| {
    std::iter::once(CANONICAL).chain(FORMATS.iter().map(|format| format.name())).collect()
});

/// Writes the puzzles in the form asked for: together where one text of it may hold several, else one after another; with
/// `--json` as an object a line.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let puzzles = input::all_puzzles(context, input::puzzle(arguments))?;
    let form = arguments.get_one::<String>("to").map_or(CANONICAL, String::as_str);
    let format = format_named(form).unwrap_or(&TextFormat::Line);
    if context.json {
        return run_json(context, &puzzles, form, format);
    }
    let written = |puzzle: &WrittenPuzzle| {
        if form == CANONICAL { canonical(puzzle).map(|it| it.0) } else { Ok(puzzle.clone()) }
    };
    if format.holds_many() {
        let puzzles = puzzles.iter().map(written).collect::<Result<Vec<_>, _>>()?;
        return Ok(writeln!(context.out, "{}", text_of(&puzzles, format)?)?);
    }
    for puzzle in &puzzles {
        writeln!(context.out, "{}", text_of(&[written(puzzle)?], format)?)?;
    }
    Ok(())
}

fn run_json(
    context: &mut Context,
    puzzles: &[WrittenPuzzle],
    form: &str,
    format: &dyn Format,
) -> Result<(), Failure> {
    for puzzle in puzzles {
        let line = print_line(&puzzle.state.board, &puzzle.geometry);
        let mut object = json!({ "puzzle": line, "to": form });
        let text = if form == CANONICAL {
            let (canonical, automorphisms) = canonical(puzzle)?;
            object["automorphisms"] = json!(automorphisms);
            text_of(&[canonical], format)?
        } else {
            text_of(std::slice::from_ref(puzzle), format)?
        };
        object["text"] = json!(text);
        writeln!(context.out, "{object}")?;
    }
    Ok(())
}

fn text_of(puzzles: &[WrittenPuzzle], format: &dyn Format) -> Result<String, Failure> {
    format.write(puzzles).map_err(|error| Failure::Wrong(error.message(format.name())))
}

/// The canonical form of a puzzle, and how many of the symmetries leave it as it is.
fn canonical(puzzle: &WrittenPuzzle) -> Result<(WrittenPuzzle, u64), Failure> {
    let canonical = Canonical::of(&puzzle.geometry, &puzzle.state.board);
    let canonical = canonical.ok_or_else(|| Failure::Wrong(words::ErrorCanonicalGrid.into()))?;
    let state = StateText::of_board(canonical.board());
    Ok((WrittenPuzzle::new(&puzzle.geometry, state), canonical.automorphisms()))
}
