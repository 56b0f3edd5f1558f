//! The family *constraint*: what constraints leave for their cells and for what sees these.
//!
//! What a constraint says of some cells is a law ([`Law`](crate::grid::Law)): it is asked which digits lie in some filling of
//! its cells. What it says of two is known to the grid. A step names of what the cells may hold only what it needs.

mod balance;
mod everywhere;
mod fillings;
mod partner;
mod step;

use std::ops::ControlFlow;

use super::{Family, Numbered, Visitor};
use crate::grid::{DigitSet, Geometry};
use crate::inference::tools::memory::{Memory, Unit};
use crate::inference::tools::view::View;
use crate::knowledge::{Body, ConstraintRule, Held, Rule};
use crate::proof::RuleId;
use balance::Balances;

/// The constraint rules of an engine, in their order.
pub(in crate::inference) struct ConstraintFamily {
    /// For each law what it leaves by itself.
    alone: Vec<Vec<DigitSet>>,
    rules: Vec<ConstrainedRule>,
}

struct ConstrainedRule {
    number: usize,
    id: RuleId,
    rule: ConstraintRule,
    /// What may be added and taken away, for a rule about that.
    balances: Balances,
}

impl ConstraintFamily {
    /// The constraint rules among these, in their order; none on a grid without constraints, but those of houses alone.
    pub(in crate::inference) fn new(geometry: &Geometry, rules: &[Numbered<'_>]) -> Self {
        let rule = |&Numbered { number, rule: &Rule { id, ref body, .. } }: &Numbered<'_>| {
            let &Body::Constraint(rule) = body else { return None };
            let balances = match rule {
                ConstraintRule::Balance(balancing) => Balances::of(geometry, balancing),
                _ => Balances::default(),
            };
            Some(ConstrainedRule { number, id, rule, balances })
        };
        let alone = geometry.laws().iter().map(|law| fillings::alone(geometry, law)).collect();
        Self { alone, rules: rules.iter().filter_map(rule).collect() }
    }
}

impl<const W: usize> Family<W> for ConstraintFamily {
    fn name(&self) -> &'static str {
        "constraint"
    }

    fn search(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        self.rules.iter().try_for_each(|it| {
            if it.rule == ConstraintRule::Fillings(Held::Any) {
                return fillings::search_all(it.id, view, memory, visit);
            }
            memory.look(it.number, Unit::Grid, || match it.rule {
                ConstraintRule::Partner => partner::search(it.id, view, visit),
                ConstraintRule::Fillings(held) => {
                    fillings::search(it.id, held, &self.alone, view, visit)
                }
                ConstraintRule::Everywhere => everywhere::search(it.id, view, visit),
                ConstraintRule::Balance(_) => it.balances.search(it.id, view, visit),
            })
        })
    }
}
