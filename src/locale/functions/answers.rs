//! What each function answers.

use fluent_bundle::types::FluentValue;

use super::call::Call;
use crate::locale::grammar::{list, sentence};
use crate::locale::options::{Form, Join};
use crate::message::{HouseName, Value};

/// `CELL` and `CELLS`.
pub(super) fn cells(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Cell(one)) => call.teller.cells(&[*one]).into(),
        Some(Value::Cells(cells)) => call.told(cells, |cells| call.teller.cells(cells)),
        _ => FluentValue::Error,
    }
}

/// `DIGIT` and `DIGITS`.
pub(super) fn digits(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Digit(digit)) => call.teller.digits(&[*digit]).into(),
        Some(Value::Digits(digits)) => call.told(digits, |digits| call.teller.digits(digits)),
        _ => FluentValue::Error,
    }
}

/// `HOUSE` and `HOUSES`.
pub(super) fn houses(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::House(house)) if call.teller.options.form == Form::Noun => {
            call.teller.house_noun(*house).into()
        }
        Some(Value::House(house)) => call.teller.houses(&[*house]).into(),
        Some(Value::Houses(houses)) if call.teller.options.form == Form::One => {
            call.told(houses, |houses| call.teller.one_of(houses[0]))
        }
        Some(Value::Houses(houses)) => call.told(houses, |houses| call.teller.houses(houses)),
        _ => FluentValue::Error,
    }
}

/// `KIND`.
pub(super) fn kind(call: &Call<'_>) -> FluentValue<'static> {
    let word = |house: &HouseName| house.called.map_or(house.kind, |called| called.word);
    let houses: &[HouseName] = match call.value() {
        Some(Value::House(house)) => std::slice::from_ref(house),
        Some(Value::Houses(houses)) => houses,
        _ => return FluentValue::Error,
    };
    match houses {
        [first, rest @ ..] if rest.iter().all(|house| word(house) == word(first)) => {
            word(first).as_str().into()
        }
        _ => "mixed".into(),
    }
}

/// `PLACEMENTS`.
pub(super) fn placements(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Placements(all)) => call.told(all, |all| call.teller.placements(all)),
        _ => FluentValue::Error,
    }
}

/// `ELIMINATIONS`.
pub(super) fn eliminations(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Eliminations(all)) => call.told(all, |all| call.teller.eliminations(all)),
        _ => FluentValue::Error,
    }
}

/// `COUNT`.
pub(super) fn count(call: &Call<'_>) -> FluentValue<'static> {
    let length = || call.length().and_then(|length| i64::try_from(length).ok());
    match call.number().or_else(length) {
        Some(number) => call.teller.count(number).into(),
        None => FluentValue::Error,
    }
}

/// `LENGTH`.
pub(super) fn length(call: &Call<'_>) -> FluentValue<'static> {
    call.length().map_or(FluentValue::Error, FluentValue::from)
}

/// `ORDINAL`.
pub(super) fn ordinal(call: &Call<'_>) -> FluentValue<'static> {
    match call.number() {
        Some(number) => call.teller.ordinal(number).into(),
        None => FluentValue::Error,
    }
}

/// `LIST`.
pub(super) fn list(call: &Call<'_>) -> FluentValue<'static> {
    let Some((Value::Messages(messages), typed)) = call.value().zip(call.typed) else {
        return FluentValue::Error;
    };
    let join = call.teller.options.join;
    let deeper = usize::from(join == Join::Numbered);
    call.told(messages, |messages| {
        let items: Vec<String> =
            messages.iter().map(|message| call.inner(message, deeper)).collect();
        let depth = typed.rendering.depth;
        call.teller.started(list::join(call.teller.grammar.words(), &items, join, depth))
    })
}

/// `MESSAGE`.
pub(super) fn message(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Message(message)) => call.teller.started(call.inner(message, 0)).into(),
        _ => FluentValue::Error,
    }
}

/// `SENTENCE`.
pub(super) fn sentence(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Message(message)) => sentence::whole(&call.inner(message, 0)).into(),
        _ => FluentValue::Error,
    }
}

/// `CAPITAL`.
pub(super) fn capital(call: &Call<'_>) -> FluentValue<'static> {
    match call.argument {
        FluentValue::String(text) => sentence::capital(text).into(),
        _ => FluentValue::Error,
    }
}
