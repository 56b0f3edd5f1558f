//! Marks of candidates, and the flags, letters and crosses of cells.

use super::tones::{colour_tones, set_tones};
use super::{Drawing, Style, line, solid};
use crate::grid::{Candidate, Cell, Digit};
use crate::picture::raster::corner;
use crate::picture::scene::{CellRole, Mark, MarkKind, Paint};
use crate::picture::shape::{Form, Layer, Point, Tone, Weight};
use crate::proof::{colour_letter, set_letter};

/// How much larger a triangle or a diamond is than a disc.
const POINTED: f32 = 1.3;
/// How far the second ring of a chain's end is outside of its mark's place, in pixels; no farther than leaves so many
/// pixels to the digits above and below.
const END_RING: f32 = 2.2;
const END_RING_GAP: f32 = 1.4;
/// How much smaller the mark within the second ring is.
const WITHIN_RING: f32 = 0.88;
/// Half of the height of a pencil mark in a raster of three columns.
const HALF_PENCIL: f32 = 0.073;
/// The side of the square with the letter of a set.
const LETTER: f32 = 0.25;
/// The radius of the sign of a painted cell, and how far its middle is from the cell's edges.
const SIGN: f32 = 0.055;
const SIGN_AT: f32 = 0.105;
/// How far flags and corner triangles keep from the cell's edge.
const CORNER_GAP: f32 = 0.08;

impl Drawing<'_> {
    /// All marks.
    pub(super) fn marks(&mut self) {
        for cell in self.geometry.cells() {
            let roles = self.scene.cells[cell.index()].roles.iter().copied();
            for role in roles {
                match role {
                    CellRole::Set(number) => {
                        let letter = set_letter(number.into());
                        self.letter(cell, (number, letter), set_tones(number).0);
                    }
                    CellRole::Colour(number) => {
                        let letter = colour_letter(number.into());
                        self.letter(cell, (number, letter), colour_tones(number).0);
                    }
                    CellRole::Supposition => self.flag(cell),
                    CellRole::Conflict => self.corner_triangle(cell),
                    _ => {}
                }
            }
        }
        for cell in self.geometry.cells() {
            for digit in self.geometry.digits() {
                if self.is_missing(cell, digit) {
                    self.cross(Candidate { cell, digit });
                }
            }
        }
        for (&candidate, &paint) in &self.scene.painted {
            if !self.scene.marks.contains_key(&candidate) {
                self.paint_mark(candidate, paint);
            }
        }
        for (&candidate, &mark) in &self.scene.marks {
            self.mark(candidate, mark);
        }
    }

    /// A candidate in the colour that the player gave it.
    fn paint_mark(&mut self, candidate: Candidate, paint: Paint) {
        let centre = self.raster.place(self.geometry, candidate);
        self.painted_form(Layer::Marks, centre, self.raster.radius(), paint);
        let (tone, down) = match paint {
            Paint::Ring | Paint::Square | Paint::OpenDiamond => (Tone::Ink, 0.0),
            Paint::Triangle => (Tone::OnMark, 0.19 * self.raster.radius()),
            Paint::OpenTriangle => (Tone::Ink, 0.19 * self.raster.radius()),
            Paint::Wedge => (Tone::OnMark, -0.19 * self.raster.radius()),
            Paint::Disc | Paint::Diamond | Paint::Bar | Paint::Block => (Tone::OnMark, 0.0),
        };
        self.marked_digit(candidate, down, tone);
    }

    /// The sign of a painted cell, in its corner outside of the pencil marks.
    pub(super) fn paint_sign(&mut self, cell: Cell, paint: Paint) {
        let centre = corner(self.geometry, cell).moved(SIGN_AT, SIGN_AT);
        self.painted_form(Layer::Outlines, centre, SIGN, paint);
    }

    fn painted_form(&mut self, layer: Layer, centre: Point, radius: f32, paint: Paint) {
        let disc = Form::Circle { centre, radius };
        let tone = paint.tone();
        match paint {
            Paint::Disc => self.fill(layer, disc, tone),
            Paint::Ring => self.push(layer, disc, Some(Tone::Surface), Some(solid(tone, 1.75))),
            Paint::Triangle => self.fill(layer, triangle(centre, radius * POINTED), tone),
            Paint::Diamond => self.fill(layer, diamond(centre, radius * POINTED), tone),
            Paint::Wedge => self.fill(layer, triangle(centre, -radius * POINTED), tone),
            Paint::Bar => self.fill(layer, rectangle(centre, 1.35 * radius, 0.7 * radius), tone),
            Paint::Block => self.fill(layer, rectangle(centre, radius, radius), tone),
            Paint::OpenTriangle | Paint::OpenDiamond | Paint::Square => {
                let form = match paint {
                    Paint::OpenTriangle => triangle(centre, radius * POINTED),
                    Paint::OpenDiamond => diamond(centre, radius * POINTED),
                    _ => rectangle(centre, radius, radius),
                };
                self.push(layer, form, Some(Tone::Surface), Some(solid(tone, 1.5)));
            }
        }
    }

    /// How far from its middle a candidate's mark reaches; what a link leaves free.
    pub(super) fn rim(&self, candidate: Candidate) -> f32 {
        let radius = self.raster.radius();
        let Some(mark) = self.scene.marks.get(&candidate) else { return radius };
        match mark.kind {
            _ if mark.supposed.is_some() => radius * POINTED,
            _ if mark.chain_end => radius + self.end_ring() + 0.7 * self.pixel,
            MarkKind::Pivot | MarkKind::Fin | MarkKind::Supposition | MarkKind::BranchFrom(_) => {
                radius * POINTED
            }
            MarkKind::Colour(number) if is_of_second_net(number) => radius * POINTED,
            MarkKind::IsNot | MarkKind::BranchNot(_) => radius + 0.9 * self.pixel,
            _ => radius,
        }
    }

    fn mark(&mut self, candidate: Candidate, mark: Mark) {
        let centre = self.raster.place(self.geometry, candidate);
        let (digit_tone, down) = self.mark_at(centre, mark);
        self.marked_digit(candidate, down, digit_tone);
    }

    /// A mark without its digit; the tone of that, and how far below the middle it stands.
    pub(super) fn mark_at(&mut self, centre: Point, mark: Mark) -> (Tone, f32) {
        let radius = self.raster.radius() * if mark.chain_end { WITHIN_RING } else { 1.0 };
        let disc = Form::Circle { centre, radius };
        let digit = match mark.kind {
            MarkKind::Base | MarkKind::ThenIs => {
                self.fill(Layer::Marks, disc, Tone::Base);
                (Tone::OnMark, 0.0)
            }
            MarkKind::IsNot => {
                let pen = solid(Tone::Cover, 1.75);
                self.push(Layer::Marks, disc, Some(Tone::Surface), Some(pen));
                (Tone::Ink, 0.0)
            }
            MarkKind::BranchNot(number) => {
                let pen = solid(set_tones(number).0, 1.75);
                self.push(Layer::Marks, disc, Some(Tone::Surface), Some(pen));
                (Tone::Ink, 0.0)
            }
            MarkKind::BranchIs(number) => {
                self.fill(Layer::Marks, disc, set_tones(number).0);
                (Tone::OnMark, 0.0)
            }
            MarkKind::Pincer => {
                self.square(centre, Tone::Base);
                (Tone::OnMark, 0.0)
            }
            MarkKind::SetDigit(number) => {
                self.square(centre, set_tones(number).0);
                (Tone::OnMark, 0.0)
            }
            MarkKind::Colour(number) => (self.colour(centre, number), 0.0),
            MarkKind::Pivot | MarkKind::Supposition => {
                self.fill(Layer::Marks, diamond(centre, radius * POINTED), Tone::Pivot);
                (Tone::OnMark, 0.0)
            }
            MarkKind::BranchFrom(number) => {
                let form = diamond(centre, radius * POINTED);
                self.fill(Layer::Marks, form, set_tones(number).0);
                (Tone::OnMark, 0.0)
            }
            MarkKind::Fin => {
                self.fill(Layer::Marks, triangle(centre, radius * POINTED), Tone::Fin);
                (Tone::OnMark, 0.19 * radius)
            }
            MarkKind::Target => (self.target(centre, mark.supposed), 0.0),
        };
        if mark.chain_end {
            let radius = self.raster.radius() + self.end_ring();
            let ring = Form::Circle { centre, radius };
            self.stroke(Layer::Marks, ring, solid(Tone::Ink, 1.4));
        }
        digit
    }

    /// What is struck, and if a branch supposed it, that too; the tone of its digit.
    fn target(&mut self, centre: Point, supposed: Option<u8>) -> Tone {
        let reach = self.raster.radius() * POINTED;
        // What was supposed and cannot be shows both.
        let tone = if let Some(number) = supposed {
            self.fill(Layer::Marks, diamond(centre, reach), set_tones(number).0);
            Tone::OnMark
        } else {
            self.square(centre, Tone::TargetTint);
            Tone::Ink
        };
        let stroke = line(centre.moved(-reach, -reach), centre.moved(reach, reach));
        self.stroke(Layer::Marks, stroke, solid(Tone::Target, 1.75));
        tone
    }

    fn end_ring(&self) -> f32 {
        let between = self.raster.step() - self.raster.radius() - HALF_PENCIL * self.raster.scale();
        (END_RING * self.pixel).min(between - END_RING_GAP * self.pixel).max(0.0)
    }

    fn square(&mut self, centre: Point, tone: Tone) {
        let form = square(centre, self.raster.radius());
        self.fill(Layer::Marks, form, tone);
    }

    /// The mark of a colour of nets, and the tone of the digit in it.
    fn colour(&mut self, centre: Point, number: u8) -> Tone {
        let radius = self.raster.radius();
        let form = if is_of_second_net(number) {
            diamond(centre, radius * POINTED)
        } else {
            square(centre, radius)
        };
        let (outline, ground) = colour_tones(number);
        self.push(Layer::Marks, form, Some(ground), Some(solid(outline, 1.75)));
        if outline == ground { Tone::OnMark } else { Tone::Ink }
    }

    /// The letter of a set or of a colour, in a corner that no candidate needs.
    fn letter(&mut self, cell: Cell, (number, letter): (u8, char), tone: Tone) {
        let inset = 2.0 * self.pixel;
        // A cell of several sets has several letters.
        let roles = self.scene.cells[cell.index()].roles.iter();
        let before =
            roles.filter(|role| matches!(role, CellRole::Set(other) if *other < number)).count();
        let at = self.free_corner(cell, LETTER, inset, before);
        let form = Form::Rectangle { at, width: LETTER, height: LETTER, corner: 0.04 };
        self.fill(Layer::Marks, form, tone);
        if !self.dots {
            let middle = at.moved(LETTER / 2.0, LETTER / 2.0);
            let style = Style::new(Weight::SemiBold, Tone::OnMark);
            self.text(Layer::Marks, middle, letter, 0.18, style);
        }
    }

    /// A small flag: something is supposed of the cell.
    fn flag(&mut self, cell: Cell) {
        let (width, height) = (0.16, 0.22);
        let at = self.free_corner(cell, height, CORNER_GAP + 0.02, 0);
        let foot = at.moved(0.03, height);
        let pole = line(at.moved(0.03, 0.0), foot);
        self.stroke(Layer::Marks, pole, solid(Tone::Pivot, 1.5));
        let cloth = vec![at.moved(0.03, 0.0), at.moved(0.03 + width, 0.065), at.moved(0.03, 0.13)];
        self.fill(Layer::Marks, Form::Polygon(cloth), Tone::Pivot);
    }

    /// A triangle in the top right corner: the digit repeats.
    fn corner_triangle(&mut self, cell: Cell) {
        // Pencil marks leave less of the corner free.
        let (gap, side) = if self.is_filled(cell) { (CORNER_GAP, 0.21) } else { (0.02, 0.13) };
        let at = corner(self.geometry, cell).moved(1.0 - gap, gap);
        let form = Form::Polygon(vec![at.moved(-side, 0.0), at, at.moved(0.0, side)]);
        self.fill(Layer::Marks, form, Tone::Conflict);
    }

    /// Whether a digit is shown in the cell that is no mere suggestion.
    /// A cross in place of a pencil mark.
    fn cross(&mut self, candidate: Candidate) {
        self.cross_at(self.raster.place(self.geometry, candidate));
    }

    /// The same around this middle.
    pub(super) fn cross_at(&mut self, centre: Point) {
        let reach = 0.7 * self.raster.radius();
        for slope in [1.0, -1.0] {
            let stroke =
                line(centre.moved(-reach, -slope * reach), centre.moved(reach, slope * reach));
            self.stroke(Layer::Marks, stroke, solid(Tone::Target, 2.0));
        }
    }

    /// The top left corner of a square with this side where no candidate is shown: in a corner of
    /// the cell, or else in place of a candidate that the cell does not have. So many such places
    /// are passed over, where there are enough.
    fn free_corner(&self, cell: Cell, side: f32, inset: f32, passed: usize) -> Point {
        let picture = &self.scene.cells[cell.index()];
        let free = |digit: Digit| {
            !picture.pencil.contains(digit)
                && !self.scene.marks.contains_key(&Candidate { cell, digit })
        };
        let far = 1.0 - inset - side;
        let along = |far_side: bool| if far_side { far } else { inset };
        let at_corner = |place: usize| {
            corner(self.geometry, cell).moved(along(place % 2 == 1), along(place >= 2))
        };
        let corners = self.raster.corners();
        let open = (0..4).filter(|&place| corners[place].is_none_or(free)).map(at_corner);
        let others = self.geometry.digits().filter(|&digit| free(digit));
        let others = others.filter(|&digit| !corners.contains(&Some(digit))).map(|digit| {
            let middle = self.raster.place(self.geometry, Candidate { cell, digit });
            middle.moved(-side / 2.0, -side / 2.0)
        });
        let places: Vec<Point> = open.chain(others).collect();
        let place = places.get(passed).or(places.last());
        place.copied().unwrap_or_else(|| at_corner(passed % 4))
    }
}

fn rectangle(centre: Point, across: f32, down: f32) -> Form {
    let at = centre.moved(-across, -down);
    Form::Rectangle { at, width: 2.0 * across, height: 2.0 * down, corner: 0.0 }
}

/// Whether a colour is one of the two of a second net.
const fn is_of_second_net(number: u8) -> bool {
    number % 4 >= 2
}

fn square(centre: Point, half: f32) -> Form {
    Form::Rectangle {
        at: centre.moved(-half, -half),
        width: 2.0 * half,
        height: 2.0 * half,
        corner: 0.2 * half,
    }
}

fn diamond(centre: Point, reach: f32) -> Form {
    Form::Polygon(vec![
        centre.moved(0.0, -reach),
        centre.moved(reach, 0.0),
        centre.moved(0.0, reach),
        centre.moved(-reach, 0.0),
    ])
}

/// A triangle that stands on its base, with the centre at half of its height.
fn triangle(centre: Point, reach: f32) -> Form {
    Form::Polygon(vec![
        centre.moved(0.0, -1.2 * reach),
        centre.moved(1.2 * reach, 0.9 * reach),
        centre.moved(-1.2 * reach, 0.9 * reach),
    ])
}
