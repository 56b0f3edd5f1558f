//! `duvod batch` as a stage of a pipe: the same answers whatever the threads; going on where it stopped; a pipe that is
//! closed, or that is slow.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Stdio};

use crate::support::program::{command, program};
use crate::support::{EXAMPLE, classic};
use duvod::formats::{print_line, read_line};
use duvod::grid::Board;
use serde_json::Value;

fn start() -> Child {
    let mut program = program(&["batch"]);
    let program = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    program.spawn().expect("the program runs")
}

/// The objects that a batch writes, without the times.
fn batch(arguments: &[&str], input: &str) -> Vec<Value> {
    let given = command(&[&["batch"], arguments].concat(), input);
    assert_eq!(given.status, 0, "{}", given.errors);
    let parse = |line: &str| {
        let mut answer: Value = serde_json::from_str(line).expect("each line is JSON");
        let _ = answer.as_object_mut().expect("an object").remove("micros");
        answer
    };
    given.told.lines().map(parse).collect()
}

/// Puzzles that can be told from each other: the example without its n-th given.
fn many(count: usize) -> Vec<String> {
    let board = read_line(EXAMPLE, classic()).expect("a puzzle");
    let givens: Vec<_> = board.digits().collect();
    let puzzle = |number: usize| {
        let left_out = givens[number % givens.len()];
        let rest = givens.iter().copied().filter(|&given| given != left_out);
        print_line(&Board::from_givens(classic().cell_count(), rest), classic())
    };
    (0..count).map(puzzle).collect()
}

#[test]
fn any_number_of_threads_gives_the_same() {
    for (work, count) in [("solve", 3000), ("rate", 60), ("explain", 60)] {
        let puzzles = many(count);
        let input = puzzles.join("\n");
        let one = batch(&["--do", work, "--threads", "1"], &input);
        let three = batch(&["--do", work, "--threads", "3"], &input);
        assert_eq!(one, three);
        let echoed: Vec<&str> = one.iter().filter_map(|answer| answer["puzzle"].as_str()).collect();
        assert_eq!(echoed, puzzles);
        assert_eq!(one[0].get("score").is_some(), work != "solve");
        assert_eq!(one[0].get("rules").is_some(), work == "explain");
    }
}

#[test]
fn a_line_that_names_the_grid_is_heeded_by_what_follows() {
    let cages = "9x9+killer-cage:A1B1:8+odd:A2";
    let texts = ["# grid: x", &format!("# grid: {cages}"), "# grid: no-such-grid"];
    let [x, caged, unknown] =
        texts.map(|name| batch(&[], &format!("{EXAMPLE}\n{name}\n{EXAMPLE}\n")));
    assert_eq!(x[0]["solutions"], 1, "what stands before the name is classic");
    assert_eq!(x[1]["solutions"], 0, "its diagonals repeat digits");
    assert_eq!(caged[1]["solutions"], 0, "A2 holds a 6");
    assert_eq!(unknown[0]["solutions"], 1);
    for refused in &unknown[1..] {
        assert!(refused["error"].is_string() && refused["solutions"].is_null(), "{refused}");
    }
}

#[test]
fn what_stands_beside_puzzles_is_passed_over_and_has_no_answer() {
    let texts = [
        (
            format!("https://imgur.com/x\n{EXAMPLE}\nThis one is nice.\n{EXAMPLE}\n"),
            vec![true, true],
        ),
        (
            format!("Two of mine:\n{EXAMPLE}\n{}\nand that is all\n", &EXAMPLE[..80]),
            vec![true, false],
        ),
        ("Nothing\nat all here\n".to_owned(), vec![false]),
    ];
    for (text, right) in texts {
        let answers = batch(&[], &text);
        let are_read: Vec<bool> = answers.iter().map(|it| it["puzzle"].is_string()).collect();
        assert_eq!(are_read, right, "{text}");
    }
    let given = command(&["batch"], &format!("Look:\n{EXAMPLE}\n"));
    assert_eq!(given.errors.matches("passed over").count(), 1, "{}", given.errors);
    assert!(!given.errors.contains("could not be read"), "{}", given.errors);
}

#[test]
fn it_goes_on_where_it_stopped() {
    let mut lines = many(500);
    lines[100] = EXAMPLE[..80].to_owned();
    lines.insert(50, "# a comment".to_owned());
    let input = lines.join("\n");
    let all = batch(&[], &input);
    assert_eq!(all.len(), 500);
    for done in [0, 1, 50, 101, 499, 500, 1000] {
        let rest = batch(&["--skip", &done.to_string()], &input);
        assert_eq!(rest, all[done.min(500)..], "{done}");
    }
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = start();
    let mut pipe = child.stdin.take().expect("its input");
    let puzzles = many(200).join("\n");
    // More than all the buffers on the way hold; the input is never ended.
    let writer = std::thread::spawn(move || while pipe.write_all(puzzles.as_bytes()).is_ok() {});
    let mut answers = BufReader::new(child.stdout.take().expect("its output")).lines();
    for _ in 0..5 {
        assert!(answers.next().expect("an answer").expect("text").starts_with("{\"puzzle\":"));
    }
    drop(answers);
    assert!(child.wait().expect("it ends").success());
    let mut errors = String::new();
    let read = child.stderr.take().expect("its errors").read_to_string(&mut errors);
    assert_eq!((read.expect("text"), errors.as_str()), (0, ""));
    writer.join().expect("the writer ends");
}

#[test]
fn a_slow_pipe_has_each_answer_at_once() {
    let mut child = start();
    let mut pipe = child.stdin.take().expect("its input");
    let mut answers = BufReader::new(child.stdout.take().expect("its output")).lines();
    for _ in 0..3 {
        writeln!(pipe, "{EXAMPLE}").expect("it reads");
        // This would wait for ever if the answer were kept back.
        assert!(answers.next().expect("an answer").expect("text").contains(EXAMPLE));
    }
    drop(pipe);
    assert!(answers.next().is_none());
    assert!(child.wait().expect("it ends").success());
}
