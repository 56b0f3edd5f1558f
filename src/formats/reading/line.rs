//! The lines that regions are made of.

use std::borrow::Cow;

use crate::formats::line_content::is_separator;

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

/// What parts words: blanks, and bars, which may be exclamation marks too.
pub(super) fn parts(found: char) -> bool {
    found.is_whitespace() || is_upright(found)
}

/// A bar between cells.
pub(super) fn is_upright(found: char) -> bool {
    is_separator(found) || found == '!'
}

/// The words of a line.
pub(super) fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(parts).filter(|word| !word.is_empty())
}

/// What parts the fields of a line of a table, if it is one.
pub(super) fn separator(line: &str) -> Option<char> {
    [';', ',', '\t'].into_iter().find(|&mark| line.contains(mark))
}
