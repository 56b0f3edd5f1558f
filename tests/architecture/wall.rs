//! Walls between packages: the compiler refuses a name of what a package does not depend on. On what each may depend, and
//! what could still get around that, is held here.
//!
//! The core depends on no other package of ours, and `explainer` on the core alone.

use std::collections::BTreeSet;
use std::fs;

use super::rooms::CORE;
use super::root;
use crate::support::sources;

/// The lines of the dependencies in a manifest, those for tests and builds among them, that may lead to a package of ours:
/// Cargo itself refuses only a circle without tests.
fn ways_out(manifest: &str) -> Vec<&str> {
    let mut is_of_dependencies = false;
    let leads_out = |line: &&str| {
        if line.starts_with('[') {
            is_of_dependencies = line.contains("dependencies");
        }
        let is_builder = line.starts_with("build =");
        let names_ours = ["duvod", "path", "workspace"].iter().any(|word| line.contains(word));
        is_builder || (is_of_dependencies && names_ours)
    };
    manifest.lines().map(str::trim).filter(leads_out).collect()
}

/// What brings text of other files into a source.
fn brings_in(source: &str) -> bool {
    ["#[path", "include!", "include_str!", "include_bytes!", "duvod_"]
        .iter()
        .any(|way| source.contains(way))
}

#[test]
fn the_core_depends_on_no_other_package_of_ours() {
    let manifest = root().join("core/Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("the manifest of the core");
    assert!(manifest.contains("[dependencies]"));
    assert_eq!(ways_out(&manifest), Vec::<&str>::new());
}

#[test]
fn the_explainer_depends_on_the_core_alone() {
    let manifest = root().join("explainer/Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("the manifest of the explainer");
    let [only] = ways_out(&manifest)[..] else { panic!("one way out: the core") };
    assert!(only.starts_with("duvod-core = "), "{only}");
}

#[test]
fn no_source_of_the_core_brings_in_another_file() {
    let found: Vec<_> = sources(&root().join("core"))
        .into_iter()
        .filter(|path| brings_in(&fs::read_to_string(path).expect("a source file")))
        .collect();
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn the_core_has_just_these_rooms() {
    let entries = fs::read_dir(root().join("core")).expect("the folder of the core");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let names: BTreeSet<String> = paths
        .filter(|path| path.is_dir())
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect();
    assert_eq!(names, CORE.map(str::to_owned).into(), "the rooms of src/core/");
}

#[test]
fn it_bites() {
    let ours = "[lib]\npath = \"lib.rs\"\n[dependencies]\nserde = \"1\"\n";
    assert!(ways_out(ours).is_empty());
    for line in [
        "[dev-dependencies]\nduvod-engine = { path = \"../logic\" }",
        "[dev-dependencies.logic]\npath = \"../logic\"",
        "[build-dependencies]\nlogic = { workspace = true }",
        "[target.\"cfg(unix)\".dependencies]\nlogic = { package = \"duvod-engine\", version = \"0.1.0\" }",
    ] {
        assert_eq!(ways_out(&format!("{ours}{line}\n")).len(), 1, "{line}");
    }
    assert_eq!(ways_out("[package]\nbuild = \"../../build/engine.rs\"\n").len(), 1);
    assert!(brings_in("#[path = \"../logic/message/mod.rs\"]\nmod message;"));
    assert!(!brings_in("use crate::grid::Cell;"));
}
