//! Grids that keep digits apart by steps on the board, in play.

use super::*;
use crate::grid::Board;

#[test]
fn what_steps_keep_apart_is_refused_and_no_mark() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let cases = [("anti-knight", "C1", "D3", 5), ("non-consecutive", "C2", "D2", 4)];
    for (grid, given, at, refused) in cases {
        let geometry = knowledge.grid(grid).expect("a grid");
        let session = Session::new(knowledge, geometry, &Options::default());
        let mut session = session.expect("the default profile");
        let board = Board::from_givens(81, [Candidate::new(cell(given), digit(5))]);
        let _ = session.apply(Command::Load(board));
        turn(&mut session, Turn::FillMarks);
        let marks = session.marks(cell(at));
        assert!(!marks.contains(digit(refused)) && marks.contains(digit(9)), "{grid}: {marks:?}");
        let rules = PlayRules { collisions: Collisions::Refused, ..PlayRules::default() };
        let _ = session.apply(Command::Follow(rules));
        let events = session.apply(Command::Write(cell(at), Some(digit(refused))));
        assert_eq!(locked(&events).as_deref(), Some("lock-beside"), "{grid}");
        let _ = session.apply(Command::Follow(PlayRules::default()));
        write(&mut session, at, refused);
        assert!(!session.board().collisions(session.geometry()).is_empty(), "{grid}");
    }
}
