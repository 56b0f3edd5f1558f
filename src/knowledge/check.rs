//! Whether the files of knowledge fit together.

use std::collections::BTreeSet;

use super::{Knowledge, KnowledgeError, Problem, Profile, Rule};
use crate::proof::RuleId;

/// Checks that every name exists and that every profile asks special rules before general ones.
pub(super) fn whole(knowledge: &Knowledge) -> Result<(), KnowledgeError> {
    knowledge.rules().try_for_each(|rule| names_of_rule(knowledge, rule))?;
    knowledge.profiles().try_for_each(|profile| order(knowledge, profile))
}

fn names_of_rule(knowledge: &Knowledge, rule: &Rule) -> Result<(), KnowledgeError> {
    let file = format!("rules/{}/{}.ron", rule.body.family(), rule.id);
    exist(knowledge, &file, rule.specialises.iter().chain(rule.body.inside()))
}

/// Checks that a profile names rules that there are, each once, special ones before general ones, and those that
/// suppose something after all others. Rules that are off keep to the same order.
pub(super) fn order(knowledge: &Knowledge, profile: &Profile) -> Result<(), KnowledgeError> {
    let file = format!("profiles/{}.ron", profile.name);
    exist(knowledge, &file, &profile.listed)?;
    let rules: Vec<&Rule> = profile.listed.iter().filter_map(|&id| knowledge.rule(id)).collect();
    match first_out_of_order(knowledge, &rules) {
        Some(problem) => Err(at_top(&file, problem)),
        None => Ok(()),
    }
}

/// The rules of which a rule is a case, directly or by way of others.
pub(super) fn generals(knowledge: &Knowledge, rule: &Rule) -> BTreeSet<RuleId> {
    let mut found = BTreeSet::new();
    let mut open = rule.specialises.clone();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            open.extend(
                knowledge.rule(id).iter().flat_map(|rule| rule.specialises.iter().copied()),
            );
        }
    }
    found
}

/// What is wrong first with an order of rules.
pub(super) fn first_out_of_order(knowledge: &Knowledge, rules: &[&Rule]) -> Option<Problem> {
    let mut supposing: Option<&Rule> = None;
    for (index, rule) in rules.iter().enumerate() {
        let generals = generals(knowledge, rule);
        let general = rules[..index].iter().find(|earlier| generals.contains(&earlier.id));
        if let Some(general) = general {
            let (rule, general) = (rule.id.to_string(), general.id.to_string());
            return Some(Problem::Order { rule, general });
        }
        if rules[..index].iter().any(|earlier| earlier.id == rule.id) {
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
    knowledge: &Knowledge,
    file: &str,
    ids: impl IntoIterator<Item = &'a RuleId>,
) -> Result<(), KnowledgeError> {
    let missing = ids.into_iter().find(|&&id| knowledge.rule(id).is_none());
    missing.map_or(Ok(()), |id| Err(at_top(file, Problem::NoRule(id.to_string()))))
}

fn at_top(file: &str, problem: Problem) -> KnowledgeError {
    KnowledgeError { file: file.to_owned(), line: 1, column: 1, problem }
}
