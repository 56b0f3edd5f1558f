//! Who may name whom: the table of rooms, held over every `use` and path of the sources.
//!
//! The table is that of the design with one room more, `message`, which every room but those of the core and `explainer` may
//! name. A room is a folder of `src/`, or of `src/core/` or `src/logic/`, which are packages; it names another by
//! `crate::room`, since each package hands on the rooms of those that it stands on under their names. What needs the whole
//! library is a package of its own and names its rooms by `duvod::room`: the laboratory with the methods of the literature,
//! which are a room within it, the window, the command line and the program's main file. They are `duvod_laboratory`,
//! `duvod_laboratory::textbook`, `duvod_window` and `duvod_command`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use once_cell::sync::Lazy;

use super::reading::{Module, read};
use super::{Table, root, table};
use crate::support::sources;

/// Each room with the rooms that it may name; the head of the file says what holds besides.
static MAY_NAME: Lazy<Table> = Lazy::new(|| table(include_str!("rooms.txt")));

/// The rooms of the core, which know no message.
pub(super) const CORE: [&str; 5] = ["certificate", "checker", "grid", "proof", "search"];

/// The room beside the core that knows no message either.
const WORDLESS: &str = "explainer";

/// Packages that only some rooms may name.
const PACKAGES: [(&str, &[&str]); 23] = [
    ("arboard", &["window"]),
    ("iced", &["window"]),
    ("open", &["window"]),
    ("rfd", &["window"]),
    ("directories", &["storage"]),
    ("clap", &["command"]),
    ("fluent_bundle", &["locale"]),
    ("fluent_syntax", &["locale"]),
    ("unic_langid", &["locale"]),
    ("ron", &["knowledge"]),
    ("fast_qr", &["picture"]),
    ("png", &["picture"]),
    ("resvg", &["picture"]),
    ("pdf_writer", &["pages"]),
    ("subsetter", &["pages"]),
    ("skrifa", &["pages"]),
    ("miniz_oxide", &["pages"]),
    ("petgraph", &["textbook"]),
    ("batsat", &["textbook"]),
    ("microlp", &["textbook"]),
    ("pumpkin_conflict_resolvers", &["textbook"]),
    ("pumpkin_constraints", &["textbook"]),
    ("pumpkin_core", &["textbook"]),
];

/// Whom one file of a room names and may not. Its tests may name anyone.
fn breaches(room: &str, source: &str) -> Vec<String> {
    let (_, allowed) =
        MAY_NAME.iter().find(|(known, _)| *known == room).unwrap_or_else(|| panic!("room {room}"));
    let says = !CORE.contains(&room) && room != WORDLESS;
    let free = |name: &str| name == room || (says && name == "message") || allowed.contains(&name);
    let module = read(source);
    let mut found: Vec<&str> =
        rooms_named(room, &module).into_iter().filter(|name| !free(name)).collect();
    let written = module.written();
    for (package, rooms) in PACKAGES {
        let names = written.iter().any(|path| path.len() > 1 && path[0] == package);
        if names && !rooms.contains(&room) {
            found.push(package);
        }
    }
    found.into_iter().map(str::to_owned).collect()
}

/// The rooms that a file of a room names.
fn rooms_named(room: &str, module: &Module) -> BTreeSet<&'static str> {
    let of_laboratory = ["laboratory", "textbook"];
    let is_outside = ["main", "window", "command"].contains(&room) || of_laboratory.contains(&room);
    let library = if is_outside { "duvod" } else { "crate" };
    let written = module.written();
    let of_library =
        written.iter().filter(|path| [library, "duvod_core"].contains(&path[0].as_str()));
    let mut named: BTreeSet<&str> =
        of_library.filter_map(|path| path.get(1)).map(String::as_str).collect();
    for (package, room) in [("duvod_window", "window"), ("duvod_command", "command")] {
        if written.iter().any(|path| path[0] == package) {
            let _ = named.insert(room);
        }
    }
    for path in written {
        let own = of_laboratory.contains(&room) && path[0] == "crate";
        if own || path[0] == "duvod_laboratory" {
            let is_of_textbook = path.get(1).is_some_and(|name| name == "textbook");
            let _ = named.insert(if is_of_textbook { "textbook" } else { "laboratory" });
        }
    }
    MAY_NAME.iter().map(|(room, _)| *room).filter(|room| named.contains(room)).collect()
}

/// The files that are no tests, each with its room.
fn code() -> Vec<(PathBuf, String)> {
    let all = sources(&root()).into_iter().filter_map(|path| {
        let inner = path.strip_prefix(root()).expect("a file of src");
        let names: Vec<&str> =
            inner.iter().map(|name| name.to_str().expect("a plain name")).collect();
        let is_test = names.iter().any(|name| ["tests", "tests.rs"].contains(name));
        let is_within =
            ["core", "logic"].contains(&names[0]) || names.starts_with(&["laboratory", "textbook"]);
        let names = if is_within { &names[1..] } else { &names[..] };
        let room = names[0].trim_end_matches(".rs").to_owned();
        (!is_test && room != "lib").then_some((path, room))
    });
    all.collect()
}

#[test]
fn every_room_names_only_whom_it_may() {
    let mut found = Vec::new();
    let mut rooms = BTreeSet::new();
    for (path, room) in code() {
        let source = fs::read_to_string(&path).expect("a source file");
        for breach in breaches(&room, &source) {
            found.push(format!("{}: {room} names {breach}", path.display()));
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
        for name in allowed {
            let place = MAY_NAME.iter().position(|(other, _)| other == name);
            assert!(place.is_some_and(|place| place < index), "{room} before {name}");
        }
    }
}

#[test]
fn it_bites() {
    let check = |room: &str, source: &str, expected: &[&str]| {
        let found = breaches(room, source);
        assert_eq!(found, expected, "{room}: {source}");
    };
    check("grid", "use crate::proof::Step;", &["proof"]);
    check("notation", "use crate::message::CellName;\nuse crate::grid::Cell;", &[]);
    check("checker", "use crate::message::Message;\nuse crate::grid::Cell;", &["message"]);
    check(
        "proof",
        "use crate::{grid::Cell, knowledge::{Rule, Level}, search};",
        &["knowledge", "search"],
    );
    check("search", "fn f() -> crate::inference::Engine { todo() }", &["inference"]);
    check("explainer", "use crate::{grid::Cell, message::Message};", &["message"]);
    check("explainer", "use crate::inference::Engine;", &["inference"]);
    check("explainer", "fn f() -> duvod_core::checker::Checker { todo() }", &["checker"]);
    check(
        "laboratory",
        "use crate::textbook::Run; use duvod::{grid::Cell, pages::Sheet};",
        &["pages"],
    );
    check(
        "textbook",
        "use crate::contender::Contender; use duvod::search::Search;",
        &["laboratory", "search"],
    );
    check("practice", "use duvod_laboratory::textbook::Run;", &["textbook"]);
    check("window", "use duvod_laboratory::{Row, textbook::Run};", &[]);
    check("session", "use iced::Element;", &["iced"]);
    check("window", "use duvod_command::run; use crate::notation::Part;", &["command"]);
    check("window", "use iced::Element; // duvod_command::run", &[]);
    check("main", "use duvod::session::Session;", &["session"]);
    check("command", "use duvod_window::run; use crate::checker::Part;", &["window"]);
    check("command", "use duvod::{grid::Cell, solver::Solver};", &["solver"]);
    check("locale", "use crate::grid::Cell; let text = \"crate::proof::Step\";", &["grid"]);
    check("inference", "let options = ron::Options::default();", &["ron"]);
}

#[test]
fn every_room_names_each_that_it_may() {
    let mut named: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (path, room) in code() {
        let source = fs::read_to_string(&path).expect("a source file");
        let found = rooms_named(&room, &read(&source));
        named.entry(room).or_default().extend(found);
    }
    let needless: Vec<String> = MAY_NAME
        .iter()
        .flat_map(|(room, allowed)| allowed.iter().map(move |name| (room, name)))
        .filter(|(room, name)| !named[**room].contains(*name))
        .map(|(room, name)| format!("{room} need not name {name}"))
        .collect();
    assert!(needless.is_empty(), "{}", needless.join("\n"));
}
