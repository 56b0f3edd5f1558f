//! What hostile input does on the command line: nothing but be refused, or given up, in bounded time and memory.

use std::fs;
use std::io::{BufReader, Read};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::command::case;
use crate::support::program::{Folder, Given, program, started};
use crate::support::{EXAMPLE, Solver, classic};
use duvod::formats::write_trace;
use duvod::grid::{Cell, CellSet};
use duvod::proof::{Claim, Goal, Role, Shows, Statement, Trace};

/// What a command gives that reads this: its status, what it says, and its complaints.
fn reading(arguments: &[&str], input: &str) -> (u8, String, String) {
    let Given { status, told, errors } = started(&mut program(arguments), input);
    (status, told, errors)
}

/// The same of a command that reads nothing.
fn run(arguments: &[&str]) -> (u8, String, String) {
    reading(arguments, "")
}

/// The same with a folder of knowledge.
fn run_with(folder: &Folder, arguments: &[&str]) -> (u8, String, String) {
    run(&[arguments, &["--knowledge", &folder.0.display().to_string()]].concat())
}

#[test]
fn solutions_come_as_they_are_found() {
    let empty = ".".repeat(256);
    for json in [&[][..], &["--json"]] {
        let mut command = program(&["solve", &empty, "--limit", "100000000000"]);
        let mut child =
            command.args(json).stdout(Stdio::piped()).spawn().expect("the program runs");
        let mut told = BufReader::new(child.stdout.take().expect("its output"));
        // This would wait for ever if they were collected.
        let mut some = vec![0; 1 << 20];
        told.read_exact(&mut some).expect("solutions");
        drop(told);
        assert!(child.wait().expect("it ends").success(), "a closed pipe ends it quietly");
    }
}

#[test]
fn what_is_not_decided_within_the_budget_is_given_up() {
    let empty = ".".repeat(81);
    let far = ["solve", &empty, "--nth", "1000000000000", "--nodes", "2000"];
    for (language, words) in [("en", "Given up: 2,000 positions"), ("cs", "Vzdáno: ")] {
        let (status, told, errors) = run(&[&far[..], &["--lang", language]].concat());
        assert_eq!((status, told.as_str()), (3, ""));
        assert!(errors.contains(words) && errors.contains("--nodes"), "{errors}");
        let (status, told, errors) = run(&[&far[..], &["--lang", language, "--json"]].concat());
        let answer: Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!((status, &answer["verdict"]), (3, &json!("undecided")));
        assert!(errors.contains(answer["error"].as_str().expect("words")), "{errors}");
    }
    for command in [
        &["solve"][..],
        &["check"],
        &["explain"],
        &["hint"],
        &["hint", "--all"],
        &["why", "A1"],
        &["critique", "r1c1=1"],
        &["export", "--step", "1"],
        &["export", "--by", "naked-single"],
    ] {
        let (first, rest) = command.split_at(1);
        let (status, told, _) =
            run(&[first, &[&empty], rest, &["--nodes", "5", "--json", "--lang", "en"]].concat());
        let answer: Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!((status, &answer["verdict"]), (3, &json!("undecided")), "{command:?}");
    }
    let limited = run(&["solve", &empty, "--limit", "3", "--nodes", "5", "--json"]);
    assert_eq!(limited.0, 3);
    let (status, _, errors) = run(&["solve", &empty, "--nodes", "0", "--lang", "en"]);
    assert_eq!(status, 2, "{errors}");
}

#[test]
fn a_line_of_a_batch_that_is_given_up_is_told_in_its_place() {
    let (empty, text) = (".".repeat(81), ["--nodes", "5", "--lang", "en"]);
    let input = format!("{EXAMPLE}\n{empty}\n{}\n{EXAMPLE}\n", &EXAMPLE[..80]);
    for task in ["solve", "rate", "explain"] {
        let (status, told, errors) =
            reading(&[&["batch", "--do", task], &text[..]].concat(), &input);
        assert_eq!(status, 0);
        let line = |line: &str| serde_json::from_str(line).expect("JSON");
        let lines: Vec<Value> = told.lines().map(line).collect();
        let [first, spent, bad, last] = &lines[..] else { panic!("{lines:?}") };
        assert_eq!((&first["solutions"], &last["solutions"]), (&json!(1), &json!(1)));
        assert_eq!((&spent["verdict"], &spent["puzzle"]), (&json!("undecided"), &json!(empty)));
        assert_eq!((&bad["verdict"], &bad["puzzle"]), (&Value::Null, &Value::Null));
        assert!(spent["error"].is_string() && bad["error"].is_string());
        assert!(errors.contains("One line could not") && errors.contains("One line given up"));
    }
}

#[test]
fn rules_are_tried_out_within_the_budget() {
    let library = case("0200", "naked-pair");
    let tested =
        |nodes: &str| reading(&["rules", "test", "-", "--lang", "en", "--nodes", nodes], &library);
    assert_eq!(tested("100000").0, 0);
    let (status, told, errors) = tested("1");
    assert_eq!(status, 3, "{told}{errors}");
    assert!(told.contains("what is true there could not be decided"), "{told}");
    assert!(errors.contains("--nodes allows more"), "{errors}");
    let empty = ".".repeat(81);
    let both = format!("{empty}\n{EXAMPLE}\n");
    let folder = Folder::with("mined", &[("both.txt", &both), ("empty.txt", &empty)]);
    for (name, status) in [("both.txt", 0), ("empty.txt", 3)] {
        let file = folder.path(name);
        let mine = ["rules", "mine", "naked-single", &file, "--nodes", "20", "--lang", "en"];
        let (found, told, errors) = run(&mine);
        assert_eq!(found, status, "{name}: {told}");
        assert!(errors.contains("no more positions: 1. --nodes"), "{errors}");
        let (found, _, errors) = run(&[&mine[..], &["--near-misses"]].concat());
        assert!(found == 3 && errors.contains("no more positions: 1. --nodes"), "{errors}");
    }
}

/// A trace of which the first step concludes the same again and again, from very many claims.
fn long_winded(trace: &Trace, times: usize) -> Trace {
    let mut trace = trace.clone();
    let cells = CellSet::of(Cell::new(0));
    let says_nothing = Statement::OnlyDigits { cells, digits: classic().all_digits() };
    let claim = Claim::new(Role::Premise, says_nothing);
    let step = &mut trace.steps[0];
    let conclusion = step.conclusions[0].clone();
    step.claims.extend((0..times).map(|_| claim.clone()));
    step.conclusions = vec![conclusion; times];
    trace
}

#[test]
fn a_trace_that_takes_long_to_check_is_given_up() {
    let trace = Solver::new().trace(EXAMPLE).with_goal(Goal::new(Shows::Solution));
    let verified = |trace: &Trace, arguments: &[&str]| {
        let text = write_trace(trace).expect("a trace");
        reading(&[&["verify", "-", "--lang", "en"], arguments].concat(), &text)
    };
    let limited = ["--nodes", "100000"];
    assert_eq!(verified(&trace, &limited).0, 0);
    let long = long_winded(&trace, 1_000);
    assert_eq!(verified(&long, &[]).0, 0, "it says nothing that is wrong");
    let (status, told, errors) = verified(&long, &limited);
    assert_eq!((status, told.as_str()), (3, ""), "{errors}");
    assert!(
        errors.contains("Given up: 100,000 positions") && errors.contains("--nodes"),
        "{errors}"
    );
    let (status, told, _) = verified(&long, &[&limited[..], &["--json"]].concat());
    let answer: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!((status, &answer["verdict"]), (3, &json!("undecided")));
    // Far longer than anybody would wait for without a limit.
    let started = std::time::Instant::now();
    assert_eq!(verified(&long_winded(&trace, 50_000), &[]).0, 3);
    assert!(started.elapsed().as_secs() < 60);
}

#[test]
#[cfg(unix)]
fn a_folder_of_knowledge_that_leads_in_a_circle_is_told_as_that() {
    let folder = Folder::with("circle", &[("rules/cover/a.txt", "")]);
    std::os::unix::fs::symlink(&folder.0, folder.0.join("rules/again")).expect("a link");
    for (language, words) in
        [("en", "links lead in a circle there"), ("cs", "odkazy tu vedou v kruhu")]
    {
        let (status, _, errors) = run_with(&folder, &["rules", "list", "--lang", language]);
        assert!(status == 2 && errors.contains(words), "{errors}");
        assert!(errors.contains("again"), "{errors}");
    }
}

#[test]
fn a_rule_without_words_is_called_by_its_id() {
    let rule = "Rule(id: \"zz-own\", level: easy, cost: 1, body: Cover(size: 1, view: Naked(houses: [row])))";
    let profile = "Profile(name: \"own\", rules: [\"zz-own\"])";
    let files = [("rules/cover/zz-own.ron", rule), ("profiles/own.ron", profile)];
    let folder = Folder::with("nameless", &files);
    for language in ["en", "cs"] {
        for style in ["full", "terse"] {
            let wanted = ["--profile", "own", "--lang", language, "--style", style];
            for command in [
                &["explain", EXAMPLE][..],
                &["hint", EXAMPLE],
                &["rules", "list"],
                &["rules", "show", "zz-own"],
            ] {
                let (status, told, errors) = run_with(&folder, &[command, &wanted].concat());
                assert!(status == 0 && errors.is_empty(), "{command:?}: {errors}");
                assert!(
                    told.contains("zz-own") && !told.contains("[rule-") && !told.contains("-line"),
                    "{command:?}: {told}"
                );
            }
        }
    }
}

#[test]
fn a_rule_with_a_name_says_something_too() {
    let rule = "Rule(id: \"zz-own\", level: easy, cost: 1, body: Cover(size: 1, view: Naked(houses: [row])))";
    let files = [("rules/cover/zz-own.ron", rule), ("locales/en/own.ftl", "rule-zz-own = Mine")];
    let folder = Folder::with("says-nothing", &files);
    let (status, told, errors) = run_with(&folder, &["rules", "list", "--lang", "en"]);
    assert_eq!((status, told.as_str()), (2, ""));
    assert!(errors.contains("rule-zz-own of a rule needs .says"), "{errors}");
}

#[test]
fn faulty_words_are_refused_in_the_language_that_is_asked_for() {
    for (text, place) in [
        ("ok = A\nwhy-open = { $nothing }", "locales/en/own.ftl, line 2"),
        ("ok = A\nwhy-open = { CELL($cell", "locales/en/own.ftl, line 2"),
    ] {
        let folder = Folder::with("faulty", &[("locales/en/own.ftl", text)]);
        let (status, told, errors) = run_with(&folder, &["explain", EXAMPLE, "--lang", "en"]);
        assert_eq!((status, told.as_str()), (2, ""));
        assert!(errors.starts_with("duvod: These message files have faults: "), "{errors}");
        assert!(errors.contains(place), "{errors}");
        let (status, _, errors) = run_with(&folder, &["explain", EXAMPLE, "--lang", "cs"]);
        assert!(status == 0 && errors.is_empty(), "the other language has no fault: {errors}");
    }
}

#[test]
fn a_trace_with_what_there_is_not_is_rejected() {
    let (_, trace, _) = run(&["explain", EXAMPLE, "--json"]);
    let trace: Value = serde_json::from_str(&trace).expect("a trace");
    let verified = |trace: &Value| {
        let (status, told, errors) = reading(&["verify", "-", "--lang", "en"], &trace.to_string());
        (status, told + &errors)
    };
    assert_eq!(verified(&trace).0, 0);
    let mut empty = trace.clone();
    let node = json!({ "cells": [], "digit": 0 });
    let claim =
        json!({ "role": "target", "statement": { "not_both": { "first": node, "second": node } } });
    empty["steps"][0]["claims"].as_array_mut().expect("claims").push(claim);
    let (status, told) = verified(&empty);
    assert!(status == 1 && told.contains("in one of some cells, but names none"), "{told}");
    let mut misnamed = trace.clone();
    misnamed["steps"][3]["rule"] = json!("no-such-rule");
    let (status, told) = verified(&misnamed);
    assert!(status == 1 && told.contains("no rule no-such-rule"), "{told}");
    for place in ["/steps/0", "/start", "/goal", "/steps/0/claims/0", "/steps/0/conclusions/0", ""]
    {
        let mut extended = trace.clone();
        let at = extended.pointer_mut(place).expect("a place");
        at["extra"] = json!(1);
        let (status, told) = verified(&extended);
        assert!(status == 2 && told.contains("extra"), "{place}: {told}");
    }
}

#[test]
fn a_picture_that_cannot_be_written_leaves_the_old_one() {
    let folder = Folder::with("picture", &[("old.svg/inner", "old")]);
    let target = folder.path("old.svg");
    let (status, _, errors) =
        run(&["export", EXAMPLE, "--output", &target, "--force", "--lang", "en"]);
    assert!(status == 2 && errors.contains("it is a folder"), "{errors}");
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 1, "nothing is left beside");
}

#[test]
#[cfg(unix)]
fn names_of_files_need_not_be_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = Folder::with("names", &[("puzzle", EXAMPLE)]);
    let name = folder.0.join(OsStr::from_bytes(b"caf\xe9.txt"));
    if fs::copy(folder.0.join("puzzle"), &name).is_err() {
        return;
    }
    let output = program(&["check", "--lang", "en"]).arg(&name).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let output = program(&["check", EXAMPLE, "--lang", "en", "--profile"])
        .arg(OsStr::from_bytes(b"caf\xe9"))
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("UTF-8"));
}

#[test]
fn many_empty_lines_are_passed_over_quickly() {
    let folder =
        Folder::with("empty", &[("lines.txt", &format!("{}{EXAMPLE}\n", "\n".repeat(1 << 20)))]);
    let file = folder.path("lines.txt");
    for command in [&["check", &file][..], &["batch", &file], &["batch", &file, "--skip", "1"]] {
        let started = std::time::Instant::now();
        let (status, _, errors) = run(command);
        assert!(status == 0 && started.elapsed().as_secs() < 20, "{command:?}: {errors}");
    }
}

/// Runs a command with no more than so much memory: its status, what it says, and its complaints.
#[cfg(target_os = "linux")]
fn within(mebibytes: usize, arguments: &[&str], input: &str) -> (u8, String, String) {
    let limited = format!("ulimit -v {}; exec \"$0\" \"$@\"", mebibytes << 10);
    let mut command = Command::new("sh");
    let _ = command.args(["-c", &limited, env!("CARGO_BIN_EXE_duvod")]).args(arguments);
    let Given { status, told, errors } = started(&mut command, input);
    (status, told, errors)
}

/// A puzzle of f-puzzles with these further fields.
fn f_puzzles(size: usize, fields: &str) -> String {
    let digits: Vec<u32> = EXAMPLE.chars().map(|it| it.to_digit(10).unwrap_or_default()).collect();
    let cells: Vec<Value> = digits
        .iter()
        .map(|digit| if *digit > 0 { json!({ "value": digit, "given": true }) } else { json!({}) })
        .collect();
    let rows: Vec<&[Value]> = cells.chunks(9).collect();
    format!("{{\"size\":{size},\"grid\":{}{fields}}}", json!(rows))
}

#[test]
#[cfg(target_os = "linux")]
fn what_is_not_understood_is_not_kept_and_what_is_unpacked_is_limited() {
    let numbers = f_puzzles(9, &format!(",\"unknown\":[{}1]", "1,".repeat(2 << 20)));
    let (status, _, complaints) = within(512, &["check", "-", "--lang", "en"], &numbers);
    assert!(status == 2 && complaints.contains("--ignore unknown"), "{complaints}");
    let without = ["check", "-", "--ignore", "unknown", "--lang", "en"];
    let (status, told, complaints) = within(512, &without, &numbers);
    assert_eq!(status, 0, "{complaints}");
    assert!(
        told.contains("exactly one solution") && complaints.contains("unknown"),
        "{complaints}"
    );
    let link = |text: &str| format!("https://f-puzzles.com/?load={}", packed(text));
    let (status, told, _) = within(512, &["check", &link(&f_puzzles(9, "")), "--lang", "en"], "");
    assert!(status == 0 && told.contains("exactly one solution"));
    // A few thousand characters that hold millions.
    let bomb = link(&f_puzzles(9, &format!(",\"unknown\":\"{}\"", "a".repeat(4_000_000))));
    assert!(bomb.len() < 16_384, "{}", bomb.len());
    let (status, _, complaints) = within(512, &["check", &bomb, "--lang", "en"], "");
    assert!(status == 2 && complaints.contains("is longer than 1,048,576"), "{complaints}");
    for size in [17, 16_384] {
        let (status, _, complaints) =
            within(512, &["check", "-", "--lang", "en"], &f_puzzles(size, ""));
        assert!(status == 2 && complaints.contains("no grid that Důvod knows"), "{complaints}");
    }
}

/// A text as f-puzzles packs it into links.
fn packed(text: &str) -> String {
    let packed = lz_str::compress_to_base64(text);
    packed.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}

#[test]
fn a_proof_that_cannot_be_written_is_one_answer_in_json() {
    let folder = Folder::with("proof-there", &[("kept.pbp", "old")]);
    let name = folder.path("kept");
    for command in [&["explain", EXAMPLE][..], &["why", EXAMPLE, "E7"]] {
        let (status, told, _) = run(&[command, &["--json", "--proof", &name]].concat());
        let values: Result<Vec<Value>, _> =
            serde_json::Deserializer::from_str(&told).into_iter().collect();
        let values = values.expect("JSON");
        assert!(status == 2 && values.len() == 1 && !values[0]["error"].is_null(), "{told}");
    }
    assert_eq!(fs::read_to_string(folder.0.join("kept.pbp")).expect("a file"), "old");
}

#[test]
#[cfg(unix)]
fn a_file_that_grows_too_long_is_told_and_nothing_is_left_of_it() {
    let folder = Folder::with("too-long", &[("empty.txt", "")]);
    let output = folder.0.join("page.html");
    let limited = "ulimit -f 1; exec \"$0\" \"$@\"";
    let mut command = Command::new("sh");
    let _ = command.args(["-c", limited, env!("CARGO_BIN_EXE_duvod"), "print", EXAMPLE]);
    let _ = command.args(["--lang", "en", "--output"]).arg(&output);
    let given = command.output().expect("it runs");
    let complaints = String::from_utf8_lossy(&given.stderr);
    assert_eq!(given.status.code(), Some(2), "{complaints}");
    assert!(complaints.contains("cannot be written"), "{complaints}");
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 1, "nothing is left");
}

#[test]
fn a_list_without_a_puzzle_is_said_to_be_empty() {
    let folder = Folder::with("nothing", &[("empty.txt", "")]);
    let name = folder.path("empty.txt");
    let (status, told, complaints) = run(&["batch", &name, "--lang", "en"]);
    assert_eq!((status, told.as_str()), (0, ""));
    assert!(complaints.contains("there is no puzzle in it"), "{complaints}");
}
