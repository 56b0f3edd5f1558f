//! Work on a thread of its own, awaited by the window.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use iced::Task;
use iced::futures::channel::oneshot;
use iced::task::Handle;

thread_local! {
    /// Whether work that this thread began did not come to its end.
    static BROKEN: Arc<AtomicBool> = Arc::default();
}

/// Whether work that this thread began, since this was last asked, broke off by a fault of the program or could not be
/// started.
pub(crate) fn take_broken() -> bool {
    BROKEN.with(|broken| broken.swap(false, Ordering::Relaxed))
}

/// Does the work on a new thread, which starts when this is first polled. `None` if the work could not be started or did
/// not come to its end: [`take_broken`] then tells so on the thread that called this.
pub(crate) fn background<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> impl Future<Output = Option<T>> + Send + 'static {
    let broken = BROKEN.with(Arc::clone);
    async move {
        let (sender, receiver) = oneshot::channel();
        let run = move || {
            // What the work was given is not used again, so it does not matter in what state it was left.
            let result = catch_unwind(AssertUnwindSafe(work)).ok();
            // Nobody waits any more when the work was cancelled; its result is then of no use.
            let _ = sender.send(result);
        };
        let thread = thread::Builder::new().name("duvod-work".to_owned()).spawn(run);
        let result = if thread.is_ok() { receiver.await.ok().flatten() } else { None };
        if result.is_none() {
            broken.store(true, Ordering::Relaxed);
        }
        result
    }
}

/// Work that somebody waits for. Dropping this cancels it.
#[derive(Debug)]
pub(crate) struct Awaited {
    cancelled: Arc<AtomicBool>,
    _handle: Handle,
}

impl Awaited {
    /// Starts the work, which is to look now and then whether it was cancelled; the task gives its result.
    pub(crate) fn start<T: Send + 'static>(
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> (Self, Task<Option<T>>) {
        let cancelled = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&cancelled);
        let run = move || work(&|| flag.load(Ordering::Relaxed));
        let (task, handle) = Task::future(background(run)).abortable();
        (Self { cancelled, _handle: handle.abort_on_drop() }, task)
    }
}

impl Drop for Awaited {
    fn drop(&mut self) {
        // Aborting the task only stops waiting; the thread itself looks at this.
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::futures::executor::block_on;

    #[test]
    fn the_result_comes_back() {
        assert_eq!(block_on(background(|| 6 * 7)), Some(42));
    }

    #[test]
    fn work_that_breaks_off_is_told_where_it_was_begun() {
        assert!(!take_broken());
        let begun = background(|| -> usize { panic!("broken off by a test") });
        let awaited = thread::spawn(|| (block_on(begun), take_broken()));
        assert_eq!(awaited.join().expect("a thread that ends"), (None, false));
        assert!(take_broken() && !take_broken());
        assert!(block_on(background(|| true)).is_some() && !take_broken());
    }

    #[test]
    fn work_that_is_dropped_is_cancelled() {
        let (awaited, _task) = Awaited::start(|_| ());
        let flag = Arc::clone(&awaited.cancelled);
        assert!(!flag.load(Ordering::Relaxed));
        drop(awaited);
        assert!(flag.load(Ordering::Relaxed));
    }
}
