//! Digits and pencil marks.

use super::{Drawing, Style};
use crate::grid::{Candidate, Cell, Digit};
use crate::picture::raster::centre;
use crate::picture::scene::{CellRole, DigitOrigin, HouseRole, ShownDigit};
use crate::picture::shape::{Form, Layer, Point, Tone, Weight};

/// The size of a digit.
const DIGIT: f32 = 0.53;

/// The largest size of a digit.
const MOST_DIGIT: f32 = 0.72;
/// The size of a pencil mark in a raster of three columns.
const PENCIL: f32 = 0.20;
/// The size of a pencil mark that is marked, and the most that leaves it within its mark.
const MARKED: f32 = 0.205;
const MOST_MARKED: f32 = 0.235;
/// The most of one that could not be read if it kept clear of its mark's edge, compared with the mark's radius.
const WITHIN: f32 = 2.1;
/// The radius of a dot in place of a pencil mark, compared with a mark's.
const DOT: f32 = 0.45;
/// Half of how high and broad a character is at most, compared with its size.
const HALF: Point = Point::new(0.37, 0.375);
/// How strong the colour of a digit is that is found only later.
const PALE: f32 = 0.3;

impl Drawing<'_> {
    /// Digits, and the pencil marks that no mark is drawn for.
    pub(super) fn digits(&mut self) {
        for cell in self.geometry.cells() {
            let picture = &self.scene.cells[cell.index()];
            let pencil = picture.pencil;
            if let Some(shown) = picture.digit {
                self.digit(cell, shown);
            }
            for digit in pencil.iter() {
                let candidate = Candidate { cell, digit };
                let marked = self.scene.marks.contains_key(&candidate)
                    || self.scene.painted.contains_key(&candidate);
                if !marked && !self.is_missing(cell, digit) {
                    self.pencil_mark(cell, digit);
                }
            }
        }
    }

    /// How far pencil marks keep from the edges of their cell, in pixels.
    pub(super) fn beside_marks(&self) -> f32 {
        let size = PENCIL * self.scene.written.scale() * self.raster.scale();
        let (size, outermost) = (size.max(self.readable), self.raster.outermost());
        let across = 0.5 - outermost.x - HALF.x * size;
        let down = 0.5 - outermost.y - HALF.y * size;
        across.min(down) / self.pixel
    }

    /// The digit of a marked candidate, drawn with its mark.
    pub(super) fn marked_digit(
        &mut self,
        Candidate { cell, digit }: Candidate,
        down: f32,
        tone: Tone,
    ) {
        if self.dots {
            return;
        }
        let centre = self.raster.place(self.geometry, Candidate { cell, digit }).moved(0.0, down);
        let size = (MARKED * self.scene.written.scale()).min(MOST_MARKED) * self.raster.scale();
        let size = size.max(self.readable.min(WITHIN * self.raster.radius()));
        let symbol = self.geometry.symbol(digit);
        self.text(Layer::Marks, centre, symbol, size, Style::new(Weight::SemiBold, tone));
    }

    fn digit(&mut self, cell: Cell, shown: ShownDigit) {
        let (weight, tone) = match shown.hand {
            DigitOrigin::Given => (Weight::SemiBold, Tone::Given),
            DigitOrigin::Solved => (Weight::Regular, Tone::Solved),
            DigitOrigin::Entered => (Weight::Regular, Tone::Entered),
            DigitOrigin::Supposed => (Weight::Regular, Tone::Pivot),
        };
        // On the disc of the same digit that colour could not be read well.
        let is_conflict = self.scene.has(cell, CellRole::Conflict);
        let tone = match self.scene.same_digit == Some(shown.digit) && !shown.pale {
            _ if !is_conflict => tone,
            true => Tone::Ink,
            false => Tone::Conflict,
        };
        let opacity = if shown.pale { PALE } else { 1.0 };
        let slanted = matches!(shown.hand, DigitOrigin::Entered | DigitOrigin::Supposed);
        let style = Style { weight, slanted, tone, opacity };
        let symbol = self.geometry.symbol(shown.digit);
        let size = (DIGIT * f32::from(self.scene.digits) / 100.0).min(MOST_DIGIT);
        self.text(Layer::Digits, centre(self.geometry, cell), symbol, size, style);
    }

    fn pencil_mark(&mut self, cell: Cell, digit: Digit) {
        let centre = self.raster.place(self.geometry, Candidate { cell, digit });
        if self.dots {
            let radius = DOT * self.raster.radius();
            self.fill(Layer::Digits, Form::Circle { centre, radius }, Tone::Pencil);
            return;
        }
        let is_painted =
            self.scene.cells[cell.index()].paint.is_some() || self.coloured.contains(cell);
        let written = self.scene.written;
        let weight = if written.bold { Weight::SemiBold } else { Weight::Regular };
        let (size, style) = match (self.scene.same_digit == Some(digit), is_painted) {
            (true, _) => {
                let size = (MARKED * written.scale()).clamp(MARKED, MOST_MARKED);
                (size, Style::new(Weight::SemiBold, Tone::Ink))
            }
            (false, true) => (PENCIL * written.scale(), Style::new(weight, Tone::Ink)),
            (false, false) => (PENCIL * written.scale(), Style::new(weight, Tone::Pencil)),
        };
        let size = (size * self.raster.scale()).max(self.readable);
        self.text(Layer::Digits, centre, self.geometry.symbol(digit), size, style);
    }

    /// Whether a house of the cell has no place left for the digit, and the cell is one of those
    /// where it would have to stand.
    pub(super) fn is_missing(&self, cell: Cell, digit: Digit) -> bool {
        let houses = self.geometry.houses_of(cell).iter();
        let mut contradictions =
            houses.map(|&house| (HouseRole::Contradiction(digit), house.group()));
        !self.is_filled(cell)
            && !self.scene.marks.contains_key(&Candidate { cell, digit })
            && contradictions.any(|contradiction| self.scene.houses.contains(&contradiction))
    }

    /// Whether a digit stands in the cell.
    pub(super) fn is_filled(&self, cell: Cell) -> bool {
        self.scene.cells[cell.index()].digit.is_some_and(|shown| !shown.pale)
    }
}
