//! What follows at once from a candidate's being true: a weak edge, and a strong one from there.
//!
//! What a candidate excludes may leave a cell with one candidate, or a house with one place for a digit, even where it takes
//! several of them away: so this is asked of whole cells and houses, not of pairs of nodes.

use super::remaining::{Following, Remaining, Witness};
use crate::grid::{Candidate, Candidates, Geometry};

/// For each open candidate the digits that follow from it at once.
pub(in crate::inference) struct AtOnce {
    digits: usize,
    /// For each candidate, cell by cell, where its digits begin in the list, and the end of the list.
    from: Vec<u32>,
    list: Vec<Following>,
}

/// Who lists what follows from a candidate, without itself.
struct Listing<'a> {
    supposed: Candidate,
    list: &'a mut Vec<Following>,
}

impl Witness for Listing<'_> {
    fn alone(&mut self, following: Following) {
        if following.candidate != self.supposed {
            self.list.push(following);
        }
    }
}

impl AtOnce {
    /// By what remains of a state when each of its candidates takes away what it excludes.
    pub(super) fn new<const W: usize>(geometry: &Geometry<W>, candidates: &Candidates<W>) -> Self {
        let digits = geometry.digit_count();
        let (mut from, mut list) =
            (Vec::with_capacity(digits * geometry.cell_count() + 1), Vec::new());
        let all = Remaining::new(geometry, candidates);
        let mut left = all.clone();
        for cell in geometry.cells() {
            let is_open = !candidates.solved().contains(cell);
            for digit in geometry.digits() {
                from.push(list.len() as u32);
                if is_open && candidates.allows(cell, digit) {
                    let supposed = Candidate { cell, digit };
                    left.reset_to(&all);
                    let witness = &mut Listing { supposed, list: &mut list };
                    left.take_excluded(geometry, supposed, witness);
                }
            }
        }
        from.push(list.len() as u32);
        Self { digits, from, list }
    }

    /// The digits that follow from a candidate, in the order in which what it excludes is taken away: that of its cell first.
    /// Of a house that it leaves no place the last one that goes is among them.
    pub(in crate::inference) fn after(&self, Candidate { cell, digit }: Candidate) -> &[Following] {
        let number = cell.index() * self.digits + digit.index();
        &self.list[self.from[number] as usize..self.from[number + 1] as usize]
    }
}
