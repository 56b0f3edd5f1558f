//! `duvod rules …`: the knowledge base, one file a command.

mod judged;
mod list;
mod mine;
mod named;
mod new;
mod report;
mod show;
mod test;

use clap::{ArgMatches, Command};

use super::context::Context;
use super::failure::Failure;
use super::subcommand::{Subcommand, chosen};
use duvod::locale::Locale;
use duvod::message::words;
pub(super) use named::{nearness, rule_named, rules_named};

/// The commands below this one.
const COMMANDS: [Subcommand; 5] =
    [list::COMMAND, show::COMMAND, test::COMMAND, mine::COMMAND, new::COMMAND];

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("rules", words::HelpRules, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    command
        .subcommand_required(true)
        .subcommand_help_heading(locale.say(&words::HelpHeadingCommands.into()))
        .disable_help_subcommand(true)
        .subcommands(COMMANDS.iter().map(|command| command.declared(locale)))
}

/// Does what the command below says.
fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let Some((command, arguments)) = chosen(&COMMANDS, arguments) else {
        return Err(Failure::Wrong(words::UsageNoSubcommand.into()));
    };
    (command.run)(context, arguments)
}
