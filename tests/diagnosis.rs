//! Puzzles that have not exactly one solution, explained: what `duvod check` says of six of them in both
//! languages, and that what it says is so.

use crate::support::program::duvod;
use crate::support::{classic, knowledge, languages};
use duvod::checker::{Checker, End};
use duvod::explanation::{Cause, Conflict, SeveralRequest, diagnose};
use duvod::formats::read_line;
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
    let output = duvod(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

/// Checks that a puzzle is told with these parts.
fn check(arguments: &[&str], parts: &[&str]) {
    let said = said(arguments);
    for part in parts {
        assert!(said.contains(part), "{arguments:?} did not say {part:?}, but: {said}");
    }
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
    read_line(puzzle, classic()).expect("a puzzle").givens().collect()
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
        let mut board = read_line(puzzle, classic()).expect("a puzzle");
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
    let start = Candidates::from_board(classic(), &read_line(puzzle, classic()).expect("a puzzle"));
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
    let answer = check_conflict(ONE_HOUSE);
    assert_eq!(trace(&answer).steps.len(), 0);
    let parts = [
        "This puzzle has no solution. These givens alone cannot stand together: 1 in C1, 1 in D2,",
        "Leave out any one of them, and the others can stand together.",
        "Here is why, with the cells of all other givens taken as empty:\n\
         In column H there is no place for 1: the empty cells",
        "A slip of the pen? The puzzle would have exactly one solution with 4 in C1 instead of 1.",
    ];
    check(&["check", ONE_HOUSE, "--lang", "en"], &parts);
    let parts = [
        "Toto zadání nemá řešení. Už tyto zadané číslice spolu nemohou obstát: 1 v C1, 1 v D2,",
        "Vynechá-li se z nich kterákoli, zbylé už spolu obstojí.",
        "Důvod (ostatní zadaná políčka v něm pokládáme za volná):\n\
         Ve sloupci H není pro jedničku místo: volná políčka",
        "Nejde o překlep? Právě jedno řešení by zadání mělo po této změně: čtyřka místo jedničky v C1.",
    ];
    check(&["check", ONE_HOUSE, "--lang", "cs"], &parts);
}

#[test]
fn a_deep_contradiction() {
    let answer = check_conflict(DEEP);
    let trace = trace(&answer);
    assert!(trace.steps.len() > 20 && trace.steps.iter().any(|step| !step.cases.is_empty()));
    assert!(trace.steps.iter().all(|step| !step.assumes_one_solution()));
    let parts = ["cannot stand together", "Suppose", "That is a contradiction", "instead of 2"];
    check(&["check", DEEP, "--lang", "en"], &parts);
    let parts = [
        "Už těchto 21 zadaných číslic spolu nemůže obstát.",
        "Předpokládejme",
        "To je spor.",
        "místo dvojky",
    ];
    check(&["check", DEEP, "--lang", "cs"], &parts);
}

#[test]
fn a_contradiction_is_verified_from_its_trace() {
    let answer = answer(DEEP);
    let file = std::env::temp_dir().join(format!("duvod-conflict-{}.json", std::process::id()));
    std::fs::write(&file, answer["trace"].to_string()).expect("a file");
    let output = duvod(&["verify", file.to_str().expect("a name"), "--lang", "en"]);
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success() && said.contains("ends in a contradiction"), "{said}");
    let mut broken = answer["trace"].clone();
    let _ = broken["steps"].as_array_mut().expect("steps").remove(0);
    std::fs::write(&file, broken.to_string()).expect("a file");
    assert_eq!(duvod(&["verify", file.to_str().expect("a name")]).status.code(), Some(1));
    std::fs::remove_file(&file).expect("the file is removed");
}

/// What is known of a puzzle without a solution with no rules but singles, and the ids of what is said.
fn by_singles(puzzle: &str) -> (Conflict, Vec<String>) {
    let ids = ["hidden-single-block", "hidden-single-row", "hidden-single-column", "naked-single"];
    let rules = ids.map(|id| knowledge().rule(RuleId::new(id)).expect("a rule"));
    let engine = Engine::with_rules(knowledge(), classic(), &rules);
    let board = read_line(puzzle, classic()).expect("a puzzle");
    let search = Search::new(classic());
    let verdict = search.verdict(&board);
    let diagnosis = diagnose(
        &engine,
        &search,
        &board.clone().into(),
        &verdict,
        SeveralRequest::default(),
        &|| false,
    );
    let diagnosis = diagnosis.expect("no solution");
    let finding = diagnosis.finding;
    let head = finding.reasons.into_iter().map(|reasons| reasons.head);
    let said: Vec<_> = finding.details.into_iter().chain(head).collect();
    for locale in languages() {
        assert!(said.iter().all(|message| locale.try_say(message).is_ok()));
    }
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
fn sixteen_givens() {
    let _ = check_several(SIXTEEN, Some(546));
    let parts = ["16 givens", "Fewer than 17 never leave exactly one solution", "McGuire", "2012"];
    check(&["check", SIXTEEN, "--lang", "en"], &parts);
    let parts = ["má jen 16 zadaných číslic", "Méně než 17 zadaných číslic k jedinému řešení"];
    check(&["check", SIXTEEN, "--lang", "cs"], &parts);
}

#[test]
fn two_solutions() {
    let answer = check_several(TWO, Some(2));
    assert_eq!(answer["completion"]["alone"].as_array().map(Vec::len), Some(16));
    let parts = [
        "This puzzle has two solutions. In eight cells they do not all agree: C4, D4, A6, D6,",
        "Two of the solutions side by side:\n+-------+-------+-------+   +-------+",
        "| 8 5 7 | 9 6 1 | 4 2 3 |   | 8 5 9 | 7 6 1 | 4 2 3 |",
        "Yet 45 digits are the same in all solutions.",
        "\n1. ",
        "Any one of these digits, added to the givens, would leave a single solution: 7 in C4,",
    ];
    check(&["check", TWO, "--lang", "en"], &parts);
    let parts = [
        "Toto zadání má dvě řešení. Liší se v osmi políčkách: C4, D4, A6, D6,",
        "Dvě řešení vedle sebe:",
        "Ve všech řešeních je však stejných 45 číslic.",
        "stačí do něj doplnit jedinou číslici, a to kteroukoli z těchto: 7 v C4,",
    ];
    check(&["check", TWO, "--lang", "cs"], &parts);
}

#[test]
fn about_a_hundred_solutions() {
    let answer = check_several(ABOUT_A_HUNDRED, Some(110));
    assert_eq!(answer["completion"]["fewest"].as_bool(), Some(true));
    let parts = [
        "This puzzle has 110 solutions.",
        "At least two more digits are needed to leave a single solution",
    ];
    check(&["check", ABOUT_A_HUNDRED, "--lang", "en"], &parts);
    let parts = ["110 řešení", "je třeba do něj doplnit aspoň dvě číslice; stačí například"];
    check(&["check", ABOUT_A_HUNDRED, "--lang", "cs"], &parts);
}

#[test]
fn over_a_million_solutions() {
    let answer = check_several(OVER_A_MILLION, None);
    assert_eq!(answer["solutions"].as_u64(), Some(1_000_001));
    assert_eq!(answer["estimate"], Value::Null);
    let parts = [
        "There are more than 1,000;",
        "The option --estimate",
        "No empty cell is certain: they differ in all",
        "Whether fewer would do was not worked out.",
    ];
    check(&["check", OVER_A_MILLION, "--limit", "1000", "--lang", "en"], &parts);
    let estimated = ["check", OVER_A_MILLION, "--limit", "1000", "--estimate", "--lang", "cs"];
    let parts = ["Je jich více než 1\u{202f}000;", "Je jich odhadem ", "· 10¹²", "střední chyba"];
    check(&estimated, &parts);
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

#[test]
fn colliding_digits_are_told_with_the_slip_that_they_may_be() {
    let puzzle = format!("55{}", &crate::support::EXAMPLE[2..]);
    let parts = ["row 1 and block 1: in A1 and B1", "A slip of the pen?", "3 in B1 instead of 5"];
    check(&["check", &puzzle, "--lang", "en"], &parts);
    check(&["check", &puzzle, "--lang", "cs"], &["v A1 a B1", "trojka místo pětky v B1"]);
}

#[test]
fn what_only_the_exact_solver_knows_is_told_so() {
    let folder = std::env::temp_dir().join(format!("duvod-singles-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("profiles")).expect("a folder");
    let profile = r#"Profile(name: "singles", rules: ["naked-single", "hidden-single-block"])"#;
    std::fs::write(folder.join("profiles/singles.ron"), profile).expect("a file");
    let folder_name = folder.to_str().expect("a name");
    let with = ["--knowledge", folder_name, "--profile", "singles", "--lang"];
    let ask = |command: &[&str], language, parts: &[&str]| {
        check(&[command, &with[..], &[language]].concat(), parts);
    };
    let english =
        ["The rules did not reach 1 in H1: only exhaustive search shows that it is certain"];
    ask(&["why", ABOUT_A_HUNDRED, "H1"], "en", &english);
    let czech = ["K číslici 1 v H1 pravidla nedošla: že je jistá, víme jen z úplného prohledání."];
    ask(&["why", ABOUT_A_HUNDRED, "H1"], "cs", &czech);
    let czech =
        ["Ve všech řešeních jsou však stejné tyto číslice: 1 v H1,", "pravidla nedošla: že jsou"];
    ask(&["check", ABOUT_A_HUNDRED], "cs", &czech);
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}

#[test]
fn what_is_certain_can_be_asked_about() {
    let ask = |rest: &[&str]| duvod(&[&["why", TWO], rest].concat());
    let told = ask(&["E7", "--lang", "en"]);
    let text = String::from_utf8(told.stdout).expect("UTF-8");
    assert!(told.status.success(), "{text}");
    assert!(text.starts_with("The puzzle has several solutions, but this answer is true of all"));
    assert!(text.contains("Why is 3 in E7?") && !text.contains("takes for granted"), "{text}");
    let told = ask(&["C4", "5", "--lang", "cs"]);
    let text = String::from_utf8(told.stdout).expect("UTF-8");
    assert!(told.status.success() && text.contains("Proč v políčku C4 není číslice 5?"), "{text}");
    check(&["why", TWO, "C4", "--lang", "cs"], &["více řešení", "duvod check"]);
    check(&["why", TWO, "C4", "7", "--lang", "en"], &["several solutions", "duvod check"]);
    check(&["explain", ONE_HOUSE, "--lang", "en"], &["no solution", "duvod check"]);
}
