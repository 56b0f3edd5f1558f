//! What is kept of a session.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::play::{Game, History, PlayRules};
use crate::grid::{Cell, Geometry, StateText};

/// Everything of a session that is worth keeping: what [`write_session`](super::write_session) writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The grid.
    pub geometry: Arc<Geometry>,
    /// What stands in the grid, and all that led to it.
    pub history: History,
    /// The rules of play.
    pub rules: PlayRules,
    /// Whether the time is stopped.
    pub paused: bool,
    /// The selected cell.
    pub selected: Option<Cell>,
    /// Whether the solution is shown, or why there is not exactly one.
    pub explaining: bool,
    /// The number of the step that is shown, from 0.
    pub shown: Option<usize>,
    /// The file that the puzzle came from. The session itself knows of none: who keeps it adds that.
    pub origin: Option<Origin>,
    /// What the text that the puzzle came from calls it, and its author. The session itself knows of neither.
    pub titles: Titles,
}

/// What a text calls a puzzle, and whom it names as its author.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Titles {
    /// The title.
    pub title: Option<String>,
    /// The author.
    pub author: Option<String>,
}

impl Saved {
    /// Makes the session that begins with this puzzle, or state in play: nothing was done in it yet.
    pub fn beginning(geometry: &Arc<Geometry>, state: &StateText) -> Self {
        let mut game = Game::new(geometry);
        if state.is_in_play() {
            game.load_state(state);
        } else {
            game.load(&state.board);
        }
        let History { position, stage, .. } = game.history;
        Self {
            geometry: Arc::clone(geometry),
            history: History::new(position, stage),
            rules: game.rules,
            paused: false,
            selected: None,
            explaining: false,
            shown: None,
            origin: None,
            titles: Titles::default(),
        }
    }

    /// Returns the state that the puzzle was left in.
    pub fn state(&self) -> StateText {
        self.history.position.state()
    }
}

/// The file that a puzzle came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// Its path.
    pub path: String,
    /// The number of the puzzle, from 0, if the file holds several.
    #[serde(default)]
    pub number: Option<usize>,
}
