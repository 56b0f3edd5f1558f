//! All solutions of a puzzle, found one after the other.

use super::inbox::Inbox;
use duvod::grid::{Board, Entry, Geometry, StateText};
use duvod::search::Solution;
use duvod::session::SolutionList;

/// Some solutions, and the same as text, one a line.
#[derive(Clone, Debug)]
pub(crate) struct Batch {
    pub(crate) solutions: Vec<Solution>,
    pub(crate) lines: String,
}

/// Solutions that are to be listed, and where they come to.
#[derive(Clone, Debug)]
pub struct Listing {
    list: SolutionList,
    pub(crate) inbox: Inbox<Batch>,
}

impl Listing {
    /// What is to be listed.
    pub(crate) fn new(list: SolutionList) -> Self {
        Self { list, inbox: Inbox::default() }
    }

    /// Lists them; false if it was stopped.
    pub fn run(&self, stopped: &dyn Fn() -> bool) -> bool {
        let geometry = self.list.geometry();
        let mut told = |solutions: Vec<Solution>| {
            let lines = solutions.iter().map(|it| line(it, geometry)).collect();
            self.inbox.put(Batch { solutions, lines });
        };
        self.list.run(&mut told, stopped)
    }
}

/// A solution on a line.
fn line(solution: &Solution, geometry: &Geometry) -> String {
    let mut board = Board::empty(geometry.cell_count());
    for (cell, digit) in geometry.cells().zip(solution.digits()) {
        board.set(cell, Entry::Given(*digit));
    }
    format!("{}\n", StateText::of_board(board).print(geometry))
}
