//! Steps of all rules, drawn at random in many states, are the same after they were written in the terse
//! notation and read back.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::support::{Solver, classic, classic_puzzles, hints, knowledge, state};
use duvod::explanation::{rule_name, why};
use duvod::grid::Candidates;
use duvod::inference::{Engine, Hints};
use duvod::knowledge::{Body, Rule};
use duvod::locale::Locale;
use duvod::notation;
use duvod::proof::{RuleId, Step, Trace};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// How many steps are drawn.
const DRAWN: usize = 500;

/// The most steps of one rule that are taken from one state.
const PER_STATE: usize = 10;

/// In how many states on the way through puzzles a rule is asked; one without examples in ten times as
/// many, until it finds something.
const STATES: usize = 4;

/// The largest fish that are looked for in other states than those of the examples: larger ones take long.
const LARGEST_SEARCHED: usize = 4;

/// A step with the candidates before it and what else was known of them.
struct Moment {
    state: Candidates,
    hints: Hints<'static>,
    step: Step,
}

/// A state in which rules are asked.
type Asked<'a> = (&'a Candidates, Hints<'static>);

/// What is written of a step, which must be read back.
fn check(english: &Locale, state: &Candidates, step: &Step) -> String {
    let name = english.say(&rule_name(step.rule));
    let text = notation::print(classic(), state, &name, step);
    match notation::parse(classic(), state, step.rule, &text) {
        Ok(read) => assert_eq!(&read, step, "{text}"),
        Err(error) => panic!("{text}: {error}"),
    }
    text
}

fn english() -> Locale {
    Locale::new("en").expect("English")
}

/// The steps of a trace, each with the candidates before it.
fn moments(trace: &Trace) -> Vec<Moment> {
    let mut state = trace.start.candidates(classic());
    let hints = Hints::of_unique(&trace.start);
    let mut moments = Vec::new();
    for step in &trace.steps {
        moments.push(Moment { state: state.clone(), hints, step: step.clone() });
        step.apply(classic(), &mut state);
    }
    moments
}

/// Some of the steps that the rule finds in the state.
fn find(rule: &Rule, engine: &Engine, (state, hints): Asked<'_>, found: &mut Vec<Moment>) {
    let most = found.len() + PER_STATE;
    engine.all(state, hints, &mut |step| {
        assert_eq!(step.rule, rule.id);
        found.push(Moment { state: state.clone(), hints, step });
        if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
}

/// Steps of the rule, in the states of its examples and in some of the given ones.
fn steps_of(rule: &Rule, states: &[Asked<'_>], lots: &mut ChaCha8Rng) -> Vec<Moment> {
    let engine = Engine::with_rules(knowledge(), classic(), &[rule]);
    let mut found = Vec::new();
    for example in &rule.examples {
        let state = state(&example.state);
        find(rule, &engine, (&state.candidates(classic()), hints(&state)), &mut found);
    }
    if matches!(&rule.body, Body::Cover(cover) if cover.size > LARGEST_SEARCHED) {
        return found;
    }
    for asked in 0..10 * STATES {
        if asked >= STATES && !found.is_empty() {
            break;
        }
        find(rule, &engine, states[lots.random_range(0..states.len())], &mut found);
    }
    found
}

/// Steps of every rule: on the way through the bundled puzzles, and in other states.
fn pool(lots: &mut ChaCha8Rng) -> BTreeMap<RuleId, Vec<Moment>> {
    let solver = Solver::new();
    let puzzles = classic_puzzles();
    let passed: Vec<Moment> =
        puzzles.flat_map(|example| moments(&solver.trace(&example.puzzle))).collect();
    let states: Vec<Asked<'_>> =
        passed.iter().map(|moment| (&moment.state, moment.hints)).collect();
    let mut pool: BTreeMap<RuleId, Vec<Moment>> = BTreeMap::new();
    for rule in knowledge().rules() {
        if !rule.supposes() {
            pool.entry(rule.id).or_default().extend(steps_of(rule, &states, lots));
        }
    }
    for moment in passed {
        pool.entry(moment.step.rule).or_default().push(moment);
    }
    pool.retain(|_, moments| !moments.is_empty());
    pool
}

#[test]
fn steps_drawn_at_random_are_read_back() {
    let mut lots = ChaCha8Rng::seed_from_u64(3);
    let pool = pool(&mut lots);
    // What constraints leave is not told on the classic grid.
    let of_classic = knowledge().rules().filter(|rule| rule.body.is_for(classic()));
    let (rules, all) = (pool.len(), of_classic.count());
    assert!(rules * 10 > all * 9, "only {rules} of {all} rules occur");
    // Every rule that occurs is drawn once; then rules are drawn, and of each a step.
    let mut drawn: Vec<&Vec<Moment>> = pool.values().collect();
    let of_rules = drawn.clone();
    while drawn.len() < DRAWN {
        drawn.push(of_rules[lots.random_range(0..rules)]);
    }
    let english = english();
    for moments in drawn {
        let Moment { state, step, .. } = &moments[lots.random_range(0..moments.len())];
        let text = check(&english, state, step);
        let pattern = text.split_once(": ").map_or("", |(_, pattern)| pattern);
        assert!(!pattern.starts_with('['), "{} has no form of its own: {text}", step.rule);
    }
}

#[test]
fn steps_that_were_cut_down_are_read_back() {
    let (solver, english) = (Solver::new(), english());
    let mut cut = 0;
    for example in classic_puzzles().skip(7).step_by(3) {
        let trace = solver.trace(&example.puzzle);
        for cell in classic().cells().step_by(20) {
            let answer = why(classic(), &trace, cell).expect("a solved cell");
            for Moment { state, step, .. } in moments(&answer.slice) {
                let text = check(&english, &state, &step);
                cut += usize::from(text.contains(", (r"));
            }
        }
    }
    assert!(cut > 10, "only {cut} steps see more than they strike");
}
