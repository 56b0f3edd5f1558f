//! What each part of the window may name of the other parts.
//!
//! A part is a folder of `src/window/`. Parts stand in layers: each names only those above it in the table, so no two name
//! each other. What joins them, the folder `joins` and the files beside the folders, may name all, and no part names it.

use std::collections::{BTreeMap, BTreeSet};

use super::naming::of_window;

/// Each part with those that it may name, which come before it.
const MAY_NAME: [(&str, &[&str]); 22] = [
    ("act", &[]),
    ("look", &[]),
    ("background", &[]),
    ("keys", &["act"]),
    ("widget", &["act", "look"]),
    ("appearance", &["background", "look"]),
    ("files", &["act", "background"]),
    ("sight", &["look", "widget"]),
    ("cards", &["act", "files", "look", "widget"]),
    ("play", &["act", "cards", "look", "widget"]),
    ("keeping", &["act", "appearance", "background", "cards", "files"]),
    ("book", &["act", "background", "cards", "keeping", "look", "sight", "widget"]),
    ("maker", &["act", "background", "book", "cards", "keeping", "look", "widget"]),
    ("past", &["act", "background", "keeping", "look", "play", "widget"]),
    ("export", &["act", "background", "look", "sight", "widget"]),
    ("laboratory", &["act", "background", "look", "maker", "widget"]),
    ("solutions", &["background", "look", "widget"]),
    ("frame", &["act", "appearance", "background", "cards", "files", "look", "play", "widget"]),
    (
        "page",
        &[
            "act",
            "appearance",
            "book",
            "export",
            "files",
            "keys",
            "laboratory",
            "look",
            "maker",
            "past",
            "play",
            "sight",
            "solutions",
            "widget",
        ],
    ),
    ("panel", &["act", "background", "cards", "files", "look", "past", "play", "sight", "widget"]),
    ("practice", &["background", "cards", "look", "panel", "play", "sight", "widget"]),
    ("scene", &["act", "cards", "files", "laboratory", "panel", "play", "practice", "sight"]),
];

/// What joins the parts.
const JOINING: [&str; 2] = ["joins", "window"];

/// The folder of a file of the window, or `window` if it is in none.
fn part_of(file: &str) -> &str {
    file.split_once('/').map_or("window", |(folder, _)| folder)
}

/// The parts that each folder names.
fn named() -> BTreeMap<String, BTreeSet<String>> {
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (from, to) in of_window().keys() {
        let (part, other) = (part_of(from), part_of(to));
        let others = named.entry(part.to_owned()).or_default();
        if part != other {
            let _ = others.insert(other.to_owned());
        }
    }
    named.retain(|part, _| !JOINING.contains(&part.as_str()));
    named
}

#[test]
fn each_part_of_the_window_names_only_whom_it_may() {
    let line = |part: &str, others: String| format!("(\"{part}\", &[{others}]),\n");
    let found: BTreeMap<String, String> = named()
        .iter()
        .map(|(part, others)| (part.clone(), format!("{others:?}").replace(['{', '}'], "")))
        .collect();
    let quoted = |others: &[&str]| format!("{others:?}").replace(['[', ']'], "");
    let table: BTreeMap<String, String> =
        MAY_NAME.iter().map(|(part, others)| ((*part).to_owned(), quoted(others))).collect();
    let written = |all: &BTreeMap<String, String>| -> String {
        all.iter().map(|(part, others)| line(part, others.clone())).collect()
    };
    let (found, table) = (written(&found), written(&table));
    assert!(found == table, "the parts name\n{found}and may name\n{table}");
}

#[test]
fn the_parts_of_the_window_stand_in_layers() {
    for (layer, (part, others)) in MAY_NAME.iter().enumerate() {
        let above: Vec<&str> = MAY_NAME[..layer].iter().map(|(part, _)| *part).collect();
        let not_above: Vec<_> = others.iter().filter(|other| !above.contains(other)).collect();
        assert!(not_above.is_empty(), "{part} names {not_above:?}, which do not come before it");
    }
}
