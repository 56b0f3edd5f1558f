//! `duvod colour FILE`: a graph of one's own, whose variables get values that fulfil its constraints, by the local search with a
//! tabu list.

use std::io::Write;

use clap::{Command, value_parser};
use serde_json::{Map, Value, json};

use super::argument::{number, path};
use super::failure::{Failure, UNDECIDED};
use super::input;
use super::queens::{to_dot, write_dot};
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod_laboratory::textbook::{Limits, satisfy};
use duvod_laboratory::{STEPS, read_graph};

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("colour", words::HelpColour, arguments, run).without_puzzles();

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let steps = words::HelpTabuSteps { count: 100 * STEPS };
    command
        .arg(path("file").value_name("FILE").help(say(words::HelpColourFile.into())))
        .arg(number("seed", "N", say(words::HelpTabuSeed.into())))
        .arg(number("steps", "N", say(steps.into())).value_parser(value_parser!(u64).range(1..)))
        .arg(to_dot(locale, &words::HelpColourTo.into()))
}

/// Writes the value of each variable, or with `--to dot` the graph with these values.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let name = input::named(request, "file");
    let text = input::text(teller, name)?;
    let graph = read_graph(&text).map_err(|error| input::in_file(name, error.message()))?;
    if let Some(name) = graph.without_value() {
        return Err(teller.refuse(&words::ColourNone { name }.into(), "none", None)?);
    }
    let limits = Limits {
        cancelled: &|| request.watch.never_stops(),
        ..Limits::steps(request.number("steps").unwrap_or(100 * STEPS))
    };
    let (values, report) =
        satisfy(graph.network(), request.number("seed").unwrap_or_default(), limits);
    request.watch.end();
    let Some(values) = values else {
        let message = words::ColourGivenUp { passes: report.passes };
        return Err(teller.give_up(&message.into(), Some(UNDECIDED))?);
    };
    if request.has("to") {
        let dot = graph.dot(Some(&values), &|message| teller.say(message));
        return write_dot(teller, &dot);
    }
    let named = graph.names().iter().zip(&values);
    if teller.json {
        let values: Map<String, Value> =
            named.map(|(name, &value)| (name.clone(), graph.value(value).into())).collect();
        let object = json!({ "values": values, "passes": report.passes });
        return Ok(writeln!(teller.out, "{object}")?);
    }
    for (name, &value) in named {
        writeln!(teller.out, "{name} = {}", graph.value(value))?;
    }
    Ok(teller.line(&words::QueensPlaced { passes: report.passes }.into())?)
}
