//! The exact solver of the classic grid: nine rows, nine columns, nine blocks, and nothing else.
//!
//! It answers what the general walk answers, several times faster: all digits are worked on at once
//! (`settle`), with far more forced in a node, and of the cells with two candidates the most telling
//! one is decided (`branching`). The order of its solutions is its own.
//!
//! Every decision is between two: this candidate, or not. The state *without* it is remembered and
//! the state *with* it is followed. Each decision that is remembered has filled a cell of its own,
//! so the stack is never higher than the grid has cells; it is made when the first decision is.
//!
//! What was tried, as puzzles a second in relation to the crate `sudoku` 0.8 (`benches/peers`), up to the first
//! solution / until it is sure that there is no second one, on an AMD EPYC:
//!
//! | core | hardest | top1465 | seventeen | random | easy |
//! |---|---|---|---|---|---|
//! | twelve words a band, passes until nothing changes | 0.87 / 1.09 | 1.07 / 1.17 | 1.22 / 1.28 | 1.16 / 1.17 | 1.49 / 1.51 |
//! | eight words and the ninth beside them | 1.03 / 1.27 | 1.24 / 1.35 | 1.36 / 1.44 | 1.30 / 1.31 | 1.64 / 1.66 |
//! | and the rest of what `settle` and `branching` say | 1.10 / 1.31 | 1.37 / 1.53 | 1.40 / 1.48 | 1.31 / 1.33 | 1.67 / 1.69 |
//! | the same by AVX2 (`width`) | 1.45 / 1.74 | 1.80 / 2.01 | 1.88 / 1.99 | 1.72 / 1.74 | 2.24 / 2.27 |
//!
//! And ways to branch, in nodes for limit 2 on hardest and top1465, each with the same `settle`: a digit's
//! assignment of rows to blocks with the fewest ways, in the band with the fewest, as Tom Dillon's tdoku
//! does, 170 on hardest; the most telling pair of candidates of a cell, as here, 174 and 14.5; both these pairs and
//! the pairs of places in a house, weighed finely, 118 and 10.8, but there are some sixty to weigh in every node;
//! and 95 if both sides of each are followed to their end first.

#![allow(
    clippy::inline_always,
    reason = "what is compiled twice (`width`) must be whole each time"
)]

mod branching;
mod descent;
mod matrices;
mod planes;
mod settle;
mod width;

use super::{Budget, Undecided};
use crate::grid::{Board, Candidate, Candidates, Digit};
use descent::Descent;
use planes::{PlaneBit, Planes};
use width::Wide;

/// A walk through the solutions of a classic grid.
#[derive(Debug)]
pub(super) struct ClassicWalk {
    descent: Descent,
    /// Whether the processor has wider instructions than it must.
    wide: Option<Wide>,
}

impl ClassicWalk {
    pub(super) fn from_board(board: &Board) -> Self {
        Self::new(Planes::from_board(board))
    }

    pub(super) fn from_candidates<const W: usize>(start: &Candidates<W>) -> Self {
        Self::new(Planes::from_candidates(start))
    }

    /// A walk through the solutions that hold the digits on the board, and not this candidate.
    pub(super) fn without(board: &Board, struck: Candidate) -> Self {
        let mut state = Planes::from_board(board);
        state.strike(PlaneBit::of(struck));
        Self::new(state)
    }

    fn new(state: Planes) -> Self {
        Self { descent: Descent::new(state), wide: Wide::detect() }
    }

    /// The same walk with no other instructions than those that every machine has.
    #[cfg(test)]
    pub(super) fn narrow(self) -> Self {
        Self { wide: None, ..self }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.descent.nodes()
    }

    /// The digits of the solution where the walk stands.
    pub(super) fn digits(&self) -> Box<[Digit]> {
        self.descent.digits()
    }

    /// Walks on to the next solution. `choose` says which of so many ways to try first; the way
    /// that promises most is 0.
    pub(super) fn advance(
        &mut self,
        budget: &mut Budget<'_>,
        choose: impl FnMut(u32) -> u32,
    ) -> Result<bool, Undecided> {
        match self.wide {
            Some(wide) => wide.advance(&mut self.descent, budget, choose),
            None => self.descent.advance(budget, choose),
        }
    }

    /// Goes down once, without coming back, by ways that `choose` draws: the product of the numbers of
    /// ways if that ends in a solution, else 0.
    pub(super) fn probe(
        self,
        budget: &mut Budget<'_>,
        choose: impl FnMut(u32) -> u32,
    ) -> Result<f64, Undecided> {
        self.descent.probe(budget, choose)
    }
}
