use std::collections::BTreeSet;

use proptest::prelude::*;

use super::covering::Covering;
use super::graph::{FORBIDDEN, Graph};
use super::landmarks::{landmark, reaches_goal};
use super::least::least;
use super::plan;
use super::pool::{PlanAction, Pool};

/// A pool of a few facts, the last of which is the goal; each action has premises, effects and a cost.
fn pool(actions: &[(Vec<u32>, Vec<u32>, u64)]) -> Pool {
    let action = |(step, (premises, effects, cost)): (usize, &(Vec<u32>, Vec<u32>, u64))| {
        PlanAction { step, premises: premises.clone(), effects: effects.clone(), cost: *cost }
    };
    Pool::of_actions(FACTS, FACTS as u32 - 1, actions.iter().enumerate().map(action).collect())
}

/// How many facts the small pools have.
const FACTS: usize = 8;

/// Actions of which [`pool`] can be made.
fn actions() -> impl Strategy<Value = Vec<(Vec<u32>, Vec<u32>, u64)>> {
    let list = |set: BTreeSet<u32>| set.into_iter().collect::<Vec<u32>>();
    let action = (
        prop::collection::btree_set(0..FACTS as u32 - 1, 0..3),
        prop::collection::btree_set(0..FACTS as u32, 1..3),
        1_u64..20,
    );
    let action = action.prop_map(move |(needs, gives, cost)| (list(needs), list(gives), cost));
    prop::collection::vec(action, 1..11)
}

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
    fn the_least_is_what_trying_all_finds(actions in actions()) {
        let pool = pool(&actions);
        let graph = Graph::of(&pool);
        match (by_force(&actions), plan::cheap(&graph, &|| false)) {
            (Some(cheapest), Some(plan)) => {
                prop_assert!(plan.cost >= cheapest, "{} is below {cheapest}", plan.cost);
                let (best, proved) = least(&graph, plan, WORK, &|| false);
                prop_assert!(proved, "not ended");
                prop_assert_eq!(best.cost, cheapest);
                let steps: Vec<usize> = best.steps.into_iter().collect();
                prop_assert!(reaches_goal(&graph, &steps));
            }
            (cheapest, plan) => prop_assert_eq!((cheapest, plan), (None, None)),
        }
    }

    #[test]
    fn without_a_landmark_there_is_no_proof(
        actions in actions(), order in Just((0..11).collect::<Vec<usize>>()).prop_shuffle()
    ) {
        let pool = pool(&actions);
        let graph = Graph::of(&pool);
        let order: Vec<usize> = order.into_iter().filter(|&step| step < actions.len()).collect();
        let found = landmark(&graph, &order);
        prop_assert_eq!(found.is_empty(), by_force(&actions).is_none());
        let others: Vec<usize> = order.into_iter().filter(|step| !found.contains(step)).collect();
        prop_assert!(!reaches_goal(&graph, &others));
        for &step in &found {
            let more: Vec<usize> = others.iter().copied().chain([step]).collect();
            prop_assert!(reaches_goal(&graph, &more), "{step} does not belong to {found:?}");
        }
    }

    #[test]
    fn a_certificate_is_a_bound_and_parts_are_not_dearer_than_whole_steps(
        sets in prop::collection::vec(prop::collection::btree_set(0_usize..9, 1..4), 1..9),
        costs in prop::collection::vec(1_u64..20, 9),
        taken in prop::collection::btree_set(0_usize..3, 0..2),
        left_out in prop::collection::btree_set(3_usize..6, 0..3),
    ) {
        let sets: Vec<Vec<usize>> = sets.into_iter().map(|set| set.into_iter().collect()).collect();
        let hits = |chosen: usize| {
            sets.iter().all(|set| set.iter().any(|&step| chosen >> step & 1 == 1))
                && taken.iter().all(|&step| chosen >> step & 1 == 1)
                && left_out.iter().all(|&step| chosen >> step & 1 == 0)
        };
        let cost = |chosen: usize| (0..9).filter(|&step| chosen >> step & 1 == 1).map(|step| costs[step]).sum::<u64>();
        let cheapest = (0..1 << 9).filter(|&chosen| hits(chosen)).map(cost).min();
        let mut now = costs.clone();
        for &step in &left_out {
            now[step] = FORBIDDEN;
        }
        let taken: Vec<usize> = taken.iter().copied().collect();
        let mut covering = Covering::new(now, &taken);
        for (number, set) in sets.iter().enumerate() {
            covering.add_set(number, set);
            let solved = covering.solve(1000);
            prop_assert!(solved.is_some() || cheapest.is_none());
            let certificate = covering.certificate(&sets);
            prop_assert!(solved.is_none() || !certificate.is_worn);
            prop_assert!(cheapest.is_none_or(|cheapest| certificate.bound(1) <= cheapest));
        }
        for set in sets.iter().filter(|_| cheapest.is_some()) {
            let share: f64 = set.iter().map(|&step| covering.share(step)).sum();
            prop_assert!(share > 0.999, "{share} of {set:?}");
        }
    }
}

/// More than these small pools need.
const WORK: usize = 100_000_000;

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
    let plan = plan::cheap(&graph, &|| false).expect("a proof");
    assert_eq!(least(&graph, plan.clone(), WORK, &|| false), (plan, true));
}
