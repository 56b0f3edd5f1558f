//! Fields for a line of text: typing goes on at the end of what is there, or replaces what is proposed.
//!
//! A field of iced takes every key that has a letter or a digit on it for typed text, with Ctrl too. Here shortcuts pass
//! by the field and do what they do elsewhere.

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::keyboard::{self, Key};
use iced::widget::operation::{focus, move_cursor_to_end, select_all};
use iced::widget::text_input;
use iced::{Element, Event, Task};

use super::ellipsis::cut;
use super::listening::kept_from;
use super::theme;
use crate::action::Action;
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR};

/// What both borders take, and a little for what is rounded.
const BORDERS: f32 = 3.0;

/// Gives a field the keyboard: what is typed comes behind what is there.
pub(crate) fn go_on<T: Send + 'static>(field: &'static str) -> Task<T> {
    focus(field).chain(move_cursor_to_end(field))
}

/// Gives a field the keyboard: what is proposed there goes when something is typed.
pub(crate) fn replace<T: Send + 'static>(field: &'static str) -> Task<T> {
    focus(field).chain(select_all(field))
}

/// Gives this field the keyboard, or takes it from whichever has it.
pub(crate) fn only<T: Send + 'static>(field: Option<&'static str>) -> Task<T> {
    field.map_or_else(|| operate(unfocus()), focus)
}

/// Types a letter or takes one away, as the field of the text would if it had the keyboard.
pub(crate) fn edit(text: &mut String, act: Action) {
    match act {
        Action::Type(letter) => text.push(letter),
        Action::Erase => _ = text.pop(),
        _ => {}
    }
}

/// What a field is for: what stands there while nothing is typed, what is typed, and by what name it is given the keyboard.
pub(crate) struct Field<'a> {
    pub(crate) hint: String,
    /// How wide it is, where the hint might find no room.
    pub(crate) width: Option<f32>,
    pub(crate) typed: &'a str,
    pub(crate) id: &'static str,
    /// The size of its type.
    pub(crate) purpose: Purpose,
}

impl<'a> Field<'a> {
    /// The field, with what is sent when something is typed, and when Enter is pressed. It leaves shortcuts to whoever else
    /// listens to keys.
    pub(crate) fn view<M: Clone + 'a>(
        self,
        typed: impl Fn(String) -> M + 'a,
        given: M,
        look: Look<'a>,
    ) -> Element<'a, M> {
        let (size, _) = look.size(self.purpose);
        let padding = [look.pick(6.0, 5.0), look.pick(10.0, 8.0)];
        let room = self.width.map_or(f32::INFINITY, |width| width - 2.0 * padding[1] - BORDERS);
        let hint = cut(self.hint, (self.purpose, REGULAR), room, look);
        let field = text_input(&hint, self.typed)
            .on_input(typed)
            .on_submit(given)
            .id(self.id)
            .size(size)
            .padding(padding)
            .style(theme::text_input::field(look.palette));
        kept_from(field, is_shortcut)
    }
}

/// Whether an event is a key with Ctrl (or the command key) that types nothing and edits no text: the field itself knows
/// only how to copy, cut, paste, select all and move by words. Ctrl together with Alt types letters on some keyboards.
fn is_shortcut(event: &Event) -> bool {
    let Event::Keyboard(keyboard::Event::KeyPressed { key, physical_key, modifiers, .. }) = event
    else {
        return false;
    };
    let edits = matches!(key.to_latin(*physical_key), Some('a' | 'c' | 'v' | 'x'));
    modifiers.command()
        && !modifiers.alt()
        && !matches!(key, Key::Named(_))
        && (!edits || modifiers.shift())
}
