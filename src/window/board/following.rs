//! What has become of the puzzle, as the grid follows it.

use std::sync::Arc;

use super::Board;
use crate::action::EntryMode;
use crate::appearance::Appearance;
use crate::board_view::grid::Sizes;
use crate::play::at_hand::differs;
use crate::shared::{Changed, Shared};
use duvod::grid::Geometry;
use duvod::picture::Scene;

impl Board {
    /// Follows what has become of the puzzle.
    pub(crate) fn follow(&mut self, shared: &Shared, changed: &Changed) {
        if changed.is_entered_anew {
            (self.play.taken, self.play.entry) = (None, EntryMode::default());
        }
        if changed.is_other_mode {
            (self.sight.filter, self.sight.differences) = (None, false);
        }
        if changed.is_found {
            self.sight.differences = differs(&shared.session);
        }
    }

    /// Forgets what was found of other states than the one at hand.
    pub(crate) fn forget_stale(&mut self, shared: &mut Shared) {
        self.forget_stale_solutions(shared);
        Self::forget_stale_thinning(shared);
    }

    /// Brings the drawing up to date.
    pub(crate) fn redraw(
        &mut self,
        geometry: &Arc<Geometry>,
        mut scene: Scene,
        (appearance, sizes): (&Appearance, Sizes),
    ) {
        scene.written = appearance.pencil();
        scene.digits = appearance.text_size.max(100);
        let grid = &mut self.sight.grid;
        grid.show(geometry, scene);
        grid.dress(*appearance.palette(), sizes);
        grid.tells_over = self.play.shows_under;
    }

    /// Leaves the digit that stands out, or that was taken; false if there is none.
    pub(crate) fn leave_digit(&mut self) -> bool {
        self.sight.filter.take().is_some() || self.play.taken.take().is_some()
    }
}
