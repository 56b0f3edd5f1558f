//! What a grid says of its constraints.

use super::{
    Board, Candidate, Cell, Constraint, ConstraintNumber, DigitSet, Geometry, HouseKind, HouseName,
    Kinds, Law, Scratch, Sum,
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

    /// Says whether houses, groups and pairs of candidates that exclude each other say all of the grid: no constraint says
    /// anything of single cells, or of many together.
    #[inline]
    pub fn is_of_exclusions(&self) -> bool {
        self.laws().is_empty() && !self.limits_cells()
    }

    /// Says whether every constraint that says something of single cells or of many together can still be kept with the digits
    /// on a board: of a full board, whether all are.
    pub fn can_keep(&self, board: &Board) -> bool {
        let is_allowed = |one: &Candidate| self.allowed_in(one.cell).contains(one.digit);
        (!self.limits_cells() || board.digits().all(|one| is_allowed(&one)))
            && self.broken_by(board).is_none()
    }

    /// Returns the first constraint whose cells cannot be filled with the digits that stand there.
    pub fn broken_by(&self, board: &Board) -> Option<ConstraintNumber> {
        let digits = |cell: &Cell| match board.entry(*cell).digit() {
            Some(digit) => DigitSet::of(digit),
            None => self.all_digits(),
        };
        let mut scratch = Scratch::default();
        let mut is_broken =
            |law: &&Law| law.automaton.left(law.cells.iter().map(digits), &mut scratch).is_none();
        self.laws().iter().find(|law| is_broken(law)).map(|law| law.constraint)
    }

    /// Returns the constraint by which two candidates exclude each other, if one does.
    pub(super) fn pair_apart(&self, one: Candidate, other: Candidate) -> Option<ConstraintNumber> {
        let pairs = &self.layout.meant.apart;
        let at = pairs.binary_search_by_key(&(one, other), |&(one, other, _)| (one, other));
        at.ok().map(|at| pairs[at].2)
    }
}
