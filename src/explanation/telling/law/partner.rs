//! What another cell of a constraint would have to hold beside a candidate, and cannot.

use super::one_law::OneLaw;
use super::reason::{Partner, Reason};
use crate::grid::{
    Apart, Candidate, Cell, CellSet, Constraint, ConstraintNumber, DigitSet, Geometry, Law, Scratch,
};

impl OneLaw<'_> {
    /// A cell that the constraint joins with the candidate's, and that can hold nothing that goes with the candidate.
    pub(super) fn partner(&self, geometry: &Geometry, one: Candidate) -> Option<Reason> {
        if !geometry.has_pairs_apart() {
            return None;
        }
        let found =
            self.others(geometry, one).filter_map(|other| {
                let candidate = |digit| Candidate { cell: other, digit };
                let all = geometry.allowed_in(other);
                let gone =
                    all.iter().filter(|&it| is_apart(geometry, self.number, one, candidate(it)));
                let gone: DigitSet = gone.collect();
                let is_said =
                    |&digit: &_| geometry.pair_apart(one, candidate(digit)) == Some(self.number);
                let held = self.allowed.digits_of(other);
                (held.is_subset(gone) && gone.iter().any(|digit| is_said(&digit)))
                    .then_some(Partner { other, wanted: all - gone, held })
            });
        found.min_by_key(|partner| partner.wanted.len()).map(Reason::Partner)
    }

    /// A cell that could only hold what it cannot hold, with the candidate and what the others may hold.
    pub(super) fn wanted(&self, geometry: &Geometry, one: Candidate) -> Option<Reason> {
        let mut scratch = Scratch::default();
        let laws = geometry.laws().iter().filter(|law| law.constraint == self.number);
        let mut found: Vec<Partner> = Vec::new();
        for law in laws.filter(|law| law.cells.contains(&one.cell)) {
            let digits_of = |cell: Cell| {
                if cell == one.cell {
                    DigitSet::of(one.digit)
                } else {
                    self.allowed.digits_of(cell)
                }
            };
            let digits = law.cells.iter().map(|cell| digits_of(*cell));
            if law.automaton.left(digits, &mut scratch).is_some() {
                continue;
            }
            for other in self.others(geometry, one).filter(|other| law.cells.contains(other)) {
                let wanted = wanted_in(geometry, law, other, &digits_of, &mut scratch);
                let Some(wanted) = wanted else { continue };
                let held = self.allowed.digits_of(other);
                if (wanted & held).is_empty() {
                    found.push(Partner { other, wanted, held });
                }
            }
        }
        found.into_iter().min_by_key(|partner| partner.wanted.len()).map(Reason::Partner)
    }

    /// The other cells of the constraint and those that count, in the order of the grid.
    fn others(&self, geometry: &Geometry, one: Candidate) -> impl Iterator<Item = Cell> + use<> {
        let cells = geometry.constraint(self.number).into_iter().flat_map(Constraint::cells);
        let held = self.used.held.0.iter().flat_map(|held| held.cells.iter());
        let cells: CellSet = cells.chain(held).collect();
        (cells - CellSet::of(one.cell)).iter().collect::<Vec<_>>().into_iter()
    }
}

/// What a cell would have to hold by a law, if it could hold anything and the others what is said; `None` if nothing fits.
pub(super) fn wanted_in(
    geometry: &Geometry,
    law: &Law,
    cell: Cell,
    digits_of: &dyn Fn(Cell) -> DigitSet,
    scratch: &mut Scratch,
) -> Option<DigitSet> {
    let all = geometry.allowed_in(cell);
    let digits = law.cells.iter().map(|it| if *it == cell { all } else { digits_of(*it) });
    let left = law.automaton.left(digits, scratch)?;
    let places = law.cells.iter().zip(left).filter(|(it, _)| **it == cell);
    Some(places.fold(all, |all, (_, digits)| all & *digits))
}

/// Whether a constraint keeps two candidates apart, or a house does.
fn is_apart(
    geometry: &Geometry,
    number: ConstraintNumber,
    one: Candidate,
    other: Candidate,
) -> bool {
    geometry.pair_apart(one, other) == Some(number)
        || matches!(geometry.apart(one, other), Some(Apart::Cell(_) | Apart::Group(_)))
}
