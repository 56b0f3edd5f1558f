//! The review of a game: what gives each move, and where it looks as if the player guessed.

use super::*;
use duvod::explanation::ReviewGroup;
use duvod::session::Advice;

/// Looks back on the game that the window asks about.
fn look_back(window: &mut Window) {
    let advice = work::answer(window, work::reviewing);
    assert!(matches!(advice, Advice::Review(_) | Advice::None(_)), "{advice:?}");
}

#[test]
fn a_game_is_looked_back_on_move_by_move() {
    let mut window = begun(EASY, &[("E5", 5), ("C1", 2), ("C1", 4)]);
    act(&mut window, AnswerAction::Review);
    assert!(window.answers.tab == Tab::Hint && sees(&window, "Looking at your moves…"));
    look_back(&mut window);
    assert!(sees(&window, "Review of the game") && sees(&window, "Mistakes"));
    assert!(sees(&window, "You yourself entered two digits."));
    let plain = drawn(&window);
    act(&mut window, Action::Go(Go::First));
    let (made, _) = window.answers.review.chosen().expect("a move");
    assert_eq!(made.group(), ReviewGroup::Guesses);
    assert!(sees(&window, "Perhaps you guessed") && sees(&window, "C1 = 4"));
    act(&mut window, Action::Go(Go::On));
    let (made, _) = window.answers.review.chosen().expect("a move");
    assert_eq!(made.group(), ReviewGroup::Wrong);
    assert!(sees(&window, "C1 cannot be 2."));
    act(&mut window, Action::Go(Go::Last));
    let (made, _) = window.answers.review.chosen().expect("a move");
    assert!(matches!(made.group(), ReviewGroup::Rule(_)));
    assert_ne!(drawn(&window), plain, "the step is drawn");
    act(&mut window, Action::Escape);
    assert!(
        window.answers.review.chosen().is_none() && window.answers.reviews(&window.shared.session)
    );
    act(&mut window, Action::Escape);
    assert!(!window.answers.reviews(&window.shared.session) && sees(&window, "Last move: C1 = 4"));
}

#[test]
fn the_review_follows_the_game_and_the_language() {
    let mut window = begun(EASY, &[("E5", 5)]);
    act(&mut window, AnswerAction::Review);
    look_back(&mut window);
    assert!(work::reviewing(&window).is_none());
    act(&mut window, ShowAction::NextLanguage);
    assert!(sees(&window, "Rozbor hry"));
    act(&mut window, ShowAction::NextLanguage);
    write(&mut window, "C1", 4);
    look_back(&mut window);
    assert!(sees(&window, "You yourself entered two digits."));
    act(&mut window, Action::Play(PlayAction::Undo));
    look_back(&mut window);
    assert!(sees(&window, "You yourself entered one digit."));
}

#[test]
fn a_review_is_of_the_puzzle_at_hand_alone() {
    for other in ["6x6", "12x12", "9x9"] {
        let mut window = begun(EASY, &[("E5", 5)]);
        act(&mut window, AnswerAction::Review);
        look_back(&mut window);
        act(&mut window, Action::Go(Go::First));
        assert!(window.answers.review.chosen().is_some());
        act(&mut window, Action::Reset);
        super::grids::choose(&mut window, other);
        let solution = super::grids::play(&mut window);
        let board = window.shared.session.board();
        let cell = window
            .shared
            .session
            .geometry()
            .cells()
            .find(|&cell| board.entry(cell).digit().is_none());
        let cell = cell.expect("an empty cell");
        write_at(&mut window, cell, solution.digit(cell));
        act(&mut window, AnswerAction::Review);
        assert!(window.answers.review.chosen().is_none(), "{other}");
        paint(&window, FIRST);
        look_back(&mut window);
        paint(&window, FIRST);
    }
}

#[test]
fn without_a_move_there_is_no_review_and_a_hint_takes_its_place() {
    let mut window = with_puzzle(EASY);
    act(&mut window, AnswerAction::Review);
    assert!(!window.answers.reviews(&window.shared.session) && work::reviewing(&window).is_none());
    write(&mut window, "E5", 5);
    act(&mut window, AnswerAction::Review);
    look_back(&mut window);
    act(&mut window, AnswerAction::AllSteps);
    assert!(
        !window.answers.reviews(&window.shared.session)
            && window.answers.lists_steps(&window.shared.session)
    );
    act(&mut window, AnswerAction::Review);
    assert!(
        window.answers.reviews(&window.shared.session)
            && !window.answers.lists_steps(&window.shared.session)
    );
    act(&mut window, AnswerAction::Hint);
    assert!(!window.answers.reviews(&window.shared.session));
}

#[test]
fn a_digit_that_is_cleared_and_written_again_counts_once() {
    let mut window = begun(EASY, &[("C1", 4)]);
    for _ in 0..2 {
        act(&mut window, Action::Clear);
        write(&mut window, "C1", 4);
    }
    act(&mut window, AnswerAction::Review);
    look_back(&mut window);
    assert!(sees(&window, "You yourself entered one digit."));
}

#[test]
fn what_was_written_before_a_given_was_put_right_is_looked_back_on_too() {
    let mut window = begun(EASY, &[("C1", 4)]);
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    // A given of another row is typed anew, and is as it was.
    let last = puzzle(&window).digits().last().expect("a given");
    act(&mut window, BoardAction::Select(last.cell));
    act(&mut window, Action::Clear);
    act(&mut window, Action::Digit(last.digit.index()));
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    write(&mut window, "E5", 5);
    act(&mut window, AnswerAction::Review);
    look_back(&mut window);
    assert!(sees(&window, "You yourself entered two digits."));
}
