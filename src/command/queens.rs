//! `duvod queens N`: queens on a chessboard that do not attack each other, by the local search with a tabu list.
//!
//! The same search colours Sudokus in `duvod compare`: both are graphs of variables with constraints.

use std::io::Write;

use clap::ArgMatches;
use serde_json::json;

use super::context::Context;
use super::failure::{Failure, refusal};
use duvod::message::{Message, words};
use duvod_laboratory::textbook::{Limits, Network, satisfy};
use duvod_laboratory::{Graph, STEPS, queens_text};

/// The most queens.
pub(super) const MOST: u64 = 500;

/// Writes the chessboard, or the row of each queen from 1 as JSON.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let number = |name: &str| arguments.get_one::<u64>(name).copied();
    let count = number("count").unwrap_or(MOST) as usize;
    if arguments.contains_id("to") {
        let dot = Graph::queens(count).dot(None, &|message| context.say(message));
        if context.json {
            writeln!(context.out, "{}", json!({ "dot": dot }))?;
        } else {
            write!(context.out, "{dot}")?;
        }
        return Ok(());
    }
    // The only boards for which there is no way.
    let none: Option<Message> = match count {
        2 => Some(words::QueensNone2.into()),
        3 => Some(words::QueensNone3.into()),
        _ => None,
    };
    if let Some(message) = none {
        return Err(context.refuse(&message, "none", None)?);
    }
    let seed = number("seed").unwrap_or_default();
    let look = || {
        let _ = context.watch.look();
        false
    };
    let limits =
        Limits { cancelled: &look, ..Limits::steps(number("steps").unwrap_or(100 * STEPS)) };
    let (rows, report) = satisfy(&Network::queens(count), seed, limits);
    context.watch.end();
    let Some(rows) = rows else {
        let text = context.say(&words::QueensGivenUp { passes: report.passes }.into());
        if context.json {
            writeln!(context.out, "{}", refusal(&text, Some("undecided"), None))?;
        }
        context.streams.complain(&text);
        return Err(Failure::SpentAsTold);
    };
    if context.json {
        let rows: Vec<usize> = rows.iter().map(|row| row + 1).collect();
        return Ok(writeln!(
            context.out,
            "{}",
            json!({ "queens": rows, "passes": report.passes, "costs": report.costs })
        )?);
    }
    write!(context.out, "{}", queens_text(&rows))?;
    Ok(context.line(&words::QueensPlaced { passes: report.passes }.into())?)
}
