//! What was done, undone and done again: changes that are their own inverse.

use std::mem;
use std::time::Duration;

use super::position::{CellState, Position};
use crate::grid::Cell;

/// What is being done with the puzzle besides what stands in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// Whether it is being played, and not entered.
    pub playing: bool,
    /// How long it has been played.
    pub elapsed: Duration,
    /// What was counted meanwhile.
    pub counts: Counts,
}

/// What is counted while a puzzle is played. What is taken back was done all the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// How many moves of the player's were wrong: digits that were entered, candidates that were struck out.
    pub mistakes: u32,
    /// How many hints the player asked for.
    pub hints: u32,
    /// Whether the game has come to its end once.
    pub ended: bool,
    /// Whether the solution was shown before that.
    pub shown: bool,
}

/// One thing that was done, kept as what would reverse it: the cells as they were before it, or, once it was undone,
/// as they were after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The cells that it changed, each once.
    pub cells: Vec<(Cell, CellState)>,
    /// The stage before it, or after it once it was undone; `None` if it did not change that.
    pub stage: Option<Stage>,
    /// Whether it did what a hint told.
    pub hinted: bool,
}

impl Change {
    /// Whether it put another puzzle, or other digits of its own, in place of what was there.
    pub(super) fn begins(&self) -> bool {
        self.stage.is_some() && !self.cells.is_empty()
    }
}

/// A position with all that led to it. Nothing that is done is ever lost: undo and redo have no limit.
///
/// Invariant: undoing and redoing are exact inverses, since a change is swapped with what it
/// changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// What stands in the cells now.
    pub position: Position,
    /// Whether it is being played, and for how long.
    pub stage: Stage,
    /// What was done, the last thing last.
    pub done: Vec<Change>,
    /// What was undone, the next thing to do again last.
    pub undone: Vec<Change>,
}

impl History {
    /// Makes a position without a past.
    pub fn new(position: Position, stage: Stage) -> Self {
        Self { position, stage, done: Vec::new(), undone: Vec::new() }
    }

    /// Changes cells, and the stage if one is given. What changes nothing is nothing done; says whether something was.
    /// A stage that is given is kept even if it is as it was: time passes in it that belongs to what comes.
    pub(super) fn change(
        &mut self,
        cells: impl IntoIterator<Item = (Cell, CellState)>,
        stage: Option<Stage>,
    ) -> bool {
        let cells = cells.into_iter().collect();
        self.push(Change { cells, stage, hinted: false })
    }

    /// Changes cells as a hint told; as [`History::change`].
    pub(super) fn change_as_hinted(
        &mut self,
        cells: impl IntoIterator<Item = (Cell, CellState)>,
    ) -> bool {
        let cells = cells.into_iter().collect();
        self.push(Change { cells, stage: None, hinted: true })
    }

    fn push(&mut self, mut change: Change) -> bool {
        change.cells.retain(|(cell, to)| self.position.cell(*cell) != to);
        if change.cells.is_empty() && change.stage.is_none_or(|stage| stage == self.stage) {
            return false;
        }
        self.swap(&mut change);
        self.done.push(change);
        self.undone.clear();
        true
    }

    /// Takes back the last thing done; false if there is none.
    pub(in crate::session) fn undo(&mut self) -> bool {
        let Some(mut change) = self.done.pop() else { return false };
        self.swap(&mut change);
        self.undone.push(change);
        true
    }

    /// Does the last thing again that was undone; false if there is none.
    pub(in crate::session) fn redo(&mut self) -> bool {
        let Some(mut change) = self.undone.pop() else { return false };
        self.swap(&mut change);
        self.done.push(change);
        true
    }

    /// The position in which the puzzle was begun, as it was loaded or typed; going from entering it to playing and back does
    /// not begin it anew.
    pub(in crate::session) fn begun(&self) -> Position {
        let mut position = self.position.clone();
        for change in self.done.iter().rev().take_while(|change| !change.begins()) {
            for (cell, state) in &change.cells {
                position.cells[cell.index()] = state.clone();
            }
        }
        position
    }

    /// This history without what was done before the puzzle was begun.
    #[must_use]
    pub fn since_begun(mut self) -> Self {
        let beginning = self.done.iter().rposition(Change::begins).map_or(0, |last| last + 1);
        let _ = self.done.drain(..beginning);
        self
    }

    /// This history with another one behind it: what was done there, before it the change from here to where that began.
    /// What was undone here is forgotten. Both are of one grid.
    pub(in crate::session) fn followed_by(self, later: Self) -> Self {
        let mut began = later.clone();
        while began.undo() {}
        let mut whole = self;
        let cells = began.position.cells().iter().cloned().enumerate();
        let cells = cells.map(|(index, state)| (Cell::new(index), state));
        let _ = whole.change(cells, Some(began.stage));
        let History { position, stage, done, undone } = later;
        whole.done.extend(done);
        Self { position, stage, undone, done: whole.done }
    }

    fn swap(&mut self, change: &mut Change) {
        for (cell, state) in &mut change.cells {
            mem::swap(&mut self.position.cells[cell.index()], state);
        }
        let begins = change.begins();
        match &mut change.stage {
            None => {}
            Some(stage) if begins => mem::swap(&mut self.stage, stage),
            // Time that passed has passed, and what was counted was done.
            Some(stage) => mem::swap(&mut self.stage.playing, &mut stage.playing),
        }
    }
}
