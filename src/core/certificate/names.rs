//! What variables and lines are called.

use std::fmt::{self, Display, Formatter};

use super::axiom::{Axiom, Line};
use crate::grid::{Candidate, Cell, Digit, Geometry, Group};
use crate::proof::Fact;

/// The names of what there is in a grid. Cells are called as in every language, `A1`; a digit by its symbol, or, where
/// that is neither a letter nor a number, by its place among the digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Names<'a> {
    geometry: &'a Geometry,
    by_symbol: bool,
}

impl<'a> Names<'a> {
    pub(super) fn new(geometry: &'a Geometry) -> Self {
        let by_symbol =
            geometry.digits().all(|digit| geometry.symbol(digit).is_ascii_alphanumeric());
        Self { geometry, by_symbol }
    }

    /// The name of a cell.
    fn cell(self, cell: Cell) -> String {
        let column = char::from(b'A' + self.geometry.column(cell) as u8);
        format!("{column}{}", self.geometry.row(cell) + 1)
    }

    fn digit(self, digit: Digit) -> String {
        if self.by_symbol {
            self.geometry.symbol(digit).to_string()
        } else {
            (digit.index() + 1).to_string()
        }
    }

    fn group(self, group: impl Into<Group>) -> String {
        let group = group.into();
        format!("{}_{}", self.geometry.kind(group).word(), self.geometry.number(group))
    }

    /// The variable that is 1 exactly if the candidate is true.
    pub(super) fn variable(self, Candidate { cell, digit }: Candidate) -> String {
        format!("{}_{}", self.cell(cell), self.digit(digit))
    }

    /// A fact as a literal.
    pub(super) fn literal(self, fact: Fact) -> String {
        let sign = if matches!(fact, Fact::Absent(..)) { "~" } else { "" };
        format!("{sign}{}", self.variable(fact.candidate()))
    }

    /// A fact as a part of a label.
    fn fact(self, fact: Fact) -> String {
        let sign = if matches!(fact, Fact::Absent(..)) { "not_" } else { "" };
        format!("{sign}{}", self.variable(fact.candidate()))
    }

    /// The label of a line.
    pub(super) fn label(self, line: Line) -> Label<'a> {
        Label { names: self, line }
    }

    fn axiom(self, axiom: Axiom) -> String {
        match axiom {
            Axiom::CellSome(cell) => format!("cell_{}_some", self.cell(cell)),
            Axiom::CellOne(cell) => format!("cell_{}_once", self.cell(cell)),
            Axiom::HouseSome(house, digit) => {
                format!("{}_{}_some", self.group(house), self.digit(digit))
            }
            Axiom::GroupOne(group, digit) => {
                format!("{}_{}_once", self.group(group), self.digit(digit))
            }
            Axiom::Apart(one, other) => {
                format!("apart_{}_{}", self.variable(one), self.variable(other))
            }
        }
    }
}

/// The label of a line, to be written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Label<'a> {
    names: Names<'a>,
    line: Line,
}

impl Display for Label<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let names = self.names;
        match self.line {
            Line::Axiom(axiom) => write!(formatter, "@{}", names.axiom(axiom)),
            Line::Given(fact) => write!(formatter, "@given_{}", names.fact(fact)),
            Line::Taken(fact) => write!(formatter, "@taken_{}", names.fact(fact)),
            Line::Fact(fact, 0) => write!(formatter, "@is_{}", names.fact(fact)),
            Line::Fact(fact, case) => write!(formatter, "@in_{case}_{}", names.fact(fact)),
            Line::Supposed(number) => write!(formatter, "@supposed_{number}"),
            Line::Denied(number) => write!(formatter, "@denied_{number}"),
            Line::Case(number) => write!(formatter, "@case_{number}"),
            Line::Sum(number) => write!(formatter, "@sum_{number}"),
            Line::Combination(number) => write!(formatter, "@combination_{number}"),
            Line::Contradiction => write!(formatter, "@contradiction"),
        }
    }
}
