//! Of what nodes one at the least is true: the strong edges.

use super::node::GraphNode;
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};

/// Why at least one of two nodes is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::inference) enum StrongReason<const W: usize> {
    /// The digit has no other places in the house.
    House(House),
    /// The cell has no other candidates.
    Cell(Cell),
    /// These cells have one digit more than they are.
    Set(CellSet<W>),
}

/// The two places, or groups of places, of a digit in a house.
pub(in crate::inference) struct HouseLink<const W: usize> {
    pub(in crate::inference) house: House,
    pub(in crate::inference) first: GraphNode<W>,
    pub(in crate::inference) second: GraphNode<W>,
}

/// Gives the strong links of a digit: houses with two places for it and, if `grouped`, houses whose places
/// fall into two groups each of which lies in another house too.
pub(super) fn house_links<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    digit: Digit,
    grouped: bool,
) -> Vec<HouseLink<W>> {
    let mut links = Vec::new();
    let open = candidates.open_places_of(digit);
    for house in geometry.houses() {
        let places = open & geometry.cells_of(house);
        let mut split = |first: CellSet<W>| {
            let [first, second] = [first, places - first].map(|cells| GraphNode { digit, cells });
            links.push(HouseLink { house, first, second });
        };
        let Some(first) = places.first() else { continue };
        let rest = places - CellSet::of(first);
        if rest.only().is_some() {
            split(CellSet::of(first));
        } else if grouped && may_split(geometry, house, first, rest) {
            splits(geometry, house, places).into_iter().for_each(split);
        }
    }
    links
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
pub(in crate::inference) fn two_digit_cells<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
) -> impl Iterator<Item = (Cell, [Digit; 2])> + Clone {
    candidates.open_cells_with(geometry, [2]).iter().filter_map(move |cell| {
        let digits = candidates.digits_of(cell);
        let first = digits.first()?;
        Some((cell, [first, (digits - DigitSet::of(first)).only()?]))
    })
}
