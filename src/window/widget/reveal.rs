//! Scrolling to what was chosen, where it is not seen.

use iced::advanced::widget::operation::{Operation, Outcome, Scrollable, scrollable};
use iced::advanced::widget::{Id, operate};
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;
use iced::{Rectangle, Task, Vector};

/// How high a list is taken for when the rows are chosen that are drawn: what it told last of its height, but so much at least. A
/// list that has no need to be scrolled does not tell when it becomes higher.
pub(crate) fn drawn_height(told: Option<f32>, least: f32) -> f32 {
    told.unwrap_or_default().max(least)
}

/// A scrolled list, and what is chosen in it, by their names.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    /// The name of the list.
    pub(crate) list: Id,
    /// The name of what is chosen.
    pub(crate) chosen: Id,
}

/// What the panel scrolls.
pub(crate) const PANEL: Names = Names { list: Id::new("panel"), chosen: Id::new("panel-chosen") };

/// The panel, and in it what it tells: the answer, or the hint.
pub(crate) const TOLD: Names = Names { list: Id::new("panel"), chosen: Id::new("panel-told") };

/// The panel, and in it what a hint tells that the one before did not.
pub(crate) const NEWEST: Names = Names { list: Id::new("panel"), chosen: Id::new("panel-newest") };

/// The panel, and in it what is said of what was marked in practice.
pub(crate) const VERDICT: Names =
    Names { list: Id::new("panel"), chosen: Id::new("panel-verdict") };

/// The panel, and in it what stands above the steps of the procedure, where that scrolls with them.
pub(crate) const FILTER: Names = Names { list: Id::new("panel"), chosen: Id::new("panel-filter") };

/// What an open page scrolls.
pub(crate) const PAGE: Names = Names { list: Id::new("page"), chosen: Id::new("page-chosen") };

/// The list of rules in the rule book.
pub(crate) const SHELF: Names = Names { list: Id::new("shelf"), chosen: Id::new("shelf-chosen") };

/// The page of a rule.
pub(crate) const RULE: Names = Names { list: Id::new("leaf"), chosen: Id::new("leaf-chosen") };

/// The open list of a choice.
pub(crate) const UNFOLDED: Names =
    Names { list: Id::new("unfolded"), chosen: Id::new("unfolded-chosen") };

/// What an open menu scrolls.
pub(crate) const MENU: Names = Names { list: Id::new("menu"), chosen: Id::new("menu-chosen") };

/// Scrolls a list so that it is seen from this height, in points.
pub(crate) fn scroll_to<T: Send + 'static>(names: Names, y: f32) -> Task<T> {
    operation::scroll_to(names.list, AbsoluteOffset { x: None, y: Some(y) })
}

/// Scrolls a list so that it is seen from its top.
pub(crate) fn to_top<T: Send + 'static>(names: Names) -> Task<T> {
    scroll_to(names, 0.0)
}

/// Scrolls a list so that what is chosen can be seen: a third of the list stays above it, or
/// nothing if it is high. Does nothing if it can be seen, or if nothing is chosen.
pub(crate) fn reveal<T: Send + 'static>(names: Names) -> Task<T> {
    operate(Reveal { names, whole: true, chosen: None, list: None })
}

/// Scrolls a list so that the beginning of what is chosen can be seen; to the top of the list if that is near.
pub(crate) fn reveal_beginning<T: Send + 'static>(names: Names) -> Task<T> {
    operate(Reveal { names, whole: false, chosen: None, list: None })
}

/// Looks for the list and for what is chosen in it.
struct Reveal {
    names: Names,
    /// Whether all of it is to be seen, or only its beginning.
    whole: bool,
    chosen: Option<Rectangle>,
    list: Option<List>,
}

struct List {
    bounds: Rectangle,
    content: Rectangle,
    offset: f32,
}

impl List {
    /// Where to scroll to, so that what begins at `top` is seen to begin.
    fn beginning(&self, top: f32) -> Option<f32> {
        let height = self.bounds.height;
        let seen = top >= self.offset && top <= self.offset + height / 2.0;
        (!seen).then_some(if top <= height / 2.0 { 0.0 } else { top })
    }
}

impl Reveal {
    /// Where to scroll to.
    fn target(&self) -> Option<f32> {
        let (chosen, list) = (self.chosen?, self.list.as_ref()?);
        let top = chosen.y - list.content.y;
        let bottom = top + chosen.height;
        if !self.whole {
            return list.beginning(top);
        }
        let seen = top >= list.offset && bottom <= list.offset + list.bounds.height;
        let above = (list.bounds.height - chosen.height).max(0.0) / 3.0;
        (!seen).then(|| (top - above).max(0.0))
    }
}

impl<T: 'static> Operation<T> for Reveal {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.names.chosen) {
            self.chosen = Some(bounds);
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if id == Some(&self.names.list) {
            self.list = Some(List { bounds, content, offset: translation.y });
        }
    }

    fn finish(&self) -> Outcome<T> {
        match self.target() {
            Some(y) => {
                let offset = AbsoluteOffset { x: None, y: Some(y) };
                Outcome::Chain(Box::new(scrollable::scroll_to(self.names.list.clone(), offset)))
            }
            None => Outcome::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(top: f32, height: f32, offset: f32) -> Option<f32> {
        let bounds = Rectangle { x: 0.0, y: 100.0, width: 300.0, height: 400.0 };
        let content = Rectangle { height: 4000.0, ..bounds };
        let chosen = Rectangle { y: 100.0 + top, height, ..bounds };
        let list = Some(List { bounds, content, offset });
        Reveal { names: PANEL, whole: true, chosen: Some(chosen), list }.target()
    }

    fn beginning(top: f32, offset: f32) -> Option<f32> {
        let bounds = Rectangle { x: 0.0, y: 100.0, width: 300.0, height: 400.0 };
        let content = Rectangle { height: 4000.0, ..bounds };
        let chosen = Rectangle { y: 100.0 + top, height: 3000.0, ..bounds };
        let list = Some(List { bounds, content, offset });
        Reveal { names: TOLD, whole: false, chosen: Some(chosen), list }.target()
    }

    #[test]
    fn what_is_told_anew_is_seen_from_its_beginning() {
        assert_eq!(beginning(0.0, 1500.0), Some(0.0), "scrolled away");
        assert_eq!(beginning(0.0, 0.0), None, "it is seen");
        assert_eq!(beginning(120.0, 0.0), None, "below a card");
        assert_eq!(beginning(120.0, 900.0), Some(0.0), "the card is seen too");
        assert_eq!(beginning(1800.0, 0.0), Some(1800.0), "far below a long card");
    }

    #[test]
    fn what_is_seen_stays_where_it_is() {
        assert_eq!(target(500.0, 100.0, 300.0), None);
        assert_eq!(target(0.0, 400.0, 0.0), None);
    }

    #[test]
    fn what_is_not_seen_comes_below_a_third() {
        assert_eq!(target(1000.0, 100.0, 0.0), Some(900.0));
        assert_eq!(target(1000.0, 100.0, 2000.0), Some(900.0));
        assert_eq!(target(10.0, 100.0, 2000.0), Some(0.0));
    }

    #[test]
    fn what_is_higher_than_the_list_begins_at_its_top() {
        assert_eq!(target(1000.0, 900.0, 0.0), Some(1000.0));
    }
}
