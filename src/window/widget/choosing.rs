//! Rows of a page on which something is chosen, one below the other.

use iced::widget::{Text, column, container, row};
use iced::{Element, Length, Padding};

use super::prose::ROOM_FOR_BAR;
use super::reveal::PAGE;
use super::theme;
use crate::look::Look;
use crate::look::font::Purpose;

/// What is left free at both sides of a row, wide and small.
pub(crate) const BESIDE: (f32, f32) = (12.0, 6.0);

/// A label and what is chosen stand side by side only in a panel of this width.
pub(crate) const ROOM_FOR_BOTH: f32 = 560.0;

/// What is left free at both sides of a row; at the right no less than a bar takes.
pub(crate) fn beside(look: Look<'_>) -> Padding {
    let beside = look.pick(BESIDE.0, BESIDE.1);
    Padding { left: beside, right: beside.max(ROOM_FOR_BAR), ..Padding::ZERO }
}

/// A row with so much above and below what is in it; the one that arrow keys change stands out, and is scrolled to.
pub(crate) fn line<'a, M: 'a>(
    inside: impl Into<Element<'a, M>>,
    is_at: bool,
    around: f32,
    look: Look<'a>,
) -> Element<'a, M> {
    row_within(look.text_width(), inside, is_at, around, look)
}

/// The same as wide as the page, where what is chosen stands at its right edge.
pub(crate) fn whole_line<'a, M: 'a>(
    inside: impl Into<Element<'a, M>>,
    is_at: bool,
    around: f32,
    look: Look<'a>,
) -> Element<'a, M> {
    row_within(f32::INFINITY, inside, is_at, around, look)
}

fn row_within<'a, M: 'a>(
    width: f32,
    inside: impl Into<Element<'a, M>>,
    is_at: bool,
    around: f32,
    look: Look<'a>,
) -> Element<'a, M> {
    let ground = if is_at { look.palette.soft } else { look.palette.surface };
    let line = container(inside)
        .padding([around, look.pick(20.0, 10.0)])
        .width(Length::Fill)
        .max_width(width)
        .style(theme::container::card(look.palette, ground));
    let line = if is_at { line.id(PAGE.chosen) } else { line };
    container(line).padding(beside(look)).into()
}

/// A label with what is chosen beside it, both so wide; below it where there is no room.
pub(crate) fn labelled<'a, M: 'a>(
    label: Text<'a>,
    control: Element<'a, M>,
    (label_width, width): (Length, Length),
    look: Look<'a>,
) -> Element<'a, M> {
    if !look.layout.is_wide() || !look.layout.has_panel(ROOM_FOR_BOTH) {
        return column![label, control].spacing(4).into();
    }
    let line = look.size(Purpose::Control).1.0;
    let above = ((look.pick(30.0, 26.0) - line) / 2.0).max(0.0);
    let label = container(label).padding(Padding::ZERO.top(above)).width(label_width);
    row![label, container(control).width(width)].spacing(12).into()
}
