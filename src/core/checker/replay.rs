//! The walk through a trace, with what is known at each step.

use super::judge::{Judge, pay_for_list};
use super::rejection::{Rejection, RejectionReason, TracePart};
use crate::grid::{CellSet, WIDE};
use crate::proof::{
    Case, CaseEnd, Claim, Conclusion, Known, Start, Statement, Step, Support, Trace,
};
use crate::search::{Budget, Undecided};

/// One check of one trace.
pub(super) struct Replay<'a, 'b> {
    judge: &'a Judge,
    /// What may still be spent.
    budget: &'a mut Budget<'b>,
    start: &'a Start,
    /// What is known before the first step.
    known: Known,
    givens: CellSet<WIDE>,
    /// Whether the givens have exactly one solution, once that was asked.
    one_solution: Option<bool>,
    place: Vec<TracePart>,
    pub(super) steps: usize,
    pub(super) conclusions: usize,
}

impl From<Undecided> for RejectionReason {
    fn from(_: Undecided) -> Self {
        Self::Undecided
    }
}

impl<'a, 'b> Replay<'a, 'b> {
    pub(super) fn new(judge: &'a Judge, start: &'a Start, budget: &'a mut Budget<'b>) -> Self {
        let known = Known::from_start(&judge.geometry, start);
        Self {
            judge,
            budget,
            start,
            known,
            givens: start.given_cells(),
            one_solution: None,
            place: Vec::new(),
            steps: 0,
            conclusions: 0,
        }
    }

    /// A check that takes nothing for known at the start but these givens; which cells are given, and whether there is
    /// one solution, the whole start says.
    pub(super) fn of_givens(
        judge: &'a Judge,
        whole: &'a Start,
        named: &Start,
        budget: &'a mut Budget<'b>,
    ) -> Self {
        let known = Known::from_start(&judge.geometry, named);
        Self { known, ..Self::new(judge, whole, budget) }
    }

    /// Checks all steps of the trace, and its contradiction if it has one; what is known at the end.
    pub(super) fn trace(&mut self, trace: &Trace) -> Result<Known, Rejection> {
        let mut known = self.known.clone();
        self.steps(&mut known, &trace.steps)?;
        if let Some(claim) = &trace.contradiction {
            self.place.push(TracePart::End);
            self.contradiction(&known, claim).map_err(|reason| self.reject(reason))?;
        }
        Ok(known)
    }

    /// Checks steps one after the other; afterwards their conclusions are known.
    fn steps(&mut self, known: &mut Known, steps: &[Step]) -> Result<(), Rejection> {
        for (number, step) in steps.iter().enumerate() {
            self.place.push(TracePart::Step(number));
            self.step(known, step)?;
            let _ = self.place.pop();
            for conclusion in &step.conclusions {
                known.learn(&self.judge.geometry, conclusion.fact);
            }
        }
        Ok(())
    }

    fn step(&mut self, known: &Known, step: &Step) -> Result<(), Rejection> {
        for claim in &step.claims {
            self.claim(known, claim).map_err(|reason| self.reject(reason))?;
        }
        for (number, case) in step.cases.iter().enumerate() {
            self.place.push(TracePart::Case(number));
            self.case(known.clone(), case)?;
            let _ = self.place.pop();
        }
        for conclusion in &step.conclusions {
            self.conclusion(step, conclusion).map_err(|reason| self.reject(reason))?;
        }
        self.steps += 1;
        self.conclusions += step.conclusions.len();
        Ok(())
    }

    /// Checks what follows from a supposition. `known` is what is known without it.
    fn case(&mut self, mut known: Known, case: &Case) -> Result<(), Rejection> {
        known.learn(&self.judge.geometry, case.supposed);
        self.steps(&mut known, &case.steps)?;
        self.place.push(TracePart::End);
        let end = match &case.end {
            CaseEnd::Contradiction(claim) => self.contradiction(&known, claim),
            CaseEnd::Reaches(facts) => facts
                .iter()
                .find(|&&fact| !known.has(fact))
                .map_or(Ok(()), |&fact| Err(RejectionReason::NoCause(fact))),
        };
        end.map_err(|reason| self.reject(reason))?;
        let _ = self.place.pop();
        Ok(())
    }

    /// Whether the claim is true at this moment.
    fn claim(&mut self, known: &Known, claim: &Claim) -> Result<(), RejectionReason> {
        let premises = claim.statement.premises(&self.judge.geometry);
        if let Some(fact) = premises.without(known).facts().next() {
            return Err(RejectionReason::NoCause(fact));
        }
        match &claim.statement {
            Statement::NotGiven(cells) => (*cells & self.givens)
                .first()
                .map_or(Ok(()), |cell| Err(RejectionReason::IsGiven(cell))),
            Statement::OneSolution => self.one_solution(),
            statement => self.judge.check_shape(statement),
        }
    }

    fn one_solution(&mut self) -> Result<(), RejectionReason> {
        let known = match self.one_solution {
            Some(known) => known,
            None => self.judge.has_one_solution(self.start, self.budget)?,
        };
        self.one_solution = Some(known);
        if known { Ok(()) } else { Err(RejectionReason::NotOneSolution) }
    }

    /// Whether the claim is true at this moment, and yet cannot be.
    fn contradiction(&mut self, known: &Known, claim: &Claim) -> Result<(), RejectionReason> {
        self.claim(known, claim)?;
        let grid = self.judge.grid(&[claim], self.budget)?;
        if self.judge.completion(&grid, &[claim], self.budget)?.is_some() {
            return Err(RejectionReason::NoContradiction);
        }
        Ok(())
    }

    /// Whether the conclusion follows from what it rests on. That the claims are true, and that
    /// the cases come to their ends, was checked before.
    fn conclusion(&mut self, step: &Step, conclusion: &Conclusion) -> Result<(), RejectionReason> {
        let (judge, budget) = (self.judge, &mut *self.budget);
        let fact = conclusion.fact;
        let claims: Vec<&Claim> = match &conclusion.support {
            Support::All => step.claims.iter().collect(),
            Support::Claims(numbers) => {
                numbers.iter().filter_map(|&number| step.claims.get(usize::from(number))).collect()
            }
        };
        let mut grid = judge.grid(&claims, budget)?;
        fact.negated().apply(&judge.geometry, &mut grid);
        if conclusion.support == Support::All {
            // If the conclusion is false, a supposition that leads to it is false, as is one that
            // leads to a contradiction.
            pay_for_list(step.cases.len(), budget)?;
            for case in &step.cases {
                let is_refuted = match &case.end {
                    CaseEnd::Contradiction(_) => true,
                    CaseEnd::Reaches(facts) => {
                        pay_for_list(facts.len(), budget)?;
                        facts.contains(&fact)
                    }
                };
                if is_refuted {
                    case.supposed.negated().apply(&judge.geometry, &mut grid);
                }
            }
        }
        let follows = judge.is_refuted_by_claims(&grid, &claims, budget)
            || judge.has_twins_at_sight(&grid, &claims, budget)
            || judge.is_refuted_by_balance(&grid, &claims)
            || judge.completion(&grid, &claims, budget)?.is_none()
            || judge.contradicts_one_solution(&grid, &claims, budget)?;
        if follows { Ok(()) } else { Err(RejectionReason::DoesNotFollow(fact)) }
    }

    fn reject(&self, reason: RejectionReason) -> Rejection {
        Rejection { place: self.place.clone(), reason }
    }
}
