//! One call of a function, with what its value holds.

use fluent_bundle::types::FluentValue;

use crate::locale::error::Problem;
use crate::locale::grammar::phrase::Teller;
use crate::locale::typed::Typed;
use crate::message::{Message, Value};

/// One call of a function.
pub(super) struct Call<'a> {
    /// The function's name.
    pub(super) name: &'static str,
    /// The value as Fluent has it.
    pub(super) argument: &'a FluentValue<'a>,
    /// The value if it is a typed one.
    pub(super) typed: Option<&'a Typed>,
    /// What tells the phrases.
    pub(super) teller: Teller<'a>,
}

impl Call<'_> {
    /// The typed value.
    pub(super) fn value(&self) -> Option<&Value> {
        self.typed.map(|typed| &*typed.value)
    }

    /// The value if it is a number.
    pub(super) fn number(&self) -> Option<i64> {
        match self.argument {
            FluentValue::Number(number) => Some(number.into()),
            _ => None,
        }
    }

    /// How many there are in the value if it is a list.
    pub(super) fn length(&self) -> Option<usize> {
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
    pub(super) fn told<T>(
        &self,
        items: &[T],
        tell: impl FnOnce(&[T]) -> String,
    ) -> FluentValue<'static> {
        if let (true, Some(typed)) = (items.is_empty(), self.typed) {
            typed.rendering.fault(Problem::EmptyList(self.name));
        }
        tell(items).into()
    }

    /// The text of a message inside the one that is being said.
    pub(super) fn inner(&self, message: &Message, deeper: usize) -> String {
        let Some(typed) = self.typed else {
            return String::new();
        };
        typed.rendering.say_inside(message, deeper)
    }
}
