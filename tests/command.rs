//! The command line as a user meets it: what it prints, and its exit statuses.

use std::process::Command;

use crate::support::program::{duvod, duvod_reading};
use crate::support::{EXAMPLE, knowledge};
use duvod::locale::Locale;
use duvod::proof::{Fact, RuleId};
use serde_json::json;

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("the program writes UTF-8")
}

/// Runs a command and checks its status and that what it says contains each part.
fn check(arguments: &[&str], status: i32, parts: &[&str]) {
    let output = duvod(arguments);
    let said = format!("{}{}", text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {said}");
    for part in parts {
        assert!(said.contains(part), "{arguments:?} did not say {part:?}, but: {said}");
    }
}

/// The example with its first three cells replaced.
fn example(start: &str) -> String {
    format!("{start}{}", &EXAMPLE[start.len()..])
}

#[test]
fn the_example_is_explained_in_both_languages() {
    check(
        &["why", EXAMPLE, "E7", "--lang", "en"],
        0,
        &["Why is 3 in E7?", "fits only into E7", "E7 = 3", "givens"],
    );
    check(
        &["why", EXAMPLE, "r7c5", "--lang", "cs"],
        0,
        &["Proč je v políčku E7 číslice 3?", "kroku", "Důkaz"],
    );
    check(&["why", EXAMPLE, "A1", "--lang", "en"], 0, &["given"]);
    check(
        &["why", EXAMPLE, "E7", "--shortest", "--lang", "en"],
        0,
        &["has two steps", "has eight steps", "It is proved", "Known already: E5 = 5 (step 1)."],
    );
    check(
        &["why", EXAMPLE, "E7", "--shortest", "--lang", "cs"],
        0,
        &["má dva kroky", "má osm kroků", "Je dokázáno", "Víme už (1): E5 = 5."],
    );
    check(
        &["why", EXAMPLE, "E7", "5", "--shortest", "--lang", "en"],
        0,
        &["Why is 5 not in E7?", "the shortest reasoning"],
    );
    check(&["why", EXAMPLE, "E7", "3", "--lang", "en"], 0, &["Why is 3 in E7?"]);
    check(&["why", EXAMPLE, "E7", "8", "--lang", "en"], 0, &["Why is 8 not in E7?", "row 7"]);
}

#[test]
fn a_long_trial_is_laid_out_one_step_below_the_other() {
    // The Easter Monster.
    let puzzle =
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let below = "set out below in";
    let output = duvod(&["why", puzzle, "B1", "--shortest", "--lang", "en"]);
    let told = text(&output.stdout);
    let trial = told.lines().find(|line| line.contains(below)).expect("a long trial");
    assert!(trial.starts_with("   Suppose "), "{trial}");
    assert!(
        trial.contains(" After these steps, ") && trial.contains(" That cannot be, so "),
        "{trial}"
    );
    // As many steps follow as are announced, one after the other, digits that follow one another on one line.
    let (_, count) = trial.split_once(below).expect("a count");
    let count: usize = count.split_whitespace().next().and_then(|n| n.parse().ok()).expect("it");
    let after = told.lines().skip_while(|line| *line != trial).skip(1);
    let laid_out = after.take_while(|line| line.starts_with("   "));
    let mut next = 1;
    for line in laid_out.filter(|line| !line.starts_with("    ")) {
        let label = line.split_whitespace().next().expect("a number").trim_end_matches('.');
        let (_, numbers) = label.split_once('.').expect("a number within the step");
        let (first, last) = numbers.split_once('–').unwrap_or((numbers, numbers));
        let number = |text: &str| text.parse::<usize>().expect("a number");
        assert!(number(first) == next && number(last) >= next, "{line}");
        next = number(last) + 1;
    }
    assert_eq!(next, count + 1, "{told}");
}

#[test]
fn the_procedure_ends_with_the_full_grid() {
    let parts = ["1. ", "51. ", "without a guess", "| 5 3 4 | 6 7 8 | 9 1 2 |"];
    check(&["explain", EXAMPLE, "--lang", "en"], 0, &parts);
    check(
        &["explain", EXAMPLE, "--lang", "en", "--style", "terse", "--coordinates", "rc"],
        0,
        &["17. Hidden single in a block: 3 in b8 => r7c5=3\n", "51. Full house: r8 => r8c7=6\n"],
    );
    let terse = ["why", EXAMPLE, "E7", "--lang", "cs", "--style", "terse"];
    check(&terse, 0, &["Hidden single in a block: 3 in b8 => r7c5=3 (17. krok postupu)"]);
    let terse = ["rules", "show", "xy-wing", "--lang", "en", "--style", "terse"];
    check(&terse, 0, &["\nXY-wing: ", " => "]);
}

#[test]
fn what_explain_writes_is_verified() {
    for arguments in [
        &["explain", EXAMPLE, "--json"][..],
        &["why", EXAMPLE, "E7", "--json"],
        &["why", EXAMPLE, "E7", "--shortest", "--json"],
    ] {
        let trace = duvod(arguments);
        assert!(trace.status.success());
        let verified = duvod_reading(&["verify", "-", "--lang", "en"], text(&trace.stdout));
        assert!(verified.status.success(), "{}", text(&verified.stdout));
        let false_trace = text(&trace.stdout).replacen("\"holds\":[58,2]", "\"holds\":[58,4]", 1);
        assert_ne!(false_trace, text(&trace.stdout));
        let rejected = duvod_reading(&["verify", "-", "--lang", "en"], &false_trace);
        assert_eq!(rejected.status.code(), Some(1), "{}", text(&rejected.stdout));
    }
    let broken = duvod_reading(&["verify", "-", "--lang", "en"], "{\"grid\": \"9x9\",\n  oops}");
    assert_eq!(broken.status.code(), Some(2));
    assert!(text(&broken.stderr).contains("Line 2, column 3"), "{}", text(&broken.stderr));
}

/// What `verify` says of a trace, and whether it accepts it.
fn verified(trace: &serde_json::Value) -> (bool, String) {
    let output = duvod_reading(&["verify", "-", "--lang", "en"], &trace.to_string());
    (output.status.success(), text(&output.stdout).to_owned())
}

#[test]
fn verify_says_what_is_shown_and_what_is_missing() {
    let trace = |arguments: &[&str]| -> serde_json::Value {
        serde_json::from_slice(&duvod(arguments).stdout).expect("JSON")
    };
    let whole = trace(&["explain", EXAMPLE, "--json"]);
    let (is_right, said) = verified(&whole);
    assert!(is_right && said.contains("the digit of every cell"), "{said}");
    let mut short = whole.clone();
    short["steps"].as_array_mut().expect("steps").truncate(3);
    let (is_right, said) = verified(&short);
    assert!(!is_right && said.contains("cells are still empty"), "{said}");
    let mut aimless = whole.clone();
    let _ = aimless.as_object_mut().expect("a trace").remove("goal");
    let (is_right, said) = verified(&aimless);
    assert!(!is_right && said.contains("does not say what it should show"), "{said}");

    let answer = trace(&["why", EXAMPLE, "E7", "--shortest", "--json"]);
    let (is_right, said) = verified(&answer);
    assert!(is_right && said.contains("shows 3 in E7") && said.contains("not checked"), "{said}");
    let mut short = answer.clone();
    let _ = short["steps"].as_array_mut().expect("steps").pop();
    let (is_right, said) = verified(&short);
    assert!(!is_right && said.contains("should show that cell E7 is 3"), "{said}");
    let mut fewer = answer.clone();
    let _ = fewer["goal"]["givens"].as_array_mut().expect("givens").pop();
    let (is_right, said) = verified(&fewer);
    assert!(!is_right && said.contains("are not enough"), "{said}");
    let mut cheaper = answer.clone();
    cheaper["goal"]["effort"]["cost"] = 1.into();
    let (is_right, said) = verified(&cheaper);
    assert!(!is_right && said.contains("the effort is"), "{said}");
}

#[test]
fn wrong_puzzles_are_told_apart() {
    check(&["check", EXAMPLE, "--lang", "en"], 0, &["exactly one solution"]);
    check(&["check", &example("55"), "--lang", "en"], 1, &["collide", "row 1", "A1 and B1"]);
    check(&["check", &example("55"), "--lang", "cs"], 1, &["odporují", "v A1 a B1"]);
    check(&["check", &example("531"), "--lang", "en"], 1, &["no solution"]);
    check(&["solve", EXAMPLE, "--lang", "en"], 0, &["| 5 3 4 |"]);
    let few = format!("{}{}", ".".repeat(72), &EXAMPLE[72..]);
    check(&["solve", &few, "--lang", "en"], 1, &["several solutions"]);
    check(&["explain", &few, "--lang", "cs"], 1, &["více řešení"]);
    check(
        &["solve", &few, "--limit", "3", "--lang", "en"],
        0,
        &["Three solutions; there may be more"],
    );
    check(&["solve", EXAMPLE, "--limit", "3", "--lang", "en"], 0, &["One solution in all"]);
    check(&["solve", EXAMPLE, "--nth", "2", "--lang", "en"], 2, &["fewer than 2"]);
    check(&["check", &few, "--json"], 1, &["\"several\""]);
}

#[test]
fn the_same_seed_gives_the_same_random_solution() {
    let few = format!("{}{}", ".".repeat(72), &EXAMPLE[72..]);
    let solve = |seed| duvod(&["solve", &few, "--random", "--seed", seed]).stdout;
    assert_eq!(solve("7"), solve("7"));
    assert_ne!(solve("7"), solve("8"));
}

#[test]
fn mistakes_say_what_was_expected() {
    check(&["why", EXAMPLE, "J1", "--lang", "en"], 2, &["J1", "A1 to I9", "r1c1 to r9c9"]);
    check(&["why", EXAMPLE, "E7", "x", "--lang", "cs"], 2, &["x není číslice"]);
    check(&["why", "--lang", "en"], 2, &["missing"]);
    check(&["solve", "no-such-file.txt", "--lang", "en"], 2, &["neither a file nor a puzzle"]);
    check(&["solve", &EXAMPLE[1..], "--lang", "en"], 2, &["Line 1", "80"]);
    check(&["solve", EXAMPLE, "--coordinates", "zz", "--lang", "en"], 2, &["a1, rc"]);
    check(&["solve", EXAMPLE, "--frobnicate", "--lang", "cs"], 2, &["--frobnicate"]);
    check(&["solve", EXAMPLE, "--lang", "xx"], 2, &["xx", &Locale::languages().join(", ")]);
    check(&["explain", EXAMPLE, "--profile", "none", "--lang", "en"], 2, &["none", "default"]);
    check(
        &["solve", EXAMPLE, "--knowledge", "/no/such/folder", "--lang", "en"],
        2,
        &["/no/such/folder"],
    );
}

#[test]
fn help_is_in_the_language_asked_for() {
    check(&["--help", "--lang", "cs"], 0, &["Příkazy", "Volby", "Báze znalostí"]);
    check(&["why", "--help", "--lang", "en"], 0, &["duvod why PUZZLE CELL [DIGIT]", "Options"]);
    check(&["--version"], 0, &[env!("CARGO_PKG_VERSION")]);
}

#[test]
fn rules_are_listed_in_the_order_of_the_profile() {
    let output = duvod(&["rules", "list", "--json", "--lang", "cs"]);
    let rows: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let ids: Vec<_> = rows.as_array().expect("rows").iter().map(|row| row["id"].clone()).collect();
    assert_eq!(ids.first(), Some(&"full-house".into()));
    assert_eq!(ids.last(), Some(&"trial".into()));
    assert_eq!(rows[0]["name"], "Poslední volné políčko");
}

#[test]
fn a_rule_is_shown_with_its_first_example() {
    let parts = [
        "Naked pair (naked-pair)",
        "Level: Medium",
        "Code: 0200",
        "Profile default",
        "Cover(size: 2",
        "┌──",
        "[4] given",
        "G8, G9 ≠ 3",
    ];
    check(&["rules", "show", "naked-pair", "--lang", "en"], 0, &parts);
    check(
        &["rules", "show", "holá dvojice", "--lang", "cs"],
        0,
        &["Obtížnost: Střední", "G8, G9 ≠ 3"],
    );
    let small = ["rules", "show", "full-house", "--coordinates", "rc", "--style", "terse"];
    check(&[&small[..], &["--lang", "en"]].concat(), 0, &["Full house: r9 => r9c8=3", "    1 "]);
    check(&["rules", "show", "trial", "--lang", "en"], 0, &["no example", "inside: ["]);
    let output = duvod(&["rules", "show", "naked-pair", "--json", "--lang", "en"]);
    let shown: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&shown["id"], &shown["cost"]), (&"naked-pair".into(), &60.into()));
    assert!(shown["body"].as_str().is_some_and(|body| body.starts_with("Cover(")));
    assert_eq!(shown["first"]["step"]["rule"], "naked-pair");
}

#[test]
fn a_rule_that_is_not_there_is_told_with_its_neighbours() {
    check(&["rules", "show", "nakedpair", "--lang", "en"], 2, &["nakedpair", "naked-pair"]);
    check(&["rules", "mine", "qqq", "--lang", "cs"], 2, &["Pravidlo qqq neexistuje"]);
}

/// A line of a library: the first example of a rule, under a code.
pub(crate) fn case(code: &str, rule: &str) -> String {
    let rule = crate::support::knowledge().rule(RuleId::new(rule)).expect("the rule");
    let example = rule.examples.first().expect("an example");
    let colon = if example.state.contains(':') { "" } else { ":" };
    let facts: Vec<Fact> =
        Fact::parse_all(&example.concludes, crate::support::classic()).expect("facts");
    let triples = facts.iter().map(|fact| {
        let (row, column) = (fact.cell().index() / 9 + 1, fact.cell().index() % 9 + 1);
        format!("{}{row}{column}", fact.digit().index() + 1)
    });
    let triples = triples.collect::<Vec<_>>().join(" ");
    match facts[0] {
        Fact::Absent(..) => format!(":{code}::{}{colon}:{triples}::\n", example.state),
        Fact::Holds(..) => format!(":{code}::{}{colon}::{triples}:\n", example.state),
    }
}

/// Runs a library that is read from standard input.
fn tested(library: &str, arguments: &[&str], status: i32) -> String {
    let output = duvod_reading(&[&["rules", "test", "-"], arguments].concat(), library);
    let said = format!("{}{}", text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {said}");
    said
}

#[test]
fn a_library_that_passes_is_summed_up() {
    let library = format!("# mine\n{}{}", case("0200", "naked-pair"), case("0003", "naked-single"));
    let said = tested(&library, &["--lang", "en"], 0);
    assert_eq!(said, "0003  1  1\n0200  1  1\n2 of 2 passed\n");
    let said = tested(&library, &["--lang", "cs", "--check", "--code", "02"], 0);
    assert!(said.contains("neobstálo: 0\nProšlo 1 z 1\n"), "{said}");
    let said = tested(&library, &["--json", "--check", "--code", "0003", "--code", "02"], 0);
    let answer: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!((&answer["passed"], &answer["total"]), (&2.into(), &2.into()));
    assert_eq!((&answer["failed"], &answer["rejected"]), (&json!([]), &json!([])));
    assert!(answer["checked"].as_u64() > Some(2));
}

#[test]
fn cases_that_do_not_pass_are_told_with_their_lines() {
    let pair = case("0200", "naked-pair");
    let more = pair.replace(" 397", "");
    let library = [pair.clone(), more, case("0200-x", "naked-pair"), case("9999", "naked-pair")];
    let said = tested(&library.concat(), &["--lang", "en"], 1);
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("Line 2, 0200: expected r8c7<>3; found r8c7<>3 r9c7<>3 (23)"));
    assert!(lines[1].starts_with("Line 3, 0200-x: expected nothing; found "), "{said}");
    assert_eq!(lines[2], "Line 4, 9999: expected r8c7<>3 r9c7<>3; no rule has this code");
    assert_eq!(&lines[3..], ["0200  1  3", "9999  0  1", "1 of 4 passed"]);
}

#[test]
fn instances_are_counted_in_a_table() {
    let library = case("0200", "naked-pair");
    let counts = |library: &str| -> Vec<(String, u64)> {
        let said = tested(library, &["--instances"], 0);
        let rows = said.lines().map(|line| line.split_once(' ').expect("two columns"));
        rows.map(|(id, count)| (id.to_owned(), count.trim().parse().expect("a number"))).collect()
    };
    let (once, twice) = (counts(&library), counts(&library.repeat(2)));
    assert!(once.is_sorted() && once.iter().any(|(id, count)| id == "naked-pair" && *count > 0));
    assert_eq!(once.iter().find(|(id, _)| id == "trial"), None);
    for ((id, once), (same, twice)) in once.iter().zip(&twice) {
        assert_eq!((id, 2 * once), (same, *twice));
    }
}

#[test]
fn a_wrong_library_is_told_with_its_place() {
    let pair = case("0200", "naked-pair");
    let said = tested(&format!("{pair}{}", pair.replace("0200", "02oo")), &["--lang", "en"], 2);
    assert!(said.contains("Line 2, column 2") && said.contains("02oo"), "{said}");
    let said = tested("# nothing\n", &["--lang", "cs"], 2);
    assert!(said.contains("Řádek 1, sloupec 10: očekáván případ"), "{said}");
    let said = tested(&pair, &["--lang", "en", "--code", "99"], 2);
    assert!(said.contains("begins with: 99"), "{said}");
    check(&["rules", "test", "no-such-file.txt", "--lang", "en"], 2, &["no-such-file.txt"]);
}

#[test]
fn mined_examples_have_the_form_of_the_rules_files() {
    let output = duvod(&["rules", "mine", "pointing", "--count", "3"]);
    assert_eq!(output.status.code(), Some(0));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines.iter().all(|line| line.starts_with("Example(state: \"")), "{lines:?}");
    assert!(lines.iter().all(|line| line.contains("\", concludes: \"r")), "{lines:?}");
    let near = ["rules", "mine", "pointing", EXAMPLE, "--near-misses", "--lang"];
    check(&[&near[..], &["en"]].concat(), 1, &["just misses"]);
    let none = ["rules", "mine", "leviathan", EXAMPLE, "--lang", "cs"];
    check(&none, 1, &["neuplatnilo v žádném"]);
    let output = duvod(&["rules", "mine", "pointing", "--near-misses", "--json"]);
    let finds: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(finds[0]["state"].is_string() && finds[0]["concludes"].is_string());
}

#[test]
fn rules_and_words_of_ones_own_are_used() {
    let folder = std::env::temp_dir().join(format!("duvod-{}", std::process::id()));
    let put = |path: &str, text: &str| {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    };
    put(
        "rules/cover/own-wing.ron",
        r#"Rule(id: "own-wing", level: hard, cost: 140,
            body: Cover(size: 2, view: Houses(bases: [row], covers: [column])))"#,
    );
    put("profiles/own.ron", r#"Profile(name: "own", rules: ["naked-single", "own-wing"])"#);
    put("locales/en/own.ftl", "rule-own-wing = Rows and columns\n    .says = Mine.\n");
    let folder_name = folder.to_str().expect("a name");
    let with = ["rules", "list", "--lang", "en", "--knowledge", folder_name, "--profile", "own"];
    check(&with, 0, &["own-wing", "Rows and columns"]);
    put("rules/cover/own-wing.ron", "Rule(id: \"own-wing\",\n  levle: hard)");
    check(&with, 2, &["own-wing.ron", "line 2", "column 3", "levle"]);
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}

#[test]
fn puzzles_of_other_sizes_are_solved() {
    check(&["solve", "1.....3..4.....2", "--grid", "4x4"], 0, &["| 1 3 |", "| 2 4 |"]);
    check(&["solve", "1.....3..4.....2"], 0, &["| 1 3 |", "| 2 4 |"]);
    check(&["solve", "1.....3..4.....2", "--grid", "9x9", "--lang", "en"], 2, &["16"]);
    check(&["check", "1.....3..4.....2", "--lang", "en"], 0, &["exactly one solution"]);
    let output = duvod_reading(&["batch", "--grid", "4x4"], "1.....3..4.....2\n");
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(answer["solution"].as_str().map(str::len), Some(16));
    let six = "6".to_owned() + &".".repeat(35);
    check(&["solve", &six, "--grid", "6x6", "--limit", "1"], 0, &["| 6 "]);
    let sixteen = "G".to_owned() + &".".repeat(255);
    check(&["solve", &sixteen, "--grid", "16x16", "--limit", "1"], 0, &["| G ", " A "]);
    let grids: Vec<&str> = knowledge().grids().map(|grid| grid.name()).collect();
    let known = grids.join(", ");
    check(&["solve", EXAMPLE, "--grid", "5x5", "--lang", "en"], 2, &["5x5", &known]);
}

#[test]
fn puzzles_of_other_shapes_are_told_by_their_grid() {
    let diagonals =
        ".8...4.3..5....4......268..9....314...........319....7..568......8....1..7.2...8.";
    check(&["explain", diagonals, "--grid", "x", "--lang", "en"], 0, &["the other diagonal"]);
    let named = format!("{diagonals} # grid: x");
    check(&["explain", &named, "--lang", "cs"], 0, &["Na vedlejší diagonále"]);
    check(&["why", &named, "A9", "--lang", "en"], 0, &["the other diagonal"]);
    check(&["check", diagonals, "--lang", "en"], 1, &[]);
    let regions =
        "19..2..7.....5......7....9.43...9...3.......7...2...69.1....9......3.....4..9..16";
    let jigsaw = ["--grid", "jigsaw-9x9", "--lang", "en"];
    let with = |first: &[&'static str]| [first, &[regions], &jigsaw].concat();
    check(&with(&["explain"]), 0, &["region", "+---+"]);
    check(&with(&["hint", "--strength", "4"]), 0, &["region"]);
    check(&with(&["export"]), 0, &["<svg"]);
    check(&[&["critique", regions, "A9=5"], &jigsaw[..]].concat(), 1, &[]);
    check(&["solve", &format!("{regions} # grid: spiral"), "--lang", "en"], 2, &["spiral"]);
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_display_one_line_points_to_the_command_line() {
    let output = Command::new(env!("CARGO_BIN_EXE_duvod"))
        .args(["--lang", "en"])
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .expect("the program runs");
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("duvod --help"), "{said}");
}

#[test]
fn cells_and_digits_are_those_of_the_grid_of_the_puzzle() {
    let four = ".23434122143432.";
    check(&["why", four, "A2", "--lang", "en"], 0, &["in A2"]);
    check(&["why", four, "D4", "--lang", "cs"], 0, &["v políčku D4"]);
    check(&["why", four, "E7", "--lang", "cs"], 2, &["E7 není políčko této mřížky", "A1 až D4"]);
    check(&["why", "12..34..........", "E7", "9", "--lang", "en"], 2, &["A1 to D4"]);
    check(&["why", four, "A1", "9", "--lang", "en"], 2, &["9 is not a digit", "1, 2, 3, 4"]);
    let sixteen = format!("1{}", ".".repeat(255));
    check(&["why", &sixteen, "P17", "--lang", "en"], 2, &["A1 to P16", "r16c16"]);
}

#[test]
fn what_cannot_be_read_is_told_in_the_language() {
    let missing = "/no/such/folder/puzzles.txt";
    check(&["batch", missing, "--lang", "cs"], 2, &["nelze přečíst: takový soubor"]);
    check(&["verify", missing, "--lang", "en"], 2, &["cannot be read: there is no such file"]);
    check(&["rules", "test", "/", "--lang", "cs"], 2, &["Soubor / nelze přečíst: je to složka."]);
    let said = |lang| {
        let output = duvod_reading(&["solve", "-", "--lang", lang], "12x\n");
        text(&output.stderr).to_owned()
    };
    assert!(said("cs").starts_with("duvod: standardní vstup: "), "{}", said("cs"));
    assert!(said("en").starts_with("duvod: Standard input: "), "{}", said("en"));
}
