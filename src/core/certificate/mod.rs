//! Certificates: what a trace says, as a proof that a program of others can check.
//!
//! A certificate is two texts. The *formula* (format OPB) has the puzzle as inequalities over variables that are 0 or 1,
//! one for each candidate: every cell, and every digit in every house, at least once and at most once, and the givens.
//! The *proof* (the format of `VeriPB`, version 3.0) derives each conclusion of each step from these, in the trace's order.
//!
//! For houses that follow from others the proof first derives, by a sum of inequalities each, that they hold each digit
//! once.
//!
//! Constraints are written as they are meant: what a cell cannot hold and what keeps two candidates apart as a line each, sums
//! as two, a law with variables for the ways that it may go (`laws`). A step has what it names of them.
//!
//! A step is read by its claims alone, as the checker does. What a claim takes for granted must have a line. From these
//! lines, and from the cells and houses that the claims speak of, each conclusion is derived (`reasoning`): by unit
//! propagation, by one sum of inequalities (`sums`), or by going through the combinations of what is open. Where that
//! is not enough, or too much, candidates anywhere in the grid are supposed, and what their failing teaches is written
//! as lines (`whole`). What a step itself supposes is a proof by contradiction within the proof, nested like the
//! suppositions.
//!
//! Only what rests on the puzzle having one solution is taken for granted; this is visible in the proof and counted.
//!
//! Invariant: nothing is written as derived that does not follow by the rules of the format from the lines that are
//! named. The checker of the proof need not search, and the writer shares nothing with the matchers or with `checker`.

mod axiom;
mod balances;
mod certified;
mod facts;
mod formula;
mod laws;
mod literal;
mod names;
mod printing;
mod propagation;
mod reasoning;
mod refutation;
mod scope;
mod simplex;
mod steps;
mod sums;
mod whole;

use std::io::Write;

pub use certified::{CertificateError, Certified};
pub use refutation::write_refutation;

use laws::WrittenGrid;

use crate::grid::Geometry;
use crate::proof::Trace;

/// Writes the formula and the proof of a trace.
///
/// # Errors
/// [`CertificateError`]; what has been written until then is of no use.
pub fn write(
    geometry: &Geometry,
    trace: &Trace,
    formula: &mut impl Write,
    proof: &mut impl Write,
) -> Result<Certified, CertificateError> {
    trace.fits(geometry)?;
    let grid = WrittenGrid::new(geometry)?;
    formula::write(&grid, &trace.start, formula)?;
    steps::write(&grid, trace, proof)
}
