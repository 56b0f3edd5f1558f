//! Five rising bars that show a level of difficulty.

use iced::widget::{container, row, space};
use iced::{Alignment, Color, Element};

use super::theme;
use crate::look::Look;
use crate::look::palette::Palette;
use duvod::knowledge::Level;

/// How many bars there are: one for each level.
const BARS: u8 = 5;

/// How strong the ink is of bars that are not filled: so they are seen on every ground.
const FAINT: f32 = 0.22;

/// The width of a bar, and of the gap between two.
const BAR: f32 = 3.0;
const GAP: f32 = 1.0;

/// The height of the highest bar.
const HEIGHT: f32 = 12.0;

/// With less contrast than this between them, bars that are not filled are [`STUB`]s.
const LEAST_CONTRAST: f32 = 2.5;
const STUB: f32 = 2.0;

/// How wide the bars are together.
pub(crate) fn width(look: Look<'_>) -> f32 {
    look.grown(f32::from(BARS) * (BAR + GAP) - GAP)
}

/// The colour of bars that are not filled.
fn unfilled(palette: &Palette) -> Color {
    if palette.has_high_contrast() { palette.line } else { palette.ink.scale_alpha(FAINT) }
}

/// The colour as it is seen on a ground.
fn over(colour: Color, ground: Color) -> Color {
    let mix = |of: f32, below: f32| of * colour.a + below * (1.0 - colour.a);
    let [r, g, b] = [(colour.r, ground.r), (colour.g, ground.g), (colour.b, ground.b)]
        .map(|(of, below)| mix(of, below));
    Color::from_rgb(r, g, b)
}

/// The bars of a level, as many filled as the level is high.
pub(crate) fn level_bars<'a, Message: 'a>(look: Look<'_>, level: Level) -> Element<'a, Message> {
    let (filled, empty) = (look.level_colour(level), unfilled(look.palette));
    let height = look.grown(HEIGHT);
    let alike = filled.relative_contrast(over(empty, look.palette.surface)) < LEAST_CONTRAST;
    let bar = |number: u8| {
        let is_filled = number <= level as u8;
        let full = height * (0.36 + 0.16 * f32::from(number));
        let tall = if alike && !is_filled { look.grown(STUB) } else { full };
        let colour = if is_filled { filled } else { empty };
        let ground = theme::container::ground(colour);
        container(space().width(look.grown(BAR)).height(tall)).style(ground).into()
    };
    row((0..BARS).map(bar)).spacing(look.grown(GAP)).align_y(Alignment::End).height(height).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::{COLOUR_BLIND_DARK, COLOUR_BLIND_LIGHT, DARK, LIGHT};

    #[test]
    fn bars_are_seen_on_the_grounds_of_rows_and_told_apart() {
        for palette in [LIGHT, DARK, COLOUR_BLIND_LIGHT, COLOUR_BLIND_DARK] {
            for ground in [palette.surface, palette.blue_tint, palette.soft, palette.house_tint] {
                let empty = over(unfilled(&palette), ground);
                let seen = empty.relative_contrast(ground);
                assert!(seen >= 1.4, "{seen:.2}");
                for filled in palette.levels {
                    let apart = filled.relative_contrast(empty);
                    assert!(apart >= LEAST_CONTRAST, "{apart:.2}");
                }
            }
        }
    }
}
