//! The answer to *why is this digit in this cell?*, as it is handed out.

use serde::Serialize;

use crate::explanation::telling::narrated_step::NarratedStep;
use crate::grid::{Candidate, Cell, Digit, DigitSet, Group};
use crate::message::{Message, words};
use crate::proof::{Fact, StepPath, Trace};

/// What the houses of a cell held, and what was left for the cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CellHouses {
    /// Each house of the cell with the digits that stood in it.
    pub houses: Vec<(Group, DigitSet)>,
    /// The digits that stood in none of them.
    pub left: DigitSet,
}

/// The answer to *why is this digit in this cell?*, or to *why is it not?*
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Why {
    /// The cell.
    pub cell: Cell,
    /// The digit that is asked about.
    pub digit: Digit,
    /// The question, as a headline.
    pub question: Message,
    /// What was concluded, in one sentence.
    pub conclusion: Message,
    /// What is to be said besides: what the houses of the cell held and what was left for it, or the step that struck
    /// the candidate out; what is taken for granted. [`Why::told`] has all of it, in order.
    pub paragraph: Vec<Message>,
    /// What the houses held just before the digit was found; nothing for a given, or for a digit that is not there.
    pub held: Option<CellHouses>,
    /// The steps that the answer rests on, told one after the other; if the digit is there, the last one fills the cell.
    pub lines: Vec<NarratedStep>,
    /// The same steps as a trace of their own, from the same start.
    pub slice: Trace,
    /// The givens that the answer stands on: without any one of them its steps would not show it.
    pub givens: Vec<Candidate>,
    /// What is struck out of the puzzle itself and the answer stands on, in the order of cells: as the givens. Nothing in
    /// play, where what the player struck out is told by the steps.
    pub marks: Vec<Candidate>,
    /// How the answer compares with that of the procedure, if it is not that one.
    pub comparison: Option<EffortComparison>,
}

impl Why {
    /// What the houses of the cell held, where that is the reason: where one digit is left for the cell. Where the digit has
    /// no other place in a house, or something was supposed, it is none.
    pub fn houses_as_reason(&self) -> Option<&CellHouses> {
        self.held.as_ref().filter(|_| self.conclusion.id == words::WhyConcludedCell::ID)
    }

    /// Finds the place of its steps at which the answer is seen: the last one, or where that does not strike the
    /// candidate itself, what the steps come to. None if nothing needs to be seen.
    pub fn place_of_answer(&self) -> Option<StepPath> {
        let struck = Fact::Absent(self.cell, self.digit);
        let steps = &self.slice.steps;
        let shows = self.slice.goal.as_ref().is_some_and(|it| it.facts_shown().contains(&struck));
        if shows
            && !steps
                .last()
                .is_some_and(|step| step.conclusions.iter().any(|end| end.fact == struck))
        {
            return Some(StepPath::step(steps.len()));
        }
        steps.len().checked_sub(1).map(StepPath::step)
    }
}

/// How the shortest answer that was found compares with the slice of the procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EffortComparison {
    /// How many steps the answer has.
    pub steps: usize,
    /// What these steps cost a reader; see [`Finder::cost`](crate::shortest::Finder::cost).
    pub cost: u64,
    /// How many steps the slice has.
    pub slice_steps: usize,
    /// How many there are with those within them, of the answer and of the slice.
    pub all: [usize; 2],
    /// What these cost.
    pub slice_cost: u64,
    /// Whether nothing cheaper can be made of single digits and of the uses of other rules that were met.
    pub proved: bool,
    /// How many uses of rules were met.
    pub met: usize,
}

impl EffortComparison {
    /// Says that it is the shortest one that was found and how long that of the procedure is;
    /// nothing where shorter there cannot be.
    pub fn told(&self) -> Option<Message> {
        let is_least = self.all[0] == 1;
        (!is_least).then(|| self.told_of_several())
    }

    fn told_of_several(&self) -> Message {
        if self.cost < self.slice_cost {
            words::ShortestThanSlice { slice: self.slice_steps }.into()
        } else {
            Message::from(words::ShortestAsSlice)
        }
    }

    /// Says what both cost a reader, and whether it is the shortest one, for those who ask.
    pub fn told_at_length(&self) -> Vec<Message> {
        let Self { cost, slice_cost, met, .. } = *self;
        let proved = if self.proved {
            words::ShortestProved { met }.into()
        } else {
            words::ShortestNotProved { met }.into()
        };
        vec![words::ShortestEffort { cost, slice_cost }.into(), proved]
    }
}
