//! How a step is told: a sentence, a short form and a clue for each shape, and what these are made of. It knows no question.

mod als;
mod als_sets;
pub(super) mod apart;
mod balance;
mod by_classes;
mod chain_reasons;
pub(super) mod clue;
mod colours;
pub(super) mod constraint;
pub(super) mod contradiction;
pub(super) mod derived;
mod exclusion;
mod houses;
mod houses_in;
mod joined_ways;
pub(super) mod kept_out;
mod law;
mod links;
pub(super) mod names;
pub(super) mod narrated_step;
mod pattern;
mod placements;
mod question;
pub(super) mod repeated;
pub(super) mod sentence;
mod shape;
mod statements;
mod trial;
pub(super) mod uniqueness;
pub(super) mod verity;
mod ways;

#[cfg(test)]
mod tests;

pub use constraint::asks;
pub use names::{
    fact, rule_name, rule_name_among, rule_name_on, rule_names, step_name, step_name_in,
};
pub use narrated_step::{NarratedStep, is_long};
pub use pattern::pattern;
pub use sentence::{facts_in_short, result, sentence};
pub use statements::statement;
