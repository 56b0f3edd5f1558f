//! Practice sheets: exercises of one rule, made on the spot.

use std::sync::Arc;

use crate::failure::Failure;
use crate::request::Request;
use crate::teller::Teller;
use duvod::explanation::rule_name_on;
use duvod::generator::Impossible;
use duvod::message::words;
use duvod::pages::{Answers, Cover, PerPage, practice_sheets};
use duvod::practice::{Exercise, NoExercise, PracticeOrder, Seen};
use duvod::proof::{RuleId, Trace};

/// What is wanted.
pub(super) struct ExerciseOrder {
    pub(super) rule: RuleId,
    pub(super) count: u64,
    /// All that is drawn by lot follows from it.
    pub(super) seed: u64,
}

/// Makes the boards and prints them.
pub(super) fn sheets(
    request: &Request,
    teller: &Teller,
    wanted: &ExerciseOrder,
    cover: Cover<'_>,
    (per_page, answers): (PerPage, Answers),
) -> Result<Vec<u8>, Failure> {
    let &ExerciseOrder { rule, count, seed } = wanted;
    let geometry = &request.grid;
    let order = PracticeOrder {
        knowledge: Arc::new(request.knowledge.clone()),
        geometry: Arc::clone(geometry),
        options: request.options.clone(),
        rule,
        seed,
        number: 0,
        seen: Seen::default(),
    };
    let mut told = |done: u64| request.watch.show(&words::ProgressOf { done, total: count }.into());
    let made = order.make_several(count, &mut told, &|| false);
    request.watch.clear();
    let exercises = made.map_err(|few| {
        Failure::Wrong(match few.why {
            NoExercise::Rule => Impossible::Rule.message(),
            _ => words::ErrorPrintPractice { made: few.made, rule: rule_name_on(geometry, rule) }
                .into(),
        })
    })?;
    let steps: Vec<Trace> = exercises.iter().map(|exercise| exercise.solution(geometry)).collect();
    let told = (&Exercise::task(geometry, &exercises, rule), &*steps);
    Ok(practice_sheets(&teller.locale, geometry, cover, told, (per_page, answers)).pdf())
}
