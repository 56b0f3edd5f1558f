//! The rules of the proof format, a line each.

use std::io::{self, Write};

use super::axiom::{Inequality, Line};
use super::names::Names;
use crate::proof::Fact;

/// Writes rules.
pub(super) struct Printer<'a, W> {
    names: Names<'a>,
    out: &'a mut W,
}

impl<'a, W: Write> Printer<'a, W> {
    pub(super) const fn new(names: Names<'a>, out: &'a mut W) -> Self {
        Self { names, out }
    }

    /// What everything is called.
    pub(super) const fn names(&self) -> Names<'a> {
        self.names
    }

    /// A comment. What would end its line is left out of it.
    pub(super) fn comment(&mut self, text: &str) -> io::Result<()> {
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        writeln!(self.out, "% {text}")
    }

    /// A line of its own.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// An inequality without an end.
    fn inequality(&mut self, Inequality { terms, least }: &Inequality) -> io::Result<()> {
        for &(factor, literal) in terms {
            write!(self.out, "{factor} {} ", self.names.literal(literal))?;
        }
        write!(self.out, ">= {least}")
    }

    /// What follows by unit propagation from other lines.
    pub(super) fn follows(
        &mut self,
        line: Option<Line>,
        inequality: &Inequality,
        by: &[Line],
    ) -> io::Result<()> {
        if let Some(line) = line {
            write!(self.out, "{} ", self.names.label(line))?;
        }
        write!(self.out, "rup ")?;
        self.inequality(inequality)?;
        write!(self.out, " : ~")?;
        for &line in by {
            write!(self.out, " {}", self.names.label(line))?;
        }
        writeln!(self.out, ";")
    }

    /// A sum of other lines, each with a factor.
    pub(super) fn sum(&mut self, line: Line, of: &[(i64, Line)]) -> io::Result<()> {
        write!(self.out, "{} pol", self.names.label(line))?;
        for (number, &(factor, part)) in of.iter().enumerate() {
            write!(self.out, " {}", self.names.label(part))?;
            if factor != 1 {
                write!(self.out, " {factor} *")?;
            }
            if number > 0 {
                write!(self.out, " +")?;
            }
        }
        writeln!(self.out, ";")
    }

    /// Begins the proof that something cannot be otherwise; the first line within says that it is.
    pub(super) fn begin(
        &mut self,
        line: Line,
        inequality: &Inequality,
        denied: Line,
    ) -> io::Result<()> {
        write!(self.out, "{} pbc ", self.names.label(line))?;
        self.inequality(inequality)?;
        writeln!(self.out, " : subproof")?;
        writeln!(self.out, "{} pol -1;", self.names.label(denied))
    }

    /// Ends such a proof, the last line of which cannot be.
    pub(super) fn end(&mut self) -> io::Result<()> {
        writeln!(self.out, "qed pbc : -1;")
    }

    /// What is taken for granted.
    pub(super) fn assume(&mut self, line: Line, fact: Fact) -> io::Result<()> {
        writeln!(self.out, "{} a 1 {} >= 1;", self.names.label(line), self.names.literal(fact))
    }

    /// Has it checked that a line says this fact.
    pub(super) fn says(&mut self, line: Line, fact: Fact) -> io::Result<()> {
        writeln!(self.out, "e 1 {} >= 1 : {};", self.names.literal(fact), self.names.label(line))
    }
}
