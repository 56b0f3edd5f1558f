//! The exact solver against a slow one that is too plain to be wrong, and its promises.

mod budget;
mod cases;
mod classic;
mod conflicting;
mod large;
mod reference;
mod refutation;
mod survey;

use std::collections::BTreeSet;

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::*;
use crate::grid::test_grids::{classic, grid_of, not_beside, spec, with_groups};
use crate::grid::{
    Candidate, Cell, CellSet, Digit, ExtraHouse, GeometrySpec, HouseKind, StateText, parse_cell,
};

/// Wikipedia's example of a Sudoku.
const ONE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Arto Inkala's well-known hard puzzle.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn with_houses(
    symbols: &str,
    block_width: usize,
    block_height: usize,
    extra_houses: Vec<ExtraHouse>,
) -> Geometry {
    let spec = GeometrySpec { extra_houses, ..spec(symbols, block_width, block_height) };
    Geometry::new(&spec).expect("a grid")
}

/// A small grid with both diagonals, which, unlike rows, are not made of all cells.
fn diagonals() -> Geometry {
    let house = |cells: &str| ExtraHouse::new(HouseKind::Diagonal, cells);
    with_houses("1234", 2, 2, vec![house("A1 B2 C3 D4"), house("A4 B3 C2 D1")])
}

/// A grid in which digits that follow one another are not beside each other.
fn apart() -> Geometry {
    let spec = GeometrySpec { apart: not_beside(), ..spec("123456", 3, 2) };
    Geometry::new(&spec).expect("a grid")
}

pub(super) fn board(text: &str, geometry: &Geometry) -> Board {
    StateText::parse(text, geometry).expect("a puzzle").board
}

fn start(text: &str, geometry: &Geometry) -> Candidates {
    Candidates::from_board(geometry, &board(text, geometry))
}

fn generator(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Whether the solution is made of these candidates and every house holds every digit.
fn is_solution(geometry: &Geometry, start: &Candidates, solution: &Solution) -> bool {
    let full = |house: &crate::grid::House| {
        let list = geometry.list_of(*house).iter();
        let digits: crate::grid::DigitSet = list.map(|&cell| solution.digit(cell)).collect();
        digits == geometry.all_digits()
    };
    solution.cells().all(|Candidate { cell, digit }| start.allows(cell, digit))
        && geometry.houses().all(|house| full(&house))
}

/// The candidates of one solution, and of others those whose lot in `lots` is below `share`.
fn around(geometry: &Geometry, seed: u64, lots: &[u8], share: u8) -> Candidates {
    let search = Search::new(geometry);
    let mut start = Candidates::all(geometry);
    let budget = &mut Budget::UNLIMITED.clone();
    let solution = search.random(&start, &mut generator(seed), budget).expect("no limit");
    let solution = solution.expect("the empty grid has solutions");
    let mut lots = lots.iter().cycle();
    for cell in geometry.cells() {
        for digit in geometry.digits() {
            let kept = lots.next().is_some_and(|&lot| lot < share);
            if !kept && solution.digit(cell) != digit {
                let _ = start.strike(cell, digit);
            }
        }
    }
    start
}

/// Groups of fewer cells than there are digits.
const GROUPS: [&str; 3] = ["A1 C2", "B1 D3 C4", "A4 C3 D1"];

#[test]
fn groups_leave_the_grids_in_which_their_cells_differ() {
    let all: Vec<Solution> = {
        let plain = grid_of("1234", 2, 2);
        Search::new(&plain).solutions(&Candidates::all(&plain)).collect()
    };
    assert_eq!(all.len(), 288);
    for groups in [&GROUPS[..1], &GROUPS[1..], &GROUPS] {
        let geometry = with_groups(groups);
        let differ = |cells: &&str| {
            let cell = |name: &str| parse_cell(name, geometry.dimensions()).expect("a cell");
            let cells: Vec<Cell> = cells.split(' ').map(cell).collect();
            move |solution: &Solution| {
                let digits: BTreeSet<Digit> = cells.iter().map(|&it| solution.digit(it)).collect();
                digits.len() == cells.len()
            }
        };
        let tests: Vec<_> = groups.iter().map(differ).collect();
        let expected: BTreeSet<Vec<Digit>> = all
            .iter()
            .filter(|solution| tests.iter().all(|test| test(solution)))
            .map(|solution| solution.digits().to_vec())
            .collect();
        let (search, start) = (Search::new(&geometry), Candidates::all(&geometry));
        let found = search.solutions(&start);
        let found: Vec<Vec<Digit>> = found.map(|solution| solution.digits().to_vec()).collect();
        assert!(!found.is_empty() && found.len() < all.len(), "{groups:?}");
        assert_eq!((found.len(), found.into_iter().collect()), (expected.len(), expected));
    }
}

/// Both solvers, as far as the slow one gets, find the same.
fn check_against_reference(geometry: &Geometry, start: &Candidates) {
    let Some(expected) = reference::solutions(geometry, start, 300_000) else { return };
    let found: Vec<Solution> = Search::new(geometry).solutions(start).collect();
    assert!(found.iter().all(|solution| is_solution(geometry, start, solution)));
    let different: BTreeSet<Vec<Digit>> =
        found.iter().map(|solution| solution.digits().to_vec()).collect();
    assert_eq!(different.len(), found.len(), "a solution came twice");
    assert_eq!(different, expected.into_iter().collect());
}

proptest! {
    #[test]
    fn small_grids_agree_with_the_reference(struck in prop::collection::vec(0_u8..64, 0..30)) {
        for geometry in [grid_of("1234", 2, 2), grid_of("1234", 4, 1), diagonals(), with_groups(&GROUPS)] {
            let mut start = Candidates::all(&geometry);
            for candidate in &struck {
                let (cell, digit) = (usize::from(candidate / 4), usize::from(candidate % 4));
                let _ = start.strike(Cell::new(cell), Digit::new(digit));
            }
            check_against_reference(&geometry, &start);
        }
    }

    #[test]
    fn candidates_around_a_solution_agree_with_the_reference(
        seed: u64,
        lots in prop::collection::vec(any::<u8>(), 997),
    ) {
        check_against_reference(&grid_of("123456", 3, 2), &around(
            &grid_of("123456", 3, 2), seed, &lots, 110));
        check_against_reference(&classic(), &around(&classic(), seed, &lots, 75));
        check_against_reference(&apart(), &around(&apart(), seed, &lots, 110));
        let large = grid_of("123456789ABC", 4, 3);
        check_against_reference(&large, &around(&large, seed, &lots, 50));
    }

    #[test]
    fn random_boards_agree_with_the_reference(
        givens in prop::collection::vec((0_usize..36, 0_usize..6), 4..18),
    ) {
        let geometry = grid_of("123456", 3, 2);
        let digits = givens.iter().map(|&(cell, digit)| Candidate { cell: Cell::new(cell), digit: Digit::new(digit) });
        let board = Board::from_givens(36, digits);
        let start = Candidates::from_board(&geometry, &board);
        check_against_reference(&geometry, &start);
        let search = Search::new(&geometry);
        match (search.verdict(&board), search.count(&start, 3)) {
            (Verdict::Collides(collisions), 0) => prop_assert!(!collisions.is_empty()),
            (Verdict::NoSolution, 0) => prop_assert!(board.collisions(&geometry).is_empty()),
            (Verdict::One(_), 1) => {}
            (Verdict::Several(one, other), 2..) => prop_assert_ne!(one, other),
            (verdict, count) => prop_assert!(false, "{verdict:?} for {count}"),
        }
    }
}

#[test]
fn the_reference_is_reached_where_it_is_compared() {
    let lots: Vec<u8> = (0..997_usize).map(|index| (index * index % 251) as u8).collect();
    for (geometry, share) in [(classic(), 75), (grid_of("123456789ABC", 4, 3), 50)] {
        let start = around(&geometry, 5, &lots, share);
        let found = reference::solutions(&geometry, &start, 300_000).expect("within reach");
        assert!(!found.is_empty());
    }
}

#[test]
fn a_puzzle_has_the_number_of_solutions_it_has() {
    let geometry = classic();
    let search = Search::new(&geometry);
    let count = |text: &str, limit| search.count(&start(text, &geometry), limit);
    assert_eq!(count(ONE, 1000), 1);
    assert_eq!(count(HARD, 1000), 1);
    assert_eq!(count(&HARD.replace("57.....1", "......1."), 1000), 0);
    let open = ONE.replacen('5', ".", 1).replacen("19", "..", 1);
    let expected = reference::solutions(&geometry, &start(&open, &geometry), 10_000_000);
    let expected = expected.expect("within reach").len() as u64;
    assert!(expected > 2);
    assert_eq!(count(&open, u64::MAX), expected);
    assert_eq!(count(&open, 2), 2, "it stops at the limit");
    assert_eq!(count(&".".repeat(81), 1000), 1000);
}

#[test]
fn all_grids_of_side_4_are_found() {
    let geometry = grid_of("1234", 2, 2);
    let empty = Candidates::all(&geometry);
    assert_eq!(Search::new(&geometry).count(&empty, u64::MAX), 288);
    assert_eq!(Search::new(&geometry).count(&empty.resize::<1>(), u64::MAX), 288);
}

#[test]
fn the_smallest_grid_has_one_solution() {
    let geometry = grid_of("1", 1, 1);
    let search = Search::new(&geometry);
    assert!(matches!(search.verdict(&Board::empty(1)), Verdict::One(_)));
}

#[test]
fn a_verdict_says_what_is_wrong() {
    let geometry = classic();
    let search = Search::new(&geometry);
    let verdict = |text: &str| search.verdict(&board(text, &geometry));
    let Verdict::One(solution) = verdict(ONE) else { panic!("one solution") };
    let given = board(ONE, &geometry);
    assert!(given.digits().all(|Candidate { cell, digit }| solution.digit(cell) == digit));
    let Verdict::Collides(collisions) = verdict(&ONE.replacen('.', "5", 1)) else {
        panic!("two fives in row 1")
    };
    assert_eq!(collisions, board(&ONE.replacen('.', "5", 1), &geometry).collisions(&geometry));
    assert_eq!(verdict(&ONE.replacen('.', "2", 1)), Verdict::NoSolution);
    let Verdict::Several(one, other) = verdict(&ONE.replacen(&ONE[..18], &".".repeat(18), 1))
    else {
        panic!("several solutions")
    };
    assert_ne!(one, other);
}

#[test]
fn the_order_is_fixed_and_numbered_from_0() {
    let geometry = grid_of("1234", 2, 2);
    let search = Search::new(&geometry);
    let start = Candidates::all(&geometry);
    let all: Vec<Solution> = search.solutions(&start).collect();
    assert_eq!(search.first(&start).as_ref(), all.first());
    let nth = |number| search.nth(&start, number, &mut Budget::UNLIMITED.clone());
    for (number, solution) in all.iter().enumerate() {
        assert_eq!(nth(number as u64).expect("no limit").as_ref(), Some(solution));
    }
    assert_eq!(nth(288), Ok(None));
    assert_eq!(nth(u64::MAX), Ok(None));
}

#[test]
fn any_solution_can_be_drawn_and_the_seed_says_which() {
    let geometry = grid_of("1234", 2, 2);
    let search = Search::new(&geometry);
    let mut start = Candidates::all(&geometry);
    let draw = |start: &Candidates, seed| {
        let budget = &mut Budget::UNLIMITED.clone();
        search.random(start, &mut generator(seed), budget).expect("no limit")
    };
    let drawn: BTreeSet<_> = (0..5000).filter_map(|seed| draw(&start, seed)).collect();
    assert_eq!(drawn.len(), 288);
    assert!(drawn.iter().all(|solution| is_solution(&geometry, &start, solution)));
    assert_eq!(draw(&start, 7), draw(&start, 7));
    for digit in geometry.digits() {
        let _ = start.strike(Cell::new(3), digit);
    }
    assert_eq!(draw(&start, 7), None);
}

#[test]
fn a_grid_of_side_16_is_filled() {
    let geometry = grid_of("123456789ABCDEFG", 4, 4);
    let search = Search::new(&geometry);
    let start = Candidates::all(&geometry);
    let solution = search.first(&start).expect("a solution");
    assert!(is_solution(&geometry, &start, &solution));
    let all: CellSet = solution.cells().map(|one| one.cell).collect();
    assert_eq!(all, geometry.all_cells());
}

#[test]
fn a_draw_that_gets_stuck_is_begun_anew() {
    let geometry = grid_of("123456789ABCDEFG", 4, 4);
    let search = Search::new(&geometry);
    let mut restarted = 0;
    for seed in [176, 257, 452] {
        let mut budget = Budget::nodes(100 * FIRST_NODE_BUDGET);
        let drawn = search.random(&Candidates::all(&geometry), &mut generator(seed), &mut budget);
        assert!(drawn.expect("within the budget").is_some());
        restarted += usize::from(budget.left() < 99 * FIRST_NODE_BUDGET);
    }
    assert!(restarted > 0, "none of these seeds gets stuck any more: look for others");
}
