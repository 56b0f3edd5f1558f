//! Puzzles of sixteen rows: random full grids, reduced as far as they keep one solution, and solved.

use rand::seq::SliceRandom;

use super::{generator, is_solution};
use crate::grid::test_grids::grid_of;
use crate::grid::{Cell, Entry};
use crate::search::*;

/// How many nodes the question may take whether a digit can be left out; else it stays.
const PATIENCE: u64 = 300;

/// How many nodes the solution of a puzzle of usual hardness may take: a small part of a second.
const USUAL: u64 = 20_000;

fn sixteen() -> Geometry {
    grid_of("123456789ABCDEFG", 4, 4)
}

/// A puzzle with one solution, and that. Nearly no given can be left out.
fn puzzle(search: &Search, geometry: &Geometry, seed: u64) -> (Board, Solution) {
    let lots = &mut generator(seed);
    let all = Candidates::all(geometry);
    let drawn = search.random(&all, lots, &mut Budget::UNLIMITED.clone());
    let solution = drawn.expect("no limit").expect("the empty grid has solutions");
    assert!(is_solution(geometry, &all, &solution));
    let mut board = Board::from_givens(geometry.cell_count(), solution.cells());
    let mut cells: Vec<Cell> = geometry.cells().collect();
    cells.shuffle(lots);
    for cell in cells {
        let mut fewer = board.clone();
        fewer.set(cell, Entry::Empty);
        let verdict = search.verdict_within(&fewer, &mut Budget::nodes(PATIENCE));
        if matches!(verdict, Ok(Verdict::One(_))) {
            board = fewer;
        }
    }
    (board, solution)
}

#[test]
fn puzzles_of_sixteen_rows_are_made_and_solved() {
    let geometry = sixteen();
    let search = Search::new(&geometry);
    for seed in 0..4 {
        let (board, solution) = puzzle(&search, &geometry, seed);
        let givens = board.digits().count();
        assert!(givens < 120, "{givens}");
        let verdict = search.verdict_within(&board, &mut Budget::nodes(USUAL));
        assert_eq!(verdict, Ok(Verdict::One(solution)), "seed {seed}");
    }
}

#[test]
fn an_empty_large_grid_has_a_solution_at_once() {
    let geometry = sixteen();
    let search = Search::new(&geometry);
    let all = Candidates::all(&geometry);
    let mut budget = Budget::nodes(USUAL);
    let first = search.solutions(&all).next_within(&mut budget).expect("within the budget");
    assert!(first.is_some_and(|solution| is_solution(&geometry, &all, &solution)));
}
