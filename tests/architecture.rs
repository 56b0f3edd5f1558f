//! Who may name whom: the table of rooms, held over every `use` and path of the sources.
//!
//! The table is that of the design with one room more, `message`, which every room may name. A room is
//! a folder of `src/`; it names another by `crate::room` (or `duvod::room` in the program's main file).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::sources;

/// Each room with the rooms that it may name. `message` may be named by all.
const MAY_NAME: [(&str, &[&str]); 21] = [
    ("message", &[]),
    ("grid", &[]),
    ("locale", &[]),
    ("storage", &[]),
    ("proof", &["grid"]),
    ("search", &["grid"]),
    ("knowledge", &["grid", "proof"]),
    ("inference", &["grid", "knowledge", "proof"]),
    ("checker", &["grid", "proof", "search"]),
    ("rating", &["grid", "knowledge", "proof", "inference"]),
    ("shortest", &["grid", "knowledge", "proof", "inference"]),
    (
        "explanation",
        &["grid", "knowledge", "proof", "inference", "search", "rating", "locale", "shortest"],
    ),
    ("session", &["grid", "knowledge", "proof", "inference", "search", "explanation", "shortest"]),
    ("formats", &["grid", "proof", "session"]),
    ("notation", &["grid", "proof"]),
    ("picture", &["grid", "proof"]),
    ("laboratory", &["grid", "knowledge", "proof", "inference", "search", "checker"]),
    (
        "solver",
        &[
            "grid",
            "proof",
            "search",
            "knowledge",
            "inference",
            "explanation",
            "session",
            "formats",
            "locale",
        ],
    ),
    ("window", EVERYTHING_BELOW),
    ("command", EVERYTHING_BELOW),
    ("main", &["window", "command"]),
];

const EVERYTHING_BELOW: &[&str] = &[
    "grid",
    "proof",
    "search",
    "knowledge",
    "inference",
    "checker",
    "rating",
    "shortest",
    "explanation",
    "session",
    "formats",
    "notation",
    "picture",
    "laboratory",
    "locale",
    "storage",
];

/// Packages that only some rooms may name.
const PACKAGES: [(&str, &[&str]); 8] = [
    ("iced", &["window"]),
    ("rfd", &["window"]),
    ("directories", &["storage"]),
    ("clap", &["command"]),
    ("fluent_bundle", &["locale"]),
    ("fluent_syntax", &["locale"]),
    ("unic_langid", &["locale"]),
    ("ron", &["knowledge"]),
];

/// What code says about who it names.
#[derive(Debug, PartialEq, Eq)]
struct Breach {
    room: String,
    names: String,
}

/// The breaches of one file of a room. Comments and strings do not count.
fn breaches(room: &str, source: &str) -> Vec<Breach> {
    let code = without_comments(source);
    let mut named: BTreeSet<String> = BTreeSet::new();
    for root in ["crate::", "duvod::"] {
        for (at, _) in code.match_indices(root) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
                continue;
            }
            named.extend(first_names(&code[at + root.len()..]));
        }
    }
    let known = |name: &str| MAY_NAME.iter().any(|(room, _)| *room == name);
    let (_, allowed) =
        MAY_NAME.iter().find(|(known, _)| *known == room).unwrap_or_else(|| panic!("room {room}"));
    let free = |name: &str| name == room || name == "message" || allowed.contains(&name);
    let mut found: Vec<String> =
        named.into_iter().filter(|name| known(name) && !free(name)).collect();
    for (package, rooms) in PACKAGES {
        if names_package(&code, package) && !rooms.contains(&room) {
            found.push(package.to_owned());
        }
    }
    if code.contains("super::super") {
        found.push("super::super".to_owned());
    }
    found.into_iter().map(|names| Breach { room: room.to_owned(), names }).collect()
}

/// The first segment of a path, or of each path of a group in braces.
fn first_names(path: &str) -> Vec<String> {
    let segment = |text: &str| -> String {
        text.trim_start()
            .chars()
            .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
            .collect()
    };
    let Some(group) = path.strip_prefix('{') else { return vec![segment(path)] };
    let mut depth = 0;
    let mut names = vec![segment(group)];
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(segment(&group[at + 1..])),
            _ => {}
        }
    }
    names
}

fn names_package(code: &str, package: &str) -> bool {
    let path = format!("{package}::");
    code.match_indices(&path).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_' || letter == ':')
    })
}

/// The code without line comments and without what stands in double quotes.
fn without_comments(source: &str) -> String {
    let mut code = String::new();
    for line in source.lines() {
        let mut quoted = false;
        let mut previous = ' ';
        for letter in line.chars() {
            if letter == '"' && previous != '\\' && previous != '\'' {
                quoted = !quoted;
            } else if !quoted && letter == '/' && previous == '/' {
                let _ = code.pop();
                break;
            }
            if !quoted {
                code.push(letter);
            }
            previous = letter;
        }
        code.push('\n');
    }
    code
}

fn room_of(path: &Path) -> Option<String> {
    let inner = path.strip_prefix(root()).expect("a file of src");
    let first = inner.iter().next()?.to_string_lossy().into_owned();
    match first.as_str() {
        "lib.rs" | "bin" => None,
        _ => Some(first.trim_end_matches(".rs").to_owned()),
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

#[test]
fn every_room_names_only_whom_it_may() {
    let mut found = Vec::new();
    let mut rooms = BTreeSet::new();
    for path in sources(&root()) {
        let Some(room) = room_of(&path) else { continue };
        let source = fs::read_to_string(&path).expect("a source file");
        for breach in breaches(&room, &source) {
            found.push(format!("{}: {} names {}", path.display(), breach.room, breach.names));
        }
        let _ = rooms.insert(room);
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    let table: BTreeSet<String> = MAY_NAME.iter().map(|(room, _)| (*room).to_owned()).collect();
    assert_eq!(rooms, table, "the rooms of src/ and of the table");
}

#[test]
fn the_table_has_no_circle() {
    // A room stands behind all rooms that it may name, so that an order from bottom to top exists.
    for (index, (room, allowed)) in MAY_NAME.iter().enumerate() {
        for name in *allowed {
            let place = MAY_NAME.iter().position(|(other, _)| other == name);
            assert!(place.is_some_and(|place| place < index), "{room} before {name}");
        }
    }
}

#[test]
fn it_bites() {
    let check = |room: &str, source: &str, expected: &[&str]| {
        let found: Vec<String> =
            breaches(room, source).into_iter().map(|breach| breach.names).collect();
        assert_eq!(found, expected, "{room}: {source}");
    };
    check("grid", "use crate::proof::Step;", &["proof"]);
    check("grid", "use crate::message::CellName;\nuse crate::grid::Cell;", &[]);
    check(
        "proof",
        "use crate::{grid::Cell, knowledge::{Rule, Level}, search};",
        &["knowledge", "search"],
    );
    check("search", "fn f() -> crate::inference::Engine { todo() }", &["inference"]);
    check("session", "use super::super::window;", &["super::super"]);
    check("session", "use iced::Element;", &["iced"]);
    check("window", "use crate::command::run;", &["command"]);
    check("window", "use iced::Element; // crate::command::run", &[]);
    check("main", "use duvod::session::Session;", &["session"]);
    check("locale", "use crate::grid::Cell; let text = \"crate::proof::Step\";", &["grid"]);
    check("inference", "let options = ron::Options::default();", &["ron"]);
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
