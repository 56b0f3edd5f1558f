//! A file that is being made, off the thread of the window.

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;

use super::made::{Made, make_unless};
use super::order::{Far, Order};
use crate::background::Pending;
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
    pending: Pending<Arc<Order>>,
    pub(super) far: Arc<Far>,
    /// What was asked for while it was not there yet.
    pub(super) then: Option<Then>,
}

/// The number of the work and the file, or nothing if it was stopped.
type Done = (u64, Option<Result<Made, Words>>);

impl Work {
    /// Starts the work; the task gives what was made.
    pub(super) fn start(number: u64, order: Order) -> (Self, Task<Done>) {
        let far = Arc::<Far>::default();
        let told = Arc::clone(&far);
        let make = move |order: &Arc<Order>, stopped: &dyn Fn() -> bool| {
            make_unless(order, &told, stopped)
        };
        let (pending, task) = Pending::start(number, Arc::new(order), make);
        (Self { pending, far, then: None }, task)
    }

    /// Its number, and what is being made.
    pub(super) fn waited(&self) -> (u64, &Order) {
        let (number, order) = self.pending.waited();
        (number, order)
    }

    /// Takes note of the time.
    pub(super) fn poll(&mut self, now: Instant) {
        self.pending.poll(now);
    }

    /// How long it has gone on, as of the last look, if that is long enough to be spoken of.
    pub(super) fn worth_telling(&self) -> Option<Duration> {
        self.pending.is_worth_telling().then(|| self.pending.elapsed())
    }
}
