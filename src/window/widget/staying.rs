//! A heading that stays in sight while what belongs to it is scrolled below it.

use iced::advanced::renderer::Quad;
use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{
    Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, overlay, renderer,
};
use iced::{Color, Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector};

struct Staying<'a, M> {
    /// The heading, and what belongs to it.
    parts: [Element<'a, M>; 2],
    ground: Color,
}

/// The heading above what belongs to it; on this ground it stays at the top of what is seen of both. It takes no clicks.
pub(crate) fn staying<'a, M: 'a>(
    heading: impl Into<Element<'a, M>>,
    content: impl Into<Element<'a, M>>,
    ground: Color,
) -> Element<'a, M> {
    Element::new(Staying { parts: [heading.into(), content.into()], ground })
}

/// How far below its place the heading is drawn, so that it is seen, but not below what belongs to it.
fn lowered_by(whole: Rectangle, heading: f32, seen: Rectangle) -> f32 {
    (seen.y - whole.y).clamp(0.0, (whole.height - heading).max(0.0))
}

impl<M> Widget<M, Theme, Renderer> for Staying<'_, M> {
    fn children(&self) -> Vec<Tree> {
        self.parts.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Shrink)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let limits = limits.width(Length::Fill).height(Length::Shrink);
        let mut below = 0.0;
        let mut nodes = Vec::new();
        for (part, tree) in self.parts.iter_mut().zip(&mut tree.children) {
            let node = part.as_widget_mut().layout(tree, renderer, &limits);
            let node = node.translate(Vector::new(0.0, below));
            below = node.bounds().y + node.bounds().height;
            nodes.push(node);
        }
        let size = limits.resolve(Length::Fill, Length::Shrink, Size::new(0.0, below));
        layout::Node::with_children(size, nodes)
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
        let mut places = layout.children();
        let (Some(head), Some(body)) = (places.next(), places.next()) else { return };
        let [heading, content] = &self.parts;
        let (of_head, of_body) = (&tree.children[0], &tree.children[1]);
        content.as_widget().draw(of_body, renderer, theme, style, body, cursor, viewport);
        let down = lowered_by(layout.bounds(), head.bounds().height, *viewport);
        let Some(clipped) = layout.bounds().intersection(viewport) else { return };
        renderer.with_layer(clipped, |renderer| {
            renderer.with_translation(Vector::new(0.0, down), |renderer| {
                if down > 0.0 {
                    let ground = Quad { bounds: head.bounds(), ..Quad::default() };
                    renderer.fill_quad(ground, self.ground);
                }
                let viewport = *viewport - Vector::new(0.0, down);
                heading.as_widget().draw(of_head, renderer, theme, style, head, cursor, &viewport);
            });
        });
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let parts = self.parts.iter_mut().zip(&mut tree.children).zip(layout.children());
        for ((part, tree), layout) in parts {
            part.as_widget_mut().operate(tree, layout, renderer, operation);
        }
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
        let [_, content] = &mut self.parts;
        if let Some(layout) = layout.children().nth(1) {
            let (content, tree) = (content.as_widget_mut(), &mut tree.children[1]);
            content.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
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
        let content = self.parts[1].as_widget();
        layout.children().nth(1).map_or(mouse::Interaction::None, |layout| {
            content.mouse_interaction(&tree.children[1], layout, cursor, viewport, renderer)
        })
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, M, Theme, Renderer>> {
        let [_, content] = &mut self.parts;
        let layout = layout.children().nth(1)?;
        let tree = &mut tree.children[1];
        content.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_stays_where_what_belongs_to_it_is_seen() {
        let whole = Rectangle { x: 0.0, y: 100.0, width: 300.0, height: 400.0 };
        let seen = |y: f32| Rectangle { y, height: 200.0, ..whole };
        let down = |y: f32| lowered_by(whole, 30.0, seen(y)).round() as i32;
        assert_eq!(down(0.0), 0, "it is seen in its place");
        assert_eq!(down(100.0), 0);
        assert_eq!(down(250.0), 150, "it is at the top of what is seen");
        assert_eq!(down(600.0), 370, "it does not leave what belongs to it");
    }
}
