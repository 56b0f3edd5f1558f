//! A single picture, or a code, on a page as large as it is.

use super::document::{About, Document, Placed};
use crate::grid::Geometry;
use crate::picture::{Frame, Palette, QrCode, Scene};

/// How many points a pixel is: at 96 pixels an inch.
const POINT: f32 = 0.75;

/// The side of a square of a code, in points.
const SQUARE: f32 = 4.0;

/// Draws a code as a document of one page, on white; `language` is the tag of the reader's.
pub fn code_as_page(code: &QrCode, language: &str) -> Document {
    let width = code.side() as f32 * SQUARE;
    let mut document = untitled(language);
    document.begin_page(width, width);
    document.code(code, (0.0, 0.0), width);
    document
}

fn untitled(language: &str) -> Document {
    Document::new(About {
        title: "Sudoku".to_owned(),
        author: String::new(),
        language: language.to_owned(),
    })
}

/// Draws a scene as a document of one page, in these colours; `language` is the tag of the reader's.
pub fn picture_as_page(
    scene: &Scene,
    geometry: &Geometry,
    palette: &'static Palette,
    frame: Frame,
    language: &str,
) -> Document {
    let width = frame.size(geometry)[0] * POINT;
    let placed = Placed { x: 0.0, y: 0.0, width, coordinates: frame.coordinates };
    let mut document = untitled(language);
    document.begin_page(width, placed.height(geometry));
    document.ground(palette.surface);
    document.picture(scene, geometry, palette, placed);
    document
}
