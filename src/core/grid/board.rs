//! The digits that stand in the grid, and who put them there.

use super::{Apart, Candidate, Cell, ConstraintNumber, Digit, DigitSet, Geometry, Law, Scratch};

/// What stands in one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Entry {
    /// Nothing.
    #[default]
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit found or entered later.
    Placed(Digit),
}

impl Entry {
    /// Returns the digit, whoever put it there.
    #[inline]
    pub const fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty => None,
            Self::Given(digit) | Self::Placed(digit) => Some(digit),
        }
    }
}

/// Two or more digits that cannot stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collision {
    /// Why they cannot: a house in which a digit repeats, or a step on the board.
    pub apart: Apart,
    /// The digits with their cells: in a house two or more, in the house's order; by a step two, in reading order.
    pub filled: Vec<Candidate>,
}

impl Collision {
    /// Lists their cells.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone + '_ {
        self.filled.iter().map(|one| one.cell)
    }
}

/// An entry for each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    entries: Vec<Entry>,
}

impl Board {
    /// Makes a board with `cells` empty cells.
    #[inline]
    pub fn empty(cells: usize) -> Self {
        Self { entries: vec![Entry::Empty; cells] }
    }

    /// Makes a board that holds these givens and nothing else.
    #[inline]
    pub fn from_givens(cells: usize, givens: impl IntoIterator<Item = Candidate>) -> Self {
        let mut board = Self::empty(cells);
        for Candidate { cell, digit } in givens {
            board.set(cell, Entry::Given(digit));
        }
        board
    }

    /// Says what stands in the cell.
    #[inline]
    pub fn entry(&self, cell: Cell) -> Entry {
        self.entries[cell.index()]
    }

    /// Writes into the cell, over what stood there.
    #[inline]
    pub fn set(&mut self, cell: Cell, entry: Entry) {
        self.entries[cell.index()] = entry;
    }

    /// Returns the number of cells.
    #[inline]
    pub fn cell_count(&self) -> usize {
        self.entries.len()
    }

    /// Says whether no digit stands in the grid.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.entries.iter().all(|entry| *entry == Entry::Empty)
    }

    /// Says whether it holds a digit that is not a given.
    #[inline]
    pub fn has_found_digits(&self) -> bool {
        self.entries.iter().any(|entry| matches!(entry, Entry::Placed(_)))
    }

    /// Lists all cells with a digit, in reading order.
    #[inline]
    pub fn digits(&self) -> impl Iterator<Item = Candidate> + '_ {
        let filled = |(index, entry): (usize, &Entry)| {
            Some(Candidate::new(Cell::new(index), entry.digit()?))
        };
        self.entries.iter().enumerate().filter_map(filled)
    }

    /// Returns the givens, in reading order.
    #[inline]
    pub fn givens(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.digits().filter(|&Candidate { cell, .. }| matches!(self.entry(cell), Entry::Given(_)))
    }

    /// Finds every repetition of a digit in a group of the grid's rules, by group and then by digit; after these, by
    /// cell, digits that other rules of the grid keep apart.
    pub fn collisions(&self, geometry: &Geometry) -> Vec<Collision> {
        let mut collisions = Vec::new();
        for group in geometry.groups_of_rules() {
            for digit in geometry.digits() {
                let holds = |&cell: &Cell| self.entry(cell).digit() == Some(digit);
                let cells = geometry.list_of(group).iter().copied().filter(holds);
                let filled: Vec<_> = cells.map(|cell| Candidate { cell, digit }).collect();
                if filled.len() > 1 {
                    collisions.push(Collision { apart: Apart::Group(group), filled });
                }
            }
        }
        if !geometry.excludes_by_groups_alone() {
            collisions.extend(self.collisions_by_steps(geometry));
        }
        collisions
    }

    /// Says whether every constraint that says something of single cells or of many together can still be kept with the digits
    /// that stand there: of a full board, whether all are.
    pub fn can_keep_constraints(&self, geometry: &Geometry) -> bool {
        let is_allowed = |one: Candidate| geometry.allowed_in(one.cell).contains(one.digit);
        (!geometry.limits_cells() || self.digits().all(is_allowed))
            && self.broken_constraint(geometry).is_none()
    }

    /// Returns the first constraint whose cells cannot be filled with the digits that stand there.
    pub fn broken_constraint(&self, geometry: &Geometry) -> Option<ConstraintNumber> {
        let digits = |cell: &Cell| match self.entry(*cell).digit() {
            Some(digit) => DigitSet::of(digit),
            None => geometry.all_digits(),
        };
        let mut scratch = Scratch::default();
        let mut is_broken =
            |law: &&Law| law.automaton.left(law.cells.iter().map(digits), &mut scratch).is_none();
        geometry.laws().iter().find(|law| is_broken(law)).map(|law| law.constraint)
    }

    fn collisions_by_steps<'a>(
        &'a self,
        geometry: &'a Geometry,
    ) -> impl Iterator<Item = Collision> + 'a {
        let pairs = self.digits().flat_map(|one| {
            let later = self.digits().filter(move |later| one.cell < later.cell);
            later.map(move |later| [one, later])
        });
        pairs.filter_map(|[one, later]| match geometry.apart(one, later)? {
            apart @ (Apart::Steps(_) | Apart::Constraint(_)) => {
                Some(Collision { apart, filled: vec![one, later] })
            }
            Apart::Cell(_) | Apart::Group(_) => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::{classic, not_beside, spec};
    use crate::grid::{GeometrySpec, Group, StepsApart};

    #[test]
    fn collisions_name_house_digit_and_cells() {
        let geometry = classic();
        let five = Digit::new(4);
        let cells = [0, 8, 10].map(Cell::new);
        let board = Board::from_givens(81, cells.map(|cell| Candidate::new(cell, five)));
        let collisions = board.collisions(&geometry);
        let found: Vec<_> = collisions
            .iter()
            .map(|collision| (collision.apart, collision.cells().collect::<Vec<_>>()))
            .collect();
        let group = |index| Apart::Group(Group::new(index));
        assert_eq!(
            found,
            [(group(0), vec![cells[0], cells[1]]), (group(18), vec![cells[0], cells[2]])]
        );
    }

    #[test]
    fn digits_that_steps_keep_apart_collide() {
        let knight = StepsApart { steps: vec![(1, 2), (2, 1)], never_differ_by: vec![0] };
        let apart = not_beside().into_iter().chain([knight]).collect();
        let geometry = GeometrySpec { apart, ..spec("123456", 3, 2) };
        let geometry = Geometry::new(&geometry).expect("a grid");
        // 3 in A1 and B3, a knight's move away; 4 in B1; 3 in C1, in the row and the block of the first, which these say.
        let filled = [(0, 2), (1, 3), (2, 2), (13, 2)];
        let filled = filled.map(|(cell, digit)| Candidate::new(Cell::new(cell), Digit::new(digit)));
        let board = Board::from_givens(36, filled);
        let found: Vec<_> = board
            .collisions(&geometry)
            .into_iter()
            .map(|it| (it.apart, it.cells().map(Cell::index).collect::<Vec<_>>()))
            .collect();
        let expected = [
            (Apart::Group(Group::new(0)), vec![0, 2]),
            (Apart::Group(Group::new(12)), vec![0, 2]),
            (Apart::Steps(0), vec![0, 1]),
            (Apart::Steps(1), vec![0, 13]),
            (Apart::Steps(0), vec![1, 2]),
            (Apart::Steps(1), vec![2, 13]),
        ];
        assert_eq!(found, expected);
    }
}
