//! The command line: one file a subcommand.
//!
//! [`run`] parses, does what is asked and gives an exit status, or says that the window is wanted.
//! Everything that is said comes from `locale`, the help too: the language is found before the rest of
//! the command line is read.
//!
//! Exit statuses: 0 done; 1 the answer is no (no solution, colliding givens, several solutions where one
//! is needed, a trace rejected, a library case failed, no example found); 2 the input or the command is
//! wrong.
//!
//! Invariant: only this room names clap; results go to standard output, everything else to standard
//! error; a closed pipe ends the program quietly.

mod batch;
mod check;
mod cli;
mod context;
mod critique;
mod explain;
mod export;
mod hint;
mod in_order;
mod input;
mod lines;
mod listing;
mod rules;
mod solve;
mod usage;
mod verify;
mod why;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::inference::Options;
use crate::knowledge::Knowledge;
use crate::locale::Locale;
use crate::message::Message;
use crate::storage::trouble;
use context::Context;

/// What the command line asks for.
pub enum Ending {
    /// It was done, or could not be done, and said so.
    Exit(ExitCode),
    /// The window, with these settings.
    Window(Box<Settings>),
}

/// What the window is opened with.
pub struct Settings {
    /// The language.
    pub locale: Locale,
    /// Rules, profiles, grids and examples.
    pub knowledge: Knowledge,
    /// Which rules are used.
    pub options: Options,
    /// The puzzle to load, if one was named.
    pub file: Option<PathBuf>,
    /// Which of these were asked for, and are not only what they are at first.
    pub given: Given,
}

/// What the command line asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// A language.
    pub language: bool,
    /// How cells are called.
    pub coordinates: bool,
    /// A profile of rules.
    pub profile: bool,
}

/// Why a command did not end with 0.
pub(crate) enum Failure {
    /// The answer is no, and was told.
    No,
    /// The input or the command is wrong.
    Wrong(Message),
    /// Writing failed; a closed pipe is no error.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Does what the arguments ask for; the first of them is the program's name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Ending {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let locale = match cli::language(&arguments) {
        Ok(locale) => locale,
        Err((locale, message)) => return Ending::Exit(report(&locale, &message)),
    };
    let matches = match cli::command(&locale).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => return Ending::Exit(usage::tell(&locale, &error)),
    };
    let mut context = match Context::new(locale.clone(), &matches) {
        Ok(context) => context,
        Err(message) => return Ending::Exit(report(&locale, &message)),
    };
    let Some((name, arguments)) = matches.subcommand() else {
        return Ending::Window(Box::new(context.into_settings(&matches)));
    };
    let result = match name {
        "solve" => solve::run(&mut context, arguments),
        "explain" => explain::run(&mut context, arguments),
        "why" => why::run(&mut context, arguments),
        "hint" => hint::run(&mut context, arguments),
        "critique" => critique::run(&mut context, arguments),
        "check" => check::run(&mut context, arguments),
        "export" => export::run(&mut context, arguments),
        "verify" => verify::run(&mut context, arguments),
        "rules" => rules::run(&mut context, arguments),
        _ => batch::run(&mut context, arguments),
    };
    let result = result.and_then(|()| context.out.flush().map_err(Failure::from));
    Ending::Exit(status(&context, result))
}

fn status(context: &Context, result: Result<(), Failure>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::No) => ExitCode::from(1),
        Err(Failure::Wrong(message)) => report(&context.locale, &message),
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => {
            let message = Message::new("error-output").with("reason", trouble(&error));
            report(&context.locale, &message)
        }
    }
}

/// Says that no window can be opened here, and points to the command line: exit status 2.
pub fn no_display(locale: &Locale) -> ExitCode {
    report(locale, &Message::new("error-no-display"))
}

/// The PUZZLE argument of a command.
fn puzzle(arguments: &clap::ArgMatches) -> &str {
    arguments.get_one::<String>("puzzle").map_or("-", String::as_str)
}

/// Says on standard error what is wrong: exit status 2.
fn report(locale: &Locale, message: &Message) -> ExitCode {
    // If even standard error is closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "duvod: {}", locale.say(message));
    ExitCode::from(2)
}
