//! What methods took, as a table, as CSV and as JSON.

use std::fmt::Write;

use serde_json::{Value, json};

use super::{Entry, Task, method_label, rows};
use crate::textbook::{Encoding, Outcome, Report, Why};
use crate::{Decisions, Encoded, Row, Spread, Timed};
use duvod::formats::print_line;
use duvod::grid::{Board, Candidate, Cell, Digit, Geometry};
use duvod::message::words::{self, Label};
use duvod::message::{Message, Number};

/// The heads of the columns of the table.
pub const TABLE_HEADS: [Label; 10] = [
    words::CompareMethod,
    words::CompareSolved,
    words::CompareImpossible,
    words::CompareGaveUp,
    words::CompareTime,
    words::CompareFirst,
    words::ComparePasses,
    words::CompareGuesses,
    words::CompareDeadEnds,
    words::CompareDepth,
];

/// Tells what a method took, by the columns of the table.
pub fn table_cells(method: &str, row: &Row) -> [Message; TABLE_HEADS.len()] {
    let spread = in_milliseconds(row.seconds);
    let (mean, deviation) = (rounded(spread.mean), rounded(spread.deviation));
    let decided = |of: fn(Decisions) -> Option<Spread>| {
        let spread = row.decisions.and_then(of);
        spread.map_or_else(|| words::CompareNone.into(), |it| number(it.mean))
    };
    let counted = |count: usize| Message::from(words::CompareNumber { number: count });
    [
        Message::from(method_label(method)),
        counted(row.solved),
        counted(row.impossible),
        counted(row.gave_up),
        if row.runs > 1 {
            words::CompareSpread { deviation, mean }.into()
        } else {
            number(spread.mean)
        },
        if row.solved > 0 { number(1e3 * row.first.mean) } else { words::CompareNone.into() },
        number(row.passes.mean),
        decided(|of| Some(of.guesses)),
        decided(|of| Some(of.dead_ends)),
        decided(|of| of.depth),
    ]
}

/// The heads of the columns of the table of encodings.
pub const ENCODING_HEADS: [Label; 4] = [
    words::CompareMethod,
    words::CompareVariables,
    words::CompareConstraints,
    words::CompareEncoding,
];

/// Tells how large the puzzles were for a method that works on another form than the grid; `None` for all others.
pub fn encoding_cells(method: &str, row: &Row) -> Option<[Message; ENCODING_HEADS.len()]> {
    let Encoded { variables, constraints, seconds } = row.encoding?;
    let numbers = [variables.mean, constraints.mean, 1e3 * seconds.mean];
    let [variables, constraints, seconds] = numbers.map(number);
    Some([Message::from(method_label(method)), variables, constraints, seconds])
}

/// Converts seconds to milliseconds.
pub(super) fn in_milliseconds(seconds: Spread) -> Spread {
    let Spread { mean, deviation, least, most } = seconds;
    Spread { mean: 1e3 * mean, deviation: 1e3 * deviation, least: 1e3 * least, most: 1e3 * most }
}

/// Tells a number as it is shown.
pub(super) fn number(number: f64) -> Message {
    words::CompareNumber { number: rounded(number) }.into()
}

/// Rounds a number as it is shown: four figures, or all before the decimal sign.
pub fn rounded(number: f64) -> Number {
    if number == 0.0 {
        return 0.into();
    }
    let places = (3.0 - number.abs().log10().floor()).clamp(0.0, 6.0);
    let scale = 10_f64.powf(places);
    ((number * scale).round() / scale).into()
}

/// Writes a line a run, with commas, for programs: the same in all languages.
pub fn csv(tasks: &[Task], entries: &[Entry]) -> String {
    let mut out = String::from(
        "algorithm,puzzle,repetition,outcome,solutions,seconds,first_seconds,passes,guesses,dead_ends,depth,steps,\
         variables,constraints,encoded_seconds\n",
    );
    for Entry { method, puzzle, repetition, run: Timed { report, seconds, first, encoded } } in
        entries
    {
        let task = &tasks[*puzzle];
        let line = print_line(&task.board, &task.geometry);
        let given = |number: Option<f64>| number.map_or_else(String::new, |it| it.to_string());
        let (first, encoded) = (given(*first), given(*encoded));
        let size = |of: fn(Encoding) -> usize| {
            report.encoding.map_or_else(String::new, |encoding| of(encoding).to_string())
        };
        let (variables, constraints) = (size(|it| it.variables), size(|it| it.constraints));
        let Report { passes, steps, .. } = report;
        let decided = |number: u64| {
            if report.counts_decisions { number.to_string() } else { String::new() }
        };
        let (guesses, dead_ends) = (decided(report.guesses), decided(report.dead_ends));
        let depth = report.most_decisions().map_or_else(String::new, |depth| depth.to_string());
        let (outcome, solutions) = (outcome(report.ended()), report.solutions.len());
        // Writing to a string does not fail.
        let _ = writeln!(
            out,
            "{method},{line},{repetition},{outcome},{solutions},{seconds},{first},{passes},{guesses},{dead_ends},{depth},{steps},{variables},{constraints},{encoded}"
        );
    }
    out
}

/// How a run ended, for programs.
const fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Solved => "solved",
        Outcome::Impossible => "impossible",
        Outcome::GaveUp(Why::Steps) => "steps",
        Outcome::GaveUp(Why::Memory) => "memory",
        Outcome::GaveUp(Why::Cancelled) => "cancelled",
        Outcome::GaveUp(Why::Stuck) => "stuck",
        Outcome::GaveUp(Why::Unsuited) => "unsuited",
    }
}

/// Writes one object for programs: the methods summed up, and all runs.
pub fn json(tasks: &[Task], entries: &[Entry]) -> Value {
    let row = |(name, row): &(&'static str, Row)| {
        json!({
            "algorithm": name, "runs": row.runs, "solved": row.solved,
            "impossible": row.impossible, "gave_up": row.gave_up, "seconds": spread(row.seconds),
            "first_seconds": spread(row.first), "passes": spread(row.passes),
            "guesses": row.decisions.map(|it| spread(it.guesses)),
            "dead_ends": row.decisions.map(|it| spread(it.dead_ends)),
            "depth": row.decisions.and_then(|it| it.depth).map(spread), "steps": spread(row.steps), "encoding": row.encoding.map(encoded),
        })
    };
    let run = |Entry { method, puzzle, repetition, run }: &Entry| {
        let (task, report) = (&tasks[*puzzle], &run.report);
        let counted = report.counts_decisions;
        let solutions = report.solutions.iter().map(|digits| line(&task.geometry, digits));
        json!({
            "algorithm": method, "puzzle": print_line(&task.board, &task.geometry),
            "repetition": repetition, "outcome": outcome(report.ended()),
            "solutions": solutions.collect::<Vec<_>>(), "exhausted": report.is_exhausted,
            "seconds": run.seconds, "first_seconds": run.first, "passes": report.passes,
            "guesses": counted.then_some(report.guesses),
            "dead_ends": counted.then_some(report.dead_ends), "depth": report.most_decisions(),
            "steps": report.steps, "first_after": report.first_after, "costs": report.costs,
            "variables": report.encoding.map(|it| it.variables),
            "constraints": report.encoding.map(|it| it.constraints), "encoded_seconds": run.encoded,
        })
    };
    let rows: Vec<Value> = rows(entries).iter().map(row).collect();
    let runs: Vec<Value> = entries.iter().map(run).collect();
    json!({ "rows": rows, "runs": runs })
}

fn encoded(Encoded { variables, constraints, seconds }: Encoded) -> Value {
    json!({
        "variables": spread(variables), "constraints": spread(constraints),
        "seconds": spread(seconds),
    })
}

fn spread(Spread { mean, deviation, least, most }: Spread) -> Value {
    json!({ "mean": mean, "deviation": deviation, "least": least, "most": most })
}

/// A full grid on a line.
fn line(geometry: &Geometry, digits: &[Digit]) -> String {
    let cells = digits.iter().enumerate();
    let cells = cells.map(|(index, &digit)| Candidate::new(Cell::new(index), digit));
    print_line(&Board::from_givens(geometry.cell_count(), cells), geometry)
}
