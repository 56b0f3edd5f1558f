//! Fields to type into.

use iced::Theme;
use iced::widget::text_input::{Status, Style};

use super::border;
use crate::look::palette::Palette;

/// The style of every field.
pub(crate) fn field(palette: &'static Palette) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let line = match status {
            Status::Disabled => {
                let (ground, text) = (palette.bg, palette.disabled());
                return Style {
                    background: ground.into(),
                    border: border(palette.line),
                    icon: text,
                    placeholder: text,
                    value: text,
                    selection: palette.soft,
                };
            }
            Status::Active => palette.control,
            Status::Hovered => palette.ink,
            Status::Focused { .. } => palette.accent,
        };
        Style {
            background: palette.surface.into(),
            border: border(line),
            icon: palette.muted,
            placeholder: palette.muted,
            value: palette.ink,
            selection: palette.soft,
        }
    }
}
