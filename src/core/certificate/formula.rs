//! The puzzle as inequalities.

use std::io::{self, Write};

use super::axiom::{Axiom, Inequality, Line};
use super::facts::start_lines;
use super::laws::WrittenGrid;
use super::names::Names;
use crate::proof::Start;

/// How many inequalities it has.
pub(super) fn length(grid: &WrittenGrid<'_>, start: &Start) -> usize {
    let of_laws: usize = grid.laws.iter().map(|law| law.inequalities.len()).sum();
    Axiom::of_rules(grid.geometry).count() + of_laws + start_lines(start).count()
}

/// Writes a puzzle as inequalities in the format OPB, each with a label.
pub(super) fn write(grid: &WrittenGrid<'_>, start: &Start, out: &mut impl Write) -> io::Result<()> {
    let geometry = grid.geometry;
    let variables = geometry.cell_count() * geometry.digit_count() + grid.law_variables();
    let count = length(grid, start);
    writeln!(out, "* #variable= {variables} #constraint= {count}")?;
    writeln!(
        out,
        "* Sudoku, grid {}: A1_5 is 1 exactly if the cell A1 holds the digit 5.",
        geometry.name()
    )?;
    let names = Names::new(grid);
    for axiom in Axiom::of_rules(geometry) {
        write!(out, "{}", names.label(Line::Axiom(axiom)))?;
        inequality(names, &axiom.inequality(geometry), out)?;
    }
    for (number, law) in grid.laws.iter().enumerate() {
        if let Some(constraint) = geometry.constraint(law.constraint) {
            let text = constraint.text(geometry.dimensions());
            writeln!(out, "* Law {number}, of the constraint {text}:")?;
        }
        for (line, one) in law.inequalities.iter().enumerate() {
            write!(out, "{}", names.label(Line::Law(number as u16, line as u32)))?;
            inequality(names, one, out)?;
        }
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
    for &(factor, literal) in &one.terms {
        let variable = names.variable(literal.variable);
        if literal.is_one {
            write!(out, " +{factor} {variable}")?;
        } else {
            least -= factor;
            write!(out, " -{factor} {variable}")?;
        }
    }
    writeln!(out, " >= {least} ;")
}
