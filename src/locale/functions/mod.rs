//! The functions that messages call, all in one table.
//!
//! Which options a function knows is said once, in [`ALL`], and what it takes in `signatures`: the reader of message
//! files checks every call by them, and the bundle of every language gets its functions from it. So a
//! call that reaches a function here has been checked, and its value has too.

mod answers;
mod call;

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentValue;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};

use super::coordinates::Coordinates;
use super::grammar::Grammar;
use super::grammar::phrase::Teller;
use super::kinds::Kind;
use super::options::Options;
use super::signatures;
use super::typed::Typed;
use crate::message::Value;
use call::Call;

/// A function that messages can call.
pub(super) struct Function {
    /// Its name in messages.
    pub(super) name: &'static str,
    /// The options it knows.
    options: &'static [&'static str],
    /// The noun that `noun: "yes"` stands for.
    noun: &'static str,
    /// What it answers; nothing for Fluent's own function.
    answer: Option<Answer>,
}

/// What a function answers to a call.
type Answer = fn(&Call<'_>) -> FluentValue<'static>;

/// The most decimal places a message can ask for.
const MOST_PLACES: u8 = 9;

/// The options of names that stand in a sentence.
const ONE: &[&str] = &["case", "prep", "noun", "start"];

/// The options of lists of names.
const MANY: &[&str] = &["case", "prep", "noun", "join", "start"];

/// All the functions.
pub(super) static ALL: [Function; 17] = [
    function("CELL", ONE, "cell", answers::cells),
    function("CELLS", MANY, "cell", answers::cells),
    function(
        "DIGIT",
        &["case", "prep", "noun", "form", "number", "start"],
        "digit",
        answers::digits,
    ),
    function(
        "DIGITS",
        &["case", "prep", "noun", "join", "form", "number", "start"],
        "digit",
        answers::digits,
    ),
    function("HOUSE", &["case", "prep", "form", "number", "start"], "house", answers::houses),
    function("HOUSES", &["case", "prep", "join", "form", "start"], "house", answers::houses),
    function("KIND", &[], "house", answers::kind),
    function("PLACEMENTS", &["join", "start"], "cell", answers::placements),
    function("ELIMINATIONS", &["start"], "cell", answers::eliminations),
    function("COUNT", &["case", "prep", "noun", "form", "start"], "cell", answers::count),
    function("LENGTH", &[], "cell", answers::length),
    function("ORDINAL", ONE, "step", answers::ordinal),
    function("LIST", &["join", "start"], "message", answers::list),
    function("MESSAGE", &["start"], "message", answers::message),
    function("SENTENCE", &[], "message", answers::sentence),
    function("CAPITAL", &[], "text", answers::capital),
    Function {
        name: "NUMBER",
        options: &["minimumFractionDigits", "maximumFractionDigits", "useGrouping", "type"],
        noun: "number",
        answer: None,
    },
];

/// One row of the table.
const fn function(
    name: &'static str,
    options: &'static [&'static str],
    noun: &'static str,
    answer: Answer,
) -> Function {
    Function { name, options, noun, answer: Some(answer) }
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
        if options.join.is_for_messages() && !takes(self.name, Kind::Messages) {
            return Err("only messages are joined so".into());
        }
        Ok(options)
    }
}

/// Whether the function of that name takes values of this kind.
fn takes(name: &str, kind: Kind) -> bool {
    signatures::accepted(name).is_some_and(|accepted| accepted.contains(kind))
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
pub(super) fn shown(grammar: &dyn Grammar, typed: &Typed) -> String {
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
