//! What of practising takes time: boards are made and marks are judged on threads of their own.

use std::sync::Arc;

use iced::Task;

use super::message::Message;
use crate::background::Awaited;
use duvod::grid::Geometry;
use duvod::knowledge::Knowledge;
use duvod::practice::{Exercise, Marked, NoExercise, PracticeOrder, PracticeVerdict, judge};
use duvod::session::{Coach, NamedRules};

/// A board that is being made. Dropping this cancels that.
pub(crate) struct Making {
    number: u64,
    order: PracticeOrder,
    _work: Awaited,
}

impl Making {
    /// Starts the work; the task tells that it is done.
    pub(crate) fn start(number: u64, order: PracticeOrder) -> (Self, Task<Message>) {
        let run = order.clone();
        let (work, task) = Awaited::start(move |cancelled| run.make(cancelled));
        let made = move |made: Option<Result<Exercise, NoExercise>>| {
            Message::Made(number, made.unwrap_or(Err(NoExercise::Interrupted)).map(Box::new))
        };
        (Self { number, order, _work: work }, task.map(made))
    }

    /// The number of the work, and what is wanted.
    pub(crate) fn waited(&self) -> (u64, &PracticeOrder) {
        (self.number, &self.order)
    }
}

/// What was marked, to be judged.
#[derive(Clone, Debug)]
pub struct Question {
    pub(crate) knowledge: Arc<Knowledge>,
    pub(crate) exercise: Arc<Exercise>,
    pub(crate) marked: Marked,
    pub(crate) coach: Coach,
    pub(crate) geometry: Arc<Geometry>,
}

impl Question {
    /// Judges; `None` once it was interrupted.
    pub fn run(&self, interrupted: &dyn Fn() -> bool) -> Option<PracticeVerdict> {
        let rule = self.knowledge.rule(self.exercise.rule)?;
        let named = NamedRules::new(&self.knowledge, &self.geometry, &[rule]);
        judge(&self.exercise, &self.marked, (&self.coach, &named), interrupted).ok()
    }
}

/// What is being judged. Dropping this cancels that.
pub(crate) struct Judging {
    number: u64,
    question: Question,
    _work: Awaited,
}

impl Judging {
    /// Starts the work; the task tells that it is done.
    pub(crate) fn start(number: u64, question: Question) -> (Self, Task<Message>) {
        let run = question.clone();
        let (work, task) = Awaited::start(move |cancelled| run.run(cancelled));
        let judged = move |verdict: Option<Option<PracticeVerdict>>| {
            Message::Judged(number, verdict.flatten().map(Box::new))
        };
        (Self { number, question, _work: work }, task.map(judged))
    }

    /// The number of the work, and what is judged.
    pub(crate) fn waited(&self) -> (u64, &Question) {
        (self.number, &self.question)
    }
}
