//! The inference engine: rules applied to states until nothing more follows.
//!
//! Three rooms, each of which names only those after it:
//!
//! * `engine`: [`Engine`] asks the rules of a profile in order; the first that concludes something gives a step, the step is
//!   applied, and the rules are asked again from the first. So puzzles are rated; a procedure that is told takes of what rules
//!   of the same level conclude what takes the least effort (`engine/lightest`).
//! * `families`: rules are data; a *family* knows how to find the instances of all rules that are only parameters of it
//!   (`cover`, `link`, `als`, `uniqueness`, `template`, `forcing`). No family names another. A family never says why: its
//!   [`Step`](crate::proof::Step)s carry claims, and what the claims rest on follows from them.
//! * `tools`: what several families read a state with. What implies what there is one graph, which three of them read
//!   (`tools/implication`); what each rule has looked at already is kept in the `Memory`.
//!
//! The engine is generic over the width of cell sets and chooses it once, by the grid's size.
//!
//! Invariant: the same state, rules and solution give the same steps; nothing here reads a clock
//! but the statistics, and budgets are counted in steps.

mod engine;
mod families;
mod tools;

pub use engine::{Aids, BothWays, Engine, EngineError, Hints, Options, Request, Share, Statistics};
pub use families::SingleUses;
