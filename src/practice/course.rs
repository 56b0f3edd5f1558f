//! Which rule is practised next, and what came of those before.

use std::collections::BTreeMap;
use std::time::Duration;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

use super::Seen;
use crate::proof::RuleId;

/// How an exercise ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The rule was found.
    Found,
    /// It was found after a hint.
    Hinted,
    /// It was shown, or another board was wanted.
    GivenUp,
}

/// What came of exercises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Tally {
    /// How many ended with the rule found and no hint.
    pub found: u32,
    /// How many ended with the rule found after a hint.
    pub hinted: u32,
    /// How many were given up.
    pub given_up: u32,
    /// How long those took in which the rule was found, together, in milliseconds.
    pub time: u64,
}

impl Tally {
    /// Returns how many exercises came to an end.
    pub const fn asked(&self) -> u32 {
        self.found.saturating_add(self.hinted).saturating_add(self.given_up)
    }

    /// Returns how long one took on average in which the rule was found, if it was in some.
    pub fn pace(&self) -> Option<Duration> {
        let count = u64::from(self.found.saturating_add(self.hinted));
        (count > 0).then(|| Duration::from_millis(self.time / count))
    }

    /// Adds what came of another exercise.
    pub fn add(&mut self, end: End, time: Duration) {
        let count = match end {
            End::Found => &mut self.found,
            End::Hinted => &mut self.hinted,
            End::GivenUp => &mut self.given_up,
        };
        *count = count.saturating_add(1);
        if end != End::GivenUp {
            let time = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
            self.time = self.time.saturating_add(time);
        }
    }

    /// How likely its rule is to be drawn: as a rule that was never asked until it was, and then the more often it was
    /// missed of those times. A rule that was found with a hint was missed by half.
    fn weight(&self) -> u64 {
        let missed = 2 * u64::from(self.given_up) + u64::from(self.hinted);
        (UNTRIED * (1 + missed) / (1 + u64::from(self.asked()))).max(1)
    }
}

/// The weight of a rule that was not yet asked.
const UNTRIED: u64 = 24;

/// Exercises one after the other, of one rule or of several.
///
/// What came of each is told to it, with the time, since it has no clock.
#[derive(Clone, Debug)]
pub struct Course {
    rules: Vec<RuleId>,
    seed: u64,
    number: u64,
    /// What came of this course.
    total: Tally,
    /// What came of each rule, in this course and before.
    by_rule: BTreeMap<RuleId, Tally>,
    /// The boards that were shown.
    pub seen: Seen,
}

impl Course {
    /// Begins a course in these rules, of which there must be one; `before` is what came of rules before. All that is drawn
    /// by lot follows from the seed.
    pub fn new(rules: Vec<RuleId>, before: BTreeMap<RuleId, Tally>, seed: u64) -> Self {
        let (total, seen) = Default::default();
        Self { rules, seed, number: 0, total, by_rule: before, seen }
    }

    /// Returns the rules that are practised.
    pub fn rules(&self) -> &[RuleId] {
        &self.rules
    }

    /// Returns the seed of the course, and the number of the exercise at hand.
    pub const fn lot(&self) -> (u64, u64) {
        (self.seed, self.number)
    }

    /// Draws the rule of the exercise at hand; `None` if there is no rule. A rule that was missed more often is drawn more
    /// often.
    pub fn rule(&self) -> Option<RuleId> {
        let mut lots = ChaCha8Rng::seed_from_u64(self.seed);
        lots.set_stream(self.number);
        let weights = self.rules.iter().map(|&rule| (rule, self.of(rule).weight()));
        let all: u64 = weights.clone().map(|(_, weight)| weight).sum();
        let mut lot = if all > 0 { lots.random_range(0..all) } else { return None };
        for (rule, weight) in weights {
            if lot < weight {
                return Some(rule);
            }
            lot -= weight;
        }
        None
    }

    /// Takes note of how the exercise at hand ended and how long it took.
    pub fn end(&mut self, rule: RuleId, end: End, time: Duration) {
        self.total.add(end, time);
        self.by_rule.entry(rule).or_default().add(end, time);
    }

    /// Goes on to the next exercise.
    pub const fn go_on(&mut self) {
        self.number += 1;
    }

    /// Practises a rule no more, since there is no exercise of it; false if it was the last one.
    pub fn drop_rule(&mut self, rule: RuleId) -> bool {
        self.rules.retain(|other| *other != rule);
        !self.rules.is_empty()
    }

    /// Returns what came of this course so far.
    pub const fn total(&self) -> Tally {
        self.total
    }

    /// Returns what came of a rule, in this course and before.
    pub fn of(&self, rule: RuleId) -> Tally {
        self.by_rule.get(&rule).copied().unwrap_or_default()
    }
}
