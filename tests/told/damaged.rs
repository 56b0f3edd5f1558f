//! What [`super::fault`] finds: a sentence that was damaged has a fault.

use super::{Named, fault, ruled_out};
use crate::support::classic;
use crate::support::states::in_examples;
use duvod::explanation::{is_long, sentence};
use duvod::message::{Message, Value};
use duvod::proof::Fact;

/// The message with each value changed in turn by `change`, where that changes it.
fn tampered(message: &Message, change: &dyn Fn(&Value) -> Option<Value>) -> Vec<Message> {
    let mut all = Vec::new();
    for (place, (name, value)) in message.args.iter().enumerate() {
        let changed = match value {
            Value::Message(inner) => {
                tampered(inner, change).into_iter().map(|it| Value::Message(Box::new(it))).collect()
            }
            Value::Messages(inner) => {
                let at = |(number, one): (usize, &Message)| {
                    let put = move |it: Message| {
                        let mut list = inner.clone();
                        list[number] = it;
                        Value::Messages(list)
                    };
                    tampered(one, change).into_iter().map(put).collect::<Vec<_>>()
                };
                inner.iter().enumerate().flat_map(at).collect::<Vec<_>>()
            }
            _ => Vec::from_iter(change(value)),
        };
        for value in changed {
            let mut copy = message.clone();
            copy.args[place] = (*name, value);
            all.push(copy);
        }
    }
    all
}

/// Every so tampered sentence about an elimination has a fault, and there are some.
fn all_have_faults(change: &dyn Fn(&Named, &Value) -> Option<Value>) {
    let mut count = 0;
    for (state, step) in in_examples() {
        let mut known = Named::default();
        known.step(classic(), &state, &step);
        let message = sentence(classic(), &state, &step);
        for tampered in tampered(&message, &|value| change(&known, value)) {
            count += 1;
            assert!(fault(classic(), &state, &step, &tampered).is_some(), "{tampered:?}");
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn a_foreign_cell_is_found() {
    all_have_faults(&|known, value| {
        let foreign = classic().cells().find(|cell| !known.cells.contains(cell))?;
        match value {
            Value::Cells(cells) if !cells.is_empty() => {
                let mut cells = cells.clone();
                cells[0] = classic().cell_name(foreign);
                Some(Value::Cells(cells))
            }
            Value::Cell(_) => Some(Value::Cell(classic().cell_name(foreign))),
            _ => None,
        }
    });
}

#[test]
fn a_foreign_digit_or_house_is_found() {
    all_have_faults(&|known, value| match value {
        Value::Digit(_) => {
            let foreign = classic().digits().find(|digit| !known.digits.contains(digit))?;
            Some(Value::Digit(classic().digit_name(foreign)))
        }
        Value::House(_) => {
            let foreign = classic().groups().find(|group| !known.groups.contains(group))?;
            Some(Value::House(classic().house_name(foreign)))
        }
        _ => None,
    });
}

#[test]
fn a_conclusion_without_a_reason_is_found() {
    let mut count = 0;
    for (state, step) in in_examples() {
        let message = sentence(classic(), &state, &step);
        // What is told of a step with one conclusion less leaves that one out.
        if step.conclusions.len() > 1 && step.cases.is_empty() && !is_long(&step) {
            let mut less = step.clone();
            let _ = less.conclusions.pop();
            if !step.claims.is_empty() && matches!(step.conclusions[0].fact, Fact::Absent(..)) {
                count += 1;
                let told = sentence(classic(), &state, &less);
                assert!(fault(classic(), &state, &step, &told).is_some(), "{told:?}");
            }
        }
        // So does one whose reasons lack one.
        let reasons = message.args.iter().position(|(name, _)| *name == "reasons");
        if let (Some(place), Some(_)) = (reasons, ruled_out(classic(), &message, &[])) {
            let mut less = message.clone();
            if let Value::Messages(list) = &mut less.args[place].1
                && list.len() > 1
                && ruled_out(classic(), &list[0], &[]).is_some()
            {
                count += 1;
                let _ = list.pop();
                assert!(fault(classic(), &state, &step, &less).is_some(), "{less:?}");
            }
        }
    }
    assert!(count > 20, "{count}");
}
