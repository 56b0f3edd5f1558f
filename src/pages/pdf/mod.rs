//! A PDF document: pages on which texts, lines and the shapes of pictures are put.
//!
//! Lengths are points, a seventy-second of an inch; they are measured from the upper left corner of a page. Texts are
//! texts: each face of type is carried as a subset with the characters of its glyphs, so that they can be selected and
//! searched for. No date is written, so the same pages give the same bytes.

mod drawing;
mod face;
mod packing;

use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use crate::picture::{Rgb, typeface};
pub(super) use drawing::Placed;
use face::{Face, REFERENCES};
use packing::packed;

/// Finds the first character of a text that cannot be printed, since the typeface does not have it.
pub fn unprintable(text: &str) -> Option<char> {
    Face::new(typeface::REGULAR, "").lacks(text)
}

/// How type looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Plain.
    Regular,
    /// Heavy.
    SemiBold,
    /// Slanted.
    Italic,
}

/// A style, a size and a colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Type {
    pub(super) style: Style,
    pub(super) size: f32,
    pub(super) colour: Rgb,
}

/// What is said of a document as a whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct About<'a> {
    pub(super) title: &'a str,
    pub(super) author: &'a str,
    /// The tag of its language.
    pub(super) language: &'a str,
}

struct Page {
    width: f32,
    height: f32,
    content: Content,
}

struct Bookmark {
    title: String,
    page: usize,
    /// How far down the page.
    down: f32,
}

/// A document in the making.
pub(super) struct Document {
    pages: Vec<Page>,
    faces: [Face; 3],
    /// The strengths of colours that were used, in hundredths.
    strengths: Vec<u8>,
    bookmarks: Vec<Bookmark>,
}

impl Document {
    /// A document without pages.
    pub(super) fn new() -> Self {
        let faces = [
            Face::new(typeface::REGULAR, "DUVODA+Inter-Regular"),
            Face::new(typeface::SEMIBOLD, "DUVODB+Inter-SemiBold"),
            Face::new(typeface::ITALIC, "DUVODC+Inter-Italic"),
        ];
        Self { pages: Vec::new(), faces, strengths: Vec::new(), bookmarks: Vec::new() }
    }

    /// Begins a page; what is drawn from now on is drawn on it.
    pub(super) fn begin_page(&mut self, width: f32, height: f32) {
        self.pages.push(Page { width, height, content: Content::new() });
    }

    /// How many pages there are.
    pub(super) fn page_count(&self) -> usize {
        self.pages.len()
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

    /// Puts a text on the page at hand, or on the one with this number, from its left end on the line that it stands on.
    pub(super) fn text(&mut self, (x, y): (f32, f32), text: &str, kind: Type) {
        let last = self.pages.len().saturating_sub(1);
        self.text_on(last, (x, y), text, kind);
    }

    /// As [`Document::text`], on the page with this number, from 0.
    pub(super) fn text_on(&mut self, page: usize, (x, y): (f32, f32), text: &str, kind: Type) {
        let bytes = self.faces[kind.style as usize].set(text);
        let Some(Page { height, content, .. }) = self.pages.get_mut(page) else { return };
        let [red, green, blue] = parts(kind.colour);
        let _ = content.begin_text().set_fill_rgb(red, green, blue);
        let _ = content.set_font(Name(font_name(kind.style as usize).as_bytes()), kind.size);
        let _ = content.next_line(x, *height - y).show(Str(&bytes)).end_text();
    }

    /// Fills the page at hand with a colour.
    pub(super) fn ground(&mut self, colour: Rgb) {
        let Some(Page { width, height, content }) = self.pages.last_mut() else { return };
        let [red, green, blue] = parts(colour);
        let _ = content.set_fill_rgb(red, green, blue).rect(0.0, 0.0, *width, *height);
        let _ = content.fill_nonzero();
    }

    /// Draws a thin line across, from one end to the other.
    pub(super) fn rule(&mut self, (from, to): (f32, f32), y: f32, colour: Rgb) {
        let Some(Page { height, content, .. }) = self.pages.last_mut() else { return };
        let [red, green, blue] = parts(colour);
        let _ = content.set_stroke_rgb(red, green, blue).set_line_width(0.5);
        let _ = content.move_to(from, *height - y).line_to(to, *height - y).stroke();
    }

    /// Writes the file.
    pub(super) fn finish(self, about: About<'_>) -> Vec<u8> {
        let mut references = (1..).map(Ref::new);
        let mut next = || references.next().unwrap_or(Ref::new(1));
        let (catalogue, tree, information, outline) = (next(), next(), next(), next());
        let pages: Vec<[Ref; 2]> = self.pages.iter().map(|_| [next(), next()]).collect();
        let strengths: Vec<Ref> = self.strengths.iter().map(|_| next()).collect();
        let items: Vec<Ref> = self.bookmarks.iter().map(|_| next()).collect();
        let fonts: Vec<Ref> = self
            .faces
            .iter()
            .map(|_| {
                let first = next();
                (1..REFERENCES).for_each(|_| {
                    let _ = next();
                });
                first
            })
            .collect();
        let mut pdf = Pdf::new();
        let mut root = pdf.catalog(catalogue);
        let _ = root.pages(tree).lang(TextStr(about.language));
        let _ = root.viewer_preferences().display_doc_title(true);
        if !items.is_empty() {
            let _ = root.outlines(outline);
        }
        root.finish();
        let mut said = pdf.document_info(information);
        let _ = said.title(TextStr(about.title)).creator(TextStr("Duvod"));
        if !about.author.is_empty() {
            let _ = said.author(TextStr(about.author));
        }
        said.finish();
        let _ = pdf.pages(tree).kids(pages.iter().map(|page| page[0])).count(pages.len() as i32);
        for (page, &[id, content]) in self.pages.iter().zip(&pages) {
            page.write(&mut pdf, tree, [id, content], (&fonts, &strengths));
        }
        for (&strength, &id) in self.strengths.iter().zip(&strengths) {
            let strength = f32::from(strength) / 100.0;
            let _ = pdf.ext_graphics(id).non_stroking_alpha(strength).stroking_alpha(strength);
        }
        for (face, &first) in self.faces.iter().zip(&fonts) {
            face.write(&mut pdf, first);
        }
        self.write_bookmarks(&mut pdf, outline, &items, &pages);
        pdf.finish()
    }

    fn write_bookmarks(&self, pdf: &mut Pdf, outline: Ref, items: &[Ref], pages: &[[Ref; 2]]) {
        let (Some(&first), Some(&last)) = (items.first(), items.last()) else { return };
        let _ = pdf.outline(outline).first(first).last(last).count(items.len() as i32);
        for (number, bookmark) in self.bookmarks.iter().enumerate() {
            let (page, height) = (pages[bookmark.page][0], self.pages[bookmark.page].height);
            let mut item = pdf.outline_item(items[number]);
            let _ = item.title(TextStr(&bookmark.title)).parent(outline);
            if let Some(&before) = number.checked_sub(1).and_then(|number| items.get(number)) {
                let _ = item.prev(before);
            }
            if let Some(&after) = items.get(number + 1) {
                let _ = item.next(after);
            }
            item.dest().page(page).xyz(0.0, height - bookmark.down, None);
        }
    }
}

impl Page {
    fn write(
        &self,
        pdf: &mut Pdf,
        tree: Ref,
        [id, content]: [Ref; 2],
        (fonts, strengths): (&[Ref], &[Ref]),
    ) {
        let mut page = pdf.page(id);
        let _ = page.media_box(Rect::new(0.0, 0.0, self.width, self.height));
        let _ = page.parent(tree).contents(content);
        let mut resources = page.resources();
        let mut dictionary = resources.fonts();
        for (number, &font) in fonts.iter().enumerate() {
            let _ = dictionary.pair(Name(font_name(number).as_bytes()), font);
        }
        dictionary.finish();
        let mut dictionary = resources.ext_g_states();
        for (number, &strength) in strengths.iter().enumerate() {
            let _ = dictionary.pair(Name(strength_name(number).as_bytes()), strength);
        }
        dictionary.finish();
        resources.finish();
        page.finish();
        let data = packed(self.content.as_bytes());
        let _ = pdf.stream(content, &data).filter(Filter::FlateDecode);
    }
}

fn font_name(number: usize) -> String {
    format!("F{number}")
}

fn strength_name(number: usize) -> String {
    format!("G{number}")
}

/// The parts of a colour, from 0 to 1.
fn parts(Rgb(red, green, blue): Rgb) -> [f32; 3] {
    [red, green, blue].map(|part| f32::from(part) / 255.0)
}
