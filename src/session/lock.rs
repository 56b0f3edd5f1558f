//! What may not be done now, and why.

use super::{Command, Mode};
use crate::message::Message;

/// Something that a user may want to do and that is locked at times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Load or paste a puzzle.
    Load,
    /// Type or clear a digit.
    Edit,
    /// Solve the puzzle.
    Solve,
    /// Ask why, or read the procedure.
    Explain,
    /// Empty the grid.
    Reset,
    /// Drop the solution.
    ClearSolution,
}

impl Action {
    /// Every action.
    pub const ALL: [Self; 6] =
        [Self::Load, Self::Edit, Self::Solve, Self::Explain, Self::Reset, Self::ClearSolution];

    /// The action that a command is; some commands are always free.
    pub(super) const fn of(command: &Command) -> Option<Self> {
        match command {
            Command::Load(_) => Some(Self::Load),
            Command::Write(..) => Some(Self::Edit),
            Command::Solve => Some(Self::Solve),
            Command::Show(_) => Some(Self::Explain),
            Command::Reset => Some(Self::Reset),
            Command::ClearSolution => Some(Self::ClearSolution),
            Command::Select(_) | Command::Move { .. } | Command::Finish(_) => None,
        }
    }
}

/// A locked action.
#[derive(Clone, Debug, PartialEq)]
pub struct Lock {
    /// Why it is locked, and what to do about it.
    pub reason: Message,
}

/// Whether an action is locked in this mode.
pub(super) fn lock(mode: Mode, empty: bool, action: Action) -> Option<Lock> {
    let reason = match (mode, action) {
        (Mode::Solving, _) => "lock-solving",
        (Mode::Explaining, Action::Load) => "lock-load-solved",
        (Mode::Explaining, Action::Edit) => "lock-edit-solved",
        (Mode::Explaining, Action::Solve) => "lock-solve-solved",
        (Mode::Entering, Action::Explain) => "lock-explain-unsolved",
        (Mode::Entering, Action::ClearSolution) => "lock-clear-unsolved",
        (Mode::Entering, Action::Solve | Action::Reset) if empty => "lock-empty",
        _ => return None,
    };
    Some(Lock { reason: Message::new(reason) })
}
