//! `duvod rules list`: the rules of the profile.

use std::io::Write;

use clap::ArgMatches;
use serde_json::json;

use crate::context::Context;
use crate::failure::Failure;
use crate::subcommand::Subcommand;
use duvod::explanation::rule_name;
use duvod::knowledge::Rule;
use duvod::message::words;

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("list", words::HelpRulesList, |command, _| command, run);

/// Lists the rules of the profile in its order.
fn run(context: &mut Context, _: &ArgMatches) -> Result<(), Failure> {
    let rules: Vec<Rule> = context.rules().cloned().collect();
    if context.json {
        let rows: Vec<_> = rules.iter().map(|rule| row(context, rule)).collect();
        writeln!(context.out, "{}", serde_json::Value::from(rows))?;
        return Ok(());
    }
    let names: Vec<String> = rules.iter().map(|rule| context.say(&rule_name(rule.id))).collect();
    let width = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0);
    let id_width = width(&mut rules.iter().map(|rule| rule.id.as_str().len()));
    let name_width = width(&mut names.iter().map(|name| name.chars().count()));
    for (rule, name) in rules.iter().zip(&names) {
        let level = context.say(&rule.level.message());
        let (id, cost) = (rule.id.as_str(), rule.cost);
        writeln!(context.out, "{id:id_width$}  {name:name_width$}  {cost:>5}  {level}")?;
    }
    Ok(())
}

fn row(context: &Context, rule: &Rule) -> serde_json::Value {
    json!({
        "id": rule.id.as_str(),
        "name": context.say(&rule_name(rule.id)),
        "family": rule.body.family(),
        "code": rule.code,
        "level": rule.level.name(),
        "cost": rule.cost,
        "se": rule.se,
    })
}
