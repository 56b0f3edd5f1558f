//! Drawings in layers of their own.
//!
//! The software renderer of iced 0.14 draws anew only what has changed since the last frame, which it finds by comparing
//! what lies in the same layer, in order. Where a drawing stood in the order and a paragraph stands now, it looks for the
//! change of the paragraph as far away as the drawing was moved, and the paragraph is not drawn (`Layer::damage` of
//! `iced_tiny_skia` 0.14.1). A drawing that is alone in its layer cannot come to be compared with a paragraph.

use iced::widget::{canvas, space, stack};
use iced::{Element, Size};

/// The drawing in a layer of its own, of this size in logical pixels.
pub(crate) fn own_layer<'a, Message: 'a>(
    drawing: impl canvas::Program<Message> + 'a,
    size: Size,
) -> Element<'a, Message> {
    let drawing = canvas::Canvas::new(drawing).width(size.width).height(size.height);
    stack![space().width(size.width).height(size.height), drawing].clip(true).into()
}
