//! The cheapest proof that can be put together from a pool.
//!
//! First one is read from the cheapest ways and bettered step by step; then branch and bound: every proof takes one of the
//! steps of a landmark, so it is tried what comes of taking the first, of not taking the first but the second, and so
//! on, each only while the lower bound stays below the best proof.

use super::bound::lower_bound;
use super::graph::{FORBIDDEN, Graph, Plan};

/// How often a proof is tried to be bettered.
const TRIES: usize = 200;

/// The cheapest proof that was found by bettering one; `None` if there is none. Once interrupted, it is bettered no more.
pub(super) fn cheap(graph: &Graph, interrupted: &dyn Fn() -> bool) -> Option<Plan> {
    let mut best = graph.plan(&graph.costs)?;
    let mut tries = TRIES;
    loop {
        // Each step is forbidden in turn, and replaced where the others are free.
        let mut costs = graph.costs.clone();
        best.steps.iter().for_each(|&step| costs[step] = 0);
        let steps: Vec<usize> = best.steps.iter().copied().collect();
        let better =
            steps.into_iter().rev().take(tries).take_while(|_| !interrupted()).find_map(|step| {
                tries -= 1;
                costs[step] = FORBIDDEN;
                let plan = graph.plan(&costs).filter(|plan| plan.cost < best.cost);
                costs[step] = 0;
                plan
            });
        match better {
            Some(better) => best = better,
            None => return Some(best),
        }
    }
}

/// The cheapest proof of all, starting from one that is known, with at most so many nodes; and whether none is
/// cheaper.
pub(super) fn cheapest(
    graph: &Graph,
    known: Plan,
    nodes: usize,
    interrupted: &dyn Fn() -> bool,
) -> (Plan, bool) {
    let small = graph.within(known.cost);
    let mut search =
        Search { costs: small.costs.clone(), graph: &small, best: known, nodes, interrupted };
    let proved = search.branch(0);
    (search.best, proved)
}

struct Search<'a> {
    graph: &'a Graph,
    /// What each step costs now: nothing, if it is taken.
    costs: Vec<u64>,
    best: Plan,
    nodes: usize,
    interrupted: &'a dyn Fn() -> bool,
}

impl Search<'_> {
    /// Looks for a cheaper proof among those that take the steps that were paid for; whether it came to an end.
    fn branch(&mut self, paid: u64) -> bool {
        if self.nodes == 0 || (self.interrupted)() {
            return false;
        }
        self.nodes -= 1;
        let bound = lower_bound(self.graph, &self.costs);
        if paid.saturating_add(bound.cost) >= self.best.cost {
            return true;
        }
        if let Some(plan) = self.graph.plan(&self.costs).filter(|plan| plan.cost < self.best.cost) {
            self.best = plan;
        }
        let mut ended = true;
        let mut left_out = Vec::new();
        for &step in &bound.landmark {
            if paid + bound.cost >= self.best.cost {
                break;
            }
            let cost = self.costs[step];
            self.costs[step] = 0;
            ended &= self.branch(paid + cost);
            self.costs[step] = FORBIDDEN;
            left_out.push(step);
        }
        for step in left_out {
            self.costs[step] = self.graph.costs[step];
        }
        ended
    }
}
