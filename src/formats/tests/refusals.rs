//! What is no puzzle is refused where it goes wrong.

use super::{LINE, check_error, error_of, found, rows};
use crate::formats::{Fault, decode, print_grid, read_line};
use crate::message::Value;
use crate::test_grids::{classic, grid_of};

fn character(found: char) -> Fault {
    let (digits, empty) = ("1–9".to_owned(), ". 0 * _ - x ?".to_owned());
    Fault::Character { digits, empty, found }
}

fn number(found: &str) -> Fault {
    Fault::Number { found: found.to_owned() }
}

const fn line_length(found: usize) -> Fault {
    Fault::LineLength { expected: 81, found }
}

const fn row_length(found: usize) -> Fault {
    Fault::RowLength { expected: 9, cells: 81, found }
}

const fn rows_found(found: usize) -> Fault {
    Fault::RowCount { expected: 9, found }
}

const fn cells_found(found: usize) -> Fault {
    Fault::CellCount { expected: 81, found }
}

/// [`LINE`] as a list of digits, so many a line.
fn list(cells: &str, count: usize) -> String {
    let digits: Vec<String> = cells.replace('.', "0").chars().map(String::from).collect();
    digits.chunks(count).map(|line| line.join(" ")).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_text_without_a_puzzle_is_refused_at_its_end() {
    let nothing = || Fault::Nothing { cells: 81 };
    check_error("", 1, 1, nothing());
    check_error("\u{feff}", 1, 1, nothing());
    check_error("\n\n  \n", 3, 3, nothing());
    check_error("# only\n# comments", 2, 11, nothing());
    check_error("+---+\n|   |\n+---+", 3, 6, nothing());
}

#[test]
fn characters_that_are_no_cells_are_shown() {
    check_error(&LINE.replacen("6..195", "6.z195", 1), 1, 12, character('z'));
    check_error("Hello", 1, 1, character('H'));
    check_error("\n53..7..ř.", 2, 8, character('ř'));
    check_error(&format!("{LINE}\nz"), 2, 1, character('z'));
    check_error("\u{7f}ELF\u{1}\0\0", 1, 1, character('\u{7f}'));
    check_error("53--7----", 1, 3, character('-'));
    check_error("5;3;;z;7;;;;", 1, 6, character('z'));
    check_error("5;3;;\"", 1, 6, character('"'));
    check_error("+53..7....", 1, 1, character('+'));
    check_error("puzzle,solution", 1, 1, character('p'));
}

#[test]
fn a_line_with_a_cell_too_few_or_too_many_says_how_many() {
    check_error(&LINE[1..], 1, 81, line_length(80));
    check_error(&format!("  {LINE}5"), 1, 84, line_length(82));
    check_error(&format!("{LINE} 55"), 1, 83, line_length(83));
    check_error(&format!("{LINE} {LINE}"), 1, 83, line_length(162));
    check_error(&format!("{LINE} 11.9 # rating"), 1, 83, line_length(85));
    check_error(&format!("{LINE}\n{}\n{LINE}", &LINE[1..]), 2, 81, line_length(80));
    check_error(&LINE.replace('.', "-")[1..], 1, 81, line_length(80));
    check_error(&format!("{LINE} (!)"), 1, 83, Fault::AfterPuzzle { found: '(' });
    check_error(&format!("{LINE}z"), 1, 82, character('z'));
}

#[test]
fn lists_count_their_digits() {
    check_error(&list(&LINE[1..], 20), 4, 40, cells_found(80));
    check_error(&list(&format!("{LINE}5"), 20), 5, 3, cells_found(82));
    check_error(&list(&format!("{LINE}555555555"), 12), 7, 19, cells_found(90));
    check_error(&list(&format!("{LINE}5"), 82), 1, 163, cells_found(82));
    check_error(&list("53", 1), 2, 2, cells_found(2));
    check_error(&format!("{}\n{LINE}", list("53", 1)), 2, 2, cells_found(2));
}

#[test]
fn numbers_in_a_list_are_not_taken_apart() {
    check_error("5 3 12 0 7 0 0 0", 1, 5, number("12"));
    check_error("5\n3\n12", 3, 1, number("12"));
    check_error("12 3", 1, 1, number("12"));
    check_error("5;3;12;;7;;;;", 1, 5, number("12"));
    check_error("5;3;5.;;7;;;;", 1, 5, number("5."));
    check_error("| 5 3 124 | 6", 1, 7, number("124"));
    let long = "1".repeat(30);
    check_error(&format!("5 {long}"), 1, 3, number(&format!("{}…", &long[..20])));
}

#[test]
fn the_line_that_is_no_row_is_the_one_refused() {
    let changed = |row: usize, text: &'static str, format: fn(&str) -> String| {
        let mut rows = rows();
        rows[row] = text;
        rows.into_iter().map(format).collect::<Vec<_>>().join("\n")
    };
    check_error(&changed(3, "8...6...", str::to_owned), 4, 9, row_length(8));
    check_error(&changed(3, "8...6....3", str::to_owned), 4, 10, row_length(10));
    let spaced = |row: &str| list(row, 10);
    check_error(&changed(3, "8...6...", spaced), 4, 16, row_length(8));
    check_error(&changed(3, "8...6....3", spaced), 4, 19, row_length(10));
    check_error(&changed(8, "8...6....3", spaced), 9, 19, row_length(10));
    let table = |row: &str| list(row, 10).replace(' ', ";");
    let fields = |found| Fault::FieldCount { expected: 9, found };
    check_error(&changed(3, "8...6...", table), 4, 16, fields(8));
    check_error(&changed(3, "8...6....3", table), 4, 19, fields(10));
    check_error(";;;;;;;;;;", 1, 10, fields(11));
    let blocks = |row: &str| format!("|{}|", row.replacen('.', "|", 1));
    check_error(&changed(0, "53..7", blocks), 1, 8, row_length(4));
}

#[test]
fn rows_are_counted() {
    check_error(&rows()[..8].join("\n"), 8, 10, rows_found(8));
    check_error(&format!("{}\n.........", rows().join("\n")), 10, 1, rows_found(10));
    check_error(&format!("{}\n{LINE}", rows()[..2].join("\n")), 2, 10, rows_found(2));
    let geometry = classic();
    let board = read_line(LINE, &geometry).expect("a board");
    let drawn = print_grid(&board, &geometry);
    let lines: Vec<_> = drawn.lines().collect();
    check_error(&lines[..11].join("\n"), 11, 26, rows_found(8));
    let doubled = format!("{drawn}\n{}", lines[1]);
    check_error(&doubled, 14, 3, rows_found(10));
    check_error(&format!("{drawn}\n\n{}", lines[1]), 15, 26, rows_found(1));
}

#[test]
fn bytes_that_are_no_text_have_a_place() {
    let bytes = [LINE.as_bytes(), b" T\xec\x9ek\xe9"].concat();
    let error = decode(&bytes).expect_err("Windows-1250");
    assert_eq!((error.line, error.column), (1, 84));
    assert_eq!(error.fault, Fault::NotUtf8 { byte: 0xec });
}

#[test]
fn digits_of_larger_grids_are_shown_in_ranges() {
    let geometry = || grid_of("123456789ABCDEFG", 4, 4);
    let error = error_of("12z4", geometry());
    let Fault::Character { digits, .. } = error.fault else { panic!("{error}") };
    assert_eq!(digits, "1–9, A–G");
    let name = format!("{} abba", ".".repeat(256));
    let error = error_of(&name, geometry());
    assert_eq!(error.fault, Fault::LineLength { expected: 256, found: 260 });
}

#[test]
fn long_texts_take_linear_time() {
    let geometry = classic();
    let parts = [
        "5", "5 ", ";", "5;", "\t", "|", "-", "5-", "5 12 ", "#", "\n", "5\n", "5 5\n", "x\n", ".",
    ];
    for part in parts {
        let text = part.repeat(50_000);
        let found = found(&text, geometry.clone());
        assert!(!found.is_empty() && found.iter().all(|(_, found)| found.is_err()));
        assert!(read_line(&text, &geometry).is_err());
    }
}

#[test]
fn errors_are_told_with_their_place() {
    let error = error_of("53..7..z.", classic());
    let message = error.message();
    assert_eq!(message.id, "read-error-character");
    let value = |wanted| message.args.iter().find(|(name, _)| *name == wanted).map(|it| &it.1);
    assert_eq!(value("column"), Some(&Value::Number(8)));
    assert_eq!(value("found"), Some(&Value::Text("z".to_owned())));
}
