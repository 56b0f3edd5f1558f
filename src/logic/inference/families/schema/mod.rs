//! The family *schema*: patterns that are said in the language of schemas, as those of a user's own.
//!
//! What must be so is joined: of the names that are still open the one with the fewest choices is bound next, so that what says
//! most is looked at first. A cell of which nothing is said but how it lies, and of which something follows, is a target: all
//! targets of the same pattern are one step.

mod matching;
mod target;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::{Family, Numbered, Visitor};
use crate::inference::tools::memory::{Memory, Unit};
use crate::inference::tools::view::View;
use crate::proof::schema::Schema;
use crate::proof::{Claim, RuleId, Step};
use matching::Matching;
use target::target;

/// So much work is done for a pattern in a state ([`Schema::work`] for each binding); what takes more is too common, or too loosely
/// said, to be looked for.
const MOST_WORK: u64 = 4_000_000;

/// The patterns of an engine, in their order.
pub(in crate::inference) struct SchemaFamily {
    rules: Vec<SchemaRule>,
}

struct SchemaRule {
    number: usize,
    id: RuleId,
    /// Each with the cell that is its target, if it has one.
    patterns: Vec<(Schema, Option<usize>)>,
}

impl SchemaFamily {
    /// The patterns among these rules, in their order.
    pub(in crate::inference) fn new(rules: &[Numbered<'_>]) -> Self {
        let rule = |&Numbered { number, rule }: &Numbered<'_>| SchemaRule {
            number,
            id: rule.id,
            patterns: rule.patterns.iter().map(|it| (it.clone(), target(it))).collect(),
        };
        Self { rules: rules.iter().map(rule).collect() }
    }
}

impl<const W: usize> Family<W> for SchemaFamily {
    fn name(&self) -> &'static str {
        "schema"
    }

    fn search(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        self.rules.iter().try_for_each(|rule| {
            memory.look(rule.number, Unit::Grid, || {
                rule.patterns.iter().try_for_each(|(schema, target)| {
                    let mut seen: BTreeSet<Vec<Claim>> = BTreeSet::new();
                    let mut report = |step: Step| {
                        // Names that may change places say the same several times.
                        let mut said = step.claims.clone();
                        said.sort_unstable();
                        if seen.insert(said) { visit(step) } else { ControlFlow::Continue(()) }
                    };
                    Matching::new(view, schema, *target, rule.id, MOST_WORK).all(&mut report)
                })
            })
        })
    }
}
