//! What holds for every text and every board.

use std::sync::Arc;

use proptest::prelude::*;

use super::found;
use crate::formats::{TextFormat, decode, find_puzzle, read, read_line};
use crate::grid::{Board, Candidate, Cell, Digit, Geometry};
use crate::test_grids::{classic, grid_of};

/// Reading the text in every way gives puzzles or errors, and the errors have a place in it.
fn read_anyhow(text: &str, geometry: &Geometry) {
    let _ = read_line(text, geometry);
    let lines: Vec<&str> = text.split('\n').collect();
    // That it is a saved game may be found as well: what another room reads.
    let grids = [Arc::new(geometry.clone())];
    let items = read(text, &grids).items.into_iter();
    let errors = items.filter_map(|item| item.content.err());
    for error in errors.chain(find_puzzle(text, &Arc::new(geometry.clone()), []).err()) {
        let length = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
        assert!((1..=text.len() + 1).contains(&error.line), "{error}");
        assert!((1..=length + 1).contains(&error.column), "{error}");
        let _ = (error.message(), error.to_string());
    }
}

/// The boards of a text in which nothing is wrong.
fn boards_in(text: &str, geometry: &Geometry) -> Vec<Board> {
    let puzzles = found(text, geometry.clone()).into_iter().map(|(_, found)| found);
    puzzles.map(|puzzle| puzzle.expect(text).state.board).collect()
}

/// A board with any digits anywhere.
fn boards(geometry: &Geometry) -> impl Strategy<Value = Board> + use<> {
    let (count, cells) = (geometry.digit_count(), geometry.cell_count());
    prop::collection::vec(prop::option::weighted(0.4, 0..count), cells).prop_map(move |digits| {
        let cells = digits.iter().enumerate();
        let given = |(cell, digit): (usize, &Option<usize>)| {
            digit.map(|digit| Candidate::new(Cell::new(cell), Digit::new(digit)))
        };
        Board::from_givens(digits.len(), cells.filter_map(given))
    })
}

#[test]
fn what_begins_like_a_saved_game_is_read_as_well() {
    for text in ["{", "{\"", "{}", "[{\"", "{\"saved\": 1"] {
        read_anyhow(text, &classic());
    }
}

proptest! {
    #[test]
    fn no_text_makes_reading_panic(text in any::<String>()) {
        read_anyhow(&text, &classic());
    }

    #[test]
    fn no_text_like_a_puzzle_makes_reading_panic(text in "[0-9.|+;,#\"x\\t\\n\\r│─*_ -]{0,300}") {
        read_anyhow(&text, &classic());
        read_anyhow(&text, &grid_of("1234", 2, 2));
        read_anyhow(&text, &grid_of("1", 1, 1));
        read_anyhow(&text, &grid_of("12", 2, 1));
    }

    #[test]
    fn no_bytes_make_reading_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        for bytes in [&bytes[..], &[&[0xff, 0xfe], &bytes[..]].concat()] {
            let _ = decode(bytes).map(|text| read_anyhow(&text, &classic()));
        }
    }

    #[test]
    fn what_is_printed_is_read_back(board in boards(&classic()), end in "\r?\n?") {
        let geometry = classic();
        for format in TextFormat::ALL {
            let text = format.print(&board, &geometry);
            let read = boards_in(&format!("{text}{end}"), &geometry);
            prop_assert_eq!(read, [board.clone()], "{}", text);
        }
    }

    #[test]
    fn printed_boards_may_follow_each_other(
        both in prop::collection::vec(boards(&classic()), 2),
        formats in (prop::sample::select(&TextFormat::ALL), prop::sample::select(&TextFormat::ALL)),
    ) {
        let geometry = classic();
        let parts = [formats.0.print(&both[0], &geometry), formats.1.print(&both[1], &geometry)];
        let text = parts.join("\n");
        prop_assert_eq!(boards_in(&text, &geometry), both, "{}", text);
    }
}
