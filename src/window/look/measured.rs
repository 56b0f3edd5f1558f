//! How much room a text takes, before it is laid out.
//!
//! Nothing that is said is cut without a sign: rows are as high as their words need, and a name on one line ends with an
//! ellipsis and is told whole under the pointer (`tests::room` tries pages and lists at every size).

use iced::advanced::text::{LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::alignment::Vertical;
use iced::widget::text::Alignment;
use iced::{Font, Pixels, Renderer, Size};

/// What a text is laid out by.
pub(crate) type Paragraph = <Renderer as iced::advanced::text::Renderer>::Paragraph;

/// The type that a text is set in: its font, its size, the height of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Type {
    /// The font.
    pub(crate) font: Font,
    /// The size of its letters.
    pub(crate) size: Pixels,
    /// The height of a line.
    pub(crate) line: Pixels,
}

impl Type {
    /// A text in lines no wider than this.
    pub(crate) fn paragraph(self, content: &str, width: f32) -> Paragraph {
        let wrapping = if width.is_finite() { Wrapping::Word } else { Wrapping::None };
        Paragraph::with_text(Text {
            content,
            bounds: Size::new(width, f32::INFINITY),
            size: self.size,
            line_height: LineHeight::Absolute(self.line),
            font: self.font,
            align_x: Alignment::Default,
            align_y: Vertical::Top,
            shaping: Shaping::default(),
            wrapping,
        })
    }

    /// How wide a text is on one line.
    pub(crate) fn width(self, content: &str) -> f32 {
        self.paragraph(content, f32::INFINITY).min_width()
    }

    /// How high a text is in lines no wider than this.
    pub(crate) fn height(self, content: &str, width: f32) -> f32 {
        self.paragraph(content, width).min_height()
    }
}
