//! `duvod replay`: a run of a method, told.

use serde_json::Value;
use std::process::{Command, Output};

use crate::support::EXAMPLE;

fn replay(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_duvod"));
    program.arg("replay").args(arguments).output().expect("the program runs")
}

fn said(arguments: &[&str]) -> String {
    let output = replay(arguments);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn a_cell_is_told_with_the_grid_before_and_its_houses() {
    let english = said(&["fewest-first", EXAMPLE, "--cell", "E5", "--lang", "en"]);
    for part in [
        "Before step 1:",
        "row 5 held 1, 3, 4 and 8",
        "That leaves only 5 for E5.",
        "1. E5 gets 5: no other digit is allowed there.",
    ] {
        assert!(english.contains(part), "{english}");
    }
    let czech = said(&["fewest-first", EXAMPLE, "--cell", "E5", "--lang", "cs"]);
    let part = "1. Do políčka E5 přijde číslice 5: jiná tam dovolena není.";
    assert!(czech.contains(part), "{czech}");
}

#[test]
fn a_queue_is_told_as_such() {
    let told = said(&["breadth-first", "12..3......1..4.", "--lang", "en"]);
    assert!(told.contains("The next grid in the queue is looked at. Taken back:"), "{told}");
    assert!(told.contains("1 and 2 are allowed, each in a grid of its own"), "{told}");
}

#[test]
fn steps_are_chosen_and_said_to_be_more() {
    let chosen = ["brute-force", EXAMPLE, "--from", "41", "--most", "2", "--lang", "en"];
    let lines: Vec<String> = said(&chosen).lines().map(str::to_owned).collect();
    assert!(
        lines[1].starts_with("41. No digit is left for I2. The last seven digits are taken back"),
        "{lines:?}"
    );
    assert!(
        lines[2]
            .ends_with("of 4, 8 and 9, which are allowed, 4 has been tried before, and 8 is next."),
        "{lines:?}"
    );
    assert_eq!(lines[3], "There are more steps; --from 43 goes on.");
    let object: Value =
        serde_json::from_str(&said(&["depth-first", EXAMPLE, "--json", "--most", "3"]))
            .expect("JSON");
    let steps = object["steps"].as_array().expect("steps");
    assert_eq!((steps.len(), &steps[0]["cell"]), (3, &Value::from("C1")));
    assert_eq!(steps[0]["allowed"], "124");
}

#[test]
fn what_cannot_be_told_is_refused() {
    for wrong in [["tabu", EXAMPLE], ["fewest-first", "no puzzle"]] {
        assert_eq!(replay(&wrong).status.code(), Some(2), "{wrong:?}");
    }
    let output = replay(&["fewest-first", EXAMPLE, "--cell", "Z9", "--lang", "en"]);
    assert_eq!(output.status.code(), Some(2));
}
