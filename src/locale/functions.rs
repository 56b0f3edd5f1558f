//! The functions that messages call, all in one table.
//!
//! What a function takes and which options it knows is said once, in [`ALL`]: the reader of message
//! files checks every call by it, and the bundle of every language gets its functions from it. So a
//! call that reaches a function here has been checked, and its value has too.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentValue;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};

use super::Coordinates;
use super::error::Problem;
use super::grammar::phrase::Teller;
use super::grammar::{Grammar, kind_name, list, sentence};
use super::kinds::{Kind, Kinds};
use super::options::{Form, Options};
use super::typed::{Rendering, Typed};
use crate::message::{HouseName, Message, Value};

/// A function that messages can call.
pub(super) struct Function {
    /// Its name in messages.
    pub(super) name: &'static str,
    /// What its one value may be.
    pub(super) accepts: Kinds,
    /// The options it knows.
    options: &'static [&'static str],
    /// The noun that `noun: "yes"` stands for.
    noun: &'static str,
    /// What it answers.
    answer: fn(&Call<'_>) -> FluentValue<'static>,
}

/// One call of a function.
struct Call<'a> {
    /// The function's name.
    name: &'static str,
    /// The value as Fluent has it.
    argument: &'a FluentValue<'a>,
    /// The value if it is a typed one.
    typed: Option<&'a Typed>,
    /// What tells the phrases.
    teller: Teller<'a>,
}

/// The name of Fluent's own function, whose options are Fluent's.
const NUMBER: &str = "NUMBER";

/// Every list of things that can be counted.
const LISTS: [Kind; 6] =
    [Kind::Cells, Kind::Digits, Kind::Houses, Kind::Placements, Kind::Eliminations, Kind::Messages];

/// A number, or a list that has a length.
const COUNTABLE: Kinds =
    Kinds::of(&[Kind::Number, LISTS[0], LISTS[1], LISTS[2], LISTS[3], LISTS[4], LISTS[5]]);

/// The options of names that stand in a sentence.
const ONE: &[&str] = &["case", "prep", "noun", "start"];

/// The options of lists of names.
const MANY: &[&str] = &["case", "prep", "noun", "join", "start"];

/// All the functions.
pub(super) static ALL: [Function; 17] = [
    function("CELL", Kinds::of(&[Kind::Cell]), ONE, "cell", tell_cells),
    function("CELLS", Kinds::of(&[Kind::Cell, Kind::Cells]), MANY, "cell", tell_cells),
    function(
        "DIGIT",
        Kinds::of(&[Kind::Digit]),
        &["case", "prep", "noun", "form", "number", "start"],
        "digit",
        tell_digits,
    ),
    function(
        "DIGITS",
        Kinds::of(&[Kind::Digit, Kind::Digits]),
        &["case", "prep", "noun", "join", "form", "number", "start"],
        "digit",
        tell_digits,
    ),
    function(
        "HOUSE",
        Kinds::of(&[Kind::House]),
        &["case", "prep", "form", "number", "start"],
        "house",
        tell_houses,
    ),
    function(
        "HOUSES",
        Kinds::of(&[Kind::House, Kind::Houses]),
        &["case", "prep", "join", "start"],
        "house",
        tell_houses,
    ),
    function("KIND", Kinds::of(&[Kind::House, Kind::Houses]), &[], "house", tell_kind),
    function(
        "PLACEMENTS",
        Kinds::of(&[Kind::Placements]),
        &["join", "start"],
        "cell",
        tell_placements,
    ),
    function(
        "ELIMINATIONS",
        Kinds::of(&[Kind::Eliminations]),
        &["start"],
        "cell",
        tell_eliminations,
    ),
    function("COUNT", COUNTABLE, &["case", "prep", "noun", "form", "start"], "cell", tell_count),
    function("LENGTH", Kinds::of(&LISTS), &[], "cell", tell_length),
    function("ORDINAL", Kinds::of(&[Kind::Number]), ONE, "step", tell_ordinal),
    function("LIST", Kinds::of(&[Kind::Messages]), &["join", "start"], "message", tell_list),
    function("MESSAGE", Kinds::of(&[Kind::Message]), &["start"], "message", tell_message),
    function("SENTENCE", Kinds::of(&[Kind::Message]), &[], "message", tell_sentence),
    function("CAPITAL", Kinds::of(&[Kind::Text]), &[], "text", tell_capital),
    function(
        NUMBER,
        Kinds::of(&[Kind::Number, Kind::Decimal]),
        &["minimumFractionDigits", "maximumFractionDigits", "useGrouping", "type"],
        "number",
        tell_number,
    ),
];

/// One row of the table.
const fn function(
    name: &'static str,
    accepts: Kinds,
    options: &'static [&'static str],
    noun: &'static str,
    answer: fn(&Call<'_>) -> FluentValue<'static>,
) -> Function {
    Function { name, accepts, options, noun, answer }
}

impl Function {
    /// The function of that name.
    pub(super) fn named(name: &str) -> Option<&'static Self> {
        ALL.iter().find(|function| function.name == name)
    }

    /// Reads the options of a call.
    ///
    /// # Errors
    ///
    /// If the function does not know an option, or the option has no such value.
    pub(super) fn options<'a>(
        &self,
        given: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Result<Options, String> {
        let mut options = Options::default();
        for (name, value) in given {
            if !self.options.contains(&name) {
                return Err(format!("{}() has no option {name}", self.name));
            }
            if self.name != NUMBER {
                options.set(name, value, self.noun)?;
            }
        }
        Ok(options)
    }
}

/// Gives a bundle its functions.
///
/// # Errors
///
/// If the bundle has something of a function's name.
pub(super) fn register(
    bundle: &mut FluentBundle<FluentResource>,
    grammar: &Arc<dyn Grammar>,
) -> Result<(), FluentError> {
    bundle.add_builtins()?;
    for function in ALL.iter().filter(|function| function.name != NUMBER) {
        let grammar = Arc::clone(grammar);
        bundle.add_function(function.name, move |positional, named| {
            call(function, grammar.as_ref(), positional, named)
        })?;
    }
    Ok(())
}

/// The text of a typed value that a message shows without naming a function.
pub(super) fn shown(typed: &Typed) -> String {
    let name = match &*typed.value {
        Value::Number(_) | Value::Decimal(_) | Value::Text(_) | Value::Messages(_) => {
            return String::new();
        }
        Value::Cell(_) | Value::Cells(_) => "CELLS",
        Value::Digit(_) | Value::Digits(_) => "DIGITS",
        Value::House(_) | Value::Houses(_) => "HOUSES",
        Value::Placements(_) => "PLACEMENTS",
        Value::Eliminations(_) => "ELIMINATIONS",
        Value::Message(_) => "MESSAGE",
    };
    let argument = FluentValue::Custom(Box::new(typed.clone()));
    let grammar = typed.rendering.language.grammar();
    let answer = Function::named(name)
        .map(|function| call(function, grammar, &[argument], &FluentArgs::new()));
    match answer {
        Some(FluentValue::String(text)) => text.into_owned(),
        _ => String::new(),
    }
}

/// Calls a function.
fn call(
    function: &Function,
    grammar: &dyn Grammar,
    positional: &[FluentValue<'_>],
    named: &FluentArgs<'_>,
) -> FluentValue<'static> {
    let Some(argument) = positional.first() else {
        return FluentValue::Error;
    };
    let typed = match argument {
        FluentValue::Custom(custom) => (**custom).as_any().downcast_ref::<Typed>(),
        _ => None,
    };
    let given = named.iter().filter_map(|(name, value)| match value {
        FluentValue::String(text) => Some((name, text.as_ref())),
        _ => None,
    });
    let Ok(options) = function.options(given) else {
        return FluentValue::Error;
    };
    let coordinates = typed.map_or(Coordinates::A1, |typed| typed.rendering.coordinates);
    let teller = Teller { grammar, options: &options, coordinates };
    (function.answer)(&Call { name: function.name, argument, typed, teller })
}

impl Call<'_> {
    /// The typed value.
    fn value(&self) -> Option<&Value> {
        self.typed.map(|typed| &*typed.value)
    }

    /// The value if it is a number.
    fn number(&self) -> Option<i64> {
        match self.argument {
            FluentValue::Number(number) => Some(number.into()),
            _ => None,
        }
    }

    /// How many there are in the value if it is a list.
    fn length(&self) -> Option<usize> {
        match self.value()? {
            Value::Cells(list) => Some(list.len()),
            Value::Digits(list) => Some(list.len()),
            Value::Houses(list) => Some(list.len()),
            Value::Placements(list) => Some(list.len()),
            Value::Eliminations(list) => Some(list.len()),
            Value::Messages(list) => Some(list.len()),
            _ => None,
        }
    }

    /// The text of a list that has items. A list without any is a fault.
    fn told<T>(&self, items: &[T], tell: impl FnOnce(&[T]) -> String) -> FluentValue<'static> {
        if let (true, Some(typed)) = (items.is_empty(), self.typed) {
            typed.rendering.fault(Problem::EmptyList(self.name));
        }
        tell(items).into()
    }

    /// The text of a message inside the one that is being said.
    fn inner(&self, message: &Message, deeper: usize) -> String {
        let Some(typed) = self.typed else {
            return String::new();
        };
        let rendering: Rendering = typed.rendering.inside(message, deeper);
        rendering.say(message)
    }
}

fn tell_cells(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Cell(cell)) => call.teller.cells(&[*cell]).into(),
        Some(Value::Cells(cells)) => call.told(cells, |cells| call.teller.cells(cells)),
        _ => FluentValue::Error,
    }
}

fn tell_digits(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Digit(digit)) => call.teller.digits(&[*digit]).into(),
        Some(Value::Digits(digits)) => call.told(digits, |digits| call.teller.digits(digits)),
        _ => FluentValue::Error,
    }
}

fn tell_houses(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::House(house)) if call.teller.options.form == Form::Noun => {
            call.teller.house_noun(*house).into()
        }
        Some(Value::House(house)) => call.teller.houses(&[*house]).into(),
        Some(Value::Houses(houses)) => call.told(houses, |houses| call.teller.houses(houses)),
        _ => FluentValue::Error,
    }
}

fn tell_kind(call: &Call<'_>) -> FluentValue<'static> {
    let houses: &[HouseName] = match call.value() {
        Some(Value::House(house)) => std::slice::from_ref(house),
        Some(Value::Houses(houses)) => houses,
        _ => return FluentValue::Error,
    };
    match houses {
        [first, rest @ ..] if rest.iter().all(|house| house.kind == first.kind) => {
            kind_name(first.kind).into()
        }
        _ => "mixed".into(),
    }
}

fn tell_placements(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Placements(all)) => call.told(all, |all| call.teller.placements(all)),
        _ => FluentValue::Error,
    }
}

fn tell_eliminations(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Eliminations(all)) => call.told(all, |all| call.teller.eliminations(all)),
        _ => FluentValue::Error,
    }
}

fn tell_count(call: &Call<'_>) -> FluentValue<'static> {
    let length = || call.length().and_then(|length| i64::try_from(length).ok());
    match call.number().or_else(length) {
        Some(number) => call.teller.count(number).into(),
        None => FluentValue::Error,
    }
}

fn tell_length(call: &Call<'_>) -> FluentValue<'static> {
    call.length().map_or(FluentValue::Error, FluentValue::from)
}

fn tell_ordinal(call: &Call<'_>) -> FluentValue<'static> {
    match call.number() {
        Some(number) => call.teller.ordinal(number).into(),
        None => FluentValue::Error,
    }
}

fn tell_list(call: &Call<'_>) -> FluentValue<'static> {
    let Some((Value::Messages(messages), typed)) = call.value().zip(call.typed) else {
        return FluentValue::Error;
    };
    let join = call.teller.options.join;
    let deeper = usize::from(join == list::Join::Numbered);
    call.told(messages, |messages| {
        let items: Vec<String> =
            messages.iter().map(|message| call.inner(message, deeper)).collect();
        let depth = typed.rendering.depth;
        call.teller.started(list::join(call.teller.grammar.words(), &items, join, depth))
    })
}

fn tell_message(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Message(message)) => call.teller.started(call.inner(message, 0)).into(),
        _ => FluentValue::Error,
    }
}

fn tell_sentence(call: &Call<'_>) -> FluentValue<'static> {
    match call.value() {
        Some(Value::Message(message)) => sentence::whole(&call.inner(message, 0)).into(),
        _ => FluentValue::Error,
    }
}

fn tell_capital(call: &Call<'_>) -> FluentValue<'static> {
    match call.argument {
        FluentValue::String(text) => sentence::capital(text).into(),
        _ => FluentValue::Error,
    }
}

fn tell_number(_: &Call<'_>) -> FluentValue<'static> {
    FluentValue::Error
}
