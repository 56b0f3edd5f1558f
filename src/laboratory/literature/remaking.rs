//! What a table is made again with: what is asked for, its puzzles, and how far it is.

use std::ops::ControlFlow;

use duvod::generator::{ATTEMPTS, Generator, Series, Wish, one_by_one};
use duvod::grid::{Board, Geometry, StateText};
use duvod::inference::Options;
use duvod::knowledge::{Experiment, Knowledge, Part, Puzzles};
use duvod::message::Message;

/// What is asked for besides a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// How many puzzles are made, where some are made; otherwise as many as in the source.
    pub count: Option<u64>,
    /// How often each row is run on each puzzle; otherwise as often as the table says.
    pub repeat: Option<u64>,
    /// The most steps of a run; otherwise as the table says.
    pub steps: Option<u64>,
    /// What all that is drawn by lot follows from.
    pub seed: u64,
}

/// A table that is made again.
pub struct Remaking<'a> {
    /// Where the rules are from.
    pub knowledge: &'a Knowledge,
    /// Which rules are used.
    pub options: &'a Options,
    /// The table.
    pub experiment: &'a Experiment,
    /// What is asked for besides.
    pub asked: Asked,
    /// The seconds since some moment.
    pub clock: &'a dyn Fn() -> f64,
    /// Whether it is to end; it is asked often.
    pub cancelled: &'a dyn Fn() -> bool,
}

/// How far the part is that is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// So many puzzles of so many were made, in so many attempts.
    Puzzles(u64, u64, u64),
    /// So many runs of so many, or rows of puzzles that were judged.
    Runs(u64, u64),
}

/// Why a table is not made again, or no further.
#[derive(Clone, Debug, PartialEq)]
pub enum RemakingError {
    /// It cannot be.
    Wrong(Message),
    /// There were not enough puzzles within the attempts that are made.
    Spent,
    /// It was cancelled.
    Cancelled,
}

impl Remaking<'_> {
    /// The puzzles of a part.
    pub(super) fn boards(
        &self,
        part: &Part,
        geometry: &Geometry,
        told: &mut dyn FnMut(Progress),
    ) -> Result<Vec<Board>, RemakingError> {
        match &part.puzzles {
            Puzzles::Listed(lines) => {
                let read = |line: &String| StateText::parse(line, geometry);
                let boards = lines.iter().map(|line| read(line).map(|state| state.board));
                let boards: Result<Vec<Board>, _> = boards.collect();
                boards.map_err(|error| RemakingError::Wrong(Message::from(&error)))
            }
            Puzzles::Made { count, seed, givens, solvable_by } => {
                let (fewest, most) = *givens;
                let wish = Wish {
                    seed: seed.wrapping_add(self.asked.seed),
                    givens: Some(fewest..=most),
                    solvable_by: solvable_by.clone(),
                    ..Wish::default()
                };
                self.make(geometry, self.asked.count.unwrap_or(*count), wish, told)
            }
        }
    }

    pub(super) fn generator(
        &self,
        geometry: &Geometry,
        wish: Wish,
    ) -> Result<Generator, RemakingError> {
        let (knowledge, options) = (self.knowledge, self.options);
        Generator::new_until(knowledge, geometry, options, wish, self.cancelled)
            .map_err(|impossible| RemakingError::Wrong(impossible.message()))
    }

    /// Makes so many puzzles as are wished for.
    fn make(
        &self,
        geometry: &Geometry,
        count: u64,
        wish: Wish,
        told: &mut dyn FnMut(Progress),
    ) -> Result<Vec<Board>, RemakingError> {
        let generator = self.generator(geometry, wish)?;
        let (make, mut boards) = (one_by_one(self.cancelled), Vec::new());
        let tally = Series::drive(&generator, (count, ATTEMPTS), make, |tally, made| {
            boards.extend(made.ok().map(|made| made.board));
            told(Progress::Puzzles(tally.made, count, tally.attempts));
            ControlFlow::Continue(())
        });
        if tally.made < count {
            self.go_on()?;
            return Err(RemakingError::Spent);
        }
        Ok(boards)
    }

    pub(super) fn go_on(&self) -> Result<(), RemakingError> {
        if (self.cancelled)() { Err(RemakingError::Cancelled) } else { Ok(()) }
    }
}
