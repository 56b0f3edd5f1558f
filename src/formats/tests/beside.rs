//! Cells beside the grid: texts of the Interactive Sudoku Solver that have them, and what other texts say on such a grid.

use super::constraints::grids;
use crate::formats::{
    TextFormat, WrittenPuzzle, find_puzzle, format_named, read_document, read_line,
};
use crate::grid::{Entry, Geometry, grid_named, parse_cell};

fn read(text: &str) -> WrittenPuzzle {
    let read = read_document(text, &grids()).expect("a known format");
    read.unwrap_or_else(|error| panic!("{error}: {text}")).puzzles[0].clone()
}

/// The name of the grid that a text makes, and where it is not understood.
fn grid_of(text: &str) -> (String, Vec<String>) {
    let puzzle = read(text);
    let unmet = puzzle.unmet.iter().map(|unmet| unmet.place.clone());
    (puzzle.geometry.name().to_owned(), unmet.collect())
}

#[test]
fn variables_are_cells_below_the_grid() {
    for (text, name) in [
        (".Var~A.X~R1C1~R1C2", "9x9+beside-1+xv:A1B1:X"),
        (".Var~A.Thermo~VA~R1C1", "9x9+beside-1+thermometer:A11A1"),
        // By their names, not as they are listed; a group is in rows as wide as the grid unless it says otherwise.
        (".Var~B.Var~A.Thermo~VA~VB", "9x9+beside-2+thermometer:A11B11"),
        (".Var~X~label~11.Thermo~VX9~VX10~VX11", "9x9+beside-11+thermometer:I11A12B12"),
        (
            ".Var~X~~11.WhiteDot~VX1~VX10~VX11~R9C1",
            "9x9+beside-11+difference:A11A12+difference:A12B12",
        ),
        (".Var~X~~2x2.WhiteDot~VX1~VX2~VX3", "9x9+beside-4+difference:A11B11+difference:A11C11"),
        (".Var~X~~2x2.Quad~VX1~3~4", "9x9+beside-4+quadruple:A11B11C11D11:34"),
        (".Shape~6x6.Var~X~~2.Cage~5~VX1~R6C6", "6x6+beside-2+killer-cage:A8F6:5"),
        (".Var~A.AllDifferent~VA~R1C1.~R1C2_5", "9x9+beside-1+group-A1A11"),
        // What a cell beside the grid holds is said as digits that are left to it.
        (
            ".Var~A.Var~B.~VA_1.~VB_1_2.~R1C1_5",
            "9x9+beside-2+pencil-marks:A11:1+pencil-marks:B11:12",
        ),
        (".Var~A~~x.Thermo~VA~R1C1", "9x9+beside-1+thermometer:A11A1"),
        // The third of three, the second of each row, each moved within its own group.
        (
            ".Var~X~~9.Replicate~F~VX1.Thermo~VX1~R1C1.End",
            "9x9+beside-9+thermometer:A11A1+thermometer:C11C1",
        ),
        (".Var~A.Or.X~VA~R1C1.~VA_3.End", ""),
    ] {
        let (found, unmet) = grid_of(text);
        assert!(unmet.is_empty() || name.is_empty(), "{text}: {unmet:?}");
        assert!(found == name || name.is_empty(), "{text}: {found}");
    }
    let puzzle = read(".Var~A.X~R1C1~R1C2.~VA_1.~R1C1_5");
    assert_eq!(puzzle.state.board.digits().count(), 1, "only what is in the grid is given");
}

#[test]
fn variables_that_cannot_be_are_named() {
    for (text, places) in [
        (".Var~a.X~R1C1~R1C2", vec!["Var[0]"]),
        (".Var~.X~R1C1~R1C2", vec!["Var[0]"]),
        (".Var~A~~432.X~R1C1~R1C2", vec!["Var[0]"]),
        (".Var~A~~99999999999999999999x99999999999999999999.X~R1C1~R1C2", vec![]),
        (".Var~A~~4294967296x4294967296.X~R1C1~R1C2", vec!["Var[0]"]),
        (".Var~A.Var~A.X~R1C1~R1C2", vec!["Var[1]"]),
        (".Var~A.Thermo~VB~R1C1", vec!["Thermo[0]"]),
        (".Var~A.Thermo~VA1~R1C1", vec!["Thermo[0]"]),
        (".Var~A~~2.Thermo~VA~R1C1", vec!["Thermo[0]"]),
        (".Var~A~~2.~VA3_1", vec!["VA3_1"]),
        (".Var~A~~2.WhiteDot~VA1~R9C1", vec!["WhiteDot[0]"]),
        (".Var~X~~9.Replicate~C~VX9.Thermo~VX1~R1C1.End", vec!["Replicate[0]"]),
    ] {
        assert_eq!(grid_of(text).1, places, "{text}");
    }
}

#[test]
fn sums_may_count_cells_several_times() {
    for (text, part) in [
        (".Sum~9_=_1_2~R1C1~R2C1", "sum-area:A1A2A2:9"),
        (".Sum~0_=_1_1_-10_-1~R1C1~R2C1~R1C2~R1C3", "arrow:B1C1/A1A2"),
        (".Sum~0_=_1_1_-1_-10~R1C1~R2C1~R1C2~R1C3", "equal-sums:A1A2/B1C1C1C1C1C1C1C1C1C1C1"),
        (".Sum~0_=_2_-1~R1C1~R2C1", "equal-sums:A1A1/A2"),
        (".Sum~0_=_1_-1~R1C1~R2C1", "arrow:A2/A1"),
    ] {
        assert_eq!(grid_of(text), (format!("9x9+{part}"), Vec::new()), "{text}");
    }
    for wrong in ["9_=_1_-2", "0_=_1_0", "0_=_1", "0_=_-1_-1", "x_=_1_1", "0_=_1_-101", "9_=_1_1_1"]
    {
        let text = format!(".Sum~{wrong}~R1C1~R2C1");
        assert_eq!(grid_of(&text).1, ["Sum[0]"], "{text}");
    }
}

/// A grid with cells beside it.
fn beside() -> std::sync::Arc<Geometry> {
    let name = "6x6+beside-8+thermometer:A8A1+pencil-marks:B9:3";
    grid_named(name, grids().iter()).expect("a grid")
}

#[test]
fn lines_say_what_is_in_the_grid() {
    let geometry = beside();
    let all = "654321123456456123321654245631163542";
    let board = read_line(all, &geometry).expect("a puzzle");
    assert_eq!((board.cell_count(), board.digits().count()), (44, 36));
    for format in TextFormat::ALL {
        let written = format.print(&board, &geometry);
        let read = find_puzzle(&written, &geometry, []);
        let read = read.unwrap_or_else(|error| panic!("{error}: {written}"));
        assert_eq!(read.board, board, "{written}");
    }
    let mut more = board.clone();
    let cell = |name: &str| parse_cell(name, geometry.dimensions()).expect("a cell");
    for (name, digit) in [("A8", '1'), ("B9", '3')] {
        more.set(cell(name), Entry::Placed(geometry.digit(digit).expect("a digit")));
    }
    let written = TextFormat::Grid.print(&more, &geometry);
    assert!(written.ends_with("\n# A8: 1 . . . . .\n# A9: . 3"), "{written}");
    assert_eq!(TextFormat::Line.print(&more, &geometry), all);
}

#[test]
fn what_is_written_is_read_again() {
    let format = format_named("iss").expect("the format");
    let written = |puzzle: &WrittenPuzzle| format.write(std::slice::from_ref(puzzle));
    for text in [
        ".Var~A.Thermo~VA~R1C1",
        ".Var~B~~7.Var~A.Thermo~VA~VB7.~VB2_3_4.~VB1_1.~R1C1_5",
        ".Shape~6x6.Var~X~~8.Cage~5~VX8~R6C6.AllDifferent~VX1~VX2~R1C1.AntiKnight",
        ".Shape~4x4.NoBoxes.ChaosConstruction.~R1C1_1",
        ".Shape~4x4.NoBoxes.ChaosConstruction.ChaosCount~R1C1.ChaosCount~R2C2~1~CC6~CC7.ChaosArrow~R1C4",
        ".Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R1C1~1~CC1~CC2~-~CC1~CC5.SameValues~2~CC1~CC2",
        ".Shape~4x4.NoBoxes.ChaosConstruction.Var~A.Thermo~VA~R1C1~CC3.~VA_1_2.~CC2_1",
    ] {
        let puzzle = read(text);
        assert!(puzzle.unmet.is_empty() || !text.contains("Chaos"), "{text}: {:?}", puzzle.unmet);
        let again = read(&written(&puzzle).expect(text));
        assert_eq!(again.geometry.name(), puzzle.geometry.name(), "{text}");
        assert_eq!(again.state, puzzle.state);
    }
    // Other programs have no such cells.
    let puzzle = read(".Var~A.Thermo~VA~R1C1.~R1C1_5");
    for name in ["f-puzzles", "sudoku-pad", "opensudoku", "sudoku-wiki"] {
        if let Some(format) = format_named(name) {
            assert!(format.write(std::slice::from_ref(&puzzle)).is_err(), "{name}");
        }
    }
}

#[test]
fn regions_are_found_in_cells_beside_the_grid() {
    let all = |first: usize| -> String {
        let cell = |at: usize| format!("{}{}", char::from(b'A' + (at % 4) as u8), first + at / 4);
        (0..16).map(cell).collect()
    };
    let regions = format!("found-regions:{}/{}:4", all(1), all(6));
    let plain = ".Shape~4x4.NoBoxes.ChaosConstruction";
    for (more, part) in [
        ("", String::new()),
        (".ChaosCount~R1C1~0~CC1~CC2~CC6", "region-count:A1/A6B6B7".to_owned()),
        (".ChaosCount~R1C1~1~CC1~CC2", "region-count:A1/A6B6:1".to_owned()),
        (".ChaosCount~R1C1", "region-count:A1/A6A7B6B7".to_owned()),
        (".ChaosArrow~R1C1~0~CC1~CC2~CC3", "region-arrow:A1/A6/B6C6".to_owned()),
        (".ChaosArrow~R1C1~1~CC1~CC2~-~CC1~CC5", "region-arrow:A1/A6/B6/A7:1".to_owned()),
        (".ChaosArrow~R1C1~0", "region-arrow:A1/A6/B6C6D6/A7A8A9".to_owned()),
        (".SameValues~2~CC1~CC2", "same-digits:A6/B6".to_owned()),
    ] {
        let mut parts = vec![regions.clone()];
        parts.extend((!part.is_empty()).then_some(part));
        parts.sort();
        let name = format!("latin-4x4+beside-16+{}", parts.join("+"));
        assert_eq!(grid_of(&format!("{plain}{more}")), (name, Vec::new()), "{more}");
    }
    for (text, places) in [
        (".Shape~16x16.ChaosConstruction.NoBoxes.Var~A".to_owned(), "Var[0]"),
        (format!("{plain}.ChaosCount~R1C1~2~CC1"), "ChaosCount[0]"),
        (format!("{plain}.ChaosCount~CC1~0~CC1"), "ChaosCount[0]"),
        (format!("{plain}.ChaosArrow~R1C1~0~CC1~CC2~-~CC2"), "ChaosArrow[0]"),
        (format!("{plain}.ChaosArrow~R1C1~0~R1C1"), "ChaosArrow[0]"),
        (".ChaosCount~R1C1~0".to_owned(), "ChaosCount[0]"),
        (".ConnectedValues~VS~1.~R1C1_5".to_owned(), "ConnectedValues[0]"),
        (".ConnectedValues~~1~5.~R1C1_5".to_owned(), "ConnectedValues[0]"),
        (".Shape~15x15~0-15.Doppelganger.Var~A~~243".to_owned(), "Var[0]"),
        (".Doppelganger.~R1C1_5".to_owned(), "Doppelganger[0]"),
    ] {
        assert!(grid_of(&text).1.contains(&places.to_owned()), "{text}: {:?}", grid_of(&text).1);
    }
    for largest in [".Shape~16x16.ChaosConstruction.NoBoxes", ".Shape~15x15~0-15.Doppelganger"] {
        assert_eq!(grid_of(largest).1, [""; 0], "{largest}");
    }
    let (name, unmet) = grid_of(".Shape~4x4.Var~S~~2x4.ConnectedValues~VS~1_2");
    assert_eq!((name.as_str(), unmet), ("4x4+beside-8+connected:A6B6C6D6A7B7C7D7:12", Vec::new()));
    let (name, unmet) = grid_of(".Shape~4x4~0-4.Doppelganger.~R1C1_0");
    assert!(unmet.is_empty() && name.contains("+doppelganger:A1/A7A8A6+"), "{name}: {unmet:?}");
    for (text, part) in [
        (".FullRank~C1~3~10", "full-rank:A1A2A3A4A5A6A7A8A9:3+full-rank:A9A8A7A6A5A4A3A2A1:10"),
        (".FullRank~R1~~36.FullRankTies~any", "tied-rank:I1H1G1F1E1D1C1B1A1:36"),
        (".FullRank~R1~~36.FullRankTies~only-unclued", "full-rank:I1H1G1F1E1D1C1B1A1:36"),
    ] {
        assert_eq!(grid_of(text), (format!("9x9+{part}"), Vec::new()), "{text}");
    }
    for text in [".FullRank~R1~37~", ".FullRank~R1~0~", ".FullRankTies~none.FullRank~R1~3~"] {
        assert!(!grid_of(text).1.is_empty(), "{text}");
    }
}
