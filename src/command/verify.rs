//! `duvod verify TRACE`: the independent checker, over what `explain --json` or `why --json` wrote.

use clap::ArgMatches;

use super::context::{self, Context};
use super::{Failure, input};
use crate::checker::{Checker, End};
use crate::formats::read_trace;
use crate::message::Message;

/// Says whether every step of the trace follows.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let name = arguments.get_one::<String>("trace").map_or("-", String::as_str);
    let text = input::text(name)?;
    let trace = read_trace(&text).map_err(|error| input::in_file(name, error.message()))?;
    let geometry = context::grid_named(&context.knowledge, &trace.grid);
    let geometry = geometry.map_err(|message| input::in_file(name, message))?;
    match Checker::new(&geometry).check(&trace) {
        Ok(checked) => {
            context.line(&checked.message())?;
            if checked.end == End::Contradiction {
                context.line(&Message::new("verify-contradiction"))?;
            }
            Ok(())
        }
        Err(rejection) => {
            let message = rejection.message(&geometry);
            context.line(&message)?;
            Err(Failure::No)
        }
    }
}
