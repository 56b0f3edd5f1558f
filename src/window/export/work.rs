//! A file that is being made, off the thread of the window.

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;

use super::made::{Made, make_unless};
use super::order::{Far, Order};
use crate::background::{Awaited, QUIET};
use duvod::message::Message as Words;

/// What becomes of the file when it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    Save,
    Print,
    Copy,
}

/// A file that is being made. Dropping this stops it.
#[derive(Debug)]
pub(super) struct Work {
    number: u64,
    order: Arc<Order>,
    pub(super) far: Arc<Far>,
    started: Instant,
    /// For how long, as of the last look.
    pub(super) elapsed: Duration,
    /// What was asked for while it was not there yet.
    pub(super) then: Option<Then>,
    _awaited: Awaited,
}

impl Work {
    /// Starts the work; the task gives the file, or nothing if it was stopped.
    pub(super) fn start(number: u64, order: Order) -> (Self, Task<Option<Result<Made, Words>>>) {
        let (order, far) = (Arc::new(order), Arc::<Far>::default());
        let (awaited, task) = {
            let (order, far) = (Arc::clone(&order), Arc::clone(&far));
            Awaited::start(move |stopped| make_unless(&order, &far, stopped))
        };
        let (started, elapsed) = (Instant::now(), Duration::ZERO);
        let work = Self { number, order, far, started, elapsed, then: None, _awaited: awaited };
        (work, task.map(Option::flatten))
    }

    /// Its number.
    pub(super) const fn number(&self) -> u64 {
        self.number
    }

    /// What is being made.
    pub(super) fn order(&self) -> &Order {
        &self.order
    }

    /// Takes note of the time.
    pub(super) fn look(&mut self, now: Instant) {
        self.elapsed = now.saturating_duration_since(self.started);
    }

    /// Whether it has gone on long enough to be spoken of.
    pub(super) fn is_worth_telling(&self) -> bool {
        self.elapsed >= QUIET
    }
}
