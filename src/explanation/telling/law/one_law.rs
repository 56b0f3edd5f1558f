//! What is told of one constraint, and the ways to fill it.

use crate::explanation::telling::ways::{Allowed, Ways, musts_against};
use crate::grid::{Candidate, CellSet, ConstraintNumber, Digit, Geometry, Law, Scratch};
use crate::proof::LawUse;

/// What is told of one constraint.
pub(super) struct OneLaw<'a> {
    pub(super) number: ConstraintNumber,
    /// What its cells may hold together; `None` if it says nothing of that, or several things.
    pub(super) law: Option<&'a Law>,
    /// The ways in which they can be filled, if these could be gone through.
    pub(super) ways: Option<Ways>,
    pub(super) allowed: Allowed<'a>,
    /// What the step names.
    pub(super) used: &'a LawUse,
}

impl<'a> OneLaw<'a> {
    pub(super) fn of(geometry: &'a Geometry, number: ConstraintNumber, used: &'a LawUse) -> Self {
        let mut laws = geometry.laws().iter().filter(|law| law.constraint == number);
        let law = laws.next().filter(|_| laws.next().is_none());
        let allowed = Allowed::of(geometry, &used.held.0);
        let ways = law.and_then(|law| Ways::of_law(law, &allowed));
        Self { number, law, ways, allowed, used }
    }

    /// The ways to fill the cells, if they rule all of this out.
    pub(super) fn ways_against(&self, geometry: &Geometry, struck: &[Candidate]) -> Option<&Ways> {
        let ways = self.ways.as_ref()?;
        struck.iter().all(|one| ways.rule_out(geometry, *one)).then_some(ways)
    }

    /// The digits that are in every way to fill the cells, each with its places there, if every candidate is one of these digits
    /// and ruled out by each of its places.
    pub(super) fn musts(
        &self,
        geometry: &Geometry,
        struck: &[Candidate],
    ) -> Option<Vec<(Digit, CellSet)>> {
        let must = |digit| match &self.ways {
            Some(ways) => ways.must(digit),
            None => self.must(digit),
        };
        musts_against(geometry, struck, &must)
    }

    /// The same of one digit where the ways are too many to be gone through.
    fn must(&self, digit: Digit) -> Option<CellSet> {
        let law = self.law?;
        let all = law.cells.iter().map(|cell| self.allowed.digits_of(*cell));
        let mut scratch = Scratch::default();
        let without = all.clone().map(|mut digits| {
            digits.remove(digit);
            digits
        });
        if law.automaton.left(without, &mut scratch).is_some() {
            return None;
        }
        let left = law.automaton.left(all, &mut scratch)?;
        let with = law.cells.iter().zip(left).filter(|(_, digits)| digits.contains(digit));
        Some(with.map(|(cell, _)| *cell).collect())
    }
}
