//! What a certificate comes to.

use std::io;

use thiserror::Error;

use crate::proof::{Misfit, StepPath};

/// What a certificate has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Certified {
    /// How many conclusions were derived, those of nested cases included.
    pub derived: usize,
    /// How many were taken for granted, since they rest on the puzzle having one solution.
    pub assumed: usize,
}

/// Why there is no certificate of a trace.
#[derive(Debug, Error)]
pub enum CertificateError {
    /// It could not be written.
    #[error(transparent)]
    Unwritten(#[from] io::Error),
    /// It speaks of what the grid does not have.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The conclusion there does not follow from what is claimed, or too many combinations would have to be tried.
    #[error("the step {0} could not be derived")]
    Underived(StepPath),
    /// What this constraint says of its cells, with what those before it say, takes too many inequalities.
    #[error("what {0} says takes too many inequalities")]
    Large(String),
}
