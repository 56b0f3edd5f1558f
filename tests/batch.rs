//! `duvod batch` as a stage of a pipe: answers in the order of the lines, whatever the threads; bad lines; going on where
//! it stopped; a pipe that is closed, or that is slow.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Output, Stdio};

use crate::support::{EXAMPLE, classic};
use duvod::formats::{print_line, read_line};
use duvod::grid::Board;
use serde_json::Value;

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_duvod"))
        .args(["batch", "--lang", "en"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs")
}

fn batch(arguments: &[&str], input: &str) -> Output {
    let mut child = start(arguments);
    let mut pipe = child.stdin.take().expect("its input");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    let _ = writer.join().expect("a writer");
    output
}

/// The objects that were written, without the times.
fn answers(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).expect("the program writes UTF-8");
    let parse = |line: &str| {
        let mut answer: Value = serde_json::from_str(line).expect("each line is JSON");
        if let Some(answer) = answer.as_object_mut() {
            let _ = answer.remove("micros");
        }
        answer
    };
    text.lines().map(parse).collect()
}

fn said(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("UTF-8")
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
fn answers_come_in_order_and_bad_lines_are_passed_over() {
    let colliding = format!("55{}", &EXAMPLE[2..]);
    let input = format!("{EXAMPLE}\n# a comment\nnonsense\n\n{colliding}\n{EXAMPLE}\n");
    let output = batch(&["--do", "explain"], &input);
    assert!(output.status.success());
    let lines = answers(&output);
    assert_eq!(lines.len(), 4);
    assert_eq!((&lines[0]["solutions"], &lines[0]["steps"]), (&1.into(), &51.into()));
    assert_eq!(lines[0]["level"], "easy");
    assert!(lines[1]["error"].as_str().expect("a reason").contains("Line 3"));
    assert_eq!((&lines[2]["solutions"], &lines[2]["solution"]), (&0.into(), &Value::Null));
    assert_eq!(lines[3]["solution"], lines[0]["solution"]);
    assert!(said(&output).contains("One line"), "{}", said(&output));
}

#[test]
fn any_number_of_threads_gives_the_same() {
    for (work, count) in [("solve", 3000), ("rate", 60), ("explain", 60)] {
        let puzzles = many(count);
        let input = puzzles.join("\n");
        let one = answers(&batch(&["--do", work, "--threads", "1"], &input));
        let three = answers(&batch(&["--do", work, "--threads", "3"], &input));
        assert_eq!(one, three);
        let echoed: Vec<&str> = one.iter().filter_map(|answer| answer["puzzle"].as_str()).collect();
        assert_eq!(echoed, puzzles);
        assert_eq!(one[0].get("score").is_some(), work != "solve");
        assert_eq!(one[0].get("rules").is_some(), work == "explain");
    }
}

#[test]
fn a_profile_rates_as_sudoku_explainer_does() {
    let with = answers(&batch(&["--do", "rate", "--profile", "se"], EXAMPLE));
    let without = answers(&batch(&["--do", "rate"], EXAMPLE));
    for name in ["er", "ep", "ed"] {
        assert_eq!((&with[0][name], without[0].get(name)), (&1.2.into(), None), "{name}");
    }
}

#[test]
fn it_goes_on_where_it_stopped() {
    let mut lines = many(500);
    lines[100] = "nonsense".to_owned();
    lines.insert(50, "# a comment".to_owned());
    let input = lines.join("\n");
    let all = answers(&batch(&[], &input));
    assert_eq!(all.len(), 500);
    for done in [0, 1, 50, 101, 499, 500, 1000] {
        let rest = answers(&batch(&["--skip", &done.to_string()], &input));
        assert_eq!(rest, all[done.min(500)..], "{done}");
    }
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = start(&[]);
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
    let mut child = start(&[]);
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

#[test]
fn what_is_wrong_is_said() {
    let wrong = |arguments: &[&str], part: &str| {
        let output = batch(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(said(&output).contains(part), "{}", said(&output));
    };
    wrong(&["no-such-file"], "no-such-file");
    wrong(&["--grid", "5x5"], "5x5");
    wrong(&["--do", "guess"], "guess");
}
