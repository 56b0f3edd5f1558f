//! What every view needs to know: language, colours, sizes.

pub(crate) mod dates;
pub(crate) mod font;
pub(crate) mod grids;
pub(crate) mod layout;
mod lengths;
pub(crate) mod measured;
pub(crate) mod palette;
pub(crate) mod plain;
pub(crate) mod speech;
pub(crate) mod wording;

use iced::widget::{Text, text};
use iced::{Color, Font, Pixels};

use duvod::knowledge::Level;
use duvod::locale::Locale;
use duvod::locale::typeset;
use duvod::message::Message as Words;
use duvod::message::{words, words::Label};
use font::Purpose;
use layout::{Form, Layout};
use measured::Type;
use palette::Palette;

/// Text is never wider than this, where it is as large as at 100 %.
const TEXT_WIDTH: f32 = 576.0;

/// A page may be this many times as wide as text.
const LITTLE_MORE: f32 = 1.1;

/// How the window looks and speaks at this moment.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    /// The language.
    pub(crate) locale: &'a Locale,
    /// The words that no line ends with.
    pub(crate) bound: &'a str,
    /// The colours.
    pub(crate) palette: &'static Palette,
    /// The sizes.
    pub(crate) layout: Layout,
    /// Where tooltips stand.
    pub(crate) tips: Tips,
    /// Whether Enter is for what the panel offers, and not for a question above it.
    pub(crate) enter: bool,
    /// The letters that write digits on the grid at hand, as bits from A: their keys do with Alt what they do elsewhere.
    pub(crate) letters: u32,
}

/// Where a tooltip stands: on which side if it finds room there, and how far to the right it may reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Tips {
    pub(crate) side: Side,
    pub(crate) until: f32,
}

/// Beside what a tooltip is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Above,
    Below,
    Left,
    Right,
}

impl Look<'_> {
    /// The text of a message in the window's language.
    pub(crate) fn say(&self, words: &Words) -> String {
        self.locale.say(words)
    }

    /// The text of a message without values.
    pub(crate) fn label(&self, id: Label) -> String {
        self.with_alt(self.say(&Words::from(id)))
    }

    /// A label; where it ends with a key of one letter that writes a digit, as "(A)", with Alt before that.
    fn with_alt(&self, label: String) -> String {
        let key = label.len().checked_sub("(A)".len()).and_then(|start| label.get(start..));
        match key.map(str::as_bytes) {
            Some([b'(', letter @ b'A'..=b'Z', b')'])
                if self.letters >> (letter - b'A') & 1 == 1 =>
            {
                let before = &label[..label.len() - "A)".len()];
                format!("{before}Alt+{})", char::from(*letter))
            }
            _ => label,
        }
    }

    /// The label of the button that Enter presses.
    pub(crate) fn with_enter(&self, label: String) -> String {
        self.say(&Words::from(words::WindowWithEnter { label }))
    }

    /// A label, and what its tooltip says: the same with the key that does it.
    pub(crate) fn keyed(&self, id: Label, key: Label) -> (String, String) {
        self.keyed_text(self.label(id), key)
    }

    /// The same of a label that was said.
    pub(crate) fn keyed_text(&self, label: String, key: Label) -> (String, String) {
        let (tip, key) = (label.clone(), Words::from(key));
        (label, self.say(&words::WindowWithKey { key, label: tip }.into()))
    }

    /// What the button says that stops something, and its tooltip.
    pub(crate) fn cancel(&self) -> (String, String) {
        self.keyed(words::WindowCancel, words::KeyEscape)
    }

    /// A label, and what its tooltip says.
    pub(crate) fn told(&self, id: Label, tip: Label) -> (String, String) {
        (self.label(id), self.label(tip))
    }

    /// A text with its lines ending where they may.
    pub(crate) fn typeset(&self, content: &str) -> String {
        typeset(content, self.bound)
    }

    /// How wide the widest of these texts is on one line.
    pub(crate) fn widest(
        &self,
        (purpose, font): (Purpose, Font),
        texts: impl IntoIterator<Item = String>,
    ) -> f32 {
        let (size, line) = self.size(purpose);
        let set = Type { font, size, line };
        texts.into_iter().map(|text| set.width(&self.typeset(&text)).ceil()).fold(0.0, f32::max)
    }

    /// How many lines a text takes in this width; a word that is wider is taken for a line more.
    pub(crate) fn lines(
        &self,
        (purpose, font): (Purpose, Font),
        content: &str,
        width: f32,
    ) -> usize {
        let (size, line) = self.size(purpose);
        let set = Type { font, size, line };
        let wide = content.split_whitespace().filter(|word| set.width(word) > width).count();
        (set.height(&self.typeset(content), width) / line.0).round() as usize + wide
    }

    /// A text in the type of its purpose. Its colour is inherited.
    pub(crate) fn text<'b>(&self, purpose: Purpose, content: impl Into<String>) -> Text<'b> {
        self.text_in(purpose, purpose.font(), content)
    }

    /// A text in the size of its purpose and a font of its own.
    pub(crate) fn text_in<'b>(
        &self,
        purpose: Purpose,
        font: Font,
        content: impl Into<String>,
    ) -> Text<'b> {
        let (size, line) = self.size(purpose);
        text(self.typeset(&content.into())).size(size).line_height(line).font(font)
    }

    /// A text that may be overlooked.
    pub(crate) fn muted<'b>(&self, purpose: Purpose, content: impl Into<String>) -> Text<'b> {
        self.text(purpose, content).color(self.palette.muted)
    }

    /// The size of the type for a purpose and the height of a line.
    pub(crate) fn size(&self, purpose: Purpose) -> (Pixels, Pixels) {
        let (size, line) = purpose.size(self.layout.form);
        (size * self.layout.zoom, line * self.layout.zoom)
    }

    /// The first of two lengths in the wide form, the second in the small one.
    pub(crate) fn pick(&self, wide: f32, small: f32) -> f32 {
        let length = match self.layout.form {
            Form::Wide => wide,
            Form::Small => small,
        };
        self.grown(length)
    }

    /// A length that grows with the text.
    pub(crate) fn grown(&self, length: f32) -> f32 {
        length * self.layout.zoom
    }

    /// The widest that text may be.
    pub(crate) fn text_width(&self) -> f32 {
        self.grown(TEXT_WIDTH)
    }

    /// How wide a page of the panel is with its margins: all that stands in it ends at one edge. Where there is little more
    /// room than for text, it takes all of it.
    pub(crate) fn page_width(&self) -> f32 {
        let margins = 2.0 * self.layout.lengths.margin;
        let (whole, text) = (self.layout.panel - 1.0, self.text_width());
        if whole - margins <= text * LITTLE_MORE { whole } else { text + margins }
    }

    /// The same with tooltips on another side, where they cover no heading.
    pub(crate) fn with_tips(self, side: Side) -> Self {
        Self { tips: Tips { side, ..self.tips }, ..self }
    }

    /// The same with tooltips that keep to the left of the panel.
    pub(crate) fn with_tips_beside_panel(self) -> Self {
        Self {
            tips: Tips { until: self.layout.inset + self.layout.left_side, ..self.tips },
            ..self
        }
    }

    /// How what is read in the panel looks: text may be larger there than beside the grid.
    pub(crate) fn reading(self) -> Self {
        Self { layout: self.layout.reading(), ..self }
    }

    /// How what is only so wide looks in place of the panel.
    pub(crate) fn within(self, width: f32) -> Self {
        let mut layout = self.layout;
        layout.panel = width;
        Self { layout, ..self }
    }

    /// How the rule book looks.
    pub(crate) fn book(self) -> Self {
        Self { layout: self.layout.book(), ..self }
    }

    /// The colour of a level of difficulty.
    pub(crate) fn level_colour(&self, level: Level) -> Color {
        self.palette.levels[level as usize]
    }
}
