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

use std::collections::HashMap;
use std::sync::Arc;

use fluent_syntax::ast;

use super::options::Case;
use super::source::Source;

/// The words of one language.
#[derive(Debug, Default)]
pub(super) struct Lexicon {
    words: HashMap<String, Word>,
    /// Where words come from that are not here.
    fallback: Option<Arc<Lexicon>>,
}

/// One word with its forms.
#[derive(Debug)]
struct Word {
    /// The word itself, if it is plain text.
    text: Option<String>,
    /// Its attributes by their names, such as its cases.
    forms: Vec<(String, String)>,
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
        let attributes = term.attributes.iter();
        let form = |attribute: &ast::Attribute<&str>| {
            Some((attribute.id.name.to_owned(), plain(&attribute.value)?))
        };
        let word = Word { text: plain(&term.value), forms: attributes.filter_map(form).collect() };
        let _ = self.words.insert(term.id.name.to_owned(), word);
    }

    /// Whether the language, or the one it falls back to, has the word.
    pub(super) fn has(&self, term: &str) -> bool {
        self.words.contains_key(term) || self.fallback.as_ref().is_some_and(|other| other.has(term))
    }

    /// One attribute of a word, if the word has it.
    pub(super) fn attribute(&self, term: &str, attribute: &str) -> Option<&str> {
        let Some(word) = self.words.get(term) else {
            return self.fallback.as_ref()?.attribute(term, attribute);
        };
        let mut forms = word.forms.iter().rev();
        forms.find_map(|(name, text)| (name == attribute).then_some(text.as_str()))
    }

    /// The word itself; a word that no language has is shown by its own name.
    pub(super) fn word<'a>(&'a self, term: &'a str) -> &'a str {
        if let Some(text) = self.words.get(term).and_then(|word| word.text.as_deref()) {
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
