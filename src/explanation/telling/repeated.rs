//! Steps that argue as one before them does, and come to something else by it: their cases are told once.

use super::names::facts as facts_told;
use crate::grid::Geometry;
use crate::message::{Message, words};
use crate::proof::{CaseEnd, Fact, Step};

/// What fewer steps of cases argue is told again.
const WORTH_A_REFERENCE: usize = 2;

/// The steps of a list that suppose something, each with its number.
#[derive(Debug, Default)]
pub(in crate::explanation) struct Argued<'s>(Vec<(&'s Step, usize)>);

impl<'s> Argued<'s> {
    /// What is told of a step that goes through the very cases of one before it, by the number of that one; else nothing,
    /// and the step is noted with its own.
    pub(in crate::explanation) fn as_before(
        &mut self,
        geometry: &Geometry,
        step: &'s Step,
        number: usize,
    ) -> Option<Message> {
        if step.cases.len() < 2 || step.nested_steps() < WORTH_A_REFERENCE {
            return None;
        }
        let Some(&(_, before)) = self.0.iter().find(|(other, _)| argues_alike(other, step)) else {
            self.0.push((step, number));
            return None;
        };
        let facts: Vec<Fact> = step.facts().collect();
        let facts = facts_told(geometry, &facts);
        Some(words::CasesAsBefore { facts, number: before }.into())
    }
}

/// Whether both go through the same cases by the same steps, whatever they come to.
fn argues_alike(one: &Step, other: &Step) -> bool {
    one.rule == other.rule
        && one.claims == other.claims
        && one.cases.len() == other.cases.len()
        && one.cases.iter().zip(&other.cases).all(|(one, other)| {
            let ends = match (&one.end, &other.end) {
                (CaseEnd::Reaches(_), CaseEnd::Reaches(_)) => true,
                (one, other) => one == other,
            };
            ends && one.supposed == other.supposed && one.steps == other.steps
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, Digit};
    use crate::proof::{Case, Conclusion, RuleId};
    use crate::test_grids::classic;

    fn holds(cell: usize) -> Fact {
        Fact::Holds(Cell::new(cell), Digit::new(0))
    }

    /// A step whose two cases take two steps each and come to the cell's not holding the digit.
    fn step(supposed: [usize; 2], struck: usize) -> Step {
        let fact = Fact::Absent(Cell::new(struck), Digit::new(1));
        let concluding = |fact, cases| Step {
            rule: RuleId::new("test"),
            claims: Vec::new(),
            conclusions: vec![Conclusion::from_all(fact)],
            cases,
        };
        let case = |cell: usize| Case {
            supposed: holds(cell),
            steps: [1, 2].map(|more| concluding(holds(cell + more), Vec::new())).into(),
            end: CaseEnd::Reaches(vec![fact]),
        };
        concluding(fact, supposed.map(case).into())
    }

    #[test]
    fn the_cases_of_an_earlier_step_are_named_by_its_number() {
        let geometry = classic();
        let steps = [step([0, 9], 80), step([0, 18], 80), step([0, 9], 79)];
        let mut argued = Argued::default();
        let mut told = steps
            .iter()
            .enumerate()
            .map(|(number, step)| argued.as_before(&geometry, step, number + 1));
        assert_eq!(told.next(), Some(None), "nothing comes before it");
        assert_eq!(told.next(), Some(None), "other cases are told");
        let facts = facts_told(&geometry, &[Fact::Absent(Cell::new(79), Digit::new(1))]);
        let expected = words::CasesAsBefore { facts, number: 1 }.into();
        assert_eq!(told.next(), Some(Some(expected)), "the same cases come to something else");
    }
}
