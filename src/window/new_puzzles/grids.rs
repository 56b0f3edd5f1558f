//! The grid of new puzzles and games: which one it is, which are offered, and choosing another one.

use std::sync::Arc;

use super::{Maker, NextGame};
use crate::action::{Menu, NewGame};
use crate::look::grids::offered;
use crate::shared::opened::OpenMenu;
use crate::shared::{Request, Shared};
use duvod::grid::Geometry;

impl Maker {
    /// The grid that a new game of this kind is of.
    pub(crate) fn grid_of_new<'a>(
        &'a self,
        shared: &'a Shared,
        wanted: NewGame,
    ) -> &'a Arc<Geometry> {
        NextGame { chosen_grid: self.chosen_grid(shared), at_hand: None }.grid(shared, wanted)
    }

    /// Offers the grids that can be chosen, if their menu is open; the one that is chosen is so there.
    pub(crate) fn offer_grids(&self, shared: &mut Shared) {
        let open = shared.opened.menu.filter(|open| open.menu == Menu::Grids);
        let Some(open) = open else { return };
        let of_new = Arc::clone(self.grid_of_new(shared, NewGame::OfDay));
        let grids = offered(&shared.knowledge, &of_new, shared.session.geometry());
        let place = grids.iter().position(|grid| grid.name() == of_new.name());
        let item = place.unwrap_or(0);
        shared.opened.menu = Some(OpenMenu { item, ..open });
        shared.opened.grids = grids;
    }

    /// Takes a grid of those that are offered for new puzzles; an empty one is there then.
    pub(crate) fn choose_grid(&mut self, shared: &mut Shared, number: usize) {
        let Some(grid) = shared.opened.grids.get(number).cloned() else { return };
        if shared.loading_is_locked() {
            return;
        }
        self.choices.take_grid(&grid);
        let is_there = grid == *shared.session.geometry() && !shared.session.has_puzzle();
        if is_there {
            shared.tell_grid(&grid, false);
        } else {
            shared.ask(Request::Empty);
        }
    }
}
