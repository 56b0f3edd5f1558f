//! One message file: its text, its syntax, and the places of faults in it.

use fluent_bundle::FluentResource;
use fluent_syntax::ast;

use super::error::FileFault;

/// How many braces may be open at once.
const DEEPEST: usize = 64;

/// A fault of a message file, with its place.
pub(super) type SourceFault = FileFault;

/// A message file that has been read.
pub(super) struct Source {
    /// The file's name.
    pub(super) name: String,
    /// Its messages and terms.
    pub(super) resource: FluentResource,
}

impl Source {
    /// Reads a file. What of it cannot be read is told as faults, and the rest is there.
    pub(super) fn read(name: &str, text: &str) -> (Self, Vec<SourceFault>) {
        if let Some(at) = too_deep(text) {
            // Whoever reads it goes as deep as it is.
            let (source, mut faults) = Self::read(name, "");
            let before = text.get(..at).unwrap_or_default();
            let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
            let line = before.matches('\n').count() + 1;
            let problem = format!("more than {DEEPEST} braces are open");
            faults.push(SourceFault { file: name.to_owned(), line, column, problem });
            return (source, faults);
        }
        let (resource, errors) = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let source = Self { name: name.to_owned(), resource };
        let mut faults: Vec<SourceFault> = (errors.iter())
            .map(|error| source.fault(error.pos.start, error.kind.to_string()))
            .collect();
        for (id, place) in ids(&source.resource) {
            if id.chars().any(|letter| !matches!(letter, 'a'..='z' | '0'..='9' | '-')) {
                let problem = format!("{id}: an id has small letters, figures and hyphens only");
                faults.push(source.fault_at(place, problem));
            }
        }
        (source, faults)
    }

    /// A fault where this piece of the file's text is.
    pub(super) fn fault_at(&self, piece: &str, problem: String) -> SourceFault {
        let start = self.resource.source().as_ptr().addr();
        self.fault(piece.as_ptr().addr().saturating_sub(start), problem)
    }

    /// A fault in a message, which may be named with an attribute.
    pub(super) fn fault_in_message(&self, id: &str, problem: String) -> SourceFault {
        let id = id.split_once('.').map_or(id, |(id, _)| id);
        let place = ids(&self.resource).filter(|(known, _)| known == id).last();
        match place {
            Some((_, piece)) => self.fault_at(piece, problem),
            None => self.fault(0, problem),
        }
    }

    /// A fault at a byte of the file's text.
    fn fault(&self, at: usize, problem: String) -> SourceFault {
        let text = self.resource.source();
        let before = text.get(..at).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        SourceFault {
            file: self.name.clone(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            problem,
        }
    }
}

/// Where more braces are open than anybody opens, if that is so.
fn too_deep(text: &str) -> Option<usize> {
    let mut open = 0_usize;
    text.bytes().position(|byte| {
        match byte {
            b'{' => open += 1,
            b'}' => open = open.saturating_sub(1),
            _ => {}
        }
        open > DEEPEST
    })
}

/// The ids of the messages and terms of a file with their places: term ids begin with a hyphen.
pub(super) fn ids(resource: &FluentResource) -> impl Iterator<Item = (String, &str)> {
    resource.entries().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some((message.id.name.to_owned(), message.id.name)),
        ast::Entry::Term(term) => Some((format!("-{}", term.id.name), term.id.name)),
        _ => None,
    })
}
