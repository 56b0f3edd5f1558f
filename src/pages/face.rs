//! A face of type in a PDF: what was set in it, and the subset of it that the file carries.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::{GlyphMetrics, Metrics};
use skrifa::{FontRef, MetadataProvider, Tag};
use subsetter::{GlyphRemapper, subset};

use super::packing::packed;

/// The collection that glyphs are numbered in: none but this file's own.
const SYSTEM: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// How many references a face takes.
pub(super) const REFERENCES: i32 = 5;

/// A font file, and what was set in it so far.
pub(super) struct Face {
    file: &'static [u8],
    /// The name in the file, behind six letters that say that it is a subset.
    name: &'static str,
    font: FontRef<'static>,
    glyphs: GlyphRemapper,
    /// The characters of the glyphs that were used, by the numbers that these have in the file.
    characters: BTreeMap<u16, char>,
    per_em: f32,
}

impl Face {
    /// A face in which nothing was set yet.
    pub(super) fn new(file: &'static [u8], name: &'static str) -> Self {
        let font = FontRef::new(file).expect("the fonts of the program are whole");
        let per_em = font.metrics(Size::unscaled(), LocationRef::default()).units_per_em.into();
        let (glyphs, characters) = (GlyphRemapper::new(), BTreeMap::new());
        Self { file, name, font, glyphs, characters, per_em }
    }

    /// The first character of a text that the face has no glyph for.
    pub(super) fn lacks(&self, text: &str) -> Option<char> {
        let map = self.font.charmap();
        text.chars().find(|&letter| map.map(letter).is_none())
    }

    /// How wide a text is in type of the size 1.
    pub(super) fn width(&self, text: &str) -> f32 {
        let (map, metrics) = (self.font.charmap(), self.metrics());
        text.chars()
            .map(|letter| metrics.advance_width(map.map(letter).unwrap_or_default()))
            .map(|advance| advance.unwrap_or_default() / self.per_em)
            .sum()
    }

    /// A text as numbers of glyphs, two bytes each, which the file then carries.
    pub(super) fn set(&mut self, text: &str) -> Vec<u8> {
        let map = self.font.charmap();
        let mut bytes = Vec::with_capacity(2 * text.len());
        for letter in text.chars() {
            let glyph = map.map(letter).unwrap_or_default();
            let number = self.glyphs.remap(glyph.to_u32() as u16);
            let _ = self.characters.entry(number).or_insert(letter);
            bytes.extend(number.to_be_bytes());
        }
        bytes
    }

    /// Writes the face with the glyphs that were used; its references begin with `first`, which is the font itself.
    pub(super) fn write(&self, pdf: &mut Pdf, first: Ref) {
        let reference = |number: i32| Ref::new(first.get() + number);
        let [descendant, descriptor, file, unicode] = [1, 2, 3, 4].map(reference);
        let name = Name(self.name.as_bytes());
        let _ = pdf
            .type0_font(first)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(descendant)
            .to_unicode(unicode);
        let mut cid = pdf.cid_font(descendant);
        let _ = cid.subtype(CidFontType::Type0).base_font(name).system_info(SYSTEM);
        let _ = cid.font_descriptor(descriptor).default_width(0.0);
        let _ = cid.widths().consecutive(0, self.advances());
        cid.finish();
        self.describe(pdf, descriptor, file);
        let data = packed(&self.outlines());
        let mut stream = pdf.stream(file, &data);
        let _ = stream.filter(Filter::FlateDecode);
        let _ = stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        stream.finish();
        let mut map = UnicodeCmap::<u16>::new(Name(b"Duvod"), SYSTEM);
        self.characters.iter().for_each(|(&glyph, &letter)| map.pair(glyph, letter));
        let data = packed(map.finish().as_slice());
        let _ = pdf.cmap(unicode, &data).filter(Filter::FlateDecode);
    }

    fn describe(&self, pdf: &mut Pdf, descriptor: Ref, file: Ref) {
        let metrics = Metrics::new(&self.font, Size::unscaled(), LocationRef::default());
        let scaled = |length: f32| length * 1000.0 / self.per_em;
        let bounds = metrics.bounds.unwrap_or_default();
        let corners = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(scaled);
        let [left, foot, right, head] = corners;
        let slant = metrics.italic_angle;
        let flags = if slant == 0.0 {
            FontFlags::NON_SYMBOLIC
        } else {
            FontFlags::NON_SYMBOLIC | FontFlags::ITALIC
        };
        let _ = pdf
            .font_descriptor(descriptor)
            .name(Name(self.name.as_bytes()))
            .flags(flags)
            .bbox(Rect::new(left, foot, right, head))
            .italic_angle(slant)
            .ascent(scaled(metrics.ascent))
            .descent(scaled(metrics.descent))
            .cap_height(scaled(metrics.cap_height.unwrap_or(metrics.ascent)))
            // What viewers use only to imitate a font that is not there.
            .stem_v(80.0)
            .font_file3(file);
    }

    /// The widths of the glyphs that were used, in thousandths of the size.
    fn advances(&self) -> Vec<f32> {
        let metrics = self.metrics();
        let width = |glyph: u16| metrics.advance_width(glyph.into()).unwrap_or_default();
        self.glyphs.remapped_gids().map(|glyph| width(glyph) * 1000.0 / self.per_em).collect()
    }

    /// The outlines of the glyphs that were used, in the compact font format.
    fn outlines(&self) -> Vec<u8> {
        let file = subset(self.file, 0, &self.glyphs).expect("glyphs are of the font");
        let font = FontRef::new(&file).expect("a subset is a font");
        font.table_data(Tag::new(b"CFF "))
            .map(|table| table.as_bytes().to_vec())
            .unwrap_or_default()
    }

    fn metrics(&self) -> GlyphMetrics<'static> {
        self.font.glyph_metrics(Size::unscaled(), LocationRef::default())
    }
}
