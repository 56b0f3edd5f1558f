//! Lemmas: steps that were found under a supposition and do not rest on it.
//!
//! A trial meets them on its way, and another trial meets them again. Taken out of the cases they hold for all that
//! follows: they are told once, as steps of their own, and cited.

use super::{Case, Known, Step};
use crate::grid::Geometry;

/// The steps, each behind what was taken out of its cases, and each with its number; `known` is what is known before
/// the first. What a case needs no longer, since it is known outside, is left out of it.
pub fn take_out_lemmas(
    geometry: &Geometry,
    known: &Known,
    steps: &[(usize, Step)],
) -> Vec<(usize, Step)> {
    let mut known = known.clone();
    let mut all = Vec::with_capacity(steps.len());
    for (number, step) in steps {
        let (mut lemmas, step) = of_step(geometry, &known, step);
        lemmas.push(step);
        lemmas.iter().for_each(|step| learn(geometry, &mut known, step));
        all.extend(lemmas.into_iter().map(|step| (*number, step)));
    }
    all
}

/// What can be taken out of a step where this is known, in order, and what is left of it.
fn of_step(geometry: &Geometry, known: &Known, step: &Step) -> (Vec<Step>, Step) {
    let mut outside = known.clone();
    let mut lemmas = Vec::new();
    let mut cases = Vec::with_capacity(step.cases.len());
    for case in &step.cases {
        let mut inside = outside.clone();
        inside.learn(geometry, case.supposed);
        let mut kept = Vec::with_capacity(case.steps.len());
        for step in &case.steps {
            let (mut steps, step) = of_step(geometry, &inside, step);
            steps.push(step);
            for step in steps {
                learn(geometry, &mut inside, &step);
                if outside.covers(&step.premises(geometry)) {
                    learn(geometry, &mut outside, &step);
                    lemmas.push(step);
                } else {
                    kept.push(step);
                }
            }
        }
        let cut = Case::cut_down(geometry, &outside, case.supposed, &kept, case.end.clone());
        cases.push(cut.unwrap_or_else(|| Case { steps: kept, ..case.clone() }));
    }
    (lemmas, Step { cases, ..step.clone() })
}

fn learn(geometry: &Geometry, known: &mut Known, step: &Step) {
    step.conclusions.iter().for_each(|end| known.learn(geometry, end.fact));
}
