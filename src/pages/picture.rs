//! A single picture as a PDF file, whose page is as large as the picture.

use super::pdf::{About, Document, Placed};
use crate::grid::Geometry;
use crate::picture::{Frame, Palette, Scene};

/// How many points a pixel is: at 96 pixels an inch.
const POINT: f32 = 0.75;

/// Draws a scene as a PDF file of one page, in these colours; `language` is the tag of the reader's.
pub fn picture_as_pdf(
    scene: &Scene,
    geometry: &Geometry,
    palette: &Palette,
    frame: Frame,
    language: &str,
) -> Vec<u8> {
    let (left, _, edge) = frame.margins();
    let width = (left + frame.cell * geometry.side() as f32 + edge) * POINT;
    let placed = Placed { x: 0.0, y: 0.0, width, coordinates: frame.coordinates };
    let mut document = Document::new();
    document.begin_page(width, placed.height(geometry));
    document.ground(palette.surface);
    document.picture(scene, geometry, palette, placed);
    document.finish(About { title: "Sudoku", author: "", language })
}
