//! What all screens share: the puzzle at hand, the rules, the words, what is open, what is told, and what works meanwhile.
//!
//! A screen owns its state and is handed this wherever it reacts. What it does to the puzzle goes through [`Shared::apply`];
//! what comes of that for other screens is noted in [`Changed`], and what it asks of them in [`Request`]s. The window hands both
//! on once the screen is done, so no screen names another one.

mod changed;
pub(crate) mod clock;
pub(crate) mod names;
mod noting;
pub(crate) mod opened;
mod preferring;
mod request;
mod session;
mod showing;
mod telling;

use std::collections::VecDeque;
use std::sync::Arc;

use iced::Task;

pub(crate) use changed::Changed;
pub(crate) use names::{Name, Names};
pub(crate) use request::{MadeAs, Request};
pub(crate) use showing::LINE;

use super::appearance::Appearance;
use super::background::Background;
use super::cards::card::Card;
use super::cards::notices::Notices;
use super::look::speech::Speech;
use super::persistence::Keeper;
use duvod::inference::Options;
use duvod::knowledge::Knowledge;
use duvod::session::{Outcome, Session};
use opened::Opened;

/// The user's own game with its card, which is held aside while something else is on the grid.
pub(crate) struct GameAside {
    pub(crate) session: Session,
    pub(crate) card: Option<Card>,
}

/// What all screens share.
pub(crate) struct Shared {
    pub(crate) knowledge: Arc<Knowledge>,
    /// The puzzle at hand.
    pub(crate) session: Session,
    /// The user's own game, while something else is on the grid.
    pub(crate) aside: Option<GameAside>,
    /// What the puzzle at hand is called.
    pub(crate) names: Names,
    /// Which rules are used.
    pub(crate) rules: Options,
    /// The languages, and the one that is spoken.
    pub(crate) speech: Speech,
    /// How the window looks.
    pub(crate) appearance: Appearance,
    /// What is to be known besides the answers.
    pub(crate) notices: Notices,
    /// What is open.
    pub(crate) opened: Opened,
    /// What works in the background.
    pub(crate) background: Background,
    /// What keeps the game and the preferences between runs.
    pub(crate) keeper: Keeper,
    /// Solving that was begun, and is to be run.
    pub(crate) solving: Vec<Task<(u64, Outcome)>>,
    /// What became of the puzzle and the rules since the screens followed last.
    pub(crate) changed: Changed,
    /// What screens ask of others, in their order.
    pub(crate) requests: VecDeque<Request>,
}

impl Shared {
    /// What is shared as the window opens: nothing has happened yet.
    pub(crate) fn new(
        (knowledge, rules): (Arc<Knowledge>, Options),
        session: Session,
        speech: Speech,
        appearance: Appearance,
    ) -> Self {
        Self {
            session,
            aside: None,
            names: Names::default(),
            rules,
            speech,
            appearance,
            notices: Notices::default(),
            opened: Opened::default(),
            background: Background::default(),
            keeper: Keeper::new(&knowledge),
            solving: Vec::new(),
            changed: Changed::default(),
            requests: VecDeque::new(),
            knowledge,
        }
    }

    /// Asks something of another screen, which is done once this one has reacted.
    pub(crate) fn ask(&mut self, request: Request) {
        self.requests.push_back(request);
    }
}
