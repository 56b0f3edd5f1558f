//! Which key asks for what.
//!
//! Digits are read by their place on the keyboard, so that the top row works where it has letters
//! with accents on it. Letters of shortcuts are read by what they say.

use iced::keyboard::key::{Code, Key, Named, Physical};
use iced::keyboard::{Event, Modifiers};

use super::act::{Act, Ask, Go, Menu, Move, Page, Place};
use super::play::Deed;

/// What a pressed key asks for, if anything.
pub(crate) fn on_event(event: &Event) -> Option<Act> {
    match event {
        Event::KeyPressed { key, physical_key, modifiers, repeat, .. } => {
            let act = on_key(key, *physical_key, *modifiers);
            // What the same key takes back again is done once, however long it is held.
            let alternates = matches!(act, Some(Act::Digit(_) | Act::Play(Deed::Mark(_))));
            act.filter(|_| !(alternates && *repeat))
        }
        _ => None,
    }
}

/// What the key asks for, with the modifiers that are held.
pub(crate) fn on_key(key: &Key, place: Physical, modifiers: Modifiers) -> Option<Act> {
    if modifiers.logo() {
        return None;
    }
    if modifiers.alt() {
        return digit_at(place).map(|digit| Act::Play(Deed::Filter(digit)));
    }
    if modifiers.command() || modifiers.control() {
        return with_control(key, place, modifiers.shift());
    }
    if let Some(digit) = digit_at(place) {
        let act = if modifiers.shift() { Act::Play(Deed::Mark(digit)) } else { Act::Digit(digit) };
        return Some(act);
    }
    if let (true, Key::Named(named)) = (modifiers.shift(), key)
        && let Some(direction) = arrow(*named)
    {
        return Some(Act::Extend(direction));
    }
    if let (true, Key::Character(letter)) = (modifiers.shift(), key)
        && letter.eq_ignore_ascii_case("h")
    {
        return Some(Act::AnotherHint);
    }
    named(key).or_else(|| by_letter(key))
}

/// What a pressed key asks for in the rule book: letters and digits look for rules.
pub(crate) fn in_book(event: &Event) -> Option<Act> {
    let Event::KeyPressed { key, physical_key, modifiers, text, .. } = event else { return None };
    let arrow = if let Key::Named(named) = key { arrow(*named) } else { None };
    if modifiers.logo() {
        return None;
    }
    if modifiers.alt() {
        return match arrow? {
            Move::Up => Some(Act::Book(Ask::Shift(true))),
            Move::Down => Some(Act::Book(Ask::Shift(false))),
            Move::Left | Move::Right => None,
        };
    }
    if modifiers.command() || modifiers.control() {
        let ask = match key.to_latin(*physical_key).map(|said| said.to_ascii_lowercase()) {
            Some('f') => Some(Ask::Search),
            Some('p') => Some(Ask::Profiles),
            Some('s') if modifiers.shift() => Some(Ask::SaveAs),
            Some('s') => Some(Ask::Save),
            _ => None,
        };
        let other = || with_control(key, *physical_key, modifiers.shift());
        return ask.map(Act::Book).or_else(other);
    }
    match key {
        Key::Named(Named::Backspace) => return Some(Act::Erase),
        Key::Named(Named::Delete) => return Some(Act::Book(Ask::Delete)),
        Key::Named(Named::F2) => return Some(Act::Book(Ask::Rename)),
        Key::Named(Named::PageUp) => return Some(Act::MoveByBlock(Move::Up)),
        Key::Named(Named::PageDown) => return Some(Act::MoveByBlock(Move::Down)),
        Key::Named(_) => return named(key),
        _ => {}
    }
    typed(text.as_deref())
}

/// What a pressed key asks for where a text is looked for or asked for: letters and digits belong to it.
pub(crate) fn in_field(event: &Event) -> Option<Act> {
    let Event::KeyPressed { key, modifiers, text, .. } = event else { return None };
    if modifiers.logo() || modifiers.alt() || modifiers.command() || modifiers.control() {
        return on_event(event);
    }
    match key {
        Key::Named(Named::Backspace) => return Some(Act::Erase),
        Key::Named(Named::Space) => {}
        Key::Named(_) => return on_event(event),
        _ => {}
    }
    typed(text.as_deref())
}

/// Whether this is the key that leaves things.
pub(crate) fn is_escape(event: &Event) -> bool {
    matches!(event, Event::KeyPressed { key: Key::Named(Named::Escape), .. })
}

/// The letter that a key types.
fn typed(text: Option<&str>) -> Option<Act> {
    let letter = text?.chars().next()?;
    (!letter.is_control()).then_some(Act::Type(letter))
}

/// The digit, from 0 for 1, of a key of the top row or the number block.
fn digit_at(place: Physical) -> Option<usize> {
    let Physical::Code(code) = place else { return None };
    let digit = match code {
        Code::Digit1 | Code::Numpad1 => 0,
        Code::Digit2 | Code::Numpad2 => 1,
        Code::Digit3 | Code::Numpad3 => 2,
        Code::Digit4 | Code::Numpad4 => 3,
        Code::Digit5 | Code::Numpad5 => 4,
        Code::Digit6 | Code::Numpad6 => 5,
        Code::Digit7 | Code::Numpad7 => 6,
        Code::Digit8 | Code::Numpad8 => 7,
        Code::Digit9 | Code::Numpad9 => 8,
        _ => return None,
    };
    Some(digit)
}

fn with_control(key: &Key, place: Physical, shift: bool) -> Option<Act> {
    if let Key::Named(named) = key {
        return arrow(*named).map(Act::MoveByBlock);
    }
    match place {
        Physical::Code(Code::Digit1 | Code::Numpad1) => return Some(Act::Place(Place::Grid)),
        Physical::Code(Code::Digit2 | Code::Numpad2) => return Some(Act::Place(Place::RuleBook)),
        Physical::Code(Code::Digit0 | Code::Numpad0) => return Some(Act::PlainText),
        Physical::Code(Code::NumpadAdd) => return Some(Act::StepText(true)),
        Physical::Code(Code::NumpadSubtract) => return Some(Act::StepText(false)),
        _ => {}
    }
    // What a key says counts before where it is: a Czech keyboard has + and = elsewhere.
    let said = match key.as_ref() {
        Key::Character("+") => '+',
        Key::Character("-") => '-',
        _ => key.to_latin(place)?.to_ascii_lowercase(),
    };
    match said {
        'o' => Some(Act::OpenFile),
        's' if shift => Some(Act::SaveAs),
        's' => Some(Act::Save),
        'c' => Some(Act::Copy(shift)),
        'v' => Some(Act::Paste),
        'e' => Some(Act::Toggle(Menu::Examples)),
        'r' if shift => Some(Act::Play(Deed::Restart)),
        'r' | 'n' => Some(Act::Reset),
        'z' if shift => Some(Act::Play(Deed::Redo)),
        'z' => Some(Act::Play(Deed::Undo)),
        'y' => Some(Act::Play(Deed::Redo)),
        ',' => Some(Act::Open(Page::Preferences)),
        '+' | '=' => Some(Act::StepText(true)),
        '-' => Some(Act::StepText(false)),
        'l' => Some(Act::NextLanguage),
        't' => Some(Act::ToggleTheme),
        _ => None,
    }
}

fn named(key: &Key) -> Option<Act> {
    let Key::Named(named) = key else { return None };
    if let Some(direction) = arrow(*named) {
        return Some(Act::Move(direction));
    }
    match named {
        Named::Delete | Named::Backspace => Some(Act::Clear),
        Named::Space => Some(Act::Play(Deed::NextEntry)),
        Named::F1 => Some(Act::Open(Page::Keys)),
        Named::F2 => Some(Act::Play(Deed::PlayOrEdit)),
        Named::F3 => Some(Act::Toggle(Menu::Files)),
        Named::F4 => Some(Act::Open(Page::Puzzles)),
        Named::F5 => Some(Act::Solve),
        Named::F6 => Some(Act::Play(Deed::FillMarks)),
        Named::F7 => Some(Act::Play(Deed::Check)),
        Named::F8 => Some(Act::Play(Deed::Singles)),
        Named::F9 => Some(Act::Play(Deed::Pause)),
        Named::F10 => Some(Act::Toggle(Menu::More)),
        Named::Enter => Some(Act::Enter),
        Named::Tab => Some(Act::NextTab),
        Named::Home => Some(Act::Go(Go::First)),
        Named::End => Some(Act::Go(Go::Last)),
        Named::PageUp => Some(Act::Puzzle(Go::Back)),
        Named::PageDown => Some(Act::Puzzle(Go::On)),
        Named::Escape => Some(Act::Escape),
        _ => None,
    }
}

fn by_letter(key: &Key) -> Option<Act> {
    match key.as_ref() {
        Key::Character(",") => Some(Act::Go(Go::Back)),
        Key::Character(".") => Some(Act::Go(Go::On)),
        Key::Character("0") => Some(Act::Nought),
        Key::Character("?") => Some(Act::Open(Page::Keys)),
        Key::Character(letter) => match letter.to_lowercase().as_str() {
            "n" => Some(Act::WhyNot),
            "p" => Some(Act::WalkAlone),
            "h" => Some(Act::Hint),
            "a" => Some(Act::AllSteps),
            "j" => Some(Act::Judge),
            "b" => Some(Act::RuleAtHand),
            "r" => Some(Act::DrawSolution),
            "g" => Some(Act::TypeNumber),
            "f" => Some(Act::NextFilter),
            "m" => Some(Act::ToggleDetails),
            "d" => Some(Act::ToggleDifferences),
            "s" => Some(Act::OtherAnswer),
            _ => None,
        },
        _ => None,
    }
}

/// Walking a proof with the arrows: along its lines, and into and out of steps.
pub(crate) fn in_proof(direction: Move) -> Act {
    match direction {
        Move::Up => Act::Go(Go::Back),
        Move::Down => Act::Go(Go::On),
        Move::Right => Act::Unfold,
        Move::Left => Act::Fold,
    }
}

fn arrow(named: Named) -> Option<Move> {
    match named {
        Named::ArrowLeft => Some(Move::Left),
        Named::ArrowRight => Some(Move::Right),
        Named::ArrowUp => Some(Move::Up),
        Named::ArrowDown => Some(Move::Down),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(key: &Key, code: Code, modifiers: Modifiers) -> Option<Act> {
        on_key(key, Physical::Code(code), modifiers)
    }

    fn letter(text: &str, code: Code, modifiers: Modifiers) -> Option<Act> {
        press(&Key::Character(text.into()), code, modifiers)
    }

    #[test]
    fn digits_are_read_by_place() {
        let none = Modifiers::empty();
        assert_eq!(letter("ě", Code::Digit2, none), Some(Act::Digit(1)));
        assert_eq!(letter("2", Code::Digit2, none), Some(Act::Digit(1)));
        assert_eq!(letter("9", Code::Numpad9, none), Some(Act::Digit(8)));
        let mark = Some(Act::Play(Deed::Mark(1)));
        assert_eq!(letter("2", Code::Digit2, Modifiers::SHIFT), mark);
        assert_eq!(letter("\"", Code::Digit2, Modifiers::SHIFT), mark);
        let filter = Some(Act::Play(Deed::Filter(1)));
        assert_eq!(letter("ě", Code::Digit2, Modifiers::ALT), filter);
    }

    #[test]
    fn arrows_move_by_cell_and_with_control_by_block() {
        let left = Key::Named(Named::ArrowLeft);
        let none = Modifiers::empty();
        assert_eq!(press(&left, Code::ArrowLeft, none), Some(Act::Move(Move::Left)));
        let by_block = press(&left, Code::ArrowLeft, Modifiers::CTRL);
        assert_eq!(by_block, Some(Act::MoveByBlock(Move::Left)));
    }

    #[test]
    fn a_proof_is_walked_with_shift_and_arrows() {
        let shift = Modifiers::SHIFT;
        let pressed = press(&Key::Named(Named::ArrowUp), Code::ArrowUp, shift);
        assert_eq!(pressed, Some(Act::Extend(Move::Up)));
        assert_eq!(in_proof(Move::Up), Act::Go(Go::Back));
        assert_eq!(in_proof(Move::Down), Act::Go(Go::On));
        assert_eq!(in_proof(Move::Right), Act::Unfold);
        assert_eq!(in_proof(Move::Left), Act::Fold);
    }

    #[test]
    fn letters_ask() {
        let none = Modifiers::empty();
        assert_eq!(letter("n", Code::KeyN, none), Some(Act::WhyNot));
        assert_eq!(letter("a", Code::KeyA, none), Some(Act::AllSteps));
        assert_eq!(letter("H", Code::KeyH, none), Some(Act::Hint), "with Caps Lock");
        assert_eq!(letter("H", Code::KeyH, Modifiers::SHIFT), Some(Act::AnotherHint));
        assert_eq!(letter("P", Code::KeyP, none), Some(Act::WalkAlone));
    }

    #[test]
    fn shortcuts_are_read_by_letter() {
        let control = Modifiers::CTRL;
        assert_eq!(letter("o", Code::KeyO, control), Some(Act::OpenFile));
        assert_eq!(letter("V", Code::KeyV, control), Some(Act::Paste));
        assert_eq!(letter("e", Code::KeyE, control), Some(Act::Toggle(Menu::Examples)));
        assert_eq!(letter("r", Code::KeyP, control), Some(Act::Reset));
        assert_eq!(letter("l", Code::KeyL, control), Some(Act::NextLanguage));
        assert_eq!(letter("t", Code::KeyT, control), Some(Act::ToggleTheme));
        assert_eq!(letter("t", Code::KeyT, Modifiers::empty()), None);
        assert_eq!(letter("z", Code::KeyY, control), Some(Act::Play(Deed::Undo)));
        assert_eq!(letter("y", Code::KeyZ, control), Some(Act::Play(Deed::Redo)));
        assert_eq!(
            letter("Z", Code::KeyZ, control | Modifiers::SHIFT),
            Some(Act::Play(Deed::Redo))
        );
    }

    #[test]
    fn files_are_opened_saved_and_listed() {
        let control = Modifiers::CTRL;
        let both = control | Modifiers::SHIFT;
        assert_eq!(letter("n", Code::KeyN, control), Some(Act::Reset));
        assert_eq!(letter("s", Code::KeyS, control), Some(Act::Save));
        assert_eq!(letter("S", Code::KeyS, both), Some(Act::SaveAs));
        assert_eq!(letter("c", Code::KeyC, control), Some(Act::Copy(false)));
        assert_eq!(letter("C", Code::KeyC, both), Some(Act::Copy(true)));
        for (named, act) in [
            (Named::F3, Act::Toggle(Menu::Files)),
            (Named::F4, Act::Open(Page::Puzzles)),
            (Named::PageUp, Act::Puzzle(Go::Back)),
            (Named::PageDown, Act::Puzzle(Go::On)),
        ] {
            assert_eq!(press(&Key::Named(named), Code::F3, Modifiers::empty()), Some(act));
        }
    }

    #[test]
    fn steps_are_walked_with_comma_and_full_stop() {
        let none = Modifiers::empty();
        assert_eq!(letter(",", Code::Comma, none), Some(Act::Go(Go::Back)));
        assert_eq!(letter(".", Code::Period, none), Some(Act::Go(Go::On)));
        for (named, act) in [
            (Named::Home, Act::Go(Go::First)),
            (Named::End, Act::Go(Go::Last)),
            (Named::Delete, Act::Clear),
            (Named::Backspace, Act::Clear),
            (Named::F5, Act::Solve),
            (Named::Tab, Act::NextTab),
            (Named::Enter, Act::Enter),
            (Named::Escape, Act::Escape),
        ] {
            assert_eq!(press(&Key::Named(named), Code::Home, none), Some(act));
        }
    }
}
