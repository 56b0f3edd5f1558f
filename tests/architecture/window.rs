//! What each part of the window may name of the other parts.
//!
//! A part is a folder of `src/window/`. The files beside the folders join the parts, and are what all of them share;
//! they count as one part, which is called `window` here and may name all others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::naming::edges;
use super::root;

/// Each folder with the parts that it may name.
const MAY_NAME: [(&str, &[&str]); 14] = [
    ("appearance", &["background", "look"]),
    ("asking", &["background", "panel", "play", "sight", "widget", "window"]),
    ("background", &[]),
    ("book", &["background", "files", "look", "page", "panel", "play", "widget", "window"]),
    ("files", &["background", "page", "widget", "window"]),
    ("frame", &["appearance", "background", "look", "play", "widget", "window"]),
    ("keeping", &["appearance", "background", "files", "look", "play", "window"]),
    ("keys", &["play", "window"]),
    ("look", &[]),
    ("page", &["appearance", "book", "files", "keys", "look", "widget", "window"]),
    ("panel", &["files", "look", "play", "sight", "widget", "window"]),
    ("play", &["background", "look", "widget", "window"]),
    ("sight", &["window"]),
    ("widget", &["look", "window"]),
];

/// The folder of a file of the window, or `window` if it is in none.
fn part_of(file: &str) -> Option<&str> {
    let inner = file.strip_prefix("window/")?;
    Some(inner.split_once('/').map_or("window", |(folder, _)| folder))
}

/// The parts that each folder names.
fn named() -> BTreeMap<String, BTreeSet<String>> {
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (from, to) in edges(&|file| fs::read_to_string(root().join(file)).ok()).keys() {
        let (Some(part), Some(other)) = (part_of(from), part_of(to)) else { continue };
        let others = named.entry(part.to_owned()).or_default();
        if part != other {
            let _ = others.insert(other.to_owned());
        }
    }
    let _ = named.remove("window");
    named
}

#[test]
fn each_part_of_the_window_names_only_whom_it_may() {
    let line = |part: &str, others: String| format!("(\"{part}\", &[{others}]),\n");
    let found: String =
        named().iter().map(|(part, others)| line(part, format!("{others:?}"))).collect();
    let found = found.replace(['{', '}'], "");
    let quoted = |others: &[&str]| format!("{others:?}").replace(['[', ']'], "");
    let table: String = MAY_NAME.iter().map(|(part, others)| line(part, quoted(others))).collect();
    assert!(found == table, "the parts name\n{found}and may name\n{table}");
}
