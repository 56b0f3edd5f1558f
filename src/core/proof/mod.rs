//! The proof: what was shown, and on what it rests.
//!
//! A [`Trace`] is the solving stack: a start and the [`Step`]s taken from it. A step says which
//! atomic [`Claim`]s about the state it saw, and which [`Conclusion`]s it drew from them. What a
//! claim takes for granted is never listed by hand: it is a pure function of the claim
//! ([`Statement::premises`]). So the sentence, the picture and the checker all read the same record,
//! and what is told is what was proved.
//!
//! What the claims of a step say together is its [`Pattern`]: rules make their claims by it, and whoever tells, draws or
//! writes a step reads it once ([`Pattern::of`]) and matches on it.
//!
//! The facts form an AND-OR graph: a conclusion needs all of its premises, and a premise may
//! have several causes (given, in sight of a digit, its cell filled, concluded by a step). [`slice()`]
//! walks that graph back from a goal and leaves only the steps that the goal needs.
//!
//! Invariant: nothing here knows a rule, a language or a colour.

mod aligned_exclusion;
mod carried;
mod claim;
mod cut_down;
mod fact;
mod fact_text;
mod fits;
mod goal;
mod known;
mod lemmas;
mod letters;
mod narrowing;
mod pattern;
mod premises;
mod rule_id;
pub mod schema;
mod slice;
mod start;
mod step;
mod step_path;
mod trace;

pub use crate::grid::{Leftover, SumPart};
pub use aligned_exclusion::aligned_exclusion;
pub use claim::{Claim, Node, Role, Statement};
pub use fact::Fact;
pub use fact_text::FactTextError;
pub use fits::Misfit;
pub use goal::{Effort, Goal, Shows};
pub use known::Known;
pub use lemmas::take_out_lemmas;
pub use letters::{colour_letter, set_letter};
pub use pattern::{
    Alternative, Balance, BentSet, Branches, CellsWithDigits, Chain, Chains, Colours, CommonDigit,
    Cover, Covering, CrossingSets, Deadly, Direct, Excluder, Exclusion, HeldSet, HiddenSet,
    JoinedSets, LawUse, Meeting, NakedSet, Net, Once, Pattern, Placements, Places, RemotePair,
    Ring, Side, Sight, Single, SingleReason, Strike, StrongLink, Uncovering, Wing, digits_once,
};
pub use premises::Premises;
pub use rule_id::RuleId;
pub use slice::{givens_needed, slice};
pub use start::Start;
pub use step::{Case, CaseEnd, Conclusion, Step, Support, count_steps};
pub use step_path::{At, Moment, StepPath};
pub use trace::Trace;
