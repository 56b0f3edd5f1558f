//! A puzzle being solved, off the thread of the window.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use iced::Task;

use super::awaited::Awaited;
use super::pending::QUIET;
use duvod::session::{Job, Outcome, Progress};

/// How often the window looks how far it is.
pub(crate) const PACE: Duration = Duration::from_millis(25);

/// Work that is going on. Dropping it cancels the work.
#[derive(Debug)]
pub(crate) struct Running {
    /// Which work it is: an outcome with another number is late and of no use.
    pub(crate) number: u64,
    /// The work itself.
    job: Job,
    /// How long it has been going on, as of the last look.
    pub(crate) elapsed: Duration,
    started: Instant,
    steps: Arc<AtomicUsize>,
    _work: Awaited,
}

impl Running {
    /// Starts the work; the task gives its outcome.
    pub(crate) fn start(number: u64, job: Job) -> (Self, Task<Outcome>) {
        let steps = Arc::new(AtomicUsize::new(0));
        let (work, task) = {
            let (job, steps) = (job.clone(), Arc::clone(&steps));
            Awaited::start(move |cancelled| {
                job.run(Progress {
                    steps: &mut |count| steps.store(count, Ordering::Relaxed),
                    cancelled,
                    statistics: None,
                })
            })
        };
        let running = Self {
            number,
            job,
            elapsed: Duration::ZERO,
            started: Instant::now(),
            steps,
            _work: work,
        };
        (running, task.map(|outcome| outcome.unwrap_or(Outcome::Cancelled(None))))
    }

    /// The work itself.
    pub(crate) fn job(&self) -> &Job {
        &self.job
    }

    /// How many steps have been taken.
    pub(crate) fn steps(&self) -> usize {
        self.steps.load(Ordering::Relaxed)
    }

    /// Takes note of the time.
    pub(crate) fn poll(&mut self, now: Instant) {
        self.elapsed = now.saturating_duration_since(self.started);
    }

    /// Whether it has gone on long enough to be spoken of.
    pub(crate) fn is_worth_telling(&self) -> bool {
        self.elapsed >= QUIET
    }
}
