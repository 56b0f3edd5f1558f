//! `duvod queens N`: queens on a chessboard that do not attack each other, by the local search with a tabu list.
//!
//! The same search colours Sudokus in `duvod compare`: both are graphs of variables with constraints.

use std::io::Write;

use clap::{Arg, Command, value_parser};
use serde_json::json;

use super::argument::{number, one_of};
use super::failure::{Failure, UNDECIDED};
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod_laboratory::textbook::{Limits, Network, satisfy};
use duvod_laboratory::{Graph, STEPS, queens_text};

/// The most queens.
const MOST: u64 = 500;

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("queens", words::HelpQueens, arguments, run).without_puzzles();

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let count = Arg::new("count").required(true).value_name("N");
    let count = count.value_parser(value_parser!(u64).range(1..=MOST));
    let steps = words::HelpTabuSteps { count: 100 * STEPS };
    command
        .arg(count.help(say(words::HelpQueensCount { most: MOST }.into())))
        .arg(number("seed", "N", say(words::HelpTabuSeed.into())))
        .arg(number("steps", "N", say(steps.into())).value_parser(value_parser!(u64).range(1..)))
        .arg(to_dot(locale, &words::HelpQueensTo.into()))
}

/// Writes the chessboard, or the row of each queen from 1 as JSON.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let count = request.number("count").unwrap_or(MOST) as usize;
    if request.has("to") {
        let dot = Graph::queens(count).dot(None, &|message| teller.say(message));
        return write_dot(teller, &dot);
    }
    // The only boards for which there is no way.
    let none: Option<Message> = match count {
        2 => Some(words::QueensNone2.into()),
        3 => Some(words::QueensNone3.into()),
        _ => None,
    };
    if let Some(message) = none {
        return Err(teller.refuse(&message, "none", None)?);
    }
    let seed = request.number("seed").unwrap_or_default();
    let limits = Limits {
        cancelled: &|| request.watch.never_stops(),
        ..Limits::steps(request.number("steps").unwrap_or(100 * STEPS))
    };
    let (rows, report) = satisfy(&Network::queens(count), seed, limits);
    request.watch.end();
    let Some(rows) = rows else {
        let message = words::QueensGivenUp { passes: report.passes };
        return Err(teller.give_up(&message.into(), Some(UNDECIDED))?);
    };
    if teller.json {
        let rows: Vec<usize> = rows.iter().map(|row| row + 1).collect();
        return Ok(writeln!(
            teller.out,
            "{}",
            json!({ "queens": rows, "passes": report.passes, "costs": report.costs })
        )?);
    }
    write!(teller.out, "{}", queens_text(&rows))?;
    Ok(teller.line(&words::QueensPlaced { passes: report.passes }.into())?)
}

/// Writes a graph.
pub(super) fn write_dot(teller: &mut Teller, dot: &str) -> Result<(), Failure> {
    if teller.json {
        writeln!(teller.out, "{}", json!({ "dot": dot }))?;
    } else {
        write!(teller.out, "{dot}")?;
    }
    Ok(())
}

/// The option to write a graph.
pub(super) fn to_dot(locale: &Locale, help: &Message) -> Arg {
    one_of(locale, Arg::new("to").long("to").help(locale.say(help)), &["dot"])
}
