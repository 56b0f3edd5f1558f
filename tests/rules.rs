//! Every rule's examples and counterexamples: the states in its file, and what it must conclude there.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use duvod::grid::StateText;
use duvod::inference::Engine;
use duvod::knowledge::{DEFAULT_PROFILE, Example, Rule};
use duvod::proof::{Claim, Fact};
use support::{classic, hints, knowledge};

/// The state of an example, and the facts that it names.
fn read(example: &Example) -> (StateText, BTreeSet<Fact>) {
    let state = StateText::parse(&example.state, classic()).expect("the state of an example");
    let facts = Fact::parse_all(&example.concludes, classic()).expect("facts");
    (state, facts)
}

/// What each instance of the rule concludes in the state.
fn instances(rule: &Rule, state: &StateText) -> Vec<BTreeSet<Fact>> {
    let engine = Engine::with_rules(knowledge(), classic(), &[rule]);
    let mut found = Vec::new();
    engine.all(&state.candidates(classic()), hints(state), &mut |step| {
        assert_eq!(step.rule, rule.id);
        found.push(step.conclusions.iter().map(|conclusion| conclusion.fact).collect());
        ControlFlow::Continue(())
    });
    found
}

#[test]
fn every_rule_concludes_what_its_examples_say() {
    for rule in knowledge().rules() {
        for example in &rule.examples {
            let (state, facts) = read(example);
            let found = instances(rule, &state);
            assert!(found.contains(&facts), "{}: {} gives {found:?}", rule.id, example.state);
        }
    }
}

#[test]
fn no_rule_concludes_what_its_counterexamples_say() {
    for rule in knowledge().rules() {
        for example in &rule.counterexamples {
            let (state, facts) = read(example);
            let found: BTreeSet<Fact> = instances(rule, &state).into_iter().flatten().collect();
            assert!(found.is_disjoint(&facts), "{}: {}", rule.id, example.state);
        }
    }
}

#[test]
fn every_rule_but_the_last_resort_has_examples() {
    for rule in knowledge().rules() {
        let last_resort = rule.supposes();
        assert!(rule.examples.len() >= 2 || last_resort, "{} has too few examples", rule.id);
    }
}

#[test]
fn no_instance_is_a_weaker_copy_of_another() {
    let profile = knowledge().profile(DEFAULT_PROFILE).expect("the default profile");
    let plain = knowledge().rules_of(profile).filter(|rule| !rule.supposes());
    let rules: Vec<&Rule> = plain.collect();
    let engine = Engine::with_rules(knowledge(), classic(), &rules);
    let mut total = 0;
    for rule in knowledge().rules() {
        let Some(example) = rule.examples.first() else { continue };
        let mut told: BTreeMap<Vec<Claim>, Vec<BTreeSet<Fact>>> = BTreeMap::new();
        let state = read(example).0;
        engine.all(&state.candidates(classic()), hints(&state), &mut |step| {
            let facts: BTreeSet<Fact> = step.conclusions.iter().map(|end| end.fact).collect();
            let mut claims = step.claims;
            claims.sort_unstable();
            let known = told.entry(claims).or_default();
            let copies = |other: &BTreeSet<Fact>| other.is_subset(&facts) || facts.is_subset(other);
            assert!(!known.iter().any(copies), "{} in {}", step.rule, example.state);
            known.push(facts);
            total += 1;
            ControlFlow::Continue(())
        });
    }
    assert!(total > 10_000, "{total} instances");
}
