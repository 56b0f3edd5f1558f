//! A PUZZLE on the command line: a file, `-` for standard input, or the puzzle itself.

use std::borrow::Cow;
use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;

use super::context::Context;
use super::failure::Failure;
use crate::formats::{
    Document, FormatError, MAX_BYTES, WrittenPuzzle, decode, find_puzzle, format_of, read_bytes,
    read_in, read_line, read_puzzles,
};
use crate::grid::{Board, Geometry, Puzzle, StateText};
use crate::message::{Message, words};
use crate::session::{Saved, is_session, read_session};
use crate::storage::trouble;

/// What stands for standard input in place of a file.
const STANDARD_INPUT: &str = "-";

/// The board that a PUZZLE argument means; the context is then about its grid.
///
/// What is the name of a file is read as one; then what reads as a puzzle is one; what is left is
/// complained of as a puzzle if it looks like one, and as a missing file if not.
pub(super) fn board(context: &mut Context, puzzle: &Path) -> Result<Board, Failure> {
    Ok(match meant(context, puzzle)? {
        Meant::Board(board) | Meant::State(StateText { board, .. }) => board,
    })
}

/// The board in a text that is in none of the formats which are recognised; of a file if that is the name of one.
fn plain_board(context: &mut Context, name: &Path, text: &str) -> Result<Board, Failure> {
    let (usual, others) = context.grids_of(text).map_err(|error| wrong(name, error))?;
    match find_puzzle(text, &usual, &others) {
        Ok(puzzle) => Ok(context.take(puzzle)),
        Err(error) if is_file(name) => Err(in_file(name, error.message())),
        Err(_) => itself(&usual, text),
    }
}

/// Whether an argument means standard input.
pub(super) fn is_standard_input(name: &Path) -> bool {
    name.as_os_str() == STANDARD_INPUT
}

/// Whether an argument means a file, or standard input, and is not the puzzle itself.
fn is_file(name: &Path) -> bool {
    let is_no_name = |error: io::Error| {
        matches!(
            error.kind(),
            ErrorKind::NotFound
                | ErrorKind::NotADirectory
                | ErrorKind::InvalidFilename
                | ErrorKind::InvalidInput
        )
    };
    // What may not be looked at is there all the same.
    is_standard_input(name) || !fs::symlink_metadata(name).is_err_and(is_no_name)
}

/// The text that a PUZZLE argument means.
fn text_of(context: &Context, puzzle: &Path) -> Result<String, Failure> {
    if is_file(puzzle) { text(context, puzzle) } else { Ok(puzzle.to_string_lossy().into_owned()) }
}

/// What a PUZZLE argument means where both are asked for: a state in play if one is written, else a board.
pub(super) enum Meant {
    /// A puzzle.
    Board(Board),
    /// A state in play.
    State(StateText),
}

/// As [`board`], or as [`state`] where a state in play is written.
pub(super) fn meant(context: &mut Context, puzzle: &Path) -> Result<Meant, Failure> {
    let text = text_of(context, puzzle)?;
    let Some(written) = of_known_format(context, puzzle, &text)? else {
        return plain_board(context, puzzle, &text).map(Meant::Board);
    };
    let is_in_play = written.state.is_in_play();
    let WrittenPuzzle { geometry, state, .. } = written;
    let board = context.take(Puzzle { geometry, board: state.board });
    Ok(if is_in_play { Meant::State(StateText { board, ..state }) } else { Meant::Board(board) })
}

/// All puzzles of a text that is in one of the formats which are recognised, with its name, and what else it asks for said.
fn document(
    context: &Context,
    name: &Path,
    text: &str,
) -> Result<Option<(&'static str, Document)>, Failure> {
    let Some(format) = format_of(text) else { return Ok(None) };
    let grids = grids(context, name, text)?;
    let document = read_in(format, text, &grids);
    let document = document.map_err(|error| wrong(name, error.message()))?;
    if let Some(notice) = document.notice() {
        context.complain(&notice);
    }
    Ok(Some((format.name(), document)))
}

/// The grids that a text may be of, the likeliest first.
fn grids(context: &Context, name: &Path, text: &str) -> Result<Vec<Arc<Geometry>>, Failure> {
    let (usual, others) = context.grids_of(text).map_err(|error| wrong(name, error))?;
    Ok([&[usual], &others[..]].concat())
}

/// The session that a text is, if it is none of the formats which are recognised and begins like one.
fn session(context: &Context, name: &Path, text: &str) -> Result<Option<Saved>, Failure> {
    if format_of(text).is_some() || !is_session(text) {
        return Ok(None);
    }
    let saved = read_session(text, &grids(context, name, text)?);
    saved.map(Some).map_err(|error| wrong(name, error.message()))
}

/// The only puzzle of a text in one of the formats which are recognised, or the one of a session.
fn of_known_format(
    context: &Context,
    name: &Path,
    text: &str,
) -> Result<Option<WrittenPuzzle>, Failure> {
    if let Some(saved) = session(context, name, text)? {
        return Ok(Some(left(&saved)));
    }
    let only = |(format, document): (&'static str, Document)| {
        document.only().map_err(|fault| wrong(name, FormatError { format, fault }.message()))
    };
    document(context, name, text)?.map(only).transpose()
}

/// The state in play that a PUZZLE argument means: a puzzle in any form, or a state in a format that holds one.
pub(super) fn state(context: &mut Context, puzzle: &Path) -> Result<StateText, Failure> {
    match meant(context, puzzle)? {
        Meant::Board(board) => Ok(StateText::of_board(board)),
        Meant::State(state) => Ok(state),
    }
}

/// All boards of an argument that, as a PUZZLE, may name a file, which here may hold many.
pub(super) fn boards(context: &Context, name: &Path) -> Result<Vec<Board>, Failure> {
    if !is_file(name) {
        let text = name.to_string_lossy();
        return itself(&context.geometry, &text).map(|board| vec![board]);
    }
    let puzzles = read_bytes(&file(context, name)?, &context.geometry);
    let puzzles = puzzles.map_err(|error| in_file(name, error.message()))?;
    Ok(puzzles.into_iter().map(|puzzle| puzzle.board).collect())
}

/// What a PUZZLE argument means where all of it is wanted.
pub(super) enum Held {
    /// The puzzle, or all of those that its file holds.
    Puzzles(Vec<WrittenPuzzle>),
    /// A session that was saved.
    Session(Box<Saved>),
}

impl Held {
    /// The puzzles; of a session the one that it is about, as it was left.
    pub(super) fn puzzles(&self) -> Cow<'_, [WrittenPuzzle]> {
        match self {
            Self::Puzzles(puzzles) => Cow::Borrowed(puzzles),
            Self::Session(saved) => Cow::Owned(vec![left(saved)]),
        }
    }
}

/// The state that a session was left in.
fn left(saved: &Saved) -> WrittenPuzzle {
    WrittenPuzzle::new(&saved.geometry, saved.state())
}

/// The puzzle that a PUZZLE argument means, or all of those that its file holds; see [`Held::puzzles`].
pub(super) fn all_puzzles(
    context: &mut Context,
    name: &Path,
) -> Result<Vec<WrittenPuzzle>, Failure> {
    Ok(held(context, name)?.puzzles().into_owned())
}

/// All that a PUZZLE argument means.
pub(super) fn held(context: &mut Context, name: &Path) -> Result<Held, Failure> {
    let text = text_of(context, name)?;
    if let Some(saved) = session(context, name, &text)? {
        return Ok(Held::Session(Box::new(saved)));
    }
    puzzles_of(context, name, &text).map(Held::Puzzles)
}

fn puzzles_of(
    context: &mut Context,
    name: &Path,
    text: &str,
) -> Result<Vec<WrittenPuzzle>, Failure> {
    if let Some((_, document)) = document(context, name, text)? {
        return Ok(document.puzzles);
    }
    let one = plain_board(context, name, text);
    let geometry = Arc::clone(&context.geometry);
    let written = |board, title| {
        WrittenPuzzle::new(&geometry, StateText::of_board(board)).titled(title, None)
    };
    let several = |error| {
        let puzzles = read_puzzles(text, &geometry).map_err(|_| error)?;
        Ok(puzzles.into_iter().map(|puzzle| written(puzzle.board, puzzle.name)).collect())
    };
    one.map(|board| vec![written(board, None)]).or_else(several)
}

/// The text of a file, or of standard input for `-`.
pub(super) fn text(context: &Context, name: &Path) -> Result<String, Failure> {
    let bytes = file(context, name)?;
    let text = decode(&bytes).map_err(|error| in_file(name, error.message()))?;
    Ok(text.into_owned())
}

/// The bytes of a file, or of standard input for `-`.
fn file(context: &Context, name: &Path) -> Result<Vec<u8>, Failure> {
    if is_standard_input(name) {
        return read_all(context.streams.take_input(), name);
    }
    let file = fs::File::open(name).map_err(|error| cannot_read(name, &error))?;
    read_all(file, name)
}

/// The PUZZLE argument of a command.
pub(super) fn puzzle(arguments: &ArgMatches) -> &Path {
    named(arguments, "puzzle")
}

/// The file that an argument names; standard input if there is none.
pub(super) fn named<'a>(arguments: &'a ArgMatches, name: &str) -> &'a Path {
    arguments.get_one::<PathBuf>(name).map_or(Path::new(STANDARD_INPUT), PathBuf::as_path)
}

/// A complaint about what an argument is, or about what it holds if it means a file.
fn wrong(name: &Path, error: Message) -> Failure {
    if is_file(name) { in_file(name, error) } else { Failure::Wrong(error) }
}

/// A complaint about what a file holds, or standard input.
pub(super) fn in_file(name: &Path, error: Message) -> Failure {
    Failure::Wrong(if is_standard_input(name) {
        words::ErrorInInput { error }.into()
    } else {
        words::ErrorInFile { file: name.display().to_string(), error }.into()
    })
}

/// All bytes of a reader, but not endlessly many.
fn read_all(reader: impl Read, name: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let most = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let read = reader.take(most).read_to_end(&mut bytes);
    let _ = read.map_err(|error| cannot_read(name, &error))?;
    Ok(bytes)
}

/// The complaint about a file, or standard input, that cannot be read.
pub(super) fn cannot_read(name: &Path, error: &io::Error) -> Failure {
    let reason = trouble(error);
    Failure::Wrong(if is_standard_input(name) {
        words::ErrorInput { reason }.into()
    } else {
        words::ErrorFile { file: name.display().to_string(), reason }.into()
    })
}

/// The board that an argument itself is, of a line.
fn itself(geometry: &Geometry, text: &str) -> Result<Board, Failure> {
    read_line(text, geometry).map_err(|error| {
        if looks_like_a_puzzle(text) {
            Failure::Wrong(error.message())
        } else {
            Failure::Wrong(Message::from(words::ErrorNoFile { file: text }))
        }
    })
}

/// Whether most of a text is what puzzles are written with.
fn looks_like_a_puzzle(text: &str) -> bool {
    let count = |wanted: fn(char) -> bool| text.chars().filter(|&letter| wanted(letter)).count();
    let usual = count(|letter| letter.is_ascii_digit() || ".*_ ".contains(letter));
    2 * usual > text.chars().count()
}
