//! Landmarks: sets of steps of which every proof takes one.
//!
//! Steps are added one by one, but for those that would bring the goal within reach. The steps that were not added are a
//! landmark: a proof that took none of them would not reach the goal.

use super::graph::Graph;

/// The steps that would reach the goal, where steps are put together in this order.
pub(super) fn landmark(graph: &Graph, order: &[usize]) -> Vec<usize> {
    let mut reach = Reach::new(graph);
    order.iter().copied().filter(|&step| reach.refuses(step)).collect()
}

/// Whether these steps are enough to reach the goal.
pub(super) fn reaches_goal(graph: &Graph, steps: &[usize]) -> bool {
    let mut reach = Reach::new(graph);
    steps.iter().any(|&step| reach.refuses(step))
}

/// What some steps reach together, which is not the goal.
struct Reach<'a> {
    graph: &'a Graph,
    /// How many premises of each action are not reached.
    left: Vec<u32>,
    /// The facts that are reached.
    known: Vec<bool>,
    /// The steps that were put together.
    steps: Vec<bool>,
    /// The facts that the last step has reached.
    facts: Vec<usize>,
    /// The actions that need these, as often as they do.
    needing: Vec<usize>,
    /// The actions that can be taken, and were not.
    next: Vec<usize>,
}

impl<'a> Reach<'a> {
    /// No steps.
    fn new(graph: &'a Graph) -> Self {
        let left = graph.actions.iter().map(|action| action.premises.len() as u32).collect();
        let (known, steps) = (vec![false; graph.facts], vec![false; graph.costs.len()]);
        let (facts, needing, next) = (Vec::new(), Vec::new(), Vec::new());
        Self { graph, left, known, steps, facts, needing, next }
    }

    /// Adds a step, unless the goal were reached then; whether it would be.
    fn refuses(&mut self, step: usize) -> bool {
        self.facts.clear();
        self.needing.clear();
        self.next.clear();
        self.steps[step] = true;
        let graph = self.graph;
        self.next.extend(graph.parts(step).filter(|&action| self.left[action] == 0));
        while let Some(action) = self.next.pop() {
            for &fact in &graph.actions[action].effects {
                let fact = fact as usize;
                if fact == graph.goal {
                    self.take_back(step);
                    return true;
                }
                if !std::mem::replace(&mut self.known[fact], true) {
                    self.reach(fact);
                }
            }
        }
        false
    }

    fn reach(&mut self, fact: usize) {
        self.facts.push(fact);
        for action in self.graph.needing(fact) {
            self.left[action] -= 1;
            self.needing.push(action);
            if self.left[action] == 0 && self.steps[self.graph.actions[action].step] {
                self.next.push(action);
            }
        }
    }

    /// Takes back the last step, and what it has reached.
    fn take_back(&mut self, step: usize) {
        self.steps[step] = false;
        self.facts.iter().for_each(|&fact| self.known[fact] = false);
        self.needing.iter().for_each(|&action| self.left[action] += 1);
    }
}
