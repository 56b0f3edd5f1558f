//! Where everything of a plot is: axes with their marks, lines or rows, and the legend.
//!
//! All lengths follow from the width and the size of the type, so a plot can be read in a narrow panel as in a wide picture.

use super::content::{Axis, Bar, Series};
use super::scale::Scale;
use crate::picture::Point;

/// The most colours that lines have; those that have the same differ in their dashes.
const COLOURS: usize = 7;

/// The dashes of lines, in pixels.
const DASHES: [&[f32]; 4] = [&[], &[8.0, 4.0], &[2.0, 4.0], &[12.0, 4.0, 2.0, 4.0]];

// All that follows is in sizes of the type.
/// About how wide a character is.
const CHARACTER: f32 = 0.58;
/// How high a row is.
const ROW: f32 = 1.6;
/// What is left free at the right of a plot.
const RIGHT: f32 = 3.7;
/// The room for numbers at the left of lines.
const NUMBERS: f32 = 6.7;
/// The room for names at the left of rows.
const NAMES: f32 = 22.0;
/// Where a plot is at least so wide, names stand at the left of its rows, and else above them.
const ROOM_FOR_NAMES: f32 = 44.0;
/// Where it is at least so wide, its legend has two columns.
const ROOM_FOR_TWO: f32 = 60.0;
/// How wide a plot is at least.
const LEAST: f32 = 27.0;
/// Below the axis across: its numbers, and what it measures.
const FOOT: f32 = 4.0;

/// How large a plot is to be, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlotSize {
    /// Its width.
    pub width: f32,
    /// The size of its type.
    pub text: f32,
}

/// What something is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// That of axes and texts.
    Plain,
    /// That of lines that help to read.
    Faint,
    /// That of what came to nothing.
    Muted,
    /// That of the series with this number, from 0; there are seven of them.
    Series(usize),
}

/// Which part of a text is at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its start.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// One thing that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum PlotMark {
    /// A line through points.
    Line {
        /// The points; at least two.
        points: Vec<Point>,
        /// Its colour.
        ink: Ink,
        /// How wide it is, in pixels.
        width: f32,
        /// How it is broken, in pixels; not at all if this is empty.
        dash: &'static [f32],
    },
    /// A dot.
    Dot {
        /// Its centre.
        centre: Point,
        /// Its radius.
        radius: f32,
        /// Its colour.
        ink: Ink,
    },
    /// A circle.
    Ring {
        /// Its centre.
        centre: Point,
        /// Its radius.
        radius: f32,
        /// Its colour.
        ink: Ink,
    },
    /// A text on one line.
    Text {
        /// Where it stands: the middle of its height.
        at: Point,
        /// Which part of it is there.
        anchor: Anchor,
        /// The text.
        content: String,
    },
}

/// A plot, laid out. The origin is its top left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct PlotDrawing {
    /// How large it is; its type may be smaller than it was to be.
    pub size: PlotSize,
    /// How high it is.
    pub height: f32,
    /// What is drawn, in painting order.
    pub marks: Vec<PlotMark>,
}

/// What lays a plot out.
pub(super) struct Plotter<'a> {
    size: PlotSize,
    number: &'a dyn Fn(f64) -> String,
    height: f32,
    marks: Vec<PlotMark>,
}

/// Where a plot is without what stands around it: from the left, from above, its width and its height.
#[derive(Clone, Copy)]
struct Field {
    left: f32,
    top: f32,
    wide: f32,
    high: f32,
}

impl<'a> Plotter<'a> {
    pub(super) fn new(size: PlotSize, number: &'a dyn Fn(f64) -> String) -> Self {
        // In a very narrow plot all is smaller, so that the legend finds room.
        let size = PlotSize { text: size.text.min(size.width / LEAST), ..size };
        Self { size, number, height: 0.0, marks: Vec::new() }
    }

    /// What was laid out.
    pub(super) fn drawing(self) -> PlotDrawing {
        PlotDrawing { size: self.size, height: self.height, marks: self.marks }
    }

    /// So many sizes of the type, in pixels.
    fn em(&self, sizes: f32) -> f32 {
        sizes * self.size.text
    }

    /// Whether there is room for so many sizes of the type.
    fn has_room(&self, sizes: f32) -> bool {
        self.size.width >= self.em(sizes)
    }

    /// Lines, and which is which below them.
    pub(super) fn lines(&mut self, series: &[Series], (across, upwards): (&Axis, &Axis)) {
        let points = || series.iter().flat_map(|one| &one.points);
        let along = Scale::of(points().map(|point| point.0), across.is_logarithmic);
        let up = Scale::of(points().map(|point| point.1), upwards.is_logarithmic);
        let (left, top) = (self.em(NUMBERS), self.em(2.2));
        let wide = self.size.width - left - self.em(RIGHT);
        let high = (0.38 * self.size.width).clamp(self.em(14.0), self.em(25.0));
        let field = Field { left, top, wide, high };
        self.text(Point::new(0.0, self.em(0.8)), Anchor::Start, &upwards.title);
        self.across(&along, &across.title, field);
        for &mark in &up.marks {
            let y = top + high * (1.0 - up.at(mark));
            self.rule(Point::new(left, y), Point::new(left + wide, y), Ink::Faint);
            let number = (self.number)(mark);
            self.text(Point::new(left - self.em(0.5), y), Anchor::End, &number);
        }
        self.rule(Point::new(left, top), Point::new(left, top + high), Ink::Plain);
        let mut legend = self.height;
        let columns = if self.has_room(ROOM_FOR_TWO) { 2 } else { 1 };
        for (index, one) in series.iter().enumerate() {
            let shown = one.points.iter().filter(|(x, y)| along.shows(*x) && up.shows(*y));
            let at = |&(x, y): &(f64, f64)| {
                Point::new(left + wide * along.at(x), top + high * (1.0 - up.at(y)))
            };
            let points: Vec<Point> = shown.map(at).collect();
            self.stroke(points, index);
            let half = self.size.width / 2.0;
            let x = if index % columns == 0 { self.em(0.5) } else { half };
            let y = legend + self.em(ROW / 2.0);
            self.stroke(vec![Point::new(x, y), Point::new(x + self.em(3.0), y)], index);
            self.text(Point::new(x + self.em(3.6), y), Anchor::Start, &one.name);
            if index % columns == columns - 1 {
                legend += self.em(ROW);
            }
        }
        let is_begun = !series.len().is_multiple_of(columns);
        self.height = legend + self.em(if is_begun { ROW + 0.4 } else { 0.4 });
    }

    /// Rows, and what their signs are below them.
    pub(super) fn bars(&mut self, bars: &[Bar], signs: &[String; 3], across: &Axis) {
        let values = bars.iter().flat_map(|bar| [bar.least, bar.mean, bar.most]);
        let along = Scale::of(values, across.is_logarithmic);
        let is_beside = self.has_room(ROOM_FOR_NAMES);
        let left = self.em(if is_beside { NAMES } else { 1.5 });
        let wide = self.size.width - left - self.em(RIGHT);
        let row = self.em(if is_beside { ROW } else { 1.9 * ROW });
        let (top, count) = (self.em(0.5), bars.len() as f32);
        let field = Field { left, top, wide, high: row * count + self.em(0.6) };
        self.across(&along, &across.title, field);
        for (index, bar) in bars.iter().enumerate() {
            let foot = top + row * (index as f32 + 1.0);
            let y = foot - self.em(0.45 * ROW);
            let at = |value: f64| left + wide * along.at(value);
            if is_beside {
                self.text(Point::new(left - self.em(0.7), y), Anchor::End, &bar.name);
            } else {
                let above = foot - self.em(1.35 * ROW);
                self.text(Point::new(self.em(0.2), above), Anchor::Start, &bar.name);
            }
            let ink = if bar.fails { Ink::Muted } else { Ink::Series(0) };
            self.span((at(bar.least), at(bar.most)), y, ink);
            self.dot(Point::new(at(bar.mean), y), bar.fails);
        }
        let (from, to) = (self.em(1.5), self.em(4.5));
        let shown = if bars.iter().any(|bar| bar.fails) { signs.len() } else { signs.len() - 1 };
        for (sign, words) in signs.iter().take(shown).enumerate() {
            let y = self.height + self.em(ROW * (sign as f32 + 0.5));
            if sign == 1 {
                self.span((from, to), y, Ink::Series(0));
            } else {
                self.dot(Point::new(f32::midpoint(from, to), y), sign == 2);
            }
            self.text(Point::new(to + self.em(0.8), y), Anchor::Start, words);
        }
        self.height += self.em(shown as f32 * ROW + 0.4);
    }

    /// The axis across, with its marks and what it measures; below it the height of the plot ends.
    fn across(&mut self, scale: &Scale, title: &str, field: Field) {
        let foot = field.top + field.high;
        let mut free_from = f32::NEG_INFINITY;
        for &mark in &scale.marks {
            let x = field.left + field.wide * scale.at(mark);
            self.rule(Point::new(x, field.top), Point::new(x, foot), Ink::Faint);
            let number = (self.number)(mark);
            let half = self.em(number.chars().count() as f32 * CHARACTER / 2.0);
            // A number that would touch the one before is left out.
            if x - half >= free_from {
                self.text(Point::new(x, foot + self.em(1.1)), Anchor::Middle, &number);
                free_from = x + half + self.em(0.6);
            }
        }
        let end = field.left + field.wide;
        self.rule(Point::new(field.left, foot), Point::new(end, foot), Ink::Plain);
        let middle = field.left + field.wide / 2.0;
        self.text(Point::new(middle, foot + self.em(2.8)), Anchor::Middle, title);
        self.height = foot + self.em(FOOT);
    }

    /// A line from the least to the greatest value.
    fn span(&mut self, (from, to): (f32, f32), y: f32, ink: Ink) {
        let end = self.em(0.33);
        let ends = [
            [Point::new(from, y), Point::new(to, y)],
            [Point::new(from, y - end), Point::new(from, y + end)],
            [Point::new(to, y - end), Point::new(to, y + end)],
        ];
        for points in ends {
            self.marks.push(PlotMark::Line { points: points.into(), ink, width: 2.0, dash: &[] });
        }
    }

    /// The mark of a mean: hollow where something came to nothing.
    fn dot(&mut self, centre: Point, is_hollow: bool) {
        let radius = self.em(0.33);
        self.marks.push(if is_hollow {
            PlotMark::Ring { centre, radius, ink: Ink::Muted }
        } else {
            PlotMark::Dot { centre, radius, ink: Ink::Series(1) }
        });
    }

    fn stroke(&mut self, points: Vec<Point>, series: usize) {
        if points.len() > 1 {
            let (ink, dash) =
                (Ink::Series(series % COLOURS), DASHES[series / COLOURS % DASHES.len()]);
            self.marks.push(PlotMark::Line { points, ink, width: 2.5, dash });
        }
    }

    fn rule(&mut self, from: Point, to: Point, ink: Ink) {
        self.marks.push(PlotMark::Line { points: vec![from, to], ink, width: 1.0, dash: &[] });
    }

    fn text(&mut self, at: Point, anchor: Anchor, content: &str) {
        self.marks.push(PlotMark::Text { at, anchor, content: content.to_owned() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::{Chart, Content};

    fn axis(title: &str, is_logarithmic: bool) -> Axis {
        Axis { title: title.to_owned(), is_logarithmic }
    }

    /// Everything lies within the plot, and no two texts on a line touch.
    fn check(chart: &Chart, size: PlotSize) -> PlotDrawing {
        let drawing = chart.drawing(size, &|number| format!("{number}"));
        let size = drawing.size;
        let within = |point: &Point| {
            (0.0..=size.width).contains(&point.x) && (0.0..=drawing.height).contains(&point.y)
        };
        let mut texts: Vec<(f32, f32, f32, &str)> = Vec::new();
        for mark in &drawing.marks {
            match mark {
                PlotMark::Line { points, .. } => {
                    assert!(points.len() > 1 && points.iter().all(within), "{size:?}: {points:?}");
                }
                PlotMark::Dot { centre, .. } | PlotMark::Ring { centre, .. } => {
                    assert!(within(centre), "{size:?}: {centre:?}");
                }
                PlotMark::Text { at, anchor, content } => {
                    let width = content.chars().count() as f32 * 0.5 * size.text;
                    let from = match anchor {
                        Anchor::Start => at.x,
                        Anchor::Middle => at.x - width / 2.0,
                        Anchor::End => at.x - width,
                    };
                    let is_within = from >= 0.0 && from + width <= size.width && within(at);
                    assert!(is_within, "{size:?}: {content:?} at {from} to {}", from + width);
                    for (other_from, other_to, y, other) in &texts {
                        let is_beside = from >= *other_to || from + width <= *other_from;
                        assert!(
                            is_beside || (at.y - y).abs() >= size.text,
                            "{size:?}: {content:?} touches {other:?}"
                        );
                    }
                    texts.push((from, from + width, at.y, content));
                }
            }
        }
        drawing
    }

    #[test]
    fn everything_finds_room_at_every_width() {
        let name = |number: u8| format!("A method with a name of length {number:02}");
        let bars = (0..20_u8).map(|number| {
            let mean = 0.001 * 3_f64.powi(i32::from(number));
            let fails = number % 3 == 0;
            Bar { name: name(number), mean, least: mean / 2.0, most: mean * 5.0, fails }
        });
        let signs =
            ["dot: mean", "line: from the shortest to the longest run", "hollow: not all solved"];
        let signs = signs.map(str::to_owned);
        let bars = Chart {
            title: "Bars".to_owned(),
            across: axis("time (ms)", true),
            content: Content::Bars(bars.collect(), signs),
        };
        let series = (0..20_u8).map(|number| {
            let points = (1..50).map(|x| (f64::from(x), f64::from(x * x)));
            Series { name: name(number), points: points.collect() }
        });
        let lines = Chart {
            title: "Lines".to_owned(),
            across: axis("puzzles", false),
            content: Content::Lines(series.collect(), axis("time (ms)", true)),
        };
        for (width, text) in
            [(200.0, 12.0), (280.0, 12.0), (420.0, 13.0), (640.0, 13.0), (960.0, 15.0)]
        {
            let size = PlotSize { width, text };
            let rings = |mark: &&PlotMark| matches!(mark, PlotMark::Ring { .. });
            let drawing = check(&bars, size);
            assert_eq!(drawing.marks.iter().filter(rings).count(), 7 + 1, "and its sign");
            let drawing = check(&lines, size);
            let strokes = drawing
                .marks
                .iter()
                .filter(|mark| matches!(mark, PlotMark::Line { ink: Ink::Series(_), .. }));
            assert_eq!(strokes.count(), 2 * 20, "each line, and its sign in the legend");
        }
    }
}
