//! Walls between packages: the compiler refuses a name of what a package does not depend on. On what each may depend, and
//! what could still get around that, is held here.
//!
//! The core depends on no other package of ours, and `explainer` on the core alone. Engines of other fields are for the
//! laboratory, which no room of the library needs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::circles::reached_from;
use super::rooms::CORE;
use super::root;
use crate::support::sources;

/// What the laboratory alone needs of others.
const FOR_LABORATORY: [&str; 6] = [
    "batsat",
    "microlp",
    "petgraph",
    "pumpkin-conflict-resolvers",
    "pumpkin-constraints",
    "pumpkin-core",
];

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

/// All that a package of a lock file needs, whatever its features, and for its tests as well.
fn needed_by<'a>(package: &'a str, lock: &'a str) -> BTreeSet<&'a str> {
    let mut next: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for text in lock.split("[[package]]").skip(1) {
        let of_name =
            |line: &'a str| line.strip_prefix("name = ").map(|name| name.trim_matches('"'));
        let name = text.lines().find_map(of_name).expect("a name");
        // What stands in several versions is followed by one of them.
        let needs =
            text.lines().filter_map(|line| line.strip_prefix(" \"")?.split(['"', ' ']).next());
        next.entry(name).or_default().extend(needs);
    }
    reached_from(package, &next)
}

/// Those of what only the laboratory may need that a package needs.
fn of_laboratory(package: &str, lock: &str) -> Vec<&'static str> {
    let needed = needed_by(package, lock);
    FOR_LABORATORY.into_iter().filter(|name| needed.contains(name)).collect()
}

#[test]
fn the_library_needs_nothing_that_is_for_the_laboratory() {
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock");
    let lock = fs::read_to_string(lock).expect("the lock file");
    assert_eq!(of_laboratory("duvod-library", &lock), Vec::<&str>::new());
    assert_eq!(of_laboratory("duvod-laboratory", &lock), FOR_LABORATORY);
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
fn no_source_of_the_core_or_the_explainer_brings_in_another_file() {
    // The explainer may name the core, and make grids for its tests as the core does.
    let of_core = ["use duvod_core::{grid, proof};", "#[path = \"../core/grid/test_grids.rs\"]"];
    for (folder, allowed) in [("core", &[][..]), ("explainer", &of_core)] {
        let found = sources(&root().join(folder)).into_iter().filter(|path| {
            let source = fs::read_to_string(path).expect("a source file");
            let rest = allowed.iter().fold(source, |source, line| source.replacen(line, "", 1));
            brings_in(&rest)
        });
        assert_eq!(found.collect::<Vec<_>>(), Vec::<PathBuf>::new(), "in {folder}");
    }
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
    let package = |name: &str, needs: &str| {
        format!("[[package]]\nname = \"{name}\"\ndependencies = [\n \"{needs}\",\n]\n")
    };
    let lock = package("duvod-library", "duvod-engine") + &package("duvod-engine", "serde 1.0.0");
    assert!(of_laboratory("duvod-library", &lock).is_empty());
    let lock = package("duvod-library", "duvod-engine") + &package("duvod-engine", "batsat 0.6.0");
    assert_eq!(of_laboratory("duvod-library", &lock), ["batsat"]);
}
