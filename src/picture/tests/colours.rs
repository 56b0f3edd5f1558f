//! How far colours are apart, in every palette.

use super::Position;
use crate::grid::Cell;
use crate::picture::{
    COLOUR_BLIND_DARK, COLOUR_BLIND_LIGHT, CellRole, DARK, DigitOrigin, Form, HIGH_CONTRAST_DARK,
    HIGH_CONTRAST_LIGHT, LIGHT, Layer, Paint, Palette, Pen, Point, Rgb, Scene, Shape, Tone, shapes,
};
use crate::proof::Role;

pub(super) const PALETTES: [(&str, Palette); 6] = [
    ("light", LIGHT),
    ("dark", DARK),
    ("high contrast, light", HIGH_CONTRAST_LIGHT),
    ("high contrast, dark", HIGH_CONTRAST_DARK),
    ("colour-blind, light", COLOUR_BLIND_LIGHT),
    ("colour-blind, dark", COLOUR_BLIND_DARK),
];

/// Parts of red, green and blue as amounts of light, from 0 to 1.
type Light = [f32; 3];

/// How sights without one of the three kinds of cones mix the light (Machado, Oliveira and Fernandes, 2009); and full sight.
const SIGHTS: [[Light; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.0520]],
    [[0.3673, 0.8606, -0.2280], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]],
    [[1.2555, -0.0767, -0.1788], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]],
];

fn light(Rgb(red, green, blue): Rgb) -> Light {
    [red, green, blue].map(|part| {
        let part = f32::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn sum(weights: Light, light: Light) -> f32 {
    weights.iter().zip(light).map(|(weight, part)| weight * part).sum()
}

fn luminance(light: Light) -> f32 {
    sum([0.2126, 0.7152, 0.0722], light)
}

pub(super) fn contrast(one: Rgb, other: Rgb) -> f32 {
    let (one, other) = (luminance(light(one)), luminance(light(other)));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A colour in the room CIELAB, as it is seen with this sight.
fn lab(colour: Rgb, sight: [Light; 3]) -> [f32; 3] {
    let seen = sight.map(|weights| sum(weights, light(colour)).clamp(0.0, 1.0));
    let [x, y, z] = [
        ([0.4124, 0.3576, 0.1805], 0.9505),
        ([0.2126, 0.7152, 0.0722], 1.0),
        ([0.0193, 0.1192, 0.9505], 1.089),
    ]
    .map(|(weights, white)| {
        let part = sum(weights, seen) / white;
        if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn apart(one: Rgb, other: Rgb, sight: [Light; 3]) -> f32 {
    let (one, other) = (lab(one, sight), lab(other, sight));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}

/// Looks at how far tones are apart in every palette, as people with full sight see them; those for colour-blind people as
/// these see them, too.
pub(super) fn in_every_sight(look: impl Fn(&str, &dyn Fn(Tone, Tone) -> f32)) {
    for (name, palette) in PALETTES {
        let is_for_colour_blind = name.starts_with("colour-blind");
        let sights = if is_for_colour_blind { &SIGHTS[..] } else { &SIGHTS[..1] };
        for &sight in sights {
            look(name, &|one, other| apart(palette.tone(one), palette.tone(other), sight));
        }
    }
}

#[test]
fn the_colours_of_nets_are_told_apart_in_every_palette() {
    let position = Position::empty();
    let claims = vec![
        position.only_places(Role::StrongLink(0), 0, '4', "A1 H1"),
        position.only_places(Role::StrongLink(1), 5, '4', "B6 F6"),
        position.not_both(Role::Contradiction, "A1:4", "B6:4"),
    ];
    let scene = position.scene(&position.striking(claims, "A5:4"));
    let shapes = shapes(&scene, &position.geometry, 60.0);
    let marks: Vec<(bool, Tone, Tone)> = shapes
        .iter()
        .filter(|shape| shape.layer == Layer::Marks)
        .filter_map(|shape| {
            let is_diamond = matches!(shape.form, Form::Polygon(_));
            Some((is_diamond, shape.pen?.tone, shape.fill?))
        })
        .collect();
    let [one, other, third, fourth] = marks[..] else { panic!("four marks: {marks:?}") };
    assert_eq!([one.0, other.0, third.0, fourth.0], [false, false, true, true], "shapes");
    in_every_sight(|name, apart| {
        for (a, b) in [(one, third), (one, fourth), (other, third), (other, fourth)] {
            let distance = apart(a.1, b.1);
            assert!(distance > 38.0, "{name}: nets are {distance} apart");
        }
        for (a, b) in [(one, other), (third, fourth)] {
            let distance = apart(a.2, b.2);
            assert!(distance > 38.0, "{name}: colours of a net are {distance} apart");
        }
    });
}

#[test]
fn five_sets_are_told_apart_and_none_looks_like_what_is_struck() {
    let position = Position::empty();
    let cells = ["A1", "B1", "C1", "D1", "E1"];
    let claims = (0_u8..).zip(cells);
    let claims = claims.map(|(number, cell)| position.only_digits(Role::Set(number), cell, "12"));
    let scene = position.scene(&position.striking(claims.collect(), "I9:1"));
    let shapes = shapes(&scene, &position.geometry, 60.0);
    let outlines: Vec<Pen> = shapes
        .iter()
        .filter(|shape| shape.layer == Layer::Outlines)
        .filter_map(|shape| shape.pen)
        .collect();
    assert_eq!(outlines.len(), cells.len());
    for (at, one) in outlines.iter().enumerate() {
        for other in &outlines[..at] {
            assert!(one.dash != other.dash, "{one:?} is broken as {other:?} is");
        }
    }
    in_every_sight(|name, apart| {
        for (at, one) in outlines.iter().map(|pen| pen.tone).enumerate() {
            let others = outlines[..at].iter().map(|pen| pen.tone).chain([Tone::Target]);
            for other in others {
                let distance = apart(one, other);
                assert!(distance >= 22.0, "{name}: {one:?} and {other:?} are {distance} apart");
            }
        }
    });
    for (name, palette) in &PALETTES {
        let letters: Vec<Shape> =
            shapes.iter().filter(|shape| shape.layer == Layer::Marks).cloned().collect();
        check_texts(&letters, 4.5, (name, palette));
    }
}

#[test]
fn colours_to_paint_with_can_be_told_apart() {
    in_every_sight(|name, apart| {
        for (at, one) in Paint::ALL.into_iter().enumerate() {
            for other in &Paint::ALL[..at] {
                let distance = apart(one.tone(), other.tone());
                assert!(distance >= 20.0, "{name}: {one:?} and {other:?} are {distance} apart");
            }
        }
    });
}

/// The colour that is seen at a point before this shape is painted.
#[allow(clippy::cast_sign_loss, reason = "parts of colours are not negative")]
fn ground(before: &[Shape], at: Point, palette: &Palette) -> Rgb {
    let reaches = |form: &Form| match form {
        Form::Rectangle { at: corner, width, height, .. } => {
            (corner.x..corner.x + width).contains(&at.x)
                && (corner.y..corner.y + height).contains(&at.y)
        }
        Form::Circle { centre, radius } => centre.distance(at) < *radius,
        _ => false,
    };
    let mut seen = palette.surface;
    for shape in before.iter().filter(|shape| reaches(&shape.form)) {
        if let Some(Rgb(red, green, blue)) = shape.fill.map(|tone| palette.tone(tone)) {
            let mix = |new: u8, old: u8| {
                let mixed = f32::from(new) * shape.opacity + f32::from(old) * (1.0 - shape.opacity);
                mixed.round() as u8
            };
            seen = Rgb(mix(red, seen.0), mix(green, seen.1), mix(blue, seen.2));
        }
    }
    seen
}

#[test]
fn a_painted_cell_looks_the_same_where_it_is_selected() {
    let position = Position::empty();
    let middle = Point::new(0.5, 0.8);
    for paint in Paint::ALL {
        let seen = |selected: Option<Cell>| {
            let board = Scene::of(&position.geometry, &position.board);
            let mut scene = board.selected(selected).scene();
            scene.cells[0].paint = Some(paint);
            let shapes = shapes(&scene, &position.geometry, 60.0);
            PALETTES.map(|(_, palette)| ground(&shapes, middle, &palette))
        };
        let [rests, beside, chosen] = [None, Some(Cell::new(1)), Some(Cell::new(0))].map(&seen);
        assert_eq!((&rests, &rests), (&beside, &chosen), "{paint:?}");
        for (rests, (name, palette)) in rests.into_iter().zip(PALETTES) {
            let distance = apart(rests, palette.surface, SIGHTS[0]);
            assert!(distance > 5.0, "{name}: {paint:?} is {distance} from the paper");
        }
    }
}

/// The part of a colour between its grey and itself, as it is seen.
fn chroma(colour: Rgb) -> f32 {
    let [_, a, b] = lab(colour, SIGHTS[0]);
    a.hypot(b)
}

#[test]
fn colours_to_paint_with_are_no_louder_than_the_others() {
    for (name, palette) in &PALETTES[..4] {
        let others = [palette.blue, palette.green, palette.amber, palette.violet, palette.target];
        let loudest = others.map(chroma).into_iter().fold(0.0, f32::max);
        for paint in Paint::ALL {
            let chroma = chroma(palette.tone(paint.tone()));
            assert!(chroma <= loudest, "{name}: {paint:?} {chroma} of {loudest}");
        }
    }
}

/// Checks that every text has this contrast with what it stands on.
fn check_texts(shapes: &[Shape], least: f32, (name, palette): (&str, &Palette)) {
    for (number, shape) in shapes.iter().enumerate() {
        if let (Form::Text { centre, symbol, .. }, Some(tone)) = (&shape.form, shape.fill) {
            let ground = ground(&shapes[..number], *centre, palette);
            let contrast = contrast(palette.tone(tone), ground);
            assert!(contrast >= least, "{name}: {symbol} ({tone:?}) has {contrast} on {ground}");
        }
    }
}

#[test]
fn pencil_marks_are_read_on_every_colour_of_the_player() {
    let position = Position::empty();
    for paint in Paint::ALL {
        let mut scene = Scene::of(&position.geometry, &position.board)
            .pencil_marks(&position.candidates)
            .same_digit(Some(position.digit('3')))
            .scene();
        scene.cells[0].paint = Some(paint);
        let shapes = shapes(&scene, &position.geometry, 60.0);
        for (name, palette) in &PALETTES {
            check_texts(&shapes, 4.6, (name, palette));
        }
    }
}

#[test]
fn a_mistaken_digit_is_read_where_the_digit_is_shown() {
    let position = Position::of(&format!("55{}", ".".repeat(79)));
    let collisions = position.board.collisions(&position.geometry);
    for lit in ['5', '6'] {
        let scene = Scene::of(&position.geometry, &position.board)
            .placed_by(DigitOrigin::Entered)
            .conflicts(&collisions)
            .same_digit(Some(position.digit(lit)))
            .scene();
        assert!(scene.has(Cell::new(0), CellRole::Conflict));
        let shapes = shapes(&scene, &position.geometry, 60.0);
        for (name, palette) in &PALETTES {
            let least = if palette.has_high_contrast() { 5.2 } else { 4.5 };
            check_texts(&shapes, least, (name, palette));
        }
    }
}
