//! What each part of the window may name of the other parts.
//!
//! A part is a folder of `src/window/`. Parts stand in layers: each names only those above it in the table, so no two name
//! each other. What joins them, the files beside the folders, may name all, and no part names it.

use std::collections::{BTreeMap, BTreeSet};

use super::naming::within;
use super::{Table, table};

/// Each part with those that it may name, which come before it.
fn may_name() -> Table {
    table(include_str!("window.txt"))
}

/// What joins the parts.
const JOINING: &str = "window";

/// The folder of a file of the window, or `window` if it is in none.
fn part_of(file: &str) -> &str {
    file.split_once('/').map_or("window", |(folder, _)| folder)
}

/// The parts that each folder names.
fn named() -> BTreeMap<String, BTreeSet<String>> {
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (from, to) in within("window").keys() {
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
    let found: BTreeMap<String, Vec<String>> =
        named().into_iter().map(|(part, others)| (part, others.into_iter().collect())).collect();
    let table: BTreeMap<&str, Vec<&str>> = may_name().into_iter().collect();
    let written = |part: &str, others: String| format!("{part}: {others}\n");
    let found: String =
        found.iter().map(|(part, others)| written(part, others.join(" "))).collect();
    let table: String =
        table.iter().map(|(part, others)| written(part, others.join(" "))).collect();
    assert!(found == table, "the parts name\n{found}and may name\n{table}");
}

#[test]
fn the_parts_of_the_window_stand_in_layers() {
    let table = may_name();
    for (layer, (part, others)) in table.iter().enumerate() {
        let is_above = |other: &&&str| table[..layer].iter().any(|(part, _)| part == *other);
        let not_above: Vec<_> = others.iter().filter(|other| !is_above(other)).collect();
        assert!(not_above.is_empty(), "{part} names {not_above:?}, which do not come before it");
    }
}
