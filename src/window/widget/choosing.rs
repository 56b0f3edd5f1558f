//! Rows of a page on which something is chosen, one below the other.

use iced::alignment::Horizontal;
use iced::widget::{Text, column, container, row};
use iced::{Element, Length, Padding};

use super::prose::ROOM_FOR_BAR;
use super::reveal::PAGE;
use super::theme;
use crate::look::Look;
use crate::look::font::Purpose;

/// What is left free at both sides of a row, wide and small.
pub(crate) const BESIDE: (f32, f32) = (12.0, 6.0);

/// The least that is left free beside what is in a row.
const LEAST_INSET: f32 = 4.0;

/// A label and what is chosen stand side by side only in a panel of this width.
pub(crate) const ROOM_FOR_BOTH: f32 = 560.0;

/// What is left free at both sides of a row; at the right no less than a bar takes.
pub(crate) fn beside(look: Look<'_>) -> Padding {
    let beside = look.pick(BESIDE.0, BESIDE.1);
    Padding { left: beside, right: beside.max(ROOM_FOR_BAR), ..Padding::ZERO }
}

/// What is left free at both sides of what is in a row: its words keep the margin of the page.
pub(crate) fn inset(look: Look<'_>) -> Padding {
    let (beside, margin) = (beside(look), look.layout.lengths.margin);
    let left = (margin - beside.left).max(LEAST_INSET);
    Padding { left, right: (margin - beside.right).max(LEAST_INSET), ..Padding::ZERO }
}

/// A row as wide as the page, with so much above and below what is in it; the one that arrow keys change stands out, and is
/// scrolled to. What is chosen stands at its right edge.
pub(crate) fn line<'a, M: 'a>(
    inside: impl Into<Element<'a, M>>,
    is_at: bool,
    around: f32,
    look: Look<'a>,
) -> Element<'a, M> {
    let ground = if is_at { look.palette.soft } else { look.palette.surface };
    let line = container(inside)
        .padding(Padding { top: around, bottom: around, ..inset(look) })
        .width(Length::Fill)
        .style(theme::container::card(look.palette, ground));
    let line = if is_at { line.id(PAGE.chosen) } else { line };
    container(line).padding(beside(look)).into()
}

/// Whether what is chosen stands beside its label, at the right edge, and not below it.
pub(crate) fn has_both(look: Look<'_>) -> bool {
    look.layout.is_wide() && look.layout.has_panel(ROOM_FOR_BOTH)
}

/// A label with what is chosen beside it, both so wide; below it where there is no room.
pub(crate) fn labelled<'a, M: 'a>(
    label: Text<'a>,
    control: Element<'a, M>,
    (label_width, width): (Length, Length),
    look: Look<'a>,
) -> Element<'a, M> {
    if !has_both(look) {
        return column![label, control].spacing(4).into();
    }
    let line = look.size(Purpose::Control).1.0;
    let above = ((look.pick(30.0, 26.0) - line) / 2.0).max(0.0);
    let label = container(label).padding(Padding::ZERO.top(above)).width(label_width);
    let control = container(control).width(width).align_x(Horizontal::Right);
    row![label, control].spacing(12).into()
}
