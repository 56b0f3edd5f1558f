//! Work on a thread of its own, awaited by the window.

use std::thread;

use iced::futures::channel::oneshot;

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

#[cfg(test)]
mod tests {
    use super::*;
    use iced::futures::executor::block_on;

    #[test]
    fn the_result_comes_back() {
        assert_eq!(block_on(background(|| 6 * 7)), Some(42));
    }
}
