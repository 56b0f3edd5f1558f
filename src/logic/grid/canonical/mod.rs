//! The canonical form of what stands in a classic grid: the same for all boards that differ only by a symmetry of
//! the grid.
//!
//! There are 2 · 6⁸ symmetries of the places (transposition; bands, stacks, rows in a band, columns in a stack in any
//! order) times 9! of the digits. They are not gone through. Rows, columns, blocks and digits get colours that depend
//! on nothing but how they lie to each other (`colours`): colour refinement, as in the search for canonical forms of
//! graphs (Brendan `McKay`, *Practical Graph Isomorphism*, 1981). If no two rows and no two columns have the same
//! colour, their colours put them in an order, and that is the form. If some have, each of these is made the
//! first in turn, and of all forms that come of it the least is the canonical one. How many times it comes is the number
//! of automorphisms.
//!
//! Invariant: nothing here depends on where anything stands or how it is called but through the colours, so that boards
//! with a symmetry between them have the same form; and a form is a board that a symmetry makes, so that others have not.

mod colours;

use super::{Board, Candidate, Cell, Digit, Entry, Geometry};
use colours::{Colours, Given, SIDE, Sides};

/// The form that a board of the classic grid shares with all that are like it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Canonical {
    /// In reading order; 0 for an empty cell, and the digits from 1 as they come.
    digits: [u8; SIDE * SIDE],
    automorphisms: u64,
}

impl Canonical {
    /// Finds the canonical form of the digits on a board, whoever put them there; `None` if the grid is not the
    /// classic one. About two microseconds where nothing is symmetric.
    pub fn of(geometry: &Geometry, board: &Board) -> Option<Self> {
        if !geometry.is_classic() {
            return None;
        }
        let given = |Candidate { cell, digit }: Candidate| Given {
            line: [(cell.index() / SIDE) as u8, (cell.index() % SIDE) as u8],
            digit: digit.index() as u8,
        };
        Some(Self::of_givens(&board.digits().map(given).collect::<Vec<_>>()))
    }

    /// Returns what a board shares with all that are like it: its canonical form, or on other grids than the classic one,
    /// where only equal boards count as alike, the board itself.
    pub fn form_of(geometry: &Geometry, board: &Board) -> Board {
        Self::of(geometry, board).map_or_else(|| board.clone(), |form| form.board())
    }

    /// Returns the number of symmetries of the classic grid that leave the board as it is, the one that changes
    /// nothing included.
    pub fn automorphisms(&self) -> u64 {
        self.automorphisms
    }

    /// Returns the form as a board.
    pub fn board(&self) -> Board {
        let mut board = Board::empty(self.digits.len());
        for (index, &digit) in self.digits.iter().enumerate().filter(|(_, digit)| **digit > 0) {
            board.set(Cell::new(index), Entry::Given(Digit::new(usize::from(digit) - 1)));
        }
        board
    }

    fn of_givens(givens: &[Given]) -> Self {
        let sides = Sides::of(givens);
        let mut colours = Colours::of(givens);
        colours.refine(givens, sides);
        let mut least = Least::default();
        // Which of the two directions is that of the rows is told by the colours, unless these are the same.
        let [rows, columns] = colours.of_directions();
        if rows <= columns {
            least.look(givens, sides, &colours);
        }
        if columns <= rows {
            let turned: Vec<Given> = givens.iter().map(|given| given.transposed()).collect();
            least.look(&turned, sides.transposed(), &colours.transposed());
        }
        let Least { digits, times } = least;
        Self { digits, automorphisms: times * sides.twins() }
    }
}

/// The least form so far, and how many times it was met.
struct Least {
    digits: [u8; SIDE * SIDE],
    times: u64,
}

impl Default for Least {
    fn default() -> Self {
        Self { digits: [u8::MAX; SIDE * SIDE], times: 0 }
    }
}

impl Least {
    /// Goes through all forms that the colours leave.
    fn look(&mut self, givens: &[Given], sides: Sides, colours: &Colours) {
        let Some(alike) = colours.alike(sides) else { return self.take(form(givens, colours)) };
        for line in alike.lines() {
            let mut split = colours.clone();
            split.single_out(alike.direction, line);
            split.refine(givens, sides);
            self.look(givens, sides, &split);
        }
    }

    fn take(&mut self, digits: [u8; SIDE * SIDE]) {
        match digits.cmp(&self.digits) {
            std::cmp::Ordering::Less => *self = Self { digits, times: 1 },
            std::cmp::Ordering::Equal => self.times += 1,
            std::cmp::Ordering::Greater => {}
        }
    }
}

/// The board with its lines in the order of their colours, and its digits numbered as they come.
fn form(givens: &[Given], colours: &Colours) -> [u8; SIDE * SIDE] {
    let places = [0, 1].map(|direction| colours.places(direction));
    let mut form = [0; SIDE * SIDE];
    for given in givens {
        let [row, column] = [0, 1].map(|way| places[way][usize::from(given.line[way])]);
        form[SIDE * row + column] = given.digit + 1;
    }
    let mut names = [0; SIDE + 1];
    let mut count = 0;
    for digit in form.iter_mut().filter(|digit| **digit > 0) {
        let name = &mut names[usize::from(*digit)];
        if *name == 0 {
            count += 1;
            *name = count;
        }
        *digit = *name;
    }
    form
}

#[cfg(test)]
mod tests;
