//! What a grid says of its constraints.

use super::{
    Candidate, Cell, CellSet, Constraint, ConstraintNumber, Digit, DigitSet, Dimensions, Geometry,
    HouseKind, HouseName, Kinds, Law, Sum,
};

impl<const W: usize> Geometry<W> {
    /// Lists the constraints of the grid, by their numbers.
    #[inline]
    pub fn constraints(&self) -> &[Constraint] {
        &self.layout.spec.constraints
    }

    /// Returns a constraint; `None` if there is none with this number.
    #[inline]
    pub fn constraint(&self, number: ConstraintNumber) -> Option<&Constraint> {
        self.constraints().get(number.index())
    }

    /// Lists what cells of constraints may hold together.
    #[inline]
    pub fn laws(&self) -> &[Law] {
        &self.layout.meant.laws
    }

    /// Lists the sums that constraints say.
    #[inline]
    pub fn sums(&self) -> &[Sum] {
        &self.layout.meant.sums
    }

    /// Says what a sentence calls a constraint: it is named as groups are.
    pub fn constraint_name(&self, number: ConstraintNumber) -> HouseName {
        let called = self.constraint(number).and_then(|it| it.called(self.dimensions()));
        HouseName { called, ..HouseName::numbered(HouseKind::Region.word(), 1) }
    }

    /// Returns the kinds of constraints that can be set on the grid.
    #[inline]
    pub fn kinds(&self) -> &Kinds {
        &self.layout.spec.kinds
    }

    /// Returns the digits that the cell may hold as far as constraints of single cells go.
    #[inline]
    pub fn allowed_in(&self, cell: Cell) -> DigitSet {
        self.layout.meant.allowed.get(cell.index()).copied().unwrap_or_else(|| self.all_digits())
    }

    /// Says whether some cell may not hold every digit by itself.
    #[inline]
    pub fn limits_cells(&self) -> bool {
        !self.layout.meant.allowed.is_empty()
    }

    /// Says whether constraints keep pairs of candidates apart.
    #[inline]
    pub fn has_pairs_apart(&self) -> bool {
        !self.layout.meant.apart.is_empty()
    }

    /// Returns the constraint by which two candidates exclude each other, if one does.
    pub(super) fn pair_apart(&self, one: Candidate, other: Candidate) -> Option<ConstraintNumber> {
        let pairs = &self.layout.meant.apart;
        let at = pairs.binary_search_by_key(&(one, other), |&(one, other, _)| (one, other));
        at.ok().map(|at| pairs[at].2)
    }
}

/// Adds pairs of candidates that exclude each other: to what cells hold alike, or to what they hold besides. Cells that may
/// hold no digit both are peers; where only some digits exclude themselves, that is among what they exclude besides.
pub(super) fn add_pairs<const W: usize>(
    apart: &[(Candidate, Candidate, ConstraintNumber)],
    of: Dimensions,
    alike: &mut [CellSet<W>],
    besides: &mut Vec<Vec<(Digit, CellSet<W>)>>,
) {
    if apart.is_empty() {
        return;
    }
    let mut counts = vec![0_usize; of.cell_count() * of.cell_count()];
    let place = |one: Cell, other: Cell| one.index() * of.cell_count() + other.index();
    for (one, other, _) in apart.iter().filter(|(one, other, _)| one.digit == other.digit) {
        counts[place(one.cell, other.cell)] += 1;
    }
    besides.resize(of.cell_count() * of.digits, Vec::new());
    for (one, other, _) in apart {
        if one.digit == other.digit && counts[place(one.cell, other.cell)] == of.digits {
            alike[one.cell.index()].insert(other.cell);
            continue;
        }
        let of_one = &mut besides[one.cell.index() * of.digits + one.digit.index()];
        match of_one.iter_mut().find(|(digit, _)| *digit == other.digit) {
            Some((_, cells)) => cells.insert(other.cell),
            None => of_one.push((other.digit, CellSet::of(other.cell))),
        }
    }
    if besides.iter().all(Vec::is_empty) {
        besides.clear();
    }
}
