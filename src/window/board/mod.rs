//! The grid and what is done on it: playing, setting, and the solutions that are gone through.
//!
//! It has its own state and [`Message`], reacts to what is asked for on the grid, and knows no other screen.

mod acting;
mod digits;
mod following;
mod hardness;
mod playing;
mod preferring;
mod reacting;
mod selecting;
mod setting;
mod solutions;
mod view;

use std::sync::Arc;

pub(crate) use view::{Shown, view};

use super::background::Gauge;
use super::board_view::Sight;
use super::board_view::grid::{GridState, Sizes};
use super::look::palette::Palette;
use super::play::Play;
use duvod::generator::Thinned;
use duvod::grid::Cell;
use duvod::knowledge::Level;
use duvod::picture::Scene;
use duvod::session::{FoundSolutions, Session};

/// Something that happened on the grid, or came of work for it.
#[derive(Clone, Debug)]
pub enum Message {
    /// The pointer is over this cell of the grid, or over none.
    Over(Option<Cell>),
    /// The search for a solution with this number came to its end.
    Found(u64, Option<Box<FoundSolutions>>),
    /// How hard the puzzle in play is was found out as the work with this number, or that it has no level.
    Gauged(u64, Option<(Level, u64)>),
    /// The looking through givens with this number came to its end.
    Thinned(u64, Option<Thinned>),
    /// The number of a solution is being typed.
    NumberTyped(String),
    /// It is complete.
    NumberGiven,
}

/// The grid and what is done on it.
pub(crate) struct Board {
    /// What of the grid is in sight.
    pub(crate) sight: Sight,
    /// How the puzzle is played.
    pub(crate) play: Play,
    /// How hard the puzzle in play is.
    pub(crate) gauge: Gauge,
}

impl Board {
    /// The grid as it is drawn at first.
    pub(crate) fn new(session: &Session, palette: &Palette, sizes: Sizes) -> Self {
        let geometry = session.geometry();
        let scene = Scene::of(geometry, session.puzzle()).scene();
        let grid = GridState::new(Arc::clone(geometry), scene, *palette, sizes);
        Self { sight: Sight::new(grid), play: Play::default(), gauge: Gauge::default() }
    }
}
