//! Tables of the literature, made again: their puzzles are made or taken from the source, their rows are run, and what comes of
//! it stands beside the figures of the source.
//!
//! All but the times, which a clock of the caller measures, follows from the seed.

mod judged;
mod remaking;
mod rerun;
mod runs;
mod told;

use std::fmt::Write as _;

use serde_json::{Map, Value, json};

pub use judged::Judged;
pub use remaking::{Asked, Progress, Remaking, RemakingError};
pub use runs::Runs;
pub use told::{TableText, tables_text};

use duvod::knowledge::{Column, Experiment, Measure};
use duvod::message::{Message, words};
use duvod::picture::Chart;

/// Something that has come of it.
#[derive(Clone, Debug)]
pub enum Remade {
    /// How far the part is that comes next.
    Far(Progress),
    /// A part is done.
    Part(Box<Done>),
}

/// A part that was made again.
#[derive(Clone, Debug)]
pub enum Done {
    /// Rows of methods.
    Runs(Runs),
    /// Puzzles that a person judged.
    Judged(Judged),
}

impl Remaking<'_> {
    /// Makes the parts of the table one after the other, and tells of all that comes.
    ///
    /// # Errors
    /// [`RemakingError`] if it does not come to its end.
    pub fn run(&self, told: &mut dyn FnMut(Remade)) -> Result<(), RemakingError> {
        let name = &self.experiment.grid;
        let geometry = self.knowledge.grid(name).ok_or_else(|| {
            RemakingError::Wrong(words::ErrorOther { reason: name.clone() }.into())
        })?;
        if !self.experiment.judged.is_empty() {
            let judged = Judged::made(self, geometry, &mut |far| told(Remade::Far(far)))?;
            told(Remade::Part(Box::new(Done::Judged(judged))));
        }
        for part in &self.experiment.parts {
            let far = &mut |far| told(Remade::Far(far));
            let boards = self.boards(part, geometry, far)?;
            let runs = Runs::made(self, (part, geometry, &boards), far)?;
            told(Remade::Part(Box::new(Done::Runs(runs))));
        }
        Ok(())
    }
}

impl Done {
    /// Tells it beside the figures of its source.
    pub fn told(&self, experiment: &Experiment) -> TableText {
        match self {
            Self::Runs(runs) => runs.told(experiment),
            Self::Judged(judged) => judged.told(),
        }
    }

    /// Whether all rows stand in the order of the source.
    pub fn is_in_order(&self, experiment: &Experiment) -> bool {
        match self {
            Self::Runs(runs) => runs.is_in_order(experiment),
            Self::Judged(_) => true,
        }
    }

    /// Plots what there is something to show of, each plot with the name of its file.
    pub fn plots(
        &self,
        experiment: &Experiment,
        say: &dyn Fn(&Message) -> String,
    ) -> Vec<(String, Chart)> {
        match self {
            Self::Runs(runs) => runs.plots(experiment, say),
            Self::Judged(_) => Vec::new(),
        }
    }

    /// One object for programs, or a list of them.
    pub fn json(&self, experiment: &Experiment) -> Value {
        match self {
            Self::Runs(runs) => runs.json(experiment),
            Self::Judged(judged) => judged.json(),
        }
    }
}

/// Writes what came of a table as one object for programs.
pub fn table_json(experiment: &Experiment, parts: &[Done]) -> Value {
    let name = &experiment.name;
    match parts {
        [Done::Judged(judged)] => json!({ "experiment": name, "judged": judged.json() }),
        parts => {
            let parts: Vec<Value> = parts.iter().map(|part| part.json(experiment)).collect();
            json!({ "experiment": name, "parts": parts })
        }
    }
}

/// The columns of the CSV of runs, before those of the source, and of that of judged puzzles.
const OF_RUNS: [&str; 13] = [
    "algorithm",
    "t0",
    "q",
    "limit",
    "hmax",
    "runs",
    "solved",
    "impossible",
    "gave_up",
    "seconds",
    "seconds_deviation",
    "passes",
    "passes_deviation",
];
const OF_JUDGED: [&str; 6] = ["puzzle", "givens", "wanted", "share", "er", "judged"];

/// Writes a line a row, with commas, for programs: the same in all languages. Columns of the source have what is measured and
/// their names in their heads.
pub fn table_csv(experiment: &Experiment, parts: &[Done]) -> String {
    let source = experiment.columns.iter().map(|column| {
        let measure = match column.measure {
            Measure::Seconds => "seconds",
            Measure::Passes => "passes",
        };
        format!("source_{measure}_{}", column.name)
    });
    let is_judged = !experiment.judged.is_empty();
    let own: &[&str] = if is_judged { &OF_JUDGED } else { &OF_RUNS };
    let part = (!is_judged).then(|| "part".to_owned());
    let heads = part.into_iter().chain(own.iter().map(|&head| head.to_owned())).chain(source);
    let mut out = heads.collect::<Vec<_>>().join(",") + "\n";
    let field = |row: &Map<String, Value>, name: &str| match row.get(name) {
        None | Some(Value::Null) => String::new(),
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
    };
    for part in parts {
        let object = part.json(experiment);
        let rows = object.get("rows").unwrap_or(&object).as_array().into_iter().flatten();
        for row in rows.filter_map(Value::as_object) {
            let name = object.get("part").and_then(Value::as_str).map(str::to_owned);
            let source = row.get("source").and_then(Value::as_object);
            let figure =
                |column: &Column| source.map_or_else(String::new, |it| field(it, &column.name));
            let figures = experiment.columns.iter().map(figure);
            let cells = own.iter().map(|head| field(row, head));
            let cells: Vec<String> = name.into_iter().chain(cells).chain(figures).collect();
            // Writing to a string does not fail.
            let _ = writeln!(out, "{}", cells.join(","));
        }
    }
    out
}
