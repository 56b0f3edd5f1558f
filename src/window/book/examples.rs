//! The examples of a rule: worked out off the thread of the window, drawn and told.

use std::sync::Arc;

use duvod::explanation::{result, sentence};
use duvod::grid::{Board, Geometry};
use duvod::knowledge::Knowledge;
use duvod::locale::Locale;
use duvod::picture::{DigitOrigin, Scene};
use duvod::proof::RuleId;
use duvod_laboratory::Exhibit;

/// The examples of one rule, to be worked out.
#[derive(Clone)]
pub struct Exhibition {
    knowledge: Arc<Knowledge>,
    geometry: Arc<Geometry>,
    rule: RuleId,
}

impl Exhibition {
    /// Of a rule, on a grid.
    pub(crate) fn new(knowledge: Arc<Knowledge>, geometry: Arc<Geometry>, rule: RuleId) -> Self {
        Self { knowledge, geometry, rule }
    }

    /// The rule.
    pub(crate) fn rule(&self) -> RuleId {
        self.rule
    }

    /// Works out all examples that can be read.
    pub fn run(&self, interrupted: &dyn Fn() -> bool) -> Vec<Exhibit> {
        let Some(rule) = self.knowledge.rule(self.rule) else { return Vec::new() };
        let exhibit =
            |example| Exhibit::new(&self.knowledge, &self.geometry, rule, example, interrupted);
        rule.shown().take_while(|_| !interrupted()).filter_map(exhibit).collect()
    }
}

/// An example in words.
#[derive(Clone, Debug, Default)]
pub(crate) struct ExampleText {
    pub(crate) result: String,
    pub(crate) sentence: String,
}

/// Puts the step of an example into words; empty if the rule does not take it.
pub(crate) fn tell(exhibit: &Exhibit, locale: &Locale) -> ExampleText {
    let Some(step) = &exhibit.step else { return ExampleText::default() };
    let geometry = &exhibit.geometry;
    ExampleText {
        result: locale.say(&result(geometry, step)),
        sentence: locale.say(&sentence(geometry, &exhibit.candidates, step)),
    }
}

/// What is drawn of an example; an empty grid if there is none.
pub(crate) fn scene(exhibit: Option<&Exhibit>, geometry: &Geometry) -> Scene {
    let Some(exhibit) = exhibit else {
        return Scene::of(geometry, &Board::empty(geometry.cell_count())).scene();
    };
    let builder = Scene::of(&exhibit.geometry, &exhibit.state.board).placed_by(DigitOrigin::Solved);
    let builder = builder.pencil_marks(&exhibit.candidates);
    match &exhibit.step {
        Some(step) => builder.step(step).scene(),
        None => builder.scene(),
    }
}
