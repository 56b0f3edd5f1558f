//! Bars that show that work goes on.

use iced::widget::progress_bar::Style;
use iced::{Border, Theme};

use crate::look::palette::Palette;

/// A bar that is filled as far as work is.
pub(crate) fn filled(palette: &'static Palette) -> impl Fn(&Theme) -> Style {
    move |_| Style {
        background: palette.line.into(),
        bar: palette.accent.into(),
        border: Border { radius: 3.0.into(), ..Border::default() },
    }
}
