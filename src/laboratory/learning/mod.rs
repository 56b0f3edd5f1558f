//! Patterns that are learnt from steps: the fewest statements about the state that give what a step concluded, with names for its
//! cells, digits and houses, proved without a grid; and how often the same pattern is met.
//!
//! In goes a step in the state before it, such as a trial, whose supposed steps say which cells and houses it looked at; out comes
//! a [`Schema`] that is true on every grid. Steps that rest on constraints, on one solution, or on more of the grid than which of
//! their cells see each other give none.

mod alike;
mod least;
mod text;

use crate::learning::alike::Form;
use duvod::grid::{Candidates, Geometry};
use duvod::proof::schema::Schema;
use duvod::proof::{Fact, Step};

/// A pattern that was learnt.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// The pattern.
    pub pattern: Schema,
    /// How often it was met.
    pub times: usize,
    /// In how many puzzles.
    pub puzzles: usize,
    /// In which puzzle it was met last, by its number.
    last: usize,
    form: Form,
}

/// The patterns of many steps, each once, however its cells, digits and houses are called.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    all: Vec<Learnt>,
}

impl Lessons {
    /// Takes a pattern that was met in the puzzle with this number; the puzzles come in order.
    pub fn add(&mut self, puzzle: usize, pattern: Schema) {
        let form = Form::of(&pattern);
        if let Some(known) = self.all.iter_mut().find(|it| it.form.is_like(&form)) {
            known.times += 1;
            known.puzzles += usize::from(known.last != puzzle);
            known.last = puzzle;
            return;
        }
        self.all.push(Learnt { pattern, times: 1, puzzles: 1, last: puzzle, form });
    }

    /// The patterns, those first that are met in the most puzzles; of several the smaller, and then the one that was met first.
    pub fn best(mut self) -> Vec<Learnt> {
        self.all.sort_by_key(|it| (std::cmp::Reverse(it.puzzles), it.pattern.atoms.len()));
        self.all
    }
}

/// What a step in the state before it teaches: a pattern for the first of its conclusions that is learnt.
pub fn learn(geometry: &Geometry, state: &Candidates, step: &Step) -> Option<Schema> {
    let struck = step.facts().filter(|fact| matches!(fact, Fact::Absent(..)));
    struck.take(1).find_map(|fact| least::pattern(geometry, state, step, fact))
}

/// Writes a pattern as the file of a rule with this id.
pub fn rule_text(id: &str, pattern: &Schema) -> String {
    text::rule(id, pattern)
}
