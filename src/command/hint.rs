//! `duvod hint PUZZLE [--strength 1-4 | --all]`: the next step, as much of it as is asked for, or all that can be made.

use std::io::Write;

use clap::{ArgMatches, Command};
use serde_json::{Value, json};

use super::advice::advised;
use super::argument::{choice, flag, grid, state};
use super::context::Context;
use super::failure::Failure;
use super::input;
use super::subcommand::Subcommand;
use duvod::explanation::{Hint, Reason, Strength, Subject, result, step_name};
use duvod::grid::{Geometry, Group, StateText};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::{Fact, Step};
use duvod::session::AllSteps;

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("hint", words::HelpHint, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let strengths = ["1", "2", "3", "4"];
    command
        .arg(state(locale))
        .arg(choice(locale, "strength", &strengths, "1", say(words::HelpStrength.into())))
        .arg(flag("all", say(words::HelpAllSteps.into())).conflicts_with("strength"))
        .arg(grid(locale))
}

/// Gives the hint; the answer is no where there is a mistake, or no next step.
fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let number = arguments.get_one::<String>("strength").and_then(|text| text.parse().ok());
    let strength = number.and_then(Strength::from_number).unwrap_or(Strength::Rule);
    let state = input::state(context, input::puzzle(arguments))?;
    if arguments.get_flag("all") {
        return all(context, &state);
    }
    let hint = advised(context, &state, |coach, look| coach.hint(&state, strength, look))?;
    tell_step(context, &state, &hint)?;
    match hint.subject {
        Subject::Step | Subject::Finished => Ok(()),
        Subject::Mistake | Subject::Nothing => Err(Failure::No),
    }
}

/// Lists all steps that can be made, a line each; with `--json` as a list.
fn all(context: &mut Context, state: &StateText) -> Result<(), Failure> {
    let steps = match advised(context, state, |coach, look| coach.all_steps(state, look))? {
        AllSteps::Mistake(mistake) => {
            tell(context, &mistake)?;
            return Err(Failure::No);
        }
        AllSteps::Steps(steps) => steps,
    };
    if context.json {
        let steps: Vec<Value> = steps.iter().map(|step| step_as_json(context, step)).collect();
        let is_empty = steps.is_empty();
        writeln!(context.out, "{}", Value::from(steps))?;
        return if is_empty { Err(Failure::No) } else { Ok(()) };
    }
    let before = state.candidates(&context.geometry);
    for step in &steps {
        if let Some(notation) = context.notation(&before, step) {
            writeln!(context.out, "{notation}")?;
            continue;
        }
        let (result, rule) = (result(&context.geometry, step), step_name(&context.geometry, step));
        context.line(&words::HintStep { result, rule }.into())?;
    }
    if steps.is_empty() {
        context.line(&Message::from(words::HintNoSteps))?;
        return Err(Failure::No);
    }
    Ok(())
}

fn step_as_json(context: &Context, step: &Step) -> Value {
    let facts = step.facts();
    json!({
        "rule": step.rule.to_string(),
        "concludes": Fact::print_all(facts, &context.geometry),
        "step": step,
    })
}

/// Tells a hint that is about no step.
pub(super) fn tell(context: &mut Context, hint: &Hint) -> Result<(), Failure> {
    if context.json {
        let answer = as_json(context, hint);
        writeln!(context.out, "{answer}")?;
        return Ok(());
    }
    for sentence in &hint.told {
        context.line(sentence)?;
    }
    tell_reason(context, hint.reason.as_ref())
}

/// Tells a hint, whatever it is about.
fn tell_step(context: &mut Context, state: &StateText, hint: &Hint) -> Result<(), Failure> {
    let Some(step) = hint.step.as_ref().filter(|_| !context.json) else {
        return tell(context, hint);
    };
    let before = state.candidates(&context.geometry);
    if let Some(notation) = context.notation(&before, step) {
        writeln!(context.out, "{notation}")?;
        return Ok(());
    }
    for sentence in &hint.told {
        context.line(sentence)?;
    }
    Ok(context.cases(&before, step, "", "")?)
}

/// Writes what a reason says, and its steps.
fn tell_reason(context: &mut Context, reason: Option<&Reason>) -> Result<(), Failure> {
    if let Some(reason) = reason {
        for sentence in &reason.paragraph {
            context.line(sentence)?;
        }
        context.reason(reason)?;
    }
    Ok(())
}

fn as_json(context: &Context, hint: &Hint) -> Value {
    let geometry = &context.geometry;
    let subject = match hint.subject {
        Subject::Mistake => "mistake",
        Subject::Step => "step",
        Subject::Finished => "finished",
        Subject::Nothing => "nothing",
    };
    let told: Vec<String> = hint.told.iter().map(|part| context.say(part)).collect();
    let houses: Vec<String> =
        hint.houses.iter().map(|&house| house_text(geometry, house)).collect();
    let cells = hint.cells.iter();
    let cells: Vec<String> = cells
        .map(|cell| format!("r{}c{}", geometry.row(cell) + 1, geometry.column(cell) + 1))
        .collect();
    let mut answer = json!({
        "subject": subject,
        "strength": hint.strength.number(),
        "told": told,
        "rule": hint.rule.map(|rule| rule.to_string()),
        "houses": houses,
        "cells": cells,
    });
    if let Some(step) = &hint.step {
        let facts = step.facts();
        answer["concludes"] = Fact::print_all(facts, geometry).into();
        answer["step"] = json!(step);
    }
    if let Some(mistake) = hint.mistake {
        answer["mistake"] = mistake.print(geometry).into();
        answer["trace"] = json!(hint.reason.as_ref().map(|reason| &reason.slice));
    }
    answer
}

/// A house as `r3`, `c5`, `b2`, in the manner of the facts.
fn house_text(geometry: &Geometry, house: Group) -> String {
    format!("{}{}", geometry.kind(house).letter(), geometry.number(house))
}
