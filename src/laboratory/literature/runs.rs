//! Rows of a table: methods that were run on the same puzzles.

use serde_json::{Value, json};

use super::remaking::{Progress, Remaking, RemakingError};
use super::rerun::{Rerun, pairs_in_order};
use super::told::TableText;
use crate::comparison::{plots, rounded};
use crate::contender::methods;
use crate::parameters::{Measured, parameter_plots};
use crate::textbook::{Limits, MethodName};
use crate::{Entry, Row};
use duvod::grid::{Board, Geometry};
use duvod::knowledge::{Experiment, Measure, MethodRow, Part};
use duvod::message::{Message, words};
use duvod::picture::Chart;

/// A part of a table that was made again.
#[derive(Clone, Debug)]
pub struct Runs {
    part: Part,
    puzzles: usize,
    repeat: u64,
    steps: u64,
    /// The runs of each row.
    rows: Vec<(MethodName, Vec<Entry>)>,
}

/// A column as it is shown.
struct Column {
    head: Message,
    numbers: Vec<Option<f64>>,
}

impl Runs {
    /// Runs the rows of a part on its puzzles.
    pub(super) fn made(
        remaking: &Remaking<'_>,
        (part, geometry, boards): (&Part, &Geometry, &[Board]),
        told: &mut dyn FnMut(Progress),
    ) -> Result<Self, RemakingError> {
        let Remaking { asked, cancelled, .. } = remaking;
        let (repeat, steps) =
            (asked.repeat.unwrap_or(part.repeat), asked.steps.unwrap_or(part.steps));
        let rerun = Rerun {
            knowledge: remaking.knowledge,
            options: remaking.options,
            geometry,
            boards,
            repeat,
            seed: asked.seed,
            limits: Limits { solutions: part.solutions, cancelled, ..Limits::steps(steps) },
            clock: remaking.clock,
        };
        let total = rerun.runs() * part.rows.len() as u64;
        let (mut rows, mut done) = (Vec::new(), 0);
        for row in &part.rows {
            let named = methods().into_iter().find(|method| method.name == row.method);
            let mut entries = Vec::new();
            let ran = rerun.run(row, &mut |(puzzle, repetition), run| {
                let method = named.map_or("", |method| method.name);
                entries.push(Entry { method, puzzle, repetition, run });
                done += 1;
                told(Progress::Runs(done, total));
            });
            ran.map_err(|error| RemakingError::Wrong(error.message()))?;
            remaking.go_on()?;
            rows.extend(named.map(|named| (named, entries)));
        }
        Ok(Self { part: part.clone(), puzzles: boards.len(), repeat, steps, rows })
    }

    /// The rows of the table with what came of them.
    fn rows(&self) -> impl Iterator<Item = (&MethodRow, &(MethodName, Vec<Entry>))> {
        self.part.rows.iter().zip(&self.rows)
    }

    /// The runs that count.
    fn counted(&self, entries: &[Entry]) -> Vec<Entry> {
        let counts = |entry: &&Entry| !self.part.unfrozen || entry.run.report.dead_ends == 0;
        entries.iter().filter(counts).cloned().collect()
    }

    /// The mean of what is measured in each row.
    fn means(&self, measure: Measure) -> Vec<f64> {
        let mean = |row: &Row| match measure {
            Measure::Seconds => row.seconds.mean,
            Measure::Passes => row.passes.mean,
        };
        self.rows.iter().map(|(_, entries)| mean(&summed(&self.counted(entries)))).collect()
    }

    /// Tells it beside the figures of its source.
    pub(super) fn told(&self, experiment: &Experiment) -> TableText {
        let columns = self.columns(experiment);
        let heads = columns.iter().map(|column| column.head.clone());
        let heads = [Message::from(words::CompareMethod)].into_iter().chain(heads).collect();
        let row = |(index, (row, (named, _))): (usize, (&MethodRow, &(MethodName, _)))| {
            let numbers = columns.iter().map(|column| match column.numbers[index] {
                Some(number) => words::CompareNumber { number: rounded(number) }.into(),
                None => words::CompareNone.into(),
            });
            [name_of(row, named)].into_iter().chain(numbers).collect()
        };
        let rows = self.rows().enumerate().map(row).collect();
        let after = self.given_up().chain(self.orders(experiment).map(|(_, told)| told));
        TableText { before: self.before(), heads, rows, after: after.collect() }
    }

    fn before(&self) -> Vec<Message> {
        let (puzzles, repeat, steps) = (self.puzzles, self.repeat, self.steps);
        let mut lines = vec![self.part.title()];
        if self.part.stands_in {
            lines.push(words::RemadeStandsIn.into());
        }
        lines.push(words::RemadeRuns { puzzles, repeat, steps }.into());
        if self.part.unfrozen {
            let runs: usize = self.rows.iter().map(|(_, entries)| entries.len()).sum();
            let counted = self.rows.iter().map(|(_, entries)| self.counted(entries).len());
            lines.push(words::RemadeUnfrozen { count: counted.sum::<usize>(), runs }.into());
        }
        lines
    }

    /// The columns of the table: what is measured here, and behind it what the source gives of it.
    fn columns(&self, experiment: &Experiment) -> Vec<Column> {
        let mut columns = Vec::new();
        for measure in [Measure::Seconds, Measure::Passes] {
            let given = experiment.columns.iter().enumerate();
            let mut of_measure = given.filter(|(_, column)| column.measure == measure).peekable();
            if of_measure.peek().is_none() {
                continue;
            }
            let scale = if measure == Measure::Seconds { 1e3 } else { 1.0 };
            let here = self.means(measure).into_iter().map(|mean| Some(scale * mean)).collect();
            columns.push(Column { head: measured(measure), numbers: here });
            for (index, column) in of_measure {
                let numbers = self.rows().map(|(row, _)| figure(row, index).map(|it| scale * it));
                columns.push(Column { head: column.title(), numbers: numbers.collect() });
            }
        }
        columns
    }

    /// Which rows have runs that were given up.
    fn given_up(&self) -> impl Iterator<Item = Message> {
        self.rows().filter_map(|(row, (named, entries))| {
            let summed = summed(entries);
            let (runs, count) = (summed.runs, summed.gave_up);
            let method = name_of(row, named);
            (count > 0).then(|| words::RemadeGivenUp { count, method, runs }.into())
        })
    }

    /// How many pairs of rows stand in the order of the source, by each of its columns; and whether that is all of them.
    fn orders(&self, experiment: &Experiment) -> impl Iterator<Item = (bool, Message)> {
        experiment.columns.iter().enumerate().filter_map(|(index, column)| {
            let source: Vec<_> = self.rows().map(|(row, _)| figure(row, index)).collect();
            let (pairs, alike) = pairs_in_order(&source, &self.means(column.measure));
            let (by, column) = (measured(column.measure), column.title());
            let told = || words::RemadeOrder { alike, by, column, pairs }.into();
            (pairs > 0).then(|| (pairs == alike, told()))
        })
    }

    /// Whether all rows stand in the order of the source.
    pub(super) fn is_in_order(&self, experiment: &Experiment) -> bool {
        self.orders(experiment).all(|(is_in_order, _)| is_in_order)
    }

    /// Plots times and the course of the cost; where a method stands in several rows, passes by what it was told.
    pub(super) fn plots(
        &self,
        experiment: &Experiment,
        say: &dyn Fn(&Message) -> String,
    ) -> Vec<(String, Chart)> {
        let mut names: Vec<&str> = self.rows.iter().map(|(named, _)| named.name).collect();
        names.sort_unstable();
        if names.windows(2).all(|pair| pair[0] != pair[1]) {
            let entries: Vec<Entry> = self.rows.iter().flat_map(|it| it.1.clone()).collect();
            return plots(&entries, say).into_iter().map(|it| (it.0.to_owned(), it.1)).collect();
        }
        let rows = self.rows().zip(self.means(Measure::Passes));
        let rows = rows.map(|((row, (named, _)), passes)| {
            let of_passes = experiment.columns.iter().zip(&row.source);
            let of_passes = of_passes.filter(|(column, _)| column.measure == Measure::Passes);
            let source = of_passes.map(|(column, &figure)| (say(&column.title()), figure));
            Measured { row, method: say(&named.label.into()), passes, source: source.collect() }
        });
        parameter_plots(&rows.collect::<Vec<_>>(), say)
    }

    /// One object for programs.
    pub(super) fn json(&self, experiment: &Experiment) -> Value {
        let row = |(row, (named, entries)): (&MethodRow, &(MethodName, Vec<Entry>))| {
            let Row { runs, solved, impossible, gave_up, seconds, passes, .. } =
                summed(&self.counted(entries));
            let source = experiment.columns.iter().zip(&row.source);
            let source = source.map(|(column, figure)| (column.name.clone(), json!(figure)));
            json!({
                "algorithm": named.name, "t0": row.t0, "q": row.q, "limit": row.limit,
                "hmax": row.hmax, "runs": runs, "solved": solved, "impossible": impossible,
                "gave_up": gave_up, "seconds": seconds.mean, "seconds_deviation": seconds.deviation,
                "passes": passes.mean, "passes_deviation": passes.deviation,
                "source": Value::Object(source.collect()),
            })
        };
        let rows: Vec<Value> = self.rows().map(row).collect();
        json!({
            "part": self.part.name, "stands_in": self.part.stands_in, "puzzles": self.puzzles,
            "repeat": self.repeat, "steps": self.steps, "rows": rows,
        })
    }

    /// The name of the part.
    pub fn name(&self) -> &str {
        &self.part.name
    }
}

/// What the source gives of a row in the column with this number.
fn figure(row: &MethodRow, column: usize) -> Option<f64> {
    row.source.get(column).copied().flatten()
}

/// What is measured, as it is called.
fn measured(measure: Measure) -> Message {
    match measure {
        Measure::Seconds => words::CompareTime.into(),
        Measure::Passes => words::ComparePasses.into(),
    }
}

fn summed(entries: &[Entry]) -> Row {
    Row::of(&entries.iter().map(|entry| entry.run.clone()).collect::<Vec<_>>())
}

/// What a row is called: its method, with what that is told.
fn name_of(row: &MethodRow, named: &MethodName) -> Message {
    let method = Message::from(named.label);
    match (row.hmax, row.t0, row.q, row.limit) {
        (Some(hmax), ..) => words::RemadeHmax { hmax, method }.into(),
        (_, Some(t0), Some(q), Some(limit)) => {
            words::RemadeAnnealing { method, t0: rounded(t0), q: rounded(q), limit }.into()
        }
        _ => method,
    }
}
