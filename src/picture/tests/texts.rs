//! The picture in characters.

use super::Position;
use crate::grid::{Board, Entry};
use crate::picture::text;
use crate::proof::Role;
use crate::test_grids::grid_of;

fn check(drawn: &str, expected: &[&str]) {
    assert_eq!(drawn.lines().collect::<Vec<_>>(), expected, "\n{drawn}");
}

/// A small grid: 1 given in A1, 2 found in D4.
fn small() -> Position {
    let geometry = grid_of("1234", 2, 2);
    let mut board = Board::empty(16);
    board.set(geometry.cell_at(0, 0).expect("A1"), Entry::Given(geometry.digit('1').expect("1")));
    board.set(geometry.cell_at(3, 3).expect("D4"), Entry::Placed(geometry.digit('2').expect("2")));
    let candidates = crate::grid::Candidates::from_board(&geometry, &board);
    Position { geometry, board, candidates }
}

#[test]
fn what_is_struck_and_what_belongs_to_the_pattern_can_be_told_without_colour() {
    let position = small().leave("A3 A4", "34");
    let claim = position.only_digits(Role::Base, "A3 A4", "34");
    let step = position.striking(vec![claim], "A2:3 A2:4");
    let drawn = text(&position.geometry, &position.scene(&step), true);
    let expected = [
        "    A      B      C     D",
        "  ┌─────────────┬───────────┐",
        "1 │ [1]    234  │ 234   34  │",
        "2 │ 2-3-4  234  │ 1234  134 │",
        "  ├─────────────┼───────────┤",
        "3 │ *3*4   1234 │ 134   134 │",
        "4 │ *3*4   134  │ 134   (2) │",
        "  └─────────────┴───────────┘",
    ];
    check(&drawn, &expected);
}

#[test]
fn a_filled_cell_shows_its_digit_alone() {
    let position = small();
    let claim = position.only_digits(Role::Base, "D1", "34");
    let step = position.filling(vec![claim], "D1:4");
    let drawn = text(&position.geometry, &position.scene(&step), false);
    assert!(drawn.starts_with("    1"), "{drawn}");
    assert!(drawn.contains("│ 234   =4  │"), "{drawn}");
}
