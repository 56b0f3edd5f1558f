//! A PUZZLE on the command line: a file, `-` for standard input, or the puzzle itself.

use std::io::{self, Read};
use std::path::Path;

use super::Failure;
use super::context::Context;
use crate::formats::{MAX_BYTES, decode, read_bytes, read_line, read_puzzle};
use crate::grid::{Board, Geometry, StateText};
use crate::message::Message;
use crate::storage::trouble;

/// The board that a PUZZLE argument means.
///
/// What is the name of a file is read as one; then what reads as a puzzle is one; what is left is
/// complained of as a puzzle if it looks like one, and as a missing file if not. What is no puzzle of the usual
/// size but one of another grid is taken for that, and the context's grid is that from then on, unless a
/// grid was asked for.
pub(super) fn board(context: &mut Context, puzzle: &str) -> Result<Board, Failure> {
    if puzzle != "-" && !Path::new(puzzle).exists() {
        let read = itself(context, puzzle);
        return read.or_else(|error| of_another_grid(context, puzzle).ok_or(error));
    }
    let bytes = file(puzzle)?;
    let text = decode(&bytes).map_err(|error| in_file(puzzle, error.message()))?;
    let read = read_puzzle(&text, &context.geometry).map(|puzzle| puzzle.board);
    let read = read.map_err(|error| in_file(puzzle, error.message()));
    read.or_else(|error| of_another_grid(context, &text).ok_or(error))
}

/// The puzzle that a text is in another grid than the context's.
fn of_another_grid(context: &mut Context, text: &str) -> Option<Board> {
    if context.grid_is_asked_for {
        return None;
    }
    let of = |grid: &Geometry| Some((read_puzzle(text, grid).ok()?.board, grid.clone()));
    let (board, grid) = context.knowledge.grids().find_map(of)?;
    context.geometry = grid;
    Some(board)
}

/// The state in play that a PUZZLE argument means: a puzzle in any form, or on one line with `+` before each digit that
/// was found, and after a colon the candidates that were struck out.
pub(super) fn state(context: &Context, puzzle: &str) -> Result<StateText, Failure> {
    let is_file = puzzle == "-" || Path::new(puzzle).exists();
    if !is_file {
        return match written_state(puzzle) {
            Some(line) => parse_state(context, line).map_err(Failure::Wrong),
            None => itself(context, puzzle).map(fresh),
        };
    }
    let text = text(puzzle)?;
    if let Some(line) = written_state(&text) {
        return parse_state(context, line).map_err(|error| in_file(puzzle, error));
    }
    let read = read_puzzle(&text, &context.geometry);
    read.map(|read| fresh(read.board)).map_err(|error| in_file(puzzle, error.message()))
}

/// A state in which nothing was struck out.
fn fresh(board: Board) -> StateText {
    StateText { board, removed: Vec::new() }
}

/// The only line of a text, if it is written as a state in play: with a colon, or with a plus and nothing drawn.
fn written_state(text: &str) -> Option<&str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let mut lines = lines.filter(|line| !line.is_empty());
    let line = lines.next().filter(|line| looks_like_a_puzzle(line))?;
    let is_state = line.contains(':') || line.contains('+') && !line.contains('|');
    (is_state && lines.next().is_none()).then_some(line)
}

fn parse_state(context: &Context, line: &str) -> Result<StateText, Message> {
    StateText::parse(line, &context.geometry).map_err(|error| error.message())
}

/// All boards of an argument that, as a PUZZLE, may name a file, which here may hold many.
pub(super) fn boards(context: &Context, name: &str) -> Result<Vec<Board>, Failure> {
    if name != "-" && !Path::new(name).exists() {
        return itself(context, name).map(|board| vec![board]);
    }
    let puzzles = read_bytes(&file(name)?, &context.geometry);
    let puzzles = puzzles.map_err(|error| in_file(name, error.message()))?;
    Ok(puzzles.into_iter().map(|puzzle| puzzle.board).collect())
}

/// The text of a file, or of standard input for `-`.
pub(super) fn text(name: &str) -> Result<String, Failure> {
    let bytes = file(name)?;
    let text = decode(&bytes).map_err(|error| in_file(name, error.message()))?;
    Ok(text.into_owned())
}

/// The bytes of a file, or of standard input for `-`.
fn file(name: &str) -> Result<Vec<u8>, Failure> {
    if name == "-" {
        return read_all(io::stdin().lock(), name);
    }
    let file = std::fs::File::open(name).map_err(|error| cannot_read(name, &error))?;
    read_all(file, name)
}

/// A complaint about what a file holds, or standard input.
pub(super) fn in_file(name: &str, error: Message) -> Failure {
    let id = if name == "-" { "error-in-input" } else { "error-in-file" };
    Failure::Wrong(Message::new(id).with("file", name).with("error", error))
}

/// All bytes of a reader, but not endlessly many.
fn read_all(reader: impl Read, name: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let most = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let read = reader.take(most).read_to_end(&mut bytes);
    let _ = read.map_err(|error| cannot_read(name, &error))?;
    Ok(bytes)
}

/// The complaint about a file, or standard input, that cannot be read.
pub(super) fn cannot_read(name: &str, error: &io::Error) -> Failure {
    let id = if name == "-" { "error-input" } else { "error-file" };
    Failure::Wrong(Message::new(id).with("file", name).with("reason", trouble(error)))
}

fn itself(context: &Context, text: &str) -> Result<Board, Failure> {
    read_line(text, &context.geometry).map_err(|error| {
        if looks_like_a_puzzle(text) {
            Failure::Wrong(error.message())
        } else {
            Failure::Wrong(Message::new("error-no-file").with("file", text))
        }
    })
}

/// Whether most of a text is what puzzles are written with.
fn looks_like_a_puzzle(text: &str) -> bool {
    let count = |wanted: fn(char) -> bool| text.chars().filter(|&letter| wanted(letter)).count();
    let usual = count(|letter| letter.is_ascii_digit() || ".*_ ".contains(letter));
    2 * usual > text.chars().count()
}
