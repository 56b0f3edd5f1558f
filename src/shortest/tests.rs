use std::collections::BTreeSet;

use proptest::prelude::*;

use super::graph::Graph;
use super::pool::{Action, Pool};
use super::{bound, plan};

/// A pool of a few facts, the last of which is the goal; each action has premises, effects and a cost.
fn pool(actions: &[(Vec<u32>, Vec<u32>, u64)]) -> Pool {
    let action = |(step, (premises, effects, cost)): (usize, &(Vec<u32>, Vec<u32>, u64))| Action {
        step,
        premises: premises.clone(),
        effects: effects.clone(),
        cost: *cost,
    };
    Pool::of_actions(FACTS, FACTS as u32 - 1, actions.iter().enumerate().map(action).collect())
}

/// How many facts the small pools have.
const FACTS: usize = 8;

/// The cheapest proof by trying all sets of actions.
fn by_force(actions: &[(Vec<u32>, Vec<u32>, u64)]) -> Option<u64> {
    let proves = |chosen: usize| {
        let mut known = BTreeSet::new();
        loop {
            let before = known.len();
            for (number, (premises, effects, _)) in actions.iter().enumerate() {
                if chosen >> number & 1 == 1 && premises.iter().all(|fact| known.contains(fact)) {
                    known.extend(effects.iter().copied());
                }
            }
            if known.len() == before {
                return known.contains(&(FACTS as u32 - 1));
            }
        }
    };
    let cost = |chosen: usize| {
        let taken = actions.iter().enumerate().filter(|(number, _)| chosen >> number & 1 == 1);
        taken.map(|(_, action)| action.2).sum::<u64>()
    };
    (0..1 << actions.len()).filter(|&chosen| proves(chosen)).map(cost).min()
}

proptest! {
    #[test]
    fn bound_and_plan_enclose_the_cheapest_proof(actions in prop::collection::vec((
        prop::collection::btree_set(0_u32..FACTS as u32 - 1, 0..3),
        prop::collection::btree_set(0_u32..FACTS as u32, 1..3),
        1_u64..20,
    ), 1..11)) {
        let list = |set: BTreeSet<u32>| set.into_iter().collect::<Vec<u32>>();
        let actions: Vec<_> =
            actions.into_iter().map(|(needs, gives, cost)| (list(needs), list(gives), cost)).collect();
        let pool = pool(&actions);
        let graph = Graph::of(&pool);
        match (by_force(&actions), plan::cheap(&graph, &|| false)) {
            (Some(cheapest), Some(plan)) => {
                let least = bound::lower_bound(&graph, &graph.costs).cost;
                prop_assert!(least <= cheapest, "{least} is no bound on {cheapest}");
                prop_assert!(plan.cost >= cheapest, "{} is below {cheapest}", plan.cost);
                let (best, proved) = plan::cheapest(&graph, plan, 1000, &|| false);
                prop_assert!(proved, "not ended");
                prop_assert_eq!(best.cost, cheapest);
            }
            (cheapest, plan) => prop_assert_eq!((cheapest, plan), (None, None)),
        }
    }
}

#[test]
fn shared_steps_are_paid_for_once() {
    // The goal (7) needs 1 and 2, both of which rest on 0; or it needs 3, which is dearer than 0 but for that.
    let actions = [
        (vec![], vec![0], 10),
        (vec![0], vec![1], 1),
        (vec![0], vec![2], 1),
        (vec![1, 2], vec![7], 1),
        (vec![], vec![3], 14),
        (vec![3], vec![7], 1),
    ];
    let pool = pool(&actions);
    let graph = Graph::of(&pool);
    assert_eq!(plan::cheap(&graph, &|| false).map(|plan| plan.cost), Some(13));
    assert_eq!(bound::lower_bound(&graph, &graph.costs).cost, 13);
}
