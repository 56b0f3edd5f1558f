//! The order of the default profile: what is simple is told before what is hard, and every rule has its turn.
//!
//! `rules-not-told.txt` beside this file names the rules that no puzzle of the collection needs, and why they stay. With
//! `DUVOD_EVERY=1` all puzzles of the collection are solved, else every so manieth; without it the bundled ones alone.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::support::{Solver, classic, classic_puzzles, collection, every, knowledge, rows};
use duvod::grid::Candidates;
use duvod::inference::{Engine, Hints};
use duvod::knowledge::{DEFAULT_PROFILE, Level, Rule};
use duvod::proof::{Fact, RuleId, Step, Trace};

/// The rules of the default profile, in their order.
fn rules() -> Vec<&'static Rule> {
    let profile = knowledge().profile(DEFAULT_PROFILE).expect("the default profile");
    knowledge().rules_of(profile).collect()
}

/// The bundled puzzles, and of each file of the collection, if it is there, every so manieth.
fn puzzles(usually: usize) -> Vec<String> {
    let mut puzzles: Vec<String> =
        classic_puzzles().map(|example| example.puzzle.clone()).collect();
    for file in ["easy", "medium", "random-minimal", "seventeen", "top1465", "hardest"] {
        let Some(text) = collection(file) else { continue };
        let every = every().unwrap_or(usually);
        puzzles.extend(text.lines().step_by(every).map(str::to_owned));
    }
    puzzles
}

/// The rules that are said not to be told.
fn not_told() -> BTreeSet<RuleId> {
    let rule = |line: &str| {
        let (rule, reason) = line.split_once(": ").expect("a rule and a reason");
        assert!(!reason.is_empty(), "{rule} has no reason");
        RuleId::new(rule)
    };
    rows(include_str!("rules-not-told.txt")).map(rule).collect()
}

/// Everything that the rules that suppose nothing and are easier than this level conclude in a state, with no memory
/// of states before it.
struct Easier {
    engines: Vec<(Level, Engine)>,
}

impl Easier {
    fn new() -> Self {
        let engine = |&level: &Level| {
            let easier = rules().into_iter().filter(|rule| rule.level < level && !rule.supposes());
            let easier: Vec<&Rule> = easier.collect();
            (level, Engine::with_rules(knowledge(), classic(), &easier))
        };
        let levels = [Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];
        Self { engines: levels.iter().map(engine).collect() }
    }

    /// The first step of an easier rule that concludes something of what this one does.
    fn instead(&self, state: &Candidates, hints: Hints<'_>, step: &Step) -> Option<Step> {
        let level = knowledge().rule(step.rule).expect("a rule").level;
        let (_, engine) = self.engines.iter().find(|(other, _)| *other == level)?;
        let concluded: BTreeSet<Fact> = step.conclusions.iter().map(|end| end.fact).collect();
        let mut found = None;
        engine.all(state, hints, &mut |other| {
            if other.conclusions.iter().any(|end| concluded.contains(&end.fact)) {
                found = Some(other);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }

    /// Holds that no step of a trace is told where an easier rule would do.
    fn hold(&self, trace: &Trace) {
        let hints = Hints::of_unique(&trace.start);
        let mut state = trace.start.candidates(classic());
        for (number, step) in trace.steps.iter().enumerate() {
            let instead = self.instead(&state, hints, step);
            assert_eq!(instead, None, "step {number} is {} in {:?}", step.rule, trace.start);
            step.apply(classic(), &mut state);
        }
    }
}

#[test]
fn no_step_is_told_where_a_rule_of_a_lower_level_strikes_the_same() {
    let (easier, solver) = (Easier::new(), Solver::new());
    for puzzle in puzzles(211) {
        easier.hold(&solver.trace(&puzzle));
    }
}

/// Short patterns of one digit and wings come before fish with fins of three lines and more.
#[test]
fn rules_stand_as_players_learn_them() {
    let place = |id: &str| {
        let rule = rules().iter().position(|rule| rule.id == RuleId::new(id));
        rule.unwrap_or_else(|| panic!("{id} is not in the profile"))
    };
    let first = ["skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle"];
    let wings = ["w-wing", "xy-wing", "xyz-wing", "wxyz-wing"];
    let fish = ["finned-swordfish", "sashimi-swordfish", "finned-jellyfish", "sashimi-jellyfish"];
    for simple in first.iter().chain(&wings) {
        for fish in fish {
            assert!(place(simple) < place(fish), "{simple} and {fish}");
            assert!(place(simple) < place(&format!("siamese-{fish}")), "{simple} and {fish}");
        }
    }
    for simple in first {
        for fish in ["finned-x-wing", "sashimi-x-wing", "siamese-sashimi-x-wing"] {
            assert!(place("x-wing") < place(simple) && place(simple) < place(fish), "{simple}");
        }
    }
}

#[test]
fn every_rule_has_its_turn_or_a_reason_to_stay() {
    let solver = Solver::new();
    let not_told = not_told();
    let all: BTreeSet<RuleId> = rules().iter().map(|rule| rule.id).collect();
    assert!(not_told.is_subset(&all), "{:?}", not_told.difference(&all));
    let mut told = BTreeSet::new();
    for puzzle in puzzles(53) {
        told.extend(solver.trace(&puzzle).steps.iter().map(|step| step.rule));
    }
    let named: Vec<&RuleId> = told.intersection(&not_told).collect();
    assert!(named.is_empty(), "{named:?} are told after all");
    if every() == Some(1) {
        let left: Vec<&RuleId> =
            all.difference(&told).filter(|id| !not_told.contains(id)).collect();
        assert!(left.is_empty(), "{left:?} are not told");
    }
}
