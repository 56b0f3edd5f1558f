//! Grids whose rows, columns and digits differ in number: what has fewer cells than there are digits is a group, and every step of
//! a puzzle on them is proved.

use crate::support::{engine, knowledge, solved_by};
use duvod::checker::Checker;
use duvod::grid::{Board, Candidate, Candidates, Cell, Digit, MAX_CELLS, WIDE};
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
        let open = Candidates::<WIDE>::from_board(&grid, &Board::empty(count));
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

/// Rows, columns, digits and the cells of a block of the largest grid.
const SIDE: usize = 16;

/// The name of a cell of the largest grid, or of one below it, behind a free row.
fn name(cell: usize) -> String {
    let (row, column) = (cell / SIDE, cell % SIDE);
    let letter = char::from(b'A' + u8::try_from(column).expect("a letter"));
    format!("{letter}{}", row + 1 + usize::from(row >= SIDE))
}

/// The digit of a full grid.
fn digit(cell: usize) -> Digit {
    let (row, column) = (cell / SIDE, cell % SIDE);
    Digit::new((4 * (row % 4) + row / 4 + column) % SIDE)
}

#[test]
fn grids_of_many_cells_are_solved_and_every_step_is_proved() {
    // What is not given is held by a cell beside the grid as well, where every other one is given.
    let lines = SIDE * SIDE;
    let open: Vec<usize> = (0..lines).filter(|cell| cell % 5 == 0).collect();
    let mut parts = vec![format!("16x16+beside-{}", open.len())];
    for (number, &cell) in open.iter().enumerate() {
        parts.push(format!("palindrome:{}{}", name(cell), name(lines + number)));
    }
    let grid = parts.join("+");
    let grid = knowledge().grid_of(&grid).unwrap_or_else(|| panic!("{grid}"));
    let count = lines + open.len();
    assert!(grid.cell_count() == count && count > 300);
    let beside = open.iter().enumerate().map(|(number, cell)| (lines + number, *cell)).step_by(2);
    let within = (0..lines).filter(|cell| !open.contains(cell)).map(|cell| (cell, cell));
    let givens = within.chain(beside).map(|(at, of)| Candidate::new(Cell::new(at), digit(of)));
    let board = Board::from_givens(count, givens);
    assert!(matches!(Search::new(&grid).verdict(&board), Verdict::One(_)));
    let trace = solved_by(engine(&grid), &grid, &board);
    let checked = Checker::new(&grid).check(&trace);
    assert!(checked.is_ok(), "{checked:?}");
    let end = trace.board_before(&grid, trace.steps.len());
    for (at, of) in (0..lines).map(|cell| (cell, cell)).chain((lines..).zip(open)) {
        assert_eq!(end.entry(Cell::new(at)).digit(), Some(digit(of)), "{}", name(at));
    }
}

#[test]
fn regions_of_the_largest_grid_are_found() {
    let lines = SIDE * SIDE;
    let all = |cells: std::ops::Range<usize>| cells.map(name).collect::<String>();
    let regions = format!("found-regions:{}/{}:16", all(0..lines), all(lines..2 * lines));
    let grid = format!("latin-16x16+beside-256+{regions}");
    let grid = knowledge().grid_of(&grid).unwrap_or_else(|| panic!("{grid}"));
    assert_eq!(grid.cell_count(), MAX_CELLS);
    // The regions are the blocks; of their numbers, and of the digits, some are not given.
    let block = |cell: usize| Digit::new(4 * (cell / SIDE / 4) + cell % SIDE / 4);
    let digits = (0..lines).map(|cell| Candidate::new(Cell::new(cell), digit(cell)));
    let numbers = (0..lines).map(|cell| Candidate::new(Cell::new(lines + cell), block(cell)));
    let full: Vec<Candidate> = digits.chain(numbers).collect();
    let given = full.iter().copied().filter(|one| one.cell.index() % 7 > 0);
    let board = Board::from_givens(MAX_CELLS, given);
    match Search::new(&grid).verdict(&board) {
        Verdict::One(found) => {
            assert!(full.iter().all(|one| found.digit(one.cell) == one.digit));
        }
        other => panic!("{other:?}"),
    }
    assert!(knowledge().grid_of("latin-16x16+beside-257").is_none());
}
