//! What a judgement reasons from, and what it says: nothing that is not so in the player's grid. Every line of an
//! acceptance library whose rules find what they should is confirmed when its code is named as the reason of a move,
//! also where several rules share the code.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{
    self, EXAMPLE, Solver, check_said, classic, classic_puzzles, engine, knowledge, languages,
    puzzle, solution, state, there,
};
use duvod::explanation::{Critique, Judgement, Strength};
use duvod::grid::{Board, Candidate, Cell, Digit, Entry, StateText};
use duvod::knowledge::Rule;
use duvod::message::Message;
use duvod::notation;
use duvod::proof::{Fact, RuleId, Step};
use duvod::search::{Search, Verdict};
use duvod::session::{Coach, NamedRules};
use duvod_laboratory::{CaseVerdict, Judge, LibraryCase, read_library};

/// Where a library may be, if there is one.
const LIBRARY: &str = "../shared/acceptance/techniques.txt";

fn library() -> Option<Vec<LibraryCase>> {
    let text = there(LIBRARY, |path| std::fs::read_to_string(path))?;
    Some(read_library(&text, classic()).expect("a library"))
}

fn coach() -> Coach {
    support::coach(classic(), engine(classic()))
}

/// Whether the givens of a case have one solution, so that moves in it can be judged.
fn can_be_judged(case: &LibraryCase) -> bool {
    let givens = Board::from_givens(classic().cell_count(), case.state.board.givens());
    matches!(Search::new(classic()).verdict(&givens), Verdict::One(_))
}

#[test]
fn what_a_rule_of_a_code_concludes_is_confirmed_by_the_code() {
    let Some(cases) = library() else { return };
    let profile = knowledge().profile("default").expect("the default profile");
    let (judge, coach) = (Judge::new(knowledge(), classic(), profile), coach());
    let mut by_code: BTreeMap<&str, NamedRules> = BTreeMap::new();
    let (mut moves, mut shared) = (0_usize, 0_usize);
    for case in cases.iter().filter(|case| !case.must_fail() && can_be_judged(case)) {
        let rules: Vec<&Rule> =
            knowledge().rules().filter(|rule| rule.code.as_ref() == Some(&case.code)).collect();
        if judge.judge(case).verdict != CaseVerdict::Passed {
            continue;
        }
        shared += usize::from(rules.len() > 1);
        let named = by_code
            .entry(&case.code)
            .or_insert_with(|| NamedRules::new(knowledge(), classic(), &rules));
        for &fact in &case.facts {
            let critique =
                coach.critique(&case.state, &[fact], Some(named), &|| false).expect("one solution");
            let told = (case.line, case.name(), fact.print(classic()), &critique.told);
            assert!(critique.judgement.is_yes(), "{told:?}");
            moves += 1;
        }
    }
    assert!(moves > 500 && shared > 20, "{moves} moves, {shared} cases of a shared code");
}

fn judged(state: &StateText, fact: Fact) -> Critique {
    let critique = coach().critique(state, &[fact], None, &|| false).expect("one solution");
    check_said(&languages(), &critique.told);
    critique
}

fn says(critique: &Critique, id: &str) -> bool {
    critique.told.iter().any(|message| message.id == id)
}

/// The solution of the textbook example.
fn solved() -> Vec<Digit> {
    solution(classic(), &puzzle(EXAMPLE)).digits().to_vec()
}

/// The example with some cells filled as they should be, and the first empty one as it should not.
fn with_a_mistake(right: usize) -> (StateText, Cell) {
    let (mut state, solved) = (state(&format!("{EXAMPLE}:")), solved());
    let empty = |cell: &Cell| state.board.entry(*cell) == Entry::Empty;
    let empty: Vec<Cell> = classic().cells().filter(empty).collect();
    for &cell in &empty[1..=right] {
        state.board.set(cell, Entry::Placed(solved[cell.index()]));
    }
    let wrong = classic().digits().find(|&digit| digit != solved[empty[0].index()]);
    state.board.set(empty[0], Entry::Placed(wrong.expect("another digit")));
    (state, empty[0])
}

#[test]
fn a_wrong_move_is_refuted_from_what_is_right_in_the_grid_and_the_mistake_is_told() {
    let ((state, mistake), solved) = (with_a_mistake(9), solved());
    let (mut from_play, mut judgements) = (0, 0);
    for cell in classic().cells().filter(|&cell| state.board.entry(cell) == Entry::Empty) {
        let digit = Digit::new((solved[cell.index()].index() + 1) % 9);
        let critique = judged(&state, Fact::Holds(cell, digit));
        assert!(says(&critique, "critique-mistake-besides"), "{critique:?}");
        let Judgement::Wrong(_, Some(reason)) = &critique.judgement else { panic!("{critique:?}") };
        let start = &reason.slice.start;
        assert!(
            start.placed.iter().all(|Candidate { cell, digit }| solved[cell.index()] == *digit)
        );
        assert!(start.placed.iter().all(|&Candidate { cell, .. }| cell != mistake));
        assert!(duvod::checker::Checker::new(classic()).check(&reason.slice).is_ok());
        from_play += usize::from(!start.placed.is_empty());
        judgements += 1;
    }
    assert!(from_play == judgements && judgements > 30, "{from_play} of {judgements}");
}

/// What is said to be in a cell is there; what is said to be seen is there.
fn check_end(state: &StateText, end: &Message) {
    let stands = |name: &str| {
        let named = end.args.iter().find(|(known, _)| *known == name);
        let cell = classic().cells().find(|&cell| {
            named.is_some_and(|(_, value)| *value == classic().cell_name(cell).into())
        });
        cell.is_some_and(|cell| state.board.entry(cell).digit().is_some())
    };
    match end.id.as_ref() {
        "why-not-filled" => assert!(stands("cell"), "{end:?}"),
        "why-not-seen" => assert!(stands("holder"), "{end:?}"),
        "reason-belongs" => assert!(!stands("cell"), "{end:?}"),
        "reason-in-sight" => assert!(!stands("holder"), "{end:?}"),
        other => assert_eq!(other, "why-not-struck"),
    }
}

#[test]
fn what_steps_come_to_is_true_of_the_grid_before_them() {
    let (state, solved) = (state(&format!("{EXAMPLE}:")), solved());
    let mut ends = std::collections::BTreeSet::new();
    for cell in classic().cells().filter(|&cell| state.board.entry(cell) == Entry::Empty) {
        for digit in classic().digits().filter(|&digit| digit != solved[cell.index()]).step_by(3) {
            let critique = judged(&state, Fact::Holds(cell, digit));
            let Judgement::Wrong(_, Some(reason)) = &critique.judgement else { panic!() };
            if let Some(end) = &reason.end {
                check_end(&state, end);
                let _ = ends.insert(end.id.clone());
            }
        }
    }
    assert!(ends.contains("reason-belongs") || ends.contains("reason-in-sight"), "{ends:?}");
    let (state, mistake) = with_a_mistake(3);
    let hint = coach().hint(&state, Strength::Step, &|| false).expect("one solution");
    let end = hint.reason.and_then(|reason| reason.end).expect("what the steps come to");
    assert!(end.id != "why-not-filled" && hint.mistake.map(Fact::cell) == Some(mistake), "{end:?}");
}

#[test]
fn that_the_player_has_struck_it_is_no_reason() {
    let struck = state(&format!("{EXAMPLE}:213"));
    let critique = judged(&struck, Fact::parse("C1=2", classic()).expect("a fact"));
    let Judgement::Wrong(_, Some(reason)) = &critique.judgement else { panic!("{critique:?}") };
    assert!(!reason.slice.steps.is_empty() && !says(&critique, "why-not-struck"));
}

#[test]
fn what_is_known_is_known_whatever_else_is_wrong() {
    let (state, _) = with_a_mistake(3);
    let given = Fact::parse("A1=5", classic()).expect("a fact");
    let critique = judged(&state, given);
    assert_eq!(critique.judgement, Judgement::Known);
    assert!(says(&critique, "critique-mistake-besides"));
}

/// The steps of some puzzles, one of each rule, each with the state before it.
fn steps_of_each_rule() -> Vec<(StateText, Step)> {
    let (solver, mut seen, mut steps) = (Solver::new(), BTreeSet::new(), Vec::new());
    for example in classic_puzzles() {
        let trace = solver.trace(&example.puzzle);
        for (number, step) in trace.steps.iter().enumerate() {
            let is_new = step.cases.is_empty() && seen.insert(step.rule);
            if is_new {
                let candidates = trace.candidates_before(classic(), number);
                let board = trace.board_before(classic(), number);
                steps.push((StateText::of_candidates(classic(), board, &candidates), step.clone()));
            }
        }
    }
    steps
}

#[test]
fn a_step_that_is_written_in_notation_is_judged_by_its_own_reason() {
    let (coach, steps) = (coach(), steps_of_each_rule());
    assert!(steps.len() > 15, "{}", steps.len());
    for (state, step) in &steps {
        let candidates = state.candidates(classic());
        let line = notation::print(classic(), &candidates, "Name", step);
        let read = notation::parse(classic(), &candidates, step.rule, &line).expect("a step");
        let facts = step.conclusions.iter().map(|end| end.fact).collect::<Vec<_>>();
        assert_eq!(notation::conclusions(classic(), &candidates, &line).as_deref(), Ok(&facts[..]));
        let named = named(&[step.rule.as_str()]);
        let critique = coach.critique_step(state, &read, &named, &|| false).expect("one solution");
        assert_eq!(critique.judgement, Judgement::Follows(read.clone()), "{line}");
        // The same reason for a candidate that is right is no reason at all.
        let solution = solution(classic(), &Board::from_givens(81, state.board.givens()));
        let is_open = |cell: &Cell| candidates.digits_of(*cell).len() > 1;
        let open = classic().cells().find(is_open).expect("an open cell");
        let mut wrong = read.clone();
        let truth = solution.digits()[open.index()];
        wrong.conclusions[0].fact = Fact::Absent(open, truth);
        let critique = coach.critique_step(state, &wrong, &named, &|| false).expect("one solution");
        assert!(matches!(critique.judgement, Judgement::Wrong(..)), "{line}");
    }
}

/// The rules with these ids, as they are named as a reason.
fn named(ids: &[&str]) -> NamedRules {
    let rules: Vec<&Rule> =
        ids.iter().map(|id| knowledge().rule(RuleId::new(id)).expect("a rule")).collect();
    NamedRules::new(knowledge(), classic(), &rules)
}

#[test]
fn a_reason_that_does_not_show_it_is_not_taken() {
    let coach = coach();
    let state = state(&format!("{EXAMPLE}:"));
    let candidates = state.candidates(classic());
    for (rule, line, expected) in [
        ("naked-single", "Name: 5 in r5c5 => r5c5=5", "Follows"),
        ("x-wing", "Name: 5 in r5c5 => r5c5=5", "OtherName"),
        ("naked-single", "Name: 5 in b5 => r5c5=5", "OtherReason"),
        ("x-wing", "Name: 5 in b5 => r5c5=5", "OtherRule"),
        ("x-wing", "Name: 7 r25 c37 => r5c5=5", "OtherRule"),
        ("naked-single", "Name: 7 r25 c37 => r5c5=5", "OtherReason"),
        ("naked-single", "Name: 4 in r5c5 => r5c5=4", "Wrong"),
    ] {
        let step = notation::parse(classic(), &candidates, RuleId::new(rule), line).expect(line);
        let critique =
            coach.critique_step(&state, &step, &named(&[rule]), &|| false).expect("one solution");
        let judgement = format!("{:?}", critique.judgement);
        assert!(judgement.starts_with(&format!("{expected}(")), "{rule} {line}: {judgement}");
        assert_eq!(critique.judgement.is_yes(), expected == "Follows", "{rule} {line}");
    }
}
