//! A puzzle in the two forms of DIMACS: as a graph to be coloured, and as clauses to be satisfied.
//!
//! Source of the forms: *Clique and Coloring Problems: Graph Format* and *Satisfiability: Suggested Format*, DIMACS, 1993.
//! The comment names the grid and holds the puzzle on a line.

use std::fmt::Write as _;

use super::print_line;
use crate::grid::{Board, Candidate, Geometry};

/// Writes a puzzle as a graph that can be coloured with as many colours as there are digits exactly if it has a solution:
/// the cells in reading order, numbered from 1, with an edge between cells in sight of each other; behind them a vertex for
/// each digit, all of these joined, and each given's cell joined with the vertices of all digits but its own.
///
/// `None` for a grid in which digits rule out others than themselves: no colouring says that.
pub fn dimacs_colouring(geometry: &Geometry, board: &Board) -> Option<String> {
    if !geometry.excludes_only_repeats() {
        return None;
    }
    let (cells, side) = (geometry.cell_count(), geometry.side());
    let mut edges: Vec<(usize, usize)> = Vec::new();
    for one in geometry.cells() {
        let later = geometry.peers(one).iter().filter(|&other| one < other);
        edges.extend(later.map(|other| (one.index() + 1, other.index() + 1)));
    }
    for one in 1..=side {
        edges.extend((one + 1..=side).map(|other| (cells + one, cells + other)));
    }
    for Candidate { cell, digit } in board.digits() {
        let others = geometry.digits().filter(|&other| other != digit);
        edges.extend(others.map(|other| (cell.index() + 1, cells + other.index() + 1)));
    }
    let mut text = comment(geometry, board);
    let _ = writeln!(text, "p edge {} {}", cells + side, edges.len());
    for (one, other) in edges {
        let _ = writeln!(text, "e {one} {other}");
    }
    Some(text)
}

/// Writes a puzzle as clauses that can be satisfied exactly if it has a solution. The variable of a digit (from 1) in a cell
/// (from 0, in reading order) is cell · digits + digit. The clauses: each cell holds a digit, each house has a place for each
/// digit, a digit in a cell rules out what the grid says, and the givens.
pub fn dimacs_clauses(geometry: &Geometry, board: &Board) -> String {
    let variable =
        |Candidate { cell, digit }: Candidate| cell.index() * geometry.side() + digit.index() + 1;
    let joined = |candidates: &mut dyn Iterator<Item = Candidate>| {
        let variables: Vec<String> = candidates.map(|it| variable(it).to_string()).collect();
        variables.join(" ")
    };
    let mut clauses = Vec::new();
    for cell in geometry.cells() {
        clauses.push(joined(&mut geometry.digits().map(|digit| Candidate { cell, digit })));
    }
    for house in geometry.houses() {
        let cells = geometry.list_of(house);
        for digit in geometry.digits() {
            let mut places = cells.iter().map(|&cell| Candidate { cell, digit });
            clauses.push(joined(&mut places));
        }
    }
    for cell in geometry.cells() {
        for digit in geometry.digits() {
            let one = Candidate { cell, digit };
            let excluded = geometry.excluded_by(cell, digit).candidates();
            for other in excluded.filter(|&other| one < other) {
                clauses.push(format!("-{} -{}", variable(one), variable(other)));
            }
        }
    }
    clauses.extend(board.digits().map(|given| variable(given).to_string()));
    let mut text = comment(geometry, board);
    let _ = writeln!(text, "p cnf {} {}", geometry.cell_count() * geometry.side(), clauses.len());
    for clause in clauses {
        let _ = writeln!(text, "{clause} 0");
    }
    text
}

fn comment(geometry: &Geometry, board: &Board) -> String {
    format!("c {} {}\n", geometry.name(), print_line(board, geometry))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::{classic, grid_of, spec};
    use crate::grid::{Cell, Digit, GeometrySpec};

    /// The numbers of each line that begins so, or that begins with a number.
    fn numbers(text: &str, letter: &str) -> Vec<Vec<i64>> {
        let is_wanted = |line: &&str| !line.starts_with(['c', 'p']);
        let lines = text.lines().filter(is_wanted).map(|line| line.trim_start_matches(letter));
        let number = |word: &str| word.parse().expect("a number");
        lines.map(|line| line.split_whitespace().map(number).collect()).collect()
    }

    fn index_of(number: i64) -> usize {
        usize::try_from(number).expect("no negative number")
    }

    #[test]
    fn the_classic_graph_has_its_size_in_the_head() {
        let board = Board::from_givens(81, [Candidate::new(Cell::new(0), Digit::new(4))]);
        let text = dimacs_colouring(&classic(), &board).expect("a graph");
        assert!(text.contains("p edge 90 854\n"), "810 + 36 + 8");
        let edges = numbers(&text, "e");
        assert_eq!(edges.len(), 854);
        assert!(!edges.contains(&vec![1, 86]) && edges.contains(&vec![1, 85]));
        let apart = GeometrySpec { consecutive_apart: true, ..spec("1234", 2, 2) };
        let apart = Geometry::new(&apart).expect("a grid");
        assert_eq!(dimacs_colouring(&apart, &Board::empty(16)), None);
    }

    #[test]
    fn exactly_the_solutions_satisfy_the_clauses_and_colour_the_graph() {
        let geometry = grid_of("1234", 2, 2);
        let given = [Candidate::new(Cell::new(0), Digit::new(1))];
        let board = Board::from_givens(16, given);
        let clauses = numbers(&dimacs_clauses(&geometry, &board), "");
        let edges = numbers(&dimacs_colouring(&geometry, &board).expect("a graph"), "e");
        let satisfied = |digits: &[i64]| {
            let holds = |&literal: &i64| {
                let index = literal.abs() - 1;
                (digits[index_of(index / 4)] == index % 4) == (literal > 0)
            };
            clauses.iter().all(|clause| clause.iter().any(|it| *it != 0 && holds(it)))
        };
        let coloured = |digits: &[i64]| {
            let colour =
                |vertex: i64| digits.get(index_of(vertex - 1)).copied().unwrap_or(vertex - 1 - 16);
            edges.iter().all(|edge| colour(edge[0]) != colour(edge[1]))
        };
        let right = [1, 0, 2, 3, 2, 3, 1, 0, 0, 1, 3, 2, 3, 2, 0, 1];
        assert!(satisfied(&right) && coloured(&right));
        let other_given = [0, 1, 2, 3, 2, 3, 1, 0, 1, 0, 3, 2, 3, 2, 0, 1];
        assert!(!satisfied(&other_given) && !coloured(&other_given));
        for cell in 0..16 {
            let mut wrong = right;
            wrong[cell] = (wrong[cell] + 1) % 4;
            assert!(!satisfied(&wrong) && !coloured(&wrong), "{cell}");
        }
    }
}
