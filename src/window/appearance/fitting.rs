//! A window that its screen has room for.

use iced::{Size, Task, window};

use super::Appearance;
use crate::look::layout::SMALLEST;

impl Appearance {
    /// Makes the window smaller if its screen is. Both are measured in the pixels that the window is laid out in.
    pub(crate) fn fit<M: Send + 'static>(&self, id: window::Id, screen: Option<Size>) -> Task<M> {
        let size = self.scaled_size();
        let smallest = SMALLEST * (1.0 / self.text_scale());
        match screen {
            Some(screen) if screen.width < size.width || screen.height < size.height => {
                let width = screen.width.min(size.width).max(smallest.width);
                let height = screen.height.min(size.height).max(smallest.height);
                window::resize(id, Size::new(width, height))
            }
            _ => Task::none(),
        }
    }
}
