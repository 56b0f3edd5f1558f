//! Grammar: how names of cells, digits and houses, counts and lists are told.
//!
//! What languages share is in [`phrase`] and [`list`] and works from the language's words. What they
//! do not share is the trait [`Grammar`]: [`plain::Plain`] serves English and any language that has
//! no grammar of its own here, [`czech::Czech`] serves Czech.

pub(super) mod czech;
pub(super) mod list;
pub(super) mod number;
pub(super) mod phrase;
pub(super) mod plain;
pub(super) mod sentence;

use std::sync::Arc;

use super::Coordinates;
use super::options::{Case, Preposition};
use super::words::Words;
use crate::message::{HouseKind, HouseName};

/// How something begins when it is read aloud: what the form of a preposition before it hangs on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Spoken {
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
pub(super) struct Item {
    /// The text as it is written.
    pub(super) text: String,
    /// How it begins when it is spoken.
    pub(super) spoken: Spoken,
    /// The word at its head, which may ask for a preposition of its own ("on the diagonal").
    pub(super) head: Option<String>,
}

impl Item {
    /// An item that is read as it is written, headed by the word `head`.
    fn headed(text: String, head: String) -> Self {
        Self { spoken: Spoken::Word(text.clone()), text, head: Some(head) }
    }

    /// An item without a head.
    fn bare(text: String, spoken: Spoken) -> Self {
        Self { text, spoken, head: None }
    }
}

/// What languages do each in their own way.
pub(super) trait Grammar: Send + Sync {
    /// The words of the language.
    fn words(&self) -> &Words;

    /// The preposition as it is written before what is spoken so.
    fn preposition(&self, preposition: Preposition, next: &Spoken) -> String;

    /// Whether a list of unlike houses has the preposition before each of them.
    fn repeats_prepositions(&self) -> bool;

    /// One house in a case.
    fn house(&self, house: HouseName, case: Case, coordinates: Coordinates) -> Item;

    /// Two or more houses of one kind as one item ("rows 2 and 7"), joined by "and" or by "or".
    fn houses_of_one_kind(
        &self,
        houses: &[HouseName],
        case: Case,
        join: list::Join,
        coordinates: Coordinates,
    ) -> Item;

    /// A count, alone or with a noun: "two cells".
    fn count(&self, number: i64, noun: Option<&str>, case: Case, figures: bool) -> Item;

    /// An ordinal number, alone or with a noun: "step 8".
    fn ordinal(&self, number: i64, noun: Option<&str>, case: Case) -> Item;
}

/// The grammar for a language, by the first part of its tag.
pub(super) fn of_language(tag: &str, words: Arc<Words>) -> Arc<dyn Grammar> {
    match tag.split('-').next() {
        Some("cs") => Arc::new(czech::Czech::new(words)),
        _ => Arc::new(plain::Plain::new(words)),
    }
}

/// The word for a house's kind: `-noun-row`, or the house's own (`-house-diagonal-1`).
fn house_term(house: HouseName) -> String {
    match house.kind {
        HouseKind::Diagonal => format!("house-diagonal-{}", house.number),
        kind => noun_term(kind_name(kind)),
    }
}

/// The word for a noun.
pub(super) fn noun_term(noun: &str) -> String {
    format!("noun-{noun}")
}

/// What a kind of house is called where messages choose by it.
pub(super) fn kind_name(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Block => "block",
        HouseKind::Diagonal => "diagonal",
        HouseKind::Region => "region",
    }
}

/// Whether a house is called by a letter instead of a number.
fn is_lettered(house: HouseName, coordinates: Coordinates) -> bool {
    house.kind == HouseKind::Column && coordinates == Coordinates::A1
}

/// The letter of a column, from 0. Beyond the twenty-sixth there are two letters, as in a
/// spreadsheet.
pub(super) fn column_letters(column: u8) -> String {
    let letter = |index: u8| char::from(b'A' + index % 26);
    match column / 26 {
        0 => letter(column).to_string(),
        more => format!("{}{}", letter(more - 1), letter(column)),
    }
}

/// The letters of a house that is called by a letter.
fn house_letters(house: HouseName) -> String {
    column_letters(house.number.saturating_sub(1))
}
