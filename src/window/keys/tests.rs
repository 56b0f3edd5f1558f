//! What keys ask for, on keyboards of several countries.

use super::*;
use crate::action::{AnswerAction, BoardAction, FileAction, Menu, Page, ShowAction};

fn press(key: &Key, code: Code, modifiers: Modifiers) -> Option<Action> {
    on_key(key, Physical::Code(code), modifiers)
}

fn letter(text: &str, code: Code, modifiers: Modifiers) -> Option<Action> {
    press(&Key::Character(text.into()), code, modifiers)
}

#[test]
fn digits_are_read_by_place() {
    let none = Modifiers::empty();
    assert_eq!(letter("ě", Code::Digit2, none), Some(Action::Digit(1)));
    assert_eq!(letter("2", Code::Digit2, none), Some(Action::Digit(1)));
    assert_eq!(letter("9", Code::Numpad9, none), Some(Action::Digit(8)));
    let mark = Some(Action::Play(PlayAction::Mark(1)));
    assert_eq!(letter("2", Code::Digit2, Modifiers::SHIFT), mark);
    assert_eq!(letter("\"", Code::Digit2, Modifiers::SHIFT), mark);
    let filter = Some(Action::Play(PlayAction::Filter(1)));
    assert_eq!(letter("ě", Code::Digit2, Modifiers::ALT), filter);
}

#[test]
fn plus_is_plus_but_on_the_key_of_a_digit() {
    let larger = Some(Action::Show(ShowAction::StepText(true)));
    let english = letter("1", Code::Digit1, Modifiers::CTRL);
    assert!(english.is_some() && letter("+", Code::Digit1, Modifiers::CTRL) == english, "Czech");
    assert_eq!(letter("=", Code::Minus, Modifiers::CTRL), larger, "Czech");
    assert_eq!(letter("+", Code::NumpadAdd, Modifiers::CTRL), larger);
    assert_ne!(letter("1", Code::Digit1, Modifiers::CTRL), larger, "English");
    assert_eq!(letter("+", Code::Digit1, Modifiers::empty()), Some(Action::Digit(0)), "a digit");
}

/// What a key asks for that says this, and that with what is held.
fn typed(without: &str, with: &str, code: Code, modifiers: Modifiers) -> Option<Action> {
    let key = |text: &str| Key::Character(text.into());
    on_event(&Event::KeyPressed {
        key: key(without),
        modified_key: key(with),
        physical_key: Physical::Code(code),
        location: iced::keyboard::Location::Standard,
        modifiers,
        text: Some(with.into()),
        repeat: false,
    })
}

#[test]
fn a_question_mark_opens_the_keys_wherever_it_lies() {
    let keys = Some(Action::Open(Page::Keys));
    assert_eq!(typed("/", "?", Code::Slash, Modifiers::SHIFT), keys, "English");
    assert_eq!(typed(",", "?", Code::Comma, Modifiers::SHIFT), keys, "Czech");
    assert_ne!(typed(",", ",", Code::Comma, Modifiers::empty()), keys);
}

#[test]
fn shift_types_digits_where_a_keyboard_has_letters_there() {
    let shift = Modifiers::SHIFT;
    assert_eq!(typed("š", "3", Code::Digit3, shift), Some(Action::Digit(2)), "Czech");
    assert_eq!(typed("é", "0", Code::Digit0, shift), Some(Action::Nought));
    assert_eq!(typed("\"", "3", Code::Digit3, shift), Some(Action::Digit(2)), "French");
    let mark = Some(Action::Play(PlayAction::Mark(2)));
    assert_eq!(typed("3", "#", Code::Digit3, shift), mark, "English");
    assert_eq!(typed("3", "3", Code::Digit3, shift), mark, "who knows no layouts");
    assert_eq!(typed("š", "š", Code::Digit3, Modifiers::empty()), Some(Action::Digit(2)));
}

/// What a key asks for that says this where digits are written with these symbols.
fn at(symbols: &str, says: &str, code: Code, modifiers: Modifiers) -> Option<Action> {
    let symbols: Vec<char> = symbols.chars().collect();
    let event = Event::KeyPressed {
        key: Key::Character(says.into()),
        modified_key: Key::Character(says.into()),
        physical_key: Physical::Code(code),
        location: iced::keyboard::Location::Standard,
        modifiers,
        text: Some(says.into()),
        repeat: false,
    };
    on_event_at(&event, &symbols)
}

#[test]
fn keys_write_the_digits_that_the_grid_has() {
    let none = Modifiers::empty();
    let sixteen = "123456789ABCDEFG";
    assert_eq!(at(sixteen, "a", Code::KeyA, none), Some(Action::Digit(9)));
    assert_eq!(at(sixteen, "g", Code::KeyG, none), Some(Action::Digit(15)));
    assert_eq!(
        at(sixteen, "h", Code::KeyH, none),
        Some(Action::Answer(AnswerAction::Hint)),
        "no digit"
    );
    let mark = Some(Action::Play(PlayAction::Mark(9)));
    assert_eq!(at(sixteen, "A", Code::KeyA, Modifiers::SHIFT), mark);
    assert_eq!(
        at(sixteen, "a", Code::KeyA, Modifiers::ALT),
        Some(Action::Answer(AnswerAction::AllSteps)),
        "elsewhere"
    );
    let all = at(sixteen, "a", Code::KeyA, Modifiers::CTRL);
    assert_eq!(
        all,
        Some(Action::Board(BoardAction::Choose(duvod::session::SelectionChange::All))),
        "a shortcut"
    );
    assert_eq!(at(sixteen, "ě", Code::Digit2, none), Some(Action::Digit(1)), "Czech");
    assert_eq!(at(sixteen, "0", Code::Digit0, none), Some(Action::Nought));
    assert_eq!(at("012345678", "0", Code::Digit0, none), Some(Action::Digit(0)));
    let mark = Some(Action::Play(PlayAction::Mark(0)));
    assert_eq!(at("012345678", "0", Code::Digit0, Modifiers::SHIFT), mark);
    assert_eq!(at("012345678", "8", Code::Digit8, none), Some(Action::Digit(8)));
    assert_eq!(at("012345678", "9", Code::Digit9, none), None, "the grid has no nine");
    assert_eq!(at("123456", "7", Code::Digit7, none), None);
    let letters = "ABCDEFGHIJKLMNOP";
    assert_eq!(at(letters, "1", Code::Digit1, none), Some(Action::Digit(0)), "the first");
    assert_eq!(at(letters, "р", Code::KeyH, none), Some(Action::Digit(7)), "Russian");
    assert_eq!(
        at(letters, "h", Code::KeyH, Modifiers::ALT),
        Some(Action::Answer(AnswerAction::WholeHint))
    );
}

#[test]
fn arrows_move_by_cell_and_with_control_by_block() {
    let left = Key::Named(Named::ArrowLeft);
    let none = Modifiers::empty();
    assert_eq!(press(&left, Code::ArrowLeft, none), Some(Action::Move(Move::Left)));
    let by_block = press(&left, Code::ArrowLeft, Modifiers::CTRL);
    assert_eq!(by_block, Some(Action::MoveByBlock(Move::Left)));
}

#[test]
fn a_proof_is_walked_with_shift_and_arrows() {
    let shift = Modifiers::SHIFT;
    let pressed = press(&Key::Named(Named::ArrowUp), Code::ArrowUp, shift);
    assert_eq!(pressed, Some(Action::Board(BoardAction::Extend(Move::Up))));
    assert_eq!(in_proof(Move::Up), Action::Go(Go::Back));
    assert_eq!(in_proof(Move::Down), Action::Go(Go::On));
    assert_eq!(in_proof(Move::Right), Action::Answer(AnswerAction::Unfold));
    assert_eq!(in_proof(Move::Left), Action::Answer(AnswerAction::Fold));
}

#[test]
fn letters_ask() {
    let none = Modifiers::empty();
    assert_eq!(letter("n", Code::KeyN, none), Some(Action::Answer(AnswerAction::WhyNot)));
    assert_eq!(letter("a", Code::KeyA, none), Some(Action::Answer(AnswerAction::AllSteps)));
    assert_eq!(
        letter("H", Code::KeyH, none),
        Some(Action::Answer(AnswerAction::Hint)),
        "with Caps Lock"
    );
    assert_eq!(
        letter("H", Code::KeyH, Modifiers::SHIFT),
        Some(Action::Answer(AnswerAction::AnotherHint))
    );
    assert_eq!(
        letter("р", Code::KeyH, Modifiers::ALT),
        Some(Action::Answer(AnswerAction::WholeHint))
    );
    assert_eq!(letter("P", Code::KeyP, none), Some(Action::Answer(AnswerAction::WalkAlone)));
}

#[test]
fn shortcuts_are_read_by_letter() {
    let control = Modifiers::CTRL;
    assert_eq!(letter("o", Code::KeyO, control), Some(Action::File(FileAction::Open)));
    assert_eq!(letter("g", Code::KeyG, control), Some(Action::Open(Page::Maker)));
    assert_eq!(letter("V", Code::KeyV, control), Some(Action::File(FileAction::Paste)));
    assert_eq!(letter("e", Code::KeyE, control), Some(Action::Toggle(Menu::Examples)));
    assert_eq!(letter("r", Code::KeyP, control), Some(Action::Reset));
    assert_eq!(letter("l", Code::KeyL, control), Some(Action::Show(ShowAction::NextLanguage)));
    assert_eq!(letter("t", Code::KeyT, control), Some(Action::Show(ShowAction::ToggleTheme)));
    assert_eq!(letter("t", Code::KeyT, Modifiers::empty()), None);
    assert_eq!(letter("z", Code::KeyY, control), Some(Action::Play(PlayAction::Undo)));
    assert_eq!(letter("y", Code::KeyZ, control), Some(Action::Play(PlayAction::Redo)));
    assert_eq!(
        letter("Z", Code::KeyZ, control | Modifiers::SHIFT),
        Some(Action::Play(PlayAction::Redo))
    );
}

#[test]
fn files_are_opened_saved_and_listed() {
    let control = Modifiers::CTRL;
    let both = control | Modifiers::SHIFT;
    assert_eq!(letter("n", Code::KeyN, control), Some(Action::Reset));
    assert_eq!(letter("s", Code::KeyS, control), Some(Action::File(FileAction::Save)));
    assert_eq!(letter("S", Code::KeyS, both), Some(Action::File(FileAction::SaveAs)));
    assert_eq!(letter("c", Code::KeyC, control), Some(Action::File(FileAction::Copy(false))));
    assert_eq!(letter("C", Code::KeyC, both), Some(Action::File(FileAction::Copy(true))));
    for (named, act) in [
        (Named::F3, Action::Toggle(Menu::Files)),
        (Named::F4, Action::Open(Page::Puzzles)),
        (Named::PageUp, Action::Puzzle(Go::Back)),
        (Named::PageDown, Action::Puzzle(Go::On)),
    ] {
        assert_eq!(press(&Key::Named(named), Code::F3, Modifiers::empty()), Some(act));
    }
}

#[test]
fn steps_are_walked_with_comma_and_full_stop() {
    let none = Modifiers::empty();
    assert_eq!(letter(",", Code::Comma, none), Some(Action::Go(Go::Back)));
    assert_eq!(letter(".", Code::Period, none), Some(Action::Go(Go::On)));
    for (named, act) in [
        (Named::Home, Action::Go(Go::First)),
        (Named::End, Action::Go(Go::Last)),
        (Named::Delete, Action::Clear),
        (Named::Backspace, Action::Clear),
        (Named::F5, Action::Solve),
        (Named::Tab, Action::NextTab),
        (Named::Enter, Action::Enter),
        (Named::Escape, Action::Escape),
    ] {
        assert_eq!(press(&Key::Named(named), Code::Home, none), Some(act));
    }
}
