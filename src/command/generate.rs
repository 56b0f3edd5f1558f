//! `duvod generate`: puzzles at random, as they are wished for, one a line, or one JSON object a line.
//!
//! Attempts are made on as many threads as asked for, and what comes of them is written in their order, as it comes:
//! the same seed gives the same lines on any number of threads. What was given before, or an image of it, is passed over.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

use clap::Command;
use serde_json::json;

use super::argument::{grid, number};
use super::failure::Failure;
use super::in_order::{in_order, threads};
use super::reasoner::Reasoner;
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use super::wishes::{self, Wished, wished};
use duvod::formats::{TextFormat, print_line};
use duvod::generator::{ATTEMPTS, Generator, Made, Round, Series, Taking, Tally};
use duvod::grid::{Board, Candidate, Cell, Geometry, Puzzle};
use duvod::knowledge::Level;
use duvod::locale::Locale;
use duvod::message::words;
use duvod::proof::RuleId;

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
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let count = request.number("count").unwrap_or(1);
    let wished = wished(request, teller)?;
    let shows = !teller.streams.answers_are_seen;
    let tally = make(wished, (count, shows), |geometry, made, number, attempts| {
        let line = if teller.json {
            object(geometry, made, number, attempts).to_string()
        } else {
            let board = made.board.clone();
            TextFormat::Line.print_puzzle(&Puzzle { geometry: Arc::clone(geometry), board })
        };
        // Nothing is kept back, so that a reader at the other end of a pipe need not wait.
        writeln!(teller.out, "{line}").and_then(|()| teller.out.flush())
    })?;
    enough(teller, &tally, count)?;
    if count > 0 && teller.streams.progress_is_seen {
        let message = words::GenerateMade { puzzles: tally.made, attempts: tally.attempts };
        teller.complain(&message.into());
    }
    Ok(())
}

/// Makes as many puzzles as wanted, and hands each on with its grid, the number of its attempt, from 0, and how many were made
/// since the puzzle before; if it `shows`, says meanwhile how far it has come.
pub(super) fn make(
    Wished { reasoner, knowledge, wish }: Wished<'_>,
    (count, shows): (u64, bool),
    mut take: impl FnMut(&Arc<Geometry>, &Made, u64, u64) -> io::Result<()>,
) -> Result<Tally, Failure> {
    let Reasoner { request, geometry, watch, .. } = reasoner;
    let most = request.number("attempts").unwrap_or(ATTEMPTS);
    let generator = Generator::new(&knowledge, &geometry, &request.options, wish);
    let generator = generator.map_err(|impossible| Failure::Wrong(impossible.message()))?;
    let threads = threads(request.number("threads"));
    let make = |round: &Round<'_>, take: Taking<'_>| {
        let attempt = |&number: &u64| round.attempt(number, &|| false);
        in_order(threads, round.numbers.clone(), attempt, take);
    };
    // How many puzzles there were, and the number of the attempt behind the last of them.
    let (mut before, mut next, mut result) = (0, 0, Ok(()));
    let tally = Series::drive(&generator, (count, most), make, |tally, made| {
        if shows && tally.attempts.is_multiple_of(SHOWN_EVERY) {
            let progress = words::ProgressGenerated { puzzles: before, attempts: tally.attempts };
            watch.show(&progress.into());
        }
        if let Ok(made) = made {
            result = take(&geometry, &made, tally.attempts - 1, tally.attempts - next);
            (before, next) = (tally.made, tally.attempts);
        }
        if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    watch.clear();
    result?;
    Ok(tally)
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

/// Holds that so many puzzles were made; if not, too many attempts in a row came to nothing, which is said.
pub(super) fn enough(teller: &mut Teller, tally: &Tally, count: u64) -> Result<(), Failure> {
    if tally.made >= count {
        return Ok(());
    }
    let message = words::GenerateTooFew { attempts: tally.in_vain, puzzles: tally.made };
    Err(teller.give_up(&message.into(), None)?)
}
