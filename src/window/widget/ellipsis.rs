//! A text on one line that ends with an ellipsis where it does not fit.

use std::cell::RefCell;

use iced::advanced::layout::{self, Layout};
use iced::advanced::text::{Paragraph as _, Renderer as _};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{mouse, renderer};
use iced::{Color, Element, Font, Length, Rectangle, Renderer, Size, Theme};

use crate::look::Look;
use crate::look::font::Purpose;
use crate::look::measured::{Paragraph, Type};

/// What stands for what is left out.
const LEFT_OUT: char = '…';

/// A text on one line, as wide as there is room. Its colour is inherited unless one is given.
pub(crate) fn one_line<'a, Message: 'a>(
    content: impl Into<String>,
    purpose: Purpose,
    font: Font,
    colour: Option<Color>,
    look: Look<'_>,
) -> Element<'a, Message> {
    let (size, line) = look.size(purpose);
    Element::new(OneLine { content: content.into(), set: Type { font, size, line }, colour })
}

/// Whether a text on one line finds no room in this width.
pub(crate) fn is_cut(
    content: &str,
    (purpose, font): (Purpose, Font),
    width: f32,
    look: Look<'_>,
) -> bool {
    let (size, line) = look.size(purpose);
    Type { font, size, line }.width(content) > width
}

/// As much of a text as finds room on one line in this width, for what cannot cut it itself.
pub(crate) fn cut(
    content: String,
    (purpose, font): (Purpose, Font),
    width: f32,
    look: Look<'_>,
) -> String {
    let (size, line) = look.size(purpose);
    Type { font, size, line }.shortened(&content, width).unwrap_or(content)
}

impl Type {
    /// The beginning of a text that fits on one line with an ellipsis, and the number that it ends with, which tells it from
    /// others; none if all of it fits.
    fn shortened(self, content: &str, width: f32) -> Option<String> {
        let fits = |content: &str| self.width(content) <= width;
        if fits(content) {
            return None;
        }
        let numbered = content.rsplit_once(' ').filter(|(_, last)| last.parse::<u32>().is_ok());
        let (body, number) = numbered
            .map_or((content, String::new()), |(body, number)| (body, format!(" {number}")));
        let ends: Vec<usize> = body.char_indices().map(|(at, _)| at).collect();
        let cut = |count: usize| {
            let end = ends.get(count).copied().unwrap_or_default();
            format!("{}{LEFT_OUT}{number}", body[..end].trim_end())
        };
        let (mut fitting, mut exceeds) = (0, ends.len());
        while exceeds - fitting > 1 {
            let middle = usize::midpoint(fitting, exceeds);
            if fits(&cut(middle)) { fitting = middle } else { exceeds = middle }
        }
        Some(cut(fitting))
    }
}

struct OneLine {
    content: String,
    set: Type,
    colour: Option<Color>,
}

/// What is shown of which content in which width.
#[derive(Default)]
struct Shown(RefCell<Option<(String, f32, Paragraph)>>);

impl OneLine {
    /// All of it, or as much of its beginning as fits with an ellipsis.
    fn fitting(&self, width: f32) -> Paragraph {
        let shortened = self.set.shortened(&self.content, width);
        self.set.paragraph(shortened.as_deref().unwrap_or(&self.content), f32::INFINITY)
    }
}

impl<Message> Widget<Message, Theme, Renderer> for OneLine {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Shown>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Shown::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Shrink)
    }

    fn layout(&mut self, tree: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        let width = limits.max().width;
        let mut kept = tree.state.downcast_ref::<Shown>().0.borrow_mut();
        let is_kept = kept.as_ref().is_some_and(|(content, within, paragraph)| {
            let of = (paragraph.size(), paragraph.font());
            *content == self.content
                && within.to_bits() == width.to_bits()
                && of == (self.set.size, self.set.font)
        });
        if !is_kept {
            *kept = Some((self.content.clone(), width, self.fitting(width)));
        }
        layout::atomic(limits, Length::Fill, self.set.line.0)
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &self.content);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        if let Some((_, _, paragraph)) = &*tree.state.downcast_ref::<Shown>().0.borrow() {
            let colour = self.colour.unwrap_or(style.text_color);
            renderer.fill_paragraph(paragraph, layout.position(), colour, *viewport);
        }
    }
}

#[cfg(test)]
mod tests {
    use iced::Pixels;

    use super::*;
    use crate::look::font::{FILES, REGULAR};

    #[test]
    fn what_does_not_fit_ends_with_an_ellipsis_within_its_room() {
        // Fonts are loaded with the first screen.
        let fonts = FILES.into_iter().map(Into::into).collect();
        let settings = iced::Settings { fonts, ..iced::Settings::default() };
        let size = Size::new(10.0, 10.0);
        let space: Element<'_, ()> = iced::widget::space().into();
        let _loaded: iced_test::Simulator<'_, ()> =
            iced_test::Simulator::with_size(settings, size, space);
        let line = OneLine {
            content: "Průsečík: linie → blok".to_owned(),
            set: Type { font: REGULAR, size: Pixels(14.0), line: Pixels(20.0) },
            colour: None,
        };
        let whole = line.set.width(&line.content);
        assert!((line.fitting(whole + 1.0).min_width() - whole).abs() < 0.1);
        let mut before = 0.0;
        for part in [0.2, 0.4, 0.6, 0.8, 0.95] {
            let shown = line.fitting(whole * part).min_width();
            assert!(shown <= whole * part && shown > before, "{part} {shown}");
            before = shown;
        }
        assert!(line.fitting(1.0).min_width() > 0.0, "the ellipsis alone");
        let numbered = "Bivalue universal grave type 3";
        let shown = line.set.shortened(numbered, line.set.width(numbered) * 0.8);
        let shown = shown.expect("it does not fit");
        assert!(shown.starts_with("Bivalue universal") && shown.ends_with("… 3"), "{shown}");
    }
}
