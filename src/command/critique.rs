//! `duvod critique PUZZLE MOVE [--by RULE]`: whether a move follows, by which rule, or what speaks against it.

use std::io::Write;

use clap::ArgMatches;
use serde_json::{Value, json};

use super::advice::advised;
use super::context::Context;
use super::failure::Failure;
use super::input;
use super::rules::rules_named;
use crate::explanation::Critique;
use crate::grid::{Cell, Digit, StateText};
use crate::message::words;
use crate::proof::{Fact, Trace};
use crate::session::NamedRules;

/// Judges the move; the answer is no where it is wrong, or where what was named as its reason does not show it.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let text = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    // The puzzle says which grid it is, and that which moves there are.
    let state = input::state(context, input::puzzle(arguments))?;
    let proposed = proposed(context, text("move").unwrap_or_default())?;
    let rules = text("by").map(|name| rules_named(context, name)).transpose()?;
    let named = rules.map(|rules| NamedRules::new(&context.knowledge, &context.geometry, &rules));
    let critique = advised(context, &state, |coach, look| {
        coach.critique(&state, &[proposed], named.as_ref(), look)
    })?;
    if context.json {
        let answer = as_json(context, &critique);
        writeln!(context.out, "{answer}")?;
    } else {
        tell(context, &critique, &state)?;
    }
    if critique.judgement.is_yes() { Ok(()) } else { Err(Failure::No) }
}

/// The move that is written so.
fn proposed(context: &Context, text: &str) -> Result<Fact, Failure> {
    let plain: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let plain = plain.replace('≠', "<>").replace("!=", "<>");
    // A hyphen strikes out, as in r2c3-4.
    let plain = if plain.contains(['=', '<']) {
        plain
    } else {
        plain.replacen(['-', '–', '−'], "<>", 1)
    };
    let geometry = &context.geometry;
    Fact::parse(&plain, geometry).map_err(|_| {
        let last = geometry.cell_name(Cell::new(geometry.cell_count() - 1));
        let digit = geometry.digit_name(Digit::new(geometry.digit_count() - 1));
        Failure::Wrong(words::ErrorMove { digit, last, text }.into())
    })
}

fn tell(context: &mut Context, critique: &Critique, state: &StateText) -> Result<(), Failure> {
    let told: Vec<String> = critique.told.iter().map(|part| context.say(part)).collect();
    writeln!(context.out, "{}", told.join(" "))?;
    if let Some(step) = critique.judgement.step() {
        context.cases(&state.candidates(&context.geometry), step, "", "")?;
    }
    if let Some(reason) = critique.judgement.reason() {
        context.reason(reason)?;
    }
    Ok(())
}

fn as_json(context: &Context, critique: &Critique) -> Value {
    let geometry = &context.geometry;
    let told: Vec<String> = critique.told.iter().map(|part| context.say(part)).collect();
    let judgement = &critique.judgement;
    let trace: Option<&Trace> = judgement.reason().map(|reason| &reason.slice);
    json!({
        "move": Fact::print_all(critique.proposed.iter().copied(), geometry),
        "verdict": judgement.name(),
        "yes": judgement.is_yes(),
        "told": told,
        "rule": judgement.step().map(|step| step.rule.to_string()),
        "step": judgement.step(),
        "trace": trace,
        "mistake": critique.mistake.map(|mistake| mistake.print(geometry)),
    })
}
