//! Tables of the literature: their files are whole, and the command makes them again.

use std::process::{Command, Output};

use duvod::grid::StateText;
use duvod::knowledge::{Knowledge, Puzzles};
use duvod::laboratory::methods;
use duvod::search::{Search, Verdict};
use serde_json::Value;

fn knowledge() -> &'static Knowledge {
    Knowledge::embedded().expect("the embedded knowledge")
}

fn experiment(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_duvod"));
    let program = program.args(["experiment", "--lang", "en"]).args(arguments);
    program.output().expect("the program runs")
}

fn said(arguments: &[&str]) -> String {
    let output = experiment(arguments);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn every_row_can_be_run() {
    let names: Vec<&str> = methods().iter().map(|method| method.name).collect();
    for experiment in knowledge().experiments() {
        let name = &experiment.name;
        assert!(knowledge().grid(&experiment.grid).is_some(), "{name}");
        for part in &experiment.parts {
            assert!(part.repeat > 0 && part.solutions > 0 && part.steps > 0, "{name}");
            for row in &part.rows {
                assert!(names.contains(&&*row.method), "{name}: {}", row.method);
                assert_eq!(row.source.len(), experiment.columns.len(), "{name}");
            }
        }
    }
}

#[test]
fn the_puzzles_are_what_they_are_said_to_be() {
    for experiment in knowledge().experiments() {
        let geometry = knowledge().grid(&experiment.grid).expect("a grid");
        let search = Search::new(geometry);
        for part in &experiment.parts {
            let Puzzles::Listed(lines) = &part.puzzles else { continue };
            for line in lines {
                let state = StateText::parse(line, geometry).expect("a puzzle");
                let verdict = search.verdict(&state.board);
                match &*part.name {
                    "no-candidate" => {
                        let candidates = state.candidates(geometry);
                        let is_without = |cell| candidates.digits_of(cell).is_empty();
                        assert!(geometry.cells().any(is_without), "{line}");
                        assert_eq!(verdict, Verdict::NoSolution, "{line}");
                    }
                    "no-solution" => assert_eq!(verdict, Verdict::NoSolution, "{line}"),
                    "blank" => assert_eq!(state.board.digits().count(), 0),
                    _ => assert!(matches!(verdict, Verdict::One(_)), "{}: {line}", part.name),
                }
            }
        }
    }
}

#[test]
fn a_table_is_told_beside_its_source() {
    let table = said(&["s0-3", "--count", "3"]);
    let lines: Vec<&str> = table.lines().collect();
    assert!(lines[0].ends_with("puzzles that are made so that reasoning solves them"), "{table}");
    assert!(table.contains("Puzzles: 3; runs of each row on each of them: 1;"), "{table}");
    let row = lines.iter().find(|line| line.starts_with("Brute force")).expect("a row");
    assert!(row.contains("29.44") && row.contains("36,136"), "{table}");
    assert!(table.contains("pairs of rows stand as in the source"), "{table}");
}

#[test]
fn runs_that_are_given_up_are_told() {
    let table = said(&["s0-2", "--steps", "1000"]);
    let told = "Brute force in reading order: 1 of 1 runs were given up";
    assert!(table.contains(told), "{table}");
}

#[test]
fn the_same_seed_makes_the_same_table() {
    let passes = |arguments: &[&str]| {
        let object: Value = serde_json::from_str(&said(arguments)).expect("JSON");
        let rows = object["parts"][0]["rows"].as_array().expect("rows").clone();
        rows.into_iter().map(|row| row["passes"].clone()).collect::<Vec<_>>()
    };
    let small = ["s1-shooting", "--repeat", "2", "--json"];
    assert_eq!(passes(&small), passes(&small));
    assert_eq!(passes(&small).len(), 18);
    assert_ne!(passes(&small), passes(&[&small[..], &["--seed", "7"]].concat()));
}

#[test]
fn plots_stand_in_a_folder_for_each_part() {
    let folder = std::env::temp_dir().join(format!("duvod-experiment-{}", std::process::id()));
    let name = folder.to_str().expect("a name");
    let _ = said(&["s0-4", "--count", "3", "--plot", name]);
    let plot = folder.join("made").join("mean-time-by-puzzles.svg");
    let svg = std::fs::read_to_string(plot).expect("a plot");
    assert!(svg.contains("Independent sets") && svg.contains("number of puzzles"), "{svg}");
    let again = experiment(&["s0-4", "--count", "3", "--plot", name]);
    assert_eq!(again.status.code(), Some(2), "nothing is written over");
    std::fs::remove_dir_all(&folder).expect("a folder");
}

#[test]
fn all_are_listed_and_others_refused() {
    let list = said(&[]);
    assert_eq!(list.lines().count(), knowledge().experiments().count());
    let output = experiment(&["s9"]);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert!(error.contains("s0-1") && error.contains("s9"), "{error}");
}
