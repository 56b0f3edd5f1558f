//! A lower bound on the cost of every proof.
//!
//! If every proof must take one of some steps, it costs at least as much as the cheapest of them. LM-cut finds such a
//! set (a landmark), takes that cost off each of its steps, and goes on until the goal costs nothing: what was taken off
//! together is a bound. (Helmert and Domshlak 2009. The set is where the dearest ways cross into the zone from which the
//! goal costs nothing more.)

use std::collections::BTreeSet;

use super::graph::{Dearest, FORBIDDEN, Graph, Ways};

/// What every proof costs at the least, and steps one of which every proof takes.
pub(super) struct Bound {
    /// [`FORBIDDEN`] if there is no proof.
    pub(super) cost: u64,
    /// The smallest of the sets that were found.
    pub(super) landmark: BTreeSet<usize>,
}

/// By these costs of steps.
pub(super) fn lower_bound(graph: &Graph, costs: &[u64]) -> Bound {
    let mut costs = costs.to_vec();
    let mut bound = Bound { cost: 0, landmark: BTreeSet::new() };
    let mut ways = Ways::new(graph, &costs);
    loop {
        match ways.cost[graph.goal] {
            0 => return bound,
            u64::MAX => return Bound { cost: FORBIDDEN, landmark: BTreeSet::new() },
            _ => {}
        }
        let zone = ways.zone_of_goal(graph, &costs);
        let cut = ways.steps_into(graph, &zone);
        let least = cut.iter().map(|&step| costs[step]).min().unwrap_or_default();
        if least == 0 {
            return bound;
        }
        for &step in &cut {
            costs[step] -= least;
        }
        ways.lower(graph, &costs, cut.iter().copied());
        bound.cost += least;
        if bound.landmark.is_empty() || cut.len() < bound.landmark.len() {
            bound.landmark = cut;
        }
    }
}

impl Ways {
    /// The facts from which the goal is reached at no cost, each by way of dearest premises.
    fn zone_of_goal(&self, graph: &Graph, costs: &[u64]) -> Vec<bool> {
        let mut zone = vec![false; graph.facts];
        zone[graph.goal] = true;
        let mut next = vec![graph.goal];
        while let Some(fact) = next.pop() {
            for number in graph.causing(fact) {
                if costs[graph.actions[number].step] == 0
                    && let Dearest::Fact(dearest) = self.dearest[number]
                    && !std::mem::replace(&mut zone[dearest], true)
                {
                    next.push(dearest);
                }
            }
        }
        zone
    }

    /// The steps that lead into the zone from facts that are reached without going through it.
    fn steps_into(&self, graph: &Graph, zone: &[bool]) -> BTreeSet<usize> {
        let is_taken = |&number: &usize| self.dearest[number] == Dearest::Nothing;
        let mut next: Vec<usize> = graph.free().iter().copied().filter(is_taken).collect();
        let mut reached = vec![false; graph.facts];
        let mut cut = BTreeSet::new();
        while let Some(number) = next.pop() {
            let action = &graph.actions[number];
            if action.effects.iter().any(|&fact| zone[fact as usize]) {
                let _ = cut.insert(action.step);
            }
            for &fact in action.effects.iter().filter(|&&fact| !zone[fact as usize]) {
                if !std::mem::replace(&mut reached[fact as usize], true) {
                    let fact = fact as usize;
                    let leads = |&number: &usize| self.dearest[number] == Dearest::Fact(fact);
                    next.extend(graph.needing(fact).filter(leads));
                }
            }
        }
        cut
    }
}
