//! The RULE argument: a rule by its id, an alias, or its name in the user's language or in English; by a code, which rules may
//! share.

use clap::Arg;

use crate::failure::Failure;
use crate::opening::NOTATION_NAMES;
use crate::request::Request;
use crate::teller::Teller;
use duvod::explanation::rule_names;
use duvod::knowledge::Rule;
use duvod::locale::Locale;
use duvod::message::{Message, words};

/// How many of the nearest names are told when there is no such rule.
const NEAREST: usize = 4;

/// The rule that is meant, of several the first; when there is none, the complaint names those that are called almost so.
pub(super) fn rule<'a>(request: &'a Request, teller: &Teller) -> Result<&'a Rule, Failure> {
    let text = request.text("rule").unwrap_or_default();
    rules_named(request, teller, text).map(|rules| rules[0])
}

/// The RULE argument of a command.
pub(super) fn argument(locale: &Locale) -> Arg {
    Arg::new("rule").required(true).value_name("RULE").help(locale.say(&words::HelpRule.into()))
}

/// The rule with this id, alias or name in the user's language or in English, or all rules with this code, at least one; when there is
/// none, the complaint names those that are called almost so.
pub(crate) fn rules_named<'a>(
    request: &'a Request,
    teller: &Teller,
    text: &str,
) -> Result<Vec<&'a Rule>, Failure> {
    let wanted = key(text);
    let names = |rule: &Rule| {
        let mut names = vec![key(rule.id.as_str())];
        names.extend(rule.aliases.iter().map(|alias| key(alias)));
        names.extend(rule.code.clone());
        names.extend(rule_names(rule.id).iter().map(|name| key(&teller.say(name))));
        names
    };
    let rules = || request.knowledge.rules();
    // What is the id or the name of one is no other's alias.
    let own = |rule: &&Rule| {
        let names = rule_names(rule.id);
        let mut names = names.iter().map(|name| key(&teller.say(name)));
        key(rule.id.as_str()) == wanted || names.any(|name| name == wanted)
    };
    let mut meant: Vec<&Rule> = rules().filter(own).collect();
    if meant.is_empty() {
        meant = rules().filter(|rule| names(rule).contains(&wanted)).collect();
    }
    // In experts' notation rules have English names in every language.
    if meant.is_empty()
        && let Ok(english) = Locale::new(NOTATION_NAMES)
    {
        let is_called = |rule: &&Rule| {
            let names = rule_names(rule.id);
            let mut names = names.iter().filter_map(|name| english.try_say(name).ok());
            names.any(|name| key(&name) == wanted)
        };
        meant = rules().filter(is_called).collect();
    }
    if !meant.is_empty() {
        return Ok(meant);
    }
    let mut near: Vec<(usize, &str)> = Vec::new();
    for rule in rules() {
        let distances = names(rule).into_iter().filter_map(|name| nearness(&wanted, &name));
        near.extend(distances.min().map(|distance| (distance, rule.id.as_str())));
    }
    near.sort_unstable();
    let near: Vec<&str> = near.into_iter().take(NEAREST).map(|(_, id)| id).collect();
    Err(Failure::Wrong(if near.is_empty() {
        Message::from(words::ErrorNoRule { text })
    } else {
        Message::from(words::ErrorNoRuleNear { text, near: near.join(", ") })
    }))
}

/// A name as it is compared: without case, hyphens and whatever else is no letter, figure or plus, and each word in the singular
/// of English.
fn key(name: &str) -> String {
    let name = name.to_lowercase().replace(['\'', '’'], "");
    let words = name.split(|letter: char| !letter.is_alphanumeric() && letter != '+');
    let singular = |word: &str| match word.strip_suffix('s') {
        Some(stem) if !stem.is_empty() => stem.to_owned(),
        _ => word.to_owned(),
    };
    words.map(singular).collect()
}

/// The one rule that is meant.
///
/// # Errors
/// As [`rules_named`], or that several are meant: which.
pub(crate) fn rule_named<'a>(
    request: &'a Request,
    teller: &Teller,
    text: &str,
) -> Result<&'a Rule, Failure> {
    let rules = rules_named(request, teller, text)?;
    if let [rule] = rules[..] {
        return Ok(rule);
    }
    let ids: Vec<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
    Err(Failure::Wrong(words::ErrorSeveralRules { rules: ids.join(", "), text }.into()))
}

/// How far a name is from what was typed; `None` if they have little in common.
pub(crate) fn nearness(typed: &str, name: &str) -> Option<usize> {
    let distance = distance(typed, name);
    let long = typed.chars().count();
    let part = long >= 3 && name.contains(typed);
    (part || distance <= 1 + long / 4).then_some(distance)
}

/// How many letters must be put in, left out or replaced to make one text of the other
/// (V. I. Levenshtein: Binary codes capable of correcting deletions, insertions, and reversals, 1966).
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (index, letter) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, &other) in to.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != other);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_letters() {
        let distances =
            [("", "", 0), ("abc", "", 3), ("xwing", "x-wing", 1), ("kitten", "sitting", 3)];
        for (from, to, expected) in distances {
            assert_eq!(distance(from, to), expected, "{from} {to}");
            assert_eq!(distance(to, from), expected, "{to} {from}");
        }
    }

    #[test]
    fn only_what_is_near_is_near() {
        assert_eq!(nearness("nakedpair", "naked-pair"), Some(1));
        assert_eq!(nearness("pair", "naked-pair"), Some(6));
        assert_eq!(nearness("xx", "full-house"), None);
    }
}
