//! The methods against the exact solver, which shares nothing with them.

mod exact;
mod optimising;
mod sweeping;

use super::*;
use crate::test_grids::{classic, grid_of, not_beside, regions, spec, with_groups};
use duvod::grid::{Board, Cell, Digit, ExtraHouse, Geometry, GeometrySpec, HouseKind, StateText};
use duvod::search::Search;

/// Wikipedia's example of a Sudoku.
const ONE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Arto Inkala's well-known hard puzzle.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn board(text: &str, geometry: &Geometry) -> Board {
    StateText::parse(text, geometry).expect("a puzzle").board
}

/// A small grid with both diagonals.
fn diagonals() -> Geometry {
    let house = |cells: &str| ExtraHouse::new(HouseKind::Diagonal, cells);
    let extra_houses = vec![house("A1 B2 C3 D4"), house("A4 B3 C2 D1")];
    Geometry::new(&GeometrySpec { extra_houses, ..spec("1234", 2, 2) }).expect("a grid")
}

/// A grid in which digits that follow one another are not beside each other.
fn apart() -> Geometry {
    let spec = GeometrySpec { apart: not_beside(), ..spec("123456", 3, 2) };
    Geometry::new(&spec).expect("a grid")
}

/// All methods, with the settings of the source.
fn all() -> impl Iterator<Item = Box<dyn Algorithm>> {
    algorithms(&Settings::default()).into_iter()
}

fn named(name: &str) -> Box<dyn Algorithm> {
    all().find(|algorithm| algorithm.called().name == name).expect(name)
}

/// Holds what a method found against what the exact solver says.
fn check(
    algorithm: &dyn Algorithm,
    geometry: &Geometry,
    board: &Board,
    limits: Limits<'_>,
) -> Report {
    let report = solve(algorithm, geometry, board, 7, limits);
    let known: Vec<Vec<Digit>> = Search::new(geometry)
        .solutions_of(board)
        .take(1000)
        .map(|solution| solution.digits().to_vec())
        .collect();
    let name = algorithm.called().name;
    for solution in &report.solutions {
        let is_known = known.iter().any(|known| **known == **solution) || known.len() == 1000;
        assert!(is_known, "{name}: a wrong solution");
    }
    let different: std::collections::BTreeSet<_> = report.solutions.iter().collect();
    assert_eq!(different.len(), report.solutions.len(), "{name}: the same solution twice");
    match report.outcome {
        Outcome::Solved => assert!(!report.solutions.is_empty()),
        Outcome::Impossible => assert!(known.is_empty(), "{name}: it has a solution"),
        Outcome::GaveUp(_) => assert!(report.solutions.is_empty()),
    }
    if report.is_exhausted {
        assert_eq!(report.solutions.len(), known.len(), "{name}: not all solutions");
    }
    report
}
