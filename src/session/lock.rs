//! What may not be done now, and why.

use super::command::{Command, Mode};
use super::play::Turn;
use crate::message::{Message, words};

/// Something that a user may want to do and that is locked at times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lockable {
    /// Load or paste a puzzle.
    Load,
    /// Type or clear a digit.
    Edit,
    /// Write pencil marks and paint.
    Note,
    /// Solve the puzzle.
    Solve,
    /// Ask why, or read the procedure.
    Explain,
    /// Empty the grid.
    Reset,
    /// Drop the solution.
    ClearSolution,
    /// Play the puzzle that was entered.
    Play,
    /// Change the givens of the puzzle that is played.
    EditGivens,
    /// Take everything away that is not the puzzle's.
    Restart,
    /// Look for mistakes, or stop the time.
    Check,
    /// Take back the last thing done.
    Undo,
    /// Do it again.
    Redo,
}

impl Lockable {
    /// Every action.
    pub const ALL: [Self; 13] = [
        Self::Load,
        Self::Edit,
        Self::Note,
        Self::Solve,
        Self::Explain,
        Self::Reset,
        Self::ClearSolution,
        Self::Play,
        Self::EditGivens,
        Self::Restart,
        Self::Check,
        Self::Undo,
        Self::Redo,
    ];

    /// The action that a command is; some commands are always free.
    pub(super) const fn of(command: &Command) -> Option<Self> {
        match command {
            Command::Load(_) | Command::LoadState(_) | Command::Open(_) => Some(Self::Load),
            Command::Write(..)
            | Command::Mend(_)
            | Command::Turn(Turn::Clear(_) | Turn::ClearAll(_) | Turn::WriteAll(..)) => {
                Some(Self::Edit)
            }
            Command::Turn(Turn::Restart) => Some(Self::Restart),
            Command::Turn(_) | Command::Conclude(_) | Command::TakeBack(_) => Some(Self::Note),
            Command::Solve => Some(Self::Solve),
            Command::Show(_) | Command::Tell(_) => Some(Self::Explain),
            Command::Reset => Some(Self::Reset),
            Command::ClearSolution => Some(Self::ClearSolution),
            Command::Play | Command::PlayWithout(_) => Some(Self::Play),
            Command::EditGivens => Some(Self::EditGivens),
            Command::Check | Command::Pause(_) => Some(Self::Check),
            Command::Undo => Some(Self::Undo),
            Command::Redo => Some(Self::Redo),
            Command::Select(_)
            | Command::Choose(_)
            | Command::Move { .. }
            | Command::Finish(_)
            | Command::Follow(_)
            | Command::Pass(_)
            | Command::CountHint
            | Command::End
            | Command::Restore(_) => None,
        }
    }
}

/// A locked action.
#[derive(Clone, Debug, PartialEq)]
pub struct Lock {
    /// Why it is locked, and what to do about it.
    pub reason: Message,
}

/// What decides whether an action is locked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    pub(super) mode: Mode,
    /// Whether the puzzle has neither digits nor constraints.
    pub(super) is_empty: bool,
    /// How many digits stand in the grid, whoever wrote them.
    pub(super) digits: usize,
    /// How many things can be taken back.
    pub(super) done: usize,
    /// How many things can be done again.
    pub(super) undone: usize,
}

/// Whether an action is locked.
pub(super) fn lock(facts: Facts, action: Lockable) -> Option<Lock> {
    let reason = match facts.mode {
        Mode::Solving => words::LockSolving.into(),
        Mode::Explaining => explaining(action)?,
        Mode::Entering => entering(facts, action)?,
        Mode::Playing => playing(facts, action)?,
    };
    Some(Lock { reason })
}

fn explaining(action: Lockable) -> Option<Message> {
    match action {
        Lockable::Solve => Some(words::LockSolveSolved.into()),
        // Undo brings back what these take away, but for the solution, which is found again at any time.
        Lockable::Load
        | Lockable::Reset
        | Lockable::Restart
        | Lockable::EditGivens
        | Lockable::Explain
        | Lockable::ClearSolution => None,
        Lockable::Edit => Some(words::LockEditSolved.into()),
        Lockable::Note | Lockable::Play | Lockable::Check | Lockable::Undo | Lockable::Redo => {
            Some(words::LockPlaySolved.into())
        }
    }
}

fn entering(facts: Facts, action: Lockable) -> Option<Message> {
    match action {
        Lockable::Note | Lockable::Check | Lockable::Restart if facts.is_empty => {
            Some(words::LockEmpty.into())
        }
        Lockable::Note => Some(words::LockNoteEntering.into()),
        Lockable::Check | Lockable::Restart => Some(words::LockPlayEntering.into()),
        Lockable::EditGivens => Some(words::LockEntering.into()),
        Lockable::Play if facts.is_empty => Some(words::LockEmpty.into()),
        _ => unsolved(facts, action),
    }
}

fn playing(facts: Facts, action: Lockable) -> Option<Message> {
    match action {
        Lockable::Play => Some(words::LockPlaying.into()),
        _ => unsolved(facts, action),
    }
}

/// What entering and playing have in common.
fn unsolved(facts: Facts, action: Lockable) -> Option<Message> {
    match action {
        Lockable::Explain => Some(words::LockExplainUnsolved.into()),
        Lockable::ClearSolution => Some(words::LockClearUnsolved.into()),
        Lockable::Reset if facts.digits == 0 => Some(words::LockEmpty.into()),
        Lockable::Undo if facts.done == 0 => Some(words::LockUndo.into()),
        Lockable::Redo if facts.undone == 0 => Some(words::LockRedo.into()),
        _ => None,
    }
}
