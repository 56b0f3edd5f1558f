//! A run among those that are compared.

use crate::laboratory::Timed;
use crate::textbook::{Settings, algorithms};

/// The names of all methods.
pub(in crate::command) fn names() -> Vec<&'static str> {
    let methods = algorithms(&Settings::default());
    ["rules", "exact"].into_iter().chain(methods.iter().map(|method| method.name())).collect()
}

/// A run, and what it was of.
pub(super) struct Entry {
    pub(super) method: &'static str,
    /// The number of the puzzle, from 0.
    pub(super) puzzle: usize,
    pub(super) repetition: u64,
    pub(super) run: Timed,
}
