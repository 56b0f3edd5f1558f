//! Work spread over threads, its results in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many items a thread may be ahead of the one whose result is due: so many results are kept at most for each,
/// however many items there are.
const AHEAD: usize = 8;

/// The most threads that are of any use.
const MOST_THREADS: usize = 256;

/// As many threads as are asked for, or else as the machine has processors.
pub(super) fn threads(asked: Option<u64>) -> usize {
    let asked = asked.map(|threads| usize::try_from(threads).unwrap_or(MOST_THREADS));
    asked.unwrap_or_else(all_processors).min(MOST_THREADS)
}

/// As many threads as the machine has processors.
pub(super) fn all_processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does `work` on every item, on so many threads at a time, and hands the results to `take` in the order of the
/// items, until that breaks. What `take` is given is the same for any number of threads. Items are asked for
/// as they are needed, so that there may be any number of them. Where the system refuses so many threads, it goes on with
/// those that it has given, and with none on this one.
pub(super) fn in_order<T: Send, R: Send>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(&T) -> R + Sync,
    take: impl FnMut(T, R) -> ControlFlow<()>,
) {
    on_threads((0..threads.max(1)).map(|_| thread::Builder::new()), items, work, take);
}

/// Does the same on these threads.
fn on_threads<T: Send, R: Send>(
    threads: impl ExactSizeIterator<Item = thread::Builder>,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(T, R) -> ControlFlow<()>,
) {
    let source = Mutex::new(items.enumerate());
    let results = Results::new(threads.len());
    let is_stopped = thread::scope(|scope| {
        for builder in threads {
            let (source, results, work) = (&source, &results, &work);
            let leaving = results.enter();
            let thread = builder.spawn_scoped(scope, move || {
                // Also when `work` panics, so that nobody waits for this thread for ever.
                let _leaving = leaving;
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
            if thread.is_err() {
                break;
            }
        }
        while let Some((item, result)) = results.next_due() {
            if take(item, result).is_break() {
                results.stop();
                return true;
            }
        }
        false
    });
    if is_stopped {
        return;
    }
    // What no thread has taken: there was none.
    for (_, item) in source.into_inner().unwrap_or_else(PoisonError::into_inner) {
        let result = work(&item);
        if take(item, result).is_break() {
            return;
        }
    }
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
    /// For so many threads at the most, of which none works yet.
    fn new(threads: usize) -> Self {
        let state = State { early: BTreeMap::new(), due: 0, working: 0, stopped: false };
        let (state, changed) = (Mutex::new(state), Condvar::new());
        Self { state, changed, most_ahead: AHEAD * threads }
    }

    /// Says that one thread more works, until what this gives is dropped.
    fn enter(&self) -> Leaving<'_, P> {
        locked(&self.state).working += 1;
        Leaving(self)
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
    fn threads_that_the_system_refuses_are_done_without() {
        // No system gives a thread so much memory.
        let refused = || thread::Builder::new().stack_size(usize::MAX / 2);
        let items: Vec<u64> = (0..200).collect();
        for given in 0..3 {
            let builder = |number| if number < given { thread::Builder::new() } else { refused() };
            let (mut taken, mut stopped) = (Vec::new(), Vec::new());
            on_threads((0..5).map(builder), items.iter().copied(), u64::clone, |item, result| {
                assert_eq!(item, result);
                taken.push(item);
                ControlFlow::Continue(())
            });
            assert_eq!(taken, items, "on {given} threads");
            on_threads((0..5).map(builder), 0.., u64::clone, |item, _| {
                stopped.push(item);
                if item == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert_eq!(stopped.len(), 6, "on {given} threads");
        }
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
