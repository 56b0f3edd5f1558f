//! Which cells are selected: one that questions are about and a digit goes to, and with it perhaps others, to which marks,
//! colours and clearing go as well.

use crate::grid::{Board, Candidate, Cell, CellSet, Geometry};

/// How cells are selected besides the one that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectionChange {
    /// This one as well, or no longer.
    Toggle(Cell),
    /// This one as well.
    Add(Cell),
    /// All in the rectangle from the one that was selected alone to this one.
    UpTo(Cell),
    /// The same, to the cell so many columns and rows from the last one.
    Reach {
        /// To the right, if positive.
        columns: isize,
        /// Downwards, if positive.
        rows: isize,
    },
    /// All cells.
    All,
    /// Just these.
    Only(CellSet),
    /// All cells with the same digit as this one; it alone if it is empty.
    Same(Cell),
}

/// The cells that are selected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Selection {
    /// The one that was selected last.
    pub(super) at: Option<Cell>,
    /// The one where rectangles begin.
    from: Option<Cell>,
    /// All of them.
    all: CellSet,
}

impl Selection {
    /// One cell, or none.
    pub(super) fn of(cell: Option<Cell>) -> Self {
        Self { at: cell, from: cell, all: cell.into_iter().collect() }
    }

    /// All of them.
    pub(super) fn all(self) -> CellSet {
        self.all
    }

    /// The cell so many columns and rows from the last one alone; it stops at the edge.
    pub(super) fn step(self, columns: isize, rows: isize, geometry: &Geometry) -> Self {
        Self::of(stepped(self.at, columns, rows, geometry))
    }

    /// What is selected after a choice.
    pub(super) fn choose(
        self,
        choice: SelectionChange,
        geometry: &Geometry,
        board: &Board,
    ) -> Self {
        match choice {
            SelectionChange::Toggle(cell) if self.all.contains(cell) => {
                let all: CellSet = self.all.iter().filter(|other| *other != cell).collect();
                let at = self.at.filter(|at| *at != cell).or_else(|| all.iter().last());
                Self { at, from: at, all }
            }
            SelectionChange::Toggle(cell) | SelectionChange::Add(cell) => {
                let all = self.all | CellSet::from_iter([cell]);
                Self { at: Some(cell), from: Some(cell), all }
            }
            SelectionChange::UpTo(cell) => {
                let from = self.from.unwrap_or(cell);
                let between = |at: fn(&Geometry, Cell) -> usize, other: Cell| {
                    let (one, two) = (at(geometry, from), at(geometry, cell));
                    (one.min(two)..=one.max(two)).contains(&at(geometry, other))
                };
                let is_within = |other: &Cell| {
                    between(Geometry::row, *other) && between(Geometry::column, *other)
                };
                let all = geometry.cells().filter(is_within).collect();
                Self { at: Some(cell), from: Some(from), all }
            }
            SelectionChange::Reach { columns, rows } => {
                match stepped(self.at, columns, rows, geometry) {
                    Some(cell) => self.choose(SelectionChange::UpTo(cell), geometry, board),
                    None => self,
                }
            }
            SelectionChange::All => {
                let all: CellSet = geometry.cells().collect();
                let at = self.at.or_else(|| all.iter().next());
                Self { at, from: self.from.or(at), all }
            }
            SelectionChange::Only(all) => {
                let at = all.iter().next();
                Self { at, from: at, all }
            }
            SelectionChange::Same(cell) => {
                let digit = board.entry(cell).digit();
                let is_same = |one: &Candidate| Some(one.digit) == digit;
                let same = board.digits().filter(is_same).map(|one| one.cell);
                Self { at: Some(cell), from: Some(cell), all: same.chain([cell]).collect() }
            }
        }
    }
}

/// The cell so many columns and rows from this one; it stops at the edge. The first cell if there is none.
fn stepped(from: Option<Cell>, columns: isize, rows: isize, geometry: &Geometry) -> Option<Cell> {
    let Some(cell) = from else { return Some(Cell::new(0)) };
    let along =
        |from: usize, by: isize, count: usize| from.saturating_add_signed(by).min(count - 1);
    let at = |places: &[usize], now: usize, by: isize| {
        let place = places.iter().position(|place| *place == now).unwrap_or_default();
        places[along(place, by, places.len())]
    };
    let all: Vec<usize> = geometry.drawn_rows().collect();
    let row = at(&all, geometry.row(cell), rows);
    let column = along(geometry.column(cell), columns, geometry.column_count());
    // The last row beside the grid may be shorter.
    (0..=column).rev().find_map(|column| geometry.cell_drawn_at(row, column))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{GeometrySpec, print_cell};
    use crate::test_grids::spec;

    #[test]
    fn keys_lead_to_the_cells_beside_the_grid_and_back() {
        let spec = GeometrySpec { beside: 6, ..spec("1234", 2, 2) };
        let geometry = Geometry::new(&spec).expect("a grid");
        let goes = |from: usize, columns: isize, rows: isize| {
            let cell = Selection::of(Some(Cell::new(from))).step(columns, rows, &geometry).at;
            print_cell(cell.expect("a cell"), geometry.dimensions())
        };
        assert_eq!([goes(12, 0, 1), goes(15, 0, 1), goes(16, 0, -1)], ["A6", "D6", "A4"]);
        // The last row has two cells.
        assert_eq!([goes(19, 0, 1), goes(21, 1, 0), goes(20, -1, 0)], ["B7", "B7", "A7"]);
        assert_eq!([goes(0, 0, 9), goes(3, 9, 9), goes(20, 0, -9)], ["A7", "B7", "A1"]);
    }
}
