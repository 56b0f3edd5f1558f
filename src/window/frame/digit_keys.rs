//! The digit keys below the grid, each below the column of its number.

use iced::widget::{container, row, text};
use iced::{Alignment, Element, Length};

use crate::grid::{Candidate, Digit};
use crate::message::{Message as Words, words};
use crate::picture::Paint;
use crate::session::{Action, Mode};
use crate::window::act::Act;
use crate::window::look::Look;
use crate::window::look::font::{MEDIUM, Purpose, REGULAR};
use crate::window::message::Message;
use crate::window::play::Entry;
use crate::window::state::Window;
use crate::window::widget::controls;
use crate::window::widget::controls::Control;
use crate::window::widget::icon::{Icon, icon};
use crate::window::widget::theme::button::Kind;

/// The gap between two keys.
const GAP: f32 = 4.0;

/// The keys, as wide as the grid. While playing each says how many of its digits are still to be found; while
/// painting there are as many as there are colours, the last one for the key 0.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    // A puzzle that is only previewed is not played.
    let playing = window.session.mode() == Mode::Playing && window.previewed().is_none();
    let paints = playing && window.play.entry == Entry::Colours;
    let board = window.session.board();
    let digits = window.session.geometry().digits();
    if paints {
        let keys = Paint::ALL.map(|paint| paint_key(window, paint, look));
        return row(keys).spacing(GAP).padding([0.0, GAP / 2.0]).width(look.layout.grid).into();
    }
    let keys = digits.map(|digit| {
        let found =
            || board.digits().filter(|&Candidate { digit: found, .. }| found == digit).count();
        let side = window.session.geometry().side();
        let left = playing.then(|| side.cast_signed() - found().cast_signed());
        key(window, digit, left, look)
    });
    let keys = row(keys.collect::<Vec<_>>()).spacing(GAP).padding([0.0, GAP / 2.0]);
    keys.width(look.layout.grid).into()
}

/// The key that clears what is selected, left of the digits.
pub(crate) fn eraser<'a>(window: &'a Window, room: f32, look: Look<'a>) -> Element<'a, Message> {
    let barred = window.session.lock(Action::Edit);
    let lacks_cell = barred.is_none() && window.session.selected().is_none();
    let is_free = barred.is_none() && !lacks_cell;
    let colour = if is_free { look.palette.ink } else { look.palette.barred_sign() };
    let side = (room - 2.0 * GAP).min(look.layout.lengths.keys);
    let sign = icon(Icon::Eraser, (side - 4.0).min(20.0), colour, colour);
    let key = Control::new(Kind::Plain, container(sign).center(Length::Fill))
        .width(side)
        .height(look.layout.lengths.keys)
        .on_press_maybe(is_free.then_some(Message::Act(Act::Clear)))
        .view(look);
    let key = match barred {
        Some(_) => controls::explained(key, barred, look),
        None if lacks_cell => controls::with_tip(key, look.label(words::WindowNoCell), None, look),
        None => controls::with_tip(key, look.label(words::WindowErase), None, look),
    };
    container(key).center_x(room).into()
}

/// The key of a digit, with how many of them are left to be found; a sign where there are too many.
fn key<'a>(
    window: &'a Window,
    digit: Digit,
    left: Option<isize>,
    look: Look<'a>,
) -> Element<'a, Message> {
    let symbol = text(window.session.geometry().symbol(digit).to_string());
    let symbol = symbol.size(look.pick(17.0, 14.0)).font(MEDIUM);
    let muted = look.palette.muted;
    let mut label = row![symbol].spacing(look.pick(7.0, 4.0)).align_y(Alignment::Center);
    label = match left {
        Some(0) => label.push(icon(Icon::Check, look.pick(14.0, 11.0), muted, muted)),
        Some(left) if left < 0 => {
            let colour = look.palette.conflict;
            label.push(icon(Icon::Warning, look.pick(14.0, 11.0), colour, colour))
        }
        Some(left) => {
            let left = look.muted(Purpose::Secondary, left.to_string()).font(REGULAR);
            label.push(left.size(look.pick(12.0, 10.0)))
        }
        None => label,
    };
    let pressed = is_free(window).then_some(Message::Act(Act::Digit(digit.index())));
    let shown = window.sight.grid.lit() == Some(digit);
    let key = Control::new(Kind::DigitKey(shown), container(label).center(Length::Fill))
        .width(look.layout.cell - GAP)
        .height(look.layout.lengths.keys)
        .on_press_maybe(pressed)
        .view(look);
    if window.keys_show_digits() {
        let digit = window.session.geometry().digit_name(digit);
        let tip = Words::from(words::WindowDigitShows { digit });
        return controls::with_tip(key, look.say(&tip), None, look);
    }
    told(key, window, look)
}

/// Whether the keys do something now.
fn is_free(window: &Window) -> bool {
    window.digit_lock().is_none() && !window.lacks_cell()
}

/// The key with what has to come before it can be pressed.
fn told<'a>(key: Element<'a, Message>, window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    if window.lacks_cell() {
        return controls::with_tip(key, look.label(words::WindowNoCell), None, look);
    }
    controls::explained(key, window.digit_lock(), look)
}

/// The key of a colour; the one that was used last is framed.
fn paint_key<'a>(window: &'a Window, paint: Paint, look: Look<'a>) -> Element<'a, Message> {
    let colour = look.palette.tone(paint.tone());
    let number = paint as usize;
    let is_last = number + 1 == Paint::ALL.len();
    let symbol = text(if is_last { 0 } else { number + 1 }.to_string());
    let symbol = symbol.size(look.pick(17.0, 14.0)).font(MEDIUM);
    let used = window.play.colour.is_some_and(|last| last.index() == number);
    let act = if is_last { Act::Nought } else { Act::Digit(number) };
    let pressed = is_free(window).then_some(Message::Act(act));
    let key = Control::new(Kind::PaintKey(colour, used), container(symbol).center(Length::Fill))
        .width(Length::Fill)
        .height(look.layout.lengths.keys)
        .on_press_maybe(pressed)
        .view(look);
    told(key, window, look)
}
