//! How the sources are laid out: who may name whom, no circles, and what a file may be like.

mod circles;
mod methods;
mod naming;
mod parts;
mod reading;
mod rooms;
mod wall;
mod window;

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{rows, sources};

/// Who may name whom: each with those that it may name.
type Table = Vec<(&'static str, Vec<&'static str>)>;

/// Reads such a table, in which a colon stands behind whoever names.
fn table(text: &'static str) -> Table {
    let row = |row: &'static str| {
        let (name, others) = row.split_once(':').expect("a colon");
        (name, others.split_whitespace().collect())
    };
    rows(text).map(row).collect()
}

/// The folder of the sources.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

#[test]
fn nothing_reaches_beyond_its_parent() {
    for path in sources(&root()) {
        // Nobody can follow such a path.
        let text = fs::read_to_string(&path).expect("a source file");
        assert!(!text.contains("super::super"), "{}", path.display());
    }
}

#[test]
fn no_file_is_longer_than_500_lines() {
    let long: Vec<String> = sources(&root())
        .into_iter()
        .filter_map(|path| {
            let lines = fs::read_to_string(&path).expect("a source file").lines().count();
            (lines > 500).then(|| format!("{}: {lines}", path.display()))
        })
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}
