//! Events heard in their turn.
//!
//! What a subscription of iced hears comes to the window after the messages of the controls, whatever came first: where a key
//! and a click come within one frame, the click would be done before the key, and the digit stand in the wrong cell. A widget
//! hears both in their order. It may also keep events from its content.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

/// What is made of an event that the content has taken for itself, or not.
type Heard<'a, M> = Box<dyn Fn(&Event, bool) -> Option<M> + 'a>;

struct Listening<'a, M> {
    content: Element<'a, M, Theme, Renderer>,
    /// Which events the content is kept from.
    kept: fn(&Event) -> bool,
    heard: Heard<'a, M>,
}

/// The content, and beside what it makes of each event, what is made of it here: told whether the content took it.
pub(crate) fn listening<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    heard: impl Fn(&Event, bool) -> Option<M> + 'a,
) -> Element<'a, M> {
    Element::new(Listening { content: content.into(), kept: |_| false, heard: Box::new(heard) })
}

/// The content, which learns nothing of these events.
pub(crate) fn kept_from<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    kept: fn(&Event) -> bool,
) -> Element<'a, M> {
    Element::new(Listening { content: content.into(), kept, heard: Box::new(|_, _| None) })
}

impl<M> Widget<M, Theme, Renderer> for Listening<'_, M> {
    fn tag(&self) -> tree::Tag {
        self.content.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.content.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.content.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.content.as_widget().diff(tree);
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
        self.content.as_widget_mut().layout(tree, renderer, limits)
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
        self.content.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.content.as_widget_mut().operate(tree, layout, renderer, operation);
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
        if !(self.kept)(event) {
            let content = self.content.as_widget_mut();
            content.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
        if let Some(message) = (self.heard)(event, shell.is_event_captured()) {
            shell.publish(message);
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
        self.content.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        self.content.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}
