//! What the message files of a language hold: every message, and what it makes of its values.
//!
//! It is read off the files' syntax once. Rendering checks a message's values against it, and tests
//! and tools find by it what is missing, unused, or different from language to language. Calls of
//! functions are checked here too, in every variant, so that a mistake is found when a file is read
//! and not when its sentence happens to be said.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast;

use super::functions::Function;
use super::grammar::noun_term;
use super::kinds::{Kind, Kinds};
use super::source::{Source, SourceFault};
use super::words::Words;

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

/// Reads the catalogue of these files, later ones overriding earlier ones; also gives the faults.
pub(super) fn read(sources: &[Source], words: &Words) -> (Catalogue, Vec<SourceFault>) {
    let mut catalogue = Catalogue::new();
    let mut faults = Vec::new();
    for source in sources {
        for entry in source.resource.entries() {
            match entry {
                ast::Entry::Message(message) => {
                    let id = message.id.name;
                    forget(&mut catalogue, id);
                    let patterns = (message.value.iter().map(|value| (id.to_owned(), value)))
                        .chain(message.attributes.iter().map(|attribute| {
                            (format!("{id}.{}", attribute.id.name), &attribute.value)
                        }));
                    for (id, pattern) in patterns {
                        let mut reader = Reader::new(source, words, false);
                        reader.pattern(pattern);
                        faults.append(&mut reader.faults);
                        let _ = catalogue.insert(id, reader.entry);
                    }
                }
                ast::Entry::Term(term) => {
                    let mut reader = Reader::new(source, words, true);
                    reader.pattern(&term.value);
                    term.attributes.iter().for_each(|attribute| reader.pattern(&attribute.value));
                    faults.append(&mut reader.faults);
                }
                _ => {}
            }
        }
    }
    faults.extend(unknown_references(sources, &catalogue));
    follow_references(&mut catalogue);
    (catalogue, faults)
}

/// Takes a message and its attributes out.
fn forget(catalogue: &mut Catalogue, id: &str) {
    let attributes = format!("{id}.");
    let known: Vec<String> = (catalogue.range(id.to_owned()..).map(|(known, _)| known))
        .take_while(|known| known.starts_with(id))
        .filter(|known| *known == id || known.starts_with(&attributes))
        .cloned()
        .collect();
    for id in known {
        let _ = catalogue.remove(&id);
    }
}

/// Adds to every entry the values that the messages it refers to need.
fn follow_references(catalogue: &mut Catalogue) {
    loop {
        let mut changed = false;
        let referring: Vec<(String, BTreeSet<String>)> = (catalogue.iter())
            .filter(|(_, entry)| !entry.references.is_empty())
            .map(|(id, entry)| (id.clone(), entry.references.clone()))
            .collect();
        for (id, references) in referring {
            for reference in &references {
                let Some(needed) = catalogue.get(reference).map(|entry| entry.variables.clone())
                else {
                    continue;
                };
                if let Some(entry) = catalogue.get_mut(&id) {
                    for (name, kinds) in needed {
                        changed |= narrow(&mut entry.variables, &name, kinds);
                    }
                }
            }
        }
        if !changed {
            return;
        }
    }
}

/// Notes that a value is needed as one of these kinds. Says whether that is new.
fn narrow(variables: &mut BTreeMap<String, Kinds>, name: &str, kinds: Kinds) -> bool {
    let before = variables.get(name).copied();
    let after = before.map_or(kinds, |before| before.both(kinds));
    before != Some(after) && {
        let _ = variables.insert(name.to_owned(), after);
        true
    }
}

/// The references to messages that are not there.
fn unknown_references(sources: &[Source], catalogue: &Catalogue) -> Vec<SourceFault> {
    let mut faults = Vec::new();
    for (id, entry) in catalogue {
        for reference in entry.references.iter().filter(|known| !catalogue.contains_key(*known)) {
            let source = sources.iter().rfind(|source| source.name == entry.file);
            let problem = format!("{id} refers to {reference}, which is not there");
            faults.extend(source.map(|source| source.fault_in_message(id, problem)));
        }
    }
    faults
}

/// Reads one message, attribute or term.
struct Reader<'a> {
    source: &'a Source,
    words: &'a Words,
    /// In a term, variables are its own arguments and no values of a message.
    in_term: bool,
    entry: Entry,
    faults: Vec<SourceFault>,
}

impl<'a> Reader<'a> {
    fn new(source: &'a Source, words: &'a Words, in_term: bool) -> Self {
        let entry = Entry {
            file: source.name.clone(),
            variables: BTreeMap::new(),
            references: BTreeSet::new(),
        };
        Self { source, words, in_term, entry, faults: Vec::new() }
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, Kinds::PLAIN),
            ast::Expression::Select { selector, variants } => {
                if let ast::InlineExpression::StringLiteral { value }
                | ast::InlineExpression::NumberLiteral { value } = selector
                {
                    self.fault(value, "variants are chosen by a value, not by a literal".into());
                }
                self.inline(selector, Kinds::SELECTORS);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    /// Reads an expression whose value is used as one of `kinds`.
    fn inline(&mut self, inline: &ast::InlineExpression<&str>, kinds: Kinds) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                let _ = !self.in_term && narrow(&mut self.entry.variables, id.name, kinds);
            }
            ast::InlineExpression::MessageReference { id, attribute } => {
                let id = attribute.as_ref().map_or(id.name.to_owned(), |attribute| {
                    format!("{}.{}", id.name, attribute.name)
                });
                let _ = self.entry.references.insert(id);
            }
            ast::InlineExpression::TermReference { id, arguments, .. } => {
                if !self.words.has(id.name) {
                    self.fault(id.name, format!("there is no term -{}", id.name));
                }
                if let Some(arguments) = arguments {
                    let named = arguments.named.iter().map(|argument| &argument.value);
                    for argument in arguments.positional.iter().chain(named) {
                        self.inline(argument, Kinds::PLAIN);
                    }
                }
            }
            ast::InlineExpression::FunctionReference { id, arguments } => {
                self.function(id.name, arguments);
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            ast::InlineExpression::NumberLiteral { value } => {
                if value.len() > LONGEST_NUMBER {
                    self.fault(value, "the number is too long".into());
                }
            }
            ast::InlineExpression::StringLiteral { .. } => {}
        }
    }

    /// Reads a call of a function, and checks it.
    fn function(&mut self, name: &str, arguments: &ast::CallArguments<&str>) {
        let Some(function) = Function::named(name) else {
            self.fault(name, format!("there is no function {name}()"));
            return;
        };
        match arguments.positional.as_slice() {
            [argument] => {
                if !is_possible(argument, function) {
                    let accepts = function.accepts;
                    self.fault(name, format!("{name}() takes {accepts}, as a variable"));
                }
                self.inline(argument, function.accepts);
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

    /// Notes a fault where this piece of the file is.
    fn fault(&mut self, piece: &str, problem: String) {
        self.faults.push(self.source.fault_at(piece, problem));
    }
}

/// Whether a function can be given this expression.
fn is_possible(argument: &ast::InlineExpression<&str>, function: &Function) -> bool {
    match argument {
        ast::InlineExpression::VariableReference { .. } => true,
        ast::InlineExpression::NumberLiteral { .. } => function.accepts.contains(Kind::Number),
        _ => function.accepts.contains(Kind::Text),
    }
}

/// The ids of the messages and terms of a file with their places: term ids begin with a hyphen.
pub(super) fn ids(resource: &FluentResource) -> impl Iterator<Item = (String, &str)> {
    resource.entries().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some((message.id.name.to_owned(), message.id.name)),
        ast::Entry::Term(term) => Some((format!("-{}", term.id.name), term.id.name)),
        _ => None,
    })
}
