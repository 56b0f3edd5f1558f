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
mod options;
mod preferring;
mod request;
mod session;
mod showing;
mod system;
mod telling;

use std::collections::VecDeque;
use std::sync::Arc;

use iced::Task;

pub(crate) use changed::Changed;
pub(crate) use names::{Name, Names};
pub use options::{WindowError, WindowOptions};
pub(crate) use request::{MadeAs, Request};
pub(crate) use showing::LINE;
pub use system::SystemMessage;

use super::appearance::Appearance;
use super::background::{Background, Gauge};
use super::cards::card::{Card, Trouble};
use super::cards::notices::Notices;
use super::look::speech::Speech;
use super::persistence::{Keeper, Preferences};
use duvod::inference::Options;
use duvod::knowledge::{CLASSIC_GRID, Knowledge};
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
    /// How hard the puzzle at hand is.
    pub(crate) gauge: Gauge,
    /// Whether the window is in front, so that time counts.
    pub(crate) is_in_front: bool,
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
    /// What is shared as the window opens with these options: nothing has happened yet.
    ///
    /// # Errors
    /// [`WindowError`] when the knowledge lacks the grid or the profile, or no language is there.
    pub(crate) fn new(options: &WindowOptions) -> Result<Self, WindowError> {
        let (knowledge, rules) = (Arc::clone(&options.knowledge), options.rules.clone());
        let geometry = knowledge.grid(CLASSIC_GRID).ok_or(WindowError::NoGrid)?;
        let session = Session::new(&knowledge, geometry, &rules)?;
        let locales = options.locales.clone();
        let speech = Speech::new(locales, options.language).ok_or(WindowError::NoLanguage)?;
        let appearance = Appearance::new(options.mode, geometry.column_count());
        Ok(Self {
            session,
            aside: None,
            names: Names::default(),
            rules,
            speech,
            appearance,
            notices: Notices::default(),
            opened: Opened::default(),
            background: Background::default(),
            gauge: Gauge::default(),
            is_in_front: true,
            keeper: Keeper::new(&knowledge),
            solving: Vec::new(),
            changed: Changed::default(),
            requests: VecDeque::new(),
            knowledge,
        })
    }

    /// The same as it was left, with what was preferred then, and what of that and of the profiles cannot be understood.
    ///
    /// # Errors
    /// As [`Shared::new`].
    pub(crate) fn as_it_was(
        options: &WindowOptions,
    ) -> Result<(Self, Preferences, [Option<Trouble>; 2]), WindowError> {
        let mut keeper = Keeper::of(options.storage.as_ref(), options.fixed);
        let (preferences, problem) = keeper.preferences();
        let mut options = options.clone();
        let faults = keeper.read_profiles(Arc::make_mut(&mut options.knowledge));
        let shared = Self::new(&options.preferred(&preferences))?;
        Ok((Self { keeper, ..shared }, preferences, [problem, faults]))
    }

    /// Asks something of another screen, which is done once this one has reacted.
    pub(crate) fn ask(&mut self, request: Request) {
        self.requests.push_back(request);
    }
}
