//! Runs that are told and replayed are what the methods did, as a small oracle of rows, columns and blocks says.

use std::collections::BTreeSet;
use std::sync::Arc;

use proptest::prelude::*;

use crate::test_grids::{classic, grid_of};
use crate::textbook::{Algorithm, Kind, Limits, Outcome, Report, Settings, algorithms, solve};
use crate::{DeadEnd, Replay, RunStep, waits_in_queue};
use duvod::grid::{Board, Cell, Digit, DigitSet, Entry, Geometry, StateText};
use duvod::locale::Locale;
use duvod::message::Message;

const ONE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The solution of that puzzle.
const FULL: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn board(text: &str, geometry: &Geometry) -> Board {
    StateText::parse(text, geometry).expect("a puzzle").board
}

/// The methods that go step by step.
fn methods() -> impl Iterator<Item = Box<dyn Algorithm>> {
    algorithms(&Settings::default()).into_iter().filter(|it| it.goes_by_steps())
}

fn recorded(method: &dyn Algorithm, geometry: &Geometry, puzzle: &Board) -> Report {
    let limits = Limits { moves: 3000, ..Limits::steps(300_000) };
    solve(method, geometry, puzzle, 0, limits)
}

/// The digits that stand in no row, column and block of a cell, counted without the geometry's help.
fn oracle(cells: &[Option<Digit>], (wide, high): (usize, usize), cell: Cell) -> BTreeSet<usize> {
    let side = wide * high;
    let place = |index: usize| (index / side, index % side);
    let (row, column) = place(cell.index());
    let mut allowed: BTreeSet<usize> = (0..side).collect();
    for (index, digit) in cells.iter().enumerate() {
        let (other_row, other_column) = place(index);
        let block = other_row / high == row / high && other_column / wide == column / wide;
        if index != cell.index() && (other_row == row || other_column == column || block) {
            let _ = digit.map(|digit| allowed.remove(&digit.index()));
        }
    }
    allowed
}

fn cells(board: &Board) -> Vec<Option<Digit>> {
    (0..board.cell_count()).map(|index| board.entry(Cell::new(index)).digit()).collect()
}

fn indices(digits: DigitSet) -> BTreeSet<usize> {
    digits.iter().map(Digit::index).collect()
}

/// Goes through a run and back again.
fn check(method: &dyn Algorithm, geometry: &Geometry, puzzle: &Board, block: (usize, usize)) {
    let name = method.called().name;
    let report = recorded(method, geometry, puzzle);
    let mut replay = Replay::new(&Arc::new(geometry.clone()), puzzle, &report);
    let mut grids = vec![cells(replay.board())];
    assert_eq!(grids[0], cells(puzzle), "{name}: it starts elsewhere");
    let mut moves = 0;
    while let Some(step) = replay.next_step() {
        let before = grids.last().expect("a grid");
        match step {
            RunStep::Took { put, allowed, untried, .. } => {
                moves += 1;
                assert!(before[put.cell.index()].is_none(), "{name}: the cell is not empty");
                assert_eq!(indices(allowed), oracle(before, block, put.cell), "{name}");
                assert!(untried.is_subset(allowed), "{name}");
                let is_open = untried.contains(put.digit) && allowed.contains(put.digit);
                assert!(is_open, "{name}: {} was not allowed", put.digit.index() + 1);
            }
            RunStep::Back(taken) => {
                moves += taken.len();
                for put in taken {
                    assert_eq!(before[put.cell.index()], Some(put.digit), "{name}");
                }
            }
            RunStep::Became { .. } => panic!("{name}: it goes step by step"),
        }
        assert!(replay.forward());
        grids.push(cells(replay.board()));
    }
    assert_eq!(moves, report.moves.len(), "{name}: a move was left out");
    if report.outcome == Outcome::Solved && moves < 3000 {
        let solution = report.solution().expect("a solution").iter().copied().map(Some);
        assert_eq!(grids.last(), Some(&solution.collect()), "{name}: it ends elsewhere");
    }
    assert!(!replay.forward());
    for grid in grids.iter().rev().skip(1) {
        assert!(replay.backward());
        assert_eq!(&cells(replay.board()), grid, "{name}: back it goes elsewhere");
    }
    assert!(!replay.backward() && replay.at() == 0);
}

/// A solution with the digits of these cells taken out.
fn with_holes(full: &str, geometry: &Geometry, holes: &BTreeSet<usize>) -> Board {
    let mut puzzle = board(full, geometry);
    for &cell in holes {
        puzzle.set(Cell::new(cell), Entry::Empty);
    }
    puzzle
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn runs_on_classic_puzzles_are_replayed(holes in proptest::collection::btree_set(0_usize..81, 1..55)) {
        let geometry = classic();
        let puzzle = with_holes(FULL, &geometry, &holes);
        methods().for_each(|method| check(&*method, &geometry, &puzzle, (3, 3)));
    }

    #[test]
    fn runs_on_small_puzzles_are_replayed(holes in proptest::collection::btree_set(0_usize..16, 1..16)) {
        let geometry = grid_of("1234", 2, 2);
        let puzzle = with_holes("1234341221434321", &geometry, &holes);
        methods().for_each(|method| check(&*method, &geometry, &puzzle, (2, 2)));
    }
}

#[test]
fn every_method_that_goes_step_by_step_records_its_steps() {
    let geometry = grid_of("1234", 2, 2);
    let puzzle = board("12..3......1..4.", &geometry);
    for method in methods().filter(|method| method.called().kind == Kind::Exact) {
        let report = recorded(&*method, &geometry, &puzzle);
        assert!(!report.moves.is_empty(), "{}", method.called().name);
    }
}

#[test]
fn every_step_is_told_in_every_language() {
    let geometry = classic();
    let puzzle = board(ONE, &geometry);
    for tag in Locale::languages() {
        let locale = Locale::new(tag).expect("a language");
        for method in methods() {
            let report = recorded(&*method, &geometry, &puzzle);
            let mut replay = Replay::new(&Arc::new(geometry.clone()), &puzzle, &report);
            let mut number = 0;
            while let Some(message) = replay.told(waits_in_queue(method.called().name)) {
                number += 1;
                let text = told(&locale, &message);
                assert!(text.starts_with(&format!("{number}. ")), "{text}");
                let _ = replay.forward();
            }
            assert_eq!(number, replay.len());
        }
    }
}

#[test]
fn a_dead_end_is_seen_and_steps_are_found_by_their_cells() {
    let geometry = classic();
    let puzzle = board(ONE, &geometry);
    let mut dead = 0;
    for method in methods() {
        let name = method.called().name;
        let report = recorded(&*method, &geometry, &puzzle);
        let mut replay = Replay::new(&Arc::new(geometry.clone()), &puzzle, &report);
        let mut put_by = vec![None; 81];
        for _ in 0..replay.len().min(150) {
            let grid = cells(replay.board());
            match replay.dead_end() {
                Some(DeadEnd::Cell(cell)) => {
                    dead += 1;
                    assert!(grid[cell.index()].is_none(), "{name}");
                    assert!(oracle(&grid, (3, 3), cell).is_empty(), "{name}");
                }
                Some(DeadEnd::House(house, digit)) => {
                    dead += 1;
                    for &cell in geometry.list_of(house) {
                        let is_place = grid[cell.index()].is_none()
                            && oracle(&grid, (3, 3), cell).contains(&digit.index());
                        assert!(!is_place && grid[cell.index()] != Some(digit), "{name}");
                    }
                }
                None => {}
            }
            let step = replay.at();
            match replay.next_step().expect("a step") {
                RunStep::Took { put, allowed, untried, .. } => {
                    let is_guess = replay.is_guess();
                    assert!(!is_guess || allowed.len() > 1, "{name}: {untried:?}");
                    assert!(replay.forward());
                    assert_eq!(replay.guessed().contains(put.cell), is_guess, "{name}");
                    put_by[put.cell.index()] = Some(step + 1);
                }
                RunStep::Back(taken) => {
                    assert!(replay.forward());
                    for put in taken {
                        assert!(!replay.guessed().contains(put.cell), "{name}");
                        put_by[put.cell.index()] = None;
                    }
                }
                RunStep::Became { .. } => panic!("{name}: it goes step by step"),
            }
            for (index, by) in put_by.iter().enumerate() {
                let found = replay.step_at(Cell::new(index));
                assert!(by.is_none() || found == *by, "{name}: {index} {found:?}");
            }
        }
        let guessed = replay.guessed();
        let end = replay.at();
        replay.go_to(end / 3);
        replay.go_to(end);
        assert_eq!((replay.at(), replay.guessed()), (end, guessed), "{name}: there and back");
    }
    assert!(dead > 100, "{dead}");
}

#[test]
fn grids_of_optimising_methods_are_spread_over_the_run() {
    let geometry = classic();
    let puzzle = board(ONE, &geometry);
    let full: Vec<Option<Digit>> = cells(&board(FULL, &geometry));
    for method in algorithms(&Settings::default()) {
        if method.called().kind != Kind::Optimising {
            continue;
        }
        let name = method.called().name;
        let limits = Limits { grids: 64, ..Limits::steps(300_000) };
        let report = solve(&*method, &geometry, &puzzle, 7, limits);
        let plain = solve(&*method, &geometry, &puzzle, 7, Limits::steps(300_000));
        assert_eq!(Report { grids: Vec::new(), ..report.clone() }, plain, "{name}: it runs alike");
        assert!((20..=65).contains(&report.grids.len()), "{name}: {}", report.grids.len());
        let passes: Vec<u64> = report.grids.iter().map(|grid| grid.passes).collect();
        assert!(passes.is_sorted(), "{name}");
        let last = passes[passes.len() - 1];
        assert!(last * 10 >= report.passes * 8, "{name}: {last} of {}", report.passes);
        let mut replay = Replay::new(&Arc::new(geometry.clone()), &puzzle, &report);
        assert_eq!(replay.len(), report.grids.len());
        let mut grids = Vec::new();
        while let Some(RunStep::Became { changed, cost, .. }) = replay.next_step() {
            assert!(replay.told(false).is_some() && !replay.is_guess());
            assert!(replay.forward());
            let grid = cells(replay.board());
            for put in changed {
                assert_eq!(grid[put.cell.index()], Some(put.digit), "{name}");
            }
            let is_right = replay.board().collisions(&geometry).is_empty();
            assert_eq!(cost == 0, is_right, "{name}: {cost}");
            grids.push(grid);
        }
        if report.outcome == Outcome::Solved {
            assert_eq!(grids.last(), Some(&full), "{name}");
        }
        for grid in grids.iter().rev().skip(1) {
            assert!(replay.backward());
            assert_eq!(&cells(replay.board()), grid, "{name}: back it goes elsewhere");
        }
        assert!(replay.backward() && !replay.backward());
        assert_eq!(cells(replay.board()), cells(&puzzle), "{name}");
    }
}

#[track_caller]
fn told(locale: &Locale, message: &Message) -> String {
    let text = locale.say(message);
    assert!(!text.contains('{') && !text.is_empty(), "{text}");
    text
}
