//! Reading what people keep puzzles in, refusing the rest with its place.

mod damaged;
mod forms;
mod known;
mod others;
mod properties;
mod refusals;
mod regions;
mod states;

use super::{Fault, ReadError, print_line, read_puzzles};
use crate::test_grids::classic;

/// A puzzle that every form of these tests holds.
const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Checks that the text holds exactly these puzzles, and gives their names.
fn check(text: &str, expected: &[&str]) -> Vec<Option<String>> {
    let geometry = classic();
    let found = match read_puzzles(text, &geometry) {
        Ok(found) => found,
        Err(error) => panic!("{error}: {text}"),
    };
    let lines: Vec<_> = found.iter().map(|found| print_line(&found.board, &geometry)).collect();
    assert_eq!(lines, expected, "{text}");
    found.into_iter().map(|found| found.name).collect()
}

/// Checks that the text is refused at this line and column, for this reason.
fn check_error(text: &str, line: usize, column: usize, fault: Fault) {
    let error = read_puzzles(text, &classic()).expect_err(text);
    assert_eq!(error, ReadError { line, column, fault }, "{text}");
}

/// The rows of [`LINE`].
fn rows() -> Vec<&'static str> {
    (0..9).map(|row| &LINE[9 * row..9 * row + 9]).collect()
}
