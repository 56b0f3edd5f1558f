//! Whether the files of knowledge fit together.

use std::collections::{BTreeMap, BTreeSet};

use super::{KnowledgeError, Problem, Profile, Rule};
use crate::proof::RuleId;

/// All rules, by id.
pub(super) type Rules = BTreeMap<RuleId, Rule>;

/// Checks that every name exists and that every profile asks special rules before general ones.
pub(super) fn whole<'a>(
    rules: &Rules,
    profiles: impl IntoIterator<Item = &'a Profile>,
) -> Result<(), KnowledgeError> {
    rules.values().try_for_each(|rule| names_of_rule(rules, rule))?;
    profiles.into_iter().try_for_each(|profile| order(rules, profile))
}

fn names_of_rule(rules: &Rules, rule: &Rule) -> Result<(), KnowledgeError> {
    let file = format!("rules/{}/{}.ron", rule.body.family(), rule.id);
    exist(rules, &file, rule.specialises.iter().chain(&rule.covered_by).chain(rule.body.inside()))?;
    let circles = generals(rules, rule).contains(&rule.id)
        || reached(rules, rule, |rule| rule.body.inside()).contains(&rule.id);
    if circles { Err(at_top(&file, Problem::Circle(rule.id.to_string()))) } else { Ok(()) }
}

/// Checks that a profile names rules that there are, each once, special ones before general ones, and those that
/// suppose something after all others. Rules that are off keep to the same order.
pub(super) fn order(rules: &Rules, profile: &Profile) -> Result<(), KnowledgeError> {
    let file = format!("profiles/{}.ron", profile.name);
    exist(rules, &file, &profile.listed)?;
    let listed: Vec<&Rule> = profile.listed.iter().filter_map(|id| rules.get(id)).collect();
    match first_out_of_order(rules, &listed) {
        Some(problem) => Err(at_top(&file, problem)),
        None => Ok(()),
    }
}

/// The rules of which a rule is a case, directly or by way of others.
pub(super) fn generals(rules: &Rules, rule: &Rule) -> BTreeSet<RuleId> {
    reached(rules, rule, |rule| &rule.specialises)
}

/// The rules to which a rule leads, directly or by way of others.
fn reached(rules: &Rules, rule: &Rule, leads: impl Fn(&Rule) -> &[RuleId]) -> BTreeSet<RuleId> {
    let mut found = BTreeSet::new();
    let mut open = leads(rule).to_vec();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            open.extend(rules.get(&id).into_iter().flat_map(&leads));
        }
    }
    found
}

/// What is wrong first with an order of rules.
pub(super) fn first_out_of_order(rules: &Rules, order: &[&Rule]) -> Option<Problem> {
    let mut supposing: Option<&Rule> = None;
    for (index, rule) in order.iter().enumerate() {
        let generals = generals(rules, rule);
        let general = order[..index].iter().find(|earlier| generals.contains(&earlier.id));
        if let Some(general) = general {
            let (rule, general) = (rule.id.to_string(), general.id.to_string());
            return Some(Problem::Order { rule, general });
        }
        if order[..index].iter().any(|earlier| earlier.id == rule.id) {
            return Some(Problem::Twice(rule.id.to_string()));
        }
        match supposing {
            Some(earlier) if !rule.supposes() => {
                let (rule, plain) = (earlier.id.to_string(), rule.id.to_string());
                return Some(Problem::Supposing { rule, plain });
            }
            None if rule.supposes() => supposing = Some(rule),
            _ => {}
        }
    }
    None
}

fn exist<'a>(
    rules: &Rules,
    file: &str,
    ids: impl IntoIterator<Item = &'a RuleId>,
) -> Result<(), KnowledgeError> {
    let missing = ids.into_iter().find(|&id| !rules.contains_key(id));
    missing.map_or(Ok(()), |id| Err(at_top(file, Problem::NoRule(id.to_string()))))
}

fn at_top(file: &str, problem: Problem) -> KnowledgeError {
    KnowledgeError { file: file.to_owned(), line: 1, column: 1, problem }
}
