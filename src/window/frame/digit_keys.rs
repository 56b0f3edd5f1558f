//! The digit keys below the grid, each below the column of its number.

use iced::widget::{Text, column, container, row, text};
use iced::{Alignment, Color, Element, Length, Padding};

use crate::action::{Action, EntryMode};
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, REGULAR};
use crate::look::palette::Palette;
use crate::play::Play;
use crate::widget::controls;
use crate::widget::controls::Control;
use crate::widget::icon::{Icon, icon};
use crate::widget::theme::button::Kind;
use duvod::grid::{Candidate, Digit};
use duvod::message::{Message as Words, words};
use duvod::picture::Paint;
use duvod::session::{Lockable, Mode, Session};

/// The gap between two keys.
const GAP: f32 = 4.0;

/// How far the eraser keeps from the edge of the window, in the wide form and in the small one.
const FROM_EDGE: (f32, f32) = (10.0, 6.0);

/// Cells as broad as this have room for a symbol and a number beside each other, in the wide form and in the small one.
const BROAD: (f32, f32) = (46.0, 34.0);

/// Keys as high as this have room for both one below the other.
const HIGH: f32 = 30.0;

/// What the keys are about.
#[derive(Clone, Copy)]
pub(crate) struct Keys<'a> {
    pub(crate) session: &'a Session,
    pub(crate) play: &'a Play,
    /// The digit that is shown wherever it stands.
    pub(crate) lit: Option<Digit>,
    /// Whether another puzzle than that at hand is shown, which is not played.
    pub(crate) is_preview: bool,
}

/// The keys, as wide as the grid. While playing each says how many of its digits are still to be found; while
/// painting there are as many as there are colours, the last one for the key 0.
pub(crate) fn view<'a>(keys: Keys<'_>, look: Look<'a>) -> Element<'a, Action> {
    let Keys { session, play, is_preview, .. } = keys;
    let playing = session.mode() == Mode::Playing && !is_preview;
    let paints = play.paints(session) && !is_preview;
    let board = session.board();
    let digits = session.geometry().digits();
    if paints {
        let paints = Paint::ALL.map(|paint| paint_key(keys, paint, look));
        return row(paints).spacing(GAP).padding([0.0, GAP / 2.0]).width(look.layout.grid).into();
    }
    let all = digits.map(|digit| {
        let found =
            || board.digits().filter(|&Candidate { digit: found, .. }| found == digit).count();
        let places = session.geometry().row_count();
        let left = || DigitProgress {
            count: places.cast_signed() - found().cast_signed(),
            is_done: session.is_done(digit),
        };
        key(keys, digit, playing.then(left), look)
    });
    let all = row(all.collect::<Vec<_>>()).spacing(GAP).padding([0.0, GAP / 2.0]);
    all.width(look.layout.grid).into()
}

/// The key that clears what is selected, left of the digits.
pub(crate) fn eraser<'a>(session: &Session, room: f32, look: Look<'a>) -> Element<'a, Action> {
    let barred = session.lock(Lockable::Edit);
    let lacks_cell = barred.is_none() && session.selected().is_none();
    let is_free = barred.is_none() && !lacks_cell;
    let colour = if is_free { look.palette.ink } else { look.palette.barred_sign() };
    // It stands as near to the digits as they to each other, and not at the edge of the window.
    let beside = GAP / 2.0;
    let side = (room - beside - look.pick(FROM_EDGE.0, FROM_EDGE.1)).min(look.layout.lengths.keys);
    let sign = icon(Icon::Eraser, (side - 4.0).min(20.0), colour, colour);
    let key = Control::new(Kind::Plain, container(sign).center(Length::Fill))
        .width(side)
        .height(look.layout.lengths.keys)
        .on_press_maybe(is_free.then_some(Action::Clear))
        .view(look);
    let key = match barred {
        Some(_) => controls::explained(key, barred, look),
        None if lacks_cell => controls::with_tip(key, look.label(words::WindowNoCell), None, look),
        None => controls::with_tip(key, look.label(words::WindowErase), None, look),
    };
    container(key).padding(Padding::ZERO.right(beside)).align_right(room).into()
}

/// What is left to do for a digit.
#[derive(Clone, Copy)]
struct DigitProgress {
    /// How many of it are to be found.
    count: isize,
    /// Whether it stands in all its cells, and nowhere else.
    is_done: bool,
}

/// The colour of what is quiet on a key.
const fn quiet(is_lit: bool, palette: &Palette) -> Color {
    if is_lit { palette.ink } else { palette.muted }
}

/// The key of a digit, with how many of them are left to be found; a sign where there are too many, or all stand rightly.
fn key<'a>(
    keys: Keys<'_>,
    digit: Digit,
    left: Option<DigitProgress>,
    look: Look<'a>,
) -> Element<'a, Action> {
    let symbol = text(keys.session.geometry().symbol(digit).to_string());
    let symbol = symbol.size(look.pick(17.0, 14.0)).font(MEDIUM);
    // On the ground of a digit that stands out what is quiet could not be read.
    let is_lit = keys.lit == Some(digit) && is_free(keys);
    let muted = quiet(is_lit, look.palette);
    let is_broad = look.layout.cell >= look.pick(BROAD.0, BROAD.1);
    if !is_broad && let Some(left) = left {
        return pressable(keys, digit, narrow(symbol, left, is_lit, look), look);
    }
    let mut label = row![symbol].spacing(look.pick(7.0, 4.0)).align_y(Alignment::Center);
    label = match left {
        Some(DigitProgress { is_done: true, .. }) => {
            label.push(icon(Icon::Check, look.pick(14.0, 11.0), muted, muted))
        }
        Some(DigitProgress { count: ..0, .. }) => {
            let colour = look.palette.conflict;
            label.push(icon(Icon::Warning, look.pick(14.0, 11.0), colour, colour))
        }
        Some(DigitProgress { count, .. }) => {
            let left = look.text(Purpose::Secondary, count.to_string()).color(muted).font(REGULAR);
            label.push(left.size(look.pick(12.0, 10.0)))
        }
        None => label,
    };
    pressable(keys, digit, label.into(), look)
}

/// What stands on a narrow key: the symbol, and below it what is left, where there is height for both; else the symbol alone,
/// quiet where all stand rightly.
fn narrow<'a>(
    symbol: Text<'a>,
    left: DigitProgress,
    is_lit: bool,
    look: Look<'a>,
) -> Element<'a, Action> {
    let DigitProgress { count, is_done } = left;
    let palette = look.palette;
    let muted = quiet(is_lit, palette);
    let colour = match (is_done, count) {
        (true, _) => muted,
        (_, ..0) => palette.conflict,
        _ => palette.ink,
    };
    let symbol = symbol.size(14.0).line_height(1.0).color(colour);
    if look.layout.lengths.keys < HIGH {
        return symbol.into();
    }
    let below: Element<'a, Action> = match (is_done, count) {
        (true, _) => icon(Icon::Check, 10.0, muted, muted),
        (_, ..0) => icon(Icon::Warning, 10.0, palette.conflict, palette.conflict),
        _ => {
            let count = look.text(Purpose::Secondary, count.to_string()).color(muted);
            count.size(10.0).line_height(1.0).into()
        }
    };
    column![symbol, below].spacing(2).align_x(Alignment::Center).into()
}

/// The key of a digit with this on it.
fn pressable<'a>(
    keys: Keys<'_>,
    digit: Digit,
    label: Element<'a, Action>,
    look: Look<'a>,
) -> Element<'a, Action> {
    let pressed = is_free(keys).then_some(Action::Digit(digit.index()));
    let shown = keys.lit == Some(digit);
    let key = Control::new(Kind::DigitKey(shown), container(label).center(Length::Fill))
        .width(look.layout.cell - GAP)
        .height(look.layout.lengths.keys)
        .on_press_maybe(pressed)
        .view(look);
    if keys.play.keys_show_digits(keys.session) || is_free(keys) {
        return controls::with_tip(key, look.say(&does(keys, digit)), None, look);
    }
    told(key, keys, look)
}

/// What a key does that can be pressed.
fn does(Keys { session, play, .. }: Keys<'_>, digit: Digit) -> Words {
    let digit = session.geometry().digit_name(digit);
    if play.keys_show_digits(session) {
        return words::WindowDigitShows { digit }.into();
    }
    if play.takes_digits(session) {
        return words::WindowDigitTakes { digit }.into();
    }
    match (session.mode(), play.writes()) {
        (Mode::Playing, EntryMode::Digits) => words::WindowDigitWrites { digit }.into(),
        (Mode::Playing, _) => words::WindowDigitMarks { digit }.into(),
        _ => words::WindowDigitEnters { digit }.into(),
    }
}

/// Whether the keys do something now.
fn is_free(Keys { session, play, .. }: Keys<'_>) -> bool {
    play.digit_lock(session).is_none() && !play.lacks_cell(session)
}

/// The key with what has to come before it can be pressed.
fn told<'a>(key: Element<'a, Action>, keys: Keys<'_>, look: Look<'a>) -> Element<'a, Action> {
    let Keys { session, play, .. } = keys;
    if play.lacks_cell(session) {
        return controls::with_tip(key, look.label(words::WindowNoCell), None, look);
    }
    match play.digit_lock(session) {
        None => key,
        barred => controls::explained(key, barred, look),
    }
}

/// The key of a colour; the one that was used last is framed.
fn paint_key<'a>(keys: Keys<'_>, paint: Paint, look: Look<'a>) -> Element<'a, Action> {
    let colour = look.palette.tone(paint.tone());
    let number = paint as usize;
    let is_last = number + 1 == Paint::ALL.len();
    let symbol = text(if is_last { 0 } else { number + 1 }.to_string());
    let symbol = symbol.size(look.pick(17.0, 14.0)).font(MEDIUM);
    let used = keys.play.colour.is_some_and(|last| last.index() == number);
    let act = if is_last { Action::Nought } else { Action::Digit(number) };
    let pressed = is_free(keys).then_some(act);
    let key = Control::new(Kind::PaintKey(colour, used), container(symbol).center(Length::Fill))
        .width(Length::Fill)
        .height(look.layout.lengths.keys)
        .on_press_maybe(pressed)
        .view(look);
    told(key, keys, look)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::{
        COLOUR_BLIND_DARK, COLOUR_BLIND_LIGHT, DARK, HIGH_CONTRAST_DARK, HIGH_CONTRAST_LIGHT, LIGHT,
    };

    #[test]
    fn what_stands_on_a_lit_key_can_be_read() {
        let light = [LIGHT, HIGH_CONTRAST_LIGHT, COLOUR_BLIND_LIGHT];
        let dark = [DARK, HIGH_CONTRAST_DARK, COLOUR_BLIND_DARK];
        for palette in light.into_iter().chain(dark) {
            let ratio = quiet(true, &palette).relative_contrast(palette.same_digit);
            assert!(ratio >= 4.5, "{ratio:.2}");
        }
    }
}
