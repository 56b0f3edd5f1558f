//! Playing without a window.

use std::time::Duration;

use proptest::prelude::*;

use super::*;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Entry, StateText, WIDE};
use crate::inference::Options;
use crate::knowledge::{CLASSIC_GRID, Knowledge};
use crate::proof::Fact;
use crate::session::{Command, Mode, Session, SessionEvent};
use crate::test_grids::cell;

const EXAMPLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn session() -> Session {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let geometry = knowledge.grid(CLASSIC_GRID).expect("the classic grid");
    Session::new(knowledge, geometry, &Options::default()).expect("the default profile")
}

/// A session that plays the example.
fn playing() -> Session {
    let mut session = session();
    let state = StateText::parse(EXAMPLE, session.geometry()).expect("a puzzle");
    let _ = session.apply(Command::Load(state.board));
    session
}

fn digit(symbol: usize) -> Digit {
    Digit::new(symbol - 1)
}

fn digits(symbols: &[usize]) -> DigitSet {
    symbols.iter().map(|&symbol| digit(symbol)).collect()
}

fn write(session: &mut Session, name: &str, symbol: usize) {
    let _ = session.apply(Command::Write(cell(name), Some(digit(symbol))));
}

fn mark(session: &mut Session, name: &str, symbol: usize) {
    let _ = session.apply(Command::Turn(Turn::Mark(cell(name), digit(symbol))));
}

fn turn(session: &mut Session, turn: Turn) {
    let _ = session.apply(Command::Turn(turn));
}

/// Writes the whole solution but for its last so many cells.
fn fill(session: &mut Session, without: usize) {
    let open: Vec<_> = session.geometry().cells().collect();
    let open: Vec<_> =
        open.into_iter().filter(|&cell| !session.position().cell(cell).is_given()).collect();
    for &cell in &open[..open.len() - without] {
        let symbol = SOLUTION.as_bytes()[cell.index()] - b'1';
        let _ = session.apply(Command::Write(cell, Some(Digit::new(symbol.into()))));
    }
}

fn locked(events: &[SessionEvent]) -> Option<String> {
    match events {
        [SessionEvent::Locked(reason)] => Some(reason.id.to_string()),
        _ => None,
    }
}

#[test]
fn a_loaded_puzzle_is_played_and_a_typed_one_when_asked() {
    let session = playing();
    assert_eq!(session.mode(), Mode::Playing);
    let mut session = self::session();
    assert_eq!(locked(&session.apply(Command::Play)).as_deref(), Some("lock-empty"));
    write(&mut session, "A1", 5);
    assert_eq!(session.mode(), Mode::Entering);
    assert_eq!(session.puzzle().givens().count(), 1);
    let refused = session.apply(Command::Turn(Turn::FillMarks));
    assert_eq!(locked(&refused).as_deref(), Some("lock-note-entering"));
    let _ = session.apply(Command::Play);
    write(&mut session, "B1", 3);
    assert_eq!(session.puzzle().givens().count(), 1);
    assert_eq!(session.board().entry(cell("B1")), Entry::Placed(digit(3)));
}

#[test]
fn givens_are_changed_with_the_players_digits_kept() {
    let mut session = playing();
    write(&mut session, "C1", 4);
    let refused = session.apply(Command::Write(cell("A1"), Some(digit(4))));
    assert_eq!(locked(&refused).as_deref(), Some("lock-given"));
    let _ = session.apply(Command::EditGivens);
    assert_eq!(session.mode(), Mode::Entering);
    let _ = session.apply(Command::Write(cell("A1"), None));
    assert_eq!(session.puzzle().givens().count(), 29);
    let _ = session.apply(Command::Play);
    assert_eq!(session.board().entry(cell("C1")), Entry::Placed(digit(4)));
    for _ in 0..3 {
        let _ = session.apply(Command::Undo);
    }
    assert_eq!((session.mode(), session.puzzle().givens().count()), (Mode::Playing, 30));
}

#[test]
fn marks_are_hidden_while_their_digit_is_in_sight() {
    let mut session = playing();
    turn(&mut session, Turn::FillMarks);
    assert_eq!(session.marks(cell("C1")), digits(&[1, 2, 4]));
    write(&mut session, "C4", 1);
    assert_eq!(session.marks(cell("C1")), digits(&[2, 4]));
    assert_eq!(session.marks(cell("C4")), DigitSet::EMPTY);
    turn(&mut session, Turn::Clear(cell("C4")));
    assert_eq!(session.marks(cell("C1")), digits(&[1, 2, 4]), "the wrong digit spoilt nothing");
    assert_eq!(session.marks(cell("C4")), digits(&[1, 2, 5, 9]));
    let refused = session.apply(Command::Turn(Turn::Mark(cell("C1"), digit(5))));
    assert_eq!(locked(&refused).as_deref(), Some("lock-mark-seen"));
}

#[test]
fn where_marks_are_not_hidden_they_stay_until_they_are_taken_away() {
    let mut session = playing();
    let rules = PlayRules { prunes: false, ..PlayRules::default() };
    let _ = session.apply(Command::Follow(rules));
    turn(&mut session, Turn::FillMarks);
    write(&mut session, "C4", 1);
    assert_eq!(session.marks(cell("C1")), digits(&[1, 2, 4]));
    mark(&mut session, "C1", 5);
    assert_eq!(session.marks(cell("C1")), digits(&[1, 2, 4, 5]));
}

#[test]
fn hidden_marks_do_not_come_back_with_other_rules() {
    let mut session = playing();
    turn(&mut session, Turn::FillMarks);
    write(&mut session, "C4", 1);
    let rules = PlayRules { prunes: false, ..PlayRules::default() };
    let _ = session.apply(Command::Follow(rules));
    assert_eq!(session.marks(cell("C1")), digits(&[2, 4]));
}

#[test]
fn only_full_marks_say_what_was_struck() {
    let mut session = playing();
    mark(&mut session, "C1", 2);
    mark(&mut session, "C1", 4);
    mark(&mut session, "C1", 2);
    assert!(session.state().removed.is_empty(), "of a few marks none is struck");
    mark(&mut session, "C1", 1);
    mark(&mut session, "C1", 2);
    mark(&mut session, "C1", 1);
    assert_eq!(
        session.state().removed,
        [Candidate::new(cell("C1"), digit(1))],
        "1, 2 and 4 were all"
    );
    turn(&mut session, Turn::FillMarks);
    assert_eq!(
        session.state().removed,
        [Candidate::new(cell("C1"), digit(1))],
        "what was struck stays so"
    );
    write(&mut session, "C1", 4);
    assert!(session.state().removed.is_empty(), "nothing is struck out of a filled cell");
    turn(&mut session, Turn::Clear(cell("C1")));
    turn(&mut session, Turn::Clear(cell("C1")));
    assert!(session.state().removed.is_empty() && session.marks(cell("C1")).is_empty());
}

#[test]
fn hints_and_judgements_are_of_the_state_in_play() {
    use crate::explanation::{Strength, Subject};
    let mut session = playing();
    write(&mut session, "C1", 1);
    let hint = session.hint(Strength::Step).expect("one solution");
    assert_eq!(
        (hint.subject, hint.mistake),
        (Subject::Mistake, Some(Fact::Holds(cell("C1"), digit(1))))
    );
    let (before, fact) = session.last_move().expect("a move");
    assert_eq!(fact, [Fact::Holds(cell("C1"), digit(1))]);
    let judged = session.coach().critique(&before, &fact, None, &|| false).expect("one solution");
    assert_eq!(judged.judgement.name(), "wrong");
    let _ = session.apply(Command::Undo);
    turn(&mut session, Turn::FillMarks);
    assert_eq!(session.last_move(), None);
    mark(&mut session, "C1", 4);
    let struck = Fact::Absent(cell("C1"), digit(4));
    assert_eq!(session.last_move().map(|(_, facts)| facts), Some(vec![struck]));
    let hint = session.hint(Strength::Step).expect("one solution");
    assert_eq!(hint.mistake, Some(struck));
}

#[test]
fn collisions_are_shown_or_refused() {
    let mut session = playing();
    write(&mut session, "C1", 5);
    assert!(!session.board().collisions(session.geometry()).is_empty());
    let _ = session.apply(Command::Undo);
    let rules = PlayRules { collisions: Collisions::Refused, ..PlayRules::default() };
    let _ = session.apply(Command::Follow(rules));
    let refused = session.apply(Command::Write(cell("C1"), Some(digit(5))));
    assert_eq!(locked(&refused).as_deref(), Some("lock-collision"));
    assert_eq!(session.board().entry(cell("C1")), Entry::Empty);
}

#[test]
fn mistakes_are_shown_when_asked_for_or_always() {
    let mut session = playing();
    write(&mut session, "C1", 1);
    assert!(session.mistakes().is_empty());
    let events = session.apply(Command::Check);
    assert!(
        matches!(&events[..], [SessionEvent::Checked(_, it), _] if it.only() == Some(cell("C1")))
    );
    let (first, second) = (Fact::Holds(cell("C1"), digit(1)), Fact::Absent(cell("G1"), digit(9)));
    assert_eq!(session.mistakes(), [first]);
    write(&mut session, "D1", 2);
    assert_eq!(session.mistakes(), [first], "until it is dealt with; of the next nothing is told");
    write(&mut session, "D1", 6);
    write(&mut session, "C1", 2);
    assert!(session.mistakes().is_empty(), "of another digit nothing was told");
    write(&mut session, "C1", 1);
    turn(&mut session, Turn::FillMarks);
    mark(&mut session, "G1", 9);
    let rules = PlayRules { checking: Checking::Always, ..PlayRules::default() };
    let _ = session.apply(Command::Follow(rules));
    assert_eq!(session.mistakes(), [first, second]);
}

#[test]
fn mistakes_are_taken_back_as_one_move() {
    let mut session = playing();
    turn(&mut session, Turn::FillMarks);
    write(&mut session, "C1", 1);
    mark(&mut session, "G1", 9);
    let _ = session.apply(Command::Check);
    let mistakes = session.mistakes();
    assert_eq!(mistakes.len(), 2);
    let _ = session.apply(Command::TakeBack(mistakes.clone()));
    assert!(session.mistakes().is_empty());
    assert_eq!(session.board(), *session.puzzle());
    assert!(session.marks(cell("G1")).contains(digit(9)));
    let _ = session.apply(Command::Check);
    assert!(session.mistakes().is_empty(), "there are no others");
    let _ = session.apply(Command::Undo);
    let _ = session.apply(Command::Check);
    assert_eq!(session.mistakes(), mistakes);
}

#[test]
fn without_one_solution_nothing_is_called_a_mistake() {
    let mut session = session();
    write(&mut session, "A1", 5);
    let _ = session.apply(Command::Play);
    assert_eq!(locked(&session.apply(Command::Check)).as_deref(), Some("check-several"));
    let mut session = self::session();
    write(&mut session, "A1", 5);
    write(&mut session, "B1", 5);
    let _ = session.apply(Command::Play);
    assert_eq!(locked(&session.apply(Command::Check)).as_deref(), Some("check-none"));
}

#[test]
fn time_runs_from_the_first_look_to_the_last_digit() {
    let mut session = playing();
    let second = Duration::from_secs(1);
    let pass = |session: &mut Session| {
        let _ = session.apply(Command::Pass(second));
        session.elapsed().as_secs()
    };
    assert_eq!(pass(&mut session), 1, "who looks at it is thinking");
    write(&mut session, "C1", 4);
    assert_eq!((pass(&mut session), pass(&mut session)), (2, 3));
    let _ = session.apply(Command::Pause(true));
    assert_eq!(pass(&mut session), 3);
    let _ = session.apply(Command::Pause(false));
    fill(&mut session, 1);
    assert_eq!(pass(&mut session), 4);
    let last = session.geometry().cells().filter(|&cell| !session.position().cell(cell).is_given());
    let last = last.last().expect("a cell");
    let symbol = Digit::new((SOLUTION.as_bytes()[last.index()] - b'1').into());
    let events = session.apply(Command::Write(last, Some(symbol)));
    assert!(matches!(&events[..], [SessionEvent::Changed, SessionEvent::Completed]));
    assert!(session.is_completed());
    assert_eq!(pass(&mut session), 4, "the right solution stops it");
    turn(&mut session, Turn::Restart);
    assert_eq!((pass(&mut session), session.is_completed()), (1, false));
    let _ = session.apply(Command::Undo);
    assert_eq!((session.elapsed().as_secs(), session.is_completed()), (4, true));
}

#[test]
fn a_solution_is_shown_and_the_state_in_play_is_there_again() {
    use crate::session::{Outcome, Progress};
    let mut session = playing();
    write(&mut session, "C1", 1);
    mark(&mut session, "D1", 6);
    let mut kept = session.saved();
    kept.history.stage.counts.shown = true;
    let mut events = session.apply(Command::Solve);
    let SessionEvent::Work(job) = events.remove(0) else { panic!("no work") };
    let outcome = job.run(Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None });
    assert!(matches!(outcome, Outcome::Solved { .. }), "of the givens, not of the wrong digit");
    let _ = session.apply(Command::Finish(outcome));
    assert_eq!(session.mode(), Mode::Explaining);
    assert_eq!(locked(&session.apply(Command::Undo)).as_deref(), Some("lock-play-solved"));
    assert!(session.saved().explaining);
    let _ = session.apply(Command::ClearSolution);
    assert_eq!((session.mode(), session.saved()), (Mode::Playing, kept));
}

#[test]
fn another_puzzle_or_none_can_be_taken_back() {
    let mut session = playing();
    write(&mut session, "C1", 4);
    let _ = session.apply(Command::Pass(Duration::from_secs(7)));
    let _ = session.apply(Command::Reset);
    assert_eq!((session.mode(), session.elapsed().as_secs()), (Mode::Entering, 0));
    let _ = session.apply(Command::Undo);
    assert_eq!((session.mode(), session.elapsed().as_secs()), (Mode::Playing, 7));
    assert_eq!(session.board().entry(cell("C1")), Entry::Placed(digit(4)));
    let _ = session.apply(Command::Redo);
    assert!(session.board().is_empty());
}

#[test]
fn cells_with_one_candidate_are_found() {
    let session = playing();
    assert_eq!(session.singles().iter().next(), Some(cell("E5")));
}

#[test]
fn cells_and_candidates_are_painted() {
    let mut session = playing();
    let [red, blue] = [0, 1].map(|number| Colour::new(number).expect("a colour"));
    turn(&mut session, Turn::Paint(cell("C1"), red));
    assert_eq!(session.position().cell(cell("C1")).colour, Some(red));
    turn(&mut session, Turn::Paint(cell("C1"), red));
    assert_eq!(session.position().cell(cell("C1")).colour, None);
    let refused = session.apply(Command::Turn(Turn::PaintMark(cell("C1"), digit(4), blue)));
    assert_eq!(locked(&refused).as_deref(), Some("lock-no-mark"));
    mark(&mut session, "C1", 4);
    turn(&mut session, Turn::PaintMark(cell("C1"), digit(4), blue));
    assert_eq!(session.position().cell(cell("C1")).painted.get(&digit(4)), Some(&blue));
    turn(&mut session, Turn::ClearColours);
    assert!(session.position().cell(cell("C1")).painted.is_empty());
    assert_eq!(session.marks(cell("C1")), digits(&[4]));
}

/// Anything that changes a game.
fn any_command() -> impl Strategy<Value = Command> {
    let cell = || (0..81_usize).prop_map(Cell::new);
    let digit = || (0..9_usize).prop_map(Digit::new);
    let colour = || (0..Colour::COUNT).prop_map(|number| Colour::new(number).expect("a colour"));
    prop_oneof![
        6 => (cell(), digit()).prop_map(|(cell, digit)| Command::Write(cell, Some(digit))),
        6 => (cell(), digit()).prop_map(|(cell, digit)| Command::Turn(Turn::Mark(cell, digit))),
        3 => (cell(), digit())
            .prop_map(|(cell, digit)| Command::Turn(Turn::Note(Note::Corner, CellSet::of(cell), digit))),
        2 => (cell(), cell(), digit())
            .prop_map(|(one, other, digit)| Command::Turn(Turn::WriteAll([one, other].into_iter().collect(), digit))),
        3 => cell().prop_map(|cell| Command::Turn(Turn::Clear(cell))),
        2 => (cell(), colour()).prop_map(|(cell, colour)| Command::Turn(Turn::Paint(cell, colour))),
        2 => (cell(), digit(), colour())
            .prop_map(|(cell, digit, colour)| Command::Turn(Turn::PaintMark(cell, digit, colour))),
        1 => Just(Command::Turn(Turn::FillMarks)),
        1 => Just(Command::Turn(Turn::ClearMarks)),
        1 => Just(Command::Turn(Turn::Restart)),
        1 => Just(Command::Play),
        1 => Just(Command::EditGivens),
        1 => Just(Command::Reset),
        1 => Just(Command::Pass(Duration::from_millis(700))),
        1 => any::<bool>().prop_map(|prunes| Command::Follow(PlayRules { prunes, ..PlayRules::default() })),
        2 => Just(Command::Undo),
        1 => Just(Command::Redo),
    ]
}

#[test]
fn what_a_step_concludes_is_one_move() {
    let mut session = playing();
    let facts = vec![
        Fact::Absent(cell("C1"), digit(1)),
        Fact::Absent(cell("C1"), digit(2)),
        Fact::Holds(cell("E5"), digit(5)),
    ];
    let _ = session.apply(Command::Conclude(facts));
    assert_eq!(session.board().entry(cell("E5")), Entry::Placed(digit(5)));
    assert_eq!(session.marks(cell("C1")), digits(&[4]), "the other marks are filled in");
    let struck = [1, 2].map(|struck| Candidate::new(cell("C1"), digit(struck)));
    assert_eq!(session.state().removed, struck, "and what is struck counts");
    let _ = session.apply(Command::Undo);
    assert!(session.marks(cell("C1")).is_empty() && session.state().removed.is_empty());
    assert_eq!(session.board().entry(cell("E5")), Entry::Empty);
}

#[test]
fn what_is_given_is_not_concluded_again() {
    let mut session = playing();
    let before = session.position().clone();
    let events = session.apply(Command::Conclude(vec![Fact::Holds(cell("A1"), digit(4))]));
    assert!(matches!(events.as_slice(), [SessionEvent::Locked(_)]));
    assert_eq!(*session.position(), before);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn undo_after_anything_restores_every_state(commands in prop::collection::vec(any_command(), 0..60)) {
        let mut session = playing();
        for command in commands {
            let _ = session.apply(command);
        }
        // Time is not undone, so only what stands in the grid is compared.
        let seen = |session: &Session| (session.position().clone(), session.mode());
        let mut back = vec![];
        while !session.saved().history.done.is_empty() {
            back.push(seen(&session));
            let _ = session.apply(Command::Undo);
        }
        prop_assert!(session.board().is_empty());
        while let Some(expected) = back.pop() {
            let _ = session.apply(Command::Redo);
            prop_assert_eq!(seen(&session), expected);
        }
        while session.lock(crate::session::Lockable::Redo).is_none() {
            let _ = session.apply(Command::Redo);
        }
    }
}

#[test]
fn a_state_is_loaded_with_what_is_struck_and_undone_like_any_load() {
    let mut session = playing();
    write(&mut session, "C1", 4);
    let before = session.state();
    let rules: Vec<_> = Knowledge::embedded().expect("the embedded knowledge").rules().collect();
    for rule in &rules {
        for example in &rule.examples {
            let state = StateText::parse(&example.state, session.geometry()).expect("a state");
            let _ = session.apply(Command::LoadState(state.clone()));
            let geometry = session.geometry();
            assert_eq!(session.state().board, state.board, "{}", rule.id);
            assert_eq!(session.state().candidates::<WIDE>(geometry), state.candidates(geometry));
            for cell in geometry.cells().filter(|cell| state.board.entry(*cell) == Entry::Empty) {
                assert_eq!(session.marks(cell), state.candidates::<WIDE>(geometry).digits_of(cell));
            }
            assert_eq!(session.mode(), Mode::Playing);
            let _ = session.apply(Command::Undo);
            assert_eq!(session.state(), before, "{}", rule.id);
        }
    }
}

mod apart;
mod notes;
mod states;

/// A session into which these digits were typed.
fn typed(digits: &[Candidate]) -> Session {
    let mut session = playing();
    let _ = session.apply(Command::Reset);
    for &Candidate { cell, digit } in digits {
        let _ = session.apply(Command::Write(cell, Some(digit)));
    }
    session
}

#[test]
fn tries_are_told_from_a_puzzle_that_is_copied() {
    let session = playing();
    let givens: Vec<_> = session.puzzle().digits().collect();
    let afterthoughts = |digits: &[Candidate]| typed(digits).afterthoughts();
    assert!(afterthoughts(&givens).is_empty(), "row by row");
    let with = |later: &[(&str, usize)]| {
        let later = later
            .iter()
            .map(|&(name, symbol)| Candidate { cell: cell(name), digit: digit(symbol) });
        givens.iter().copied().chain(later).collect::<Vec<_>>()
    };
    let tries = with(&[("C1", 4), ("B9", 1), ("D1", 6)]);
    assert_eq!(afterthoughts(&tries), [cell("C1"), cell("B9"), cell("D1")], "right or wrong");
    let corrected = with(&[("A1", 6), ("A1", 5)]);
    assert!(afterthoughts(&corrected).is_empty(), "what was corrected was typed before");
    let mut session = typed(&tries);
    let _ = session.apply(Command::PlayWithout(session.afterthoughts()));
    assert_eq!((session.mode(), session.puzzle().digits().count()), (Mode::Playing, 30));
    assert_eq!(session.board().entry(cell("B9")), Entry::Placed(digit(1)));
    assert!(session.afterthoughts().is_empty());
    let _ = session.apply(Command::Undo);
    assert_eq!((session.mode(), session.puzzle().digits().count()), (Mode::Entering, 33));
}
