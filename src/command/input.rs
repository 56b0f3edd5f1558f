//! A PUZZLE on the command line: a file, `-` for standard input, or the puzzle itself.

use std::io::{self, Read};
use std::path::Path;

use super::Failure;
use super::context::Context;
use crate::formats::{MAX_BYTES, decode, read_line, read_puzzle};
use crate::grid::Board;
use crate::message::Message;

/// The board that a PUZZLE argument means.
///
/// What is the name of a file is read as one; then what reads as a puzzle is one; what is left is
/// complained of as a puzzle if it looks like one, and as a missing file if not.
pub(super) fn board(context: &Context, puzzle: &str) -> Result<Board, Failure> {
    let text = if puzzle == "-" {
        read_all(io::stdin().lock(), puzzle)?
    } else if Path::new(puzzle).exists() {
        let file = std::fs::File::open(puzzle).map_err(|error| cannot_read(puzzle, &error))?;
        read_all(file, puzzle)?
    } else {
        return itself(context, puzzle);
    };
    let read = decode(&text).and_then(|text| read_puzzle(&text, &context.geometry));
    let read = read.map_err(|error| {
        Failure::Wrong(
            Message::new("error-in-file").with("file", puzzle).with("error", error.message()),
        )
    });
    read.map(|puzzle| puzzle.board)
}

/// All bytes of a reader, but not endlessly many.
pub(super) fn read_all(reader: impl Read, name: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let most = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let read = reader.take(most).read_to_end(&mut bytes);
    let _ = read.map_err(|error| cannot_read(name, &error))?;
    Ok(bytes)
}

/// The complaint about a file that cannot be read.
pub(super) fn cannot_read(name: &str, error: &io::Error) -> Failure {
    let message = Message::new("error-file").with("file", name).with("reason", error.to_string());
    Failure::Wrong(message)
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
