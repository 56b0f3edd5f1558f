//! Steps under a supposition, told in the state that the steps before them have led to.
//!
//! Several other rules may be found at the same moment of a run, each without what the others come to. One after the other
//! they would suppose what is settled by then. So what is known by then is left out, and what singles come to by then is
//! told by them.

use crate::grid::{Candidate, Candidates, Cell, CellSet, DigitSet, Geometry};
use crate::proof::{
    Case, CaseEnd, CellsWithDigits, Claim, Conclusion, Fact, Known, NakedSet, Pattern, Places,
    Role, Single, SingleReason, Statement, Step,
};
use crate::technique::Technique;

/// These steps from this state on, without what is needless there; and how they end, if that is sooner than at `end`.
pub(super) fn reached(
    geometry: &Geometry,
    state: &Candidates,
    supposed: Fact,
    steps: Vec<Step>,
    end: CaseEnd,
) -> (Vec<Step>, CaseEnd) {
    let mut inside = state.clone();
    supposed.apply(geometry, &mut inside);
    let mut told: Vec<Step> = Vec::with_capacity(steps.len());
    for step in steps {
        if step.conclusions.iter().all(|one| is_known(&inside, one.fact)) {
            continue;
        }
        let is_single = matches!(Pattern::of(&step), Pattern::Single(_));
        if let Some(singles) = singles_to(geometry, &inside, &step).filter(|_| !is_single) {
            for single in &singles {
                single.apply(geometry, &mut inside);
            }
            told.extend(singles);
        } else {
            let known = Known::from_candidates(geometry, &inside);
            let step = if step.cases.is_empty() {
                step
            } else {
                step.narrowed(&known).cut_down(geometry, &known)
            };
            step.apply(geometry, &mut inside);
            add(&mut told, step);
        }
        if let Some(statement) = contradiction(geometry, &inside) {
            return (told, CaseEnd::Contradiction(Claim::new(Role::Contradiction, statement)));
        }
    }
    (told, end)
}

/// Adds a step; to the one before it if it sees the same, so that one argument is not told anew for each candidate that it
/// strikes.
fn add(told: &mut Vec<Step>, step: Step) {
    match told.last_mut().and_then(|last| Some((joined(last, &step)?, last))) {
        Some((both, last)) => *last = both,
        None => told.push(step),
    }
}

/// Both steps as one, if they differ in nothing but what they come to.
fn joined(first: &Step, second: &Step) -> Option<Step> {
    if first.rule != second.rule || first.cases.len() != second.cases.len() {
        return None;
    }
    let cases = first.cases.iter().zip(&second.cases).map(|(one, other)| joined_cases(one, other));
    let cases = cases.collect::<Option<Vec<Case>>>()?;
    let mut conclusions = [&first.conclusions[..], &second.conclusions[..]].concat();
    conclusions.sort_by_key(|end| (end.fact.digit(), end.fact.cell()));
    let claims = if first.claims == second.claims {
        first.claims.clone()
    } else {
        let struck: Vec<Candidate> = conclusions.iter().map(|end| end.fact.candidate()).collect();
        let is_struck = |end: &Conclusion| matches!(end.fact, Fact::Absent(..));
        let strikes = conclusions.iter().all(is_struck);
        joined_claims(first, second, &struck).filter(|_| strikes)?
    };
    Some(Step { rule: first.rule, claims, conclusions, cases })
}

fn joined_cases(first: &Case, second: &Case) -> Option<Case> {
    let (CaseEnd::Reaches(one), CaseEnd::Reaches(other)) = (&first.end, &second.end) else {
        return None;
    };
    let is_same = first.supposed == second.supposed && first.steps == second.steps;
    let end = CaseEnd::Reaches([&one[..], &other[..]].concat());
    is_same.then(|| Case { end, ..first.clone() })
}

/// What both claim if they see one thing that strikes all of this.
fn joined_claims(first: &Step, second: &Step, struck: &[Candidate]) -> Option<Vec<Claim>> {
    match (Pattern::of(first), Pattern::of(second)) {
        (Pattern::Naked(one), Pattern::Naked(other)) if one.held == other.held => {
            let targets = one.targets | other.targets;
            Some(NakedSet { targets, ..one }.claims())
        }
        (Pattern::Chains(one), Pattern::Chains(other))
            if one.others.is_empty() && other.others.is_empty() =>
        {
            let (chain, other) = (one.first, other.first);
            let is_same = chain.nodes == other.nodes
                && chain.links == other.links
                && !chain.closed
                && !other.closed;
            is_same.then(|| chain.striking(struck).claims(0))
        }
        _ => None,
    }
}

fn is_known(state: &Candidates, fact: Fact) -> bool {
    match fact {
        Fact::Holds(cell, digit) => state.value(cell) == Some(digit),
        Fact::Absent(cell, digit) => !state.allows(cell, digit),
    }
}

/// The singles by which all that the step concludes becomes known, or something cannot be; none if they do not go so far.
fn singles_to(geometry: &Geometry, state: &Candidates, step: &Step) -> Option<Vec<Step>> {
    let mut state = state.clone();
    let mut found = Vec::new();
    while !step.conclusions.iter().all(|one| is_known(&state, one.fact))
        && contradiction(geometry, &state).is_none()
    {
        let single = single(geometry, &state)?;
        single.apply(geometry, &mut state);
        found.push(single);
    }
    Some(found)
}

/// The first digit that has one place in a house, or else is the only one of its cell.
fn single(geometry: &Geometry, state: &Candidates) -> Option<Step> {
    let open = |cell: Cell| state.value(cell).is_none();
    let hidden = geometry.houses().find_map(|house| {
        geometry.digits().find_map(|digit| {
            let cells = state.places_in(geometry, house, digit);
            let cell = cells.only().filter(|&cell| open(cell))?;
            let place = Places { house, digit, cells: CellSet::of(cell) };
            Some((Technique::HiddenSingle, cell, digit, SingleReason::OnlyPlace(place)))
        })
    });
    let naked = || {
        geometry.cells().filter(|&cell| open(cell)).find_map(|cell| {
            let digit = state.digits_of(cell).only()?;
            let left = SingleReason::OnlyDigit(CellsWithDigits::cell(cell, DigitSet::of(digit)));
            Some((Technique::NakedSingle, cell, digit, left))
        })
    };
    let (technique, cell, digit, by) = hidden.or_else(naked)?;
    let pattern = Pattern::Single(Single { cell, digit, by });
    Some(super::step(technique, &pattern, vec![Fact::Holds(cell, digit)]))
}

/// What cannot be in this state: a cell without a digit, or a digit without a place.
fn contradiction(geometry: &Geometry, state: &Candidates) -> Option<Statement> {
    let cell = geometry.cells().find(|&cell| state.digits_of(cell).is_empty());
    let place = || {
        geometry.houses().find_map(|house| {
            let digit = geometry
                .digits()
                .find(|&digit| state.places_in(geometry, house, digit).is_empty())?;
            Some(Statement::NoPlace { house, digit })
        })
    };
    cell.map(Statement::NoDigit).or_else(place)
}
