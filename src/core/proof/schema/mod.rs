//! Schemas: patterns that anyone may say, with names for cells, digits and houses, and what follows from them.
//!
//! In goes a [`SchemaText`], as a file gives it; [`Schema::all_of`] makes of it a [`Schema`] for each choice of its numbers. What
//! follows may be proved of the pattern itself ([`Schema::refute`]), with names for cells and not a grid in sight: then it is
//! true on every grid. Where that is not enough, `checker` goes through the grid.
//!
//! Conditions are the statements of steps ([`Statement`](super::Statement)): what a schema says of some cells is what
//! [`Schema::claims`] says, so whoever tells, draws and checks steps need know nothing of schemas.

mod clauses;
mod expansion;
mod instance;
mod language;
mod pattern;
mod proving;
mod refutation;

pub use clauses::{Clauses, Literal};
pub use expansion::{
    MOST_CELLS, MOST_CONDITIONS, MOST_DIGITS, MOST_HOUSES, MOST_SIZES, SchemaError,
};
pub use instance::Binding;
pub use language::{Condition, Follows, SchemaText, Sort};
pub use pattern::{Atom, End, Schema};
pub use refutation::{Refutation, Refuted};
