//! Plots as SVG, in the colours of paper.

use std::fmt::Write;

use super::drawing::{Anchor, Ink, PlotDrawing, PlotMark, PlotSize};
use crate::picture::Point;
use crate::picture::svg::escaped;

/// The colours of series, which people who see colours differently can tell apart (Masataka Okabe and Kei Ito, *Color
/// Universal Design*, 2008).
const COLOURS: [&str; 7] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000"];

/// How large a file shows a plot.
pub(super) const SIZE: PlotSize = PlotSize { width: 960.0, text: 15.0 };

/// What is left free around the plot, and above it for the title.
const MARGIN: f32 = 20.0;
const TITLE: f32 = 60.0;

/// How far below the middle of a text its foot is, in sizes of the type.
const BASE: f32 = 0.34;

/// Writes a plot with its title.
pub(super) fn svg(title: &str, drawing: &PlotDrawing) -> String {
    let PlotSize { width, text } = drawing.size;
    let (wide, high) = (width + 2.0 * MARGIN, drawing.height + TITLE + MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high:.1}\" viewBox=\"0 0 {wide} {high:.1}\" font-family=\"sans-serif\" font-size=\"{text}\">\n<rect width=\"{wide}\" height=\"{high:.1}\" fill=\"#ffffff\"/>\n"
    );
    let title = escaped(title);
    // Writing to a string does not fail.
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"34\" text-anchor=\"middle\" font-size=\"{:.1}\">{title}</text>",
        wide / 2.0,
        1.27 * text
    );
    for mark in &drawing.marks {
        element(&mut svg, mark, text);
    }
    svg.push_str("</svg>\n");
    svg
}

fn element(svg: &mut String, mark: &PlotMark, size: f32) {
    let placed = |point: &Point| (point.x + MARGIN, point.y + TITLE);
    let _ = match mark {
        PlotMark::Line { points, ink, width, dash } => {
            let points: Vec<String> =
                points.iter().map(placed).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
            let dash: Vec<String> = dash.iter().map(f32::to_string).collect();
            let dash = if dash.is_empty() { "none".to_owned() } else { dash.join(" ") };
            writeln!(
                svg,
                "<polyline fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\" stroke-dasharray=\"{dash}\" points=\"{}\"/>",
                colour(*ink),
                points.join(" ")
            )
        }
        PlotMark::Dot { centre, radius, ink } => {
            let ((x, y), colour) = (placed(centre), colour(*ink));
            writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{colour}\"/>"
            )
        }
        PlotMark::Ring { centre, radius, ink } => {
            let ((x, y), colour) = (placed(centre), colour(*ink));
            writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"#ffffff\" stroke=\"{colour}\" stroke-width=\"2\"/>"
            )
        }
        PlotMark::Text { at, anchor, content } => {
            let (x, y) = placed(at);
            let anchor = match anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let (y, content) = (y + BASE * size, escaped(content));
            writeln!(
                svg,
                "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{content}</text>"
            )
        }
    };
}

fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Plain => "#000000",
        Ink::Faint => "#d0d0d0",
        Ink::Muted => "#808080",
        Ink::Series(number) => COLOURS[number % COLOURS.len()],
    }
}
