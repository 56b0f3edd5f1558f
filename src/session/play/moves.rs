//! What the player did: which changes of the grid are moves, and what each of them says.

use super::game::{Game, state_of};
use super::position::{CellState, Position};
use crate::grid::{Cell, Entry, StateText};
use crate::proof::Fact;

/// Something that was done in play: digits that were entered or candidates that were struck out, all at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The state before it.
    pub state: StateText,
    /// What it says.
    pub facts: Vec<Fact>,
    /// Whether it did what a hint told.
    pub hinted: bool,
}

impl Game {
    /// All moves that led from the puzzle, or from the last new start, to what stands in the grid now, in their order. What
    /// was undone is none of them.
    pub(in crate::session) fn moves(&self) -> Vec<PlayedMove> {
        let mut earlier = self.position().clone();
        let mut moves = Vec::new();
        // Another stage begins with the puzzle, and with each new start.
        for change in self.history.done.iter().rev().take_while(|change| change.stage.is_none()) {
            let mut facts = Vec::new();
            let mut hinted = change.hinted;
            for (cell, before) in &change.cells {
                let now = std::mem::replace(&mut earlier.cells[cell.index()], before.clone());
                hinted |= now.hinted && now.entry != before.entry;
                facts.extend(made(*cell, before, &now));
            }
            if !facts.is_empty() {
                moves.push(PlayedMove { state: state_of(&earlier), facts, hinted });
            }
        }
        moves.reverse();
        moves
    }

    /// The last digit that the player entered, or candidates struck out at once, of those that still stand so, with the
    /// grid at hand without them: what was put right or taken back since says nothing against them. What was done besides,
    /// such as filling in marks, is passed over.
    pub(in crate::session) fn last_move(&self) -> Option<(StateText, Vec<Fact>)> {
        let mut earlier = self.position().clone();
        for change in self.history.done.iter().rev() {
            let mut facts = Vec::new();
            for (cell, before) in &change.cells {
                let now = std::mem::replace(&mut earlier.cells[cell.index()], before.clone());
                if now.is_given() || before.is_given() {
                    return None;
                }
                facts.extend(made(*cell, before, &now));
            }
            facts.retain(|fact| self.stands(*fact));
            if !facts.is_empty() {
                return Some((state_of(&self.without(&facts)), facts));
            }
        }
        None
    }

    /// What stands in the cells, without these facts.
    fn without(&self, facts: &[Fact]) -> Position {
        let mut position = self.position().clone();
        for &fact in facts {
            let state = &mut position.cells[fact.cell().index()];
            match fact {
                Fact::Holds(..) => state.entry = Entry::Empty,
                Fact::Absent(_, digit) => state.struck.remove(digit),
            }
        }
        position
    }
}

/// What a change of one cell makes facts, if it is a move.
fn made(cell: Cell, before: &CellState, now: &CellState) -> Vec<Fact> {
    match now.entry {
        Entry::Placed(digit) if now.entry != before.entry => vec![Fact::Holds(cell, digit)],
        _ => {
            let struck = now.struck - before.struck;
            struck.iter().map(|digit| Fact::Absent(cell, digit)).collect()
        }
    }
}
