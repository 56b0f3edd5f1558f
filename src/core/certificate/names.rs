//! What variables and lines are called.

use std::fmt::{self, Display, Formatter};

use super::axiom::{Axiom, Line};
use super::laws::WrittenGrid;
use super::literal::{Literal, Variable};
use crate::grid::{Candidate, Cell, Digit, Geometry, Group, print_cell};
use crate::proof::Fact;

/// The names of what there is in a grid. Cells are called as in every language, `A1`; a digit by its symbol, or, where
/// that is neither a letter nor a number, by its place among the digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Names<'a> {
    grid: &'a WrittenGrid<'a>,
    geometry: &'a Geometry,
    by_symbol: bool,
}

impl<'a> Names<'a> {
    pub(super) fn new(grid: &'a WrittenGrid<'a>) -> Self {
        let geometry = grid.geometry;
        let by_symbol =
            geometry.digits().all(|digit| geometry.symbol(digit).is_ascii_alphanumeric());
        Self { grid, geometry, by_symbol }
    }

    /// The name of a cell.
    fn cell(self, cell: Cell) -> String {
        print_cell(cell, self.geometry.dimensions())
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
    fn candidate(self, Candidate { cell, digit }: Candidate) -> String {
        format!("{}_{}", self.cell(cell), self.digit(digit))
    }

    /// A variable: of a law by the numbers of both.
    pub(super) fn variable(self, variable: Variable) -> String {
        if let Some(candidate) = variable.candidate() {
            return self.candidate(candidate);
        }
        let (law, number) = self.grid.place_of(variable.law_number().unwrap_or_default());
        format!("law{law}_{number}")
    }

    /// A literal.
    pub(super) fn literal(self, literal: impl Into<Literal>) -> String {
        let literal: Literal = literal.into();
        let sign = if literal.is_one { "" } else { "~" };
        format!("{sign}{}", self.variable(literal.variable))
    }

    /// A fact as a part of a label.
    fn fact(self, fact: Fact) -> String {
        let sign = if matches!(fact, Fact::Absent(..)) { "not_" } else { "" };
        format!("{sign}{}", self.candidate(fact.candidate()))
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
                format!("apart_{}_{}", self.candidate(one), self.candidate(other))
            }
            Axiom::Not(one) => format!("never_{}", self.candidate(one)),
            Axiom::SumLeast(number) => format!("sum{number}_least"),
            Axiom::SumMost(number) => format!("sum{number}_most"),
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
            Line::Law(law, number) => write!(formatter, "@law{law}_{number}"),
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
