//! What a session is asked to do, and what comes of it.

use std::sync::Arc;
use std::time::Duration;

use super::job::{Job, Outcome};
use super::play::{PlayRules, Turn};
use super::saved::Saved;
use super::selection::SelectionChange;
use crate::explanation::{Finding, Repair};
use crate::grid::{Board, Cell, CellSet, Digit, StateText};
use crate::message::Message;
use crate::proof::{Fact, Trace};

/// What the user is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Entering a puzzle.
    Entering,
    /// Playing it.
    Playing,
    /// Waiting for the solution.
    Solving,
    /// Asking about the solution.
    Explaining,
}

/// What a session is asked to do.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one command at a time")]
pub enum Command {
    /// Take this puzzle in place of the one at hand, and play it.
    Load(Board),
    /// Take this state in place of the puzzle at hand, and play on from it: its digits, and what is struck out of it.
    LoadState(StateText),
    /// Write a digit into a cell, of the puzzle while that is being entered, of the player while it is played;
    /// or clear the cell.
    Write(Cell, Option<Digit>),
    /// Do what a player does besides.
    Turn(Turn),
    /// Play the puzzle that was entered.
    Play,
    /// Play the puzzle that was entered without these digits of it: they are the player's.
    PlayWithout(Vec<Cell>),
    /// Go back to entering, with all that was played so far.
    EditGivens,
    /// Change a given as a likely slip says, as one move.
    Mend(Repair),
    /// Take back the last thing done.
    Undo,
    /// Do the last thing again that was taken back.
    Redo,
    /// Look for mistakes; each is shown until it is dealt with.
    Check,
    /// Take back these mistakes, as one move: clear their digits, write the marks again that were struck out.
    TakeBack(Vec<Fact>),
    /// Do what a step concludes: enter its digits and strike out its candidates, as one move.
    Conclude(Vec<Fact>),
    /// Play by these rules.
    Follow(PlayRules),
    /// This much time has passed.
    Pass(Duration),
    /// Stop the time, or let it run again.
    Pause(bool),
    /// Count a hint that was asked for.
    CountHint,
    /// Take note that the game has come to its end.
    End,
    /// Take up what was saved. Its solution, if it had one, is to be found anew.
    Restore(Box<Saved>),
    /// Take up what was saved elsewhere in place of what is at hand, which can be taken back behind all that was done in
    /// it. The rules of play stay. Its solution, if it had one, is to be found anew.
    Open(Box<Saved>),
    /// Select a cell, or none.
    Select(Option<Cell>),
    /// Select several cells.
    Choose(SelectionChange),
    /// Move the selection by columns and rows; it stops at the edge. Without a selection, the
    /// first cell is selected.
    Move {
        /// To the right, if positive.
        columns: isize,
        /// Downwards, if positive.
        rows: isize,
    },
    /// Solve the puzzle: gives a job.
    Solve,
    /// Take the outcome of the job.
    Finish(Outcome),
    /// Show the grid just before the step with this number, from 0; `None` shows the end.
    Show(Option<usize>),
    /// Tell these steps, which lead from the puzzle to its solution, in place of those of the rules; or those again.
    Tell(Option<Arc<Trace>>),
    /// Empty the grid.
    Reset,
    /// Keep the puzzle and drop its solution.
    ClearSolution,
}

/// What came of a command.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "there are one or two events at a time")]
pub enum SessionEvent {
    /// The board, the mode or what is shown has changed.
    Changed,
    /// The command is locked: why.
    Locked(Message),
    /// Work to be done elsewhere; its outcome is to come back as [`Command::Finish`].
    Work(Job),
    /// The puzzle is solved.
    Solved,
    /// The puzzle has not exactly one solution, or its digits collide.
    Found(Finding),
    /// The player was looked over: what was found, and where there are mistakes.
    Checked(Message, CellSet),
    /// The player has solved the puzzle.
    Completed,
}
