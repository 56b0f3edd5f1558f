//! Work that breaks off by a fault of the program: it is told, and everything goes on.

use iced::futures::executor::block_on;

use super::*;
use crate::background::background;
use duvod::session;

/// Work of this thread breaks off.
fn break_off() {
    let result = block_on(background(|| -> Outcome { panic!("broken off by a test") }));
    assert!(result.is_none());
}

/// Sees that it is told that work broke off, and dismisses it.
fn is_told(window: &mut Window) {
    let told = window.shared.locale().say(&words::WindowBroken.into());
    assert!(sees(window, &told), "{:?}", card(window));
    assert!(sees(window, &window.shared.locale().say(&words::WindowBrokenKept.into())));
    act(window, Action::Escape);
    assert!(card(window).is_none());
    let _ = window.update(Message::Panel(PanelMessage::Paced));
    assert!(card(window).is_none(), "it is told once");
}

#[test]
fn solving_that_breaks_off_is_told_and_can_be_begun_again() {
    let mut window = with_puzzle(EASY);
    for _ in 0..2 {
        act(&mut window, ShowAction::NextLanguage);
        act(&mut window, Action::Solve);
        let number = window.work().map(|(number, _)| number).expect("work");
        break_off();
        let _ = window.update(Message::Finished(number, Outcome::Cancelled(None)));
        assert!(mode(&window) == session::Mode::Playing && window.work().is_none());
        is_told(&mut window);
        solve(&mut window);
        assert_eq!(mode(&window), session::Mode::Explaining);
        act(&mut window, BoardAction::ClearSolution);
    }
}

#[test]
fn a_question_that_breaks_off_is_told_and_not_asked_again_by_itself() {
    let mut window = with_puzzle(EASY);
    act(&mut window, AnswerAction::AllSteps);
    let number = work::listing(&window).map(|(number, _)| number).expect("a list is looked for");
    break_off();
    let _ = window.update(Message::Panel(PanelMessage::Advised(number, None)));
    assert!(
        work::listing(&window).is_none() && !window.answers.lists_steps(&window.shared.session)
    );
    is_told(&mut window);
    act(&mut window, AnswerAction::Hint);
    let number =
        work::consultation(&window).map(|(number, _)| number).expect("a hint is looked for");
    break_off();
    let _ = window.update(Message::Panel(PanelMessage::Advised(number, None)));
    assert!(work::consultation(&window).is_none());
    is_told(&mut window);
    act(&mut window, AnswerAction::Hint);
    assert!(work::consultation(&window).is_some(), "it can be asked again");
}
