//! Tooltips: a text beside what it is about, never on it.
//!
//! The tooltip of iced stands on a fixed side, and where it finds no room there it is moved onto what it is about. This one
//! takes another side instead. Which side is tried first is chosen by place, so that no heading is covered.

use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::widget::{Operation, Widget};
use iced::advanced::{Clipboard, Shell, mouse, overlay, renderer};
use iced::widget::container;
use iced::{
    Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, keyboard, window,
};

use super::theme;
use crate::look::palette::Palette;
use crate::look::{Side, Tips};

/// Between a tooltip and what it is about.
const GAP: f32 = 4.0;

/// Between a tooltip and the edge of the window.
const EDGE: f32 = 4.0;

impl Side {
    /// The sides in the order in which they are tried: this one, the opposite one, the other two.
    fn and_others(self) -> [Self; 4] {
        match self {
            Self::Above => [Self::Above, Self::Below, Self::Right, Self::Left],
            Self::Below => [Self::Below, Self::Above, Self::Right, Self::Left],
            Self::Left => [Self::Left, Self::Right, Self::Below, Self::Above],
            Self::Right => [Self::Right, Self::Left, Self::Below, Self::Above],
        }
    }

    /// Where a tooltip of this size stands on this side, in its middle.
    fn of(self, about: Rectangle, size: Size) -> Point {
        let middle = about.center() - Vector::new(size.width / 2.0, size.height / 2.0);
        match self {
            Self::Above => Point::new(middle.x, about.y - GAP - size.height),
            Self::Below => Point::new(middle.x, about.y + about.height + GAP),
            Self::Left => Point::new(about.x - GAP - size.width, middle.y),
            Self::Right => Point::new(about.x + about.width + GAP, middle.y),
        }
    }
}

/// Where a tooltip stands in a room of this size: on the first side where it fits, moved along it into the room.
fn place(about: Rectangle, size: Size, room: Size, first: Side) -> Rectangle {
    let into = |place: Point| {
        let within = |at: f32, long: f32, room: f32| {
            let edge = EDGE.min((room - long) / 2.0).max(0.0);
            at.min(room - long - edge).max(edge)
        };
        let x = within(place.x, size.width, room.width);
        Rectangle::new(Point::new(x, within(place.y, size.height, room.height)), size)
    };
    let places = first.and_others().map(|side| into(side.of(about, size)));
    let free = places.into_iter().find(|place| place.intersection(&about).is_none());
    free.unwrap_or(places[0])
}

/// The element with a text beside it, if there is one, while the pointer is over it. What a click or a key brings is not covered:
/// then the text is seen no more until the pointer has left and come back.
pub(crate) fn tip<'a, M: 'a>(
    element: impl Into<Element<'a, M>>,
    words: Option<Element<'a, M>>,
    tips: Tips,
    palette: &'static Palette,
) -> Element<'a, M> {
    Element::new(Tip { element: element.into(), words, tips, palette })
}

struct Tip<'a, M> {
    element: Element<'a, M>,
    words: Option<Element<'a, M>>,
    tips: Tips,
    palette: &'static Palette,
}

/// Whether a tooltip is seen. Operations meet it where it belongs.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is known of every tooltip")]
pub(crate) struct Open {
    is_seen: bool,
    /// Whether it waits until the pointer has left.
    is_quiet: bool,
    /// Whether anything has happened since it is there.
    is_old: bool,
    /// Whether it says something.
    pub(crate) tells: bool,
}

impl Open {
    /// Something happened while the pointer was over what the tooltip is about, or beside it; whether that changes what is
    /// seen.
    fn hear(&mut self, event: &Event, is_over: bool) -> bool {
        let is_drawn = matches!(event, Event::Window(window::Event::RedrawRequested(_)));
        let is_act = matches!(
            event,
            Event::Mouse(mouse::Event::ButtonPressed(_))
                | Event::Keyboard(keyboard::Event::KeyPressed { .. })
        );
        // What comes under a pointer that rests was brought there by an act.
        let is_brought = is_drawn && !self.is_old;
        self.is_old = true;
        self.is_quiet = is_over && (self.is_quiet || is_act || is_brought);
        let was_seen = self.is_seen;
        if is_drawn || is_act || matches!(event, Event::Mouse(_)) {
            self.is_seen = is_over && !self.is_quiet;
        }
        self.is_seen != was_seen
    }
}

/// What operations meet where a tooltip is seen.
pub(crate) struct Seen;

impl<M> Widget<M, Theme, Renderer> for Tip<'_, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Open>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Open::default())
    }

    fn children(&self) -> Vec<Tree> {
        [&self.element].into_iter().chain(&self.words).map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        let children: Vec<_> = [&self.element].into_iter().chain(&self.words).collect();
        tree.diff_children(&children);
    }

    fn size(&self) -> Size<Length> {
        self.element.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.element.as_widget().size_hint()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        self.element.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
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
        let element = self.element.as_widget();
        element.draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let open = tree.state.downcast_mut::<Open>();
        open.tells = self.words.is_some();
        operation.custom(None, layout.bounds(), open);
        let element = self.element.as_widget_mut();
        operation.traverse(&mut |operation| {
            element.operate(&mut tree.children[0], layout, renderer, operation);
        });
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
        let open: &mut Open = tree.state.downcast_mut();
        if open.hear(event, cursor.is_over(layout.bounds())) {
            shell.invalidate_layout();
            shell.request_redraw();
        }
        let (element, inner) = (self.element.as_widget_mut(), &mut tree.children[0]);
        element.update(inner, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let element = self.element.as_widget();
        element.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        _renderer: &Renderer,
        _viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        let open: &Open = tree.state.downcast_ref();
        let (about, tips, palette) = (layout.bounds() + translation, self.tips, self.palette);
        let content = self.words.as_mut().filter(|_| open.is_seen)?;
        let tree = tree.children.get_mut(1)?;
        Some(overlay::Element::new(Box::new(Words { content, tree, about, tips, palette })))
    }
}

/// The text that is seen.
struct Words<'a, 'b, M> {
    content: &'b mut Element<'a, M>,
    tree: &'b mut Tree,
    about: Rectangle,
    tips: Tips,
    palette: &'static Palette,
}

impl<M> overlay::Overlay<M, Theme, Renderer> for Words<'_, '_, M> {
    fn layout(&mut self, renderer: &Renderer, bounds: Size) -> Node {
        let room = Size::new(bounds.width.min(self.tips.until), bounds.height);
        let limits = Limits::new(Size::ZERO, room);
        let words = self.content.as_widget_mut().layout(self.tree, renderer, &limits);
        let at = place(self.about, words.size(), room, self.tips.side).position();
        Node::with_children(words.size(), vec![words]).move_to(at)
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
    ) {
        let (palette, bounds) = (self.palette, layout.bounds());
        let ground = theme::container::tooltip(palette)(theme);
        container::draw_background(renderer, &ground, bounds);
        let style = renderer::Style { text_color: palette.surface };
        let Some(inside) = layout.children().next() else { return };
        self.content.as_widget().draw(self.tree, renderer, theme, &style, inside, cursor, &bounds);
    }

    fn operate(&mut self, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        let Some(inside) = layout.children().next() else { return };
        operation.custom(None, layout.bounds(), &mut Seen);
        self.content.as_widget_mut().operate(self.tree, inside, renderer, operation);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tooltip_stands_in_the_room_and_beside_what_it_is_about() {
        let room = Size::new(700.0, 500.0);
        for side in Side::Above.and_others() {
            for (x, y) in (0..35).flat_map(|x| (0..25).map(move |y| (x, y))) {
                let about = Rectangle::new(
                    Point::new(x as f32 * 20.0, y as f32 * 20.0),
                    Size::new(20.0, 20.0),
                );
                for size in [Size::new(60.0, 30.0), Size::new(440.0, 66.0)] {
                    let tip = place(about, size, room, side);
                    assert!(tip.intersection(&about).is_none(), "{side:?} {about:?} {tip:?}");
                    let inner = Rectangle::with_size(room).shrink(EDGE);
                    assert!(tip.is_within(&inner), "{side:?} {tip:?}");
                }
            }
        }
    }

    #[test]
    fn a_click_hides_a_tooltip_until_the_pointer_has_left() {
        let moved = Event::Mouse(mouse::Event::CursorMoved { position: Point::ORIGIN });
        let pressed = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
        let drawn = Event::Window(window::Event::RedrawRequested(iced::time::Instant::now()));
        let mut tip = Open::default();
        assert!(!tip.hear(&drawn, false) && tip.hear(&moved, true) && tip.is_seen);
        assert!(tip.hear(&pressed, true) && !tip.is_seen);
        assert!(!tip.hear(&drawn, true) && !tip.hear(&moved, true), "it stays hidden");
        assert!(!tip.hear(&moved, false) && tip.hear(&moved, true), "until the pointer was away");
        let mut brought = Open::default();
        let _ = (brought.hear(&drawn, true), brought.hear(&moved, true));
        assert!(!brought.is_seen, "what a click brings under the pointer is quiet");
        let _ = (brought.hear(&moved, false), brought.hear(&moved, true));
        assert!(brought.is_seen);
    }

    #[test]
    fn the_chosen_side_is_taken_where_there_is_room() {
        let about = Rectangle::new(Point::new(300.0, 300.0), Size::new(40.0, 30.0));
        let at = |side| place(about, Size::new(100.0, 20.0), Size::new(700.0, 500.0), side);
        assert_eq!(at(Side::Above).position(), Point::new(270.0, 276.0));
        assert_eq!(at(Side::Below).position(), Point::new(270.0, 334.0));
        assert_eq!(at(Side::Left).position(), Point::new(196.0, 305.0));
        assert_eq!(at(Side::Right).position(), Point::new(344.0, 305.0));
    }
}
