//! The command line: one file a subcommand.
//!
//! [`run`] parses, does what is asked and gives an exit status, or says that the window is wanted.
//! Everything that is said comes from `locale`, the help too: the language is found before the rest of
//! the command line is read.
//!
//! Exit statuses: 0 done; 1 the answer is no (no solution, colliding givens, several solutions where one
//! is needed, a trace rejected, a library case failed, no example found); 2 the input or the command is
//! wrong; 3 given up, because the budget was spent.
//!
//! With `--json` standard output holds JSON whatever happens. Where the answer is a refusal it is an object with a field
//! `error` (see `failure`).
//!
//! Invariant: only this package names clap; results go to standard output, everything else to standard
//! error; a closed pipe ends the program quietly.

mod advice;
mod argument;
mod asked_early;
mod batch;
mod certificate;
mod check;
mod cli;
mod colour;
mod compare;
mod convert;
mod critique;
mod experiment;
mod explain;
mod export;
mod failure;
mod generate;
mod graphs;
mod help;
mod hint;
mod hunt;
mod in_order;
mod input;
mod left_out;
mod listed;
mod listing;
mod man_page;
mod manual;
mod opening;
mod output;
mod print;
mod queens;
mod rate;
mod reasoner;
mod replay;
mod request;
mod rules;
mod settings;
mod solve;
mod streams;
mod subcommand;
mod synopsis;
mod teller;
mod usage;
mod verify;
mod watch;
mod why;
mod wishes;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use clap::error::ErrorKind;

use cli::COMMANDS;
pub use cli::command as declaration;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::storage::trouble;
use failure::{Complaint, Failure, SPENT};
pub use man_page::man_page;
pub use manual::manual;
use opening::opened;
pub use settings::{Given, Settings};
pub use streams::Streams;
use subcommand::typed;
use teller::Teller;

/// What the command line asks for.
pub enum Ending {
    /// It was done, or could not be done, and said so: the exit status.
    Exit(u8),
    /// The window, with these settings.
    Window(Box<Settings>),
}

/// Does what the arguments ask for; the first of them is the program's name.
pub fn run(arguments: impl IntoIterator<Item = OsString>, streams: &Streams) -> Ending {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let of = help::asked_of(&arguments);
    let arguments = asked_early::as_meant(arguments);
    let json = asked_early::is_json(&arguments);
    let locale = match asked_early::language(&arguments) {
        Ok(locale) => locale,
        Err((locale, message)) => {
            return Ending::Exit(Complaint { locale: &locale, json, streams }.wrong(&message));
        }
    };
    let complaint = Complaint { locale: &locale, json, streams };
    let first = arguments.get(1).and_then(|first| first.to_str()).map(str::to_owned);
    let declared = cli::command(&locale);
    if let Some(message) = help::unknown(&of, &declared) {
        return Ending::Exit(complaint.wrong(&message));
    }
    let matches = match declared.try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => {
            // Two words, the first of which is meant as a command, are no puzzle with something behind it.
            let is_unknown = error.kind() == ErrorKind::UnknownArgument;
            let first = first.as_deref().filter(|_| is_unknown);
            return Ending::Exit(match first.and_then(|text| no_command(text, &locale)) {
                Some(message) => complaint.wrong(&message),
                None => usage::tell(complaint, &error),
            });
        }
    };
    let (request, mut teller) = match opened(locale.clone(), &matches, streams) {
        Ok(opened) => opened,
        Err(message) => return Ending::Exit(complaint.wrong(&message)),
    };
    let Some(run) = typed(&COMMANDS, &matches) else {
        let file = request.path("file").and_then(Path::to_str);
        if let Some(message) = file.and_then(|text| no_command(text, &locale)) {
            return Ending::Exit(complaint.wrong(&message));
        }
        return match Settings::of(request, teller) {
            Ok(settings) => Ending::Window(Box::new(settings)),
            Err(message) => Ending::Exit(complaint.wrong(&message)),
        };
    };
    let result = run(&request, &mut teller);
    // What was told before something went wrong comes first.
    let flushed = teller.out.flush().map_err(Failure::from);
    Ending::Exit(status(&teller, result.and(flushed)))
}

/// That what looks like a command is none, and no file either.
fn no_command(text: &str, locale: &Locale) -> Option<Message> {
    let is_word = text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    if !is_word || Path::new(text).exists() {
        return None;
    }
    let declared = cli::command(locale);
    if declared.find_subcommand(text).is_some() {
        return None;
    }
    Some(match help::nearest(text, &declared) {
        Some(near) => words::UsageNoCommandNear { near, text }.into(),
        None => words::UsageNoCommand { text }.into(),
    })
}

fn status(teller: &Teller, result: Result<(), Failure>) -> u8 {
    let Teller { locale, json, streams, .. } = teller;
    let complaint = Complaint { locale, json: *json, streams };
    match result {
        Ok(()) => 0,
        Err(Failure::No) => 1,
        Err(Failure::Wrong(message)) => complaint.wrong(&message),
        Err(Failure::Spent(message)) => complaint.spent(&message),
        Err(Failure::SpentAsTold) => SPENT,
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(Failure::Output(error)) => {
            let message = Message::from(words::ErrorOutput { reason: trouble(&error) });
            complaint.wrong(&message)
        }
    }
}

/// Says that no window can be opened here, and points to the command line: exit status 2.
pub fn no_display(locale: &Locale) -> u8 {
    Complaint { locale, json: false, streams: &Streams::standard() }
        .wrong(&Message::from(words::ErrorNoDisplay))
}
