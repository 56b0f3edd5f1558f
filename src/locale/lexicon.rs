//! The words of a language that functions need: nouns with their forms, the names of digits, number
//! words, prepositions, conjunctions.
//!
//! They are terms of the language's own files, such as
//!
//! ```text
//! -noun-cell = políčko
//!     .gender = neuter
//!     .genitive = políčka
//!     .plural = políčka
//!     .plural-genitive = políček
//! ```
//!
//! so a word is added or mended without a compiler. A form that is not given is the nearest one
//! that is (the case, the plural, the word itself); a word that a language does not have is taken
//! from the fallback language, so that nothing is ever blank.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use fluent_syntax::ast;

use super::options::Case;
use super::source::Source;

/// The words of one language.
#[derive(Debug, Default)]
pub(super) struct Lexicon {
    /// Each form under `term` or `term.attribute`.
    forms: HashMap<String, String>,
    /// The terms that there are.
    terms: HashSet<String>,
    /// Where words come from that are not here.
    fallback: Option<Arc<Lexicon>>,
}

impl Lexicon {
    /// The words among the terms of these files, later ones overriding earlier ones.
    pub(super) fn read(sources: &[Source], fallback: Option<Arc<Self>>) -> Self {
        let mut words = Self { fallback, ..Self::default() };
        for entry in sources.iter().flat_map(|source| source.resource.entries()) {
            if let ast::Entry::Term(term) = entry {
                words.add(term);
            }
        }
        words
    }

    /// Takes in one term, in the place of an earlier one of that name.
    fn add(&mut self, term: &ast::Term<&str>) {
        let name = term.id.name;
        if !self.terms.insert(name.to_owned()) {
            let attributes = format!("{name}.");
            self.forms.retain(|form, _| form != name && !form.starts_with(&attributes));
        }
        if let Some(text) = plain(&term.value) {
            let _ = self.forms.insert(name.to_owned(), text);
        }
        for attribute in &term.attributes {
            if let Some(text) = plain(&attribute.value) {
                let _ = self.forms.insert(format!("{name}.{}", attribute.id.name), text);
            }
        }
    }

    /// Whether the language, or the one it falls back to, has the word.
    pub(super) fn has(&self, term: &str) -> bool {
        self.terms.contains(term) || self.fallback.as_ref().is_some_and(|other| other.has(term))
    }

    /// One attribute of a word, if the word has it.
    pub(super) fn attribute(&self, term: &str, attribute: &str) -> Option<&str> {
        if self.terms.contains(term) {
            return self.forms.get(&format!("{term}.{attribute}")).map(String::as_str);
        }
        self.fallback.as_ref()?.attribute(term, attribute)
    }

    /// The word itself; a word that no language has is shown by its own name.
    pub(super) fn word<'a>(&'a self, term: &'a str) -> &'a str {
        if let Some(text) = self.forms.get(term) {
            return text;
        }
        self.fallback.as_ref().map_or(term, |other| other.word(term))
    }

    /// The first of these attributes that the word has, else the word itself.
    pub(super) fn form<'a>(&'a self, term: &'a str, attributes: &[&str]) -> &'a str {
        (attributes.iter())
            .find_map(|attribute| self.attribute(term, attribute))
            .unwrap_or_else(|| self.word(term))
    }

    /// A noun-like word in a case and number.
    pub(super) fn declined(&self, term: &str, case: Case, plural: bool) -> String {
        let case = case.name();
        let text = if plural {
            self.form(term, &[&format!("plural-{case}"), "plural"])
        } else {
            self.form(term, &[case])
        };
        text.to_owned()
    }
}

/// The text of a pattern that has nothing but text in it.
fn plain(pattern: &ast::Pattern<&str>) -> Option<String> {
    let parts = pattern.elements.iter().map(|element| match element {
        ast::PatternElement::TextElement { value } => Some(*value),
        ast::PatternElement::Placeable { .. } => None,
    });
    parts.collect()
}
