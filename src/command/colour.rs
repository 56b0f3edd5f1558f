//! `duvod colour FILE`: a graph of one's own, whose variables get values that fulfil its constraints, by the local search with a
//! tabu list.

use std::io::Write;

use clap::ArgMatches;
use serde_json::{Map, Value, json};

use super::context::Context;
use super::failure::{Failure, refusal};
use super::input;
use duvod::message::words;
use duvod_laboratory::textbook::{Limits, satisfy};
use duvod_laboratory::{STEPS, read_graph};

/// Writes the value of each variable, or with `--to dot` the graph with these values.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let name = input::named(arguments, "file");
    let text = input::text(context, name)?;
    let graph = read_graph(&text).map_err(|error| input::in_file(name, error.message()))?;
    if let Some(name) = graph.without_value() {
        return Err(context.refuse(&words::ColourNone { name }.into(), "none", None)?);
    }
    let number = |name: &str| arguments.get_one::<u64>(name).copied();
    let look = || {
        let _ = context.watch.look();
        false
    };
    let limits =
        Limits { cancelled: &look, ..Limits::steps(number("steps").unwrap_or(100 * STEPS)) };
    let (values, report) = satisfy(graph.network(), number("seed").unwrap_or_default(), limits);
    context.watch.end();
    let Some(values) = values else {
        let text = context.say(&words::ColourGivenUp { passes: report.passes }.into());
        if context.json {
            writeln!(context.out, "{}", refusal(&text, Some("undecided"), None))?;
        }
        context.streams.complain(&text);
        return Err(Failure::SpentAsTold);
    };
    if arguments.contains_id("to") {
        let dot = graph.dot(Some(&values), &|message| context.say(message));
        if context.json {
            writeln!(context.out, "{}", json!({ "dot": dot }))?;
        } else {
            write!(context.out, "{dot}")?;
        }
        return Ok(());
    }
    let named = graph.names().iter().zip(&values);
    if context.json {
        let values: Map<String, Value> =
            named.map(|(name, &value)| (name.clone(), graph.value(value).into())).collect();
        let object = json!({ "values": values, "passes": report.passes });
        return Ok(writeln!(context.out, "{object}")?);
    }
    for (name, &value) in named {
        writeln!(context.out, "{name} = {}", graph.value(value))?;
    }
    Ok(context.line(&words::QueensPlaced { passes: report.passes }.into())?)
}
