//! What is said below the panel until the next act, or for some time.

use std::time::{Duration, Instant};

use super::icon::Icon;
use crate::message::Message as Words;

/// How long something is said.
const READING: Duration = Duration::from_secs(6);

/// Reasons that say what to do first.
const PROMPTS: [&str; 4] =
    ["lock-empty", "lock-explain-unsolved", "lock-note-entering", "lock-play-entering"];

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
        let is_prompt = PROMPTS.contains(&&*words.id);
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

    /// Whether there was time to read it.
    pub(crate) fn is_read(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.since) > READING
    }
}
