//! Givens that a puzzle does not need: which, and which of them can go together.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::made::Stopped;
use super::removal::Removal;
use super::symmetry::{Symmetry, shuffle};
use crate::grid::{Board, CellSet, Entry, Geometry};
use crate::search::{Budget, Search, Verdict};

/// What is asked of the givens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thin {
    /// Which of them can each be left out by itself.
    Superfluous,
    /// Which of them can be left out together, so that what is left has one solution, and nothing more can go: cells that the
    /// symmetry joins go together.
    Together(Symmetry),
}

/// A puzzle, and what is asked of its givens.
#[derive(Clone, Debug)]
pub struct Thinning {
    geometry: Arc<Geometry>,
    board: Board,
    thin: Thin,
}

/// What a puzzle does not need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thinned {
    /// Each of these givens can be left out by itself, or, if that was asked, all of them together.
    Givens(CellSet),
    /// The puzzle has not exactly one solution.
    NotOne,
}

impl Thinning {
    /// Makes the question.
    pub fn new(geometry: &Arc<Geometry>, board: &Board, thin: Thin) -> Self {
        Self { geometry: Arc::clone(geometry), board: board.clone(), thin }
    }

    /// Returns what is asked.
    pub const fn thin(&self) -> Thin {
        self.thin
    }

    /// Returns the puzzle that it is asked of.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Finds the answer, always the same; `None` if it was stopped.
    pub fn run(&self, stopped: Stopped<'_>) -> Option<Thinned> {
        let search = Search::new(&self.geometry);
        let verdict = |board: &Board| {
            search.verdict_within(board, &mut Budget::UNLIMITED.until(stopped)).ok()
        };
        let Verdict::One(solution) = verdict(&self.board)? else { return Some(Thinned::NotOne) };
        let givens: CellSet = self.board.digits().map(|given| given.cell).collect();
        let symmetry = match self.thin {
            Thin::Superfluous => {
                let mut free = CellSet::EMPTY;
                for cell in givens.iter() {
                    let mut board = self.board.clone();
                    board.set(cell, Entry::Empty);
                    if stopped() {
                        return None;
                    }
                    if matches!(verdict(&board)?, Verdict::One(_)) {
                        free.insert(cell);
                    }
                }
                return Some(Thinned::Givens(free));
            }
            Thin::Together(symmetry) => symmetry,
        };
        let mut units = symmetry.orbits(&self.geometry);
        units.retain(|unit| unit.iter().any(|cell| givens.contains(cell)));
        // In the order of the cells one corner would be emptied first.
        shuffle(&mut units, &mut ChaCha8Rng::seed_from_u64(0));
        let mut removal = Removal::new(&self.geometry, &search, solution.digits(), stopped);
        removal.set_givens(givens);
        removal.take_out(&units, 0, &mut |_| true);
        let left = removal.givens();
        (!stopped()).then_some(Thinned::Givens(givens - left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, StateText};
    use crate::knowledge::Knowledge;

    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn thinning(puzzle: &str, thin: Thin) -> Thinning {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let geometry = knowledge.grid("9x9").expect("the classic grid");
        let board = StateText::parse(puzzle, geometry).expect("a puzzle").board;
        Thinning::new(geometry, &board, thin)
    }

    fn givens(thinning: &Thinning) -> CellSet {
        match thinning.run(&|| false) {
            Some(Thinned::Givens(cells)) => cells,
            other => panic!("{other:?}"),
        }
    }

    fn without(thinning: &Thinning, cells: CellSet) -> Thinning {
        let mut board = thinning.board.clone();
        cells.iter().for_each(|cell| board.set(cell, Entry::Empty));
        Thinning::new(&thinning.geometry, &board, Thin::Superfluous)
    }

    #[test]
    fn each_superfluous_given_can_go_and_no_other() {
        let asked = thinning(EASY, Thin::Superfluous);
        let free = givens(&asked);
        assert!(!free.is_empty());
        for given in asked.board.digits() {
            let left = without(&asked, CellSet::of(given.cell));
            let is_one = left.run(&|| false) != Some(Thinned::NotOne);
            assert_eq!(free.contains(given.cell), is_one, "{}", given.cell.index());
        }
    }

    #[test]
    fn what_goes_together_leaves_a_minimal_puzzle() {
        let asked = thinning(EASY, Thin::Together(Symmetry::None));
        let gone = givens(&asked);
        assert!(!gone.is_empty());
        let left = without(&asked, gone);
        assert_eq!(givens(&left), CellSet::EMPTY, "one solution, and nothing more can go");
        assert_eq!(givens(&asked), gone, "always the same");
    }

    #[test]
    fn cells_that_a_symmetry_joins_go_together() {
        let asked = thinning(EASY, Thin::Together(Symmetry::HalfTurn));
        let gone = givens(&asked);
        assert!(!gone.is_empty());
        assert!(gone.iter().all(|cell| gone.contains(Cell::new(80 - cell.index()))));
        assert_ne!(without(&asked, gone).run(&|| false), Some(Thinned::NotOne));
    }

    #[test]
    fn what_has_several_solutions_or_was_stopped_has_no_answer() {
        let several = EASY.replace(['5', '3'], ".");
        for thin in [Thin::Superfluous, Thin::Together(Symmetry::None)] {
            assert_eq!(thinning(&several, thin).run(&|| false), Some(Thinned::NotOne));
            assert_eq!(thinning(EASY, thin).run(&|| true), None);
        }
    }
}
