//! What is to be made, made on a thread of its own.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::choices::Chosen;
use duvod::generator::{Generator, Impossible, Made, Series, Tally, one_by_one};
use duvod::grid::Puzzle;
use duvod::inference::Options;
use duvod::knowledge::{Knowledge, Level};

/// What is to be made, and by which rules.
#[derive(Clone, Debug)]
pub struct Order {
    pub(super) knowledge: Arc<Knowledge>,
    pub(super) rules: Options,
    pub(super) chosen: Chosen,
}

impl Order {
    /// Makes it. What each attempt came to is told in their order.
    ///
    /// # Errors
    /// [`Impossible`] if it is seen beforehand that there is no such puzzle.
    pub fn run(
        &self,
        told: &mut dyn FnMut(&Tally, Option<Made>),
        stopped: &dyn Fn() -> bool,
    ) -> Result<(), Impossible> {
        let Chosen { geometry, wish, count, attempts } = &self.chosen;
        let (knowledge, wish) = (&self.knowledge, wish.clone());
        let generator = Generator::new_until(knowledge, geometry, &self.rules, wish, stopped)?;
        let until = (*count, *attempts);
        let _ = Series::drive(&generator, until, one_by_one(stopped), |tally, made| {
            told(tally, made.ok());
            ControlFlow::Continue(())
        });
        Ok(())
    }

    /// Makes the first puzzle of it; `None` if it was stopped, or nothing came of all attempts.
    pub fn first(&self, stopped: &dyn Fn() -> bool) -> Option<Puzzle> {
        let mut first = None;
        self.run(&mut |_, made| first = first.take().or(made), stopped).ok()?;
        let geometry = Arc::clone(&self.chosen.geometry);
        first.map(|made| Puzzle { geometry, board: made.board })
    }

    /// Returns the seed of it.
    pub fn seed(&self) -> u64 {
        self.chosen.wish.seed
    }

    /// Returns the level that is wished for, if one is.
    pub fn level(&self) -> Option<Level> {
        self.chosen.wish.level
    }
}

/// What has come so far, put there by one thread and taken by another: of tallies only the newest.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inbox(Arc<Mutex<(Tally, Vec<Made>)>>);

impl Inbox {
    /// Puts what an attempt came to.
    pub(crate) fn put(&self, tally: &Tally, made: Option<Made>) {
        let mut inside = self.inside();
        inside.0.clone_from(tally);
        inside.1.extend(made);
    }

    /// Takes what came since the last time.
    pub(super) fn take(&self) -> (Tally, Vec<Made>) {
        let mut inside = self.inside();
        (inside.0.clone(), std::mem::take(&mut inside.1))
    }

    /// A panic elsewhere leaves nothing here half done.
    fn inside(&self) -> MutexGuard<'_, (Tally, Vec<Made>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
