//! The explanation module: it replays the solving stack and says why.
//!
//! Input is a [`Trace`](crate::proof::Trace), output are [`Message`](crate::message::Message)s that
//! `locale` turns into Czech or English. Every sentence is computed from a step's claims and the
//! state in which the step is told, so what is told is what was proved. A step is always told in the
//! state that its reader sees: in the procedure that of the whole trace, in an answer to *why* that of
//! the slice alone.
//!
//! Invariant: no language and no rule's id is known here. A rule is told by the shape of its claims;
//! its name is the message `rule-<id>`.
//!
//! Invariant: what is told is what the checker accepts, which a build for tests asks it (`proved`).
//!
//! Invariant: a sentence names what its step claims and concludes, nothing else, and gives every reason (`tests/told.rs`).

mod als;
mod als_sets;
mod answer;
mod apart;
mod chain_reasons;
mod clue;
mod colours;
mod conflict;
mod contradiction;
mod counting;
mod critique;
mod derived;
mod diagnosis;
mod exclusion;
mod found;
mod hint;
mod houses;
mod kept_out;
mod links;
mod looked_at;
mod mistake;
mod names;
mod opening;
mod overview;
mod parts;
mod placements;
mod procedure;
mod proved;
mod question;
mod reason;
mod references;
mod repair;
mod repeated;
mod review;
mod says_of_grid;
mod several;
mod telling;
mod told;
mod trial;
mod unfolding;
mod uniqueness;
mod verdict;
mod verity;
mod why;
mod why_shortest;

pub use answer::{CellHouses, Comparison, Why};
pub use conflict::{Conflict, Refutation};
pub use critique::{Critique, Judgement, critique};
pub use diagnosis::{Cause, Diagnosis, diagnose};
pub use found::{Found, GivensAlone, Judged, judged};
pub use hint::{Hint, Strength, Subject, hint_at_named_step, hint_at_step, no_hint, no_other_hint};
pub use mistake::{hint_at_mistake, mistakes};
pub use names::{
    fact, rule_name, rule_name_among, rule_name_on, rule_names, step_name, step_name_in,
};
pub use opening::trials;
pub use overview::overview;
pub use parts::{Part, parts, summary};
pub use procedure::{facts_in_short, procedure, result, sentence};
pub(crate) use proved::{hold_step_proved, is_proved};
pub use reason::{Reason, reason};
pub use references::references;
pub use repair::Repair;
pub use review::{Guess, Review, ReviewGroup, ReviewedMove, Worth};
pub use says_of_grid::{says_of_grid, says_of_grid_at_length};
pub use several::{Certain, Several, SeveralRequest, certain};
pub use told::{NarratedStep, is_long};
pub use unfolding::{CaseLine, Row, ToldCase, case_lines, rows, unfold};
pub use verdict::{Finding, FindingKind, Reasons, finding};
pub use why::{stands_on, why, why_not};
pub use why_shortest::{why_not_shortest, why_shortest};
