//! The houses that a message names.

use crate::message::{HouseName, Message, Value};

/// Adds the houses that a message names.
pub(super) fn houses_in(message: &Message, named: &mut Vec<HouseName>) {
    for (_, value) in &message.args {
        match value {
            Value::House(house) => named.push(*house),
            Value::Houses(houses) => named.extend(houses),
            Value::Message(inner) => houses_in(inner, named),
            Value::Messages(inner) => inner.iter().for_each(|inner| houses_in(inner, named)),
            Value::Number(_)
            | Value::Decimal(_)
            | Value::Text(_)
            | Value::Cell(_)
            | Value::Cells(_)
            | Value::Digit(_)
            | Value::Digits(_)
            | Value::Placements(_)
            | Value::Eliminations(_) => {}
        }
    }
}
