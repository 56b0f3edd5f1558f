//! One language: its files read, checked and ready to say messages.

use std::collections::HashMap;
use std::sync::Arc;

use once_cell::sync::Lazy;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use super::catalogue::{self, Catalogue, Entry};
use super::embedded::{self, FALLBACK};
use super::error::{LocaleError, MessageFault, Problem};
use super::functions;
use super::grammar::{self, Grammar, number};
use super::kinds::{Kind, Kinds};
use super::lexicon::Lexicon;
use super::quoted::seen;
use super::source::{self, Source, SourceFault};
use super::typed::{Rendering, Speaker, Typed, fluent_value};
use crate::message::{Message, Value};

/// A line break in a message file, between Fluent's taking it in and [`folded`].
const LINE_BREAK: &str = "\u{e000}";

/// Decimals are smaller than this: Fluent's plural rules panic on what does not fit in 64 bits.
const LARGEST_DECIMAL: f64 = 1e18;

/// What a fault names in the place of a message when functions could not be given to a bundle.
const FUNCTIONS: &str = "functions";

/// The words of the fallback language.
static FALLBACK_WORDS: Lazy<Arc<Lexicon>> = Lazy::new(|| {
    let sources = embedded::files(FALLBACK).map(|(name, text)| Source::read(name, text).0);
    Arc::new(Lexicon::read(&sources.collect::<Vec<_>>(), None))
});

/// A language that can be spoken.
pub(super) struct Language {
    tag: String,
    bundle: FluentBundle<FluentResource>,
    grammar: Arc<dyn Grammar>,
    catalogue: Catalogue,
    is_extended: bool,
}

impl Language {
    /// Reads a language: its embedded files, and over them the extra ones.
    ///
    /// # Errors
    ///
    /// If there is no file at all, or any fault in one.
    pub(super) fn read(tag: &str, extra: &[(&str, &str)]) -> Result<Self, LocaleError> {
        let unknown = || LocaleError::UnknownLanguage {
            tag: tag.to_owned(),
            known: embedded::tags().into_iter().map(str::to_owned).collect(),
        };
        let identifier: LanguageIdentifier = tag.parse().map_err(|_| unknown())?;
        let mut faults = Vec::new();
        let mut sources = read_layer(embedded::files(tag), &mut faults);
        sources.extend(read_layer(extra.iter().copied(), &mut faults));
        if sources.is_empty() {
            return Err(unknown());
        }
        let fallback = (tag != FALLBACK).then(|| Arc::clone(&FALLBACK_WORDS));
        let words = Arc::new(Lexicon::read(&sources, fallback));
        let (catalogue, mut found) = catalogue::read(&sources, &words);
        faults.append(&mut found);
        if !extra.is_empty() {
            faults.extend(catalogue::not_given(&sources, &catalogue, &given(tag)));
        }
        if !faults.is_empty() {
            return Err(LocaleError::Files(faults));
        }
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        bundle.set_transform(Some(|text| text.replace('\n', LINE_BREAK).into()));
        bundle.set_formatter(Some(match number::Marks::of(&words) {
            number::COMMA => number::with_comma,
            _ => number::with_point,
        }));
        let grammar = grammar::of_language(tag, words);
        for source in sources {
            bundle.add_resource_overriding(source.resource);
        }
        functions::register(&mut bundle, &grammar).map_err(|error| LocaleError::Unsayable {
            language: tag.to_owned(),
            faults: vec![MessageFault {
                message: FUNCTIONS.to_owned(),
                problem: Problem::Fluent(error.to_string()),
            }],
        })?;
        Ok(Self {
            tag: tag.to_owned(),
            bundle,
            grammar,
            catalogue,
            is_extended: extra.iter().any(|(_, text)| !text.is_empty()),
        })
    }

    /// The tag of the language.
    pub(super) fn tag(&self) -> &str {
        &self.tag
    }

    /// Whether there are words of a user's in it.
    pub(super) const fn is_extended(&self) -> bool {
        self.is_extended
    }

    /// All messages of the language.
    pub(super) fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The pattern of a message or attribute, formatted. Fluent's reports go to the rendering.
    fn format(
        &self,
        id: &str,
        arguments: &FluentArgs<'_>,
        rendering: &Rendering,
    ) -> Option<String> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, rest)| (id, Some(rest)));
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors);
        for error in errors {
            rendering.fault(Problem::Fluent(error.to_string()));
        }
        Some(seen(&folded(&text)).into_owned())
    }
}

impl Speaker for Language {
    fn say(&self, message: &Message, rendering: Rendering) -> String {
        let id = message.id.as_ref();
        let Some(entry) = self.catalogue.get(id) else {
            if let Some(otherwise) = message.otherwise() {
                return rendering.say_inside(otherwise, 0);
            }
            rendering.fault(Problem::Missing);
            return bracketed(id);
        };
        let problems = problems(message, entry);
        let complete = problems.is_empty();
        for problem in problems {
            rendering.fault(problem);
        }
        if !complete {
            return bracketed(id);
        }
        let rendering = Arc::new(rendering);
        let values = message.args.iter();
        let arguments: FluentArgs<'_> =
            values.map(|(name, value)| (*name, fluent_value(name, value, &rendering))).collect();
        self.format(id, &arguments, &rendering).unwrap_or_else(|| {
            rendering.fault(Problem::Missing);
            bracketed(id)
        })
    }

    fn show(&self, typed: &Typed) -> String {
        functions::shown(self.grammar.as_ref(), typed)
    }
}

/// What keeps a message from being said with the values it carries.
fn problems(message: &Message, entry: &Entry) -> Vec<Problem> {
    let given = |name: &str| {
        message.args.iter().find_map(|(known, value)| (*known == name).then_some(value))
    };
    let problem = |(name, accepted): (&String, &Kinds)| match given(name) {
        None => Some(Problem::MissingArgument(name.clone())),
        Some(value) if !accepted.contains(kind_of(value)) => Some(Problem::WrongType {
            argument: name.clone(),
            expected: accepted.to_string(),
            found: kind_of(value).name(),
        }),
        Some(Value::Decimal(number)) if number.is_nan() || number.abs() >= LARGEST_DECIMAL => {
            Some(Problem::NoNumber(name.clone()))
        }
        Some(_) => None,
    };
    entry.variables.iter().filter_map(problem).collect()
}

/// The kind of a value.
fn kind_of(value: &Value) -> Kind {
    match value {
        Value::Number(_) => Kind::Number,
        Value::Decimal(_) => Kind::Decimal,
        Value::Text(_) => Kind::Text,
        Value::Cell(_) => Kind::Cell,
        Value::Cells(_) => Kind::Cells,
        Value::Digit(_) => Kind::Digit,
        Value::Digits(_) => Kind::Digits,
        Value::House(_) => Kind::House,
        Value::Houses(_) => Kind::Houses,
        Value::Placements(_) => Kind::Placements,
        Value::Eliminations(_) => Kind::Eliminations,
        Value::Message(_) => Kind::Message,
        Value::Messages(_) => Kind::Messages,
    }
}

/// Which values messages are given: what the embedded files of the language use, or of the one that stands in for it.
fn given(tag: &str) -> Catalogue {
    let tag = if embedded::files(tag).next().is_some() { tag } else { FALLBACK };
    // What is built in has no faults.
    let sources = read_layer(embedded::files(tag), &mut Vec::new());
    let fallback = (tag != FALLBACK).then(|| Arc::clone(&FALLBACK_WORDS));
    catalogue::read(&sources, &Lexicon::read(&sources, fallback)).0
}

/// What stands for a message that cannot be said.
pub(super) fn bracketed(id: &str) -> String {
    format!("[{id}]")
}

/// Reads files that stand beside each other: none of them may say again what another one says.
fn read_layer<'a>(
    files: impl Iterator<Item = (&'a str, &'a str)>,
    faults: &mut Vec<SourceFault>,
) -> Vec<Source> {
    let mut sources: Vec<Source> = Vec::new();
    let mut seen: HashMap<String, String> = HashMap::new();
    for (name, text) in files {
        let (source, mut found) = Source::read(name, text);
        faults.append(&mut found);
        for (id, place) in source::ids(&source.resource) {
            if let Some(other) = seen.insert(id.clone(), name.to_owned()) {
                faults.push(source.fault_at(place, format!("{id} is in {other} already")));
            }
        }
        sources.push(source);
    }
    sources
}

/// The text with its line breaks made spaces; where there was an empty line, a paragraph ends.
fn folded(text: &str) -> String {
    if !text.contains(LINE_BREAK) {
        return text.to_owned();
    }
    let mut result = String::with_capacity(text.len());
    let mut empty_lines = 0;
    for line in text.split(LINE_BREAK) {
        let line = line.trim_matches(' ');
        if line.is_empty() {
            empty_lines += 1;
            continue;
        }
        if !result.is_empty() {
            result.push_str(if empty_lines > 0 { "\n\n" } else { " " });
        }
        empty_lines = 0;
        result.push_str(line);
    }
    result
}
