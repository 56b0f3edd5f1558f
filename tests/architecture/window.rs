//! What each part of the window may name of the other parts.
//!
//! A part is a folder of `src/window/`. Parts stand in layers: each names only those above it in the table, so no two name
//! each other. What joins them, the files beside the folders, may name all, and no part names it.

use std::collections::{BTreeMap, BTreeSet};

use super::naming::of_window;

/// Each part with those that it may name, which come before it.
const MAY_NAME: [(&str, &[&str]); 26] = [
    ("action", &[]),
    ("look", &[]),
    ("background", &[]),
    ("sources", &[]),
    ("keys", &["action"]),
    ("widget", &["action", "look"]),
    ("appearance", &["background", "look"]),
    ("cards", &["action", "look", "sources", "widget"]),
    ("board_view", &["appearance", "look", "widget"]),
    ("play", &["action", "cards", "look", "widget"]),
    ("persistence", &["action", "appearance", "background", "cards", "sources"]),
    (
        "shared",
        &[
            "action",
            "appearance",
            "background",
            "cards",
            "look",
            "persistence",
            "play",
            "sources",
            "widget",
        ],
    ),
    (
        "files",
        &[
            "action",
            "background",
            "cards",
            "look",
            "persistence",
            "play",
            "shared",
            "sources",
            "widget",
        ],
    ),
    ("past", &["action", "background", "look", "persistence", "play", "shared", "widget"]),
    (
        "book",
        &["action", "background", "board_view", "cards", "look", "persistence", "shared", "widget"],
    ),
    (
        "new_puzzles",
        &[
            "action",
            "background",
            "book",
            "cards",
            "look",
            "past",
            "persistence",
            "play",
            "shared",
            "sources",
            "widget",
        ],
    ),
    (
        "export",
        &[
            "action",
            "background",
            "board_view",
            "cards",
            "files",
            "look",
            "new_puzzles",
            "persistence",
            "shared",
            "sources",
            "widget",
        ],
    ),
    (
        "laboratory",
        &[
            "action",
            "background",
            "cards",
            "look",
            "new_puzzles",
            "persistence",
            "shared",
            "sources",
            "widget",
        ],
    ),
    (
        "solutions",
        &["action", "background", "cards", "look", "play", "shared", "sources", "widget"],
    ),
    (
        "frame",
        &[
            "action",
            "appearance",
            "background",
            "cards",
            "files",
            "look",
            "play",
            "shared",
            "sources",
            "widget",
        ],
    ),
    (
        "board",
        &[
            "action",
            "appearance",
            "background",
            "board_view",
            "cards",
            "files",
            "frame",
            "look",
            "new_puzzles",
            "persistence",
            "play",
            "shared",
        ],
    ),
    (
        "page",
        &[
            "action",
            "appearance",
            "background",
            "board_view",
            "book",
            "cards",
            "export",
            "files",
            "keys",
            "laboratory",
            "look",
            "new_puzzles",
            "past",
            "persistence",
            "play",
            "shared",
            "solutions",
            "widget",
        ],
    ),
    (
        "panel",
        &[
            "action",
            "background",
            "board_view",
            "cards",
            "files",
            "look",
            "past",
            "persistence",
            "play",
            "shared",
            "sources",
            "widget",
        ],
    ),
    (
        "practice",
        &[
            "action",
            "background",
            "board_view",
            "cards",
            "look",
            "panel",
            "persistence",
            "play",
            "shared",
            "widget",
        ],
    ),
    (
        "scene",
        &["action", "board_view", "cards", "files", "laboratory", "panel", "play", "practice"],
    ),
    ("focus", &["action", "book", "cards", "panel", "practice", "shared", "widget"]),
];

/// What joins the parts.
const JOINING: &str = "window";

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
    let _ = named.remove(JOINING);
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
