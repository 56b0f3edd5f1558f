//! Where something stands in the window.

use iced::advanced::widget::operation::{Operation, Outcome};
use iced::advanced::widget::{Id, operate};
use iced::{Rectangle, Task};

/// The name of the button beside an empty grid that opens the examples.
pub(crate) const BEGINNING: Id = Id::new("beginning");

/// The name of the button beside an empty grid that opens the grids.
pub(crate) const GRIDS: Id = Id::new("grids");

/// Finds where the container of this name stands; nothing comes of it where there is none.
pub(crate) fn locate(name: Id) -> Task<Rectangle> {
    operate(Locate { name, found: None })
}

struct Locate {
    name: Id,
    found: Option<Rectangle>,
}

impl Operation<Rectangle> for Locate {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Rectangle>)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.name) {
            self.found = Some(bounds);
        }
    }

    fn finish(&self) -> Outcome<Rectangle> {
        self.found.map_or(Outcome::None, Outcome::Some)
    }
}
