//! Typed values inside Fluent.
//!
//! Fluent knows text and numbers. Everything else of a message goes through it as a [`Typed`], which
//! keeps the value as it is for the function that will tell it, together with the [`Rendering`] it
//! belongs to: which language, which coordinates, how deep inside lists, and where faults go.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use fluent_bundle::types::{FluentType, FluentValue};

use super::coordinates::Coordinates;
use super::error::{MessageFault, Problem};
use super::quoted::quoted;
use crate::message::{Message, Value};

/// What says messages and shows values: a language.
pub(super) trait Speaker: Send + Sync {
    /// The text of a message in this rendering. Faults are noted in it; where there is one that keeps the text from being
    /// made, the id in brackets stands for it.
    fn say(&self, message: &Message, rendering: Rendering) -> String;

    /// The text of a typed value that a message shows without naming a function.
    fn show(&self, typed: &Typed) -> String;
}

/// The rendering of one message, and what its inner messages share with it.
#[derive(Clone)]
pub(super) struct Rendering {
    /// The language.
    speaker: Arc<dyn Speaker>,
    /// How cells are called.
    pub(super) coordinates: Coordinates,
    /// The id of the message that is being said.
    pub(super) message: String,
    /// The number of numbered lists it is inside of.
    pub(super) depth: usize,
    /// What has gone wrong so far, in the whole of it.
    faults: Faults,
}

/// The faults of a message and of those inside it, as they are met.
#[derive(Clone, Default)]
pub(super) struct Faults(Arc<Mutex<Vec<MessageFault>>>);

impl Faults {
    /// Adds one.
    fn add(&self, fault: MessageFault) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(fault);
    }

    /// All of them, taken out.
    pub(super) fn take(&self) -> Vec<MessageFault> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Rendering {
    /// The rendering of an outermost message.
    pub(super) fn new(speaker: Arc<dyn Speaker>, coordinates: Coordinates, message: &str) -> Self {
        let faults = Faults::default();
        Self { speaker, coordinates, message: message.to_owned(), depth: 0, faults }
    }

    /// The text of the message that it is the rendering of.
    pub(super) fn say(self, message: &Message) -> String {
        let speaker = Arc::clone(&self.speaker);
        speaker.say(message, self)
    }

    /// The text of a message inside this one, so many numbered lists deeper.
    pub(super) fn say_inside(&self, message: &Message, deeper: usize) -> String {
        let depth = self.depth + deeper;
        Self { message: message.id.to_string(), depth, ..self.clone() }.say(message)
    }

    /// Notes a fault of the message that is being said.
    pub(super) fn fault(&self, problem: Problem) {
        self.faults.add(MessageFault { message: self.message.clone(), problem });
    }

    /// Where the faults of the whole go.
    pub(super) fn faults(&self) -> Faults {
        self.faults.clone()
    }
}

impl fmt::Debug for Rendering {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Rendering({})", self.message)
    }
}

/// A value on its way through Fluent.
#[derive(Clone, Debug)]
pub(super) struct Typed {
    /// The value.
    pub(super) value: Arc<Value>,
    /// What it is rendered for.
    pub(super) rendering: Arc<Rendering>,
}

impl PartialEq for Typed {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl FluentType for Typed {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.rendering.speaker.show(self).into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.rendering.speaker.show(self).into()
    }
}

/// A message's value as Fluent takes it: numbers and text as its own, everything else typed.
pub(super) fn fluent_value<'a>(
    name: &str,
    value: &'a Value,
    rendering: &Arc<Rendering>,
) -> FluentValue<'a> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Decimal(number) => FluentValue::from(*number),
        Value::Text(text) => FluentValue::from(quoted(name, text)),
        value => FluentValue::Custom(Box::new(Typed {
            value: Arc::new(value.clone()),
            rendering: Arc::clone(rendering),
        })),
    }
}
