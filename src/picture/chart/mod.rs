//! Plots with axes and a legend. They know no language: their texts are given.
//!
//! A [`Chart`] says what is plotted. [`Chart::drawing`] lays it out in a width and a size of type, as lines, dots and texts
//! that name no colour; the window draws these, and [`Chart::svg`] writes them as a file.

mod content;
mod drawing;
mod scale;
mod svg;

pub use content::{Axis, Bar, Content, Series};
pub use drawing::{Anchor, Ink, PlotDrawing, PlotMark, PlotSize};

use drawing::Plotter;

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

impl Chart {
    /// Lays the plot out without its title; `number` writes a number as the language of its texts does.
    pub fn drawing(&self, size: PlotSize, number: &dyn Fn(f64) -> String) -> PlotDrawing {
        let mut plotter = Plotter::new(size, number);
        match &self.content {
            Content::Lines(series, up) => plotter.lines(series, (&self.across, up)),
            Content::Bars(bars, signs) => plotter.bars(bars, signs, &self.across),
        }
        plotter.drawing()
    }

    /// Writes the plot as SVG; `number` writes a number as the language of its texts does.
    pub fn svg(&self, number: &dyn Fn(f64) -> String) -> String {
        svg::svg(&self.title, &self.drawing(svg::SIZE, number))
    }
}
