//! A cheap proof that can be put together from a pool: one is read from the cheapest ways and bettered step by step.

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
