//! What has come of work on another thread so far.

use std::mem::take;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What has come so far, put there by one thread and taken by another.
#[derive(Clone, Debug)]
pub(crate) struct Inbox<T>(Arc<Mutex<Vec<T>>>);

impl<T> Default for Inbox<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T> Inbox<T> {
    /// Puts what has come.
    pub(crate) fn put(&self, news: T) {
        self.inside().push(news);
    }

    /// Takes what came since the last time.
    pub(crate) fn take(&self) -> Vec<T> {
        take(&mut *self.inside())
    }

    /// A panic elsewhere leaves nothing here half done.
    fn inside(&self) -> MutexGuard<'_, Vec<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
