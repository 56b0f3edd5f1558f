//! Solutions that stand beside their puzzles, which are no puzzles themselves.

use super::Reader;
use super::item::Piece;
use super::note::Note;
use super::touching::{is_full, is_solved, solutions};

impl<'a> Reader<'a> {
    /// Of what was found last, leaves out the solutions of puzzles that stand beside them.
    pub(super) fn leave_solutions(&mut self, from: usize) {
        let puzzles = self.ready.iter().skip(from).map(Piece::puzzle);
        let left_out = solutions(&puzzles.collect::<Vec<_>>());
        for (at, _) in left_out.iter().enumerate().rev().filter(|(_, is_left_out)| **is_left_out) {
            if let Some(piece) = self.ready.remove(from + at) {
                self.notes.add(Note::Solution(piece.item.line));
            }
        }
    }

    /// Of what was found last, leaves out full grids beside a puzzle that was miscounted: they are its solution.
    pub(super) fn leave_solutions_of_miscounted(&mut self, from: usize) {
        let is_wrong = |piece: &Piece<'_>| piece.item.content.is_err();
        let is_whole = |piece: &Piece<'_>| piece.puzzle().is_some_and(is_full);
        if !self.ready.iter().skip(from).any(is_wrong) {
            return;
        }
        for at in (from..self.ready.len()).rev() {
            let beside = [at.checked_sub(1).filter(|it| *it >= from), Some(at + 1)];
            let mut beside = beside.into_iter().flatten().filter_map(|it| self.ready.get(it));
            let is_solution = beside.any(is_wrong) && self.ready.get(at).is_some_and(is_whole);
            if let Some(piece) = is_solution.then(|| self.ready.remove(at)).flatten() {
                self.notes.add(Note::Solution(piece.item.line));
            }
        }
    }

    /// Whether a piece is the solution of the puzzle that was given before it, or of that which comes next.
    pub(super) fn is_of_neighbour(&mut self, piece: &Piece<'a>) -> bool {
        let Some(full) = piece.puzzle() else { return false };
        if self.last.as_ref().is_some_and(|last| is_solved(last, full)) {
            return true;
        }
        while !self.is_over && self.ready.is_empty() {
            self.is_over = !self.go_on();
        }
        let next = self.ready.front().and_then(Piece::puzzle);
        next.is_some_and(|next| is_solved(next, full))
    }
}
