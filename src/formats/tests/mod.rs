//! Reading what people keep puzzles in, refusing the rest with its place.

mod beside;
mod constraints;
mod damaged;
mod forms;
mod iss;
mod known;
mod others;
mod properties;
mod refusals;
mod regions;
mod states;

use std::sync::Arc;

use super::{Content, Fault, Item, ReadError, WrittenPuzzle, print_line, puzzles, read};
use crate::grid::Geometry;
use crate::test_grids::classic;

/// A puzzle that every form of these tests holds.
const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What a text holds on a grid: puzzles and errors, each with its line.
fn found(text: &str, geometry: Geometry) -> Vec<(usize, Result<WrittenPuzzle, ReadError>)> {
    let puzzle = |Item { line, content }: Item<'_>| match content {
        Ok(Content::Puzzle(puzzle)) => (line, Ok(puzzle)),
        Ok(Content::Game(_)) => panic!("a game: {text}"),
        Err(error) => (line, Err(error)),
    };
    read(text, &[Arc::new(geometry)]).items.into_iter().map(puzzle).collect()
}

/// The only error of a text.
fn error_of(text: &str, geometry: Geometry) -> ReadError {
    let (_, found) = found(text, geometry).pop().expect("an error");
    found.expect_err(text)
}

/// Checks that the text holds exactly these puzzles, and gives their names.
fn check(text: &str, expected: &[&str]) -> Vec<Option<String>> {
    let found = found(text, classic()).into_iter();
    let puzzles = found.map(|(_, found)| found.unwrap_or_else(|error| panic!("{error}: {text}")));
    let puzzles: Vec<WrittenPuzzle> = puzzles.collect();
    let line = |puzzle: &WrittenPuzzle| print_line(&puzzle.state.board, &puzzle.geometry);
    assert_eq!(puzzles.iter().map(line).collect::<Vec<_>>(), expected, "{text}");
    puzzles.into_iter().map(|puzzle| puzzle.title).collect()
}

/// Checks what is told of a text in which no puzzle is found: that it is wrong at this line and column, for this reason.
fn check_error(text: &str, line: usize, column: usize, fault: Fault) {
    let error = puzzles::check(text, &classic()).expect_err(text);
    assert_eq!(error, ReadError { line, column, fault }, "{text}");
}

/// The rows of [`LINE`].
fn rows() -> Vec<&'static str> {
    (0..9).map(|row| &LINE[9 * row..9 * row + 9]).collect()
}
