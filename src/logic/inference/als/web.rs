//! The web of almost locked sets: which digits of which sets exclude each other.
//!
//! A node is a digit in those cells of a set that may hold it, and many sets have the same node. Within a
//! set any two nodes are linked strongly: if the one is false, the other is true. Two nodes of the
//! same digit that see each other, the restricted commons, are linked weakly: not both are true. The nodes of a
//! state are numbered so that those of one digit stand together, and a set of nodes is a row of bits.

use std::cell::OnceCell;

use crate::grid::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, MAX_CELLS, MAX_DIGITS,
};
use crate::inference::almost_locked::{AlmostLockedSet, almost_locked_sets};
use crate::inference::bit_row::{BITS, add, ones, put};
use crate::inference::family::View;

/// The most cells of a set: what is left of a house of nine beside one cell.
const LARGEST: usize = 8;

/// The most sets that are looked at, small ones first. A grid of nine digits has a few hundred.
const MOST: usize = 4096;

/// A digit in one or several cells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Node<const W: usize> {
    pub(super) digit: Digit,
    pub(super) cells: CellSet<W>,
    /// The cells that see all of these.
    pub(super) sight: CellSet<W>,
}

/// An almost locked set.
pub(super) struct Set<const W: usize> {
    pub(super) cells: CellSet<W>,
    /// How many cells it has.
    pub(super) size: usize,
    /// Those of its digits whose node sees a place.
    pub(super) useful: DigitSet,
    /// The nodes of these, in their order; then zeros.
    numbers: [u32; MAX_DIGITS],
}

impl<const W: usize> Set<W> {
    /// The nodes of its useful digits, by digit.
    pub(super) fn nodes(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        self.numbers[..self.useful.len()].iter().map(|&number| number as usize)
    }

    /// Its node of the digit, if that sees a place.
    pub(super) fn node_of(&self, digit: Digit) -> Option<usize> {
        let before = self.useful.iter().take_while(|&other| other != digit).count();
        self.useful.contains(digit).then(|| self.numbers[before] as usize)
    }
}

/// All almost locked sets of a state, from one cell to [`LARGEST`], small ones first, and their links.
pub(super) struct Web<const W: usize> {
    pub(super) sets: Vec<Set<W>>,
    /// By number; a number at the end of a digit's words may stand for nothing.
    nodes: Vec<Option<Node<W>>>,
    /// For each node the sets that have it; listed when something is found.
    sets_of: OnceCell<Vec<Vec<u32>>>,
    /// The first word of each digit, and the one behind the last.
    first_word: [usize; MAX_DIGITS + 1],
    /// For each node a row of the nodes that it is linked with strongly.
    strong: Vec<u64>,
    /// For each node, of the words of its digit, a row of the nodes that it is linked with weakly.
    weak: Vec<u64>,
    /// How many words a row of `weak` has.
    weak_words: usize,
    /// The open places of each digit.
    open: [CellSet<W>; MAX_DIGITS],
    /// The open candidates that may be false, by digit, then by cell.
    candidates: Vec<Candidate>,
    /// For each of these, of the words of its digit, a row of the nodes that see it.
    seeing: Vec<u64>,
}

impl<const W: usize> Web<W> {
    /// The web of a state.
    pub(super) fn new(view: &View<'_, W>) -> Self {
        let mut spinner = Spinner::new(view);
        let mut sets: Vec<Set<W>> = Vec::new();
        for set in all_sets(view.geometry, view.candidates) {
            let (mut useful, mut numbers) = (DigitSet::EMPTY, [0; MAX_DIGITS]);
            for digit in set.digits.iter() {
                if let Some(node) = spinner.number(digit, set.cells) {
                    numbers[useful.len()] = node;
                    useful.insert(digit);
                }
            }
            if useful.len() > 1 {
                sets.push(Set { cells: set.cells, size: set.cells.len(), useful, numbers });
            }
        }
        spinner.spin(sets)
    }

    /// The node with this number.
    pub(super) fn node(&self, number: usize) -> &Node<W> {
        self.nodes[number].as_ref().expect("a number that was given to a node")
    }

    /// The numbers of the sets that have the node.
    pub(super) fn sets_of(&self, node: usize) -> &[u32] {
        let list = || {
            let mut sets_of = vec![Vec::new(); self.nodes.len()];
            for (number, set) in self.sets.iter().enumerate() {
                set.nodes().for_each(|node| sets_of[node].push(number as u32));
            }
            sets_of
        };
        &self.sets_of.get_or_init(list)[node]
    }

    /// The set with this number.
    pub(super) fn set(&self, number: u32) -> &Set<W> {
        &self.sets[number as usize]
    }

    /// No nodes.
    pub(super) fn no_nodes(&self) -> Vec<u64> {
        vec![0; self.first_word[MAX_DIGITS]]
    }

    /// Whether both nodes cannot be true, of one digit in cells that see each other.
    pub(super) fn excludes(&self, first: usize, second: usize) -> bool {
        let (one, other) = (self.node(first), self.node(second));
        one.digit == other.digit && other.cells.is_subset(&one.sight)
    }

    /// Where the nodes see, both or all, an open place of their digit, which is the same.
    pub(super) fn targets(&self, first: usize, second: usize) -> CellSet<W> {
        let (one, other) = (self.node(first), self.node(second));
        one.sight & other.sight & self.open[one.digit.index()]
    }

    /// The open candidates that may be false, by digit, then by cell.
    pub(super) fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Adds the nodes of its digit that see the candidate with this number.
    pub(super) fn add_seeing(&self, candidate: usize, to: &mut [u64]) {
        let row = self.row(&self.seeing, candidate);
        let start = self.first_word[self.candidates[candidate].digit.index()];
        add(&mut to[start..], row);
    }

    /// The nodes of a digit that see a place of it.
    pub(super) fn nodes_that_see(&self, cell: Cell, digit: Digit) -> Vec<usize> {
        let words = self.first_word[digit.index()]..self.first_word[digit.index() + 1];
        let nodes = words.start * BITS..words.end * BITS;
        let sees = |&node: &usize| self.nodes[node].is_some_and(|node| node.sight.contains(cell));
        nodes.filter(sees).collect()
    }

    /// A row of a table of rows that have the words of one digit.
    fn row<'a>(&self, table: &'a [u64], number: usize) -> &'a [u64] {
        &table[number * self.weak_words..(number + 1) * self.weak_words]
    }

    /// Adds the nodes that are true if these are false, in the one or the other set.
    pub(super) fn add_strong(&self, from: &[u64], to: &mut [u64]) {
        for node in ones(from) {
            let row = &self.strong[node * to.len()..(node + 1) * to.len()];
            add(to, row);
        }
    }

    /// Adds the nodes that are false if these are true.
    pub(super) fn add_weak(&self, from: &[u64], to: &mut [u64]) {
        for digit in 0..MAX_DIGITS {
            let (start, end) = (self.first_word[digit], self.first_word[digit + 1]);
            for node in ones(&from[start..end]) {
                let row = self.row(&self.weak, start * BITS + node);
                add(&mut to[start..end], row);
            }
        }
    }
}

/// Cells with two candidates and larger almost locked sets, small ones first.
fn all_sets<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
) -> impl Iterator<Item = AlmostLockedSet<W>> {
    let open = geometry.all_cells() - candidates.solved();
    let of_cell =
        |cell| AlmostLockedSet { cells: CellSet::of(cell), digits: candidates.digits_of(cell) };
    let cells: Vec<_> = open.iter().map(of_cell).filter(|set| set.digits.len() == 2).collect();
    let larger = almost_locked_sets(geometry, candidates, LARGEST);
    cells.into_iter().chain(larger).take(MOST)
}

/// Cells that were met as a node of a digit.
struct Met<const W: usize> {
    cells: CellSet<W>,
    /// The number among the nodes of the digit; none if the cells see no place of it.
    number: Option<u32>,
    /// Which was met before it that has the same digit and first cell.
    before: Option<u32>,
}

/// Collects the nodes of each digit, before they are numbered through.
struct Spinner<'a, const W: usize> {
    view: &'a View<'a, W>,
    open: [CellSet<W>; MAX_DIGITS],
    /// The nodes of each digit that see a place of it.
    nodes: [Vec<Node<W>>; MAX_DIGITS],
    met: Vec<Met<W>>,
    /// For each digit and each cell the last that was met of those whose first cell it is.
    last: Vec<Option<u32>>,
}

impl<'a, const W: usize> Spinner<'a, W> {
    fn new(view: &'a View<'a, W>) -> Self {
        let mut open = [CellSet::EMPTY; MAX_DIGITS];
        for digit in view.geometry.digits() {
            open[digit.index()] = view.candidates.open_places_of(digit);
        }
        let last = vec![None; MAX_DIGITS * view.geometry.cell_count()];
        Self { view, open, nodes: Default::default(), met: Vec::new(), last }
    }

    /// The number among the nodes of its digit; none if the node sees no place.
    fn number(&mut self, digit: Digit, cells: CellSet<W>) -> Option<u32> {
        let cells = cells & self.open[digit.index()];
        let first = cells.first()?;
        let slot = digit.index() * self.view.geometry.cell_count() + first.index();
        let mut at = self.last[slot];
        while let Some(place) = at {
            let known = &self.met[place as usize];
            if known.cells == cells {
                return known.number;
            }
            at = known.before;
        }
        let sight = self.view.geometry.common_peers(cells);
        let nodes = &mut self.nodes[digit.index()];
        let number = sight.intersects(&self.open[digit.index()]).then_some(nodes.len() as u32);
        if number.is_some() {
            nodes.push(Node { digit, cells, sight });
        }
        let before = self.last[slot].replace(self.met.len() as u32);
        self.met.push(Met { cells, number, before });
        number
    }

    /// Numbers the nodes through and links them.
    fn spin(self, sets: Vec<Set<W>>) -> Web<W> {
        let mut first_word = [0; MAX_DIGITS + 1];
        for (digit, nodes) in self.nodes.iter().enumerate() {
            first_word[digit + 1] = first_word[digit] + nodes.len().div_ceil(BITS);
        }
        let words = first_word[MAX_DIGITS];
        let weak_words = self.nodes.iter().map(|nodes| nodes.len().div_ceil(BITS)).max();
        let weak_words = weak_words.unwrap_or(0);
        let mut nodes = vec![None; words * BITS];
        for (of_digit, start) in self.nodes.iter().zip(first_word) {
            for (place, &node) in of_digit.iter().enumerate() {
                nodes[start * BITS + place] = Some(node);
            }
        }
        let mut web = Web {
            sets,
            sets_of: OnceCell::new(),
            strong: vec![0; nodes.len() * words],
            weak: vec![0; nodes.len() * weak_words],
            weak_words,
            nodes,
            first_word,
            open: self.open,
            candidates: Vec::new(),
            seeing: Vec::new(),
        };
        web.link_strongly();
        web.link_weakly(&self.nodes);
        web.see_candidates(&self.nodes, self.view);
        web
    }
}

impl<const W: usize> Web<W> {
    fn link_strongly(&mut self) {
        let words = self.first_word[MAX_DIGITS];
        for set in &mut self.sets {
            for (number, digit) in set.numbers.iter_mut().zip(set.useful.iter()) {
                *number += (self.first_word[digit.index()] * BITS) as u32;
            }
            for one in set.nodes() {
                let row = &mut self.strong[one * words..(one + 1) * words];
                set.nodes().filter(|&other| other != one).for_each(|other| put(row, other));
            }
        }
    }

    fn link_weakly(&mut self, nodes: &[Vec<Node<W>>; MAX_DIGITS]) {
        let words = self.weak_words;
        // For each place of a digit a row of the nodes that have it.
        let mut having = vec![0; words * MAX_CELLS];
        let mut excluded = vec![0; words];
        for ((of_digit, start), open) in nodes.iter().zip(self.first_word).zip(self.open) {
            for place in open.iter() {
                having[place.index() * words..][..words].fill(0);
            }
            for (number, node) in of_digit.iter().enumerate() {
                node.cells
                    .iter()
                    .for_each(|place| put(&mut having[place.index() * words..], number));
            }
            for (number, node) in of_digit.iter().enumerate() {
                // A node sees those that have no place out of its sight.
                excluded.fill(0);
                for place in (open - node.sight).iter() {
                    add(&mut excluded, &having[place.index() * words..]);
                }
                let row = &mut self.weak[(start * BITS + number) * words..][..words];
                for (word, (row, excluded)) in row.iter_mut().zip(&excluded).enumerate() {
                    let count = of_digit.len().saturating_sub(word * BITS);
                    let all = if count < BITS { (1 << count) - 1 } else { u64::MAX };
                    *row = all & !excluded;
                }
            }
        }
    }

    fn see_candidates(&mut self, nodes: &[Vec<Node<W>>; MAX_DIGITS], view: &View<'_, W>) {
        for (digit, of_digit) in nodes.iter().enumerate() {
            let first = self.candidates.len();
            let mut place_of = [0; MAX_CELLS];
            let value = Digit::new(digit);
            let cells = self.open[digit].iter().filter(|&cell| view.may_be_false(cell, value));
            let cells: CellSet<W> = cells.collect();
            for (place, cell) in cells.iter().enumerate() {
                place_of[cell.index()] = place;
                self.candidates.push(Candidate::new(cell, value));
            }
            self.seeing.resize(self.candidates.len() * self.weak_words, 0);
            for (number, node) in of_digit.iter().enumerate() {
                for cell in (node.sight & cells).iter() {
                    let row = (first + place_of[cell.index()]) * self.weak_words;
                    put(&mut self.seeing[row..], number);
                }
            }
        }
    }
}
