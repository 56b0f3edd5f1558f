//! The steps of a run, told.

use super::{DeadEnd, Replay, RunStep};
use crate::textbook::Because;
use duvod::grid::{Candidate, Cell, DigitSet};
use duvod::message::{CellName, DigitName, Message, words};

/// The most digits that are named where a run goes back, or where a grid becomes another one.
const NAMED: usize = 6;

/// Says whether the method with this name puts grids into a queue, so that the next step is about another grid.
pub fn waits_in_queue(method: &str) -> bool {
    method == "breadth-first"
}

/// The step of a run that led to the grid at hand.
#[derive(Clone, Debug, PartialEq)]
pub struct LastStep {
    /// The step.
    pub step: RunStep,
    /// The step, told.
    pub told: Message,
    /// What the houses of its cell held before, and which digits that left, if it put a digit.
    pub situation: Option<[Message; 2]>,
    /// Whether it was a guess.
    pub is_guess: bool,
    /// Why there was no way on, if it went back.
    pub dead_end: Option<DeadEnd>,
}

impl Replay {
    /// Tells the step that led here; `None` at the start. `queues` says that grids wait their turn in a queue.
    pub fn last_step(&mut self, queues: bool) -> Option<LastStep> {
        if !self.backward() {
            return None;
        }
        let step = self.next_step();
        let last = step.zip(self.told(queues)).map(|(step, told)| LastStep {
            situation: match &step {
                RunStep::Took { put, .. } => Some(self.situation(put.cell)),
                _ => None,
            },
            is_guess: self.is_guess(),
            dead_end: matches!(step, RunStep::Back(_)).then(|| self.dead_end()).flatten(),
            step,
            told,
        });
        let _ = self.forward();
        last
    }

    /// Tells the next step with its number, from 1. `queues` says that grids wait their turn in a queue.
    pub fn told(&self, queues: bool) -> Option<Message> {
        let step = self.at() + 1;
        Some(match self.next_step()? {
            RunStep::Took { put, allowed, untried, because } => {
                let (cell, digit) = self.names(put);
                let reason = if queues && allowed.len() > 1 {
                    words::RunInQueue { allowed: self.digit_names(allowed) }.into()
                } else {
                    self.reason(put, allowed, untried, because)
                };
                words::RunTook { cell, digit, reason, step }.into()
            }
            RunStep::Back(taken) => self.going_back(step, &taken, queues),
            RunStep::Became { cost, .. } if self.at() == 0 => {
                words::RunFilled { cost, step }.into()
            }
            RunStep::Became { changed, cost, passes } => match changed.len() {
                0 => words::RunSame { cost, passes, step }.into(),
                count if count > NAMED => {
                    words::RunChangedMany { cost, count, passes, step }.into()
                }
                _ => {
                    let placements: Vec<_> = changed.iter().map(|&put| self.names(put)).collect();
                    words::RunChanged { cost, passes, placements, step }.into()
                }
            },
        })
    }

    fn going_back(&self, step: usize, taken: &[Candidate], queues: bool) -> Message {
        let why: Message = if queues {
            words::RunNextInQueue.into()
        } else if self.board().digits().count() == self.geometry().cell_count() {
            words::RunIsFull.into()
        } else {
            match self.dead_end() {
                None => words::RunNoWayOn.into(),
                Some(DeadEnd::Cell(cell)) => {
                    words::RunNoDigit { cell: self.geometry().cell_name(cell) }.into()
                }
                Some(DeadEnd::House(house, digit)) => {
                    let digit = self.geometry().digit_name(digit);
                    words::RunNoPlace { digit, house: self.geometry().house_name(house) }.into()
                }
            }
        };
        let count = taken.len();
        match taken.last() {
            Some(&last) if count > NAMED => {
                let (cell, digit) = self.names(last);
                words::RunBackFar { cell, count, digit, step, why }.into()
            }
            _ => {
                let placements: Vec<_> = taken.iter().map(|&put| self.names(put)).collect();
                words::RunBack { placements, step, why }.into()
            }
        }
    }

    /// Tells what the houses of a cell hold here, and which digits that leaves for it.
    pub fn situation(&self, cell: Cell) -> [Message; 2] {
        let geometry = self.geometry();
        let all = geometry.all_digits();
        let houses = geometry.houses_of(cell).iter().enumerate().map(|(index, &house)| {
            let digits = self.digits_in(house);
            let missing = all - digits;
            let (count, missing_count) = (digits.len(), missing.len());
            let (digits, missing) = (self.digit_names(digits), self.digit_names(missing));
            let house = geometry.house_name(house);
            if index == 0 {
                words::WhyHeldFirst { count, digits, house, missing, missing_count }.into()
            } else {
                words::WhyHeldNext { count, digits, house, missing, missing_count }.into()
            }
        });
        let held = words::WhyHeld { houses: houses.collect::<Vec<Message>>() };
        let allowed = self.allowed(cell);
        let cell = geometry.cell_name(cell);
        let left = if allowed.is_empty() {
            words::RunNothingLeft { cell }.into()
        } else {
            let (count, allowed) = (allowed.len(), self.digit_names(allowed));
            words::RunLeft { allowed, cell, count }.into()
        };
        [held.into(), left]
    }

    fn reason(
        &self,
        put: Candidate,
        allowed: DigitSet,
        untried: DigitSet,
        because: Because,
    ) -> Message {
        if !allowed.contains(put.digit) {
            return words::RunTooSoon.into();
        }
        let geometry = self.geometry();
        let name = |house| geometry.house_name(house);
        match because {
            Because::OnlyDigit => words::RunOnlyDigit.into(),
            Because::OnlyPlace(house) => words::RunOnlyPlace { house: name(house) }.into(),
            Because::FewestPlaces(house) => {
                let cells = self.cells_for(house, put.digit).map(|cell| geometry.cell_name(cell));
                let cells: Vec<CellName> = cells.collect();
                words::RunFewestPlaces { cells, house: name(house) }.into()
            }
            Because::PlaceInTurn(house) => words::RunPlaceInTurn { house: name(house) }.into(),
            Because::OnlyMerging(with) => {
                words::RunOnlyMerging { cell: geometry.cell_name(with) }.into()
            }
            Because::Merging(with) => words::RunMerging { cell: geometry.cell_name(with) }.into(),
            Because::FewestLeft | Because::InTurn => {
                let turn = if because == Because::InTurn {
                    words::RunInTurn
                } else {
                    words::RunFewestLeft
                };
                let tried = allowed - untried;
                let digit = geometry.digit_name(put.digit);
                if allowed.len() == 1 {
                    words::RunOneAllowed { turn }.into()
                } else if tried.is_empty() {
                    words::RunFirst { turn, allowed: self.digit_names(allowed), digit }.into()
                } else {
                    let count = tried.len();
                    let (allowed, tried) = (self.digit_names(allowed), self.digit_names(tried));
                    words::RunNext { allowed, count, digit, tried, turn }.into()
                }
            }
        }
    }

    fn names(&self, put: Candidate) -> (CellName, DigitName) {
        (self.geometry().cell_name(put.cell), self.geometry().digit_name(put.digit))
    }

    fn digit_names(&self, digits: DigitSet) -> Vec<DigitName> {
        digits.iter().map(|digit| self.geometry().digit_name(digit)).collect()
    }
}
