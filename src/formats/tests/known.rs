//! The formats of other programs and sites: what was written is read again, and what they have written is understood.

use std::sync::Arc;

use proptest::prelude::*;

use super::LINE;
use crate::formats::{
    Document, FORMATS, Format, FormatFault, LONGEST_LINK, TextFormat, Unwritable, WrittenPuzzle,
    find_puzzle, format_named, format_of, print_line, read_document,
};
use crate::grid::{
    Board, Candidate, Candidates, Cell, Digit, Entry, Geometry, GeometrySpec, StateText, WIDE,
};
use crate::test_grids::{cell, classic, not_beside, spec, with_groups};

/// The map of a jigsaw.
const JIGSAW: [&str; 4] = ["aabb", "aabc", "dbcc", "dddc"];

pub(super) fn grids() -> Vec<Arc<Geometry>> {
    let diagonals: GeometrySpec = ron::from_str(include_str!("../../../knowledge/grids/x.ron"))
        .expect("a grid with diagonals");
    let apart = GeometrySpec { apart: not_beside(), ..spec("123456789", 3, 3) };
    let map = JIGSAW.map(str::to_owned).into();
    let jigsaw = GeometrySpec { regions: map, ..spec("1234", 0, 0) };
    let all = [
        classic(),
        named("4x4", spec("1234", 2, 2)),
        named("6x6", spec("123456", 3, 2)),
        named("16x16", spec("123456789ABCDEFG", 4, 4)),
        Geometry::new(&diagonals).expect("a grid"),
        named("jigsaw", jigsaw),
        named("apart", apart),
    ];
    all.into_iter().map(Arc::new).collect()
}

fn named(name: &str, spec: GeometrySpec) -> Geometry {
    Geometry::new(&GeometrySpec { name: name.to_owned(), ..spec }).expect("a grid")
}

fn written(text: &str) -> WrittenPuzzle {
    let geometry = Arc::new(classic());
    let state = StateText::parse(text, &geometry).expect("a state");
    WrittenPuzzle::new(&geometry, state)
}

/// What a text holds, which must be one puzzle.
pub(super) fn only(text: &str) -> WrittenPuzzle {
    let document = read_document(text, &grids()).expect("a known format");
    let mut document = document.unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!((document.puzzles.len(), &document.ignored[..]), (1, &[][..]), "{text}");
    assert_eq!(unmet(&document), [""; 0], "{text}");
    document.puzzles.remove(0)
}

/// The names of what the first puzzle of a text asks for and is not understood.
pub(super) fn unmet(document: &Document) -> Vec<&str> {
    document.puzzles[0].unmet.iter().map(|unmet| unmet.name.as_str()).collect()
}

fn fault(text: &str) -> FormatFault {
    let read = read_document(text, &grids()).expect("a known format");
    let error = read.expect_err(text);
    assert!(!error.to_string().is_empty());
    error.fault
}

pub(super) fn line_of(puzzle: &WrittenPuzzle) -> String {
    print_line(&puzzle.state.board, &puzzle.geometry)
}

/// States of a grid: digits of a full one, given or found, and some of the other candidates struck out.
fn states(geometry: &Arc<Geometry>) -> impl Strategy<Value = WrittenPuzzle> + use<> {
    let geometry = Arc::clone(geometry);
    let (digits, count) = (geometry.digit_count(), geometry.cell_count());
    let cells = prop::collection::vec((0..12_u8, 0..digits, 0..digits), count);
    cells.prop_map(move |cells| {
        let mut board = Board::empty(geometry.cell_count());
        for (cell, &(kind, digit, _)) in geometry.cells().zip(&cells) {
            let candidates: Candidates = Candidates::from_board(&geometry, &board);
            let digit = Digit::new(digit);
            match kind {
                0..2 if candidates.allows(cell, digit) => board.set(cell, Entry::Given(digit)),
                2..4 if candidates.allows(cell, digit) => board.set(cell, Entry::Placed(digit)),
                _ => {}
            }
        }
        let mut candidates: Candidates = Candidates::from_board(&geometry, &board);
        for (cell, &(kind, _, gone)) in geometry.cells().zip(&cells) {
            let left = candidates.digits_of(cell);
            if kind > 8 && left.len() > 1 {
                let _ = candidates.strike(cell, Digit::new(gone));
            }
        }
        let state = StateText::of_candidates(&geometry, board, &candidates);
        WrittenPuzzle::new(&geometry, state)
    })
}

/// Says that as much of a state came back as the format keeps.
fn check_kept(format: &dyn Format, before: &WrittenPuzzle, after: &WrittenPuzzle, text: &str) {
    let geometry = &before.geometry;
    let keeps = format.about().keeps;
    assert_eq!(geometry.name(), after.geometry.name(), "{text}");
    let left: Candidates = before.state.candidates(geometry);
    let left_after: Candidates = after.state.candidates(geometry);
    for cell in geometry.cells() {
        let entries = (before.state.board.entry(cell), after.state.board.entry(cell));
        if keeps.candidates {
            let digits = (left.digits_of(cell), left_after.digits_of(cell));
            assert_eq!(digits.0, digits.1, "{cell:?}: {text}");
        } else {
            assert_eq!(entries.0.digit(), entries.1.digit(), "{cell:?}: {text}");
        }
        if keeps.placed {
            assert_eq!(entries.0, entries.1, "{cell:?}: {text}");
        }
    }
}

/// Writes a state in each format that can hold it, and reads it again.
fn check_round_trips(puzzle: &WrittenPuzzle) -> usize {
    let mut count = 0;
    for format in FORMATS {
        let Ok(text) = format.write(std::slice::from_ref(puzzle)) else { continue };
        count += 1;
        if let Some(document) = read_document(&text, &grids()) {
            let document = document.unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(document.ignored, [""; 0], "{text}");
            assert_eq!(unmet(&document), [""; 0], "{text}");
            check_kept(format, puzzle, &document.puzzles[0], &text);
        } else {
            let board = find_puzzle(&text, &puzzle.geometry, []).expect("a puzzle").board;
            let state = StateText::of_board(board);
            check_kept(format, puzzle, &WrittenPuzzle::new(&puzzle.geometry, state), &text);
        }
    }
    count
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_was_written_is_read_again(puzzle in states(&Arc::new(classic()))) {
        let has_empty = (0..81).any(|cell| {
            let cell = Cell::new(cell);
            puzzle.state.candidates::<WIDE>(&puzzle.geometry).digits_of(cell).is_empty()
                && puzzle.state.board.entry(cell) == Entry::Empty
        });
        let written = check_round_trips(&puzzle);
        prop_assert!(written == FORMATS.len() || has_empty, "{} of {}", written, FORMATS.len());
    }

    #[test]
    fn other_grids_are_read_again_too(
        puzzle in (1..7_usize).prop_flat_map(|number| states(&grids()[number])),
    ) {
        // What writes digits alone refuses a grid that has none.
        let entries = puzzle.geometry.cells().map(|cell| puzzle.state.board.entry(cell));
        let is_blank = entries.into_iter().all(|entry| entry == Entry::Empty);
        let written = check_round_trips(&puzzle);
        prop_assert!(written > 5 || is_blank && written == 5, "{written}");
    }

    #[test]
    fn no_text_that_looks_like_a_format_makes_reading_panic(
        beginning in prop::sample::select(&[
            "https://sudokupad.app/scf", "https://sudokupad.app/fpuz", "https://f-puzzles.com/?load=",
            "https://sudoku.coach/en/play/", "https://www.sudokuwiki.org/sudoku.htm?bd=S9B", "S9B",
            "<opensudoku><game data=\"", "[Puzzle]\n", "{\"size\":9,\"grid\":", "{\"size\":9,\"grid\":[[{",
            "<opensudoku", ":0000:x:", "<opensudoku><game data=\"version: 3\n",
        ]),
        rest in "[0-9A-Za-z.|+/=%\"\\[\\]{}<>,:# \\n*č-]{0,200}",
    ) {
        if let Some(Err(error)) = read_document(&format!("{beginning}{rest}"), &grids()) {
            let _ = error.message();
        }
    }
}

#[test]
fn each_format_has_a_name_and_is_found_by_it() {
    let names = FORMATS.map(|format| format.about().name);
    for name in names {
        assert!(format_named(name).is_some_and(|found| found.about().name == name), "{name}");
        assert_eq!(names.iter().filter(|other| **other == name).count(), 1, "{name}");
    }
    assert!(format_named("xyz").is_none());
    assert!(TextFormat::ALL.iter().all(|format| names.contains(&format.name())));
}

#[test]
fn links_and_states_of_sudokuwiki_are_read() {
    // Links that the site gives out for one puzzle: from the start, and at the moment of an X-wing.
    let start = "100000569402000008050009040000640801000010000208035000040500010900000402621000005";
    let state = "S9B015y2e685w68050609040i022e0e0f0a2e085y050f0a5u090b042e2u2e0i06042c0810012q0f0dd0015w9i102e020a\
                 089e03050f9e0d5y042e05d0609i010f095y0e5y0f0a045y0206020166cy669id205";
    let link = "https://www.sudokuwiki.org/sudoku.htm?bd=";
    assert_eq!(line_of(&only(&format!("{link}{start}"))), start.replace('0', "."));
    for text in [state.to_owned(), format!("{link}{state}"), format!("  {link}{state}\n")] {
        let read = only(&text);
        let board = &read.state.board;
        let givens = Board::from_givens(81, board.givens());
        assert_eq!(print_line(&givens, &read.geometry), start.replace('0', "."));
        assert_eq!(board.entry(cell("B2")), Entry::Placed(Digit::new(8)));
        let left: Candidates = read.state.candidates(&read.geometry);
        let digits: Vec<_> = left.digits_of(cell("B1")).iter().map(|it| it.index() + 1).collect();
        assert_eq!(digits, [3, 7, 8].to_vec());
    }
    assert_eq!(fault(&format!("{link}123")), FormatFault::Cells { found: 3 });
    assert_eq!(fault("S9B0!"), FormatFault::Cells { found: 1 });
    let wrong = state.replacen("5y", "5!", 1);
    assert_eq!(fault(&wrong), FormatFault::Character { position: 4, found: '!' });
}

#[test]
fn links_of_sudoku_coach_are_read() {
    let cells = "000070200000000384306850790905004800070500400200100065600000100408901003500300049";
    for text in ["https://sudoku.coach/en/play/", "sudoku.coach/de/solver/"] {
        assert_eq!(line_of(&only(&format!("{text}{cells}"))), cells.replace('0', "."));
    }
    assert_eq!(fault("https://sudoku.coach/en/s/JCDs"), FormatFault::OnlyNamed);
}

#[test]
fn a_puzzle_of_f_puzzles_is_read_from_json_and_links() {
    let row = |cells: &str| {
        let cell = |found: char| match found {
            '.' => "{}".to_owned(),
            digit => format!("{{\"value\":{digit},\"given\":true}}"),
        };
        format!("[{}]", cells.chars().map(cell).collect::<Vec<_>>().join(","))
    };
    let grid: Vec<_> = super::rows().into_iter().map(row).collect();
    let grid = grid.join(",");
    let json = format!(
        "{{\"size\":9,\"title\":\"Říjen\",\"author\":\"A\",\"ruleset\":\"normal\",\"grid\":[{grid}],\
         \"killercage\":[{{\"cells\":[\"R1C1\"],\"value\":\"5\"}}],\"thermometer\":[],\"antiknight\":true,\
         \"diagonal+\":true,\"diagonal-\":true}}"
    );
    let read = read_document(&json, &grids()).expect("a format").expect("a puzzle");
    let puzzle = &read.puzzles[0];
    assert_eq!((line_of(puzzle), puzzle.geometry.name()), (LINE.to_owned(), "x"));
    assert_eq!((puzzle.title.as_deref(), puzzle.author.as_deref()), (Some("Říjen"), Some("A")));
    assert_eq!(unmet(&read), ["antiknight", "killercage"]);
    // A grid that there is not is put together from houses and from grids that are known.
    let one = json.replace(",\"diagonal-\":true", ",\"nonconsecutive\":true");
    let read = read_document(&one, &grids()).expect("a format").expect("a puzzle");
    assert_eq!(unmet(&read), ["antiknight", "killercage"]);
    let rising = "test+apart+house-I1H2G3F4E5D6C7B8A9";
    assert_eq!(read.puzzles[0].geometry.name(), rising);
    let packed = lz_str::compress_to_base64(&*json);
    let links = [
        "https://f-puzzles.com/?load=",
        "https://www.f-puzzles.com/?load=",
        "https://sudokupad.app/fpuz",
    ];
    for link in links.into_iter().chain([
        "https://sudokupad.app/fpuzzles",
        "https://sudokupad.app/sudoku/fpuz",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles",
    ]) {
        let read = read_document(&format!("{link}{packed}"), &grids()).expect("a format");
        assert_eq!(line_of(&read.expect("a puzzle").puzzles[0]), LINE, "{link}");
    }
    assert_eq!(fault("https://f-puzzles.com/?id=abcdef"), FormatFault::OnlyNamed);
    assert_eq!(fault("https://f-puzzles.com/?load=N4Ig!"), FormatFault::Packed);
    let long = format!("https://f-puzzles.com/?load={}", "N".repeat(LONGEST_LINK + 1));
    assert_eq!(fault(&long), FormatFault::TooLong { limit: LONGEST_LINK });
    let wrong = json.replacen("\"value\":5", "\"value\":10", 1);
    assert_eq!(fault(&wrong), FormatFault::Field("grid[0][0].value".to_owned()));
    assert_eq!(fault("{\"size\":9,\"grid\":[]}"), FormatFault::Field("grid".to_owned()));
    assert!(matches!(fault("{\"size\":9,\n\"grid\":?"), FormatFault::Syntax { line: 2, .. }));
}

#[test]
fn regions_of_f_puzzles_may_have_fewer_cells_than_there_are_digits() {
    let geometry = Arc::new(with_groups(&["A1 C2 D3", "B1 D4"]));
    let puzzle = WrittenPuzzle::new(&geometry, StateText::of_board(Board::empty(16)));
    let json = format_named("f-puzzles-json").expect("a format");
    let text = json.write(std::slice::from_ref(&puzzle)).expect("written");
    assert!(text.contains(r#""extraregion":[{"cells":["R1C1","R2C3","R3C4"]},"#), "{text}");
    let read = only(&text);
    assert_eq!(read.geometry.name(), "4x4+group-A1C2D3+group-B1D4");
    assert!(read.geometry.is_alike(&geometry));
    // One cell alone says nothing, and too many cannot be all different.
    assert_eq!(only(&text.replace(r#","R4C4""#, "")).geometry.name(), "4x4+group-A1C2D3");
    let many = text.replace(r#","R4C4""#, r#","R4C4","R4C1","R4C2","R4C3""#);
    let many = read_document(&many, &grids()).expect("a format").expect("a puzzle");
    assert_eq!(unmet(&many), ["extraregion"]);
    // A cell that is not there is no cell less, but a fault.
    assert_eq!(
        fault(&text.replace("R2C3", "R5C3")),
        FormatFault::Field("extraregion[0].cells[1]".to_owned())
    );
}

#[test]
fn short_links_of_sudokupad_are_read() {
    let blanks = only(&format!("https://sudokupad.app/scf{}", "o".repeat(13) + "K"));
    assert_eq!(line_of(&blanks), ".".repeat(81));
    let diagonal = only("https://sudokupad.app/scfoooooooooooooK*xtA%20%2A%2A%20B*");
    assert_eq!((diagonal.geometry.name(), diagonal.title.as_deref()), ("x", Some("A * B")));
    let windows = read_document("https://sudokupad.app/scfoooooooooooooK*w", &grids());
    assert_eq!(unmet(&windows.expect("a format").expect("a puzzle")), ["w"]);
    assert_eq!(
        fault("https://sudokupad.app/scf!"),
        FormatFault::Character { position: 1, found: '!' }
    );
    assert_eq!(fault("https://sudokupad.app/scf12"), FormatFault::Cells { found: 2 });
    assert_eq!(fault("https://sudokupad.app/psxczr0jpr"), FormatFault::OnlyNamed);
    assert_eq!(fault("https://sudokupad.app/sclABC"), FormatFault::Packing("scl".to_owned()));
}

#[test]
fn files_of_opensudoku_are_read() {
    let cells = LINE.replace('.', "0");
    let text = format!(
        "<?xml version=\"1.0\"?>\n<opensudoku>\n<name>Lehké &amp; krátké</name>\n<author>R</author>\n\
         <game data=\"{cells}\" />\n<game data=\"{cells}\"></game>\n</opensudoku>\n"
    );
    let read = read_document(&text, &grids()).expect("a format").expect("puzzles");
    assert_eq!(read.puzzles.iter().map(line_of).collect::<Vec<_>>(), [LINE, LINE]);
    assert_eq!(read.puzzles[0].title.as_deref(), Some("Lehké & krátké"));
    assert_eq!(read.puzzles[1].author.as_deref(), Some("R"));
    let written = format_named("opensudoku").expect("a format").write(&read.puzzles);
    assert_eq!(read_document(&written.expect("written"), &grids()).expect("a format"), Ok(read));
    let cell = |index: usize| match index {
        0 => "5|0|0|".to_owned(),
        1 => "3|0|1|".to_owned(),
        _ => "0|6|1|".to_owned(),
    };
    let cells: String = (0..81).map(cell).collect();
    let text = format!(
        "<opensudoku version=\"2\"><folder name=\"F\"><game data=\"version: 3&#10;{cells}\"/></folder></opensudoku>"
    );
    let puzzle = only(&text);
    assert_eq!(puzzle.title.as_deref(), Some("F"));
    assert_eq!(puzzle.state.board.entry(Cell::new(1)), Entry::Placed(Digit::new(2)));
    let left: Candidates = puzzle.state.candidates(&puzzle.geometry);
    assert_eq!(left.digits_of(Cell::new(40)).bits(), 6);
    assert_eq!(fault("<opensudoku></opensudoku>"), FormatFault::Nothing);
    assert_eq!(fault("<opensudoku><game/></opensudoku>"), FormatFault::Field("data".to_owned()));
    assert!(matches!(fault("<opensudoku>\n</x>"), FormatFault::Syntax { line: 2, .. }));
}

#[test]
fn files_of_sadman_sudoku_are_read() {
    let rows = super::rows().join("\r\n");
    let state = rows.replacen("53..", "5312", 1);
    let text =
        format!("#ADuvod\r\n#DTest\r\n#LEasy\r\n[Puzzle]\r\n{rows}\r\n[State]\r\n{state}\r\n");
    let puzzle = only(&text);
    assert_eq!((puzzle.author.as_deref(), puzzle.title.as_deref()), (Some("Duvod"), Some("Test")));
    assert_eq!(puzzle.state.board.entry(Cell::new(2)), Entry::Placed(Digit::new(0)));
    assert_eq!(puzzle.state.board.givens().count(), LINE.chars().filter(|it| *it != '.').count());
    let marks = read_document(&format!("{text}[PencilMarks]\r\n..\r\n"), &grids());
    assert_eq!(marks.expect("a format").expect("a puzzle").ignored, ["[PencilMarks]"]);
}

#[test]
fn what_a_format_cannot_hold_is_not_written() {
    let puzzle = written(LINE);
    let small = WrittenPuzzle::new(&grids()[1], StateText::of_board(Board::empty(16)));
    let jigsaw = WrittenPuzzle::new(&grids()[5], StateText::of_board(Board::empty(16)));
    let write = |format: &str, puzzles: &[&WrittenPuzzle]| {
        let puzzles: Vec<_> = puzzles.iter().map(|&puzzle| puzzle.clone()).collect();
        format_named(format).expect("a format").write(&puzzles)
    };
    for format in
        ["sudokuwiki", "sudoku-coach", "sdm", "ss", "hodoku", "opensudoku", "sudokupad-short"]
    {
        assert_eq!(write(format, &[&small]), Err(Unwritable::Grid), "{format}");
    }
    assert_eq!(write("candidates", &[&jigsaw]), Err(Unwritable::Grid));
    for format in FORMATS.iter().filter(|format| !format.about().holds_many) {
        assert_eq!(write(format.about().name, &[&puzzle, &puzzle]), Err(Unwritable::Several));
    }
    let mut stuck = puzzle.clone();
    let cell = Cell::new(2);
    stuck.state.removed = puzzle.geometry.digits().map(|digit| Candidate { cell, digit }).collect();
    for format in ["sudokuwiki", "f-puzzles", "marks", "candidates"] {
        assert_eq!(write(format, &[&stuck]), Err(Unwritable::NoCandidate), "{format}");
    }
}

#[test]
fn candidates_that_a_digit_forbids_anyway_are_not_written_as_gone() {
    // A 5 in the row of a given 5.
    let redundant = written(&format!("{LINE}:513"));
    for format in ["f-puzzles", "f-puzzles-json", "sudokuwiki"] {
        let write = |puzzle| format_named(format).expect("a format").write(&[puzzle]);
        assert_eq!(write(redundant.clone()), write(written(LINE)), "{format}");
    }
}

#[test]
fn plain_texts_are_of_no_format() {
    let rows = super::rows().join("\n");
    for text in [
        LINE,
        &*rows,
        "",
        "#",
        "abc",
        "https://example.org/x",
        "x:https://sudoku.coach/1",
        "C:\\x\\y.txt",
        "./puzzles/x.txt",
    ] {
        assert!(format_of(text).is_none(), "{text}");
    }
}

#[test]
fn a_title_of_any_length_is_written_so_that_it_is_read() {
    let geometry = Arc::new(classic());
    for sign in ["ř", "\u{10348}", "a "] {
        let long = || Some(sign.repeat(6000));
        let written = written(LINE).titled(long(), long());
        assert!(written.title.as_ref().is_some_and(|title| title.chars().count() >= 199));
        for format in FORMATS {
            let Ok(text) = format.write(std::slice::from_ref(&written)) else { continue };
            let grids = [Arc::clone(&geometry)];
            if let Some(read) = read_document(&text, &grids) {
                assert!(read.is_ok(), "{}: {read:?}", format.about().name);
            }
        }
    }
}

#[test]
fn a_puzzle_of_candidates_alone_is_never_written_as_an_empty_grid() {
    let text = "123456789".repeat(80) + "1........";
    let puzzle = only(&text);
    assert!(puzzle.is_of_marks());
    let left = |puzzle: &WrittenPuzzle| -> Candidates { puzzle.state.candidates(&puzzle.geometry) };
    for format in FORMATS {
        match format.write(std::slice::from_ref(&puzzle)) {
            Ok(written) => {
                assert_eq!(left(&only(&written)), left(&puzzle), "{}", format.about().name);
            }
            Err(error) => assert_eq!(error, Unwritable::OnlyMarks, "{}", format.about().name),
        }
    }
    assert_eq!(TextFormat::Line.write(&[puzzle]), Ok(text));
}
