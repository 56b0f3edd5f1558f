//! The part of a pool that can matter for a goal, with small numbers.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use super::pool::{FactNumber, PlanAction, Pool};

/// What it costs to take a step that is forbidden.
pub(super) const FORBIDDEN: u64 = u64::MAX;

/// A proof: its steps, and what they cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub(super) steps: BTreeSet<usize>,
    pub(super) cost: u64,
}

/// Actions, with what needs what.
pub(super) struct Graph {
    pub(super) facts: usize,
    pub(super) goal: usize,
    pub(super) actions: Vec<PlanAction>,
    /// What each step costs.
    pub(super) costs: Vec<u64>,
    needed_by: Lists,
    caused_by: Lists,
    parts_of: Lists,
}

/// For each fact, or for each step, a list of actions.
struct Lists {
    /// Where the list of each begins among the items, and the end of them.
    from: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// From the places, below `count`, at which each action is listed.
    fn new<P: IntoIterator<Item = usize>>(
        count: usize,
        of_actions: impl Iterator<Item = P> + Clone,
    ) -> Self {
        let mut from = vec![0; count + 1];
        of_actions.clone().flatten().for_each(|place| from[place + 1] += 1);
        for place in 0..count {
            from[place + 1] += from[place];
        }
        let mut next = from.clone();
        let mut items = vec![0; from[count] as usize];
        for (number, listed) in of_actions.enumerate() {
            for place in listed {
                let place = &mut next[place];
                items[*place as usize] = number as u32;
                *place += 1;
            }
        }
        Self { from, items }
    }

    fn of(&self, place: usize) -> impl Iterator<Item = usize> + '_ {
        let items = &self.items[self.from[place] as usize..self.from[place + 1] as usize];
        items.iter().map(|&action| action as usize)
    }
}

/// Where these facts have their lists.
fn places(facts: &[FactNumber]) -> impl Iterator<Item = usize> + '_ {
    facts.iter().map(|&fact| fact as usize)
}

impl Graph {
    /// All of a pool.
    pub(super) fn of(pool: &Pool) -> Self {
        let actions = pool.actions().to_vec();
        let mut costs = vec![0; pool.len()];
        for action in &actions {
            costs[action.step] = action.cost;
        }
        Self::new(pool.facts(), pool.goal() as usize, actions, costs)
    }

    fn new(facts: usize, goal: usize, actions: Vec<PlanAction>, costs: Vec<u64>) -> Self {
        let needed_by = Lists::new(facts, actions.iter().map(|action| places(&action.premises)));
        let caused_by = Lists::new(facts, actions.iter().map(|action| places(&action.effects)));
        let parts_of = Lists::new(costs.len(), actions.iter().map(|action| [action.step]));
        Self { facts, goal, actions, costs, needed_by, caused_by, parts_of }
    }

    /// The actions that need the fact.
    pub(super) fn needing(&self, fact: usize) -> impl Iterator<Item = usize> + '_ {
        self.needed_by.of(fact)
    }

    /// The actions of which the fact is an effect.
    pub(super) fn causing(&self, fact: usize) -> impl Iterator<Item = usize> + '_ {
        self.caused_by.of(fact)
    }

    /// The actions that are this step, or parts of it.
    pub(super) fn parts(&self, step: usize) -> impl Iterator<Item = usize> + '_ {
        self.parts_of.of(step)
    }

    /// What is left for proofs that cost less than `bound`: the actions whose dearest premise and whose own cost come to
    /// less, and of these only what leads to the goal. Steps keep their numbers, facts get new ones.
    pub(super) fn within(&self, bound: u64) -> Self {
        let ways = Ways::new(self);
        let fits = |number: usize| {
            let dearest = match ways.dearest[number] {
                Dearest::Fact(fact) => ways.cost[fact],
                Dearest::Nothing => 0,
                Dearest::Unreached => return false,
            };
            dearest.saturating_add(self.costs[self.actions[number].step]) < bound
        };
        let mut new_number = vec![None; self.facts];
        let mut wanted = vec![self.goal];
        let mut facts = 0;
        let mut kept = BTreeSet::new();
        while let Some(fact) = wanted.pop() {
            if new_number[fact].is_some() {
                continue;
            }
            new_number[fact] = Some(facts);
            facts += 1;
            for number in self.causing(fact).filter(|&number| fits(number)) {
                if kept.insert(number) {
                    wanted.extend(self.actions[number].premises.iter().map(|&fact| fact as usize));
                }
            }
        }
        let renumbered = |facts: &[u32]| -> Vec<u32> {
            facts.iter().filter_map(|&fact| new_number[fact as usize]).map(|n| n as u32).collect()
        };
        let action = |&number: &usize| {
            let PlanAction { step, premises, effects, cost } = &self.actions[number];
            let (premises, effects) = (renumbered(premises), renumbered(effects));
            PlanAction { step: *step, premises, effects, cost: *cost }
        };
        let actions = without_the_worse(kept.iter().map(action).collect());
        // The goal was wanted first.
        Self::new(facts, 0, actions, self.costs.clone())
    }

    /// What the steps cost together.
    pub(super) fn cost(&self, steps: &BTreeSet<usize>) -> u64 {
        steps.iter().map(|&step| self.costs[step]).sum()
    }

    /// A proof by the cheapest way to each fact by these costs of steps, where what several facts need is paid for
    /// by each.
    pub(super) fn plan(&self, costs: &[u64]) -> Option<Plan> {
        let mut left: Vec<u32> =
            self.actions.iter().map(|action| action.premises.len() as u32).collect();
        let mut paid: Vec<u64> = self.actions.iter().map(|action| costs[action.step]).collect();
        let mut best = vec![u64::MAX; self.facts];
        let mut by = vec![usize::MAX; self.facts];
        let mut open = BinaryHeap::new();
        let mut ready: Vec<usize> =
            (0..self.actions.len()).filter(|&action| left[action] == 0).collect();
        loop {
            for action in
                ready.drain(..).filter(|&action| costs[self.actions[action].step] < FORBIDDEN)
            {
                for &fact in &self.actions[action].effects {
                    let fact = fact as usize;
                    if paid[action] < best[fact] {
                        (best[fact], by[fact]) = (paid[action], action);
                        open.push(Reverse((paid[action], fact)));
                    }
                }
            }
            let Reverse((cost, fact)) = open.pop()?;
            if cost > best[fact] {
                continue;
            }
            if fact == self.goal {
                return Some(self.read(&by));
            }
            for action in self.needing(fact) {
                paid[action] = paid[action].saturating_add(cost);
                left[action] -= 1;
                if left[action] == 0 {
                    ready.push(action);
                }
            }
        }
    }

    /// The proof that takes for each fact the action noted for it.
    fn read(&self, by: &[usize]) -> Plan {
        let mut steps = BTreeSet::new();
        let mut wanted = vec![self.goal];
        let mut seen = vec![false; self.facts];
        seen[self.goal] = true;
        while let Some(fact) = wanted.pop() {
            let action = &self.actions[by[fact]];
            let _ = steps.insert(action.step);
            for &fact in &action.premises {
                if !std::mem::replace(&mut seen[fact as usize], true) {
                    wanted.push(fact as usize);
                }
            }
        }
        let cost = self.cost(&steps);
        Plan { steps, cost }
    }
}

/// The actions without those that need as much as another that costs no more and does as much; of two alike the first
/// stays. Only actions that are whole steps are compared, since parts of a step are paid for together.
fn without_the_worse(actions: Vec<PlanAction>) -> Vec<PlanAction> {
    let mut parts: BTreeMap<usize, usize> = BTreeMap::new();
    let mut by_effects: BTreeMap<&[FactNumber], Vec<usize>> = BTreeMap::new();
    for (number, action) in actions.iter().enumerate() {
        *parts.entry(action.step).or_default() += 1;
        by_effects.entry(&action.effects).or_default().push(number);
    }
    let is_worse = |number: usize, action: &PlanAction| {
        let alike = by_effects[action.effects.as_slice()].iter().filter(|&&other| other != number);
        alike.map(|&other| (other, &actions[other])).any(|(place, other)| {
            let is_less = other.cost < action.cost || other.premises.len() < action.premises.len();
            other.cost <= action.cost
                && (is_less || place < number)
                && other.premises.iter().all(|fact| action.premises.contains(fact))
        })
    };
    let numbered = actions.iter().enumerate();
    let kept: Vec<bool> = numbered
        .map(|(number, action)| parts[&action.step] > 1 || !is_worse(number, action))
        .collect();
    actions.into_iter().zip(kept).filter(|(_, kept)| *kept).map(|(action, _)| action).collect()
}

/// For each fact what it costs where of several premises only the dearest counts; and for each action its dearest
/// premise.
struct Ways {
    cost: Vec<u64>,
    /// The dearest premise of each action.
    dearest: Vec<Dearest>,
}

/// The dearest premise of an action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dearest {
    /// The action cannot be taken.
    Unreached,
    /// It needs nothing.
    Nothing,
    /// This fact.
    Fact(usize),
}

impl Ways {
    /// All of them.
    fn new(graph: &Graph) -> Self {
        let mut left: Vec<usize> =
            graph.actions.iter().map(|action| action.premises.len()).collect();
        let cost = vec![u64::MAX; graph.facts];
        let mut ways = Self { cost, dearest: vec![Dearest::Unreached; graph.actions.len()] };
        let mut open = BinaryHeap::new();
        for action in (0..graph.actions.len()).filter(|&action| left[action] == 0) {
            ways.take(graph, action, Dearest::Nothing, &mut open);
        }
        while let Some(Reverse((cost, fact))) = open.pop() {
            if cost > ways.cost[fact] {
                continue;
            }
            for action in graph.needing(fact) {
                left[action] -= 1;
                if left[action] == 0 {
                    // Facts come in the order of their costs, so the last premise is the dearest.
                    ways.take(graph, action, Dearest::Fact(fact), &mut open);
                }
            }
        }
        ways
    }

    fn take(
        &mut self,
        graph: &Graph,
        number: usize,
        dearest: Dearest,
        open: &mut BinaryHeap<Reverse<(u64, usize)>>,
    ) {
        let action = &graph.actions[number];
        self.dearest[number] = dearest;
        let before = if let Dearest::Fact(fact) = dearest { self.cost[fact] } else { 0 };
        let cost = before.saturating_add(graph.costs[action.step]);
        for &fact in &action.effects {
            let fact = fact as usize;
            if cost < self.cost[fact] {
                self.cost[fact] = cost;
                open.push(Reverse((cost, fact)));
            }
        }
    }
}
