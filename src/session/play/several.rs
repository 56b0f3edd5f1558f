//! What a player does to several cells at once, as one move.

use super::game::{Game, Refusal};
use super::position::{CellState, Colour, Note};
use super::rules::Collisions;
use crate::grid::{Cell, CellSet, Digit, Entry};
use crate::message::words;

impl Game {
    /// The cells with the mark, those that can have it; without it if all of these have it.
    pub(super) fn all_marked(
        &self,
        cells: CellSet,
        digit: Digit,
    ) -> Result<Vec<(Cell, CellState)>, Refusal> {
        let has = |cell| self.marks(cell).contains(digit);
        toggled(cells, has, |cell| self.marked(cell, digit))
    }

    /// The empty cells with the digit; if none of the cells is empty, those with the digit without it. Where digits that
    /// collide are refused, none goes into a cell that sees one of them.
    pub(super) fn all_written(
        &self,
        cells: CellSet,
        digit: Digit,
    ) -> Result<Vec<(Cell, CellState)>, Refusal> {
        let entry = |cell| self.position().cell(cell).entry;
        let (given, written) = (Entry::Given(digit), Entry::Placed(digit));
        let own = if self.is_playing() { written } else { given };
        let change = |cell| match entry(cell) {
            Entry::Empty => self.with_digit(cell, digit),
            there if there == own => {
                let state = self.position().cell(cell).clone();
                Ok(CellState { entry: Entry::Empty, hinted: false, ..state })
            }
            _ => Err(words::LockNoneEmpty.into()),
        };
        let mut changed = toggled(cells, |cell| entry(cell) == own, change)?;
        if self.rules.collisions == Collisions::Refused && self.is_playing() {
            let mut taken = CellSet::EMPTY;
            changed.retain(|(cell, state)| {
                let is_seen = !(self.geometry.peers(*cell) & taken).is_empty();
                if state.entry == own && !is_seen {
                    taken.insert(*cell);
                }
                !is_seen
            });
        }
        Ok(changed)
    }

    /// The cells with the note, those that can have it; without it if all of these have it.
    pub(super) fn all_noted(
        &self,
        note: Note,
        cells: CellSet,
        digit: Digit,
    ) -> Result<Vec<(Cell, CellState)>, Refusal> {
        let has = |cell| self.notes(cell, note).contains(digit);
        toggled(cells, has, |cell| self.noted(note, cell, digit))
    }

    /// The cells in the colour; without it if all of them have it.
    pub(super) fn all_painted(&self, cells: CellSet, colour: Colour) -> Vec<(Cell, CellState)> {
        let states = cells.iter().map(|cell| (cell, self.position().cell(cell).clone()));
        let has_all = states.clone().all(|(_, state)| state.colour == Some(colour));
        let given = (!has_all).then_some(colour);
        states.map(|(cell, state)| (cell, CellState { colour: given, ..state })).collect()
    }

    /// The cells without what is on top in any of them: digits, else notes, else marks, else colours.
    pub(super) fn all_cleared(&self, cells: CellSet) -> Result<Vec<(Cell, CellState)>, Refusal> {
        let height = |cell: &Cell| {
            let state = self.position().cell(*cell);
            match state.entry {
                Entry::Empty if state.has_notes() => 2,
                Entry::Empty if state.marks.is_empty() && !state.full => 0,
                Entry::Empty => 1,
                _ => 3,
            }
        };
        let cleared = some_of(cells, |cell| self.cleared(cell))?;
        if !self.is_playing() {
            return Ok(cleared);
        }
        let top = cleared.iter().map(|(cell, _)| height(cell)).max();
        Ok(cleared.into_iter().filter(|(cell, _)| Some(height(cell)) == top).collect())
    }
}

/// Where a change writes something or takes it away, the cells where it can be done: those that lack it, or if none does all.
fn toggled(
    cells: CellSet,
    has: impl Fn(Cell) -> bool,
    change: impl Fn(Cell) -> Result<CellState, Refusal>,
) -> Result<Vec<(Cell, CellState)>, Refusal> {
    let changed = some_of(cells, change)?;
    let writes = changed.iter().any(|(cell, _)| !has(*cell));
    Ok(changed.into_iter().filter(|(cell, _)| has(*cell) != writes).collect())
}

/// What is to be done to each of the cells, where it can be done; why not, if it can be done nowhere.
fn some_of(
    cells: CellSet,
    change: impl Fn(Cell) -> Result<CellState, Refusal>,
) -> Result<Vec<(Cell, CellState)>, Refusal> {
    let (mut done, mut refused) = (Vec::new(), None);
    for cell in cells.iter() {
        match change(cell) {
            Ok(state) => done.push((cell, state)),
            Err(reason) => refused = Some(reason),
        }
    }
    match refused {
        Some(reason) if done.is_empty() => Err(reason),
        _ => Ok(done),
    }
}
