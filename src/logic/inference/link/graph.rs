//! The strong and weak links of a state.
//!
//! A node is a digit in one or several cells; it is true if one of them holds it. A strong link joins two
//! nodes of which at least one is true: the two places of a digit in a house, the two candidates of a
//! cell, two digits of an almost locked set. A weak link joins two nodes that are not both
//! true: their cells see each other, or they are two digits of one cell.

use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};
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
        } else if self.cells == other.cells && self.is_alone() {
            true
        } else {
            let besides = geometry.common_besides(self.cells, self.digit);
            besides.iter().any(|(of, cells)| *of == other.digit && other.cells.is_subset(cells))
        }
    }

    /// The open cells that cannot hold the node's digit if it is true.
    pub(super) fn sight(&self, geometry: &Geometry<W>, candidates: &Candidates<W>) -> CellSet<W> {
        geometry.common_peers(self.cells) & candidates.open_places_of(self.digit)
    }

    /// The open cells that cannot hold this digit if the node is true, in other digits too.
    fn excluded_cells(
        &self,
        digit: Digit,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
    ) -> CellSet<W> {
        if digit == self.digit {
            return self.sight(geometry, candidates);
        }
        let besides = geometry.common_besides(self.cells, self.digit).into_iter();
        let besides = besides.filter(|(of, _)| *of == digit).map(|(_, cells)| cells);
        let own = if self.is_alone() { self.cells } else { CellSet::EMPTY };
        besides.fold(own, |all, cells| all | cells) & candidates.open_places_of(digit)
    }

    /// The open candidates that neither of two different nodes can be true with, where digits exclude others in other cells.
    fn excluded_besides(
        &self,
        other: &Self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
    ) -> Vec<Candidate> {
        let of_digit = |digit: Digit| {
            let both = [self, other].map(|it| it.excluded_cells(digit, geometry, candidates));
            (both[0] & both[1]).iter().map(move |cell| Candidate { cell, digit })
        };
        geometry.digits().flat_map(of_digit).collect()
    }

    /// Whether there are open candidates that neither node can be true with.
    pub(super) fn excludes_with(
        &self,
        other: &Self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
    ) -> bool {
        let sees = |node: &Self, cell: Cell| node.sight(geometry, candidates).contains(cell);
        if self.digit == other.digit {
            let sight = self.sight(geometry, candidates);
            let is_proved = self == other && self.is_alone();
            return is_proved || sight.intersects(&other.sight(geometry, candidates));
        }
        let (mine, theirs) = (self.cells.only(), other.cells.only());
        if let (Some(cell), true) = (mine, mine == theirs) {
            return candidates.digits_of(cell).len() > 2;
        }
        theirs.is_some_and(|cell| sees(self, cell)) || mine.is_some_and(|cell| sees(other, cell))
    }

    /// The open candidates that neither node can be true with.
    pub(super) fn excluded_with(
        &self,
        other: &Self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
    ) -> Vec<Candidate> {
        let sight = |node: &Self| node.sight(geometry, candidates);
        if self.digit == other.digit {
            let both = sight(self) & sight(other);
            let mut targets: Vec<_> =
                both.iter().map(|cell| Candidate::new(cell, self.digit)).collect();
            if let (true, Some(cell)) = (self == other, self.cells.only()) {
                // A candidate that is proved: the others of its cell go first.
                let others = candidates.digits_of(cell) - DigitSet::of(self.digit);
                targets = others.iter().map(|digit| Candidate { cell, digit }).collect();
            }
            return targets;
        }
        let (mine, theirs) = (self.cells.only(), other.cells.only());
        if let (Some(cell), true) = (mine, mine == theirs) {
            let rest =
                candidates.digits_of(cell) - DigitSet::of(self.digit) - DigitSet::of(other.digit);
            return rest.iter().map(|digit| Candidate { cell, digit }).collect();
        }
        let of = |digit| move |cell| Candidate { cell, digit };
        let mut targets = Vec::new();
        targets.extend(theirs.filter(|&cell| sight(self).contains(cell)).map(of(self.digit)));
        targets.extend(mine.filter(|&cell| sight(other).contains(cell)).map(of(other.digit)));
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
/// Its nodes are those of strong links; what else a chain can strike has no number, but a row of the nodes that
/// it excludes. Nodes are numbered digit by digit, and within a digit in the order in which they were found.
pub(super) struct Graph<const W: usize> {
    pub(super) nodes: Vec<Node<W>>,
    /// When each node was found.
    pub(super) ranks: Vec<u32>,
    /// The nodes in the order in which they were found.
    pub(super) found: Vec<usize>,
    /// In the order in which they were found.
    pub(super) bonds: Vec<Bond<W>>,
    pub(super) members: Vec<u32>,
    /// For each node where its bonds begin in the list of them, and the end of the list.
    pub(super) bonds_from: Vec<u32>,
    pub(super) bonds_of: Vec<u32>,
    /// How many words a row of bits has, one bit a node.
    pub(super) words: usize,
    /// For each node the row of those that it excludes.
    pub(super) excluded: Vec<u64>,
    /// The same for every open candidate, digit by digit and cell by cell.
    pub(super) excluded_by: Vec<u64>,
    /// For each cell the nodes that are a digit in it alone, in the order in which they were found, and
    /// [`NO_NODE`] up to the number of digits.
    pub(super) in_cell: Vec<u32>,
    /// How many digits a cell can have.
    pub(super) digits_of_cell: usize,
    /// How many cells the grid has.
    pub(super) cells: usize,
    /// The digits of the nodes.
    pub(super) digits: DigitSet,
    /// Whether chains stay with one digit.
    pub(super) one_digit: bool,
    /// Whether nodes exclude others of other digits in other cells.
    pub(super) besides: bool,
}

/// The number of no node.
pub(super) const NO_NODE: u32 = u32::MAX;

impl<const W: usize> Graph<W> {
    /// A row of no nodes.
    pub(super) fn no_nodes(&self) -> Vec<u64> {
        vec![0; self.words]
    }

    /// A row of one node.
    pub(super) fn row_of(&self, node: usize) -> Vec<u64> {
        let mut row = self.no_nodes();
        put(&mut row, node);
        row
    }

    /// A row of all nodes.
    pub(super) fn all_nodes(&self) -> Vec<u64> {
        let mut row = self.no_nodes();
        (0..self.nodes.len()).for_each(|node| put(&mut row, node));
        row
    }

    /// Whether chains with these ends strike something.
    pub(super) fn strikes(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        [first, last]: [&Node<W>; 2],
    ) -> bool {
        first.excludes_with(last, geometry, candidates)
            || self.besides
                && first != last
                && !first.excluded_besides(last, geometry, candidates).is_empty()
    }

    /// What chains with these ends strike.
    pub(super) fn struck(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        [first, last]: [&Node<W>; 2],
    ) -> Vec<Candidate> {
        if self.besides && first != last {
            first.excluded_besides(last, geometry, candidates)
        } else {
            first.excluded_with(last, geometry, candidates)
        }
    }

    /// The nodes of a row in the order in which they were found.
    pub(super) fn in_order(&self, row: &[u64]) -> Vec<usize> {
        let mut nodes: Vec<usize> = ones(row).collect();
        nodes.sort_unstable_by_key(|&node| self.ranks[node]);
        nodes
    }

    /// The row of the nodes that a node excludes.
    pub(super) fn excluded_row(&self, node: usize) -> &[u64] {
        &self.excluded[self.words * node..self.words * (node + 1)]
    }

    /// The row of the nodes that an open candidate excludes.
    pub(super) fn excluded_by(&self, cell: Cell, digit: Digit) -> &[u64] {
        let first = self.words * self.candidate(cell, digit);
        &self.excluded_by[first..first + self.words]
    }

    /// The place of a candidate among all.
    pub(super) fn candidate(&self, cell: Cell, digit: Digit) -> usize {
        digit.index() * self.cells + cell.index()
    }

    /// The nodes that the node excludes: first those of its digit, then those in its cell, then all others, each in the
    /// order in which they were found.
    pub(super) fn excluded(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let Node { digit, cells } = self.nodes[node];
        let of_digit = ones(self.excluded_row(node));
        let of_digit = of_digit.filter(move |&other| self.nodes[other].digit == digit);
        let cell = if self.one_digit { None } else { cells.only() };
        let in_cell = cell.map(|cell| self.digits_of_cell * cell.index());
        let in_cell =
            in_cell.map_or(&[][..], |first| &self.in_cell[first..first + self.digits_of_cell]);
        let in_cell = in_cell.iter().take_while(|&&other| other != NO_NODE);
        let in_cell = in_cell.map(|&other| other as usize).filter(move |&other| other != node);
        let besides = self.besides.then(|| ones(self.excluded_row(node))).into_iter().flatten();
        let besides = besides.filter(move |&other| {
            let Node { digit: of, cells: there } = self.nodes[other];
            of != digit && (there != cells || cells.only().is_none())
        });
        of_digit.chain(in_cell).chain(besides)
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

/// Gives the strong links of a digit: houses with two places for it and, if `grouped`, houses whose places
/// fall into two groups each of which lies in another house too.
pub(super) fn house_links<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    digit: Digit,
    grouped: bool,
    link: &mut impl FnMut(HouseLink<W>),
) {
    let open = candidates.open_places_of(digit);
    for house in geometry.houses() {
        let places = open & geometry.cells_of(house);
        let mut split = |first: CellSet<W>| {
            let [first, second] = [first, places - first].map(|cells| Node { digit, cells });
            link(HouseLink { house, first, second });
        };
        let Some(first) = places.first() else { continue };
        let rest = places - CellSet::of(first);
        if rest.only().is_some() {
            split(CellSet::of(first));
        } else if grouped && may_split(geometry, house, first, rest) {
            splits(geometry, house, places).into_iter().for_each(split);
        }
    }
}

/// Whether some cells of a house are one cell, or lie in another house too.
fn is_group<const W: usize>(geometry: &Geometry<W>, house: House, cells: CellSet<W>) -> bool {
    let Some(first) = cells.first() else { return false };
    let mut others = geometry.houses_of(first).iter().filter(|&&other| other != house);
    cells == CellSet::of(first) || others.any(|&other| cells.is_subset(&geometry.cells_of(other)))
}

/// Whether what is not in some other house of the first place is a group: else no split is possible.
fn may_split<const W: usize>(
    geometry: &Geometry<W>,
    house: House,
    first: Cell,
    rest: CellSet<W>,
) -> bool {
    let mut others = geometry.houses_of(first).iter().filter(|&&other| other != house);
    others.any(|&other| {
        let rest = rest - geometry.cells_of(other);
        rest.is_empty() || is_group(geometry, house, rest)
    })
}

/// The ways to split the places in a house into two parts each of which lies in another house, each
/// way once, told by the part with the first place.
fn splits<const W: usize>(
    geometry: &Geometry<W>,
    house: House,
    places: CellSet<W>,
) -> Vec<CellSet<W>> {
    let mut parts = Vec::new();
    for other in geometry.houses().filter(|&other| other != house) {
        let part = places & geometry.cells_of(other);
        let rest = places - part;
        if part.is_empty() || rest.is_empty() || !is_group(geometry, house, rest) {
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
) -> impl Iterator<Item = (Cell, [Digit; 2])> + Clone {
    candidates.open_cells_with(geometry, [2]).iter().filter_map(move |cell| {
        let digits = candidates.digits_of(cell);
        let first = digits.first()?;
        Some((cell, [first, (digits - DigitSet::of(first)).only()?]))
    })
}
