//! Duvod: a Sudoku solver that says why.
//!
//! The library has no I/O and knows no clock: what it solves, it gets as values, and what it has
//! to say, it gives as [`message::Message`]s that [`locale`] turns into Czech or English. The
//! rooms and who may name whom are described in `ARCHITECTURE.md`.

pub mod explanation;
pub mod formats;
pub mod locale;
pub mod notation;
#[cfg(feature = "pages")]
pub mod pages;
pub mod picture;
pub mod practice;
pub mod session;
pub mod solver;
#[cfg(feature = "system")]
pub mod storage;

#[cfg(test)]
#[path = "core/grid/test_grids.rs"]
mod test_grids;

// What reasons: the engine, a package of its own, with those that it stands on.
pub use duvod_engine::{
    certificate, checker, explainer, generator, grid, inference, knowledge, message, proof, rating,
    search, shortest,
};
pub use grid::Puzzle;
pub use locale::Locale;
pub use solver::{Answer, Solved, Solver, SolverError};
