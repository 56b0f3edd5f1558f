//! Corner marks and centre marks, by keys and menu.

use iced::keyboard::key::{Code, Physical};
use iced::keyboard::{Key, Modifiers};

use super::*;
use duvod::picture::{Form, shapes};

/// Presses a key as the keyboard sends it.
fn press(window: &mut Window, text: &str, code: Code, held: Modifiers) {
    let asked = crate::keys::on_key(&Key::Character(text.into()), Physical::Code(code), held);
    key(window, asked.expect("a key with a meaning"));
}

fn only(symbol: usize) -> DigitSet {
    DigitSet::of(Digit::new(symbol - 1))
}

/// The corner marks and the centre marks that are drawn in a cell.
fn shown(window: &Window, name: &str) -> (DigitSet, DigitSet) {
    let picture = &drawn(window).cells[cell(name).index()];
    assert!(picture.pencil.is_empty() || picture.corner.is_empty(), "one of both");
    (picture.corner, picture.centre)
}

#[test]
fn corner_and_centre_marks_are_written_by_their_keys() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    act(&mut window, BoardAction::Select(cell("C1")));
    let none = Modifiers::empty();
    press(&mut window, "v", Code::KeyV, none);
    assert!(sees(&window, "Corner") && !sees(&window, "Marks"));
    press(&mut window, "1", Code::Digit1, none);
    press(&mut window, "c", Code::KeyC, none);
    assert!(sees(&window, "Centre"));
    press(&mut window, "2", Code::Digit2, none);
    assert_eq!(shown(&window, "C1"), (only(1), only(2)));
    press(&mut window, "c", Code::KeyC, none);
    assert_eq!(window.board.play.entry, EntryMode::Digits, "the same key leads back");
    assert!(sees(&window, "Marks"));

    act(&mut window, BoardAction::Select(cell("D1")));
    press(&mut window, "2", Code::Digit2, Modifiers::ALT | Modifiers::SHIFT);
    press(&mut window, "6", Code::Digit6, Modifiers::CTRL | Modifiers::SHIFT);
    assert_eq!(shown(&window, "D1"), (only(2), only(6)));
    act(&mut window, Action::Play(PlayAction::Mark(5)));
    let told = "D1 has corner or centre marks. Clear them to write candidates there.";
    assert_eq!(said(&window).as_deref().map(|said| said.trim_start_matches("Cell ")), Some(told));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(shown(&window, "D1"), (only(2), DigitSet::EMPTY));
}

#[test]
fn notes_are_drawn_and_exported() {
    let mut window = selecting(with_puzzle(EASY), "C1");
    let texts = |window: &mut Window| {
        window.redraw();
        let scene = window.board.sight.grid.scene().without_selection();
        let shapes = shapes(&scene, geometry(window), 60.0);
        shapes.iter().filter(|shape| matches!(shape.form, Form::Text { .. })).count()
    };
    let before = texts(&mut window);
    for number in [0, 1, 3] {
        act(
            &mut window,
            Action::Play(PlayAction::Note(duvod::session::play::Note::Corner, number)),
        );
        act(
            &mut window,
            Action::Play(PlayAction::Note(duvod::session::play::Note::Centre, number)),
        );
    }
    assert_eq!(texts(&mut window), before + 6);
}

#[test]
fn the_menu_of_play_has_both_kinds_in_every_language() {
    let mut window = with_puzzle(EASY);
    for language in 0..window.shared.speech.locales.len() {
        act(&mut window, ShowAction::Language(language));
        for (label, entry) in match window.shared.locale().tag() {
            "cs" => [
                ("Rohové značky (V)", EntryMode::Corner),
                ("Středové značky (C)", EntryMode::Centre),
            ],
            _ => [("Corner marks (V)", EntryMode::Corner), ("Centre marks (C)", EntryMode::Centre)],
        } {
            act(&mut window, Action::Toggle(Menu::More));
            click(&mut window, label);
            assert_eq!(window.board.play.entry, entry);
        }
    }
}
