//! The text of a state: `grid[:removed]`, one line.
//!
//! The grid is one character a cell in reading order (cells beside it come last, and may be left out if they are empty), `.` for empty, with `+` before a digit
//! that was found and not given. `removed` lists the candidates that are gone besides those
//! that the digits forbid, each as *digit, row, column* (`436` is digit 4 in r3c6), separated by
//! spaces. Rows and columns are counted 1 to 9, then A, B and so on, whatever the symbols of the grid
//! are, so that each is one character. Players exchange states in this form.

use thiserror::Error;

use super::{Board, Candidate, Candidates, Cell, Entry, Geometry};

/// Why a text is no state.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum StateTextError {
    /// A character that is neither a digit, nor `.`, nor a `+` before a digit.
    #[error("character {position} is {found:?}: a digit, . or + was expected")]
    Character {
        /// The character's place in the text, from 1.
        position: usize,
        /// The character.
        found: char,
    },
    /// Too few or too many cells.
    #[error("{found} cells were found: {expected} were expected")]
    Cells {
        /// How many the text has.
        found: usize,
        /// How many the grid has.
        expected: usize,
    },
    /// A removed candidate that is not digit, row, column.
    #[error("{0:?} is no removed candidate: digit, row and column were expected")]
    Removed(String),
}

/// A position: the digits on the board, and what else is known to be impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateText {
    /// Givens and digits found.
    pub board: Board,
    /// Candidates that are gone besides those that a digit in sight forbids.
    pub removed: Vec<Candidate>,
}

impl StateText {
    /// Reads the text of a state.
    ///
    /// # Errors
    /// [`StateTextError`] says what was found where something else was expected.
    pub fn parse(text: &str, geometry: &Geometry) -> Result<Self, StateTextError> {
        let (grid, removed) = text.split_once(':').unwrap_or((text, ""));
        let board = parse_grid(grid, geometry)?;
        let removed = removed
            .split_whitespace()
            .map(|triple| parse_candidate(triple, geometry))
            .collect::<Result<_, _>>()?;
        Ok(Self { board, removed })
    }

    /// Writes the text of a state; [`StateText::parse`] reads the same state back.
    pub fn print(&self, geometry: &Geometry) -> String {
        let mut text = String::new();
        let is_told = |cell: Cell| self.board.entry(cell) != Entry::Empty;
        let told = geometry.beside().any(is_told);
        let count = if told { geometry.cell_count() } else { geometry.in_lines() };
        for cell in geometry.cells().take(count) {
            match self.board.entry(cell) {
                Entry::Empty => text.push('.'),
                Entry::Given(digit) => text.push(geometry.symbol(digit)),
                Entry::Placed(digit) => text.extend(['+', geometry.symbol(digit)]),
            }
        }
        if !self.removed.is_empty() {
            let triples = self.removed.iter().map(|&one| print_candidate(one, geometry));
            text.push(':');
            text.push_str(&triples.collect::<Vec<_>>().join(" "));
        }
        text
    }

    /// Makes the state with this board in which nothing is gone besides what its digits forbid.
    pub const fn of_board(board: Board) -> Self {
        Self { board, removed: Vec::new() }
    }

    /// Returns the puzzle that the state began as: its givens, and the candidates that its own pencil marks strike out.
    /// Digits found are no part of it.
    #[must_use]
    pub fn puzzle(&self) -> Self {
        let board = Board::from_givens(self.board.cell_count(), self.board.givens());
        let is_open = |one: &&Candidate| board.entry(one.cell).digit().is_none();
        let removed = self.removed.iter().filter(is_open).copied().collect();
        Self { board, removed }
    }

    /// Returns the digits that were found and not given, in reading order.
    pub fn found(&self) -> impl Iterator<Item = Candidate> + '_ {
        let is_found = |one: &Candidate| matches!(self.board.entry(one.cell), Entry::Placed(_));
        self.board.digits().filter(is_found)
    }

    /// Says whether it is a state in play: digits were found, or candidates struck out.
    pub fn is_in_play(&self) -> bool {
        !self.removed.is_empty() || self.board.has_found_digits()
    }

    /// Makes the state with this board in which just these candidates are possible. What a digit in sight
    /// forbids, or a digit in the cell itself, is not among the removed.
    pub fn of_candidates(geometry: &Geometry, board: Board, candidates: &Candidates) -> Self {
        let by_sight = Candidates::from_board(geometry, &board);
        let gone = |cell| {
            let gone = by_sight.digits_of(cell) - candidates.digits_of(cell);
            gone.iter().map(move |digit| Candidate { cell, digit })
        };
        let removed = geometry.cells().flat_map(gone).collect();
        Self { board, removed }
    }

    /// Returns the candidates of the state.
    pub fn candidates<const W: usize>(&self, geometry: &Geometry<W>) -> Candidates<W> {
        let mut candidates = Candidates::from_board(geometry, &self.board);
        for &Candidate { cell, digit } in &self.removed {
            let _ = candidates.strike(cell, digit);
        }
        if !self.removed.is_empty() && self.board.givens().next().is_none() {
            candidates.note_marks();
        }
        candidates
    }
}

impl From<Board> for StateText {
    fn from(board: Board) -> Self {
        Self::of_board(board)
    }
}

fn parse_grid(text: &str, geometry: &Geometry) -> Result<Board, StateTextError> {
    let mut entries = Vec::new();
    let mut placed = false;
    for (index, found) in text.chars().enumerate() {
        let entry = match (found, geometry.digit(found)) {
            ('+', _) if !placed => {
                placed = true;
                continue;
            }
            (_, Some(digit)) if placed => Entry::Placed(digit),
            (_, Some(digit)) => Entry::Given(digit),
            ('.' | '0', _) if !placed => Entry::Empty,
            _ => return Err(StateTextError::Character { position: index + 1, found }),
        };
        placed = false;
        entries.push(entry);
    }
    // What is beside the grid may be left out: then it is empty.
    let (found, expected) = (entries.len(), geometry.in_lines());
    if found != expected && found != geometry.cell_count() {
        return Err(StateTextError::Cells { found, expected });
    }
    let mut board = Board::empty(geometry.cell_count());
    for (cell, entry) in geometry.cells().zip(entries) {
        board.set(cell, entry);
    }
    Ok(board)
}

/// Writes a candidate as digit, row and column: `436`; [`parse_candidate`] reads it back.
pub fn print_candidate(Candidate { cell, digit }: Candidate, geometry: &Geometry) -> String {
    let [row, column] = [geometry.row(cell), geometry.column(cell)].map(symbol_of_place);
    String::from_iter([geometry.symbol(digit), row, column])
}

/// Reads one candidate, *digit, row, column*, as states list those that are removed.
///
/// # Errors
/// [`StateTextError::Removed`] for any other text.
pub fn parse_candidate(triple: &str, geometry: &Geometry) -> Result<Candidate, StateTextError> {
    let wrong = || StateTextError::Removed(triple.to_owned());
    let mut letters = triple.chars();
    let next = [letters.next(), letters.next(), letters.next()];
    let ([Some(digit), Some(row), Some(column)], None) = (next, letters.next()) else {
        return Err(wrong());
    };
    let cell = place_of(row).zip(place_of(column));
    let cell = cell.and_then(|(row, column)| geometry.cell_drawn_at(row, column));
    let candidate = cell.zip(geometry.digit(digit));
    candidate.map(|(cell, digit)| Candidate { cell, digit }).ok_or_else(wrong)
}

/// What rows and columns are counted to the base of: 1 to 9, then the letters.
const PLACES: u32 = 36;

/// How the row or column with this number, from 0, is written.
fn symbol_of_place(number: usize) -> char {
    let place = u32::try_from(number + 1).ok().and_then(|place| char::from_digit(place, PLACES));
    place.unwrap_or('?').to_ascii_uppercase()
}

/// The number, from 0, of a row or column.
fn place_of(symbol: char) -> Option<usize> {
    symbol.to_digit(PLACES)?.checked_sub(1).map(|place| place as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::classic;
    use crate::grid::{Cell, Digit};

    #[test]
    fn a_state_is_read_and_written() {
        let geometry = classic();
        let text = format!("+53..7....6..195...{}:436 911", ".".repeat(63));
        let state = StateText::parse(&text, &geometry).expect("a state");
        assert_eq!(state.board.entry(Cell::new(0)), Entry::Placed(Digit::new(4)));
        assert_eq!(state.board.entry(Cell::new(1)), Entry::Given(Digit::new(2)));
        assert_eq!(state.removed[0], Candidate::new(Cell::new(2 * 9 + 5), Digit::new(3)));
        assert_eq!(state.print(&geometry), text);
        assert!(!state.candidates(&geometry).allows(Cell::new(23), Digit::new(3)));
    }

    #[test]
    fn a_state_is_in_play_if_something_was_found_in_it_or_struck() {
        let geometry = classic();
        for (text, is_in_play) in [("53..7", false), ("+53..7", true), ("53..7", true)] {
            let struck = if is_in_play && !text.starts_with('+') { ":436" } else { "" };
            let text = format!("{text}{}{struck}", ".".repeat(81 - text.replace('+', "").len()));
            let state = StateText::parse(&text, &geometry).expect("a state");
            assert_eq!(state.is_in_play(), is_in_play, "{text}");
        }
    }

    #[test]
    fn a_state_is_made_of_its_candidates() {
        let geometry = classic();
        let text = format!("+53..7....6..195...{}:191 436", ".".repeat(63));
        let state = StateText::parse(&text, &geometry).expect("a state");
        let candidates = state.candidates(&geometry);
        let again = StateText::of_candidates(&geometry, state.board.clone(), &candidates);
        assert_eq!(again.candidates(&geometry), candidates);
        // In r9c1 a 1 is possible by sight; it is listed by cell, not as it was written.
        assert_eq!(again.print(&geometry), text.replace("191 436", "436 191"));
    }

    #[test]
    fn what_is_no_state_is_refused_with_its_place() {
        let geometry = classic();
        let error = |text: &str| StateText::parse(text, &geometry).err();
        let character = |position, found| Some(StateTextError::Character { position, found });
        assert_eq!(error("12x"), character(3, 'x'));
        assert_eq!(error("1++2"), character(3, '+'));
        assert_eq!(error("1+."), character(3, '.'));
        assert_eq!(error("12"), Some(StateTextError::Cells { found: 2, expected: 81 }));
        let removed = format!("{}:43", ".".repeat(81));
        assert_eq!(error(&removed), Some(StateTextError::Removed("43".to_owned())));
    }
}
