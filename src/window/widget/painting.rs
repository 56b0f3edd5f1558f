//! What is painted on a canvas and takes no part in what happens, in a layer of its own.

use std::cell::RefCell;

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Frame};
use iced::widget::stack;
use iced::{Element, Rectangle, Renderer, Size, Theme};

use super::layer::own_layer;
use super::writing::{Writing, Written};

/// What is painted so, of this size in logical pixels: anew each time it is drawn.
pub(crate) fn painted<'a, M: 'a>(
    size: Size,
    paint: impl Fn(&mut Frame, Rectangle) + 'a,
) -> Element<'a, M> {
    own_layer(Painted { kept: None, paint }, size)
}

/// What was painted and the texts over it, kept until they are forgotten.
#[derive(Debug, Default)]
pub(crate) struct Painting {
    drawing: canvas::Cache,
    texts: RefCell<Vec<Written>>,
}

impl Painting {
    /// It is to be painted anew.
    pub(crate) fn forget(&self) {
        self.drawing.clear();
    }

    /// The painting, of this size in logical pixels; painting it says which texts stand over it.
    pub(crate) fn view<'a, M: 'a>(
        &'a self,
        size: Size,
        paint: impl Fn(&mut Frame, Rectangle) -> Vec<Written> + 'a,
    ) -> Element<'a, M> {
        let paint = move |frame: &mut Frame, bounds| {
            let _ = self.texts.replace(paint(frame, bounds));
        };
        let drawing = own_layer(Painted { kept: Some(&self.drawing), paint }, size);
        let writing = Element::new(Writing { texts: &self.texts, size });
        stack![drawing, writing].clip(true).into()
    }
}

struct Painted<'a, P> {
    kept: Option<&'a canvas::Cache>,
    paint: P,
}

impl<M, P: Fn(&mut Frame, Rectangle)> canvas::Program<M> for Painted<'_, P> {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<canvas::Geometry> {
        let paint = |frame: &mut Frame| (self.paint)(frame, bounds);
        vec![if let Some(kept) = self.kept {
            kept.draw(renderer, bounds.size(), paint)
        } else {
            let mut frame = Frame::new(renderer, bounds.size());
            paint(&mut frame);
            frame.into_geometry()
        }]
    }
}
