//! The picture of a grid: what is to be drawn, by role, and where.
//!
//! A [`Scene`] says everything that is drawn of the grid at one moment in terms of the roles that
//! the claims of a step give to cells, candidates and houses. [`shapes()`] turns it into [`Shape`]s in
//! painting order, in coordinates in which a cell has side 1. The window's canvas and the files
//! with pictures draw the same shapes, so they show the same thing. A link is drawn as a [`QrCode`].
//!
//! Invariant: no shape knows a colour or a size in pixels of the whole. It names the [`Tone`] that it has; only the
//! width of a line, which does not grow with the grid, is in pixels. Which colours tones have is said by a [`Palette`],
//! the same ones for the window and for files ([`svg()`]).

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    reason = "what is counted here is at most the side of a grid"
)]

mod branches;
mod builder;
mod chain;
mod chart;
mod constraints;
mod coordinates;
mod drawing;
mod legend;
mod marking;
mod palette;
mod pencil;
#[cfg(feature = "pages")]
mod png;
#[cfg(feature = "pages")]
mod qr;
mod raster;
mod scene;
mod shape;
mod svg;
mod text;
pub mod typeface;

pub use builder::SceneBuilder;
pub use chart::{Anchor, Axis, Bar, Chart, Content, Ink, PlotDrawing, PlotMark, PlotSize, Series};
pub use constraints::{Around, around};
pub use coordinates::{LineName, NAME_SIZE, Naming, coordinates};
pub use drawing::{SignSample, sample, shapes};
pub use legend::{Sign, legend};
pub use palette::{
    COLOUR_BLIND_DARK, COLOUR_BLIND_LIGHT, DARK, HIGH_CONTRAST_DARK, HIGH_CONTRAST_LIGHT, LIGHT,
    PAPER, Palette, Rgb,
};
pub use pencil::Pencil;
#[cfg(feature = "pages")]
pub use png::{PIXELS, Pixels, PngError, pixels, png};
#[cfg(feature = "pages")]
pub use qr::QrCode;
pub use raster::candidate_at;
pub use scene::{
    CellPicture, CellRole, DigitOrigin, HouseRole, Link, LinkKind, Mark, MarkKind, Paint, Scene,
    ShownDigit,
};
pub use shape::{Dash, Form, Layer, Pen, Point, Segment, Shape, Tone, Weight};
pub use svg::{FOOT, Frame, SvgParts, escaped, svg, svg_parts};
pub use text::text;

#[cfg(test)]
mod tests;
