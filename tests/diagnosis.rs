//! Puzzles that have not exactly one solution, explained: what `duvod check` says of six of them is so.
//! How it is said stands in `commands/several.md`.

use crate::support::program::command;
use crate::support::{self, check_said, classic, knowledge, languages};
use duvod::checker::{Checker, End};
use duvod::explanation::{Cause, Conflict, SeveralRequest, diagnose};
use duvod::grid::{Board, Candidate, Candidates, Entry};
use duvod::inference::Engine;
use duvod::proof::{Fact, RuleId, Trace};
use duvod::search::Search;
use serde_json::Value;

/// The textbook example with a third given in row 1 that leaves column H no place for a 1.
const ONE_HOUSE: &str =
    "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Inkala's puzzle of 2012 with one given changed.
const DEEP: &str =
    "8..........36......7..9.2...5...7.......427.....1...3...1....68..85...1..9....4..";
/// A puzzle from which singles come to a contradiction, but not from so few givens as there could be.
const MORE_GIVENS: &str =
    "3..58..24.4..3..9...6..15.8...6.2....6...8..9...94....1.5..43.....2..........5..1";
/// A puzzle with seventeen givens without one of them.
const SIXTEEN: &str =
    ".................1....23.4.....15.3...6.7.....89.........9....61.......92........";
/// The textbook example without two givens, and so with four cells in which 7 and 9 can be swapped.
const TWO: &str =
    "53..7....6..195....98....6.8...6...34..8.3..1....2...6.6....28....41...5....8..79";
const ABOUT_A_HUNDRED: &str =
    "53..7....6..1.5....9.....6.8...6...34..8.3..17...2.....6..........419..5....8..79";
const OVER_A_MILLION: &str =
    "53..7....6..195....98....6......................................................9";

/// What a command says on standard output; its status must be 1.
fn said(arguments: &[&str]) -> String {
    let given = command(arguments, "");
    assert_eq!(given.status, 1, "{arguments:?}");
    given.told
}

fn answer(puzzle: &str) -> Value {
    serde_json::from_str(&said(&["check", puzzle, "--json"])).expect("JSON")
}

fn digits(answer: &Value) -> Vec<Candidate> {
    let texts = answer.as_array().expect("a list").iter();
    let fact = |text: &Value| Fact::parse(text.as_str().expect("text"), classic()).expect("a fact");
    texts.map(fact).map(Fact::candidate).collect()
}

fn trace(answer: &Value) -> Trace {
    serde_json::from_value(answer["trace"].clone()).expect("a trace")
}

/// How many solutions there are with these digits, up to a limit, by the walk that is plain.
fn count(digits: &[Candidate], limit: u64) -> u64 {
    let board = Board::from_givens(classic().cell_count(), digits.iter().copied());
    Search::general(classic()).count(&Candidates::from_board(classic(), &board), limit)
}

fn givens(puzzle: &str) -> Vec<Candidate> {
    support::puzzle(puzzle).givens().collect()
}

/// The givens that a puzzle's explanation names contradict each other, none of them can be left out, and the
/// steps prove it from nothing else.
fn check_conflict(puzzle: &str) -> Value {
    let answer = answer(puzzle);
    let conflict = digits(&answer["conflict"]);
    let all = givens(puzzle);
    assert!(conflict.iter().all(|given| all.contains(given)));
    assert_eq!(count(&conflict, 1), 0);
    for left_out in 0..conflict.len() {
        let mut rest = conflict.clone();
        let _ = rest.remove(left_out);
        assert_eq!(count(&rest, 1), 1, "without {:?}", conflict[left_out]);
    }
    let trace = trace(&answer);
    assert_eq!(trace.start.givens, conflict);
    let checked = Checker::new(classic()).check(&trace);
    assert_eq!(checked.expect("a proof").end, End::Contradiction);
    for repair in answer["repairs"].as_array().expect("a list") {
        let given = digits(&Value::Array(vec![repair["given"].clone()]))[0];
        let symbol = repair["instead"].as_str().and_then(|text| text.chars().next());
        let instead = symbol.and_then(|symbol| classic().digit(symbol)).expect("a digit");
        let mut board = support::puzzle(puzzle);
        assert_eq!(board.entry(given.cell).digit(), Some(given.digit));
        board.set(given.cell, Entry::Given(instead));
        assert_eq!(count(&board.givens().collect::<Vec<_>>(), 2), 1);
    }
    answer
}

/// What is certain is so, what differs does, the steps prove it, and the digits that are to be added leave one
/// solution.
fn check_several(puzzle: &str, exact: Option<u64>) -> Value {
    let answer = answer(puzzle);
    let all = givens(puzzle);
    assert_eq!(answer["exact"].as_bool(), Some(exact.is_some()));
    if let Some(exact) = exact {
        assert_eq!((answer["solutions"].as_u64(), count(&all, 1_000)), (Some(exact), exact));
    }
    let certain = digits(&answer["certain"]);
    let start = Candidates::from_board(classic(), &support::puzzle(puzzle));
    let search = Search::general(classic());
    for &Candidate { cell, digit } in &certain {
        let mut other = start.clone();
        let _ = other.strike(cell, digit);
        assert!(!search.has_completion(&other));
    }
    let differ = answer["cells"].as_array().expect("a list").len();
    assert_eq!(differ + certain.len() + all.len(), classic().cell_count());
    let trace = trace(&answer);
    let checked = Checker::new(classic()).check(&trace).expect("a proof");
    let open = classic().cell_count() - all.len() - certain.len();
    assert_eq!((checked.end, &answer["unreached"]), (End::Open(open), &Value::Array(Vec::new())));
    let added = digits(&answer["completion"]["digits"]);
    assert_eq!(count(&[all, added].concat(), 2), 1);
    answer
}

#[test]
fn a_contradiction_in_one_house() {
    assert_eq!(trace(&check_conflict(ONE_HOUSE)).steps.len(), 0);
}

#[test]
fn a_deep_contradiction() {
    let trace = trace(&check_conflict(DEEP));
    let told = said(&["check", DEEP, "--lang", "en"]);
    let parts = ["cannot stand together", "Suppose", "That is a contradiction", "instead of 2"];
    assert!(parts.iter().all(|part| told.contains(part)), "{told}");
    let told = said(&["check", DEEP, "--lang", "cs"]);
    let parts = [
        "Už těchto 21 zadaných číslic spolu nemůže obstát.",
        "Předpokládejme",
        "To je spor.",
        "místo dvojky",
    ];
    assert!(parts.iter().all(|part| told.contains(part)), "{told}");
    assert!(trace.steps.len() > 20 && trace.steps.iter().any(|step| !step.cases.is_empty()));
    assert!(trace.steps.iter().all(|step| !step.assumes_one_solution()));
}

#[test]
fn a_contradiction_is_verified_from_its_trace() {
    let answer = answer(DEEP);
    let verified = |trace: &Value| command(&["verify", "-"], &trace.to_string());
    let whole = verified(&answer["trace"]);
    assert!(whole.status == 0 && whole.told.contains("ends in a contradiction"), "{whole:?}");
    let mut broken = answer["trace"].clone();
    let _ = broken["steps"].as_array_mut().expect("steps").remove(0);
    assert_eq!(verified(&broken).status, 1);
}

/// What is known of a puzzle without a solution with no rules but singles, and the ids of what is said.
fn by_singles(puzzle: &str) -> (Conflict, Vec<String>) {
    let ids = ["hidden-single-block", "hidden-single-row", "hidden-single-column", "naked-single"];
    let rules = ids.map(|id| knowledge().rule(RuleId::new(id)).expect("a rule"));
    let engine = Engine::with_rules(knowledge(), classic(), &rules);
    let board = support::puzzle(puzzle);
    let search = Search::new(classic());
    let verdict = search.verdict(&board);
    let request = SeveralRequest::default();
    let diagnosis = diagnose(&engine, &search, &board.into(), &verdict, request, &|| false);
    let diagnosis = diagnosis.expect("no solution");
    let finding = diagnosis.finding;
    let head = finding.reasons.into_iter().map(|reasons| reasons.head);
    let said: Vec<_> = finding.details.into_iter().chain(head).collect();
    check_said(&languages(), &said);
    let Cause::Conflict(conflict) = diagnosis.cause else { panic!("not a conflict") };
    (conflict, said.into_iter().map(|message| message.id.into_owned()).collect())
}

#[test]
fn what_the_rules_do_not_show_is_not_told_as_reasoning() {
    let (conflict, said) = by_singles(DEEP);
    assert!(count(&conflict.givens, 1) == 0 && conflict.refutation.is_none());
    assert!(said.contains(&"conflict-by-search".to_owned()), "{said:?}");
}

#[test]
fn where_the_rules_need_more_givens_these_are_told() {
    let (conflict, said) = by_singles(MORE_GIVENS);
    let proof = conflict.refutation.expect("singles show it").trace;
    assert!(conflict.givens.len() < proof.start.givens.len());
    assert!(conflict.givens.iter().all(|given| proof.start.givens.contains(given)));
    assert!(Checker::new(classic()).check(&proof).is_ok());
    assert!(said.contains(&"conflict-reason-more".to_owned()), "{said:?}");
}

#[test]
fn few_solutions() {
    let _ = check_several(SIXTEEN, Some(546));
    let two = check_several(TWO, Some(2));
    assert_eq!(two["completion"]["alone"].as_array().map(Vec::len), Some(16));
    let hundred = check_several(ABOUT_A_HUNDRED, Some(110));
    assert_eq!(hundred["completion"]["fewest"].as_bool(), Some(true));
}

#[test]
fn over_a_million_solutions() {
    let answer = check_several(OVER_A_MILLION, None);
    assert_eq!(answer["solutions"].as_u64(), Some(1_000_001));
    assert_eq!(answer["estimate"], Value::Null);
    let estimates = ["1", "2"].map(|seed| estimate(OVER_A_MILLION, seed));
    // The mean error of each is about three per cent.
    let (least, most) = (estimates[0].min(estimates[1]), estimates[0].max(estimates[1]));
    assert!(least > 3.4e12 && most < 4.6e12 && most < 1.2 * least, "{estimates:?}");
}

/// How many solutions a puzzle that has more than ten is estimated to have.
fn estimate(puzzle: &str, seed: &str) -> f64 {
    let answer = said(&["check", puzzle, "--limit", "10", "--estimate", "--seed", seed, "--json"]);
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    answer["estimate"]["solutions"].as_f64().expect("an estimate")
}

#[test]
fn an_estimate_is_another_with_each_seed_and_the_same_with_the_same() {
    let estimates = ["1", "2", "3", "1"].map(|seed| estimate(ABOUT_A_HUNDRED, seed).to_bits());
    assert_eq!(estimates[0], estimates[3]);
    assert_ne!(estimates[0], estimates[1]);
    assert_ne!(estimates[0], estimates[2]);
}
