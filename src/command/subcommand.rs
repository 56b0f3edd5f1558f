//! What a command is: one entry of a table, of which the parser, the help, the manual and what runs it are made.

use clap::{ArgMatches, Command};

use super::argument::template;
use super::context::Context;
use super::failure::Failure;
use duvod::locale::Locale;
use duvod::message::words::Label;

/// A command.
pub(super) struct Subcommand {
    /// How it is typed.
    name: &'static str,
    /// What it does, in its help.
    about: Label,
    /// Gives its declaration the arguments.
    arguments: fn(Command, &Locale) -> Command,
    /// Does it.
    pub(super) run: fn(&mut Context, &ArgMatches) -> Result<(), Failure>,
    /// Whether it says something of puzzles; if not, options that are about these are not listed in its help.
    is_about_puzzles: bool,
}

impl Subcommand {
    /// A command that says something of puzzles.
    pub(super) const fn new(
        name: &'static str,
        about: Label,
        arguments: fn(Command, &Locale) -> Command,
        run: fn(&mut Context, &ArgMatches) -> Result<(), Failure>,
    ) -> Self {
        Self { name, about, arguments, run, is_about_puzzles: true }
    }

    /// The same as one that is about no puzzle.
    pub(super) const fn without_puzzles(self) -> Self {
        Self { is_about_puzzles: false, ..self }
    }

    /// Its declaration.
    pub(super) fn declared(&self, locale: &Locale) -> Command {
        let about = locale.say(&self.about.into());
        let command = Command::new(self.name).about(about).help_template(template(locale));
        (self.arguments)(command, locale)
    }

    /// Whether the command that is declared under this name is this one, and about no puzzle.
    pub(super) fn is_without_puzzles(&self, name: &str) -> bool {
        self.name == name && !self.is_about_puzzles
    }
}

/// The command of a table that was typed, with its arguments.
pub(super) fn chosen<'a>(
    table: &'static [Subcommand],
    matches: &'a ArgMatches,
) -> Option<(&'static Subcommand, &'a ArgMatches)> {
    let (typed, arguments) = matches.subcommand()?;
    Some((table.iter().find(|command| command.name == typed)?, arguments))
}
