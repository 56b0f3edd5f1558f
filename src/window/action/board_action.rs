//! What can be asked for on the grid, besides playing.

use super::going::{Go, Move};
use duvod::grid::Cell;
use duvod::session::SelectionChange;

/// What is asked of givens that may not be needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinner {
    /// Each that can be left out by itself is shown.
    Superfluous,
    /// As many are left out as can be.
    Minimal,
    /// The same, but cells that the symmetry joins go together.
    Joined,
}

/// What can be asked for on the grid, besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAction {
    /// Keep the puzzle, drop the solution.
    ClearSolution,
    /// Select a cell.
    Select(Cell),
    /// Select cells besides the selected one.
    Choose(SelectionChange),
    /// Select all cells up to the next one in this direction; in a proof, walk it.
    Extend(Move),
    /// Clear the selected cells, and those that the symmetry joins with them.
    ClearJoined,
    /// Ask which givens are not needed, or leave out such.
    Thin(Thinner),
    /// Write the digit with this number of those each of which leaves one solution; without a number all that do together.
    Complete(Option<usize>),
    /// Show the first, next, … solution of several.
    Solution(Go),
    /// Show a solution drawn by lot.
    DrawSolution,
    /// Type the number of a solution.
    TypeNumber,
    /// Open the legend where it is folded, or close it.
    ToggleLegend,
    /// Change a given as the likely slip with this number, from 0, says.
    Repair(usize),
    /// Show on the grid where two solutions differ, or stop showing it.
    ToggleDifferences,
}
