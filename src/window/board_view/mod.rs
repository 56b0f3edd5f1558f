//! What of the grid is in sight besides the puzzle: the drawing, the digit that stands out, and which of several solutions.

mod browsing;
pub(crate) mod grid;
pub(crate) mod legend;
mod sizes;

pub(crate) use browsing::{Browsing, NUMBER_FIELD};
pub(crate) use sizes::sizes;

use duvod::grid::Digit;
use grid::GridState;

/// What is in sight.
pub(crate) struct Sight {
    /// The drawing.
    pub(crate) grid: GridState,
    /// The digit that is shown wherever it stands.
    pub(crate) filter: Option<Digit>,
    /// The solutions between which is moved.
    pub(crate) browsing: Browsing,
    /// Whether the grid shows where two solutions differ.
    pub(crate) differences: bool,
    /// Whether the legend is open where it is folded.
    pub(crate) is_legend_open: bool,
}

impl Sight {
    /// What is in sight of a grid at first.
    pub(crate) fn new(grid: GridState) -> Self {
        let (differences, is_legend_open) = (false, false);
        Self { grid, filter: None, browsing: Browsing::default(), differences, is_legend_open }
    }

    /// Shows the digit wherever it stands, or no longer.
    pub(crate) fn toggle_digit(&mut self, digit: Digit) {
        self.filter = Some(digit).filter(|_| self.filter != Some(digit));
    }
}
