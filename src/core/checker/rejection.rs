//! Why a trace was rejected, and where.

use crate::grid::{Apart, Candidate, Cell, ConstraintNumber, House};
use crate::proof::{Fact, Misfit, Node};

/// One part of the way to a place in a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TracePart {
    /// The start of the trace.
    Start,
    /// The step with this number, from 0, of the trace or of the case before.
    Step(usize),
    /// The case with this number, from 0, of the step before.
    Case(usize),
    /// The end of the trace or of the case before.
    End,
}

/// The first place where a trace does not prove what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The way there, from the outermost step inwards.
    pub place: Vec<TracePart>,
    /// What is wrong.
    pub reason: RejectionReason,
}

/// What is wrong with a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RejectionReason {
    /// It names something that the grid does not have.
    Misfit(Misfit),
    /// A cell is filled twice.
    FilledTwice(Cell),
    /// Digits at the end cannot stand together, and the trace states no contradiction.
    Collides {
        /// Why they cannot.
        apart: Apart,
        /// The one, with its cell.
        one: Candidate,
        /// The other.
        other: Candidate,
    },
    /// A fact is taken for granted, or said to be reached, without a cause.
    NoCause(Fact),
    /// A cell is said to see one that it does not see.
    DoesNotSee {
        /// The cell that should see.
        cell: Cell,
        /// The cell that should be seen.
        target: Cell,
    },
    /// A cell is said to be one of the places in a house that it is not in.
    OutsideHouse {
        /// The house.
        house: House,
        /// The cell.
        cell: Cell,
    },
    /// A house does not follow from those that it is said to follow from.
    NotDerived(House),
    /// Two nodes are said to exclude each other, but the grid allows both.
    NotExclusive(Box<[Node; 2]>),
    /// A cell is said to hold no given, but it holds one.
    IsGiven(Cell),
    /// The puzzle is said to have one solution, but it has none or several.
    NotOneSolution,
    /// The digits at the end break this constraint.
    Breaks(ConstraintNumber),
    /// The conclusion may be false although all that it rests on is true.
    DoesNotFollow(Fact),
    /// What is said to be a contradiction is possible.
    NoContradiction,
    /// The exact solver gave up within its budget.
    Undecided,
    /// The trace does not say what it should show.
    NoGoal,
    /// It should show the digit of every cell, but so many are still empty.
    NotSolved(usize),
    /// It should show that there is no solution, but it reaches no contradiction.
    NotContradicted,
    /// It ends in a contradiction, but it should show something else.
    OtherEnd,
    /// It should show this fact, but does not reach it.
    NotReached(Fact),
    /// It names a given in this cell that the puzzle does not have.
    NoSuchGiven(Cell),
    /// The givens that it names are not enough.
    GivensNotEnough,
}

impl RejectionReason {
    /// Says whether all steps follow, and only the goal of the trace is at fault.
    pub const fn is_of_goal(&self) -> bool {
        matches!(
            self,
            Self::NoGoal
                | Self::NotSolved(_)
                | Self::NotContradicted
                | Self::OtherEnd
                | Self::NotReached(_)
                | Self::NoSuchGiven(_)
                | Self::GivensNotEnough
        )
    }
}
