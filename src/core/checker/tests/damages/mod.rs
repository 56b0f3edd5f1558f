//! The one table of damages: what may be done to a trace so that it proves less than it says, and what the checker must say of
//! that. It is asked here of traces written by hand, and in `tests/` of those of puzzles.

mod by_lot;

pub(crate) use by_lot::{BY_LOT, Lots};

use super::{
    Candidate, Candidates, CaseEnd, Cell, CellSet, Checker, Claim, Digit, DigitSet, Fact, Geometry,
    Goal, House, RejectionReason, Role, Search, Shows, Statement, Step, Support, Trace,
};

/// What the checker must say of a damaged trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Says {
    /// That something is taken for granted without a cause.
    NoCause,
    /// That something does not follow from what it is said to rest on.
    DoesNotFollow,
    /// That a step has no cause, or that something does not follow.
    NoStep,
    /// That the steps do not come to what they are to show, or not by what they name.
    Unfinished,
    /// That, or that something is taken for granted without a cause.
    Missing,
}

impl Says {
    /// Whether it is this that is said.
    pub(crate) fn is(self, reason: &RejectionReason) -> bool {
        use RejectionReason as Reason;
        let has_no_cause = matches!(reason, Reason::NoCause(_));
        let does_not_follow = matches!(reason, Reason::DoesNotFollow(_) | Reason::NoContradiction);
        let is_unfinished = matches!(
            reason,
            Reason::NotReached(_)
                | Reason::NotSolved(_)
                | Reason::NotContradicted
                | Reason::GivensNotEnough
        );
        match self {
            Self::NoCause => has_no_cause,
            Self::DoesNotFollow => does_not_follow,
            Self::NoStep => has_no_cause || does_not_follow,
            Self::Unfinished => is_unfinished,
            Self::Missing => has_no_cause || is_unfinished,
        }
    }
}

/// A kind of damage.
pub(crate) struct Damage {
    /// What is done.
    pub(crate) name: &'static str,
    /// What the checker must say of it.
    pub(crate) says: Says,
    /// Every trace that comes of doing it once.
    pub(crate) ways: fn(&Geometry, &Trace) -> Vec<Trace>,
}

/// What may be done to the last step of a trace, which is accepted as it is.
pub(crate) const OF_STEPS: [Damage; 7] = [
    Damage { name: "a claim is emptied", says: Says::DoesNotFollow, ways: emptied },
    Damage { name: "a claim lets in a digit more", says: Says::DoesNotFollow, ways: weaker },
    Damage { name: "a claim overlooks a candidate", says: Says::NoCause, ways: overlooking },
    Damage { name: "a candidate more was there", says: Says::NoCause, ways: one_more },
    Damage { name: "the opposite is concluded", says: Says::DoesNotFollow, ways: opposite },
    Damage { name: "a conclusion rests on nothing", says: Says::DoesNotFollow, ways: baseless },
    Damage { name: "a step of a case is left out", says: Says::NoStep, ways: without_inner_step },
];

/// What may be done to a trace that says what it shows.
pub(crate) const OF_GOALS: [Damage; 4] = [
    Damage { name: "something else is to be shown", says: Says::Unfinished, ways: other_goal },
    Damage { name: "it ends before its end", says: Says::Unfinished, ways: shortened },
    Damage { name: "a step is left out", says: Says::Missing, ways: without_step },
    Damage { name: "a given is not named", says: Says::Unfinished, ways: fewer_givens },
];

/// What came of damages.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tried {
    /// How many were refused, as they must be.
    pub(crate) refused: usize,
    /// How many left a step that follows all the same: a chain may go through a set, or a fish have a base, that it could do
    /// without.
    pub(crate) harmless: usize,
}

/// Does all that a table lists to a trace. Each must be refused, and for the right reason.
pub(crate) fn try_all(
    geometry: &Geometry,
    (checker, search): (&Checker, &Search),
    table: &[Damage],
    trace: &Trace,
    tried: &mut Tried,
) {
    assert!(checker.check(trace).is_ok(), "{:?}", checker.check(trace));
    for Damage { name, says, ways } in table {
        for damaged in ways(geometry, trace) {
            if *says == Says::DoesNotFollow && follows(geometry, search, last(&damaged)) {
                tried.harmless += 1;
                continue;
            }
            let rejection = checker.check(&damaged).expect_err(name);
            assert!(says.is(&rejection.reason), "{name}: {rejection:?}: {damaged:?}");
            tried.refused += 1;
        }
    }
}

/// Whether every conclusion of a step without cases follows from its claims: on an empty grid without what they rule out, the
/// opposite of the conclusion leaves no way to fill it.
pub(crate) fn follows(geometry: &Geometry, search: &Search, step: &Step) -> bool {
    step.cases.is_empty()
        && step.conclusions.iter().all(|conclusion| {
            let mut grid = Candidates::all(geometry);
            for (number, claim) in step.claims.iter().enumerate() {
                let rests = match &conclusion.support {
                    Support::All => true,
                    Support::Claims(numbers) => numbers.contains(&(number as u16)),
                };
                for fact in claim.statement.premises(geometry).facts().filter(|_| rests) {
                    fact.apply(geometry, &mut grid);
                }
            }
            conclusion.fact.negated().apply(geometry, &mut grid);
            !search.has_completion(&grid)
        })
}

/// The trace with its last step changed.
fn with_last(trace: &Trace, change: impl FnOnce(&mut Step)) -> Trace {
    let mut trace = Trace { goal: None, ..trace.clone() };
    change(trace.steps.last_mut().expect("a step"));
    trace
}

/// The numbers of the claims of the last step that say more than what the grid is like anyway.
fn weighty(step: &Step) -> impl Iterator<Item = usize> {
    let only_of_the_grid = |statement: &Statement| {
        matches!(
            statement,
            Statement::Sees { .. } | Statement::NotBoth { .. } | Statement::AtMostOnce { .. }
        )
    };
    (0..step.claims.len()).filter(move |&number| !only_of_the_grid(&step.claims[number].statement))
}

fn last(trace: &Trace) -> &Step {
    trace.steps.last().expect("a step")
}

fn emptied(_: &Geometry, trace: &Trace) -> Vec<Trace> {
    let nothing = || Statement::Filled(Vec::new());
    let empty = |number: usize| {
        with_last(trace, |step: &mut Step| step.claims[number].statement = nothing())
    };
    weighty(last(trace)).map(empty).collect()
}

fn weaker(geometry: &Geometry, trace: &Trace) -> Vec<Trace> {
    let weaken = |number: usize| {
        let mut statement = last(trace).claims[number].statement.clone();
        let Statement::OnlyDigits { digits, .. } = &mut statement else { return None };
        digits.insert((geometry.all_digits() - *digits).first()?);
        Some(with_last(trace, |step| step.claims[number].statement = statement))
    };
    weighty(last(trace)).filter_map(weaken).collect()
}

fn overlooking(geometry: &Geometry, trace: &Trace) -> Vec<Trace> {
    let state = trace.candidates_before(geometry, trace.steps.len() - 1);
    let wrong = overlooked(geometry, &state, last(trace));
    wrong.into_iter().map(|wrong| with_last(trace, |step| *step = wrong)).collect()
}

/// Every variant of a step in which one claim says more than the candidates allow, its own or one under its suppositions.
pub(crate) fn overlooked(geometry: &Geometry, state: &Candidates, step: &Step) -> Vec<Step> {
    let mut all = Vec::new();
    for (number, claim) in step.claims.iter().enumerate() {
        let mut wrong = step.clone();
        if narrow(&mut wrong.claims[number].statement, &claim.statement, state) {
            all.push(wrong);
        }
    }
    for (place, case) in step.cases.iter().enumerate() {
        let mut inside = state.clone();
        case.supposed.apply(geometry, &mut inside);
        for (number, inner) in case.steps.iter().enumerate() {
            for inner in overlooked(geometry, &inside, inner) {
                let mut wrong = step.clone();
                wrong.cases[place].steps[number] = inner;
                all.push(wrong);
            }
            inner.apply(geometry, &mut inside);
        }
    }
    all
}

/// Makes a statement say more than the candidates allow, if it speaks of any.
fn narrow(narrower: &mut Statement, statement: &Statement, state: &Candidates) -> bool {
    match (narrower, statement) {
        (Statement::OnlyDigits { digits, .. }, Statement::OnlyDigits { cells, .. }) => {
            let held = |cell| (*digits & state.digits_of(cell)).first();
            let Some(digit) = cells.iter().find_map(held) else { return false };
            digits.remove(digit);
        }
        (Statement::OnlyPlaces { cells, .. }, Statement::OnlyPlaces { digit, .. }) => {
            let Some(cell) = (*cells & state.places_of(*digit)).first() else { return false };
            cells.remove(cell);
        }
        _ => return false,
    }
    true
}

/// What a claim takes for granted was not struck out before, and nothing else rules it out.
fn one_more(geometry: &Geometry, trace: &Trace) -> Vec<Trace> {
    let claims = last(trace).claims.iter();
    let needed = claims
        .flat_map(|claim| claim.statement.premises(geometry).absent.iter().collect::<Vec<_>>());
    let mut needed: Vec<Candidate> = needed.collect();
    needed.sort_unstable();
    needed.dedup();
    let without = |candidate: Candidate| {
        let mut more = Trace { goal: None, ..trace.clone() };
        more.start.removed.retain(|&removed| removed != candidate);
        let before = more.candidates_before(geometry, more.steps.len() - 1);
        before.allows(candidate.cell, candidate.digit).then_some(more)
    };
    needed.into_iter().filter_map(without).collect()
}

fn opposite(_: &Geometry, trace: &Trace) -> Vec<Trace> {
    let negate = |number: usize| {
        with_last(trace, |step: &mut Step| {
            let fact = &mut step.conclusions[number].fact;
            *fact = fact.negated();
        })
    };
    (0..last(trace).conclusions.len()).map(negate).collect()
}

fn baseless(_: &Geometry, trace: &Trace) -> Vec<Trace> {
    let rests_on_nothing = |number: usize| {
        with_last(trace, |step: &mut Step| {
            step.conclusions[number].support = Support::Claims(Vec::new());
        })
    };
    (0..last(trace).conclusions.len()).map(rests_on_nothing).collect()
}

/// Of its first case.
fn without_inner_step(_: &Geometry, trace: &Trace) -> Vec<Trace> {
    let steps = last(trace).cases.first().map_or(0, |case| case.steps.len());
    let leave_out = |number: usize| {
        with_last(trace, |step: &mut Step| drop(step.cases[0].steps.remove(number)))
    };
    (0..steps).map(leave_out).collect()
}

/// What a trace is to show, which says it.
fn goal(trace: &Trace) -> &Goal {
    trace.goal.as_deref().expect("something to show")
}

fn other_goal(_: &Geometry, trace: &Trace) -> Vec<Trace> {
    let other = match &goal(trace).shows {
        Shows::Facts(facts) => Goal::facts(facts.iter().map(|fact: &Fact| fact.negated())),
        _ => Goal::new(Shows::NoSolution),
    };
    vec![trace.clone().with_goal(other)]
}

fn shortened(_: &Geometry, trace: &Trace) -> Vec<Trace> {
    let first = match goal(trace).shows {
        Shows::Facts(_) => trace.steps.len().saturating_sub(1),
        _ => 0,
    };
    let shorten = |length: usize| {
        let mut short = trace.clone();
        short.steps.truncate(length);
        short
    };
    (first..trace.steps.len()).map(shorten).collect()
}

/// Of what shows facts each step is needed, and of what shows a solution each that fills a cell.
fn without_step(_: &Geometry, trace: &Trace) -> Vec<Trace> {
    let shows_facts = matches!(goal(trace).shows, Shows::Facts(_));
    let fills = |step: &Step| step.facts().any(|fact| matches!(fact, Fact::Holds(..)));
    let needed = |number: &usize| shows_facts || fills(&trace.steps[*number]);
    let leave_out = |number: usize| {
        let mut less = trace.clone();
        let _ = less.steps.remove(number);
        less
    };
    (0..trace.steps.len()).filter(needed).map(leave_out).collect()
}

/// Who assumes one solution needs all givens of the puzzle.
fn fewer_givens(_: &Geometry, trace: &Trace) -> Vec<Trace> {
    let Some(givens) = &goal(trace).givens else { return Vec::new() };
    if trace.steps.iter().any(Step::assumes_one_solution) {
        return Vec::new();
    }
    let leave_out = |number: usize| {
        let mut fewer = givens.clone();
        let _ = fewer.remove(number);
        trace.clone().with_goal(goal(trace).clone().from_givens(&fewer))
    };
    (0..givens.len()).map(leave_out).collect()
}
