//! Rails on which something is moved along.

use iced::widget::slider::{Handle, HandleShape, Rail, Status, Style};
use iced::{Border, Theme};

use crate::look::palette::Palette;

/// The style of every rail.
pub(crate) fn rail(palette: &'static Palette) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let border_color = match status {
            Status::Active => palette.accent,
            Status::Hovered | Status::Dragged => palette.ink,
        };
        Style {
            rail: Rail {
                backgrounds: (palette.accent.into(), palette.line.into()),
                width: 4.0,
                border: Border { radius: 2.0.into(), ..Border::default() },
            },
            handle: Handle {
                shape: HandleShape::Circle { radius: 7.0 },
                background: palette.surface.into(),
                border_width: 2.0,
                border_color,
            },
        }
    }
}
