//! What is a mistake, what stays when something else changes, and whose time counts.

use super::*;
use crate::explanation::{Strength, Subject};
use crate::session::{Outcome, Progress};

fn follow(session: &mut Session, rules: PlayRules) {
    let _ = session.apply(Command::Follow(rules));
}

fn cells(names: &[&str]) -> crate::grid::CellSet {
    names.iter().map(|name| cell(name)).collect()
}

#[test]
fn a_mark_that_was_not_filled_in_is_no_mistake() {
    let mut session = playing();
    follow(&mut session, PlayRules { prunes: false, ..PlayRules::default() });
    write(&mut session, "D1", 2);
    turn(&mut session, Turn::FillMarks);
    let events = session.apply(Command::Check);
    let SessionEvent::Checked(_, mistakes) = &events[0] else { panic!("{events:?}") };
    assert_eq!(*mistakes, cells(&["D1"]));
    turn(&mut session, Turn::Clear(cell("D1")));
    let events = session.apply(Command::Check);
    assert!(matches!(&events[0], SessionEvent::Checked(_, mistakes) if mistakes.is_empty()));
    let always = PlayRules { prunes: false, checking: Checking::Always, ..PlayRules::default() };
    follow(&mut session, always);
    assert!(session.mistakes().is_empty());
    mark(&mut session, "D9", 2);
    assert!(session.mistakes().is_empty(), "the mark that was left out is written");
    mark(&mut session, "D9", 2);
    let struck = Fact::Absent(cell("D9"), digit(2));
    assert_eq!(session.mistakes(), [struck], "and struck by the player");
}

#[test]
fn marks_that_the_rules_of_play_take_away_are_no_mistakes() {
    let mut session = playing();
    turn(&mut session, Turn::FillMarks);
    write(&mut session, "D1", 2);
    follow(&mut session, PlayRules { prunes: false, ..PlayRules::default() });
    let _ = session.apply(Command::Check);
    assert_eq!(session.mistakes(), [Fact::Holds(cell("D1"), digit(2))]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn check_and_hint_agree_in_every_state(commands in prop::collection::vec(any_command(), 0..40)) {
        let mut session = playing();
        for command in commands {
            let _ = session.apply(command);
            if session.mode() != Mode::Playing || session.puzzle().digits().count() < 30 {
                let _ = session.apply(Command::Undo);
            }
            let Ok(hint) = session.hint(Strength::Rule) else { continue };
            let events = session.apply(Command::Check);
            let SessionEvent::Checked(_, mistakes) = &events[0] else { continue };
            prop_assert_eq!(hint.subject == Subject::Mistake, !mistakes.is_empty());
            if let Some(cell) = mistakes.iter().next() {
                let hint = session.hint(Strength::Place).expect("one solution");
                prop_assert_eq!(hint.subject, Subject::Mistake, "{:?}", cell);
                prop_assert!(hint.cells.is_subset(mistakes));
            }
        }
    }
}

/// A session that shows the solution of the example.
fn explaining() -> Session {
    let mut session = playing();
    let SessionEvent::Work(job) = session.apply(Command::Solve).remove(0) else {
        panic!("no work")
    };
    let outcome = job.run(Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None });
    assert!(matches!(outcome, Outcome::Solved { .. }));
    let _ = session.apply(Command::Finish(outcome));
    session
}

#[test]
fn a_solution_stays_when_the_rules_of_play_change() {
    let mut session = explaining();
    let _ = session.apply(Command::Show(Some(3)));
    let rules =
        PlayRules { collisions: Collisions::Refused, prunes: false, checking: Checking::Always };
    let revision = session.revision();
    follow(&mut session, rules);
    assert_eq!((session.mode(), session.shown()), (Mode::Explaining, Some(3)));
    assert!(session.play_rules() == rules && session.revision() > revision);
    let refused = session.apply(Command::Pause(true));
    assert_eq!(locked(&refused).as_deref(), Some("lock-play-solved"));
    assert!(session.mode() == Mode::Explaining && !session.is_paused());
}

#[test]
fn a_pause_ends_with_another_puzzle_and_with_a_new_start() {
    let state = StateText::parse(EXAMPLE, playing().geometry()).expect("a puzzle");
    for command in [
        Command::Load(state.board.clone()),
        Command::LoadState(state),
        Command::Turn(Turn::Restart),
        Command::Reset,
    ] {
        let mut session = playing();
        write(&mut session, "C1", 4);
        let _ = session.apply(Command::Pause(true));
        assert!(session.is_paused());
        let _ = session.apply(command);
        assert!(!session.is_paused());
    }
}

#[test]
fn each_puzzle_has_its_own_time() {
    let pass = |session: &mut Session, seconds| {
        let _ = session.apply(Command::Pass(Duration::from_secs(seconds)));
    };
    for played in [0, 5] {
        let mut session = playing();
        write(&mut session, "C1", 4);
        pass(&mut session, played);
        let state = StateText::parse(EXAMPLE, session.geometry()).expect("a puzzle");
        let _ = session.apply(Command::LoadState(state));
        write(&mut session, "D1", 6);
        pass(&mut session, 9);
        let _ = session.apply(Command::Undo);
        let _ = session.apply(Command::Undo);
        assert_eq!(session.board().entry(cell("C1")), Entry::Placed(digit(4)));
        assert_eq!(session.elapsed().as_secs(), played);
        let _ = session.apply(Command::Redo);
        assert_eq!(session.elapsed().as_secs(), 9);
    }
}

#[test]
fn time_and_counts_stay_when_a_change_of_givens_is_taken_back() {
    let mut session = playing();
    write(&mut session, "C1", 1);
    let _ = session.apply(Command::EditGivens);
    let _ = session.apply(Command::Play);
    let _ = session.apply(Command::Pass(Duration::from_mins(1)));
    let _ = session.apply(Command::CountHint);
    write(&mut session, "C1", 2);
    assert_eq!((session.counts().mistakes, session.counts().hints), (2, 1));
    for _ in 0..3 {
        let _ = session.apply(Command::Undo);
    }
    assert_eq!(session.board().entry(cell("C1")), Entry::Placed(digit(1)));
    assert_eq!(session.mode(), Mode::Playing);
    assert_eq!((session.counts().mistakes, session.counts().hints), (2, 1));
    assert_eq!(session.elapsed(), Duration::from_mins(1));
}

#[test]
fn mistakes_are_those_in_the_puzzle_as_it_is() {
    let mut session = playing();
    write(&mut session, "C1", 1);
    let _ = session.apply(Command::Undo);
    write(&mut session, "C1", 2);
    assert_eq!(session.counts().mistakes, 2);
    let last = session.puzzle().digits().last().expect("a given");
    let _ = session.apply(Command::EditGivens);
    let _ = session.apply(Command::Write(last.cell, None));
    assert_eq!(session.counts().mistakes, 2);
    let _ = session.apply(Command::Play);
    assert_eq!(session.counts().mistakes, 1, "what was undone in another puzzle is forgotten");
    write(&mut session, "C1", 1);
    assert_eq!(session.counts().mistakes, 2);
}
