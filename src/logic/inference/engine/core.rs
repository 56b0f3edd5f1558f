//! The engine in one width of sets.
//!
//! Three things make it quick. A rule looks again only where something has changed (`memory`). A cheap test comes before
//! each dear search: no fish and no chain of one digit is looked for where every place is in a full placement of it
//! (`placements`), a naked or hidden set only in houses with a part that is tight (`tight_parts`), a chain of any length
//! only where one can strike something (`link::consequences`). And a plain build uses no instruction that not every
//! machine has: digits are counted by a table, and the only member of a set is asked for without counting.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::time::Instant;

use super::aids::{Aids, Hints};
use super::effort::Priced;
use super::learning::learn;
use super::statistics::Statistics;
use crate::grid::{Candidates, Geometry};
use crate::inference::families::{Family, RulesInOrder, Visitor};
use crate::inference::tools::implication::Implications;
use crate::inference::tools::memory::Memory;
use crate::inference::tools::view::View;
use crate::proof::{Claim, Fact, RuleId, Step};

/// Rules grouped by family, in order, for grids whose cells fit into `W` words.
pub(super) struct Core<const W: usize> {
    geometry: Geometry<W>,
    wide: Geometry,
    families: Vec<Box<dyn Family<W>>>,
    /// What the cheapest rule of each family costs that supposes nothing; these families come first.
    plain_costs: Vec<u64>,
    /// What is known of each rule, by its number.
    priced: Vec<Priced>,
}

impl<const W: usize> Core<W> {
    /// With these families of matchers, in order, what the cheapest rule of each of the first of them costs, which suppose
    /// nothing, and what is known of each rule.
    pub(super) fn new(
        geometry: &Geometry<W>,
        wide: &Geometry,
        families: Vec<Box<dyn Family<W>>>,
        plain_costs: Vec<u64>,
        priced: Vec<Priced>,
    ) -> Self {
        Self { geometry: geometry.clone(), wide: wide.clone(), families, plain_costs, priced }
    }

    /// The grid in this engine's width.
    pub(super) fn geometry(&self) -> &Geometry<W> {
        &self.geometry
    }

    /// The families of matchers, in order.
    pub(super) fn families(&self) -> &[Box<dyn Family<W>>] {
        &self.families
    }

    /// What is known of each rule, by its number.
    pub(super) fn priced(&self) -> &[Priced] {
        &self.priced
    }

    /// What is known of the rule of this name.
    pub(super) fn priced_of(&self, rule: RuleId) -> Option<&Priced> {
        self.priced.iter().find(|priced| priced.id == rule)
    }

    /// A memory for the rules of this engine, none of which has looked at the state.
    pub(super) fn new_memory(&self, candidates: &Candidates<W>) -> Memory<W> {
        Memory::new(&self.geometry, candidates, self.priced.len())
    }

    /// The first step that some rule concludes in this state, by a memory that was told of every
    /// change since it was new.
    pub(super) fn first(
        &self,
        candidates: &Candidates<W>,
        memory: &mut Memory<W>,
        aids: Aids<'_>,
        statistics: Option<&mut Statistics>,
    ) -> Option<Step> {
        self.first_in(&self.view(candidates, aids), memory, statistics)
    }

    /// As [`Core::first`], in a state in which something may have been looked for already.
    pub(super) fn first_in(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        mut statistics: Option<&mut Statistics>,
    ) -> Option<Step> {
        for family in &self.families {
            if (view.interrupted)() {
                return None;
            }
            let started = statistics.is_some().then(Instant::now);
            let mut found = None;
            let _ = family.search(view, memory, &mut |step| {
                found = Some(step);
                ControlFlow::Break(())
            });
            if let (Some(statistics), Some(started)) = (statistics.as_deref_mut(), started) {
                statistics.record(family.name(), started.elapsed(), found.is_some());
            }
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Every step that some rule concludes in this state, until the visitor breaks. What rests on the same
    /// claims and concludes no more than an earlier step is left out.
    pub(super) fn all(
        &self,
        candidates: &Candidates<W>,
        aids: Aids<'_>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        self.all_of(self.families.iter(), candidates, aids, visit)
    }

    /// As [`Core::all`], without the rules that suppose something, and without families in which every rule costs more
    /// than `most`.
    pub(super) fn all_at_once(
        &self,
        candidates: &Candidates<W>,
        aids: Aids<'_>,
        most: u64,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let priced = self.plain_costs.iter().zip(&self.families);
        let cheap = priced.filter(|(cost, _)| **cost <= most).map(|(_, family)| family);
        self.all_of(cheap, candidates, aids, visit)
    }

    /// As [`Core::all`], of the rules alone that suppose something.
    pub(super) fn all_supposing(
        &self,
        candidates: &Candidates<W>,
        aids: Aids<'_>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        self.all_of(self.families.iter().skip(self.plain_costs.len()), candidates, aids, visit)
    }

    fn all_of<'a>(
        &'a self,
        mut families: impl Iterator<Item = &'a Box<dyn Family<W>>>,
        candidates: &Candidates<W>,
        aids: Aids<'_>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let view = self.view(candidates, aids);
        let mut memory = self.new_memory(candidates);
        let mut told: BTreeMap<Vec<Claim>, Vec<BTreeSet<Fact>>> = BTreeMap::new();
        families.try_for_each(|family| {
            if (aids.interrupted)() {
                return ControlFlow::Break(());
            }
            family.search(&view, &mut memory, &mut |step| {
                // A special rule comes before the more general one, which finds the same again.
                let mut claims = step.claims.clone();
                claims.sort_unstable();
                let facts: BTreeSet<Fact> = step.facts().collect();
                let known = told.entry(claims).or_default();
                let is_new =
                    !step.cases.is_empty() || known.iter().all(|more| !facts.is_subset(more));
                if is_new {
                    known.push(facts);
                    visit(step)
                } else {
                    ControlFlow::Continue(())
                }
            })
        })
    }

    /// Applies the conclusions of a step; gives the first contradiction that they make.
    pub(super) fn apply(
        &self,
        candidates: &mut Candidates<W>,
        memory: &mut Memory<W>,
        step: &Step,
    ) -> Option<Claim> {
        self.learn(candidates, memory, step.facts())
    }

    /// Applies facts; gives the first contradiction that they make, and stops there.
    pub(super) fn learn(
        &self,
        candidates: &mut Candidates<W>,
        memory: &mut Memory<W>,
        mut facts: impl Iterator<Item = Fact>,
    ) -> Option<Claim> {
        memory.begin_change();
        facts.find_map(|fact| learn(&self.geometry, candidates, memory, fact))
    }

    pub(super) fn view<'a>(&'a self, candidates: &'a Candidates<W>, aids: Aids<'a>) -> View<'a, W> {
        View {
            geometry: &self.geometry,
            wide: &self.wide,
            candidates,
            implications: Implications::new(&self.geometry, candidates),
            solution: aids.hints.solution,
            wanted: aids.hints.wanted,
            possible: aids.hints.possible,
            unique_givens: aids.hints.unique_givens.map(|cells| cells.resize()),
            interrupted: aids.interrupted,
        }
    }
}

/// As a trial asks them: whatever is known of the state besides is not used under a supposition.
impl<const W: usize> RulesInOrder<W> for Core<W> {
    fn new_memory(&self, candidates: &Candidates<W>) -> Memory<W> {
        Self::new_memory(self, candidates)
    }

    fn first(
        &self,
        candidates: &Candidates<W>,
        memory: &mut Memory<W>,
        interrupted: &dyn Fn() -> bool,
    ) -> Option<Step> {
        let aids = Aids { hints: Hints::default(), interrupted };
        Self::first(self, candidates, memory, aids, None)
    }
}
