//! What constraints leave for their cells, and what houses and constraints leave together.

use super::parts::{CellsWithDigits, ClaimCursor, HeldSet, Places};
use crate::grid::{CellSet, ConstraintNumber};
use crate::proof::{Claim, Role, Statement, Step, SumPart};

/// Constraints that are obeyed, what some cells may hold, and where digits may be in some houses: together they leave no place for the conclusions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawUse {
    /// The constraints.
    pub constraints: Vec<ConstraintNumber>,
    /// The cells that count, with their digits; the others may hold any.
    pub held: HeldSet,
    /// The houses in which a digit counts, with its places there.
    pub places: Vec<Places>,
}

impl LawUse {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let obeyed = |statement: &Statement| match statement {
            Statement::Obeys(constraint) => Some(*constraint),
            _ => None,
        };
        let constraints = claims.all(Role::Premise, obeyed);
        let held = claims.set(Role::Premise);
        let places = claims.all(Role::Premise, Places::of);
        claims.ends(Self { constraints, held, places }).filter(|it| !it.constraints.is_empty())
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let obeys = |&constraint| Claim::new(Role::Premise, Statement::Obeys(constraint));
        let obeyed = self.constraints.iter().map(obeys);
        let places = self.places.iter().map(|places| places.claim(Role::Premise));
        obeyed.chain(self.held.claims(Role::Premise)).chain(places).collect()
    }
}

/// Houses and sums that are added and taken away, and what the cells that are left may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// What is added.
    pub added: Vec<SumPart>,
    /// What is taken away.
    pub taken: Vec<SumPart>,
    /// The cells that count, with their digits; the others may hold any.
    pub held: Vec<CellsWithDigits>,
}

impl Balance {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let parts = |statement: &Statement| match statement {
            Statement::Balance { added, taken } => Some((added.clone(), taken.clone())),
            _ => None,
        };
        let (added, taken) = claims.one(Role::Premise, parts)?;
        let held = claims.all(Role::Premise, CellsWithDigits::of);
        claims.ends(Self { added, taken, held })
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let (added, taken) = (self.added.clone(), self.taken.clone());
        let balance = Claim::new(Role::Premise, Statement::Balance { added, taken });
        let held = self.held.iter().map(|held| held.claim(Role::Premise));
        std::iter::once(balance).chain(held).collect()
    }

    /// Returns the cells that the claims speak of by themselves.
    pub fn cells(&self) -> CellSet {
        self.held.iter().fold(CellSet::EMPTY, |all, held| all | held.cells)
    }
}
