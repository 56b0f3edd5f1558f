//! The shortest answer to a question, as work that can be done on any thread.

use std::sync::Arc;

use crate::explanation::{Why, why, why_not, why_not_shortest, why_shortest};
use crate::grid::{Candidate, Cell, Digit, Geometry};
use crate::inference::{Aids, Hints};
use crate::proof::Trace;
use crate::shortest::Finder;

/// A question about a puzzle that is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Question {
    /// Why does the cell hold its digit?
    Why(Cell),
    /// Why does the cell not hold this digit?
    WhyNot(Cell, Digit),
}

impl Question {
    /// Returns the cell that is asked about.
    pub const fn cell(self) -> Cell {
        match self {
            Self::Why(cell) | Self::WhyNot(cell, _) => cell,
        }
    }

    /// The answer by what a trace did, and nothing else; `None` if the trace leaves that open, or if the cell does hold
    /// the digit of which it is asked why not.
    pub(super) fn answer(self, geometry: &Geometry, trace: &Trace) -> Option<Why> {
        match self {
            Self::Why(cell) => why(geometry, trace, cell),
            Self::WhyNot(cell, digit) => why_not(geometry, trace, cell, digit),
        }
    }
}

/// A question, with all that it takes to find the shortest answer.
#[derive(Clone)]
pub struct Inquiry {
    pub(super) question: Question,
    pub(super) geometry: Arc<Geometry>,
    pub(super) trace: Arc<Trace>,
    pub(super) finder: Arc<Finder>,
}

impl Inquiry {
    /// Returns what is asked.
    pub const fn question(&self) -> Question {
        self.question
    }

    /// Looks for the shortest answer, which may take a good part of a second; `None` if there is none, or once it was
    /// interrupted.
    pub fn run(&self, interrupted: &dyn Fn() -> bool) -> Option<Why> {
        let start = &self.trace.start;
        let is_marked = !start.removed.is_empty();
        let hints = if is_marked { Hints::default() } else { Hints::of_unique(start) };
        let aids = Aids { hints, interrupted };
        let finder = &self.finder;
        let answer = match self.question {
            Question::Why(cell) => why_shortest(&self.geometry, &self.trace, finder, aids, cell),
            Question::WhyNot(cell, digit) => why_not_shortest(
                &self.geometry,
                &self.trace,
                finder,
                aids,
                Candidate { cell, digit },
            ),
        };
        answer.filter(|_| !interrupted())
    }
}

impl std::fmt::Debug for Inquiry {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Inquiry").field("question", &self.question).finish_non_exhaustive()
    }
}
