//! Givens that contradict each other.

use super::{Budget, Search, Undecided};
use crate::grid::{Board, Candidate, StateText, WIDE};

impl Search {
    /// Finds among givens without a solution a set that has none either, and from which none can be left out: without
    /// any one of them the rest has a solution. They are tried one after the other, so that those in front go first;
    /// their order is kept. What is struck out stays struck out. `None` if the givens have a solution.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn irreducible(
        &self,
        givens: &[Candidate],
        struck: &[Candidate],
        budget: &mut Budget<'_>,
    ) -> Result<Option<Vec<Candidate>>, Undecided> {
        if self.can_stand_together(givens, struck, budget)? {
            return Ok(None);
        }
        let mut kept = givens.to_vec();
        let mut place = 0;
        while place < kept.len() {
            let given = kept.remove(place);
            if self.can_stand_together(&kept, struck, budget)? {
                kept.insert(place, given);
                place += 1;
            }
        }
        Ok(Some(kept))
    }

    /// Says whether there is a solution with all of these givens and without what is struck out.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn can_stand_together(
        &self,
        givens: &[Candidate],
        struck: &[Candidate],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let board = Board::from_givens(self.known.cell_count(), givens.iter().copied());
        if struck.is_empty() {
            return self.solutions_of(&board).pass(budget);
        }
        let state = StateText { board, removed: struck.to_vec() };
        self.solutions(&state.candidates::<WIDE>(&self.known)).pass(budget)
    }
}
