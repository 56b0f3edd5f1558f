//! Every message that the program can say is there in every language, and none is there in vain.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};

use crate::support::sources;
use duvod::explainer::Technique;
use duvod::knowledge::{Experiment, Knowledge};
use duvod::locale::Locale;
use duvod::storage::trouble;

/// Shapes of steps; each is told in full (`step-…`) and as an item of a list (`brief-…`).
const LENGTHS: [&str; 2] = ["step", "brief"];

/// The code of every source with its path within `src`, tests left out.
fn code() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let is_test = |path: &Path| {
        path.components().any(|part| part.as_os_str().to_string_lossy().starts_with("tests"))
    };
    let read = |path: &PathBuf| {
        let source = fs::read_to_string(path).expect("a source file");
        let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        (path.strip_prefix(&root).expect("a path within").to_owned(), code.to_owned())
    };
    sources(&root).iter().filter(|path| !is_test(path)).map(read).collect()
}

/// The messages whose constructors the sources use: a shape makes two.
fn constructed() -> BTreeSet<String> {
    let name = |rest: &str| rest.chars().take_while(|letter| letter.is_alphanumeric()).collect();
    let code = code();
    let used = |module: &str| -> BTreeSet<String> {
        code.iter().flat_map(|(_, source)| source.split(module).skip(1)).map(name).collect()
    };
    let (words, shapes) = (used("words::"), used("shapes::"));
    let locale = Locale::new("en").expect("English");
    let is_used = |id: &&String| {
        let shape = LENGTHS.iter().find_map(|length| id.strip_prefix(length));
        words.contains(&constructor(id))
            || shape.is_some_and(|shape| shapes.contains(&constructor(shape)))
    };
    locale.catalogue().keys().filter(is_used).cloned().collect()
}

/// The name of the constructor of a message: `WhyHeld` of `why-held`.
fn constructor(id: &str) -> String {
    let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    id.split('-').filter(|word| !word.is_empty()).map(capital).collect()
}

/// The ids that are put together at run time.
fn composed() -> BTreeSet<String> {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let mut ids = BTreeSet::new();
    for rule in knowledge.rules() {
        ids.extend(["", ".says", ".spot", ".also"].map(|word| format!("rule-{}{word}", rule.id)));
    }
    ids.extend(Technique::all().into_iter().map(|technique| format!("rule-{}", technique.id())));
    for kind in knowledge.kinds().iter() {
        ids.extend(["", ".says"].map(|word| format!("constraint-{}{word}", kind.id)));
    }
    for example in knowledge.puzzles() {
        ids.extend(["", ".source"].map(|word| format!("example-{}{word}", example.id)));
    }
    ids.extend(knowledge.experiments().flat_map(Experiment::messages));
    let profiles = knowledge.profiles();
    ids.extend(profiles.map(|profile| format!("named-profile-{}", profile.name)));
    // The language's own name, whatever shows it.
    let _ = ids.insert("language-name".to_owned());
    ids
}

fn languages() -> Vec<Locale> {
    Locale::languages().into_iter().map(|tag| Locale::new(tag).expect("a language")).collect()
}

#[test]
fn no_message_is_unused() {
    let (constructed, composed) = (constructed(), composed());
    for locale in languages() {
        let referred: BTreeSet<String> = locale
            .catalogue()
            .values()
            .flat_map(|entry| entry.references.iter().cloned())
            .collect();
        let unused: Vec<&String> = locale
            .catalogue()
            .keys()
            .filter(|id| {
                !constructed.contains(*id) && !composed.contains(*id) && !referred.contains(*id)
            })
            .collect();
        assert!(unused.is_empty(), "{}: {unused:?}", locale.tag());
    }
}

#[test]
fn czech_prepositions_before_numbers_are_put_by_the_functions() {
    // "z { $count }" is wrong for 4 and for 115.
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/cs");
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the Czech messages") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a file of messages");
        let words: Vec<&str> = text.split_whitespace().collect();
        for four in words.windows(4) {
            let word = four[0].trim_start_matches(['(', '„']).to_lowercase();
            let is_preposition = ["v", "z", "s", "k"].contains(&word.as_str());
            let is_number = ["$", "NUMBER(", "COUNT("].iter().any(|it| four[2].starts_with(it));
            if is_preposition && four[1] == "{" && is_number {
                found.push(format!("{}: {}", path.display(), four.join(" ")));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn messages_are_made_by_their_constructors() {
    // The window calls the type `Words`; other types may end so.
    let makes = |source: &str, way: &str| {
        let mut at = source.match_indices(way).map(|(at, _)| source[..at].chars().next_back());
        at.any(|before| !before.is_some_and(char::is_alphanumeric))
    };
    let ways = ["Message::new(", "Words::new(", "Message { id", ".with(\""];
    let by_id = |(path, source): &(PathBuf, String)| {
        let is_free = path.starts_with("logic/message");
        (!is_free && ways.iter().any(|way| makes(source, way))).then(|| path.clone())
    };
    let found: Vec<PathBuf> = code().iter().filter_map(by_id).collect();
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn every_shape_is_told_in_both_lengths() {
    for locale in languages() {
        let shapes = |length: &str| -> BTreeSet<String> {
            let prefix = format!("{length}-");
            let ids = locale.catalogue().keys();
            ids.filter_map(|id| id.strip_prefix(&prefix)).map(str::to_owned).collect()
        };
        assert_eq!(shapes("step"), shapes("brief"), "{}", locale.tag());
        assert!(shapes("step").len() > 10);
    }
}

#[test]
fn every_rule_has_its_words() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    for locale in languages() {
        for rule in knowledge.rules() {
            for id in ["", ".says", ".spot"].map(|word| format!("rule-{}{word}", rule.id)) {
                assert!(locale.has(&id), "{}: {id}", locale.tag());
            }
        }
    }
}

#[test]
fn every_kind_of_constraints_has_its_words() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    for locale in languages() {
        for kind in knowledge.kinds().iter() {
            for id in ["", ".says"].map(|word| format!("constraint-{}{word}", kind.id)) {
                assert!(locale.has(&id), "{}: {id}", locale.tag());
            }
        }
    }
}

#[test]
fn every_technique_of_sudoku_explainer_has_its_name() {
    for locale in languages() {
        for technique in Technique::all() {
            let id = format!("rule-{}", technique.id());
            assert!(locale.has(&id), "{}: {id}", locale.tag());
        }
    }
}

#[test]
fn every_example_has_its_words() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    for locale in languages() {
        for example in knowledge.puzzles() {
            for id in ["", ".source"].map(|word| format!("example-{}{word}", example.id)) {
                assert!(locale.has(&id), "{}: {id}", locale.tag());
            }
        }
    }
}

#[test]
fn every_table_of_the_literature_has_its_words() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    for locale in languages() {
        for id in knowledge.experiments().flat_map(Experiment::messages) {
            assert!(locale.has(&id), "{}: {id}", locale.tag());
        }
    }
}

#[test]
fn languages_take_the_same_values() {
    let all = languages();
    let values = |locale: &Locale| -> BTreeMap<String, BTreeSet<String>> {
        let entries = locale.catalogue().iter();
        // Not every language has a second name for a rule.
        let entries = entries.filter(|(id, _)| id.rsplit('.').next() != Some("also"));
        entries.map(|(id, entry)| (id.clone(), entry.variables.keys().cloned().collect())).collect()
    };
    let english = values(&Locale::new("en").expect("English"));
    for locale in &all {
        let ids: BTreeSet<_> = values(locale).into_keys().collect();
        assert_eq!(ids, english.keys().cloned().collect(), "{}", locale.tag());
    }
}

#[test]
fn what_the_system_answers_is_said_in_every_language() {
    let kinds = [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::AlreadyExists,
        ErrorKind::InvalidData,
        ErrorKind::StorageFull,
        ErrorKind::FileTooLarge,
        ErrorKind::UnexpectedEof,
        ErrorKind::InvalidFilename,
        ErrorKind::ResourceBusy,
        ErrorKind::Other,
    ];
    for locale in languages() {
        let mut said: Vec<String> =
            kinds.iter().map(|&kind| locale.say(&trouble(&kind.into()))).collect();
        let numbered = locale.say(&trouble(&Error::from_raw_os_error(5)));
        assert!(numbered.contains('5'), "{numbered}");
        said.push(numbered);
        said.sort();
        said.dedup();
        assert_eq!(said.len(), kinds.len() + 1, "{said:?}");
    }
}
