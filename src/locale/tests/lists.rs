//! Lists of messages, and messages within others.

use super::{cell, locale};
use crate::message::Message;

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
