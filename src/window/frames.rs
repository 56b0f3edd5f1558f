//! Every frame is drawn whole.
//!
//! The software renderer of iced 0.14 draws anew only the regions that have changed, one after the other, and for each it
//! fills all that crosses its edge, as the grounds of the window do, over their whole area through a mask. Even where
//! little has changed that takes longer than drawing everything once, and several times as long where much has. It draws
//! everything when the background has another colour; so the background changes with each update, by less than can be seen.

use iced::Color;
use iced::theme::Style;

use super::palette::Palette;

/// Less than half of the least difference between two colours on the screen.
const UNSEEN: f32 = 0.1 / 255.0;

/// Which of its two backgrounds the window has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Frames {
    is_odd: bool,
}

impl Frames {
    /// Takes note that there will be another frame.
    pub(crate) fn count(&mut self) {
        self.is_odd = !self.is_odd;
    }

    /// The background of the next frame, and the colour of text.
    pub(crate) fn style(self, palette: &Palette) -> Style {
        let Color { r, g, b, a } = palette.bg;
        // Never out of the range of a colour: white is made darker, all else lighter.
        let unseen = if b < 0.5 { UNSEEN } else { -UNSEEN };
        let b = if self.is_odd { b + unseen } else { b };
        Style { background_color: Color { r, g, b, a }, text_color: palette.ink }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::palette::{DARK, HIGH_CONTRAST_DARK, HIGH_CONTRAST_LIGHT, LIGHT};

    #[test]
    fn the_background_changes_but_is_not_seen_to() {
        for palette in [&LIGHT, &DARK, &HIGH_CONTRAST_LIGHT, &HIGH_CONTRAST_DARK] {
            let mut frames = Frames::default();
            let before = frames.style(palette).background_color;
            frames.count();
            let after = frames.style(palette).background_color;
            assert_ne!(before, after);
            assert_eq!(before.into_rgba8(), after.into_rgba8());
            frames.count();
            assert_eq!(before, frames.style(palette).background_color);
        }
    }
}
