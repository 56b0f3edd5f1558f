//! The same on every grid; and each sentence can be said in every language.

use std::collections::BTreeSet;

use super::faults;
use crate::support::grids::met;
use crate::support::languages;
use crate::support::said::within;
use duvod::explanation::{result, rule_name, sentence};
use duvod::message::Message;

/// The ids of the message and of all within it.
fn ids(message: &Message, all: &mut BTreeSet<String>) {
    let _ = all.insert(message.id.to_string());
    within(message).for_each(|inner| ids(inner, all));
}

#[test]
fn sentences_of_every_grid_name_what_is_claimed() {
    let (mut shapes, mut grids, mut wrong) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    for met in met() {
        let found = faults(&met.grid, &met.state, &met.step, &mut shapes);
        wrong.extend(found.into_iter().map(|fault| format!("{}: {fault}", met.grid.name())));
        let _ = grids.insert(met.grid.name().to_owned());
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    assert!(shapes.len() > 40, "only {shapes:?}");
    assert!(grids.len() > 45, "only {grids:?}");
}

#[test]
fn sentences_of_every_grid_can_be_said_in_every_language() {
    let languages = languages();
    let (mut words, mut sentences) = (BTreeSet::new(), 0);
    for met in met() {
        let told = sentence(&met.grid, &met.state, &met.step);
        ids(&told, &mut words);
        for message in [told, result(&met.grid, &met.step), rule_name(met.step.rule)] {
            for locale in &languages {
                let text = locale.try_say(&message).unwrap_or_else(|error| panic!("{error}"));
                assert!(!text.is_empty() && !text.contains("  "), "{text:?}");
                sentences += 1;
            }
        }
    }
    assert!(sentences > 10_000 && words.len() > 100, "{sentences} of {} messages", words.len());
}
