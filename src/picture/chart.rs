//! A plot with axes and a legend as SVG. It knows no language: its texts are given.

use std::fmt::Write;

use super::svg::escaped;

/// The colours of lines, which people who see colours differently can tell apart (Masataka Okabe and Kei Ito, *Color
/// Universal Design*, 2008).
const COLOURS: [&str; 7] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000"];

/// The dashes of lines, for those that have the same colour.
const DASHES: [&str; 4] = ["none", "8 4", "2 4", "12 4 2 4"];

/// The sizes of the picture and its margins, in pixels.
const WIDTH: f64 = 1000.0;
const PLAIN_LEFT: f64 = 100.0;
const NAMED_LEFT: f64 = 330.0;
const RIGHT: f64 = 55.0;
const TOP: f64 = 60.0;
const BELOW: f64 = 60.0;
const HEIGHT: f64 = 380.0;
const LINE: f64 = 24.0;

/// A line through points.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// What it is called.
    pub name: String,
    /// Where it goes through: across, and up.
    pub points: Vec<(f64, f64)>,
}

/// The mean of a row with its least and greatest value.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What the row is called.
    pub name: String,
    /// The mean.
    pub mean: f64,
    /// The least value.
    pub least: f64,
    /// The greatest value.
    pub most: f64,
}

/// What the lines or rows of a plot are.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// Lines, with the axis that they go up by.
    Lines(Vec<Series>, Axis),
    /// Rows, with what the mark and the line of each are called.
    Bars(Vec<Bar>, [String; 2]),
}

/// An axis with what it measures, and its unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// What it measures, and its unit.
    pub title: String,
    /// Whether it goes by powers of ten.
    pub is_logarithmic: bool,
}

/// A plot.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// The axis across.
    pub across: Axis,
    /// Its lines or rows.
    pub content: Content,
}

/// Writes a number as a language does.
type Numeral<'a> = &'a dyn Fn(f64) -> String;

/// An axis with its ends and marks.
struct Scale {
    is_logarithmic: bool,
    from: f64,
    to: f64,
    marks: Vec<f64>,
}

impl Scale {
    /// The scale on which all these values are. Of a logarithmic one only values above 0 are.
    fn of(values: impl Iterator<Item = f64>, is_logarithmic: bool) -> Self {
        let values: Vec<f64> = values.filter(|value| !is_logarithmic || *value > 0.0).collect();
        let least = values.iter().copied().fold(f64::INFINITY, f64::min);
        let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let (least, most) = if least <= most { (least, most) } else { (1.0, 1.0) };
        if is_logarithmic {
            let from = least.log10().floor();
            let to = most.log10().ceil().max(from + 1.0);
            let marks = steps(from, to, 1.0).into_iter().map(|mark| 10_f64.powf(mark)).collect();
            return Self { is_logarithmic, from, to, marks };
        }
        let most = most.max(1.0);
        let power = 10_f64.powf((most / 5.0).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
        let step = step.into_iter().find(|step| most / step <= 6.0).unwrap_or(most);
        let to = (most / step).ceil() * step;
        Self { is_logarithmic, from: 0.0, to, marks: steps(0.0, to, step) }
    }

    /// Where a value is, from 0 to 1.
    fn at(&self, value: f64) -> f64 {
        let value = if self.is_logarithmic { value.log10() } else { value };
        ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0)
    }
}

fn steps(from: f64, to: f64, step: f64) -> Vec<f64> {
    let next = |mark: &f64| (mark + step <= to + step / 1e6).then_some(mark + step);
    std::iter::successors(Some(from), next).collect()
}

impl Chart {
    /// Writes the plot as SVG; `number` writes a number as the language of its texts does.
    pub fn svg(&self, number: &dyn Fn(f64) -> String) -> String {
        match &self.content {
            Content::Lines(series, up) => self.lines(series, up, number),
            Content::Bars(bars, signs) => self.bars(bars, signs, number),
        }
    }

    fn lines(&self, series: &[Series], upwards: &Axis, number: Numeral<'_>) -> String {
        let points = || series.iter().flat_map(|one| &one.points);
        let across = Scale::of(points().map(|point| point.0), self.across.is_logarithmic);
        let up = Scale::of(points().map(|point| point.1), upwards.is_logarithmic);
        let wide = WIDTH - PLAIN_LEFT - RIGHT;
        let legend = TOP + HEIGHT + BELOW + LINE;
        let rows = series.len().div_ceil(2);
        let mut svg = self.start(legend + down(rows) + LINE / 2.0);
        self.across(&mut svg, (&across, number), (PLAIN_LEFT, wide), HEIGHT);
        for &mark in &up.marks {
            let y = TOP + HEIGHT * (1.0 - up.at(mark));
            rule(&mut svg, (PLAIN_LEFT, y), (PLAIN_LEFT + wide, y), "#d0d0d0");
            text(&mut svg, (PLAIN_LEFT - 8.0, y + 5.0), "end", &number(mark));
        }
        rule(&mut svg, (PLAIN_LEFT, TOP), (PLAIN_LEFT, TOP + HEIGHT), "#000000");
        let middle = TOP + HEIGHT / 2.0;
        let title = escaped(&upwards.title);
        let _ = writeln!(
            svg,
            "<text x=\"20\" y=\"{middle:.1}\" text-anchor=\"middle\" transform=\"rotate(-90 20 {middle:.1})\">{title}</text>"
        );
        for (index, one) in series.iter().enumerate() {
            let (colour, dash) = style(index);
            let place = |point: &&(f64, f64)| {
                let shown = !self.across.is_logarithmic || point.0 > 0.0;
                shown && (!upwards.is_logarithmic || point.1 > 0.0)
            };
            let at = |&(x, y): &(f64, f64)| {
                let (x, y) = (across.at(x), 1.0 - up.at(y));
                format!("{:.1},{:.1}", PLAIN_LEFT + wide * x, TOP + HEIGHT * y)
            };
            let points: Vec<String> = one.points.iter().filter(place).map(at).collect();
            let points = points.join(" ");
            let drawn = format!(
                "fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\" stroke-dasharray=\"{dash}\""
            );
            let _ = writeln!(svg, "<polyline {drawn} points=\"{points}\"/>");
            let x = if index % 2 == 0 { PLAIN_LEFT } else { WIDTH / 2.0 + PLAIN_LEFT / 2.0 };
            let y = legend + down(index / 2);
            let _ = writeln!(svg, "<path {drawn} d=\"M{x:.1} {y:.1}h44\"/>");
            text(&mut svg, (x + 54.0, y + 5.0), "start", &one.name);
        }
        svg.push_str("</svg>\n");
        svg
    }

    fn bars(&self, bars: &[Bar], signs: &[String; 2], number: Numeral<'_>) -> String {
        let values = bars.iter().flat_map(|bar| [bar.least, bar.mean, bar.most]);
        let across = Scale::of(values, self.across.is_logarithmic);
        let wide = WIDTH - NAMED_LEFT - RIGHT;
        let high = down(bars.len()) + LINE / 2.0;
        let legend = TOP + high + BELOW + LINE;
        let mut svg = self.start(legend + LINE);
        self.across(&mut svg, (&across, number), (NAMED_LEFT, wide), high);
        let mark = |svg: &mut String, (from, to): (f64, f64), at: f64, y: f64| {
            let _ = writeln!(
                svg,
                "<path d=\"M{from:.1} {y:.1}H{to:.1}M{from:.1} {:.1}v10M{to:.1} {:.1}v10\" stroke=\"{}\" stroke-width=\"2\"/>",
                y - 5.0,
                y - 5.0,
                COLOURS[0]
            );
            let _ = writeln!(
                svg,
                "<circle cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{}\"/>",
                COLOURS[1]
            );
        };
        for (index, bar) in bars.iter().enumerate() {
            let y = TOP + down(index) + LINE * 0.75;
            let at = |value: f64| NAMED_LEFT + wide * across.at(value);
            text(&mut svg, (NAMED_LEFT - 10.0, y + 5.0), "end", &bar.name);
            mark(&mut svg, (at(bar.least), at(bar.most)), at(bar.mean), y);
        }
        mark(&mut svg, (NAMED_LEFT, NAMED_LEFT + 60.0), NAMED_LEFT + 30.0, legend);
        let sign = signs.join("; ");
        text(&mut svg, (NAMED_LEFT + 74.0, legend + 5.0), "start", &sign);
        svg.push_str("</svg>\n");
        svg
    }

    /// The ground and the title of a picture of this height.
    fn start(&self, high: f64) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{high}\" viewBox=\"0 0 {WIDTH} {high}\" font-family=\"sans-serif\" font-size=\"15\">\n<rect width=\"{WIDTH}\" height=\"{high}\" fill=\"#ffffff\"/>\n"
        );
        let title = escaped(&self.title);
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"32\" text-anchor=\"middle\" font-size=\"19\">{title}</text>",
            WIDTH / 2.0
        );
        svg
    }

    /// The axis across, with its marks and what it measures.
    fn across(
        &self,
        svg: &mut String,
        (scale, number): (&Scale, Numeral<'_>),
        (left, wide): (f64, f64),
        high: f64,
    ) {
        let foot = TOP + high;
        for &mark in &scale.marks {
            let x = left + wide * scale.at(mark);
            rule(svg, (x, TOP), (x, foot), "#d0d0d0");
            text(svg, (x, foot + 20.0), "middle", &number(mark));
        }
        rule(svg, (left, foot), (left + wide, foot), "#000000");
        text(svg, (left + wide / 2.0, foot + 46.0), "middle", &self.across.title);
    }
}

/// How far below the first of some lines of text one is.
fn down(lines: usize) -> f64 {
    u32::try_from(lines).map_or(0.0, f64::from) * LINE
}

fn style(index: usize) -> (&'static str, &'static str) {
    (COLOURS[index % COLOURS.len()], DASHES[index / COLOURS.len() % DASHES.len()])
}

fn rule(svg: &mut String, (x, y): (f64, f64), (to_x, to_y): (f64, f64), colour: &str) {
    let _ = writeln!(
        svg,
        "<path d=\"M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}\" stroke=\"{colour}\" stroke-width=\"1\"/>"
    );
}

fn text(svg: &mut String, (x, y): (f64, f64), anchor: &str, words: &str) {
    let words = escaped(words);
    let _ =
        writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithmic_scales_go_by_powers_of_ten() {
        let scale = Scale::of([0.05, 0.0, 300.0].into_iter(), true);
        assert_eq!((scale.from, scale.to, scale.marks.len()), (-2.0, 3.0, 6));
        assert!((scale.at(1.0) - 0.4).abs() < 1e-12);
    }

    #[test]
    fn plain_scales_have_few_marks() {
        for most in [1.0, 3.0, 7.0, 42.0, 1000.0, 123_456.0] {
            let scale = Scale::of([0.0, most].into_iter(), false);
            assert!(scale.marks.len() >= 3 && scale.marks.len() <= 8, "{most}: {:?}", scale.marks);
            assert!(scale.to >= most && scale.at(most) > 0.5, "{most}");
        }
    }
}
