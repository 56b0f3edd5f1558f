//! Whether the files of knowledge fit together.

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

fn order(knowledge: &Knowledge, profile: &Profile) -> Result<(), KnowledgeError> {
    let file = format!("profiles/{}.ron", profile.name);
    exist(knowledge, &file, &profile.rules)?;
    let rules: Vec<&Rule> = knowledge.rules_of(profile).collect();
    for (index, rule) in rules.iter().enumerate() {
        let general = rules[..index].iter().find(|earlier| rule.specialises.contains(&earlier.id));
        if let Some(general) = general {
            let (rule, general) = (rule.id.to_string(), general.id.to_string());
            return Err(at_top(&file, Problem::Order { rule, general }));
        }
        if rules[..index].iter().any(|earlier| earlier.id == rule.id) {
            return Err(at_top(&file, Problem::Twice(rule.id.to_string())));
        }
    }
    Ok(())
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
