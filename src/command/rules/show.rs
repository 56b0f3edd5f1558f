//! `duvod rules show RULE`: all that the knowledge base says of a rule, and its first example drawn.

use std::io::Write;

use clap::ArgMatches;
use serde_json::{Value, json};

use super::named;
use crate::context::Context;
use crate::failure::Failure;
use duvod::explanation::{result, rule_name, sentence};
use duvod::knowledge::{Example, Rule};
use duvod::locale::Coordinates;
use duvod::message::{Message, words};
use duvod::picture::{Scene, text};
use duvod_laboratory::Exhibit;

/// Shows the rule.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let rule = named::rule(context, arguments)?.clone();
    if context.json {
        let answer = as_json(context, &rule);
        writeln!(context.out, "{answer}")?;
        return Ok(());
    }
    words(context, &rule)?;
    data(context, &rule)?;
    match first_example(context, &rule) {
        Some(shown) => example(context, &shown)?,
        None => context.line(&Message::from(words::RulesNoExample))?,
    }
    Ok(())
}

/// What the language has to say of the rule.
fn words(context: &mut Context, rule: &Rule) -> Result<(), Failure> {
    let name = context.say(&rule_name(rule.id));
    writeln!(context.out, "{name} ({})\n", rule.id)?;
    if let Some(text) = said(context, rule, "says") {
        writeln!(context.out, "{text}")?;
    }
    let spot = said(context, rule, "spot").map(|text| Message::from(words::RulesSpot { text }));
    let also = said(context, rule, "also").map(|text| Message::from(words::RulesAlso { text }));
    for line in spot.into_iter().chain(also) {
        context.line(&line)?;
    }
    writeln!(context.out)?;
    Ok(())
}

/// What the words of the rule's language say under this heading, if anything.
fn said(context: &Context, rule: &Rule, part: &str) -> Option<String> {
    let text = rule_name(rule.id).under(part);
    context.locale.has(&text.id).then(|| context.say(&text))
}

/// What the rule's file says, and the profile of the rule.
fn data(context: &mut Context, rule: &Rule) -> Result<(), Failure> {
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
    let profile = context.profile();
    let (name, count) = (profile.name.as_str(), profile.rules.len());
    lines.push(match place(context, rule) {
        Some(place) => words::RulesPlace { place, count, profile: name }.into(),
        None => words::RulesNoPlace { profile: name }.into(),
    });
    lines.push(Message::from(words::RulesBody));
    for line in &lines {
        context.line(line)?;
    }
    for line in rule.body_text.lines() {
        writeln!(context.out, "    {line}")?;
    }
    writeln!(context.out)?;
    Ok(())
}

/// The rule's place in the profile, from 1.
fn place(context: &Context, rule: &Rule) -> Option<usize> {
    let place = context.profile().rules.iter().position(|&id| id == rule.id);
    place.map(|place| place + 1)
}

fn first_example(context: &Context, rule: &Rule) -> Option<Exhibit> {
    let (knowledge, search) = (&context.knowledge, context.search());
    Exhibit::new(knowledge, &context.geometry, &search, rule, rule.examples.first()?, &|| false)
}

fn example(context: &mut Context, shown: &Exhibit) -> Result<(), Failure> {
    let letters = context.locale.coordinates() == Coordinates::A1;
    let scene = Scene::of(&context.geometry, &shown.state.board).pencil_marks(&shown.candidates);
    let scene = match &shown.step {
        Some(step) => scene.step(step).scene(),
        None => scene.scene(),
    };
    context.line(&Message::from(words::RulesExample))?;
    let drawn = text(&context.geometry, &scene, letters);
    writeln!(context.out, "{drawn}")?;
    context.line(&Message::from(words::RulesLegend))?;
    if let Some(step) = &shown.step {
        if let Some(notation) = context.notation(&shown.candidates, step) {
            writeln!(context.out, "\n{notation}")?;
            return Ok(());
        }
        let outcome = context.say(&result(&context.geometry, step));
        let told = context.say(&sentence(&context.geometry, &shown.candidates, step));
        writeln!(context.out, "\n{outcome}\n{told}")?;
    }
    Ok(())
}

fn as_json(context: &Context, rule: &Rule) -> Value {
    let shown = first_example(context, rule);
    let told = shown.as_ref().and_then(|shown| {
        let step = shown.step.as_ref()?;
        let told = context.say(&sentence(&context.geometry, &shown.candidates, step));
        Some(json!({ "step": step, "sentence": told }))
    });
    let examples = |examples: &[Example]| -> Vec<Value> {
        let example =
            |example: &Example| json!({ "state": example.state, "concludes": example.concludes });
        examples.iter().map(example).collect()
    };
    json!({
        "id": rule.id,
        "name": context.say(&rule_name(rule.id)),
        "says": said(context, rule, "says"),
        "spot": said(context, rule, "spot"),
        "also": said(context, rule, "also"),
        "family": rule.body.family(),
        "code": rule.code,
        "aliases": rule.aliases,
        "specialises": rule.specialises,
        "level": rule.level.name(),
        "cost": rule.cost,
        "se": rule.se,
        "assumes_unique": rule.assumes_unique,
        "body": rule.body_text,
        "profile": context.profile().name,
        "place": place(context, rule),
        "examples": examples(&rule.examples),
        "counterexamples": examples(&rule.counterexamples),
        "first": told,
    })
}
