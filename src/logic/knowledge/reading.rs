//! Reading one RON file, with errors that name line, column and field.

use ron::error::{Error, SpannedError};
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{KnowledgeError, Problem, Rule};

/// A file of knowledge: its path below the knowledge folder, and its text.
pub(super) struct Source<'a> {
    pub(super) path: &'a str,
    pub(super) text: &'a str,
}

/// The body of a rule as text, whatever family it is of.
#[derive(Deserialize)]
#[serde(rename = "Rule")]
struct BodyText {
    body: Box<RawValue>,
}

/// The text of a file that says this; `None` if it cannot be written.
pub(super) fn text(content: &impl Serialize) -> Option<String> {
    let config = PrettyConfig::new().struct_names(true).new_line("\n");
    ron::ser::to_string_pretty(content, config).ok().map(|text| text + "\n")
}

impl Source<'_> {
    /// What the file says.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<T, KnowledgeError> {
        let extensions = Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME;
        let options = ron::Options::default().with_default_extension(extensions);
        options.from_str(self.text).map_err(|error| self.located(&error))
    }

    /// The text of a rule's body, its lines as far to the left as they were to each other.
    pub(super) fn body_text(&self) -> Result<String, KnowledgeError> {
        let text: BodyText = self.read()?;
        let mut lines = text.body.get_ron().trim().lines();
        let first = lines.next().unwrap_or("").to_owned();
        let rest: Vec<&str> = lines.map(str::trim_end).collect();
        let blanks = |line: &&str| line.len() - line.trim_start().len();
        let indent = rest.iter().filter(|line| !line.is_empty()).map(blanks).min().unwrap_or(0);
        let rest = rest.iter().map(|line| line.get(indent..).unwrap_or("").to_owned());
        Ok(std::iter::once(first).chain(rest).collect::<Vec<_>>().join("\n"))
    }

    /// The file's name without folders and ending.
    pub(super) fn name(&self) -> &str {
        let file = self.path.rsplit('/').next().unwrap_or(self.path);
        file.strip_suffix(".ron").unwrap_or(file)
    }

    /// Checks that what the file describes is called as the file is.
    pub(super) fn must_be_named(&self, name: &str) -> Result<(), KnowledgeError> {
        if name == self.name() { Ok(()) } else { Err(self.error(Problem::Name(name.to_owned()))) }
    }

    /// An error about the file as a whole.
    pub(super) fn error(&self, problem: Problem) -> KnowledgeError {
        KnowledgeError { file: self.path.to_owned(), line: 1, column: 1, problem }
    }

    /// Checks that the file lies in the folder of the rule's family, and that the rule's id is one.
    pub(super) fn must_be_rule(&self, rule: &Rule) -> Result<(), KnowledgeError> {
        let (id, family) = (rule.id.as_str(), rule.body.family());
        let is_of_ids = |letter| matches!(letter, 'a'..='z' | '0'..='9' | '-');
        if !id.starts_with(|first: char| first.is_ascii_lowercase()) || !id.chars().all(is_of_ids) {
            return Err(self.at_field("id", Problem::Id(id.to_owned())));
        }
        if self.path == format!("rules/{family}/{id}.ron") {
            Ok(())
        } else {
            Err(self.at_field("body", Problem::Family(family.to_owned())))
        }
    }

    /// An error with the place where a field of this name first stands.
    pub(super) fn at_field(&self, field: &str, problem: Problem) -> KnowledgeError {
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let is_field = |(at, _): &(usize, &str)| {
            let (before, after) = (&self.text[..*at], &self.text[at + field.len()..]);
            !before.ends_with(is_name) && after.trim_start().starts_with(':')
        };
        let at = self.text.match_indices(field).find(is_field).map_or(0, |(at, _)| at);
        let (line, column) = self.place(at);
        KnowledgeError { line, column, ..self.error(problem) }
    }

    /// An error with the place where this first stands in quotes.
    pub(super) fn at_quoted(&self, written: &str, problem: Problem) -> KnowledgeError {
        let at = self.text.find(&format!("\"{written}\"")).unwrap_or(0);
        let (line, column) = self.place(at);
        KnowledgeError { line, column, ..self.error(problem) }
    }

    /// The line and the column of a byte of the text.
    fn place(&self, at: usize) -> (usize, usize) {
        let before = &self.text[..at];
        let column = before.rsplit('\n').next().map_or(0, |text| text.chars().count()) + 1;
        (before.matches('\n').count() + 1, column)
    }

    /// The same error about a whole file, with the place where the name of a rule first stands in quotes.
    pub(super) fn at_rule(&self, error: KnowledgeError) -> KnowledgeError {
        let (Problem::NoRule(rule)
        | Problem::Twice(rule)
        | Problem::Circle(rule)
        | Problem::Order { rule, .. }
        | Problem::Supposing { rule, .. }) = &error.problem
        else {
            return error;
        };
        let Some(at) = self.text.rfind(&format!("\"{rule}\"")) else { return error };
        let (line, column) = self.place(at);
        KnowledgeError { line, column, ..error }
    }

    fn located(&self, error: &SpannedError) -> KnowledgeError {
        // An error about a name is found behind it; it is told where the name begins.
        let end = error.span.end;
        let (line, column) = match &error.code {
            Error::NoSuchStructField { found, .. } | Error::NoSuchEnumVariant { found, .. } => {
                self.start_of(found, end.line, end.col)
            }
            _ => self.skip_space(error.span.start.line, error.span.start.col),
        };
        let problem = match &error.code {
            Error::NoSuchStructField { expected, found, .. }
            | Error::NoSuchEnumVariant { expected, found, .. } => {
                Problem::Unknown { found: found.clone(), expected: expected.join(", ") }
            }
            Error::MissingStructField { field, .. } => Problem::Missing((*field).to_owned()),
            other => match self.field_before(line, column) {
                Some(field) => Problem::Value { field, reason: other.to_string() },
                None => Problem::Syntax(other.to_string()),
            },
        };
        KnowledgeError { file: self.path.to_owned(), line, column, problem }
    }

    /// The first place from this one on, in its line, that is not white space.
    fn skip_space(&self, line: usize, column: usize) -> (usize, usize) {
        let text = self.text.lines().nth(line.saturating_sub(1)).unwrap_or("");
        let rest = text.chars().skip(column.saturating_sub(1));
        (line, column + rest.take_while(|letter| letter.is_whitespace()).count())
    }

    /// The text up to a line and column, both from 1.
    fn before(&self, line: usize, column: usize) -> String {
        let mut lines = self.text.lines();
        let mut before: Vec<String> =
            lines.by_ref().take(line.saturating_sub(1)).map(str::to_owned).collect();
        let last = lines.next().unwrap_or("");
        before.push(last.chars().take(column.saturating_sub(1)).collect());
        before.join("\n")
    }

    /// Where the last occurrence of a name up to a place begins; the place itself if there is none.
    fn start_of(&self, name: &str, line: usize, column: usize) -> (usize, usize) {
        let before = self.before(line, column);
        let Some(start) = before.rfind(name) else { return (line, column) };
        let head = &before[..start];
        let in_line = head.rsplit('\n').next().unwrap_or(head).chars().count();
        (1 + head.matches('\n').count(), 1 + in_line)
    }

    /// The field whose value begins at, or goes over, this place.
    fn field_before(&self, line: usize, column: usize) -> Option<String> {
        let before = self.before(line, column);
        let (head, _) = before.rsplit_once(':')?;
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let name = head.trim_end().rsplit(|letter| !is_name(letter)).next()?;
        (!name.is_empty()).then(|| name.to_owned())
    }
}
