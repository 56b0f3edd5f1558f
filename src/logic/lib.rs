//! What reasons in Duvod: grids and puzzles, exact search, rules and their inference, proofs and who checks them, how hard
//! a puzzle is, and how one is made.
//!
//! Nothing here knows a language: what is to be said is a [`message::Message`]. The library `duvod` hands all of it on, and
//! tells, draws, reads and writes it. The rooms and who may name whom are described in `ARCHITECTURE.md`.

pub mod certificate;
pub mod checker;
pub mod generator;
pub mod grid;
pub mod inference;
pub mod knowledge;
pub mod message;
pub mod proof;
pub mod rating;
pub mod search;
pub mod shortest;
pub mod textbook;
