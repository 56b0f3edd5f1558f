//! Exercises, what is said of marks on them, and courses.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use super::*;
use crate::generator::easier_rules;
use crate::grid::CellSet;
use crate::inference::{Engine, Hints, Options};
use crate::knowledge::{CLASSIC_GRID, Knowledge};
use crate::locale::Locale;
use crate::proof::{Start, Trace};
use crate::search::{Search, Verdict as Found};
use crate::session::{Coach, NamedRules, Session};

/// Rules of all families but those that suppose something, and of all levels but the last.
const RULES: [&str; 20] = [
    "full-house",
    "hidden-single-block",
    "hidden-single-row",
    "naked-single",
    "pointing",
    "claiming",
    "locked-pair",
    "naked-pair",
    "naked-triple",
    "hidden-pair",
    "x-wing",
    "skyscraper",
    "two-string-kite",
    "unique-rectangle-1",
    "unique-rectangle-2",
    "w-wing",
    "xy-wing",
    "simple-colours-trap",
    "finned-x-wing",
    "swordfish",
];

fn knowledge() -> Arc<Knowledge> {
    Arc::new(Knowledge::embedded().expect("the embedded knowledge").clone())
}

fn order(rule: &str, number: u64) -> PracticeOrder {
    let knowledge = knowledge();
    PracticeOrder {
        geometry: knowledge.grid(CLASSIC_GRID).expect("the classic grid").clone(),
        knowledge,
        options: Options::default(),
        rule: RuleId::new(rule),
        seed: 7,
        number,
        seen: Seen::default(),
    }
}

fn exercise(order: &PracticeOrder) -> Exercise {
    order.make(&|| false).unwrap_or_else(|why| panic!("{}: {why:?}", order.rule))
}

/// Who judges.
struct Teacher {
    coach: Coach,
    named: NamedRules,
}

impl Teacher {
    fn of(order: &PracticeOrder) -> Self {
        let PracticeOrder { knowledge, geometry, options, rule, .. } = order;
        let session = Session::new(knowledge, geometry, options).expect("a session");
        let rule = knowledge.rule(*rule).expect("a rule");
        Self { coach: session.coach(), named: NamedRules::new(knowledge, geometry, &[rule]) }
    }

    fn verdict(&self, exercise: &Exercise, marked: &Marked) -> PracticeVerdict {
        judge(exercise, marked, (&self.coach, &self.named), &|| false).expect("a verdict")
    }
}

fn facts_of(step: &Step) -> Vec<Fact> {
    step.facts().collect()
}

fn marked_facts(facts: Vec<Fact>) -> Marked {
    Marked { facts, ..Marked::default() }
}

fn marked_cells(cells: CellSet) -> Marked {
    Marked { cells, ..Marked::default() }
}

/// The solution of the givens of an exercise.
fn solution(order: &PracticeOrder, exercise: &Exercise) -> Vec<crate::grid::Digit> {
    let givens = crate::grid::Board::from_givens(81, exercise.state.board.givens());
    match Search::new(&order.geometry).verdict(&givens) {
        Found::One(solution) => solution.digits().to_vec(),
        other => panic!("{other:?}"),
    }
}

fn is_true(solution: &[crate::grid::Digit], fact: Fact) -> bool {
    let holds = solution[fact.cell().index()] == fact.digit();
    holds == matches!(fact, Fact::Holds(..))
}

#[test]
fn on_every_board_the_rule_is_the_next_step() {
    for rule in RULES {
        let order = order(rule, 0);
        let exercise = exercise(&order);
        let solution = solution(&order, &exercise);
        let start = Start::from_state(&exercise.state);
        let hints = Hints::of_puzzle(&start, &solution);
        assert_eq!(start.candidates(&order.geometry), exercise.candidates, "{rule}");
        let wanted = order.knowledge.rule(order.rule).expect("a rule");
        let easier = easier_rules(&order.knowledge, &order.options, wanted).expect("a profile");
        assert!(easier.iter().all(|easier| easier.id != order.rule));
        let engine = Engine::with_rules(&order.knowledge, &order.geometry, &easier);
        let first = engine.first(&exercise.candidates, hints);
        assert!(first.is_none(), "{rule}: {first:?}");
        let whole = Engine::new(&order.knowledge, &order.geometry, &order.options);
        let next = whole.expect("a profile").first(&exercise.candidates, hints);
        assert_eq!(next.map(|step| step.rule), Some(order.rule));
        for step in &exercise.steps {
            assert_eq!(step.rule, order.rule);
            assert!(facts_of(step).iter().all(|fact| is_true(&solution, *fact)), "{rule}");
        }
    }
}

#[test]
fn what_the_rule_concludes_and_the_cells_that_it_looks_at_are_found() {
    for rule in RULES {
        let order = order(rule, 1);
        let (exercise, teacher) = (exercise(&order), Teacher::of(&order));
        for step in &exercise.steps {
            let facts = facts_of(step);
            let verdict = teacher.verdict(&exercise, &marked_facts(facts.clone()));
            assert!(matches!(verdict, PracticeVerdict::There(_, 0)), "{rule}: {verdict:?}");
            let one = teacher.verdict(&exercise, &marked_facts(facts[..1].to_vec()));
            assert!(one.is_found(), "{rule}: {one:?}");
            let cells = pattern_cells(step);
            let verdict = teacher.verdict(&exercise, &marked_cells(cells));
            assert!(verdict.is_found(), "{rule}: {cells:?} {verdict:?}");
        }
        assert_eq!(teacher.verdict(&exercise, &Marked::default()), PracticeVerdict::Unmarked);
    }
}

#[test]
fn what_other_rules_conclude_is_theirs() {
    let mut count = 0;
    for rule in ["locked-pair", "naked-pair", "x-wing", "skyscraper", "xy-wing"] {
        let order = order(rule, 0);
        let (exercise, teacher) = (exercise(&order), Teacher::of(&order));
        let shown: Vec<Fact> = exercise.steps.iter().flat_map(facts_of).collect();
        let all = teacher.coach.all_steps(&exercise.state, &|| false).expect("steps");
        let crate::session::AllSteps::Steps(steps) = all else { panic!("{all:?}") };
        let others = steps.iter().filter(|step| {
            step.rule != order.rule && facts_of(step).iter().all(|fact| !shown.contains(fact))
        });
        for step in others.take(3) {
            let verdict = teacher.verdict(&exercise, &marked_facts(facts_of(step)));
            assert!(!verdict.is_found() && !verdict.is_wrong(), "{rule}: {verdict:?}");
            let PracticeVerdict::Move(critique) = &verdict else { panic!("{rule}: {verdict:?}") };
            assert!(!critique.judgement.is_yes(), "{rule}: {verdict:?}");
            // Several easier steps may be told in place of the one.
            if let Some(other) = verdict.other() {
                assert_ne!(other.rule, order.rule);
                count += 1;
            }
        }
    }
    assert!(count > 5, "{count}");
}

#[test]
fn what_is_not_so_is_wrong_and_it_is_said_why() {
    for rule in ["hidden-single-block", "naked-pair", "xy-wing"] {
        let order = order(rule, 2);
        let (exercise, teacher) = (exercise(&order), Teacher::of(&order));
        let solution = solution(&order, &exercise);
        let open = order.geometry.all_cells() - exercise.candidates.solved();
        let cell = open.first().expect("an open cell");
        let right = solution[cell.index()];
        let struck = Fact::Absent(cell, right);
        let other = exercise.candidates.digits_of(cell).iter().find(|digit| *digit != right);
        let entered = Fact::Holds(cell, other.expect("another candidate"));
        for wrong in [struck, entered] {
            let verdict = teacher.verdict(&exercise, &marked_facts(vec![wrong]));
            assert!(verdict.is_wrong(), "{rule}: {verdict:?}");
            // Even with something right besides.
            let mut both = facts_of(&exercise.steps[0]);
            both.retain(|fact| fact.cell() != cell);
            both.push(wrong);
            let verdict = teacher.verdict(&exercise, &marked_facts(both));
            assert!(verdict.is_wrong(), "{rule}: {verdict:?}");
        }
    }
}

#[test]
fn cells_may_be_too_few_or_too_many_or_elsewhere() {
    let order = order("naked-triple", 0);
    let (exercise, teacher) = (exercise(&order), Teacher::of(&order));
    let step = &exercise.steps[0];
    let pattern = pattern_cells(step);
    assert_eq!(pattern.len(), 3);
    let first = pattern.first().expect("a cell");
    let part = teacher.verdict(&exercise, &marked_cells(pattern - CellSet::of(first)));
    assert_eq!(part, PracticeVerdict::Part(1));
    let targets: CellSet = facts_of(step).iter().map(|fact| fact.cell()).collect();
    assert!(teacher.verdict(&exercise, &marked_cells(pattern | targets)).is_found());
    let own: CellSet =
        exercise.steps.iter().map(pattern_cells).fold(CellSet::EMPTY, |all, one| all | one);
    let open = order.geometry.all_cells() - exercise.candidates.solved();
    let foreign = (open - own - targets).first().expect("a cell");
    let surplus = teacher.verdict(&exercise, &marked_cells(pattern | CellSet::of(foreign)));
    assert_eq!(surplus, PracticeVerdict::Surplus(CellSet::of(foreign)));
    let all = teacher.verdict(&exercise, &marked_cells(order.geometry.all_cells()));
    assert!(
        matches!(all, PracticeVerdict::NotHere(_)),
        "who marks everything has found nothing: {all:?}"
    );
    // The digits have to fit, too.
    let digits = exercise.candidates.digits_of(first);
    let foreign = (order.geometry.all_digits() - digits).iter().find(|digit| {
        let about = |fact: &Fact| fact.digit() == *digit;
        !facts_of(step).iter().any(about)
            && !pattern.iter().any(|cell| exercise.candidates.allows(cell, *digit))
    });
    let digits = foreign.into_iter().collect();
    let verdict = teacher.verdict(&exercise, &Marked { digits, ..marked_cells(pattern) });
    assert!(!verdict.is_found(), "{verdict:?}");
}

#[test]
fn cells_of_another_rule_are_named() {
    let mut named = 0;
    for number in 0..4 {
        let order = order("hidden-pair", number);
        let (exercise, teacher) = (exercise(&order), Teacher::of(&order));
        let all = teacher.coach.all_steps(&exercise.state, &|| false).expect("steps");
        let crate::session::AllSteps::Steps(steps) = all else { panic!("{all:?}") };
        for step in steps.iter().filter(|step| step.rule != order.rule).take(5) {
            match teacher.verdict(&exercise, &marked_cells(pattern_cells(step))) {
                PracticeVerdict::OtherRule(other) => {
                    assert_ne!(other.rule, order.rule);
                    named += 1;
                }
                // The same cells may be those of the rule itself, or hold it.
                PracticeVerdict::There(..)
                | PracticeVerdict::Surplus(_)
                | PracticeVerdict::Part(_) => {}
                verdict => panic!("{verdict:?}"),
            }
        }
    }
    assert!(named > 3, "{named}");
}

#[test]
fn no_board_comes_twice_and_the_same_order_gives_the_same() {
    let mut order = order("naked-pair", 0);
    let first = exercise(&order);
    assert_eq!(exercise(&order), first);
    assert_eq!(first.source, Source::Fresh);
    let givens =
        |exercise: &Exercise| crate::grid::Board::from_givens(81, exercise.state.board.givens());
    order.seen.take(&order.geometry, &givens(&first));
    let other = exercise(&order);
    assert_ne!(givens(&other), givens(&first), "the number is the same, but the board was there");
    order.number = 1;
    let next = exercise(&order);
    assert!(!order.seen.has(&order.geometry, &givens(&next)));
}

#[test]
fn a_rare_rule_comes_with_an_example_moved() {
    let mut order = order("jellyfish", 0);
    let mut boards = Vec::new();
    for number in 0..2 {
        order.number = number;
        let exercise = exercise(&order);
        assert!(!exercise.steps.is_empty());
        let givens = crate::grid::Board::from_givens(81, exercise.state.board.givens());
        assert!(!boards.contains(&givens));
        order.seen.take(&order.geometry, &givens);
        boards.push(givens);
    }
}

#[test]
fn an_order_can_be_interrupted_and_refused() {
    assert_eq!(order("x-wing", 0).make(&|| true), Err(NoExercise::Interrupted));
    assert_eq!(order("no-such-rule", 0).make(&|| false), Err(NoExercise::Rule));
    let mut order = order("unique-rectangle-1", 0);
    order.options.uniqueness = false;
    assert_eq!(order.make(&|| false), Err(NoExercise::Rule));
}

#[test]
fn what_was_done_since_is_what_is_judged() {
    let order = order("naked-pair", 0);
    let exercise = exercise(&order);
    assert!(exercise.done(&exercise.state).is_empty());
    let step = &exercise.steps[0];
    let start = Start::from_state(&exercise.state);
    let trace = Trace::new(&order.geometry, start, vec![step.clone()]);
    let candidates = trace.candidates_before(&order.geometry, 1);
    let board = trace.board_before(&order.geometry, 1);
    let now = StateText::of_candidates(&order.geometry, board, &candidates);
    let mut done = exercise.done(&now);
    let mut facts = facts_of(step);
    done.sort();
    facts.sort();
    assert_eq!(done, facts);
}

#[test]
fn hints_tell_more_and_more() {
    let order = order("x-wing", 0);
    let exercise = exercise(&order);
    for strength in Strength::ALL {
        let hint = exercise.hint(&order.geometry, strength);
        assert_eq!((hint.rule, hint.strength), (Some(order.rule), strength));
        assert_eq!(hint.step.is_some(), strength == Strength::Step);
        let rule = rule_name_on(&order.geometry, order.rule);
        let names_it = hint.told.contains(&words::HintRule { rule: rule.clone() }.into());
        assert!(!names_it, "the rule is known to whoever practises it");
        let how = hint.told.contains(&rule.under("spot"));
        assert_eq!(how, strength != Strength::Step, "{:?}", hint.told);
    }
}

#[test]
fn every_verdict_is_told_in_every_language() {
    let order = order("naked-pair", 0);
    let exercise = exercise(&order);
    let step = || Box::new(exercise.steps[0].clone());
    let cells = pattern_cells(&exercise.steps[0]);
    let one = CellSet::of(cells.first().expect("a cell"));
    let verdicts = [
        PracticeVerdict::Unmarked,
        PracticeVerdict::There(step(), 0),
        PracticeVerdict::There(step(), 1),
        PracticeVerdict::There(step(), 5),
        PracticeVerdict::Part(1),
        PracticeVerdict::Part(2),
        PracticeVerdict::Part(7),
        PracticeVerdict::Surplus(one),
        PracticeVerdict::Surplus(cells),
        PracticeVerdict::OtherRule(step()),
        PracticeVerdict::NotHere(one),
        PracticeVerdict::NotHere(cells),
    ];
    for tag in ["en", "cs"] {
        let locale = Locale::new(tag).expect("a language");
        let said: Vec<String> = verdicts
            .iter()
            .flat_map(|verdict| told(&order.geometry, order.rule, verdict))
            .map(|message| locale.say(&message))
            .collect();
        assert_eq!(said.len(), verdicts.len());
        insta::assert_snapshot!(format!("verdicts-{tag}"), said.join("\n"));
    }
}

#[test]
fn what_was_missed_is_asked_more_often() {
    let rules = ["naked-pair", "x-wing", "xy-wing"].map(RuleId::new).to_vec();
    let share = |before: BTreeMap<RuleId, Tally>| {
        let mut course = Course::new(rules.clone(), before, 3);
        let mut counts = BTreeMap::new();
        for _ in 0..3000 {
            *counts.entry(course.rule().expect("a rule")).or_insert(0) += 1;
            course.go_on();
        }
        rules.iter().map(|rule| counts.get(rule).copied().unwrap_or(0)).collect::<Vec<i32>>()
    };
    for count in share(BTreeMap::new()) {
        assert!((900..1100).contains(&count), "{count}");
    }
    let tally = |found, given_up| Tally { found, given_up, ..Tally::default() };
    let before = [(rules[0], tally(4, 0)), (rules[1], tally(0, 4)), (rules[2], tally(2, 2))];
    let [found, missed, half] = share(before.into())[..] else { panic!("three") };
    assert!(found > 100, "what was found comes again, too: {found}");
    assert!(found * 2 < half && half < missed, "{found} {half} {missed}");
}

#[test]
fn a_course_counts_what_came_of_it() {
    let rules = ["naked-pair", "x-wing"].map(RuleId::new);
    let mut course = Course::new(rules.to_vec(), BTreeMap::new(), 1);
    course.end(rules[0], End::Found, Duration::from_secs(10));
    course.end(rules[0], End::Hinted, Duration::from_secs(30));
    course.end(rules[1], End::GivenUp, Duration::from_secs(500));
    let total = course.total();
    assert_eq!((total.asked(), total.found, total.hinted, total.given_up), (3, 1, 1, 1));
    assert_eq!(total.pace(), Some(Duration::from_secs(20)), "what was given up does not count");
    assert_eq!(course.of(rules[1]).pace(), None);
    let before = rules.map(|rule| (rule, course.of(rule)));
    let again = Course::new(rules.to_vec(), before.into(), 2);
    assert_eq!((again.total(), again.of(rules[0])), (Tally::default(), course.of(rules[0])));
    assert!(course.drop_rule(rules[0]));
    assert_eq!((course.rule(), course.drop_rule(rules[1])), (Some(rules[1]), false));
    assert_eq!(course.rule(), None);
}

#[test]
fn several_exercises_are_of_one_rule_and_none_comes_twice() {
    let mut told = Vec::new();
    let first = order("x-wing", 0);
    let (geometry, rule) = (Arc::clone(&first.geometry), first.rule);
    let made = first.clone().make_several(5, &mut |made| told.push(made), &|| false);
    let exercises = made.expect("five boards");
    assert_eq!(told, [0, 1, 2, 3, 4]);
    let mut seen = Seen::default();
    for exercise in &exercises {
        let givens = exercise.givens(&geometry);
        assert!(exercise.rule == rule && !seen.has(&geometry, &givens));
        seen.take(&geometry, &givens);
        let solution = exercise.solution(&geometry);
        assert_eq!(solution.steps[0], exercise.steps[0]);
        let facts = |steps: &[Step]| steps.iter().flat_map(Step::facts).collect::<BTreeSet<_>>();
        assert_eq!(facts(&solution.steps), facts(&exercise.steps), "whatever is right is there");
        assert_eq!(solution.start.candidates(&geometry), exercise.candidates);
    }
    assert_eq!(exercises[0], exercise(&first), "the first is the one that is made alone");
    let stopped = first.make_several(2, &mut |_| {}, &|| true);
    assert_eq!(stopped.err(), Some(TooFew { made: 0, why: NoExercise::Interrupted }));
    let unknown = order("no-such-rule", 0).make_several(2, &mut |_| {}, &|| false);
    assert_eq!(unknown.err(), Some(TooFew { made: 0, why: NoExercise::Rule }));
}
