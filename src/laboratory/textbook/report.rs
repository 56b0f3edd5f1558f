//! What comes of a run of an algorithm.

use duvod::grid::{Cell, Digit, DigitSet, House};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// At least one solution was found.
    Solved,
    /// Everything was gone through, and there is no solution.
    Impossible,
    /// Neither is known.
    GaveUp(Why),
}

/// Why a run gave up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It took as many steps as it may.
    Steps,
    /// It would have kept more than it may.
    Memory,
    /// It was cancelled.
    Cancelled,
    /// The method knows nothing further to do.
    Stuck,
    /// The method says nothing about such a grid: it colours graphs, and there digits rule out others than themselves, or
    /// constraints say something of many cells together.
    Unsuited,
}

/// Whether a method finds out everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It finds every solution, or proves that there is none, if it has the steps.
    Exact,
    /// It may get stuck.
    Incomplete,
    /// It makes full grids better, and never knows that there is no solution.
    Optimising,
}

/// Why a digit was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// No other digit was allowed in the cell.
    OnlyDigit,
    /// The digit had no other place in this house.
    OnlyPlace(House),
    /// The digit had the fewest places in this house of all digits and cells, and this one was the first untried.
    FewestPlaces(House),
    /// It was the digit's turn in this house, and this place the first untried.
    PlaceInTurn(House),
    /// Its vertex was merged with that of this cell, which has the digit now; the only one with which it could be.
    OnlyMerging(Cell),
    /// The same, but others were left to be tried.
    Merging(Cell),
    /// The cell had the fewest digits left of all, and this one was the first untried.
    FewestLeft,
    /// It was the cell's turn, and this digit the first untried.
    InTurn,
}

/// An entry of the stack of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A digit was put into a cell.
    Take {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// The digits that the method had not tried there yet, this one among them: only of those that it knows to be
        /// allowed, or of all.
        allowed: DigitSet,
        /// Why this one.
        because: Because,
    },
    /// The digit of a cell was taken back.
    Back {
        /// The cell.
        cell: Cell,
    },
}

/// A full grid of an optimising method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// How many passes had been made.
    pub passes: u64,
    /// How wrong the grid is; 0 if it is a solution.
    pub cost: u64,
    /// Its digits in reading order.
    pub digits: Box<[Digit]>,
}

/// How large a puzzle is in the form in which a method works on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding {
    /// How many variables there are: rows of a matrix, vertices of a graph, or what an engine is told of.
    pub variables: usize,
    /// How many constraints there are on them: columns, edges, clauses, equations.
    pub constraints: usize,
}

/// What a run found and what it took. Time is measured by the caller.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// How it ended.
    pub outcome: Outcome,
    /// The solutions that were found, digits in reading order; no more than were wanted.
    pub solutions: Vec<Box<[Digit]>>,
    /// Whether everything was gone through, so that there are no other solutions.
    pub is_exhausted: bool,
    /// Why it was cut off before it had gone through everything and before it had as many solutions as were wanted, if it
    /// found some.
    pub cut: Option<Why>,
    /// Passes as the source of the method counts them; what they are is said at each method.
    pub passes: u64,
    /// Whether decisions were counted: the three numbers that follow.
    pub counts_decisions: bool,
    /// How often something was decided without a reason.
    pub guesses: u64,
    /// How often it had to go back; for optimising methods, how often it began anew.
    pub dead_ends: u64,
    /// The most decisions that stood at the same time; 0 of a method that does not count them, see [`Report::most_decisions`].
    pub depth: usize,
    /// Steps of about the same work for all methods, which the limit counts: a digit or a cell looked at.
    pub steps: u64,
    /// After how many steps the first solution was there.
    pub first_after: Option<u64>,
    /// For optimising methods, the least cost so far with the step in which it was reached.
    pub costs: Vec<(u64, u64)>,
    /// The stack of the run, from the start; no more entries than were wanted.
    pub moves: Vec<Move>,
    /// Full grids of an optimising method, spread over the whole run, and the solution; no more of them than were wanted.
    pub grids: Vec<Snapshot>,
    /// How large the puzzle is in the form that the method works on, if that is another one than the grid.
    pub encoding: Option<Encoding>,
}

impl Report {
    /// The most decisions that stood at the same time; `None` if that was not counted: some were made, and yet none is said to
    /// have stood, as by engines that tell only how often they decided.
    pub const fn most_decisions(&self) -> Option<usize> {
        let is_counted = self.counts_decisions && (self.depth > 0 || self.guesses == 0);
        if is_counted { Some(self.depth) } else { None }
    }

    /// Makes the report of a run that ended so before it began.
    pub const fn new(outcome: Outcome) -> Self {
        Self {
            outcome,
            solutions: Vec::new(),
            is_exhausted: false,
            cut: None,
            passes: 0,
            counts_decisions: true,
            guesses: 0,
            dead_ends: 0,
            depth: 0,
            steps: 0,
            first_after: None,
            costs: Vec::new(),
            moves: Vec::new(),
            grids: Vec::new(),
            encoding: None,
        }
    }

    /// Returns how it ended, where it counts that everything was gone through or as much was found as was wanted: what was
    /// cut off before gave up, though it may have found something.
    pub fn ended(&self) -> Outcome {
        self.cut.map_or(self.outcome, Outcome::GaveUp)
    }

    /// Returns the first solution, if one was found.
    pub fn solution(&self) -> Option<&[Digit]> {
        self.solutions.first().map(|digits| &**digits)
    }
}
