//! The puzzle as inequalities.

use std::io::{self, Write};

use super::axiom::Line;
use super::axiom::{Axiom, Inequality};
use super::facts::start_lines;
use super::names::Names;
use crate::grid::Geometry;
use crate::proof::{Fact, Start};

/// How many inequalities it has.
pub(super) fn length(geometry: &Geometry, start: &Start) -> usize {
    Axiom::of_rules(geometry).count() + start_lines(start).count()
}

/// Writes a puzzle as inequalities in the format OPB, each with a label.
pub(super) fn write(geometry: &Geometry, start: &Start, out: &mut impl Write) -> io::Result<()> {
    let variables = geometry.cell_count() * geometry.digit_count();
    let count = length(geometry, start);
    writeln!(out, "* #variable= {variables} #constraint= {count}")?;
    writeln!(
        out,
        "* Sudoku, grid {}: A1_5 is 1 exactly if the cell A1 holds the digit 5.",
        geometry.name()
    )?;
    let names = Names::new(geometry);
    for axiom in Axiom::of_rules(geometry) {
        write!(out, "{}", names.label(Line::Axiom(axiom)))?;
        inequality(names, &axiom.inequality(geometry), out)?;
    }
    for (fact, line) in start_lines(start) {
        write!(out, "{}", names.label(line))?;
        inequality(names, &Inequality::any_of(&[fact]), out)?;
    }
    Ok(())
}

/// With variables only: one that is to be 0 counts against the sum.
fn inequality(names: Names<'_>, one: &Inequality, out: &mut impl Write) -> io::Result<()> {
    let mut least = one.least;
    for &(factor, fact) in &one.terms {
        let variable = names.variable(fact.candidate());
        if let Fact::Holds(..) = fact {
            write!(out, " +{factor} {variable}")?;
        } else {
            least -= factor;
            write!(out, " -{factor} {variable}")?;
        }
    }
    writeln!(out, " >= {least} ;")
}
