//! A run of a method, replayed on the grid forwards and backwards, and told step by step.
//!
//! A method that goes step by step has recorded each digit that it put and took back; one that makes full grids better has
//! recorded some of these grids. In both cases a step leads from one grid to the next.

mod telling;

pub use telling::{LastStep, waits_in_queue};

use std::sync::Arc;

use crate::textbook::{Because, Move, Report, Snapshot};
use duvod::grid::{Board, Candidate, Cell, CellSet, Digit, DigitSet, Entry, Geometry, House};

/// A step of a run as it is told.
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
    /// A full grid becomes another one, or the free cells are filled for the first time.
    Became {
        /// The digits that are other ones than before.
        changed: Vec<Candidate>,
        /// How wrong the grid is then.
        cost: u64,
        /// How many passes the method had made.
        passes: u64,
    },
}

/// Why there is no way on from a grid: what is seen in it at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadEnd {
    /// No digit is left for this empty cell.
    Cell(Cell),
    /// The digit has no place left in this house.
    House(House, Digit),
}

/// A step of a run that goes step by step.
enum ReplayedStep {
    Took {
        put: Candidate,
        untried: DigitSet,
        because: Because,
    },
    /// What is taken back, each with the number of the step that had put it.
    Back(Vec<(Candidate, usize)>),
}

enum ReplayedSteps {
    Moves(Vec<ReplayedStep>),
    Grids(Vec<Snapshot>),
}

/// A run at some place between its start and its end.
pub struct Replay {
    geometry: Arc<Geometry>,
    steps: ReplayedSteps,
    board: Board,
    at: usize,
    /// For each cell, the number of the step that put its digit, from 0.
    put_by: Vec<Option<usize>>,
    /// For each step that was taken already, whether it was a guess.
    guesses: Vec<bool>,
}

impl Replay {
    /// Stands at the start of a run. Moves that do not fit together end it.
    pub fn new(geometry: &Arc<Geometry>, puzzle: &Board, report: &Report) -> Self {
        let steps = if report.moves.is_empty() {
            ReplayedSteps::Grids(report.grids.clone())
        } else {
            ReplayedSteps::Moves(steps(&report.moves))
        };
        let count = geometry.cell_count();
        let board = Board::from_givens(count, puzzle.digits());
        let geometry = Arc::clone(geometry);
        Self { geometry, steps, board, at: 0, put_by: vec![None; count], guesses: Vec::new() }
    }

    /// Returns how many steps there are.
    pub fn len(&self) -> usize {
        match &self.steps {
            ReplayedSteps::Moves(steps) => steps.len(),
            ReplayedSteps::Grids(grids) => grids.len(),
        }
    }

    /// Says whether there is no step.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns how many steps have been taken.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the grid here: what the run was given as givens, what it has put there besides.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the grid that it is a run on.
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// Says whether its steps are full grids.
    pub fn goes_by_grids(&self) -> bool {
        matches!(self.steps, ReplayedSteps::Grids(_))
    }

    /// Takes the next step; false at the end.
    pub fn forward(&mut self) -> bool {
        let at = self.at;
        match &self.steps {
            ReplayedSteps::Moves(steps) => match steps.get(at) {
                None => return false,
                Some(ReplayedStep::Took { put, .. }) => {
                    if at == self.guesses.len() {
                        self.guesses.push(self.is_guess());
                    }
                    self.board.set(put.cell, Entry::Placed(put.digit));
                    self.put_by[put.cell.index()] = Some(at);
                }
                Some(ReplayedStep::Back(taken)) => {
                    if at == self.guesses.len() {
                        self.guesses.push(false);
                    }
                    for (put, _) in taken {
                        self.board.set(put.cell, Entry::Empty);
                        self.put_by[put.cell.index()] = None;
                    }
                }
            },
            ReplayedSteps::Grids(grids) => match grids.get(at) {
                None => return false,
                Some(grid) => fill(&mut self.board, Some(grid)),
            },
        }
        self.at += 1;
        true
    }

    /// Undoes the last step; false at the start.
    pub fn backward(&mut self) -> bool {
        let Some(before) = self.at.checked_sub(1) else { return false };
        match &self.steps {
            ReplayedSteps::Moves(steps) => match &steps[before] {
                ReplayedStep::Took { put, .. } => {
                    self.board.set(put.cell, Entry::Empty);
                    self.put_by[put.cell.index()] = None;
                }
                ReplayedStep::Back(taken) => {
                    for (put, by) in taken.iter().rev() {
                        self.board.set(put.cell, Entry::Placed(put.digit));
                        self.put_by[put.cell.index()] = Some(*by);
                    }
                }
            },
            ReplayedSteps::Grids(grids) => {
                let grid = before.checked_sub(1).and_then(|before| grids.get(before));
                fill(&mut self.board, grid);
            }
        }
        self.at = before;
        true
    }

    /// Goes to where so many steps have been taken, or to the end.
    pub fn go_to(&mut self, at: usize) {
        while self.at < at && self.forward() {}
        while self.at > at && self.backward() {}
    }

    /// Returns the step that is next.
    pub fn next_step(&self) -> Option<RunStep> {
        Some(match &self.steps {
            ReplayedSteps::Moves(steps) => match steps.get(self.at)? {
                &ReplayedStep::Took { put, untried, because } => {
                    let allowed = self.allowed(put.cell);
                    RunStep::Took { put, allowed, untried: untried & allowed, because }
                }
                ReplayedStep::Back(taken) => {
                    RunStep::Back(taken.iter().map(|(put, _)| *put).collect())
                }
            },
            ReplayedSteps::Grids(grids) => {
                let Snapshot { cost, passes, .. } = *grids.get(self.at)?;
                RunStep::Became { changed: self.changed(&grids[self.at]), cost, passes }
            }
        })
    }

    /// Says whether the next step is a guess: a digit that is taken though nothing rules out that there is another one. The
    /// last one that is left, after others were tried in vain, is none.
    pub fn is_guess(&self) -> bool {
        let Some(RunStep::Took { put, allowed, untried, because }) = self.next_step() else {
            return false;
        };
        match because {
            Because::OnlyDigit | Because::OnlyPlace(_) | Because::OnlyMerging(_) => false,
            Because::Merging(_) => true,
            Because::FewestPlaces(house) | Because::PlaceInTurn(house) => {
                allowed.len() > 1 && self.cells_for(house, put.digit).count() > 1
            }
            Because::FewestLeft | Because::InTurn => untried.len() > 1,
        }
    }

    /// Returns the cells whose digit stands there as a guess.
    pub fn guessed(&self) -> CellSet {
        let is_guessed = |cell: &Cell| {
            self.put_by[cell.index()].is_some_and(|step| self.guesses.get(step) == Some(&true))
        };
        self.geometry.cells().filter(is_guessed).collect()
    }

    /// Finds the step that put the digit of a cell; for an empty cell the next one that will put one there, or else the last
    /// one that did. The number of the step is from 1.
    pub fn step_at(&self, cell: Cell) -> Option<usize> {
        let ReplayedSteps::Moves(steps) = &self.steps else { return None };
        let puts = |number: &usize| matches!(&steps[*number], ReplayedStep::Took { put, .. } if put.cell == cell);
        let next = || (self.at..steps.len()).find(puts);
        let last = || (0..self.at).rev().find(puts);
        self.put_by[cell.index()].or_else(next).or_else(last).map(|number| number + 1)
    }

    /// Finds what shows that the grid here is a dead end: an empty cell without a digit, the first in reading order, or a
    /// digit without a place in a house.
    pub fn dead_end(&self) -> Option<DeadEnd> {
        let is_empty = |cell: &Cell| self.board.entry(*cell).digit().is_none();
        let mut empty = self.geometry.cells().filter(is_empty);
        if let Some(cell) = empty.find(|&cell| self.allowed(cell).is_empty()) {
            return Some(DeadEnd::Cell(cell));
        }
        let mut pairs = self.geometry.houses().flat_map(|house| {
            let missing = self.geometry.all_digits() - self.digits_in(house);
            missing.iter().map(move |digit| (house, digit)).collect::<Vec<_>>()
        });
        let is_dead = |&(house, digit): &(House, Digit)| {
            self.geometry.list_of(house).len() == self.geometry.digit_count()
                && self.cells_for(house, digit).next().is_none()
        };
        pairs.find(is_dead).map(|(house, digit)| DeadEnd::House(house, digit))
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
            !excluded.other_cells().any(holds)
        };
        self.geometry.digits().filter(fits).collect()
    }

    /// The empty cells of a house in which a digit is allowed here.
    fn cells_for(&self, house: House, digit: Digit) -> impl Iterator<Item = Cell> {
        let fits = move |cell: &&Cell| {
            self.board.entry(**cell).digit().is_none() && self.allowed(**cell).contains(digit)
        };
        self.geometry.list_of(house).iter().filter(fits).copied()
    }

    /// The digits of a grid that are not those that stand here.
    fn changed(&self, grid: &Snapshot) -> Vec<Candidate> {
        let puts = self.geometry.cells().zip(&grid.digits);
        let is_new =
            |&(cell, digit): &(Cell, &Digit)| self.board.entry(cell).digit() != Some(*digit);
        puts.filter(is_new).map(|(cell, &digit)| Candidate::new(cell, digit)).collect()
    }
}

/// The steps that moves come to: what is taken back in one go is one step.
fn steps(moves: &[Move]) -> Vec<ReplayedStep> {
    let mut steps = Vec::new();
    let mut standing: Vec<(Candidate, usize)> = Vec::new();
    for entry in moves {
        match *entry {
            Move::Take { cell, digit, allowed: untried, because } => {
                let put = Candidate::new(cell, digit);
                standing.push((put, steps.len()));
                steps.push(ReplayedStep::Took { put, untried, because });
            }
            Move::Back { cell } => {
                let Some(last) = standing.pop().filter(|(put, _)| put.cell == cell) else { break };
                match steps.last_mut() {
                    Some(ReplayedStep::Back(taken)) => taken.push(last),
                    _ => steps.push(ReplayedStep::Back(vec![last])),
                }
            }
        }
    }
    steps
}

/// Fills all cells that are not given with the digits of a grid, or empties them.
fn fill(board: &mut Board, grid: Option<&Snapshot>) {
    for index in 0..board.cell_count() {
        let cell = Cell::new(index);
        if !matches!(board.entry(cell), Entry::Given(_)) {
            let digit = grid.and_then(|grid| grid.digits.get(index));
            board.set(cell, digit.map_or(Entry::Empty, |&digit| Entry::Placed(digit)));
        }
    }
}
