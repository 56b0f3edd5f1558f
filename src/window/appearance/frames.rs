//! Every frame is drawn whole.
//!
//! The software renderer of iced 0.14 draws anew only the regions that have changed, one after the other, and for each it
//! fills all that crosses its edge, as the grounds of the window do, over their whole area through a mask. Even where
//! little has changed that takes longer than drawing everything once, and several times as long where much has. It draws
//! everything when the background has another colour than in the frame before; so the background changes with each update,
//! by less than can be seen. Several updates may come between two frames: only after [`SHADES`] is a colour used again.

use iced::Color;
use iced::theme::Style;

use crate::look::palette::Palette;

/// How many backgrounds there are that look alike.
const SHADES: u8 = 100;
/// How far apart two neighbours of them are: all together less than half of the least difference between two colours on
/// the screen, and each more than the least between two numbers.
const UNSEEN: f32 = 0.25 / 255.0 / SHADES as f32;

/// Which of its backgrounds the window has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Frames {
    shade: u8,
}

impl Frames {
    /// Takes note that there will be another frame.
    pub(super) fn count(&mut self) {
        self.shade = (self.shade + 1) % SHADES;
    }

    /// The background of the next frame, and the colour of text.
    pub(super) fn style(self, palette: &Palette) -> Style {
        let Color { r, g, b, a } = palette.bg;
        // Never out of the range of a colour: white is made darker, all else lighter.
        let unseen = if b < 0.5 { UNSEEN } else { -UNSEEN };
        let b = b + unseen * f32::from(self.shade);
        Style { background_color: Color { r, g, b, a }, text_color: palette.ink }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::{DARK, HIGH_CONTRAST_DARK, HIGH_CONTRAST_LIGHT, LIGHT};

    #[test]
    fn the_background_changes_but_is_not_seen_to() {
        for palette in [&LIGHT, &DARK, &HIGH_CONTRAST_LIGHT, &HIGH_CONTRAST_DARK] {
            let mut frames = Frames::default();
            let mut met = Vec::new();
            for _ in 0..SHADES {
                let background = frames.style(palette).background_color;
                assert_eq!(background.into_rgba8(), palette.bg.into_rgba8());
                assert!(!met.contains(&background), "no two of them are the same");
                met.push(background);
                frames.count();
            }
            assert_eq!(frames, Frames::default());
        }
    }
}
