//! What implies what in a state: the one graph that the families `link`, `als` and `forcing` read.
//!
//! A *node* is a digit in one or several cells; it is true if one of them holds it. The edges come in two kinds, and each
//! has one source:
//!
//! * a *weak* edge leads from a node's being true to another's being false. It is there if every candidate of the one
//!   excludes every candidate of the other, as the grid says ([`Geometry::excluded_by`]): they are of one cell, the same digit
//!   in sight, or kept apart by steps ([`node`]);
//! * a *strong* edge leads from a node's being false to another's being true: of the places of a digit in a house, of the
//!   candidates of a cell, one is true, and of the digits of an almost locked set all but one are there ([`strong`],
//!   [`almost_locked`]).
//!
//! Each edge can be gone backwards: what excludes is excluded, and if the one false makes the other true, the other false
//! makes the one true. Nobody needs the whole graph, and groups and sets are many; so a search names the [`Links`] that it goes
//! along and is given the [`Graph`] of these, with rows of bits for what follows from many nodes at once.
//!
//! Chains from suppositions go from one candidate's being true to another's along a weak and a strong edge in one go, and are
//! given a list for each candidate ([`following`]): what a candidate excludes may be several places of a house together, for
//! which pairs of nodes would need a node for every part of every house. It is made by what remains when candidates go
//! ([`remaining`]). Nets go on from there and are no graph: what follows from several digits together stands on no edge.
//!
//! All of it is made when it is asked for and kept as long as the view of a state is: the rules of one round share it. What they
//! look for, and in which order they tell it, is their own.

mod almost_locked;
mod draft;
mod following;
mod graph;
mod node;
mod remaining;
mod strong;
#[cfg(test)]
mod tests;
mod weak;

use std::cell::RefCell;
use std::rc::Rc;

use once_cell::unsync::OnceCell;

pub(in crate::inference) use draft::{Links, Sets, Split};
pub(in crate::inference) use following::AtOnce;
pub(in crate::inference) use graph::{Graph, Set};
pub(in crate::inference) use node::GraphNode;
pub(in crate::inference) use remaining::{Following, PlacedBy, Remaining, Witness};
pub(in crate::inference) use strong::{HouseLink, StrongReason, two_digit_cells};

use crate::grid::{Candidates, Digit, Geometry, MAX_DIGITS};
use almost_locked::{AlmostLockedSet, almost_locked_sets};
use draft::Draft;
use strong::house_links;

/// The links of houses, by digit.
type OfHouses<const W: usize> = [OnceCell<Vec<HouseLink<W>>>; MAX_DIGITS];

/// Almost locked sets of up to so many cells.
type AllSets<const W: usize> = (usize, Rc<Vec<AlmostLockedSet<W>>>);

/// What implies what in one state.
pub(in crate::inference) struct Implications<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
    /// Without and with groups.
    of_houses: [OfHouses<W>; 2],
    sets: RefCell<Option<AllSets<W>>>,
    graphs: RefCell<Vec<(Links, Rc<Graph<W>>)>>,
    at_once: OnceCell<AtOnce>,
}

impl<'a, const W: usize> Implications<'a, W> {
    /// Of this state; nothing is looked for yet.
    pub(in crate::inference) fn new(
        geometry: &'a Geometry<W>,
        candidates: &'a Candidates<W>,
    ) -> Self {
        Self {
            geometry,
            candidates,
            of_houses: Default::default(),
            sets: RefCell::default(),
            graphs: RefCell::default(),
            at_once: OnceCell::new(),
        }
    }

    /// The strong links of a digit that houses make, house by house.
    pub(in crate::inference) fn of_houses(&self, digit: Digit, split: Split) -> &[HouseLink<W>] {
        let grouped = split == Split::Groups;
        self.of_houses[usize::from(grouped)][digit.index()]
            .get_or_init(|| house_links(self.geometry, self.candidates, digit, grouped))
    }

    /// The graph of these links.
    pub(in crate::inference) fn graph(&self, links: Links) -> Rc<Graph<W>> {
        let known =
            self.graphs.borrow().iter().find(|(of, _)| *of == links).map(|(_, it)| it.clone());
        known.unwrap_or_else(|| {
            let graph = Rc::new(self.made(links));
            self.graphs.borrow_mut().push((links, Rc::clone(&graph)));
            graph
        })
    }

    fn made(&self, links: Links) -> Graph<W> {
        let mut draft = Draft::new(self.geometry, self.candidates);
        if let Some(split) = links.houses {
            for digit in links.digits(self.geometry).iter() {
                draft.link_houses(self.of_houses(digit, split));
            }
        }
        if links.cells {
            draft.link_cells();
        }
        if let Some(Sets { largest, most, with_cells }) = links.sets {
            let (cells, larger) = (draft.cells_as_sets(with_cells), self.sets(largest));
            let larger = larger.iter().take_while(|set| set.cells.len() <= largest);
            draft.link_sets(cells.iter().chain(larger).take(most));
        }
        draft.finish(links)
    }

    /// Every almost locked set of two cells to so many, or somewhat more, smaller ones first.
    fn sets(&self, largest: usize) -> Rc<Vec<AlmostLockedSet<W>>> {
        let mut sets = self.sets.borrow_mut();
        if let Some((_, all)) = sets.as_ref().filter(|(known, _)| *known >= largest) {
            return Rc::clone(all);
        }
        let found = Rc::new(almost_locked_sets(self.geometry, self.candidates, largest));
        *sets = Some((largest, Rc::clone(&found)));
        found
    }

    /// What follows from each open candidate at once.
    pub(in crate::inference) fn at_once(&self) -> &AtOnce {
        self.at_once.get_or_init(|| AtOnce::new(self.geometry, self.candidates))
    }
}
