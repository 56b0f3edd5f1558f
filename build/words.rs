//! A typed constructor for each message, made from its texts.
//!
//! What a message needs is read from its Fluent texts, by the same walk as at run time: the function that tells a value
//! says its type. A value that is missing, superfluous or of another type does not compile; languages that disagree
//! fail the build with the place.
//!
//! Messages of data (rules, profiles) are named by the data, and have none.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fluent_syntax::ast;
use fluent_syntax::parser;

use crate::kinds::{Kind, Kinds};
use crate::uses::{Uses, follow_references};

/// What begins the id of a message that belongs to an item of the knowledge base, whose name follows.
const OF_DATA: [&str; 5] = ["rule-", "example-", "experiment-", "named-profile-", "constraint-"];

/// What begins the ids of the two messages that tell one shape of steps.
const LENGTHS: [&str; 2] = ["step-", "brief-"];

/// A message of one language.
struct Told {
    /// `FILE:LINE`.
    place: String,
    uses: Uses,
}

/// The messages of one language, by their ids.
type Language = BTreeMap<String, Told>;

/// The Rust source of all constructors, from the message files: their path, `TAG/FILE.ftl`, and text.
///
/// # Errors
///
/// If a file cannot be read as Fluent, or languages disagree about a message; a line for each, with its place.
pub(crate) fn constructors(files: &[(String, String)]) -> Result<String, String> {
    let mut languages: BTreeMap<&str, Language> = BTreeMap::new();
    let mut faults = Vec::new();
    for (path, text) in files {
        let tag = path.split_once('/').map_or("", |(tag, _)| tag);
        read(path, text, languages.entry(tag).or_default(), &mut faults);
    }
    for language in languages.values_mut() {
        follow_references(language, |told| &mut told.uses);
    }
    let messages = agreed(&languages, &mut faults);
    if faults.is_empty() { Ok(written(&messages)) } else { Err(faults.join("\n")) }
}

/// Reads the messages of one file; messages only, without attributes, which belong to data.
fn read(path: &str, text: &str, language: &mut Language, faults: &mut Vec<String>) {
    let line_of = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    for error in errors {
        faults.push(format!("locales/{path}:{}: {}", line_of(error.pos.start), error.kind));
    }
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        if OF_DATA.iter().any(|data| id.starts_with(data)) {
            continue;
        }
        let Some(value) = &message.value else { continue };
        let mut uses = Uses::default();
        uses.read(value, false, &mut ());
        let at = id.as_ptr().addr() - text.as_ptr().addr();
        let place = format!("locales/{path}:{}", line_of(at));
        if let Some(before) = language.insert(id.to_owned(), Told { place: place.clone(), uses }) {
            faults.push(format!("{place}: {id} is already at {}", before.place));
        }
    }
}

/// What all languages say of a message.
struct Agreed {
    /// Where the first language has it.
    place: String,
    variables: BTreeMap<String, Kinds>,
}

/// The messages with what their values may be in every language.
fn agreed(
    languages: &BTreeMap<&str, Language>,
    faults: &mut Vec<String>,
) -> BTreeMap<String, Agreed> {
    let mut messages: BTreeMap<String, Agreed> = BTreeMap::new();
    for language in languages.values() {
        for (id, told) in language {
            let place = || told.place.clone();
            let known = messages
                .entry(id.clone())
                .or_insert_with(|| Agreed { place: place(), variables: BTreeMap::new() });
            for (name, &kinds) in &told.uses.variables {
                let before = known.variables.get(name).copied().unwrap_or(kinds);
                if before.both(kinds).is_empty() {
                    faults.push(format!(
                        "{}: {id}: ${name} is {kinds}, but {before} at {}",
                        told.place, known.place
                    ));
                }
                let _ = known.variables.insert(name.clone(), before.both(kinds));
            }
        }
    }
    for (tag, language) in languages {
        for (id, known) in messages.iter().filter(|(id, _)| !language.contains_key(*id)) {
            faults.push(format!("{}: {id} is missing in locales/{tag}", known.place));
        }
    }
    for (id, known) in &messages {
        for (name, &kinds) in known.variables.iter().filter(|(_, kinds)| field(**kinds).is_none()) {
            faults.push(format!(
                "{}: {id}: what ${name} is ({kinds}) must be told by a function",
                known.place
            ));
        }
    }
    messages
}

/// The type of a field.
enum Field {
    /// This very type.
    Exactly(&'static str),
    /// What can be made into this type.
    Into(&'static str),
}

/// The type of the field for a value that may be of these kinds; none if the texts do not tell.
fn field(kinds: Kinds) -> Option<Field> {
    let may_be = |kind: Kind| kinds.contains(kind);
    let lists = [
        (Kind::Cells, "Vec<CellName>"),
        (Kind::Digits, "Vec<DigitName>"),
        (Kind::Houses, "Vec<HouseName>"),
        (Kind::Placements, "Vec<(CellName, DigitName)>"),
        (Kind::Eliminations, "Vec<(DigitName, Vec<CellName>)>"),
        (Kind::Messages, "Vec<Message>"),
    ];
    let ones = [(Kind::Cell, "CellName"), (Kind::Digit, "DigitName"), (Kind::House, "HouseName")];
    let mut of_lists = lists.iter().filter(|(kind, _)| may_be(*kind));
    if may_be(Kind::Text) {
        Some(Field::Into("Shown"))
    } else if may_be(Kind::Number) {
        Some(Field::Into("Number"))
    } else if let Some((_, list)) = of_lists.next() {
        of_lists.next().is_none().then_some(Field::Exactly(list))
    } else if may_be(Kind::Message) {
        Some(Field::Into("Message"))
    } else {
        ones.iter().find(|(kind, _)| may_be(*kind)).map(|(_, one)| Field::Exactly(one))
    }
}

/// The source of all constructors.
fn written(messages: &BTreeMap<String, Agreed>) -> String {
    let mut source = String::new();
    let of_shape = |id: &str| {
        let shape = LENGTHS.iter().find_map(|length| id.strip_prefix(length));
        shape.is_some_and(|shape| {
            LENGTHS.iter().all(|length| messages.contains_key(&format!("{length}{shape}")))
        })
    };
    for (id, agreed) in messages.iter().filter(|(id, _)| !of_shape(id)) {
        let _ = if agreed.variables.is_empty() {
            write_label(&mut source, id, &agreed.place)
        } else {
            write_one(&mut source, id, &agreed.place, &agreed.variables, false)
        };
    }
    let [full, brief] = LENGTHS;
    source.push_str(
        "/// Shapes of steps, each told in two lengths.\n#[allow(clippy::wildcard_imports, reason = \"what the types of fields need\")]\npub mod shapes {\nuse super::*;\n",
    );
    for (id, told) in messages {
        let Some(shape) = id.strip_prefix(full) else { continue };
        let Some(short) = messages.get(&format!("{brief}{shape}")) else { continue };
        let mut variables = told.variables.clone();
        for (name, &kinds) in &short.variables {
            let both = variables.get(name).map_or(kinds, |before| before.both(kinds));
            let _ = variables.insert(name.clone(), both);
        }
        let _ = write_one(&mut source, shape, &told.place, &variables, true);
    }
    source.push_str("}\n");
    source
}

/// Writes the constant of a message without values.
fn write_label(source: &mut String, id: &str, place: &str) -> std::fmt::Result {
    let name = type_name(id);
    writeln!(source, "/// `{id}`, see {place}.\npub const {name}: Label = Label({id:?});")
}

/// Writes the type of a message with values, or of a shape, and how it becomes a message.
fn write_one(
    source: &mut String,
    id: &str,
    place: &str,
    variables: &BTreeMap<String, Kinds>,
    is_shape: bool,
) -> std::fmt::Result {
    let name = type_name(id);
    let (mut generics, mut bounds, mut fields, mut values) =
        <(String, String, String, String)>::default();
    for (index, (variable, &kinds)) in variables.iter().enumerate() {
        let Some(field) = field(kinds) else { continue };
        let (of, value) = match field {
            Field::Exactly(kind) => (kind.to_owned(), format!("words.{variable}")),
            Field::Into(kind) => {
                write!(generics, "T{index},")?;
                write!(bounds, "T{index}: Into<{kind}>,")?;
                (format!("T{index}"), format!("Into::<{kind}>::into(words.{variable})"))
            }
        };
        writeln!(fields, "    /// `${variable}`.\n    pub {variable}: {of},")?;
        write!(values, ".with({variable:?}, {value})")?;
    }
    writeln!(source, "/// `{id}`, see {place}.")?;
    writeln!(source, "pub struct {name}<{generics}> {{\n{fields}}}")?;
    if generics.is_empty() && !is_shape {
        writeln!(
            source,
            "impl {name} {{\n    /// The id of the message.\n    pub const ID: &'static str = {id:?};\n}}"
        )?;
    }
    if is_shape {
        let [full, brief] = LENGTHS;
        writeln!(
            source,
            "impl<{bounds}> StepWording for {name}<{generics}> {{\n    #[inline]\n    fn told(self, length: Length) -> Message {{\n        \
             let words = self;\n        Message::new(match length {{ Length::Full => \"{full}{id}\", \
             Length::Brief => \"{brief}{id}\" }}){values}\n    }}\n}}"
        )
    } else {
        writeln!(
            source,
            "impl<{bounds}> From<{name}<{generics}>> for Message {{\n    #[inline]\n    fn from(words: {name}<{generics}>) -> \
             Self {{\n        Self::new({id:?}){values}\n    }}\n}}"
        )
    }
}

/// `WhyHeld` of `why-held`.
fn type_name(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
    };
    id.split('-').map(capital).collect::<Vec<String>>().concat()
}
