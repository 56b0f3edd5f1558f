//! The colours of the window: those of pictures, as iced has them.

use iced::Color;

use duvod::picture;

/// A colour for everything that is drawn.
pub(crate) type Palette = picture::Palette<Color>;

/// Light: paper and ink.
pub(crate) const LIGHT: Palette = colours(&picture::LIGHT);

/// Dark.
pub(crate) const DARK: Palette = colours(&picture::DARK);

/// Light, with high contrast.
pub(crate) const HIGH_CONTRAST_LIGHT: Palette = colours(&picture::HIGH_CONTRAST_LIGHT);

/// Dark, with high contrast.
pub(crate) const HIGH_CONTRAST_DARK: Palette = colours(&picture::HIGH_CONTRAST_DARK);

/// Light, safe for colour-blind people.
pub(crate) const COLOUR_BLIND_LIGHT: Palette = colours(&picture::COLOUR_BLIND_LIGHT);

/// Dark, safe for colour-blind people.
pub(crate) const COLOUR_BLIND_DARK: Palette = colours(&picture::COLOUR_BLIND_DARK);

/// The colours of pictures, as iced has them.
pub(crate) const fn colours(from: &picture::Palette) -> Palette {
    let picture::Palette { levels: [first, second, third, fourth, fifth], .. } = *from;
    Palette {
        bg: colour(from.bg),
        surface: colour(from.surface),
        ink: colour(from.ink),
        given: colour(from.given),
        muted: colour(from.muted),
        line: colour(from.line),
        control: colour(from.control),
        grid_thin: colour(from.grid_thin),
        grid_thick: colour(from.grid_thick),
        accent: colour(from.accent),
        on_accent: colour(from.on_accent),
        soft: colour(from.soft),
        extra_tint: colour(from.extra_tint),
        house_tint: colour(from.house_tint),
        selected: colour(from.selected),
        same_digit: colour(from.same_digit),
        solved: colour(from.solved),
        entered: colour(from.entered),
        blue: colour(from.blue),
        blue_tint: colour(from.blue_tint),
        green: colour(from.green),
        green_tint: colour(from.green_tint),
        amber: colour(from.amber),
        amber_tint: colour(from.amber_tint),
        fin: colour(from.fin),
        violet: colour(from.violet),
        rose: colour(from.rose),
        olive: colour(from.olive),
        premise: colour(from.premise),
        target: colour(from.target),
        target_tint: colour(from.target_tint),
        conflict: colour(from.conflict),
        conflict_tint: colour(from.conflict_tint),
        success: colour(from.success),
        paints: all(from.paints),
        lines: all(from.lines),
        line_edges: all(from.line_edges),
        white: colour(from.white),
        black: colour(from.black),
        levels: [colour(first), colour(second), colour(third), colour(fourth), colour(fifth)],
    }
}

const fn all<const N: usize>(colours: [picture::Rgb; N]) -> [Color; N] {
    let mut all = [Color::BLACK; N];
    let mut number = 0;
    while number < all.len() {
        all[number] = colour(colours[number]);
        number += 1;
    }
    all
}

const fn colour(rgb: picture::Rgb) -> Color {
    Color::from_rgb8(rgb.0, rgb.1, rgb.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [(&str, Palette); 6] = [
        ("light", LIGHT),
        ("dark", DARK),
        ("high contrast, light", HIGH_CONTRAST_LIGHT),
        ("high contrast, dark", HIGH_CONTRAST_DARK),
        ("colour-blind, light", COLOUR_BLIND_LIGHT),
        ("colour-blind, dark", COLOUR_BLIND_DARK),
    ];

    fn check(least: f32, pairs: impl Fn(&Palette) -> Vec<(&'static str, Color, Color)>) {
        for (name, palette) in ALL {
            for (pair, colour, ground) in pairs(&palette) {
                let ratio = colour.relative_contrast(ground);
                assert!(ratio >= least, "{name}: {pair}: {ratio:.2} is below {least}");
            }
        }
    }

    #[test]
    fn texts_stand_out_from_their_grounds() {
        check(4.5, |palette| {
            let mut pairs = Vec::new();
            for ground in [palette.bg, palette.surface, palette.house_tint, palette.soft] {
                pairs.push(("ink", palette.ink, ground));
                pairs.push(("muted", palette.muted, ground));
            }
            for ground in
                [palette.surface, palette.extra_tint, palette.house_tint, palette.selected]
            {
                pairs.push(("given", palette.given, ground));
                pairs.push(("solved", palette.solved, ground));
                pairs.push(("entered", palette.entered, ground));
            }
            for ground in [palette.blue_tint, palette.green_tint, palette.amber_tint] {
                pairs.push(("pencil mark", palette.muted, ground));
            }
            pairs.push(("target", palette.ink, palette.target_tint));
            pairs.push(("conflict", palette.conflict, palette.conflict_tint));
            pairs
        });
    }

    #[test]
    fn digits_stand_out_from_their_marks() {
        check(5.0, |palette| {
            let marks = [palette.blue, palette.amber, palette.fin, palette.violet];
            marks.map(|mark| ("digit in a mark", palette.on_accent, mark)).to_vec()
        });
    }

    #[test]
    fn digits_stand_out_from_the_keys_of_colours() {
        check(4.5, |palette| {
            let keys = duvod::picture::Paint::ALL.map(|paint| palette.tone(paint.tone()));
            keys.map(|key| ("digit on a colour", palette.on_accent, key)).to_vec()
        });
    }

    #[test]
    fn colours_to_paint_with_stand_out_from_the_paper() {
        check(3.0, |palette| {
            let grounds =
                [palette.surface, palette.extra_tint, palette.house_tint, palette.selected];
            let pairs = |ground| palette.paints.map(|paint| ("paint", paint, ground));
            grounds.into_iter().flat_map(pairs).collect()
        });
    }

    #[test]
    fn marks_stand_out_from_their_grounds() {
        check(3.0, |palette| {
            let marks = [
                palette.blue,
                palette.green,
                palette.amber,
                palette.fin,
                palette.violet,
                palette.premise,
                palette.target,
            ];
            let on = |ground: Color| marks.map(|mark| ("mark", mark, ground));
            [on(palette.surface), on(palette.blue_tint), on(palette.green_tint)].concat()
        });
    }
}
