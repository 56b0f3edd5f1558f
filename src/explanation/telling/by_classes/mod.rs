//! Steps that rest on classes of digits alone: high and low ones that alternate along constraints, odd and even ones, and how many
//! of each a house has.
//!
//! What is told is found here anew from what the step names, and only by classes; where that does not suffice, there are no words.

mod pairs;
mod parts;
mod search;
mod told;

pub(super) use pairs::Pairs;
