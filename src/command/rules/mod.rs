//! `duvod rules …`: the knowledge base, one file a command.

mod judged;
mod list;
mod mine;
mod named;
mod new;
mod report;
mod show;
mod test;

use clap::ArgMatches;

use super::context::Context;
use super::failure::Failure;
pub(super) use named::{nearness, rule_named, rules_named};

/// Does what the command of this command says.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    match arguments.subcommand() {
        Some(("show", arguments)) => show::run(context, arguments),
        Some(("test", arguments)) => test::run(context, arguments),
        Some(("mine", arguments)) => mine::run(context, arguments),
        Some(("new", arguments)) => new::run(context, arguments),
        _ => list::run(context),
    }
}
