//! `duvod verify TRACE`: the independent checker, over what `explain --json` or `why --json` wrote.

use std::io;

use clap::ArgMatches;

use super::context::Context;
use super::{Failure, input};
use crate::checker::Checker;
use crate::formats::{decode, read_trace};
use crate::message::Message;

/// Says whether every step of the trace follows.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let name = arguments.get_one::<String>("trace").map_or("-", String::as_str);
    let bytes = if name == "-" {
        input::read_all(io::stdin().lock(), name)?
    } else {
        let file = std::fs::File::open(name).map_err(|error| input::cannot_read(name, &error))?;
        input::read_all(file, name)?
    };
    let in_file = |error: Message| {
        Failure::Wrong(Message::new("error-in-file").with("file", name).with("error", error))
    };
    let text = decode(&bytes).map_err(|error| in_file(error.message()))?;
    let trace = read_trace(&text).map_err(|error| in_file(error.message()))?;
    let no_grid = || in_file(Message::new("error-no-grid").with("name", trace.grid.as_str()));
    let geometry = context.knowledge.grid(&trace.grid).ok_or_else(no_grid)?.clone();
    match Checker::new(&geometry).check(&trace) {
        Ok(checked) => {
            context.line(&checked.message())?;
            Ok(())
        }
        Err(rejection) => {
            let message = rejection.message(&geometry);
            context.line(&message)?;
            Err(Failure::No)
        }
    }
}
