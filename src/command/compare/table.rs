//! What methods took, as a table, as CSV and as JSON.

use std::io::Write;

use serde_json::{Value, json};

use super::entry::{Entry, names};
use super::puzzles::Task;
use crate::command::context::Context;
use crate::command::failure::Failure;
use crate::formats::print_line;
use crate::grid::{Board, Candidate, Cell, Digit, Geometry};
use crate::laboratory::{Encoded, Row, Spread, Timed, methods};
use crate::message::words::{self, Label};
use crate::message::{Message, Number};
use crate::textbook::{Encoding, Outcome, Report, Why};

/// What stands between two columns.
const GAP: &str = "  ";

/// The methods that were run, each with its runs summed up.
pub(super) fn rows(entries: &[Entry]) -> Vec<(&'static str, Row)> {
    let row = |name: &'static str| {
        let runs = entries.iter().filter(|entry| entry.method == name);
        let runs: Vec<Timed> = runs.map(|entry| entry.run.clone()).collect();
        (!runs.is_empty()).then(|| (name, Row::of(&runs)))
    };
    names().into_iter().filter_map(row).collect()
}

/// What a method is called.
pub(super) fn label(name: &str) -> Label {
    let method = methods().into_iter().find(|method| method.name == name);
    method.map_or(words::AlgorithmExact, |method| method.label)
}

/// Writes the table for people.
pub(super) fn text(context: &mut Context, entries: &[Entry]) -> Result<(), Failure> {
    let heads = [
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
    let mut lines = vec![heads.map(|head| context.say(&head.into())).to_vec()];
    let rows = rows(entries);
    for (name, row) in &rows {
        let spread = |spread: Spread| {
            let (mean, deviation) = (rounded(spread.mean), rounded(spread.deviation));
            words::CompareSpread { deviation, mean }.into()
        };
        let count = |number: f64| Message::from(words::CompareNumber { number: rounded(number) });
        let counted = |count: usize| Message::from(words::CompareNumber { number: count });
        let cells = [
            Message::from(label(name)),
            counted(row.solved),
            counted(row.impossible),
            counted(row.gave_up),
            spread(in_milliseconds(row.seconds)),
            if row.solved > 0 { count(1e3 * row.first.mean) } else { words::CompareNone.into() },
            count(row.passes.mean),
            count(row.guesses.mean),
            count(row.dead_ends.mean),
            count(row.depth.mean),
        ];
        lines.push(cells.iter().map(|cell| context.say(cell)).collect());
    }
    in_columns(context, &lines)?;
    context.line(&words::CompareNote.into())?;
    encodings(context, &rows)
}

/// Writes how large the puzzles were for the methods that work on another form than the grid, if there are such.
fn encodings(context: &mut Context, rows: &[(&'static str, Row)]) -> Result<(), Failure> {
    let heads = [
        words::CompareMethod,
        words::CompareVariables,
        words::CompareConstraints,
        words::CompareEncoding,
    ];
    let mut lines = vec![heads.map(|head| context.say(&head.into())).to_vec()];
    for (name, row) in rows {
        let Some(Encoded { variables, constraints, seconds }) = row.encoding else { continue };
        let numbers = [variables.mean, constraints.mean, 1e3 * seconds.mean];
        let number = |number| context.say(&words::CompareNumber { number: rounded(number) }.into());
        let name = context.say(&label(name).into());
        lines.push([name].into_iter().chain(numbers.map(number)).collect());
    }
    if lines.len() > 1 {
        writeln!(context.out)?;
        in_columns(context, &lines)?;
        context.line(&words::CompareEncodingNote.into())?;
    }
    Ok(())
}

/// Writes lines of cells in columns, of which only the first one is flush left.
pub(in crate::command) fn in_columns(
    context: &mut Context,
    lines: &[Vec<String>],
) -> Result<(), Failure> {
    let columns = lines.first().map_or(0, Vec::len);
    let width =
        |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for line in lines {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        writeln!(context.out, "{}", cells.collect::<Vec<_>>().join(GAP))?;
    }
    Ok(())
}

pub(super) fn in_milliseconds(seconds: Spread) -> Spread {
    let Spread { mean, deviation, least, most } = seconds;
    Spread { mean: 1e3 * mean, deviation: 1e3 * deviation, least: 1e3 * least, most: 1e3 * most }
}

/// A number as it is shown: four figures, or all before the decimal sign.
pub(in crate::command) fn rounded(number: f64) -> Number {
    if number == 0.0 {
        return 0.into();
    }
    let places = (3.0 - number.abs().log10().floor()).clamp(0.0, 6.0);
    let scale = 10_f64.powf(places);
    ((number * scale).round() / scale).into()
}

/// Writes a line a run, with commas, for programs: the same in all languages.
pub(super) fn csv(context: &mut Context, tasks: &[Task], entries: &[Entry]) -> Result<(), Failure> {
    writeln!(
        context.out,
        "algorithm,puzzle,repetition,outcome,solutions,seconds,first_seconds,passes,guesses,dead_ends,depth,steps,variables,constraints,encoded_seconds"
    )?;
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
        let Report { passes, guesses, dead_ends, depth, steps, .. } = report;
        let (outcome, solutions) = (outcome(report.outcome), report.solutions.len());
        writeln!(
            context.out,
            "{method},{line},{repetition},{outcome},{solutions},{seconds},{first},{passes},{guesses},{dead_ends},{depth},{steps},{variables},{constraints},{encoded}"
        )?;
    }
    Ok(())
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

/// Writes one object: the methods summed up, and all runs.
pub(super) fn json(
    context: &mut Context,
    tasks: &[Task],
    entries: &[Entry],
) -> Result<(), Failure> {
    let row = |(name, row): &(&'static str, Row)| {
        json!({
            "algorithm": name, "runs": row.runs, "solved": row.solved,
            "impossible": row.impossible, "gave_up": row.gave_up, "seconds": spread(row.seconds),
            "first_seconds": spread(row.first), "passes": spread(row.passes),
            "guesses": spread(row.guesses), "dead_ends": spread(row.dead_ends),
            "depth": spread(row.depth), "steps": spread(row.steps), "encoding": row.encoding.map(encoded),
        })
    };
    let run = |Entry { method, puzzle, repetition, run }: &Entry| {
        let (task, report) = (&tasks[*puzzle], &run.report);
        let solutions = report.solutions.iter().map(|digits| line(&task.geometry, digits));
        json!({
            "algorithm": method, "puzzle": print_line(&task.board, &task.geometry),
            "repetition": repetition, "outcome": outcome(report.outcome),
            "solutions": solutions.collect::<Vec<_>>(), "exhausted": report.is_exhausted,
            "seconds": run.seconds, "first_seconds": run.first, "passes": report.passes,
            "guesses": report.guesses, "dead_ends": report.dead_ends, "depth": report.depth,
            "steps": report.steps, "first_after": report.first_after, "costs": report.costs,
            "variables": report.encoding.map(|it| it.variables),
            "constraints": report.encoding.map(|it| it.constraints), "encoded_seconds": run.encoded,
        })
    };
    let rows: Vec<Value> = rows(entries).iter().map(row).collect();
    let runs: Vec<Value> = entries.iter().map(run).collect();
    Ok(writeln!(context.out, "{}", json!({ "rows": rows, "runs": runs }))?)
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
