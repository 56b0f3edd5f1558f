//! What a language's files hold, and that the languages of this program agree.

use std::collections::{BTreeMap, BTreeSet};

use super::locale;
use crate::locale::options::Case;
use crate::locale::{Catalogue, Kind, Locale, embedded, functions};

/// Every embedded language with its catalogue.
fn catalogues() -> Vec<(&'static str, Catalogue)> {
    let open = |tag| Locale::new(tag).unwrap_or_else(|error| panic!("{tag}: {error}"));
    Locale::languages().into_iter().map(|tag| (tag, open(tag).catalogue().clone())).collect()
}

#[test]
fn a_catalogue_tells_ids_attributes_values_and_references() {
    let text = "a = { CELL($c) } { b }\n    .hint = { $n ->\n        [one] { DIGIT($d) }\n        *[other] x\n    }\n\
                b = { HOUSES($h) }\n-term = { $inner }\nc = { -term(inner: \"x\") }";
    let locale = locale("en", text);
    let catalogue = locale.catalogue();
    let names = |id: &str| catalogue[id].variables.keys().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(names("a"), ["c", "h"]);
    assert_eq!(names("a.hint"), ["d", "n"]);
    assert_eq!(names("b"), ["h"]);
    assert!(names("c").is_empty());
    assert_eq!(catalogue["a"].references, BTreeSet::from(["b".to_owned()]));
    assert_eq!(catalogue["a"].file, "test.ftl");
    assert!(catalogue["a"].variables["h"].contains(Kind::House));
    assert!(!catalogue["a"].variables["c"].contains(Kind::Cells));
    assert!(!catalogue.contains_key("term"));
}

#[test]
fn every_function_is_documented() {
    let documentation = include_str!("../mod.rs");
    for function in &functions::ALL {
        let row = format!("//! | `{}(", function.name);
        assert!(documentation.contains(&row), "{} is not in the room's table", function.name);
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    let all = catalogues();
    let ids: BTreeSet<&String> = all.iter().flat_map(|(_, catalogue)| catalogue.keys()).collect();
    for (tag, catalogue) in &all {
        // Not every language has a second name for a rule.
        let wanted = ids.iter().filter(|id| id.rsplit('.').next() != Some("also"));
        let missing: Vec<_> = wanted.filter(|id| !catalogue.contains_key(**id)).collect();
        assert!(missing.is_empty(), "{tag} lacks {missing:?}");
    }
}

/// A language may leave a value out, but none may ask for one as something that another language
/// cannot take it as.
#[test]
fn all_languages_can_take_the_same_values() {
    let all = catalogues();
    let mut shared = BTreeMap::new();
    for (tag, catalogue) in &all {
        for (id, entry) in catalogue {
            for (name, kinds) in &entry.variables {
                let known = shared.entry((id, name)).or_insert(*kinds);
                *known = known.both(*kinds);
                assert!(!known.is_empty(), "{tag}: {id} takes ${name} for something else");
            }
        }
    }
}

#[test]
fn files_of_one_name_hold_the_same_messages() {
    for (id, files) in catalogues().iter().flat_map(|(_, catalogue)| catalogue).fold(
        BTreeMap::<&String, BTreeSet<&str>>::new(),
        |mut files, (id, entry)| {
            let file = entry.file.split_once('/').map_or("", |(_, file)| file);
            let _ = files.entry(id).or_default().insert(file);
            files
        },
    ) {
        assert_eq!(files.len(), 1, "{id} is in {files:?}");
    }
}

/// The terms of a language with the names of their attributes, read without the room's own reader.
fn terms(tag: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut terms = BTreeMap::<String, BTreeSet<String>>::new();
    let mut last = String::new();
    for line in embedded::files(tag).flat_map(|(_, text)| text.lines()) {
        let name = line.split(" =").next().unwrap_or_default();
        if let Some(term) = name.strip_prefix('-') {
            last = term.to_owned();
            let _ = terms.entry(last.clone()).or_default();
        } else if let Some(attribute) = name.trim_start().strip_prefix('.') {
            let _ = terms.entry(last.clone()).or_default().insert(attribute.to_owned());
        }
    }
    terms
}

#[test]
fn all_languages_have_the_same_words() {
    let names = |tag| terms(tag).into_keys().collect::<BTreeSet<_>>();
    for tag in Locale::languages() {
        assert_eq!(names(tag), names("en"), "{tag}");
    }
}

#[test]
fn czech_words_have_all_their_forms() {
    for (term, attributes) in terms("cs") {
        let (cases, plural) = match term.split('-').next() {
            Some("noun" | "digit") => (true, true),
            Some("house") => (true, false),
            _ => (false, false),
        };
        for (case, _) in Case::NAMES.iter().filter(|(case, _)| *case != "nominative") {
            assert!(!cases || attributes.contains(*case), "-{term} lacks .{case}");
            let case = format!("plural-{case}");
            assert!(!plural || attributes.contains(&case), "-{term} lacks .{case}");
        }
        assert!(!plural || attributes.contains("plural"), "-{term} lacks .plural");
        let noun = term.starts_with("noun-");
        assert!(!noun || attributes.contains("gender"), "-{term} lacks .gender");
    }
}

#[test]
fn english_nouns_have_plurals() {
    for (term, attributes) in terms("en") {
        let counted = term.starts_with("noun-") || term.starts_with("digit-");
        assert!(!counted || attributes.contains("plural"), "-{term} lacks .plural");
    }
}
