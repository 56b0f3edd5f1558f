//! What buttons are called.

/// What stands on a button, and what is said beside it: its key, or what it does.
pub(crate) struct Name {
    pub(super) words: String,
    pub(super) tip: Option<String>,
}

impl From<String> for Name {
    fn from(words: String) -> Self {
        Self { words, tip: None }
    }
}

impl From<(String, String)> for Name {
    fn from((words, tip): (String, String)) -> Self {
        Self { words, tip: Some(tip) }
    }
}
