//! All solutions of a puzzle that has several, as a list: how they differ, and one of them shown on the grid.

mod reacting;
mod view;

use iced::widget::scrollable::Viewport;

use super::background::Batch;
use super::widget::reveal::drawn_height;
use duvod::search::Solution;

pub(crate) use reacting::MOST;
pub(crate) use view::{Shown, row_height, view};

/// What the height of the list is taken for before it was laid out.
const UNKNOWN_HEIGHT: f32 = 500.0;

/// Something that happened in the list.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// The solution with this number, from 0, was pressed.
    Press(usize),
    /// The list was scrolled.
    Scrolled(Viewport),
    /// They are to be listed.
    List,
    /// That is to end.
    Stop,
    /// It came to its end as the work with this number.
    Ended(u64),
    /// They are to be saved.
    Save,
}

/// How far the listing came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Nothing was listed yet.
    #[default]
    Nothing,
    /// It goes on.
    Going,
    /// All are listed, or as many as are at most.
    All,
    /// It was stopped.
    Stopped,
}

/// The solutions that are listed.
#[derive(Debug, Default)]
pub(crate) struct Solutions {
    found: Vec<Solution>,
    /// The same as text, one a line.
    lines: String,
    pub(crate) extent: Extent,
    /// Whether they are to be saved once all are there.
    pub(crate) saves: bool,
    /// The number of the chosen one, from 0.
    pub(crate) chosen: usize,
    /// How far the list is scrolled, and how high what is seen of it is.
    offset: f32,
    height: Option<f32>,
}

impl Solutions {
    /// The solutions, as far as they are listed.
    pub(crate) fn found(&self) -> &[Solution] {
        &self.found
    }

    /// The same as text, one a line.
    pub(crate) fn lines(&self) -> &str {
        &self.lines
    }

    /// The chosen one, if it is listed.
    pub(crate) fn shown(&self) -> Option<&Solution> {
        self.found.get(self.chosen)
    }

    /// Lists them from the beginning.
    pub(crate) fn begin(&mut self) {
        (self.found, self.lines, self.extent) = (Vec::new(), String::new(), Extent::Going);
    }

    /// Takes what has come.
    pub(crate) fn take(&mut self, batches: Vec<Batch>) {
        for Batch { solutions, lines } in batches {
            self.found.extend(solutions);
            self.lines.push_str(&lines);
        }
    }

    /// Takes note of where the list is.
    pub(crate) fn scrolled(&mut self, viewport: &Viewport) {
        self.offset = viewport.absolute_offset().y;
        self.height = Some(viewport.bounds().height);
    }

    /// The list is seen from its top.
    pub(crate) fn open(&mut self) {
        self.offset = 0.0;
    }

    fn height(&self) -> f32 {
        self.height.unwrap_or(UNKNOWN_HEIGHT)
    }

    /// How high the list is taken for when its rows are drawn.
    pub(crate) fn drawn_height(&self) -> f32 {
        drawn_height(self.height, 2.0 * UNKNOWN_HEIGHT)
    }

    /// How many rows of this height are seen.
    pub(crate) fn screenful(&self, row: f32) -> usize {
        ((self.height() / row) as usize).max(1)
    }

    /// Scrolls so that the chosen row, of this height, can be seen: gives how far, if that is another place than now.
    pub(crate) fn reveal(&mut self, row: f32) -> Option<f32> {
        let top = self.chosen as f32 * row;
        let lowest = (top + row - self.height()).max(0.0);
        let offset = self.offset.clamp(lowest, top.max(lowest));
        if (offset - self.offset).abs() < 0.5 {
            return None;
        }
        self.offset = offset;
        Some(offset)
    }
}
