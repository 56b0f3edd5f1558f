//! `duvod hint PUZZLE [--strength 1-4 | --all]`: the next step, as much of it as is asked for, or all that can be made.

use std::io::Write;

use clap::Command;
use serde_json::{Value, json};

use super::advice::advised;
use super::argument::{choice, flag, grid, state};
use super::failure::Failure;
use super::input;
use super::reasoner::Reasoner;
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
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
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let number = request.text("strength").and_then(|text| text.parse().ok());
    let strength = number.and_then(Strength::from_number).unwrap_or(Strength::Rule);
    let (reasoner, state) = input::state(request, teller, input::puzzle(request))?;
    if request.flag("all") {
        return all(&reasoner, teller, &state);
    }
    let hint =
        advised(&reasoner, teller, &state, |coach, look| coach.hint(&state, strength, look))?;
    tell_step(&reasoner, teller, &state, &hint)?;
    match hint.subject {
        Subject::Step | Subject::Finished => Ok(()),
        Subject::Mistake | Subject::Nothing => Err(Failure::No),
    }
}

/// Lists all steps that can be made, a line each; with `--json` as a list.
fn all(reasoner: &Reasoner<'_>, teller: &mut Teller, state: &StateText) -> Result<(), Failure> {
    let steps = match advised(reasoner, teller, state, |coach, look| coach.all_steps(state, look))?
    {
        AllSteps::Mistake(mistake) => {
            tell(reasoner, teller, &mistake)?;
            return Err(Failure::No);
        }
        AllSteps::Steps(steps) => steps,
    };
    if teller.json {
        let steps: Vec<Value> = steps.iter().map(|step| step_as_json(reasoner, step)).collect();
        let is_empty = steps.is_empty();
        writeln!(teller.out, "{}", Value::from(steps))?;
        return if is_empty { Err(Failure::No) } else { Ok(()) };
    }
    let before = state.candidates(&reasoner.geometry);
    for step in &steps {
        if let Some(notation) = teller.notation(&reasoner.geometry, &before, step) {
            writeln!(teller.out, "{notation}")?;
            continue;
        }
        let (result, rule) =
            (result(&reasoner.geometry, step), step_name(&reasoner.geometry, step));
        teller.line(&words::HintStep { result, rule }.into())?;
    }
    if steps.is_empty() {
        teller.line(&Message::from(words::HintNoSteps))?;
        return Err(Failure::No);
    }
    Ok(())
}

fn step_as_json(reasoner: &Reasoner<'_>, step: &Step) -> Value {
    let facts = step.facts();
    json!({
        "rule": step.rule.to_string(),
        "concludes": Fact::print_all(facts, &reasoner.geometry),
        "step": step,
    })
}

/// Tells a hint that is about no step.
pub(super) fn tell(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    hint: &Hint,
) -> Result<(), Failure> {
    if teller.json {
        let mut answer = as_json(reasoner, teller, hint);
        reasoner.put_left_out(&mut answer);
        writeln!(teller.out, "{answer}")?;
        return Ok(());
    }
    for sentence in &hint.told {
        teller.line(sentence)?;
    }
    tell_reason(reasoner, teller, hint.reason.as_ref())
}

/// Tells a hint, whatever it is about.
fn tell_step(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    state: &StateText,
    hint: &Hint,
) -> Result<(), Failure> {
    let Some(step) = hint.step.as_ref().filter(|_| !teller.json) else {
        return tell(reasoner, teller, hint);
    };
    let before = state.candidates(&reasoner.geometry);
    if let Some(notation) = teller.notation(&reasoner.geometry, &before, step) {
        writeln!(teller.out, "{notation}")?;
        return Ok(());
    }
    for sentence in &hint.told {
        teller.line(sentence)?;
    }
    Ok(teller.cases(&reasoner.geometry, &before, step, "", "")?)
}

/// Writes what a reason says, and its steps.
fn tell_reason(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    reason: Option<&Reason>,
) -> Result<(), Failure> {
    if let Some(reason) = reason {
        for sentence in &reason.paragraph {
            teller.line(sentence)?;
        }
        teller.reason(&reasoner.geometry, reason)?;
    }
    Ok(())
}

fn as_json(reasoner: &Reasoner<'_>, teller: &Teller, hint: &Hint) -> Value {
    let geometry = &reasoner.geometry;
    let subject = match hint.subject {
        Subject::Mistake => "mistake",
        Subject::Step => "step",
        Subject::Finished => "finished",
        Subject::Nothing => "nothing",
    };
    let told: Vec<String> = hint.told.iter().map(|part| teller.say(part)).collect();
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
