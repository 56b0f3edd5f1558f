//! Texts and links of the Interactive Sudoku Solver: what each piece means, what is named as not understood, what is written again.

use super::constraints::grids;
use crate::formats::{FormatFault, Unwritable, WrittenPuzzle, format_named, read_document};
use crate::grid::{Geometry, grid_named, parse_cell};

fn read(text: &str) -> Result<WrittenPuzzle, FormatFault> {
    let read = read_document(text, &grids()).expect("a known format");
    read.map(|document| document.puzzles[0].clone()).map_err(|error| error.fault)
}

/// The name of the grid that a text makes, and what of it is not understood.
fn grid_of(text: &str) -> (String, Vec<String>) {
    let puzzle = read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let unmet = puzzle.unmet.iter().map(|unmet| unmet.place.clone());
    (puzzle.geometry.name().to_owned(), unmet.collect())
}

/// Says which parts a text adds to the plain grid.
fn check(text: &str, parts: &str) {
    let expected = if parts.is_empty() { "9x9".to_owned() } else { format!("9x9+{parts}") };
    assert_eq!(grid_of(text), (expected, Vec::new()), "{text}");
}

#[test]
fn each_piece_is_what_it_means() {
    for (text, parts) in [
        (".Cage~9~R1C1~R2C1", "killer-cage:A1A2:9"),
        (".Cage~0~R1C1~R2C1", "killer-cage:A1A2"),
        (".Cage~~R1C1~R2C1", "killer-cage:A1A2"),
        // A cell that is named twice counts twice.
        (".Cage~9~R1C1~R2C1~R2C1", "killer-cage:A1A2+sum-area:A1A2A2:9"),
        (".Sum~9~R1C1~R2C1~R2C1", "sum-area:A1A2A2:9"),
        (".Sum~9_=_1_1~R1C1~R2C1", "sum-area:A1A2:9"),
        (".Whisper~R1C1~R2C2", "whispers:A1B2"),
        (".Whisper~4~R1C1~R2C2", "whispers:A1B2:4"),
        (".Modular~2~R1C1~R2C2", "modular-line:A1B2:2"),
        (".Renban~R1C1~R2C1", "renban:A1A2"),
        (".Thermo~R1C1~R2C1", "thermometer:A1A2"),
        (".Lockout~4~R1C1~R1C2~R1C3", "lockout:A1B1C1"),
        (".Arrow~R1C1~R1C2~R1C3", "arrow:A1/B1C1"),
        (".PillArrow~2~R1C2~R1C1~R2C1~R3C1", "arrow:A1B1/A2A3"),
        (".SameValues~3~R1C1~R2C2~R3C3", "same-digits:A1/B2+same-digits:A1/C3"),
        (".SameValues~2~R1C1~R2C2~R3C3~R4C4", "same-digits:A1B2/C3D4"),
        (".EqualSum~R1C1~-~R2C2~R3C3", "equal-sums:A1/B2C3"),
        (".WhiteDot~R1C1~R1C2~R1C3", "difference:A1B1+difference:B1C1"),
        (".BlackDot~R1C1~R1C2~R5C5~R5C6", "ratio:A1B1+ratio:E5F5"),
        (".X~R1C1~R1C2", "xv:A1B1:X"),
        (".V~R1C1~R1C2", "xv:A1B1:V"),
        (".GreaterThan~R1C1~R1C2", "greater-than:B1A1"),
        (".Quad~R1C1~3~1~1", "quadruple:A1B1A2B2:113"),
        (".Quad~R1C1~3.Quad~R1C1~4", "quadruple:A1B1A2B2:4"),
        (".Indexing~R~R1C1", "row-indexer:A1"),
        (".Indexing~C~R1C1", "column-indexer:A1"),
        (".LittleKiller~12~R1C3", "little-killer:C1B2A3:12"),
        (".LittleKiller~12~R8C1", "little-killer:A8B9:12"),
        (".Sandwich~12~C1", "sandwich:A1A2A3A4A5A6A7A8A9:12"),
        (".Skyscraper~C1~3~", "skyscraper:A1A2A3A4A5A6A7A8A9:3"),
        (".Skyscraper~C1~~3", "skyscraper:A9A8A7A6A5A4A3A2A1:3"),
        (".SumLine~10~R1C1~R2C2", "sum-line:A1B2:10"),
        (".SumLine~10~R1C1~R2C2~R3C1~LOOP", "sum-loop:A1B2A3:10"),
        (".LookAndSay~1203~R1C1~R2C2", "look-and-say:A1B2:1203"),
        (".ContainExact~2_1_1~R1C1~R2C2", "contains-exactly:A1B2:112"),
        (".ContainAtLeast~1~R1C1~R2C2", "contains:A1B2:1"),
        (".StrictKropki.WhiteDot~R1C1~R1C2", "difference:A1B1+no-consecutive+no-ratio::2"),
        (".StrictXV.~R1C1_5", "no-xv"),
        (".GlobalEntropy.~R1C1_5", "global-entropy"),
        (".Pair~BA~_name~R1C1~R1C2~~R2C1~R2C2", "pair-line:A1B1:BA+pair-line:A2B2:BA"),
        (".PairX~BA~_~R1C1~R1C2", "pair-area:A1B1:BA"),
        (".~R1C1_1_2_3", "pencil-marks:A1:123"),
        (".~R1C1_1_2_3.~R1C1_2_3_4", "pencil-marks:A1:23"),
        (".And.X~R1C1~R1C2.End", "xv:A1B1:X"),
        (".AllDifferent~R1C1~R2C2~R5C5", "group-A1B2E5"),
        (".AllDifferent~R1C1~R2C2", "group-A1B2"),
        (".SearchPriority~1~R1C1", ""),
    ] {
        check(text, parts);
    }
}

#[test]
fn patterns_machines_and_groups_are_what_they_mean() {
    for (text, parts) in [
        // (12|3)+ and 1.2, packed.
        (
            ".Regex~KDEyfDMpKw~R1C1~R2C1~~R1C2",
            "pattern-line:A1A2:(12|3){1,}+pattern-line:B1:(12|3){1,}",
        ),
        (".Regex~1%2E2~R1C1~R2C1", "pattern-line:A1A2:1.2"),
        (
            ".NFA~Qi_8AA~_some%20name~R1C1~R2C1~~R3C1",
            "machine-line:A1A2:Qi_8AA,some_name+machine-line:A3:Qi_8AA,some_name",
        ),
        (".NFA~Qi_8AA~R1C1~-~R2C1~R3C1", "machine-line:A1/A2A3:Qi_8AA"),
        (".NFA~Qi_8AA~-~R1C1", "machine-line:/A1:Qi_8AA"),
        (".Or.~R1C1_5.X~R1C2~R1C3.End", "either:A1B1C1:pencil-marks:A1:5|xv:B1C1:X"),
        (
            ".Or.And.V~R1C2~R1C3.~R1C1_5_6.End.AllDifferent~R1C1~R2C3.End",
            "either:A1B1C1C2:xv:B1C1:V&pencil-marks:A1:56|killer-cage:A1C2",
        ),
        (".Or.Or.~R1C1_5.End.And.~R1C1_6.End.End", "either:A1:pencil-marks:A1:5|pencil-marks:A1:6"),
        (".Or.And.X~R1C1~R1C2.V~R2C1~R2C2.End.End", "xv:A1B1:X+xv:A2B2:V"),
        // A single cell differs from no other: then nothing is chosen.
        (".Or.AllDifferent~R1C1.X~R1C2~R1C3.End", ""),
        (".Replicate~JI.X~R1C1~R1C2.End", "xv:A1B1:X+xv:A2B2:X+xv:D1E1:X"),
        (".Replicate~B~R2C2.Cage~9~R2C2~R3C3.End", "killer-cage:B2C3:9"),
    ] {
        check(text, parts);
    }
}

#[test]
fn the_size_the_digits_and_the_regions_are_said() {
    let map = "AAABABBBCCCDCDDD";
    let zero = grid_named("latin-4x4-03", grids().iter()).expect("a grid from 0");
    assert_eq!(zero.worths().lowest(), 0);
    for (text, name) in [
        (".Shape~4x4.~R1C1_1".to_owned(), "4x4".to_owned()),
        (".Shape~6x6.~R6C1_1".to_owned(), "6x6".to_owned()),
        (format!(".Shape~4x4.NoBoxes.Jigsaw~{map}"), format!("regions-{map}")),
        (".Shape~4x4~0-3.NoBoxes.~R1C1_0".to_owned(), "latin-4x4-03".to_owned()),
        (format!(".Shape~4x4~0-3.NoBoxes.Jigsaw~{map}"), format!("regions-{map}-03")),
        (".NoBoxes.~R1C1_1".to_owned(), "latin-9x9".to_owned()),
        (".Shape~4x7.~R4C7_7".to_owned(), "latin-4x7".to_owned()),
        (".Shape~4x7~0-6.~R4C7_6".to_owned(), "latin-4x7-06".to_owned()),
        (".Shape~7x7~9.~R7C7_9".to_owned(), "latin-7x7-19".to_owned()),
        (".Shape~7x7~0-9.~R7C7_9".to_owned(), "latin-7x7-09".to_owned()),
        (".Shape~2x4.~R2C4_4".to_owned(), "regions-2x4-AABBAABB".to_owned()),
        (".Shape~16x16.~RgCg_16".to_owned(), "16x16".to_owned()),
    ] {
        assert_eq!(grid_of(&text), (name, Vec::new()), "{text}");
    }
    let puzzle = read(".Shape~4x4~0-3.NoBoxes.~R1C1_0.Cage~3~R2C1~R2C2").expect("a puzzle");
    let digit = puzzle.state.board.digits().next().map(|one| puzzle.geometry.symbol(one.digit));
    assert_eq!(digit, Some('0'));
    // The regions lie within the blocks, which are there unless they are left out.
    let (name, unmet) = grid_of(&format!(".Shape~4x4.Jigsaw~{map}"));
    assert!(name.starts_with("4x4+house-") && unmet.is_empty(), "{name}: {unmet:?}");
}

#[test]
fn what_is_not_understood_is_named() {
    for (text, expected) in [
        (".NFA~abc~_~R1C1~R1C2.~R1C1_5", vec!["NFA[0]"]),
        (".NFA~Qi_8AA~R1C1~R1Cx", vec!["NFA[0]"]),
        (".Regex~KDEyfDMpKw~R1C1~-~R1C2", vec!["Regex[0]"]),
        (".Regex~KDEy~R1C1", vec!["Regex[0]"]),
        (".Regex~!~R1C1", vec!["Regex[0]"]),
        (".Or.X~R1C1~R1C2.Unheard~C1~3~.End", vec!["Unheard"]),
        (".Or.X~R1C1~R1C2.~VA_1.End", vec!["Given[0]"]),
        (".Or.X~R1C1~R1C2.AntiKnight.End", vec!["AntiKnight[0]"]),
        (".Or.X~R1C1~R1C2.V~R1C1~R5C5.End", vec!["V[0]"]),
        (".Or.End.~R1C1_5", vec!["Or[0]"]),
        (".Replicate~B~VS1.X~R1C1~R1C2.End", vec!["Replicate[0]"]),
        (".Replicate~IIA.X~R1C8~R1C9.End", vec!["Replicate[0]"]),
        (".Unheard~C1~3~", vec!["Unheard"]),
        (".Cage~x~R1C1~R1C2", vec!["Cage[0]"]),
        (".Cage~9~R1C1~R1Cx", vec!["Cage[0]"]),
        (".X~R1C1~R1C2.X~R1C1~R5C5", vec!["X[1]"]),
        (".Var~A.AllDifferent~VB~R1C1.~VB_1", vec!["AllDifferent[0]", "VB_1"]),
        (".Thermo~R1C1~R1C2~LOOP", vec!["Thermo[0]"]),
        (".Diagonal~2", vec!["Diagonal[0]"]),
        (".Sum~9_=_1_-2~R1C1~R2C1", vec!["Sum[0]"]),
        (".LittleKiller~9~R5C5", vec!["LittleKiller[0]"]),
        (".Skyscraper~R1~x~", vec!["Skyscraper[0]"]),
        (".SameValues~2~R1C1~R2C1~R3C1", vec!["SameValues[0]"]),
    ] {
        let (_, mut unmet) = grid_of(text);
        let mut expected: Vec<String> = expected.into_iter().map(str::to_owned).collect();
        unmet.sort();
        expected.sort();
        assert_eq!(unmet, expected, "{text}");
    }
}

#[test]
fn what_is_wrong_is_told_where_it_is() {
    let field = |name: &str| FormatFault::Field(name.to_owned());
    for (text, fault) in [
        (".~R1C1_0", field("R1C1_0")),
        (".~R1C1_10", field("R1C1_10")),
        (".~R1C1_x", field("R1C1_x")),
        (".~R1C1", field("R1C1")),
        (".~R1C1_1.~R1C1_2", field("R1C1_2")),
        (".Shape~9", field("Shape")),
        (".Shape~9x9~a-b", field("Shape")),
        (".Shape~9x8~7", FormatFault::Shape("9x8~7".to_owned())),
        (".Shape~1x9", FormatFault::Shape("1x9".to_owned())),
        (".Shape~99x99", FormatFault::Shape("99x99".to_owned())),
        (".Shape~9x9~~Raw", FormatFault::Shape("9x9~~Raw".to_owned())),
        (".Jigsaw~123", field("Jigsaw[0]")),
        (".Or~1", field("Or")),
        (".~R1C1_1.End", field("End")),
        ("https://sigh.github.io/Interactive-Sudoku-Solver/", FormatFault::Nothing),
        ("https://sigh.github.io/Interactive-Sudoku-Solver/?q=x", FormatFault::Nothing),
    ] {
        assert_eq!(read(text).map(|_| ()), Err(fault), "{text}");
    }
}

#[test]
fn links_hold_a_text() {
    let text = ".Cage~9~R1C1~R2C1.~R1C2_5";
    for link in [
        format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={text}"),
        format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={}", text.replace('~', "%7E")),
        format!("sigh.github.io/Interactive-Sudoku-Solver/?q={text}&sol=1"),
    ] {
        let puzzle = read(&link).unwrap_or_else(|error| panic!("{error}: {link}"));
        assert_eq!(puzzle.geometry.name(), "9x9+killer-cage:A1A2:9");
        let cell = parse_cell("B1", puzzle.geometry.dimensions()).expect("a cell");
        assert!(puzzle.state.board.entry(cell).digit().is_some());
    }
}

#[test]
fn what_was_written_is_read_again() {
    let map = "AAABABBBCCCDCDDD";
    for name in [
        "9x9+killer-cage:A1A2:9+killer-cage:B1B2",
        "9x9+arrow:A1/B1C1+arrow:A2B2/C3D4",
        "9x9+whispers:A1B2+modular-line:A2B3+sandwich:A1B1C1D1E1F1G1H1I1:5",
        "9x9+skyscraper:I1H1G1F1E1D1C1B1A1:5+x-sum:A9A8A7A6A5A4A3A2A1:9",
        "9x9+xv:A1B1:X+difference:C1C2+no-consecutive+no-ratio::2+greater-than:E1D1",
        "9x9+quadruple:A1A2B1B2:112+pencil-marks:E5:123+row-indexer:F6+little-killer:C1B2A3:9",
        "9x9+sum-loop:A1B1B2A2:10+sum-line:D1D2:10+look-and-say:E1E2:12+pair-line:F1F2:BA",
        "9x9+same-digits:A1B2/C3D4+equal-sums:E1/F1G1+contains:H1H2:1+lunchbox:A9B9C9:3",
        "9x9+pattern-line:A1B1C1:(12|3){1,}.+machine-line:A2/B2C2:Qi_8AA,some_name+machine-line:A3:Qi_8AA",
        "9x9+either:A1B1C1:xv:A1B1:X&pencil-marks:C1:56|killer-cage:B1C1+either:A2:pencil-marks:A2:1|pencil-marks:A2:3",
        "apart+killer-cage:A1A2:9",
        "latin-4x4-03+killer-cage:A1B1:1",
        &format!("regions-{map}+killer-cage:A1B1:3"),
    ] {
        let grid = grid_named(name, grids().iter()).unwrap_or_else(|| panic!("{name}"));
        let puzzle = WrittenPuzzle::new(
            &grid,
            crate::grid::StateText::of_board(crate::grid::Board::empty(grid.cell_count())),
        );
        for format in ["iss", "iss-link"] {
            let format = format_named(format).expect("a format");
            let text = format.write(std::slice::from_ref(&puzzle));
            let text = text.unwrap_or_else(|error| panic!("{error}: {name}"));
            let again = read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert!(again.unmet.is_empty(), "{text}: {:?}", again.unmet);
            let constraints = |grid: &Geometry| {
                let all = grid.constraints().iter();
                let mut all: Vec<String> = all.map(|it| it.text(grid.dimensions())).collect();
                all.sort();
                all
            };
            assert_eq!(again.geometry.constraints().len(), constraints(&grid).len(), "{text}");
        }
    }
    let grid = grid_named("9x9+nabner:A1B2", grids().iter()).expect("a grid");
    let state = crate::grid::StateText::of_board(crate::grid::Board::empty(81));
    let puzzle = WrittenPuzzle::new(&grid, state);
    let format = format_named("iss").expect("a format");
    assert_eq!(format.write(&[puzzle]), Err(Unwritable::Grid));
}
