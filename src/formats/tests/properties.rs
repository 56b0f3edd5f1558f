//! What holds for every text and every board.

use proptest::prelude::*;

use crate::formats::{
    TextFormat, all_puzzles, puzzles, read_bytes, read_line, read_numbered, read_puzzle,
};
use crate::grid::{Board, Candidate, Cell, Digit, Geometry};
use crate::test_grids::{classic, grid_of};

/// Reading the text in every way gives puzzles or errors, and the errors have a place in it.
fn read_anyhow(text: &str, geometry: &Geometry) {
    let _ = (read_line(text, geometry), read_numbered(text, 2, geometry));
    let lines: Vec<&str> = text.split('\n').collect();
    let errors = puzzles(text, geometry).filter_map(Result::err);
    let all = all_puzzles(text, geometry).filter_map(Result::err);
    for error in errors.chain(all).chain(read_puzzle(text, geometry).err()) {
        let length = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
        assert!((1..=text.len() + 1).contains(&error.line), "{error}");
        assert!((1..=length + 1).contains(&error.column), "{error}");
        let _ = (error.message(), error.to_string());
    }
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
        let _ = read_bytes(&bytes, &classic());
        let _ = read_bytes(&[&[0xff, 0xfe], &bytes[..]].concat(), &classic());
    }

    #[test]
    fn what_is_printed_is_read_back(board in boards(&classic()), end in "\r?\n?") {
        let geometry = classic();
        for format in TextFormat::ALL {
            let text = format.print(&board, &geometry);
            let read = read_puzzle(&format!("{text}{end}"), &geometry).map(|found| found.board);
            prop_assert_eq!(read.as_ref(), Ok(&board), "{}", text);
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
        let read: Vec<_> = puzzles(&text, &geometry).flatten().map(|found| found.board).collect();
        let all: Vec<_> = all_puzzles(&text, &geometry).flatten().map(|found| found.board).collect();
        prop_assert_eq!(&read, &both, "{}", text);
        prop_assert_eq!(all, both, "{}", text);
    }
}
