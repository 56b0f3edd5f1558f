//! Work on a thread of its own, awaited by the window.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use iced::Task;
use iced::futures::channel::oneshot;
use iced::task::Handle;

/// Does the work on a new thread, which starts when this is first polled. `None` if the work
/// could not be started or did not come to its end.
pub(crate) async fn background<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, receiver) = oneshot::channel();
    let run = move || {
        // Nobody waits any more when the work was cancelled; its result is then of no use.
        let _ = sender.send(work());
    };
    let _thread = thread::Builder::new().name("duvod-work".to_owned()).spawn(run).ok()?;
    receiver.await.ok()
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
    fn work_that_is_dropped_is_cancelled() {
        let (awaited, _task) = Awaited::start(|_| ());
        let flag = Arc::clone(&awaited.cancelled);
        assert!(!flag.load(Ordering::Relaxed));
        drop(awaited);
        assert!(flag.load(Ordering::Relaxed));
    }
}
