//! The functions that messages call, all in one table.
//!
//! What a function takes and which options it knows is said once, in [`ALL`]: the reader of message
//! files checks every call by it, and the bundle of every language gets its functions from it. So a
//! call that reaches a function here has been checked, and its value has too.

mod answers;

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentValue;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};

use super::Coordinates;
use super::grammar::Grammar;
use super::grammar::phrase::Teller;
use super::kinds::{Kind, Kinds};
use super::options::Options;
use super::typed::Typed;
use crate::message::Value;

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
    /// What it answers; nothing for Fluent's own function.
    answer: Option<Answer>,
}

/// What a function answers to a call.
type Answer = fn(&Call<'_>) -> FluentValue<'static>;

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

/// The most decimal places a message can ask for.
const MOST_PLACES: u8 = 9;

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
    function("CELL", Kinds::of(&[Kind::Cell]), ONE, "cell", answers::cells),
    function("CELLS", Kinds::of(&[Kind::Cell, Kind::Cells]), MANY, "cell", answers::cells),
    function(
        "DIGIT",
        Kinds::of(&[Kind::Digit]),
        &["case", "prep", "noun", "form", "number", "start"],
        "digit",
        answers::digits,
    ),
    function(
        "DIGITS",
        Kinds::of(&[Kind::Digit, Kind::Digits]),
        &["case", "prep", "noun", "join", "form", "number", "start"],
        "digit",
        answers::digits,
    ),
    function(
        "HOUSE",
        Kinds::of(&[Kind::House]),
        &["case", "prep", "form", "number", "start"],
        "house",
        answers::houses,
    ),
    function(
        "HOUSES",
        Kinds::of(&[Kind::House, Kind::Houses]),
        &["case", "prep", "join", "start"],
        "house",
        answers::houses,
    ),
    function("KIND", Kinds::of(&[Kind::House, Kind::Houses]), &[], "house", answers::kind),
    function(
        "PLACEMENTS",
        Kinds::of(&[Kind::Placements]),
        &["join", "start"],
        "cell",
        answers::placements,
    ),
    function(
        "ELIMINATIONS",
        Kinds::of(&[Kind::Eliminations]),
        &["start"],
        "cell",
        answers::eliminations,
    ),
    function(
        "COUNT",
        COUNTABLE,
        &["case", "prep", "noun", "form", "start"],
        "cell",
        answers::count,
    ),
    function("LENGTH", Kinds::of(&LISTS), &[], "cell", answers::length),
    function("ORDINAL", Kinds::of(&[Kind::Number]), ONE, "step", answers::ordinal),
    function("LIST", Kinds::of(&[Kind::Messages]), &["join", "start"], "message", answers::list),
    function("MESSAGE", Kinds::of(&[Kind::Message]), &["start"], "message", answers::message),
    function("SENTENCE", Kinds::of(&[Kind::Message]), &[], "message", answers::sentence),
    function("CAPITAL", Kinds::of(&[Kind::Text]), &[], "text", answers::capital),
    Function {
        name: "NUMBER",
        accepts: Kinds::of(&[Kind::Number, Kind::Decimal]),
        options: &["minimumFractionDigits", "maximumFractionDigits", "useGrouping", "type"],
        noun: "number",
        answer: None,
    },
];

/// One row of the table.
const fn function(
    name: &'static str,
    accepts: Kinds,
    options: &'static [&'static str],
    noun: &'static str,
    answer: Answer,
) -> Function {
    Function { name, accepts, options, noun, answer: Some(answer) }
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
            match self.answer {
                Some(_) => options.set(name, value, self.noun)?,
                None => check_number_option(name, value)?,
            }
        }
        if options.join.is_for_messages() && !self.accepts.contains(Kind::Messages) {
            return Err("only messages are joined so".into());
        }
        Ok(options)
    }
}

/// Checks an option of Fluent's `NUMBER`, which itself takes anything: a million decimal places too.
fn check_number_option(name: &str, value: &str) -> Result<(), String> {
    let known = match name {
        "useGrouping" => ["true", "false"].contains(&value),
        "type" => ["cardinal", "ordinal"].contains(&value),
        _ => value.parse::<u8>().is_ok_and(|places| places <= MOST_PLACES),
    };
    if known { Ok(()) } else { Err(format!("the option {name} cannot be \"{value}\"")) }
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
    for function in ALL.iter().filter(|function| function.answer.is_some()) {
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
    let Some(answer) = function.answer else {
        return FluentValue::Error;
    };
    answer(&Call { name: function.name, argument, typed, teller })
}
