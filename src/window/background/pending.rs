//! A question that takes time, and is waited for.

use std::time::{Duration, Instant};

use iced::Task;

use super::awaited::Awaited;

/// How long work goes on before the window speaks of it.
pub(crate) const QUIET: Duration = Duration::from_millis(150);

/// A question that is being answered. Dropping it cancels that.
#[derive(Debug)]
pub(crate) struct Pending<Q> {
    number: u64,
    asked: Q,
    started: Instant,
    /// How long it has been going on, as of the last look.
    elapsed: Duration,
    _work: Awaited,
}

impl<Q: Clone + Send + 'static> Pending<Q> {
    /// Asks the question as work with this number; the task gives the number and the answer, if one was found.
    pub(crate) fn start<A: Send + 'static>(
        number: u64,
        asked: Q,
        run: impl FnOnce(&Q, &dyn Fn() -> bool) -> Option<A> + Send + 'static,
    ) -> (Self, Task<(u64, Option<A>)>) {
        let question = asked.clone();
        let (work, task) = Awaited::start(move |cancelled| run(&question, cancelled));
        let (started, elapsed) = (Instant::now(), Duration::ZERO);
        let pending = Self { number, asked, started, elapsed, _work: work };
        (pending, task.map(move |answer| (number, answer.flatten())))
    }

    /// Ends the work with this number, if it is waited for, and gives what was asked.
    pub(crate) fn end(waited: &mut Option<Self>, number: u64) -> Option<Q> {
        waited.take_if(|pending| pending.number == number).map(|pending| pending.asked)
    }
}

impl<Q> Pending<Q> {
    /// What was asked.
    pub(crate) fn asked(&self) -> &Q {
        &self.asked
    }

    /// The work's number, and what was asked.
    pub(crate) fn waited(&self) -> (u64, &Q) {
        (self.number, &self.asked)
    }

    /// Takes note of the time.
    pub(crate) fn poll(&mut self, now: Instant) {
        self.elapsed = now.saturating_duration_since(self.started);
    }

    /// How long it has been going on, as of the last look.
    pub(crate) fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// Whether it has gone on long enough to be spoken of.
    pub(crate) fn is_worth_telling(&self) -> bool {
        self.elapsed >= QUIET
    }
}
