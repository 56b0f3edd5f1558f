//! Texts just as other programs wrote them.

use std::sync::Arc;

use super::LINE;
use super::known::{grids, line_of, only};
use crate::formats::{WrittenPuzzle, find_puzzle, format_named, format_of, read_document};
use crate::grid::{Candidates, Digit, Entry, StateText};
use crate::test_grids::{cell, classic};

#[test]
fn a_file_of_sudocue_is_read() {
    // The example of that program's page about its formats.
    let text = "#ARuud\n#DA random puzzle created by SudoCue\n#CJust start plugging in the numbers\n\
                #B03-08-2006\n#SSudoCue\n#LEasy\n#Uhttp://www.sudocue.net/\n\
                2..1.5..3\n.54...71.\n.1.2.3.8.\n6.28.73.4\n.........\n1.53.98.6\n.2.7.1.6.\n.81...24.\n7..4.2..1\n";
    let puzzle = only(text);
    assert_eq!(format_of(text).map(|format| format.about().name), Some("sdk"));
    assert_eq!(puzzle.author.as_deref(), Some("Ruud"));
    assert_eq!(puzzle.title.as_deref(), Some("A random puzzle created by SudoCue"));
    let line = "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
    assert_eq!(line_of(&puzzle), line);
    // Comments as others write them make no notes.
    let rows = super::rows().join("\n");
    for comment in ["# grid: x\n# b", "#", "#A", "#A\n#x", "# A\n# D"] {
        assert!(format_of(&format!("{comment}\n{rows}")).is_none(), "{comment}");
    }
    assert!(format_of(&format!("#A\n#D\n{LINE}\n{LINE}")).is_none());
}

#[test]
fn texts_of_simple_sudoku_are_read() {
    // Both of one puzzle, as version 4.2 copies it (Sudopedia: Sudoku Clipboard and File Formats).
    let puzzle = "\
*-----------*
|.3.|4..|...|
|9.2|8.6|3.1|
|...|...|.2.|
|---+---+---|
|8..|.6.|7..|
|.6.|2.5|.9.|
|..3|.4.|..8|
|---+---+---|
|.7.|...|...|
|4.8|9.2|5.6|
|...|..8|.3.|
*-----------*
";
    let marks = "\
*--------------------------------------------------------------------*
| 1567   3      1567   | 4      12579  179    | 689    5678   579    |
| 9      45     2      | 8      57     6      | 3      457    1      |
| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |
|----------------------+----------------------+----------------------|
| 8      12459  1459   | 13     6      139    | 7      145    2345   |
| 17     6      147    | 2      1378   5      | 14     9      34     |
| 1257   1259   3      | 17     4      179    | 126    156    8      |
|----------------------+----------------------+----------------------|
| 12356  7      1569   | 1356   135    134    | 12489  148    249    |
| 4      1      8      | 9      137    2      | 5      17     6      |
| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |
*--------------------------------------------------------------------*
";
    let geometry = Arc::new(classic());
    let board = find_puzzle(puzzle, &geometry, []).expect("a puzzle").board;
    let written = WrittenPuzzle::new(&geometry, StateText::of_board(board.clone()));
    let again = format_named("ss").expect("a format").write(&[written]).expect("written");
    assert_eq!(again.trim_end(), puzzle.trim_end(), "just as it writes it");
    let state = only(marks).state;
    let left: Candidates = state.candidates(&geometry);
    let at =
        |name: &str| left.digits_of(cell(name)).iter().map(|it| it.index() + 1).collect::<Vec<_>>();
    assert_eq!(
        (at("A1"), at("E5"), at("I9")),
        (vec![1, 5, 6, 7], vec![1, 3, 7, 8], vec![2, 4, 7, 9])
    );
    // B8 has one candidate left, which nobody has filled in.
    assert_eq!((at("B8"), state.board.entry(cell("B8"))), (vec![1], Entry::Empty));
    let digits = board.digits().map(|one| (one.cell, Entry::Given(one.digit)));
    assert!(digits.into_iter().all(|(cell, entry)| state.board.entry(cell) == entry));
}

#[test]
fn lines_of_hodoku_are_read() {
    // From its own tests, one from those of Sunnie's Solution, which writes the same.
    let check = |text: &str, givens: usize, placed: usize, removed: usize| {
        let state = only(text).state;
        let all = state.board.digits().count();
        assert_eq!(state.board.givens().count(), givens, "{text}");
        assert_eq!((all - givens, state.removed.len()), (placed, removed), "{text}");
    };
    check(
        ":0000:x:7.2.34.8.........2.8..51.74.......51..63.27..29.......14.76..2.8.........2.51.8.7:::",
        30,
        0,
        0,
    );
    check(
        ":0300:4:135792..4.9.8315278725461...8.917.5....3.4.783.72.89.1...673.1....1297..7..485..6:653 472 \
         473 277 483 683 388:481:c28 r68",
        49,
        0,
        7,
    );
    check(
        ":0000:x:6...8..4..+4.....862..4.67+5.+1+5397+486+2.7...+3+51+4+462+5183+9+7..61.2+4+7572+4+8...+3..1..4+7.+28:314 916 \
         921 325 925 932 933 371 985 991::",
        30,
        20,
        10,
    );
}

#[test]
fn a_link_of_another_program_to_sudokupad_is_read() {
    // A grid without digits and with two cages, from the tests of SudokuSolver by rangsk; one with two digits that lisudoku
    // gives as an example.
    let link = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk\
                0UM6zR4rssX0QAawgAbLTAwBjAIZo48QiH0wdYfCABKARgDCDkKjsAmFyDUA3Q1oArqYgiCAUFlZaNmb2zh5ucU4AzImeTgnuXqnuyRk+\
                qP5BIcmpRGqG+gAuEL4wTgD2AHZgVRiGEE1VMXggANLauhgABE7GcLREQA=";
    let read = read_document(link, &grids()).expect("a format").expect("a puzzle");
    assert_eq!(read.puzzles[0].state.board.digits().count(), 0);
    assert_eq!(super::known::unmet(&read), ["killercage"]);
    let digits = only(
        "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1kANwEMAbAK5x4ARl\
         RoI3GADsEAFwzCmK1kQ5tVmug216VGrUbWG1ZyjwHCEAJglTZCpTAO7j+nZw/7atIkA=",
    );
    let digits: Vec<_> = digits.state.board.digits().map(|one| (one.cell, one.digit)).collect();
    assert_eq!(digits, [(cell("C3"), Digit::new(0)), (cell("G7"), Digit::new(1))]);
    let cells = "000001700000006300123408500567804200000000000004703158008107642005300000002600000";
    let coach = only(&format!("https://sudoku.coach/en/play/{cells}"));
    assert_eq!(line_of(&coach), cells.replace('0', "."));
}
