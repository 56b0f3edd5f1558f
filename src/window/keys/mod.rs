//! Which key asks for what.
//!
//! The [`table`] says it; here it is looked up. Digits are read by their place on the keyboard, so that the top row works
//! where it has letters with accents on it. Letters of shortcuts are read by what they say.

mod table;

use iced::keyboard::key::{Code, Key, Named, Physical};
use iced::keyboard::{Event, Modifiers};

pub(crate) use table::GROUPS;
use table::{At, Group, Line, Modifier, Press, Stroke, strokes};

use super::action::{Action, Go, MainView, Move};
use super::action::{AnswerAction, PlayAction};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::session::play::Note;

/// What a pressed key asks for, if anything.
pub(crate) fn on_event(event: &Event) -> Option<Action> {
    match event {
        Event::KeyPressed { key, modified_key, physical_key, modifiers, repeat, .. } => {
            let shifted = shifted_digit(key, modified_key, *physical_key, *modifiers)
                .or_else(|| shifted_sign(key, modified_key, *modifiers));
            let act = shifted.or_else(|| on_key(key, *physical_key, *modifiers));
            // What the same key takes back again is done once, however long it is held.
            let alternates =
                matches!(act, Some(Action::Digit(_) | Action::Play(PlayAction::Mark(_))));
            act.filter(|_| !(alternates && *repeat))
        }
        Event::KeyReleased { key, physical_key, modifiers, .. } => {
            let act = on_key(key, *physical_key, *modifiers);
            (act == Some(Action::Play(PlayAction::OtherOnce)))
                .then_some(Action::Play(PlayAction::OtherNoMore))
        }
        Event::ModifiersChanged(_) => None,
    }
}

/// The same where digits are written with these symbols. Keys with such a sign write its digit; where that is a letter, it does
/// with Alt what it does elsewhere. Where no symbol is a figure, the first ten of them are counted by the keys of figures.
pub(crate) fn on_event_at(event: &Event, symbols: &[char]) -> Option<Action> {
    if let Event::KeyPressed { key, physical_key, modifiers, repeat: false, .. } = event
        && let Some(letter) = letter_at(key, *physical_key, symbols)
    {
        match held(*modifiers).first()? {
            Modifier::Nothing => return Some(Action::Digit(letter)),
            Modifier::Shift => return Some(Action::Play(PlayAction::Mark(letter))),
            Modifier::AltShift => {
                return Some(Action::Play(PlayAction::Note(Note::Corner, letter)));
            }
            Modifier::Alt => {
                let plain = on_key(key, *physical_key, Modifiers::empty());
                return on_event(event).or(plain);
            }
            Modifier::Control | Modifier::ControlShift => {}
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
        Action::Digit(number) => Action::Digit(figure(number)?),
        Action::Play(PlayAction::Mark(number)) => Action::Play(PlayAction::Mark(figure(number)?)),
        Action::Play(PlayAction::Filter(number)) => {
            Action::Play(PlayAction::Filter(figure(number)?))
        }
        Action::Play(PlayAction::Note(note, number)) => {
            Action::Play(PlayAction::Note(note, figure(number)?))
        }
        Action::Nought => {
            let marks = matches!(event, Event::KeyPressed { key, modifiers, .. }
                if modifiers.shift() && key.as_ref() == Key::Character("0"));
            let place = symbols.iter().position(|it| *it == '0');
            let meant = if marks { |at| Action::Play(PlayAction::Mark(at)) } else { Action::Digit };
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

/// What a pressed key asks for at a place: where digits are written with these symbols, or, without them, where a text is
/// typed.
pub(crate) fn on_event_in(
    event: &Event,
    (place, symbols): (MainView, Option<&[char]>),
) -> Option<Action> {
    match (place, symbols) {
        (MainView::Grid, Some(symbols)) => on_event_at(event, symbols),
        (MainView::Grid, None) => in_field(event),
        (MainView::RuleBook, _) => in_book(event),
    }
}

/// What the key asks for at the grid, with the modifiers that are held.
pub(crate) fn on_key(key: &Key, place: Physical, modifiers: Modifiers) -> Option<Action> {
    looked_up(|at| at != At::Book, key, place, modifiers)
}

/// The digit that a key of the top row types with Shift, where it types something else without: so it is on Czech and French
/// keyboards, on which who holds Shift means the digit.
fn shifted_digit(
    key: &Key,
    shifted: &Key,
    place: Physical,
    modifiers: Modifiers,
) -> Option<Action> {
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
    Some(typed.checked_sub(1).map_or(Action::Nought, Action::Digit))
}

/// What a sign asks for that a key types with Shift alone, wherever it lies: a question mark is beside the right Shift on one
/// keyboard, and the comma's other sign on another.
fn shifted_sign(key: &Key, shifted: &Key, modifiers: Modifiers) -> Option<Action> {
    let Key::Character(typed) = shifted.as_ref() else { return None };
    let mut letters = typed.chars();
    let sign = letters.next().filter(char::is_ascii_punctuation)?;
    if modifiers != Modifiers::SHIFT || shifted == key || letters.next().is_some() {
        return None;
    }
    let counts = |stroke: &&Stroke| stroke.at != At::Book && stroke.held == Modifier::Nothing;
    strokes().filter(counts).find_map(|stroke| match stroke.press {
        Press::Says(said, act) if said == sign => Some(act),
        _ => None,
    })
}

/// What a pressed key asks for in the rule book: letters and digits look for rules.
pub(crate) fn in_book(event: &Event) -> Option<Action> {
    let Event::KeyPressed { key, physical_key, modifiers, text, .. } = event else { return None };
    let of = |place: At| looked_up(|at| at == place, key, *physical_key, *modifiers);
    let act = of(At::Book).or_else(|| of(At::Both));
    let types = !is_shortcut(*modifiers) && !matches!(key, Key::Named(_));
    act.or_else(|| typed(text.as_deref()).filter(|_| types))
}

/// What a pressed key asks for where a text is looked for or asked for: letters and digits belong to it.
pub(crate) fn in_field(event: &Event) -> Option<Action> {
    let Event::KeyPressed { key, modifiers, text, .. } = event else { return None };
    if is_shortcut(*modifiers) {
        return on_event(event);
    }
    match key {
        Key::Named(Named::Backspace) => return Some(Action::Erase),
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
pub(crate) fn in_proof(direction: Move) -> Action {
    match direction {
        Move::Up => Action::Go(Go::Back),
        Move::Down => Action::Go(Go::On),
        Move::Right => Action::Answer(AnswerAction::Unfold),
        Move::Left => Action::Answer(AnswerAction::Fold),
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
fn typed(text: Option<&str>) -> Option<Action> {
    let letter = text?.chars().next()?;
    (!letter.is_control()).then_some(Action::Type(letter))
}

/// What the table says of a key among the strokes that have a meaning there. Where a key is counts before what it says: the key
/// of the digit 1 is that of plus on a Czech keyboard.
fn looked_up(
    is_there: impl Fn(At) -> bool,
    key: &Key,
    place: Physical,
    modifiers: Modifiers,
) -> Option<Action> {
    let is_by_place = |press: &Press| matches!(press, Press::Digit(_) | Press::Place(..));
    let find = |by_place: bool, held: Modifier| {
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
fn held(modifiers: Modifiers) -> &'static [Modifier] {
    if modifiers.logo() {
        &[]
    } else if modifiers.alt() {
        if modifiers.shift() { &[Modifier::AltShift, Modifier::Alt] } else { &[Modifier::Alt] }
    } else if modifiers.command() || modifiers.control() {
        if modifiers.shift() {
            &[Modifier::ControlShift, Modifier::Control]
        } else {
            &[Modifier::Control]
        }
    } else if modifiers.shift() {
        &[Modifier::Shift, Modifier::Nothing]
    } else {
        &[Modifier::Nothing]
    }
}

/// What a stroke asks for, if it is this key.
fn asked(stroke: &Stroke, key: &Key, place: Physical) -> Option<Action> {
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
fn said(key: &Key, place: Physical, held: Modifier) -> Option<char> {
    let Key::Character(text) = key.as_ref() else { return None };
    let is_control = matches!(held, Modifier::Control | Modifier::ControlShift | Modifier::Alt);
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
mod tests;
