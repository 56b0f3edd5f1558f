//! A trace on another grid that has all that it speaks of: groups and sums have other numbers there.

use super::{Case, CaseEnd, Claim, Statement, Step, SumPart, Trace};
use crate::grid::{Geometry, Group, House};

/// The grid that steps were found on, and that which they are carried to.
#[derive(Clone, Copy)]
struct Carrying<'a> {
    from: &'a Geometry,
    to: &'a Geometry,
}

impl Trace {
    /// Carries the trace from its grid to one with the same cells, digits and constraints, which has more groups and sums.
    /// `None` if that grid lacks one of those that the trace speaks of.
    pub fn carried(&self, from: &Geometry, to: &Geometry) -> Option<Self> {
        let carrying = Carrying { from, to };
        let contradiction = self.contradiction.as_ref();
        Some(Self {
            grid: to.name().to_owned(),
            start: self.start.clone(),
            steps: carrying.steps(&self.steps)?,
            contradiction: contradiction.map_or(Some(None), |it| carrying.claim(it).map(Some))?,
            goal: self.goal.clone(),
        })
    }
}

impl Carrying<'_> {
    fn steps(self, steps: &[Step]) -> Option<Vec<Step>> {
        steps.iter().map(|step| self.step(step)).collect()
    }

    fn step(self, step: &Step) -> Option<Step> {
        let claims = step.claims.iter().map(|claim| self.claim(claim)).collect::<Option<_>>()?;
        let cases = step.cases.iter().map(|case| self.case(case)).collect::<Option<_>>()?;
        Some(Step { rule: step.rule, claims, conclusions: step.conclusions.clone(), cases })
    }

    fn case(self, case: &Case) -> Option<Case> {
        let end = match &case.end {
            CaseEnd::Contradiction(claim) => CaseEnd::Contradiction(self.claim(claim)?),
            CaseEnd::Reaches(facts) => CaseEnd::Reaches(facts.clone()),
        };
        Some(Case { supposed: case.supposed, steps: self.steps(&case.steps)?, end })
    }

    fn claim(self, claim: &Claim) -> Option<Claim> {
        let statement = match claim.statement.clone() {
            Statement::OnlyPlaces { house, digit, cells } => {
                Statement::OnlyPlaces { house: self.house(house)?, digit, cells }
            }
            Statement::NoPlace { house, digit } => {
                Statement::NoPlace { house: self.house(house)?, digit }
            }
            Statement::AtMostOnce { group, digit } => {
                Statement::AtMostOnce { group: self.group(group)?, digit }
            }
            Statement::Balance { added, taken } => {
                Statement::Balance { added: self.parts(&added)?, taken: self.parts(&taken)? }
            }
            same => same,
        };
        Some(Claim { role: claim.role, statement })
    }

    fn parts(self, parts: &[SumPart]) -> Option<Vec<SumPart>> {
        let part = |part: &SumPart| match *part {
            SumPart::House(house) => Some(SumPart::House(self.house(house)?)),
            SumPart::Sum(number) => {
                let sum = self.from.sums().get(usize::from(number))?;
                let place = self.to.sums().iter().position(|other| other == sum)?;
                Some(SumPart::Sum(u16::try_from(place).ok()?))
            }
        };
        parts.iter().map(part).collect()
    }

    fn house(self, house: House) -> Option<House> {
        let cells = self.from.cells_of(house);
        self.to.houses().find(|other| self.to.cells_of(*other) == cells)
    }

    fn group(self, group: Group) -> Option<Group> {
        let cells = self.from.cells_of(group);
        self.to.groups().find(|other| self.to.cells_of(*other) == cells)
    }
}
