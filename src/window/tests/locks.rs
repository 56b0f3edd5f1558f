//! What is locked says why: in a tooltip, and in the tool row when its key is pressed.

use super::*;
use crate::grid::Digit;
use crate::session::Action;
use crate::window::{Go, Menu};

fn said(window: &mut Window, asked: Act) -> Option<String> {
    act(window, asked);
    window.said.as_ref().map(|said| said.words.id.to_string())
}

fn check(window: &mut Window, asked: Act, reason: &str) {
    assert_eq!(said(window, asked).as_deref(), Some(reason), "{asked:?}");
}

#[test]
fn without_a_puzzle() {
    let mut window = window();
    check(&mut window, Act::Solve, "lock-empty");
    check(&mut window, Act::Reset, "lock-empty");
    check(&mut window, Act::ClearSolution, "lock-clear-unsolved");
    check(&mut window, Act::Go(Go::On), "lock-explain-unsolved");
    check(&mut window, Act::Digit(0), "window-no-cell");
    check(&mut window, Act::Clear, "window-no-cell");
    assert!(sees(&window, "Choose a cell first, with the mouse or the arrow keys."));
    assert_eq!(said(&mut window, Act::Select(cell("A1"))), None, "the next act wipes it away");
}

#[test]
fn while_solving() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Act::Select(cell("C1")));
    act(&mut window, Act::Solve);
    for asked in [
        Act::Solve,
        Act::Reset,
        Act::ClearSolution,
        Act::OpenFile,
        Act::Paste,
        Act::Example(0),
        Act::Toggle(Menu::Examples),
        Act::Digit(3),
        Act::Clear,
        Act::Go(Go::First),
    ] {
        check(&mut window, asked, "lock-solving");
    }
    assert!(window.menu.is_none());
}

#[test]
fn once_solved() {
    let mut window = solved(EASY);
    check(&mut window, Act::Solve, "lock-solve-solved");
    check(&mut window, Act::OpenFile, "lock-load-solved");
    check(&mut window, Act::Paste, "lock-load-solved");
    check(&mut window, Act::Toggle(Menu::Examples), "lock-load-solved");
    check(&mut window, Act::Recent(0), "lock-load-solved");
    act(&mut window, Act::Select(cell("C1")));
    assert_eq!(said(&mut window, Act::Digit(4)), None, "the key does what it is for");
    assert_eq!(window.filter.map(Digit::index), Some(4), "the digit is shown");
    act(&mut window, Act::ClearSolution);
    assert_eq!(window.session.lock(Action::Edit), None);
    assert_eq!(window.filter, None);
    act(&mut window, Act::Digit(3));
    assert_eq!(window.session.puzzle().digits().count(), 30);
    assert_eq!(window.session.board().digits().count(), 31, "the digit is the player's");
    act(&mut window, Act::Reset);
    assert!(window.session.puzzle().is_empty());
}

#[test]
fn a_locked_button_cannot_be_pressed() {
    let window = solved(EASY);
    for label in ["Solve", "Example", "Paste"] {
        let mut screen = simulator(&window, FIRST);
        let _ = screen.click(label).expect("a button");
        assert_eq!(screen.into_messages().count(), 0, "{label}");
    }
}
