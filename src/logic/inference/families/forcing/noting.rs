//! What comes of a candidate's going, along a line of reasoning: it is noted by what, and what that leaves single, or empty.

use super::obeying::{Due, Obeying};
use super::singles::Singles;
use crate::grid::{Candidate, Cell, Digit, House};
use crate::inference::tools::implication::{Following, Witness};
use crate::proof::{CaseEnd, Claim, Role, Statement};

/// Something that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Contradiction {
    NoDigit(Cell),
    NoPlace(House, Digit),
}

impl Contradiction {
    /// The same as the end of a case.
    pub(super) const fn end(self) -> CaseEnd {
        let statement = match self {
            Self::NoDigit(cell) => Statement::NoDigit(cell),
            Self::NoPlace(house, digit) => Statement::NoPlace { house, digit },
        };
        CaseEnd::Contradiction(Claim::new(Role::Contradiction, statement))
    }
}

/// Who notes by what candidates are taken away, and what that leaves single, or empty.
pub(super) struct Noting<'a> {
    /// How many digits the grid has.
    pub(super) digits: usize,
    /// The rules by which digits are placed.
    pub(super) singles: &'a Singles,
    /// The rules by which laws are obeyed, if they are, and those that are due.
    pub(super) obeying: Option<(&'a Obeying, &'a mut Due)>,
    /// The number of the entry whose consequences are drawn.
    pub(super) now: u16,
    /// For each candidate the number of the entry that took it away.
    pub(super) taken_by: &'a mut [u16],
    /// Digits to be placed.
    pub(super) pending: &'a mut Vec<Following>,
    /// What cannot be, if anything was met.
    pub(super) contradiction: &'a mut Option<Contradiction>,
}

impl Witness for Noting<'_> {
    #[inline]
    fn gone(&mut self, Candidate { cell, digit }: Candidate) {
        self.taken_by[cell.index() * self.digits + digit.index()] = self.now;
        if let Some((obeying, due)) = &mut self.obeying {
            obeying.note(cell, due);
        }
    }

    fn alone(&mut self, following: Following) {
        if self.singles.has(following.why) {
            self.pending.push(following);
        }
    }

    fn no_digit(&mut self, cell: Cell) {
        let _ = self.contradiction.get_or_insert(Contradiction::NoDigit(cell));
    }

    fn no_place(&mut self, house: House, digit: Digit) {
        let _ = self.contradiction.get_or_insert(Contradiction::NoPlace(house, digit));
    }
}
