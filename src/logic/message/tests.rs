//! Messages are built, compared and changed as plain values.

use super::{CellName, DigitName, Message, Value};

#[test]
fn a_message_keeps_its_values_in_order() {
    let message = Message::new("strike")
        .with("digit", DigitName { symbol: '4' })
        .with("cells", vec![CellName { column: 1, row: 4 }])
        .with("count", 2_usize);
    assert_eq!(message.id, "strike");
    assert_eq!(
        message.args,
        [
            ("digit", Value::Digit(DigitName { symbol: '4' })),
            ("cells", Value::Cells(vec![CellName { column: 1, row: 4 }])),
            ("count", Value::Number(2)),
        ]
    );
}

#[test]
fn a_value_given_again_replaces_the_first() {
    let message = Message::new("m").with("a", 1).with("b", "text").with("a", 3);
    assert_eq!(message.args, [("a", Value::Number(3)), ("b", Value::Text("text".into()))]);
}

#[test]
fn a_count_too_large_is_the_largest_number() {
    assert_eq!(Value::from(u64::MAX), Value::Number(i64::MAX));
}

#[test]
fn messages_nest() {
    let inner = Message::new("inner");
    let outer = Message::new("outer").with("one", inner.clone()).with("all", vec![inner.clone()]);
    assert_eq!(outer.args[0].1, Value::Message(Box::new(inner.clone())));
    assert_eq!(outer.args[1].1, Value::Messages(vec![inner]));
}
