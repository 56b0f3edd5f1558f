//! What rules are called, and how they are searched by that.

use std::collections::BTreeMap;

use crate::look::plain::plain;
use duvod::explanation::{rule_name, rule_names};
use duvod::grid::Geometry;
use duvod::knowledge::{Knowledge, Rule};
use duvod::locale::Locale;
use duvod::message::Message as Words;
use duvod::message::{words, words::Label};
use duvod::proof::RuleId;

/// What one rule is called.
#[derive(Clone, Debug, Default)]
struct Called {
    /// Its name in each of the languages.
    names: Vec<String>,
    /// Everything that it can be found by.
    sought: String,
}

/// What all rules are called.
#[derive(Clone, Debug, Default)]
pub(super) struct Names(BTreeMap<RuleId, Called>);

impl Names {
    /// The names of all rules in these languages.
    pub(super) fn new(knowledge: &Knowledge, locales: &[Locale]) -> Self {
        Self(knowledge.rules().map(|rule| (rule.id, called(rule, locales))).collect())
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The name of a rule in the language with this number.
    pub(super) fn name(&self, rule: RuleId, language: usize) -> &str {
        let names = self.0.get(&rule).map(|called| called.names.as_slice()).unwrap_or_default();
        names.get(language).map_or(rule.as_str(), String::as_str)
    }

    /// Whether the rule is found by a query, every word of which stands in something that it is called by.
    pub(super) fn finds(&self, rule: RuleId, query: &str) -> bool {
        let Some(called) = self.0.get(&rule) else { return false };
        plain(query).split_whitespace().all(|word| called.sought.contains(word))
    }

    /// Whether a query is just what the rule is called by.
    pub(super) fn is(&self, rule: RuleId, query: &str) -> bool {
        let query = plain(query);
        self.0
            .get(&rule)
            .is_some_and(|called| called.sought.lines().any(|name| name == query.trim()))
    }
}

fn called(rule: &Rule, locales: &[Locale]) -> Called {
    let names: Vec<String> = locales.iter().map(|locale| locale.say(&rule_name(rule.id))).collect();
    let mut sought = vec![rule.id.to_string()];
    sought.extend(rule.code.clone());
    sought.extend(rule.aliases.iter().cloned());
    for locale in locales {
        sought.extend(rule_names(rule.id).iter().map(|name| locale.say(name)));
        sought.extend(said(locale, rule.id, "also"));
        sought.push(locale.say(&rule.level.message()));
        sought.push(locale.say(&Words::from(kind(rule))));
    }
    Called { names, sought: plain(&sought.join("\n")) }
}

/// What a language says of a rule under a heading, if anything.
pub(super) fn said(locale: &Locale, rule: RuleId, heading: &str) -> Option<String> {
    let words = rule_name(rule).under(heading);
    locale.has(&words.id).then(|| locale.say(&words))
}

/// What is to be said of a rule on a grid without blocks, since the rule book speaks of these.
pub(crate) fn on_grid(rule: &Rule, geometry: &Geometry) -> Option<Label> {
    if !rule.body.has_houses_on(geometry) {
        return Some(words::BookNothingHere);
    }
    let has_areas = geometry.areas().next().is_some();
    match geometry.blocks() {
        Some(_) => None,
        None if has_areas => Some(words::BookOnRegions),
        None => Some(words::BookWithoutBlocks),
    }
}

/// What kind of reasoning a rule's family is.
pub(super) fn kind(rule: &Rule) -> Label {
    match rule.body.family() {
        "link" => words::BookKindLink,
        "als" => words::BookKindAls,
        "uniqueness" => words::BookKindUniqueness,
        "template" => words::BookKindTemplate,
        "schema" => words::BookKindSchema,
        "forcing" => words::BookKindForcing,
        _ if rule.body.is_fish() => words::BookKindFish,
        _ => words::BookKindCover,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_a_grid_without_blocks_the_book_says_what_is_otherwise() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let said = |rule: &str, grid: &str| {
            let rule = knowledge.rule(RuleId::new(rule)).expect("a rule");
            on_grid(rule, knowledge.grid(grid).expect("a grid")).map(|label| Words::from(label).id)
        };
        let id = |label: Label| Some(Words::from(label).id);
        for (rule, latin) in [
            ("hidden-single-block", words::BookNothingHere),
            ("pointing", words::BookNothingHere),
            ("hidden-single-row", words::BookWithoutBlocks),
            ("naked-pair", words::BookWithoutBlocks),
            ("xy-wing", words::BookWithoutBlocks),
        ] {
            assert_eq!(said(rule, "9x9"), None, "{rule}");
            assert_eq!(said(rule, "windoku"), None, "{rule}");
            assert_eq!(said(rule, "jigsaw-9x9"), id(words::BookOnRegions), "{rule}");
            assert_eq!(said(rule, "latin-9x9"), id(latin), "{rule}");
        }
    }

    #[test]
    fn a_rule_is_found_by_whatever_it_is_called() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let locales = ["cs", "en"].map(|tag| Locale::new(tag).expect("a language"));
        let names = Names::new(knowledge, &locales);
        let found = |query: &str| -> Vec<String> {
            let found = knowledge.rules().filter(|rule| names.finds(rule.id, query));
            found.map(|rule| rule.id.to_string()).collect()
        };
        for query in ["swordfish", "Mečoun", "mecoun", "  MEČ  "] {
            assert!(found(query).contains(&"swordfish".to_owned()), "{query}");
        }
        for query in ["naked pair", "pair naked", "holá dvojice", "naked-pair"] {
            let found = found(query);
            assert!(found.contains(&"naked-pair".to_owned()) && found.len() < 4, "{found:?}");
        }
        assert_eq!(found("0903"), ["als-chain"]);
        assert!(found("nishio").contains(&"forcing-net-contradiction".to_owned()));
        assert!(found("snadné sporem").is_empty());
        assert!(found("extreme trial").contains(&"trial".to_owned()));
        assert!(found("").len() > 100);
    }
}
