//! Two houses that cross, such as a line and a block, and groups of open cells in their three parts: where
//! they cross, and in the rest of each.
//!
//! A group with no more digits than cells is a naked set, which says more by itself than any pattern that it
//! is a part of. So only *loose* groups, with more digits than cells, are looked at. How many more is the
//! *freedom* of a group; an almost locked set has a freedom of 1. The cells where the houses cross must make up
//! for the freedom of the groups in the rests, so of these only groups of little freedom are of use, and
//! they are few.

use std::ops::ControlFlow;

use crate::grid::{Candidates, Cell, CellSet, DigitSet, Geometry, House};
use crate::inference::tools::bit_row::bits;
use crate::inference::tools::view::View;

/// The most cells of a group. On the classic grid no part has more.
const LARGEST: usize = 6;

/// Two houses that share two or more cells.
struct HousePair<const W: usize> {
    /// The houses; one with a lower number comes first, so a line before a block.
    houses: [House; 2],
    /// The cells where they cross.
    shared: CellSet<W>,
    /// The other cells of each.
    rests: [CellSet<W>; 2],
}

/// The houses of a grid that cross, two by two.
pub(super) struct HousePairs<const W: usize> {
    pairs: Vec<HousePair<W>>,
    /// The choices of some of the cells of a part: with each cell first those of the cells before it, with this one
    /// added, then this one alone. So those of few cells are the first of those of many.
    choices: Vec<CrossingChoice>,
}

/// Some cells of a part.
#[derive(Clone, Copy)]
struct CrossingChoice {
    /// Which, one bit each.
    chosen: u16,
    size: u8,
}

impl<const W: usize> HousePairs<W> {
    /// Every two houses of a grid that share two or more cells.
    pub(super) fn of(geometry: &Geometry<W>) -> Self {
        let mut pairs = Vec::new();
        for first in geometry.houses() {
            for second in geometry.houses().skip(first.index() + 1) {
                let houses = [first, second];
                let cells = houses.map(|house| geometry.cells_of(house));
                let shared = cells[0] & cells[1];
                if shared.len() >= 2 {
                    pairs.push(HousePair {
                        houses,
                        shared,
                        rests: cells.map(|cells| cells - shared),
                    });
                }
            }
        }
        let sizes = pairs.iter().map(|pair| pair.shared.len().max(pair.rests[0].len()));
        let mut choices: Vec<CrossingChoice> = Vec::new();
        for cell in 0..sizes.max().unwrap_or_default() {
            for known in 0..choices.len() {
                let CrossingChoice { chosen, size } = choices[known];
                choices.push(CrossingChoice { chosen: chosen | 1 << cell, size: size + 1 });
            }
            choices.push(CrossingChoice { chosen: 1 << cell, size: 1 });
        }
        Self { pairs, choices }
    }
}

/// Some open cells of one part of a crossing.
#[derive(Clone, Copy)]
pub(super) struct LooseCells {
    /// Which cells of the part, one bit each.
    chosen: u16,
    /// The digits that they may hold.
    pub(super) digits: DigitSet,
    /// How many cells.
    pub(super) size: u8,
    /// How many digits more than cells, one at the least.
    pub(super) freedom: u8,
}

/// The open cells of one part of a crossing, and groups of them.
#[derive(Default)]
pub(super) struct Part {
    cells: Vec<Cell>,
    /// The digits of each choice of the cells.
    unions: Vec<DigitSet>,
    /// The groups.
    pub(super) groups: Vec<LooseCells>,
}

impl Part {
    /// The cells of a group of this part.
    pub(super) fn cells_of<const W: usize>(&self, group: LooseCells) -> CellSet<W> {
        bits(group.chosen.into()).map(|place| self.cells[place]).collect()
    }

    /// Lists the loose groups of one to `most` of the cells, with no more than so much freedom.
    fn list<const W: usize>(
        &mut self,
        candidates: &Candidates<W>,
        cells: CellSet<W>,
        choices: &[CrossingChoice],
        most: usize,
        freedom: usize,
    ) {
        self.cells.clear();
        self.groups.clear();
        self.unions.resize(choices.len() + 1, DigitSet::EMPTY);
        let mut count = 0;
        for cell in cells.iter() {
            self.cells.push(cell);
            let digits = candidates.digits_of(cell);
            let (known, new) = self.unions.split_at_mut(count);
            for (union, &known) in new.iter_mut().zip(&*known) {
                *union = known | digits;
            }
            new[count] = digits;
            count = 2 * count + 1;
        }
        for (&digits, &CrossingChoice { chosen, size }) in self.unions[..count].iter().zip(choices)
        {
            let more = digits.len().wrapping_sub(usize::from(size));
            // No more digits than cells are far too many by this reckoning.
            if more.wrapping_sub(1) < freedom && usize::from(size) <= most {
                self.groups.push(LooseCells { chosen, digits, size, freedom: more as u8 });
            }
        }
    }
}

/// Two houses that share two or more cells, with the loose groups of their parts.
pub(super) struct Crossing {
    /// The houses; one with a lower number comes first, so a line before a block.
    pub(super) houses: [House; 2],
    /// How many open cells there are where they cross.
    pub(super) size: u8,
    /// Where they cross.
    pub(super) inner: Part,
    /// The rest of each.
    pub(super) outer: [Part; 2],
}

/// Which groups a pattern is made of.
pub(super) struct CrossingLimits {
    /// The fewest cells where the houses cross.
    pub(super) fewest: usize,
    /// The most cells of a group.
    pub(super) most: usize,
    /// The freedom of the two outer groups together, beyond the number of cells where the houses cross.
    pub(super) surplus: usize,
}

/// Visits every crossing of two houses one of which has changed, where each part has groups that are wanted.
pub(super) fn each<const W: usize>(
    view: &View<'_, W>,
    pairs: &HousePairs<W>,
    changed: &[bool],
    wanted: &CrossingLimits,
    mut visit: impl FnMut(&Crossing) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let most = wanted.most.min(LARGEST);
    let solved = view.candidates.solved();
    let mut crossing = Crossing {
        houses: [House::new(0); 2],
        size: 0,
        inner: Part::default(),
        outer: Default::default(),
    };
    for pair in &pairs.pairs {
        if !pair.houses.iter().any(|house| changed[house.index()]) {
            continue;
        }
        crossing.houses = pair.houses;
        let choices = &pairs.choices;
        let most_digits = view.geometry.digit_count();
        crossing.inner.list(view.candidates, pair.shared - solved, choices, most, most_digits);
        let count = crossing.inner.cells.len();
        crossing.size = count as u8;
        if crossing.inner.groups.is_empty() || count < wanted.fewest {
            continue;
        }
        // The other outer group has a freedom of one at the least.
        let freedom = count + wanted.surplus - 1;
        let mut is_useful = true;
        for (part, &cells) in crossing.outer.iter_mut().zip(&pair.rests) {
            if is_useful {
                part.list(view.candidates, cells - solved, choices, most, freedom);
                is_useful = !part.groups.is_empty();
            }
        }
        if is_useful {
            visit(&crossing)?;
        }
    }
    ControlFlow::Continue(())
}
