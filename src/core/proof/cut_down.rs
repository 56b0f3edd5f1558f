//! Cutting the cases of steps down to what their ends need.

use super::{Case, CaseEnd, Claim, Fact, Known, Role, Statement, Step, slice};
use crate::grid::Geometry;

impl Step {
    /// Cuts every case of the step down to the steps that its end needs; `known` is what is known before the step.
    #[must_use]
    pub fn cut_down(self, geometry: &Geometry, known: &Known) -> Self {
        let cases = self.cases.into_iter().map(|case| case.again(geometry, known)).collect();
        Self { cases, ..self }
    }
}

impl Case {
    /// Makes a case with only those steps that its end needs; `known` is what is known without the supposition. If
    /// something impossible shows before the last of them, the case ends there. `None` when the steps do not lead to
    /// the end.
    pub fn cut_down(
        geometry: &Geometry,
        known: &Known,
        supposed: Fact,
        steps: &[Step],
        end: CaseEnd,
    ) -> Option<Self> {
        let mut known = known.clone();
        known.learn(geometry, supposed);
        let needed = |steps: &[Step], end: CaseEnd| {
            let steps = slice(geometry, &known, steps, &end.premises(geometry))?;
            Some(Self { supposed, steps: steps.into_iter().map(|(_, step)| step).collect(), end })
        };
        let mut case = needed(steps, end)?;
        while let Some((count, ends)) = first_contradiction(geometry, &known, &case.steps) {
            let earlier = ends.into_iter().map(|statement| {
                CaseEnd::Contradiction(Claim::new(Role::Contradiction, statement))
            });
            let cases = earlier.filter_map(|end| needed(&case.steps[..count], end));
            case = cases.min_by_key(Self::length)?;
        }
        Some(case)
    }

    /// The case cut down, with all that is nested in it, where this is known without the supposition.
    fn again(self, geometry: &Geometry, known: &Known) -> Self {
        let mut so_far = known.clone();
        so_far.learn(geometry, self.supposed);
        let mut steps = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            steps.push(step.clone().cut_down(geometry, &so_far));
            step.conclusions.iter().for_each(|end| so_far.learn(geometry, end.fact));
        }
        Self::cut_down(geometry, known, self.supposed, &steps, self.end.clone()).unwrap_or(self)
    }
}

/// How many of the steps it takes until something cannot be, and what, if not all of them.
fn first_contradiction(
    geometry: &Geometry,
    known: &Known,
    steps: &[Step],
) -> Option<(usize, Vec<Statement>)> {
    let mut known = known.clone();
    steps.iter().enumerate().find_map(|(count, step)| {
        let ends = known.contradictions(geometry);
        step.conclusions.iter().for_each(|end| known.learn(geometry, end.fact));
        (!ends.is_empty()).then_some((count, ends))
    })
}
