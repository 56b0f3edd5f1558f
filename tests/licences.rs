//! The notice of the licences of others, `THIRD-PARTY.md`, which comes with the program: it names every crate of the lock
//! file, and each of them may be used under a licence that `deny.toml` allows.
//!
//! With `UPDATE_DOCS=1` it is written anew from what `cargo metadata` says and from the crates' own files; that needs the
//! sources of all crates, also of those for other systems (`cargo fetch`). To compare it needs nothing but the lock file.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

const NOTICE: &str = "THIRD-PARTY.md";

const HEAD: &str = "# Licences of others\n\nDůvod is built from these crates, among which are those that only its tests, \
    its build, or other systems need. Each is used under one of the licences that it names; their texts follow.\n\n\
    | crate | version | licence | source |\n|---|---|---|---|\n";

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).unwrap_or_default()
}

/// Name and version of each crate of others in the lock file.
fn locked() -> BTreeSet<(String, String)> {
    let text = read("Cargo.lock");
    let field = |package: &str, name: &str| {
        let line = package.lines().find_map(|line| line.strip_prefix(&format!("{name} = ")));
        line.map(|value| value.trim_matches('"').to_owned())
    };
    let packages = text.split("[[package]]").skip(1);
    let of_others = packages.filter(|package| field(package, "source").is_some());
    of_others
        .filter_map(|package| Some((field(package, "name")?, field(package, "version")?)))
        .collect()
}

/// The rows of the notice: name, version and licence.
fn noticed(notice: &str) -> Vec<[String; 3]> {
    let rows = notice.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let rows = rows.take_while(|line| line.starts_with('|'));
    let cell = |line: &str, number: usize| {
        line.split(" | ").nth(number).unwrap_or_default().trim_matches(['|', ' ']).to_owned()
    };
    rows.map(|line| [0, 1, 2].map(|number| cell(line, number))).collect()
}

/// The licences that `deny.toml` allows.
fn allowed() -> BTreeSet<String> {
    let text = read("deny.toml");
    let list = text.split("allow = [").nth(1).and_then(|rest| rest.split(']').next());
    let lines = list.unwrap_or_default().lines();
    let names = lines.map(|line| line.trim().trim_matches([',', '"']).to_owned());
    names.filter(|name| !name.is_empty()).collect()
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be met with what is allowed.
fn can_be_met(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let expression = expression.replace('/', " OR ");
    let mut depth = 0;
    let mut parts = BTreeMap::from([(" OR ", vec![0]), (" AND ", vec![0])]);
    for (at, letter) in expression.char_indices() {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        for (word, cuts) in &mut parts {
            if depth == 0 && expression[at..].starts_with(word) {
                cuts.extend([at, at + word.len()]);
            }
        }
    }
    let split = |word: &str| {
        let ends = parts[word].iter().copied().chain([expression.len()]).collect::<Vec<_>>();
        ends.chunks(2)
            .map(|ends| expression[ends[0]..ends[1]].trim().to_owned())
            .collect::<Vec<_>>()
    };
    let (any, all) = (split(" OR "), split(" AND "));
    if any.len() > 1 {
        return any.iter().any(|part| can_be_met(part, allowed));
    }
    if all.len() > 1 {
        return all.iter().all(|part| can_be_met(part, allowed));
    }
    match expression.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => can_be_met(inner, allowed),
        None => allowed.contains(expression.trim()),
    }
}

#[test]
fn the_notice_names_every_crate() {
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(NOTICE), written()).expect("a notice");
    }
    let rows = noticed(&read(NOTICE));
    let named: BTreeSet<_> =
        rows.iter().cloned().map(|[name, version, _]| (name, version)).collect();
    let locked = locked();
    assert!(locked.len() > 100, "the lock file is read");
    let missing: Vec<_> = locked.symmetric_difference(&named).collect();
    assert!(
        missing.is_empty(),
        "{NOTICE} is not as Cargo.lock: UPDATE_DOCS=1 writes it anew: {missing:?}"
    );
}

#[test]
fn every_licence_is_allowed() {
    let allowed = allowed();
    assert!(allowed.contains("MIT") && !allowed.iter().any(|licence| licence.contains("GPL")));
    for [name, _, licence] in noticed(&read(NOTICE)) {
        assert!(can_be_met(&licence, &allowed), "{name} is under {licence}");
    }
    for (expression, expected) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("GPL-3.0 AND MIT", false),
        ("(GPL-3.0 OR MIT) AND Zlib", true),
        ("MIT/GPL-3.0", true),
        ("", false),
    ] {
        assert_eq!(can_be_met(expression, &allowed), expected, "{expression}");
    }
}

/// The notice as it is to be: a table, then each text once, with whom it is of.
fn written() -> String {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // Sources of what other systems need may not be here yet: a build does without them.
    let told = |more: &[&str]| {
        let output = Command::new(&cargo)
            .args(["metadata", "--locked", "--format-version", "1"])
            .args(more)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .expect("cargo runs");
        serde_json::from_slice::<Value>(&output.stdout).ok()
    };
    let metadata = told(&["--offline"]).or_else(|| told(&[])).expect("all sources can be had");
    let packages = metadata["packages"].as_array().expect("packages");
    let mut text = HEAD.to_owned();
    // A text without its lines of copyright: these lines, with the crates that have them.
    let mut texts: BTreeMap<String, BTreeMap<String, BTreeSet<&str>>> = BTreeMap::new();
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        let field = |name: &str| package[name].as_str().unwrap_or_default();
        let source = field("repository");
        writeln!(
            text,
            "| {} | {} | {} | {source} |",
            field("name"),
            field("version"),
            field("license")
        )
        .expect("a row");
        let folder = Path::new(field("manifest_path")).parent().expect("a folder");
        for (of, licence) in licences(folder) {
            let _ = texts.entry(licence).or_default().entry(of).or_default().insert(field("name"));
        }
    }
    for (number, (licence, owners)) in texts.iter().enumerate() {
        writeln!(text, "\n## Text {}\n", number + 1).expect("a head");
        for (of, crates) in owners {
            let crates = crates.iter().copied().collect::<Vec<_>>().join(", ");
            let of = if of.is_empty() { String::new() } else { format!("{of}: ") };
            writeln!(text, "* {of}{crates}").expect("a line");
        }
        writeln!(text, "\n```text\n{licence}\n```").expect("a text");
    }
    text
}

/// The texts of licences in the folder of a crate: whose they are, and the text without that.
fn licences(folder: &Path) -> Vec<(String, String)> {
    let names = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "COPYRIGHT", "UNLICENSE"];
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if !names.iter().any(|known| name.starts_with(known)) {
            continue;
        }
        let Ok(text) = fs::read_to_string(entry.path()) else { continue };
        let is_of =
            |line: &&str| line.starts_with("Copyright (") || line.starts_with("Copyright 2");
        let (of, rest): (Vec<&str>, Vec<&str>) =
            text.lines().map(str::trim).partition(|line| is_of(line));
        let words = rest.join("\n").replace("```", "'''");
        let paragraphs =
            words.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
        let paragraphs: Vec<String> = paragraphs.filter(|part| !part.is_empty()).collect();
        found.push((of.join("; "), paragraphs.join("\n\n")));
    }
    found.sort();
    found.dedup();
    found
}
