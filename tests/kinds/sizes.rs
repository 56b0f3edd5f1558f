//! Grids whose rows, columns and digits differ in number: what has fewer cells than there are digits is a group, and every step of
//! a puzzle on them is proved.

use crate::support::{engine, knowledge, solved_by};
use duvod::checker::Checker;
use duvod::grid::{Board, Candidate, Candidates};
use duvod::search::{Search, Verdict};

const GRIDS: [&str; 7] = [
    "latin-4x6",
    "latin-6x4",
    "latin-5x5-16+sum-area:A1B1C1D1E1:20+sum-area:A2B2C2D2E2:19",
    "latin-4x6-05+killer-cage:A1B1:1",
    "regions-4x6-AAABBBAAABBBCCCDDDCCCDDD",
    "regions-3x4-AABBAABBCCCC+arrow:A1/A2A3",
    "latin-4x4-16+group-A1B2C3D4+thermometer:A4B4C4",
];

#[test]
fn puzzles_of_other_sizes_are_solved_and_every_step_is_proved() {
    for name in GRIDS {
        let grid = knowledge().grid_of(name).unwrap_or_else(|| panic!("{name}"));
        let count = grid.cell_count();
        let search = Search::new(&grid);
        let open = Candidates::<4>::from_board(&grid, &Board::empty(count));
        let full = search.solutions(&open).next().unwrap_or_else(|| panic!("{name}"));
        let all = grid.cells().map(|cell| Candidate::new(cell, full.digit(cell)));
        let mut givens: Vec<Candidate> = all.collect();
        for cell in grid.cells() {
            let fewer: Vec<Candidate> =
                givens.iter().copied().filter(|one| one.cell != cell).collect();
            let board = Board::from_givens(count, fewer.iter().copied());
            if matches!(search.verdict(&board), Verdict::One(_)) {
                givens = fewer;
            }
        }
        assert!(givens.len() < count, "{name}");
        let board = Board::from_givens(count, givens);
        let trace = solved_by(engine(&grid), &grid, &board);
        let checked = Checker::new(&grid).check(&trace);
        assert!(checked.is_ok(), "{name}: {checked:?}");
        let end = trace.board_before(&grid, trace.steps.len());
        let is_there = |cell| end.entry(cell).digit() == Some(full.digit(cell));
        assert!(grid.cells().all(is_there), "{name}");
    }
}
