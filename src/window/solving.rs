//! A puzzle being solved, off the thread of the window.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use iced::Task;
use iced::task::Handle;

use super::background::background;
use crate::session::{Job, Outcome, Progress};

/// How long solving goes on before the window speaks of it.
pub(crate) const QUIET: Duration = Duration::from_millis(150);

/// How often the window looks how far it is.
pub(crate) const PACE: Duration = Duration::from_millis(50);

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
    cancelled: Arc<AtomicBool>,
    _handle: Handle,
}

impl Running {
    /// Starts the work; the task gives its outcome.
    pub(crate) fn start(number: u64, job: Job) -> (Self, Task<Outcome>) {
        let steps = Arc::new(AtomicUsize::new(0));
        let cancelled = Arc::new(AtomicBool::new(false));
        let work = {
            let (job, steps, cancelled) = (job.clone(), Arc::clone(&steps), Arc::clone(&cancelled));
            move || {
                job.run(Progress {
                    steps: &mut |count| steps.store(count, Ordering::Relaxed),
                    cancelled: &|| cancelled.load(Ordering::Relaxed),
                    statistics: None,
                })
            }
        };
        let wait = async { background(work).await.unwrap_or(Outcome::Cancelled) };
        let (task, handle) = Task::future(wait).abortable();
        let running = Self {
            number,
            job,
            elapsed: Duration::ZERO,
            started: Instant::now(),
            steps,
            cancelled,
            _handle: handle.abort_on_drop(),
        };
        (running, task)
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
    pub(crate) fn look(&mut self, now: Instant) {
        self.elapsed = now.saturating_duration_since(self.started);
    }

    /// Whether it has gone on long enough to be spoken of.
    pub(crate) fn is_worth_telling(&self) -> bool {
        self.elapsed >= QUIET
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Aborting the task only stops waiting; the thread itself looks at this.
        self.cancelled.store(true, Ordering::Relaxed);
    }
}
