//! Every rule's examples and counterexamples: the states in its file, and what it must conclude there.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::share::{Share, found, sampled};
use crate::support::{Solver, classic, hints, knowledge, solution, state};
use duvod::checker::Checker;
use duvod::grid::StateText;
use duvod::inference::{Engine, Hints, Options, Request};
use duvod::knowledge::{Body, DEFAULT_PROFILE, Example, Link, Nodes, Rule};
use duvod::proof::{Claim, Fact, Pattern, Start, Step, Trace};
use duvod_laboratory::Exhibit;

/// A puzzle that needs suppositions.
const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// The state of an example, and the facts that it names.
fn read(example: &Example) -> (StateText, BTreeSet<Fact>) {
    (state(&example.state), Fact::parse_all(&example.concludes, classic()).expect("facts"))
}

/// What each instance of the rule concludes in the state.
fn instances(rule: &Rule, state: &StateText) -> Vec<BTreeSet<Fact>> {
    let engine = Engine::with_rules(knowledge(), classic(), &[rule]);
    let steps = engine.every(&state.candidates(classic()), hints(state)).into_iter();
    let concluded = |step: Step| {
        assert_eq!(step.rule, rule.id);
        step.facts().collect()
    };
    steps.map(concluded).collect()
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
fn rules_conclude_on_other_grids_what_their_examples_say() {
    for rule in knowledge().rules() {
        for example in &rule.on_grids {
            assert!(example.grid.is_some(), "{}", rule.id);
            let plain = knowledge().grid("9x9").expect("the classic grid");
            let shown = Exhibit::new(knowledge(), plain, rule, example, &|| false);
            let shown = shown.unwrap_or_else(|| panic!("{}: {example:?}", rule.id));
            let step = shown.step.unwrap_or_else(|| panic!("{}: {example:?}", rule.id));
            assert_eq!(step.rule, rule.id);
            let trace = Trace::new(&shown.geometry, Start::from_state(&shown.state), vec![step]);
            let checked = Checker::new(&shown.geometry).check(&trace);
            assert!(checked.is_ok(), "{}: {checked:?}", rule.id);
        }
    }
}

/// Says whether a step shows what its rule is named for: so many nets, a group, an almost locked set.
fn shows_its_shape(rule: &Rule, step: &Step) -> bool {
    match (&rule.body, Pattern::of(step)) {
        (Body::Link(Link::Colours(wanted)), Pattern::Colours(colours)) => {
            colours.nets().len() == wanted.nets
        }
        (Body::Link(Link::Chain(wanted)), Pattern::Chains(chains)) => match wanted.nodes {
            Nodes::Sets => !chains.sets().is_empty(),
            Nodes::Groups => chains.first.nodes.iter().any(|node| node.cells.len() > 1),
            Nodes::Cells => true,
        },
        _ => true,
    }
}

#[test]
fn the_first_example_of_a_rule_shows_its_shape() {
    for rule in knowledge().rules() {
        let Some(example) = rule.examples.first() else { continue };
        let (state, facts) = read(example);
        let engine = Engine::with_rules(knowledge(), classic(), &[rule]);
        let is_meant = |step: &Step| step.facts().collect::<BTreeSet<Fact>>() == facts;
        let step = engine.find(&state.candidates(classic()), hints(&state), is_meant);
        let is_shown = step.map(|step| shows_its_shape(rule, &step));
        assert_eq!(is_shown, Some(true), "{}: {}", rule.id, example.state);
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

/// Sudoku Explainer 1.2.1 has no other techniques than these, however its extended versions rate others.
#[test]
fn only_what_sudoku_explainer_has_is_said_to_be_rated_by_it() {
    let has = |id: &str| {
        [
            "skyscraper",
            "two-string-kite",
            "w-wing",
            "remote-pair",
            "als-xz",
            "finned-x-wing",
            "trial",
        ]
        .iter()
        .all(|other| *other != id)
    };
    let rated: Vec<&Rule> = knowledge().rules().filter(|rule| rule.se.is_some()).collect();
    assert!(rated.iter().all(|rule| has(rule.id.as_str())) && rated.len() == 41, "{}", rated.len());
    let of = |id: &str| rated.iter().find(|rule| rule.id.as_str() == id).and_then(|rule| rule.se);
    assert_eq!(
        [of("full-house"), of("x-wing"), of("bug-plus-1")],
        [Some(1.0), Some(3.2), Some(5.6)]
    );
}

#[test]
fn every_rule_but_the_last_resort_has_examples() {
    for rule in knowledge().rules() {
        // What constraints leave cannot be shown on the classic grid.
        let is_shown = if rule.body.is_for(classic()) {
            rule.examples.len() >= 2
        } else {
            !rule.on_grids.is_empty()
        };
        assert!(is_shown || rule.supposes(), "{} has too few examples", rule.id);
    }
}

#[test]
fn every_rule_is_used_in_the_puzzles_that_it_comes_with() {
    let solver = Solver::new();
    let mut count = 0;
    for rule in knowledge().rules() {
        for puzzle in &rule.puzzles {
            let trace = solver.trace(puzzle);
            assert!(trace.steps.iter().any(|step| step.rule == rule.id), "{}: {puzzle}", rule.id);
            count += 1;
        }
    }
    assert!(count >= 8, "{count} puzzles");
}

sampled!(no_instance_is_a_weaker_copy_of_another, one of 8);

fn no_instance_is_a_weaker_copy_of_another(share: Share) {
    let profile = knowledge().profile(DEFAULT_PROFILE).expect("the default profile");
    let plain = knowledge().rules_of(profile).filter(|rule| !rule.supposes());
    let rules: Vec<&Rule> = plain.collect();
    let engine = Engine::with_rules(knowledge(), classic(), &rules);
    let mut total = 0;
    let examples = knowledge().rules().filter_map(|rule| rule.examples.first());
    for example in share.of("examples", examples) {
        let mut told: BTreeMap<Vec<Claim>, Vec<BTreeSet<Fact>>> = BTreeMap::new();
        let state = read(example).0;
        for step in engine.every(&state.candidates(classic()), hints(&state)) {
            let facts: BTreeSet<Fact> = step.facts().collect();
            let mut claims = step.claims;
            claims.sort_unstable();
            let known = told.entry(claims).or_default();
            let copies = |other: &BTreeSet<Fact>| other.is_subset(&facts) || facts.is_subset(other);
            assert!(!known.iter().any(copies), "{} in {}", step.rule, example.state);
            known.push(facts);
            total += 1;
        }
    }
    found(share, &format!("{total} instances of rules"));
    assert!(total > share.least(10_000), "{total} instances");
}

#[test]
fn a_rule_that_is_off_is_used_under_no_supposition_either() {
    use duvod::knowledge::Profile;
    use duvod::proof::RuleId;

    let names = |steps: &[Step]| -> BTreeSet<RuleId> {
        fn add(steps: &[Step], names: &mut BTreeSet<RuleId>) {
            for step in steps {
                let _ = names.insert(step.rule);
                step.cases.iter().for_each(|case| add(&case.steps, names));
            }
        }
        let mut all = BTreeSet::new();
        add(steps, &mut all);
        all
    };
    let solve = |off: &[&str]| {
        let listed = ["full-house", "naked-single", "pointing", "naked-pair", "trial"];
        let off = off.iter().map(|&rule| RuleId::new(rule)).collect();
        let profile = Profile::new("own", listed.map(RuleId::new).to_vec(), &off);
        let mut with_profile = knowledge().clone();
        with_profile.put_profile(profile).expect("a profile");
        let options = Options { profile: "own".to_owned(), uniqueness: true };
        let engine = Engine::new(&with_profile, classic(), &options).expect("the profile");
        let state = state(HARD);
        let start = Start::from_state(&state);
        let solution = solution(classic(), &state.board);
        let trace = engine.solve(Request::new(&start, Hints::of_puzzle(&start, solution.digits())));
        names(&trace.steps)
    };
    let all = solve(&[]);
    let pair = RuleId::new("naked-pair");
    assert!(all.contains(&pair) && all.contains(&RuleId::new("trial")), "{all:?}");
    assert!(!all.contains(&RuleId::new("hidden-pair")), "it is not in the profile");
    assert!(!solve(&["naked-pair"]).contains(&pair));
}
