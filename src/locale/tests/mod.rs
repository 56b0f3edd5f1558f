//! Messages in both languages, as a reader sees them.

mod catalogue;
mod faults;
mod lists;
mod locales;
mod said;
mod voice;

use super::Locale;
use crate::message::{CellName, DigitName, HouseName, Message, Value, Word};

/// A locale with these messages added.
fn locale(tag: &str, text: &str) -> Locale {
    Locale::with_files(tag, &[("test.ftl", text)]).expect("the message files are right")
}

/// What a pattern with one value `$x` says.
fn said(tag: &str, pattern: &str, value: impl Into<Value>) -> String {
    let locale = locale(tag, &format!("test = {pattern}"));
    locale.try_say(&Message::new("test").with("x", value)).expect("the message can be said")
}

/// Checks what a pattern says of one value.
#[track_caller]
fn check(tag: &str, pattern: &str, value: impl Into<Value>, expected: &str) {
    assert_eq!(said(tag, pattern, value), expected, "{pattern}");
}

/// The cell of that name: a letter and a number.
fn cell(name: &str) -> CellName {
    let (letter, number) = name.split_at(1);
    let row: u16 = number.parse().expect("a number after the letter");
    CellName { column: letter.as_bytes()[0] - b'A', row: row - 1 }
}

/// The cells of these names.
fn cells(names: &str) -> Vec<CellName> {
    names.split_whitespace().map(cell).collect()
}

/// The digit of that symbol.
fn digit(symbol: char) -> DigitName {
    DigitName { symbol }
}

/// The digits of these symbols.
fn digits(symbols: &str) -> Vec<DigitName> {
    symbols.chars().map(digit).collect()
}

/// A house: r, c, b, d or x for its kind, and its number.
fn house(name: &str) -> HouseName {
    let kind = match &name[..1] {
        "r" => "row",
        "c" => "column",
        "b" => "block",
        "d" => "diagonal",
        _ => "region",
    };
    HouseName::numbered(Word::fixed(kind), name[1..].parse().expect("a number after the kind"))
}

/// The houses of these names.
fn houses(names: &str) -> Vec<HouseName> {
    names.split_whitespace().map(house).collect()
}
