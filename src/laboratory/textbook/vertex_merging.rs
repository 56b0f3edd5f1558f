//! Merging of vertices with backtracking.
//!
//! Source: a Czech student work on Sudoku and graph theory (*slučování vrcholů*); Ronald Dutton and Robert Brigham, *A New
//! Graph Colouring Algorithm*, 1981. Vertices that are not adjacent are merged, and the merged one is adjacent to whatever
//! either was, until the complete graph on as many vertices as there are digits is left; that is coloured, and what was
//! merged has its colour.
//!
//! Givens with the same digit are merged first, and those with different digits are joined. The vertices of the first row
//! are a complete graph from the start, so each other vertex has to be merged with one of them: the vertex with the fewest
//! that it is not adjacent to is next, and of these it is merged first with the one with which it shares most neighbours.
//! One that is adjacent to all of them is a dead end. A pass is a merging.

use super::algorithm::{Algorithm, MethodName};
use super::problem::Problem;
use super::report::{Because, Kind};
use super::run::{Flow, Run};
use duvod::grid::{Cell, CellSet, Digit, DigitSet};
use duvod::message::words;

/// Merging of vertices.
pub(super) struct VertexMerging;

impl Algorithm for VertexMerging {
    fn called(&self) -> MethodName {
        MethodName::new("vertex-merging", words::AlgorithmVertexMerging, Kind::Exact)
    }

    fn only_colours(&self) -> bool {
        true
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let clique: Vec<Cell> =
            problem.geometry.cells().take(problem.geometry.column_count()).collect();
        let graph = Graph::new(problem, &clique);
        run.encoded(graph.left.len(), graph.edge_count());
        Walk { problem, clique: &clique }.on(&graph, run)
    }
}

/// A graph in which vertices have been merged. A merged vertex is called by one of those that it was made of.
#[derive(Clone)]
struct Graph {
    /// The vertices that are left.
    left: CellSet,
    adjacent: Vec<CellSet>,
    /// What each vertex is made of.
    made_of: Vec<CellSet>,
}

impl Graph {
    /// The graph of a puzzle, with the givens of each digit merged, and all of them joined.
    fn new(problem: &Problem<'_>, clique: &[Cell]) -> Self {
        let geometry = problem.geometry;
        let mut graph = Self {
            left: geometry.all_cells(),
            adjacent: geometry.cells().map(|cell| geometry.peers(cell)).collect(),
            made_of: geometry.cells().map(CellSet::of).collect(),
        };
        let mut named: CellSet = CellSet::EMPTY;
        for digit in geometry.digits() {
            let holds = |cell: &Cell| problem.givens[cell.index()] == Some(digit);
            let givens: Vec<Cell> = geometry.cells().filter(holds).collect();
            // One in the clique comes first in reading order, and stays.
            let Some((&first, others)) = givens.split_first() else { continue };
            debug_assert!(others.iter().all(|other| !clique.contains(other)));
            for &other in others {
                graph.merge(first, other);
            }
            named.insert(first);
        }
        for cell in named.iter() {
            graph.adjacent[cell.index()] =
                graph.adjacent[cell.index()] | (named - CellSet::of(cell));
        }
        graph
    }

    fn edge_count(&self) -> usize {
        let ends = self.left.iter().map(|vertex| (self.adjacent[vertex.index()] & self.left).len());
        ends.sum::<usize>() / 2
    }

    /// Merges two vertices that are not adjacent into the first.
    fn merge(&mut self, one: Cell, other: Cell) {
        self.left.remove(other);
        self.made_of[one.index()] = self.made_of[one.index()] | self.made_of[other.index()];
        self.adjacent[one.index()] = self.adjacent[one.index()] | self.adjacent[other.index()];
        for neighbour in self.adjacent[other.index()].iter() {
            self.adjacent[neighbour.index()].insert(one);
            self.adjacent[neighbour.index()].remove(other);
        }
        self.adjacent[one.index()].remove(other);
    }
}

struct Walk<'a> {
    problem: &'a Problem<'a>,
    clique: &'a [Cell],
}

impl Walk<'_> {
    /// Merges what is left in every way.
    fn on(&self, graph: &Graph, run: &mut Run<'_>) -> Flow {
        let clique: CellSet = self.clique.iter().copied().collect();
        let others = graph.left - clique;
        run.steps(others.len() as u64 + 1)?;
        let open = |vertex: &Cell| (clique - graph.adjacent[vertex.index()]).len();
        let Some(vertex) = others.iter().min_by_key(open) else {
            return self.colour(graph, run);
        };
        let neighbours = graph.adjacent[vertex.index()];
        let mut with: Vec<Cell> = (clique - neighbours).iter().collect();
        let shared = |one: &Cell| (graph.adjacent[one.index()] & neighbours).len();
        with.sort_by_key(|one| std::cmp::Reverse(shared(one)));
        let with_count = with.len();
        for &one in &with {
            run.pass();
            if with.len() > 1 {
                run.guess();
            }
            run.enter();
            let mut merged = graph.clone();
            merged.merge(one, vertex);
            let coloured = if run.records() { self.coloured(graph, one, vertex) } else { None };
            if let Some((cells, digit, with)) = coloured {
                let only = with_count == 1;
                let because =
                    if only { Because::OnlyMerging(with) } else { Because::Merging(with) };
                cells.iter().for_each(|cell| run.take(cell, digit, DigitSet::of(digit), because));
            }
            self.on(&merged, run)?;
            if let Some((cells, ..)) = coloured {
                back(cells, run);
            }
            run.leave();
        }
        run.dead_end();
        Flow::Continue(())
    }

    /// The cells that get a colour when two vertices are merged of which one has it, the colour, and a cell that has it.
    fn coloured(&self, graph: &Graph, one: Cell, other: Cell) -> Option<(CellSet, Digit, Cell)> {
        let cells = |vertex: Cell| graph.made_of[vertex.index()];
        let given = |cells: CellSet| {
            let holds = |cell| self.problem.givens[Cell::index(cell)].map(|digit| (digit, cell));
            cells.iter().find_map(holds)
        };
        match (given(cells(one)), given(cells(other))) {
            (Some((digit, with)), None) => Some((cells(other), digit, with)),
            (None, Some((digit, with))) => Some((cells(one), digit, with)),
            _ => None,
        }
    }

    /// Colours the complete graph, and what was merged. Vertices without a given can be coloured in every order.
    fn colour(&self, graph: &Graph, run: &mut Run<'_>) -> Flow {
        let mut grid = vec![Digit::new(0); self.problem.givens.len()];
        let mut unused: Vec<Digit> = self.problem.geometry.digits().collect();
        let mut nameless = Vec::new();
        for &vertex in self.clique {
            let cells = graph.made_of[vertex.index()];
            match cells.iter().find_map(|cell| self.problem.givens[cell.index()]) {
                Some(digit) => {
                    paint(&mut grid, cells, digit);
                    unused.retain(|other| *other != digit);
                }
                None => nameless.push(cells),
            }
        }
        in_every_order(&mut grid, &nameless, &mut unused, run)
    }
}

/// Records that cells lose their digit, the last first.
fn back(cells: CellSet, run: &mut Run<'_>) {
    let cells: Vec<Cell> = cells.iter().collect();
    cells.into_iter().rev().for_each(|cell| run.back(cell));
}

fn paint(grid: &mut [Digit], cells: CellSet, digit: Digit) {
    for cell in cells.iter() {
        grid[cell.index()] = digit;
    }
}

/// Gives the sets the digits in every order.
fn in_every_order(
    grid: &mut Vec<Digit>,
    sets: &[CellSet],
    digits: &mut Vec<Digit>,
    run: &mut Run<'_>,
) -> Flow {
    let Some((&set, others)) = sets.split_first() else {
        return run.found(grid.clone());
    };
    for index in 0..digits.len() {
        let untried = digits[index..].iter().copied().collect();
        let digit = digits.remove(index);
        paint(grid, set, digit);
        set.iter().for_each(|cell| run.take(cell, digit, untried, Because::InTurn));
        in_every_order(grid, others, digits, run)?;
        back(set, run);
        digits.insert(index, digit);
    }
    Flow::Continue(())
}
