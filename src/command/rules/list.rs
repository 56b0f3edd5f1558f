//! `duvod rules list`: the rules of the profile.

use std::io::Write;

use serde_json::json;

use crate::failure::Failure;
use crate::request::Request;
use crate::subcommand::Subcommand;
use crate::teller::Teller;
use duvod::explanation::rule_name;
use duvod::knowledge::Rule;
use duvod::message::words;

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("list", words::HelpRulesList, |command, _| command, run);

/// Lists the rules of the profile in its order.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let rules: Vec<Rule> = request.rules().cloned().collect();
    if teller.json {
        let rows: Vec<_> = rules.iter().map(|rule| row(teller, rule)).collect();
        writeln!(teller.out, "{}", serde_json::Value::from(rows))?;
        return Ok(());
    }
    let names: Vec<String> = rules.iter().map(|rule| teller.say(&rule_name(rule.id))).collect();
    let width = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0);
    let id_width = width(&mut rules.iter().map(|rule| rule.id.as_str().len()));
    let name_width = width(&mut names.iter().map(|name| name.chars().count()));
    for (rule, name) in rules.iter().zip(&names) {
        let level = teller.say(&rule.level.message());
        let (id, cost) = (rule.id.as_str(), rule.cost);
        writeln!(teller.out, "{id:id_width$}  {name:name_width$}  {cost:>5}  {level}")?;
    }
    Ok(())
}

fn row(teller: &Teller, rule: &Rule) -> serde_json::Value {
    json!({
        "id": rule.id.as_str(),
        "name": teller.say(&rule_name(rule.id)),
        "family": rule.body.family(),
        "code": rule.code,
        "level": rule.level.name(),
        "cost": rule.cost,
        "se": rule.se,
    })
}
