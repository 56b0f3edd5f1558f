//! What is seen while a file is held over the window.

use iced::widget::text::Wrapping;
use iced::widget::{container, opaque, row};
use iced::{Alignment, Element, Length};

use super::Files;
use crate::look::Look;
use crate::look::font::Purpose;
use crate::shared::Shared;
use crate::widget::icon::{Icon, icon};
use crate::widget::theme;
use duvod::message::words;
use duvod::session::Lockable;

impl Files {
    /// Where a file may be dropped, or why it cannot be loaded, while one is held over the window.
    pub(crate) fn drop_place<'a, M: 'a>(
        &self,
        shared: &Shared,
        look: Look<'a>,
    ) -> Option<Element<'a, M>> {
        let palette = look.palette;
        let lock = shared.session.lock(Lockable::Load).map(|lock| look.say(&lock.reason));
        let (sign, colour) = if lock.is_some() {
            (Icon::Lock, palette.muted)
        } else {
            (Icon::Folder, palette.accent)
        };
        let words = lock.unwrap_or_else(|| look.label(words::WindowDrop));
        let words = look.text(Purpose::Section, words).wrapping(Wrapping::Word);
        let inside = row![icon(sign, 24.0, colour, colour), container(words).max_width(420)];
        let inside = inside.spacing(16).align_y(Alignment::Center);
        let card = container(inside).padding([24, 32]);
        let card = card.style(theme::container::drop_place(palette));
        let ground = palette.bg.scale_alpha(0.85);
        let whole = container(card).center(Length::Fill).style(theme::container::ground(ground));
        self.hovered.then(|| opaque(whole))
    }
}
