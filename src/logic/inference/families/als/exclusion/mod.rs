//! Aligned exclusion: two or three cells whose combinations of digits are gone through one by one.
//!
//! A combination is excluded if it has a digit twice in cells that see each other, or if it takes from some
//! other cell, the *excluder*, all its candidates. A digit that is in no combination that is left goes.
//! (Aligned Pair Exclusion, R. Hagglund, 2004; the excluders are those of N. Juillerat's Sudoku
//! Explainer, 2006: cells with two candidates, and for three cells with two or three.)
//!
//! With three cells, what two of them exclude already is left out; so is what needs no excluder, which is a naked set.

mod combinations;
mod pairs;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::grid::{Candidate, Candidates, Cell, Digit, Geometry};
use crate::inference::families::Visitor;
use crate::inference::tools::implication::Implications;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, Excluder, Exclusion, Fact, RuleId, Step, Support};
use combinations::{Excluding, needed};
use pairs::Pairs;

/// What goes, by the cells that were looked at.
type Exclusions = BTreeMap<Vec<Cell>, Vec<Candidate>>;

/// Every exclusion in so many cells, two or three.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    cells: usize,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let pairs = Pairs::new(view);
    let mut found = Exclusions::new();
    let mut note = |mut aligned: Vec<Cell>, cell: Cell, digit: Digit| {
        aligned.sort_unstable();
        let struck = found.entry(aligned).or_default();
        if !struck.contains(&Candidate { cell, digit }) {
            struck.push(Candidate { cell, digit });
        }
    };
    if cells == 2 {
        pairs.excluded_by_two(&mut note);
    } else {
        pairs.excluded_by_three(view, &mut note);
    }
    found.into_iter().try_for_each(|(aligned, mut struck)| {
        struck.sort_unstable_by_key(|&Candidate { cell, digit }| (digit, cell));
        step(rule, view, &aligned, &struck).map_or(ControlFlow::Continue(()), &mut *visit)
    })
}

/// Makes the step that strikes these candidates from two or three cells whose combinations are gone through, for whoever
/// has found them; `candidates` are those before the step. Nothing is struck that is excluded without a further cell; none
/// if that is all.
pub fn aligned_exclusion(
    rule: RuleId,
    geometry: &Geometry,
    candidates: &Candidates,
    aligned: &[Cell],
    struck: &[Candidate],
) -> Option<Step> {
    let view = View {
        geometry,
        wide: geometry,
        candidates,
        implications: Implications::new(geometry, candidates),
        solution: None,
        wanted: None,
        possible: None,
        unique_givens: None,
        interrupted: &|| false,
    };
    step(rule, &view, aligned, struck)
}

/// A candidate that is in no combination, with what excludes the combinations that it was in.
struct ExcludedCandidate {
    candidate: Candidate,
    needs: Vec<Excluding>,
}

/// The step, with those candidates that an excluder is needed for; none if there is none.
fn step<const W: usize>(
    rule: RuleId,
    view: &View<'_, W>,
    aligned: &[Cell],
    struck: &[Candidate],
) -> Option<Step> {
    let with_needs = struck.iter().map(|&candidate @ Candidate { cell, digit }| {
        let needs = needed(view, aligned, cell, digit);
        ExcludedCandidate { candidate, needs }
    });
    let has_excluder =
        |needs: &[Excluding]| needs.iter().any(|need| matches!(need, Excluding::Excluder(_)));
    let struck: Vec<ExcludedCandidate> =
        with_needs.filter(|one| has_excluder(&one.needs)).collect();
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
                let seen = aligned.iter().filter(|&&other| view.geometry.sees(cell, other));
                let (seen, digits) = (seen.copied().collect(), view.candidates.digits_of(cell));
                excluders.push(Excluder { cell, digits, seen });
                count += 2;
            }
        }
        let _ = numbers.insert(need, first..count);
    }
    let aligned_held = aligned.iter().map(|&cell| (cell, view.candidates.digits_of(cell)));
    let claims = Exclusion { aligned: aligned_held.collect(), sights, excluders }.claims();
    let conclusions = struck.into_iter().map(|ExcludedCandidate { candidate, needs }| {
        let others = (0..aligned.len()).filter(|&place| aligned[place] != candidate.cell);
        let mut support: Vec<u16> = others.map(|place| place as u16).collect();
        support.extend(needs.iter().flat_map(|need| numbers[need].clone()));
        support.sort_unstable();
        Conclusion { fact: Fact::absent(candidate), support: Support::Claims(support) }
    });
    Some(Step { rule, conclusions: conclusions.collect(), claims, cases: Vec::new() })
}
