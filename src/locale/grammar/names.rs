//! The terms and letters that cells and houses are called by.

use crate::locale::coordinates::Coordinates;
use crate::locale::lexicon::Lexicon;
use crate::message::HouseName;

/// The word for columns, which may have letters for numbers.
const COLUMN: &str = "column";

/// The word for a house that has one of its own: `-house-diagonal-1`, `-house-asterisk`.
pub(super) fn own_term(house: HouseName) -> Option<String> {
    match house.called {
        Some(_) => house.own_word().map(|word| format!("house-{word}")),
        None => Some(format!("house-{}-{}", house.kind, house.number)),
    }
}

/// The word for houses such as this and its number among them: what the grid calls them if the language has a word for that
/// (`-noun-short-diagonal`), or else that for their kind (`-noun-row`).
pub(super) fn noun_and_number(words: &Lexicon, house: HouseName) -> (String, u8) {
    let called = house.called.and_then(|called| {
        let noun = noun_term(called.word.as_str());
        words.has(&noun).then_some((noun, called.number.unwrap_or(1)))
    });
    called.unwrap_or_else(|| (noun_term(house.kind.as_str()), house.number))
}

/// The word for a noun.
pub(in crate::locale) fn noun_term(noun: &str) -> String {
    format!("noun-{noun}")
}

/// Whether a house is called by a letter instead of a number.
pub(super) fn is_lettered(house: HouseName, coordinates: Coordinates) -> bool {
    house.kind.as_str() == COLUMN && coordinates == Coordinates::A1
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
