//! Finding the links of a state, from which a graph is made.

use super::graph::{Bond, Graph, NO_NODE, Node, Reason, house_links, two_digit_cells};
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, MAX_DIGITS};
use crate::inference::almost_locked::almost_locked_sets;
use crate::inference::bit_row::BITS;
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
                house_links(geometry, candidates, digit, grouped, &mut |link| {
                    draft.link(&[link.first, link.second], Reason::House(link.house));
                });
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

    /// Notes which nodes every open candidate excludes, and which every node.
    fn note_excluded(&mut self, geometry: &Geometry<W>, candidates: &Candidates<W>) {
        let words = self.words;
        let mut rows = vec![0; words * geometry.digit_count() * geometry.cell_count()];
        for (number, node) in self.nodes.iter().enumerate() {
            let (word, bit) = (number / BITS, 1 << (number % BITS));
            for cell in node.sight(geometry, candidates).iter() {
                rows[words * self.candidate(cell, node.digit) + word] |= bit;
            }
            let cell = if self.one_digit { None } else { node.cells.only() };
            if let Some(cell) = cell {
                for other in (candidates.digits_of(cell) - DigitSet::of(node.digit)).iter() {
                    rows[words * self.candidate(cell, other) + word] |= bit;
                }
            }
            if self.besides {
                for (other, cells) in geometry.common_besides(node.cells, node.digit) {
                    for cell in (cells & candidates.open_places_of(other)).iter() {
                        rows[words * self.candidate(cell, other) + word] |= bit;
                    }
                }
            }
        }
        let mut excluded = Vec::with_capacity(words * self.nodes.len());
        for node in &self.nodes {
            let Some(first) = node.cells.first() else { continue };
            let row = |cell| {
                let first = words * self.candidate(cell, node.digit);
                &rows[first..first + words]
            };
            let place = excluded.len();
            excluded.extend_from_slice(row(first));
            for cell in (node.cells - CellSet::of(first)).iter() {
                excluded[place..].iter_mut().zip(row(cell)).for_each(|(all, row)| *all &= row);
            }
        }
        (self.excluded_by, self.excluded) = (rows, excluded);
    }
}

/// The most cells of an almost locked set. Larger ones are hardly ever seen, and there are very many of them.
const LARGEST_SET: usize = 5;

/// A node that was found.
struct Drafted<const W: usize> {
    node: Node<W>,
    /// The node before it with the same digit and the same first cell.
    before: u32,
}

/// The links found so far.
struct Draft<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
    /// In the order in which they were found.
    nodes: Vec<Drafted<W>>,
    /// By digit and first cell: the last such node.
    last: Vec<u32>,
    bonds: Vec<Bond<W>>,
    members: Vec<u32>,
}

impl<'a, const W: usize> Draft<'a, W> {
    fn new(geometry: &'a Geometry<W>, candidates: &'a Candidates<W>) -> Self {
        Self {
            geometry,
            candidates,
            nodes: Vec::with_capacity(128),
            last: vec![NO_NODE; geometry.digit_count() * geometry.cell_count()],
            bonds: Vec::with_capacity(128),
            members: Vec::with_capacity(256),
        }
    }

    /// The rank of a node, which is new or was found before.
    fn rank(&mut self, node: Node<W>) -> u32 {
        let first = node.cells.first().map_or(0, Cell::index);
        let last = &mut self.last[node.digit.index() * self.geometry.cell_count() + first];
        let mut rank = *last;
        while let Some(known) = self.nodes.get(rank as usize) {
            if known.node.cells == node.cells {
                return rank;
            }
            rank = known.before;
        }
        let rank = self.nodes.len() as u32;
        self.nodes.push(Drafted { node, before: *last });
        *last = rank;
        rank
    }

    /// Links any two of the nodes.
    fn link(&mut self, nodes: &[Node<W>], reason: Reason<W>) {
        self.bonds.push(Bond { reason, first: self.members.len() });
        for &node in nodes {
            let rank = self.rank(node);
            self.members.push(rank);
        }
    }

    /// In an almost locked set, if one digit is missing, all others are there.
    fn link_sets(&mut self) {
        let mut useful: Vec<Node<W>> = Vec::with_capacity(self.geometry.digit_count());
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
    fn finish(self, digits: DigitSet, one_digit: bool) -> Graph<W> {
        let (geometry, candidates) = (self.geometry, self.candidates);
        let mut graph = self.number();
        (graph.digits, graph.one_digit) = (digits, one_digit);
        graph.besides = !one_digit && !geometry.excludes_only_repeats();
        graph.note_bonds();
        graph.note_excluded(geometry, candidates);
        graph
    }

    /// The nodes with their numbers, and where they are.
    fn number(self) -> Graph<W> {
        let (each, total) = (self.geometry.digit_count(), self.nodes.len());
        let mut next = [0; MAX_DIGITS + 1];
        for Drafted { node, .. } in &self.nodes {
            next[node.digit.index() + 1] += 1;
        }
        for digit in 0..MAX_DIGITS {
            next[digit + 1] += next[digit];
        }
        let blank = Node { digit: Digit::new(0), cells: CellSet::EMPTY };
        let mut graph = Graph {
            nodes: vec![blank; total],
            ranks: vec![0; total],
            found: Vec::with_capacity(total),
            bonds: self.bonds,
            members: self.members,
            bonds_from: Vec::new(),
            bonds_of: Vec::new(),
            words: total.div_ceil(BITS),
            excluded: Vec::new(),
            excluded_by: Vec::new(),
            in_cell: vec![NO_NODE; each * self.geometry.cell_count()],
            digits_of_cell: each,
            cells: self.geometry.cell_count(),
            digits: DigitSet::EMPTY,
            one_digit: false,
            besides: false,
        };
        for (rank, &Drafted { node, .. }) in self.nodes.iter().enumerate() {
            let number = next[node.digit.index()];
            next[node.digit.index()] += 1;
            (graph.nodes[number], graph.ranks[number]) = (node, rank as u32);
            graph.found.push(number);
            if let Some(cell) = node.cells.only() {
                let mut here = graph.in_cell[each * cell.index()..].iter_mut();
                if let Some(free) = here.find(|other| **other == NO_NODE) {
                    *free = number as u32;
                }
            }
        }
        for member in &mut graph.members {
            *member = graph.found[*member as usize] as u32;
        }
        graph
    }
}
