//! The strong and weak links of a state.
//!
//! A node is a digit in one or several cells; it is true if one of them holds it. A strong link joins two
//! nodes of which at least one is true: the two places of a digit in a house, the two candidates of a
//! cell, two digits of an almost locked set. A weak link joins two nodes that are not both
//! true: their cells see each other, or they are two digits of one cell.

use std::collections::BTreeMap;

use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::inference::almost_locked::almost_locked_sets;
use crate::knowledge::{Chain, Nodes, Strong};

/// The most cells of an almost locked set. Larger ones are hardly ever seen, and there are very many of them.
const LARGEST_SET: usize = 5;

/// A digit in one or several cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Node<const W: usize> {
    pub(super) digit: Digit,
    pub(super) cells: CellSet<W>,
}

impl<const W: usize> Node<W> {
    pub(super) const fn of(cell: Cell, digit: Digit) -> Self {
        Self { digit, cells: CellSet::of(cell) }
    }

    /// The same node in the width of records.
    pub(super) fn wide(&self) -> crate::proof::Node {
        crate::proof::Node { cells: self.cells.resize(), digit: self.digit }
    }

    /// Whether a candidate belongs to both nodes.
    pub(super) fn overlaps(&self, other: &Self) -> bool {
        self.digit == other.digit && self.cells.intersects(&other.cells)
    }

    /// Whether the two nodes cannot both be true.
    pub(super) fn excludes(&self, other: &Self, geometry: &Geometry<W>) -> bool {
        if self.digit == other.digit {
            other.cells.is_subset(&geometry.common_peers(self.cells))
        } else {
            self.cells == other.cells && self.cells.len() == 1
        }
    }

    /// The open candidates that neither node can be true with.
    pub(super) fn excluded_with(
        &self,
        other: &Self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
    ) -> Vec<(Cell, Digit)> {
        let sight =
            |node: &Self| geometry.common_peers(node.cells) & candidates.open_places_of(node.digit);
        if self.digit == other.digit {
            let both = sight(self) & sight(other);
            let mut targets: Vec<_> = both.iter().map(|cell| (cell, self.digit)).collect();
            if let (true, Some(cell)) = (self == other, self.cells.only()) {
                // A candidate that is proved: the others of its cell go first.
                let others = candidates.digits_of(cell) - DigitSet::of(self.digit);
                targets = others.iter().map(|digit| (cell, digit)).collect();
            }
            return targets;
        }
        let (mine, theirs) = (self.cells.only(), other.cells.only());
        if let (Some(cell), true) = (mine, mine == theirs) {
            let rest =
                candidates.digits_of(cell) - DigitSet::of(self.digit) - DigitSet::of(other.digit);
            return rest.iter().map(|digit| (cell, digit)).collect();
        }
        let mut targets = Vec::new();
        targets.extend(theirs.filter(|&cell| sight(self).contains(cell)).map(|c| (c, self.digit)));
        targets.extend(mine.filter(|&cell| sight(other).contains(cell)).map(|c| (c, other.digit)));
        targets
    }
}

/// Why at least one of two nodes is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason<const W: usize> {
    /// The digit has no other places in the house.
    House(House),
    /// The cell has no other candidates.
    Cell(Cell),
    /// These cells have one digit more than they are.
    Set(CellSet<W>),
}

/// A strong link to another node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<const W: usize> {
    pub(super) to: usize,
    pub(super) reason: Reason<W>,
}

/// The links of a state that a kind of chain may use.
pub(super) struct Graph<const W: usize> {
    pub(super) nodes: Vec<Node<W>>,
    /// For each node the strong links from it.
    pub(super) strong: Vec<Vec<Edge<W>>>,
    /// For each node those that it excludes.
    pub(super) weak: Vec<Vec<usize>>,
    numbers: BTreeMap<Node<W>, usize>,
}

impl<const W: usize> Graph<W> {
    /// The links that this kind of chain may use; of one digit only, if one is given.
    pub(super) fn new(
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        chain: &Chain,
        digit: Option<Digit>,
    ) -> Self {
        let mut graph = Self {
            nodes: Vec::new(),
            strong: Vec::new(),
            weak: Vec::new(),
            numbers: BTreeMap::new(),
        };
        let digits: DigitSet = digit.map_or_else(|| geometry.all_digits(), DigitSet::of);
        if chain.strong.contains(&Strong::House) {
            let grouped = chain.nodes >= Nodes::Groups;
            for digit in digits.iter() {
                for link in house_links(geometry, candidates, digit, grouped) {
                    graph.link(link.first, link.second, Reason::House(link.house));
                }
            }
        }
        if chain.strong.contains(&Strong::Cell) {
            for (cell, [a, b]) in two_digit_cells(geometry, candidates) {
                graph.link(Node::of(cell, a), Node::of(cell, b), Reason::Cell(cell));
            }
        }
        if chain.strong.contains(&Strong::Set) {
            graph.link_sets(geometry, candidates);
        }
        graph.find_weak_links(geometry, chain.one_digit);
        graph
    }

    fn link(&mut self, first: Node<W>, second: Node<W>, reason: Reason<W>) {
        let (from, to) = (self.number(first), self.number(second));
        self.link_numbers(from, to, reason);
    }

    fn link_numbers(&mut self, from: usize, to: usize, reason: Reason<W>) {
        // The first reason that is found is kept; houses come before cells, cells before sets.
        if self.strong[from].iter().all(|edge| edge.to != to) {
            self.strong[from].push(Edge { to, reason });
            self.strong[to].push(Edge { to: from, reason });
        }
    }

    fn number(&mut self, node: Node<W>) -> usize {
        let next = self.nodes.len();
        let number = *self.numbers.entry(node).or_insert(next);
        if number == next {
            self.nodes.push(node);
            self.strong.push(Vec::new());
        }
        number
    }

    /// In an almost locked set, if one digit is missing, all others are there.
    fn link_sets(&mut self, geometry: &Geometry<W>, candidates: &Candidates<W>) {
        for set in almost_locked_sets(geometry, candidates, LARGEST_SET) {
            let node = |digit| Node { digit, cells: set.cells & candidates.places_of(digit) };
            let useful = |digit: &Digit| {
                let sight = geometry.common_peers(node(*digit).cells);
                sight.intersects(&candidates.open_places_of(*digit))
            };
            let useful: Vec<Digit> = set.digits.iter().filter(useful).collect();
            if useful.len() < 2 {
                continue;
            }
            let numbers: Vec<usize> =
                useful.into_iter().map(|digit| self.number(node(digit))).collect();
            for (place, &first) in numbers.iter().enumerate() {
                for &second in &numbers[place + 1..] {
                    self.link_numbers(first, second, Reason::Set(set.cells));
                }
            }
        }
    }

    fn find_weak_links(&mut self, geometry: &Geometry<W>, one_digit: bool) {
        let mut of_digit: BTreeMap<Digit, Vec<usize>> = BTreeMap::new();
        let mut in_cell: BTreeMap<Cell, Vec<usize>> = BTreeMap::new();
        for (number, node) in self.nodes.iter().enumerate() {
            of_digit.entry(node.digit).or_default().push(number);
            if let Some(cell) = node.cells.only() {
                in_cell.entry(cell).or_default().push(number);
            }
        }
        for (number, node) in self.nodes.iter().enumerate() {
            let sight = geometry.common_peers(node.cells);
            let same_digit = of_digit[&node.digit].iter().copied();
            let mut weak: Vec<usize> =
                same_digit.filter(|&other| self.nodes[other].cells.is_subset(&sight)).collect();
            if let (false, Some(cell)) = (one_digit, node.cells.only()) {
                weak.extend(in_cell[&cell].iter().copied().filter(|&other| other != number));
            }
            self.weak.push(weak);
        }
    }
}

/// The two places, or groups of places, of a digit in a house.
pub(super) struct HouseLink<const W: usize> {
    pub(super) house: House,
    pub(super) first: Node<W>,
    pub(super) second: Node<W>,
}

/// The strong links of a digit: houses with two places for it and, if `grouped`, houses whose places
/// fall into two groups each of which lies in another house too.
pub(super) fn house_links<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    digit: Digit,
    grouped: bool,
) -> Vec<HouseLink<W>> {
    let open = candidates.open_places_of(digit);
    let mut links = Vec::new();
    for house in geometry.houses() {
        let places = open & geometry.cells_of(house);
        let mut link = |first: CellSet<W>| {
            let (first, second) =
                (Node { digit, cells: first }, Node { digit, cells: places - first });
            links.push(HouseLink { house, first, second });
        };
        match places.len() {
            0 | 1 => {}
            2 => link(places.first().map(CellSet::of).unwrap_or_default()),
            _ if grouped => splits(geometry, house, places).into_iter().for_each(&mut link),
            _ => {}
        }
    }
    links
}

/// The ways to split the places in a house into two parts each of which lies in another house, each
/// way once, told by the part with the first place.
fn splits<const W: usize>(
    geometry: &Geometry<W>,
    house: House,
    places: CellSet<W>,
) -> Vec<CellSet<W>> {
    let in_other_house = |part: CellSet<W>| {
        part.len() == 1 || geometry.houses_around(part).any(|other| other != house)
    };
    let mut parts = Vec::new();
    for other in geometry.houses().filter(|&other| other != house) {
        let part = places & geometry.cells_of(other);
        let rest = places - part;
        if part.is_empty() || rest.is_empty() || !in_other_house(rest) {
            continue;
        }
        let first = if part.first() == places.first() { part } else { rest };
        if !parts.contains(&first) {
            parts.push(first);
        }
    }
    parts
}

/// The open cells with two candidates.
pub(super) fn two_digit_cells<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
) -> Vec<(Cell, [Digit; 2])> {
    let open = geometry.all_cells() - candidates.solved();
    let two = |cell: Cell| {
        let mut digits = candidates.digits_of(cell).iter();
        match (digits.next(), digits.next(), digits.next()) {
            (Some(a), Some(b), None) => Some((cell, [a, b])),
            _ => None,
        }
    };
    open.iter().filter_map(two).collect()
}
