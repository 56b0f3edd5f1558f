//! `--proof`: files beside what is said, never over others unasked, and nothing where there is nothing to prove.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::support::program::Folder;
use crate::support::{EXAMPLE, program};

fn duvod(arguments: &[&str]) -> Output {
    program::duvod(&[arguments, &["--lang", "en"]].concat())
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr].concat()).into_owned()
}

/// How many files are in a folder.
fn count(folder: &Folder) -> usize {
    fs::read_dir(&folder.0).expect("a folder").count()
}

#[test]
fn a_proof_is_written_beside_the_answer_and_over_nothing() {
    let folder = Folder::new("proofs");
    let name = folder.path("one.two");
    let first = duvod(&["explain", EXAMPLE, "--proof", &name]);
    assert_eq!(first.status.code(), Some(0), "{}", said(&first));
    let proof = fs::read_to_string(format!("{name}.pbp")).expect("a proof");
    assert!(said(&first).contains(&format!("{name}.pbp")) && proof.contains("conclusion SAT : "));
    let refused = duvod(&["why", EXAMPLE, "E7", "--proof", &name]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("already exists"), "{}", said(&refused));
    assert_eq!(fs::read_to_string(format!("{name}.pbp")).expect("a proof"), proof);
    let forced = duvod(&["why", EXAMPLE, "E7", "--proof", &name, "--force", "--json"]);
    assert_eq!(forced.status.code(), Some(0));
    let trace: serde_json::Value = serde_json::from_slice(&forced.stdout).expect("JSON alone");
    assert!(trace["steps"].is_array());
    let proof = fs::read_to_string(format!("{name}.pbp")).expect("a proof");
    assert!(proof.contains("\ne 1 E7_3 >= 1 : @is_E7_3;\n") && proof.contains("conclusion NONE;"));
    assert_eq!(count(&folder), 2, "nothing is left beside");
    let nowhere = folder.path("nowhere/one");
    let output = duvod(&["explain", EXAMPLE, "--proof", &nowhere]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("cannot be written"), "{}", said(&output));
}

#[test]
fn what_has_no_solution_is_proved_to_have_none() {
    let folder = Folder::new("refuted");
    let collides = EXAMPLE.replacen('.', "5", 1);
    let contradicts = EXAMPLE.replacen('.', "2", 1);
    for (name, puzzle) in [("collides", collides), ("contradicts", contradicts)] {
        let path = folder.path(name);
        let output = duvod(&["explain", &puzzle, "--proof", &path]);
        assert_eq!(output.status.code(), Some(1), "{}", said(&output));
        let proof = fs::read_to_string(format!("{path}.pbp")).expect("a proof");
        assert!(proof.contains("conclusion UNSAT : @contradiction;"), "{name}");
    }
    let several = folder.path("several");
    let output = duvod(&["explain", &".".repeat(81), "--proof", &several]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!Path::new(&format!("{several}.pbp")).exists());
}

#[test]
fn a_batch_writes_a_proof_for_each_line() {
    let folder = Folder::new("batch-proofs");
    let lines = folder.path("lines.txt");
    fs::write(&lines, format!("{EXAMPLE}\n# a comment\nnonsense\n{EXAMPLE}\n")).expect("a file");
    let proofs = folder.path("");
    let output = duvod(&["batch", &lines, "--do", "explain", "--proof", &proofs]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    for name in ["1.opb", "1.pbp", "4.opb", "4.pbp"] {
        assert!(Path::new(&folder.path(name)).exists(), "{name}");
    }
    assert_eq!(count(&folder), 5);
    let again = duvod(&["batch", &lines, "--do", "explain", "--proof", &proofs]);
    assert_eq!(said(&again).matches("already exists").count(), 2, "{}", said(&again));
    let alone = duvod(&["batch", &lines, "--proof", &proofs]);
    assert_eq!(alone.status.code(), Some(2));
    assert!(said(&alone).contains("--do explain"), "{}", said(&alone));
}
