//! Texts that are no lines of the notation, and where they go wrong.

use super::*;
use crate::notation::{Expected, NotationError};

/// The texts; the head of the file says how they are written.
const TEXTS: &str = include_str!("refusals.txt");

#[test]
fn every_text_goes_wrong_at_its_place() {
    let state = State::new()
        .only("r1", '3', "r1c1 r1c7")
        .hold("r6c5", "38")
        .hold("r1c3", "57")
        .hold("r1c6", "25")
        .hold("r2c1", "27");
    let lines = TEXTS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<&str> = lines.collect();
    for pair in lines.chunks(2) {
        let [marked, expected] = pair else { panic!("{pair:?}") };
        let place = marked.split('^').next().expect("a beginning").chars().count() + 1;
        let text = marked.replace('^', "");
        let read = parse(&state.geometry, &state.candidates, RuleId::new("rule"), &text);
        let error = read.expect_err(marked);
        assert_eq!(
            (error.place, &*format!("{:?}", error.expected)),
            (place, *expected),
            "{marked}"
        );
    }
}

#[test]
fn cases_are_not_nested_without_end() {
    let text = format!("N: {}", "r1c1=1 => (a: ".repeat(10_000));
    let geometry = classic();
    let read = parse(&geometry, &Candidates::all(&geometry), RuleId::new("rule"), &text);
    assert_eq!(read.map_err(|error| error.expected), Err(Expected::Shallower));
}

#[test]
fn every_error_has_its_words_in_every_language() {
    let languages = [
        include_str!("../../../locales/en/notation.ftl"),
        include_str!("../../../locales/cs/notation.ftl"),
    ];
    let all = [
        Expected::Name,
        Expected::Text(" => "),
        Expected::Digit,
        Expected::Cell,
        Expected::House,
        Expected::Number,
        Expected::Pattern,
        Expected::StrongLink,
        Expected::Candidates,
        Expected::Wing,
        Expected::Crossing,
        Expected::FirstNode,
        Expected::Role,
        Expected::Statement,
        Expected::Shallower,
        Expected::End,
    ];
    for expected in all {
        let error = NotationError { place: 3, expected };
        let message = error.message();
        assert!(error.to_string().starts_with("character 3: "), "{error}");
        let Some((_, crate::message::Value::Message(inner))) =
            message.args.iter().find(|(name, _)| *name == "expected")
        else {
            panic!("{message:?} says nothing of what is expected");
        };
        for language in languages {
            assert!(language.contains(&format!("\n{} = ", inner.id)), "{}", inner.id);
        }
    }
}
