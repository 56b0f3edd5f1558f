//! A single picture on a page as large as the picture.

use super::document::{About, Document, Placed};
use crate::grid::Geometry;
use crate::picture::{Frame, Palette, Scene};

/// How many points a pixel is: at 96 pixels an inch.
const POINT: f32 = 0.75;

/// Draws a scene as a document of one page, in these colours; `language` is the tag of the reader's.
pub fn picture_as_page(
    scene: &Scene,
    geometry: &Geometry,
    palette: &'static Palette,
    frame: Frame,
    language: &str,
) -> Document {
    let (left, _, edge) = frame.margins();
    let width = (left + frame.cell * geometry.side() as f32 + edge) * POINT;
    let placed = Placed { x: 0.0, y: 0.0, width, coordinates: frame.coordinates };
    let mut document = Document::new(About {
        title: "Sudoku".to_owned(),
        author: String::new(),
        language: language.to_owned(),
    });
    document.begin_page(width, placed.height(geometry));
    document.ground(palette.surface);
    document.picture(scene, geometry, palette, placed);
    document
}
