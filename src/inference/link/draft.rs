//! Finding the links of a state, from which a graph is made.

use std::ops::Range;

use super::graph::{Bond, Graph, NO_NODE, Node, Reason, UNLINKED, house_links, two_digit_cells};
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, MAX_DIGITS};
use crate::inference::almost_locked::almost_locked_sets;
use crate::inference::bit_row::{add, put};
use crate::knowledge::{Chain, Nodes, Strong};

impl<const W: usize> Graph<W> {
    /// The links that this kind of chain may use; of one digit only, if one is given.
    pub(super) fn new(
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        chain: &Chain,
        digit: Option<Digit>,
    ) -> Self {
        let digits: DigitSet = digit.map_or_else(|| geometry.all_digits(), DigitSet::of);
        let mut draft = Draft::new(geometry, candidates);
        if chain.strong.contains(&Strong::House) {
            let grouped = chain.nodes >= Nodes::Groups;
            for digit in digits.iter() {
                for link in house_links(geometry, candidates, digit, grouped) {
                    draft.link(&[link.first, link.second], Reason::House(link.house));
                }
            }
        }
        if chain.strong.contains(&Strong::Cell) {
            for (cell, [a, b]) in two_digit_cells(geometry, candidates) {
                draft.link(&[Node::of(cell, a), Node::of(cell, b)], Reason::Cell(cell));
            }
        }
        if chain.strong.contains(&Strong::Set) {
            draft.link_sets();
        }
        draft.finish(digits, chain.one_digit)
    }

    /// Notes which bonds each node is in.
    fn note_bonds(&mut self) {
        let mut from = vec![0; self.nodes.len() + 1];
        for &node in &self.members {
            from[node as usize + 1] += 1;
        }
        for node in 0..self.nodes.len() {
            from[node + 1] += from[node];
        }
        let mut next = from.clone();
        let mut bonds = vec![0; self.members.len()];
        for bond in 0..self.bonds.len() {
            for &node in self.members_of(bond) {
                let place = &mut next[node as usize];
                bonds[*place as usize] = bond as u32;
                *place += 1;
            }
        }
        (self.bonds_from, self.bonds_of) = (from, bonds);
    }

    /// Notes which of the nodes with these numbers, all of a digit with these open places, exclude each other.
    /// `through` is a buffer.
    fn note_excluded(
        &mut self,
        numbers: Range<usize>,
        open: CellSet<W>,
        geometry: &Geometry<W>,
        through: &mut Vec<u64>,
    ) {
        let (span, nodes) = (self.span, &self.nodes[numbers.clone()]);
        let first = numbers.start % 64;
        let mut all = vec![0; span];
        through.clear();
        through.resize(span * geometry.cell_count(), 0);
        for (place, node) in nodes.iter().enumerate() {
            put(&mut all, first + place);
            for cell in node.cells.iter() {
                put(&mut through[span * cell.index()..], first + place);
            }
        }
        let all_alone = nodes.iter().all(Node::is_alone);
        let rows = self.same_digit[span * numbers.start..].chunks_mut(span);
        for (node, row) in nodes.iter().zip(rows) {
            let seen = open & geometry.common_peers(node.cells);
            if all_alone {
                for cell in seen.iter() {
                    let there = &through[span * cell.index()..];
                    add(row, there);
                }
            } else {
                // What has a cell that is not seen is not excluded.
                row.copy_from_slice(&all);
                for cell in (open - seen).iter() {
                    let there = &through[span * cell.index()..];
                    row.iter_mut().zip(there).for_each(|(row, there)| *row &= !there);
                }
            }
        }
    }
}

/// The most cells of an almost locked set. Larger ones are hardly ever seen, and there are very many of them.
const LARGEST_SET: usize = 5;

/// A node that was looked for.
struct Drafted<const W: usize> {
    node: Node<W>,
    rank: u32,
    /// The node before it with the same digit and the same first cell.
    before: u32,
}

/// The links found so far.
struct Draft<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
    nodes: Vec<Drafted<W>>,
    /// By digit and first cell: the last such node.
    last: Vec<u32>,
    /// The nodes that strong links have, in the order in which they were found.
    linked: Vec<u32>,
    bonds: Vec<Bond<W>>,
    members: Vec<u32>,
}

impl<'a, const W: usize> Draft<'a, W> {
    fn new(geometry: &'a Geometry<W>, candidates: &'a Candidates<W>) -> Self {
        Self {
            geometry,
            candidates,
            nodes: Vec::with_capacity(256),
            last: vec![NO_NODE; geometry.side() * geometry.cell_count()],
            linked: Vec::with_capacity(256),
            bonds: Vec::with_capacity(128),
            members: Vec::with_capacity(256),
        }
    }

    /// The place of a node among those that were looked for.
    fn place(&mut self, node: Node<W>) -> u32 {
        let first = node.cells.first().map_or(0, Cell::index);
        let last = &mut self.last[node.digit.index() * self.geometry.cell_count() + first];
        let mut place = *last;
        while let Some(known) = self.nodes.get(place as usize) {
            if known.node.cells == node.cells {
                return place;
            }
            place = known.before;
        }
        let place = self.nodes.len() as u32;
        self.nodes.push(Drafted { node, rank: UNLINKED, before: *last });
        *last = place;
        place
    }

    /// Links any two of the nodes.
    fn link(&mut self, nodes: &[Node<W>], reason: Reason<W>) {
        self.bonds.push(Bond { reason, first: self.members.len() });
        for &node in nodes {
            let place = self.place(node);
            let drafted = &mut self.nodes[place as usize];
            if drafted.rank == UNLINKED {
                drafted.rank = self.linked.len() as u32;
                self.linked.push(place);
            }
            self.members.push(place);
        }
    }

    /// In an almost locked set, if one digit is missing, all others are there.
    fn link_sets(&mut self) {
        let mut useful: Vec<Node<W>> = Vec::with_capacity(self.geometry.side());
        for set in almost_locked_sets(self.geometry, self.candidates, LARGEST_SET) {
            useful.clear();
            for digit in set.digits.iter() {
                let open = self.candidates.open_places_of(digit);
                let node = Node { digit, cells: set.cells & open };
                if self.geometry.common_peers(node.cells).intersects(&open) {
                    useful.push(node);
                }
            }
            if useful.len() >= 2 {
                self.link(&useful, Reason::Set(set.cells));
            }
        }
    }

    /// The graph of what was found.
    fn finish(mut self, digits: DigitSet, one_digit: bool) -> Graph<W> {
        let mut order = std::mem::take(&mut self.linked);
        for digit in digits.iter() {
            for cell in self.candidates.open_places_of(digit).iter() {
                let place = self.place(Node::of(cell, digit));
                if self.nodes[place as usize].rank == UNLINKED {
                    order.push(place);
                }
            }
        }
        let mut starts = [0; MAX_DIGITS + 1];
        for &place in &order {
            starts[self.nodes[place as usize].node.digit.index() + 1] += 1;
        }
        for digit in 0..MAX_DIGITS {
            starts[digit + 1] += starts[digit];
        }
        let mut graph = self.number(&order, &starts);
        graph.one_digit = one_digit;
        graph.note_bonds();
        let mut through = Vec::new();
        for digit in digits.iter() {
            let numbers = starts[digit.index()]..starts[digit.index() + 1];
            let open = self.candidates.open_places_of(digit);
            graph.note_excluded(numbers, open, self.geometry, &mut through);
        }
        graph
    }

    /// The nodes in this order with their numbers, which start for each digit with the given one.
    fn number(&mut self, order: &[u32], starts: &[usize; MAX_DIGITS + 1]) -> Graph<W> {
        let (side, total) = (self.geometry.side(), order.len());
        let span = starts.windows(2).map(|ends| ends[1].div_ceil(64) - ends[0] / 64).max();
        let span = span.unwrap_or(0).max(1);
        let blank = Node { digit: Digit::new(0), cells: CellSet::EMPTY };
        let mut graph = Graph {
            nodes: vec![blank; total],
            ranks: vec![UNLINKED; total],
            linked: vec![0; total.div_ceil(64)],
            bonds: std::mem::take(&mut self.bonds),
            members: std::mem::take(&mut self.members),
            bonds_from: Vec::new(),
            bonds_of: Vec::new(),
            same_digit: vec![0; span * total],
            span,
            first_word: std::array::from_fn(|digit| starts[digit] / 64),
            in_cell: vec![NO_NODE; side * self.geometry.cell_count()],
            side,
            one_digit: false,
        };
        let mut next = *starts;
        let mut alone = vec![0; self.geometry.cell_count()];
        let mut numbers = vec![NO_NODE; self.nodes.len()];
        for &place in order {
            let Drafted { node, rank, .. } = self.nodes[place as usize];
            let number = next[node.digit.index()];
            next[node.digit.index()] += 1;
            numbers[place as usize] = number as u32;
            (graph.nodes[number], graph.ranks[number]) = (node, rank);
            if rank != UNLINKED {
                put(&mut graph.linked, number);
            }
            if let Some(cell) = node.cells.only() {
                graph.in_cell[side * cell.index() + alone[cell.index()]] = number as u32;
                alone[cell.index()] += 1;
            }
        }
        for member in &mut graph.members {
            *member = numbers[*member as usize];
        }
        graph
    }
}
