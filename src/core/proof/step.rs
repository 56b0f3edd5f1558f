//! A step: one use of a rule.

use serde::{Deserialize, Serialize};

use super::{Claim, Fact, Known, Premises, RuleId, Statement};
use crate::grid::{Candidate, CandidateSet, Candidates, CellSet, Digit, Geometry};

/// The claims of its step that a conclusion rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Support {
    /// All of them, and all of the step's cases.
    #[default]
    All,
    /// Those with these numbers, from 0.
    Claims(Vec<u16>),
}

/// A fact that a step concludes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conclusion {
    /// What is concluded.
    pub fact: Fact,
    /// What it rests on.
    pub support: Support,
}

impl Conclusion {
    /// Makes a conclusion that rests on all that its step claims.
    #[inline]
    pub const fn from_all(fact: Fact) -> Self {
        Self { fact, support: Support::All }
    }

    /// Makes for each of the cells the conclusion that it does not hold the digit, resting on all that the step claims.
    pub fn strikes<const W: usize>(
        cells: CellSet<W>,
        digit: Digit,
    ) -> impl Iterator<Item = Self> + Clone {
        cells.iter().map(move |cell| Self::from_all(Fact::Absent(cell, digit)))
    }
}

/// What reasoning from a supposition led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CaseEnd {
    /// Something impossible.
    Contradiction(Claim),
    /// These facts, which the other cases reach too.
    Reaches(Vec<Fact>),
}

impl CaseEnd {
    /// Says what the end itself takes for granted.
    pub fn premises(&self, geometry: &Geometry) -> Premises {
        match self {
            Self::Contradiction(claim) => claim.statement.premises(geometry),
            Self::Reaches(facts) => {
                let mut premises = Premises::default();
                for &fact in facts {
                    premises.extend(&Premises::of(fact));
                }
                premises
            }
        }
    }
}

/// A supposition, and the steps it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// What is supposed.
    pub supposed: Fact,
    /// The steps taken under the supposition; only those that the end needs.
    pub steps: Vec<Step>,
    /// What they lead to.
    pub end: CaseEnd,
}

/// One use of a rule: what it saw, and what follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The rule.
    pub rule: RuleId,
    /// What the rule saw.
    pub claims: Vec<Claim>,
    /// What follows, in the order it is told.
    pub conclusions: Vec<Conclusion>,
    /// For rules that suppose something: the suppositions and where they lead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cases: Vec<Case>,
}

impl Step {
    /// Says what must be known for every claim and every case of the step.
    pub fn premises(&self, geometry: &Geometry) -> Premises {
        let mut premises = premises_of_claims(geometry, &self.claims);
        for case in &self.cases {
            premises.extend(&case.premises(geometry));
        }
        premises
    }

    /// Returns the candidates that the claims of the step leave open.
    pub fn left_open(&self) -> CandidateSet {
        let mut open = CandidateSet::default();
        self.claims.iter().for_each(|claim| open.extend(&claim.statement.left_open()));
        open
    }

    /// Says whether the step, or one within its cases, takes for granted that the puzzle has one solution.
    pub fn assumes_one_solution(&self) -> bool {
        let here = self.claims.iter().any(|claim| claim.statement == Statement::OneSolution);
        let mut inner = self.cases.iter().flat_map(|case| &case.steps);
        here || inner.any(Self::assumes_one_solution)
    }

    /// Lists what the step concludes, in the order it is told.
    #[inline]
    pub fn facts(&self) -> impl Iterator<Item = Fact> + Clone + '_ {
        self.conclusions.iter().map(|conclusion| conclusion.fact)
    }

    /// Returns the candidate with which the step fills a cell; `None` if it fills none.
    pub fn fills(&self) -> Option<Candidate> {
        self.conclusions.iter().find_map(|end| match end.fact {
            Fact::Holds(cell, digit) => Some(Candidate { cell, digit }),
            Fact::Absent(..) => None,
        })
    }

    /// Applies the conclusions to the candidates before the step.
    #[inline]
    pub fn apply(&self, geometry: &Geometry, candidates: &mut Candidates) {
        for conclusion in &self.conclusions {
            conclusion.fact.apply(geometry, candidates);
        }
    }

    /// Counts the steps that the cases hold, those of nested cases included.
    pub fn nested_steps(&self) -> usize {
        self.cases.iter().map(Case::length).sum()
    }
}

/// Counts steps, those that their cases hold included.
pub fn count_steps<'a>(steps: impl IntoIterator<Item = &'a Step>) -> usize {
    steps.into_iter().map(|step| 1 + step.nested_steps()).sum()
}

impl Case {
    /// How many steps it holds, those of nested cases included.
    pub(super) fn length(&self) -> usize {
        count_steps(&self.steps)
    }

    /// Says what must be known outside of the case for it to come to its end: whatever its steps and
    /// its end need that neither the supposition nor an earlier step of the case supplies.
    pub fn premises(&self, geometry: &Geometry) -> Premises {
        let mut known = Known::default();
        known.learn(geometry, self.supposed);
        let mut outside = Premises::default();
        for step in &self.steps {
            outside.extend(&step.premises(geometry).without(&known));
            for conclusion in &step.conclusions {
                known.learn(geometry, conclusion.fact);
            }
        }
        outside.extend(&self.end.premises(geometry).without(&known));
        outside
    }
}

fn premises_of_claims<'a>(
    geometry: &Geometry,
    claims: impl IntoIterator<Item = &'a Claim>,
) -> Premises {
    let mut premises = Premises::default();
    for claim in claims {
        premises.extend(&claim.statement.premises(geometry));
    }
    premises
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::grid_of;
    use crate::grid::{Cell, DigitSet};
    use crate::proof::Role;

    fn holds(cell: usize, digit: usize) -> Fact {
        Fact::Holds(Cell::new(cell), Digit::new(digit))
    }

    fn step(claims: Vec<Statement>, conclusions: Vec<Conclusion>, cases: Vec<Case>) -> Step {
        let claims = claims.into_iter().map(|statement| Claim::new(Role::Premise, statement));
        Step { rule: RuleId::new("test"), claims: claims.collect(), conclusions, cases }
    }

    /// A digit in a cell for which all others are gone.
    fn only(cell: usize, digit: usize) -> Step {
        let (cells, digits) = (CellSet::of(Cell::new(cell)), DigitSet::of(Digit::new(digit)));
        let conclusion = Conclusion::from_all(holds(cell, digit));
        step(vec![Statement::OnlyDigits { cells, digits }], vec![conclusion], Vec::new())
    }

    fn case(supposed: Fact, steps: Vec<Step>) -> Case {
        let end = CaseEnd::Reaches(steps.iter().flat_map(Step::facts).collect());
        Case { supposed, steps, end }
    }

    #[test]
    fn a_case_takes_for_granted_what_neither_its_supposition_nor_its_steps_give() {
        let geometry = grid_of("1234", 2, 2);
        // That A1 holds 1 leaves two digits to B1, of which one has to be gone before.
        let case = case(holds(0, 0), vec![only(1, 1)]);
        let premises: Vec<Fact> = case.premises(&geometry).facts().collect();
        let gone = |digit| Fact::Absent(Cell::new(1), Digit::new(digit));
        assert_eq!(premises, [gone(2), gone(3)]);
    }

    #[test]
    fn steps_within_cases_are_counted_and_looked_at() {
        let unique = step(vec![Statement::OneSolution], Vec::new(), Vec::new());
        let nested = |inner| {
            let middle = step(Vec::new(), Vec::new(), vec![case(holds(0, 0), vec![inner])]);
            step(Vec::new(), Vec::new(), vec![case(holds(1, 1), vec![middle, only(2, 2)])])
        };
        assert_eq!([nested(only(3, 3)).nested_steps(), only(3, 3).nested_steps()], [3, 0]);
        assert!(unique.assumes_one_solution() && nested(unique).assumes_one_solution());
        assert!(!nested(only(3, 3)).assumes_one_solution());
    }
}
