//! What every view needs to know: language, colours, sizes.

use iced::widget::{Text, text};
use iced::{Color, Font};

use super::font::Purpose;
use super::layout::{Form, Layout};
use super::palette::Palette;
use super::typesetting::typeset;
use crate::knowledge::Level;
use crate::locale::Locale;
use crate::message::Message as Words;

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
}

/// The name of a level of difficulty.
pub(crate) fn level_name(level: Level) -> Words {
    Words::new(format!("level-{}", level.name()))
}

impl Look<'_> {
    /// The text of a message in the window's language.
    pub(crate) fn say(&self, words: &Words) -> String {
        self.locale.say(words)
    }

    /// The text of a message without values.
    pub(crate) fn label(&self, id: &'static str) -> String {
        self.say(&Words::new(id))
    }

    /// A text with its lines ending where they may.
    pub(crate) fn typeset(&self, content: &str) -> String {
        typeset(content, self.bound)
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
        let (size, line) = purpose.size(self.layout.form);
        text(self.typeset(&content.into())).size(size).line_height(line).font(font)
    }

    /// A text that may be overlooked.
    pub(crate) fn muted<'b>(&self, purpose: Purpose, content: impl Into<String>) -> Text<'b> {
        self.text(purpose, content).color(self.palette.muted)
    }

    /// The first of two lengths in the wide form, the second in the small one.
    pub(crate) fn pick(&self, wide: f32, small: f32) -> f32 {
        match self.layout.form {
            Form::Wide => wide,
            Form::Small => small,
        }
    }

    /// The colour of a level of difficulty.
    pub(crate) fn level_colour(&self, level: Level) -> Color {
        self.palette.levels[level as usize]
    }
}
