//! `duvod generate`: every puzzle is what was asked for, as found out here by trying; the same lines on any number of
//! threads. `duvod convert`: forms that images share.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use once_cell::sync::Lazy;
use serde_json::Value;

use crate::every_grid::naive::Naive;
use crate::support::program::{command, program, said};
use crate::support::{self, EXAMPLE, classic, knowledge, solution};
use duvod::inference::{Engine, Hints, Request};
use duvod::knowledge::{Level, Rule};
use duvod::proof::Start;

/// The lines that a command writes, which must succeed.
fn lines(arguments: &[&str]) -> Vec<String> {
    said(arguments).lines().map(str::to_owned).collect()
}

/// The puzzles that are made when this is asked for.
fn made(arguments: &str) -> Vec<String> {
    let mut all = vec!["generate"];
    all.extend(arguments.split_whitespace());
    lines(&all)
}

/// The cells of a puzzle, 0 for an empty one.
fn cells(puzzle: &str) -> Vec<u8> {
    assert_eq!(puzzle.len(), 81, "{puzzle}");
    puzzle.bytes().map(|symbol| if symbol == b'.' { 0 } else { symbol - b'0' }).collect()
}

fn givens(puzzle: &str) -> usize {
    cells(puzzle).iter().filter(|digit| **digit > 0).count()
}

/// How many solutions there are, up to two, as whoever tries finds out.
fn solutions(cells: &[u8]) -> usize {
    static CLASSIC: Lazy<Naive> = Lazy::new(|| Naive::named("9x9").expect("the classic grid"));
    let givens: Vec<_> = cells.iter().map(|&cell| usize::from(cell).checked_sub(1)).collect();
    CLASSIC.solutions(&givens, 1_000_000).expect("few guesses").len()
}

fn is_minimal(puzzle: &str) -> bool {
    let cells = cells(puzzle);
    (0..81).filter(|&at| cells[at] > 0).all(|at| {
        let mut fewer = cells.clone();
        fewer[at] = 0;
        solutions(&fewer) == 2
    })
}

#[test]
fn puzzles_have_one_solution_and_no_given_too_many() {
    let puzzles = made("--count 40 --seed 3");
    assert_eq!(puzzles.iter().collect::<BTreeSet<_>>().len(), 40);
    for puzzle in puzzles {
        assert_eq!(solutions(&cells(&puzzle)), 1, "{puzzle}");
        assert!(is_minimal(&puzzle), "{puzzle}");
    }
}

#[test]
fn givens_lie_as_asked_for() {
    // Where a move of the symmetry takes a place, written out once more.
    type Move = fn(usize, usize) -> (usize, usize);
    let moves: [(&str, &[Move]); 9] = [
        ("half-turn", &[|r, c| (8 - r, 8 - c)]),
        ("quarter-turn", &[|r, c| (c, 8 - r)]),
        ("horizontal", &[|r, c| (8 - r, c)]),
        ("vertical", &[|r, c| (r, 8 - c)]),
        ("orthogonal", &[|r, c| (8 - r, c), |r, c| (r, 8 - c)]),
        ("diagonal", &[|r, c| (c, r)]),
        ("anti-diagonal", &[|r, c| (8 - c, 8 - r)]),
        ("diagonals", &[|r, c| (c, r), |r, c| (8 - c, 8 - r)]),
        ("full", &[|r, c| (c, r), |r, c| (8 - r, c)]),
    ];
    for (symmetry, moves) in moves {
        for puzzle in made(&format!("--count 3 --symmetry {symmetry}")) {
            let cells = cells(&puzzle);
            for to in moves {
                let image = (0..81).map(|at| to(at / 9, at % 9)).map(|(r, c)| cells[9 * r + c] > 0);
                assert!(image.eq(cells.iter().map(|digit| *digit > 0)), "{symmetry}: {puzzle}");
            }
            assert_eq!(solutions(&cells), 1, "{symmetry}: {puzzle}");
        }
    }
    let puzzles = made("--count 2 --symmetry half-turn --minimal");
    assert!(puzzles.iter().all(|puzzle| is_minimal(puzzle)), "{puzzles:?}");
}

#[test]
fn there_are_as_many_givens_as_asked_for() {
    for (range, from, to) in [("30-33", 30, 33), ("45", 45, 45), ("22-23 --minimal", 22, 23)] {
        let puzzles = made(&format!("--count 8 --givens {range}"));
        for puzzle in &puzzles {
            assert!((from..=to).contains(&givens(puzzle)), "{range}: {puzzle}");
            assert_eq!(solutions(&cells(puzzle)), 1, "{puzzle}");
        }
        assert_eq!(puzzles.len(), 8);
    }
}

#[test]
fn givens_stand_where_a_pattern_says() {
    let pattern =
        ".x.x.x.x.x.......x..x...x..x...x...x..x.x.x..x...x...x..x...x..x.......x.x.x.x.x.";
    for puzzle in lines(&["generate", "--count", "3", "--pattern", pattern]) {
        let stand = puzzle.bytes().map(|symbol| symbol != b'.');
        assert!(stand.eq(pattern.bytes().map(|sign| sign == b'x')), "{puzzle}");
        assert_eq!(solutions(&cells(&puzzle)), 1, "{puzzle}");
    }
}

#[test]
fn threads_and_runs_make_no_difference() {
    let plain = made("--count 60 --seed 5 --threads 1");
    for threads in ["1", "4"] {
        assert_eq!(made(&format!("--count 60 --seed 5 --threads {threads}")), plain);
    }
    assert_ne!(made("--count 60 --seed 6"), plain);
    let rated = made("--count 6 --level medium --json --threads 1");
    assert_eq!(made("--count 6 --level medium --json --threads 4"), rated);
}

#[test]
fn levels_are_those_that_a_rating_gives() {
    for level in ["easy", "hard", "extreme"] {
        let objects = made(&format!("--count 3 --level {level} --json"));
        assert_eq!(objects.len(), 3);
        for object in objects {
            let object: Value = serde_json::from_str(&object).expect("JSON");
            let puzzle = object["puzzle"].as_str().expect("a puzzle");
            let solved = cells(object["solution"].as_str().expect("a solution"));
            assert_eq!(solutions(&solved), 1);
            assert_eq!(object["givens"], givens(puzzle));
            let rated = command(&["batch", "--do", "rate"], puzzle).told;
            let rated: Value = serde_json::from_str(&rated).expect("JSON");
            for field in ["level", "score", "hardest", "solution"] {
                assert_eq!(object[field], rated[field], "{puzzle}");
            }
            assert_eq!(rated["level"], level);
        }
    }
}

/// Whether some rules of the default profile solve a puzzle.
fn is_solved_by(puzzle: &str, may: impl Fn(&Rule) -> bool) -> bool {
    let profile = knowledge().profile("default").expect("a profile");
    let rules: Vec<&Rule> = knowledge().rules_of(profile).filter(|rule| may(rule)).collect();
    let engine = Engine::of_profile(knowledge(), classic(), profile, &rules);
    let board = support::puzzle(puzzle);
    let solution = solution(classic(), &board);
    let start = Start::from_board(&board);
    let trace = engine.solve(Request::new(&start, Hints::of_puzzle(&start, solution.digits())));
    trace.board_before(classic(), trace.steps.len()).digits().count() == 81
}

#[test]
fn a_rule_is_needed_where_it_is_asked_for() {
    let order = &knowledge().profile("default").expect("a profile").rules;
    let place = |id: &str| order.iter().position(|rule| rule.as_str() == id).expect("its place");
    for rule in ["naked-single", "hidden-pair", "x-wing", "xy-wing"] {
        for puzzle in made(&format!("--count 2 --rule {rule}")) {
            let upto = |most: usize| is_solved_by(&puzzle, |one| place(one.id.as_str()) <= most);
            assert!(upto(place(rule)) && !upto(place(rule).wrapping_sub(1)), "{rule}: {puzzle}");
        }
        for puzzle in made(&format!("--count 2 --alone --rule {rule}")) {
            let singles = |one: &Rule| one.level == Level::Easy && one.id.as_str() != rule;
            assert!(is_solved_by(&puzzle, |one| singles(one) || one.id.as_str() == rule));
            let easier = |one: &Rule| singles(one) && place(one.id.as_str()) < place(rule);
            assert!(!is_solved_by(&puzzle, easier), "{rule}: {puzzle}");
            let before = |one: &Rule| place(one.id.as_str()) < place(rule);
            assert!(!is_solved_by(&puzzle, before), "{rule} is needed: {puzzle}");
        }
    }
    let loosely = made("--rule aic --alone --or-easier");
    assert_eq!(loosely.len(), 1, "beside the singles it is needed");
    let before = |one: &Rule| place(one.id.as_str()) < place("aic");
    assert!(is_solved_by(&loosely[0], before), "nothing needs it: {}", loosely[0]);
    for puzzle in made("--count 2 --solvable-by se") {
        assert_eq!(solutions(&cells(&puzzle)), 1);
    }
}

#[test]
fn solvable_by_rules_is_without_supposing() {
    // How many puzzles of the same twenty attempts come out otherwise than without the wish.
    for (profile, changed) in [("default", 1..=3), ("se", 5..=10), ("singles", 10..=18)] {
        let rules = &knowledge().profile(profile).expect("a profile").rules;
        let plain = |puzzle: &String| {
            is_solved_by(puzzle, |rule| rules.contains(&rule.id) && !rule.supposes())
        };
        let any = made("--count 20 --seed 3");
        let solvable = made(&format!("--count 20 --seed 3 --solvable-by {profile}"));
        let count = any.iter().zip(&solvable).filter(|(one, other)| one != other).count();
        assert!(changed.contains(&count), "{profile}: {count} of 20 puzzles are others");
        assert!(solvable.iter().all(plain), "{profile}");
        assert!(!any.iter().all(plain), "{profile}: without the wish some are not solved so");
    }
}

#[test]
fn where_a_rule_is_seldom_needed_what_was_found_is_gone_on_from() {
    let arguments = "--rule naked-quad --count 12 --seed 3 --json";
    let found = made(&format!("{arguments} --threads 1"));
    assert_eq!(made(&format!("{arguments} --threads 3")), found);
    let object = |line: &String| serde_json::from_str::<Value>(line).expect("JSON");
    let solutions: BTreeSet<String> =
        found.iter().map(|line| object(line)["solution"].to_string()).collect();
    assert!(solutions.len() < found.len(), "some are akin");
    let order = &knowledge().profile("default").expect("a profile").rules;
    let place = |id: &str| order.iter().position(|rule| rule.as_str() == id).expect("its place");
    for object in found.iter().map(object) {
        let puzzle = object["puzzle"].as_str().expect("a puzzle");
        let upto = |most: usize| is_solved_by(puzzle, |one| place(one.id.as_str()) <= most);
        assert!(upto(place("naked-quad")) && !upto(place("naked-quad") - 1), "{puzzle}");
    }
}

#[test]
fn as_much_is_to_be_guessed_as_asked_for() {
    for wanted in [0, 50, 100] {
        for object in made(&format!("--count 4 --guessing {wanted} --json")) {
            let object: Value = serde_json::from_str(&object).expect("JSON");
            let guessing = object["guessing"].as_u64().expect("a number");
            assert!(guessing.abs_diff(wanted) <= 20, "{object}");
            let is_easy = is_solved_by(object["puzzle"].as_str().expect("a puzzle"), |rule| {
                rule.level == Level::Easy
            });
            assert_eq!(guessing == 0, is_easy, "{object}");
        }
    }
}

#[test]
fn a_puzzle_is_made_easier_and_harder() {
    let rated = |objects: Vec<String>| -> Vec<(String, String, u64)> {
        let parse = |object: String| {
            let object: Value = serde_json::from_str(&object).expect("JSON");
            let text = |field: &str| object[field].as_str().expect("a text").to_owned();
            (text("puzzle"), text("level"), object["score"].as_u64().expect("a score"))
        };
        objects.into_iter().map(parse).collect()
    };
    let level = |name: &str| {
        ["easy", "medium", "hard", "unfair", "extreme"].iter().position(|level| *level == name)
    };
    let (from, of_from, score) = rated(made("--level hard --json")).remove(0);
    for change in ["easier", "harder"] {
        let near = rated(made(&format!("--from {from} --{change} --count 3 --json")));
        for (puzzle, of_puzzle, of_score) in near {
            let (before, now) = ((level(&of_from), score), (level(&of_puzzle), of_score));
            assert!(if change == "easier" { now < before } else { now > before }, "{puzzle}");
            assert_eq!(solutions(&cells(&puzzle)), 1, "{puzzle}");
            let apart =
                cells(&puzzle).into_iter().zip(cells(&from)).filter(|(one, other)| one != other);
            assert!((1..20).contains(&apart.count()), "{puzzle}");
        }
    }
}

#[test]
fn a_closed_pipe_ends_it() {
    let mut child = program(&["generate", "--count", "1000000000"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut line = String::new();
    let mut pipe = BufReader::new(child.stdout.take().expect("its output"));
    let _ = pipe.read_line(&mut line).expect("a puzzle as soon as it is there");
    assert_eq!(solutions(&cells(line.trim())), 1);
    drop(pipe);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn images_are_converted_to_the_same_form() {
    let turned: String = EXAMPLE
        .chars()
        .rev()
        .map(|symbol| match symbol {
            '9' => '1',
            '1'..='8' => char::from(symbol as u8 + 1),
            other => other,
        })
        .collect();
    let forms = [EXAMPLE, &turned].map(|puzzle| lines(&["convert", puzzle, "--to", "canonical"]));
    assert_eq!(forms[0], forms[1]);
    assert_eq!(givens(&forms[0][0]), givens(EXAMPLE));
    let object = lines(&["convert", EXAMPLE, "--json"]);
    let object: Value = serde_json::from_str(&object[0]).expect("JSON");
    assert_eq!(
        (&object["text"], &object["automorphisms"]),
        (&forms[0][0].as_str().into(), &1.into())
    );
    let grid = lines(&["convert", EXAMPLE, "--to", "grid"]);
    assert_eq!(lines(&["convert", &grid.join("\n"), "--to", "line"]), [EXAMPLE]);
    let both = format!("{EXAMPLE}\n{turned}\n");
    assert_eq!(lines(&["convert", &both, "--to", "line"]), [EXAMPLE, &turned]);
}
