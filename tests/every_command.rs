//! Every command with every grid and every option: nothing panics, nothing is told by the id of its message, what is asked
//! for as JSON is JSON, and the exit status is one of those that `docs/command-line.md` gives for it.
//!
//! One run of five is taken, in this process; of each command one run is also made by the program itself, which must say
//! the same.

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde_json::Value;

use crate::command::case;
use crate::support::program::{Given, command, duvod, program, started};
use crate::support::share::{Share, found, sampled};
use crate::support::{knowledge, rows};
use duvod::formats::print_line;
use duvod::grid::{Board, Candidate, Digit, Geometry};
use duvod::search::{Search, Verdict};

/// All commands, each behind its exit statuses.
const COMMANDS: &str = include_str!("commands.txt");

/// A command of `commands.txt`.
struct Line {
    /// The exit statuses that it may have, as digits: one set for a command about no puzzle, else one for each kind of puzzle.
    statuses: Vec<&'static str>,
    command: &'static str,
    /// Whether it is run on small grids alone.
    is_long: bool,
}

/// All lines of `commands.txt`, those about puzzles apart from the others.
fn commands() -> (Vec<Line>, Vec<Line>) {
    let line = |line: &'static str| {
        let begins = line.find(|letter: char| letter.is_ascii_lowercase()).expect("a command");
        let (statuses, command) = line.split_at(begins);
        let short = command.strip_suffix(" !");
        Line {
            statuses: statuses.split_whitespace().collect(),
            command: short.unwrap_or(command),
            is_long: short.is_some(),
        }
    };
    rows(COMMANDS).map(line).partition(|line| line.statuses.len() > 1)
}

/// The most cells of a small grid.
const SMALL: usize = 36;

/// What may stand behind any command. Of each of these the next one is taken for the next run.
const GLOBALS: [&str; 8] = [
    "--lang en",
    "--lang cs",
    "--lang en --style terse",
    "--lang cs --coordinates rc",
    "--lang en --no-uniqueness",
    "--lang cs --profile se",
    "--lang en --nodes 1000000",
    "--lang cs --style terse --coordinates rc",
];

/// One run of the program.
struct Run {
    words: Vec<String>,
    input: String,
    statuses: &'static str,
}

/// Runs a command in this process; `None` if it panicked.
fn run(Run { words, input, .. }: &Run) -> Option<Given> {
    catch_unwind(AssertUnwindSafe(|| command(&refs(words), input))).ok()
}

fn refs(words: &[String]) -> Vec<&str> {
    words.iter().map(String::as_str).collect()
}

/// Whether a text holds the id of a message in brackets, which is what is told when there are no words.
fn has_id(text: &str) -> bool {
    text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).any(|(id, _)| {
        id.contains('-') && id.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
    })
}

/// What is wrong with what a run gave.
fn wrong(run: &Run, given: Option<&Given>) -> Option<String> {
    let Some(Given { status, told, errors }) = given else { return Some("a panic".into()) };
    let status = *status;
    if !run.statuses.contains(&status.to_string()) {
        return Some(format!("status {status}, not one of {}: {told}{errors}", run.statuses));
    }
    if has_id(told) || has_id(errors) {
        return Some(format!("{told}{errors}"));
    }
    let is_batch = run.words[0] == "batch";
    if (status >= 2) != errors.starts_with("duvod: ") && !is_batch {
        return Some(format!("status {status} with {errors:?}"));
    }
    if !run.words.iter().any(|word| word == "--json") {
        return (status >= 2 && !told.is_empty()).then(|| format!("besides the error: {told}"));
    }
    let read: Result<Vec<Value>, _> =
        serde_json::Deserializer::from_str(told).into_iter::<Value>().collect();
    let Ok(answers) = read else { return Some(format!("no JSON: {told}")) };
    if is_batch && status == 0 {
        return None;
    }
    let [answer] = &answers[..] else { return Some(format!("not one answer: {told}")) };
    let has = |field: &str| answer.get(field).is_some();
    if has("error") != (has("error") && has("verdict") && has("puzzle")) {
        return Some(format!("a refusal without all its fields: {told}"));
    }
    let is_refusal = has("error");
    ((status >= 2) != is_refusal && status != 1 || status == 0 && is_refusal)
        .then(|| format!("status {status} with {told}"))
}

/// The puzzle of a grid of each kind.
fn puzzles(grid: &str) -> [String; 3] {
    let geometry = knowledge().grid(grid).expect("a grid");
    let one = knowledge().puzzles_of(grid).next().map(|example| example.puzzle.clone());
    let digit = geometry.symbol(Digit::new(0));
    let collides = format!("{digit}{digit}{}", ".".repeat(geometry.cell_count() - 2));
    let search = Search::new(geometry);
    let empty = Board::empty(geometry.cell_count());
    let full = search.solutions_of(&empty).next().expect("a solution").filled_into(&empty);
    [
        one.unwrap_or_else(|| made(&search, geometry, &full)),
        without_two(&search, geometry, &full),
        collides,
    ]
}

/// A full grid without those of every second digit that the others show: it has one solution. Of a large grid hardly any is
/// left out, since listing all steps there takes minutes.
fn made(search: &Search, geometry: &Geometry, full: &Board) -> String {
    let mut givens: Vec<Candidate> = full.digits().collect();
    for candidate in full.digits().step_by(if geometry.digit_count() > 9 { 16 } else { 2 }) {
        let rest = givens.iter().copied().filter(|given| *given != candidate);
        let rest: Vec<Candidate> = rest.collect();
        let board = Board::from_givens(geometry.cell_count(), rest.iter().copied());
        if matches!(search.verdict(&board), Verdict::One(_)) {
            givens = rest;
        }
    }
    print_line(&Board::from_givens(geometry.cell_count(), givens), geometry)
}

/// A full grid without two digits, which may be exchanged: it has several solutions.
fn without_two(search: &Search, geometry: &Geometry, full: &Board) -> String {
    let without = |lowest: usize| {
        let kept = full.digits().filter(|given| given.digit.index() > lowest);
        Board::from_givens(geometry.cell_count(), kept)
    };
    // Where digits exclude others two of them cannot be exchanged, so more are taken out.
    let mut boards = (1..geometry.digit_count()).map(without);
    let several = boards.find(|board| matches!(search.verdict(board), Verdict::Several(..)));
    print_line(&several.expect("several solutions"), geometry)
}

/// The words of a command, and its input.
fn words(command: &str, (puzzle, digit): (&str, char), folder: &Path) -> (Vec<String>, String) {
    let command = command.replace("DIGIT", &digit.to_string());
    let (command, input) = command.split_once(" < ").unwrap_or((&command, ""));
    let folder = folder.display().to_string();
    let full = |word: &str| word.replace("PUZZLE", puzzle).replace("FOLDER", &folder);
    (command.split(' ').map(full).collect(), full(input))
}

/// Whether one of the global options is among the words already.
fn is_given_twice(words: &[String], global: &str) -> bool {
    let mut options = global.split(' ').filter(|word| word.starts_with("--"));
    options.any(|option| words.iter().any(|word| word == option))
}

/// A folder with what commands need.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("duvod-{name}-{}", std::process::id()));
    fs::create_dir_all(folder.join("own")).expect("a folder");
    let [puzzle, ..] = puzzles("9x9");
    let trace = duvod(&["explain", &puzzle, "--json"]);
    let trace = String::from_utf8(trace.stdout).expect("text");
    for (name, text) in [
        ("puzzle.txt", puzzle.as_str()),
        ("graph.txt", "a: 1 2\nb: 1 2\na b different: apart\n"),
        ("nonsense", "nonsense"),
        ("trace.json", &trace),
        ("wrong.json", &trace.replacen("naked-", "no-such-", 1).replacen("hidden-", "no-such-", 1)),
        ("library.txt", &case("0300", "x-wing")),
    ] {
        fs::write(folder.join(name), text).expect("a file");
    }
    folder
}

/// All runs, each command with the global options in turn, as text and as JSON.
fn runs(folder: &Path) -> Vec<Run> {
    let mut globals = GLOBALS.iter().cycle();
    let (mut runs, mut is_json) = (Vec::new(), false);
    let mut add = |command: &str, puzzle: &str, grid: Option<&Geometry>, statuses: &'static str| {
        let both = ["", " --json"];
        // Of what is said of puzzles, which is much, each second run is of JSON.
        is_json = !is_json;
        let forms = if grid.is_some() { &both[usize::from(is_json)..][..1] } else { &both[..] };
        for json in forms {
            let digit = grid.map_or('1', |grid| grid.symbol(Digit::new(0)));
            let grid = grid.map(|grid| format!(" --grid {}", grid.name())).unwrap_or_default();
            let (mut words, input) = words(command, (puzzle, digit), folder);
            let fits = |global: &&&str| !is_given_twice(&words, global);
            let global = globals.by_ref().find(fits).expect("it goes on for ever");
            words.extend(format!("{grid} {global}{json}").split_whitespace().map(str::to_owned));
            runs.push(Run { words, input, statuses });
        }
    };
    let (of_puzzles, others) = commands();
    for Line { statuses, command, .. } in others {
        add(command, "", None, statuses[0]);
    }
    // Of the same grids in other digits, the last.
    let (usual, others): (Vec<_>, Vec<_>) =
        knowledge().grids().partition(|grid| grid.has_usual_digits());
    for grid in usual.into_iter().chain(others.into_iter().last()) {
        let puzzles = puzzles(grid.name());
        let is_small = grid.cell_count() <= SMALL;
        for line in of_puzzles.iter().filter(|line| is_small || !line.is_long) {
            for (puzzle, statuses) in puzzles.iter().zip(&line.statuses) {
                add(line.command, puzzle, Some(grid), statuses);
            }
        }
    }
    runs
}

#[test]
fn the_program_says_what_is_said_in_process() {
    // Each in a folder of its own: what one writes must not be there for the other.
    let folders = ["inside", "started"].map(folder);
    let [inside, outside] = [&folders[0], &folders[1]].map(|folder| {
        let mut of_each = BTreeMap::new();
        for run in runs(folder) {
            let _ = of_each.entry(run.words[0].clone()).or_insert(run);
        }
        of_each
    });
    assert!(inside.len() > 15, "{} commands", inside.len());
    let [here, there] = folders.each_ref().map(|folder| folder.display().to_string());
    for ((name, one), other) in inside.iter().zip(outside.values()) {
        let (mut given, expected) =
            (run(one).expect("no panic"), started(&mut program(&refs(&other.words)), &other.input));
        given.told = given.told.replace(&here, &there);
        given.errors = given.errors.replace(&here, &there);
        assert!(given == expected, "{name}: {} {}", given.told, expected.told);
    }
    for folder in folders {
        fs::remove_dir_all(folder).expect("a folder");
    }
}

sampled!(every_command_answers_as_it_says, one of 5);

fn every_command_answers_as_it_says(share: Share) {
    let folder = folder(if matches!(share, Share::All) { "all" } else { "every" });
    let runs = runs(&folder);
    assert!(runs.len() > 500, "{}", runs.len());
    let (runs, next) = (share.of("runs", runs), AtomicUsize::new(0));
    let threads = thread::available_parallelism().map_or(2, usize::from);
    let work = || {
        let mut found = BTreeMap::new();
        while let Some(one) = runs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let given = run(one);
            if let Some(wrong) = wrong(one, given.as_ref()) {
                let _ = found.insert(one.words.join(" "), wrong);
            }
        }
        found
    };
    let all_wrong: BTreeMap<String, String> = thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        all.into_iter().flat_map(|one| one.join().expect("no panic")).collect()
    });
    fs::remove_dir_all(&folder).expect("a folder");
    let told: Vec<String> =
        all_wrong.iter().map(|(run, wrong)| format!("{run}\n    {wrong}")).collect();
    found(share, &format!("{} runs of commands, of which {} were wrong", runs.len(), told.len()));
    assert!(told.is_empty(), "{} of {}:\n{}", told.len(), runs.len(), told.join("\n"));
}
