//! QR codes: a text as dark and light squares, which cameras read (ISO/IEC 18004).

use std::fmt::Write as _;

use fast_qr::{ECL, QRBuilder};

use super::palette::{LIGHT, Rgb};
use super::shape::{Form, Layer, Point, Shape, Tone};

/// How many light squares a code has around it, so that it is found.
const QUIET: usize = 4;

/// The side of a square in a file, in pixels.
const SQUARE: usize = 6;

/// By how much a row of squares goes below the next, so that no light line is seen between them.
const OVERLAP: f32 = 0.02;

const PAPER: Rgb = Rgb(255, 255, 255);

/// A text as a QR code. A seventh of it may be unreadable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrCode {
    text: String,
    /// How many squares a side has, without what is around.
    side: usize,
    /// Which squares are dark, row by row.
    dark: Vec<bool>,
}

/// Dark squares side by side: the first one's place, with the light ones around counted, and how many they are.
#[derive(Clone, Copy)]
struct Run {
    column: usize,
    row: usize,
    length: usize,
}

impl QrCode {
    /// Makes the code of a text; `None` if that is longer than a code can be.
    pub fn of(text: &str) -> Option<Self> {
        let made = QRBuilder::new(text).ecl(ECL::M).build().ok()?;
        let rows = 0..made.size;
        let dark = rows.flat_map(|row| made[row].iter().take(made.size).map(|it| it.value()));
        Some(Self { text: text.to_owned(), side: made.size, dark: dark.collect() })
    }

    /// Returns the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns how many squares a side has, with the light ones around.
    pub const fn side(&self) -> usize {
        self.side + 2 * QUIET
    }

    /// Returns the shapes of the dark squares, of which each has side 1; light is where no shape is.
    pub fn shapes(&self) -> Vec<Shape> {
        let shape = |Run { column, row, length }: Run| {
            let at = Point::new(column as f32, row as f32);
            let (width, height) = (length as f32, 1.0 + OVERLAP);
            Shape {
                layer: Layer::Fills,
                form: Form::Rectangle { at, width, height, corner: 0.0 },
                fill: Some(Tone::Ink),
                pen: None,
                opacity: 1.0,
            }
        };
        self.runs().into_iter().map(shape).collect()
    }

    /// Writes it as the text of an SVG file: dark on white in every theme.
    pub fn svg(&self) -> String {
        let side = self.side() * SQUARE;
        let mut path = String::new();
        for Run { column, row, length } in self.runs() {
            let (x, y, width) = (column * SQUARE, row * SQUARE, length * SQUARE);
            // Writing to a string does not fail.
            let _ = write!(path, "M{x},{y}h{width}v{SQUARE}h-{width}z");
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\" \
             viewBox=\"0 0 {side} {side}\">\n<rect width=\"{side}\" height=\"{side}\" fill=\"{PAPER}\"/>\n\
             <path d=\"{path}\" fill=\"{}\" shape-rendering=\"crispEdges\"/>\n</svg>\n",
            LIGHT.ink
        )
    }

    fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for index in (0..self.dark.len()).filter(|&index| self.dark[index]) {
            let (column, row) = (index % self.side + QUIET, index / self.side + QUIET);
            match runs.last_mut() {
                Some(run) if run.row == row && run.column + run.length == column => run.length += 1,
                _ => runs.push(Run { column, row, length: 1 }),
            }
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares that are dark where the shapes are, as another program sees them.
    #[expect(clippy::cast_sign_loss, reason = "places in the picture are not negative")]
    fn seen(code: &QrCode) -> Vec<Vec<bool>> {
        let mut seen = vec![vec![false; code.side()]; code.side()];
        for shape in code.shapes() {
            let Form::Rectangle { at, width, .. } = shape.form else { panic!("{shape:?}") };
            for column in 0..width as usize {
                seen[at.y as usize][at.x as usize + column] = true;
            }
        }
        seen
    }

    #[test]
    fn what_was_written_is_read_by_another_program() {
        let letters = "abcdefghijklmnopqrstuvwxyz0123456789/:.?=";
        for length in [1, 20, 57, 90, 400, 1500, 2300] {
            let text: String = letters.chars().cycle().skip(length % 40).take(length).collect();
            let code = QrCode::of(&text).expect("it is short enough");
            assert_eq!((code.text(), code.side() % 4), (&*text, 1));
            let seen = seen(&code);
            let scale = 4;
            let side = code.side() * scale;
            let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
                if seen[y / scale][x / scale] { 0 } else { 255 }
            });
            let grids = image.detect_grids();
            assert_eq!(grids.len(), 1, "{length}");
            assert_eq!(grids[0].decode().expect("a code").1, text);
        }
        assert!(QrCode::of(&"ab".repeat(1200)).is_none());
    }

    #[test]
    fn the_file_has_the_same_squares() {
        let code = QrCode::of("https://sudokupad.app/").expect("a code");
        let pixels = crate::picture::pixels(&code.svg(), 1.0).expect("a picture");
        let side = pixels.width as usize;
        assert_eq!(side, code.side() * SQUARE);
        for (row, squares) in seen(&code).into_iter().enumerate() {
            for (column, is_dark) in squares.into_iter().enumerate() {
                let (x, y) = (column * SQUARE + SQUARE / 2, row * SQUARE + SQUARE / 2);
                assert_eq!(pixels.bytes[4 * (y * side + x)] < 128, is_dark, "{column}, {row}");
            }
        }
    }
}
