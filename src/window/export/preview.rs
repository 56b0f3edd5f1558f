//! A page as it will be printed, drawn on the screen.

use std::cell::RefCell;

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Frame};
use iced::widget::stack;
use iced::{Color, Element, Font, Point, Rectangle, Renderer, Size, Theme};

use crate::board_view::grid::{Painter, Sizes};
use crate::look::font;
use crate::look::palette::colours;
use crate::widget::layer::own_layer;
use crate::widget::writing::{Writing, Written};
use duvod::pages::{Mark, Page, RULE, Style, Text};
use duvod::picture::Rgb;

/// What is drawn of pages: the texts of the one that is shown, over its drawing.
#[derive(Debug, Default)]
pub(crate) struct Preview {
    texts: RefCell<Vec<Written>>,
    drawing: canvas::Cache,
}

impl Preview {
    /// Another page is shown, or the same otherwise.
    pub(super) fn forget(&self) {
        self.drawing.clear();
    }
}

/// The page, so wide.
pub(super) fn view<'a, M: 'a>(page: &'a Page, preview: &'a Preview, width: f32) -> Element<'a, M> {
    let size = Size::new(width, page.height * width / page.width);
    let zoom = width / page.width;
    let writing = Element::new(Writing { texts: &preview.texts, size });
    stack![own_layer(Leaf { page, preview, zoom }, size), writing].clip(true).into()
}

struct Leaf<'a> {
    page: &'a Page,
    preview: &'a Preview,
    zoom: f32,
}

impl<M> canvas::Program<M> for Leaf<'_> {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<canvas::Geometry> {
        let drawing = self.preview.drawing.draw(renderer, bounds.size(), |frame| {
            let mut texts = Vec::new();
            frame.fill_rectangle(Point::ORIGIN, bounds.size(), Color::WHITE);
            for mark in &self.page.marks {
                self.mark(mark, frame, bounds, &mut texts);
            }
            let _ = self.preview.texts.replace(texts);
        });
        vec![drawing]
    }
}

impl Leaf<'_> {
    fn mark(&self, mark: &Mark, frame: &mut Frame, bounds: Rectangle, texts: &mut Vec<Written>) {
        let zoom = self.zoom;
        match mark {
            Mark::Ground(ground) => {
                frame.fill_rectangle(Point::ORIGIN, bounds.size(), colour(*ground));
            }
            Mark::Rule { ends: (from, to), y, colour: ink } => {
                let size = Size::new((to - from) * zoom, (2.0 * RULE * zoom).max(1.0));
                frame.fill_rectangle(Point::new(from * zoom, y * zoom), size, colour(*ink));
            }
            Mark::Text(text) => texts.push(self.written(text)),
            Mark::Shape { shape, palette, scale } => {
                let sizes = Sizes {
                    cell: scale.cell * zoom,
                    left: scale.left * zoom,
                    top: scale.top * zoom,
                    coordinates: 0.0,
                    scale: 1.0,
                    numbered: false,
                };
                // Lines are as thin as the picture is small.
                let mut shape = shape.clone();
                if let Some(pen) = &mut shape.pen {
                    pen.width *= scale.pixel * zoom;
                }
                let (palette, origin) = (colours(palette), bounds.position());
                let palette = &palette;
                Painter { palette, sizes, origin, frame, texts: Vec::new() }.shape(&shape);
            }
        }
    }

    fn written(&self, text: &Text) -> Written {
        let (x, y) = text.middle();
        let size = text.kind.size * self.zoom;
        Written {
            content: text.text.clone(),
            middle: Point::new(x * self.zoom, y * self.zoom),
            size,
            width: (text.text.chars().count() > 2).then_some(text.width * self.zoom),
            font: face(text.kind.style),
            colour: colour(text.kind.colour).scale_alpha(text.opacity),
        }
    }
}

const fn face(style: Style) -> Font {
    match style {
        Style::Regular => font::REGULAR,
        Style::SemiBold => font::SEMIBOLD,
        Style::Italic => font::ITALIC,
    }
}

fn colour(Rgb(red, green, blue): Rgb) -> Color {
    Color::from_rgb8(red, green, blue)
}
