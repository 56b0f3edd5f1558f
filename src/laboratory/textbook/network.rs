//! A graph of variables with domains and named constraints.
//!
//! Source: the assignment of the knowledge system that Duvod is modelled on; Roman Barták, *Constraint Programming: In
//! Pursuit of the Holy Grail*, 1999. A vertex is a variable with the values that it may take, an edge is a constraint between
//! two of them, with its name. A Sudoku is such a graph, and so are the queens on a chessboard.

use petgraph::graph::{NodeIndex, UnGraph};
use petgraph::visit::EdgeRef;

use super::problem::Problem;
use duvod::grid::Digit;
use duvod::message::words::{self, Label};

/// A constraint between two variables, called by what it says of their values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// They are different.
    Different,
    /// They do not follow one another.
    NotConsecutive,
    /// Queens on these rows, in columns that are so far apart, do not attack each other.
    NoAttack {
        /// How far the columns are apart, at least 1.
        distance: usize,
    },
}

impl Constraint {
    /// Returns what it is called.
    pub fn label(self) -> Label {
        match self {
            Self::Different => words::NetworkDifferent,
            Self::NotConsecutive => words::NetworkNotConsecutive,
            Self::NoAttack { .. } => words::NetworkNoAttack,
        }
    }

    /// Says whether two values fulfil it.
    pub fn holds(self, one: usize, other: usize) -> bool {
        let apart = one.abs_diff(other);
        match self {
            Self::Different => apart != 0,
            Self::NotConsecutive => apart != 1,
            Self::NoAttack { distance } => apart != 0 && apart != distance,
        }
    }
}

/// A graph of variables with domains and named constraints.
#[derive(Clone, Debug)]
pub struct Network {
    /// A vertex is a variable with its values, in ascending order.
    graph: UnGraph<Vec<usize>, Constraint>,
}

impl Network {
    /// Makes a graph without constraints, of variables with these values.
    pub fn new(domains: Vec<Vec<usize>>) -> Self {
        let mut graph = UnGraph::default();
        for domain in domains {
            let _ = graph.add_node(domain);
        }
        Self { graph }
    }

    /// Makes the graph of so many queens on a board with as many rows and columns: a variable is the row of the queen in a
    /// column.
    pub fn queens(count: usize) -> Self {
        let mut network = Self::new(vec![(0..count).collect(); count]);
        for one in 0..count {
            for other in one + 1..count {
                network.constrain(one, other, Constraint::NoAttack { distance: other - one });
            }
        }
        network
    }

    /// The graph of a puzzle: a variable is the digit of a cell.
    pub(super) fn of_puzzle(problem: &Problem<'_>) -> Self {
        let geometry = problem.geometry;
        let domain = |given: &Option<Digit>| match given {
            Some(digit) => vec![digit.index()],
            None => (0..problem.digit_count()).collect(),
        };
        let mut network = Self::new(problem.givens.iter().map(domain).collect());
        for (one, peers) in geometry.cells().zip(&problem.peers) {
            for &other in peers.iter().filter(|&&other| one < other) {
                network.constrain(one.index(), other.index(), Constraint::Different);
            }
            let first = geometry.excluded_by(one, Digit::new(0)).other_digits();
            for other in first.iter().flat_map(|(_, cells)| cells.iter()).filter(|&it| one < it) {
                network.constrain(one.index(), other.index(), Constraint::NotConsecutive);
            }
        }
        network
    }

    /// Adds a constraint between two variables.
    pub fn constrain(&mut self, one: usize, other: usize, constraint: Constraint) {
        let _ = self.graph.add_edge(NodeIndex::new(one), NodeIndex::new(other), constraint);
    }

    /// Returns the number of variables.
    pub fn len(&self) -> usize {
        self.graph.node_count()
    }

    /// Returns the number of constraints.
    pub fn constraint_count(&self) -> usize {
        self.graph.edge_count()
    }

    /// Says whether there are no variables.
    pub fn is_empty(&self) -> bool {
        self.graph.node_count() == 0
    }

    /// Returns the values that a variable may take.
    pub fn domain(&self, variable: usize) -> &[usize] {
        &self.graph[NodeIndex::new(variable)]
    }

    /// Returns the variables that one is constrained with, and how.
    pub fn edges(&self, variable: usize) -> impl Iterator<Item = (usize, Constraint)> + '_ {
        let edges = self.graph.edges(NodeIndex::new(variable));
        edges.map(|edge| (edge.target().index(), *edge.weight()))
    }

    /// Counts the constraints that these values, one a variable, do not fulfil.
    pub fn conflicts(&self, values: &[usize]) -> usize {
        let value = |variable: NodeIndex| values[variable.index()];
        let edges = self.graph.edge_references();
        edges.filter(|it| !it.weight().holds(value(it.source()), value(it.target()))).count()
    }
}
