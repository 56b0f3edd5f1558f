//! `--profile` finds the profiles that the window keeps.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("duvod-command-{name}-{}", std::process::id()));
    fs::create_dir_all(folder.join("profiles")).expect("a folder");
    folder
}

fn run(folder: &PathBuf, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_duvod"));
    let program = program.env("DUVOD_FOLDER", folder).args(["--lang", "en"]).args(arguments);
    program.output().expect("the program runs")
}

#[test]
fn a_profile_of_the_users_is_found_by_its_name() {
    let folder = folder("own");
    let text = "Profile(name: \"two\", rules: [\"hidden-single-row\", \"naked-single\", \"trial\"], \
                off: [\"trial\"])";
    fs::write(folder.join("profiles/two.ron"), text).expect("a file");
    let output = run(&folder, &["rules", "list", "--profile", "two"]);
    let said = String::from_utf8_lossy(&output.stdout);
    let rules: Vec<&str> = said.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(rules, ["hidden-single-row", "naked-single"]);
    let output = run(&folder, &["rules", "list", "--profile", "three"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("default, se, two"), "{said}");
    fs::remove_dir_all(folder).expect("the folder is ours");
}

#[test]
fn a_damaged_one_is_told_with_its_place_only_where_it_is_asked_for() {
    let folder = folder("damaged");
    let path = folder.join("profiles/mine.ron");
    fs::write(&path, "Profile(name: \"mine\",\n  rules: [\"no-such-rule\"])").expect("a file");
    let output = run(&folder, &["rules", "list", "--profile", "mine"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("mine.ron, line 2, column 11"), "{said}");
    assert!(path.exists());
    assert_eq!(run(&folder, &["rules", "list"]).status.code(), Some(0));
    fs::remove_dir_all(folder).expect("the folder is ours");
}
