//! Why two candidates cannot both be true, and what steps on the board keep apart.

use super::{Candidate, Cell, CellSet, Digit, Geometry, GeometryError, House, StepsApart};

/// Why two candidates cannot both be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// They are digits of the same cell.
    Cell(Cell),
    /// They are the same digit in this house.
    House(House),
    /// The grid has this among what it says of steps.
    Steps(usize),
}

impl<const W: usize> Geometry<W> {
    /// Says why two different candidates cannot both be true; `None` if they can. Of several houses it is the first.
    pub fn apart(&self, one: Candidate, other: Candidate) -> Option<Apart> {
        if one.cell == other.cell {
            return (one.digit != other.digit).then_some(Apart::Cell(one.cell));
        }
        let mut houses = self.houses_of(one.cell).iter();
        let house = (one.digit == other.digit)
            .then(|| houses.find(|&&house| self.cells_of(house).contains(other.cell)));
        let keeps = |said: &StepsApart| said.keeps_apart(self, one, other);
        let steps = || self.steps_apart().iter().position(keeps).map(Apart::Steps);
        house.flatten().map(|&house| Apart::House(house)).or_else(steps)
    }

    /// Says whether two different candidates cannot both be true.
    #[inline]
    pub fn excludes(&self, one: Candidate, other: Candidate) -> bool {
        self.excluded_by(one.cell, one.digit).contains(other)
    }

    /// Says whether two different cells may not hold the same digit.
    #[inline]
    pub fn sees(&self, a: Cell, b: Cell) -> bool {
        self.peers(a).contains(b)
    }

    /// Says whether a digit rules out nothing but other digits of its cell and itself in its houses.
    #[inline]
    pub fn excludes_by_houses_alone(&self) -> bool {
        self.steps_apart().is_empty()
    }
}

impl StepsApart {
    fn keeps_apart<const W: usize>(
        &self,
        geometry: &Geometry<W>,
        one: Candidate,
        other: Candidate,
    ) -> bool {
        let columns = geometry.column(one.cell).abs_diff(geometry.column(other.cell));
        let rows = geometry.row(one.cell).abs_diff(geometry.row(other.cell));
        let difference = one.digit.index().abs_diff(other.digit.index());
        self.steps.contains(&(columns, rows)) && self.never_differ_by.contains(&difference)
    }

    /// Holds that each step leads from some cell of a grid of this side to another.
    pub(super) fn check(&self, side: usize) -> Result<(), GeometryError> {
        let leads = |&&(columns, rows): &&(usize, usize)| {
            (columns, rows) != (0, 0) && columns < side && rows < side
        };
        match self.steps.iter().find(|step| !leads(step)) {
            Some(&(columns, rows)) => Err(GeometryError::Step { columns, rows, side }),
            None => Ok(()),
        }
    }

    /// The cells to which a step leads from this one.
    fn around<const W: usize>(&self, side: usize, cell: Cell) -> CellSet<W> {
        let (row, column) = (cell.index() / side, cell.index() % side);
        let ways = |from: usize, by: usize| [from.checked_sub(by), Some(from + by)];
        let of_step = |&(columns, rows): &(usize, usize)| {
            let rows = ways(row, rows).into_iter().flatten().filter(|&row| row < side);
            let columns = ways(column, columns).into_iter().flatten();
            let columns: Vec<usize> = columns.filter(|&column| column < side).collect();
            rows.flat_map(move |row| {
                columns.clone().into_iter().map(move |column| Cell::new(row * side + column))
            })
        };
        self.steps.iter().flat_map(of_step).collect()
    }
}

/// For each cell the cells besides those of its houses that may not hold the same digit.
pub(super) fn alike<const W: usize>(said: &[StepsApart], side: usize) -> Vec<CellSet<W>> {
    let said: Vec<&StepsApart> =
        said.iter().filter(|said| said.never_differ_by.contains(&0)).collect();
    let around = |cell: usize| {
        let cells = said.iter().map(|said| said.around(side, Cell::new(cell)));
        cells.fold(CellSet::EMPTY, |all, cells| all | cells)
    };
    (0..side * side).map(around).collect()
}

/// For each candidate, by cell and then by digit, the other digits that it rules out with the cells where it does so; nothing
/// at all where only equal digits are kept apart.
pub(super) fn besides<const W: usize>(
    said: &[StepsApart],
    side: usize,
    digits: usize,
) -> Vec<Vec<(Digit, CellSet<W>)>> {
    let mut differences: Vec<usize> =
        said.iter().flat_map(|said| said.never_differ_by.iter().copied()).collect();
    differences.retain(|&by| by > 0 && by < digits);
    if differences.is_empty() {
        return Vec::new();
    }
    let cells_at = |cell: usize, difference: usize| {
        let those = said.iter().filter(|said| said.never_differ_by.contains(&difference));
        let cells = those.map(|said| said.around(side, Cell::new(cell)));
        cells.fold(CellSet::EMPTY, |all, cells| all | cells)
    };
    let of_candidate = |(cell, digit): (usize, usize)| {
        let others = (0..digits).map(|other| (other, cells_at(cell, digit.abs_diff(other))));
        let others = others.filter(|(other, cells)| *other != digit && !cells.is_empty());
        others.map(|(other, cells)| (Digit::new(other), cells)).collect()
    };
    let candidates = (0..side * side).flat_map(|cell| (0..digits).map(move |digit| (cell, digit)));
    candidates.map(of_candidate).collect()
}
