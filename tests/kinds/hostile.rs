//! Kinds and names of grids that ask for too much: refused, and not after hours.

use crate::support::knowledge;
use duvod::knowledge::Knowledge;

/// The knowledge with a kind besides.
fn with(id: &str, body: &str) -> Result<Knowledge, String> {
    let text = format!("Kind(id: \"{id}\", {body}, drawn: [])");
    let read = Knowledge::with_files(&[(format!("constraints/{id}.ron"), text)]);
    read.map_err(|error| error.to_string())
}

/// All cells of the classic grid, row by row, so many in all.
fn cells(count: usize) -> String {
    let name = |cell: usize| format!("{}{}", char::from(b'A' + (cell % 9) as u8), cell / 9 % 9 + 1);
    (0..count).map(name).collect()
}

#[test]
fn a_fold_that_remembers_everything_is_refused_where_its_table_grows_too_large() {
    let fold = "means: [Fold(start: [(\"all\", \"0\")], step: [(\"all\", \"(all * 10 + d) % 1000000007\")], \
                keep: \"1\", end: \"all % 7 == 3\")]";
    let knowledge = with("endless", &format!("cells: Line(least: 2), {fold}")).expect("a kind");
    assert!(knowledge.grid_of(&format!("9x9+endless:{}", cells(4))).is_some());
    for count in [12, 81, 324] {
        assert!(knowledge.grid_of(&format!("9x9+endless:{}", cells(count))).is_none(), "{count}");
    }
    // Lists of as many cells have one table: many of them are no more than one.
    let many: Vec<String> =
        (0..76).map(|at| format!("endless:{}", &cells(85)[2 * at..][..10])).collect();
    assert!(knowledge.grid_of(&format!("9x9+{}", many.join("+"))).is_some());
}

#[test]
fn expressions_that_are_too_long_or_too_deep_are_refused() {
    let only = |text: &str| with("long", &format!("cells: Cell, means: [Only(\"{text}\")]"));
    assert!(only("d > 3").is_ok());
    let long = format!("d > 3{}", " and d > 3".repeat(200));
    let deep = format!("{}d{} > 3", "(".repeat(100), ")".repeat(100));
    let chosen = format!("{}1", "if d > 3 then 1 else ".repeat(90));
    for text in [long.as_str(), &deep, &chosen] {
        assert!(only(text).is_err(), "{text}");
    }
}

#[test]
fn names_with_very_many_cells_or_constraints_are_refused() {
    for kind in ["renban", "killer-cage", "thermometer", "region-sum", "quadruple", "sandwich"] {
        let name = format!("9x9+{kind}:{}:12", cells(1_000_000));
        assert!(knowledge().grid_of(&name).is_none(), "{kind}");
    }
    // So many different lists of cells, one begun after the other, each kind of list on the same cells again and again.
    let overlapping = |kind: &str, count: usize| {
        let row = cells(162);
        let one = |number: usize| {
            format!("{kind}:{}", &row[2 * (number % 60)..][..4 + 2 * (number / 60)])
        };
        format!("9x9+{}", (0..count).map(one).collect::<Vec<_>>().join("+"))
    };
    assert!(knowledge().grid_of(&overlapping("palindrome", 1_000)).is_some());
    assert!(knowledge().grid_of(&overlapping("killer-cage", 150)).is_some());
    assert!(
        knowledge().grid_of(&overlapping("killer-cage", 1_000)).is_none(),
        "more groups than are counted"
    );
    assert!(knowledge().grid_of(&overlapping("palindrome", 2_001)).is_none());
}
