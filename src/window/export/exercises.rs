//! The boards of a practice sheet, made on a thread of their own.

use std::sync::Arc;

use iced::Task;

use crate::background::Waiting;
use duvod::explanation::rule_name;
use duvod::grid::Geometry;
use duvod::message::{Message as Words, words};
use duvod::practice::{Exercise, NoExercise, PracticeOrder, TooFew};
use duvod::proof::{RuleId, Trace};

/// The boards that were made, or are being made, or why not.
#[derive(Debug, Default)]
pub(crate) struct Exercises {
    /// What boards are being made, and how many.
    work: Waiting<(PracticeOrder, u64)>,
    made: Option<(RuleId, Result<Arc<Sheet>, u64>)>,
    /// Grows with every change.
    revision: usize,
}

/// Boards, each with its step.
#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) geometry: Arc<Geometry>,
    pub(super) steps: Vec<Trace>,
    pub(super) task: Words,
}

impl Exercises {
    /// Starts to make so many boards as the work with this number; the task tells that they are there.
    pub(super) fn start(
        &mut self,
        number: u64,
        order: PracticeOrder,
        count: u64,
    ) -> Task<Result<Arc<[Exercise]>, TooFew>> {
        let task = self.work.start(number, (order, count), |(order, count), stopped| {
            Some(order.clone().make_several(*count, &mut |_| {}, stopped))
        });
        self.revision += 1;
        let stopped = Err(TooFew { made: 0, why: NoExercise::Interrupted });
        task.map(move |(_, made)| made.unwrap_or(stopped.clone()).map(Arc::from))
    }

    /// What is being made, with the number of the work: the order, and how many.
    #[cfg(test)]
    pub(crate) fn waited(&self) -> Option<(u64, &PracticeOrder, u64)> {
        self.work.waited().map(|(number, (order, count))| (number, order, *count))
    }

    /// Takes what was made, if it is still waited for.
    pub(super) fn take(&mut self, number: u64, made: Result<Arc<[Exercise]>, TooFew>) {
        let Some((order, _)) = self.work.end(number) else { return };
        self.revision += 1;
        let geometry = order.geometry;
        let sheet = |exercises: Arc<[Exercise]>| Sheet {
            steps: exercises.iter().map(|exercise| exercise.solution(&geometry)).collect(),
            task: Exercise::task(&geometry, &exercises, order.rule),
            geometry: Arc::clone(&geometry),
        };
        self.made = match made {
            Err(TooFew { why: NoExercise::Interrupted, .. }) => None,
            made => Some((order.rule, made.map(sheet).map(Arc::new).map_err(|few| few.made))),
        };
    }

    /// The boards for this rule, with their steps, and what is to be done on them.
    ///
    /// # Errors
    /// What is to be said while there are none.
    pub(super) fn made(&self, rule: Option<RuleId>) -> Result<Arc<Sheet>, Words> {
        let rule = rule.ok_or(words::ExportNoRule)?;
        if self.work.is_going() {
            return Err(words::ExportMaking.into());
        }
        match self.made.as_ref().filter(|(of, _)| *of == rule) {
            None => Err(words::ExportCanMake { rule: rule_name(rule) }.into()),
            Some((_, Err(made))) => {
                Err(words::ExportNotMade { made: *made, rule: rule_name(rule) }.into())
            }
            Some((_, Ok(sheet))) => Ok(Arc::clone(sheet)),
        }
    }

    /// A number that is another one after every change.
    pub(super) const fn revision(&self) -> usize {
        self.revision
    }

    /// Whether boards are being made.
    pub(super) fn is_making(&self) -> bool {
        self.work.is_going()
    }
}
