//! Weak edges by rows of bits: which nodes each node excludes, and which each candidate.

use super::node::GraphNode;
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, MAX_DIGITS};
use crate::inference::tools::bit_row::{BITS, keep};

/// For nodes and for candidates the nodes that each excludes, one bit a node.
///
/// A row has the words in which it may have bits: all, or, where no edge leads to another digit, those of its digit.
///
/// What excludes is excluded.
pub(super) struct Weak {
    /// For each digit the first word that its rows have.
    from: [usize; MAX_DIGITS],
    /// How many words a row has.
    width: usize,
    of_nodes: Vec<u64>,
    /// Of every open candidate, digit by digit and cell by cell.
    of_candidates: Vec<u64>,
    /// How many cells the grid has.
    cells: usize,
}

/// Nodes, numbered digit by digit.
#[derive(Clone, Copy)]
pub(super) struct NumberedNodes<'a, const W: usize> {
    pub(super) nodes: &'a [GraphNode<W>],
    /// For each node the open places of its digit that it excludes.
    pub(super) sights: &'a [CellSet<W>],
    /// For each digit the number of its first node, and the end.
    pub(super) first_of: &'a [usize; MAX_DIGITS + 1],
}

impl Weak {
    /// The edges among these nodes, to other digits or within each digit alone.
    pub(super) fn new<const W: usize>(
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        numbered: NumberedNodes<'_, W>,
        across: bool,
    ) -> Self {
        let mut from = [0; MAX_DIGITS];
        let mut width = numbered.nodes.len().div_ceil(BITS);
        if !across {
            let words = |digit: usize| {
                let [first, end] = [digit, digit + 1].map(|digit| numbered.first_of[digit]);
                first / BITS..end.div_ceil(BITS).max(first / BITS)
            };
            from = std::array::from_fn(|digit| words(digit).start);
            width = (0..MAX_DIGITS).map(|digit| words(digit).len()).max().unwrap_or(0);
        }
        let cells = geometry.cell_count();
        let of_candidates = vec![0; width * geometry.digit_count() * cells];
        let mut weak = Self { from, width, of_nodes: Vec::new(), of_candidates, cells };
        weak.note_candidates(geometry, candidates, numbered, across);
        weak.note_nodes(numbered.nodes);
        weak
    }

    /// The first word that rows of the digit have.
    pub(super) fn from(&self, digit: Digit) -> usize {
        self.from[digit.index()]
    }

    /// The row of the nodes that a node excludes.
    pub(super) fn of_node(&self, node: usize) -> &[u64] {
        &self.of_nodes[self.width * node..self.width * (node + 1)]
    }

    /// The row of the nodes that an open candidate excludes.
    pub(super) fn of_candidate(&self, cell: Cell, digit: Digit) -> &[u64] {
        let first = self.first(cell, digit);
        &self.of_candidates[first..first + self.width]
    }

    /// Where the row of a candidate begins.
    fn first(&self, cell: Cell, digit: Digit) -> usize {
        self.width * (digit.index() * self.cells + cell.index())
    }

    fn note_candidates<const W: usize>(
        &mut self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        numbered: NumberedNodes<'_, W>,
        across: bool,
    ) {
        let besides = across && !geometry.excludes_only_repeats();
        for (number, (node, sight)) in numbered.nodes.iter().zip(numbered.sights).enumerate() {
            let number = number - BITS * self.from(node.digit);
            let (word, bit) = (number / BITS, 1 << (number % BITS));
            for cell in sight.iter() {
                let first = self.first(cell, node.digit);
                self.of_candidates[first + word] |= bit;
            }
            if let Some(cell) = node.cells.only().filter(|_| across) {
                for other in (candidates.digits_of(cell) - DigitSet::of(node.digit)).iter() {
                    let first = self.first(cell, other);
                    self.of_candidates[first + word] |= bit;
                }
            }
            if besides {
                for (other, cells) in geometry.common_besides(node.cells, node.digit) {
                    for cell in (cells & candidates.open_places_of(other)).iter() {
                        let first = self.first(cell, other);
                        self.of_candidates[first + word] |= bit;
                    }
                }
            }
        }
    }

    /// A node excludes what all its candidates exclude.
    fn note_nodes<const W: usize>(&mut self, nodes: &[GraphNode<W>]) {
        let mut rows = Vec::with_capacity(self.width * nodes.len());
        for node in nodes {
            let Some(first) = node.cells.first() else { continue };
            let place = rows.len();
            rows.extend_from_slice(self.of_candidate(first, node.digit));
            for cell in (node.cells - CellSet::of(first)).iter() {
                keep(&mut rows[place..], self.of_candidate(cell, node.digit));
            }
        }
        self.of_nodes = rows;
    }
}
