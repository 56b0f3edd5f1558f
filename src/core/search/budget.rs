//! How long a caller is willing to wait, in nodes and not in milliseconds.
//!
//! A node is one state of the grid that the search works through: the start, or what is left
//! after one decision. The number of nodes of a search is the same on every run and machine,
//! so what a budget decides is too.

use thiserror::Error;

/// The search was given up: the budget was spent, or the caller asked it to stop.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("the search was given up before it could decide")]
pub struct Undecided;

/// How many nodes pass between two looks at whether the caller wants it to end. A node takes
/// about a microsecond, so the delay is far below what a person notices.
const ASKED_EVERY: u64 = 256;

/// What a search may still spend. It is handed from call to call and counts down.
#[derive(Clone)]
pub struct Budget<'a> {
    left: u64,
    stop: Option<&'a dyn Fn() -> bool>,
}

impl Budget<'static> {
    /// No limit: the search runs until it has its answer.
    pub const UNLIMITED: Self = Self { left: u64::MAX, stop: None };

    /// The budget for one of many puzzles: more than any puzzle takes that a person would make.
    pub const OF_MANY: Self = Self::nodes(20_000_000);

    /// Makes a budget of at most this many nodes.
    #[inline]
    pub const fn nodes(nodes: u64) -> Self {
        Self { left: nodes, stop: None }
    }
}

impl Budget<'_> {
    /// Returns the same budget, which also ends as soon as `stop` says so. It is asked now and then
    /// from inside the search, so it should be quick: a look at a flag.
    #[inline]
    pub const fn until(self, stop: &dyn Fn() -> bool) -> Budget<'_> {
        Budget { left: self.left, stop: Some(stop) }
    }

    /// Says how many nodes are left.
    #[inline]
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Does some work with at most this many nodes of the budget, and returns its result.
    pub fn on_a_part<T>(&mut self, nodes: u64, work: impl FnOnce(&mut Self) -> T) -> T {
        let given = nodes.min(self.left);
        let mut part = Self { left: given, stop: self.stop };
        let done = work(&mut part);
        self.left -= given - part.left;
        done
    }

    /// Pays at once for what takes as long as this many nodes.
    ///
    /// # Errors
    /// [`Undecided`] if fewer are left, or if the caller wants it to end.
    #[inline]
    pub fn pay(&mut self, nodes: u64) -> Result<(), Undecided> {
        let left = self.left.checked_sub(nodes);
        self.left = left.unwrap_or(0);
        if left.is_none() || self.is_stopped() { Err(Undecided) } else { Ok(()) }
    }

    /// Whether the caller wants it to end.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }

    /// Pays for one node.
    pub(super) fn spend(&mut self) -> Result<(), Undecided> {
        let asks = self.left.is_multiple_of(ASKED_EVERY);
        if self.left == 0 || asks && self.is_stopped() {
            return Err(Undecided);
        }
        self.left -= 1;
        Ok(())
    }

    /// Pays for one node that takes as long as so many.
    pub(super) fn spend_as(&mut self, nodes: u64) -> Result<(), Undecided> {
        let left = self.left.saturating_sub(nodes);
        let asks = self.left / ASKED_EVERY != left / ASKED_EVERY;
        if self.left == 0 || asks && self.is_stopped() {
            return Err(Undecided);
        }
        self.left = left;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_budget_counts_down_and_ends() {
        let mut budget = Budget::nodes(2);
        assert_eq!([(); 3].map(|()| budget.spend()), [Ok(()), Ok(()), Err(Undecided)]);
        assert_eq!(budget.left(), 0);
    }

    #[test]
    fn a_part_costs_what_is_spent_on_it() {
        let mut budget = Budget::nodes(10);
        let spent = budget.on_a_part(3, |part| (0..5).take_while(|_| part.spend().is_ok()).count());
        assert_eq!((spent, budget.left()), (3, 7));
        assert_eq!(budget.on_a_part(9, |part| (part.left(), part.spend())), (7, Ok(())));
        assert_eq!((budget.left(), budget.pay(4), budget.left()), (6, Ok(()), 2));
        assert_eq!((budget.pay(3), budget.left()), (Err(Undecided), 0), "nothing is owed");
    }

    #[test]
    fn a_dear_node_counts_as_several_and_is_begun_while_any_are_left() {
        let mut budget = Budget::nodes(5);
        assert_eq!((budget.spend_as(3), budget.left()), (Ok(()), 2));
        assert_eq!((budget.spend_as(3), budget.spend_as(3)), (Ok(()), Err(Undecided)));
        let stop = || true;
        let mut stopped = Budget::nodes(1 << 20).until(&stop);
        let begun = (0..9).take_while(|_| stopped.spend_as(ASKED_EVERY / 2).is_ok()).count();
        assert!(begun <= 2, "{begun}");
    }

    #[test]
    fn a_caller_can_stop_it() {
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() == 3
        };
        let mut budget = Budget::UNLIMITED.until(&stop);
        let spent = (0..10 * ASKED_EVERY).take_while(|_| budget.spend().is_ok()).count() as u64;
        assert!(spent < 4 * ASKED_EVERY, "{spent}");
        assert_eq!(Budget::UNLIMITED.until(&|| true).pay(1), Err(Undecided));
    }
}
