//! The inference engine: rules applied to states until nothing more follows.
//!
//! [`Engine`] asks the rules of a profile in order; the first that concludes something gives a
//! step, the step is applied, and the rules are asked again from the first. So puzzles are rated; a procedure that is told
//! takes of what rules of the same level conclude what takes the least effort (`lightest`). Rules are data; a *family*
//! knows how to find the instances of all rules that are only parameters of it (`cover`, `link`,
//! `als`, `template`, `forcing`). What implies what in a state is one graph, which three of them read (`implication`). A family
//! never says why: its [`Step`](crate::proof::Step)s carry claims, and what the claims rest on follows from them.
//!
//! The engine is generic over the width of cell sets and chooses it once, by the grid's size.
//!
//! Invariant: the same state, rules and solution give the same steps; nothing here reads a clock
//! but the statistics, and budgets are counted in steps.

mod aids;
mod als;
mod bit_row;
mod by_rules;
mod core;
mod cover;
mod effort;
mod engine;
mod family;
mod forcing;
mod implication;
mod learning;
mod lightest;
mod link;
mod matchers;
mod memory;
mod placements;
mod single_uses;
mod statistics;
mod template;
mod tight_parts;
mod uniqueness;
mod view;

pub use engine::{Aids, BothWays, Engine, EngineError, Hints, Options, Request};
pub use single_uses::SingleUses;
pub use statistics::{Share, Statistics};
