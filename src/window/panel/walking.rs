//! Walking a list of steps by itself.

use std::time::Duration;

/// How long a step may be shown, in thousandths of a second, the fastest first.
const PACES: [u64; 5] = [250, 500, 1000, 2000, 4000];

/// Whether steps are walked by themselves, and how fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walking {
    /// Whether they are.
    pub(crate) is_playing: bool,
    pace: usize,
}

impl Default for Walking {
    /// One step a second, once it is begun.
    fn default() -> Self {
        Self { is_playing: false, pace: 2 }
    }
}

impl Walking {
    /// How long a step is shown.
    pub(crate) fn pause(self) -> Duration {
        Duration::from_millis(PACES[self.pace % PACES.len()])
    }

    /// The same in seconds.
    pub(crate) fn seconds(self) -> f64 {
        self.pause().as_secs_f64()
    }

    /// The next slower pace; after the slowest, the fastest.
    pub(crate) fn slower(&mut self) {
        self.pace = (self.pace + 1) % PACES.len();
    }
}
