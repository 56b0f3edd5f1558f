//! The family *constraint*: what constraints leave for their cells and for what sees these.
//!
//! What a constraint says of some cells is a law ([`Law`](crate::grid::Law)): it is asked which digits lie in some filling of
//! its cells. What it says of two is known to the grid. A step names of what the cells may hold only what it needs.

mod balance;
mod classes;
mod everywhere;
mod fillings;
mod partner;
mod step;
mod together;

use std::ops::ControlFlow;

use super::{Family, Numbered, Visitor};
use crate::grid::{DigitSet, Geometry};
use crate::inference::tools::memory::{Memory, Unit};
use crate::inference::tools::view::View;
use crate::knowledge::{Body, ConstraintRule, Held, Rule};
use crate::proof::RuleId;
use balance::Balances;
use classes::Classes;
use together::Parts;

/// The constraint rules of an engine, in their order.
pub(in crate::inference) struct ConstraintFamily {
    rules: Vec<ConstrainedRule>,
}

struct ConstrainedRule {
    number: usize,
    id: RuleId,
    rule: ConstraintRule,
    /// What each law leaves by itself, for the rule about that.
    alone: Vec<Vec<DigitSet>>,
    /// What may be added and taken away, for a rule about that.
    balances: Balances,
    /// Which constraints are looked at together, for a rule about that.
    parts: Option<Parts>,
    /// The classes of digits, for a rule about these.
    classes: Option<Classes>,
}

impl ConstraintFamily {
    /// The constraint rules among these, in their order; none on a grid without constraints, but those of houses alone.
    pub(in crate::inference) fn new(geometry: &Geometry, rules: &[Numbered<'_>]) -> Self {
        let rule = |&Numbered { number, rule: &Rule { id, ref body, .. } }: &Numbered<'_>| {
            let &Body::Constraint(rule) = body else { return None };
            let (mut alone, mut balances) = (Vec::new(), Balances::default());
            let (mut parts, mut classes) = (None, None);
            match rule {
                ConstraintRule::Fillings(Held::Nothing) => alone = fillings::alone(geometry),
                ConstraintRule::Balance(balancing) => balances = Balances::of(geometry, balancing),
                ConstraintRule::Together(it) => parts = Some(Parts::new(geometry, it)),
                ConstraintRule::Classes => classes = Some(Classes::new(geometry)),
                ConstraintRule::Partner
                | ConstraintRule::Fillings(Held::One | Held::Any)
                | ConstraintRule::Everywhere => {}
            }
            Some(ConstrainedRule { number, id, rule, alone, balances, parts, classes })
        };
        Self { rules: rules.iter().filter_map(rule).collect() }
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
            let (id, number) = (it.id, it.number);
            match it.rule {
                // It notes by itself which laws it has looked at in vain.
                ConstraintRule::Fillings(Held::Any) => {
                    fillings::search_all(id, view, memory, visit)
                }
                ConstraintRule::Fillings(Held::One) => {
                    memory.look(number, Unit::Grid, || fillings::search_by_one(id, view, visit))
                }
                ConstraintRule::Fillings(Held::Nothing) => memory.look(number, Unit::Grid, || {
                    fillings::search_alone(id, &it.alone, view, visit)
                }),
                ConstraintRule::Partner => {
                    memory.look(number, Unit::Grid, || partner::search(id, view, visit))
                }
                ConstraintRule::Everywhere => {
                    memory.look(number, Unit::Grid, || everywhere::search(id, view, visit))
                }
                // So does this, of the parts of the grid.
                ConstraintRule::Together(_) => {
                    it.parts.as_ref().map_or(ControlFlow::Continue(()), |parts| {
                        parts.search((id, number), view, memory, visit)
                    })
                }
                ConstraintRule::Classes => memory.look(number, Unit::Grid, || {
                    let classes = it.classes.as_ref();
                    classes.map_or(ControlFlow::Continue(()), |them| them.search(id, view, visit))
                }),
                ConstraintRule::Balance(_) => {
                    memory.look(number, Unit::Grid, || it.balances.search(id, view, visit))
                }
            }
        })
    }
}
