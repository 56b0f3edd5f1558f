//! Rooms that have parts: which of them come first, and that each names only those before it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::naming::{Edges, LIBRARY, edges, within};
use super::root;

/// The parts of `inference`: what reads a state, who finds the instances of rules with it, who asks them.
const OF_INFERENCE: [&str; 3] = ["tools", "families", "engine"];

/// The parts of `explanation`: how a shape is told, and which question is answered.
const OF_EXPLANATION: [&str; 2] = ["telling", "answers"];

/// Who names a part that does not come before its own; `room` is a folder, with its place in its package.
fn breaches(edges: &Edges, room: &str, parts: &[&str]) -> Vec<String> {
    let part_of = |file: &str| {
        let (part, _) = file.strip_prefix(room)?.strip_prefix('/')?.split_once('/')?;
        parts.iter().position(|known| *known == part)
    };
    let is_breach = |from: &str, to: &str| match (part_of(from), part_of(to)) {
        (Some(from), Some(to)) => from < to,
        // What stands beside the parts hands them on, and none of them names it.
        (Some(_), None) => to.starts_with(&format!("{room}/")),
        (None, _) => false,
    };
    let breaches = edges.iter().filter(|((from, to), _)| is_breach(from, to));
    breaches.map(|((from, to), name)| format!("{from} → {to}: {name}")).collect()
}

/// Which families of rules name others.
fn families_that_name_others(edges: &Edges) -> Vec<String> {
    let family_of = |file: &str| {
        let (family, _) = file.strip_prefix("inference/families/")?.split_once('/')?;
        Some(family.to_owned())
    };
    let name_others = |from: &str, to: &str| {
        let (from, to) = (family_of(from), family_of(to));
        from.is_some() && to.is_some() && from != to
    };
    let found = edges.iter().filter(|((from, to), _)| name_others(from, to));
    found.map(|((from, to), name)| format!("{from} → {to}: {name}")).collect()
}

#[test]
fn parts_name_only_those_before_them() {
    let (logic, library) = (within("logic"), within(LIBRARY));
    let mut found = breaches(&logic, "inference", &OF_INFERENCE);
    found.extend(breaches(&library, "explanation", &OF_EXPLANATION));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn no_family_of_rules_names_another() {
    let found = families_that_name_others(&within("logic"));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_file_is_in_a_part() {
    let check = |room: &str, parts: &[&str]| {
        let entries = fs::read_dir(root().join(room)).expect("the folder of a room");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let names: BTreeSet<String> =
            names.map(|name| name.into_string().expect("a plain name")).collect();
        let expected = parts.iter().chain(&["mod.rs"]).map(|&name| name.to_owned());
        assert_eq!(names, expected.collect(), "{room}");
    };
    check("logic/inference", &OF_INFERENCE);
    check("explanation", &OF_EXPLANATION);
}

/// The edges of a library with the room `inference`, whose files say this.
fn edges_of(tools: &str, families: &str, engine: &str) -> Edges {
    let files = BTreeMap::from([
        ("lib.rs", "mod inference;"),
        (
            "inference/mod.rs",
            "mod engine; mod families; mod tools; pub use engine::Engine; struct Beside;",
        ),
        ("inference/tools/mod.rs", tools),
        ("inference/families/mod.rs", "mod cover; mod link; pub(super) trait Family {}"),
        ("inference/families/cover/mod.rs", families),
        ("inference/families/link/mod.rs", "pub(in crate::inference) struct Link;"),
        ("inference/engine/mod.rs", engine),
    ]);
    edges("lib.rs", &|file| files.get(file).map(|&text| text.to_owned()))
}

#[test]
fn it_bites() {
    let check = |tools: &str, families: &str, engine: &str, expected: &[&str]| {
        let edges = edges_of(tools, families, engine);
        let found = breaches(&edges, "inference", &OF_INFERENCE);
        assert_eq!(found, expected, "{tools} | {families} | {engine}");
    };
    let (tools, families) =
        ("pub struct View;", "use crate::inference::tools::View; struct Cover;");
    let engine =
        "use crate::inference::families::Family; use super::tools::View; pub struct Engine;";
    check(tools, families, engine, &[]);
    check(
        "use crate::inference::Engine; pub struct View;",
        families,
        engine,
        &["inference/tools/mod.rs → inference/engine/mod.rs: crate::inference::Engine"],
    );
    check(
        tools,
        "struct Cover(crate::inference::engine::Engine);",
        engine,
        &[
            "inference/families/cover/mod.rs → inference/engine/mod.rs: crate::inference::engine::Engine",
        ],
    );
    check(
        "fn f(_: &super::families::cover::Cover) {}",
        families,
        engine,
        &[
            "inference/tools/mod.rs → inference/families/cover/mod.rs: super::families::cover::Cover",
        ],
    );
    check(
        tools,
        "use crate::inference::Beside;",
        engine,
        &["inference/families/cover/mod.rs → inference/mod.rs: crate::inference::Beside"],
    );
    let of_another = edges_of(tools, "use crate::inference::families::link::Link;", engine);
    assert_eq!(
        families_that_name_others(&of_another),
        ["inference/families/cover/mod.rs → inference/families/link/mod.rs: \
          crate::inference::families::link::Link"]
    );
    assert!(families_that_name_others(&edges_of(tools, families, engine)).is_empty());
}
