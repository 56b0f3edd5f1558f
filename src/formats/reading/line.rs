//! The lines that regions are made of.

use std::borrow::Cow;

/// A line of a region, and what it is.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    /// Its number, from 1.
    pub(super) number: usize,
    /// What it says, without what is put around it.
    pub(super) text: Cow<'a, str>,
    pub(super) kind: Kind,
}

/// What a line of a region is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Cells,
    Drawn,
    Blank,
    Comment(Option<String>),
}
