//! What is read: paragraphs, lines between them, and pages that scroll.

use iced::widget::{Container, Row, container, row, rule, scrollable, space};
use iced::{Element, Length};

use super::theme;
use crate::look::Look;
use crate::look::font::Purpose;

/// What is left free at the right of what is chosen, for the scroll bar.
pub(crate) const ROOM_FOR_BAR: f32 = 12.0;

/// What stands beside something else: a line at its left, and its ground.
pub(crate) fn beside_line<'a, M: 'a>(
    inside: impl Into<Element<'a, M>>,
    look: Look<'a>,
) -> Row<'a, M> {
    let ground = container(inside).style(theme::container::ground(look.palette.surface));
    row![upright_line(look), ground]
}

/// A vertical line as high as what it stands beside.
pub(crate) fn upright_line<'a, M: 'a>(look: Look<'a>) -> Container<'a, M> {
    let line = container(space()).width(1).height(Length::Fill);
    line.style(theme::container::ground(look.palette.line))
}

/// A horizontal line.
pub(crate) fn line<'a, M: 'a>(look: Look<'_>) -> Element<'a, M> {
    let colour = look.palette.line;
    rule::horizontal(1)
        .style(move |_| rule::Style {
            color: colour,
            radius: 0.0.into(),
            fill_mode: rule::FillMode::Full,
            snap: true,
        })
        .into()
}

/// A scrolled page.
pub(crate) fn scrolled<'a, M: 'a>(
    page: impl Into<Element<'a, M>>,
    look: Look<'_>,
) -> scrollable::Scrollable<'a, M> {
    let bar = scrollable::Scrollbar::new()
        .width(theme::scrollable::WIDTH)
        .scroller_width(theme::scrollable::WIDTH)
        .margin(2);
    scrollable(page)
        .direction(scrollable::Direction::Vertical(bar))
        .style(theme::scrollable::thin(look.palette))
}

/// A paragraph of an explanation, not too wide to be read.
pub(crate) fn paragraph<'a, M: 'a>(content: String, look: Look<'_>) -> Element<'a, M> {
    container(look.text(Purpose::Explanation, content)).max_width(look.text_width()).into()
}
