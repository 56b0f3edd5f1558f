//! Why houses hold each digit once that the grid does not say itself: what they are made of.

use std::collections::BTreeSet;

use super::names;
use crate::grid::{Geometry, House};
use crate::message::{HouseName, Message, Value, words};

/// Why each house is one that these sentences name and the grid does not say itself, and so of those that it is made of; each
/// once, and none of those that were told before, which learn of them.
pub(super) fn reasons(
    geometry: &Geometry,
    sentences: &[Message],
    before: &mut BTreeSet<House>,
) -> Vec<Message> {
    let mut named = Vec::new();
    if geometry.derived_houses().next().is_some() {
        for sentence in sentences {
            houses_in(sentence, &mut named);
        }
    }
    let mut open: Vec<House> = Vec::new();
    let of_name = |name: &HouseName| {
        geometry.derived_houses().find(|&house| geometry.house_name(house) == *name)
    };
    open.extend(named.iter().filter_map(of_name));
    let mut told = BTreeSet::new();
    while let Some(house) = open.pop() {
        if before.insert(house) {
            let _ = told.insert(house);
            let inner = geometry.derivation(house).map(|said| said.inner.as_slice());
            let inner = inner.unwrap_or_default().iter().copied();
            open.extend(inner.filter(|&inner| geometry.derivation(inner).is_some()));
        }
    }
    told.into_iter().filter_map(|house| reason(geometry, house)).collect()
}

/// Says which houses follow from those that the grid says itself; `None` if none do.
pub fn says_of_derived(geometry: &Geometry) -> Option<Message> {
    let houses = names::houses(geometry, geometry.derived_houses());
    let count = houses.len();
    (count > 0).then(|| words::DerivedHouses { count, houses }.into())
}

/// Why each digit is once in a house; `None` if the grid says so itself.
fn reason(geometry: &Geometry, house: House) -> Option<Message> {
    let said = geometry.derivation(house)?;
    let outer = names::houses(geometry, said.outer.iter().copied());
    let inner = names::houses(geometry, said.inner.iter().copied());
    let cells = names::cells(geometry, geometry.cells_of(house));
    let house = geometry.house_name(house);
    Some(words::DerivedHouse { cells, house, inner, outer }.into())
}

/// Adds the houses that a message names.
fn houses_in(message: &Message, named: &mut Vec<HouseName>) {
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
