//! Patterns of one's own are judged rightly: what is said to be true is so wherever it is looked at, what is said to be false fails
//! on the grid that is shown, what is found by a pattern is true and accepted.
//!
//! `own-rules/true.txt` and `false.txt` have patterns as people write them, the false ones mostly one condition short. Besides, each
//! condition of each true one is left out in turn, and patterns are put together by lot; `DUVOD_PATTERNS=n` tries so many of these.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::naive_patterns::{Meant, is_counterexample, search};
use crate::support::states::{cheap_rules, examples, on_the_ways_of, rule};
use crate::support::veripb::VeriPb;
use crate::support::{classic, knowledge, puzzle, set, solution};
use duvod::certificate::write_refutation;
use duvod::checker::{Checker, Counterexample, OnGrid, schema_on};
use duvod::grid::{Candidates, Digit};
use duvod::inference::{Engine, Hints, Request};
use duvod::knowledge::{CLAUSES, Knowledge, Rule};
use duvod::proof::schema::{Atom, Refuted, Schema};
use duvod::proof::{Fact, RuleId, Start, Step, Trace};
use duvod::search::{Budget, Search, Solution};
use duvod_laboratory::{Lessons, learn, rule_text};

/// What is said of a pattern.
enum Said {
    True(Option<duvod::proof::schema::Refutation>),
    False(Box<Counterexample>),
    Never,
    Undecided,
}

fn judge(pattern: &Schema, nodes: u64) -> Said {
    if pattern.never_holds(CLAUSES) {
        return Said::Never;
    }
    if let Refuted::Yes(refutation) = pattern.refute(CLAUSES) {
        return Said::True(Some(refutation));
    }
    match schema_on(classic(), pattern, &mut Budget::nodes(nodes)) {
        Ok(OnGrid::True(0)) => Said::Never,
        Ok(OnGrid::True(_)) => Said::True(None),
        Ok(OnGrid::False(counterexample)) => Said::False(counterexample),
        Err(_) => Said::Undecided,
    }
}

/// The text of a rule with such a body.
fn file(id: &str, body: &str) -> String {
    format!("Rule(id: \"{id}\", level: hard, cost: 160, body: Schema({body}))")
}

fn patterns(id: &str, body: &str) -> Vec<Schema> {
    let (_, patterns) = Knowledge::read_patterns("own.ron", &file(id, body)).expect("a pattern");
    patterns
}

/// The patterns of a file, a line each, with their names.
fn listed(name: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(format!("tests/own-rules/{name}")).expect("a file");
    let split = |line: &str| line.split_once(": ").map(|(id, body)| (id.into(), body.into()));
    text.lines().filter_map(split).collect()
}

/// Full grids, by lot.
fn grids(count: u64) -> Vec<Solution> {
    let search = Search::new(classic());
    let grids = (0..count).map(|seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let empty = Candidates::<8>::all(classic());
        let found = search.random(&empty, &mut rng, &mut Budget::nodes(1_000_000));
        found.expect("enough nodes").expect("a grid")
    });
    grids.collect()
}

fn numbers(solution: &Solution) -> Vec<usize> {
    solution.digits().iter().map(|digit: &Digit| digit.index()).collect()
}

/// Whether the oracle agrees that the grid that is shown contradicts the pattern.
fn agrees(pattern: &Schema, counterexample: &Counterexample) -> bool {
    let binding = &counterexample.binding;
    let meant = Meant {
        cells: binding.cells.iter().map(|it| Some(it.index())).collect(),
        digits: binding.digits.iter().map(|it| Some(it.index())).collect(),
        houses: binding.houses.iter().map(|it| Some(it.index())).collect(),
    };
    is_counterexample(pattern, &numbers(&counterexample.solution), &meant)
}

/// Looks for what contradicts a pattern on these grids; returns how often all that it asks for was so.
fn must_be_true(name: &str, pattern: &Schema, grids: &[Solution]) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut whole = 0;
    for grid in grids {
        let (found, times) = search(pattern, &numbers(grid), &mut rng, &mut 30_000);
        assert!(found.is_none(), "{name} is not true: {found:?} on {grid:?}");
        whole += times;
    }
    whole
}

#[test]
fn true_patterns_are_proved_and_false_ones_have_a_grid_on_which_they_fail() {
    let (grids, veripb) = (grids(20), VeriPb::found());
    let (mut met, mut certified) = (0, 0);
    for (name, body) in listed("true.txt") {
        for pattern in patterns(&name, &body) {
            let Said::True(refutation) = judge(&pattern, 1_000_000) else {
                panic!("{name} is true")
            };
            met += usize::from(must_be_true(&name, &pattern, &grids) > 0);
            if let (Some(refutation), Some(veripb)) = (refutation, &veripb) {
                let (mut formula, mut proof) = (Vec::new(), Vec::new());
                write_refutation(&pattern, &refutation, &mut formula, &mut proof).expect("texts");
                let [formula, proof] =
                    [formula, proof].map(|text| String::from_utf8(text).expect("UTF-8"));
                assert!(veripb.accepts(&formula, &proof), "{name}");
                // Without its last clause, that an end is not so, nothing contradicts itself.
                let short: Vec<&str> = formula.lines().collect();
                let short = short[..short.len() - 1].join("\n").replace(
                    &format!("#constraint= {}", refutation.clauses.all.len()),
                    &format!("#constraint= {}", refutation.clauses.all.len() - 1),
                );
                assert!(!veripb.accepts(&short, &proof), "{name}, damaged");
                certified += 1;
            }
        }
    }
    assert!(met >= 30, "the oracle met {met}");
    assert!(veripb.is_none() || certified >= 35, "{certified}");
    for (name, body) in listed("false.txt") {
        for pattern in patterns(&name, &body) {
            let Said::False(counterexample) = judge(&pattern, 1_000_000) else {
                panic!("{name} is false")
            };
            assert!(agrees(&pattern, &counterexample), "{name}: {counterexample:?}");
        }
    }
}

/// Every pattern of the list with one of its conditions left out.
#[test]
fn with_a_condition_left_out_what_is_said_is_right_as_well() {
    let grids = grids(10);
    let (mut still_true, mut not) = (0, 0);
    for (name, body) in listed("true.txt") {
        for whole in patterns(&name, &body) {
            for place in 0..whole.atoms.len() {
                let mut pattern = whole.clone();
                let _ = pattern.atoms.remove(place);
                match judge(&pattern, 300_000) {
                    Said::True(_) => {
                        let _ = must_be_true(&name, &pattern, &grids);
                        still_true += 1;
                    }
                    Said::False(counterexample) => {
                        assert!(agrees(&pattern, &counterexample), "{name} without {place}");
                        not += 1;
                    }
                    Said::Never | Said::Undecided => {}
                }
            }
        }
    }
    assert!(not >= 150 && still_true >= 5, "{not} are false, {still_true} still true");
}

/// A pattern put together by lot.
fn by_lot(rng: &mut ChaCha8Rng) -> String {
    let (cells, digits) = (["p", "q", "u", "v", "t"], ["a", "b", "c"]);
    let mut pick = |names: &[&str]| names[rng.random_range(0..names.len())].to_owned();
    let mut when = Vec::new();
    for _ in 0..7 {
        let (one, other) = (pick(&cells), pick(&cells));
        let (digit, another) = (pick(&digits), pick(&digits));
        when.push(match pick(&["d", "d", "d", "p", "p", "s", "s", "s", "i", "n"]).as_str() {
            "d" => format!("OnlyDigits([\"{one}\"], [\"{digit}\", \"{another}\"])"),
            "p" => format!(
                "OnlyPlaces(\"{}\", \"{digit}\", [\"{one}\", \"{other}\"])",
                pick(&["h", "g"])
            ),
            "s" => format!("Sees([\"{one}\"], [\"{other}\"])"),
            "i" => format!("In([\"{one}\", \"{other}\"], \"{}\")", pick(&["h", "g"])),
            _ => format!("Different([\"{one}\", \"{other}\"])"),
        });
    }
    let end = if pick(&["n", "n", "n", "i"]) == "i" { "Is" } else { "Not" };
    format!(
        "cells: [\"p\", \"q\", \"u\", \"v\", \"t\"], digits: [\"a\", \"b\", \"c\"], houses: {{\"h\": Any, \"g\": Any}}, \
         when: [{}], then: [{end}(\"{}\", \"{}\")]",
        when.join(", "),
        pick(&cells),
        pick(&digits),
    )
}

/// The rules with these bodies, in a knowledge base of their own.
fn with_rules(bodies: &[(String, String)]) -> Knowledge {
    let files = bodies.iter().map(|(id, body)| (format!("rules/schema/{id}.ron"), file(id, body)));
    Knowledge::with_files(&files.collect::<Vec<_>>()).expect("rules")
}

fn rules_of<'a>(knowledge: &'a Knowledge, bodies: &[(String, String)]) -> Vec<&'a Rule> {
    let rule = |(id, _): &(String, String)| knowledge.rule(RuleId::new(id)).expect("a rule");
    bodies.iter().map(rule).collect()
}

/// States on the ways of easy rules through puzzles, each with the solution.
fn states(every: usize) -> Vec<(Start, Solution)> {
    let starts = on_the_ways_of(&cheap_rules(), every).into_iter();
    let with_solution = |start: Start| {
        let solution = solution(classic(), &start.board(classic()));
        (start, solution)
    };
    starts.map(with_solution).collect()
}

fn must_be_so(steps: &[Step], solution: &Solution) {
    for step in steps {
        for fact in step.facts() {
            let holds = solution.digit(fact.cell()) == fact.digit();
            assert_eq!(holds, matches!(fact, Fact::Holds(..)), "{step:?}");
        }
    }
}

#[test]
fn what_patterns_by_lot_find_is_true() {
    let count = set("DUVOD_PATTERNS").unwrap_or(300);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (grids, mut let_through, mut refuted) = (grids(3), Vec::new(), 0);
    for number in 0..count {
        let body = by_lot(&mut rng);
        let name = format!("by-lot-{number}");
        let pattern = &patterns(&name, &body)[0];
        match judge(pattern, 20_000) {
            Said::True(_) => {
                let _ = must_be_true(&name, pattern, &grids);
                let_through.push((name, body));
            }
            Said::False(counterexample) => {
                assert!(agrees(pattern, &counterexample), "{body}: {counterexample:?}");
                refuted += 1;
            }
            Said::Never | Said::Undecided => {}
        }
    }
    assert!(
        let_through.len() * 40 >= count && refuted * 10 >= count,
        "{} {refuted}",
        let_through.len()
    );
    let knowledge = with_rules(&let_through);
    let engine = Engine::with_rules(&knowledge, classic(), &rules_of(&knowledge, &let_through));
    let mut found = 0;
    for (start, solution) in states(80) {
        let steps = engine.every(&start.candidates(classic()), Hints::default());
        must_be_so(&steps, &solution);
        found += steps.len();
    }
    assert!(found > 0, "they find nothing");
}

/// The patterns of the list as rules.
fn own() -> (Vec<(String, String)>, Knowledge) {
    let own: Vec<(String, String)> =
        listed("true.txt").into_iter().map(|(id, body)| (format!("own-{id}"), body)).collect();
    let knowledge = with_rules(&own);
    (own, knowledge)
}

#[test]
fn what_patterns_find_is_true_and_the_checker_accepts_it() {
    let (bodies, knowledge) = own();
    let checker = Checker::new(classic());
    let engine = Engine::with_rules(&knowledge, classic(), &rules_of(&knowledge, &bodies));
    let mut by_rule = BTreeSet::new();
    for (start, solution) in states(60) {
        let steps = engine.every(&start.candidates(classic()), Hints::default());
        must_be_so(&steps, &solution);
        for step in steps {
            let _ = by_rule.insert(step.rule);
            let trace = Trace::new(classic(), start.clone(), vec![step]);
            let checked = checker.check(&trace);
            assert!(checked.is_ok(), "{checked:?}: {:?}", trace.steps);
        }
    }
    assert!(by_rule.len() >= 25, "{by_rule:?}");
}

/// What patterns of the list need besides so that they find what a family of the program does and no special case of it, with the
/// rules of that family.
const SAME: [(&str, &str, &[&str]); 6] = [
    ("pointing", "", &["pointing"]),
    ("claiming", "", &["claiming"]),
    ("naked-pair-by-sight", "", &["naked-pair", "locked-pair"]),
    ("xy-wing", "", &["xy-wing"]),
    ("xyz-wing", r#"DoesNotSee(["left"], ["right"])"#, &["xyz-wing"]),
    (
        "w-wing",
        r#"DoesNotSee(["p"], ["q"]), Different(["p", "q"]), Different(["s", "q"]), Different(["e", "p", "s"])"#,
        &["w-wing"],
    ),
];

#[test]
fn patterns_that_families_have_too_find_the_same() {
    let listed = listed("true.txt");
    let singles = knowledge().rules().filter(|rule| rule.body.is_single()).collect::<Vec<_>>();
    let singles = Engine::with_rules(knowledge(), classic(), &singles);
    let mut counts = BTreeMap::new();
    for (own, besides, rules) in SAME {
        let (_, body) = listed.iter().find(|(name, _)| name == own).expect("a pattern");
        let body = body.replace("], then:", &format!(", {besides}], then:"));
        let bodies = [(format!("own-{own}"), body)];
        let with_own = with_rules(&bodies);
        let pattern = Engine::with_rules(&with_own, classic(), &rules_of(&with_own, &bodies));
        let rules: Vec<&Rule> = rules.iter().map(|id| rule(id)).collect();
        let family = Engine::with_rules(knowledge(), classic(), &rules);
        for state in examples(knowledge().rules()) {
            let candidates = state.candidates(classic());
            // Where a cell has one candidate, pairs and wings are what a family does not call so.
            if singles.first(&candidates, Hints::default()).is_some() {
                continue;
            }
            let facts = |engine: &Engine| -> BTreeSet<Fact> {
                let steps = engine.every(&candidates, Hints::default());
                steps.iter().flat_map(|step| step.facts().collect::<Vec<_>>()).collect()
            };
            let found = facts(&pattern);
            assert_eq!(found, facts(&family), "{own}: {state:?}");
            *counts.entry(own).or_insert(0) += found.len();
        }
    }
    assert!(SAME.iter().all(|(own, ..)| counts[own] > 0), "{counts:?}");
}

#[test]
fn the_examples_of_the_page_are_true() {
    let page = fs::read_to_string("docs/own-rules.md").expect("the page");
    let (_, examples) = page.split_once("## Ten examples").expect("the examples");
    let bodies: Vec<&str> = examples
        .split("```")
        .skip(1)
        .step_by(2)
        .map(|body| body.trim_end_matches([',', '\n']))
        .collect();
    assert_eq!(bodies.len(), 10);
    for body in bodies {
        for pattern in patterns("example", body) {
            assert!(matches!(judge(&pattern, 1_000_000), Said::True(_)), "{body}");
        }
    }
}

/// The same pattern with its cells, digits and houses in another order.
fn renamed(pattern: &Schema, rng: &mut ChaCha8Rng) -> Schema {
    let mut order = |count: usize| -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for place in (1..count).rev() {
            order.swap(place, rng.random_range(0..=place));
        }
        order
    };
    let [cells, digits, houses] =
        [pattern.cells.len(), pattern.digits.len(), pattern.houses.len()].map(&mut order);
    let mut other = pattern.clone();
    let atoms = pattern.atoms.iter().rev();
    let renamed =
        |atom: &Atom| atom.renamed(&mut |it| cells[it], &mut |it| digits[it], &mut |it| houses[it]);
    other.atoms = atoms.map(renamed).collect();
    for end in &mut other.ends {
        (end.cell, end.digit) = (cells[end.cell], digits[end.digit]);
    }
    other
}

/// Patterns learnt from the procedures of puzzles that need suppositions.
fn learnt() -> Vec<Schema> {
    let puzzles = [
        "98.7.....6.....97...7.....54...3..2...86..4.......4..1..68..5......1...4.....2.3.",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ];
    let profile = knowledge().profile("default").expect("the profile");
    let rules: Vec<&Rule> = knowledge().rules_of(profile).collect();
    let engine = Engine::of_profile(knowledge(), classic(), profile, &rules);
    let mut patterns = Vec::new();
    for text in puzzles {
        let board = puzzle(text);
        let start = Start::from_board(&board);
        let only = solution(classic(), &board);
        let trace = engine.solve(Request::new(&start, Hints::of_puzzle(&start, only.digits())));
        let mut state = trace.candidates_before(classic(), 0);
        for step in &trace.steps {
            if !step.cases.is_empty() {
                patterns.extend(learn(classic(), &state, step));
            }
            step.apply(classic(), &mut state);
        }
    }
    patterns
}

#[test]
fn what_is_learnt_is_true_with_nothing_too_much_and_the_same_by_other_names() {
    let (grids, patterns) = (grids(2), learnt());
    assert!(patterns.len() >= 10, "{}", patterns.len());
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut lessons = Lessons::default();
    for (number, pattern) in patterns.iter().enumerate() {
        assert!(matches!(judge(pattern, 0), Said::True(Some(_))), "{pattern:?}");
        let _ = must_be_true("learnt", pattern, &grids);
        for place in 0..pattern.atoms.len() {
            let mut less = pattern.clone();
            let _ = less.atoms.remove(place);
            assert!(!matches!(less.refute(CLAUSES), Refuted::Yes(_)), "{place} of {pattern:?}");
        }
        let text = rule_text("learnt", pattern);
        let (_, read) = Knowledge::read_patterns("learnt.ron", &text).expect("a rule");
        assert_eq!(read, std::slice::from_ref(pattern), "{text}");
        lessons.add(2 * number, pattern.clone());
        lessons.add(2 * number + 1, renamed(pattern, &mut rng));
    }
    let best = lessons.best();
    assert!(best.iter().all(|it| it.times % 2 == 0 && it.puzzles == it.times));
    assert_eq!(best.iter().map(|it| it.times).sum::<usize>(), 2 * patterns.len());
}
