//! What cells may hold together where that goes by how they lie: no automaton over the cells one after the other is small enough.

use std::sync::Arc;

use super::connected::Connected;
pub(in crate::grid::constraint) use super::connected::{MOST_PLACES, Places};
use super::joined::Joined;
use super::regions::Regions;
use crate::grid::DigitSet;

/// Such a law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::grid::constraint) enum Graph {
    Connected(Connected),
    Regions(Regions),
    Joined(Joined),
}

impl Graph {
    /// Takes from each cell what cannot be there as far as it tells. Returns whether it may still hold.
    pub(super) fn narrow(&self, digits: &mut [DigitSet]) -> bool {
        match self {
            Self::Connected(connected) => connected.narrow(digits),
            Self::Regions(regions) => regions.narrow(digits),
            Self::Joined(joined) => joined.narrow(digits),
        }
    }
}

/// The law that the cells hang together that hold some of these digits. Of each place the places beside it are given.
pub(in crate::grid::constraint) fn connected(beside: Vec<Places>, digits: DigitSet) -> Graph {
    Graph::Connected(Connected::new(Arc::new(beside), digits, None))
}

/// The law of regions that are to be found, all of this size: so many cells with digits, and as many with the numbers of their regions.
pub(in crate::grid::constraint) fn regions(
    beside: Vec<Places>,
    size: usize,
    digits: usize,
) -> Graph {
    Graph::Regions(Regions::new(beside, size, digits))
}
