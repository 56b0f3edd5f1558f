//! Every form in which people keep puzzles is read as what they mean.

use std::sync::Arc;

use super::{LINE, check, found, rows};
use crate::formats::{Fault, TextFormat, decode, find_puzzle, print_line, read_line};
use crate::grid::{Board, Candidate};
use crate::test_grids::{classic, grid_of};

/// [`LINE`] as some other program draws it: `row` makes the text of a row.
fn drawn(border: &str, row: impl Fn(&str) -> String) -> String {
    let mut lines = vec![border.to_owned()];
    for band in rows().chunks(3) {
        lines.extend(band.iter().map(|text| row(text)));
        lines.push(border.to_owned());
    }
    lines.join("\n")
}

/// The cells of a row with `between` after every cell, and `block` instead after every third.
fn joined(row: &str, between: &str, block: &str) -> String {
    let mut text = String::new();
    for (index, cell) in row.chars().enumerate() {
        text.push(cell);
        if index < 8 {
            text.push_str(if index % 3 == 2 { block } else { between });
        }
    }
    text
}

#[test]
fn a_line_is_a_puzzle_whatever_stands_for_an_empty_cell() {
    for empty in [".", "0", "*", "_", "-"] {
        let _ = check(&LINE.replace('.', empty), &[LINE]);
    }
    let _ = check(&LINE.replacen('.', "0", 3).replacen('.', "*", 3), &[LINE]);
    let _ = check(&format!("\u{feff}\r\n \t{LINE}  \r\n\r\n"), &[LINE]);
    let _ = check(&".".repeat(81), &[&".".repeat(81)]);
}

#[test]
fn a_list_of_single_digits_may_be_broken_anywhere() {
    let digits: Vec<String> = LINE.replace('.', "0").chars().map(String::from).collect();
    for count in [1, 7, 9, 20, 80, 81] {
        for between in [" ", "  ", "\t", " \t", "\u{a0}"] {
            let lines: Vec<_> = digits.chunks(count).map(|line| line.join(between)).collect();
            for end in ["\n", "\r\n", "\r", "\n\n"] {
                let _ = check(&format!("{}{end}", lines.join(end)), &[LINE]);
            }
        }
    }
}

#[test]
fn rows_may_have_gaps() {
    let _ = check(&rows().join("\n"), &[LINE]);
    let _ = check(&rows().join(" "), &[LINE]);
    for (between, block) in [("", " "), (" ", "  "), (" ", " ")] {
        let rows = rows();
        let lines: Vec<_> = rows.iter().map(|row| joined(row, between, block)).collect();
        let _ = check(&lines.join("\n"), &[LINE]);
        let bands: Vec<_> = lines.chunks(3).map(|band| band.join("\n")).collect();
        let _ = check(&bands.join("\n\n"), &[LINE]);
    }
}

#[test]
fn drawn_grids_are_read_however_they_are_drawn() {
    let block = |row: &str| format!("| {} |", joined(row, " ", " | "));
    let close = |row: &str| joined(row, "", "|");
    for border in ["+-------+-------+-------+", "|=======|=======|", ".-------.-------.", ""] {
        let _ = check(&drawn(border, block), &[LINE]);
    }
    let _ = check(&drawn("---+---+---", close), &[LINE]);
    let _ = check(&drawn("*-----------*", |row| format!("|{}|", close(row))), &[LINE]);
    let _ = check(&drawn("╟───┼───┼───╢", |row| block(row).replace('|', "│")), &[LINE]);
    let _ = check(&rows().join("|"), &[LINE]);
}

#[test]
fn a_cell_in_a_frame_of_its_own_may_be_blank() {
    let framed = |row: &str| format!("| {} |", joined(row, " | ", " | "));
    let blank = |row: &str| framed(row).replace('.', " ");
    let double = |row: &str| format!("║ {} ║", joined(row, " │ ", " ║ ")).replace('.', " ");
    for text in [
        drawn("|---|---|---|---|---|---|---|---|---|", framed),
        drawn("+---+---+---+---+---+---+---+---+---+", blank),
        drawn("╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣", double),
        drawn("", |row| blank(row).trim_matches('|').to_owned()),
    ] {
        let _ = check(&text, &[LINE]);
    }
    let mut empty_row = rows();
    empty_row[4] = ".........";
    let text: Vec<_> = empty_row.iter().map(|row| blank(row)).collect();
    let _ = check(&text.join("\n"), &[&empty_row.concat()]);
}

#[test]
fn tables_have_empty_fields_for_empty_cells() {
    let table = |separator: &str, end: &str| {
        let rows = rows();
        let rows = rows.iter().map(|row| joined(row, separator, separator).replace('.', ""));
        rows.map(|row| row + end).collect::<Vec<_>>()
    };
    for separator in [";", ",", "\t", " ; "] {
        for end in ["", separator] {
            let _ = check(&table(separator, end).join("\r\n"), &[LINE]);
        }
    }
    let _ = check(&table(";", "").join(";"), &[LINE]);
    let quoted = rows().join("\n").replace(|found: char| found != '\n', "\"x\";");
    let mut cells = LINE.chars();
    let mut next = || cells.next().filter(|&cell| cell != '.').map(String::from);
    let mut text = String::new();
    for part in quoted.split_inclusive('x') {
        match part.strip_suffix('x') {
            Some(before) => text.extend([before.to_owned(), next().unwrap_or_default()]),
            None => text.push_str(part),
        }
    }
    assert!(text.starts_with("\"5\";\"3\";\"\";"));
    let _ = check(&text, &[LINE]);
}

#[test]
fn an_empty_row_of_a_table_is_a_row() {
    for separator in [";", ",", "\t"] {
        let row = separator.repeat(8);
        let _ = check(&vec![row; 9].join("\n"), &[&".".repeat(81)]);
    }
}

#[test]
fn names_stand_behind_a_puzzle_or_just_above() {
    let other = LINE.replacen('5', "1", 1);
    let text = format!(
        "# A collection\n\n{LINE} # first\n# far away\n\n{other}\n#Nearest: \"Těžké\"\n{}\n{other} \
         Easter Monster #2\n# above\n{LINE}; Inkala, Arto; 2006\n#\n{other}#glued\n# of nothing",
        rows().join("\n"),
    );
    let names = check(&text, &[LINE, &other, LINE, &other, LINE, &other]);
    let expected = [
        Some("first"),
        None,
        Some("Nearest: \"Těžké"),
        Some("Easter Monster #2"),
        Some("Inkala, Arto; 2006"),
        Some("glued"),
    ];
    assert_eq!(names, expected.map(|name| name.map(str::to_owned)));
    assert_eq!(check(&format!("# bell \u{7}\n{LINE}"), &[LINE]), [Some("bell".to_owned())]);
    let long = check(&format!("{LINE} {}", "x".repeat(5000)), &[LINE]);
    assert_eq!(long[0].as_ref().map(String::len), Some(200));
}

#[test]
fn comments_may_stand_on_the_lines_of_a_grid() {
    let rows: Vec<_> = rows().iter().map(|row| format!("{row} # a row")).collect();
    assert_eq!(
        check(&format!("# name\n{}", rows.join("\n# between\n")), &[LINE]),
        [Some("name".to_owned())]
    );
}

#[test]
fn several_puzzles_know_their_lines() {
    let grid = rows().join("\n");
    let other = LINE.replacen('5', "1", 1);
    let text = format!("{grid}\n{grid}\n{other}\n\n{LINE}\n");
    let lines: Vec<_> = found(&text, classic()).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [1, 10, 19, 21]);
    let only = |text: &str| find_puzzle(text, &Arc::new(classic()), []);
    let several = only(&text).expect_err("four");
    assert_eq!((several.line, several.fault), (10, Fault::Several { found: 4 }));
    let one = only(&grid).map(|puzzle| print_line(&puzzle.board, &classic()));
    assert_eq!(one.as_deref(), Ok(LINE));
}

#[test]
fn a_line_by_itself_is_a_board() {
    let geometry = classic();
    let read = |line: &str| read_line(line, &geometry).map(|board| print_line(&board, &geometry));
    let list: Vec<_> = LINE.chars().map(String::from).collect();
    for line in [LINE, &format!(" {LINE}\r\n"), &format!("{LINE} # x"), &list.join(" ")] {
        assert_eq!(read(line), Ok(LINE.to_owned()), "{line}");
    }
    for line in ["", " ", "# comment", "----"] {
        assert!(read(line).is_err_and(|error| error.is_nothing()), "{line}");
    }
    let length = |found| Err(Fault::LineLength { expected: 81, found });
    let fault = |line: &str| read(line).map_err(|error| error.fault);
    assert_eq!(fault("53..7"), length(5));
    assert_eq!(fault(rows()[0]), length(9));
    assert_eq!(fault(&LINE[1..]), length(80));
    assert_eq!(fault(&format!("5{LINE}")), length(82));
}

#[test]
fn utf16_files_are_read_like_others() {
    let units = format!("\u{feff}# Těžké\r\n{LINE}\r\n");
    let bytes: Vec<u8> = units.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let text = decode(&bytes).expect("UTF-16");
    assert_eq!(check(&text, &[LINE]), [Some("Těžké".to_owned())]);
}

#[test]
fn other_sizes_have_other_symbols() {
    for (symbols, width, height) in
        [("1234", 2, 2), ("123456", 3, 2), ("123456789ABC", 4, 3), ("123456789ABCDEFG", 4, 4)]
    {
        let geometry = grid_of(symbols, width, height);
        let digits = geometry.cells().zip(geometry.digits().cycle()).step_by(3);
        let board = Board::from_givens(geometry.cell_count(), digits.map(Candidate::from));
        for format in TextFormat::ALL {
            let text = format.print(&board, &geometry).to_lowercase();
            let (_, read) = found(&text, geometry.clone()).remove(0);
            assert_eq!(read.map(|read| read.state.board).as_ref(), Ok(&board), "{text}");
        }
    }
}

#[test]
fn formats_are_found_by_their_names() {
    for format in TextFormat::ALL {
        assert_eq!(TextFormat::named(format.name()), Some(format));
    }
    assert_eq!(TextFormat::named("word"), None);
}
