//! What a grid says of its constraints.

use super::{
    Candidate, Cell, Constraint, ConstraintNumber, DigitSet, Geometry, HouseKind, HouseName, Kinds,
    Law, Meaning, Sum, Worths,
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
        self.name_of(self.constraint(number))
    }

    fn name_of(&self, constraint: Option<&Constraint>) -> HouseName {
        let called = constraint.and_then(|it| it.called(self.dimensions()));
        HouseName { called, ..HouseName::numbered(HouseKind::Region.word(), 1) }
    }

    /// Lists what sentences call the constraints of each alternative that is written with one; nothing if none are.
    pub fn names_of_alternatives(&self, constraint: &Constraint) -> Vec<Vec<HouseName>> {
        let all = constraint.alternatives(self.kinds(), self.dimensions()).unwrap_or_default();
        let names = |all: &Vec<Constraint>| all.iter().map(|it| self.name_of(Some(it))).collect();
        all.iter().map(names).collect()
    }

    /// Returns what the digits of the grid count in sums.
    #[inline]
    pub fn worths(&self) -> Worths {
        self.layout.worths
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

    /// Returns the constraint that by itself does not allow the digit in its cell; `None` if it may be there.
    pub fn limit(&self, Candidate { cell, digit }: Candidate) -> Option<ConstraintNumber> {
        if self.allowed_in(cell).contains(digit) {
            return None;
        }
        let limits = |constraint: &Constraint| {
            let says = |meaning: &Meaning| matches!(meaning, Meaning::Only(_));
            constraint.kind.means.iter().any(says) && constraint.cells().any(|it| it == cell)
        };
        self.constraints().iter().position(limits).map(ConstraintNumber::new)
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

    /// Says whether houses, groups and pairs of candidates that exclude each other say all of the grid: no constraint says
    /// anything of single cells, or of many together.
    #[inline]
    pub fn is_of_exclusions(&self) -> bool {
        self.laws().is_empty() && !self.limits_cells()
    }

    /// Returns the constraint by which two candidates exclude each other, if one does, whether or not a house says so, too.
    pub fn pair_apart(&self, one: Candidate, other: Candidate) -> Option<ConstraintNumber> {
        let pairs = &self.layout.meant.apart;
        let at = pairs.binary_search_by_key(&(one, other), |&(one, other, _)| (one, other));
        at.ok().map(|at| pairs[at].2)
    }
}
