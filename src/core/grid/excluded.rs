//! What a digit in a cell rules out.

use super::{Candidate, Cell, CellSet, Digit, DigitSet, WIDE};

/// The candidates that a digit in a cell rules out: the other digits of the cell, the digit itself in the cells in
/// sight, and what else the grid says.
///
/// Cheap to make: it only points at what the geometry holds.
#[derive(Clone, Copy, Debug)]
pub struct Excluded<'a, const W: usize = WIDE> {
    cell: Cell,
    in_cell: DigitSet,
    digit: Digit,
    in_sight: CellSet<W>,
    besides: &'a [(Digit, CellSet<W>)],
}

impl<'a, const W: usize> Excluded<'a, W> {
    /// What `digit` in `cell` rules out: the others of all digits there, itself in sight, and besides other digits of
    /// other cells.
    #[inline]
    pub(super) fn new(
        Candidate { cell, digit }: Candidate,
        all_digits: DigitSet,
        in_sight: CellSet<W>,
        besides: &'a [(Digit, CellSet<W>)],
    ) -> Self {
        Self { cell, in_cell: all_digits - DigitSet::of(digit), digit, in_sight, besides }
    }

    /// Returns the digits that the cell itself cannot hold.
    #[inline]
    pub const fn in_cell(&self) -> DigitSet {
        self.in_cell
    }

    /// Returns the cells in sight, which cannot hold the digit itself.
    #[inline]
    pub const fn same_digit(&self) -> CellSet<W> {
        self.in_sight
    }

    /// Returns what else the grid rules out: other digits, each with the other cells that cannot hold it; nothing in
    /// most grids.
    #[inline]
    pub const fn other_digits(&self) -> &'a [(Digit, CellSet<W>)] {
        self.besides
    }

    /// Lists digits, each once, with the other cells that cannot hold them: first the digit itself with the cells in
    /// sight.
    #[inline]
    pub fn other_cells(&self) -> impl Iterator<Item = (Digit, CellSet<W>)> + Clone + use<'a, W> {
        std::iter::once((self.digit, self.in_sight)).chain(self.besides.iter().copied())
    }

    /// Says whether a candidate is ruled out.
    #[inline]
    pub fn contains(&self, Candidate { cell, digit }: Candidate) -> bool {
        if cell == self.cell {
            return self.in_cell.contains(digit);
        }
        self.other_cells().any(|(gone, cells)| gone == digit && cells.contains(cell))
    }

    /// Lists every candidate that is ruled out: those of the cell itself, then those elsewhere.
    #[inline]
    pub fn candidates(&self) -> impl Iterator<Item = Candidate> + use<'a, W> {
        let cell = self.cell;
        let in_cell = self.in_cell.iter().map(move |digit| Candidate { cell, digit });
        let in_cells = |(digit, cells): (Digit, CellSet<W>)| {
            cells.iter().map(move |c| Candidate { cell: c, digit })
        };
        in_cell.chain(self.other_cells().flat_map(in_cells))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::{classic, grid_of, not_beside, spec};
    use crate::grid::{
        Apart, Board, CandidateSet, Candidates, Geometry, GeometryError, GeometrySpec, StepsApart,
    };

    fn excluded(geometry: &Geometry, cell: usize, digit: usize) -> CandidateSet {
        geometry.excluded_by(Cell::new(cell), Digit::new(digit)).candidates().collect()
    }

    #[test]
    fn a_digit_rules_out_others_in_its_cell_and_itself_in_sight() {
        let geometry = classic();
        let set = excluded(&geometry, 40, 4);
        assert_eq!(set.iter().count(), 8 + 20);
        assert_eq!(set.digits_of(Cell::new(40)).len(), 8);
        assert_eq!(set.cells_of(Digit::new(4)), geometry.peers(Cell::new(40)));
    }

    #[test]
    fn digits_that_follow_one_another_are_kept_apart_everywhere() {
        let apart = GeometrySpec { apart: not_beside(), ..spec("1234", 2, 2) };
        let (plain, geometry) = (grid_of("1234", 2, 2), Geometry::new(&apart).expect("a grid"));
        assert!(plain.excludes_only_repeats() && !geometry.excludes_only_repeats());
        for cell in geometry.cells() {
            let beside = |other: &Cell| {
                let rows = geometry.row(cell).abs_diff(geometry.row(*other));
                rows + geometry.column(cell).abs_diff(geometry.column(*other)) == 1
            };
            for digit in geometry.digits() {
                let mut expected = excluded(&plain, cell.index(), digit.index());
                for other in geometry.digits().filter(|o| o.index().abs_diff(digit.index()) == 1) {
                    expected.insert_cells(geometry.cells().filter(beside).collect(), other);
                }
                assert_eq!(excluded(&geometry, cell.index(), digit.index()), expected);
                let mut placed = Candidates::all(&geometry);
                placed.place(&geometry, cell, digit);
                let board = Board::from_givens(16, [Candidate::new(cell, digit)]);
                assert_eq!(Candidates::from_board(&geometry, &board), placed);
            }
        }
    }

    #[test]
    fn equal_digits_are_kept_apart_by_steps_as_by_houses() {
        let plain = grid_of("123456789", 3, 3);
        let said = StepsApart { steps: vec![(1, 2), (2, 1)], never_differ_by: vec![0] };
        let knights = GeometrySpec { apart: vec![said], ..spec("123456789", 3, 3) };
        let geometry = Geometry::new(&knights).expect("a grid");
        assert!(geometry.excludes_only_repeats() && !geometry.excludes_by_houses_alone());
        assert_eq!(geometry.plain_blocks(), None);
        for one in geometry.cells() {
            for other in geometry.cells() {
                let rows = geometry.row(one).abs_diff(geometry.row(other));
                let columns = geometry.column(one).abs_diff(geometry.column(other));
                let is_knight = (rows, columns) == (1, 2) || (rows, columns) == (2, 1);
                assert_eq!(geometry.sees(one, other), is_knight || plain.sees(one, other));
                let digit = Digit::new(4);
                let (first, second) = (Candidate::new(one, digit), Candidate::new(other, digit));
                let reason = geometry.apart(first, second);
                assert_eq!(reason.is_some(), geometry.excludes(first, second));
                let is_steps = matches!(reason, Some(Apart::Steps(0)));
                assert_eq!(is_steps, is_knight && !plain.sees(one, other));
            }
        }
        let wrong = StepsApart { steps: vec![(0, 0)], never_differ_by: vec![0] };
        let wrong = GeometrySpec { apart: vec![wrong], ..spec("1234", 2, 2) };
        let error = GeometryError::Step { columns: 0, rows: 0, across: 4, down: 4 };
        assert_eq!(Geometry::new(&wrong).err(), Some(error));
    }

    #[test]
    fn a_grid_may_rule_out_other_digits_elsewhere() {
        let apart = GeometrySpec { apart: not_beside(), ..spec("1234", 2, 2) };
        let geometry = Geometry::new(&apart).expect("a grid");
        let set = excluded(&geometry, 0, 1);
        // 1 and 3 beside A1, which holds 2; and 2 in what A1 sees.
        for (digit, cells) in [(0, vec![0, 1, 4]), (2, vec![0, 1, 4]), (3, vec![0])] {
            let found: Vec<_> = set.cells_of(Digit::new(digit)).iter().map(Cell::index).collect();
            assert_eq!(found, cells);
        }
        assert_eq!(set.cells_of(Digit::new(1)).len(), 7);
        let mut candidates = Candidates::all(&geometry);
        candidates.place(&geometry, Cell::new(0), Digit::new(1));
        let left = |cell, digit| candidates.allows(Cell::new(cell), Digit::new(digit));
        let gone = |(cell, digit): &(usize, usize)| !left(*cell, *digit);
        let all = (0..16).flat_map(|cell| (0..4).map(move |digit| (cell, digit)));
        let gone: CandidateSet = all
            .filter(gone)
            .map(|(cell, digit)| Candidate::new(Cell::new(cell), Digit::new(digit)))
            .collect();
        assert_eq!(gone, set);
    }
}
