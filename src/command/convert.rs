//! `duvod convert PUZZLE --to FORM`: puzzles in another form, all that a file holds.

use std::io::Write;

use clap::Command;
use once_cell::sync::Lazy;
use serde_json::json;

use super::argument::{choice, grid, puzzle};
use super::failure::Failure;
use super::input::{self, InputContent};
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use duvod::formats::{
    FORMATS, Format, TextFormat, Unwritable, WrittenPuzzle, format_named, print_line, write_all,
};
use duvod::grid::{Canonical, StateText};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::session::{Saved, write_session};

/// The name of the form that all images of a puzzle share.
const CANONICAL: &str = "canonical";

/// The name of the form in which the window keeps a game.
const SESSION: &str = "duvod";

/// The names of all forms.
static FORMS: Lazy<Vec<&str>> = Lazy::new(|| {
    let named = FORMATS.iter().map(|format| format.about().name);
    [CANONICAL, SESSION].into_iter().chain(named).collect()
});

/// What is written.
#[derive(Clone, Copy)]
enum Form {
    Canonical,
    Session,
    Of(&'static dyn Format),
}

impl Form {
    fn named(name: &str) -> Self {
        match name {
            CANONICAL => Self::Canonical,
            SESSION => Self::Session,
            name => Self::Of(format_named(name).unwrap_or(&TextFormat::Line)),
        }
    }
}

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("convert", words::HelpConvert, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    command
        .arg(puzzle(locale).help(say(words::HelpPuzzles.into())))
        .arg(choice(locale, "to", &FORMS, "canonical", say(words::HelpConvertTo.into())))
        .arg(grid(locale))
}

/// Writes the puzzles in the form asked for: together where one text of it may hold several, else one after another; with
/// `--json` as an object a line.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let held = input::held(teller, &request.grids(), input::puzzle(request))?;
    let name = request.text("to").unwrap_or(CANONICAL);
    let form = Form::named(name);
    if let (Form::Of(format), false) = (form, teller.json) {
        let puzzles: Vec<_> = held.into_iter().map(InputContent::into_puzzle).collect();
        let text = write_all(format, &puzzles);
        let text = text.map_err(|error| Failure::Wrong(error.message(format.about().name)))?;
        return Ok(writeln!(teller.out, "{text}")?);
    }
    for held in held {
        let saved = match &held {
            InputContent::Session(saved) => Some(saved.clone()),
            InputContent::Puzzle(_) => None,
        };
        let puzzle = held.into_puzzle();
        let (text, automorphisms) = match form {
            Form::Canonical => canonical(&puzzle).map(|(text, count)| (text, Some(count)))?,
            Form::Session => (session(&puzzle, saved.as_deref())?, None),
            Form::Of(format) => (text_of(std::slice::from_ref(&puzzle), format)?, None),
        };
        if !teller.json {
            writeln!(teller.out, "{text}")?;
            continue;
        }
        let line = print_line(&puzzle.state.board, &puzzle.geometry);
        let mut object = json!({ "puzzle": line, "to": name, "text": text });
        if let Some(count) = automorphisms {
            object["automorphisms"] = json!(count);
        }
        writeln!(teller.out, "{object}")?;
    }
    Ok(())
}

fn text_of(puzzles: &[WrittenPuzzle], format: &dyn Format) -> Result<String, Failure> {
    format.write(puzzles).map_err(|error| Failure::Wrong(error.message(format.about().name)))
}

/// A session as it was saved, or one that begins with the puzzle.
fn session(puzzle: &WrittenPuzzle, saved: Option<&Saved>) -> Result<String, Failure> {
    let written = match saved {
        Some(saved) => write_session(saved),
        None => write_session(&Saved::beginning(&puzzle.geometry, &puzzle.state)),
    };
    written.map_err(|error| Failure::Wrong(error.message()))
}

/// The canonical form of a puzzle, and how many of the symmetries leave it as it is.
fn canonical(puzzle: &WrittenPuzzle) -> Result<(String, u64), Failure> {
    if puzzle.is_of_marks() {
        return Err(Failure::Wrong(Unwritable::OnlyMarks.message(CANONICAL)));
    }
    let canonical = Canonical::of(&puzzle.geometry, &puzzle.state.board);
    let canonical = canonical.ok_or_else(|| Failure::Wrong(words::ErrorCanonicalGrid.into()))?;
    let state = StateText::of_board(canonical.board());
    let written = WrittenPuzzle::new(&puzzle.geometry, state);
    Ok((text_of(&[written], &TextFormat::Line)?, canonical.automorphisms()))
}
