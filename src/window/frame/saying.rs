//! What was refused, or what came of an act: said below the panel for a while, where it hides no button.

use iced::widget::{column, container, row};
use iced::{Alignment, Element, Length};

use crate::cards::notices::Said;
use crate::look::Look;
use crate::look::font::Purpose;
use crate::widget::icon::{Icon, icon};
use crate::widget::prose::upright_line;
use crate::widget::theme;

/// What is beside the grid, and below it what is said, which hides no button there.
pub(crate) fn below<'a, M: 'a>(
    beside: Element<'a, M>,
    said: Option<&Said>,
    look: Look<'a>,
) -> Element<'a, M> {
    let beside = container(beside).height(Length::Fill);
    column![beside].push(view(said, look)).height(look.layout.body).into()
}

/// What is said, if anything is, as wide as the panel.
fn view<'a, M: 'a>(said: Option<&Said>, look: Look<'a>) -> Option<Element<'a, M>> {
    let said = said?;
    let look = look.reading();
    let palette = look.palette;
    let (ground, ink) = match said.sign {
        Icon::Check => (palette.soft, palette.success),
        Icon::Warning => (palette.conflict_tint, palette.conflict),
        _ => (palette.soft, palette.accent),
    };
    let words = look.text(Purpose::Control, look.say(&said.words)).width(Length::Fill);
    let line = row![icon(said.sign, look.grown(18.0), ink, ink), words];
    let card = container(line.spacing(12).align_y(Alignment::Center))
        .padding([look.pick(10.0, 7.0), 16.0])
        .width(Length::Fill)
        .style(theme::container::card(palette, ground));
    let margin = look.layout.lengths.margin;
    let place = container(card).padding([(margin / 2.0).min(12.0), margin]);
    let place = place.width(look.layout.panel - 1.0);
    let place = place.style(theme::container::ground(palette.surface));
    // The line between the grid and the panel goes on beside it.
    Some(row![upright_line(look), place].height(Length::Shrink).into())
}
