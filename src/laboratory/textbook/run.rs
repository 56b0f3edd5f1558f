//! The account of a run: it counts, records, and says when to stop.

use std::ops::ControlFlow;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::report::{Because, Encoding, Move, Outcome, Report, Snapshot, Why};
use duvod::grid::{Cell, Digit, DigitSet};

/// How many steps pass between two looks at whether the run is cancelled.
const ASKED_EVERY: u64 = 1024;

/// How many points of the course of the cost are kept.
const MOST_COSTS: usize = 4096;

/// What a run may spend, and how much of it is recorded.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The most steps.
    pub steps: u64,
    /// The most bytes that methods which keep many grids may keep at a time.
    pub bytes: usize,
    /// How many solutions are wanted, at least one; two tell whether there is only one.
    pub solutions: usize,
    /// How many entries of the stack are recorded.
    pub moves: usize,
    /// How many full grids of optimising methods are recorded besides the solution: none, or an even number.
    pub grids: usize,
    /// Asked now and then whether to stop.
    pub cancelled: &'a dyn Fn() -> bool,
    /// Told of each solution at once.
    pub found: &'a dyn Fn(&[Digit]),
    /// Told when the puzzle is there in the form that the method works on, if that is another one than the grid.
    pub encoded: &'a dyn Fn(),
}

impl Limits<'static> {
    /// One solution, without a record, in at most this many steps and 512 MiB.
    pub const fn steps(steps: u64) -> Self {
        Self {
            steps,
            bytes: 512 << 20,
            solutions: 1,
            moves: 0,
            grids: 0,
            cancelled: &|| false,
            found: &|_| (),
            encoded: &|| (),
        }
    }
}

/// Why a method does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// As many solutions as are wanted were found.
    Enough,
    /// It gives up.
    GiveUp(Why),
}

/// Whether a method goes on. One that comes to its end has gone through everything.
pub type Flow = ControlFlow<Stop>;

/// The account of a run.
pub struct Run<'a> {
    limits: Limits<'a>,
    report: Report,
    depth: usize,
    /// How many full grids there were, and that of how many one is recorded.
    looked_at: u64,
    one_of: u64,
    /// The chance of the run.
    pub(super) lots: ChaCha8Rng,
}

impl<'a> Run<'a> {
    pub(super) fn new(limits: Limits<'a>, seed: u64) -> Self {
        let report = Report::new(Outcome::GaveUp(Why::Stuck));
        let lots = ChaCha8Rng::seed_from_u64(seed);
        Self { limits, report, depth: 0, looked_at: 0, one_of: 1, lots }
    }

    /// Counts a step.
    #[inline]
    pub(super) fn step(&mut self) -> Flow {
        self.steps(1)
    }

    /// Counts so many steps at once.
    #[inline]
    pub(super) fn steps(&mut self, count: u64) -> Flow {
        let before = self.report.steps;
        if count > self.limits.steps - before {
            self.report.steps = self.limits.steps;
            return Flow::Break(Stop::GiveUp(Why::Steps));
        }
        self.report.steps += count;
        let asks = before / ASKED_EVERY != self.report.steps / ASKED_EVERY;
        if asks && (self.limits.cancelled)() {
            return Flow::Break(Stop::GiveUp(Why::Cancelled));
        }
        Flow::Continue(())
    }

    /// Says that so many bytes are kept.
    pub(super) fn keeps(&self, bytes: usize) -> Flow {
        let fits = bytes <= self.limits.bytes;
        if fits { Flow::Continue(()) } else { Flow::Break(Stop::GiveUp(Why::Memory)) }
    }

    /// Counts a pass.
    #[inline]
    pub(super) const fn pass(&mut self) {
        self.report.passes += 1;
    }

    /// Counts something that was decided without a reason.
    #[inline]
    pub(super) const fn guess(&mut self) {
        self.report.guesses += 1;
    }

    /// Counts that it has to go back.
    #[inline]
    pub(super) const fn dead_end(&mut self) {
        self.report.dead_ends += 1;
    }

    /// Takes over the passes, guesses and dead ends that an engine has counted from the start.
    pub(super) const fn counted(&mut self, [passes, guesses, dead_ends]: [u64; 3]) {
        (self.report.passes, self.report.guesses) = (passes, guesses);
        self.report.dead_ends = dead_ends;
    }

    /// Says that the puzzle is there in the form that the method works on.
    pub(super) fn encoded(&mut self, variables: usize, constraints: usize) {
        (self.limits.encoded)();
        self.report.encoding = Some(Encoding { variables, constraints });
    }

    /// Goes a decision deeper.
    #[inline]
    pub(super) fn enter(&mut self) {
        self.go_to(self.depth + 1);
    }

    /// Comes back from a decision.
    #[inline]
    pub(super) const fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Goes to the depth of so many decisions.
    #[inline]
    pub(super) fn go_to(&mut self, depth: usize) {
        self.depth = depth;
        self.report.depth = self.report.depth.max(depth);
    }

    /// Says whether moves are still recorded.
    pub(super) fn records(&self) -> bool {
        self.report.moves.len() < self.limits.moves
    }

    /// Records that a digit is put into a cell.
    #[inline]
    pub(super) fn take(&mut self, cell: Cell, digit: Digit, allowed: DigitSet, because: Because) {
        self.record(|| Move::Take { cell, digit, allowed, because });
    }

    /// Records that the digit of a cell is taken back.
    #[inline]
    pub(super) fn back(&mut self, cell: Cell) {
        self.record(|| Move::Back { cell });
    }

    #[inline]
    fn record(&mut self, entry: impl FnOnce() -> Move) {
        if self.report.moves.len() < self.limits.moves {
            self.report.moves.push(entry());
        }
    }

    /// Records a cost that is less than any before.
    pub(super) fn cost(&mut self, cost: u64) {
        let is_less = self.report.costs.last().is_none_or(|&(_, least)| cost < least);
        if is_less && self.report.costs.len() < MOST_COSTS {
            self.report.costs.push((self.report.steps, cost));
        }
    }

    /// Records a full grid. Once there are as many as are wanted, every second one is left out, and of those that come only
    /// every second one is recorded, and so on: what is kept is spread over the whole run.
    pub(super) fn grid(&mut self, cost: u64, digits: impl FnOnce() -> Box<[Digit]>) {
        if self.limits.grids == 0 {
            return;
        }
        let number = self.looked_at;
        self.looked_at += 1;
        if self.report.grids.len() >= self.limits.grids && number.is_multiple_of(self.one_of) {
            let mut index = 0;
            self.report.grids.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.one_of *= 2;
        }
        if number.is_multiple_of(self.one_of) {
            let passes = self.report.passes;
            self.report.grids.push(Snapshot { passes, cost, digits: digits() });
        }
    }

    /// Takes a solution.
    pub(super) fn found(&mut self, digits: Vec<Digit>) -> Flow {
        (self.limits.found)(&digits);
        if self.report.grids.last().is_some_and(|last| *last.digits != *digits) {
            let (passes, digits) = (self.report.passes, digits.clone().into_boxed_slice());
            self.report.grids.push(Snapshot { passes, cost: 0, digits });
        }
        let _ = self.report.first_after.get_or_insert(self.report.steps);
        self.report.solutions.push(digits.into_boxed_slice());
        if self.report.solutions.len() < self.limits.solutions {
            Flow::Continue(())
        } else {
            Flow::Break(Stop::Enough)
        }
    }

    /// What came of it, when the method ended so.
    pub(super) fn report(mut self, flow: Flow) -> Report {
        self.report.is_exhausted = flow.is_continue();
        if let Flow::Break(Stop::GiveUp(why)) = flow {
            self.report.cut = (!self.report.solutions.is_empty()).then_some(why);
        }
        self.report.outcome = match flow {
            _ if !self.report.solutions.is_empty() => Outcome::Solved,
            Flow::Break(Stop::GiveUp(why)) => Outcome::GaveUp(why),
            Flow::Break(Stop::Enough) | Flow::Continue(()) => Outcome::Impossible,
        };
        self.report
    }
}
