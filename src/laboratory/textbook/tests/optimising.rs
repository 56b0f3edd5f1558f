//! The optimising methods find what is a solution, say when they give up, and improve.

use super::*;
use duvod::grid::Entry;

/// The optimising methods.
fn optimising() -> impl Iterator<Item = Box<dyn Algorithm>> {
    all().filter(|algorithm| algorithm.called().kind == Kind::Optimising)
}

#[test]
fn small_puzzles_are_solved_by_each() {
    let geometry = grid_of("1234", 2, 2);
    for puzzle in ["12434312........", "1..34..2.43.3.2."] {
        let puzzle = board(puzzle, &geometry);
        for algorithm in optimising() {
            let report = check(&*algorithm, &geometry, &puzzle, Limits::steps(20_000_000));
            assert_eq!(report.outcome, Outcome::Solved, "{}", algorithm.called().name);
            assert_eq!(report.costs.last().map(|&(_, cost)| cost), Some(0));
            let (steps, costs): (Vec<u64>, Vec<u64>) = report.costs.iter().copied().unzip();
            assert!(steps.is_sorted() && costs.is_sorted_by(|one, next| one > next));
        }
    }
}

#[test]
fn what_has_no_solution_is_given_up() {
    let geometry = grid_of("1234", 2, 2);
    let puzzle = board("123....4........", &geometry);
    for algorithm in optimising() {
        let report = check(&*algorithm, &geometry, &puzzle, Limits::steps(20_000));
        assert_eq!(report.outcome, Outcome::GaveUp(Why::Steps), "{}", algorithm.called().name);
    }
}

#[test]
fn a_classic_puzzle_is_solved_by_annealing_and_tabu_search() {
    let geometry = classic();
    for name in ["annealing", "tabu"] {
        let report =
            check(&*named(name), &geometry, &board(ONE, &geometry), Limits::steps(100_000_000));
        assert_eq!(report.outcome, Outcome::Solved, "{name}");
    }
}

#[test]
fn sixteen_rows_are_solved_by_annealing() {
    let geometry = grid_of("123456789ABCDEFG", 4, 4);
    let solution = Search::new(&geometry).solutions_of(&Board::empty(256)).next();
    let mut puzzle = Board::from_givens(256, solution.expect("a solution").cells());
    for cell in (0..256).filter(|cell| cell % 9 % 2 == 0) {
        puzzle.set(Cell::new(cell), Entry::Empty);
    }
    let settings = Settings { heat: 1.0, factor: 0.95, limit: 5000, ..Settings::default() };
    let all = algorithms(&settings);
    let annealing =
        all.iter().find(|algorithm| algorithm.called().name == "annealing").expect("it");
    let report = check(&**annealing, &geometry, &puzzle, Limits::steps(50_000_000));
    assert_eq!(report.outcome, Outcome::Solved);
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let geometry = classic();
    let puzzle = board(ONE, &geometry);
    for algorithm in optimising() {
        let run = |seed| solve(&*algorithm, &geometry, &puzzle, seed, Limits::steps(5_000));
        assert_eq!(run(1), run(1));
        assert_ne!(run(1).costs, run(2).costs, "{}", algorithm.called().name);
    }
}

#[test]
fn digits_that_follow_one_another_stay_apart() {
    let geometry = apart();
    let solution = Search::new(&geometry).solutions_of(&Board::empty(36)).next();
    let mut puzzle = Board::from_givens(36, solution.expect("a solution").cells());
    for cell in (0..36).step_by(4) {
        puzzle.set(Cell::new(cell), Entry::Empty);
    }
    for name in ["shoot-and-go-wrap", "annealing", "tabu"] {
        let report = check(&*named(name), &geometry, &puzzle, Limits::steps(10_000_000));
        assert_eq!(report.outcome, Outcome::Solved, "{name}");
    }
}

#[test]
fn twenty_queens_do_not_attack_each_other() {
    for count in [1, 4, 8, 20, 50] {
        let network = Network::queens(count);
        let (rows, report) = satisfy(&network, 3, Limits::steps(10_000_000));
        let rows = rows.expect("queens");
        assert_eq!((rows.len(), report.costs.last().map(|last| last.1)), (count, Some(0)));
        for (one, row) in rows.iter().enumerate() {
            for (other, other_row) in rows.iter().enumerate().skip(one + 1) {
                assert!(row != other_row && row.abs_diff(*other_row) != other - one);
            }
        }
    }
    let (none, report) = satisfy(&Network::queens(3), 0, Limits::steps(10_000));
    assert_eq!((none, report.outcome), (None, Outcome::GaveUp(Why::Steps)));
}
