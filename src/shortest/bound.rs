//! A lower bound on the cost of every proof from a pool.
//!
//! If every proof must take one of some actions, it costs at least as much as the cheapest of them. LM-cut finds such a
//! set, takes that cost off each of its actions, and goes on until the goal costs nothing: what was taken off together
//! is a bound. (Helmert and Domshlak 2009. The set is where the dearest ways cross into the zone from which the goal costs
//! nothing more.)

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use super::pool::Pool;

/// How many sets are looked for at the most.
const ROUNDS: usize = 300;

/// What every proof of the goal costs at the least.
pub(super) fn lower_bound(pool: &Pool) -> u64 {
    // By steps, not by actions: a proof pays for a step once, however many of its parts it takes.
    let mut costs = vec![0; pool.len()];
    pool.actions().iter().for_each(|action| costs[action.step] = action.cost);
    let mut bound = 0;
    for _ in 0..ROUNDS {
        let ways = Ways::new(pool, &costs);
        if ways.cost[pool.goal() as usize] == 0 || ways.cost[pool.goal() as usize] == u64::MAX {
            break;
        }
        let zone = ways.zone_of_goal(pool, &costs);
        let cut = ways.into_zone(pool, &zone);
        let Some(least) = cut.iter().map(|&step| costs[step]).min() else { break };
        if least == 0 {
            break;
        }
        cut.iter().for_each(|&step| costs[step] -= least);
        bound += least;
    }
    bound
}

/// For each fact what it costs where of several premises only the dearest counts; and for each action its dearest
/// premise.
struct Ways {
    cost: Vec<u64>,
    /// The dearest premise of each action that can be taken; itself no fact, if it needs nothing.
    dearest: Vec<Option<Option<u32>>>,
}

impl Ways {
    fn new(pool: &Pool, costs: &[u64]) -> Self {
        let actions = pool.actions();
        let mut needed_by: Vec<Vec<u32>> = vec![Vec::new(); pool.facts()];
        let mut left: Vec<usize> = Vec::with_capacity(actions.len());
        for (number, action) in actions.iter().enumerate() {
            left.push(action.premises.len());
            for &fact in &action.premises {
                needed_by[fact as usize].push(number as u32);
            }
        }
        let mut ways =
            Self { cost: vec![u64::MAX; pool.facts()], dearest: vec![None; actions.len()] };
        let mut open = BinaryHeap::new();
        for action in (0..actions.len()).filter(|&action| left[action] == 0) {
            ways.take(pool, action, (None, costs[actions[action].step]), &mut open);
        }
        while let Some(Reverse((cost, fact))) = open.pop() {
            if cost > ways.cost[fact as usize] {
                continue;
            }
            for &action in &needed_by[fact as usize] {
                let action = action as usize;
                left[action] -= 1;
                if left[action] == 0 {
                    // Facts come in the order of their costs, so the last premise is the dearest.
                    let cost = cost + costs[actions[action].step];
                    ways.take(pool, action, (Some(fact), cost), &mut open);
                }
            }
        }
        ways
    }

    fn take(
        &mut self,
        pool: &Pool,
        action: usize,
        (dearest, cost): (Option<u32>, u64),
        open: &mut BinaryHeap<Reverse<(u64, u32)>>,
    ) {
        self.dearest[action] = Some(dearest);
        for &fact in &pool.actions()[action].effects {
            if cost < self.cost[fact as usize] {
                self.cost[fact as usize] = cost;
                open.push(Reverse((cost, fact)));
            }
        }
    }

    /// The facts from which the goal is reached at no cost, each by way of dearest premises.
    fn zone_of_goal(&self, pool: &Pool, costs: &[u64]) -> Vec<bool> {
        let mut causes: Vec<Vec<u32>> = vec![Vec::new(); pool.facts()];
        for (number, action) in pool.actions().iter().enumerate() {
            if costs[action.step] == 0
                && let Some(Some(dearest)) = self.dearest[number]
            {
                action.effects.iter().for_each(|&fact| causes[fact as usize].push(dearest));
            }
        }
        let mut zone = vec![false; pool.facts()];
        zone[pool.goal() as usize] = true;
        let mut next = vec![pool.goal()];
        while let Some(fact) = next.pop() {
            for &cause in &causes[fact as usize] {
                if !std::mem::replace(&mut zone[cause as usize], true) {
                    next.push(cause);
                }
            }
        }
        zone
    }

    /// The steps that lead into the zone from facts that are reached without going through it.
    fn into_zone(&self, pool: &Pool, zone: &[bool]) -> BTreeSet<usize> {
        let actions = pool.actions();
        let mut from: Vec<Vec<u32>> = vec![Vec::new(); pool.facts()];
        let mut next: Vec<usize> = Vec::new();
        for number in 0..actions.len() {
            match self.dearest[number] {
                Some(Some(fact)) => from[fact as usize].push(number as u32),
                Some(None) => next.push(number),
                None => {}
            }
        }
        let mut reached = vec![false; pool.facts()];
        let mut cut = BTreeSet::new();
        while let Some(number) = next.pop() {
            if actions[number].effects.iter().any(|&fact| zone[fact as usize]) {
                let _ = cut.insert(actions[number].step);
            }
            for &fact in actions[number].effects.iter().filter(|&&fact| !zone[fact as usize]) {
                if !std::mem::replace(&mut reached[fact as usize], true) {
                    next.extend(from[fact as usize].iter().map(|&action| action as usize));
                }
            }
        }
        cut
    }
}
