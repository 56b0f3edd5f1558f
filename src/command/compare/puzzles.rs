//! The puzzles that methods are compared on.

use std::path::PathBuf;
use std::sync::Arc;

use clap::ArgMatches;

use crate::context::{Context, take_own_profile};
use crate::failure::Failure;
use crate::generate::range_of;
use crate::input;
use duvod::generator::{ATTEMPTS, Generator, Series, Wish};
use duvod::grid::Board;
use duvod::message::words;
use duvod_laboratory::Task;

/// All puzzles: those of the arguments, and behind them those that are made.
pub(super) fn tasks(context: &mut Context, arguments: &ArgMatches) -> Result<Vec<Task>, Failure> {
    let mut tasks = Vec::new();
    let asked_for = Arc::clone(&context.geometry);
    for name in arguments.get_many::<PathBuf>("puzzles").into_iter().flatten() {
        context.geometry = Arc::clone(&asked_for);
        let puzzles = input::all_puzzles(context, name)?.into_iter();
        tasks.extend(puzzles.map(|it| Task { geometry: it.geometry, board: it.state.board }));
    }
    if let Some(&count) = arguments.get_one::<u64>("generate") {
        context.geometry = asked_for;
        let geometry = Arc::clone(&context.geometry);
        let told = &mut |board| tasks.push(Task { geometry: Arc::clone(&geometry), board });
        make(context, count, wish(arguments)?, told)?;
    }
    if tasks.is_empty() {
        Err(Failure::Wrong(words::ErrorNothingToCompare.into()))
    } else {
        Ok(tasks)
    }
}

/// What puzzles are made.
fn wish(arguments: &ArgMatches) -> Result<Wish, Failure> {
    let seed = arguments.get_one::<u64>("seed").copied().unwrap_or(0);
    let solvable_by = arguments.get_one::<String>("solvable-by").cloned();
    let givens = arguments.get_one::<String>("givens").map(|text| range_of(text)).transpose()?;
    Ok(Wish { seed, givens, solvable_by, ..Wish::default() })
}

/// Makes so many puzzles as are wished for.
fn make(
    context: &mut Context,
    count: u64,
    wish: Wish,
    told: &mut dyn FnMut(Board),
) -> Result<(), Failure> {
    let own =
        wish.solvable_by.as_ref().filter(|name| context.knowledge.profile(name).is_none()).cloned();
    if let Some(profile) = own {
        take_own_profile(&mut context.knowledge, &profile).map_err(Failure::Wrong)?;
    }
    let generator = Generator::new(&context.knowledge, &context.geometry, &context.options, wish);
    let generator = generator.map_err(|impossible| Failure::Wrong(impossible.message()))?;
    let mut series = Series::of(&generator);
    while !series.is_over(count, ATTEMPTS) {
        let (numbers, known) = series.round();
        for number in numbers {
            let attempt = generator.attempt_until(number, &known, &|| false);
            if let Ok(made) = series.take(&context.geometry, attempt) {
                told(made.board);
            }
            let progress =
                words::ProgressGenerated { puzzles: series.tally.made, attempts: number + 1 };
            context.watch.show(&progress.into());
            if series.is_over(count, ATTEMPTS) {
                break;
            }
        }
    }
    context.watch.clear();
    if series.tally.made < count { Err(Failure::Spent) } else { Ok(()) }
}
