//! Pieces of sentences that a preposition can be put before.

/// How something begins when it is read aloud: what the form of a preposition before it hangs on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::locale) enum Spoken {
    /// It begins with this word.
    Word(String),
    /// It begins with the name of this letter.
    Letter(char),
    /// It begins with this number as an ordinal: "3." is "third".
    Ordinal(i64),
    /// It begins with this number as a count.
    Cardinal(i64),
}

/// A piece of a sentence that a preposition can be put before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::locale) struct Item {
    /// The text as it is written.
    pub(in crate::locale) text: String,
    /// How it begins when it is spoken.
    pub(in crate::locale) spoken: Spoken,
    /// The word at its head, which may ask for a preposition of its own ("on the diagonal").
    pub(in crate::locale) head: Option<String>,
}

impl Item {
    /// An item that is read as it is written, headed by the word `head`.
    pub(super) fn headed(text: String, head: String) -> Self {
        Self { spoken: Spoken::Word(text.clone()), text, head: Some(head) }
    }

    /// An item without a head.
    pub(super) fn bare(text: String, spoken: Spoken) -> Self {
        Self { text, spoken, head: None }
    }
}
