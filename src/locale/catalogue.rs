//! What the message files of a language hold: every message, and what it makes of its values.
//!
//! It is read off the files' syntax once. Rendering checks a message's values against it, and tests
//! and tools find by it what is missing, unused, or different from language to language. Calls of
//! functions are checked here too, in every variant, so that a mistake is found when a file is read
//! and not when its sentence happens to be said.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;

use super::functions::Function;
use super::grammar::noun_term;
use super::kinds::{Kind, Kinds};
use super::lexicon::Lexicon;
use super::signatures;
use super::source::{Source, SourceFault};
use super::uses::{self, Uses, Watch};

/// One message, or one attribute of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The file it is in.
    pub file: String,
    /// The values that it needs, with those of the messages it refers to, and what each may be.
    pub variables: BTreeMap<String, Kinds>,
    /// The messages that it refers to, `id` or `id.attribute`.
    pub references: BTreeSet<String>,
}

/// The longest number that a file may hold: Fluent's plural rules panic on what is too long.
const LONGEST_NUMBER: usize = 15;

/// The messages and attributes of a language by their ids, an attribute as `id.attribute`.
pub type Catalogue = BTreeMap<String, Entry>;

/// What was read so far: of each message and attribute the file that it is in, and what it uses.
type Read = BTreeMap<String, (String, Uses)>;

/// Reads the catalogue of these files, later ones overriding earlier ones; also gives the faults.
pub(super) fn read(sources: &[Source], words: &Lexicon) -> (Catalogue, Vec<SourceFault>) {
    let mut read: Read = BTreeMap::new();
    let mut faults = Vec::new();
    for source in sources {
        let mut checks = Checks { source, words, faults: Vec::new() };
        for entry in source.resource.entries() {
            match entry {
                ast::Entry::Message(message) => {
                    let id = message.id.name;
                    forget(&mut read, id);
                    let patterns = (message.value.iter().map(|value| (id.to_owned(), value)))
                        .chain(message.attributes.iter().map(|attribute| {
                            (format!("{id}.{}", attribute.id.name), &attribute.value)
                        }));
                    for (id, pattern) in patterns {
                        let mut uses = Uses::default();
                        uses.read(pattern, false, &mut checks);
                        let _ = read.insert(id, (source.name.clone(), uses));
                    }
                }
                ast::Entry::Term(term) => {
                    let texts = term.attributes.iter().map(|attribute| &attribute.value);
                    for text in std::iter::once(&term.value).chain(texts) {
                        Uses::default().read(text, true, &mut checks);
                    }
                }
                _ => {}
            }
        }
        faults.append(&mut checks.faults);
    }
    faults.extend(unknown_references(sources, &read));
    uses::follow_references(&mut read, |(_, uses)| uses);
    let entry = |(file, uses): (String, Uses)| Entry {
        file,
        variables: uses.variables,
        references: uses.references,
    };
    (read.into_iter().map(|(id, told)| (id, entry(told))).collect(), faults)
}

/// Takes a message and its attributes out.
fn forget(read: &mut Read, id: &str) {
    let attributes = format!("{id}.");
    let known: Vec<String> = (read.range(id.to_owned()..).map(|(known, _)| known))
        .take_while(|known| known.starts_with(id))
        .filter(|known| *known == id || known.starts_with(&attributes))
        .cloned()
        .collect();
    for id in known {
        let _ = read.remove(&id);
    }
}

/// The references to messages that are not there.
fn unknown_references(sources: &[Source], read: &Read) -> Vec<SourceFault> {
    let mut faults = Vec::new();
    for (id, (file, uses)) in read {
        for reference in uses.references.iter().filter(|known| !read.contains_key(*known)) {
            let source = sources.iter().rfind(|source| source.name == *file);
            let problem = format!("{id} refers to {reference}, which is not there");
            faults.extend(source.map(|source| source.fault_in_message(id, problem)));
        }
    }
    faults
}

/// The messages of a catalogue that use values which they are not given, or as what they are not.
pub(super) fn not_given(
    sources: &[Source],
    catalogue: &Catalogue,
    given: &Catalogue,
) -> Vec<SourceFault> {
    let mut faults = Vec::new();
    for (id, entry) in catalogue {
        let Some(known) = given.get(id) else { continue };
        for (name, used) in &entry.variables {
            let problem = match known.variables.get(name) {
                None => format!("{id} is not given ${name}"),
                Some(known) if known.both(*used).is_empty() => {
                    format!("{id} is given ${name} as {known}, not as {used}")
                }
                Some(_) => continue,
            };
            let source = sources.iter().rfind(|source| source.name == entry.file);
            faults.extend(source.map(|source| source.fault_in_message(id, problem)));
        }
    }
    faults
}

/// Checks the texts of a file as they are read.
struct Checks<'a> {
    source: &'a Source,
    words: &'a Lexicon,
    faults: Vec<SourceFault>,
}

impl Checks<'_> {
    /// Notes a fault where this piece of the file is.
    fn fault(&mut self, piece: &str, problem: String) {
        self.faults.push(self.source.fault_at(piece, problem));
    }
}

impl Watch for Checks<'_> {
    fn chosen_by_literal(&mut self, literal: &str) {
        self.fault(literal, "variants are chosen by a value, not by a literal".into());
    }

    fn number(&mut self, literal: &str) {
        if literal.len() > LONGEST_NUMBER {
            self.fault(literal, "the number is too long".into());
        }
    }

    fn term(&mut self, name: &str) {
        if !self.words.has(name) {
            self.fault(name, format!("there is no term -{name}"));
        }
    }

    fn call(&mut self, name: &str, arguments: &ast::CallArguments<&str>) {
        let (Some(function), Some(accepted)) = (Function::named(name), signatures::accepted(name))
        else {
            return self.fault(name, format!("there is no function {name}()"));
        };
        match arguments.positional.as_slice() {
            [argument] => {
                if !is_possible(argument, accepted) {
                    self.fault(name, format!("{name}() takes {accepted}, as a variable"));
                }
            }
            _ => self.fault(name, format!("{name}() takes one value")),
        }
        let given = arguments.named.iter().filter_map(|argument| match argument.value {
            ast::InlineExpression::StringLiteral { value }
            | ast::InlineExpression::NumberLiteral { value } => Some((argument.name.name, value)),
            _ => None,
        });
        match function.options(given) {
            Err(problem) => self.fault(name, format!("in {name}(): {problem}")),
            Ok(options) => {
                if let Some(noun) = options.noun
                    && !self.words.has(&noun_term(&noun))
                {
                    self.fault(name, format!("in {name}(): there is no term -noun-{noun}"));
                }
            }
        }
    }
}

/// Whether a function can be given this expression.
fn is_possible(argument: &ast::InlineExpression<&str>, accepted: Kinds) -> bool {
    match argument {
        ast::InlineExpression::VariableReference { .. } => true,
        ast::InlineExpression::NumberLiteral { .. } => accepted.contains(Kind::Number),
        _ => accepted.contains(Kind::Text),
    }
}
