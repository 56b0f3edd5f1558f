//! Files of SadMan Sudoku, `.sdk`: lines that begin with `#` and a letter say who made the puzzle (`#A`), what it is (`#D`) and
//! more; `[Puzzle]` is followed by nine lines with the givens, and `[State]` by nine with all digits. Below notes alone
//! the givens may stand without a name, as `SudoCue` writes them.

use std::sync::Arc;

use super::marks;
use crate::formats::format::{
    About, Document, Format, FormatFault, Keeps, Unwritable, WrittenPuzzle, only,
};
use crate::formats::grid_name::{named_in, naming_if_needed};
use crate::grid::{Entry, Geometry};
use crate::message::words;

/// The sections that are understood.
const PUZZLE: &str = "[puzzle]";
const STATE: &str = "[state]";

/// The letters of notes: who made it, what it is, a comment, when and where it was published, how hard it is.
const NOTES: &str = "ADCBSLUH";

/// Files of SadMan Sudoku.
#[derive(Debug)]
pub(in crate::formats) struct Sdk;

/// What a file says.
#[derive(Default)]
struct Said {
    title: Option<String>,
    author: Option<String>,
    puzzle: String,
    state: Option<String>,
    ignored: Vec<String>,
}

impl Said {
    fn of(text: &str) -> Self {
        let mut said = Self::default();
        // SudoCue leaves out what stands above the only section.
        let mut section = PUZZLE.to_owned();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if line.starts_with('[') {
                section = line.to_lowercase();
                match &*section {
                    STATE => said.state = Some(String::new()),
                    PUZZLE => {}
                    _ => said.ignored.push(line.to_owned()),
                }
            } else if let Some(note) = line.strip_prefix('#') {
                let behind = |letter| note.strip_prefix(letter).map(|text| text.trim().to_owned());
                said.author = said.author.take().or_else(|| behind('A'));
                said.title = said.title.take().or_else(|| behind('D'));
            } else if section == STATE {
                said.state.get_or_insert_default().push_str(line);
            } else if section == PUZZLE {
                said.puzzle.push_str(line);
            }
        }
        said
    }
}

/// Whether a line is the beginning of a section with a puzzle.
pub(in crate::formats) fn is_section(line: &str) -> bool {
    line.eq_ignore_ascii_case(PUZZLE)
}

/// Whether a line is the beginning of a section with a state in play.
pub(in crate::formats) fn is_state(line: &str) -> bool {
    line.eq_ignore_ascii_case(STATE)
}

/// Whether a line is a note.
pub(in crate::formats) fn is_note(line: &str) -> bool {
    let mut letters = line.chars();
    letters.next() == Some('#') && letters.next().is_some_and(|it| NOTES.contains(it))
}

/// Title and author that comments name, if they are notes, several at least.
pub(in crate::formats) fn noted(comments: &[&str]) -> Option<(Option<String>, Option<String>)> {
    let is_headed = comments.len() > 1 && comments.iter().all(|line| is_note(line.trim()));
    is_headed.then(|| {
        let said = Said::of(&comments.join("\n"));
        (said.title, said.author)
    })
}

/// Whether a text is notes, as the format has them, several at least, and below them a row of the grid a line.
fn is_headed(text: &str) -> bool {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let (notes, rows): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with('#'));
    let is_row = |row: &&str| row.chars().count() == rows.len();
    notes.len() > 1 && notes.into_iter().all(is_note) && !rows.is_empty() && rows.iter().all(is_row)
}

impl Format for Sdk {
    fn about(&self) -> About {
        About {
            ending: "sdk",
            keeps: Keeps { placed: true, candidates: false },
            ..About::of("sdk", words::FormatSdk)
        }
    }

    fn recognises(&self, text: &str) -> bool {
        text.lines().any(|line| is_section(line.trim())) || is_headed(text)
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        let said = Said::of(text);
        let mut puzzle = marks::of_digits(&said.puzzle, grids)?;
        if let Some(state) = said.state {
            let all = marks::of_digits(&state, std::slice::from_ref(&puzzle.geometry))?;
            let board = &mut puzzle.state.board;
            for candidate in all.state.board.digits() {
                if board.entry(candidate.cell) == Entry::Empty {
                    board.set(candidate.cell, Entry::Placed(candidate.digit));
                }
            }
        }
        let puzzle = puzzle.titled(said.title, said.author);
        Ok(Document { puzzles: vec![puzzle], ignored: said.ignored })
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let puzzle = only(puzzles)?;
        let (geometry, board) = (&puzzle.geometry, &puzzle.state.board);
        let section = |name: &str, shows: fn(Entry) -> bool| {
            let symbol = |cell| {
                let entry = board.entry(cell);
                let digit = entry.digit().filter(|_| shows(entry));
                digit.map_or('.', |digit| geometry.symbol(digit))
            };
            let cells: Vec<char> = geometry.cells().map(symbol).collect();
            let rows =
                cells.chunks(geometry.column_count()).map(|row| row.iter().collect::<String>());
            std::iter::once(name.to_owned()).chain(rows).collect::<Vec<_>>().join("\n")
        };
        let note = |letter: char, text: &Option<String>| {
            let text = text.as_ref().filter(|text| named_in(text).is_none())?;
            Some(format!("#{letter}{text}"))
        };
        let notes =
            [naming_if_needed(geometry), note('A', &puzzle.author), note('D', &puzzle.title)];
        let mut parts: Vec<String> = notes.into_iter().flatten().collect();
        parts.push(section("[Puzzle]", |entry| matches!(entry, Entry::Given(_))));
        if board.has_found_digits() {
            parts.push(section("[State]", |entry| entry != Entry::Empty));
        }
        Ok(parts.join("\n"))
    }
}
