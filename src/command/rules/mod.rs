//! `duvod rules …`: the knowledge base, one file a command.

mod judged;
mod learn;
mod list;
mod mine;
mod named;
mod new;
mod prove;
mod puzzles;
mod report;
mod show;
mod test;

use super::subcommand::Subcommand;
use duvod::message::words;
pub(super) use named::{nearness, rule_named, rules_named};

/// The commands below it.
const COMMANDS: [Subcommand; 7] = [
    list::COMMAND,
    show::COMMAND,
    test::COMMAND,
    prove::COMMAND,
    learn::COMMAND,
    mine::COMMAND,
    new::COMMAND,
];

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::above("rules", words::HelpRules, &COMMANDS);
