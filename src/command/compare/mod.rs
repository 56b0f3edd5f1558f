//! `duvod compare PUZZLE…`: methods of solving side by side, on puzzles of files or on such as are made for it.
//!
//! Runs come one after the other on one thread, so that none takes time from another. All but the times is the same on
//! every machine.

mod chart;
mod entry;
mod plot;
mod puzzles;
mod table;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;

use clap::ArgMatches;

use super::context::Context;
use super::failure::Failure;
use crate::inference::EngineError;
use crate::laboratory::{Contender, contenders};
use crate::message::{Message, words};
use crate::textbook::{Limits, Settings};
pub(super) use entry::{Entry, names};
pub(super) use plot::{may_be_plotted, plot};
pub(super) use puzzles::make;
use puzzles::{Task, tasks};
pub(super) use table::{in_columns, rounded};

/// The most steps of a run when nothing else is said.
pub(super) const STEPS: u64 = 20_000_000;

/// Runs every chosen method on every puzzle as often as asked for, and says what each took.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let settings = settings(arguments)?;
    let chosen: Vec<&str> = arguments
        .get_many::<String>("algorithm")
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    let (folder, force) = (arguments.get_one::<PathBuf>("plot"), arguments.get_flag("force"));
    if let Some(folder) = folder {
        may_be_plotted(folder, force)?;
    }
    let tasks = tasks(context, arguments)?;
    let entries = entries(context, arguments, &settings, &chosen, &tasks)?;
    if let Some(folder) = folder {
        for file in plot(context, &entries, folder, force)? {
            let _ = writeln!(io::stderr(), "{}", file.display());
        }
    }
    if context.json {
        table::json(context, &tasks, &entries)
    } else if arguments.get_flag("csv") {
        table::csv(context, &tasks, &entries)
    } else {
        table::text(context, &entries)
    }
}

/// All runs: by method, then by puzzle.
fn entries(
    context: &Context,
    arguments: &ArgMatches,
    settings: &Settings,
    chosen: &[&str],
    tasks: &[Task],
) -> Result<Vec<Entry>, Failure> {
    let asked = |name: &str, usual| arguments.get_one::<u64>(name).copied().unwrap_or(usual);
    let (repetitions, seed) = (asked("repeat", 1), asked("seed", 0));
    let limits = Limits {
        solutions: usize::try_from(asked("solutions", 1)).unwrap_or(usize::MAX),
        ..Limits::steps(asked("steps", STEPS))
    };
    let mut of_grids: BTreeMap<&str, Vec<Contender>> = BTreeMap::new();
    for task in tasks {
        if !of_grids.contains_key(task.geometry.name()) {
            let all = contenders(&context.knowledge, &task.geometry, &context.options, settings);
            let other = |error: EngineError| {
                Failure::Wrong(words::ErrorOther { reason: error.to_string() }.into())
            };
            let _ = of_grids.insert(task.geometry.name(), all.map_err(other)?);
        }
    }
    let wanted: Vec<&'static str> =
        names().into_iter().filter(|name| chosen.is_empty() || chosen.contains(name)).collect();
    let total = wanted.len() as u64 * tasks.len() as u64 * repetitions;
    let began = Instant::now();
    let seconds = || began.elapsed().as_secs_f64();
    let mut entries = Vec::new();
    for method in wanted {
        for (puzzle, task) in tasks.iter().enumerate() {
            let contender =
                of_grids[task.geometry.name()].iter().find(|one| one.named().name == method);
            let Some(contender) = contender else { continue };
            for repetition in 0..repetitions {
                let seed = seed.wrapping_add(repetition);
                let run = contender.timed(&task.board, seed, limits, &seconds);
                entries.push(Entry { method, puzzle, repetition, run });
                let done = entries.len() as u64;
                context.progress(&Message::from(words::ProgressOf { done, total }));
            }
        }
    }
    Context::end_progress();
    Ok(entries)
}

/// What the optimising methods are told.
fn settings(arguments: &ArgMatches) -> Result<Settings, Failure> {
    let usual = Settings::default();
    let number = |name: &str| arguments.get_one::<f64>(name).copied();
    let count = |name: &str, usual| arguments.get_one::<u64>(name).copied().unwrap_or(usual);
    let (heat, factor) = (number("t0").unwrap_or(usual.heat), number("q").unwrap_or(usual.factor));
    if !(heat.is_finite() && heat > 0.0 && factor > 0.0 && factor < 1.0) {
        return Err(Failure::Wrong(words::ErrorAnnealing.into()));
    }
    let (limit, hmax) = (count("limit", usual.limit), count("hmax", usual.hmax));
    Ok(Settings { heat, factor, limit, hmax })
}
