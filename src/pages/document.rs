//! A document: pages on which texts, lines and the shapes of pictures are put, to be written as a PDF or shown.
//!
//! Lengths are points, a seventy-second of an inch; they are measured from the upper left corner of a page.

use super::face::Face;
use crate::grid::Geometry;
use crate::picture::{
    FOOT, Form, Frame, LIGHT, NAME_SIZE, Naming, Palette, Point, QrCode, Rgb, Scene, Shape, Weight,
    coordinates, shapes, typeface,
};

/// How thick a line across a page is.
pub const RULE: f32 = 0.5;

/// Finds the first character of a text that cannot be printed, since the typeface does not have it.
pub(super) fn unprintable(text: &str) -> Option<char> {
    Face::new(typeface::REGULAR, "").lacks(text)
}

/// How type looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Plain.
    Regular,
    /// Heavy.
    SemiBold,
    /// Slanted.
    Italic,
}

/// A style, a size and a colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Type {
    /// The style.
    pub style: Style,
    /// The size in points.
    pub size: f32,
    /// The colour.
    pub colour: Rgb,
}

/// A text on a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// Its left end on the line that it stands on.
    pub at: (f32, f32),
    /// How wide it is.
    pub width: f32,
    /// What it says.
    pub text: String,
    /// How it looks.
    pub kind: Type,
    /// How strong its colour is, from 0 to 1.
    pub opacity: f32,
    /// The numbers of its glyphs in the face, two bytes each.
    pub(super) glyphs: Vec<u8>,
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// The whole page has this colour.
    Ground(Rgb),
    /// A line across, from one end to the other, so far down; it is [`RULE`] thick.
    Rule {
        /// Its ends.
        ends: (f32, f32),
        /// How far down it is.
        y: f32,
        /// Its colour.
        colour: Rgb,
    },
    /// A text.
    Text(Text),
    /// A shape of a picture that is no text.
    Shape {
        /// The shape, in cells.
        shape: Shape,
        /// The colours of its tones.
        palette: &'static Palette,
        /// Where the picture is.
        scale: Scale,
    },
}

/// From places in a grid to places on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// Where the left edge of the grid is.
    pub left: f32,
    /// Where its upper edge is.
    pub top: f32,
    /// The side of a cell.
    pub cell: f32,
    /// The side of a pixel.
    pub pixel: f32,
}

impl Scale {
    /// Returns where a point is.
    pub fn place(self, at: Point) -> (f32, f32) {
        (self.left + at.x * self.cell, self.top + at.y * self.cell)
    }
}

/// A page.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// What is on it, what lies lowest first.
    pub marks: Vec<Mark>,
}

/// An entry of the table of contents.
pub(super) struct Bookmark {
    pub(super) title: String,
    pub(super) page: usize,
    /// How far down the page.
    pub(super) down: f32,
}

/// What is said of a document as a whole.
#[derive(Clone, Debug, Default)]
pub(super) struct About {
    pub(super) title: String,
    pub(super) author: String,
    /// The tag of its language.
    pub(super) language: String,
}

/// Where a picture is put, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Placed {
    /// Where its left edge is.
    pub(super) x: f32,
    /// Where its upper edge is.
    pub(super) y: f32,
    /// How wide it is, names of rows included.
    pub(super) width: f32,
    /// How columns and rows are named.
    pub(super) coordinates: Naming,
}

impl Placed {
    /// How high the picture is.
    pub(super) fn height(self, geometry: &Geometry) -> f32 {
        let [width, height] = self.frame().size(geometry);
        self.width * height / width
    }

    fn frame(self) -> Frame {
        Frame { coordinates: self.coordinates, ..Frame::default() }
    }
}

/// A document.
pub struct Document {
    pub(super) about: About,
    pages: Vec<Page>,
    pub(super) faces: [Face; 3],
    /// The strengths of colours that were used, in hundredths.
    pub(super) strengths: Vec<u8>,
    pub(super) bookmarks: Vec<Bookmark>,
}

impl Document {
    /// A document without pages.
    pub(super) fn new(about: About) -> Self {
        let faces = [
            Face::new(typeface::REGULAR, "DUVODA+Inter-Regular"),
            Face::new(typeface::SEMIBOLD, "DUVODB+Inter-SemiBold"),
            Face::new(typeface::ITALIC, "DUVODC+Inter-Italic"),
        ];
        Self { about, pages: Vec::new(), faces, strengths: Vec::new(), bookmarks: Vec::new() }
    }

    /// Returns the pages.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// Begins a page; what is drawn from now on is drawn on it.
    pub(super) fn begin_page(&mut self, width: f32, height: f32) {
        self.pages.push(Page { width, height, marks: Vec::new() });
    }

    /// Lets a bookmark point to this height of the page at hand.
    pub(super) fn bookmark(&mut self, title: String, down: f32) {
        let page = self.pages.len().saturating_sub(1);
        self.bookmarks.push(Bookmark { title, page, down });
    }

    /// How wide a text is.
    pub(super) fn width(&self, text: &str, style: Style, size: f32) -> f32 {
        self.faces[style as usize].width(text) * size
    }

    /// A text that is no wider than this: its end is left out if it is.
    pub(super) fn shortened(&self, text: &str, kind: Type, width: f32) -> String {
        let fits = |text: &str| self.width(text, kind.style, kind.size) <= width;
        if fits(text) {
            return text.to_owned();
        }
        let mut letters: Vec<char> = text.chars().collect();
        loop {
            let _ = letters.pop();
            let short: String = letters.iter().chain(['…'].iter()).collect();
            if letters.is_empty() || fits(&short) {
                return short;
            }
        }
    }

    /// Puts a text on the page at hand, from its left end on the line that it stands on.
    pub(super) fn text(&mut self, at: (f32, f32), text: &str, kind: Type) {
        let last = self.pages.len().saturating_sub(1);
        self.text_on(last, at, text, kind);
    }

    /// As [`Document::text`], on the page with this number, from 0.
    pub(super) fn text_on(&mut self, page: usize, at: (f32, f32), text: &str, kind: Type) {
        let text = self.set(at, text, kind, 1.0);
        if let Some(page) = self.pages.get_mut(page) {
            page.marks.push(Mark::Text(text));
        }
    }

    fn set(&mut self, at: (f32, f32), text: &str, kind: Type, opacity: f32) -> Text {
        let glyphs = self.faces[kind.style as usize].set(text);
        let width = self.width(text, kind.style, kind.size);
        Text { at, width, text: text.to_owned(), kind, opacity, glyphs }
    }

    fn put(&mut self, mark: Mark) {
        if let Some(page) = self.pages.last_mut() {
            page.marks.push(mark);
        }
    }

    /// Fills the page at hand with a colour.
    pub(super) fn ground(&mut self, colour: Rgb) {
        self.put(Mark::Ground(colour));
    }

    /// Draws a thin line across, from one end to the other.
    pub(super) fn rule(&mut self, ends: (f32, f32), y: f32, colour: Rgb) {
        self.put(Mark::Rule { ends, y, colour });
    }

    /// Draws a scene on the page at hand.
    pub(super) fn picture(
        &mut self,
        scene: &Scene,
        geometry: &Geometry,
        palette: &'static Palette,
        placed: Placed,
    ) {
        let frame = placed.frame();
        let (left, top) = frame.margins(geometry);
        let pixel = placed.width / frame.size(geometry)[0];
        let (left, top) = (placed.x + left * pixel, placed.y + top * pixel);
        let scale = Scale { left, top, cell: frame.cell * pixel, pixel };
        for shape in shapes(scene, geometry, frame.cell) {
            self.shape(shape, palette, scale);
        }
        for name in coordinates(scene, geometry, frame.cell, placed.coordinates) {
            let (style, colour) = if name.is_selected {
                (Style::SemiBold, palette.ink)
            } else {
                (Style::Regular, palette.muted)
            };
            let kind = Type { style, size: NAME_SIZE * pixel, colour };
            self.centred(scale.place(name.centre), &name.text, kind, 1.0);
        }
    }

    /// Draws a code on the page at hand: where its left upper corner is, and how wide it is.
    pub(super) fn code(&mut self, code: &QrCode, (left, top): (f32, f32), width: f32) {
        let cell = width / code.side() as f32;
        let scale = Scale { left, top, cell, pixel: cell };
        for shape in code.shapes() {
            self.shape(shape, &LIGHT, scale);
        }
    }

    fn shape(&mut self, shape: Shape, palette: &'static Palette, scale: Scale) {
        if shape.opacity < 1.0 {
            let strength = hundredths(shape.opacity);
            if !self.strengths.contains(&strength) {
                self.strengths.push(strength);
            }
        }
        let Form::Text { centre, symbol, size, weight, slanted } = shape.form else {
            return self.put(Mark::Shape { shape, palette, scale });
        };
        let style = match (weight, slanted) {
            (_, true) => Style::Italic,
            (Weight::SemiBold, false) => Style::SemiBold,
            (Weight::Regular, false) => Style::Regular,
        };
        if let Some(fill) = shape.fill {
            let kind = Type { style, size: size * scale.cell, colour: palette.tone(fill) };
            self.centred(scale.place(centre), &symbol.to_string(), kind, shape.opacity);
        }
    }

    /// Puts a text so that its middle is there.
    fn centred(&mut self, (x, y): (f32, f32), text: &str, kind: Type, opacity: f32) {
        let width = self.width(text, kind.style, kind.size);
        let at = (x - width / 2.0, y + FOOT * kind.size);
        let text = self.set(at, text, kind, opacity);
        self.put(Mark::Text(text));
    }
}

impl Text {
    /// Returns the point in the middle of the digits and capital letters of the text.
    pub fn middle(&self) -> (f32, f32) {
        (self.at.0 + self.width / 2.0, self.at.1 - FOOT * self.kind.size)
    }
}

/// A strength from 0 to 1 in hundredths.
pub(super) fn hundredths(opacity: f32) -> u8 {
    (opacity * 100.0).round() as u8
}
