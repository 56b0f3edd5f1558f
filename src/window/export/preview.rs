//! A page as it will be printed, drawn on the screen.

use iced::widget::canvas::Frame;
use iced::{Color, Element, Font, Point, Rectangle, Size};

use crate::board_view::grid::{Painter, Sizes};
use crate::look::font;
use crate::look::palette::colours;
use crate::widget::painting::Painting;
use crate::widget::writing::Written;
use duvod::pages::{Mark, Page, RULE, Style, Text};
use duvod::picture::Rgb;

/// The page, so wide.
pub(super) fn view<'a, M: 'a>(
    page: &'a Page,
    painting: &'a Painting,
    width: f32,
) -> Element<'a, M> {
    let size = Size::new(width, page.height * width / page.width);
    let leaf = Leaf { zoom: width / page.width };
    painting.view(size, move |frame, bounds| {
        let mut texts = Vec::new();
        frame.fill_rectangle(Point::ORIGIN, bounds.size(), Color::WHITE);
        for mark in &page.marks {
            leaf.mark(mark, frame, bounds, &mut texts);
        }
        texts
    })
}

struct Leaf {
    zoom: f32,
}

impl Leaf {
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
