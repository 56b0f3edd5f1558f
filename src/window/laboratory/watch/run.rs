//! A run that is to be watched, made on a thread of its own.

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;

use crate::background::Awaited;
use duvod::grid::{Geometry, Puzzle};
use duvod_laboratory::textbook::Report;
use duvod_laboratory::{MethodName, STEPS, recorded};

/// The end of a run: the number of the work, and what came of it.
type End = (u64, Option<Arc<Ran>>);

/// What is to be run.
#[derive(Clone, Debug)]
pub struct RunOrder {
    pub(super) method: MethodName,
    pub(super) puzzle: Puzzle,
    pub(super) seed: u64,
}

/// A run with its record, and how long it took.
#[derive(Clone, Debug)]
pub struct Ran {
    pub(super) report: Report,
    pub(super) elapsed: Duration,
}

impl RunOrder {
    /// Runs it.
    pub fn run(&self, stopped: &dyn Fn() -> bool) -> Ran {
        let began = Instant::now();
        let Puzzle { geometry, board } = &self.puzzle;
        let report = recorded(self.method.name, geometry, board, (self.seed, STEPS), stopped);
        Ran { report, elapsed: began.elapsed() }
    }

    pub(super) fn geometry(&self) -> &Arc<Geometry> {
        &self.puzzle.geometry
    }
}

/// A run that goes on. Dropping this stops it.
#[derive(Debug)]
pub(crate) struct Running {
    pub(crate) number: u64,
    pub(crate) order: RunOrder,
    started: Instant,
    _work: Awaited,
}

impl Running {
    /// Starts it as work with this number; the task gives the number and what came of it.
    pub(super) fn start(number: u64, order: RunOrder) -> (Self, Task<End>) {
        let run = order.clone();
        let (work, task) = Awaited::start(move |stopped| Arc::new(run.run(stopped)));
        let running = Self { number, order, started: Instant::now(), _work: work };
        (running, task.map(move |ran| (number, ran)))
    }

    /// How long it has been going on.
    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
