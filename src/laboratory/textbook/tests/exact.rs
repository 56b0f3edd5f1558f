//! What the exact methods find is what there is.

use super::*;
use duvod::grid::{Candidate, Entry, StepsApart};

/// The exact methods.
fn exact() -> impl Iterator<Item = Box<dyn Algorithm>> {
    all().filter(|algorithm| algorithm.called().kind == Kind::Exact)
}

/// Puzzles with many givens: a solution with so many digits taken out, anywhere.
fn easy(geometry: &Geometry, start: &str, empty: usize, seed: usize) -> Board {
    let board = board(start, geometry);
    let full = Search::new(geometry).solutions_of(&board).next().expect("a solution");
    let cells = geometry.cell_count();
    let mut puzzle = Board::from_givens(cells, full.cells());
    // Strides that share no divisor with the number of cells come to every cell.
    let stride = [7, 11, 13, 17][seed % 4];
    for index in 0..empty {
        puzzle.set(Cell::new((seed * 11 + index * stride) % cells), Entry::Empty);
    }
    puzzle
}

#[test]
fn they_agree_with_the_exact_solver_on_easy_puzzles() {
    let geometry = classic();
    let limits = Limits { solutions: 1000, ..Limits::steps(3_000_000) };
    for seed in 0..24 {
        let puzzle = easy(&geometry, ONE, 20 + seed, seed);
        for algorithm in exact() {
            let report = check(&*algorithm, &geometry, &puzzle, limits);
            assert_eq!(report.outcome, Outcome::Solved, "{} {seed}", algorithm.called().name);
            assert!(report.is_exhausted, "{} {seed}", algorithm.called().name);
        }
    }
}

#[test]
fn they_agree_on_puzzles_without_and_with_several_solutions() {
    // The integer programme, which is asked anew for each solution, lists a few dozen.
    agree_on_puzzles_without_and_with_several_solutions(50);
}

#[test]
#[ignore = "takes minutes: the integer programme lists 72 and 288 solutions"]
fn all_agree_on_puzzles_without_and_with_several_solutions() {
    agree_on_puzzles_without_and_with_several_solutions(usize::MAX);
}

fn agree_on_puzzles_without_and_with_several_solutions(most_of_integer_programme: usize) {
    let geometry = grid_of("1234", 2, 2);
    let limits = Limits { solutions: 1000, ..Limits::steps(1_000_000_000) };
    let puzzles = [
        "12..............",
        "1...............",
        "................",
        "12..34..........",
        "1......2..3....4",
        "123...4.........",
        "1234............",
        "12......3.......",
        "1.2.3.4.........",
        "123....4........",
    ];
    let mut counts = Vec::new();
    for puzzle in puzzles {
        let puzzle = board(puzzle, &geometry);
        let mut found: Vec<usize> = Vec::new();
        let solutions = Search::new(&geometry).solutions_of(&puzzle).count();
        for algorithm in exact() {
            let is_asked_anew = algorithm.called().name == "integer-programme";
            if is_asked_anew && solutions > most_of_integer_programme {
                continue;
            }
            let report = check(&*algorithm, &geometry, &puzzle, limits);
            assert!(report.is_exhausted, "{}", algorithm.called().name);
            found.push(report.solutions.len());
        }
        found.dedup();
        assert_eq!(found.len(), 1);
        counts.extend(found);
    }
    assert_eq!(&counts[..3], [24, 72, 288].as_slice());
    assert_eq!(counts[9], 0, "D1 sees 1, 2, 3 and 4");
}

#[test]
fn givens_that_collide_are_impossible_at_sight() {
    let geometry = classic();
    let mut puzzle = board(ONE, &geometry);
    puzzle.set(Cell::new(2), Entry::Given(Digit::new(4)));
    for algorithm in exact() {
        let report = check(&*algorithm, &geometry, &puzzle, Limits::steps(10));
        assert_eq!((report.outcome, report.steps), (Outcome::Impossible, 0));
    }
}

#[test]
fn they_work_on_grids_of_other_forms() {
    let map = ["aabb", "aabc", "dbcc", "dddc"];
    let limits = Limits { solutions: 1000, ..Limits::steps(1_000_000_000) };
    for geometry in [regions("1234", &map), diagonals()] {
        for algorithm in exact() {
            let report = check(&*algorithm, &geometry, &Board::empty(16), limits);
            assert!(
                report.is_exhausted && !report.solutions.is_empty(),
                "{}",
                algorithm.called().name
            );
        }
    }
}

#[test]
fn what_cannot_be_done_with_a_grid_is_said() {
    let knight = StepsApart { steps: vec![(1, 2), (2, 1)], never_differ_by: vec![0] };
    let knight = GeometrySpec { apart: vec![knight], ..spec("123456", 3, 2) };
    let knight = Geometry::new(&knight).expect("a grid");
    for (geometry, colours) in
        [(apart(), false), (knight, true), (with_groups(&["A1 C2 D3", "B1 C4"]), true)]
    {
        let empty = Board::empty(geometry.cell_count());
        let solution = Search::new(&geometry).solutions_of(&empty).next().expect("a solution");
        let is_left = |candidate: &Candidate| !candidate.cell.index().is_multiple_of(3);
        let givens = solution.cells().filter(is_left);
        let puzzle = Board::from_givens(geometry.cell_count(), givens);
        let limits = Limits { solutions: 1000, ..Limits::steps(1_000_000_000) };
        for algorithm in exact() {
            let report = check(&*algorithm, &geometry, &puzzle, limits);
            if algorithm.only_houses() || algorithm.only_colours() && !colours {
                assert_eq!(report.outcome, Outcome::GaveUp(Why::Unsuited));
            } else {
                assert!(report.is_exhausted, "{}", algorithm.called().name);
            }
        }
    }
}

#[test]
fn sixteen_rows_are_solved_by_dancing_links() {
    let geometry = grid_of("123456789ABCDEFG", 4, 4);
    let report =
        check(&*named("dancing-links"), &geometry, &Board::empty(256), Limits::steps(10_000_000));
    assert_eq!(report.outcome, Outcome::Solved);
}

#[test]
fn limits_hold() {
    let geometry = classic();
    let empty = Board::empty(81);
    for algorithm in all() {
        let report = solve(&*algorithm, &geometry, &empty, 0, Limits::steps(50));
        assert!(report.steps <= 50, "{}", algorithm.called().name);
        let cancelled = Limits { cancelled: &|| true, ..Limits::steps(u64::MAX) };
        let wanted = Limits { solutions: usize::MAX, ..cancelled };
        let report = solve(&*algorithm, &geometry, &empty, 0, wanted);
        let stuck = algorithm.called().kind == Kind::Incomplete;
        // It cannot be stopped within a node.
        let most = if algorithm.called().name == "integer-programme" { 10_000_000 } else { 10_000 };
        assert!(stuck || report.steps < most, "{}: {}", algorithm.called().name, report.steps);
    }
    let small = Limits { bytes: 1 << 20, ..Limits::steps(u64::MAX) };
    let report = solve(&*named("breadth-first"), &geometry, &empty, 0, small);
    assert_eq!(report.outcome, Outcome::GaveUp(Why::Memory));
}

#[test]
fn the_second_and_third_version_of_reasoning_decide_alike() {
    let geometry = classic();
    for puzzle in [ONE, HARD] {
        let [second, third] = ["reasoning-2", "reasoning-3"].map(|name| {
            let limits = Limits { solutions: 2, moves: 1000, ..Limits::steps(10_000_000) };
            check(&*named(name), &geometry, &board(puzzle, &geometry), limits)
        });
        assert_eq!((second.guesses, second.depth), (third.guesses, third.depth));
    }
}

#[test]
fn the_stack_replays_to_the_solution() {
    let geometry = classic();
    let puzzle = board(ONE, &geometry);
    let limits = Limits { moves: usize::MAX, ..Limits::steps(10_000_000) };
    for algorithm in exact() {
        let report = check(&*algorithm, &geometry, &puzzle, limits);
        assert_eq!(
            report.moves.is_empty(),
            !algorithm.goes_by_steps(),
            "{}",
            algorithm.called().name
        );
        if report.moves.is_empty() {
            continue;
        }
        let mut stack: Vec<(Cell, Digit)> = Vec::new();
        for entry in &report.moves {
            match *entry {
                Move::Take { cell, digit, allowed, .. } => {
                    assert!(allowed.contains(digit), "{}", algorithm.called().name);
                    stack.push((cell, digit));
                }
                Move::Back { cell } => {
                    let last = stack.pop().map(|(last, _)| last);
                    assert_eq!(last, Some(cell), "{}", algorithm.called().name);
                }
            }
        }
        let solution = report.solution().expect("a solution");
        for (cell, digit) in stack {
            assert_eq!(solution[cell.index()], digit, "{}", algorithm.called().name);
        }
    }
}

#[test]
fn heuristic_colouring_solves_what_needs_single_candidates_only() {
    let geometry = classic();
    let report = check(
        &*named("heuristic-colouring"),
        &geometry,
        &board(ONE, &geometry),
        Limits::steps(1_000_000),
    );
    assert_eq!((report.outcome, report.passes, report.guesses), (Outcome::Solved, 51, 0));
    let report = check(
        &*named("heuristic-colouring"),
        &geometry,
        &board(HARD, &geometry),
        Limits::steps(1_000_000),
    );
    assert_eq!(report.outcome, Outcome::GaveUp(Why::Stuck));
}

#[test]
fn no_method_solves_what_constraints_ask_of_many_cells() {
    let knowledge = duvod::knowledge::Knowledge::embedded().expect("the knowledge");
    for name in ["9x9+killer-cage:A1B1:8", "9x9+odd:C1"] {
        let geometry = knowledge.grid_of(name).expect("a grid");
        for algorithm in all() {
            let report =
                solve(&*algorithm, &geometry, &board(ONE, &geometry), 0, Limits::steps(1_000));
            assert_eq!(report.outcome, Outcome::GaveUp(Why::Unsuited));
        }
    }
    // What only keeps candidates apart is known to them.
    let geometry = knowledge.grid_of("9x9+difference:C1D1:2").expect("a grid");
    let apart = solve(
        &*exact().next().expect("a method"),
        &geometry,
        &board(ONE, &geometry),
        0,
        Limits::steps(1_000_000),
    );
    assert_ne!(apart.outcome, Outcome::GaveUp(Why::Unsuited));
}
