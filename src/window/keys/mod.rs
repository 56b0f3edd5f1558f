//! Which key asks for what.
//!
//! The [`table`] says it; here it is looked up. Digits are read by their place on the keyboard, so that the top row works
//! where it has letters with accents on it. Letters of shortcuts are read by what they say.

mod table;

use iced::keyboard::key::{Code, Key, Named, Physical};
use iced::keyboard::{Event, Modifiers};

pub(crate) use table::GROUPS;
use table::{At, Group, Held, Line, Press, Stroke, strokes};

use super::act::Deed;
use super::act::{Act, Go, Move};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::session::play::Note;

/// What a pressed key asks for, if anything.
pub(crate) fn on_event(event: &Event) -> Option<Act> {
    match event {
        Event::KeyPressed { key, modified_key, physical_key, modifiers, repeat, .. } => {
            let shifted = shifted_digit(key, modified_key, *physical_key, *modifiers)
                .or_else(|| shifted_sign(key, modified_key, *modifiers));
            let act = shifted.or_else(|| on_key(key, *physical_key, *modifiers));
            // What the same key takes back again is done once, however long it is held.
            let alternates = matches!(act, Some(Act::Digit(_) | Act::Play(Deed::Mark(_))));
            act.filter(|_| !(alternates && *repeat))
        }
        Event::KeyReleased { key, physical_key, modifiers, .. } => {
            let act = on_key(key, *physical_key, *modifiers);
            (act == Some(Act::Play(Deed::OtherOnce))).then_some(Act::Play(Deed::OtherNoMore))
        }
        Event::ModifiersChanged(_) => None,
    }
}

/// The same where digits are written with these symbols. Keys with such a sign write its digit; where that is a letter, it does
/// with Alt what it does elsewhere. Where no symbol is a figure, the first ten of them are counted by the keys of figures.
pub(crate) fn on_event_at(event: &Event, symbols: &[char]) -> Option<Act> {
    if let Event::KeyPressed { key, physical_key, modifiers, repeat: false, .. } = event
        && let Some(letter) = letter_at(key, *physical_key, symbols)
    {
        match held(*modifiers).first()? {
            Held::Nothing => return Some(Act::Digit(letter)),
            Held::Shift => return Some(Act::Play(Deed::Mark(letter))),
            Held::AltShift => return Some(Act::Play(Deed::Note(Note::Corner, letter))),
            Held::Alt => {
                let plain = on_key(key, *physical_key, Modifiers::empty());
                return on_event(event).or(plain);
            }
            Held::Control | Held::ControlShift => {}
        }
    }
    let act = on_event(event)?;
    let has_figures = symbols.iter().any(char::is_ascii_digit);
    let figure = |number: usize| {
        let figure = u32::try_from(number + 1).ok().and_then(|it| char::from_digit(it, 10));
        let place = symbols.iter().position(|symbol| Some(*symbol) == figure);
        if has_figures { place } else { Some(number) }
    };
    Some(match act {
        Act::Digit(number) => Act::Digit(figure(number)?),
        Act::Play(Deed::Mark(number)) => Act::Play(Deed::Mark(figure(number)?)),
        Act::Play(Deed::Filter(number)) => Act::Play(Deed::Filter(figure(number)?)),
        Act::Play(Deed::Note(note, number)) => Act::Play(Deed::Note(note, figure(number)?)),
        Act::Nought => {
            let marks = matches!(event, Event::KeyPressed { key, modifiers, .. }
                if modifiers.shift() && key.as_ref() == Key::Character("0"));
            let place = symbols.iter().position(|it| *it == '0');
            let meant = if marks { |at| Act::Play(Deed::Mark(at)) } else { Act::Digit };
            place.map_or(act, meant)
        }
        act => act,
    })
}

/// The number of the digit that is written with the letter of this key.
fn letter_at(key: &Key, place: Physical, symbols: &[char]) -> Option<usize> {
    let Key::Character(_) = key else { return None };
    let letter = key.to_latin(place)?.to_ascii_uppercase();
    symbols.iter().position(|it| *it == letter).filter(|_| letter.is_ascii_alphabetic())
}

/// What the key asks for at the grid, with the modifiers that are held.
pub(crate) fn on_key(key: &Key, place: Physical, modifiers: Modifiers) -> Option<Act> {
    looked_up(|at| at != At::Book, key, place, modifiers)
}

/// The digit that a key of the top row types with Shift, where it types something else without: so it is on Czech and French
/// keyboards, on which who holds Shift means the digit.
fn shifted_digit(key: &Key, shifted: &Key, place: Physical, modifiers: Modifiers) -> Option<Act> {
    let Physical::Code(code) = place else { return None };
    let is_in_top_row = digit_at(place).is_some() || code == Code::Digit0;
    let digit = |key: &Key| match key.as_ref() {
        Key::Character(text) => text.parse::<usize>().ok().filter(|digit| *digit < 10),
        _ => None,
    };
    let typed = digit(shifted).filter(|_| is_in_top_row && modifiers == Modifiers::SHIFT)?;
    if digit(key).is_some() {
        return None;
    }
    Some(typed.checked_sub(1).map_or(Act::Nought, Act::Digit))
}

/// What a sign asks for that a key types with Shift alone, wherever it lies: a question mark is beside the right Shift on one
/// keyboard, and the comma's other sign on another.
fn shifted_sign(key: &Key, shifted: &Key, modifiers: Modifiers) -> Option<Act> {
    let Key::Character(typed) = shifted.as_ref() else { return None };
    let mut letters = typed.chars();
    let sign = letters.next().filter(char::is_ascii_punctuation)?;
    if modifiers != Modifiers::SHIFT || shifted == key || letters.next().is_some() {
        return None;
    }
    let counts = |stroke: &&Stroke| stroke.at != At::Book && stroke.held == Held::Nothing;
    strokes().filter(counts).find_map(|stroke| match stroke.press {
        Press::Says(said, act) if said == sign => Some(act),
        _ => None,
    })
}

/// What a pressed key asks for in the rule book: letters and digits look for rules.
pub(crate) fn in_book(event: &Event) -> Option<Act> {
    let Event::KeyPressed { key, physical_key, modifiers, text, .. } = event else { return None };
    let of = |place: At| looked_up(|at| at == place, key, *physical_key, *modifiers);
    let act = of(At::Book).or_else(|| of(At::Both));
    let types = !is_shortcut(*modifiers) && !matches!(key, Key::Named(_));
    act.or_else(|| typed(text.as_deref()).filter(|_| types))
}

/// What a pressed key asks for where a text is looked for or asked for: letters and digits belong to it.
pub(crate) fn in_field(event: &Event) -> Option<Act> {
    let Event::KeyPressed { key, modifiers, text, .. } = event else { return None };
    if is_shortcut(*modifiers) {
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

/// Walking a proof with the arrows: along its lines, and into and out of steps.
pub(crate) fn in_proof(direction: Move) -> Act {
    match direction {
        Move::Up => Act::Go(Go::Back),
        Move::Down => Act::Go(Go::On),
        Move::Right => Act::Unfold,
        Move::Left => Act::Fold,
    }
}

/// The table of keys as a page in Markdown.
pub fn manual(locale: &Locale) -> String {
    let cell = |words: Message| locale.say(&words).replace('|', "\\|");
    let row = |line: &Line| format!("| {} | {} |\n", cell((line.keys)()), cell((line.does)()));
    let part = |group: &Group| {
        let rows: Vec<String> = group.lines.iter().map(row).collect();
        let title = locale.say(&(group.title)());
        format!("\n## {title}\n\n| | |\n|---|---|\n{}", rows.concat())
    };
    let parts: Vec<String> = GROUPS.iter().map(part).collect();
    format!("# {}\n{}", locale.say(&words::WindowKeys.into()), parts.concat())
}

/// Whether keys are held with which letters are no text.
fn is_shortcut(modifiers: Modifiers) -> bool {
    modifiers.logo() || modifiers.alt() || modifiers.command() || modifiers.control()
}

/// The letter that a key types.
fn typed(text: Option<&str>) -> Option<Act> {
    let letter = text?.chars().next()?;
    (!letter.is_control()).then_some(Act::Type(letter))
}

/// What the table says of a key among the strokes that have a meaning there. Where a key is counts before what it says: the key
/// of the digit 1 is that of plus on a Czech keyboard.
fn looked_up(
    is_there: impl Fn(At) -> bool,
    key: &Key,
    place: Physical,
    modifiers: Modifiers,
) -> Option<Act> {
    let is_by_place = |press: &Press| matches!(press, Press::Digit(_) | Press::Place(..));
    let find = |by_place: bool, held: Held| {
        let counts = |stroke: &&Stroke| {
            is_there(stroke.at) && stroke.held == held && is_by_place(&stroke.press) == by_place
        };
        strokes().filter(counts).find_map(|stroke| asked(stroke, key, place))
    };
    let held = held(modifiers);
    [true, false]
        .into_iter()
        .find_map(|by_place| held.iter().find_map(|held| find(by_place, *held)))
}

/// What is held, and what counts if that means nothing.
fn held(modifiers: Modifiers) -> &'static [Held] {
    if modifiers.logo() {
        &[]
    } else if modifiers.alt() {
        if modifiers.shift() { &[Held::AltShift, Held::Alt] } else { &[Held::Alt] }
    } else if modifiers.command() || modifiers.control() {
        if modifiers.shift() { &[Held::ControlShift, Held::Control] } else { &[Held::Control] }
    } else if modifiers.shift() {
        &[Held::Shift, Held::Nothing]
    } else {
        &[Held::Nothing]
    }
}

/// What a stroke asks for, if it is this key.
fn asked(stroke: &Stroke, key: &Key, place: Physical) -> Option<Act> {
    match stroke.press {
        Press::Digit(act) => digit_at(place).map(act),
        Press::Arrow(act) => match key {
            Key::Named(named) => arrow(*named).map(act),
            _ => None,
        },
        Press::Named(named, act) => (*key == Key::Named(named)).then_some(act),
        // Without the lock of numbers their block has names.
        Press::Place(code, act) => {
            (place == Physical::Code(code) && !matches!(key, Key::Named(_))).then_some(act)
        }
        Press::Says(letter, act) => (said(key, place, stroke.held)? == letter).then_some(act),
    }
}

/// What a key says, in small letters. With Ctrl or Alt it is what it says on a keyboard of Latin letters, but for plus and minus,
/// which a Czech keyboard has elsewhere.
fn said(key: &Key, place: Physical, held: Held) -> Option<char> {
    let Key::Character(text) = key.as_ref() else { return None };
    let is_control = matches!(held, Held::Control | Held::ControlShift | Held::Alt);
    if is_control && !matches!(text, "+" | "-") {
        return Some(key.to_latin(place)?.to_ascii_lowercase());
    }
    let small = text.to_lowercase();
    let mut letters = small.chars();
    letters.next().filter(|_| letters.next().is_none())
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
    use crate::act::{Menu, Page};

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
    fn plus_is_plus_but_on_the_key_of_a_digit() {
        let larger = Some(Act::StepText(true));
        let english = letter("1", Code::Digit1, Modifiers::CTRL);
        assert!(
            english.is_some() && letter("+", Code::Digit1, Modifiers::CTRL) == english,
            "Czech"
        );
        assert_eq!(letter("=", Code::Minus, Modifiers::CTRL), larger, "Czech");
        assert_eq!(letter("+", Code::NumpadAdd, Modifiers::CTRL), larger);
        assert_ne!(letter("1", Code::Digit1, Modifiers::CTRL), larger, "English");
        assert_eq!(letter("+", Code::Digit1, Modifiers::empty()), Some(Act::Digit(0)), "a digit");
    }

    /// What a key asks for that says this, and that with what is held.
    fn typed(without: &str, with: &str, code: Code, modifiers: Modifiers) -> Option<Act> {
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
        let keys = Some(Act::Open(Page::Keys));
        assert_eq!(typed("/", "?", Code::Slash, Modifiers::SHIFT), keys, "English");
        assert_eq!(typed(",", "?", Code::Comma, Modifiers::SHIFT), keys, "Czech");
        assert_ne!(typed(",", ",", Code::Comma, Modifiers::empty()), keys);
    }

    #[test]
    fn shift_types_digits_where_a_keyboard_has_letters_there() {
        let shift = Modifiers::SHIFT;
        assert_eq!(typed("š", "3", Code::Digit3, shift), Some(Act::Digit(2)), "Czech");
        assert_eq!(typed("é", "0", Code::Digit0, shift), Some(Act::Nought));
        assert_eq!(typed("\"", "3", Code::Digit3, shift), Some(Act::Digit(2)), "French");
        let mark = Some(Act::Play(Deed::Mark(2)));
        assert_eq!(typed("3", "#", Code::Digit3, shift), mark, "English");
        assert_eq!(typed("3", "3", Code::Digit3, shift), mark, "who knows no layouts");
        assert_eq!(typed("š", "š", Code::Digit3, Modifiers::empty()), Some(Act::Digit(2)));
    }

    /// What a key asks for that says this where digits are written with these symbols.
    fn at(symbols: &str, says: &str, code: Code, modifiers: Modifiers) -> Option<Act> {
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
        assert_eq!(at(sixteen, "a", Code::KeyA, none), Some(Act::Digit(9)));
        assert_eq!(at(sixteen, "g", Code::KeyG, none), Some(Act::Digit(15)));
        assert_eq!(at(sixteen, "h", Code::KeyH, none), Some(Act::Hint), "no digit");
        let mark = Some(Act::Play(Deed::Mark(9)));
        assert_eq!(at(sixteen, "A", Code::KeyA, Modifiers::SHIFT), mark);
        assert_eq!(at(sixteen, "a", Code::KeyA, Modifiers::ALT), Some(Act::AllSteps), "elsewhere");
        let all = at(sixteen, "a", Code::KeyA, Modifiers::CTRL);
        assert_eq!(all, Some(Act::Choose(duvod::session::Choice::All)), "a shortcut");
        assert_eq!(at(sixteen, "ě", Code::Digit2, none), Some(Act::Digit(1)), "Czech");
        assert_eq!(at(sixteen, "0", Code::Digit0, none), Some(Act::Nought));
        assert_eq!(at("012345678", "0", Code::Digit0, none), Some(Act::Digit(0)));
        let mark = Some(Act::Play(Deed::Mark(0)));
        assert_eq!(at("012345678", "0", Code::Digit0, Modifiers::SHIFT), mark);
        assert_eq!(at("012345678", "8", Code::Digit8, none), Some(Act::Digit(8)));
        assert_eq!(at("012345678", "9", Code::Digit9, none), None, "the grid has no nine");
        assert_eq!(at("123456", "7", Code::Digit7, none), None);
        let letters = "ABCDEFGHIJKLMNOP";
        assert_eq!(at(letters, "1", Code::Digit1, none), Some(Act::Digit(0)), "the first");
        assert_eq!(at(letters, "р", Code::KeyH, none), Some(Act::Digit(7)), "Russian");
        assert_eq!(at(letters, "h", Code::KeyH, Modifiers::ALT), Some(Act::WholeHint));
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
        assert_eq!(letter("р", Code::KeyH, Modifiers::ALT), Some(Act::WholeHint));
        assert_eq!(letter("P", Code::KeyP, none), Some(Act::WalkAlone));
    }

    #[test]
    fn shortcuts_are_read_by_letter() {
        let control = Modifiers::CTRL;
        assert_eq!(letter("o", Code::KeyO, control), Some(Act::OpenFile));
        assert_eq!(letter("g", Code::KeyG, control), Some(Act::Open(Page::Maker)));
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
