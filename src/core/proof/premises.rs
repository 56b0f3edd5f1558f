//! What has to be known for a statement.

use super::Fact;
use crate::grid::CandidateSet;

/// The facts that a statement, a conclusion or a contradiction takes for granted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Premises {
    /// Digits that the cells must not hold. Any cause will do.
    pub absent: CandidateSet,
    /// Digits that must stand in their cells, given or concluded.
    pub holds: CandidateSet,
}

impl Premises {
    /// Makes the one premise that this fact is.
    pub fn of(fact: Fact) -> Self {
        let mut premises = Self::default();
        match fact {
            Fact::Holds(cell, digit) => premises.holds.insert(cell, digit),
            Fact::Absent(cell, digit) => premises.absent.insert(cell, digit),
        }
        premises
    }

    /// Adds every premise of `other`.
    pub fn extend(&mut self, other: &Self) {
        self.absent.extend(&other.absent);
        self.holds.extend(&other.holds);
    }

    /// Lists every premise as a fact: first the digits that are absent, then those that stand.
    #[inline]
    pub fn facts(&self) -> impl Iterator<Item = Fact> + '_ {
        let absent = self.absent.iter().map(Fact::absent);
        absent.chain(self.holds.iter().map(Fact::holds))
    }
}
