//! Work spread over threads, its results in order, in bounded memory however many items there are.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::mpsc::{TryRecvError, channel};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

/// How many items each thread may be ahead of the one whose result is due, on average.
const AHEAD: usize = 16;

/// As many threads as the machine has processors.
pub(super) fn all_processors() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Does `work` on every item on so many threads, and hands the results to `take` in the order of the items, until that
/// breaks. What `take` is given is the same for any number of threads; besides a result it is told whether the next one
/// is to be waited for. Items are drawn as they are needed, never many ahead.
pub(super) fn in_order<T: Send, R: Send>(
    items: impl Iterator<Item = T> + Send,
    threads: NonZeroUsize,
    work: impl Fn(T) -> R + Sync,
    mut take: impl FnMut(R, bool) -> ControlFlow<()>,
) {
    let window = Window { state: Mutex::default(), moved: Condvar::new() };
    let items = Mutex::new(items.enumerate());
    let ahead = AHEAD * threads.get();
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let (sender, items, window, work) = (sender.clone(), &items, &window, &work);
            let _ = scope.spawn(move || {
                let _alarm = Alarm(window);
                loop {
                    let next = items.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some((number, item)) = next else { return };
                    if !window.wait_for(number, ahead) {
                        return;
                    }
                    // Nobody listens any more once the taker has stopped.
                    let _ = sender.send((number, work(item)));
                }
            });
        }
        drop(sender);
        let mut early: Vec<(usize, R)> = Vec::new();
        let mut due = 0;
        loop {
            let next = match receiver.try_recv() {
                Ok(next) => next,
                Err(TryRecvError::Empty) => match receiver.recv() {
                    Ok(next) => next,
                    Err(_) => return,
                },
                Err(TryRecvError::Disconnected) => return,
            };
            early.push(next);
            while let Some(place) = early.iter().position(|(number, _)| *number == due) {
                let (_, result) = early.swap_remove(place);
                due += 1;
                if take(result, early.is_empty()).is_break() {
                    window.stop();
                    return;
                }
                window.move_to(due);
            }
        }
    });
}

/// Which item's result is due, and whether any is wanted at all.
struct Window {
    state: Mutex<(usize, bool)>,
    moved: Condvar,
}

impl Window {
    /// Waits until the item with this number is not too far ahead; false if nothing more is wanted.
    fn wait_for(&self, number: usize, ahead: usize) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let too_early = |(due, stopped): &mut (usize, bool)| !*stopped && number >= *due + ahead;
        let state = self.moved.wait_while(state, too_early);
        !state.unwrap_or_else(PoisonError::into_inner).1
    }

    fn move_to(&self, due: usize) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).0 = due;
        self.moved.notify_all();
    }

    fn stop(&self) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).1 = true;
        self.moved.notify_all();
    }
}

/// Lets nobody wait for the result of a thread that has panicked.
struct Alarm<'a>(&'a Window);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    const THREE: NonZeroUsize = NonZeroUsize::new(3).expect("three");

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let mut taken = Vec::new();
        let work = |item: u64| (0..(200 - item) * 50).fold(item, u64::wrapping_add);
        in_order(0..200, THREE, work, |result, _| {
            assert_eq!(result, work(taken.len() as u64));
            taken.push(result);
            ControlFlow::Continue(())
        });
        assert_eq!(taken.len(), 200);
    }

    #[test]
    fn it_stops_when_told() {
        let mut taken = 0;
        let take = |item, _| {
            taken += 1;
            if item == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        in_order(0..10_000, THREE, |item| item, take);
        assert_eq!(taken, 6);
        in_order(0..0, THREE, |item: u64| item, |_, _| ControlFlow::Continue(()));
    }

    #[test]
    fn items_are_drawn_only_as_they_are_needed() {
        let drawn = AtomicUsize::new(0);
        let items = (0..10_000_usize).inspect(|_| {
            let _ = drawn.fetch_add(1, Ordering::SeqCst);
        });
        let mut due = 0;
        let take = |_, _| {
            due += 1;
            let ahead = drawn.load(Ordering::SeqCst) - due;
            assert!(ahead <= (AHEAD + 1) * THREE.get(), "{ahead}");
            ControlFlow::Continue(())
        };
        in_order(items, THREE, |item| item, take);
        assert_eq!(due, 10_000);
    }
}
