//! Looking back on games: what is said to give a move does, by the independent checker; what a hint did, what was wrong and
//! what was guessed is told apart.

use std::collections::BTreeMap;
use std::time::Duration;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::support::share::{Share, found, sampled};
use crate::support::states::is_proved;
use crate::support::{
    self, check_said, classic, classic_puzzles, engine, knowledge, languages, solution,
};
use duvod::checker::Checker;
use duvod::explanation::{Review, ReviewGroup, ReviewedMove, Worth};
use duvod::grid::{Cell, Digit, Entry};
use duvod::inference::Options;
use duvod::message::{Message, words};
use duvod::proof::{Fact, Start, Step};
use duvod::session::play::{Colour, Turn};
use duvod::session::{Command, Session};

/// A game of this puzzle, with its solution.
fn game(puzzle: &str) -> (Session, Vec<Digit>) {
    let board = support::puzzle(puzzle);
    let solution = solution(classic(), &board).digits().to_vec();
    let mut session =
        Session::new(knowledge(), classic(), &Options::default()).expect("the default profile");
    let _ = session.apply(Command::Load(board));
    (session, solution)
}

fn looked_back(session: &Session) -> Review {
    session.coach().review(&session.moves(), &|| false).expect("one solution")
}

fn empty_cells(session: &Session) -> Vec<Cell> {
    let board = session.board();
    classic().cells().filter(|&cell| board.entry(cell) == Entry::Empty).collect()
}

/// A puzzle for which something has to be supposed.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// A puzzle of singles alone.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What kind of a move it is said to be, once it is found out that this is so.
fn checked(checker: &Checker, solution: &[Digit], made: &ReviewedMove) -> &'static str {
    let start = Start::from_state(&made.state);
    match &made.worth {
        Worth::Step(step) => {
            assert!(is_proved(checker, &start, step.clone()), "{made:?}");
            let shows = |fact: &Fact| step.facts().any(|end| end == *fact);
            assert!(made.facts.iter().all(shows), "{made:?}");
            "step"
        }
        Worth::Steps(reason) => {
            assert!(checker.check(&reason.slice).is_ok(), "{made:?}");
            "steps"
        }
        Worth::Guess(guess) => {
            if let Some(reason) = &guess.reason {
                assert!(checker.check(&reason.slice).is_ok(), "{made:?}");
            }
            let instead = guess.instead.as_ref().expect("something easier");
            assert!(instead.facts().all(|fact| !made.facts.contains(&fact)), "{made:?}");
            let right = |fact: Fact| match fact {
                Fact::Holds(cell, digit) => solution[cell.index()] == digit,
                Fact::Absent(cell, digit) => solution[cell.index()] != digit,
            };
            assert!(instead.facts().all(right), "{made:?}");
            "guess"
        }
        Worth::Wrong(fact) => {
            assert_ne!(solution[fact.cell().index()], fact.digit(), "{made:?}");
            "wrong"
        }
        Worth::Hint => "hint",
    }
}

sampled!(what_gives_a_move_is_proved_and_told_in_both_languages, one of 3);

fn what_gives_a_move_is_proved_and_told_in_both_languages(share: Share) {
    let checker = Checker::new(classic());
    let mut random = ChaCha8Rng::seed_from_u64(20);
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    let languages = languages();
    let say = |messages: Vec<Message>| check_said(&languages, &messages);
    for puzzle in share.of("puzzles", classic_puzzles().take(8)) {
        let (mut session, solution) = game(&puzzle.puzzle);
        let mut cells = empty_cells(&session);
        cells.shuffle(&mut random);
        for cell in cells.into_iter().take(12) {
            let right = solution[cell.index()];
            let wrong = Digit::new((right.index() + 1) % 9);
            if random.random_ratio(1, 8) {
                let _ = session.apply(Command::Write(cell, Some(wrong)));
            }
            let _ = session.apply(Command::Write(cell, Some(right)));
        }
        let review = looked_back(&session);
        say(review.told(classic()));
        for made in &review.moves {
            let name = checked(&checker, &solution, made);
            *counted.entry(name).or_default() += 1;
            say(made.told(classic()));
            say(vec![made.in_short(classic()), made.group().message(classic())]);
            say(made.worth_in_short().into_iter().collect());
        }
        let of_groups: usize = review.groups().iter().map(|(_, moves)| moves.len()).sum();
        assert_eq!(of_groups, review.moves.len());
    }
    found(share, &format!("moves in {counted:?}"));
    let kinds = ["step", "steps", "guess", "wrong"];
    let met = kinds.iter().filter(|name| counted.contains_key(*name)).count();
    assert!(met >= share.least(kinds.len()), "{counted:?}");
}

#[test]
fn a_game_by_the_procedure_is_no_guess() {
    let (mut session, _) = game(EASY);
    let engine = engine(classic());
    while !session.is_completed() {
        let state = session.state();
        let hints = crate::support::hints(&state);
        let step = engine.first(&state.candidates(classic()), hints).expect("a step");
        for fact in step.facts() {
            assert!(matches!(fact, Fact::Holds(..)), "singles alone");
            let _ = session.apply(Command::Write(fact.cell(), Some(fact.digit())));
        }
    }
    let review = looked_back(&session);
    assert_eq!(review.moves.len(), 51);
    for made in &review.moves {
        assert!(matches!(made.group(), ReviewGroup::Rule(_)), "{made:?}");
    }
}

#[test]
fn nobody_is_blamed_for_a_digit_where_none_was_easier() {
    let (mut session, solution) = game(HARD);
    let empty = empty_cells(&session);
    let _ = session.apply(Command::Write(empty[0], Some(solution[empty[0].index()])));
    let first = looked_back(&session).moves.remove(0);
    let easier = match &first.worth {
        Worth::Guess(guess) => guess.instead.is_some(),
        _ => true,
    };
    assert!(easier, "{first:?}");
}

/// Fills in the right digit.
fn write(session: &mut Session, solution: &[Digit], cell: Cell) {
    let _ = session.apply(Command::Write(cell, Some(solution[cell.index()])));
}

#[test]
fn what_was_undone_or_done_before_a_new_start_is_no_move() {
    let (mut session, solution) = game(EASY);
    let cells = empty_cells(&session);
    write(&mut session, &solution, cells[0]);
    write(&mut session, &solution, cells[1]);
    let _ = session.apply(Command::Undo);
    assert_eq!(session.moves().len(), 1);
    let _ = session.apply(Command::Turn(Turn::Restart));
    assert!(session.moves().is_empty());
    write(&mut session, &solution, cells[2]);
    let moves = session.moves();
    assert_eq!(moves.len(), 1);
    assert_eq!(moves[0].facts, [Fact::Holds(cells[2], solution[cells[2].index()])]);
    assert!(moves[0].state.board.digits().all(|digit| digit.cell != cells[2]));
}

#[test]
fn who_looks_at_the_givens_loses_no_move() {
    let (mut session, solution) = game(EASY);
    let cells = empty_cells(&session);
    write(&mut session, &solution, cells[0]);
    let _ = session.apply(Command::EditGivens);
    let _ = session.apply(Command::Play);
    write(&mut session, &solution, cells[1]);
    assert_eq!(session.moves().len(), 2);
    // A new start is one even if nothing is left to clear.
    let _ = session.apply(Command::Pass(Duration::from_secs(1)));
    let _ = session.apply(Command::Undo);
    let _ = session.apply(Command::Write(cells[0], None));
    let _ = session.apply(Command::Turn(Turn::Restart));
    assert!(session.moves().is_empty());
    // What was done before a given is changed is looked at in the puzzle as it is since.
    write(&mut session, &solution, cells[2]);
    let given = session.geometry().cells().find(|cell| !cells.contains(cell)).expect("a given");
    let _ = session.apply(Command::EditGivens);
    let _ = session.apply(Command::Write(given, None));
    let _ = session.apply(Command::Play);
    let moves = session.moves();
    assert_eq!(moves.len(), 1);
    assert_eq!(moves[0].state.board, *session.puzzle());
}

#[test]
fn a_given_that_is_painted_hides_no_move() {
    let (mut session, solution) = game(EASY);
    let cells = empty_cells(&session);
    write(&mut session, &solution, cells[0]);
    let given = session.geometry().cells().find(|cell| !cells.contains(cell)).expect("a given");
    let colour = Colour::new(0).expect("a colour");
    let _ = session.apply(Command::Turn(Turn::Paint(given, colour)));
    write(&mut session, &solution, cells[1]);
    assert_eq!(session.moves().len(), 2);
}

#[test]
fn a_mistake_is_no_digit_that_was_found() {
    let (mut session, solution) = game(EASY);
    let cell = empty_cells(&session)[0];
    let wrong = classic().digits().find(|digit| *digit != solution[cell.index()]);
    let _ = session.apply(Command::Write(cell, wrong));
    let _ = session.apply(Command::Write(cell, None));
    write(&mut session, &solution, cell);
    let review = looked_back(&session);
    assert_eq!(review.moves.len(), 2);
    assert_eq!(review.told(classic())[0], words::ReviewDigits { digits: 1 }.into());
}

#[test]
fn what_a_hint_told_is_a_hint_also_after_saving() {
    let (mut session, _) = game(EASY);
    let _ = session.apply(Command::Turn(Turn::FillMarks));
    assert!(session.moves().is_empty(), "marks that are filled in are no move");
    let cell = empty_cells(&session)[0];
    let digits: Vec<Digit> = session.marks(cell).iter().collect();
    let strikes = vec![Fact::Absent(cell, digits[0])];
    let _ = session.apply(Command::Conclude(strikes));
    assert!(session.moves()[0].hinted);
    let text = duvod::session::write_session(&session.saved()).expect("a text");
    let saved = duvod::session::read_session(&text, [classic()]).expect("a session");
    let mut other =
        Session::new(knowledge(), classic(), &Options::default()).expect("the default profile");
    let _ = other.apply(Command::Restore(Box::new(saved)));
    assert_eq!(other.moves(), session.moves());
}

#[test]
fn candidates_that_one_step_strikes_are_one_move() {
    let (mut session, solution) = game(EASY);
    let _ = session.apply(Command::Turn(Turn::FillMarks));
    let engine = engine(classic());
    let state = session.state();
    let strikes_several = |step: &Step| {
        let strikes = step.facts().all(|fact| matches!(fact, Fact::Absent(..)));
        strikes && step.conclusions.len() > 1
    };
    let hints = crate::support::hints(&state);
    let step = engine.find(&state.candidates(classic()), hints, strikes_several);
    let step = step.expect("a step that strikes several candidates");
    for fact in step.facts() {
        assert_ne!(solution[fact.cell().index()], fact.digit());
        let _ = session.apply(Command::Turn(Turn::Mark(fact.cell(), fact.digit())));
    }
    assert_eq!(session.moves().len(), step.conclusions.len());
    let review = looked_back(&session);
    assert_eq!(review.moves.len(), 1);
    assert_eq!(review.moves[0].facts.len(), step.conclusions.len());
}
