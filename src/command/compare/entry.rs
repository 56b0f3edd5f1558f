//! A run among those that are compared.

use crate::laboratory::{Timed, methods};

/// The names of all methods.
pub(in crate::command) fn names() -> Vec<&'static str> {
    methods().iter().map(|method| method.name).collect()
}

/// A run, and what it was of.
#[derive(Clone)]
pub(in crate::command) struct Entry {
    pub(in crate::command) method: &'static str,
    /// The number of the puzzle, from 0.
    pub(in crate::command) puzzle: usize,
    pub(in crate::command) repetition: u64,
    pub(in crate::command) run: Timed,
}
