//! `duvod rules test LIBRARY`: what the rules find in the states of an acceptance library.

use std::ops::ControlFlow;

use clap::{Arg, ArgAction, Command};

use super::report::Report;
use crate::argument::{flag, path};
use crate::failure::Failure;
use crate::in_order::{all_processors, in_order};
use crate::input;
use crate::reasoner::Reasoner;
use crate::request::Request;
use crate::subcommand::Subcommand;
use crate::teller::Teller;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod_laboratory::{Judge, LibraryCase, Survey, read_library};

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("test", words::HelpRulesTest, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let library = path("library").required(true).value_name("LIBRARY");
    let code = Arg::new("code").long("code").value_name("CODE").action(ArgAction::Append);
    command
        .arg(library.help(say(words::HelpLibrary.into())))
        .arg(code.help(say(words::HelpCode.into())))
        .arg(flag("check", say(words::HelpRulesCheck.into())))
        .arg(flag("instances", say(words::HelpInstances.into())))
}

/// Runs the cases; with `--instances` only counts what is found in their states.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let reasoner = Reasoner::of(request);
    let cases = cases(&reasoner, teller)?;
    let (checks, counts) = (request.flag("check"), request.flag("instances"));
    let survey = (checks || counts).then(|| Survey::new(&request.knowledge, &reasoner.geometry));
    let survey = if checks { survey.map(Survey::checking) } else { survey };
    let nodes = reasoner.watch.nodes;
    let survey = survey.map(|survey| survey.within(nodes));
    let judge = Judge::new(&request.knowledge, &reasoner.geometry, request.profile()).within(nodes);
    let work = |case: &&LibraryCase| {
        let outcome = (!counts).then(|| judge.judge(case));
        (outcome, survey.as_ref().map(|survey| survey.examine(&case.state)))
    };
    let mut report = Report::new(survey.as_ref());
    let (mut done, mut written) = (0_usize, Ok(()));
    in_order(all_processors(), cases.iter(), work, |case, (outcome, findings)| {
        done += 1;
        reasoner.watch.show(&words::ProgressOf { done, total: cases.len() }.into());
        written = report.add(&reasoner, teller, case, outcome.as_ref(), findings.as_ref());
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    reasoner.watch.clear();
    written?;
    report.finish(teller, !counts, checks)
}

/// The cases of the library that are asked for.
fn cases(reasoner: &Reasoner<'_>, teller: &Teller) -> Result<Vec<LibraryCase>, Failure> {
    let name = input::named(reasoner.request, "library");
    let text = input::text(teller, name)?;
    let mut cases = read_library(&text, &reasoner.geometry)
        .map_err(|error| input::in_file(name, error.message()))?;
    let codes = reasoner.request.texts("code");
    if !codes.is_empty() {
        cases.retain(|case| codes.iter().any(|code| case.code.starts_with(code)));
        if cases.is_empty() {
            let message = Message::from(words::ErrorNoCase { codes: codes.join(", ") });
            return Err(Failure::Wrong(message));
        }
    }
    Ok(cases)
}
