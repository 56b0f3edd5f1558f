//! Corner marks and centre marks: kept with all else, and of no account to anything that judges.

use super::*;
use crate::session::{read_session, write_session};

fn note(session: &mut Session, note: Note, names: &[&str], symbol: usize) -> Option<String> {
    let cells: CellSet = names.iter().map(|name| cell(name)).collect();
    let events = session.apply(Command::Turn(Turn::Note(note, cells, digit(symbol))));
    locked(&events)
}

fn noted(session: &Session, name: &str) -> (DigitSet, DigitSet) {
    (session.notes(cell(name), Note::Corner), session.notes(cell(name), Note::Centre))
}

#[test]
fn notes_are_written_taken_away_undone_and_saved() {
    let mut session = playing();
    assert_eq!(note(&mut session, Note::Corner, &["C1", "D1"], 2), None);
    assert_eq!(note(&mut session, Note::Centre, &["C1"], 4), None);
    assert_eq!(noted(&session, "C1"), (digits(&[2]), digits(&[4])));
    assert_eq!(noted(&session, "D1"), (digits(&[2]), DigitSet::EMPTY));
    assert_eq!(note(&mut session, Note::Corner, &["C1"], 5).as_deref(), Some("lock-mark-seen"));
    assert_eq!(note(&mut session, Note::Corner, &["A1"], 2).as_deref(), Some("lock-mark-filled"));

    let text = write_session(&session.saved()).expect("a text");
    assert!(text.contains(".^2_4"), "{text}");
    let read = read_session(&text, [session.geometry()]).expect("a session");
    assert_eq!(read.history, session.saved().history);

    assert_eq!(note(&mut session, Note::Corner, &["C1", "D1"], 2), None, "all have it");
    assert_eq!(noted(&session, "C1"), (DigitSet::EMPTY, digits(&[4])));
    let _ = session.apply(Command::Undo);
    assert_eq!(noted(&session, "C1"), (digits(&[2]), digits(&[4])));
    turn(&mut session, Turn::Clear(cell("C1")));
    assert_eq!(noted(&session, "C1"), (DigitSet::EMPTY, DigitSet::EMPTY));
    turn(&mut session, Turn::ClearMarks);
    assert_eq!(noted(&session, "D1"), (DigitSet::EMPTY, DigitSet::EMPTY));
}

#[test]
fn a_cell_shows_notes_or_candidates() {
    let mut session = playing();
    turn(&mut session, Turn::FillMarks);
    let candidates = session.marks(cell("C1"));
    assert!(!candidates.is_empty());
    assert_eq!(note(&mut session, Note::Corner, &["C1"], 2), None);
    assert_eq!(session.marks(cell("C1")), DigitSet::EMPTY);
    let refused = session.apply(Command::Turn(Turn::Mark(cell("C1"), digit(4))));
    assert_eq!(locked(&refused).as_deref(), Some("lock-behind-notes"));
    // A digit in sight hides the only note, and a digit over it all of them.
    write(&mut session, "B2", 2);
    assert_eq!(noted(&session, "C1"), (DigitSet::EMPTY, DigitSet::EMPTY));
    assert!(!session.marks(cell("C1")).is_empty());
    let _ = session.apply(Command::Undo);
    assert_eq!(noted(&session, "C1").0, digits(&[2]));
    turn(&mut session, Turn::Clear(cell("C1")));
    assert_eq!(session.marks(cell("C1")), candidates, "they were behind the notes");
}

#[test]
fn nothing_is_concluded_from_notes() {
    let mut plain = playing();
    turn(&mut plain, Turn::FillMarks);
    let mut session = playing();
    turn(&mut session, Turn::FillMarks);
    // As wrong as can be: C1 is 4.
    assert_eq!(note(&mut session, Note::Corner, &["C1"], 1), None);
    assert_eq!(note(&mut session, Note::Centre, &["C1"], 2), None);
    assert_eq!(session.state(), plain.state());
    assert_eq!(session.singles(), plain.singles());
    assert_eq!(session.moves().len(), plain.moves().len());
    let _ = session.apply(Command::Check);
    assert!(session.mistakes().is_empty());
    assert_eq!(session.counts(), plain.counts());
}
