//! Nodes, and what their being true excludes: the weak edges.

use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry};

/// A digit in one or several cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::inference) struct GraphNode<const W: usize> {
    pub(in crate::inference) digit: Digit,
    pub(in crate::inference) cells: CellSet<W>,
}

impl<const W: usize> GraphNode<W> {
    pub(in crate::inference) const fn of(cell: Cell, digit: Digit) -> Self {
        Self { digit, cells: CellSet::of(cell) }
    }

    /// The same node in the width of records.
    pub(in crate::inference) fn wide(&self) -> crate::proof::Node {
        crate::proof::Node { cells: self.cells.resize(), digit: self.digit }
    }

    /// Whether the node is in a single cell.
    pub(in crate::inference) fn is_alone(&self) -> bool {
        self.cells.only().is_some()
    }

    /// Whether a candidate belongs to both nodes.
    pub(in crate::inference) fn overlaps(&self, other: &Self) -> bool {
        self.digit == other.digit && self.cells.intersects(&other.cells)
    }

    /// Whether the two nodes cannot both be true.
    pub(in crate::inference) fn excludes(&self, other: &Self, geometry: &Geometry<W>) -> bool {
        other.cells.is_subset(&self.ruled_out(other.digit, geometry))
    }

    /// The cells that cannot hold this digit if the node is true.
    fn ruled_out(&self, digit: Digit, geometry: &Geometry<W>) -> CellSet<W> {
        if digit == self.digit {
            return geometry.common_peers(self.cells);
        }
        let besides = geometry.common_besides(self.cells, self.digit).into_iter();
        let besides = besides.filter(|(of, _)| *of == digit).map(|(_, cells)| cells);
        let own = if self.is_alone() { self.cells } else { CellSet::EMPTY };
        besides.fold(own, |all, cells| all | cells)
    }

    /// The open cells that cannot hold the node's digit if it is true.
    pub(in crate::inference) fn sight(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
    ) -> CellSet<W> {
        geometry.common_peers(self.cells) & candidates.open_places_of(self.digit)
    }

    /// The open candidates that neither of two different nodes can be true with, where digits exclude others in other cells.
    pub(super) fn excluded_besides(
        &self,
        other: &Self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
    ) -> Vec<Candidate> {
        let of_digit = |digit: Digit| {
            let both = self.ruled_out(digit, geometry) & other.ruled_out(digit, geometry);
            (both & candidates.open_places_of(digit))
                .iter()
                .map(move |cell| Candidate { cell, digit })
        };
        geometry.digits().flat_map(of_digit).collect()
    }

    /// Whether there are open candidates that neither node can be true with.
    pub(in crate::inference) fn excludes_with(
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
    pub(in crate::inference) fn excluded_with(
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
