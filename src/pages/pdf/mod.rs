//! The PDF of a document.
//!
//! Texts are texts: each face of type is carried as a subset with the characters of its glyphs, so that they can be
//! selected and searched for. No date is written, so the same pages give the same bytes.

mod drawing;
mod printing;

use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use super::document::{Document, Mark, Page, RULE, Text, hundredths};
use super::face::REFERENCES;
use super::packing::packed;
use drawing::{draw, parts};
pub use printing::to_print;

impl Document {
    /// Writes the document as a PDF file.
    pub fn pdf(&self) -> Vec<u8> {
        let about = &self.about;
        let mut references = (1..).map(Ref::new);
        let mut next = || references.next().unwrap_or(Ref::new(1));
        let (catalogue, tree, information, outline) = (next(), next(), next(), next());
        let pages: Vec<[Ref; 2]> = self.pages().iter().map(|_| [next(), next()]).collect();
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
        let _ = root.pages(tree).lang(TextStr(&about.language));
        let _ = root.viewer_preferences().display_doc_title(true);
        if !items.is_empty() {
            let _ = root.outlines(outline);
        }
        root.finish();
        let mut said = pdf.document_info(information);
        let _ = said.title(TextStr(&about.title)).creator(TextStr("Důvod"));
        if !about.author.is_empty() {
            let _ = said.author(TextStr(&about.author));
        }
        said.finish();
        let _ = pdf.pages(tree).kids(pages.iter().map(|page| page[0])).count(pages.len() as i32);
        for (page, &[id, content]) in self.pages().iter().zip(&pages) {
            let data = packed(&self.content(page));
            write_page(page, &mut pdf, tree, [id, content], (&fonts, &strengths));
            let _ = pdf.stream(content, &data).filter(Filter::FlateDecode);
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
            let (page, height) = (pages[bookmark.page][0], self.pages()[bookmark.page].height);
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

    /// What is drawn on a page.
    fn content(&self, page: &Page) -> Vec<u8> {
        let mut content = Content::new();
        for mark in &page.marks {
            let opacity = match mark {
                Mark::Text(Text { opacity, .. }) => *opacity,
                Mark::Shape { shape, .. } => shape.opacity,
                Mark::Ground(_) | Mark::Rule { .. } => 1.0,
            };
            let is_pale = opacity < 1.0;
            if is_pale {
                let strength = hundredths(opacity);
                let number = self.strengths.iter().position(|&known| known == strength);
                let name = strength_name(number.unwrap_or_default());
                let _ = content.save_state().set_parameters(Name(name.as_bytes()));
            }
            put(&mut content, mark, page);
            if is_pale {
                let _ = content.restore_state();
            }
        }
        content.finish().to_vec()
    }
}

fn put(content: &mut Content, mark: &Mark, page: &Page) {
    let height = page.height;
    match mark {
        Mark::Ground(colour) => {
            let [red, green, blue] = parts(*colour);
            let _ = content.set_fill_rgb(red, green, blue).rect(0.0, 0.0, page.width, height);
            let _ = content.fill_nonzero();
        }
        Mark::Rule { ends: (from, to), y, colour } => {
            let [red, green, blue] = parts(*colour);
            let _ = content.set_stroke_rgb(red, green, blue).set_line_width(RULE);
            let _ = content.move_to(*from, height - y).line_to(*to, height - y).stroke();
        }
        Mark::Text(Text { at: (x, y), kind, glyphs, .. }) => {
            let [red, green, blue] = parts(kind.colour);
            let _ = content.begin_text().set_fill_rgb(red, green, blue);
            let _ = content.set_font(Name(font_name(kind.style as usize).as_bytes()), kind.size);
            let _ = content.next_line(*x, height - y).show(Str(glyphs)).end_text();
        }
        Mark::Shape { shape, palette, scale } => draw(content, shape, palette, (*scale, height)),
    }
}

fn write_page(
    page: &Page,
    pdf: &mut Pdf,
    tree: Ref,
    [id, content]: [Ref; 2],
    (fonts, strengths): (&[Ref], &[Ref]),
) {
    let mut object = pdf.page(id);
    let _ = object.media_box(Rect::new(0.0, 0.0, page.width, page.height));
    let _ = object.parent(tree).contents(content);
    let mut resources = object.resources();
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
    object.finish();
}

fn font_name(number: usize) -> String {
    format!("F{number}")
}

fn strength_name(number: usize) -> String {
    format!("G{number}")
}
