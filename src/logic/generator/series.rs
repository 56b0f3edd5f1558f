//! Attempts one after another, of which no puzzle comes twice.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use super::Generator;
use super::made::{Made, Miss, Stopped};
use crate::grid::{Candidate, Canonical, Geometry};

/// How many attempts in a row may come to nothing when nothing else is said.
pub const ATTEMPTS: u64 = 10_000;

/// How many attempts in a row may go on from the same puzzles.
const ROUND: u64 = 8;

/// As long as fewer than one in so many attempts makes a puzzle, others go on from those that were made.
const SELDOM: u64 = 8;

/// How many of the puzzles that were made last are gone on from.
const KNOWN: usize = 100;

/// Two puzzles are akin if their solutions agree in more than one in so many cells; of two that were drawn by lot they do in
/// one in nine.
const AKIN: usize = 3;

/// Where so many attempts since the last puzzle came to one that is akin, others are hard to find, and the next is taken.
const TOLERATED: u64 = 100;

/// How far a series has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many puzzles were made.
    pub made: u64,
    /// How many attempts were made.
    pub attempts: u64,
    /// How many of them came to nothing since the last puzzle.
    pub in_vain: u64,
    /// How many of all of them came to nothing, by what was amiss.
    pub missed: BTreeMap<Miss, u64>,
}

/// Attempts that go on from the same puzzles, so that they may be made in any order, on any number of threads.
pub struct Round<'a> {
    /// Which attempts these are.
    pub numbers: Range<u64>,
    generator: &'a Generator,
    known: Arc<[Made]>,
}

/// What takes what attempts came to, each with its number and in their order, until it breaks.
pub type Taking<'a> = &'a mut dyn FnMut(u64, Result<Made, Miss>) -> ControlFlow<()>;

impl Round<'_> {
    /// Makes the attempt with this number.
    ///
    /// # Errors
    /// As [`Generator::attempt_until`].
    pub fn attempt(&self, number: u64, stopped: Stopped<'_>) -> Result<Made, Miss> {
        self.generator.attempt_until(number, &self.known, stopped)
    }
}

/// Makes the attempts of rounds one after another, until they are stopped.
pub fn one_by_one(stopped: Stopped<'_>) -> impl FnMut(&Round<'_>, Taking<'_>) {
    move |round, take| {
        for number in round.numbers.clone() {
            if stopped() || take(number, round.attempt(number, stopped)).is_break() {
                return;
            }
        }
    }
}

/// What attempts come to, taken in their order: no puzzle, nor an image of it under the symmetries of the grid, comes twice,
/// and where attempts go on from what was made, nothing that is akin to one of the puzzles made last, unless others are hard
/// to find.
#[derive(Default)]
pub struct Series {
    /// How far it has come.
    pub(super) tally: Tally,
    /// The givens of the canonical forms of all that were made.
    made: BTreeSet<Vec<Candidate>>,
    /// Whether attempts go on from what was made; else nothing of it is kept.
    goes_on: bool,
    last: Vec<Made>,
    /// How many attempts since the last puzzle came to one that is akin.
    akin: u64,
    known: Arc<[Made]>,
}

impl Series {
    /// Begins the series of a generator's attempts.
    fn of(generator: &Generator) -> Self {
        Self { goes_on: generator.goes_on(), ..Self::default() }
    }

    /// Makes attempts until so many puzzles were made, or so many attempts in a row came to nothing; or until one is stopped, or
    /// `told` breaks. `make` makes the attempts of a round, as [`one_by_one`]; `told` gets what each came to, in their order, with
    /// how far the series has come by it.
    pub fn drive(
        generator: &Generator,
        (count, attempts): (u64, u64),
        mut make: impl FnMut(&Round<'_>, Taking<'_>),
        mut told: impl FnMut(&Tally, Result<Made, Miss>) -> ControlFlow<()>,
    ) -> Tally {
        let mut series = Self::of(generator);
        let mut is_ended = series.is_over(count, attempts);
        while !is_ended {
            let (numbers, known) = series.round();
            let end = numbers.end;
            // What leaves a round before its end, ends the series: it was stopped, or it is over.
            is_ended = true;
            make(&Round { numbers, generator, known }, &mut |number, attempt| {
                let came = series.take(&generator.geometry, attempt);
                let is_stopped = matches!(came, Err(Miss::Stopped));
                let goes_on = told(&series.tally, came).is_continue();
                if is_stopped || !goes_on || series.is_over(count, attempts) {
                    return ControlFlow::Break(());
                }
                is_ended = number + 1 < end;
                ControlFlow::Continue(())
            });
        }
        series.tally
    }

    /// Takes what the next attempt came to: the puzzle, if it is a new one. What was stopped was no attempt.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) fn take(
        &mut self,
        geometry: &Geometry,
        attempt: Result<Made, Miss>,
    ) -> Result<Made, Miss> {
        let new = attempt.and_then(|made| {
            if self.akin < TOLERATED && self.is_akin(&made) {
                self.akin += 1;
                return Err(Miss::Again);
            }
            let givens = Canonical::form_of(geometry, &made.board).digits().collect();
            if self.made.insert(givens) { Ok(made) } else { Err(Miss::Again) }
        });
        if new.is_ok() {
            self.akin = 0;
        }
        if self.goes_on {
            self.last.extend(new.iter().cloned());
        }
        let tally = &mut self.tally;
        match &new {
            Err(Miss::Stopped) => return new,
            Err(miss) => {
                *tally.missed.entry(*miss).or_default() += 1;
                tally.in_vain += 1;
            }
            Ok(_) => (tally.made, tally.in_vain) = (tally.made + 1, 0),
        }
        tally.attempts += 1;
        if self.goes_on && tally.attempts.is_multiple_of(ROUND) {
            let _ = self.last.drain(..self.last.len().saturating_sub(KNOWN));
            let is_seldom = tally.made * SELDOM < tally.attempts;
            self.known = if is_seldom { self.last.clone().into() } else { Arc::default() };
        }
        new
    }

    /// Whether it would be taken for one of those that were made last.
    fn is_akin(&self, made: &Made) -> bool {
        let agree = |other: &&Made| {
            let both = made.solution.iter().zip(&other.solution);
            both.filter(|(one, other)| one == other).count()
        };
        self.last.iter().any(|other| agree(&other) * AKIN > made.solution.len())
    }

    /// The puzzles that the next attempts may go on from: the same for all whose numbers are in the range. That ends
    /// where it may be others, so that each attempt has the same puzzles in whatever order they are made.
    fn round(&self) -> (Range<u64>, Arc<[Made]>) {
        let start = self.tally.attempts;
        let end = if self.goes_on { (start / ROUND + 1) * ROUND } else { u64::MAX };
        (start..end, Arc::clone(&self.known))
    }

    /// Whether it has come to its end: so many puzzles were made, or so many attempts in a row came to nothing.
    pub(super) fn is_over(&self, count: u64, attempts: u64) -> bool {
        self.tally.made >= count || self.tally.in_vain >= attempts
    }
}
