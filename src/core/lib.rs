//! The core of Duvod, which holds what is told to what is true: grids and what is still possible in them, proofs as values,
//! the exact solver, the checker of proofs, and certificates for programs of others.
//!
//! In goes a [`grid::Geometry`] made of a [`grid::GeometrySpec`], with a [`grid::Board`] or a [`proof::Trace`]; out come the
//! solutions of the board ([`search::Search`]), whether the trace proves what it says ([`checker::Checker`], with a
//! [`checker::Rejection`] where it does not), and the trace in words that another program checks ([`certificate`]).
//!
//! It stands behind a wall: it is a package that depends on no other of ours, so that it can name neither the rules nor what
//! finds, tells or draws their steps, and whoever trusts its answers need read nothing else. It knows no language; what
//! `duvod-engine` says of its errors is made there. The rooms and who may name whom are described in `ARCHITECTURE.md`.

pub mod certificate;
pub mod checker;
pub mod grid;
pub mod proof;
pub mod search;
