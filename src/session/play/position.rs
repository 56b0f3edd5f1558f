//! What stands in the cells while a puzzle is played: digits, pencil marks, colours.

use std::collections::BTreeMap;

use crate::grid::{Board, Candidate, Cell, Digit, DigitSet, Entry, Geometry, StateText};

/// A colour that a player paints cells and candidates with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

impl Colour {
    /// How many colours there are.
    pub const COUNT: usize = 10;

    /// Makes the colour with this number, from 0; `None` if there are not so many.
    pub const fn new(number: usize) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number as u8)) } else { None }
    }

    /// Returns the colour's number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What stands in one cell, and what the player noted about it. Notes stay while a digit stands over them, and are
/// there again when it is cleared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellState {
    /// The digit: of the puzzle ([`Entry::Given`]) or of the player ([`Entry::Placed`]).
    pub entry: Entry,
    /// Whether the player's digit was entered by a hint.
    pub hinted: bool,
    /// The pencil marks, those too that a digit in sight hides.
    pub marks: DigitSet,
    /// Whether the marks are meant to be all that is possible: they were filled in, or came to be all by hand.
    /// Then a mark that is taken away by hand is struck.
    pub full: bool,
    /// The candidates that the player took away by hand from marks that were full.
    pub struck: DigitSet,
    /// The digits that the player noted in the corners of the cell. Nothing is concluded from them.
    pub corner: DigitSet,
    /// The digits that the player noted in the middle of the cell. Nothing is concluded from them.
    pub centre: DigitSet,
    /// The colour of the cell.
    pub colour: Option<Colour>,
    /// The colours of candidates.
    pub painted: BTreeMap<Digit, Colour>,
}

impl CellState {
    /// Makes a cell with a digit, or none, and no notes.
    pub fn of(entry: Entry) -> Self {
        Self { entry, ..Self::default() }
    }

    /// Says whether the digit is one of the puzzle.
    pub fn is_given(&self) -> bool {
        matches!(self.entry, Entry::Given(_))
    }

    /// The same cell without pencil marks and their colours.
    #[must_use]
    pub(super) fn without_marks(mut self) -> Self {
        (self.marks, self.full, self.struck) = (DigitSet::EMPTY, false, DigitSet::EMPTY);
        self.painted.clear();
        self
    }
}

/// Where a note stands in its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Note {
    /// In the corners, and along the edges if there are many.
    Corner,
    /// Side by side in the middle.
    Centre,
}

impl CellState {
    /// Returns the notes of a kind, those too that a digit in sight hides.
    pub const fn noted(&self, note: Note) -> DigitSet {
        match note {
            Note::Corner => self.corner,
            Note::Centre => self.centre,
        }
    }

    pub(super) const fn noted_mut(&mut self, note: Note) -> &mut DigitSet {
        match note {
            Note::Corner => &mut self.corner,
            Note::Centre => &mut self.centre,
        }
    }

    /// Says whether there is any note.
    pub const fn has_notes(&self) -> bool {
        !self.corner.is_empty() || !self.centre.is_empty()
    }

    /// The same cell without notes.
    #[must_use]
    pub(super) fn without_notes(self) -> Self {
        Self { corner: DigitSet::EMPTY, centre: DigitSet::EMPTY, ..self }
    }
}

/// All cells of a grid in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) cells: Vec<CellState>,
}

impl Position {
    /// Makes the position in which only this board's digits stand.
    pub fn of_board(board: &Board) -> Self {
        let cells = (0..board.cell_count()).map(Cell::new);
        Self { cells: cells.map(|cell| CellState::of(board.entry(cell))).collect() }
    }

    /// Makes the position with these cells, in reading order.
    pub fn from_cells(cells: Vec<CellState>) -> Self {
        Self { cells }
    }

    /// Returns the cells in reading order.
    pub fn cells(&self) -> &[CellState] {
        &self.cells
    }

    /// Returns one cell.
    pub fn cell(&self, cell: Cell) -> &CellState {
        &self.cells[cell.index()]
    }

    /// Returns all digits, those of the player placed.
    pub fn board(&self) -> Board {
        self.board_of(|_| true)
    }

    /// Returns the digits of the puzzle alone.
    pub fn givens(&self) -> Board {
        self.board_of(CellState::is_given)
    }

    /// Returns all digits, and the candidates that the player struck out of empty cells.
    pub fn state(&self) -> StateText {
        let cells = self.cells.iter().enumerate();
        let open = cells.filter(|(_, state)| state.entry == Entry::Empty);
        let struck = open.flat_map(|(index, state)| {
            state.struck.iter().map(move |digit| Candidate::new(Cell::new(index), digit))
        });
        StateText { board: self.board(), removed: struck.collect() }
    }

    fn board_of(&self, keep: impl Fn(&CellState) -> bool) -> Board {
        let mut board = Board::empty(self.cells.len());
        for (index, state) in self.cells.iter().enumerate().filter(|(_, state)| keep(state)) {
            board.set(Cell::new(index), state.entry);
        }
        board
    }

    /// Says whether the player has found a digit that stands there without a hint.
    pub fn has_found(&self) -> bool {
        let found = |state: &CellState| matches!(state.entry, Entry::Placed(_)) && !state.hinted;
        self.cells.iter().any(found)
    }

    /// Says whether a digit of the player stands somewhere.
    pub fn is_begun(&self) -> bool {
        self.cells.iter().any(|state| matches!(state.entry, Entry::Placed(_)))
    }

    /// Says whether every cell is filled, and nothing goes against a rule of the grid.
    pub fn is_solved(&self, geometry: &Geometry) -> bool {
        self.board().is_solved(geometry)
    }

    /// Returns a digit in another cell that forbids this one: the same in sight, or else what the grid says besides.
    pub fn seen(&self, geometry: &Geometry, cell: Cell, digit: Digit) -> Option<Candidate> {
        let mut elsewhere = geometry.excluded_by(cell, digit).other_cells();
        elsewhere.find_map(|(other, cells)| {
            let holds = |peer: &Cell| self.cell(*peer).entry.digit() == Some(other);
            Some(Candidate::new(cells.iter().find(holds)?, other))
        })
    }

    /// The digits that no digit in another cell forbids.
    pub(super) fn in_no_sight(&self, geometry: &Geometry, cell: Cell) -> DigitSet {
        self.unseen(geometry, cell, |_| true)
    }

    /// The digits that no digit of the puzzle in another cell forbids.
    pub(super) fn in_no_givens_sight(&self, geometry: &Geometry, cell: Cell) -> DigitSet {
        self.unseen(geometry, cell, CellState::is_given)
    }

    fn unseen(
        &self,
        geometry: &Geometry,
        cell: Cell,
        counts: impl Fn(&CellState) -> bool,
    ) -> DigitSet {
        let digit_of = |peer: Cell| Some(self.cell(peer)).filter(|it| counts(it))?.entry.digit();
        let held: DigitSet = geometry.peers(cell).iter().filter_map(digit_of).collect();
        let unseen = geometry.allowed_in(cell) - held;
        if geometry.excludes_only_repeats() {
            return unseen;
        }
        // What rules a candidate out is what it rules out.
        let is_free = |digit: &Digit| {
            let besides = geometry.excluded_by(cell, *digit).other_digits();
            !besides.iter().any(|&(by, cells)| cells.iter().any(|at| digit_of(at) == Some(by)))
        };
        unseen.iter().filter(is_free).collect()
    }
}
