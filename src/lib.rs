//! Duvod: a Sudoku solver that says why.
//!
//! The library has no I/O and knows no clock: what it solves, it gets as values, and what it has
//! to say, it gives as [`message::Message`]s that [`locale`] turns into Czech or English. The
//! rooms and who may name whom are described in `ARCHITECTURE.md`.

pub mod certificate;
pub mod checker;
#[cfg(feature = "cli")]
pub mod command;
pub mod explanation;
pub mod formats;
pub mod generator;
pub mod grid;
pub mod inference;
pub mod knowledge;
pub mod laboratory;
pub mod locale;
pub mod message;
pub mod notation;
#[cfg(feature = "pages")]
pub mod pages;
pub mod picture;
pub mod practice;
pub mod proof;
pub mod rating;
pub mod search;
pub mod session;
pub mod shortest;
pub mod solver;
#[cfg(feature = "cli")]
pub mod storage;
pub mod textbook;

pub use grid::Puzzle;
pub use locale::Locale;
pub use solver::{Answer, Solved, Solver, SolverError};
