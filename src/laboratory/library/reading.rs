//! Reading a library: one case a line, errors with line and column.

use std::collections::BTreeSet;

use super::{LibraryCase, LibraryError, LibraryFault};
use duvod::grid::{
    Candidate, Cell, Digit, DigitSet, Geometry, StateText, StateTextError, parse_candidate,
};
use duvod::proof::Fact;

/// The fields of a case, and what stands before the first colon. The last one may be left out.
const FIELDS: usize = 8;

/// Reads the cases of a library, at least one. Blank lines and lines that begin with `#` are passed over.
///
/// # Errors
/// [`LibraryError`] says where the first thing is that is wrong, and what was expected there.
pub fn read_library(text: &str, geometry: &Geometry) -> Result<Vec<LibraryCase>, LibraryError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut cases = Vec::new();
    let mut end = (1, 1);
    for (index, text) in text.lines().enumerate() {
        let line = CaseLine { number: index + 1, geometry };
        if !text.trim().is_empty() && !text.starts_with('#') {
            cases.push(line.case(text)?);
        }
        end = (line.number, text.chars().count() + 1);
    }
    let (line, column) = end;
    let nothing = LibraryError { line, column, fault: LibraryFault::Nothing };
    if cases.is_empty() { Err(nothing) } else { Ok(cases) }
}

/// One line of a library.
struct CaseLine<'a> {
    number: usize,
    geometry: &'a Geometry,
}

/// A part of a line, and the column that it begins in.
#[derive(Clone, Copy)]
struct Field<'a> {
    column: usize,
    text: &'a str,
}

impl<'a> Field<'a> {
    /// The column just behind it.
    fn end(self) -> usize {
        self.column + self.text.chars().count()
    }

    /// The parts between these separators, empty ones too.
    fn split(self, separator: char) -> impl Iterator<Item = Field<'a>> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let part = Field { column, text };
            column = part.end() + 1;
            part
        })
    }
}

impl CaseLine<'_> {
    fn case(&self, text: &str) -> Result<LibraryCase, LibraryError> {
        let fields: Vec<Field<'_>> = Field { column: 1, text }.split(':').collect();
        if !text.starts_with(':') {
            return Err(self.error(1, LibraryFault::Start));
        }
        let (code, digits, grid, removed, eliminations, placements) = match fields.as_slice() {
            &[_, code, digits, grid, removed, eliminations, placements]
            | &[_, code, digits, grid, removed, eliminations, placements, _] => {
                (code, digits, grid, removed, eliminations, placements)
            }
            other => {
                let fault = LibraryFault::Fields { expected: FIELDS - 1, found: other.len() - 1 };
                let extra = other.get(FIELDS).map(|field| field.column - 1);
                let end = Field { column: 1, text }.end();
                return Err(self.error(extra.unwrap_or(end), fault));
            }
        };
        let (number, variant) = self.code(code)?;
        let mut state = self.grid(grid)?;
        state.removed = self.candidates(removed)?;
        let mut facts: BTreeSet<Fact> = BTreeSet::new();
        facts.extend(self.facts(eliminations, Fact::Absent)?);
        facts.extend(self.facts(placements, Fact::Holds)?);
        let digits = self.digits(digits)?;
        let case = LibraryCase { line: self.number, code: number, variant, digits, state, facts };
        if case.facts.is_empty() && !case.must_fail() {
            return Err(self.error(eliminations.column, LibraryFault::NoConclusion));
        }
        Ok(case)
    }

    fn code(&self, field: Field<'_>) -> Result<(String, Option<String>), LibraryError> {
        let (code, variant) = match field.text.split_once('-') {
            Some((code, variant)) => (code, Some(variant)),
            None => (field.text, None),
        };
        let is_code = !code.is_empty() && code.chars().all(|letter| letter.is_ascii_digit());
        if !is_code || variant.is_some_and(str::is_empty) {
            return Err(self.error(field.column, LibraryFault::Code(field.text.to_owned())));
        }
        Ok((code.to_owned(), variant.map(str::to_owned)))
    }

    fn digits(&self, field: Field<'_>) -> Result<DigitSet, LibraryError> {
        let digit = |(column, symbol)| {
            let digit: Option<Digit> = self.geometry.digit(symbol);
            digit.ok_or_else(|| self.error(column, LibraryFault::Digit(symbol)))
        };
        (field.column..).zip(field.text.chars()).map(digit).collect()
    }

    fn grid(&self, field: Field<'_>) -> Result<StateText, LibraryError> {
        StateText::parse(field.text, self.geometry).map_err(|error| match error {
            StateTextError::Character { position, found } => {
                self.error(field.column + position - 1, LibraryFault::Cell(found))
            }
            StateTextError::Cells { found, expected } => {
                self.error(field.end(), LibraryFault::Cells { expected, found })
            }
            StateTextError::Removed(found) => {
                self.error(field.column, LibraryFault::Candidate(found))
            }
        })
    }

    fn facts(
        &self,
        field: Field<'_>,
        fact: fn(Cell, Digit) -> Fact,
    ) -> Result<impl Iterator<Item = Fact>, LibraryError> {
        let candidates = self.candidates(field)?;
        Ok(candidates.into_iter().map(move |Candidate { cell, digit }| fact(cell, digit)))
    }

    fn candidates(&self, field: Field<'_>) -> Result<Vec<Candidate>, LibraryError> {
        let triples = field.split(' ').filter(|triple| !triple.text.trim().is_empty());
        triples
            .map(|triple| {
                parse_candidate(triple.text.trim(), self.geometry).map_err(|_| {
                    let fault = LibraryFault::Candidate(triple.text.to_owned());
                    self.error(triple.column, fault)
                })
            })
            .collect()
    }

    fn error(&self, column: usize, fault: LibraryFault) -> LibraryError {
        LibraryError { line: self.number, column, fault }
    }
}
