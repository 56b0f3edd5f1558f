//! Where words that long parts of a text have are met last.

/// Where each of these words is met last: no line looks for them through all that is below it.
#[derive(Debug, Default)]
pub(super) struct Ends {
    pub(super) xml: Option<usize>,
    pub(super) game: Option<usize>,
    pub(super) size: Option<usize>,
}
