//! `duvod rules show RULE`: all that the knowledge base says of a rule, and its first example drawn.

use std::io::Write;

use clap::Command;
use serde_json::{Value, json};

use super::named;
use crate::failure::Failure;
use crate::reasoner::Reasoner;
use crate::request::Request;
use crate::subcommand::Subcommand;
use crate::teller::Teller;
use duvod::explanation::{pattern, result, rule_name, sentence};
use duvod::knowledge::{Example, Rule};
use duvod::locale::Coordinates;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::picture::{Scene, text};
use duvod_laboratory::Exhibit;

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("show", words::HelpRulesShow, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    command.arg(named::argument(locale))
}

/// Shows the rule.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let reasoner = Reasoner::of(request);
    let rule = named::rule(request, teller)?.clone();
    if teller.json {
        let answer = as_json(&reasoner, teller, &rule);
        writeln!(teller.out, "{answer}")?;
        return Ok(());
    }
    words(teller, &rule)?;
    data(request, teller, &rule)?;
    match first_example(&reasoner, &rule) {
        Some(shown) => example(teller, &shown)?,
        None => teller.line(&Message::from(words::RulesNoExample))?,
    }
    Ok(())
}

/// What the language has to say of the rule.
fn words(teller: &mut Teller, rule: &Rule) -> Result<(), Failure> {
    let name = teller.say(&rule_name(rule.id));
    writeln!(teller.out, "{name} ({})\n", rule.id)?;
    match (said(teller, rule, "says"), rule.patterns.first()) {
        (Some(text), _) => writeln!(teller.out, "{text}")?,
        (None, Some(first)) => teller.line(&pattern(first))?,
        (None, None) => {}
    }
    let spot = said(teller, rule, "spot").map(|text| Message::from(words::RulesSpot { text }));
    let also = said(teller, rule, "also").map(|text| Message::from(words::RulesAlso { text }));
    for line in spot.into_iter().chain(also) {
        teller.line(&line)?;
    }
    writeln!(teller.out)?;
    Ok(())
}

/// What the words of the rule's language say under this heading, if anything.
fn said(teller: &Teller, rule: &Rule, part: &str) -> Option<String> {
    let text = rule_name(rule.id).under(part);
    teller.locale.has(&text.id).then(|| teller.say(&text))
}

/// What the rule's file says, and the profile of the rule.
fn data(request: &Request, teller: &mut Teller, rule: &Rule) -> Result<(), Failure> {
    let mut lines = vec![
        Message::from(words::RulesLevel { level: rule.level.message() }),
        Message::from(words::RulesScore { cost: rule.cost }),
    ];
    lines.extend(rule.se.map(|se| Message::from(words::RulesSe { se })));
    lines.extend(rule.code.as_deref().map(|code| Message::from(words::RulesCode { code })));
    if !rule.aliases.is_empty() {
        lines.push(Message::from(words::RulesAliases { aliases: rule.aliases.join(", ") }));
    }
    if !rule.specialises.is_empty() {
        let general: Vec<Message> = rule.specialises.iter().map(|&id| rule_name(id)).collect();
        lines.push(Message::from(words::RulesGeneral { rules: general }));
    }
    if rule.assumes_unique {
        lines.push(Message::from(words::RulesOneSolution));
    }
    let profile = request.profile();
    let (name, count) = (profile.name.as_str(), profile.rules.len());
    lines.push(match place(request, rule) {
        Some(place) => words::RulesPlace { place, count, profile: name }.into(),
        None => words::RulesNoPlace { profile: name }.into(),
    });
    lines.push(Message::from(words::RulesBody));
    for line in &lines {
        teller.line(line)?;
    }
    for line in rule.body_text.lines() {
        writeln!(teller.out, "    {line}")?;
    }
    writeln!(teller.out)?;
    Ok(())
}

/// The rule's place in the profile, from 1.
fn place(request: &Request, rule: &Rule) -> Option<usize> {
    let place = request.profile().rules.iter().position(|&id| id == rule.id);
    place.map(|place| place + 1)
}

fn first_example(reasoner: &Reasoner<'_>, rule: &Rule) -> Option<Exhibit> {
    let knowledge = &reasoner.request.knowledge;
    Exhibit::new(knowledge, &reasoner.geometry, rule, rule.shown().next()?, &|| false)
}

fn example(teller: &mut Teller, shown: &Exhibit) -> Result<(), Failure> {
    let geometry = &shown.geometry;
    let letters = teller.locale.coordinates() == Coordinates::A1;
    let scene = Scene::of(geometry, &shown.state.board).pencil_marks(&shown.candidates);
    let scene = match &shown.step {
        Some(step) => scene.step(step).scene(),
        None => scene.scene(),
    };
    teller.line(&Message::from(words::RulesExample))?;
    let drawn = text(geometry, &scene, letters);
    writeln!(teller.out, "{drawn}")?;
    teller.line(&Message::from(words::RulesLegend))?;
    if let Some(step) = &shown.step {
        if let Some(notation) = teller.notation(geometry, &shown.candidates, step) {
            writeln!(teller.out, "\n{notation}")?;
            return Ok(());
        }
        let outcome = teller.say(&result(geometry, step));
        let told = teller.say(&sentence(geometry, &shown.candidates, step));
        writeln!(teller.out, "\n{outcome}\n{told}")?;
    }
    Ok(())
}

fn as_json(reasoner: &Reasoner<'_>, teller: &Teller, rule: &Rule) -> Value {
    let shown = first_example(reasoner, rule);
    let told = shown.as_ref().and_then(|shown| {
        let step = shown.step.as_ref()?;
        let told = teller.say(&sentence(&shown.geometry, &shown.candidates, step));
        Some(json!({ "step": step, "sentence": told }))
    });
    let examples = |examples: &[Example]| -> Vec<Value> {
        let example = |example: &Example| {
            let mut told = json!({ "state": example.state, "concludes": example.concludes });
            if let Some(grid) = &example.grid {
                told["grid"] = json!(grid);
            }
            told
        };
        examples.iter().map(example).collect()
    };
    json!({
        "id": rule.id,
        "name": teller.say(&rule_name(rule.id)),
        "says": said(teller, rule, "says"),
        "spot": said(teller, rule, "spot"),
        "also": said(teller, rule, "also"),
        "family": rule.body.family(),
        "code": rule.code,
        "aliases": rule.aliases,
        "specialises": rule.specialises,
        "level": rule.level.name(),
        "cost": rule.cost,
        "se": rule.se,
        "assumes_unique": rule.assumes_unique,
        "body": rule.body_text,
        "profile": reasoner.request.profile().name,
        "place": place(reasoner.request, rule),
        "examples": examples(&rule.examples),
        "on_grids": examples(&rule.on_grids),
        "counterexamples": examples(&rule.counterexamples),
        "first": told,
    })
}
