//! What a command is: one entry of a table, of which the parser, the help, the manual and what runs it are made.

use clap::{ArgMatches, Command};

use super::argument::template;
use super::failure::Failure;
use super::request::Request;
use super::teller::Teller;
use duvod::locale::Locale;
use duvod::message::words::{self, Label};

/// What does what was asked for, and tells it.
pub(super) type Run = fn(&Request, &mut Teller) -> Result<(), Failure>;

/// A command.
pub(super) struct Subcommand {
    /// How it is typed.
    name: &'static str,
    /// What it does, in its help.
    about: Label,
    does: Does,
    /// Whether it says something of puzzles; if not, options that are about these are not listed in its help.
    is_about_puzzles: bool,
}

/// What a command does.
enum Does {
    /// It takes arguments, which the first adds to its declaration, and the second does it.
    Itself(fn(Command, &Locale) -> Command, Run),
    /// One of the commands below it does it.
    Below(&'static [Subcommand]),
}

impl Subcommand {
    /// A command that says something of puzzles.
    pub(super) const fn new(
        name: &'static str,
        about: Label,
        arguments: fn(Command, &Locale) -> Command,
        run: Run,
    ) -> Self {
        Self { name, about, does: Does::Itself(arguments, run), is_about_puzzles: true }
    }

    /// A command with commands below it.
    pub(super) const fn above(
        name: &'static str,
        about: Label,
        below: &'static [Subcommand],
    ) -> Self {
        Self { name, about, does: Does::Below(below), is_about_puzzles: true }
    }

    /// The same as one that is about no puzzle.
    pub(super) const fn without_puzzles(self) -> Self {
        Self { is_about_puzzles: false, ..self }
    }

    /// Its declaration.
    pub(super) fn declared(&self, locale: &Locale) -> Command {
        let about = locale.say(&self.about.into());
        let command = Command::new(self.name).about(about).help_template(template(locale));
        match self.does {
            Does::Itself(arguments, _) => arguments(command, locale),
            Does::Below(below) => command
                .subcommand_required(true)
                .subcommand_help_heading(locale.say(&words::HelpHeadingCommands.into()))
                .disable_help_subcommand(true)
                .subcommands(below.iter().map(|command| command.declared(locale))),
        }
    }

    /// Whether it is the one with this name, and about no puzzle.
    pub(super) fn is_without_puzzles(&self, name: &str) -> bool {
        self.name == name && !self.is_about_puzzles
    }
}

/// What does the command of a table that was typed; none if none was.
pub(super) fn typed(table: &[Subcommand], matches: &ArgMatches) -> Option<Run> {
    let (name, arguments) = matches.subcommand()?;
    let command = table.iter().find(|command| command.name == name);
    match command.expect("only what the table declares is parsed").does {
        Does::Itself(_, run) => Some(run),
        Does::Below(below) => typed(below, arguments),
    }
}
