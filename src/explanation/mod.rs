//! The explanation module: it replays the solving stack and says why.
//!
//! Input is a [`Trace`](crate::proof::Trace), output are [`Message`](crate::message::Message)s that
//! `locale` turns into Czech or English. Every sentence is computed from a step's claims and the
//! state in which the step is told, so what is told is what was proved. A step is always told in the
//! state that its reader sees: in the procedure that of the whole trace, in an answer to *why* that of
//! the slice alone.
//!
//! Two rooms: `telling` is how a shape is told, `answers` which question is answered; the second names the first, never the
//! other way round.
//!
//! Invariant: no language and no rule's id is known here. A rule is told by the shape of its claims;
//! its name is the message `rule-<id>`.
//!
//! Invariant: what is told is what the checker accepts, which a build for tests asks it (`answers/proved`).
//!
//! Invariant: a sentence names what its step claims and concludes, nothing else, and gives every reason (`tests/told.rs`).

mod answers;
mod telling;

pub use answers::{
    CaseLine, Cause, CellHouses, Certain, Conflict, Critique, Diagnosis, EffortComparison, Finding,
    FindingKind, Found, GivensAlone, Guess, Hint, Judged, Judgement, Part, Reason, Reasons,
    Refutation, Repair, Review, ReviewGroup, ReviewedMove, Row, Several, SeveralRequest, Strength,
    Subject, ToldCase, Why, Worth, case_lines, certain, critique, diagnose, finding,
    hint_at_mistake, hint_at_named_step, hint_at_step, judged, mistakes, no_hint, no_other_hint,
    overview, parts, procedure, reason, reason_from_these, references, rows, rules_of_constraints,
    says_of_grid, says_of_grid_at_length, stands_on, summary, told_superfluous, trials, unfold,
    why, why_not, why_not_shortest, why_shortest,
};
pub(crate) use answers::{hold_step_proved, is_proved};
pub use telling::{
    NarratedStep, asks, fact, facts_in_short, is_long, pattern, result, rule_name, rule_name_among,
    rule_name_on, rule_names, sentence, statement, step_name, step_name_in,
};
