//! Lemmas: steps that were found under a supposition and do not rest on it.
//!
//! A trial meets them on its way, and another trial meets them again. Taken out of the cases they hold for all that
//! follows: they are told once, as steps of their own, and cited.
//! This is done where it makes an answer shorter; they are then in the trace that the checker reads.

use super::{Case, Known, Step};
use crate::grid::Geometry;

/// Takes out of the cases of steps what does not rest on their suppositions. Returns the steps with their numbers, each
/// after what was taken out of it; `known` is what is known before the first. A case is left without what it no longer
/// needs because it is known outside.
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
        for step in &lemmas {
            learn(geometry, &mut known, step);
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::grid_of;
    use crate::grid::{Cell, CellSet, Digit, DigitSet};
    use crate::proof::{CaseEnd, Claim, Conclusion, Fact, Role, RuleId, Statement};

    fn holds(cell: usize, digit: usize) -> Fact {
        Fact::Holds(Cell::new(cell), Digit::new(digit))
    }

    /// A cell with one candidate: it rests on the absence of all other digits.
    fn only(cell: usize, digit: usize) -> Step {
        let (cells, digits) = (CellSet::of(Cell::new(cell)), DigitSet::of(Digit::new(digit)));
        Step {
            rule: RuleId::new("test"),
            claims: vec![Claim::new(Role::Base, Statement::OnlyDigits { cells, digits })],
            conclusions: vec![Conclusion::from_all(holds(cell, digit))],
            cases: Vec::new(),
        }
    }

    #[test]
    fn what_does_not_rest_on_the_supposition_is_told_before() {
        let geometry = grid_of("1234", 2, 2);
        let mut known = Known::default();
        // The first cell of the last row sees 1, 2 and 3; the last of the first row lacks 1 and 2.
        for (cell, digit) in [(12, 0), (12, 1), (12, 2), (3, 0), (3, 1), (15, 1)] {
            known.learn(&geometry, Fact::Absent(Cell::new(cell), Digit::new(digit)));
        }
        let (lemma, within) = (only(12, 3), only(3, 3));
        let end = Statement::NoDigit(Cell::new(15));
        let case = Case {
            supposed: holds(0, 2),
            steps: vec![lemma.clone(), within.clone()],
            end: CaseEnd::Contradiction(Claim::new(Role::Contradiction, end)),
        };
        let trial = Step { cases: vec![case], ..only(0, 3) };
        let told = take_out_lemmas(&geometry, &known, &[(7, trial)]);
        let concluded: Vec<(usize, Fact)> =
            told.iter().map(|(number, step)| (*number, step.conclusions[0].fact)).collect();
        assert_eq!(concluded, [(7, holds(12, 3)), (7, holds(0, 3))]);
        assert_eq!(told[1].1.cases[0].steps, [within], "this one needs what is supposed");
    }

    #[test]
    fn a_lemma_may_rest_on_one_before() {
        let geometry = grid_of("1234", 2, 2);
        let mut known = Known::default();
        // A4 can hold only 4; C4 lacks 1 and 2, and 4 by A4.
        for (cell, digit) in [(12, 0), (12, 1), (12, 2), (14, 0), (14, 1)] {
            known.learn(&geometry, Fact::Absent(Cell::new(cell), Digit::new(digit)));
        }
        let steps = vec![only(12, 3), only(14, 2)];
        let end = CaseEnd::Reaches(vec![holds(14, 2)]);
        let case = |steps| Case { supposed: holds(0, 2), steps, end: end.clone() };
        let trial = Step { cases: vec![case(steps.clone())], ..only(0, 3) };
        let rest = Step { cases: vec![case(Vec::new())], ..trial.clone() };
        let told = take_out_lemmas(&geometry, &known, &[(7, trial)]);
        let [first, second] = steps.try_into().expect("two steps");
        assert_eq!(told, [(7, first), (7, second), (7, rest)]);
    }
}
