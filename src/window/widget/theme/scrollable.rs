//! Scroll bars: a thin bar without a rail.

use iced::widget::container;
use iced::widget::scrollable::{AutoScroll, Rail, Scroller, Status, Style};
use iced::{Border, Shadow, Theme};

use crate::look::palette::Palette;

/// The width of the bar.
pub(crate) const WIDTH: f32 = 4.0;

/// The style of every scroll bar.
pub(crate) fn thin(palette: &'static Palette) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let quiet = matches!(status, Status::Active { .. });
        let colour = if quiet { palette.control } else { palette.muted };
        let border = Border { radius: (WIDTH / 2.0).into(), ..Border::default() };
        let scroller = Scroller { background: colour.into(), border };
        let rail = Rail { background: None, border: Border::default(), scroller };
        Style {
            container: container::Style::default(),
            vertical_rail: rail,
            horizontal_rail: rail,
            gap: None,
            auto_scroll: AutoScroll {
                background: palette.surface.into(),
                border: super::border(palette.line),
                shadow: Shadow::default(),
                icon: palette.muted,
            },
        }
    }
}
