//! The families of rules, a folder each, and what every one of them gives the engine.
//!
//! A family reads the state that it is asked about with the `tools`, and names neither another family nor the engine.

mod als;
mod constraint;
mod cover;
mod forcing;
mod link;
mod schema;
mod template;
mod uniqueness;

use std::ops::ControlFlow;

pub(super) use als::AlsFamily;
pub(super) use constraint::ConstraintFamily;
pub(super) use cover::CoverFamily;
pub use cover::SingleUses;
pub(super) use forcing::{ForcingFamily, Inside, Obeying, Singles, TrialFamily};
pub(super) use link::LinkFamily;
pub(super) use schema::SchemaFamily;
pub(super) use template::TemplateFamily;
pub(super) use uniqueness::UniquenessFamily;

use super::tools::memory::Memory;
use super::tools::view::View;
use crate::grid::Candidates;
use crate::knowledge::Rule;
use crate::proof::Step;

/// A rule with its number in the engine, by which the memory knows it.
#[derive(Clone, Copy)]
pub(super) struct Numbered<'a> {
    /// The number.
    pub(super) number: usize,
    /// The rule.
    pub(super) rule: &'a Rule,
}

/// Takes each step that is found and says whether to go on.
pub(super) type Visitor<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Some rules of one family, in the order of their profile.
pub(super) trait Family<const W: usize>: Send + Sync {
    /// The family's name, for statistics.
    fn name(&self) -> &'static str;

    /// Reports every instance of the rules in the state: first all of the first rule, and so on, each
    /// in a fixed order, until the visitor breaks. A unit that is not due by the memory is passed over; one in
    /// which the visitor was never told to break is noted there as looked at in vain.
    fn search(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()>;
}

/// Rules that are asked in order, of whatever families: all that a family which reasons with others under a supposition
/// knows of the engine.
pub(super) trait RulesInOrder<const W: usize>: Send + Sync {
    /// A memory for these rules, none of which has looked at the state.
    fn new_memory(&self, candidates: &Candidates<W>) -> Memory<W>;

    /// The first step that some rule concludes in this state, of which nothing more is known than its candidates, by a
    /// memory that was told of every change since it was new.
    fn first(
        &self,
        candidates: &Candidates<W>,
        memory: &mut Memory<W>,
        interrupted: &dyn Fn() -> bool,
    ) -> Option<Step>;
}
