//! Several cells at once: how they are selected, and what goes to all of them.

use iced::keyboard::{self, Modifiers};
use iced::{Event, mouse};

use super::*;
use duvod::picture::Paint;
use duvod::session::SelectionChange;

fn selected(window: &Window) -> CellSet {
    window.shared.session.all_selected()
}

fn cells(names: &str) -> CellSet {
    names.split(' ').map(cell).collect()
}

fn marks(window: &Window, names: &str) -> Vec<usize> {
    cells(names).iter().map(|cell| window.shared.session.marks(cell).len()).collect()
}

fn paints(window: &Window, names: &str) -> Vec<Option<Paint>> {
    let scene = drawn(window);
    cells(names).iter().map(|cell| scene.cells[cell.index()].paint).collect()
}

/// C1, D1, C2 and D2 are selected; D2 holds a given.
fn with_four() -> Window {
    let mut window = selecting(with_puzzle(EASY), "C1");
    key(&mut window, BoardAction::Extend(Move::Right));
    key(&mut window, BoardAction::Extend(Move::Down));
    window
}

#[test]
fn shift_and_arrows_select_a_rectangle() {
    let mut window = with_four();
    assert_eq!(selected(&window), cells("C1 D1 C2 D2"));
    assert_eq!(
        window.shared.session.selected(),
        Some(cell("D2")),
        "it is asked about the last one"
    );
    let scene = drawn(&window);
    assert_eq!((scene.selected, scene.also_selected), (Some(cell("D2")), cells("C1 D1 C2")));
    key(&mut window, BoardAction::Extend(Move::Left));
    key(&mut window, BoardAction::Extend(Move::Left));
    assert_eq!(selected(&window), cells("B1 C1 B2 C2"), "it is one from the first cell");
    act(&mut window, Action::Move(Move::Down));
    assert_eq!(selected(&window), cells("B3"));
}

#[test]
fn the_pointer_selects_several_with_keys_and_by_dragging() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    act(&mut window, BoardAction::Choose(SelectionChange::Toggle(cell("E5"))));
    act(&mut window, BoardAction::Choose(SelectionChange::Toggle(cell("G7"))));
    assert_eq!(selected(&window), cells("C1 E5 G7"));
    act(&mut window, BoardAction::Choose(SelectionChange::Toggle(cell("E5"))));
    assert_eq!(selected(&window), cells("C1 G7"));
    act(&mut window, BoardAction::Choose(SelectionChange::UpTo(cell("H8"))));
    assert_eq!(selected(&window), cells("G7 H7 G8 H8"));
    act(&mut window, BoardAction::Select(cell("A3")));
    act(&mut window, Action::Play(PlayAction::Sweep(cell("A3"), cell("A4"))));
    act(&mut window, Action::Play(PlayAction::Sweep(cell("A4"), cell("B4"))));
    assert_eq!(selected(&window), cells("A3 A4 B4"));
}

#[test]
fn keys_are_held_while_a_cell_is_pressed() {
    for (held, expected) in [
        (Modifiers::empty(), "Select(Cell(E5))"),
        (Modifiers::SHIFT, "UpTo"),
        (Modifiers::COMMAND, "Toggle"),
    ] {
        let window = with_puzzle(EASY);
        let mut screen = simulator(&window, FIRST);
        screen.point_at(Point::new(318.0, 406.0));
        let held = keyboard::Event::ModifiersChanged(held);
        let press = mouse::Event::ButtonPressed(mouse::Button::Left);
        let _ = screen.simulate([Event::Keyboard(held), Event::Mouse(press)]);
        let messages: Vec<_> = screen.into_messages().collect();
        let asked = format!("{messages:?}");
        let is_press = expected.starts_with("Select") && asked.contains("Press");
        assert!(is_press || asked.contains(expected), "{asked}");
    }
}

#[test]
fn marks_colours_and_clearing_go_to_all_as_one_move() {
    let mut window = with_four();
    act(&mut window, Action::Play(PlayAction::Mark(3)));
    assert_eq!(marks(&window, "C1 D1 C2 D2"), [1, 0, 1, 0], "where 4 can be: not D1 and the given");
    act(&mut window, Action::Play(PlayAction::Mark(3)));
    assert_eq!(marks(&window, "C1 D1 C2 D2"), [0; 4], "all that could have it had it");
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(marks(&window, "C1 D1 C2 D2"), [1, 0, 1, 0]);
    act(&mut window, Action::Play(PlayAction::Entry(EntryMode::Colours)));
    act(&mut window, Action::Digit(0));
    assert_eq!(paints(&window, "C1 D1 C2 D2"), [Some(Paint::Disc); 4]);
    act(&mut window, Action::Clear);
    assert_eq!(marks(&window, "C1 D1 C2 D2"), [0; 4]);
    assert_eq!(paints(&window, "C1 D1 C2 D2"), [Some(Paint::Disc); 4], "marks lie above");
    act(&mut window, Action::Clear);
    assert_eq!(paints(&window, "C1 D1 C2"), [None; 3]);
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(paints(&window, "C1 D1 C2"), [Some(Paint::Disc); 3]);
}

#[test]
fn one_cell_is_asked_about() {
    let mut window = selecting(solved(EASY), "C1");
    act(&mut window, BoardAction::Choose(SelectionChange::Toggle(cell("D1"))));
    assert_eq!(selected(&window), cells("D1"));
    key(&mut window, BoardAction::Extend(Move::Down));
    assert_eq!(selected(&window), cells("D1"), "Shift and arrows walk the proof");
}

#[test]
fn another_puzzle_begins_with_one_cell_and_with_digits() {
    let mut window = with_four();
    act(&mut window, Action::Play(PlayAction::Entry(EntryMode::Marks)));
    assert!(window.shared.session.several_selected().is_some());
    act(&mut window, FileAction::Example(1));
    assert_eq!(window.shared.session.several_selected(), None);
    assert_eq!(window.board.play.writes(), EntryMode::Digits);
}
