//! Grammar: how names of cells, digits and houses, counts and lists are told.
//!
//! What languages share is in [`phrase`] and [`list`] and works from the language's words. What they
//! do not share is the trait [`Grammar`]: [`plain::Plain`] serves English and any language that has
//! no grammar of its own here, [`czech::Czech`] serves Czech.

mod czech;
mod interface;
mod item;
pub(super) mod list;
mod names;
pub(super) mod number;
pub(super) mod phrase;
mod plain;
pub(super) mod sentence;

use std::sync::Arc;

use super::lexicon::Lexicon;
pub(super) use interface::Grammar;
pub(super) use names::noun_term;

/// The grammar for a language, by the first part of its tag.
pub(super) fn of_language(tag: &str, words: Arc<Lexicon>) -> Arc<dyn Grammar> {
    match tag.split('-').next() {
        Some("cs") => Arc::new(czech::Czech::new(words)),
        _ => Arc::new(plain::Plain::new(words)),
    }
}
