//! Work spread over threads, its results in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many items a thread may be ahead of the one whose result is due: so many results are kept at most for each,
/// however many items there are.
const AHEAD: usize = 8;

/// As many threads as the machine has processors.
pub(super) fn all_processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does `work` on every item, on so many threads at a time, and hands the results to `take` in the order of the
/// items, until that breaks. What `take` is given is the same for any number of threads. Items are asked for
/// as they are needed, so that there may be any number of them.
pub(super) fn in_order<T: Send, R: Send>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(T, R) -> ControlFlow<()>,
) {
    let threads = threads.max(1);
    let source = Mutex::new(items.enumerate());
    let results = Results::new(threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (source, results, work) = (&source, &results, &work);
            let _ = scope.spawn(move || {
                // Also when `work` panics, so that nobody waits for this thread for ever.
                let _leaving = Leaving(results);
                loop {
                    // Its own statement: the source is free while the item is worked on.
                    let next = locked(source).next();
                    let Some((number, item)) = next else { return };
                    let result = work(&item);
                    if results.hand_in(number, (item, result)).is_break() {
                        return;
                    }
                }
            });
        }
        while let Some((item, result)) = results.next_due() {
            if take(item, result).is_break() {
                results.stop();
                return;
            }
        }
    });
}

/// What is done and waits for its turn.
struct Results<P> {
    state: Mutex<State<P>>,
    changed: Condvar,
    most_ahead: usize,
}

struct State<P> {
    early: BTreeMap<usize, P>,
    /// The number of the item whose result is to be taken next.
    due: usize,
    /// How many threads still work.
    working: usize,
    stopped: bool,
}

impl<P> Results<P> {
    fn new(threads: usize) -> Self {
        let state = State { early: BTreeMap::new(), due: 0, working: threads, stopped: false };
        let (state, changed) = (Mutex::new(state), Condvar::new());
        Self { state, changed, most_ahead: AHEAD * threads }
    }

    /// Hands in a result, when its turn is near enough; breaks if nobody wants it any more.
    fn hand_in(&self, number: usize, pair: P) -> ControlFlow<()> {
        let mut state = locked(&self.state);
        while !state.stopped && number >= state.due + self.most_ahead {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.stopped {
            return ControlFlow::Break(());
        }
        let _ = state.early.insert(number, pair);
        self.changed.notify_all();
        ControlFlow::Continue(())
    }

    /// Waits for the result that is due; `None` if there will be none.
    fn next_due(&self) -> Option<P> {
        let mut state = locked(&self.state);
        loop {
            let due = state.due;
            if let Some(pair) = state.early.remove(&due) {
                state.due += 1;
                self.changed.notify_all();
                return Some(pair);
            }
            if state.working == 0 {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn stop(&self) {
        locked(&self.state).stopped = true;
        self.changed.notify_all();
    }
}

/// Says that a thread ends, whichever way.
struct Leaving<'a, P>(&'a Results<P>);

impl<P> Drop for Leaving<'_, P> {
    fn drop(&mut self) {
        let mut state = locked(&self.0.state);
        state.working -= 1;
        // The result that it owes would be waited for.
        state.stopped |= thread::panicking();
        drop(state);
        self.0.changed.notify_all();
    }
}

/// A panic elsewhere leaves nothing here half done.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..200).collect();
        for threads in [1, 2, 5] {
            let mut taken = Vec::new();
            let work = |item: &u64| (0..(200 - item) * 50).fold(*item, u64::wrapping_add);
            in_order(threads, items.iter().copied(), work, |item, result| {
                assert_eq!(result, work(&item));
                taken.push(item);
                ControlFlow::Continue(())
            });
            assert_eq!(taken, items);
        }
    }

    #[test]
    fn it_stops_when_told() {
        let mut taken = 0;
        in_order(
            3,
            0..,
            |&item| item,
            |item, _| {
                taken += 1;
                if item == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!(taken, 6);
        in_order(2, 0..0, |&item: &u64| item, |_, _| ControlFlow::Continue(()));
    }

    #[test]
    fn few_items_are_under_way_at_a_time() {
        let (asked, threads) = (AtomicUsize::new(0), 3);
        let items = (0..5_000).inspect(|_| {
            let _ = asked.fetch_add(1, Ordering::Relaxed);
        });
        let mut taken = 0;
        in_order(
            threads,
            items,
            |&item: &usize| item,
            |_, _| {
                let ahead = asked.load(Ordering::Relaxed) - taken;
                assert!(ahead <= (AHEAD + 2) * threads, "{ahead}");
                taken += 1;
                ControlFlow::Continue(())
            },
        );
        assert_eq!(taken, 5_000);
    }
}
