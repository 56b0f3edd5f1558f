//! The constraints of puzzles of f-puzzles: what each field means, what is named as not understood, and what is written again.

use std::fs;
use std::sync::Arc;

use ron::extensions::Extensions;
use serde_json::{Value, json};

use crate::formats::{
    Document, FORMATS, Unwritable, WrittenPuzzle, format_named, link_to, read_document,
};
use crate::grid::{Board, Geometry, GeometrySpec, Kind, Kinds, StateText, grid_named};
use crate::test_grids::{not_beside, spec};

/// The kinds that come with the program.
pub(super) fn kinds() -> Kinds {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../knowledge/constraints");
    let files = fs::read_dir(folder).expect("the folder of kinds");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    let extensions = Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME;
    let options = ron::Options::default().with_default_extension(extensions);
    let kind = |path: &std::path::PathBuf| {
        let text = fs::read_to_string(path).expect("a text");
        Arc::new(options.from_str::<Kind>(&text).expect("a kind"))
    };
    Arc::new(files.iter().map(kind).collect())
}

/// Grids of several sizes on which constraints can be set.
pub(super) fn grids() -> Vec<Arc<Geometry>> {
    let kinds = kinds();
    let grid = |name: &str, spec: GeometrySpec| {
        let spec = GeometrySpec { name: name.to_owned(), kinds: Arc::clone(&kinds), ..spec };
        Arc::new(Geometry::new(&spec).expect("a grid"))
    };
    let nine = || spec("123456789", 3, 3);
    vec![
        grid("9x9", nine()),
        grid("4x4", spec("1234", 2, 2)),
        grid("6x6", spec("123456", 3, 2)),
        grid("16x16", spec("123456789ABCDEFG", 4, 4)),
        grid("apart", GeometrySpec { apart: not_beside(), ..nine() }),
    ]
}

/// A puzzle of an empty grid with these fields.
fn text(size: usize, fields: &[(&str, Value)]) -> String {
    let mut puzzle = json!({ "size": size, "grid": vec![vec![json!({}); size]; size] });
    for (name, value) in fields {
        puzzle[*name] = value.clone();
    }
    puzzle.to_string()
}

fn read(text: &str) -> Document {
    let read = read_document(text, &grids()).expect("a known format");
    read.unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The name of the grid that these fields make of a plain one, and what of them is not understood.
fn grid_of(size: usize, fields: &[(&str, Value)]) -> (String, Vec<String>) {
    let document = read(&text(size, fields));
    let puzzle = &document.puzzles[0];
    let unmet = puzzle.unmet.iter().map(|unmet| unmet.place.clone());
    (puzzle.geometry.name().to_owned(), unmet.collect())
}

/// Says which grid one field makes of a plain one of so many rows.
fn check(size: usize, field: &str, value: &Value, parts: &str) {
    let (name, unmet) = grid_of(size, &[(field, value.clone())]);
    let plain = format!("{size}x{size}");
    let expected = if parts.is_empty() { plain } else { format!("{plain}+{parts}") };
    assert_eq!((name, unmet), (expected, Vec::new()), "{field}: {value}");
}

#[test]
fn each_field_is_what_it_means() {
    let lines = |cells: &[&str]| json!([{ "lines": [cells] }]);
    check(
        9,
        "killercage",
        &json!([{"cells": ["R1C2", "R1C1"], "value": "9"}]),
        "killer-cage:A1B1:9",
    );
    for none in [json!("0"), json!(""), json!(0), Value::Null] {
        let cage = json!([{ "cells": ["R1C1", "R1C2", "R1C1"], "value": none }]);
        check(9, "killercage", &cage, "killer-cage:A1B1");
    }
    check(9, "killercage", &json!([{"cells": ["R1C1"]}]), "");
    check(9, "thermometer", &lines(&["R1C1", "R1C2", "R2C2"]), "thermometer:A1B1B2");
    check(9, "thermometer", &lines(&["R1C1"]), "");
    check(9, "betweenline", &lines(&["R1C1", "R1C2"]), "");
    check(9, "renban", &lines(&["R1C1", "R1C2", "R2C2", "R2C1", "R1C1"]), "renban:A1B1B2A2");
    check(9, "whispers", &lines(&["R1C1", "R1C2"]), "whispers:A1B1");
    let dutch = json!([{ "lines": [["R1C1", "R1C2"], ["R3C1", "R3C2"]], "value": "4" }]);
    check(9, "whispers", &dutch, "whispers:A1B1:4+whispers:A3B3:4");
    let arrow =
        json!([{ "cells": ["R1C1", "R1C2"], "lines": [["R1C2", "R1C3", "R2C4"], ["R1C1"]] }]);
    check(9, "arrow", &arrow, "arrow:A1B1/C1D2");
    let clone = json!([{ "cells": ["R1C1", "R5C5"], "cloneCells": ["R2C5", "R5C5"] }]);
    check(9, "clone", &clone, "clone:A1/E2");
    check(
        9,
        "difference",
        &json!([{"cells": ["R1C2", "R1C1"]}, {"cells": ["R1C1", "R1C2"]}]),
        "difference:A1B1",
    );
    check(9, "ratio", &json!([{"cells": ["R1C1", "R2C1"], "value": "3"}]), "ratio:A1A2:3");
    let xv = json!([{"cells": ["R1C1", "R2C1"], "value": "x"}, {"cells": ["R3C1", "R4C1"], "value": ""}]);
    check(9, "xv", &xv, "xv:A1A2:X");
    let corner = json!(["R1C1", "R1C2", "R2C1", "R2C2"]);
    check(
        9,
        "quadruple",
        &json!([{"cells": corner, "values": [9, 1, 1]}]),
        "quadruple:A1B1A2B2:119",
    );
    check(
        16,
        "quadruple",
        &json!([{"cells": corner, "values": [16, 10]}]),
        "quadruple:A1B1A2B2:AG",
    );
    check(9, "quadruple", &json!([{"cells": corner, "values": []}]), "");
}

#[test]
fn each_field_of_single_cells_and_beside_the_grid_is_what_it_means() {
    let lines = |cells: &[&str]| json!([{ "lines": [cells] }]);
    check(9, "odd", &json!([{"cell": "R1C1"}]), "odd:A1");
    check(9, "rowindexer", &json!([{"cells": ["R1C1", "R2C1"]}]), "row-indexer:A1+row-indexer:A2");
    check(
        9,
        "sandwichsum",
        &json!([{"cell": "R0C3", "value": "0"}]),
        "sandwich:C1C2C3C4C5C6C7C8C9:0",
    );
    check(9, "sandwichsum", &json!([{"cell": "R0C3", "value": ""}]), "");
    check(4, "skyscraper", &json!([{"cell": "R5C3", "value": 2}]), "skyscraper:C4C3C2C1:2");
    check(4, "xsum", &json!([{"cell": "R2C5", "value": "7"}]), "x-sum:D2C2B2A2:7");
    let little = json!([{"cell": "R0C1", "direction": "DR", "value": "9"}]);
    check(4, "littlekillersum", &little, "little-killer:B1C2D3:9");
    let none = json!([{"cell": "R0C1", "direction": "DR", "value": "0"}]);
    check(4, "littlekillersum", &none, "");
    check(9, "regionsumline", &lines(&["R1C1", "R1C2", "R2C2"]), "");
    check(9, "regionsumline", &lines(&["R1C3", "R1C4"]), "region-sum:C1D1");
}

#[test]
fn what_is_said_of_the_whole_grid_spares_what_stands_there() {
    let on = json!(true);
    let dot = |value: &str| json!([{"cells": ["R1C1", "R1C2"], "value": value}]);
    let name = |fields: &[(&str, Value)]| {
        let (name, unmet) = grid_of(9, fields);
        assert!(unmet.is_empty(), "{unmet:?}");
        name
    };
    assert_eq!(name(&[("nonconsecutive", on.clone())]), "apart");
    let both = [("nonconsecutive", on), ("ratio", dot(""))];
    assert_eq!(name(&both), "9x9+no-consecutive+ratio:A1B1");
    let ratio = ("negative", json!(["ratio"]));
    assert_eq!(name(std::slice::from_ref(&ratio)), "9x9+no-ratio::2");
    assert_eq!(name(&[ratio.clone(), ("ratio", dot("3"))]), "9x9+no-ratio::3+ratio:A1B1:3");
    assert_eq!(name(&[("negative", json!(["xv"]))]), "9x9+no-xv");
    assert_eq!(name(&[("negative", json!(["difference"]))]), "9x9+no-difference::1");
}

#[test]
fn regions_of_fewer_cells_are_groups() {
    let mut puzzle = json!({ "size": 5, "grid": vec![vec![json!({}); 5]; 5] });
    let name = |puzzle: &Value| read(&puzzle.to_string()).puzzles[0].geometry.name().to_owned();
    assert_eq!(name(&puzzle), "latin-5x5", "blocks of one row");
    for (row, column) in (0..5).flat_map(|row| (0..5).map(move |column| (row, column))) {
        let region = (row < 2 && column < 2).then_some(7);
        puzzle["grid"][row][column]["region"] = json!(region);
    }
    assert_eq!(name(&puzzle), "latin-5x5", "one region");
    puzzle["grid"][4][4]["region"] = json!(3);
    puzzle["grid"][4][3]["region"] = json!(3);
    puzzle["grid"][3][3]["region"] = json!(3);
    assert_eq!(name(&puzzle), "latin-5x5+group-A1B1A2B2+group-D4D5E5");
    puzzle["regionsumline"] = json!([{ "lines": [["R1C1", "R5C5"]] }]);
    let unmet = &read(&puzzle.to_string()).puzzles[0].unmet;
    assert_eq!(unmet.iter().map(|it| it.place.as_str()).collect::<Vec<_>>(), ["regionsumline[0]"]);
}

#[test]
fn what_is_not_understood_is_named() {
    let unmet = |field: &str, value: Value| grid_of(9, &[(field, value)]).1;
    let drawing = |mark: &str| json!([{ "lines": [["R1C1", "R1C2"]], mark: true }]);
    for field in ["line", "rectangle", "circle", "text", "cage"] {
        assert_eq!(unmet(field, drawing("width")), [field]);
        for mark in ["fromConstraint", "isNewConstraint", "isLLConstraint"] {
            assert_eq!(unmet(field, drawing(mark)), [""; 0], "{mark}");
        }
    }
    assert_eq!(unmet("maxarrow", json!([1])), ["maxarrow"]);
    assert_eq!(unmet("foglight", json!(["R1C1"])), [""; 0]);
    assert_eq!(unmet("negative", json!(["ratio", "quadruple"])), ["negative[1]"]);
    let cage = |value: Value| json!([{}, { "cells": ["R1C1", "R1C2"], "value": value }]);
    assert_eq!(
        unmet("killercage", cage(json!("<20"))),
        ["killercage[0].cells", "killercage[1].value"]
    );
    assert_eq!(unmet("killercage", json!(true)), ["killercage"]);
    assert_eq!(
        unmet("thermometer", json!([{ "lines": [["R1C1", "R1C10"]] }])),
        ["thermometer[0].lines[0][1]"]
    );
    assert_eq!(unmet("ratio", json!([{ "cells": ["R1C1", "R2C2"] }])), ["ratio[0].cells"]);
    assert_eq!(unmet("xv", json!([{ "cells": ["R1C1", "R1C2"], "value": "XX" }])), ["xv[0].value"]);
    assert_eq!(
        unmet("sandwichsum", json!([{ "cell": "R1C1", "value": "3" }])),
        ["sandwichsum[0].cell"]
    );
    let ten: Vec<String> =
        (1..=9).map(|row| format!("R{row}C1")).chain(["R1C2".to_owned()]).collect();
    assert_eq!(unmet("killercage", json!([{ "cells": ten }])), ["killercage[0]"]);
    let mut coloured: Value = serde_json::from_str(&text(9, &[])).expect("JSON");
    coloured["grid"][0][2]["c"] = json!("#FF0000");
    coloured["grid"][0][3]["c"] = json!("#FFFFFF");
    let read = read(&coloured.to_string());
    assert_eq!(read.puzzles[0].unmet[0].place, "grid[0][2].c");
    assert_eq!(read.puzzles[0].unmet.len(), 1);
}

#[test]
fn a_grid_that_is_asked_for_is_not_made_anew() {
    let cage = text(9, &[("killercage", json!([{ "cells": ["R1C1", "R1C2"], "value": "9" }]))]);
    let unmet = |name: &str| {
        let grid = grid_named(name, grids().iter()).expect("a grid");
        let read = read_document(&cage, &[grid]).expect("a format").expect("a puzzle");
        assert_eq!(read.puzzles[0].geometry.name(), name);
        read.puzzles[0].unmet.len()
    };
    assert_eq!((unmet("9x9"), unmet("9x9+killer-cage:B1A1:9")), (1, 0));
}

#[test]
fn what_was_written_says_the_same_constraints() {
    for name in [
        "9x9+killer-cage:A1B1B2:15+killer-cage:D4E4+arrow:A1B1/B2C3+arrow:I9/H8G7+thermometer:A1B2C3",
        "9x9+no-consecutive+ratio:A1B1+difference:C1D1:2+no-ratio::2+no-xv+xv:E5E6:V",
        "9x9+no-difference::1+no-difference::3+difference:A1A2+difference:B1B2:3",
        "9x9+quadruple:A1B1A2B2:1199+pencil-marks:C3:159+odd:A9+even:B9+minimum:C9+maximum:D9",
        "9x9+clone:A1B1/D5E5+sandwich:A1A2A3A4A5A6A7A8A9:0+x-sum:I1H1G1F1E1D1C1B1A1:20",
        "9x9+little-killer:A1:3+little-killer:B1C2D3E4F5G6H7I8:40+skyscraper:C9C8C7C6C5C4C3C2C1:3",
        "9x9+zipper:A1B1C1+palindrome:D1E1+region-sum:C5D5+between-line:A2B2C2+lockout:A3B3:3",
        "9x9+entropic-line:A1B1+modular-line:A2B2+nabner:A4B4+renban:A5B5+double-arrow:A6B6C6",
        "9x9+slow-thermometer:A1B1+row-indexer:C1+column-indexer:C2+box-indexer:C3+whispers:A9B9:4",
        "16x16+quadruple:A1B1A2B2:AG+pencil-marks:P16:1G+apart",
        "latin-5x5+group-A1B1A2+killer-cage:C1D1",
    ] {
        let geometry = grid_named(name, grids().iter()).unwrap_or_else(|| panic!("no {name}"));
        let cells = geometry.cell_count();
        let puzzle = WrittenPuzzle::new(&geometry, StateText::of_board(Board::empty(cells)));
        let texts = ["f-puzzles-json", "f-puzzles", "sudokupad"].map(|format| {
            let format = format_named(format).expect("a format");
            let text = format.write(std::slice::from_ref(&puzzle));
            text.unwrap_or_else(|error| panic!("{error}: {name}"))
        });
        for text in texts.into_iter().chain([link_to(&puzzle).expect("a link")]) {
            let document = read(&text);
            let read = &document.puzzles[0];
            assert_eq!(
                (read.geometry.name(), &read.unmet),
                (geometry.name(), &Vec::new()),
                "{text}"
            );
            assert!(read.geometry.is_alike(&geometry));
        }
        // No format writes it without its constraints.
        for format in FORMATS {
            let Ok(text) = format.write(std::slice::from_ref(&puzzle)) else { continue };
            let named = crate::formats::named_grid(&text).map(str::to_owned);
            let read = read_document(&text, &grids()).and_then(Result::ok);
            let read = read.map(|read| read.puzzles[0].geometry.name().to_owned());
            assert_eq!(named.or(read).as_deref(), Some(geometry.name()), "{text}");
        }
    }
}

#[test]
fn what_no_field_says_is_not_written() {
    let json = format_named("f-puzzles-json").expect("a format");
    for name in [
        "9x9+greater-than:A1B1",
        "9x9+no-ratio::3",
        "9x9+no-ratio::2+ratio:A1B1:3",
        "9x9+apart+ratio:A1B1",
        "9x9+little-killer:B2C3:9",
        "9x9+sandwich:A1B1C1:9",
    ] {
        let named = name.replace("9x9+apart", "apart");
        let geometry = grid_named(&named, grids().iter()).unwrap_or_else(|| panic!("no {name}"));
        let puzzle = WrittenPuzzle::new(&geometry, StateText::of_board(Board::empty(81)));
        assert_eq!(json.write(&[puzzle]), Err(Unwritable::Grid), "{name}");
    }
}
