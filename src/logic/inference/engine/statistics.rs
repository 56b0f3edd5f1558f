//! What each family of rules was asked, found and cost.

use std::collections::BTreeMap;
use std::time::Duration;

/// The share of one family.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// How often the family was asked.
    pub calls: u64,
    /// How many steps it gave.
    pub steps: u64,
    /// The time it took.
    pub time: Duration,
}

/// The shares of all families, by name. Filled only when asked for, since reading the clock costs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// The share of each family.
    pub families: BTreeMap<&'static str, Share>,
}

impl Statistics {
    pub(super) fn record(&mut self, family: &'static str, time: Duration, found: bool) {
        let share = self.families.entry(family).or_default();
        share.calls += 1;
        share.steps += u64::from(found);
        share.time += time;
    }
}
