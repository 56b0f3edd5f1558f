//! Questions that take time, and are waited for.

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

    /// How long it has been going on by now.
    pub(crate) fn since_start(&self) -> Duration {
        self.started.elapsed()
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

/// Where a question of one kind is waited for. Another one cancels the one before, as letting go of it does.
#[derive(Debug)]
pub(crate) struct Waiting<Q>(Option<Pending<Q>>);

impl<Q> Default for Waiting<Q> {
    fn default() -> Self {
        Self(None)
    }
}

impl<Q: Clone + Send + 'static> Waiting<Q> {
    /// Asks a question as [`Pending::start`] does.
    pub(crate) fn start<A: Send + 'static>(
        &mut self,
        number: u64,
        asked: Q,
        run: impl FnOnce(&Q, &dyn Fn() -> bool) -> Option<A> + Send + 'static,
    ) -> Task<(u64, Option<A>)> {
        let (pending, task) = Pending::start(number, asked, run);
        self.0 = Some(pending);
        task
    }
}

impl<Q> Waiting<Q> {
    /// The question that is being answered, if one is.
    pub(crate) fn now(&self) -> Option<&Pending<Q>> {
        self.0.as_ref()
    }

    /// What is asked, if something is.
    pub(crate) fn asked(&self) -> Option<&Q> {
        self.0.as_ref().map(|pending| &pending.asked)
    }

    /// The number of the work and what is asked. Who drives the window without running its tasks does it by hand.
    pub(crate) fn waited(&self) -> Option<(u64, &Q)> {
        self.0.as_ref().map(Pending::waited)
    }

    /// Whether something is asked.
    pub(crate) fn is_going(&self) -> bool {
        self.0.is_some()
    }

    /// Ends the work with this number, if it is waited for, and gives what was asked.
    pub(crate) fn end(&mut self, number: u64) -> Option<Q> {
        self.0.take_if(|pending| pending.number == number).map(|pending| pending.asked)
    }

    /// Waits no longer; false if nothing was waited for.
    pub(crate) fn leave(&mut self) -> bool {
        self.0.take().is_some()
    }

    /// Waits only if this holds of what is asked.
    pub(crate) fn keep_if(&mut self, holds: impl FnOnce(&Q) -> bool) {
        let _ = self.0.take_if(|pending| !holds(&pending.asked));
    }

    /// Takes note of the time.
    pub(crate) fn poll(&mut self, now: Instant) {
        if let Some(pending) = &mut self.0 {
            pending.poll(now);
        }
    }
}
