//! Methods side by side: each chosen one on each puzzle, as often as asked for, and what came of it as a table, as CSV, as
//! JSON and as plots.
//!
//! Runs come one after the other, so that none takes time from another. All but the times, which a clock of the caller
//! measures, is the same on every machine.

mod plots;
mod table;

use std::collections::BTreeMap;
use std::sync::Arc;

pub use plots::{PLOT_FILES, plot_number, plot_svg, plots};
pub use table::{ENCODING_HEADS, TABLE_HEADS, csv, encoding_cells, json, rounded, table_cells};

use super::contender::{Contender, contenders, methods};
use super::summary::{Row, Timed};
use crate::textbook::{Limits, Settings};
use duvod::grid::{Board, Geometry};
use duvod::inference::{EngineError, Options};
use duvod::knowledge::Knowledge;
use duvod::message::words::{self, Label};

/// Returns what the method with this name is called.
pub fn method_label(name: &str) -> Label {
    let method = methods().into_iter().find(|method| method.name == name);
    method.map_or(words::AlgorithmExact, |method| method.label)
}

/// A puzzle that methods are run on.
#[derive(Clone, Debug)]
pub struct Task {
    /// Its grid.
    pub geometry: Arc<Geometry>,
    /// Its digits.
    pub board: Board,
}

/// A run among those that are compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The name of the method.
    pub method: &'static str,
    /// The number of the puzzle, from 0.
    pub puzzle: usize,
    /// The number of the repetition, from 0.
    pub repetition: u64,
    /// What came of it.
    pub run: Timed,
}

/// What is to be compared.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The puzzles.
    pub tasks: Vec<Task>,
    /// The names of the methods, in the order in which they are run.
    pub methods: Vec<&'static str>,
    /// How often each is run on each puzzle.
    pub repetitions: u64,
    /// The seed of the first repetition; the next ones have the next seeds.
    pub seed: u64,
    /// The most steps of a run.
    pub steps: u64,
    /// How many solutions are looked for, at least one.
    pub solutions: usize,
    /// What the optimising methods are told.
    pub settings: Settings,
}

impl Comparison {
    /// Returns how many runs there are.
    pub fn total(&self) -> u64 {
        (self.methods.len() as u64 * self.tasks.len() as u64).saturating_mul(self.repetitions)
    }

    /// Runs each method on each puzzle, by method and then by puzzle, and tells of each run at once. Rules are those of the
    /// options, the clock gives seconds. A run that is cancelled is not told of, and the last.
    ///
    /// # Errors
    /// [`EngineError`] if there is no such profile.
    pub fn run(
        &self,
        (knowledge, options): (&Knowledge, &Options),
        clock: &dyn Fn() -> f64,
        cancelled: &dyn Fn() -> bool,
        told: &mut dyn FnMut(Entry),
    ) -> Result<(), EngineError> {
        let limits = Limits { solutions: self.solutions, cancelled, ..Limits::steps(self.steps) };
        let mut of_grids: BTreeMap<&str, Vec<Contender>> = BTreeMap::new();
        for Task { geometry, .. } in &self.tasks {
            if !of_grids.contains_key(geometry.name()) {
                let all = contenders(knowledge, geometry, options, &self.settings)?;
                let _ = of_grids.insert(geometry.name(), all);
            }
        }
        for &method in &self.methods {
            for (puzzle, task) in self.tasks.iter().enumerate() {
                let all = of_grids[task.geometry.name()].iter();
                let Some(contender) = all.clone().find(|one| one.named().name == method) else {
                    continue;
                };
                for repetition in 0..self.repetitions {
                    let seed = self.seed.wrapping_add(repetition);
                    let run = contender.timed(&task.board, seed, limits, clock);
                    if cancelled() {
                        return Ok(());
                    }
                    told(Entry { method, puzzle, repetition, run });
                }
            }
        }
        Ok(())
    }
}

/// Sums up the runs of each method that was run.
pub fn rows(entries: &[Entry]) -> Vec<(&'static str, Row)> {
    let row = |name: &'static str| {
        let runs = entries.iter().filter(|entry| entry.method == name);
        let runs: Vec<Timed> = runs.map(|entry| entry.run.clone()).collect();
        (!runs.is_empty()).then(|| (name, Row::of(&runs)))
    };
    methods().into_iter().filter_map(|method| row(method.name)).collect()
}
