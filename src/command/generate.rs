//! `duvod generate`: puzzles at random, as they are wished for, one a line, or one JSON object a line.
//!
//! Attempts are made on as many threads as asked for, and what comes of them is written in their order, as it comes:
//! the same seed gives the same lines on any number of threads. What was given before, or an image of it, is passed over.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

use clap::{ArgMatches, Command};
use serde_json::json;

use super::argument::{grid, number};
use super::context::Context;
use super::failure::{Failure, refusal};
use super::in_order::{all_processors, in_order};
use super::subcommand::Subcommand;
use super::wishes;
use duvod::formats::{TextFormat, print_line};
use duvod::generator::{ATTEMPTS, Generator, Made, Round, Series, Taking, Tally};
use duvod::grid::{Board, Candidate, Cell, Geometry, Puzzle};
use duvod::knowledge::Level;
use duvod::locale::Locale;
use duvod::message::words;
use duvod::proof::RuleId;

/// The most threads that are of any use.
const MOST_THREADS: usize = 256;

/// After how many attempts progress is shown anew.
const SHOWN_EVERY: u64 = 100;

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("generate", words::HelpGenerate, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let count = number("count", "N", locale.say(&words::HelpGenerateCount.into()));
    command.arg(count).args(wishes::options(locale)).group(wishes::change()).arg(grid(locale))
}

/// Writes as many puzzles as asked for; it is given up if too many attempts in a row come to nothing.
fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let count = arguments.get_one::<u64>("count").copied().unwrap_or(1);
    let shows = !context.streams.answers_are_seen;
    let tally =
        make(context, arguments, (count, shows), &mut |context, made, number, attempts| {
            let Context { geometry, out, json, .. } = context;
            let line = if *json {
                object(geometry, made, number, attempts).to_string()
            } else {
                let board = made.board.clone();
                TextFormat::Line.print_puzzle(&Puzzle { geometry: Arc::clone(geometry), board })
            };
            // Nothing is kept back, so that a reader at the other end of a pipe need not wait.
            writeln!(out, "{line}").and_then(|()| out.flush())
        })?;
    if count > 0 && context.streams.progress_is_seen {
        let message = words::GenerateMade { puzzles: tally.made, attempts: tally.attempts };
        context.complain(&message.into());
    }
    Ok(())
}

/// What takes a puzzle, with the number of its attempt, from 0, and how many were made since the puzzle before.
pub(super) type Handing<'a> = &'a mut dyn FnMut(&mut Context, &Made, u64, u64) -> io::Result<()>;

/// Makes as many puzzles as wanted, as the arguments wish, and hands each on; if it `shows`, says meanwhile how far it
/// has come.
pub(super) fn make(
    context: &mut Context,
    arguments: &ArgMatches,
    (count, shows): (u64, bool),
    take: Handing<'_>,
) -> Result<Tally, Failure> {
    let most = arguments.get_one::<u64>("attempts").copied().unwrap_or(ATTEMPTS);
    let wish = wishes::wish(context, arguments)?;
    let generator = Generator::new(&context.knowledge, &context.geometry, &context.options, wish);
    let generator = generator.map_err(|impossible| Failure::Wrong(impossible.message()))?;
    let geometry = Arc::clone(&context.geometry);
    let make = |round: &Round<'_>, take: Taking<'_>| {
        let attempt = |&number: &u64| round.attempt(number, &|| false);
        in_order(threads(arguments), round.numbers.clone(), attempt, take);
    };
    // How many puzzles there were, and the number of the attempt behind the last of them.
    let (mut before, mut next, mut result) = (0, 0, Ok(()));
    let tally = Series::drive(&generator, &geometry, (count, most), make, |tally, made| {
        if shows && tally.attempts.is_multiple_of(SHOWN_EVERY) {
            let progress = words::ProgressGenerated { puzzles: before, attempts: tally.attempts };
            context.watch.show(&progress.into());
        }
        if let Ok(made) = made {
            result = take(context, &made, tally.attempts - 1, tally.attempts - next);
            (before, next) = (tally.made, tally.attempts);
        }
        if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    context.watch.clear();
    result?;
    if tally.made < count { Err(too_few(context, &tally)?) } else { Ok(tally) }
}

/// How many threads the arguments ask for.
pub(super) fn threads(arguments: &ArgMatches) -> usize {
    let asked = arguments.get_one::<u64>("threads");
    let asked = asked.map(|&threads| usize::try_from(threads).unwrap_or(MOST_THREADS));
    asked.unwrap_or_else(all_processors).min(MOST_THREADS)
}

/// A puzzle as JSON. `number` is that of its attempt, from 0; `attempts` were made since the last puzzle.
fn object(geometry: &Geometry, made: &Made, number: u64, attempts: u64) -> serde_json::Value {
    let digits = made.solution.iter().enumerate();
    let cells = digits.map(|(index, &digit)| Candidate::new(Cell::new(index), digit));
    let solution = Board::from_givens(geometry.cell_count(), cells);
    let rating = made.rating.as_ref();
    json!({
        "grid": geometry.name(),
        "puzzle": print_line(&made.board, geometry),
        "solution": print_line(&solution, geometry),
        "givens": made.board.digits().count(),
        "level": rating.and_then(|rating| rating.level).map(Level::name),
        "score": rating.map(|rating| rating.score),
        "hardest": rating.and_then(|rating| rating.hardest).map(RuleId::as_str),
        "er": made.er.map(f64::from),
        "guessing": made.guessing,
        "attempt": number,
        "attempts": attempts,
    })
}

/// Says that too many attempts in a row came to nothing.
fn too_few(context: &mut Context, tally: &Tally) -> Result<Failure, Failure> {
    let message = words::GenerateTooFew { attempts: tally.in_vain, puzzles: tally.made };
    let text = context.say(&message.into());
    if context.json {
        writeln!(context.out, "{}", refusal(&text, None, None))?;
    }
    context.streams.complain(&text);
    Ok(Failure::SpentAsTold)
}
