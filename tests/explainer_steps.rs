//! The steps of Sudoku Explainer are steps like any other: each concludes what is rated, is of a shape that is told, drawn
//! and written, and passes the independent checker; without what it rests on it does not.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::support::damages::overlooked;
use crate::support::share::{Share, found, sampled};
use crate::support::states::{is_proved, state_before};
use crate::support::{self, Explained, classic, every, explained, languages, rows, there};
use duvod::checker::{Checked, Checker, End};
use duvod::explainer::{ExplainerRating, ExplainerStep, Technique, explain, rate};
use duvod::explanation::{is_long, sentence, unfold};
use duvod::notation;
use duvod::proof::{Fact, Pattern, RuleId, Step, Trace};

/// Techniques that none of the puzzles here needs. Where a line is locked in a block and leaves another line one place, a
/// block is locked in that line too, and direct pointing comes first; for the others puzzles take long, or none is known.
const RARE: [&str; 6] = [
    "explainer-direct-claiming",
    "explainer-bug-3",
    "explainer-nested-3-double",
    "explainer-nested-4-double",
    "explainer-nested-4-house",
    "explainer-nested-4-cell",
];

/// So many variants of a step are tried.
const MOST_VARIANTS: usize = 60;

/// A longer list.
const LIST: &str = "../shared/acceptance/se-ratings.txt";

fn concluded(step: &ExplainerStep) -> BTreeSet<Fact> {
    match step.placed {
        Some(placed) => BTreeSet::from([Fact::holds(placed)]),
        None => step.struck.iter().copied().map(Fact::absent).collect(),
    }
}

/// How often each technique was met, at the top and under suppositions.
#[derive(Default)]
struct Met {
    steps: BTreeMap<RuleId, usize>,
    within: BTreeMap<RuleId, usize>,
}

impl Met {
    /// Counts the steps of a case, and those within them, each of a shape that can be told.
    fn look_within(&mut self, step: &Step) {
        for inner in step.cases.iter().flat_map(|case| &case.steps) {
            *self.within.entry(inner.rule).or_default() += 1;
            assert!(!matches!(Pattern::of(inner), Pattern::Other(_)), "{inner:?}");
            self.look_within(inner);
        }
    }

    /// Counts the steps of a trace, each of a shape that can be told, which concludes what is rated.
    fn look_at(&mut self, puzzle: &str, rating: &ExplainerRating, trace: &Trace) {
        assert_eq!(trace.steps.len(), rating.steps.len(), "{puzzle}");
        for (step, rated) in trace.steps.iter().zip(&rating.steps) {
            assert_eq!(step.rule, rated.technique.id(), "{puzzle}");
            assert_eq!(step.facts().collect::<BTreeSet<_>>(), concluded(rated), "{puzzle}");
            assert!(!matches!(Pattern::of(step), Pattern::Other(_)), "{puzzle}: {step:?}");
            *self.steps.entry(step.rule).or_default() += 1;
            self.look_within(step);
        }
    }
}

/// The trace is proved, and the rating alone is the same as that of who asks for the steps.
fn check(checker: &Checker, puzzle: &str, rating: &ExplainerRating, trace: &Trace) {
    let board = support::puzzle(puzzle);
    assert_eq!(rate(classic(), &board, &|| false).as_ref(), Ok(rating), "{puzzle}");
    let checked = checker.check(trace);
    assert!(matches!(checked, Ok(Checked { end: End::Solved, .. })), "{puzzle}: {checked:?}");
}

#[test]
fn every_technique_is_told() {
    let mut met = Met::default();
    for Explained { puzzle, rating, trace } in explained() {
        met.look_at(puzzle, rating, trace);
    }
    let all = Technique::all().into_iter().map(Technique::id);
    let missing: Vec<&str> =
        all.filter(|id| !met.steps.contains_key(id)).map(RuleId::as_str).collect();
    assert_eq!(missing, RARE);
    let within: BTreeSet<&str> = met.within.keys().map(|id| id.as_str()).collect();
    for nested in
        ["pointing", "hidden-pair", "x-wing", "forcing-chain", "xy-cycle", "multiple-house"]
    {
        assert!(within.contains(format!("explainer-{nested}").as_str()), "{nested}: {within:?}");
    }
}

sampled!(every_technique_is_checked, one of 4);

fn every_technique_is_checked(share: Share) {
    let checker = Checker::new(classic());
    let mut techniques = BTreeSet::new();
    for Explained { puzzle, rating, trace } in share.of("puzzles", explained()) {
        check(&checker, puzzle, rating, trace);
        techniques.extend(trace.steps.iter().map(|step| step.rule));
    }
    found(share, &format!("steps of {} techniques of Sudoku Explainer", techniques.len()));
    assert!(techniques.len() > share.least(30), "{techniques:?}");
}

#[test]
fn the_steps_of_the_list_are_checked() {
    let Some(list) = there(LIST, |path| fs::read_to_string(path)) else { return };
    let checker = Checker::new(classic());
    let mut met = Met::default();
    for puzzle in rows(&list).map(|line| &line[..81]).step_by(every().unwrap_or(10)) {
        let board = support::puzzle(puzzle);
        let (rating, trace) = explain(classic(), &board, &|| false).expect("an explanation");
        met.look_at(puzzle, &rating, &trace);
        check(&checker, puzzle, &rating, &trace);
    }
    // What stands under suppositions is looked at in `every_technique_is_told`.
    let techniques = met.steps.len();
    assert!(techniques > 25, "{techniques}");
}

#[test]
fn a_step_with_a_wrong_claim_is_refused() {
    let checker = Checker::new(classic());
    let mut tried = BTreeMap::new();
    for Explained { puzzle, trace, .. } in explained() {
        for (number, step) in trace.steps.iter().enumerate() {
            if tried.contains_key(&step.rule) {
                continue;
            }
            let state = trace.candidates_before(classic(), number);
            let variants = overlooked(classic(), &state, step);
            let start = state_before(trace, number);
            assert!(is_proved(&checker, &start, step.clone()), "{puzzle}: {step:?}");
            for wrong in variants.iter().take(MOST_VARIANTS) {
                assert!(!is_proved(&checker, &start, wrong.clone()), "{puzzle}: {wrong:?}");
            }
            if !variants.is_empty() {
                let _ = tried.insert(step.rule, variants.len());
            }
        }
    }
    assert!(tried.len() > 30, "{tried:?}");
}

#[test]
fn every_technique_is_told_in_every_language_and_written() {
    let languages = languages();
    let mut told = BTreeSet::new();
    for Explained { trace, .. } in explained() {
        let mut state = trace.start.candidates(classic());
        for step in &trace.steps {
            if told.insert(step.rule) {
                let sentence = sentence(classic(), &state, step);
                let cases =
                    if is_long(step) { unfold(classic(), &state, step) } else { Vec::new() };
                let text = notation::print(classic(), &state, "name", step);
                let read = notation::parse(classic(), &state, step.rule, &text);
                assert_eq!(read.as_ref(), Ok(step), "{text}");
                for language in &languages {
                    let said = language.say(&sentence);
                    assert!(said.chars().count() > 20 && !said.contains('{'), "{said}");
                    for line in cases.iter().flat_map(|case| &case.lines) {
                        assert!(!language.say(&line.sentence).is_empty());
                    }
                }
            }
            step.apply(classic(), &mut state);
        }
    }
    assert!(told.len() > 40, "{told:?}");
}
