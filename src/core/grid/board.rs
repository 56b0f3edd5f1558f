//! The digits that stand in the grid, and who put them there.

use std::collections::BTreeSet;

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

/// Digits that cannot stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collision {
    /// Why they cannot: a house in which a digit repeats, a step on the board, or a constraint.
    pub apart: Apart,
    /// The digits with their cells: in a house two or more, in the house's order; by a step two, in reading order; by a
    /// constraint one or more, in reading order.
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

    /// Finds what does not go by any rule of the grid: [`Board::collisions`], and after these, by constraint, digits that it
    /// does not allow in their cells, and those with which its cells cannot be filled, as few as by leaving out one after the
    /// other are found.
    pub fn all_collisions(&self, geometry: &Geometry) -> Vec<Collision> {
        let mut all = self.collisions(geometry);
        if !geometry.is_of_exclusions() {
            let limited = self.digits().filter_map(|one| Some((geometry.limit(one)?, vec![one])));
            let mut scratch = Scratch::default();
            // What follows from houses as well would put on the constraint what they do not allow.
            let laws = geometry.laws().iter().filter(|law| !law.is_spare);
            let broken = laws.filter_map(|law| {
                Some((law.constraint, self.breaks(law, geometry, &mut scratch)?))
            });
            let mut more: Vec<(ConstraintNumber, Vec<Candidate>)> = limited.chain(broken).collect();
            more.sort();
            more.dedup();
            for (number, filled) in more {
                let collision = Collision { apart: Apart::Constraint(number), filled };
                if !all.contains(&collision) {
                    all.push(collision);
                }
            }
        }
        all
    }

    /// Says whether every cell is filled, and nothing goes against a rule of the grid.
    pub fn is_solved(&self, geometry: &Geometry) -> bool {
        self.digits().count() == self.cell_count() && self.all_collisions(geometry).is_empty()
    }

    /// The digits with which the cells of a law cannot be filled, in reading order; `None` if they can.
    fn breaks(
        &self,
        law: &Law,
        geometry: &Geometry,
        scratch: &mut Scratch,
    ) -> Option<Vec<Candidate>> {
        let mut is_broken = |filled: &BTreeSet<Cell>| {
            let digits = |cell: &Cell| match self.entry(*cell).digit() {
                Some(digit) if filled.contains(cell) => DigitSet::of(digit),
                _ => geometry.all_digits(),
            };
            law.automaton.left(law.cells.iter().map(digits), scratch).is_none()
        };
        let cells = law.cells.iter().copied();
        let mut filled: BTreeSet<Cell> =
            cells.filter(|&cell| self.entry(cell) != Entry::Empty).collect();
        if filled.is_empty() || !is_broken(&filled) {
            return None;
        }
        for cell in filled.clone() {
            let _ = filled.remove(&cell);
            if !is_broken(&filled) {
                let _ = filled.insert(cell);
            }
        }
        let one = |cell| Some(Candidate { cell, digit: self.entry(cell).digit()? });
        Some(filled.into_iter().filter_map(one).collect())
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
