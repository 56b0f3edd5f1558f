//! The terms and letters that cells and houses are called by.

use crate::locale::coordinates::Coordinates;
use crate::locale::lexicon::Lexicon;
use crate::message::{HouseKind, HouseName};

/// The word for a house that has one of its own: `-house-diagonal-1`, `-house-asterisk`.
pub(super) fn own_term(house: HouseName) -> Option<String> {
    match (house.called, house.kind) {
        (Some(_), _) => house.own_word().map(|word| format!("house-{word}")),
        (None, HouseKind::Diagonal) => Some(format!("house-diagonal-{}", house.number)),
        (None, _) => None,
    }
}

/// The word for houses such as this and its number among them: what the grid calls them if the language has a word for that
/// (`-noun-short-diagonal`), or else that for their kind (`-noun-row`).
pub(super) fn noun_and_number(words: &Lexicon, house: HouseName) -> (String, u8) {
    let called = house.called.and_then(|called| {
        let noun = noun_term(called.word.as_str());
        words.has(&noun).then_some((noun, called.number.unwrap_or(1)))
    });
    called.unwrap_or_else(|| (noun_term(kind_name(house.kind)), house.number))
}

/// The word for a noun.
pub(in crate::locale) fn noun_term(noun: &str) -> String {
    format!("noun-{noun}")
}

/// What a kind of house is called where messages choose by it.
pub(in crate::locale) fn kind_name(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Block => "block",
        HouseKind::Diagonal => "diagonal",
        HouseKind::Region => "region",
    }
}

/// Whether a house is called by a letter instead of a number.
pub(super) fn is_lettered(house: HouseName, coordinates: Coordinates) -> bool {
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
pub(super) fn house_letters(house: HouseName) -> String {
    column_letters(house.number.saturating_sub(1))
}
