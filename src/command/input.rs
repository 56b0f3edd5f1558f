//! A PUZZLE on the command line: a file, `-` for standard input, or the puzzle itself.

use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;

use super::failure::Failure;
use super::left_out::as_asked;
use super::reasoner::Reasoner;
use super::request::Request;
use super::teller::Teller;
use duvod::formats::{
    Content, Fault, Item, MAX_BYTES, ReadError, WrittenPuzzle, decode, lines_of_table, read,
    unmet_message,
};
use duvod::grid::{Board, Geometry, StateText};
use duvod::message::{Message, words};
use duvod::session::{Saved, read_session};
use duvod::storage::trouble;

/// What stands for standard input in place of a file.
const STANDARD_INPUT: &str = "-";

/// The puzzle that a PUZZLE argument means, its givens and its own pencil marks, with what reasons on its grid. That
/// digits were found besides is said, since they are left out.
pub(super) fn to_solve<'a>(
    request: &'a Request,
    teller: &Teller,
    puzzle: &Path,
) -> Result<(Reasoner<'a>, StateText), Failure> {
    let (reasoner, state) = state(request, teller, puzzle)?;
    let count = state.found().count();
    if count > 0 {
        teller.complain(&words::JudgedLeftOut { count }.into());
    }
    Ok((reasoner, state.puzzle()))
}

/// The givens that a PUZZLE argument means, for what is about givens alone, with what reasons on their grid. That
/// anything else is left out is said.
///
/// What is the name of a file is read as one; then what reads as a puzzle is one; what is left is
/// complained of as a puzzle if it looks like one, and as a missing file if not.
pub(super) fn board<'a>(
    request: &'a Request,
    teller: &Teller,
    puzzle: &Path,
) -> Result<(Reasoner<'a>, Board), Failure> {
    let (reasoner, StateText { board, removed }) = to_solve(request, teller, puzzle)?;
    if !removed.is_empty() {
        teller.complain(&words::JudgedMarksLeftOut.into());
    }
    Ok((reasoner, board))
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
fn text_of(teller: &Teller, puzzle: &Path) -> Result<String, Failure> {
    if is_file(puzzle) { text(teller, puzzle) } else { Ok(puzzle.to_string_lossy().into_owned()) }
}

/// What a PUZZLE argument means where both are asked for: a state in play if one is written, else a board.
pub(super) enum Meant {
    /// A puzzle.
    Board(Board),
    /// A state in play.
    State(StateText),
}

/// As [`board`], or as [`state`] where a state in play is written.
pub(super) fn meant<'a>(
    request: &'a Request,
    teller: &Teller,
    name: &Path,
) -> Result<(Reasoner<'a>, Meant), Failure> {
    let text = text_of(teller, name)?;
    let mut held = read_all_of(teller, name, &text, &request.grids())?;
    let found = held.len();
    if let Some((line, _)) = held.get(1) {
        let error = ReadError { line: *line, column: 1, fault: Fault::Several { found } };
        return Err(wrong(name, error.message()));
    }
    let (_, held) = held.pop().ok_or(Failure::No)?;
    let puzzle = held.into_puzzle();
    let left_out = as_asked(request, teller, &puzzle).map_err(|error| wrong(name, error))?;
    let WrittenPuzzle { geometry, state, .. } = puzzle;
    let reasoner = Reasoner::new(request, &geometry).without(left_out);
    Ok((reasoner, if state.is_in_play() { Meant::State(state) } else { Meant::Board(state.board) }))
}

/// Each puzzle that a PUZZLE argument means, or what is wrong in its place; of a session the one that it is about.
///
/// # Errors
/// That the argument cannot be read.
pub(super) fn each(
    request: &Request,
    teller: &Teller,
    name: &Path,
) -> Result<Vec<Result<WrittenPuzzle, Message>>, Failure> {
    let (text, grids) = (text_of(teller, name)?, request.grids());
    let reading = read(&text, &grids);
    let is_only = reading.items.len() == 1;
    let mut all = Vec::new();
    for item in reading.items {
        all.push(match held_in(item.content, &grids) {
            Ok(held) => {
                let puzzle = held.into_puzzle();
                match as_asked(request, teller, &puzzle) {
                    Ok(_) => Ok(puzzle),
                    Err(error) if is_only => return Err(wrong(name, error)),
                    Err(error) => Err(error),
                }
            }
            Err(error) if is_only => return Err(itself(name, &text, error)),
            Err(error) => Err(match wrong(name, error) {
                Failure::Wrong(message) => message,
                other => return Err(other),
            }),
        });
    }
    for note in &reading.notes {
        teller.complain(&note.message());
    }
    Ok(all)
}

/// What is held by something in a text.
fn held_in(
    content: Result<Content<'_>, ReadError>,
    grids: &[Arc<Geometry>],
) -> Result<InputContent, Message> {
    match content {
        Ok(Content::Puzzle(puzzle)) => Ok(InputContent::Puzzle(puzzle)),
        Ok(Content::Game(text)) => {
            let saved = read_session(text, grids).map_err(|error| error.message());
            saved.map(|saved| InputContent::Session(Box::new(saved)))
        }
        Err(error) => Err(error.message()),
    }
}

/// All that a text holds, on these grids, each with the line on which it begins; what was passed over or assumed is said.
///
/// # Errors
/// The first thing that is wrong.
fn read_all_of(
    teller: &Teller,
    name: &Path,
    text: &str,
    grids: &[Arc<Geometry>],
) -> Result<Vec<(usize, InputContent)>, Failure> {
    let reading = read(text, grids);
    let mut all = Vec::new();
    for Item { line, content } in reading.items {
        let held = held_in(content, grids).map_err(|error| itself(name, text, error))?;
        all.push((line, held));
    }
    for note in &reading.notes {
        teller.complain(&note.message());
    }
    Ok(all)
}

/// The state in play that a PUZZLE argument means: a puzzle in any form, or a state in a format that holds one.
pub(super) fn state<'a>(
    request: &'a Request,
    teller: &Teller,
    puzzle: &Path,
) -> Result<(Reasoner<'a>, StateText), Failure> {
    let (reasoner, meant) = meant(request, teller, puzzle)?;
    Ok(match meant {
        Meant::Board(board) => (reasoner, StateText::of_board(board)),
        Meant::State(state) => (reasoner, state),
    })
}

/// All boards of an argument that, as a PUZZLE, may name a file, which here may hold many; all of this grid.
pub(super) fn boards(
    request: &Request,
    teller: &Teller,
    geometry: &Arc<Geometry>,
    name: &Path,
) -> Result<Vec<Board>, Failure> {
    let puzzles = all_puzzles(request, teller, &[Arc::clone(geometry)], name)?;
    Ok(puzzles.into_iter().map(|puzzle| puzzle.state.board).collect())
}

/// Something that a PUZZLE argument holds, where all of it is wanted.
pub(super) enum InputContent {
    /// A puzzle.
    Puzzle(WrittenPuzzle),
    /// A session that was saved.
    Session(Box<Saved>),
}

impl InputContent {
    /// The puzzle; of a session the one that it is about, as it was left.
    pub(super) fn into_puzzle(self) -> WrittenPuzzle {
        match self {
            Self::Puzzle(puzzle) => puzzle,
            Self::Session(saved) => WrittenPuzzle::new(&saved.geometry, saved.state()),
        }
    }
}

/// The puzzle that a PUZZLE argument means, or all of those that its file holds; see [`InputContent::into_puzzle`]. Each is of one
/// of these grids.
pub(super) fn all_puzzles(
    request: &Request,
    teller: &Teller,
    grids: &[Arc<Geometry>],
    name: &Path,
) -> Result<Vec<WrittenPuzzle>, Failure> {
    let held = read_all_of(teller, name, &text_of(teller, name)?, grids)?;
    let puzzle = |(_, held): (usize, InputContent)| {
        let puzzle = held.into_puzzle();
        let _ = as_asked(request, teller, &puzzle).map_err(|error| wrong(name, error))?;
        Ok(puzzle)
    };
    held.into_iter().map(puzzle).collect()
}

/// All that a PUZZLE argument means, each of one of these grids; what of a puzzle is not understood is said.
pub(super) fn held(
    teller: &Teller,
    grids: &[Arc<Geometry>],
    name: &Path,
) -> Result<Vec<InputContent>, Failure> {
    let held = read_all_of(teller, name, &text_of(teller, name)?, grids)?;
    for (_, held) in &held {
        if let InputContent::Puzzle(puzzle) = held
            && let Some(message) = unmet_message(&puzzle.unmet)
        {
            teller.complain(&message);
        }
    }
    Ok(held.into_iter().map(|(_, held)| held).collect())
}

/// The text of a file, or of standard input for `-`.
pub(super) fn text(teller: &Teller, name: &Path) -> Result<String, Failure> {
    let bytes = file(teller, name)?;
    let text = decode(&bytes).map_err(|error| in_file(name, error.message()))?;
    Ok(lines_of_table(&text).into_owned())
}

/// The bytes of a file, or of standard input for `-`.
fn file(teller: &Teller, name: &Path) -> Result<Vec<u8>, Failure> {
    if is_standard_input(name) {
        return read_all(teller.streams.take_input(), name);
    }
    let file = fs::File::open(name).map_err(|error| cannot_read(name, &error))?;
    read_all(file, name)
}

/// The PUZZLE argument of a command.
pub(super) fn puzzle(request: &Request) -> &Path {
    named(request, "puzzle")
}

/// The file that an argument names; standard input if there is none.
pub(super) fn named<'a>(request: &'a Request, name: &str) -> &'a Path {
    request.path(name).unwrap_or(Path::new(STANDARD_INPUT))
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

/// The complaint about an argument that is the puzzle itself, or about the file that it names: what is wrong, or that
/// there is no such file.
fn itself(name: &Path, text: &str, error: Message) -> Failure {
    if is_file(name) || looks_like_a_puzzle(text) {
        wrong(name, error)
    } else {
        Failure::Wrong(Message::from(words::ErrorNoFile { file: text }))
    }
}

/// Whether most of a text is what puzzles are written with, or it is a link or has several lines.
fn looks_like_a_puzzle(text: &str) -> bool {
    if text.contains("://") || text.contains('\n') || text.trim_start().starts_with(['{', '[']) {
        return true;
    }
    let count = |wanted: fn(char) -> bool| text.chars().filter(|&letter| wanted(letter)).count();
    let usual = count(|letter| letter.is_ascii_digit() || ".*_ ".contains(letter));
    2 * usual > text.chars().count()
}
