//! The step that strikes candidates from two or three cells whose combinations of digits are gone through one by one, for
//! whoever has found them: with what excludes the combinations of each, and no more than is needed.

use std::collections::BTreeMap;

use super::{Conclusion, Excluder, Exclusion, Fact, RuleId, Step, Support};
use crate::grid::{Candidate, Candidates, Cell, Digit, DigitSet, Geometry};

/// Makes the step that strikes these candidates from two or three cells whose combinations are gone through; `candidates`
/// are those before the step. Nothing is struck that is excluded without a further cell; none if that is all.
pub fn aligned_exclusion<const W: usize>(
    rule: RuleId,
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    aligned: &[Cell],
    struck: &[Candidate],
) -> Option<Step> {
    let state = State { geometry, candidates };
    let with_needs = struck.iter().map(|&candidate @ Candidate { cell, digit }| {
        let needs = needed(state, aligned, cell, digit);
        Excluded { candidate, needs }
    });
    let has_excluder =
        |needs: &[Excluding]| needs.iter().any(|need| matches!(need, Excluding::Excluder(_)));
    let struck: Vec<Excluded> = with_needs.filter(|one| has_excluder(&one.needs)).collect();
    if struck.is_empty() {
        return None;
    }
    let mut all: Vec<Excluding> = struck.iter().flat_map(|one| &one.needs).copied().collect();
    all.sort_unstable();
    all.dedup();
    let (mut sights, mut excluders) = (Vec::new(), Vec::new());
    // The claims of each need, by their numbers; sights come first.
    let mut numbers = BTreeMap::new();
    let mut count = aligned.len() as u16;
    for &need in &all {
        let first = count;
        match need {
            Excluding::Sight(one, other) => {
                sights.push((one, other));
                count += 1;
            }
            Excluding::Excluder(cell) => {
                let seen = aligned.iter().filter(|&&other| state.geometry.sees(cell, other));
                let (seen, digits) = (seen.copied().collect(), state.candidates.digits_of(cell));
                excluders.push(Excluder { cell, digits, seen });
                count += 2;
            }
        }
        let _ = numbers.insert(need, first..count);
    }
    let aligned_held = aligned.iter().map(|&cell| (cell, state.candidates.digits_of(cell)));
    let claims = Exclusion { aligned: aligned_held.collect(), sights, excluders }.claims();
    let conclusions = struck.into_iter().map(|Excluded { candidate, needs }| {
        let others = (0..aligned.len()).filter(|&place| aligned[place] != candidate.cell);
        let mut support: Vec<u16> = others.map(|place| place as u16).collect();
        support.extend(needs.iter().flat_map(|need| numbers[need].clone()));
        support.sort_unstable();
        Conclusion { fact: Fact::absent(candidate), support: Support::Claims(support) }
    });
    Some(Step { rule, conclusions: conclusions.collect(), claims, cases: Vec::new() })
}

/// The state before the step.
#[derive(Clone, Copy)]
struct State<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
}

/// A candidate that is in no combination, with what excludes the combinations that it was in.
struct Excluded {
    candidate: Candidate,
    needs: Vec<Excluding>,
}

/// Something that excludes combinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Excluding {
    /// Two of the cells see each other, so they do not take the same digit.
    Sight(Cell, Cell),
    /// A cell that must keep one of its candidates.
    Excluder(Cell),
}

/// What is needed to exclude every combination of the candidate with those of the other cells: nothing of it
/// can be left out.
fn needed<const W: usize>(
    state: State<'_, W>,
    aligned: &[Cell],
    cell: Cell,
    digit: Digit,
) -> Vec<Excluding> {
    let combinations = combinations(state, aligned, cell, digit);
    let mut needs = Vec::new();
    for (place, &one) in aligned.iter().enumerate() {
        let seen = aligned[place + 1..].iter().filter(|&&other| state.geometry.sees(one, other));
        needs.extend(seen.map(|&other| Excluding::Sight(one, other)));
    }
    let open = state.candidates.open_cells_with(state.geometry, 2..=aligned.len());
    let excluders = open.iter().map(Excluding::Excluder);
    needs.extend(excluders.filter(|need| {
        combinations.iter().any(|combination| excludes(state, *need, aligned, combination))
    }));
    let excluded = |needs: &[Excluding]| {
        combinations.iter().all(|combination| {
            needs.iter().any(|&need| excludes(state, need, aligned, combination))
        })
    };
    for place in (0..needs.len()).rev() {
        let need = needs.remove(place);
        if !excluded(&needs) {
            needs.insert(place, need);
        }
    }
    needs
}

/// Every combination of the candidate with candidates of the other cells, in the order of the cells.
fn combinations<const W: usize>(
    state: State<'_, W>,
    aligned: &[Cell],
    cell: Cell,
    digit: Digit,
) -> Vec<Vec<Digit>> {
    let mut all = vec![Vec::new()];
    for &other in aligned {
        let digits =
            if other == cell { DigitSet::of(digit) } else { state.candidates.digits_of(other) };
        let with = |known: &Vec<Digit>| {
            let known = known.clone();
            digits.iter().map(move |next| known.iter().copied().chain([next]).collect())
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

fn excludes<const W: usize>(
    state: State<'_, W>,
    need: Excluding,
    aligned: &[Cell],
    combination: &[Digit],
) -> bool {
    let mut placed = aligned.iter().zip(combination);
    match need {
        Excluding::Sight(one, other) => {
            let digit = |cell| placed.clone().find(|(known, _)| **known == cell);
            digit(one).map(|(_, digit)| digit) == digit(other).map(|(_, digit)| digit)
        }
        Excluding::Excluder(cell) => {
            let left =
                placed.try_fold(state.candidates.digits_of(cell), |left, (&other, &digit)| {
                    let sees = state.geometry.sees(cell, other);
                    let left = if sees { left - DigitSet::of(digit) } else { left };
                    if other == cell { None } else { Some(left) }
                });
            left.is_some_and(DigitSet::is_empty)
        }
    }
}
