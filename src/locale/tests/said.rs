//! What functions say of a value: a table of cases, and what does not fit into a line of it.

use super::{cell, cells, check, digit, digits, house, houses, locale, said};
use crate::locale::Coordinates;
use crate::message::{CellName, DigitName, Message, Value};

/// The cases; the head of the file says how they are written.
const SAID: &str = include_str!("said.txt");

/// The whole of what is said in a case.
fn pattern(said: &str) -> String {
    if said.starts_with('{') {
        return said.to_owned();
    }
    let mut words = said.split(' ');
    let function = words.next().filter(|word| *word != "$x");
    let options = words.filter_map(|word| word.split_once('=')).map(|(option, value)| {
        let is_number = value.parse::<u8>().is_ok();
        if is_number { format!(", {option}: {value}") } else { format!(", {option}: \"{value}\"") }
    });
    let options: String = options.collect();
    function.map_or_else(|| "{ $x }".to_owned(), |name| format!("{{ {name}($x{options}) }}"))
}

/// The value of a case, as the function takes it of which the pattern says something.
fn value(pattern: &str, text: &str) -> Value {
    let one = text.chars().next().expect("a value");
    match pattern.trim_start_matches("{ ").split(['(', ' ']).next() {
        Some("CELL") => cell(text).into(),
        Some("CELLS") => cells(text).into(),
        Some("DIGIT") => digit(one).into(),
        Some("DIGITS") => digits(text).into(),
        Some("HOUSE") => house(text).into(),
        Some("HOUSES") => houses(text).into(),
        Some("PLACEMENTS") => placements(text).into(),
        Some("ELIMINATIONS") => struck(text).into(),
        Some("$x") if one.is_ascii_alphabetic() => cell(text).into(),
        _ => match (text.parse::<i64>(), text.parse::<f64>()) {
            (Ok(number), _) => number.into(),
            (_, Ok(number)) => number.into(),
            _ if one.is_ascii_digit() => placements(text).into(),
            _ => cells(text).into(),
        },
    }
}

/// Digits in cells, from "5A1 3C4".
fn placements(text: &str) -> Vec<(CellName, DigitName)> {
    text.split_whitespace()
        .map(|word| (cell(&word[1..]), digit(word.chars().next().expect("a digit first"))))
        .collect()
}

/// Eliminations, from "4:B5 9:B5,B6".
fn struck(text: &str) -> Vec<(DigitName, Vec<CellName>)> {
    text.split_whitespace()
        .filter_map(|word| word.split_once(':'))
        .map(|(symbol, names)| {
            let symbol = symbol.chars().next().expect("a digit first");
            (digit(symbol), cells(&names.replace(',', " ")))
        })
        .collect()
}

#[test]
fn functions_say_what_the_table_has() {
    let mut wrong = Vec::new();
    for line in SAID.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [language, said, text, expected] = fields[..] else { panic!("{line}") };
        let (tag, coordinates) = language.split_once(' ').unwrap_or((language, ""));
        let pattern = pattern(said);
        let mut locale = locale(tag, &format!("test = {pattern}"));
        if coordinates == "rc" {
            locale.set_coordinates(Coordinates::RowColumn);
        }
        let told = locale.try_say(&Message::new("test").with("x", value(&pattern, text)));
        if told.as_deref() != Ok(&*expected.replace('·', "\u{202f}")) {
            wrong.push(format!("{line}: {told:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_cell_may_be_told_where_cells_are() {
    check("cs", "{ CELLS($x) }", cell("A1"), "A1");
}

#[test]
fn the_second_letter_of_very_wide_grids() {
    check("en", "{ CELL($x) }", CellName { column: 27, row: 30 }, "AB31");
    let last = CellName { column: 255, row: 255 };
    check("en", "{ CELL($x) }", last, "IV256");
    let mut by_numbers = locale("en", "test = { CELL($x) }");
    by_numbers.set_coordinates(Coordinates::RowColumn);
    assert_eq!(by_numbers.say(&Message::new("test").with("x", last)), "r256c256");
}

#[test]
fn a_message_can_choose_by_the_kind() {
    let pattern = "{ KIND($x) ->
    [row] a
    [column] b
    [block] c
    [diagonal] d
    [region] e
    *[mixed] f
 }";
    for (names, expected) in
        [("r1", "a"), ("c1", "b"), ("b1 b2", "c"), ("d1", "d"), ("x1", "e"), ("r1 c1", "f")]
    {
        check("en", pattern, houses(names), expected);
    }
    check("cs", pattern, house("c3"), "b");
}

#[test]
fn a_list_has_a_length() {
    let pattern = "{ LENGTH($x) ->
    [one] Políčko
    *[other] Políčka
 } { CELLS($x) }";
    check("cs", pattern, cells("B2"), "Políčko B2");
    check("cs", pattern, cells("B2 B8"), "Políčka B2 a B8");
}

#[test]
fn plural_variants() {
    let pattern = "{ $x ->
    [0] žádný
    [one] jeden
    [few] málo
    [many] desetinný
    *[other] mnoho
 }";
    let czech = |value: i32| said("cs", pattern, value);
    let found: Vec<String> = [0, 1, 2, 4, 5, 11, 21, 22, 101].map(czech).into();
    let expected = ["žádný", "jeden", "málo", "málo", "mnoho", "mnoho", "mnoho", "mnoho", "mnoho"];
    assert_eq!(found, expected);
    assert_eq!(said("cs", pattern, 1.5), "desetinný");
    let english = "{ NUMBER($x, type: \"ordinal\") ->
    [one] st
    [two] nd
    [few] rd
    *[other] th
 }";
    let found: Vec<String> = [1, 2, 3, 4, 11, 21].map(|value| said("en", english, value)).into();
    assert_eq!(found, ["st", "nd", "rd", "th", "th", "st"]);
}

#[test]
fn a_message_can_count_without_a_value() {
    let locale = locale("cs", "test = Z { COUNT(9, noun: \"digit\", case: \"genitive\") }");
    assert_eq!(locale.say(&Message::new("test")), "Z devíti číslic");
}
