//! Two houses that cross, such as a line and a block, and groups of open cells in their three parts: where
//! they cross, and in the rest of each.
//!
//! A group with no more digits than cells is a naked set, which says more by itself than any pattern that it
//! is a part of. So only *loose* groups, with more digits than cells, are looked at.

use std::ops::{ControlFlow, RangeInclusive};

use crate::grid::{Candidates, Cell, CellSet, DigitSet, House};
use crate::inference::family::View;

/// The most cells of a group. On the classic grid no part has more.
const LARGEST: usize = 6;

/// Some open cells of one part of a crossing.
#[derive(Clone, Copy)]
pub(super) struct Group<const W: usize> {
    /// The cells.
    pub(super) cells: CellSet<W>,
    /// The digits that they may hold.
    pub(super) digits: DigitSet,
    /// How many cells.
    pub(super) size: usize,
}

/// Two houses that share two or more open cells, with the loose groups of their parts.
pub(super) struct Crossing<const W: usize> {
    /// The houses; one with a lower number comes first, so a line before a block.
    pub(super) houses: [House; 2],
    /// The open cells where they cross.
    pub(super) shared: CellSet<W>,
    /// The groups of cells where they cross.
    pub(super) inner: Vec<Group<W>>,
    /// The groups of the other cells of each.
    pub(super) outer: [Vec<Group<W>>; 2],
}

/// Visits every crossing of two houses one of which has changed, with the groups of up to `most` cells.
pub(super) fn each<const W: usize>(
    view: &View<'_, W>,
    changed: &[bool],
    most: usize,
    mut visit: impl FnMut(&Crossing<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut crossing = Crossing {
        houses: [House::new(0); 2],
        shared: CellSet::EMPTY,
        inner: Vec::new(),
        outer: [Vec::new(), Vec::new()],
    };
    for first in view.geometry.houses() {
        for second in view.geometry.houses().skip(first.index() + 1) {
            let cells = [first, second].map(|house| view.geometry.cells_of(house));
            let both = cells[0] & cells[1];
            if !(changed[first.index()] || changed[second.index()]) || both.len() < 2 {
                continue;
            }
            let open = |cells: CellSet<W>| cells - view.candidates.solved();
            crossing.houses = [first, second];
            crossing.shared = open(both);
            let most = most.min(LARGEST);
            loose_groups(view.candidates, crossing.shared, most, &mut crossing.inner);
            if crossing.inner.is_empty() {
                continue;
            }
            for (cells, groups) in cells.into_iter().zip(&mut crossing.outer) {
                loose_groups(view.candidates, open(cells - both), most, groups);
            }
            visit(&crossing)?;
        }
    }
    ControlFlow::Continue(())
}

/// The groups with their gains: how many cells they have more than digits that are not among these. Only
/// gains within the range; and the greatest of them.
pub(super) fn with_gain<const W: usize>(
    groups: &[Group<W>],
    digits: DigitSet,
    range: RangeInclusive<usize>,
    kept: &mut Vec<(Group<W>, usize)>,
) -> Option<usize> {
    kept.clear();
    let mut most = None;
    for group in groups {
        let others = group.digits - digits;
        let gain = group.size.checked_sub(others.len());
        if let Some(gain) = gain.filter(|gain| range.contains(gain)) {
            kept.push((*group, gain));
            most = most.max(Some(gain));
        }
    }
    most
}

/// The loose groups of one to `most` of the cells.
fn loose_groups<const W: usize>(
    candidates: &Candidates<W>,
    cells: CellSet<W>,
    most: usize,
    groups: &mut Vec<Group<W>>,
) {
    groups.clear();
    for cell in cells.iter() {
        // Each group so far, without this cell and with it.
        let known = groups.len();
        let digits = candidates.digits_of(cell);
        for place in 0..known {
            let with = extended(&groups[place], cell, digits);
            if with.size <= most && with.digits.len() > with.size {
                groups.push(with);
            }
        }
        if digits.len() > 1 {
            groups.push(Group { cells: CellSet::of(cell), digits, size: 1 });
        }
    }
}

fn extended<const W: usize>(group: &Group<W>, cell: Cell, digits: DigitSet) -> Group<W> {
    Group {
        cells: group.cells | CellSet::of(cell),
        digits: group.digits | digits,
        size: group.size + 1,
    }
}
