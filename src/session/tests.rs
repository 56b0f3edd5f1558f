//! The main job without a window.

use super::*;
use crate::explanation::{FindingKind, Strength, Subject};
use crate::grid::StateText;
use crate::knowledge::CLASSIC_GRID;
use crate::search::Verdict;
use crate::session::play::Turn;
use crate::test_grids::cell;

/// The example of the system that Duvod is modelled on.
const EXAMPLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn session() -> Session {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let geometry = knowledge.grid(CLASSIC_GRID).expect("the classic grid");
    Session::new(knowledge, geometry, &Options::default()).expect("the default profile")
}

fn board(session: &Session, text: &str) -> Board {
    StateText::parse(text, session.geometry()).expect("a state").board
}

fn run(job: &Job) -> Outcome {
    job.run(Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None })
}

/// Solves what is on the board and gives the last event.
fn solve(session: &mut Session) -> SessionEvent {
    let mut events = session.apply(Command::Solve);
    let SessionEvent::Work(job) = events.remove(0) else { panic!("no work: {events:?}") };
    session.apply(Command::Finish(run(&job))).pop().expect("an event")
}

fn locked(session: &mut Session, command: Command) -> String {
    match session.apply(command).pop() {
        Some(SessionEvent::Locked(reason)) => reason.id.into_owned(),
        other => panic!("not locked: {other:?}"),
    }
}

#[test]
fn the_main_job() {
    let mut session = session();
    let puzzle = board(&session, EXAMPLE);
    let _ = session.apply(Command::Load(puzzle));
    assert_eq!(session.mode(), Mode::Playing);
    assert!(matches!(solve(&mut session), SessionEvent::Solved));
    assert!(session.is_complete());
    let why = session.why(Question::Why(cell("E7"))).expect("a solved cell");
    assert_eq!(why.digit, Digit::new(2));
    assert_eq!(
        session.steps().map(<[NarratedStep]>::len),
        session.trace().map(|trace| trace.steps.len())
    );
}

#[test]
fn showing_a_step_shows_the_grid_at_that_moment() {
    let mut session = session();
    let puzzle = board(&session, EXAMPLE);
    let _ = session.apply(Command::Load(puzzle.clone()));
    let _ = solve(&mut session);
    let _ = session.apply(Command::Show(Some(0)));
    assert_eq!(session.board(), puzzle);
    let _ = session.apply(Command::Show(Some(10_000)));
    assert_eq!(session.shown(), session.steps().map(|steps| steps.len() - 1));
    let _ = session.apply(Command::Show(None));
    assert_eq!(session.board().digits().count(), session.geometry().cell_count());
}

#[test]
fn what_may_not_be_done_says_why() {
    let mut session = session();
    assert_eq!(locked(&mut session, Command::Play), "lock-empty");
    let puzzle = board(&session, EXAMPLE);
    let _ = session.apply(Command::Load(puzzle.clone()));
    assert_eq!(locked(&mut session, Command::Show(None)), "lock-explain-unsolved");
    assert_eq!(locked(&mut session, Command::ClearSolution), "lock-clear-unsolved");
    let _ = session.apply(Command::Solve);
    assert_eq!(session.mode(), Mode::Solving);
    assert_eq!(locked(&mut session, Command::Reset), "lock-solving");
    let _ = session.apply(Command::Finish(Outcome::Cancelled(None)));
    assert_eq!(session.mode(), Mode::Playing);
    let _ = solve(&mut session);
    assert_eq!(locked(&mut session, Command::Write(Cell::new(2), None)), "lock-edit-solved");
    assert_eq!(locked(&mut session, Command::Solve), "lock-solve-solved");
    let _ = session.apply(Command::ClearSolution);
    assert_eq!((session.mode(), session.board()), (Mode::Playing, puzzle));
    let _ = session.apply(Command::Reset);
    assert!(session.board().is_empty());
}

#[test]
fn a_solution_locks_nothing_that_undo_brings_back() {
    let mut session = session();
    let puzzle = board(&session, EXAMPLE);
    let _ = session.apply(Command::Load(puzzle.clone()));
    let _ = session.apply(Command::Write(Cell::new(2), Some(Digit::new(3))));
    let before = session.position().clone();
    for command in [
        Command::Load(board(&session, &EXAMPLE.replacen('5', ".", 1))),
        Command::LoadState(StateText::of_board(puzzle)),
        Command::Turn(Turn::Restart),
        Command::EditGivens,
        Command::Reset,
    ] {
        let _ = solve(&mut session);
        assert_eq!(session.mode(), Mode::Explaining);
        let events = session.apply(command.clone());
        assert!(matches!(events[..], [SessionEvent::Changed]), "{command:?}: {events:?}");
        assert!(session.trace().is_none(), "{command:?}");
        let _ = session.apply(Command::Undo);
        assert_eq!((session.mode(), session.position()), (Mode::Playing, &before), "{command:?}");
    }
}

#[test]
fn a_wrong_puzzle_is_told_and_stays_editable() {
    let mut session = session();
    let (first, last) = (Cell::new(0), Cell::new(8));
    for cell in [first, last] {
        let _ = session.apply(Command::Write(cell, Some(Digit::new(4))));
    }
    let SessionEvent::Found(finding) = solve(&mut session) else { panic!("nothing found") };
    assert_eq!(finding.title.id, "finding-collides");
    assert_eq!(finding.cells, [first, last].into_iter().collect());
    let _ = session.apply(Command::Write(last, None));
    assert!(session.finding().is_none());
    let SessionEvent::Found(finding) = solve(&mut session) else { panic!("nothing found") };
    assert_eq!(finding.title.id, "finding-several");
}

#[test]
fn givens_that_contradict_each_other_are_told_with_steps() {
    let mut session = session();
    let puzzle = board(&session, &EXAMPLE.replacen("53.", "532", 1));
    let _ = session.apply(Command::Load(puzzle));
    let SessionEvent::Found(finding) = solve(&mut session) else { panic!("nothing found") };
    assert_eq!(
        (finding.title.id.as_ref(), finding.kind),
        ("finding-no-solution", FindingKind::Conflict)
    );
    let reasons = finding.reasons.as_ref().expect("steps");
    assert_eq!(reasons.lines.len(), reasons.trace.steps.len());
    assert!(reasons.trace.contradiction.is_some());
    assert_eq!(session.finding(), Some(&finding));
}

#[test]
fn a_job_that_is_stopped_diagnoses_nothing() {
    let session = session();
    let puzzle = board(&session, &EXAMPLE.replacen("53.", "532", 1));
    let job = Job::new(Arc::clone(&session.engine), Arc::clone(&session.search), puzzle);
    assert!(matches!(run(&job), Outcome::Refused(Verdict::NoSolution)));
    let stopped = Progress { steps: &mut |_| {}, cancelled: &|| true, statistics: None };
    assert!(matches!(job.diagnosing().run(stopped), Outcome::Cancelled(_)));
}

/// A puzzle whose givens alone have 299 solutions; without two candidates it has one.
const MARKED: &str =
    "98.7.....7.....6....6.5.....4...5.3...79..5......2...1..8...9......1...4.....3.2.:274 474";

#[test]
fn what_is_struck_out_is_part_of_a_puzzle_whose_givens_have_several_solutions() {
    let mut session = session();
    let state = StateText::parse(MARKED, session.geometry()).expect("a state");
    let _ = session.apply(Command::LoadState(state.clone()));
    assert!(session.hint(Strength::Rule).is_ok());
    assert_eq!(session.whole_puzzle(), state);
    assert_eq!(session.last_move(), None, "what was loaded is no move");
    assert!(matches!(solve(&mut session), SessionEvent::Solved));
    assert_eq!(
        session.trace().map(|trace| trace.start.removed.clone()),
        Some(state.removed.clone())
    );
    assert_eq!(session.whole_puzzle(), state);
    // Where the givens have one solution, what was struck out before is begun with.
    let found = StateText::parse(&format!("{EXAMPLE}:175"), session.geometry()).expect("a state");
    let _ = session.apply(Command::ClearSolution);
    let _ = session.apply(Command::LoadState(found));
    assert!(matches!(solve(&mut session), SessionEvent::Solved));
    assert_eq!(session.trace().map(|trace| trace.start.removed.len()), Some(1));
    // What is struck out in play is not.
    let _ = session.apply(Command::ClearSolution);
    let puzzle = board(&session, EXAMPLE);
    let _ = session.apply(Command::Load(puzzle));
    let _ = session.apply(Command::Turn(Turn::FillMarks));
    let one = Fact::parse("E5<>1", session.geometry()).expect("a candidate").candidate();
    let _ = session.apply(Command::Turn(Turn::Mark(one.cell, one.digit)));
    let _ = solve(&mut session);
    assert_eq!(session.trace().map(|trace| trace.start.removed.len()), Some(0));
}

#[test]
fn the_selection_stays_in_the_grid() {
    let mut session = session();
    let _ = session.apply(Command::Move { columns: 1, rows: 0 });
    assert_eq!(session.selected(), Some(Cell::new(0)));
    for _ in 0..20 {
        let _ = session.apply(Command::Move { columns: 1, rows: 1 });
    }
    assert_eq!(session.selected(), Some(Cell::new(80)));
}

#[test]
fn hints_and_judgements_are_of_the_state_that_is_shown() {
    let mut session = session();
    let refused = session.hint(Strength::Rule);
    let Err(NoAdvice::Verdict(verdict)) = refused else { panic!("{refused:?}") };
    assert!(matches!(*verdict, Verdict::Several(..)));
    let puzzle = board(&session, EXAMPLE);
    let _ = session.apply(Command::Load(puzzle));
    let first = session.hint(Strength::Step).expect("one solution").step.expect("a step");
    let _ = solve(&mut session);
    let finished = session.hint(Strength::Step).expect("one solution");
    assert_eq!(finished.subject, Subject::Finished);
    let _ = session.apply(Command::Show(Some(0)));
    assert_eq!(session.hint(Strength::Step).expect("one solution").step, Some(first));
    let three = Fact::parse("E7=3", session.geometry()).expect("a move");
    let judged = session.critique(&[three], None).expect("one solution");
    assert_eq!(judged.judgement.name(), "steps");
    let last = session.steps().map(|steps| steps.len() - 1);
    let _ = session.apply(Command::Show(last));
    let judged = session.critique(&[three], None).expect("one solution");
    assert_eq!(judged.judgement.name(), "known");
}

/// The bundled example *Easy start*.
const EASY_START: &str =
    ".2....6.9.....7...1.9..47.32....8......3.9.6...87.142.41....3..982........3......";

#[test]
fn a_mistake_is_shown_from_what_else_is_right() {
    let mut session = session();
    let puzzle = board(&session, EASY_START);
    let write = |session: &mut Session, name, digit: usize| {
        let _ = session.apply(Command::Write(cell(name), Some(Digit::new(digit - 1))));
    };
    let _ = session.apply(Command::Load(puzzle));
    for (name, digit) in [("A1", 7), ("D3", 2)] {
        write(&mut session, name, digit);
    }
    let right = session.state();
    let not = Question::WhyNot(cell("E3"), Digit::new(4));
    let Ok(WhyInPlay::Why(fresh)) = session.coach().why(&right, not, &|| false) else {
        panic!("no reason")
    };
    let alone = Fact::Holds(cell("E3"), Digit::new(4));
    // The second time there is another mistake, which is no reason for anything.
    for besides in [None, Some(("I9", 3))] {
        write(&mut session, "E3", 5);
        if let Some((name, digit)) = besides {
            write(&mut session, name, digit);
        }
        let state = session.state();
        let asked = session.coach().why(&state, Question::Why(cell("E3")), &|| false);
        let Ok(WhyInPlay::Mistake(told)) = asked else { panic!("no mistake") };
        let hint = session.hint(Strength::Step).expect("one solution");
        let critique =
            session.coach().critique(&state, &[alone], None, &|| false).expect("one solution");
        let judged = critique.judgement.reason().expect("a reason").clone();
        for reason in [told.reason, hint.reason, Some(judged)] {
            let slice = reason.expect("a reason").slice;
            let found: Vec<Fact> = slice.start.placed.iter().copied().map(Fact::holds).collect();
            assert_eq!(found.len(), 2, "the player's right digits: {found:?}");
            let mut ends = slice.steps.iter().flat_map(|step| &step.conclusions);
            assert!(!ends.any(|end| found.contains(&end.fact)), "nothing is shown again");
            assert!(slice.steps.len() <= fresh.slice.steps.len(), "{}", slice.steps.len());
        }
    }
}

#[test]
fn what_is_counted_is_kept_and_belongs_to_its_game() {
    let mut session = session();
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let geometry = Arc::clone(&session.geometry);
    let puzzle = board(&session, EXAMPLE);
    let _ = session.apply(Command::Load(puzzle.clone()));
    let open = geometry.cells().find(|cell| session.board().entry(*cell).digit().is_none());
    let open = open.expect("an empty cell");
    for digit in geometry.digits() {
        let _ = session.apply(Command::Write(open, Some(digit)));
    }
    let _ = session.apply(Command::CountHint);
    let counted = session.counts();
    assert_eq!((counted.mistakes, counted.hints, counted.ended), (8, 1, false));
    let _ = session.apply(Command::Undo);
    assert_eq!(session.counts(), counted, "what is taken back was done");
    let _ = session.apply(Command::Load(puzzle));
    assert_eq!(session.counts(), play::Counts::default());
    let text = write_session(&session.saved()).expect("a text");
    let mut again = self::session();
    let saved = read_session(&text, knowledge.grids()).expect("a session");
    let _ = again.apply(Command::Restore(Box::new(saved)));
    let _ = again.apply(Command::Undo);
    assert_eq!(again.counts(), counted);
    let text = write_session(&again.saved()).expect("a text");
    let saved = read_session(&text, knowledge.grids()).expect("a session");
    assert_eq!(saved.history.stage.counts, counted);
}

#[test]
fn a_game_with_cells_beside_the_grid_is_kept() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let name = "6x6+beside-8+thermometer:A8A1+pencil-marks:B9:3";
    let geometry = knowledge.grid_of(name).expect("a grid");
    let mut session = Session::new(knowledge, &geometry, &Options::default()).expect("a session");
    let all = "65432112345645612332165424563116354211112132";
    let full = StateText::parse(all, &geometry).expect("a state").board;
    let some = full.digits().filter(|one| one.cell.index() % 3 == 0);
    let _ = session.apply(Command::Load(Board::from_givens(44, some)));
    let saved = session.saved();
    let text = write_session(&saved).expect("a text");
    let read = read_session(&text, [&geometry]).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(read.history.position, saved.history.position);
    // The last row beside the grid has two cells.
    for (row, other) in [("\"3 .\"", "\"3 . .\""), ("\"3 .\"", "\"3\""), (",\n    \"3 .\"", "")] {
        let wrong = text.replacen(row, other, 1);
        assert!(wrong != text && read_session(&wrong, [&geometry]).is_err(), "{wrong}");
    }
}
