//! Methods side by side, and tables of the literature: their files are whole, methods agree, the same seed makes the same.

use std::fs;

use crate::support::program::{Folder, json, said};
use crate::support::{EXAMPLE, classic, knowledge};
use duvod::formats::read_line;
use duvod::grid::StateText;
use duvod::inference::{Engine, Hints, Request};
use duvod::knowledge::Puzzles;
use duvod::proof::Start;
use duvod::search::{Search, Verdict};
use duvod_laboratory::methods;
use serde_json::Value;

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
                    "blank" | "blank-again" => assert_eq!(state.board.digits().count(), 0),
                    "many-solutions" => {
                        assert_eq!(search.solutions_of(&state.board).take(1000).count(), 191);
                    }
                    _ => assert!(matches!(verdict, Verdict::One(_)), "{}: {line}", part.name),
                }
            }
        }
    }
}

#[test]
fn all_are_listed() {
    assert_eq!(said(&["experiment"]).lines().count(), knowledge().experiments().count());
}

#[test]
fn the_logical_solver_of_the_source_solves_what_singles_do() {
    let object = json(&["compare", "--generate", "60", "--seed", "5", "--algorithm", "sweeps"]);
    let profile = knowledge().profile("singles").expect("a profile");
    let rules: Vec<_> = knowledge().rules_of(profile).collect();
    let engine = Engine::of_profile(knowledge(), classic(), profile, &rules);
    let mut solved = 0;
    for run in object["runs"].as_array().expect("runs") {
        let line = run["puzzle"].as_str().expect("a puzzle");
        let start = Start::from_board(&read_line(line, classic()).expect("a puzzle"));
        let trace = engine.solve(Request::new(&start, Hints::default()));
        let is_full = trace.board_before(classic(), trace.steps.len()).digits().count() == 81;
        assert_eq!(run["outcome"], if is_full { "solved" } else { "stuck" }, "{line}");
        solved += usize::from(is_full);
    }
    assert!((10..50).contains(&solved), "{solved} of 60");
    let made = ["compare", "--generate", "20", "--solvable-by", "singles", "--givens", "30"];
    let object = json(&[&made[..], &["--algorithm", "sweeps"]].concat());
    assert_eq!(object["rows"][0]["solved"], 20);
}

#[test]
fn puzzles_that_a_person_judged_are_made_as_they_were_wanted() {
    let table = json(&["experiment", "s3-judged"]);
    let rows = table["judged"].as_array().expect("rows");
    assert_eq!(rows.len(), 8);
    for row in rows {
        let line = row["puzzle"].as_str().expect("a puzzle");
        let board = read_line(line, classic()).expect("a puzzle");
        assert!(matches!(Search::new(classic()).verdict(&board), Verdict::One(_)), "{line}");
        assert_eq!(row["givens"], board.digits().count(), "{line}");
        assert!(row["er"].as_f64().is_some_and(|er| er >= 1.2), "{row}");
    }
    assert_ne!(table, json(&["experiment", "s3-judged", "--seed", "9"]));
}

#[test]
fn runs_that_froze_do_not_count() {
    let counted = |more: &[&str]| {
        let told = said(&[&["experiment", "s1-annealing"], more].concat());
        told.lines().find(|line| line.starts_with("Only runs")).map(str::to_owned)
    };
    let line = counted(&["--count", "3", "--repeat", "1"]).expect("a line");
    assert!(line.contains(" of 33."), "{line}");
}

#[test]
fn the_graphs_of_the_source_are_plotted() {
    let folder = Folder::new("graphs");
    for (name, more) in [
        ("s1-shooting", &["--repeat", "1"][..]),
        ("s1-annealing", &["--count", "2", "--repeat", "1"]),
    ] {
        let _ = said(&[&["experiment", name, "--plot", &folder.path(name)], more].concat());
    }
    for (file, parts) in [
        ("s1-shooting/order-2/passes-by-hmax.svg", ["hmax", "wrap around"]),
        ("s1-annealing/many-givens/passes-by-t0.svg", ["T0", "source, Python"]),
        ("s1-annealing/many-givens/passes-by-q.svg", ["Q", "source, C++"]),
        ("s1-annealing/many-givens/passes-by-limit.svg", ["limit", "source, C++"]),
    ] {
        let svg = fs::read_to_string(folder.path(file)).expect(file);
        assert!(parts.iter().all(|part| svg.contains(part)) && !svg.contains("NaN"), "{svg}");
    }
}

#[test]
fn all_methods_agree_or_give_up() {
    let object = json(&["compare", EXAMPLE, "--steps", "200000"]);
    let runs = object["runs"].as_array().expect("runs");
    assert_eq!(runs.len(), methods().len(), "a run of each method");
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
    assert_eq!(solved, methods().len() - 3, "all but the shooting ones");
}

/// What does not depend on time of each entry in a list of runs or rows.
fn counted(list: &Value, names: &[&str]) -> Vec<Vec<Value>> {
    let list = list.as_array().expect("a list").iter();
    list.map(|entry| names.iter().map(|name| entry[name].clone()).collect()).collect()
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_runs() {
    let seeded = |seed| {
        let made = ["compare", "--generate", "2", "--algorithm", "annealing", "--seed", seed];
        let object = json(&[&made[..], &["--steps", "200000"]].concat());
        counted(&object["runs"], &["puzzle", "steps", "costs"])
    };
    assert_eq!(seeded("4"), seeded("4"));
    assert_ne!(seeded("4"), seeded("5"));
}

#[test]
fn the_same_seed_makes_the_same_table() {
    let small = ["experiment", "s1-shooting", "--repeat", "2"];
    let passes = |more: &[&str]| {
        let object = json(&[&small[..], more].concat());
        counted(&object["parts"][0]["rows"], &["passes"])
    };
    assert_eq!(passes(&[]), passes(&[]));
    assert_eq!(passes(&[]).len(), 18);
    assert_ne!(passes(&[]), passes(&["--seed", "7"]));
}

#[test]
fn plots_show_the_methods_that_they_are_about() {
    let folder = Folder::new("plots");
    let name = folder.path("made");
    let small = ["compare", "1......2..3....4", "12..3......1..4.", "--plot", &name];
    let methods = ["--algorithm", "tabu", "--algorithm", "dancing-links"];
    let _ = said(&[&small[..], &methods].concat());
    let plot = |name: &str| fs::read_to_string(folder.path(name)).expect("a plot");
    for (file, parts) in [
        ("time-by-method.svg", ["Dancing links", "time (ms, logarithmic)"]),
        ("mean-time-by-puzzles.svg", ["number of puzzles", "Local search with a tabu list"]),
        ("cost-by-steps.svg", ["cost (errors in the grid)", "steps (logarithmic)"]),
    ] {
        let svg = plot(&format!("made/{file}"));
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{file}");
        assert!(parts.iter().all(|part| svg.contains(part)) && !svg.contains("NaN"), "{svg}");
    }
    assert!(!plot("made/cost-by-steps.svg").contains("Dancing links"), "it has no cost");
    let folder_of = folder.path("table");
    let _ = said(&["experiment", "s0-4", "--count", "3", "--plot", &folder_of]);
    let svg = plot("table/made/mean-time-by-puzzles.svg");
    assert!(svg.contains("Independent sets") && svg.contains("number of puzzles"), "{svg}");
}
