//! Lists of messages, placements and eliminations.

use super::{cell, cells, check, digit, locale};
use crate::message::{CellName, DigitName, Message};

/// Messages that say these texts.
fn items(texts: &[&str]) -> Vec<Message> {
    texts.iter().map(|text| Message::new("item").with("text", *text)).collect()
}

/// Checks how a list of texts is joined.
#[track_caller]
fn check_list(tag: &str, join: &str, texts: &[&str], expected: &str) {
    let locale =
        locale(tag, &format!("item = {{ $text }}\nall = {{ LIST($x, join: \"{join}\") }}"));
    let message = Message::new("all").with("x", items(texts));
    assert_eq!(locale.try_say(&message).as_deref(), Ok(expected));
}

#[test]
fn every_way_to_join() {
    let three = ["a is 1", "b is 2", "c is 3"];
    check_list("en", "and", &three, "a is 1, b is 2 and c is 3");
    check_list("en", "or", &three, "a is 1, b is 2 or c is 3");
    check_list("en", "nor", &three, "neither a is 1, b is 2 nor c is 3");
    check_list("en", "comma", &three, "a is 1, b is 2, c is 3");
    check_list("en", "semicolon", &three, "a is 1; b is 2; c is 3");
    check_list("en", "parts", &three, "a is 1, b is 2 and c is 3");
    check_list("en", "sentences", &three, "A is 1. B is 2. C is 3.");
    check_list("en", "numbered", &three, "(1) a is 1; (2) b is 2; (3) c is 3");
    check_list("en", "lines", &three, "a is 1\nb is 2\nc is 3");
    check_list("en", "paragraphs", &three, "a is 1\n\nb is 2\n\nc is 3");
    check_list("cs", "and", &["v A1 je 5", "v C4 je 3"], "v A1 je 5 a v C4 je 3");
    check_list("cs", "or", &["A1", "G1"], "A1 nebo G1");
    check_list("cs", "and", &["jediné"], "jediné");
    check_list("cs", "sentences", &["číslice 7 se vejde", "proč?"], "Číslice 7 se vejde. Proč?");
}

#[test]
fn parts_that_are_lists_are_set_apart() {
    let pairs = ["5 in A and B", "6 in C"];
    check_list("en", "parts", &pairs, "5 in A and B, and 6 in C");
    check_list("en", "parts", &["1, 2 and 3 in A", "6 in C"], "1, 2 and 3 in A, and 6 in C");
    check_list("en", "parts", &pairs[..1], "5 in A and B");
    check_list("cs", "parts", &["5 v A a B", "6 v C", "7 v D"], "5 v A a B, 6 v C a také 7 v D");
}

#[test]
fn numbered_lists_nest() {
    let locale = locale(
        "en",
        "leaf = { $text }\n\
         branch = { $text }: { LIST($x, join: \"numbered\") }\n\
         wrapped = that { MESSAGE($x) }",
    );
    let leaf = |text: &str| Message::new("leaf").with("text", text);
    let branch =
        |text: &str, list: Vec<Message>| Message::new("branch").with("text", text).with("x", list);
    let deep = branch("deep", vec![leaf("p"), leaf("q")]);
    let wrapped = Message::new("wrapped").with("x", branch("mid", vec![leaf("k"), deep]));
    let message = branch("top", vec![leaf("a"), wrapped, leaf("b")]);
    assert_eq!(
        locale.say(&message),
        "top: (1) a; (2) that mid: (a) k; (b) deep: (i) p; (ii) q; (3) b"
    );
}

#[test]
fn a_message_inside_another() {
    let text = "inner = in { CELL($c) }\n\
                shown = it is { $x }\n\
                called = it is { MESSAGE($x) }\n\
                started = { MESSAGE($x, start: \"yes\") } it is\n\
                whole = { SENTENCE($x) }\n\
                big = { CAPITAL(\"élan\") }";
    let locale = locale("en", text);
    let say = |id: &'static str| {
        let inner = Message::new("inner").with("c", cell("A1"));
        locale.say(&Message::new(id).with("x", inner))
    };
    assert_eq!(say("shown"), "it is in A1");
    assert_eq!(say("called"), "it is in A1");
    assert_eq!(say("started"), "In A1 it is");
    assert_eq!(say("whole"), "In A1.");
    assert_eq!(say("big"), "Élan");
}

/// Digits in cells, from "5A1 3C4".
fn placements(text: &str) -> Vec<(CellName, DigitName)> {
    text.split_whitespace()
        .map(|word| (cell(&word[1..]), digit(word.chars().next().expect("a digit first"))))
        .collect()
}

#[test]
fn placements_are_told_with_their_cells() {
    check("cs", "{ PLACEMENTS($x) }", placements("5A1 3C4 9F2"), "5 v A1, 3 v C4 a 9 v F2");
    check("en", "{ PLACEMENTS($x) }", placements("5A1 3C4 9F2"), "5 in A1, 3 in C4 and 9 in F2");
    check("cs", "{ PLACEMENTS($x, join: \"or\") }", placements("5A1 3C4"), "5 v A1 nebo 3 v C4");
    check("en", "{ $x }", placements("5A1"), "5 in A1");
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
fn eliminations_stay_clear() {
    let both = |text: &str, czech: &str, english: &str| {
        check("cs", "{ ELIMINATIONS($x) }", struck(text), czech);
        check("en", "{ ELIMINATIONS($x) }", struck(text), english);
    };
    both("4:B5", "4 z B5", "4 from B5");
    both("4:B5 9:B5,B6", "4 z B5 a 9 z B5 a B6", "4 from B5, and 9 from B5 and B6");
    both("4:B5 7:C1 9:D2", "4 z B5, 7 z C1 a 9 z D2", "4 from B5, 7 from C1 and 9 from D2");
    both("5:E2,H2", "5 z E2 a H2", "5 from E2 and H2");
    both("5:E2,G2,H2", "5 z E2, G2 a H2", "5 from E2, G2 and H2");
    both(
        "1:A1,A2 4:B5 9:B5,B6",
        "1 z A1 a A2, 4 z B5 a také 9 z B5 a B6",
        "1 from A1 and A2, 4 from B5, and 9 from B5 and B6",
    );
    both(
        "1:A1,A2,A3 4:B5 9:B5,B6",
        "1 z A1, A2 a A3; 4 z B5 a také 9 z B5 a B6",
        "1 from A1, A2 and A3; 4 from B5; and 9 from B5 and B6",
    );
    both("4:E2,F2 7:E2", "4 z E2 a F2 a také 7 z E2", "4 from E2 and F2, and 7 from E2");
}

#[test]
fn letters_that_are_struck_are_told_from_words() {
    let both = |text: &str, czech: &str, english: &str| {
        check("cs", "{ ELIMINATIONS($x) }", struck(text), czech);
        check("en", "{ ELIMINATIONS($x) }", struck(text), english);
    };
    both("A:C10", "číslici A z C10", "A from C10");
    both("8:J7 A:J7", "číslice 8 a A z J7", "8 and A from J7");
    both("8:J7 A:K7", "8 z J7 a číslici A z K7", "8 from J7 and A from K7");
}

#[test]
fn digits_struck_from_the_same_cells_are_told_together() {
    let both = |text: &str, czech: &str| check("cs", "{ ELIMINATIONS($x) }", struck(text), czech);
    both("4:B5 9:B5", "4 a 9 z B5");
    both("1:B5 4:B5 9:B5", "1, 4 a 9 z B5");
    both("1:B5,B6 4:C1 9:B5,B6", "1 a 9 z B5 a B6 a také 4 z C1");
    both("1:B5 2:B5 4:B5 9:C1", "1, 2 a 4 z B5 a také 9 z C1");
    both("3:H8 7:H8,I9 8:H8,I9", "3 z H8 a také 7 a 8 z H8 a I9");
}
