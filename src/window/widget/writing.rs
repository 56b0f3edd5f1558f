//! Many short texts, each at a place of its own.
//!
//! A canvas can write too, but the software renderer of iced 0.14 takes a text of a canvas to reach everywhere, so that
//! it clips each of the hundreds of pencil marks of a grid with a mask as large as the window.

use std::cell::RefCell;

use iced::advanced::layout::{self, Layout};
use iced::advanced::text::{LineHeight, Renderer as _, Shaping, Text, Wrapping};
use iced::advanced::widget::{Tree, Widget};
use iced::advanced::{mouse, renderer};
use iced::alignment::Vertical;
use iced::widget::text::Alignment;
use iced::{Color, Font, Length, Point, Rectangle, Renderer, Size, Theme};

/// How far a text of one or two characters reaches from its middle, in parts of its size.
const REACH: f32 = 0.65;

/// A short text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Written {
    /// The text.
    pub(crate) content: String,
    /// Its middle, from the corner of the widget.
    pub(crate) middle: Point,
    /// Its size in logical pixels.
    pub(crate) size: f32,
    /// How wide it is, if it is more than one or two characters.
    pub(crate) width: Option<f32>,
    pub(crate) font: Font,
    pub(crate) colour: Color,
}

/// A widget of this size that shows texts, and takes no part in what happens.
pub(crate) struct Writing<'a> {
    pub(crate) texts: &'a RefCell<Vec<Written>>,
    pub(crate) size: Size,
}

impl<Message> Widget<Message, Theme, Renderer> for Writing<'_> {
    fn size(&self) -> Size<Length> {
        Size::new(self.size.width.into(), self.size.height.into())
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, self.size.width, self.size.height)
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let corner = layout.position();
        for written in self.texts.borrow().iter() {
            let middle = Point::new(corner.x + written.middle.x, corner.y + written.middle.y);
            let reach = REACH * written.size;
            let beside = written.width.map_or(reach, |width| width / 2.0 + reach);
            let around = Rectangle {
                x: middle.x - beside,
                y: middle.y - reach,
                width: 2.0 * beside,
                height: 2.0 * reach,
            };
            let text = Text {
                content: written.content.clone(),
                bounds: around.size(),
                size: written.size.into(),
                line_height: LineHeight::Relative(1.2),
                font: written.font,
                align_x: Alignment::Center,
                align_y: Vertical::Center,
                shaping: Shaping::default(),
                wrapping: Wrapping::None,
            };
            renderer.fill_text(text, middle, written.colour, around);
        }
    }
}
