//! Work spread over threads, its results in order.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

/// Does `work` on every item, as many at a time as the machine has processors, and hands the results
/// to `take` in the order of the items, until that breaks. What `take` is given is the same for any
/// number of threads.
pub(super) fn in_order<T: Sync, R: Send>(
    items: &[T],
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(&T, R) -> ControlFlow<()>,
) {
    let threads = thread::available_parallelism().map_or(1, usize::from).min(items.len());
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, stop, work) = (sender.clone(), &next, &stop, &work);
            let _ = scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { return };
                    // Nobody listens any more once the taker has stopped.
                    let _ = sender.send((index, work(item)));
                }
            });
        }
        drop(sender);
        let mut early: Vec<Option<R>> = items.iter().map(|_| None).collect();
        let mut due = 0;
        for (index, result) in receiver {
            early[index] = Some(result);
            while let Some(result) = early.get_mut(due).and_then(Option::take) {
                let flow = take(&items[due], result);
                due += 1;
                if flow.is_break() {
                    stop.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..200).collect();
        let mut taken = Vec::new();
        let work = |&item: &u64| (0..(200 - item) * 50).fold(item, u64::wrapping_add);
        in_order(&items, work, |&item, result| {
            assert_eq!(result, work(&item));
            taken.push(item);
            ControlFlow::Continue(())
        });
        assert_eq!(taken, items);
    }

    #[test]
    fn it_stops_when_told() {
        let items: Vec<u64> = (0..10_000).collect();
        let mut taken = 0;
        in_order(
            &items,
            |&item| item,
            |_, item| {
                taken += 1;
                if item == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert_eq!(taken, 6);
        in_order(&[], |&item: &u64| item, |_, _| ControlFlow::Continue(()));
    }
}
