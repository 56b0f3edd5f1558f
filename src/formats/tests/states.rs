//! States in play, in the forms in which people copy them.

use crate::formats::StateError;
use crate::formats::state::WrittenState;
use crate::grid::{Digit, Entry, StateText, StateTextError};
use crate::test_grids::{cell, classic, grid_of};

/// A grid of pencil marks with borders. I2 has one candidate that others that see it have too, so nobody has filled it in.
const MARKS: &str = "\
.---------------.--------------.-------------.
| 5   3   124   | 26  7   2468 | 1489 49  24 |
| 6   7   24    | 1   9   5    | 348  34  2  |
| 12  9   8     | 3   4   24   | 15   6   27 |
:---------------+--------------+-------------:
| 8   5   9     | 7   6   1    | 4    2   3  |
| 4   2   6     | 8   5   3    | 7    9   1  |
| 7   1   3     | 9   2   4    | 8    5   6  |
:---------------+--------------+-------------:
| 9   6   1     | 5   3   7    | 2    8   4  |
| 2   8   7     | 4   1   9    | 6    3   5  |
| 3   4   5     | 2   8   6    | 1    7   9  |
'---------------'--------------'-------------'
";

fn read(text: &str) -> Option<Result<StateText, StateError>> {
    WrittenState::find(text).map(|state| state.read(&classic()))
}

#[test]
fn a_grid_of_pencil_marks_is_a_state() {
    for text in [MARKS.to_owned(), MARKS.replace(['|', '.', '-', ':', '+', '\''], " ")] {
        let state = read(&text).expect("a state").expect("one that can be read");
        let candidates = state.candidates(&classic());
        let left = |name: &str| {
            let digits = candidates.digits_of(cell(name)).iter().map(|digit| digit.index() + 1);
            digits.collect::<Vec<_>>()
        };
        assert_eq!(state.board.entry(cell("A1")), Entry::Given(Digit::new(4)));
        assert_eq!(
            (left("C1"), left("G1"), left("A3")),
            (vec![1, 2, 4], vec![1, 4, 8, 9], vec![1, 2])
        );
        // Cells that see it have a 2 among others.
        assert_eq!((state.board.entry(cell("I2")), left("I2")), (Entry::Empty, vec![2]));
    }
}

#[test]
fn marks_say_what_is_left_whatever_was_filled_in() {
    let geometry = classic();
    for removed in ["", ":119 118 217", ":113 213"] {
        let text = format!("{}{removed}", super::LINE);
        let state = StateText::parse(&text, &geometry).expect("a state");
        let candidates = state.candidates(&geometry);
        let marks = geometry.cells().map(|cell| {
            let digits = candidates.digits_of(cell);
            let marks: String = digits.iter().map(|digit| geometry.symbol(digit)).collect();
            let end = if geometry.column(cell) == 8 { "\n" } else { " " };
            marks + end
        });
        let read =
            read(&marks.collect::<String>()).expect("a state").expect("one that can be read");
        let again = read.candidates(&geometry);
        for cell in geometry.cells() {
            assert_eq!(again.digits_of(cell), candidates.digits_of(cell), "{cell:?} of {text}");
        }
    }
}

#[test]
fn a_line_of_a_library_is_a_state() {
    let grid = format!("+53..7....6..195...{}", ".".repeat(63));
    let plain = read(&format!("{grid}:436 911")).expect("a state").expect("one that can be read");
    for line in [
        format!(":0300-1:4:{grid}:436 911:422::"),
        format!("# copied\n  :0300:4:{grid}:436 911:422::3\n"),
        format!(":0300:4:{grid}:436 911"),
    ] {
        assert_eq!(read(&line), Some(Ok(plain.clone())), "{line}");
    }
}

#[test]
fn what_is_wrong_with_a_state_is_told_with_its_place() {
    let twice = MARKS.replace(" 124 ", " 121 ");
    assert_eq!(read(&twice), Some(Err(StateError::Marks { row: 1, column: 3, found: '1' })));
    let nought = MARKS.replace(" 2468 ", " 2460 ");
    assert_eq!(read(&nought), Some(Err(StateError::Marks { row: 1, column: 6, found: '0' })));
    let line = format!(":0300:4:+5x{}::422::", ".".repeat(79));
    let error = StateTextError::Character { position: 11, found: 'x' };
    assert_eq!(read(&line), Some(Err(error.into())));
    let small = WrittenState::find(MARKS).expect("a state").read(&grid_of("1234", 2, 2));
    assert_eq!(small, Err(StateTextError::Cells { found: 81, expected: 16 }.into()));
}

#[test]
fn other_texts_are_no_states() {
    let puzzle = super::LINE;
    let rows = MARKS.lines().take(4).collect::<Vec<_>>().join("\n");
    let single = MARKS.replace("124", "4").replace("2468", "8").replace("26 ", "6 ");
    let single = single.replace("1489", "1").replace("348", "8").replace("24", "4");
    let single = single.replace("49", "9").replace("34", "3").replace("12", "1");
    let single = single.replace("15", "5").replace("27", "7");
    let numbers = "1 12 3\n".repeat(12);
    for text in [puzzle, &rows, &single, &numbers, "", "#", ":::", "C:\\puzzles\\hard.txt"] {
        assert_eq!(read(text).filter(Result::is_ok), None, "{text}");
    }
    for row in ["621353...", "836781588"] {
        let sparse = format!("{}{row}", ".........\n".repeat(8));
        assert_eq!(WrittenState::find(&sparse), None, "a puzzle with a single row of digits");
    }
    assert_eq!(WrittenState::find(&single), None);
    assert_eq!(WrittenState::find(puzzle), None);
}
