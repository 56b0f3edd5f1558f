//! Rows that are dragged to another place among each other.
//!
//! All rows are equally high, so where the pointer is says which row that is, and between which two it may be dropped. While
//! one is dragged, a line shows where it would come to stand. What is pressed and let go in its place is the row's own.

use iced::advanced::renderer::Quad;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{
    Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, overlay, renderer,
};
use iced::{
    Color, Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, window,
};

/// How far the pointer moves before a row is dragged, and not only pressed.
const BEGINS: f32 = 6.0;

/// How thick the line is that shows where a row would stand.
const LINE: f32 = 2.0;

/// So near to the upper or lower end of what is seen of the rows they are scrolled while one is dragged; and by how much at
/// most with each frame.
const NEAR: f32 = 36.0;
const FASTEST: f32 = 12.0;

/// Where the rows are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rows {
    /// How much stands above them.
    pub(crate) above: f32,
    /// How high each is.
    pub(crate) height: f32,
    /// How many there are.
    pub(crate) count: usize,
}

impl Rows {
    /// The row at a height, if there is one.
    fn at(self, y: f32) -> Option<usize> {
        let row = ((y - self.above) / self.height).floor();
        (row >= 0.0).then_some(row as usize).filter(|row| *row < self.count)
    }

    /// The gap that is nearest to a height: that with the number of a row is above it.
    fn gap(self, y: f32) -> usize {
        (((y - self.above) / self.height).round().max(0.0) as usize).min(self.count)
    }
}

/// A row that is pressed: which, where, and the gap over which it is dragged.
#[derive(Clone, Copy, Debug)]
struct Dragged {
    row: usize,
    from: Point,
    gap: Option<usize>,
}

#[derive(Debug, Default)]
struct State(Option<Dragged>);

struct Dragging<'a, M> {
    content: Element<'a, M, Theme, Renderer>,
    rows: Rows,
    colour: Color,
    dropped: Box<dyn Fn(usize, usize) -> M + 'a>,
    scroll: Box<dyn Fn(f32) -> M + 'a>,
}

/// How far rows are scrolled down, or up, with a frame while one is dragged at this height; the nearer to the end, the faster.
fn scrolled_by(y: f32, seen: Rectangle) -> Option<f32> {
    let near = NEAR.min(seen.height / 4.0);
    let (above, below) = (y - seen.y, seen.y + seen.height - y);
    let speed = |left: f32| FASTEST * (1.0 - left.max(0.0) / near);
    if above < near { Some(-speed(above)) } else { (below < near).then(|| speed(below)) }
}

/// The content, rows of which are dragged: what is sent is told the number of the row and that of the gap. Near the end of what
/// is seen of them it is sent by how much they are to be scrolled.
pub(crate) fn dragging<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    rows: Rows,
    colour: Color,
    dropped: impl Fn(usize, usize) -> M + 'a,
    scroll: impl Fn(f32) -> M + 'a,
) -> Element<'a, M> {
    let (content, dropped, scroll) = (content.into(), Box::new(dropped), Box::new(scroll));
    Element::new(Dragging { content, rows, colour, dropped, scroll })
}

impl<M> Dragging<'_, M> {
    /// What a drag comes to by an event: the row and the gap that it is dropped into.
    fn follow(
        &self,
        state: &mut State,
        event: &Event,
        at: Option<Point>,
    ) -> Option<(usize, usize)> {
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                let row = at.and_then(|at| Some((self.rows.at(at.y)?, at)));
                state.0 = row.map(|(row, from)| Dragged { row, from, gap: None });
            }
            Event::Mouse(mouse::Event::CursorMoved { .. }) => {
                let (dragged, at) = (state.0.as_mut()?, at?);
                if dragged.gap.is_some() || at.distance(dragged.from) > BEGINS {
                    dragged.gap = Some(self.rows.gap(at.y));
                }
            }
            // The rows may have been scrolled below the pointer.
            Event::Window(window::Event::RedrawRequested(_)) => {
                let dragged = state.0.as_mut().filter(|dragged| dragged.gap.is_some())?;
                dragged.gap = Some(self.rows.gap(at?.y));
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                let dragged = state.0.take()?;
                return Some((dragged.row, dragged.gap?));
            }
            _ => {}
        }
        None
    }
}

impl<M> Widget<M, Theme, Renderer> for Dragging<'_, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let child = &tree.children[0];
        self.content.as_widget().draw(child, renderer, theme, style, layout, cursor, viewport);
        let Some(gap) = tree.state.downcast_ref::<State>().0.and_then(|dragged| dragged.gap) else {
            return;
        };
        let bounds = layout.bounds();
        let y = bounds.y + self.rows.above + gap as f32 * self.rows.height - LINE / 2.0;
        let line = Rectangle { y, height: LINE, ..bounds };
        renderer.with_layer(*viewport, |renderer| {
            renderer.fill_quad(Quad { bounds: line, ..Quad::default() }, self.colour);
        });
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let child = &mut tree.children[0];
        self.content.as_widget_mut().operate(child, layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        viewport: &Rectangle,
    ) {
        let content = self.content.as_widget_mut();
        let child = &mut tree.children[0];
        content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        let state = tree.state.downcast_mut::<State>();
        let before = state.0.and_then(|dragged| dragged.gap);
        let at = cursor.position().map(|at| at - Vector::new(0.0, layout.bounds().y));
        let is_press = matches!(event, Event::Mouse(mouse::Event::ButtonPressed(_)));
        let at = at.filter(|_| !is_press || cursor.is_over(layout.bounds()));
        if let Some((row, gap)) = self.follow(state, event, at) {
            shell.publish((self.dropped)(row, gap));
        }
        let gap = state.0.and_then(|dragged| dragged.gap);
        // Beyond the end, too, the pointer has a place.
        let end = gap.and_then(|_| scrolled_by(cursor.land().position()?.y, *viewport));
        if let Some(step) = end {
            if matches!(event, Event::Window(window::Event::RedrawRequested(_))) {
                shell.publish((self.scroll)(step));
            }
            shell.request_redraw();
        }
        if before != gap {
            shell.request_redraw();
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        if tree.state.downcast_ref::<State>().0.is_some_and(|dragged| dragged.gap.is_some()) {
            return mouse::Interaction::Grabbing;
        }
        let child = &tree.children[0];
        self.content.as_widget().mouse_interaction(child, layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        let child = &mut tree.children[0];
        self.content.as_widget_mut().overlay(child, layout, renderer, viewport, translation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_scrolled_near_the_ends_of_what_is_seen() {
        let seen = Rectangle { x: 0.0, y: 500.0, width: 300.0, height: 400.0 };
        assert_eq!(scrolled_by(700.0, seen), None);
        assert_eq!(scrolled_by(500.0, seen), Some(-FASTEST));
        assert_eq!(scrolled_by(400.0, seen), Some(-FASTEST), "outside no faster");
        assert_eq!(scrolled_by(900.0, seen), Some(FASTEST));
        let slower = scrolled_by(900.0 - NEAR / 2.0, seen).expect("it is near");
        assert!(slower > 0.0 && slower < FASTEST, "{slower}");
    }
}
