//! What the player did: which changes of the grid are moves, and what each of them says.

use std::mem;

use super::game::Game;
use super::history::Change;
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
        let mut playing = self.is_playing();
        // Another stage begins with the puzzle and with each new start; who only looks at the givens starts nothing.
        let goes_on = move |change: &Change| {
            let Some(before) = change.stage else { return true };
            let goes_elsewhere = before.playing != mem::replace(&mut playing, before.playing);
            goes_elsewhere && change.cells.is_empty()
        };
        let mut moves: Vec<PlayedMove> = self.moves_back(goes_on).collect();
        moves.reverse();
        moves
    }

    /// The last digit that the player entered, or candidates struck out at once, of those that still stand so, with the
    /// grid at hand without them: what was put right or taken back since says nothing against them. What was done besides,
    /// such as filling in marks, is passed over.
    pub(in crate::session) fn last_move(&self) -> Option<(StateText, Vec<Fact>)> {
        self.moves_back(|change| !change.begins()).find_map(|mut made| {
            made.facts.retain(|fact| self.stands(*fact));
            let stands = !made.facts.is_empty();
            stands.then(|| (self.without(&made.facts).state(), made.facts))
        })
    }

    /// What the last change says, if it is a move: nothing where it changed no digit and struck nothing out.
    pub(in crate::session) fn last_facts(&self) -> Vec<Fact> {
        let now = |cell: Cell| self.position().cell(cell);
        let changed = self.history.done.last().into_iter().flat_map(|change| &change.cells);
        let own = changed.filter(|(cell, _)| !now(*cell).is_given());
        own.flat_map(|(cell, before)| made(*cell, before, now(*cell))).collect()
    }

    /// Whether undoing a change, or doing it again, gives the puzzle other digits.
    pub(in crate::session) fn changes_puzzle(&self, change: &Change) -> bool {
        change.cells.iter().any(|(cell, other)| {
            let now = self.position().cell(*cell);
            now.entry != other.entry && (now.is_given() || other.is_given())
        })
    }

    /// The moves, the last first, as long as changes are looked at. Changes of the puzzle's own digits are passed over.
    fn moves_back(
        &self,
        mut looks_at: impl FnMut(&Change) -> bool,
    ) -> impl Iterator<Item = PlayedMove> {
        let mut earlier = self.position().clone();
        let changes = self.history.done.iter().rev().take_while(move |change| looks_at(change));
        let made_by = move |change: &Change| {
            let (mut facts, mut hinted) = (Vec::new(), change.hinted);
            for (cell, before) in &change.cells {
                let now = mem::replace(&mut earlier.cells[cell.index()], before.clone());
                if now.entry != before.entry && (now.is_given() || before.is_given()) {
                    // What was done before the puzzle was put right is looked at in the puzzle as it is.
                    earlier.cells[cell.index()] = now;
                    continue;
                }
                if now.is_given() {
                    continue;
                }
                hinted |= now.hinted && now.entry != before.entry;
                facts.extend(made(*cell, before, &now));
            }
            let says = !facts.is_empty();
            says.then(|| PlayedMove { state: earlier.state(), facts, hinted })
        };
        changes.filter_map(made_by)
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
