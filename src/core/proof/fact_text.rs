//! The text of a fact: `r1c1=4` or `r1c1<>4`, as rule files give it and players write it.

use thiserror::Error;

use super::Fact;
use crate::grid::{Geometry, parse_cell};

/// Text that is no fact about the grid.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{0:?} is no fact such as r1c1=4 or r1c1<>4")]
pub struct FactTextError(pub String);

impl Fact {
    /// Reads one fact.
    ///
    /// # Errors
    /// [`FactTextError`] when the text has another form, or names a cell or a digit that the grid
    /// does not have.
    pub fn parse(text: &str, geometry: &Geometry) -> Result<Self, FactTextError> {
        let wrong = || FactTextError(text.to_owned());
        let (absent, holds) = (text.split_once("<>"), text.split_once('='));
        let (cell, digit) = absent.or(holds).ok_or_else(wrong)?;
        let cell = parse_cell(cell, geometry.dimensions()).map_err(|_| wrong())?;
        let mut symbols = digit.chars();
        match (symbols.next().and_then(|symbol| geometry.digit(symbol)), symbols.next()) {
            (Some(digit), None) if absent.is_some() => Ok(Self::Absent(cell, digit)),
            (Some(digit), None) => Ok(Self::Holds(cell, digit)),
            _ => Err(wrong()),
        }
    }

    /// Reads facts that are separated by white space.
    ///
    /// # Errors
    /// As [`Fact::parse`], for the first that cannot be read.
    pub fn parse_all<C: FromIterator<Self>>(
        text: &str,
        geometry: &Geometry,
    ) -> Result<C, FactTextError> {
        text.split_whitespace().map(|fact| Self::parse(fact, geometry)).collect()
    }

    /// Writes the fact; [`Fact::parse`] reads it back.
    pub fn print(self, geometry: &Geometry) -> String {
        let (row, column) = (geometry.row(self.cell()) + 1, geometry.column(self.cell()) + 1);
        let relation = if matches!(self, Self::Holds(..)) { "=" } else { "<>" };
        format!("r{row}c{column}{relation}{}", geometry.symbol(self.digit()))
    }

    /// Writes facts with a space between them.
    pub fn print_all(facts: impl IntoIterator<Item = Self>, geometry: &Geometry) -> String {
        let texts: Vec<String> = facts.into_iter().map(|fact| fact.print(geometry)).collect();
        texts.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::grid_of;

    fn geometry() -> Geometry {
        grid_of("123456789ABCDEFG", 4, 4)
    }

    #[test]
    fn what_is_written_is_read_back() {
        let text = "r1c1=4 r12c3<>9 r2c16<>G";
        let facts: Vec<Fact> = Fact::parse_all(text, &geometry()).expect("facts");
        assert!(matches!(facts[..], [Fact::Holds(..), Fact::Absent(..), Fact::Absent(..)]));
        assert_eq!(Fact::print_all(facts, &geometry()), text);
        assert_eq!(Fact::parse("C12<>9", &geometry()), Fact::parse("r12c3<>9", &geometry()));
    }

    #[test]
    fn what_is_no_fact_is_refused() {
        for text in ["", "r1c1", "r1c1<4", "r1c1=", "r1c1=44", "r1c1<>H", "r17c1=4", "=4", "r1c1=0"]
        {
            let refused = Err(FactTextError(text.to_owned()));
            assert_eq!(Fact::parse(text, &geometry()), refused);
        }
    }
}
