//! The digit keys below the grid, each below the column of its number.

use iced::widget::{button, container, row};
use iced::{Element, Length};

use super::controls;
use super::font::MEDIUM;
use super::look::Look;
use super::message::{Act, Message};
use super::state::Window;
use super::theme;

/// The gap between two keys.
const GAP: f32 = 4.0;

/// The keys, as wide as the grid.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let geometry = window.session.geometry();
    let barred = window.digit_lock();
    let keys = geometry.digits().map(|digit| {
        let symbol = iced::widget::text(geometry.symbol(digit).to_string());
        let symbol = symbol.size(look.pick(17.0, 14.0)).font(MEDIUM);
        let press = barred.is_none().then_some(Message::Act(Act::Digit(digit.index())));
        let shown = window.filter == Some(digit);
        let key = button(container(symbol).center(Length::Fill))
            .padding(0)
            .width(look.layout.cell - GAP)
            .height(look.layout.lengths.keys)
            .style(theme::button::digit_key(look.palette, shown))
            .on_press_maybe(press);
        controls::explained(key, barred.clone(), look)
    });
    let keys = row(keys.collect::<Vec<_>>()).spacing(GAP).padding([0.0, GAP / 2.0]);
    keys.width(look.layout.grid).into()
}
