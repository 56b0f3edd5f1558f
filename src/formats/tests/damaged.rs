//! A text with puzzles and with what is none: nothing good is hidden, nothing is made up.

use std::sync::Arc;

use super::known::grids;
use super::{LINE, error_of, found, rows};
use crate::formats::{Fault, Note, Reader, print_line, read};
use crate::grid::Geometry;
use crate::test_grids::{classic, spec};

/// Checks what is found, in its order: the line of a puzzle, or line and column of an error. Every puzzle is [`LINE`].
fn check(text: &str, expected: &[Result<usize, (usize, usize)>]) {
    let found = found(text, classic()).into_iter().map(|(line, found)| match found {
        Ok(puzzle) => {
            assert_eq!(print_line(&puzzle.state.board, &puzzle.geometry), LINE, "{text}");
            Ok(line)
        }
        Err(error) => Err((error.line, error.column)),
    });
    let found: Vec<_> = found.collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn what_has_no_fault_is_read_as_ever() {
    check("", &[Err((1, 1))]);
    check(LINE, &[Ok(1)]);
    let grid = rows().join("\n");
    check(&format!("{grid}\n{grid}\n\n{grid}\n# end"), &[Ok(1), Ok(10), Ok(20)]);
}

#[test]
fn bad_lines_do_not_hide_the_others() {
    let bad = LINE.replacen("6..195", "6.z195", 1);
    let text = format!("{LINE}\n{bad}\n{bad}\n{LINE}\n{}\n{LINE}", &LINE[..70]);
    check(&text, &[Ok(1), Err((2, 12)), Err((3, 12)), Ok(4), Err((5, 71)), Ok(6)]);
    check(&format!("{LINE} 5\n{LINE}"), &[Err((1, 83)), Ok(2)]);
}

#[test]
fn a_wrong_grid_ends_where_it_would_have_ended() {
    let grid = rows().join("\n");
    for bad in [1, 5, 9] {
        let mut lines = rows();
        lines[bad - 1] = "53..z7...";
        let wrong = lines.join("\n");
        check(&format!("{wrong}\n{grid}"), &[Err((bad, 5)), Ok(10)]);
        check(&format!("{grid}\n\n{wrong}\n\n{grid}"), &[Ok(1), Err((10 + bad, 5)), Ok(21)]);
        check(&format!("{wrong}\n{LINE}"), &[Err((bad, 5)), Ok(10)]);
    }
}

#[test]
fn a_grid_that_is_too_short_or_too_long_is_in_doubt() {
    let grid = rows().join("\n");
    let short = rows()[..8].join("\n");
    let text = format!("{grid}\n\n{short}\n\n{grid}");
    check(&text, &[Ok(1), Err((18, 10)), Ok(20)]);
    let long = format!("{grid}\n{}", rows()[0]);
    check(&format!("{long}\n\n{grid}"), &[Err((10, 1)), Ok(12)]);
    check(&format!("{short}\n{LINE}"), &[Err((8, 10)), Ok(9)]);
}

#[test]
fn headings_are_passed_over_and_hide_nothing() {
    let grid = rows().join("\n");
    let text = format!("Grid 01\n{grid}\nGrid 02\n{grid}\n");
    check(&text, &[Ok(2), Ok(12)]);
    let notes = read(&text, &[Arc::new(classic())]).notes;
    assert_eq!(notes, [Note::PassedOver { lines: 2, first: 1 }]);
}

#[test]
fn bands_may_be_parted() {
    let parted = rows().chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join("\n\n");
    check(&format!("{parted}\n\n{parted}"), &[Ok(1), Ok(13)]);
}

#[test]
fn the_fault_is_the_one_that_is_told_alone() {
    let error = error_of("53..7z...\n", classic());
    assert!(matches!(error.fault, Fault::Character { found: 'z', .. }));
}

#[test]
fn fields_of_a_damaged_row_of_a_table_are_counted() {
    let fields = |row: &str| {
        let fields: Vec<String> =
            row.chars().map(|cell| cell.to_string().replace('.', "")).collect();
        fields.join(";")
    };
    let grids = grids();
    let counted = |damaged: &str| {
        let mut lines: Vec<String> = rows().into_iter().map(fields).collect();
        lines[3] = damaged.to_owned();
        let text = lines.join("\n");
        let error = Reader::new(&text, &grids).find_map(|item| item.content.err());
        let error = error.unwrap_or_else(|| panic!("{damaged}"));
        let Fault::RowLength { expected, found, .. } = error.fault else { panic!("{error}") };
        (expected, error.line, found)
    };
    assert_eq!(counted("8;;;;6;;;;3;4"), (9, 4, 10));
    assert_eq!(counted("8;;;;6;;;;3;"), (9, 4, 10));
    assert_eq!(counted("8;;;;6;;;"), (9, 4, 8));
    // A semicolon behind a bracket is of no row.
    let listed = |row: &str| {
        let cells: Vec<String> = row.replace('.', "0").chars().map(String::from).collect();
        format!("{{{}}};", cells.join(","))
    };
    let mut lines: Vec<String> = rows().into_iter().map(listed).collect();
    lines[3] = "{8,0,0,0,6,0,0,0};".to_owned();
    let text = lines.join("\n");
    // Only rows as long as some grid's are taken for rows.
    let eight = Geometry::new(&spec("12345678", 4, 2)).expect("a grid");
    let grids: Vec<Arc<Geometry>> = grids.into_iter().chain([Arc::new(eight)]).collect();
    let errors = Reader::new(&text, &grids).filter_map(|item| item.content.err());
    let counts = errors.filter_map(|error| match error.fault {
        Fault::RowLength { expected, found, .. } => Some((expected, error.line, found)),
        _ => None,
    });
    assert_eq!(counts.collect::<Vec<_>>(), [(9, 4, 8)]);
}
