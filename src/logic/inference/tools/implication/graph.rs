//! The links of a state that a search goes along.

use once_cell::unsync::OnceCell;

use super::node::GraphNode;
use super::strong::StrongReason;
use super::weak::{NumberedNodes, Weak};
use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, MAX_DIGITS};
use crate::inference::tools::bit_row::{BITS, add, ones, put};

/// Nodes of which at most one is false, so that any two of them make a strong link.
#[derive(Clone, Copy)]
pub(in crate::inference) struct StrongSet<const W: usize> {
    /// Why it is so.
    pub(in crate::inference) reason: StrongReason<W>,
    /// Where its nodes begin in the list of members.
    pub(super) first: usize,
    /// The digits of its nodes.
    pub(super) digits: DigitSet,
}

/// The number of no node.
pub(super) const NO_NODE: u32 = u32::MAX;

/// Some links of a state.
///
/// Its nodes are those of strong links; what else can be struck has no number, but a row of the nodes that
/// it excludes. Nodes are numbered digit by digit, and within a digit in the order in which they were found.
pub(in crate::inference) struct Graph<const W: usize> {
    pub(in crate::inference) nodes: Vec<GraphNode<W>>,
    /// For each node the open places of its digit that it excludes.
    sights: Vec<CellSet<W>>,
    /// When each node was found.
    pub(in crate::inference) ranks: Vec<u32>,
    /// The nodes in the order in which they were found.
    pub(in crate::inference) found: Vec<usize>,
    /// In the order in which they were found.
    pub(in crate::inference) strong_sets: Vec<StrongSet<W>>,
    members: Vec<u32>,
    /// For each node where its strong sets begin in the list of them, and the end of the list.
    strong_sets_from: Vec<u32>,
    strong_sets_of: Vec<u32>,
    /// How many words a row of bits has, one bit a node.
    pub(in crate::inference) words: usize,
    /// For each node the row of those that it is linked with strongly; made when it is asked for.
    strong_rows: OnceCell<Vec<u64>>,
    weak: Weak,
    /// For each cell the nodes that are a digit in it alone, in the order in which they were found, and
    /// [`NO_NODE`] up to the number of digits; nothing where links stay with one digit.
    in_cell: Vec<u32>,
    /// How many digits a cell can have.
    digits_of_cell: usize,
    /// The digits of the nodes.
    pub(in crate::inference) digits: DigitSet,
    /// Whether nodes exclude others of other digits in other cells.
    besides: bool,
}

/// What a graph is made of: nodes with their sights, and strong sets, each in the order in which they were found.
pub(super) struct Parts<const W: usize> {
    pub(super) nodes: Vec<(GraphNode<W>, CellSet<W>)>,
    pub(super) strong_sets: Vec<StrongSet<W>>,
    /// By their places among the nodes.
    pub(super) members: Vec<u32>,
    pub(super) digits: DigitSet,
    /// Whether weak links lead to other digits.
    pub(super) across: bool,
}

impl<const W: usize> Graph<W> {
    pub(super) fn new(geometry: &Geometry<W>, candidates: &Candidates<W>, parts: Parts<W>) -> Self {
        let Parts { nodes: drafted, strong_sets, mut members, digits, across } = parts;
        let total = drafted.len();
        let mut first_of = [0; MAX_DIGITS + 1];
        for (node, _) in &drafted {
            first_of[node.digit.index() + 1] += 1;
        }
        for digit in 0..MAX_DIGITS {
            first_of[digit + 1] += first_of[digit];
        }
        let blank = GraphNode { digit: Digit::new(0), cells: CellSet::EMPTY };
        let (mut nodes, mut sights) = (vec![blank; total], vec![CellSet::EMPTY; total]);
        let (mut ranks, mut found) = (vec![0; total], Vec::with_capacity(total));
        let mut next = first_of;
        for (rank, &(node, sight)) in drafted.iter().enumerate() {
            let number = next[node.digit.index()];
            next[node.digit.index()] += 1;
            (nodes[number], sights[number], ranks[number]) = (node, sight, rank as u32);
            found.push(number);
        }
        for member in &mut members {
            *member = found[*member as usize] as u32;
        }
        let numbered = NumberedNodes { nodes: &nodes, sights: &sights, first_of: &first_of };
        let weak = Weak::new(geometry, candidates, numbered, across);
        let mut graph = Self {
            nodes,
            sights,
            ranks,
            found,
            strong_sets,
            members,
            strong_sets_from: Vec::new(),
            strong_sets_of: Vec::new(),
            words: total.div_ceil(BITS),
            strong_rows: OnceCell::new(),
            weak,
            in_cell: Vec::new(),
            digits_of_cell: geometry.digit_count(),
            digits,
            besides: across && !geometry.excludes_only_repeats(),
        };
        graph.note_strong_sets();
        if across {
            graph.note_cells(geometry.cell_count());
        }
        graph
    }

    /// Notes which strong sets each node is in.
    fn note_strong_sets(&mut self) {
        let mut from = vec![0; self.nodes.len() + 1];
        for &node in &self.members {
            from[node as usize + 1] += 1;
        }
        for node in 0..self.nodes.len() {
            from[node + 1] += from[node];
        }
        let mut next = from.clone();
        let mut strong_sets = vec![0; self.members.len()];
        for set in 0..self.strong_sets.len() {
            for &node in self.members_of(set) {
                let place = &mut next[node as usize];
                strong_sets[*place as usize] = set as u32;
                *place += 1;
            }
        }
        (self.strong_sets_from, self.strong_sets_of) = (from, strong_sets);
    }

    /// Notes which nodes are a digit in a cell alone.
    fn note_cells(&mut self, count: usize) {
        self.in_cell = vec![NO_NODE; self.digits_of_cell * count];
        for &number in &self.found {
            if let Some(cell) = self.nodes[number].cells.only() {
                let mut here = self.in_cell[self.digits_of_cell * cell.index()..].iter_mut();
                if let Some(free) = here.find(|other| **other == NO_NODE) {
                    *free = number as u32;
                }
            }
        }
    }

    /// A row of no nodes.
    pub(in crate::inference) fn no_nodes(&self) -> Vec<u64> {
        vec![0; self.words]
    }

    /// A row of one node.
    pub(in crate::inference) fn row_of(&self, node: usize) -> Vec<u64> {
        let mut row = self.no_nodes();
        put(&mut row, node);
        row
    }

    /// A row of all nodes.
    pub(in crate::inference) fn all_nodes(&self) -> Vec<u64> {
        let mut row = self.no_nodes();
        (0..self.nodes.len()).for_each(|node| put(&mut row, node));
        row
    }

    /// The nodes of a row in the order in which they were found.
    pub(in crate::inference) fn in_order(&self, row: &[u64]) -> Vec<usize> {
        let mut nodes: Vec<usize> = ones(row).collect();
        nodes.sort_unstable_by_key(|&node| self.ranks[node]);
        nodes
    }

    /// Whether the two ends of a chain, of which one is true, strike something.
    pub(in crate::inference) fn strikes(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        [first, last]: [&GraphNode<W>; 2],
    ) -> bool {
        first.excludes_with(last, geometry, candidates)
            || self.besides
                && first != last
                && !first.excluded_besides(last, geometry, candidates).is_empty()
    }

    /// What the two ends of a chain, of which one is true, strike.
    pub(in crate::inference) fn struck(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        [first, last]: [&GraphNode<W>; 2],
    ) -> Vec<Candidate> {
        if self.besides && first != last {
            first.excluded_besides(last, geometry, candidates)
        } else {
            first.excluded_with(last, geometry, candidates)
        }
    }

    /// The row of the nodes that a node excludes, in a graph whose weak links lead to all of its digits.
    pub(in crate::inference) fn excluded_row(&self, node: usize) -> &[u64] {
        let row = self.weak.of_node(node);
        debug_assert_eq!(row.len(), self.words, "a row of all nodes");
        row
    }

    /// The row of the nodes that an open candidate excludes, in a graph whose weak links lead to all of its digits.
    pub(in crate::inference) fn excluded_by(&self, cell: Cell, digit: Digit) -> &[u64] {
        let row = self.weak.of_candidate(cell, digit);
        debug_assert_eq!(row.len(), self.words, "a row of all nodes");
        row
    }

    /// Adds the nodes that an open candidate excludes.
    pub(in crate::inference) fn add_excluded_by(&self, cell: Cell, digit: Digit, to: &mut [u64]) {
        add(&mut to[self.weak.from(digit)..], self.weak.of_candidate(cell, digit));
    }

    /// Adds the nodes that are false if these are true.
    pub(in crate::inference) fn add_weak(&self, from: &[u64], to: &mut [u64]) {
        for node in ones(from) {
            let first = self.weak.from(self.nodes[node].digit);
            add(&mut to[first..], self.weak.of_node(node));
        }
    }

    /// Adds the nodes that are true if any of these is false.
    pub(in crate::inference) fn add_strong(&self, from: &[u64], to: &mut [u64]) {
        let rows = self.strong_rows.get_or_init(|| self.list_strong());
        for node in ones(from) {
            add(to, &rows[self.words * node..self.words * (node + 1)]);
        }
    }

    fn list_strong(&self) -> Vec<u64> {
        let mut rows = vec![0; self.words * self.nodes.len()];
        for set in 0..self.strong_sets.len() {
            let nodes = self.members_of(set);
            for &one in nodes {
                let row = &mut rows[self.words * one as usize..][..self.words];
                nodes.iter().filter(|&&it| it != one).for_each(|&it| put(row, it as usize));
            }
        }
        rows
    }

    /// The nodes that the node excludes: first those of its digit, then those in its cell, then all others, each in the
    /// order in which they were found.
    pub(in crate::inference) fn excluded(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let GraphNode { digit, cells } = self.nodes[node];
        let of_digit = ones(self.excluded_row(node));
        let of_digit = of_digit.filter(move |&other| self.nodes[other].digit == digit);
        let cell = if self.in_cell.is_empty() { None } else { cells.only() };
        let in_cell = cell.map(|cell| self.digits_of_cell * cell.index());
        let in_cell =
            in_cell.map_or(&[][..], |first| &self.in_cell[first..first + self.digits_of_cell]);
        let in_cell = in_cell.iter().take_while(|&&other| other != NO_NODE);
        let in_cell = in_cell.map(|&other| other as usize).filter(move |&other| other != node);
        let besides = self.besides.then(|| ones(self.excluded_row(node))).into_iter().flatten();
        let besides = besides.filter(move |&other| {
            let GraphNode { digit: of, cells: there } = self.nodes[other];
            of != digit && (there != cells || cells.only().is_none())
        });
        of_digit.chain(in_cell).chain(besides)
    }

    /// Whether both nodes cannot be true, of one digit in cells that see each other.
    pub(in crate::inference) fn excludes_in_sight(&self, one: usize, other: usize) -> bool {
        let (first, second) = (&self.nodes[one], &self.nodes[other]);
        first.digit == second.digit && second.cells.is_subset(&self.sights[one])
    }

    /// The open places of its digit that a node excludes.
    pub(in crate::inference) fn sight(&self, node: usize) -> CellSet<W> {
        self.sights[node]
    }

    /// The open places of their digit, which is the same, that both nodes exclude.
    pub(in crate::inference) fn in_sight_of(&self, one: usize, other: usize) -> CellSet<W> {
        self.sights[one] & self.sights[other]
    }

    /// The strong links from a node: the other node and the number of the strong set, in the order in which
    /// they were found. Of several links with a node the first is the one to be told.
    pub(in crate::inference) fn strong(
        &self,
        node: usize,
    ) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.strong_sets_of(node).iter().flat_map(move |&set| {
            let others = self.members_of(set as usize).iter().map(|&other| other as usize);
            others.filter(move |&other| other != node).map(move |other| (other, set as usize))
        })
    }

    /// The strong sets that a node is in, by their numbers.
    pub(in crate::inference) fn strong_sets_of(&self, node: usize) -> &[u32] {
        &self.strong_sets_of
            [self.strong_sets_from[node] as usize..self.strong_sets_from[node + 1] as usize]
    }

    /// The nodes of a strong set.
    fn members_of(&self, set: usize) -> &[u32] {
        let end = self.strong_sets.get(set + 1).map_or(self.members.len(), |next| next.first);
        &self.members[self.strong_sets[set].first..end]
    }

    /// The almost locked sets, in a graph of these alone.
    pub(in crate::inference) fn sets(&self) -> impl Iterator<Item = Set<'_, W>> + '_ {
        (0..self.strong_sets.len() as u32).map(|number| self.set(number))
    }

    /// The almost locked set with this number, in a graph of these alone.
    pub(in crate::inference) fn set(&self, number: u32) -> Set<'_, W> {
        let StrongSet { reason, digits, .. } = self.strong_sets[number as usize];
        let cells = if let StrongReason::Set(cells) = reason { cells } else { CellSet::EMPTY };
        Set { cells, useful: digits, nodes: self.members_of(number as usize) }
    }
}

/// An almost locked set.
#[derive(Clone, Copy)]
pub(in crate::inference) struct Set<'a, const W: usize> {
    pub(in crate::inference) cells: CellSet<W>,
    /// Those of its digits whose node sees a place.
    pub(in crate::inference) useful: DigitSet,
    /// The nodes of these, by digit.
    nodes: &'a [u32],
}

impl<'a, const W: usize> Set<'a, W> {
    /// The nodes of its useful digits, by digit.
    pub(in crate::inference) fn nodes(&self) -> impl Iterator<Item = usize> + Clone + use<'a, W> {
        self.nodes.iter().map(|&number| number as usize)
    }

    /// Its node of the digit, if that sees a place.
    pub(in crate::inference) fn node_of(&self, digit: Digit) -> Option<usize> {
        let before = self.useful.iter().take_while(|&other| other != digit).count();
        self.useful.contains(digit).then(|| self.nodes[before] as usize)
    }
}
