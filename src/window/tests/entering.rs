//! Entering as people do: a digit first and then cells for it, a mark for once, striking by a click, a finger, a pause.

use iced::touch;

use super::*;
use duvod::grid::Entry as Stands;

fn digit_first(puzzle: &str) -> Window {
    let mut window = with_puzzle(puzzle);
    act(&mut window, Action::Set(Setting::Order, 1));
    window
}

fn stands(window: &Window, name: &str) -> Option<usize> {
    holds(window, name).digit().map(|digit| digit.index() + 1)
}

#[test]
fn another_puzzle_begins_without_a_digit_that_was_taken() {
    let mut window = digit_first(EASY);
    key(&mut window, Action::Digit(3));
    act(&mut window, FileAction::Example(1));
    assert!(window.board.play.digit_first && window.board.play.taken.is_none());
}

#[test]
fn a_digit_is_taken_and_cells_are_pressed_for_it() {
    let mut window = digit_first(EASY);
    key(&mut window, Action::Digit(3));
    assert!(selected(&window).is_none() && drawn(&window).same_digit == Some(Digit::new(3)));
    act(&mut window, BoardAction::Select(cell("C1")));
    assert_eq!(stands(&window, "C1"), Some(4));
    act(&mut window, BoardAction::Select(cell("C1")));
    assert_eq!(stands(&window, "C1"), None, "the same press takes it back");
    act(&mut window, Action::Play(PlayAction::Press(cell("D2"), Digit::new(8))));
    assert_eq!(stands(&window, "D2"), Some(1), "a given stays, and its digit is taken");
    act(&mut window, BoardAction::Select(cell("C1")));
    assert_eq!(stands(&window, "C1"), Some(1));
    act(&mut window, Action::Play(PlayAction::Entry(EntryMode::Marks)));
    act(&mut window, BoardAction::Select(cell("D1")));
    assert_eq!((stands(&window, "D1"), window.shared.session.marks(cell("D1")).len()), (None, 0));
    key(&mut window, Action::Digit(1));
    act(&mut window, BoardAction::Select(cell("D1")));
    assert!(
        window.shared.session.marks(cell("D1")).contains(Digit::new(1)),
        "or a mark is written"
    );
    key(&mut window, Action::Escape);
    act(&mut window, BoardAction::Select(cell("F1")));
    assert_eq!(stands(&window, "F1"), None, "Esc puts it back");
}

#[test]
fn a_digit_that_was_taken_replaces_another_of_the_players_but_no_given() {
    let mut window = digit_first(EASY);
    key(&mut window, Action::Digit(1));
    act(&mut window, BoardAction::Select(cell("C1")));
    key(&mut window, Action::Digit(3));
    act(&mut window, BoardAction::Select(cell("C1")));
    assert_eq!(stands(&window, "C1"), Some(4), "the wrong digit is replaced");
    assert_eq!(window.board.play.taken, Some(Digit::new(3)), "and the digit is still held");
    key(&mut window, Action::Digit(1));
    act(&mut window, Action::Play(PlayAction::Press(cell("C1"), Digit::new(6))));
    assert_eq!(stands(&window, "C1"), Some(2), "wherever in the cell it is pressed");
    act(&mut window, BoardAction::Select(cell("A1")));
    assert_eq!((stands(&window, "A1"), window.board.play.taken), (Some(5), Some(Digit::new(4))));
    act(&mut window, Action::Play(PlayAction::Entry(EntryMode::Marks)));
    act(&mut window, BoardAction::Select(cell("C1")));
    assert_eq!((stands(&window, "C1"), window.board.play.taken), (Some(2), Some(Digit::new(1))));
}

#[test]
fn a_digit_that_was_taken_is_put_by_keys() {
    let mut window = selecting(digit_first(EASY), "C2");
    key(&mut window, Action::Digit(3));
    assert_eq!(stands(&window, "C2"), None, "it is only taken");
    key(&mut window, Action::Move(Move::Up));
    key(&mut window, Action::Enter);
    assert_eq!(stands(&window, "C1"), Some(4));
    assert!(work::wondering(&window).is_none());
    let kept = window.preferences();
    assert!(kept.digit_first);
}

#[test]
fn enter_does_what_a_button_says_and_puts_no_digit_then() {
    let mut window = digit_first(EASY);
    key(&mut window, Action::Digit(3));
    key(&mut window, AnswerAction::WholeHint);
    advise(&mut window);
    assert!(sees(&window, "Do it (Enter)"));
    let count = |window: &Window| board(window).digits().count();
    let before = count(&window);
    key(&mut window, Action::Enter);
    assert_eq!(count(&window), before + 1);
    act(&mut window, Action::Play(PlayAction::Check));
    assert!(window.shared.session.mistakes().is_empty(), "the step was done");
}

#[test]
fn a_digit_that_was_taken_takes_nothing_out_of_a_full_grid() {
    let mut window = digit_first(NEARLY);
    let full = solved(NEARLY).shared.session.board();
    let open = |window: &Window| {
        let board = window.shared.session.board();
        geometry(window).cells().find(|cell| board.entry(*cell).digit().is_none())
    };
    while let Some(cell) = open(&window) {
        let digit = full.entry(cell).digit().expect("a digit");
        window.board.play.taken = Some(digit);
        act(&mut window, BoardAction::Select(cell));
    }
    assert!(window.shared.session.is_completed());
    key(&mut window, Action::Enter);
    assert!(window.shared.session.is_completed(), "nothing was taken away");
}

#[test]
fn a_mark_is_written_for_once() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    key(&mut window, Action::Play(PlayAction::OtherOnce));
    key(&mut window, Action::Play(PlayAction::OtherNoMore));
    key(&mut window, Action::Digit(0));
    assert_eq!((stands(&window, "C1"), window.shared.session.marks(cell("C1")).len()), (None, 1));
    key(&mut window, Action::Digit(3));
    assert_eq!(stands(&window, "C1"), Some(4), "then digits again");
    act(&mut window, BoardAction::Select(cell("D1")));
    key(&mut window, Action::Play(PlayAction::OtherOnce));
    key(&mut window, Action::Digit(1));
    key(&mut window, Action::Digit(5));
    key(&mut window, Action::Play(PlayAction::OtherNoMore));
    assert_eq!(window.shared.session.marks(cell("D1")).len(), 2, "as long as it is held");
    key(&mut window, Action::Digit(5));
    assert_eq!(stands(&window, "D1"), Some(6));
    act(&mut window, Action::Play(PlayAction::Entry(EntryMode::Marks)));
    act(&mut window, BoardAction::Select(cell("F1")));
    key(&mut window, Action::Play(PlayAction::OtherOnce));
    key(&mut window, Action::Play(PlayAction::OtherNoMore));
    key(&mut window, Action::Digit(7));
    assert_eq!(stands(&window, "F1"), Some(8), "where marks are written, a digit");
}

#[test]
fn a_click_strikes_a_candidate_while_marks_are_written() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    act(&mut window, Action::Play(PlayAction::Entry(EntryMode::Marks)));
    let first = window.shared.session.marks(cell("C1")).iter().next().expect("a mark");
    let press = Action::Play(PlayAction::Press(cell("C1"), first));
    act(&mut window, press);
    assert!(window.shared.session.marks(cell("C1")).contains(first), "it is only chosen");
    act(&mut window, press);
    assert!(!window.shared.session.marks(cell("C1")).contains(first));
    assert!(window.shared.session.position().cell(cell("C1")).struck.contains(first));
    act(&mut window, press);
    assert!(window.shared.session.marks(cell("C1")).contains(first), "and is there again");
    act(&mut window, Action::Play(PlayAction::Entry(EntryMode::Digits)));
    act(&mut window, press);
    assert!(
        work::wondering(&window).is_none() && said(&window).is_some(),
        "and it is said how to ask"
    );
}

#[test]
fn a_finger_is_as_good_as_a_button() {
    let window = with_puzzle(EASY);
    let grid = |screen: &mut Simulator<'_, Message>, event: Event| {
        let _ = screen.simulate([event]);
    };
    let at = Point::new(300.0, 300.0);
    let mut screen = simulator(&window, FIRST);
    screen.point_at(at);
    let id = touch::Finger(0);
    grid(&mut screen, Event::Touch(touch::Event::FingerPressed { id, position: at }));
    grid(&mut screen, Event::Touch(touch::Event::FingerLifted { id, position: at }));
    let pressed = |message: &Message| {
        matches!(
            message,
            Message::Act(
                Action::Board(BoardAction::Select(_)) | Action::Play(PlayAction::Press(..))
            )
        )
    };
    let by_finger: Vec<_> = screen.into_messages().filter(pressed).collect();
    let by_button = asked_at(&window, FIRST, [at]);
    assert_eq!(by_finger.len(), 1);
    assert!(matches!(&by_finger[0], Message::Act(act) if *act == by_button[0]));
}

#[test]
fn a_pause_hides_the_grid_until_somebody_looks_again() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    key(&mut window, Action::Play(PlayAction::Pause));
    let shows = |window: &Window| drawn(window).cells.iter().any(|cell| cell.digit.is_some());
    assert!(!shows(&window));
    let hidden = "The time is stopped, and the grid is hidden. Click it or press F9 to continue.";
    assert!(sees(&window, hidden));
    key(&mut window, Action::Digit(3));
    assert_eq!(holds(&window, "C1"), Stands::Empty, "nobody writes blindly");
    assert!(shows(&window) && !window.shared.session.is_paused());
    key(&mut window, Action::Play(PlayAction::Pause));
    act(&mut window, BoardAction::Select(cell("D1")));
    assert!(shows(&window));
    key(&mut window, Action::Play(PlayAction::Pause));
    key(&mut window, Action::Play(PlayAction::Pause));
    assert!(shows(&window));
}

#[test]
fn candidates_are_shown_under_the_pointer_if_that_is_preferred() {
    let mut window = with_puzzle(EASY);
    let pencil = |window: &Window, name: &str| drawn(window).cells[cell(name).index()].pencil.len();
    let _ = window.update(Message::Board(crate::BoardMessage::Over(Some(cell("C1")))));
    assert_eq!(pencil(&window, "C1"), 0);
    act(&mut window, Action::Set(Setting::Under, 1));
    assert_eq!((pencil(&window, "C1"), pencil(&window, "D1")), (3, 0));
    let _ = window.update(Message::Board(crate::BoardMessage::Over(Some(cell("D1")))));
    assert_eq!((pencil(&window, "C1"), pencil(&window, "D1")), (0, 2));
    let _ = window.update(Message::Board(crate::BoardMessage::Over(Some(cell("A1")))));
    let _ = window.update(Message::Board(crate::BoardMessage::Over(None)));
    assert_eq!((pencil(&window, "C1"), pencil(&window, "D1")), (0, 0));
    let mut screen = simulator(&window, FIRST);
    let position = Point::new(300.0, 300.0);
    screen.point_at(position);
    let moved = iced::mouse::Event::CursorMoved { position };
    let _ = screen.simulate([Event::Mouse(moved), Event::Mouse(moved)]);
    let over =
        |message: &Message| matches!(message, Message::Board(crate::BoardMessage::Over(Some(_))));
    assert_eq!(screen.into_messages().filter(over).count(), 1, "told once a cell");
}

#[test]
fn a_full_grid_is_right_or_wrong() {
    let mut window = with_puzzle(NEARLY);
    act(&mut window, Action::Play(PlayAction::Check));
    assert!(said(&window).is_some_and(|said| said.starts_with("No mistake so far;")));
    let full = solved(NEARLY).shared.session.board();
    let all: Vec<Cell> = geometry(&window).cells().collect();
    for at in all {
        if board(&window).entry(at).digit().is_none() {
            let digit = full.entry(at).digit().expect("a digit");
            let _ = window.shared.session.apply(Command::Write(at, Some(digit)));
        }
    }
    act(&mut window, Action::Play(PlayAction::Check));
    assert_eq!(said(&window).as_deref(), Some("Right: this is the solution."));
    write(&mut window, "C1", 1);
    act(&mut window, Action::Play(PlayAction::Check));
    assert_eq!(said(&window).as_deref(), Some("Wrong: there is a mistake in C1."));
}

#[test]
fn the_panel_is_put_away_until_something_is_asked() {
    let mut window = with_puzzle(EASY);
    assert!(sees(&window, "Procedure"));
    key(&mut window, ShowAction::TogglePanel);
    assert!(!sees(&window, "Procedure") && sees(&window, "0:00"), "the time is still seen");
    paint(&window, FIRST);
    write(&mut window, "C1", 4);
    assert!(!sees(&window, "Procedure"));
    key(&mut window, Action::Open(Page::Keys));
    assert!(sees(&window, "First steps and keys"), "a page is shown all the same");
    key(&mut window, Action::Escape);
    assert!(!sees(&window, "Procedure"));
    key(&mut window, AnswerAction::Hint);
    assert!(sees(&window, "Procedure"), "a hint is told there");
}

#[test]
fn an_empty_grid_is_solved_as_any_other() {
    let mut window = window();
    solve(&mut window);
    assert!(
        window.shared.session.several_solutions().is_some()
            || window.shared.session.finding().is_some()
    );
    act(&mut window, BoardAction::Solution(Go::First));
    work::search(&mut window);
    assert!(drawn(&window).cells.iter().all(|cell| cell.digit.is_some()));
}

#[test]
fn the_title_names_the_puzzle() {
    let mut window = with_puzzle(EASY);
    assert_eq!(title(&window), "Důvod");
    act(&mut window, FileAction::Example(0));
    let name = window.shared.knowledge.puzzles()[0].name();
    assert_eq!(title(&window), format!("{} – Důvod", window.look().say(&name)));
    act(&mut window, Action::Reset);
    assert_eq!(title(&window), "Důvod");
    let file = Source::File("/somewhere/many.txt".into());
    loading::load(&mut window, file, &format!("{EASY} # the first\n{HARD}\n"));
    key(&mut window, Action::Enter);
    assert_eq!(title(&window), "many.txt – the first – Důvod");
}
