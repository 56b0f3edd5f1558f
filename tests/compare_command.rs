//! `duvod compare`: methods side by side.

use serde_json::Value;
use std::process::{Command, Output};

use crate::support::EXAMPLE;

fn compare(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_duvod"));
    let program = program.args(["compare", "--lang", "en", "--steps", "200000"]).args(arguments);
    program.output().expect("the program runs")
}

fn said(arguments: &[&str]) -> String {
    let output = compare(arguments);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn refused(arguments: &[&str], part: &str) {
    let output = compare(arguments);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
    assert!(error.contains(part), "{error}");
}

#[test]
fn all_methods_agree_or_give_up() {
    let object: Value = serde_json::from_str(&said(&[EXAMPLE, "--json"])).expect("JSON");
    let runs = object["runs"].as_array().expect("runs");
    assert_eq!(runs.len(), 25, "a run of each method");
    let solution = &runs[0]["solutions"][0];
    assert!(solution.as_str().is_some_and(|line| line.starts_with("534678912")));
    for run in runs {
        match run["outcome"].as_str() {
            Some("solved") => assert_eq!(&run["solutions"][0], solution, "{run}"),
            outcome => assert_eq!(outcome, Some("steps"), "{run}"),
        }
    }
    let rows = object["rows"].as_array().expect("rows");
    let solved = rows.iter().filter(|row| row["solved"] == 1).count();
    assert_eq!(solved, 22, "all but the shooting ones");
}

#[test]
fn the_table_has_a_line_for_each_method_and_csv_one_for_each_run() {
    let chosen = ["--algorithm", "dancing-links", "--algorithm", "exact", "--repeat", "3"];
    let table = said(&[&[EXAMPLE][..], &chosen].concat());
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 8, "{table}");
    assert!(lines[0].starts_with("method") && lines[1].starts_with("Exact search"));
    assert!(lines[5].starts_with("method") && lines[6].starts_with("Dancing links  "), "{table}");
    let size: Vec<&str> = lines[6].split_whitespace().collect();
    assert_eq!(
        size[2..4],
        ["489", "324"],
        "81 cells, of which 30 are given: 51 · 9 + 30 candidates"
    );
    let csv = said(&[&[EXAMPLE, "--csv"][..], &chosen].concat());
    let fields = |line: &str| line.split(',').count();
    assert_eq!(csv.lines().count(), 1 + 6);
    assert!(csv.lines().all(|line| fields(line) == 15), "{csv}");
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_runs() {
    let chosen = ["--generate", "2", "--algorithm", "annealing", "--json"];
    let without_times = |text: &str| {
        let object: Value = serde_json::from_str(text).expect("JSON");
        let runs = object["runs"].as_array().expect("runs").clone();
        runs.into_iter()
            .map(|run| (run["puzzle"].clone(), run["steps"].clone(), run["costs"].clone()))
            .collect::<Vec<_>>()
    };
    let seeded = |seed| without_times(&said(&[&chosen[..], &["--seed", seed]].concat()));
    assert_eq!(seeded("4"), seeded("4"));
    assert_ne!(seeded("4"), seeded("5"));
}

#[test]
fn what_cannot_be_compared_is_said() {
    refused(&[], "--generate");
    refused(&[EXAMPLE, "--algorithm", "nonsense"], "dancing-links");
    refused(&[EXAMPLE, "--q", "1"], "--q");
    refused(&["--solvable-by", "default"], "--generate");
}

#[test]
fn plots_are_written_once() {
    let folder = std::env::temp_dir().join(format!("duvod-plots-{}", std::process::id()));
    let name = folder.to_str().expect("a name").to_owned();
    let small = ["1......2..3....4", "12..3......1..4."];
    let methods = ["--algorithm", "tabu", "--algorithm", "dancing-links", "--plot", &name];
    let arguments: Vec<&str> = small.into_iter().chain(methods).collect();
    let _ = said(&arguments);
    for (file, parts) in [
        ("time-by-method.svg", ["Dancing links", "time (ms, logarithmic)"]),
        ("mean-time-by-puzzles.svg", ["number of puzzles", "Local search with a tabu list"]),
        ("cost-by-steps.svg", ["cost (errors in the grid)", "steps (logarithmic)"]),
    ] {
        let svg = std::fs::read_to_string(folder.join(file)).expect(file);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{file}");
        assert!(parts.iter().all(|part| svg.contains(part)) && !svg.contains("NaN"), "{svg}");
    }
    let svg = std::fs::read_to_string(folder.join("cost-by-steps.svg")).expect("a plot");
    assert!(!svg.contains("Dancing links"), "it has no cost");
    refused(&arguments, "already exists");
    std::fs::remove_dir_all(&folder).expect("a folder");
}
