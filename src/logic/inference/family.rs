//! What every family of rules gives the engine.

use std::ops::ControlFlow;

use super::memory::Memory;
pub(super) use super::view::View;
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
