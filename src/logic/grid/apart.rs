//! Why two candidates cannot both be true.

use super::{Candidate, Cell, Geometry, House, StepsApart};

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
}
