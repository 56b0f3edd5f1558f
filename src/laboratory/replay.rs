//! A run of a method, replayed on the grid forwards and backwards, and told step by step.

use crate::grid::{Board, Candidate, Cell, CellSet, Digit, DigitSet, Entry, Geometry, House};
use crate::message::{CellName, DigitName, Message, words};
use crate::textbook::{Because, Move};

/// The most digits that are named where a run goes back.
const NAMED: usize = 6;

/// A step of a run as it is told: a digit that is put into a cell, or all that are taken back at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunStep {
    /// A digit is put into a cell.
    Took {
        /// Where, and which.
        put: Candidate,
        /// The digits that nothing in the grid rules out there.
        allowed: DigitSet,
        /// Those of them that had not been tried there since the digits before it stood.
        untried: DigitSet,
        /// Why this one.
        because: Because,
    },
    /// Digits are taken back, in this order.
    Back(Vec<Candidate>),
}

/// A digit that is put into a cell, with what was untried and why it was taken, or one that is taken back.
type Change = (Candidate, Option<(DigitSet, Because)>);

/// A run at some place between its start and its end.
pub struct Replay<'a> {
    geometry: &'a Geometry,
    steps: Vec<Vec<Change>>,
    board: Board,
    at: usize,
}

impl<'a> Replay<'a> {
    /// Stands at the start of a run. Moves that do not fit together end it.
    pub fn new(geometry: &'a Geometry, puzzle: &Board, moves: &[Move]) -> Self {
        let mut steps: Vec<Vec<Change>> = Vec::new();
        let mut standing: Vec<Candidate> = Vec::new();
        let mut goes_back = false;
        for entry in moves {
            match *entry {
                Move::Take { cell, digit, allowed, because } => {
                    let put = Candidate::new(cell, digit);
                    standing.push(put);
                    steps.push(vec![(put, Some((allowed, because)))]);
                    goes_back = false;
                }
                Move::Back { cell } => {
                    let Some(last) = standing.pop().filter(|last| last.cell == cell) else { break };
                    match steps.last_mut() {
                        Some(step) if goes_back => step.push((last, None)),
                        _ => steps.push(vec![(last, None)]),
                    }
                    goes_back = true;
                }
            }
        }
        let givens = puzzle.digits();
        let board = Board::from_givens(geometry.cell_count(), givens);
        Self { geometry, steps, board, at: 0 }
    }

    /// Returns how many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Says whether there is no step.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Returns how many steps have been taken.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the grid here: what the run was given as givens, what it has put there besides.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Takes the next step; false at the end.
    pub fn forward(&mut self) -> bool {
        let Some(step) = self.steps.get(self.at) else { return false };
        for (put, taken) in step {
            let entry = if taken.is_some() { Entry::Placed(put.digit) } else { Entry::Empty };
            self.board.set(put.cell, entry);
        }
        self.at += 1;
        true
    }

    /// Undoes the last step; false at the start.
    pub fn backward(&mut self) -> bool {
        let Some(before) = self.at.checked_sub(1) else { return false };
        for (put, taken) in self.steps[before].iter().rev() {
            let entry = if taken.is_some() { Entry::Empty } else { Entry::Placed(put.digit) };
            self.board.set(put.cell, entry);
        }
        self.at = before;
        true
    }

    /// Returns the step that is next.
    pub fn next_step(&self) -> Option<RunStep> {
        let step = self.steps.get(self.at)?;
        Some(match step.first()? {
            &(put, Some((untried, because))) => {
                let allowed = self.allowed(put.cell);
                RunStep::Took { put, allowed, untried: untried & allowed, because }
            }
            (_, None) => RunStep::Back(step.iter().map(|&(put, _)| put).collect()),
        })
    }

    /// Tells the next step with its number, from 1. `queues` says that grids wait their turn in a queue.
    pub fn told(&self, queues: bool) -> Option<Message> {
        let step = self.at + 1;
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
            RunStep::Back(taken) => {
                let why = if queues {
                    words::RunNextInQueue
                } else if self.board.digits().count() == self.geometry.cell_count() {
                    words::RunIsFull
                } else {
                    words::RunNoWayOn
                };
                let count = taken.len();
                match taken.last() {
                    Some(&last) if count > NAMED => {
                        let (cell, digit) = self.names(last);
                        words::RunBackFar { cell, count, digit, step, why }.into()
                    }
                    _ => {
                        let placements = taken.iter().map(|&put| self.names(put));
                        words::RunBack { step, why, placements: placements.collect::<Vec<_>>() }
                            .into()
                    }
                }
            }
        })
    }

    /// Tells what the houses of a cell hold here, and which digits that leaves for it.
    pub fn situation(&self, cell: Cell) -> [Message; 2] {
        let all = self.geometry.all_digits();
        let houses = self.geometry.houses_of(cell).iter().enumerate().map(|(index, &house)| {
            let digits = self.digits_in(house);
            let missing = all - digits;
            let (count, missing_count) = (digits.len(), missing.len());
            let (digits, missing) = (self.digit_names(digits), self.digit_names(missing));
            let house = self.geometry.house_name(house);
            if index == 0 {
                words::WhyHeldFirst { count, digits, house, missing, missing_count }.into()
            } else {
                words::WhyHeldNext { count, digits, house, missing, missing_count }.into()
            }
        });
        let held = words::WhyHeld { houses: houses.collect::<Vec<Message>>() };
        let allowed = self.allowed(cell);
        let cell = self.geometry.cell_name(cell);
        let left = if allowed.is_empty() {
            words::RunNothingLeft { cell }.into()
        } else {
            let (count, allowed) = (allowed.len(), self.digit_names(allowed));
            words::RunLeft { allowed, cell, count }.into()
        };
        [held.into(), left]
    }

    /// Returns the digits that a house holds here.
    pub fn digits_in(&self, house: House) -> DigitSet {
        let cells = self.geometry.list_of(house).iter();
        cells.filter_map(|&cell| self.board.entry(cell).digit()).collect()
    }

    /// The digits that nothing in the grid rules out in a cell.
    fn allowed(&self, cell: Cell) -> DigitSet {
        let fits = |&digit: &Digit| {
            let excluded = self.geometry.excluded_by(cell, digit);
            let holds = |(other, cells): (Digit, CellSet)| {
                cells.iter().any(|there| self.board.entry(there).digit() == Some(other))
            };
            !excluded.elsewhere().any(holds)
        };
        self.geometry.digits().filter(fits).collect()
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
        let places = |house| self.geometry.house_name(house);
        match because {
            Because::OnlyDigit => words::RunOnlyDigit.into(),
            Because::OnlyPlace(house) => words::RunOnlyPlace { house: places(house) }.into(),
            Because::FewestPlaces(house) => {
                let (cells, house) = (self.places(house, put.digit), places(house));
                words::RunFewestPlaces { cells, house }.into()
            }
            Because::PlaceInTurn(house) => words::RunPlaceInTurn { house: places(house) }.into(),
            Because::OnlyMerging(with) => {
                words::RunOnlyMerging { cell: self.geometry.cell_name(with) }.into()
            }
            Because::Merging(with) => {
                words::RunMerging { cell: self.geometry.cell_name(with) }.into()
            }
            Because::FewestLeft | Because::InTurn => {
                let turn = if because == Because::InTurn {
                    words::RunInTurn
                } else {
                    words::RunFewestLeft
                };
                let tried = allowed - untried;
                let digit = self.geometry.digit_name(put.digit);
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

    /// The cells of a house in which a digit is allowed here.
    fn places(&self, house: House, digit: Digit) -> Vec<CellName> {
        let fits = |cell: &&Cell| {
            self.board.entry(**cell).digit().is_none() && self.allowed(**cell).contains(digit)
        };
        let cells = self.geometry.list_of(house).iter().filter(fits);
        cells.map(|&cell| self.geometry.cell_name(cell)).collect()
    }

    fn names(&self, put: Candidate) -> (CellName, DigitName) {
        (self.geometry.cell_name(put.cell), self.geometry.digit_name(put.digit))
    }

    fn digit_names(&self, digits: DigitSet) -> Vec<DigitName> {
        digits.iter().map(|digit| self.geometry.digit_name(digit)).collect()
    }
}
