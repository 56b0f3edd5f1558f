//! `duvod rules new ID NAME --like RULE`: the skeleton of a rule, made after one that there is.
//!
//! It is whole from the start: a file with the other rule's parameters and examples, and words in every language that
//! is built in. So it is read, told and tested at once, and whoever changes it sees what no longer holds.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Arg, Command};
use serde_json::json;

use super::named::rule_named;
use crate::failure::Failure;
use crate::output::{write, write_new};
use crate::request::Request;
use crate::subcommand::Subcommand;
use crate::teller::Teller;
use duvod::explanation::rule_name;
use duvod::knowledge::{Example, Rule};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::RuleId;
use duvod::storage;

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("new", words::HelpRulesNew, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let like = Arg::new("like").long("like").value_name("RULE").required(true);
    let code = Arg::new("code").long("code").value_name("CODE");
    let id = Arg::new("id").required(true).value_name("ID").help(say(words::HelpNewId.into()));
    let name = Arg::new("name").required(true).value_name("NAME");
    command
        .arg(id)
        .arg(name.help(say(words::HelpNewName.into())))
        .arg(like.help(say(words::HelpNewLike.into())))
        .arg(code.help(say(words::HelpNewCode.into())))
}

/// Writes the files of the rule, and says which, and what to do next.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let given = |name| request.text(name).unwrap_or_default();
    let (id, name, force) = (given("id"), given("name"), request.flag("force"));
    let wrong = |message: Message| Err(Failure::Wrong(message));
    let is_of_ids = |letter: char| matches!(letter, 'a'..='z' | '0'..='9' | '-');
    if !id.chars().all(is_of_ids) || !id.starts_with(|first: char| first.is_ascii_lowercase()) {
        return wrong(words::ErrorRuleId { text: id }.into());
    }
    if request.knowledge.rule(RuleId::new(id)).is_some() {
        return wrong(words::ErrorRuleExists { rule: id }.into());
    }
    let own = request.path("knowledge");
    let (knowledge, locales) = match own {
        None => (PathBuf::from("knowledge"), PathBuf::from("locales")),
        Some(own) => (own.to_owned(), own.join("locales")),
    };
    if own.is_none() && !knowledge.join("rules").is_dir() {
        return wrong(words::ErrorNoSources.into());
    }
    let like = rule_named(request, teller, given("like"))?;
    let file = knowledge.join("rules").join(like.body.family()).join(format!("{id}.ron"));
    make_folder_of(&file)?;
    write_new(&file, rule_file(like, id, request.text("code")), force)?;
    let mut files = vec![file];
    for tag in Locale::languages() {
        files.push(add_words(&locales, tag, like, id, name)?);
    }
    let files: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
    if teller.json {
        writeln!(teller.out, "{}", json!({ "files": files }))?;
        return Ok(());
    }
    let files = files.join("\n");
    writeln!(teller.out, "{files}")?;
    teller.line(&words::RulesNewNext { rule: id }.into())?;
    Ok(())
}

/// The file of a rule that does what another one does.
fn rule_file(like: &Rule, id: &str, code: Option<&str>) -> String {
    let code = code.map(|code| format!("    code: {code:?},\n")).unwrap_or_default();
    let generals: Vec<_> =
        like.specialises.iter().map(|rule| format!("{:?}", rule.as_str())).collect();
    let unique = if like.assumes_unique { "    assumes_unique: true,\n" } else { "" };
    let states = |heading: &str, examples: &[Example]| -> String {
        let one = |example: &Example| {
            let Example { grid, state, concludes } = example;
            let grid = grid.as_ref().map(|grid| format!("            grid: {grid:?},\n"));
            let grid = grid.unwrap_or_default();
            format!(
                "        Example(\n{grid}            state: {state:?},\n            concludes: {concludes:?},\n        ),\n"
            )
        };
        let all: String = examples.iter().map(one).collect();
        if all.is_empty() { all } else { format!("    {heading}: [\n{all}    ],\n") }
    };
    format!(
        "Rule(\n    id: {id:?},\n{code}    specialises: [{}],\n    level: {},\n    cost: {},\n{unique}    body: {},\n{}{}{})\n",
        generals.join(", "),
        like.level.name(),
        like.cost,
        like.body_text.replace('\n', "\n    "),
        states("examples", &like.examples),
        states("on_grids", &like.on_grids),
        states("counterexamples", &like.counterexamples),
    )
}

/// Adds the words of the rule in a language behind those of the rules beside which the other one is told.
fn add_words(
    locales: &Path,
    tag: &str,
    like: &Rule,
    id: &str,
    name: &str,
) -> Result<PathBuf, Failure> {
    let locale = Locale::new(tag).map_err(|error| Failure::Wrong(error.to_message()))?;
    let known = locale.catalogue().get(&format!("rule-{}", like.id));
    let file = known.and_then(|entry| entry.file.rsplit('/').next()).unwrap_or("rules.ftl");
    let path = locales.join(tag).join(file);
    let mut text = storage::read(&path).map_err(Failure::Output)?.unwrap_or_default();
    let mut lines = vec![format!("rule-{id} = {name}")];
    for part in ["says", "spot"] {
        let other = rule_name(like.id).under(part);
        let said = if locale.has(&other.id) { locale.say(&other) } else { "…".into() };
        lines.push(format!("    .{part} = {}", said.replace('\n', "\n        ")));
    }
    text.push_str(&(lines.join("\n") + "\n"));
    make_folder_of(&path)?;
    write(&path, &text)?;
    Ok(path)
}

/// Makes the folder that a file is to be in.
fn make_folder_of(file: &Path) -> Result<(), Failure> {
    file.parent().map_or(Ok(()), fs::create_dir_all).map_err(Failure::Output)
}
