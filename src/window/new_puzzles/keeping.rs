//! Which sets of puzzles are to be kept between runs.

use std::cmp::Reverse;

use super::Maker;
use super::batch::Batch;
use crate::persistence::how_many;

impl Maker {
    /// Takes sets that were made in an earlier run.
    pub(crate) fn take_sets(&mut self, mut sets: Vec<Batch>) {
        sets.sort_by_key(|set| Reverse(set.at));
        sets.truncate(how_many(sets.iter().map(|set| set.rows.len())));
        let mut sets = sets.into_iter();
        self.batch = sets.next();
        self.earlier = sets.collect();
        self.chosen = self.batch.is_some().then_some(0);
        self.arrange();
    }

    /// Takes note that the sets are to be kept, though they have not changed.
    pub(crate) fn must_keep_sets(&mut self) {
        self.batch.iter_mut().chain(&mut self.earlier).for_each(|set| set.changes += 1);
    }

    /// The sets that have changed since they were kept.
    pub(crate) fn unkept(&self) -> impl Iterator<Item = &Batch> {
        let sets = self.batch.iter().chain(&self.earlier);
        sets.filter(|set| set.changes != set.kept && !set.rows.is_empty())
    }

    /// Whether it will not be long until a set changes again.
    pub(crate) fn is_at_work(&self) -> bool {
        self.making.is_going() || self.rating.is_going()
    }

    /// Takes note that these sets begin to be kept as they are now.
    pub(crate) fn begin_keeping(&mut self) -> Vec<Batch> {
        let sets: Vec<Batch> = self.unkept().cloned().collect();
        self.begun = sets.iter().map(|set| (set.at, set.changes)).collect();
        sets
    }

    /// Takes note that they are kept, or could not be.
    pub(crate) fn end_keeping(&mut self, are_kept: bool) {
        for (at, changes) in self.begun.drain(..).filter(|_| are_kept) {
            let set = self.batch.iter_mut().chain(&mut self.earlier).find(|set| set.at == at);
            if let Some(set) = set {
                set.kept = changes;
            }
        }
    }
}
