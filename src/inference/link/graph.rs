//! The strong and weak links of a state.
//!
//! A node is a digit in one or several cells; it is true if one of them holds it. A strong link joins two
//! nodes of which at least one is true: the two places of a digit in a house, the two candidates of a
//! cell, two digits of an almost locked set. A weak link joins two nodes that are not both
//! true: their cells see each other, or they are two digits of one cell.

use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House, MAX_DIGITS};
use crate::inference::bit_row::{ones, put};

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

    /// Whether the node is in a single cell.
    pub(super) fn is_alone(&self) -> bool {
        self.cells.only().is_some()
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

/// Nodes of which at most one is false, so that any two of them make a strong link.
#[derive(Clone, Copy)]
pub(super) struct Bond<const W: usize> {
    /// Why it is so.
    pub(super) reason: Reason<W>,
    /// Where its nodes begin in the list of members.
    pub(super) first: usize,
}

/// The links of a state that a kind of chain may use.
///
/// Besides the nodes of strong links there is one for every other open candidate, which a chain can
/// strike, but not go through. Nodes are numbered digit by digit, so that what a node excludes of its digit
/// is a short run of bits; and within a digit in the order in which they were found.
pub(super) struct Graph<const W: usize> {
    pub(super) nodes: Vec<Node<W>>,
    /// When each node was found; [`UNLINKED`] if no strong link has it.
    pub(super) ranks: Vec<u32>,
    /// The nodes that strong links have, as a row of bits.
    pub(super) linked: Vec<u64>,
    /// In the order in which they were found.
    pub(super) bonds: Vec<Bond<W>>,
    pub(super) members: Vec<u32>,
    /// For each node where its bonds begin in the list of them, and the end of the list.
    pub(super) bonds_from: Vec<u32>,
    pub(super) bonds_of: Vec<u32>,
    /// For each node those of its digit that it excludes: so many words of a row, from the first that has
    /// nodes of the digit.
    pub(super) same_digit: Vec<u64>,
    pub(super) span: usize,
    pub(super) first_word: [usize; MAX_DIGITS],
    /// For each cell the nodes that are a digit in it alone, in the order in which they were found, and
    /// [`NO_NODE`] up to the grid's side.
    pub(super) in_cell: Vec<u32>,
    pub(super) side: usize,
    pub(super) one_digit: bool,
}

/// The rank of a node that no strong link has.
pub(super) const UNLINKED: u32 = u32::MAX;

/// The number of no node.
pub(super) const NO_NODE: u32 = u32::MAX;

impl<const W: usize> Graph<W> {
    /// How many words a row of bits has, one bit a node.
    pub(super) fn words(&self) -> usize {
        self.linked.len()
    }

    /// A row of no nodes.
    pub(super) fn no_nodes(&self) -> Vec<u64> {
        vec![0; self.words()]
    }

    /// Whether some strong link has the node.
    pub(super) fn is_linked(&self, node: usize) -> bool {
        self.ranks[node] != UNLINKED
    }

    /// The nodes of a row that strong links have, in the order in which they were found.
    pub(super) fn in_order(&self, row: &[u64]) -> Vec<usize> {
        let mut nodes: Vec<usize> = ones(row).filter(|&node| self.is_linked(node)).collect();
        nodes.sort_unstable_by_key(|&node| self.ranks[node]);
        nodes
    }

    /// The nodes that are a digit in this cell alone.
    fn alone_in(&self, cell: Cell) -> impl Iterator<Item = usize> + '_ {
        let here = &self.in_cell[self.side * cell.index()..self.side * (cell.index() + 1)];
        here.iter().take_while(|&&node| node != NO_NODE).map(|&node| node as usize)
    }

    /// The nodes of the digit that a node excludes: some words of a row, from the given one on.
    fn excluded_of_digit(&self, node: usize) -> (usize, &[u64]) {
        let first = self.first_word[self.nodes[node].digit.index()];
        (first, &self.same_digit[self.span * node..self.span * (node + 1)])
    }

    /// The other digits in the node's cell, if it has only one and chains may change the digit.
    fn excluded_in_cell(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let cell = if self.one_digit { None } else { self.nodes[node].cells.only() };
        let here = cell.into_iter().flat_map(|cell| self.alone_in(cell));
        here.filter(move |&other| other != node)
    }

    /// Adds what the node excludes to a row.
    pub(super) fn add_excluded(&self, node: usize, row: &mut [u64]) {
        let (first, same) = self.excluded_of_digit(node);
        row[first..].iter_mut().zip(same).for_each(|(to, bits)| *to |= bits);
        self.excluded_in_cell(node).for_each(|other| put(row, other));
    }

    /// What the node excludes, as a row.
    pub(super) fn excluded_row(&self, node: usize) -> Vec<u64> {
        let mut row = self.no_nodes();
        self.add_excluded(node, &mut row);
        row
    }

    /// The nodes that the node excludes: first those of its digit, then those in its cell, each in the
    /// order in which they were found.
    pub(super) fn excluded(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let (first, same) = self.excluded_of_digit(node);
        let of_digit = ones(same).map(move |bit| 64 * first + bit);
        of_digit.chain(self.excluded_in_cell(node)).filter(|&other| self.is_linked(other))
    }

    /// The strong links from a node: the other node and the number of the bond, in the order in which
    /// they were found. Of several links with a node the first is the one to be told.
    pub(super) fn strong(&self, node: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        let bonds = self.bonds_from[node] as usize..self.bonds_from[node + 1] as usize;
        self.bonds_of[bonds].iter().flat_map(move |&bond| {
            let others = self.members_of(bond as usize).iter().map(|&other| other as usize);
            others.filter(move |&other| other != node).map(move |other| (other, bond as usize))
        })
    }

    /// The nodes of a bond.
    pub(super) fn members_of(&self, bond: usize) -> &[u32] {
        let end = self.bonds.get(bond + 1).map_or(self.members.len(), |next| next.first);
        &self.members[self.bonds[bond].first..end]
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
    let in_other_house = |part: CellSet<W>, cell: Option<Cell>| {
        let around = cell.map_or(&[][..], |cell| geometry.houses_of(cell));
        let mut others = around.iter().filter(|&&other| other != house);
        part.only().is_some() || others.any(|&other| part.is_subset(&geometry.cells_of(other)))
    };
    let mut parts = Vec::new();
    for other in geometry.houses().filter(|&other| other != house) {
        let part = places & geometry.cells_of(other);
        let rest = places - part;
        if part.is_empty() || rest.is_empty() || !in_other_house(rest, rest.first()) {
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
    let two = |cell: Cell| {
        let digits = candidates.digits_of(cell);
        let first = digits.first()?;
        Some((cell, [first, (digits - DigitSet::of(first)).only()?]))
    };
    candidates.open_cells_with(geometry, [2]).iter().filter_map(two).collect()
}
