//! Corner marks and centre marks of the player.

use super::{Drawing, Style};
use crate::grid::{Cell, Digit};
use crate::picture::raster::centre;
use crate::picture::shape::{Form, Layer, Point, Tone, Weight};

/// The size of a corner mark on a grid of nine, and how far the middle of a mark in a corner is from that of its cell.
const CORNER: f32 = 0.21;
const OUT: f32 = 0.31;
/// The size of a centre mark on a grid of nine, the width that all in a cell take at most, and that of one in parts of its
/// size.
const CENTRE: f32 = 0.23;
const ACROSS: f32 = 0.84;
const ADVANCE: f32 = 0.66;
/// The radius of a dot in place of a mark that could not be read.
const DOT: f32 = 0.055;
/// Where corner marks stand, the first four in the corners, in the order in which people read them.
const PLACES: [(f32, f32); 8] = [
    (-1.0, -1.0),
    (1.0, -1.0),
    (-1.0, 1.0),
    (1.0, 1.0),
    (0.0, -1.0),
    (0.0, 1.0),
    (-1.0, 0.0),
    (1.0, 0.0),
];

impl Drawing<'_> {
    /// The notes of all cells that hold no digit.
    pub(super) fn notes(&mut self) {
        for cell in self.geometry.cells() {
            let picture = &self.scene.cells[cell.index()];
            if picture.digit.is_some() {
                continue;
            }
            let corner: Vec<Digit> = picture.corner.iter().collect();
            let middle: Vec<Digit> = picture.centre.iter().collect();
            self.corner_marks(cell, &corner);
            self.centre_marks(cell, &middle);
        }
    }

    fn corner_marks(&mut self, cell: Cell, digits: &[Digit]) {
        let written = self.scene.written.scale();
        for (number, &digit) in digits.iter().enumerate() {
            // More than there are places for stand closer together on the same round.
            let round = (number / PLACES.len()) as f32;
            let (x, y) = PLACES[number % PLACES.len()];
            let out = OUT * (1.0 - 0.45 * round).max(0.0);
            let size = CORNER * written.min(1.25) / (1.0 + round);
            let at = centre(self.geometry, cell).moved(x * out, y * out);
            self.note((digit, self.coloured.contains(cell)), at, size);
        }
    }

    fn centre_marks(&mut self, cell: Cell, digits: &[Digit]) {
        let count = digits.len() as f32;
        let size = (CENTRE * self.scene.written.scale()).min(ACROSS / (count * ADVANCE));
        for (number, &digit) in digits.iter().enumerate() {
            let along = (number as f32 - (count - 1.0) / 2.0) * ADVANCE * size;
            let at = centre(self.geometry, cell).moved(along, 0.0);
            self.note((digit, self.coloured.contains(cell)), at, size);
        }
    }

    fn note(&mut self, (digit, is_coloured): (Digit, bool), at: Point, size: f32) {
        let is_same = self.scene.same_digit == Some(digit);
        if is_same {
            let disc = Form::Circle { centre: at, radius: 0.62 * size };
            self.fill(Layer::Fills, disc, Tone::SameDigit);
        }
        if self.dots {
            self.fill(Layer::Digits, Form::Circle { centre: at, radius: DOT }, Tone::Entered);
            return;
        }
        let is_strong = is_same || self.scene.written.bold;
        let weight = if is_strong { Weight::SemiBold } else { Weight::Regular };
        let tone = if is_same || is_coloured { Tone::Ink } else { Tone::Entered };
        let symbol = self.geometry.symbol(digit);
        self.text(Layer::Digits, at, symbol, size, Style::new(weight, tone));
    }
}
