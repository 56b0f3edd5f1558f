//! The cheapest proof that can be put together from a pool.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use super::pool::{FactNumber, Pool};

/// How often a proof is tried to be bettered: once for each of its steps, and again after each success, up to so
/// many times.
const TRIES: usize = 400;

/// A proof: the numbers of its steps, and what they cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub(super) steps: BTreeSet<usize>,
    pub(super) cost: u64,
}

/// The cheapest proof of the pool's goal that is found. There is one, if the pool holds one.
pub(super) fn cheapest(pool: &Pool) -> Plan {
    let links = Links::new(pool);
    let nothing = Plan { steps: BTreeSet::new(), cost: 0 };
    let Some(mut best) = links.plan(pool, &nothing.steps, None) else { return nothing };
    let mut tries = TRIES;
    loop {
        let steps: Vec<usize> = best.steps.iter().copied().collect();
        let better = steps.into_iter().rev().take(tries).find_map(|step| {
            tries -= 1;
            let mut free = best.steps.clone();
            let _ = free.remove(&step);
            links.plan(pool, &free, Some(step)).filter(|plan| plan.cost < best.cost)
        });
        match better {
            Some(better) if tries > 0 => best = better,
            Some(better) => return better,
            None => return best,
        }
    }
}

/// For each fact the actions that need it.
struct Links {
    from: Vec<u32>,
    needed_by: Vec<u32>,
}

impl Links {
    fn new(pool: &Pool) -> Self {
        let mut from = vec![0; pool.facts() + 1];
        let premises = || pool.actions().iter().flat_map(|action| &action.premises);
        premises().for_each(|&fact| from[fact as usize + 1] += 1);
        for fact in 0..pool.facts() {
            from[fact + 1] += from[fact];
        }
        let mut next = from.clone();
        let mut needed_by = vec![0; premises().count()];
        for (number, action) in pool.actions().iter().enumerate() {
            for &fact in &action.premises {
                let place = &mut next[fact as usize];
                needed_by[*place as usize] = number as u32;
                *place += 1;
            }
        }
        Self { from, needed_by }
    }

    fn needing(&self, fact: FactNumber) -> &[u32] {
        let fact = fact as usize;
        &self.needed_by[self.from[fact] as usize..self.from[fact + 1] as usize]
    }

    /// A proof by the cheapest way to each fact, where what several facts need is paid for by each; steps of `free`
    /// cost nothing, and one may be forbidden.
    fn plan(&self, pool: &Pool, free: &BTreeSet<usize>, forbidden: Option<usize>) -> Option<Plan> {
        let actions = pool.actions();
        let cost = |action: usize| {
            let action = &actions[action];
            if free.contains(&action.step) { 0 } else { action.cost }
        };
        let mut left: Vec<u32> =
            actions.iter().map(|action| action.premises.len() as u32).collect();
        let mut paid: Vec<u64> = (0..actions.len()).map(cost).collect();
        let mut best = vec![u64::MAX; pool.facts()];
        let mut by = vec![u32::MAX; pool.facts()];
        let mut open = BinaryHeap::new();
        let ready = |action: usize,
                     paid: u64,
                     best: &mut [u64],
                     by: &mut [u32],
                     open: &mut BinaryHeap<_>| {
            if forbidden == Some(actions[action].step) {
                return;
            }
            for &fact in &actions[action].effects {
                if paid < best[fact as usize] {
                    (best[fact as usize], by[fact as usize]) = (paid, action as u32);
                    open.push(Reverse((paid, fact)));
                }
            }
        };
        for action in (0..actions.len()).filter(|&action| left[action] == 0) {
            ready(action, paid[action], &mut best, &mut by, &mut open);
        }
        while let Some(Reverse((cost, fact))) = open.pop() {
            if cost > best[fact as usize] {
                continue;
            }
            if fact == pool.goal() {
                break;
            }
            for &action in self.needing(fact) {
                let action = action as usize;
                paid[action] = paid[action].saturating_add(cost);
                left[action] -= 1;
                if left[action] == 0 {
                    ready(action, paid[action], &mut best, &mut by, &mut open);
                }
            }
        }
        (best[pool.goal() as usize] < u64::MAX).then(|| read(pool, &by))
    }
}

/// The proof that takes for each fact the action noted for it.
fn read(pool: &Pool, by: &[u32]) -> Plan {
    let mut plan = Plan { steps: BTreeSet::new(), cost: 0 };
    let mut wanted = vec![pool.goal()];
    let mut seen = BTreeSet::from([pool.goal()]);
    while let Some(fact) = wanted.pop() {
        let Some(action) = pool.actions().get(by[fact as usize] as usize) else { continue };
        if plan.steps.insert(action.step) {
            plan.cost += action.cost;
        }
        wanted.extend(action.premises.iter().copied().filter(|&fact| seen.insert(fact)));
    }
    plan
}
