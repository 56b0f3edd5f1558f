//! What is to be compared, run on a thread of its own.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use duvod::generator::{ATTEMPTS, Generator, Series, Wish, one_by_one};
use duvod::grid::Geometry;
use duvod::inference::{EngineError, Options};
use duvod::knowledge::Knowledge;
use duvod::message::{Message as Words, words};
use duvod_laboratory::{Comparison, Entry, Task as Puzzle};

/// Which puzzles are made for it.
#[derive(Clone, Debug)]
pub(super) struct Puzzles {
    pub(super) geometry: Arc<Geometry>,
    /// How many, and which; none where one is at hand.
    pub(super) made: Option<(u64, Wish)>,
}

/// What is to be compared, and by which rules.
#[derive(Clone, Debug)]
pub struct Order {
    pub(super) rules: Options,
    pub(super) puzzles: Puzzles,
    pub(super) comparison: Comparison,
}

/// Something that has come.
#[derive(Clone, Debug)]
pub enum News {
    /// A puzzle was made.
    Made(Puzzle),
    /// A method was run.
    Ran(Box<Entry>),
}

impl Order {
    /// Makes the puzzles that are to be made, and runs the methods on all.
    ///
    /// # Errors
    /// Why that cannot be done.
    pub fn run(
        &self,
        knowledge: &Knowledge,
        told: &mut dyn FnMut(News),
        stopped: &dyn Fn() -> bool,
    ) -> Result<(), Words> {
        let mut comparison = self.comparison.clone();
        if let Some((count, wish)) = &self.puzzles.made {
            let wish = wish.clone();
            comparison.tasks = self.make(knowledge, (*count, wish), told, stopped)?;
        }
        let began = Instant::now();
        let clock = || began.elapsed().as_secs_f64();
        let run = comparison.run((knowledge, &self.rules), &clock, stopped, &mut |entry| {
            told(News::Ran(Box::new(entry)));
        });
        run.map_err(|error: EngineError| words::ErrorOther { reason: error.to_string() }.into())
    }

    fn make(
        &self,
        knowledge: &Knowledge,
        (count, wish): (u64, Wish),
        told: &mut dyn FnMut(News),
        stopped: &dyn Fn() -> bool,
    ) -> Result<Vec<Puzzle>, Words> {
        let geometry = &self.puzzles.geometry;
        let generator = Generator::new_until(knowledge, geometry, &self.rules, wish, stopped);
        let generator = generator.map_err(|impossible| impossible.message())?;
        let (until, mut made) = ((count, ATTEMPTS), Vec::new());
        let _ = Series::drive(&generator, until, one_by_one(stopped), |_, came| {
            if let Ok(one) = came {
                let puzzle = Puzzle { geometry: Arc::clone(geometry), board: one.board };
                told(News::Made(puzzle.clone()));
                made.push(puzzle);
            }
            ControlFlow::Continue(())
        });
        Ok(made)
    }

    /// How many puzzles there are to be.
    pub(super) fn puzzle_count(&self) -> u64 {
        let made = self.puzzles.made.as_ref().map(|(count, _)| *count);
        made.unwrap_or(self.comparison.tasks.len() as u64)
    }

    /// How many runs there are to be.
    pub(super) fn run_count(&self) -> u64 {
        let of_each = self.comparison.methods.len() as u64 * self.comparison.repetitions;
        of_each.saturating_mul(self.puzzle_count())
    }
}
