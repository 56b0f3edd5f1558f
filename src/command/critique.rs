//! `duvod critique PUZZLE MOVE [--by RULE]`: whether a move follows, by which rule, or what speaks against it. A move may also be
//! a whole step in experts' notation, from this program or another: `X-wing: 7 r25 c37 => r3c3<>7`.

use std::io::Write;

use clap::{Arg, Command};
use serde_json::{Value, json};

use super::advice::advised;
use super::argument::{grid, state};
use super::failure::Failure;
use super::input;
use super::reasoner::Reasoner;
use super::request::Request;
use super::rules::rules_named;
use super::subcommand::Subcommand;
use super::teller::Teller;
use duvod::explanation::Critique;
use duvod::grid::{Cell, Digit, StateText};
use duvod::knowledge::Rule;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::notation::{self, THEREFORE};
use duvod::proof::{Fact, Step, Trace};
use duvod::session::NamedRules;

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("critique", words::HelpCritique, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    command
        .arg(state(locale))
        .arg(Arg::new("move").required(true).value_name("MOVE").help(say(words::HelpMove.into())))
        .arg(Arg::new("by").long("by").value_name("RULE").help(say(words::HelpBy.into())))
        .arg(grid(locale))
}

/// Judges the move; the answer is no where it is wrong, or where what was named as its reason does not show it.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    // The puzzle says which grid it is, and that which moves there are.
    let (reasoner, state) = input::state(request, teller, input::puzzle(request))?;
    let by = request.text("by").map(|name| rules_named(request, teller, name)).transpose()?;
    let Proposal { facts, rules, step } =
        proposed(&reasoner, teller, &state, request.text("move").unwrap_or_default(), by)?;
    let named = rules.map(|rules| NamedRules::new(&request.knowledge, &reasoner.geometry, &rules));
    let critique = advised(&reasoner, teller, &state, |coach, look| match (&step, &named) {
        (Some(step), Some(named)) => coach.critique_step(&state, step, named, look),
        _ => coach.critique(&state, &facts, named.as_ref(), look),
    })?;
    if teller.json {
        let mut answer = as_json(&reasoner, teller, &critique);
        reasoner.put_left_out(&mut answer);
        writeln!(teller.out, "{answer}")?;
    } else {
        tell(&reasoner, teller, &critique, &state)?;
    }
    if critique.judgement.is_yes() { Ok(()) } else { Err(Failure::No) }
}

/// What is proposed.
struct Proposal<'a> {
    /// What is to be entered or struck out, all at once.
    facts: Vec<Fact>,
    /// The rules of which one is named as the reason, if one is.
    rules: Option<Vec<&'a Rule>>,
    /// The step, where the reason is written in a way that can be read.
    step: Option<Step>,
}

/// What is written so: a move, or a step with what it concludes; `by` are the rules that are named beside it.
fn proposed<'a>(
    reasoner: &Reasoner<'a>,
    teller: &Teller,
    state: &StateText,
    text: &str,
    by: Option<Vec<&'a Rule>>,
) -> Result<Proposal<'a>, Failure> {
    let plain = plain(text);
    match plain.split_once(THEREFORE) {
        Some((reason, _)) => written(reasoner, teller, state, (text, &plain, reason), by),
        None => Ok(Proposal { facts: vec![moved(reasoner, &plain, text)?], rules: by, step: None }),
    }
}

/// A step in experts' notation: the name of its rule and a colon, if it has one, the pattern, and what it concludes. Where the
/// pattern is written as it is nowhere here, what it concludes is judged by the rule alone.
fn written<'a>(
    reasoner: &Reasoner<'a>,
    teller: &Teller,
    state: &StateText,
    (text, plain, reason): (&str, &str, &str),
    by: Option<Vec<&'a Rule>>,
) -> Result<Proposal<'a>, Failure> {
    let candidates = state.candidates(&reasoner.geometry);
    // A name may have colons itself.
    let mut names = reason.match_indices(": ").map(|(end, _)| &reason[..end]).peekable();
    let rules = match (by, names.peek().copied()) {
        (Some(by), _) => Some(by),
        (None, Some(first)) => {
            let known = names.find_map(|name| rules_named(reasoner.request, teller, name).ok());
            Some(known.map_or_else(|| rules_named(reasoner.request, teller, first), Ok)?)
        }
        (None, None) => rules_named(reasoner.request, teller, reason.trim()).ok(),
    };
    let read = |rule: &&Rule| notation::parse(&reasoner.geometry, &candidates, rule.id, plain).ok();
    let step = rules.iter().flatten().find_map(read).filter(|step| !step.conclusions.is_empty());
    let facts = match &step {
        Some(step) => step.conclusions.iter().map(|end| end.fact).collect(),
        None => notation::conclusions(&reasoner.geometry, &candidates, plain).map_err(|error| {
            let place = place_in(text, error.place);
            Failure::Wrong(notation::NotationError { place, ..error }.message())
        })?,
    };
    Ok(Proposal { facts, rules, step })
}

/// A text with the signs that the notation has for what people also write otherwise.
fn plain(text: &str) -> String {
    text.replace('≠', "<>").replace("!=", "<>").replace('⇒', THEREFORE)
}

/// The place, from 1, in a text of a place in what [`plain`] makes of it.
fn place_in(text: &str, place: usize) -> usize {
    let is_before = |end: &usize| {
        let before: String = text.chars().take(*end).collect();
        plain(&before).chars().count() < place
    };
    (0..=text.chars().count()).take_while(is_before).count().max(1)
}

/// The move that is written so.
fn moved(reasoner: &Reasoner<'_>, plain: &str, text: &str) -> Result<Fact, Failure> {
    let plain: String = plain.chars().filter(|letter| !letter.is_whitespace()).collect();
    // A hyphen strikes out, as in r2c3-4.
    let plain = if plain.contains(['=', '<']) {
        plain
    } else {
        plain.replacen(['-', '–', '−'], "<>", 1)
    };
    let geometry = &reasoner.geometry;
    Fact::parse(&plain, geometry).map_err(|_| {
        let last = geometry.cell_name(Cell::new(geometry.cell_count() - 1));
        let digit = geometry.digit_name(Digit::new(geometry.digit_count() - 1));
        Failure::Wrong(words::ErrorMove { digit, last, text }.into())
    })
}

fn tell(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    critique: &Critique,
    state: &StateText,
) -> Result<(), Failure> {
    let told: Vec<String> = critique.told.iter().map(|part| teller.say(part)).collect();
    writeln!(teller.out, "{}", told.join(" "))?;
    if let Some(step) = critique.judgement.step() {
        teller.cases(&reasoner.geometry, &state.candidates(&reasoner.geometry), step, "", "")?;
    }
    if let Some(reason) = critique.judgement.reason() {
        teller.reason(&reasoner.geometry, reason)?;
    }
    Ok(())
}

fn as_json(reasoner: &Reasoner<'_>, teller: &Teller, critique: &Critique) -> Value {
    let geometry = &reasoner.geometry;
    let told: Vec<String> = critique.told.iter().map(|part| teller.say(part)).collect();
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
