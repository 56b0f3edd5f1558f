//! The sweeps of singles: what they fill in has to be so, and they say when they know nothing further.

use super::*;

fn swept(puzzle: &str, geometry: &Geometry) -> Report {
    let limits = Limits { moves: 1000, solutions: 2, ..Limits::steps(100_000) };
    check(&*named("sweeps"), geometry, &board(puzzle, geometry), limits)
}

#[test]
fn the_last_sweep_that_changes_nothing_counts() {
    let geometry = classic();
    let report = swept(ONE, &geometry);
    assert_eq!((report.outcome, report.is_exhausted), (Outcome::Solved, true));
    assert_eq!((report.guesses, report.dead_ends, report.depth), (0, 0, 0));
    assert_eq!(report.moves.len(), 51);
    let full: String =
        report.solution().expect("digits").iter().map(|it| geometry.symbol(*it)).collect();
    assert_eq!(swept(&full, &geometry).passes, 1, "a full grid is looked at once");
    let last = full.replacen(&full[..1], ".", 1);
    assert_eq!(swept(&last, &geometry).passes, 2);
}

#[test]
fn what_singles_do_not_solve_is_given_up() {
    let geometry = classic();
    let report = swept(HARD, &geometry);
    assert_eq!((report.outcome, report.is_exhausted), (Outcome::GaveUp(Why::Stuck), false));
    let small = grid_of("1234", 2, 2);
    let report = swept("123....4........", &small);
    assert_eq!((report.outcome, report.dead_ends), (Outcome::Impossible, 1));
}

#[test]
fn houses_of_any_kind_and_walls_are_kept_to() {
    for geometry in [diagonals(), regions("1234", &["aabb", "aabc", "dbcc", "dddc"]), apart()] {
        let solution =
            Search::new(&geometry).solutions_of(&Board::empty(geometry.cell_count())).next();
        let solution = solution.expect("a solution");
        let cells = solution.cells().filter(|it| !it.cell.index().is_multiple_of(3));
        let puzzle = Board::from_givens(geometry.cell_count(), cells);
        let limits = Limits { solutions: 2, ..Limits::steps(100_000) };
        let _ = check(&*named("sweeps"), &geometry, &puzzle, limits);
    }
}
