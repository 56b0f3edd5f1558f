//! What follows from a node's being false along alternating links, for all nodes at once, by bits.
//!
//! A row tells which nodes are false, and which are true. What follows from one node follows from every
//! node that makes it false; so what was found for one is used for the others, and together they cost little
//! more than one alone.

use super::reach::Bounds;
use crate::inference::tools::bit_row::{BITS, add, has, meet, ones, put};
use crate::inference::tools::implication::Graph;

/// What follows from each node's being false.
pub(super) struct Consequences {
    /// By one strong link, and by one weak link from there.
    direct: Rows,
    /// By any number of links; the node itself is among those that are false.
    all: Rows,
    /// Where what follows from one node is put together, and where that from several.
    one: Vec<u64>,
    several: Vec<u64>,
}

/// Rows that are filled when they are asked for: the nodes that are false; those that are true; and where all
/// is to be known, those of the false ones that were followed, in the end all of them.
struct Rows {
    width: usize,
    filled: Vec<u64>,
    bits: Vec<u64>,
}

impl Rows {
    /// Rows of so many parts.
    fn new<const W: usize>(graph: &Graph<W>, parts: usize) -> Self {
        let width = parts * graph.words;
        Self { width, filled: graph.no_nodes(), bits: vec![0; width * graph.nodes.len()] }
    }

    fn get(&self, node: usize) -> &[u64] {
        &self.bits[self.width * node..self.width * (node + 1)]
    }

    /// The empty row of the node, which is about to be filled.
    fn fill(&mut self, node: usize) -> &mut [u64] {
        put(&mut self.filled, node);
        &mut self.bits[self.width * node..self.width * (node + 1)]
    }

    /// Makes a row of no nodes of a buffer.
    fn clear(&self, buffer: &mut Vec<u64>) {
        buffer.clear();
        buffer.resize(self.width, 0);
    }
}

impl Consequences {
    pub(super) fn new<const W: usize>(graph: &Graph<W>) -> Self {
        Self {
            direct: Rows::new(graph, 2),
            all: Rows::new(graph, 3),
            one: Vec::new(),
            several: Vec::new(),
        }
    }

    /// What follows by one strong and one weak link from the node's being false.
    fn direct<const W: usize>(&mut self, graph: &Graph<W>, node: usize) -> &[u64] {
        if !has(&self.direct.filled, node) {
            let (off, on) = self.direct.fill(node).split_at_mut(graph.words);
            for (other, _) in graph.strong(node) {
                if !has(on, other) {
                    put(on, other);
                    add(off, graph.excluded_row(other));
                }
            }
        }
        self.direct.get(node)
    }

    /// All that follows from the node's being false.
    pub(super) fn of<const W: usize>(&mut self, graph: &Graph<W>, node: usize) -> &[u64] {
        &self.row(graph, node)[..2 * graph.words]
    }

    /// The same, and what was followed.
    fn row<const W: usize>(&mut self, graph: &Graph<W>, node: usize) -> &[u64] {
        if !has(&self.all.filled, node) {
            let mut gathered = std::mem::take(&mut self.one);
            self.all.clear(&mut gathered);
            put(&mut gathered, node);
            while let Some((next, is_known)) = self.next(&gathered) {
                if is_known {
                    add(&mut gathered, self.all.get(next));
                } else {
                    put(&mut gathered[2 * graph.words..], next);
                    add(&mut gathered, self.direct(graph, next));
                }
            }
            self.all.fill(node).copy_from_slice(&gathered);
            self.one = gathered;
        }
        self.all.get(node)
    }

    /// Whether the falsehood of one of these nodes makes one of them true.
    pub(super) fn join<const W: usize>(&mut self, graph: &Graph<W>, nodes: &[u64]) -> bool {
        ones(nodes).any(|node| self.lead_to(graph, node, nodes))
    }

    /// All that follows if all nodes of the row are false.
    pub(super) fn of_all<const W: usize>(&mut self, graph: &Graph<W>, nodes: &[u64]) -> &[u64] {
        let mut gathered = std::mem::take(&mut self.several);
        self.all.clear(&mut gathered);
        add(&mut gathered, nodes);
        while let Some((next, _)) = self.next(&gathered) {
            add(&mut gathered, self.row(graph, next));
        }
        self.several = gathered;
        &self.several[..2 * graph.words]
    }

    /// A node that is false in the row and was not followed yet, if possible one of which everything
    /// is known.
    fn next(&self, row: &[u64]) -> Option<(usize, bool)> {
        let mut first = None;
        let filled = &self.all.filled;
        let followed = &row[2 * filled.len()..];
        for (word, ((off, followed), filled)) in row.iter().zip(followed).zip(filled).enumerate() {
            let left = off & !followed;
            let known = left & filled;
            if known != 0 {
                return Some((BITS * word + known.trailing_zeros() as usize, true));
            }
            if left != 0 && first.is_none() {
                first = Some((BITS * word + left.trailing_zeros() as usize, false));
            }
        }
        first
    }

    /// Whether a way leads from the node's being false to the truth of one of these.
    pub(super) fn lead_to<const W: usize>(
        &mut self,
        graph: &Graph<W>,
        node: usize,
        nodes: &[u64],
    ) -> bool {
        meet(&self.of(graph, node)[graph.words..], nodes)
    }

    /// The nodes that are on the ways from the node's being false back to it, by those that it excludes.
    pub(super) fn around<const W: usize>(
        &mut self,
        graph: &Graph<W>,
        node: usize,
        excluded: &[u64],
    ) -> Bounds {
        let after = self.of(graph, node).to_vec();
        // What is true after the node is true is, gone backwards, false before the node is false.
        let before = self.of_all(graph, excluded);
        let both = |one: &[u64], other: &[u64]| -> Vec<u64> {
            one.iter().zip(other).map(|(one, other)| one & other).collect()
        };
        let words = graph.words;
        let (off, on) = after.split_at(words);
        Bounds { off: both(off, &before[words..]), on: both(on, &before[..words]) }
    }

    /// The nodes that are on the ways by so many strong links from the falsehood of one of the given ones
    /// to the truth of one of them, if there are no shorter ways.
    pub(super) fn on_shortest<const W: usize>(
        &mut self,
        graph: &Graph<W>,
        ends: &[u64],
        links: usize,
    ) -> Bounds {
        let mut wave = Wave::new(ends);
        let (mut off, mut on) = (vec![ends.to_vec()], vec![graph.no_nodes()]);
        for _ in 0..links {
            wave.advance(graph, self);
            off.push(wave.off().to_vec());
            on.push(wave.on().to_vec());
        }
        // A way can be gone backwards: from the falsehood of its end to the truth of its start. So a node
        // is on one if it is false by some of the links, and true by all the others.
        let mut between = graph.no_nodes();
        for (word, between) in between.iter_mut().enumerate() {
            for before in 0..=links {
                *between |= off[before][word] & on[links - before][word];
            }
        }
        Bounds { off: between.clone(), on: between }
    }
}

/// What follows if some nodes are false, link by link.
pub(super) struct Wave {
    words: usize,
    /// The nodes that are false and those that are true; of both those that were found last; and what was
    /// known before these.
    bits: Vec<u64>,
}

impl Wave {
    /// Nothing but these nodes' being false.
    pub(super) fn new(nodes: &[u64]) -> Self {
        let words = nodes.len();
        let mut bits = vec![0; 6 * words];
        bits[..words].copy_from_slice(nodes);
        bits[2 * words..3 * words].copy_from_slice(nodes);
        Self { words, bits }
    }

    /// The nodes that are false.
    pub(super) fn off(&self) -> &[u64] {
        &self.bits[..self.words]
    }

    /// The nodes that are true.
    pub(super) fn on(&self) -> &[u64] {
        &self.bits[self.words..2 * self.words]
    }

    /// The nodes that the last links have made true.
    pub(super) fn now_on(&self) -> &[u64] {
        &self.bits[3 * self.words..4 * self.words]
    }

    /// Whether the last links have made some nodes false.
    pub(super) fn goes_on(&self) -> bool {
        self.bits[2 * self.words..3 * self.words].iter().any(|&word| word != 0)
    }

    /// Goes one strong and one weak link further.
    pub(super) fn advance<const W: usize>(&mut self, graph: &Graph<W>, known: &mut Consequences) {
        let (reached, rest) = self.bits.split_at_mut(2 * self.words);
        let (fresh, before) = rest.split_at_mut(2 * self.words);
        before.copy_from_slice(reached);
        for node in ones(&fresh[..self.words]) {
            add(reached, known.direct(graph, node));
        }
        for (fresh, (now, before)) in fresh.iter_mut().zip(reached.iter().zip(before)) {
            *fresh = now & !*before;
        }
    }
}
