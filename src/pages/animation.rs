//! A procedure as one moving picture: an SVG in which one step follows the other, each held for a while.
//!
//! What is drawn stands in the file once for each stretch of steps in which it is seen, and a rule of its style sheet shows
//! it for that time; there is no script. The picture stops while the pointer is over it. To readers who want less motion,
//! and to programs that move nothing, it shows the end.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::ops::Range;

use super::account::Account;
use super::document::{About, Document, Style, Type};
use super::escaped;
use crate::explanation::NarratedStep;
use crate::grid::Geometry;
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::picture::{Frame, Layer, Palette, Scene, Tone, svg_parts};
use crate::proof::{Moment, StepPath, Trace};

/// How many times as long as a step the end is held.
const END: usize = 3;

/// The height of the two lines below the grid, and how far below it each stands.
const FOOT: f32 = 56.0;
const LINES: [f32; 2] = [22.0, 42.0];

/// The sizes of their type.
const SIZES: [f32; 2] = [16.0, 14.0];

/// Writes the procedure, of which `lines` are the steps, in these colours; each step is held for so many seconds.
pub fn animation(
    locale: &Locale,
    geometry: &Geometry,
    (trace, lines): (&Trace, &[NarratedStep]),
    (palette, frame): (&Palette, Frame),
    seconds: u64,
) -> String {
    let paint = |tone: Tone| palette.tone(tone).to_string();
    let scenes = scenes(geometry, trace);
    let parts: Vec<_> =
        scenes.iter().map(|scene| svg_parts(scene, geometry, &paint, frame)).collect();
    let (left, _) = frame.margins(geometry);
    let across = frame.cell * geometry.column_count() as f32;
    let [width, height] = frame.size(geometry);
    let mut film = Film::new(parts.len(), seconds);
    let of = |layers: &[Layer], number: usize| -> Vec<&str> {
        let elements = parts[number].elements.iter();
        elements.filter(|(layer, _)| layers.contains(layer)).map(|(_, text)| &**text).collect()
    };
    film.pictures(|number| of(&[Layer::Fills, Layer::Strokes], number).concat());
    film.out.push_str(&of(&[Layer::ThinLines, Layer::ThickLines], 0).concat());
    film.pictures(|number| of(&[Layer::Signs, Layer::Outlines], number).concat());
    film.pieces(|number| of(&[Layer::Digits], number));
    film.pictures(|number| {
        of(&[Layer::Links, Layer::Marks, Layer::Heads, Layer::Selection], number).concat()
    });
    film.pictures(|number| parts[number].names.clone());
    let said = captions(locale, geometry, (trace, lines));
    let ruler = Document::new(About::default());
    film.pictures(|number| {
        let line = |at: usize, style: Style, weight: &str, colour: Tone| {
            let kind = Type { style, size: SIZES[at], colour: palette.ink };
            let text = escaped(&ruler.shortened(&said[number][at], kind, across));
            let (y, size, colour) = (height + LINES[at], SIZES[at], paint(colour));
            format!(
                "<text x=\"{left}\" y=\"{y}\" font-size=\"{size}\"{weight} text-anchor=\"start\" \
                 fill=\"{colour}\">{text}</text>\n"
            )
        };
        let bold = " font-weight=\"600\"";
        line(0, Style::SemiBold, bold, Tone::Ink) + &line(1, Style::Regular, "", Tone::Pencil)
    });
    let title = words::PageAnimation { steps: trace.steps.len() };
    let title = escaped(&locale.say_typeset(&title.into()));
    // The picture of the grid with more room below it.
    let opening = parts[0].opening.replace(
        &format!("height=\"{height}\" viewBox=\"0 0 {width} {height}\""),
        &format!(
            "height=\"{0}\" viewBox=\"0 0 {width} {0}\" role=\"img\" aria-label=\"{title}\"",
            height + FOOT
        ),
    );
    let ground = parts[0]
        .ground
        .replace(&format!("height=\"{height}\""), &format!("height=\"{}\"", height + FOOT));
    format!(
        "{opening}<title>{title}</title>\n<style>\n{}</style>\n{ground}{}</svg>\n",
        film.style(),
        film.out
    )
}

/// The grid before each step, with what the step sees and concludes, and the grid at the end.
fn scenes(geometry: &Geometry, trace: &Trace) -> Vec<Scene> {
    let moments = (0..trace.steps.len())
        .filter_map(|number| Moment::of(geometry, trace, &StepPath::step(number)));
    let mut scenes: Vec<Scene> =
        moments.map(|moment| Scene::at(geometry, &moment).scene()).collect();
    let end = trace.steps.len();
    let (board, left) = (trace.board_before(geometry, end), trace.candidates_before(geometry, end));
    scenes.push(Scene::of(geometry, &board).pencil_marks(&left).scene());
    scenes
}

/// What stands below each picture.
fn captions(
    locale: &Locale,
    geometry: &Geometry,
    (trace, lines): (&Trace, &[NarratedStep]),
) -> Vec<[String; 2]> {
    let steps = trace.steps.len();
    let account = Account::of_lines(trace, lines);
    let mut said: Vec<_> = account
        .steps(locale, geometry)
        .into_iter()
        .zip(1..)
        .map(|(text, step): (_, usize)| {
            let caption = words::LessonCaption {
                result: text.result.as_str(),
                step: step.to_string(),
                steps: steps.to_string(),
            };
            [locale.say_typeset(&caption.into()), text.rule]
        })
        .collect();
    let open = geometry.cell_count() - trace.board_before(geometry, steps).digits().count();
    let end: Message = match open {
        0 => words::PageSolved { steps }.into(),
        open => words::ExplainOpen { open, steps }.into(),
    };
    said.push([locale.say_typeset(&end), String::new()]);
    said
}

/// What is written: pictures one after the other.
struct Film {
    /// How many there are; the last one is the end.
    count: usize,
    seconds: u64,
    /// The lengths of stretches that occur.
    lengths: BTreeSet<usize>,
    out: String,
}

impl Film {
    fn new(count: usize, seconds: u64) -> Self {
        Self { count, seconds, lengths: BTreeSet::new(), out: String::new() }
    }

    /// How many times as long as a step the whole is.
    const fn whole(&self) -> usize {
        self.count - 1 + END
    }

    /// Writes what belongs together in each picture.
    fn pictures(&mut self, of: impl Fn(usize) -> String) {
        let mut start = 0;
        let mut shown = of(0);
        for number in 1..=self.count {
            let next = if number < self.count { of(number) } else { String::new() };
            if number == self.count || next != shown {
                self.stretch(start..number, &shown);
                (start, shown) = (number, next);
            }
        }
    }

    /// Writes pieces that are seen each by itself.
    fn pieces<'a>(&mut self, of: impl Fn(usize) -> Vec<&'a str>) {
        let mut open: BTreeMap<&str, usize> = BTreeMap::new();
        let mut stretches: BTreeMap<(usize, usize), String> = BTreeMap::new();
        for number in 0..=self.count {
            let shown = if number < self.count { of(number) } else { Vec::new() };
            let kept: BTreeSet<&str> = shown.iter().copied().collect();
            open.retain(|piece, start| {
                let goes_on = kept.contains(piece);
                if !goes_on {
                    stretches.entry((*start, number)).or_default().push_str(piece);
                }
                goes_on
            });
            for piece in shown {
                _ = *open.entry(piece).or_insert(number);
            }
        }
        for ((start, end), pieces) in stretches {
            self.stretch(start..end, &pieces);
        }
    }

    /// Writes what is seen in these pictures.
    fn stretch(&mut self, pictures: Range<usize>, drawn: &str) {
        if drawn.is_empty() || pictures == (0..self.count) {
            self.out.push_str(drawn);
            return;
        }
        let is_last = pictures.end == self.count;
        let length = pictures.len() + if is_last { END - 1 } else { 0 };
        let _ = self.lengths.insert(length);
        let (class, hidden) = if is_last { (" z", "") } else { ("", " visibility=\"hidden\"") };
        // It began long ago, so that nothing waits.
        let ago = (self.whole() - pictures.start) as u64 * self.seconds;
        // Writing to a string does not fail.
        let _ = writeln!(
            self.out,
            "<g class=\"a n{length}{class}\"{hidden} style=\"animation-delay:-{ago}s\">\n{drawn}</g>",
        );
    }

    fn style(&self) -> String {
        let (whole, seconds) = (self.whole(), self.whole() as u64 * self.seconds);
        let mut style = format!(
            ".a {{ animation: {seconds}s step-end infinite; }}\n\
             svg:hover .a {{ animation-play-state: paused; }}\n"
        );
        for length in &self.lengths {
            let part = 100.0 * *length as f64 / whole as f64;
            // Writing to a string does not fail.
            let _ = writeln!(
                style,
                ".n{length} {{ animation-name: n{length}; }}\n\
                 @keyframes n{length} {{ 0% {{ visibility: visible; }} {part:.6}%, 100% {{ visibility: hidden; }} }}",
            );
        }
        style.push_str(
            "@media (prefers-reduced-motion: reduce) { .a { animation: none; visibility: hidden; } \
             .z { visibility: visible; } }\n",
        );
        style
    }
}
