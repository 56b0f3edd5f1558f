//! Acceptance libraries: states in which a technique must be found, or must not.
//!
//! A library is a text with one case a line,
//!
//! ```text
//! :code[-variant]:digits:grid:removed:eliminations:placements:extra
//! ```
//!
//! where `grid` and `removed` are the text of a state ([`StateText`]), and what is eliminated or
//! placed is listed as removed candidates are: *digit, row, column*. The variant `x` marks a state in
//! which the technique must not be found; other variants, and `extra`, are passed over. Players
//! keep collections in this form.

mod error;
mod judging;
mod reading;
mod writing;

use std::collections::BTreeSet;

pub use error::{LibraryError, LibraryFault};
pub use judging::{CaseOutcome, CaseVerdict, Instance, Judge};
pub use reading::read_library;

use duvod::grid::{DigitSet, StateText};
use duvod::proof::Fact;

/// The variant of a case in which the technique must not be found.
const FAIL_VARIANT: &str = "x";

/// A state, and what a technique must conclude there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryCase {
    /// The case's line in its library, from 1.
    pub line: usize,
    /// The number of the technique, as `0300`: what rules call their code.
    pub code: String,
    /// What stands behind a hyphen after the code.
    pub variant: Option<String>,
    /// The digits that the technique works on; none if the library does not say.
    pub digits: DigitSet,
    /// The state.
    pub state: StateText,
    /// What must be concluded, exactly. A case in which the technique must not be found may list
    /// what a wrong instance would conclude.
    pub facts: BTreeSet<Fact>,
}

impl LibraryCase {
    /// Says whether the technique must not be found here.
    pub fn must_fail(&self) -> bool {
        self.variant.as_deref() == Some(FAIL_VARIANT)
    }

    /// Returns the code with its variant, as the library has it.
    pub fn name(&self) -> String {
        match &self.variant {
            Some(variant) => format!("{}-{variant}", self.code),
            None => self.code.clone(),
        }
    }
}
