//! What commands write: nothing over what is there, unless that is asked for, and nothing beside it.

use std::fs;
use std::path::Path;

use crate::support::EXAMPLE;
use crate::support::program::{Folder, refused, said};

/// The files below a folder, in the order of their names.
fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut files = Vec::new();
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            files.extend(self::files(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

#[test]
fn nothing_is_written_over_unasked() {
    let small = ["1......2..3....4", "12..3......1..4."];
    for (command, name, count) in [
        (&["export", EXAMPLE, "--output"][..], "a.svg", 1),
        (&["export", EXAMPLE, "--step", "1", "--output"], "a.png", 1),
        (&["print", EXAMPLE, "--output"], "a.pdf", 1),
        (&["explain", EXAMPLE, "--proof"], "a", 2),
        (&["why", EXAMPLE, "E7", "--proof"], "a.b", 2),
        (&["compare", small[0], small[1], "--algorithm", "tabu", "--plot"], "plots", 3),
        (&["experiment", "s0-4", "--count", "3", "--plot"], "plots", 2),
    ] {
        let folder = Folder::new("files");
        let path = folder.path(name);
        let command = [command, &[&path]].concat();
        let _ = said(&command);
        let written = files(&folder.0);
        assert_eq!(written.len(), count, "{command:?}: {written:?}");
        for file in &written {
            fs::write(file, "mine").expect("a file");
        }
        let told = refused(&command);
        assert!(told.contains("already exists; --force overwrites it"), "{told}");
        let is_mine = |file: &_| fs::read(file).expect("a file") == b"mine";
        assert!(written.iter().all(is_mine), "{command:?}");
        let _ = said(&[&command[..], &["--force"]].concat());
        assert!(!written.iter().any(is_mine), "{command:?}");
        assert_eq!(files(&folder.0), written, "{command:?}: nothing is left beside");
    }
}
