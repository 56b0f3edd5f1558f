//! Whether what is written in pictures can be read: the contrast of each digit and candidate with what lies below it, measured
//! in the pixels of the picture without its texts, in every step of the bundled puzzles. (Axe cannot
//! tell it of the explanation page, which shows the same pictures: it leaves out texts of one character.)

#![allow(
    clippy::cast_sign_loss,
    reason = "places in the picture and parts of colours are not negative"
)]

use std::collections::BTreeMap;

use crate::support::share::{Share, found, sampled};
use crate::support::{Solver, classic, classic_puzzles};
use duvod::picture::{
    COLOUR_BLIND_DARK, COLOUR_BLIND_LIGHT, DARK, Frame, HIGH_CONTRAST_DARK, HIGH_CONTRAST_LIGHT,
    LIGHT, Pixels, Scene, pixels, svg,
};
use duvod::proof::{Moment, StepPath};

/// The contrast that small type has to have (Web Content Accessibility Guidelines 2.1, 1.4.3).
const LEAST: f64 = 4.5;

type Colour = [u8; 3];

/// How bright a colour is (the same guidelines: relative luminance).
fn luminance(colour: Colour) -> f64 {
    let [red, green, blue] = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: Colour, other: Colour) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The value of an attribute.
fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let value = element.split(&format!(" {name}=\"")).nth(1)?;
    value.split('"').next()
}

fn number(element: &str, name: &str) -> f64 {
    attribute(element, name).and_then(|value| value.parse().ok()).expect(name)
}

fn colour(hex: &str) -> Colour {
    [1, 3, 5].map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour"))
}

/// The commonest colour where a text stands.
fn ground(picture: &Pixels, text: &str) -> Colour {
    let (x, foot, size) = (number(text, "x"), number(text, "y"), number(text, "font-size"));
    let (half, height) = (0.3 * size, 0.73 * size);
    let mut counts: BTreeMap<Colour, usize> = BTreeMap::new();
    for row in (foot - height) as usize..foot.ceil() as usize {
        for column in (x - half) as usize..(x + half).ceil() as usize {
            let at = 4 * (row * picture.width as usize + column);
            let pixel = [0, 1, 2].map(|part| picture.bytes[at + part]);
            *counts.entry(pixel).or_default() += 1;
        }
    }
    counts.into_iter().max_by_key(|(_, count)| *count).expect("pixels").0
}

/// The least contrast of a text of a picture, and that text.
fn least(picture: &str) -> (f64, String) {
    let (texts, drawn): (Vec<&str>, Vec<&str>) =
        picture.lines().partition(|line| line.starts_with("<text "));
    let drawn = pixels(&drawn.join("\n"), 1.0).expect("a picture");
    let of = |text: &str| {
        let (ground, ink) =
            (ground(&drawn, text), colour(attribute(text, "fill").expect("a colour")));
        let strength =
            attribute(text, "opacity").map_or(1.0, |value| value.parse().expect("a part"));
        let mixed = [0, 1, 2].map(|part| {
            let mixed =
                f64::from(ink[part]) * strength + f64::from(ground[part]) * (1.0 - strength);
            mixed.round() as u8
        });
        (contrast(mixed, ground), format!("{text} on {ground:?}"))
    };
    let all = texts.into_iter().map(of);
    all.min_by(|one, other| one.0.total_cmp(&other.0)).expect("texts")
}

sampled!(every_text_of_every_step_has_contrast, one of 12);

fn every_text_of_every_step_has_contrast(share: Share) {
    let others =
        [&HIGH_CONTRAST_LIGHT, &HIGH_CONTRAST_DARK, &COLOUR_BLIND_LIGHT, &COLOUR_BLIND_DARK];
    let mut lowest = (f64::MAX, String::new());
    let (mut count, mut steps) = (0, 0);
    let solver = Solver::new();
    for one in classic_puzzles() {
        let trace = solver.trace(&one.puzzle);
        for number in 0..trace.steps.len() {
            steps += 1;
            if !share.takes(steps) {
                continue;
            }
            let moment = Moment::of(classic(), &trace, &StepPath::step(number)).expect("a step");
            let scene = Scene::at(classic(), &moment).scene();
            // Those of the explanation page always, of the others one.
            for palette in [&LIGHT, &DARK, others[(number + number / 4) % others.len()]] {
                let found = least(&svg(&scene, classic(), palette, Frame::default()));
                count += 1;
                if found.0 < lowest.0 {
                    lowest = found;
                }
            }
        }
    }
    found(share, &format!("{count} pictures, the least contrast {:.2}", lowest.0));
    assert!(count > share.least(3000) && lowest.0 >= LEAST, "{count}, {}: {}", lowest.0, lowest.1);
}
