//! Fields for a line of text: typing goes on at the end of what is there, or replaces what is proposed.

use iced::Task;
use iced::widget::operation::{focus, move_cursor_to_end, select_all};

use super::message::Act;

/// Gives a field the keyboard: what is typed comes behind what is there.
pub(crate) fn go_on<T: Send + 'static>(field: &'static str) -> Task<T> {
    focus(field).chain(move_cursor_to_end(field))
}

/// Gives a field the keyboard: what is proposed there goes when something is typed.
pub(crate) fn replace<T: Send + 'static>(field: &'static str) -> Task<T> {
    focus(field).chain(select_all(field))
}

/// Types a letter or takes one away, as the field of the text would if it had the keyboard.
pub(crate) fn edit(text: &mut String, act: Act) {
    match act {
        Act::Type(letter) => text.push(letter),
        Act::Erase => _ = text.pop(),
        _ => {}
    }
}
