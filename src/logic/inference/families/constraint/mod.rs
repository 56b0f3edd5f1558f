//! The family *constraint*: what constraints leave for their cells and for what sees these.
//!
//! What a constraint says of some cells is a law ([`Law`](crate::grid::Law)): it is asked which digits lie in some filling of
//! its cells. What it says of two is known to the grid. A step names of what the cells may hold only what it needs.

mod balance;
mod classes;
mod everywhere;
mod fillings;
mod partner;
mod regions;
mod size;
mod step;
mod together;

use std::ops::ControlFlow;

use super::{Family, Numbered, Visitor};
use crate::grid::{DigitSet, Geometry, JoinedLaws};
use crate::inference::tools::law_form::LawForm;
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
    /// The laws of the grid, in their order.
    laws: Vec<LawForm>,
}

struct ConstrainedRule {
    number: usize,
    id: RuleId,
    looks: Looks,
}

/// What a rule looks for, with what it knows of the grid from the start.
enum Looks {
    Partner,
    /// With what each law leaves by itself.
    Alone(Vec<Vec<DigitSet>>),
    ByOne,
    ByAny,
    Everywhere,
    /// With what may be added and taken away.
    Balances(Balances),
    /// With which constraints are looked at together.
    Together(Parts),
    Classes(Classes),
    /// With what is joined, if regions are to be found.
    Regions(Option<Box<(JoinedLaws, LawForm)>>),
}

impl Looks {
    fn of(rule: ConstraintRule, geometry: &Geometry, laws: &[LawForm]) -> Self {
        match rule {
            ConstraintRule::Partner => Self::Partner,
            ConstraintRule::Fillings(Held::Nothing) => Self::Alone(fillings::alone(geometry, laws)),
            ConstraintRule::Fillings(Held::One) => Self::ByOne,
            ConstraintRule::Fillings(Held::Any) => Self::ByAny,
            ConstraintRule::Everywhere => Self::Everywhere,
            ConstraintRule::Balance(it) => Self::Balances(Balances::of(geometry, it)),
            ConstraintRule::Together(it) => Self::Together(Parts::new(geometry, it)),
            ConstraintRule::Classes => Self::Classes(Classes::new(geometry)),
            ConstraintRule::Regions => Self::Regions(JoinedLaws::of(geometry).map(|joined| {
                let form = LawForm::of_joined(&joined);
                Box::new((joined, form))
            })),
        }
    }
}

impl ConstraintFamily {
    /// The constraint rules among these, in their order; none on a grid without constraints, but those of houses alone.
    pub(in crate::inference) fn new(geometry: &Geometry, rules: &[Numbered<'_>]) -> Self {
        let laws = LawForm::all(geometry);
        let rule = |&Numbered { number, rule: &Rule { id, ref body, .. } }: &Numbered<'_>| {
            let &Body::Constraint(rule) = body else { return None };
            Some(ConstrainedRule { number, id, looks: Looks::of(rule, geometry, &laws) })
        };
        let rules = rules.iter().filter_map(rule).collect();
        Self { rules, laws }
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
            let mut look = |search: &mut dyn FnMut(&mut Visitor<'_>) -> ControlFlow<()>| {
                memory.look(number, Unit::Grid, || search(visit))
            };
            match &it.looks {
                Looks::Partner => look(&mut |visit| partner::search(id, view, visit)),
                Looks::Alone(left) => {
                    look(&mut |visit| fillings::search_alone(id, &self.laws, left, view, visit))
                }
                Looks::ByOne => {
                    look(&mut |visit| fillings::search_by_one(id, &self.laws, view, visit))
                }
                Looks::Everywhere => {
                    look(&mut |visit| everywhere::search(id, &self.laws, view, visit))
                }
                Looks::Balances(balances) => look(&mut |visit| balances.search(id, view, visit)),
                Looks::Classes(classes) => look(&mut |visit| classes.search(id, view, visit)),
                Looks::Regions(joined) => look(&mut |visit| match joined {
                    Some(it) => regions::search(id, (&it.0, &it.1), view, visit),
                    None => ControlFlow::Continue(()),
                }),
                // These note by themselves which parts of the grid they have looked at in vain.
                Looks::ByAny => fillings::search_all((id, number), &self.laws, view, memory, visit),
                Looks::Together(parts) => parts.search((id, number), view, memory, visit),
            }
        })
    }
}
