//! A pattern as a proof that another program checks: its conditions and that one of its ends is not so are the formula, and each
//! line of the proof follows by propagation from those before it.

use std::io::{self, Write};

use crate::proof::schema::{Literal, Refutation, Schema};

/// Writes the formula and the proof that a pattern follows from its own conditions, whatever cells its names stand for. The
/// refutation must be that of the pattern ([`Schema::refute`]).
///
/// # Errors
/// What the system says if a text cannot be written.
pub fn write_refutation(
    schema: &Schema,
    refutation: &Refutation,
    formula: &mut impl Write,
    proof: &mut impl Write,
) -> io::Result<()> {
    let clauses = &refutation.clauses;
    let (variables, count) = (clauses.variables, clauses.all.len());
    writeln!(formula, "* #variable= {variables} #constraint= {count}")?;
    for (cell, name) in schema.cells.iter().enumerate() {
        for (digit, symbol) in schema.digits.iter().enumerate() {
            let variable = name_of(clauses.literal((cell, digit), true));
            writeln!(
                formula,
                "* {variable} is 1 exactly if the cell {name} holds the digit {symbol}."
            )?;
        }
    }
    for clause in &clauses.all {
        let mut least = 1;
        for literal in clause {
            let sign = if literal.is_true { '+' } else { '-' };
            least -= i32::from(!literal.is_true);
            write!(formula, " {sign}1 {}", name_of(*literal))?;
        }
        writeln!(formula, " >= {least} ;")?;
    }
    writeln!(proof, "pseudo-Boolean proof version 3.0\nf {count};")?;
    for line in &refutation.lines {
        write!(proof, "rup")?;
        for literal in line {
            let sign = if literal.is_true { "" } else { "~" };
            write!(proof, " 1 {sign}{}", name_of(*literal))?;
        }
        writeln!(proof, " >= 1;")?;
    }
    writeln!(proof, "output NONE;\nconclusion UNSAT : -1;\nend pseudo-Boolean proof;")
}

fn name_of(literal: Literal) -> String {
    format!("x{}", literal.variable + 1)
}
