//! Texts that are no lines of the notation, and where they go wrong.

use super::*;
use crate::notation::{Expected, NotationError};

/// What happens instead if the text does not go wrong where the mark `^` stands, which is no part of it.
fn otherwise(state: &State, marked: &str, expected: Expected) -> Option<String> {
    let before = marked.split('^').next().expect("what stands before the mark");
    let text = marked.replace('^', "");
    let place = before.chars().count() + 1;
    let read = parse(&state.geometry, &state.candidates, RuleId::new("rule"), &text);
    (read != Err(NotationError { place, expected })).then(|| format!("{marked}: {read:?}"))
}

/// Texts with the mark where they go wrong, and what should stand there.
const TABLE: [(&str, Expected); 53] = [
    ("^", Expected::Name),
    ("XY-wing^", Expected::Name),
    ("XY-wing^:5/7", Expected::Name),
    ("N: ^", Expected::Pattern),
    ("N: ^?", Expected::Pattern),
    ("N: ^b0", Expected::House),
    ("N: 5/^x in r1", Expected::Digit),
    ("N: 5 in ^q1", Expected::Cell),
    ("N: 5 in r^xc1", Expected::Cell),
    ("N: 5 in r1c^0", Expected::Cell),
    ("N: 5 in r1c3,r2^", Expected::Cell),
    ("N: 5 in r1c3^", Expected::Text(" => ")),
    ("N: 5 in r1^> r1c1=5", Expected::Text(" => ")),
    ("N: 5 in r1 => ^", Expected::Cell),
    ("N: 5 in r1 => r1c15^", Expected::Text("<>")),
    ("N: 5 in r1 => r1c1<>^0", Expected::Digit),
    ("N: 5 in r1 => r1c1<>5{^x}", Expected::Number),
    ("N: 5 in r1 => r1c1<>5{^99999}", Expected::Number),
    ("N: 5 in r1 => r1c1<>5{1^", Expected::Text("}")),
    ("N: 5 in r1 => (r1c1<>5^", Expected::Text(")")),
    ("N: 5 in r1 => r1c1=5^!", Expected::End),
    ("N: 2/5 in r1^ => r1c1=5", Expected::Text(", only ")),
    ("N: 2/5 in ^r1, only b1 => r2c1<>5", Expected::Digit),
    ("N: 5/7/2 in ^r1c36,r2c2 => r2c6<>2", Expected::Wing),
    ("N: 7^r1 c1 => r1c1<>7", Expected::Text(" ")),
    ("N: 7 r1 ^=> r1c1<>7", Expected::House),
    ("N: 7 r1 c1 f ^ => r1c1<>7", Expected::Cell),
    ("N: 7 r1-x^ g r1c1 => r1c1<>7", Expected::House),
    ("N: 7 r1-c1^ => r1c1<>7", Expected::Text(" g ")),
    ("N: 2/7 ^r1c12-r1c5 => r1c1<>7", Expected::Cell),
    ("N: (^)r1c1=(3)r1c7 => r2c1<>3", Expected::Digit),
    ("N: (3)r1c1^ => r2c1<>3", Expected::Text("=")),
    ("N: ^(3)r1c1=(3)r1c8 => r2c1<>3", Expected::StrongLink),
    ("N: ^(3)r1c1=(4)r1c7 => r2c1<>3", Expected::StrongLink),
    ("N: ^(3)r1c1=[c1]=(3)r1c7 => r2c1<>3", Expected::StrongLink),
    ("N: (3)r1c1=(3)r1c7-^(4)r1c1 => r2c1<>3", Expected::FirstNode),
    ("N: (8=^4)r6c5 => r2c1<>3", Expected::Candidates),
    ("N: (8=^38)r6c5 => r2c1<>3", Expected::Candidates),
    ("N: 3 r1c1=^r1c9; r1c1-r2c2-r1c9 => r2c2<>3", Expected::StrongLink),
    ("N: 3 r1c1=r1c7^ => r2c2<>3", Expected::Text("; ")),
    ("N: 3 r1c1=r1c7; r1c1^ => r2c2<>3", Expected::Text("-")),
    ("N: [^foo 5 in r1] => none", Expected::Role),
    ("N: [strong^ 5 in r1] => none", Expected::Number),
    ("N: [strong^300 5 in r1] => none", Expected::Number),
    ("N: [base ^foo] => none", Expected::Statement),
    ("N: [base 5 in r1^] => none", Expected::Text(" only ")),
    ("N: [base ^2/5 once in r1] => none", Expected::Digit),
    ("N: [base one solution; ^] => none", Expected::Role),
    ("N: [base one solution^ => none", Expected::Text("]")),
    ("N: r1c1^ => no 3 in r1 => r1c1<>1", Expected::Text("<>")),
    ("N: r1c1=1 => ^ => r1c1<>1", Expected::Cell),
    ("N: r1c1=1 => (a^) no 3 in r1 => r1c1<>1", Expected::Text(": ")),
    ("N: r1c1=1 => (a: 5 in r1 => r1c1=5^] no 3 in r1 => r1c1<>1", Expected::Text(") ")),
];

#[test]
fn every_text_goes_wrong_at_its_place() {
    let state = State::new()
        .only("r1", '3', "r1c1 r1c7")
        .hold("r6c5", "38")
        .hold("r1c3", "57")
        .hold("r1c6", "25")
        .hold("r2c1", "27");
    let wrong: Vec<String> = TABLE
        .iter()
        .filter_map(|(marked, expected)| otherwise(&state, marked, *expected))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
