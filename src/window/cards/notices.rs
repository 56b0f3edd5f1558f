//! What is to be known besides the answers: cards above them, and what is said below the panel for a while.

use std::time::{Duration, Instant};

use super::card::Card;
use crate::widget::icon::Icon;
use duvod::message::Message as Words;
use duvod::message::{words, words::Label};
use duvod::session::Unanswered;

/// How long something is said.
const READING: Duration = Duration::from_secs(6);

/// Reasons that say what to do first.
const PROMPTS: [Label; 5] = [
    words::LockEmpty,
    words::WindowHintEmpty,
    words::LockExplainUnsolved,
    words::LockNoteEntering,
    words::LockPlayEntering,
];

/// Something that is said below the panel until the next act, or for some time.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) words: Words,
    /// What sort of thing it is.
    pub(crate) sign: Icon,
    since: Instant,
}

impl Said {
    /// Says something now.
    pub(crate) fn now(words: Words) -> Self {
        Self { words, sign: Icon::Info, since: Instant::now() }
    }

    /// Says now why something is locked; where that is what to do first, it is a prompt.
    pub(crate) fn locked(words: Words) -> Self {
        let is_prompt = PROMPTS.iter().any(|prompt| prompt.id() == words.id);
        let sign = if is_prompt { Icon::Info } else { Icon::Lock };
        Self { sign, ..Self::now(words) }
    }

    /// Says now that something is well.
    pub(crate) fn good(words: Words) -> Self {
        Self { sign: Icon::Check, ..Self::now(words) }
    }

    /// Says now that something is not well.
    pub(crate) fn bad(words: Words) -> Self {
        Self { sign: Icon::Warning, ..Self::now(words) }
    }

    /// Whether it says that something is well.
    pub(crate) fn is_good(&self) -> bool {
        self.sign == Icon::Check
    }

    /// Whether there was time to read it.
    pub(crate) fn is_read(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.since) > READING
    }
}

/// What is to be known.
#[derive(Debug, Default)]
pub(crate) struct Notices {
    /// The card that is open.
    pub(crate) card: Option<Card>,
    /// What is to be known since the window was opened; it stays until it is dismissed, whatever is loaded.
    pub(crate) greeting: Option<Card>,
    /// What is said.
    pub(crate) said: Option<Said>,
}

impl Notices {
    /// Says no longer what there was time to read, unless it has to stay.
    pub(crate) fn poll(&mut self, now: Instant, stays: bool) {
        let _ = self.said.take_if(|said| !stays && said.is_read(now));
    }

    /// Dismisses the card, or else what is to be known since the window was opened; false if there is neither.
    pub(crate) fn dismiss(&mut self) -> bool {
        self.card.take().or_else(|| self.greeting.take()).is_some()
    }

    /// Tells no longer what was left out of another puzzle.
    pub(crate) fn forget_left_out(&mut self) {
        let _ = self.greeting.take_if(|card| matches!(card, Card::LeftOut(_)));
    }

    /// Tells that the puzzle at hand has not exactly one solution.
    pub(crate) fn show_unanswered(&mut self, why: Unanswered) {
        self.card = Some(match self.card {
            Some(Card::Listed(_)) => Card::Listed(Some(why)),
            _ => Card::Unanswered(why),
        });
    }

    /// Tells no longer what is told elsewhere, or is not so.
    pub(crate) fn leave_unanswered(&mut self) {
        self.card = match self.card.take() {
            Some(Card::Unanswered(_)) => None,
            Some(Card::Listed(_)) => Some(Card::Listed(None)),
            other => other,
        };
    }
}
