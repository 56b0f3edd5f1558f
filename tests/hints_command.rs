//! `duvod hint` and `duvod critique` as a user meets them: what they print, and their exit statuses.

use crate::support::EXAMPLE;
use crate::support::program::duvod;
use serde_json::Value;

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("the program writes UTF-8")
}

/// Runs a command and checks its status and that what it says contains each part.
fn check(arguments: &[&str], status: i32, parts: &[&str]) -> String {
    let output = duvod(arguments);
    let said = format!("{}{}", text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {said}");
    for part in parts {
        assert!(said.contains(part), "{arguments:?} did not say {part:?}, but: {said}");
    }
    said
}

fn json(arguments: &[&str], status: i32) -> Value {
    let output = duvod(&[arguments, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(status), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The example with this in place of its first three cells.
fn example(start: &str) -> String {
    EXAMPLE.replacen("53.", start, 1)
}

#[test]
fn a_hint_tells_as_much_as_is_asked_for() {
    let hint = |strength: &str, lang: &str, parts: &[&str]| {
        check(&["hint", EXAMPLE, "--strength", strength, "--lang", lang], 0, parts)
    };
    let said = check(&["hint", EXAMPLE, "--lang", "cs"], 0, &[]);
    let says = "Číslice, která se v bloku vejde jen do jednoho políčka, patří tam.";
    assert_eq!(said, format!("Pomůže pravidlo „Jediné v bloku“.\n{says}\n"));
    let _ = hint("2", "cs", &["Podívejte se na 2. blok."]);
    let _ = hint("3", "cs", &["Kam se ve 2. bloku vejde osmička?"]);
    let _ = hint("4", "cs", &["F1 = 8 · Jediné v bloku", "Do F1 proto patří osmička."]);
    assert!(!hint("1", "en", &["“Hidden single in a block”"]).contains("block 2"));
    assert!(!hint("2", "en", &["Look at block 2."]).contains('8'));
    assert!(!hint("3", "en", &["In block 2, where can 8 go?"]).contains("F1"));
    let _ = hint("4", "en", &["F1 = 8 · Hidden single in a block", "So F1 is 8."]);
    let terse = ["hint", EXAMPLE, "--strength", "4", "--style", "terse"];
    assert_eq!(check(&terse, 0, &[]), "Hidden single in a block: 8 in b2 => r1c6=8\n");
    let _ = check(&["hint", EXAMPLE, "--strength", "5", "--lang", "en"], 2, &["1, 2, 3, 4"]);
}

#[test]
fn a_hint_in_json_holds_no_more_than_is_asked_for() {
    let hint = |strength| json(&["hint", EXAMPLE, "--strength", strength], 0);
    let weak = hint("1");
    assert_eq!((&weak["subject"], &weak["strength"]), (&"step".into(), &1.into()));
    assert_eq!(weak["rule"], "hidden-single-block");
    assert_eq!((&weak["houses"], &weak["step"]), (&Value::Array(Vec::new()), &Value::Null));
    assert_eq!(hint("2")["houses"][0], "b2");
    assert_eq!(
        (&hint("4")["concludes"], &hint("4")["cells"][0]),
        (&"r1c6=8".into(), &"r1c6".into())
    );
}

#[test]
fn a_state_in_play_is_read_from_the_line_and_from_a_file() {
    let filled = duvod(&["hint", &example("53+4"), "--strength", "4"]);
    assert_eq!(filled.status.code(), Some(0), "{}", text(&filled.stderr));
    let state = format!("# where I am\n{}:413 991\n", example("53+4"));
    let path = std::env::temp_dir().join(format!("duvod-state-{}.txt", std::process::id()));
    std::fs::write(&path, state).expect("a file");
    let name = path.to_str().expect("a name");
    let _ = check(&["hint", name, "--lang", "en"], 0, &["helps here"]);
    std::fs::write(&path, format!("{EXAMPLE}:4\n")).expect("a file");
    let _ = check(&["hint", name, "--lang", "cs"], 2, &[name, "„4“"]);
    std::fs::remove_file(&path).expect("the file is removed");
    let _ = check(&["hint", &example("5+3"), "--lang", "en"], 2, &["81 cells", "80"]);
    let _ = check(&["hint", &example("5x+4"), "--lang", "en"], 2, &["Character 2"]);
    let few = format!("{}{}", ".".repeat(72), &EXAMPLE[72..]);
    let _ = check(&["hint", &few, "--lang", "cs"], 1, &["více řešení"]);
}

#[test]
fn a_mistake_is_told_first_and_in_steps() {
    let wrong = example("53+1");
    let hint = |strength: &str, lang: &str, parts: &[&str]| {
        check(&["hint", &wrong, "--strength", strength, "--lang", lang], 1, parts)
    };
    assert_eq!(hint("1", "cs", &[]), "Než půjdete dál: v mřížce je chyba.\n");
    assert!(!hint("2", "en", &["Look for it in block 1."]).contains("C1"));
    assert!(!hint("3", "en", &["Is the digit in C1 really right?"]).contains("cannot"));
    let _ = hint("4", "cs", &["V políčku C1 nemůže být číslice 1.", "1. H1 = 1"]);
    let lost = format!("{EXAMPLE}:413");
    let parts = ["Z políčka C1 jste vyškrtli číslici 4", "C1 = 4"];
    let _ = check(&["hint", &lost, "--strength", "4", "--lang", "cs"], 1, &parts);
    let told = json(&["hint", &wrong, "--strength", "4"], 1);
    assert_eq!((&told["subject"], &told["mistake"]), (&"mistake".into(), &"r1c3=1".into()));
    assert!(told["trace"]["steps"].is_array());
}

#[test]
fn a_move_is_judged_in_both_languages() {
    let judged = |arguments: &[&str], status, parts: &[&str]| {
        let _ = check(&[&["critique", EXAMPLE], arguments].concat(), status, parts);
    };
    judged(
        &["E5=5", "--lang", "cs"],
        0,
        &["Ano, podle pravidla „Jediná možnost“.", "Zbývá jen pětka"],
    );
    judged(&["r5c5=5", "--lang", "en"], 0, &["Yes, by the rule “Single candidate”."]);
    judged(
        &["E7=3", "--lang", "cs"],
        0,
        &["Ano, E7 = 3 je správně. Dá se to odvodit ve dvou krocích.", "2. E7 = 3"],
    );
    judged(
        &["E7=3", "--lang", "en"],
        0,
        &["Yes, E7 = 3 is right. It follows in two steps.", "2. E7 = 3"],
    );
    judged(
        &["E7=4", "--lang", "cs"],
        1,
        &["Ne, v políčku E7 nemůže být číslice 4.", "vidí čtyřku"],
    );
    judged(&["E7≠3", "--lang", "en"], 1, &["No, 3 must not be struck from E7"]);
    judged(&["E7 != 8", "--lang", "cs"], 0, &["číslice 8 není, už víme"]);
    judged(&["Q7=3", "--lang", "cs"], 2, &["Q7=3 není tah", "E7<>3"]);
    let _ = check(&["critique", &example("53+1"), "E7=3", "--lang", "cs"], 1, &["dřívější chyba"]);
}

#[test]
fn a_rule_is_named_by_its_id_its_name_or_its_code() {
    let by = |rule: &str, lang: &str, status, parts: &[&str]| {
        check(&["critique", EXAMPLE, "E5=5", "--by", rule, "--lang", lang], status, parts)
    };
    for rule in ["naked-single", "Jediná možnost", "0003"] {
        let _ = by(rule, "cs", 0, &["Ano, podle pravidla „Jediná možnost“."]);
    }
    let parts =
        ["It is true, but the rule “X-wing” does not show it here.", "“Single candidate” does"];
    let _ = by("x-wing", "en", 1, &parts);
    let _ =
        by("X-Wing", "cs", 1, &["pravidlo „X-Wing“ to tu neukazuje. Ukazuje to pravidlo „Jediná"]);
    let _ = by("nakedsingle", "en", 2, &["nakedsingle", "naked-single"]);
}

#[test]
fn a_judgement_in_json_has_its_steps() {
    let judged = |text: &str, status| json(&["critique", EXAMPLE, text], status);
    let steps = judged("E7=3", 0);
    assert_eq!((&steps["verdict"], &steps["yes"]), (&"steps".into(), &true.into()));
    assert_eq!(steps["trace"]["steps"].as_array().map(Vec::len), Some(2));
    let at_once = judged("E5=5", 0);
    assert_eq!(
        (&at_once["verdict"], &at_once["rule"]),
        (&"follows".into(), &"naked-single".into())
    );
    assert_eq!(at_once["step"]["rule"], "naked-single");
    let wrong = judged("C1=2", 1);
    assert_eq!((&wrong["verdict"], &wrong["move"]), (&"wrong".into(), &"r1c3=2".into()));
}

#[test]
fn why_takes_a_state_in_play() {
    let state = |start: &str| format!("{}:", example(start));
    let asks = |state: &str, cell: &str, status, parts: &[&str]| {
        check(&["why", state, cell, "--lang", "en"], status, parts)
    };
    let _ = asks(&state("53+4"), "C1", 0, &["Why is 4 in C1?", "C1 = 4"]);
    let _ = asks(&state("53+1"), "C1", 1, &["C1 cannot be 1."]);
    let other = asks(&state("53+1"), "E7", 1, &["there is a mistake in the grid"]);
    assert!(!other.contains("C1"), "{other}");
    let not = ["why", &state("53+4"), "E7", "8", "--lang", "cs"];
    let _ = check(&not, 0, &["Proč v políčku E7 není číslice 8?"]);
    let trace = json(&["why", &state("53+4"), "E7"], 0);
    assert_eq!(trace["start"]["placed"].as_array().map(Vec::len), Some(1));
    let fresh = json(&["why", EXAMPLE, "E7", "--shortest"], 0);
    assert!(fresh["steps"].as_array().map(Vec::len) >= trace["steps"].as_array().map(Vec::len));
}

#[test]
fn all_steps_are_listed_one_a_line() {
    let said =
        check(&["hint", EXAMPLE, "--all", "--lang", "en"], 0, &["E5 = 5 · Single candidate"]);
    assert!(said.lines().count() > 5, "{said}");
    let all = json(&["hint", EXAMPLE, "--all"], 0);
    let all = all.as_array().expect("a list");
    assert_eq!(all.len(), said.lines().count());
    assert!(all.iter().all(|step| step["concludes"].is_string() && step["step"].is_object()));
    let mistake = format!("{}:", example("53+1"));
    let said = check(&["hint", &mistake, "--all", "--lang", "en"], 1, &["there is a mistake"]);
    assert!(!said.contains('='), "{said}");
    let _ = check(&["hint", EXAMPLE, "--all", "--strength", "2"], 2, &[]);
}
