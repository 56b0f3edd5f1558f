//! The canonical form of what stands in a grid of blocks: the same for all boards that differ only by a symmetry of
//! the grid.
//!
//! The classic grid has 2 · 6⁸ symmetries of the places (transposition; bands, stacks, rows in a band, columns in a stack in
//! any order) times 9! of the digits; where blocks are no squares, rows stay rows. They are not gone through. Rows, columns, blocks and digits get colours that depend
//! on nothing but how they lie to each other (`colours`): colour refinement, as in the search for canonical forms of
//! graphs (Brendan `McKay`, *Practical Graph Isomorphism*, 1981). If no two rows and no two columns have the same
//! colour, their colours put them in an order, and that is the form. If some have, each of these is made the
//! first in turn, and of all forms that come of it the least is the canonical one. How many times it comes is the number
//! of automorphisms. Of two lines that lead to one form by the same colours, an automorphism takes one to the other: then
//! only one of them is followed.
//!
//! Invariant: nothing here depends on where anything stands or how it is called but through the colours, so that boards
//! with a symmetry between them have the same form; and a form is a board that a symmetry makes, so that others have not.

mod colours;

use super::{Board, Candidate, Cell, Digit, Entry, Geometry, MAX_DIGITS};
use colours::{Colours, Each, Given, Sides, Size};

/// The form that a board shares with all boards that a symmetry makes of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Canonical {
    /// In reading order; 0 for an empty cell, and the digits from 1 as they come.
    digits: Vec<u8>,
    automorphisms: u64,
}

impl Canonical {
    /// Finds the canonical form of the digits on a board, whoever put them there; `None` if the grid is not made of rows,
    /// columns and blocks alone, or if so much of a large board is alike that it would take seconds, as in a full 16×16 grid
    /// that is shifted row by row. About two microseconds on the classic grid where nothing is symmetric.
    pub fn of(geometry: &Geometry, board: &Board) -> Option<Self> {
        let blocks = geometry.plain_blocks()?;
        let side = geometry.column_count();
        let size = Size { side, lines: [blocks.height, blocks.width] };
        let given = |Candidate { cell, digit }: Candidate| Given {
            line: [(cell.index() / side) as u8, (cell.index() % side) as u8],
            digit: digit.index() as u8,
        };
        Self::of_givens(size, &board.digits().map(given).collect::<Vec<_>>())
    }

    /// Returns what a board shares with all that are like it: its canonical form, or the board itself on grids of other
    /// houses, where only equal boards count as alike.
    pub fn form_of(geometry: &Geometry, board: &Board) -> Board {
        Self::of(geometry, board).map_or_else(|| board.clone(), |form| form.board())
    }

    /// Returns the number of symmetries of the grid that leave the board as it is, the one that changes nothing included;
    /// [`u64::MAX`] if there are more than that.
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

    fn of_givens(size: Size, givens: &[Given]) -> Option<Self> {
        let sides = Sides::of(size, givens);
        let mut colours = Colours::of(size, givens);
        colours.refine(givens, sides);
        let rows = || Ways::new(givens, sides).least(&colours);
        let columns = || {
            let turned: Vec<Given> = givens.iter().map(|given| given.transposed()).collect();
            Ways::new(&turned, sides.transposed()).least(&colours.transposed(size))
        };
        // Which of the two directions is that of the rows is told by the colours, unless these are the same.
        let [of_rows, of_columns] = colours.of_directions();
        let Least { digits, times } = if !size.is_square() || of_rows < of_columns {
            rows()?
        } else if of_columns < of_rows {
            columns()?
        } else {
            rows()?.or(columns()?)
        };
        Some(Self { digits, automorphisms: times.saturating_mul(sides.twins()) })
    }
}

/// The least form, and how many times it was met.
#[derive(Clone, Debug)]
struct Least {
    digits: Vec<u8>,
    times: u64,
}

impl Least {
    /// The lesser of two; of the same form, both.
    fn or(self, other: Self) -> Self {
        match self.digits.cmp(&other.digits) {
            std::cmp::Ordering::Less => self,
            std::cmp::Ordering::Greater => other,
            std::cmp::Ordering::Equal => {
                Self { times: self.times.saturating_add(other.times), ..self }
            }
        }
    }
}

/// A form, and the colours that lead to it.
type Leaf = (Vec<u8>, [Each<u64>; 2]);

/// The ways to put the lines of a board in an order by their colours.
struct Ways<'a> {
    givens: &'a [Given],
    sides: Sides,
    /// How many lines may still be singled out.
    left: usize,
}

/// How many lines are singled out at most: a second's work on the largest grid.
const MOST: usize = 1 << 14;

impl<'a> Ways<'a> {
    fn new(givens: &'a [Given], sides: Sides) -> Self {
        let left = if sides.size.is_classic() { usize::MAX } else { MOST };
        Self { givens, sides, left }
    }

    /// The least of all forms that the colours leave; `None` if there are too many.
    fn least(&mut self, colours: &Colours) -> Option<Least> {
        let mut least: Option<Least> = None;
        let mut followed: Vec<(Leaf, Least)> = Vec::new();
        for split in self.splits(colours)? {
            let first = self.first(&split)?;
            let known = followed.iter().find(|(leaf, _)| *leaf == first);
            let found = match known {
                Some((_, known)) => known.clone(),
                None => self.least(&split)?,
            };
            if known.is_none() {
                followed.push((first, found.clone()));
            }
            least = Some(least.map_or(found.clone(), |least| least.or(found)));
        }
        Some(least.unwrap_or_else(|| Least { digits: self.form(colours), times: 1 }))
    }

    /// The colours with each of the fewest lines that are alike singled out; none if all are told apart. Of those that this
    /// makes different the ones with the least sum are enough, for whatever is like the board has the same. (The classic grid
    /// does without: its forms are what they always were.)
    fn splits(&mut self, colours: &Colours) -> Option<Vec<Colours>> {
        let Some(alike) = colours.alike(self.sides) else { return Some(Vec::new()) };
        self.left = self.left.checked_sub(alike.lines().count())?;
        let split = |line| {
            let mut split = colours.clone();
            split.single_out(alike.direction, line);
            split.refine(self.givens, self.sides);
            split
        };
        let mut splits: Vec<Colours> = alike.lines().map(split).collect();
        if !self.sides.size.is_classic() {
            let least = splits.iter().map(Colours::sum).min();
            splits.retain(|split| Some(split.sum()) == least);
        }
        Some(splits)
    }

    /// Some form that the colours leave.
    fn first(&mut self, colours: &Colours) -> Option<Leaf> {
        match self.splits(colours)?.first() {
            Some(split) => self.first(split),
            None => Some((self.form(colours), colours.of_places(self.sides.size))),
        }
    }

    /// The board with its lines in the order of their colours, and its digits numbered as they come.
    fn form(&self, colours: &Colours) -> Vec<u8> {
        let size = self.sides.size;
        let places = [0, 1].map(|direction| colours.places(size, direction));
        let mut form = vec![0; size.side * size.side];
        for given in self.givens {
            let [row, column] = [0, 1].map(|way| places[way][usize::from(given.line[way])]);
            form[size.side * row + column] = given.digit + 1;
        }
        let mut names = [0; MAX_DIGITS + 1];
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
}

#[cfg(test)]
mod tests;
