//! What another cell of a constraint would have to hold beside a candidate, and cannot.

use super::one_law::OneLaw;
use super::reason::{Partner, Reason};
use crate::grid::{
    Apart, Candidate, Cell, CellSet, Constraint, ConstraintNumber, DigitSet, Geometry, Scratch,
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
            let digits = |free: Option<Cell>| {
                law.cells.iter().map(move |&cell| match free {
                    _ if cell == one.cell => DigitSet::of(one.digit),
                    Some(free) if free == cell => geometry.allowed_in(cell),
                    _ => self.allowed.digits_of(cell),
                })
            };
            if law.automaton.left(digits(None), &mut scratch).is_some() {
                continue;
            }
            for other in self.others(geometry, one).filter(|other| law.cells.contains(other)) {
                let Some(left) = law.automaton.left(digits(Some(other)), &mut scratch) else {
                    continue;
                };
                let places = law.cells.iter().zip(left).filter(|(cell, _)| **cell == other);
                let all = geometry.allowed_in(other);
                let wanted = places.fold(all, |all, (_, digits)| all & *digits);
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
