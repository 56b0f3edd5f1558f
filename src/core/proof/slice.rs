//! The part of a trace that a goal needs.
//!
//! The walk goes back from the goal through causes. Where a premise has several causes, one that
//! is there already is taken, otherwise the earliest. Then every step and every conclusion that can be
//! left out is left out: the slice is replayed without it, and if the goal is still reached, it
//! stays out. What is left is irreducible: without any one of its conclusions the goal is lost.
//!
//! A step is told whole, whichever of its conclusions are needed. So each of them needs all that the step claims, even
//! what only others rest on: nothing is claimed that was not shown before.

use std::collections::BTreeMap;

use super::{Fact, Known, Premises, Start, Step};
use crate::grid::{Candidate, CellSet, Geometry};

/// One conclusion of one step, with what it needs.
struct NeededConclusion {
    step: usize,
    conclusion: usize,
    fact: Fact,
    premises: Premises,
}

/// Finds the steps of `steps` that `goal` needs, in order, each with its number in `steps` and cut down to the
/// conclusions that are needed; `known` is what is known before the first of them.
///
/// `None` when the steps do not reach the goal.
pub fn slice(
    geometry: &Geometry,
    known: &Known,
    steps: &[Step],
    goal: &Premises,
) -> Option<Vec<(usize, Step)>> {
    let links = links(geometry, steps);
    let mut kept = walk_back(geometry, known, &links, goal)?;
    debug_assert!(replay(geometry, known, kept.iter().map(|&index| &links[index])).covers(goal));
    drop_unneeded(geometry, known, &links, goal, &mut kept);
    Some(cut(steps, kept.iter().map(|&index| &links[index])))
}

/// Finds which givens and struck candidates of `start` the steps need to follow from one another and to reach `goal`.
/// The set is irreducible; it is found by leaving out one after the other, givens first, and of these those in the
/// preferred cells last. All are needed if a step assumes that there is one solution.
pub fn givens_needed(
    geometry: &Geometry,
    start: &Start,
    steps: &[Step],
    goal: &Premises,
    preferred: CellSet,
) -> Start {
    let mut needed = start.clone();
    if steps.iter().any(Step::assumes_one_solution) {
        return needed;
    }
    let links = links(geometry, steps);
    let holds = |start: &Start| {
        let known = Known::from_start(geometry, start);
        replay(geometry, &known, &links).covers(goal)
    };
    let is_preferred = |Candidate { cell, .. }: &Candidate| preferred.contains(*cell);
    let (last, first): (Vec<_>, Vec<_>) =
        start.givens.iter().rev().copied().partition(is_preferred);
    for given in first.into_iter().chain(last) {
        let Some(index) = needed.givens.iter().position(|other| *other == given) else { continue };
        let _ = needed.givens.remove(index);
        if !holds(&needed) {
            needed.givens.insert(index, given);
        }
    }
    for index in (0..needed.removed.len()).rev() {
        let struck = needed.removed.remove(index);
        if !holds(&needed) {
            needed.removed.insert(index, struck);
        }
    }
    needed
}

fn links(geometry: &Geometry, steps: &[Step]) -> Vec<NeededConclusion> {
    let mut links = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        let premises = step.premises(geometry);
        for (index, conclusion) in step.conclusions.iter().enumerate() {
            let (fact, premises) = (conclusion.fact, premises.clone());
            links.push(NeededConclusion { step: number, conclusion: index, fact, premises });
        }
    }
    links
}

/// The numbers of the links that the goal needs, in order, one cause a premise.
fn walk_back(
    geometry: &Geometry,
    known: &Known,
    links: &[NeededConclusion],
    goal: &Premises,
) -> Option<Vec<usize>> {
    let mut needed = vec![false; links.len()];
    let require = |needed: &mut Vec<bool>, premises: &Premises, before: usize| {
        for fact in premises.without(known).facts() {
            let earlier = links.iter().take_while(|link| link.step < before).enumerate();
            let mut causes = earlier
                .filter(|(_, link)| causes(geometry, link.fact, fact))
                .map(|(index, _)| index);
            let first = causes.clone().find(|&index| needed[index]).or_else(|| causes.next())?;
            needed[first] = true;
        }
        Some(())
    };
    require(&mut needed, goal, usize::MAX)?;
    for index in (0..links.len()).rev() {
        if needed[index] {
            require(&mut needed, &links[index].premises, links[index].step)?;
        }
    }
    Some((0..links.len()).filter(|&index| needed[index]).collect())
}

/// Whether a concluded fact is a cause of the wanted one: the same, or what rules it out.
fn causes(geometry: &Geometry, concluded: Fact, wanted: Fact) -> bool {
    concluded == wanted
        || matches!((concluded, wanted), (Fact::Holds(..), Fact::Absent(..))
            if geometry.excludes(concluded.candidate(), wanted.candidate()))
}

/// What is known after those of the links whose premises are known, one step after the other.
fn replay<'a>(
    geometry: &Geometry,
    known: &Known,
    links: impl IntoIterator<Item = &'a NeededConclusion>,
) -> Known {
    let mut known = known.clone();
    for link in links {
        if known.covers(&link.premises) {
            known.learn(geometry, link.fact);
        }
    }
    known
}

/// Leaves out first whole steps, the latest first, then single conclusions.
fn drop_unneeded(
    geometry: &Geometry,
    known: &Known,
    links: &[NeededConclusion],
    goal: &Premises,
    kept: &mut Vec<usize>,
) {
    let enough = |kept: &[usize]| {
        replay(geometry, known, kept.iter().map(|&index| &links[index])).covers(goal)
    };
    let mut steps: Vec<usize> = kept.iter().map(|&index| links[index].step).collect();
    steps.dedup();
    for step in steps.into_iter().rev() {
        let without: Vec<_> =
            kept.iter().copied().filter(|&index| links[index].step != step).collect();
        if enough(&without) {
            *kept = without;
        }
    }
    for position in (0..kept.len()).rev() {
        let link = kept.remove(position);
        if !enough(kept) {
            kept.insert(position, link);
        }
    }
}

/// The steps with only the conclusions that were kept.
fn cut<'a>(steps: &[Step], kept: impl Iterator<Item = &'a NeededConclusion>) -> Vec<(usize, Step)> {
    let mut conclusions: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for link in kept {
        conclusions.entry(link.step).or_default().push(link.conclusion);
    }
    conclusions
        .into_iter()
        .map(|(number, kept)| {
            let step = &steps[number];
            let conclusions = kept.iter().map(|&index| step.conclusions[index].clone()).collect();
            (number, Step { conclusions, ..step.clone() })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::{grid_of, not_beside, spec};
    use crate::grid::{Cell, Digit, DigitSet, GeometrySpec};
    use crate::proof::{Claim, Conclusion, Role, RuleId, Statement, Support};

    fn absent(cell: usize, digit: usize) -> Fact {
        Fact::Absent(Cell::new(cell), Digit::new(digit))
    }

    fn lacks(cell: usize, digit: usize) -> Claim {
        let digits = DigitSet::first_n(4) - DigitSet::of(Digit::new(digit));
        let cells = CellSet::of(Cell::new(cell));
        Claim::new(Role::Premise, Statement::OnlyDigits { cells, digits })
    }

    fn step(claims: Vec<Claim>, conclusions: Vec<Conclusion>) -> Step {
        Step { rule: RuleId::new("test"), claims, conclusions, cases: Vec::new() }
    }

    #[test]
    fn what_a_step_claims_for_another_conclusion_is_shown_too() {
        let geometry = grid_of("1234", 2, 2);
        let from = |fact, claim| Conclusion { fact, support: Support::Claims(vec![claim]) };
        let first = step(Vec::new(), vec![Conclusion::from_all(absent(0, 0))]);
        let second = step(Vec::new(), vec![Conclusion::from_all(absent(1, 1))]);
        let ends = vec![from(absent(2, 2), 0), from(absent(3, 3), 1)];
        let both = step(vec![lacks(0, 0), lacks(1, 1)], ends);
        let steps = [first, second, both];
        let goal = Premises::of(absent(2, 2));
        let cut = slice(&geometry, &Known::default(), &steps, &goal).expect("the steps lead there");
        let kept: Vec<_> =
            cut.iter().map(|(number, step)| (*number, step.facts().collect::<Vec<_>>())).collect();
        let expected = [(0, vec![absent(0, 0)]), (1, vec![absent(1, 1)]), (2, vec![absent(2, 2)])];
        assert_eq!(kept, expected, "the second step too, and of the last what is needed");
    }

    #[test]
    fn what_a_digit_rules_out_besides_itself_is_a_cause() {
        let apart = GeometrySpec { apart: not_beside(), ..spec("1234", 2, 2) };
        let geometry = Geometry::new(&apart).expect("a grid");
        let holds = Fact::Holds(Cell::new(0), Digit::new(1));
        let steps = [step(Vec::new(), vec![Conclusion::from_all(holds)])];
        // 1 and 3 cannot stand beside 2; 4 can.
        let is_reached = |digit| {
            slice(&geometry, &Known::default(), &steps, &Premises::of(absent(1, digit))).is_some()
        };
        assert_eq!([0, 1, 2, 3].map(is_reached), [true, true, true, false]);
    }
}
