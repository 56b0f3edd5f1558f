//! Pictures as pixels.

use std::sync::Arc;

use once_cell::sync::Lazy;
use png::{ColorType, Compression, Encoder, FilterType};
use resvg::tiny_skia::{Mask, MaskType, Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use thiserror::Error;

use super::typeface;

/// The longest side of a picture, in pixels.
const LONGEST: u32 = 16_384;

/// How many pixels of a file, or of what is copied, are one of an SVG.
pub const PIXELS: f32 = 2.0;

/// Why a picture could not be made of an SVG.
#[derive(Debug, Error)]
pub enum PngError {
    /// The text is no SVG.
    #[error("no SVG: {0}")]
    Unread(resvg::usvg::Error),
    /// The picture would have no pixel, or more than can be held.
    #[error("a picture cannot be {width} by {height} pixels large; a side has 1 to {LONGEST}")]
    Size {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// It could not be packed.
    #[error("the picture cannot be packed: {0}")]
    Unpacked(String),
}

/// The fonts of the program, and none of the system.
static FONTS: Lazy<Arc<Database>> = Lazy::new(|| {
    let mut fonts = Database::new();
    for file in [typeface::REGULAR, typeface::SEMIBOLD, typeface::ITALIC] {
        fonts.load_font_data(file.to_vec());
    }
    Arc::new(fonts)
});

/// Draws an SVG, as [`svg`](super::svg()) writes it, as a PNG file; `scale` pixels for each of its own.
///
/// # Errors
///
/// [`PngError`] if the text is no SVG, or the picture would have no pixel or too many.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PngError> {
    let Pixels { width, height, bytes } = pixels(svg, scale)?;
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Rgba);
    // What is drawn in few colours and straight lines is packed best as it is: a fifth of what `Pixmap` itself would make.
    encoder.set_compression(Compression::Default);
    encoder.set_filter(FilterType::NoFilter);
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(&bytes)?;
        writer.finish()
    });
    written.map_err(|error| PngError::Unpacked(error.to_string()))?;
    Ok(file)
}

/// A picture as pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How many stand side by side.
    pub width: u32,
    /// How many rows there are.
    pub height: u32,
    /// Red, green, blue and opacity of each, row by row.
    pub bytes: Vec<u8>,
}

/// Draws an SVG, as [`svg`](super::svg()) writes it; `scale` pixels for each of its own.
///
/// # Errors
///
/// As [`png()`].
pub fn pixels(svg: &str, scale: f32) -> Result<Pixels, PngError> {
    let pixmap = drawn(svg, scale)?;
    let (width, height) = (pixmap.width(), pixmap.height());
    let mut bytes = pixmap.data().to_vec();
    // What is multiplied by an opacity of one, which is nearly everything, is the colour itself: rows of it are passed over.
    let opacity = Mask::from_pixmap(pixmap.as_ref(), MaskType::Alpha);
    let opaque = vec![u8::MAX; width as usize];
    let rows = pixmap.pixels().chunks_exact(opaque.len());
    let rows = rows.zip(bytes.chunks_exact_mut(4 * opaque.len()));
    for ((row, straight), opacity) in rows.zip(opacity.data().chunks_exact(opaque.len())) {
        if *opacity != opaque {
            straighten(row, straight);
        }
    }
    Ok(Pixels { width, height, bytes })
}

/// Takes the opacity out of the colours of pixels.
fn straighten(pixels: &[PremultipliedColorU8], straight: &mut [u8]) {
    let both = pixels.iter().zip(straight.chunks_exact_mut(4));
    for (pixel, straight) in both.filter(|(pixel, _)| !pixel.is_opaque()) {
        let colour = pixel.demultiply();
        straight.copy_from_slice(&[colour.red(), colour.green(), colour.blue(), colour.alpha()]);
    }
}

fn drawn(svg: &str, scale: f32) -> Result<Pixmap, PngError> {
    let fontdb = Arc::clone(&FONTS);
    let options = Options { font_family: "Inter".to_owned(), fontdb, ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(PngError::Unread)?;
    let size = tree.size();
    #[expect(clippy::cast_sign_loss, reason = "no less than 0")]
    let pixels = |length: f32| (length * scale).round().max(0.0) as u32;
    let (width, height) = (pixels(size.width()), pixels(size.height()));
    let held = width.max(height) <= LONGEST;
    let pixmap = held.then(|| Pixmap::new(width, height)).flatten();
    let mut pixmap = pixmap.ok_or(PngError::Size { width, height })?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}
