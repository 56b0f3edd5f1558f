//! `duvod rules test LIBRARY`: what the rules find in the states of an acceptance library.

use std::ops::ControlFlow;

use clap::ArgMatches;

use super::report::Report;
use crate::context::Context;
use crate::failure::Failure;
use crate::in_order::{all_processors, in_order};
use crate::input;
use duvod::message::{Message, words};
use duvod_laboratory::{Judge, LibraryCase, Survey, read_library};

/// Runs the cases; with `--instances` only counts what is found in their states.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let cases = cases(context, arguments)?;
    let (checks, counts) = (arguments.get_flag("check"), arguments.get_flag("instances"));
    let survey = (checks || counts).then(|| Survey::new(&context.knowledge, &context.geometry));
    let survey = if checks { survey.map(Survey::checking) } else { survey };
    let nodes = context.watch.nodes;
    let survey = survey.map(|survey| survey.within(nodes));
    let judge = Judge::new(&context.knowledge, &context.geometry, context.profile()).within(nodes);
    let work = |case: &&LibraryCase| {
        let outcome = (!counts).then(|| judge.judge(case));
        (outcome, survey.as_ref().map(|survey| survey.examine(&case.state)))
    };
    let mut report = Report::new(survey.as_ref());
    let (mut done, mut written) = (0_usize, Ok(()));
    in_order(all_processors(), cases.iter(), work, |case, (outcome, findings)| {
        done += 1;
        context.watch.show(&words::ProgressOf { done, total: cases.len() }.into());
        written = report.add(context, case, outcome.as_ref(), findings.as_ref());
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    context.watch.clear();
    written?;
    report.finish(context, !counts, checks)
}

/// The cases of the library that are asked for.
fn cases(context: &Context, arguments: &ArgMatches) -> Result<Vec<LibraryCase>, Failure> {
    let name = input::named(arguments, "library");
    let text = input::text(context, name)?;
    let mut cases = read_library(&text, &context.geometry)
        .map_err(|error| input::in_file(name, error.message()))?;
    if let Some(codes) = arguments.get_many::<String>("code") {
        let codes: Vec<&String> = codes.collect();
        cases.retain(|case| codes.iter().any(|code| case.code.starts_with(code.as_str())));
        if cases.is_empty() {
            let codes: Vec<&str> = codes.into_iter().map(String::as_str).collect();
            let message = Message::from(words::ErrorNoCase { codes: codes.join(", ") });
            return Err(Failure::Wrong(message));
        }
    }
    Ok(cases)
}
