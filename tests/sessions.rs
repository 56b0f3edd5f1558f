//! Sessions as files: read back as they were written, and refused with their place.

use std::fs;
use std::time::Duration;

use proptest::prelude::*;

use crate::support::program::{Folder, refused, said};
use duvod::grid::{Board, Candidate, Cell, Digit, Entry, StateText};
use duvod::inference::Options;
use duvod::knowledge::{CLASSIC_GRID, Knowledge};
use duvod::session::play::{Collisions, Colour, PlayRules, Turn};
use duvod::session::{Command, Saved, Session, SessionFault, read_session, write_session};

fn session() -> Session {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let geometry = knowledge.grid(CLASSIC_GRID).expect("the classic grid");
    Session::new(knowledge, geometry, &Options::default()).expect("the default profile")
}

/// A session in which one of everything was done.
fn played() -> Session {
    let mut session = session();
    let given = |index, digit| Candidate::new(Cell::new(index), Digit::new(digit));
    let board = Board::from_givens(81, [given(0, 4), given(1, 2), given(80, 8)]);
    let colour = Colour::new(1).expect("a colour");
    let rules = PlayRules { collisions: Collisions::Refused, ..PlayRules::default() };
    for command in [
        Command::Load(board),
        Command::Follow(rules),
        Command::Write(Cell::new(2), Some(Digit::new(3))),
        Command::Turn(Turn::Mark(Cell::new(3), Digit::new(5))),
        Command::Turn(Turn::FillMarks),
        Command::Turn(Turn::Mark(Cell::new(3), Digit::new(5))),
        Command::Turn(Turn::Paint(Cell::new(4), colour)),
        Command::Turn(Turn::PaintMark(Cell::new(4), Digit::new(0), colour)),
        Command::Pass(Duration::from_millis(12_345)),
        Command::EditGivens,
        Command::Undo,
        Command::Select(Some(Cell::new(40))),
        Command::Pause(true),
    ] {
        let _ = session.apply(command);
    }
    session
}

#[test]
fn a_session_is_read_back_as_it_was_written() {
    let geometry = session().geometry().clone();
    let saved = played().saved();
    let text = write_session(&saved).expect("a text");
    assert_eq!(read_session(&text, [&geometry]).as_ref(), Ok(&saved));
    assert!(text.contains("\"5 3 +4=1246789 .=124789-6"), "{text}");
    assert!(text.contains("entering/12345"), "{text}");
    let mut other = session();
    let _ = other.apply(Command::Restore(Box::new(saved.clone())));
    assert_eq!(other.saved(), saved);
    let _ = other.apply(Command::Undo);
    let _ = other.apply(Command::Redo);
    assert_eq!(other.saved().history, saved.history);
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let geometry = session().geometry().clone();
    let text = write_session(&played().saved()).expect("a text");
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let changed = text.replacen(from, to, 1);
        let error = read_session(&changed, [&geometry]).expect_err("a fault");
        // The place is where the fault begins.
        let line = changed.lines().nth(error.line - 1).unwrap_or_default().to_owned();
        let rest: String = line.chars().skip(error.column - 1).collect();
        (error.fault, rest)
    };
    let (fault, rest) = error("+4=1246789", "+x=1246789");
    assert_eq!(fault, SessionFault::Word("+x=1246789".to_owned()));
    assert!(rest.starts_with("+x=1246789"), "{rest}");
    let (fault, rest) = error("\"5 3 ", "\"5 ");
    assert_eq!(fault, SessionFault::Count { found: 8, expected: 9 });
    assert!(rest.starts_with("5 +4"), "{rest}");
    let (fault, _) = error("\"version\": 1", "\"version\": 7");
    assert_eq!(fault, SessionFault::Version { found: 7, expected: 1 });
    let (fault, _) = error("duvod-session", "something");
    assert_eq!(fault, SessionFault::Format);
    let (fault, _) = error("\"9x9\"", "\"4x4\"");
    assert!(matches!(fault, SessionFault::Grid { .. }));
    let (fault, _) = error("\"paused\"", "\"pausd\"");
    assert!(matches!(fault, SessionFault::Json(_)));
    let (fault, _) = error("entering/12345", "entering/soon");
    assert_eq!(fault, SessionFault::Word("entering/soon".to_owned()));
}

proptest! {
    #[test]
    fn cut_or_changed_text_never_panics(cut in 0..4000_usize, letter in any::<char>()) {
        let geometry = session().geometry().clone();
        let text = write_session(&played().saved()).expect("a text");
        let cut = (0..=cut.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let _ = read_session(&text[..cut], [&geometry]);
        let mut changed = text.clone();
        changed.insert(cut, letter);
        let _ = read_session(&changed, [&geometry]);
    }
}

#[test]
fn the_command_line_writes_sessions_and_reads_them_wherever_it_reads_puzzles() {
    let folder = Folder::new("sessions-read");
    let run = |arguments: &[&str]| said(arguments).trim_end().to_owned();
    // All that was done is kept.
    let text = write_session(&played().saved()).expect("a text");
    let file = folder.path("played.json");
    fs::write(&file, format!("\u{feff}{text}")).expect("written");
    assert_eq!(run(&["convert", &file, "--to", "duvod"]), text);
    assert_eq!(run(&["convert", &text, "--to", "duvod"]), text);
    assert!(run(&["convert", &file, "--to", "state"]).starts_with("53+4"));
    // A state in play is one with everything else as it is at first.
    let state = "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:214 436";
    let written = run(&["convert", state, "--to", "duvod"]);
    let game = folder.path("game.json");
    fs::write(&game, &written).expect("written");
    assert_eq!(run(&["convert", &game, "--to", "state"]), state);
    for command in [
        &["solve"][..],
        &["explain"],
        &["check"],
        &["rate"],
        &["hint", "--strength", "4"],
        &["why", "E7"],
        &["critique", "E7=3"],
        &["export"],
        &["compare", "--algorithm", "brute-force"],
    ] {
        let with = |puzzle: &str| run(&[&command[..1], &[puzzle], &command[1..]].concat());
        if command[0] == "compare" {
            let _ = with(&game);
        } else {
            assert_eq!(with(&game), with(state), "{command:?}");
        }
    }
    // Other grids have sessions too.
    let small = run(&["convert", "1...............", "--to", "duvod"]);
    assert!(small.contains("\"grid\": \"4x4\"") && small.contains("\"playing\": true"));
    let refused = refused(&["solve", "{\"format\": \"duvod-session\"}"]);
    assert!(refused.contains("Line 1") && refused.contains("version"), "{refused}");
}

proptest! {
    #[test]
    fn a_session_that_begins_with_a_state_has_that_state(
        cells in proptest::collection::vec((0..10_u8, 0..9_usize), 81),
        gone in proptest::collection::vec((0..81_usize, 0..9_usize), 0..40),
    ) {
        let geometry = session().geometry().clone();
        let mut board = Board::empty(81);
        for (cell, &(kind, digit)) in geometry.cells().zip(&cells) {
            let entry = [Entry::Given(Digit::new(digit)), Entry::Placed(Digit::new(digit))];
            board.set(cell, entry.get(usize::from(kind)).copied().unwrap_or(Entry::Empty));
        }
        let removed = gone.into_iter().map(|(cell, digit)| Candidate::new(Cell::new(cell), Digit::new(digit)));
        let mut removed: Vec<Candidate> = removed.filter(|one| board.entry(one.cell) == Entry::Empty).collect();
        removed.sort_unstable();
        removed.dedup();
        let state = StateText { board, removed };
        let saved = Saved::beginning(&geometry, &state);
        prop_assert_eq!(&saved.state(), &state);
        let text = write_session(&saved).expect("a text");
        prop_assert_eq!(read_session(&text, [&geometry]), Ok(saved));
    }
}
