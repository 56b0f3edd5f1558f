//! A row of what is told, which is chosen by a press: a step, a part of a proof, what it comes to.

use iced::widget::container;
use iced::{Element, Length, Padding};

use crate::look::Look;
use crate::widget::controls::Control;
use crate::widget::reveal::PANEL;
use crate::widget::theme::button::Kind;

/// The row with its ground; the chosen one is scrolled to.
pub(super) fn told_row<'a, M: Clone + 'a>(
    inside: impl Into<Element<'a, M>>,
    padding: impl Into<Padding>,
    is_chosen: bool,
    choose: M,
    look: Look<'a>,
) -> Element<'a, M> {
    let row = Control::new(Kind::ListRow(is_chosen), inside)
        .padding(padding)
        .width(Length::Fill)
        .on_press(choose)
        .view(look);
    if is_chosen { container(row).id(PANEL.chosen).into() } else { row }
}
