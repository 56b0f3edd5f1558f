//! The time of day.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How long ago 1970 began at Greenwich.
pub(crate) fn since_1970() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// A seed by which something else is drawn each time.
pub(crate) fn seed() -> u64 {
    u64::try_from(since_1970().as_nanos()).unwrap_or_default()
}
