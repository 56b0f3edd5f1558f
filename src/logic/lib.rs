//! The engine of Duvod: rules and their inference, how hard a puzzle is, and how one is made.
//! Grids, proofs, exact search and who checks proofs are the package `duvod-core`, how Sudoku Explainer rates is
//! `duvod-explainer`; both are handed on.
//!
//! Nothing here knows a language: what is to be said is a [`message::Message`]. The library `duvod` hands all of it on, and
//! tells, draws, reads and writes it. The rooms and who may name whom are described in `ARCHITECTURE.md`.

pub mod generator;
pub mod inference;
pub mod knowledge;
pub mod message;
pub mod rating;
pub mod shortest;

#[cfg(test)]
#[path = "../core/grid/test_grids.rs"]
#[allow(dead_code, reason = "a part of it is for the tests of other packages")]
mod test_grids;

// The core: a package of its own, which can name nothing of this one.
pub use duvod_core::{certificate, checker, grid, proof, search};
// Another way to rate, which knows no rule.
pub use duvod_explainer as explainer;
