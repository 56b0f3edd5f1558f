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
/// Where digits rule out others than themselves, two vertices more stand for each such pair of candidates, joined with each
/// other: the first with the cell of the one and with all digits but its own and a third one, the second so with the other.
/// If both candidates held, both vertices would have the third colour; if one does not, its vertex has its digit.
pub fn dimacs_colouring(geometry: &Geometry, board: &Board) -> String {
    let geometry = &geometry.by_rules();
    let (cells, digits) = (geometry.cell_count(), geometry.digit_count());
    let mut edges: Vec<(usize, usize)> = Vec::new();
    for one in geometry.cells() {
        let later = geometry.peers(one).iter().filter(|&other| one < other);
        edges.extend(later.map(|other| (one.index() + 1, other.index() + 1)));
    }
    for one in 1..=digits {
        edges.extend((one + 1..=digits).map(|other| (cells + one, cells + other)));
    }
    for Candidate { cell, digit } in board.digits() {
        let others = geometry.digits().filter(|&other| other != digit);
        edges.extend(others.map(|other| (cell.index() + 1, cells + other.index() + 1)));
    }
    let mut vertices = cells + digits;
    for (one, other) in excluded_besides(geometry) {
        let third = geometry.digits().find(|&digit| digit != one.digit && digit != other.digit);
        for (vertex, candidate) in [(vertices + 1, one), (vertices + 2, other)] {
            edges.push((candidate.cell.index() + 1, vertex));
            let may = |digit| digit == candidate.digit || Some(digit) == third;
            let others = geometry.digits().filter(|&digit| !may(digit));
            edges.extend(others.map(|digit| (cells + digit.index() + 1, vertex)));
        }
        edges.push((vertices + 1, vertices + 2));
        vertices += 2;
    }
    let mut text = comment(geometry, board);
    let _ = writeln!(text, "p edge {vertices} {}", edges.len());
    for (one, other) in edges {
        let _ = writeln!(text, "e {one} {other}");
    }
    text
}

/// All pairs of candidates with different digits in different cells that rule out each other, each pair once.
fn excluded_besides(geometry: &Geometry) -> impl Iterator<Item = (Candidate, Candidate)> + '_ {
    let all = geometry
        .cells()
        .flat_map(|cell| geometry.digits().map(move |digit| Candidate { cell, digit }));
    all.flat_map(|one| {
        let besides = geometry.excluded_by(one.cell, one.digit).other_digits().iter();
        let others = besides
            .flat_map(|&(digit, cells)| cells.iter().map(move |cell| Candidate { cell, digit }));
        others.filter(move |other| one.cell < other.cell).map(move |other| (one, other))
    })
}

/// Writes a puzzle as clauses that can be satisfied exactly if it has a solution. The variable of a digit (from 1) in a cell
/// (from 0, in reading order) is cell · digits + digit. The clauses: each cell holds a digit, each house has a place for each
/// digit, a digit in a cell rules out what the grid says, and the givens.
pub fn dimacs_clauses(geometry: &Geometry, board: &Board) -> String {
    let geometry = &geometry.by_rules();
    let variable = |Candidate { cell, digit }: Candidate| {
        cell.index() * geometry.digit_count() + digit.index() + 1
    };
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
    let _ = writeln!(
        text,
        "p cnf {} {}",
        geometry.cell_count() * geometry.digit_count(),
        clauses.len()
    );
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
    use crate::grid::{Cell, Digit, GeometrySpec};
    use crate::search::Search;
    use crate::test_grids::{classic, grid_of, not_beside, spec};

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
        let text = dimacs_colouring(&classic(), &board);
        assert!(text.contains("p edge 90 854\n"), "810 + 36 + 8");
        let edges = numbers(&text, "e");
        assert_eq!(edges.len(), 854);
        assert!(!edges.contains(&vec![1, 86]) && edges.contains(&vec![1, 85]));
    }

    /// A graph of which some vertices are coloured, from the first on.
    struct Coloured {
        neighbours: Vec<Vec<usize>>,
        taken: Vec<Option<usize>>,
        colours: usize,
    }

    impl Coloured {
        fn new(edges: &[Vec<i64>], colours: usize, known: &[usize]) -> Self {
            let last = edges.iter().flatten().copied().max().unwrap_or(0);
            let mut neighbours = vec![Vec::new(); index_of(last)];
            for edge in edges {
                let (one, other) = (index_of(edge[0]) - 1, index_of(edge[1]) - 1);
                neighbours[one].push(other);
                neighbours[other].push(one);
            }
            let mut taken: Vec<Option<usize>> = known.iter().copied().map(Some).collect();
            taken.resize(neighbours.len(), None);
            Self { neighbours, taken, colours }
        }

        fn fits(&self, vertex: usize, colour: usize) -> bool {
            self.neighbours[vertex].iter().all(|&other| self.taken[other] != Some(colour))
        }

        /// Whether all other vertices can be coloured too.
        fn can_be_finished(&mut self) -> bool {
            let known = (0..self.taken.len()).filter_map(|it| Some((it, self.taken[it]?)));
            if !known.clone().all(|(vertex, colour)| self.fits(vertex, colour)) {
                return false;
            }
            // What hangs together is coloured by itself.
            while let Some(vertex) = self.taken.iter().position(Option::is_none) {
                let mut together = vec![vertex];
                let mut next = 0;
                while let Some(&vertex) = together.get(next) {
                    for &other in &self.neighbours[vertex] {
                        if self.taken[other].is_none() && !together.contains(&other) {
                            together.push(other);
                        }
                    }
                    next += 1;
                }
                if !self.colour(&together) {
                    return false;
                }
            }
            true
        }

        /// Colours these vertices, if they can be.
        fn colour(&mut self, vertices: &[usize]) -> bool {
            let Some((&vertex, others)) = vertices.split_first() else { return true };
            for colour in 0..self.colours {
                if self.fits(vertex, colour) {
                    self.taken[vertex] = Some(colour);
                    if self.colour(others) {
                        return true;
                    }
                }
            }
            self.taken[vertex] = None;
            false
        }
    }

    #[test]
    fn where_digits_rule_out_others_exactly_the_solutions_can_be_coloured() {
        let apart = GeometrySpec { apart: not_beside(), ..spec("123456", 3, 2) };
        let apart = Geometry::new(&apart).expect("a grid");
        let edges = numbers(&dimacs_colouring(&apart, &Board::empty(36)), "e");
        let solution = Search::new(&apart).solutions_of(&Board::empty(36)).next();
        let solution = solution.expect("a solution");
        let digits: Vec<usize> = solution.digits().iter().map(|digit| digit.index()).collect();
        // The vertices of the digits stand behind those of the cells.
        let known = |digits: &[usize]| digits.iter().copied().chain(0..6).collect::<Vec<_>>();
        let is_coloured =
            |digits: &[usize]| Coloured::new(&edges, 6, &known(digits)).can_be_finished();
        assert!(is_coloured(&digits));
        // Two digits change places everywhere: the houses still hold each once.
        let mut wrong = 0;
        for (one, other) in (0..6).flat_map(|one| (one + 1..6).map(move |other| (one, other))) {
            let swapped = |&digit: &usize| match digit {
                _ if digit == one => other,
                _ if digit == other => one,
                _ => digit,
            };
            let swapped: Vec<usize> = digits.iter().map(swapped).collect();
            let at = |cell: usize| (cell / 6, cell % 6);
            let beside = |a: usize, b: usize| {
                let ((row, column), (other_row, other_column)) = (at(a), at(b));
                row.abs_diff(other_row) + column.abs_diff(other_column) == 1
            };
            let stands = (0..36)
                .all(|a| (0..36).all(|b| !beside(a, b) || swapped[a].abs_diff(swapped[b]) != 1));
            assert_eq!(is_coloured(&swapped), stands, "{one} {other}");
            wrong += usize::from(!stands);
        }
        assert!(wrong > 0);
    }

    #[test]
    fn exactly_the_solutions_satisfy_the_clauses_and_colour_the_graph() {
        let geometry = grid_of("1234", 2, 2);
        let given = [Candidate::new(Cell::new(0), Digit::new(1))];
        let board = Board::from_givens(16, given);
        let clauses = numbers(&dimacs_clauses(&geometry, &board), "");
        let edges = numbers(&dimacs_colouring(&geometry, &board), "e");
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
