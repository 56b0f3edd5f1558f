//! Whatever is written is read again, on every grid, alone, in lists, and with what people and programs put around it: as
//! the same puzzle, or it is refused.
//!
//! How many cases there are is said by `DUVOD_READING`; a sample is taken if nothing is.

use std::env;
use std::sync::Arc;
use std::time::{Duration, Instant};

use once_cell::sync::Lazy;

use crate::support::knowledge;
use duvod::formats::{Content, FORMATS, Item, WrittenPuzzle, naming, read, write_all};
use duvod::grid::{Board, Candidate, Candidates, Cell, Digit, Entry, Geometry, StateText};
use duvod::knowledge::CLASSIC_GRID;
use duvod::search::Search;

/// How many cases there are if nothing else is said.
const CASES: usize = 300;

/// How many cases there are.
fn cases() -> usize {
    env::var("DUVOD_READING").ok().and_then(|cases| cases.parse().ok()).unwrap_or(CASES)
}

/// All grids, the usual one first.
static GRIDS: Lazy<Vec<Arc<Geometry>>> = Lazy::new(|| {
    let usual = knowledge().grid(CLASSIC_GRID).into_iter();
    let others = knowledge().grids().filter(|grid| grid.name() != CLASSIC_GRID);
    usual.chain(others).cloned().collect()
});

/// A full grid of each.
static FULL: Lazy<Vec<Vec<Digit>>> = Lazy::new(|| GRIDS.iter().map(|it| full(it)).collect());

/// Digits that fill a grid: by shifting rows where blocks are plain, else by the solver.
fn full(geometry: &Geometry) -> Vec<Digit> {
    let side = geometry.digit_count();
    if let Some(blocks) = geometry.plain_blocks() {
        let digit = |cell: Cell| {
            let (row, column) = (geometry.row(cell), geometry.column(cell));
            let shift = row % blocks.height * blocks.width + row / blocks.height;
            Digit::new((column + shift) % side)
        };
        return geometry.cells().map(digit).collect();
    }
    let empty = Board::empty(geometry.cell_count());
    let solution = Search::new(geometry).solutions_of(&empty).next();
    solution.expect("a full grid").digits().to_vec()
}

/// Numbers that look drawn, the same in every run.
struct Draw(u64);

impl Draw {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }

    fn one_of<'t, T>(&mut self, all: &'t [T]) -> &'t T {
        &all[self.below(all.len())]
    }

    /// A puzzle, or if wanted a state in play.
    fn puzzle(&mut self, grid: usize, in_play: bool) -> WrittenPuzzle {
        let geometry = &GRIDS[grid];
        let side = geometry.digit_count();
        let mut digits: Vec<usize> = (0..side).collect();
        for at in (1..side).rev() {
            digits.swap(at, self.below(at + 1));
        }
        let left = 15 + self.below(75);
        let mut board = Board::empty(geometry.cell_count());
        for cell in geometry.cells() {
            if self.below(100) >= left {
                continue;
            }
            let digit = Digit::new(digits[FULL[grid][cell.index()].index()]);
            let placed = in_play && self.below(4) == 0;
            board.set(cell, if placed { Entry::Placed(digit) } else { Entry::Given(digit) });
        }
        let mut state = StateText::of_board(board);
        if in_play {
            let solution = |cell: Cell| Digit::new(digits[FULL[grid][cell.index()].index()]);
            let possible: Candidates = state.candidates(geometry);
            let mut removed = Vec::new();
            for cell in geometry.cells().filter(|&cell| state.board.entry(cell) == Entry::Empty) {
                let others = possible.digits_of(cell).iter().filter(|&it| it != solution(cell));
                removed.extend(
                    others.filter(|_| self.below(6) == 0).map(|digit| Candidate { cell, digit }),
                );
            }
            state.removed = removed;
        }
        WrittenPuzzle::new(geometry, state)
    }
}

/// What is the same of two puzzles: the grid, and as much of the state as a format keeps.
fn is_same(one: &WrittenPuzzle, other: &WrittenPuzzle, format: &str) -> bool {
    let keeps =
        FORMATS.iter().find(|it| it.about().name == format).expect("a format").about().keeps;
    let digits = |it: &WrittenPuzzle| it.state.board.digits().collect::<Vec<_>>();
    let left = |it: &WrittenPuzzle| {
        let candidates: Candidates = it.state.candidates(&it.geometry);
        let only = |cell: Cell| {
            let digit = it.state.board.entry(cell).digit();
            digit.map_or_else(|| candidates.digits_of(cell), |digit| [digit].into_iter().collect())
        };
        it.geometry.cells().map(only).collect::<Vec<_>>()
    };
    if one.geometry != other.geometry {
        return false;
    }
    match (keeps.placed, keeps.candidates) {
        (true, true) => one.state.board == other.state.board && left(one) == left(other),
        (true, false) => one.state.board == other.state.board,
        (false, true) => left(one) == left(other),
        (false, false) => digits(one) == digits(other),
    }
}

/// What was read of a text, or that it was refused.
fn puzzles(text: &str) -> Result<Vec<WrittenPuzzle>, String> {
    let lines = text.lines().count().max(1);
    let content = |item: Item<'_>| match item.content {
        Ok(Content::Puzzle(puzzle)) => Ok(puzzle),
        Ok(Content::Game(_)) => Err("a game".to_owned()),
        Err(error) => {
            assert!((1..=lines + 1).contains(&error.line), "{error}: {text}");
            Err(error.to_string())
        }
    };
    read(text, &GRIDS).items.into_iter().map(content).collect()
}

/// What may stand around a text: the name of it, and the text with it.
fn wrapped(text: &str, draw: &mut Draw) -> (&'static str, String) {
    let each =
        |with: &dyn Fn(&str) -> String| text.lines().map(with).collect::<Vec<_>>().join("\n");
    match draw.below(12) {
        0 => ("nothing", text.to_owned()),
        1 => ("quote", each(&|line| format!("> {line}"))),
        2 => ("fence", format!("```text\n{text}\n```")),
        3 => ("code", format!("[code]\n{text}\n[/code]")),
        4 => ("post", format!("Hello all,\n\n{text}\n\nHow do you solve this?\nThanks, Bob\n")),
        5 => ("comment", format!("% from the paper\n{text}\n% end")),
        6 => ("Windows", format!("\u{feff}{}\r\n", text.replace('\n', "\r\n"))),
        7 => ("indented", each(&|line| format!("    {line}"))),
        8 => ("rating", format!("{text}\n5.6/5.6/3.2\n")),
        9 => ("tags", format!("<pre>{text}</pre>")),
        10 => ("blank", format!("\n\n\n{text}\n\n")),
        _ => ("signature", format!("{text}\n-- \nSimple Sudoku\n  Version 4.2n\n")),
    }
}

#[test]
fn what_is_written_is_read_again_or_refused() {
    let cases = cases();
    let mut draw = Draw(2026);
    let (mut alone, mut lists, mut around, mut refused) = (0, 0, 0, 0);
    for case in 0..cases {
        let format = draw.one_of(&FORMATS).about().name;
        let written = FORMATS.iter().find(|it| it.about().name == format).expect("a format");
        let grid = draw.below(GRIDS.len());
        let mixed = draw.below(3) == 0;
        let count = if draw.below(2) == 0 { 1 } else { 5 };
        let all: Vec<WrittenPuzzle> = (0..count)
            .map(|_| {
                let grid = if mixed { draw.below(GRIDS.len()) } else { grid };
                draw.puzzle(grid, written.about().keeps.placed || written.about().keeps.candidates)
            })
            .filter(|puzzle| written.write(std::slice::from_ref(puzzle)).is_ok())
            .collect();
        if all.is_empty() {
            continue;
        }
        let text = write_all(*written, &all).expect("each can be written");
        let same = |read: &[WrittenPuzzle]| {
            read.len() == all.len() && read.iter().zip(&all).all(|(a, b)| is_same(a, b, format))
        };
        match puzzles(&text) {
            Ok(read) => {
                let grids: Vec<_> = read.iter().map(|it| it.geometry.name()).collect();
                assert!(same(&read), "case {case}, {format}, {} as {grids:?}:\n{text}", read.len());
            }
            Err(error) => panic!("case {case}, {format}: {error}:\n{text}"),
        }
        if all.len() == 1 {
            alone += 1;
        } else {
            lists += 1;
        }
        let (wrapper, within) = wrapped(&text, &mut draw);
        match puzzles(&within) {
            Ok(read) => {
                assert!(
                    same(&read),
                    "case {case}, {format} in {wrapper}, {}:\n{within}",
                    read.len()
                );
                around += 1;
            }
            Err(_) => refused += 1,
        }
    }
    assert!(
        alone + lists > cases / 3 && around > refused * 9,
        "{alone} {lists} {around} {refused}"
    );
}

#[test]
fn texts_in_several_forms_are_read_one_after_another() {
    let mut draw = Draw(7);
    let classic = GRIDS.iter().position(|it| it.name() == CLASSIC_GRID).expect("the classic grid");
    let (mut texts, mut all) = (Vec::new(), Vec::new());
    for format in FORMATS {
        let puzzle = draw.puzzle(classic, false);
        let text = write_all(format, std::slice::from_ref(&puzzle)).expect("a text");
        texts.push(text);
        all.push((format.about().name, puzzle));
    }
    let read = puzzles(&texts.join("\n\n")).expect("puzzles");
    assert_eq!(read.len(), all.len());
    for (read, (format, puzzle)) in read.iter().zip(&all) {
        assert!(is_same(read, puzzle, format), "{format}");
    }
    assert!(naming(&GRIDS[classic]).ends_with(CLASSIC_GRID));
}

/// The least time that a text takes of a few.
fn least(text: &str, tries: usize) -> Duration {
    let once = || {
        let start = Instant::now();
        let _ = read(text, &GRIDS);
        start.elapsed()
    };
    (0..tries).map(|_| once()).min().expect("a time")
}

#[test]
fn a_text_takes_time_in_proportion_to_its_length() {
    const LONGER: usize = 8;
    // What grows with the square of the length takes 64 times as long, what grows with it takes 8 times.
    const MOST: u32 = 30;
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    let rows: Vec<&str> = (0..9).map(|row| &puzzle[9 * row..9 * row + 9]).collect();
    let grid = rows.join("\n") + "\n";
    let drawn = format!("+---+---+---+\n{grid}+---+---+---+\n\n");
    let mixed = format!("{grid}\n1...\n.2..\n..3.\n...4\n\n");
    let apart = format!("{grid}\n");
    // On one line, and as so many lines.
    let parts: [(&str, usize); 33] = [
        ("1  ", 1500),
        (" ", 6000),
        ("|1", 3000),
        ("+1", 3000),
        (",", 6000),
        ("#", 6000),
        ("# ", 3000),
        ("1:", 3000),
        ("&nbsp;", 1000),
        ("[", 3000),
        ("<b>1</b>", 1000),
        ("http://a.b/", 500),
        ("http://a.b/c?d ", 200),
        ("ab cd ", 1000),
        ("12345 ", 1000),
        ("-", 6000),
        ("- ", 3000),
        (". \t", 2000),
        ("\\", 3000),
        ("[1,\n", 300),
        ("{\"a\":1,\n", 300),
        ("x = [\"\n", 300),
        ("<a>\n", 600),
        ("<table>\n", 300),
        ("<div class=\"x\"><a href=\"/y\">z</a></div>\n", 200),
        ("1 2 3 4 5 6 7 8\n", 100),
        (" \n", 3000),
        ("# x\n", 500),
        (&apart, 40),
        (&grid, 40),
        (&drawn, 20),
        (&mixed, 20),
        (puzzle, 200),
    ];
    for (part, times) in parts {
        let text = |times: usize| format!("{}\n{puzzle}", part.repeat(times));
        let (short, long) = (text(times), text(LONGER * times));
        let floor = Duration::from_millis(2);
        let is_fair = (0..3).any(|_| least(&long, 1) < MOST * least(&short, 3).max(floor));
        assert!(is_fair, "{part:?}");
    }
}

/// Rows of cells in a form: the name of it, and the text.
fn form(rows: &[Vec<String>], draw: &mut Draw) -> (&'static str, String) {
    let lines = |line: &dyn Fn(usize, &[String]) -> String| {
        let lines: Vec<String> = rows.iter().enumerate().map(|(at, row)| line(at, row)).collect();
        lines.join("\n")
    };
    let blank = |cell: &String| cell.replace('.', "");
    let fields =
        |row: &[String], between: &str| row.iter().map(blank).collect::<Vec<_>>().join(between);
    let zeros = |row: &[String]| row.join(", ").replace('.', "0");
    let names = |from: usize, between: &str| {
        (from..from + 9).map(|name| name.to_string()).collect::<Vec<_>>().join(between)
    };
    match draw.below(13) {
        0 => ("tight", lines(&|_, row| row.concat())),
        1 => ("apart", lines(&|_, row| row.join(" "))),
        2 => ("commas", lines(&|_, row| fields(row, ","))),
        3 => ("tabs", lines(&|_, row| fields(row, "\t"))),
        4 => ("labels", lines(&|at, row| format!("{} {}", at + 1, row.join(" ")))),
        5 => {
            let rows = lines(&|at, row| format!("{} {}", at + 1, row.join(" ")));
            ("corner", format!("x {}\n{rows}", names(1, " ")))
        }
        6 => {
            let rows = lines(&|at, row| format!("{at},{}", zeros(row).replace(' ', "")));
            ("index", format!(",{}\n{rows}", names(0, ",")))
        }
        7 => ("numbers", lines(&|at, row| format!("{}:{}", at + 7, row.concat()))),
        8 => ("bullets", lines(&|_, row| format!("- {}", row.join(" ")))),
        9 => ("lists", lines(&|_, row| format!("- [{}]", zeros(row)))),
        10 => ("framed", lines(&|_, row| format!("| {} |", fields(row, " | ")))),
        11 => {
            let rows = lines(&|_, row| format!("| {} |", fields(row, " | ")));
            ("Markdown", format!("| {} |\n{}|\n{rows}", names(1, " | "), "|---".repeat(9)))
        }
        _ => ("groups", lines(&|_, row| row.concat()).replace('\n', " / ")),
    }
}

#[test]
fn a_state_of_which_only_marks_are_said_is_kept_and_points_before_a_number_are_none() {
    let read = puzzles("1+234............:314\n................:213 214\n").expect("two states");
    let struck: Vec<usize> = read.iter().map(|read| read.state.removed.len()).collect();
    assert_eq!(struck, [1, 2]);
    let text = format!("Contents {}: 123\n1234 3412 2143 4321\n", ".".repeat(36));
    assert_eq!(puzzles(&text).map(|read| read.len()), Ok(1));
}

#[test]
fn rows_with_a_cell_too_many_or_too_few_are_no_other_puzzle() {
    let mut draw = Draw(11);
    let classic = GRIDS.iter().position(|it| it.name() == CLASSIC_GRID).expect("the classic grid");
    let mut right = 0;
    for case in 0..cases() {
        let puzzle = draw.puzzle(classic, false);
        let board = &puzzle.state.board;
        let sign = |cell: Cell| match board.entry(cell).digit() {
            Some(digit) => puzzle.geometry.symbol(digit).to_string(),
            None => ".".to_owned(),
        };
        let cells: Vec<String> = puzzle.geometry.cells().map(sign).collect();
        let mut rows: Vec<Vec<String>> = cells.chunks(9).map(<[String]>::to_vec).collect();
        let (row, at) = (draw.below(9), draw.below(9));
        let change = draw.below(4);
        match change {
            0 => drop(rows[row].remove(at)),
            1 => rows[row].insert(at, draw.one_of(&["1", "5", "9", "."]).to_string()),
            2 => rows.insert(row, rows[at].clone()),
            _ => {}
        }
        let (name, text) = form(&rows, &mut draw);
        match puzzles(&text) {
            Ok(read) => {
                let is_same = read.iter().all(|read| read.state == puzzle.state);
                assert!(is_same, "case {case}, {name}, change {change}:\n{text}\n{read:?}");
                right += usize::from(change == 3);
            }
            Err(error) => assert!(change < 3, "case {case}, {name}: {error}:\n{text}"),
        }
    }
    assert!(right > cases() / 8, "{right}");
}
