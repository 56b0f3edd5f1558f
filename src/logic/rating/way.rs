//! What a trace says of the way to the solution besides its rules: how much choice there is, and what must be supposed.
//!
//! The fewer steps are open, the longer people look for one; of what is easily counted, this fits their times best (Radek
//! Pelánek, *Difficulty Rating of Sudoku Puzzles: An Overview and Evaluation*, 2014).

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::grid::Candidates;
use crate::inference::{Aids, Engine, Hints};
use crate::knowledge::{Knowledge, Level};
use crate::proof::{Case, Fact, Known, Step, Trace};

/// How many steps are open: at first, and where there are fewest. Moments at which every empty cell can be filled at once
/// are not narrow, however few cells there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSteps {
    /// How many are open at first.
    pub first: usize,
    /// How many at the narrowest moment.
    pub narrowest: usize,
    /// The first narrowest moment: before which step, from 0.
    pub before: usize,
}

/// What must be supposed because the rules that suppose nothing have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suppositions {
    /// How many steps suppose something.
    pub steps: usize,
    /// How many suppositions stand within each other at most.
    pub depth: usize,
}

/// Counts the steps that are open at each moment of a trace that this engine has made: those no harder than the step that
/// was taken, for which all singles are equally hard. Two steps that conclude the same are one, and so is one that supposes
/// something, of which others are not looked for. `None` if there is no step, or if it was interrupted.
pub fn open_steps(
    knowledge: &Knowledge,
    engine: &Engine,
    trace: &Trace,
    interrupted: &dyn Fn() -> bool,
) -> Option<OpenSteps> {
    let easy = knowledge.rules().filter(|rule| rule.level == Level::Easy);
    let singles = easy.map(|rule| u64::from(rule.cost)).max().unwrap_or_default();
    let aids = Aids { hints: Hints::of_unique(&trace.start), interrupted };
    let mut state = trace.candidates_before(engine.geometry(), 0);
    let mut found: Option<OpenSteps> = None;
    for (number, step) in trace.steps.iter().enumerate() {
        let most = engine.score(step.rule).max(singles);
        let count = if step.cases.is_empty() { open(engine, &state, aids, most).max(1) } else { 1 };
        let known = found.get_or_insert(OpenSteps { first: count, narrowest: count, before: 0 });
        let empty = (engine.geometry().all_cells() - state.solved()).len();
        if count < known.narrowest.min(empty) {
            (known.narrowest, known.before) = (count, number);
        }
        if interrupted() {
            return None;
        }
        step.apply(engine.geometry(), &mut state);
    }
    found
}

/// How many different things steps conclude at once that cost no more than that.
fn open(engine: &Engine, state: &Candidates, aids: Aids<'_>, most: u64) -> usize {
    let known = Known::from_candidates(engine.geometry(), state);
    let mut found: BTreeSet<BTreeSet<Fact>> = BTreeSet::new();
    engine.all_at_once(state, aids, most, &mut |step| {
        let facts = step.facts();
        let new: BTreeSet<Fact> = facts.filter(|&fact| !known.has(fact)).collect();
        if !new.is_empty() {
            let _ = found.insert(new);
        }
        ControlFlow::Continue(())
    });
    found.len()
}

/// Counts what the steps of a trace suppose.
pub fn suppositions(trace: &Trace) -> Suppositions {
    let steps = trace.steps.iter().filter(|step| !step.cases.is_empty()).count();
    Suppositions { steps, depth: trace.steps.iter().map(depth).max().unwrap_or_default() }
}

fn depth(step: &Step) -> usize {
    let of_case = |case: &Case| 1 + case.steps.iter().map(depth).max().unwrap_or_default();
    step.cases.iter().map(of_case).max().unwrap_or_default()
}
