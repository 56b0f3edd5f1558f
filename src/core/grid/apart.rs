//! Why two candidates cannot both be true.

use super::{
    Candidate, Cell, CellSet, ConstraintNumber, Digit, DigitSet, Geometry, Group, StepsApart,
};

/// Why two candidates cannot both be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// They are digits of the same cell.
    Cell(Cell),
    /// They are the same digit in this group.
    Group(Group),
    /// The grid has this among what it says of steps.
    Steps(usize),
    /// This constraint says so.
    Constraint(ConstraintNumber),
}

/// How far apart two candidates are, in whichever direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Offset {
    /// How many columns or rows lie from the one cell to the other, whichever is fewer.
    pub short: usize,
    /// The other of these two numbers.
    pub long: usize,
    /// By how much their digits differ.
    pub difference: usize,
}

impl<const W: usize> Geometry<W> {
    /// Says how far apart two candidates are.
    pub fn offset(&self, one: Candidate, other: Candidate) -> Offset {
        let columns = self.column(one.cell).abs_diff(self.column(other.cell));
        let rows = self.row(one.cell).abs_diff(self.row(other.cell));
        let difference = one.digit.index().abs_diff(other.digit.index());
        Offset { short: columns.min(rows), long: columns.max(rows), difference }
    }

    /// Says why two different candidates cannot both be true; `None` if they can. Of several groups the first is named;
    /// a house that follows from others only where nothing else keeps the two apart.
    pub fn apart(&self, one: Candidate, other: Candidate) -> Option<Apart> {
        if one.cell == other.cell {
            return (one.digit != other.digit).then_some(Apart::Cell(one.cell));
        }
        let with_both =
            |group: &Group| one.digit == other.digit && self.cells_of(*group).contains(other.cell);
        let mut groups = self.groups_of(one.cell).iter().copied().filter(with_both);
        let first = groups.next();
        let of_rules = first.into_iter().chain(groups).find(|&it| self.derivation(it).is_none());
        let keeps = |said: &StepsApart| said.keeps_apart(self, one, other);
        let steps = || self.steps_apart().iter().position(keeps).map(Apart::Steps);
        let constraint = || self.pair_apart(one, other).map(Apart::Constraint);
        let of_rules = of_rules.map(Apart::Group).or_else(steps).or_else(constraint);
        of_rules.or(first.map(Apart::Group))
    }

    /// Says whether two different candidates cannot both be true.
    #[inline]
    pub fn excludes(&self, one: Candidate, other: Candidate) -> bool {
        self.excluded_by(one.cell, one.digit).contains(other)
    }

    /// Lists the other digits that every one of these cells rules out if it holds the digit, each with the cells where.
    /// With several cells that may be one of them, too, if all the others rule the digit out there.
    #[inline]
    pub fn common_besides(&self, cells: CellSet<W>, digit: Digit) -> Vec<(Digit, CellSet<W>)> {
        if self.excludes_only_repeats() {
            return Vec::new();
        }
        let of_cell = |cell| self.excluded_by(cell, digit).other_digits();
        let Some(first) = cells.first() else { return Vec::new() };
        let others = cells - CellSet::of(first);
        let Some(second) = others.first() else { return of_cell(first).to_vec() };
        // A cell holds one digit, so what it holds rules out all others in itself.
        let ruled_out = |cell: Cell, other: Digit| {
            let of_digit = of_cell(cell).iter().find(|(of, _)| *of == other);
            let here = if other == digit { CellSet::EMPTY } else { CellSet::of(cell) };
            of_digit.map_or(here, |(_, there)| *there | here)
        };
        let here = of_cell(first).iter().map(|(of, _)| *of).collect::<DigitSet>();
        let there = of_cell(second).iter().map(|(of, _)| *of).collect();
        let in_all = |other: Digit| {
            let each = others.iter().map(|cell| ruled_out(cell, other));
            let left = each.fold(ruled_out(first, other), |left, of| left & of);
            (!left.is_empty()).then_some((other, left))
        };
        (here | there).iter().filter_map(in_all).collect()
    }

    /// Says whether two different cells may not hold the same digit.
    #[inline]
    pub fn sees(&self, a: Cell, b: Cell) -> bool {
        self.peers(a).contains(b)
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
        let are_in_lines = ![one.cell, other.cell].iter().any(|cell| geometry.is_beside(*cell));
        are_in_lines
            && self.steps.contains(&(columns, rows))
            && self.never_differ_by.contains(&difference)
    }
}
