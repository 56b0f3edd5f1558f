//! What attempts come to.

use crate::explainer::ExplainerScore;
use crate::grid::{Board, Digit};
use crate::rating::Rating;

/// Says whether the caller wants an attempt to end. It is asked often; once it says yes, it always has to.
pub type Stopped<'a> = &'a dyn Fn() -> bool;

/// A puzzle that was made.
#[derive(Clone, Debug)]
pub struct Made {
    /// Its givens.
    pub board: Board,
    /// Its solution, in reading order.
    pub solution: Vec<Digit>,
    /// How hard it is, if that was asked for.
    pub rating: Option<Rating>,
    /// Its ER, if that was asked for.
    pub er: Option<ExplainerScore>,
    /// How many of the empty cells singles leave open, in percent, if that was asked for.
    pub guessing: Option<u64>,
}

impl Made {
    /// Makes a puzzle of which nothing more is known.
    pub(super) fn new(board: Board, solution: Vec<Digit>) -> Self {
        Self { board, solution, rating: None, er: None, guessing: None }
    }
}

/// Why nothing came of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Miss {
    /// The exact solver found no full grid within its budget.
    Grid,
    /// In the cells of the pattern no digits were found that leave one solution.
    Pattern,
    /// There were too few givens, or too many.
    Givens,
    /// Some given could be left out.
    Minimal,
    /// The rule was not needed, or did not do.
    Rule,
    /// The rules of the profile did not solve it.
    Profile,
    /// Too much had to be guessed, or too little.
    Guessing,
    /// It was of another level.
    Level,
    /// It had another score.
    Score,
    /// It had another ER.
    Er,
    /// It was not easier, or not harder, than the puzzle that was changed.
    Change,
    /// The same puzzle, or an image of it, was made before.
    Again,
    /// The caller stopped it.
    Stopped,
}
