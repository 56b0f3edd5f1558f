//! The cheapest proof that can be made of the steps of a graph.
//!
//! Every proof takes a step of each landmark, so it costs no less than the cheapest way to take one step of each landmark,
//! even if parts of steps may be taken (`covering`). There are far too many landmarks to list, so they are found as
//! they are needed: if what is taken does not reach the goal, there is a landmark of which too little is taken (implicit
//! hitting sets: Haslum, Slaney and Thiébaux, "Minimal Landmarks for Optimal Delete-Free Planning", 2012). When no such
//! landmark is found any more and parts of steps are still taken, the search branches: one of these steps is taken
//! whole, then left out. On the way, what is taken is rounded to whole proofs.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "costs are small, and only where to look next depends on what is rounded"
)]

use std::cmp::Reverse;

use super::covering::{Certificate, Covering};
use super::graph::{FORBIDDEN, Graph, Plan};
use super::landmarks::{landmark, reaches_goal};

/// How many landmarks are looked for at once.
const AT_ONCE: usize = 6;

/// How far the order in which steps are put together for a landmark is shuffled, and preferred what is in another one.
const SHUFFLED: f64 = 0.2;

/// By how much a landmark must have too little to be of use.
const TOO_LITTLE: f64 = 1e-3;

/// What differs less from all or nothing is that.
const PART: f64 = 1e-6;

/// How many landmarks may be in the programme that are of no use.
const SPARE: usize = 40;

/// How many exchanges one programme may take. Some hundreds are many.
const EXCHANGES: usize = 5_000;

/// The cheapest ways are looked for only once in so many rounds.
const SELDOM: usize = 3;

/// How finely what is left of a cost is divided.
const FINE: f64 = 64.0;

/// What it costs to look at one action of the graph in search of a landmark or a proof, if a number of a tableau costs
/// 1.
const LOOK: usize = 700;

/// The cheapest proof of all, starting from one that is known; and whether none is cheaper. The work is limited in
/// steps that take about a quarter of a nanosecond.
pub(super) fn least(
    graph: &Graph,
    known: Plan,
    work: usize,
    interrupted: &dyn Fn() -> bool,
) -> (Plan, bool) {
    let small = graph.within(known.cost);
    let mut search = BranchAndBound::new(&small, known, work, interrupted);
    let is_proved = search.branch(&[]);
    (search.best, is_proved)
}

struct BranchAndBound<'a> {
    graph: &'a Graph,
    /// The steps that there are, the cheapest first.
    steps: Vec<usize>,
    /// All costs are multiples of it.
    unit: u64,
    /// What each step costs, [`FORBIDDEN`] if it is left out now.
    costs: Vec<u64>,
    /// The steps that are taken now.
    taken: Vec<usize>,
    landmarks: Vec<Vec<usize>>,
    best: Plan,
    /// How many steps are decided about.
    decided: usize,
    /// How often what is taken was rounded.
    rounds: usize,
    shuffling: u64,
    work: usize,
    interrupted: &'a dyn Fn() -> bool,
}

/// What came of looking for landmarks.
enum Outcome {
    /// No proof is cheaper than the best.
    Ended,
    /// The work allowed is done, or it was interrupted.
    Stopped,
    /// No more landmarks are found, and parts of steps are taken.
    Parts(Certificate),
}

impl<'a> BranchAndBound<'a> {
    fn new(graph: &'a Graph, best: Plan, work: usize, interrupted: &'a dyn Fn() -> bool) -> Self {
        let costs = graph.costs.clone();
        let is_there = |&step: &usize| graph.parts(step).next().is_some();
        let mut steps: Vec<usize> = (0..costs.len()).filter(is_there).collect();
        steps.sort_by_key(|&step| costs[step]);
        let unit = steps.iter().map(|&step| costs[step]).fold(0, common_divisor).max(1);
        Self {
            graph,
            steps,
            unit,
            costs,
            taken: Vec::new(),
            landmarks: Vec::new(),
            best,
            decided: 0,
            rounds: 0,
            shuffling: 1,
            work,
            interrupted,
        }
    }

    /// Looks for a cheaper proof that takes and leaves out what is decided now, with these landmarks to start from;
    /// whether it came to an end.
    fn branch(&mut self, landmarks: &[usize]) -> bool {
        let mut covering = self.covering(landmarks);
        let certificate = match self.tighten(&mut covering) {
            Outcome::Ended => return true,
            Outcome::Stopped => return false,
            Outcome::Parts(certificate) => certificate,
        };
        let paying: Vec<usize> = covering.paying().map(|(number, _)| number).collect();
        let before = self.costs.clone();
        for &step in &self.steps {
            let is_dear = certificate.bound_with(step, self.unit) >= self.best.cost;
            if is_dear && !self.taken.contains(&step) {
                self.costs[step] = FORBIDDEN;
            }
        }
        self.decided += 1;
        let ended = self.part(&covering).is_some_and(|step| {
            self.taken.push(step);
            let with = self.branch(&paying);
            let _ = self.taken.pop();
            self.costs[step] = FORBIDDEN;
            with && self.branch(&paying)
        });
        self.decided -= 1;
        self.costs = before;
        ended
    }

    /// The programme with these landmarks.
    fn covering(&self, landmarks: &[usize]) -> Covering {
        let mut covering = Covering::new(self.costs.clone(), &self.taken);
        for &number in landmarks {
            covering.add_set(number, &self.landmarks[number]);
        }
        covering
    }

    /// Adds landmarks as long as there are any of which too little is taken.
    fn tighten(&mut self, covering: &mut Covering) -> Outcome {
        loop {
            if self.work == 0 || (self.interrupted)() {
                return Outcome::Stopped;
            }
            let Some(exchanges) = covering.solve(EXCHANGES) else { return Outcome::Ended };
            if exchanges == EXCHANGES {
                return Outcome::Stopped;
            }
            self.spend((exchanges + 1) * covering.size());
            let certificate = covering.certificate(&self.landmarks);
            let bound = certificate.bound(self.unit);
            if bound < self.best.cost {
                self.round_off(covering);
            }
            if bound >= self.best.cost {
                return Outcome::Ended;
            }
            if self.decided == 0 {
                self.leave_out_the_dear(covering, &certificate);
            }
            if certificate.is_worn || covering.spare() > SPARE {
                let paying: Vec<usize> = covering.paying().map(|(number, _)| number).collect();
                *covering = self.covering(&paying);
            } else if !self.add_landmarks(covering) {
                return Outcome::Parts(certificate);
            }
        }
    }

    /// Leaves out for good the steps that no proof takes which is cheaper than the best.
    fn leave_out_the_dear(&mut self, covering: &mut Covering, certificate: &Certificate) {
        let Self { steps, costs, unit, best, .. } = self;
        steps.retain(|&step| {
            let is_dear = certificate.bound_with(step, *unit) >= best.cost;
            let is_left_out = is_dear && covering.leave_out(step);
            if is_left_out {
                costs[step] = FORBIDDEN;
            }
            !is_left_out
        });
    }

    fn spend(&mut self, work: usize) {
        self.work = self.work.saturating_sub(work);
    }

    /// Adds landmarks of which too little is taken; whether there are any.
    fn add_landmarks(&mut self, covering: &mut Covering) -> bool {
        let shares: Vec<f64> = (0..self.costs.len()).map(|step| covering.share(step)).collect();
        let lacks = |steps: &[usize]| {
            steps.iter().map(|&step| shares[step]).sum::<f64>() < 1.0 - TOO_LITTLE
        };
        let mut any = false;
        for (number, steps) in self.landmarks.iter().enumerate().filter(|(_, steps)| lacks(steps)) {
            covering.add_set(number, steps);
            any = true;
        }
        if any {
            return true;
        }
        let mut used = vec![false; self.costs.len()];
        for turn in 0..AT_ONCE {
            let order = self.order(&shares, &used, turn > 0);
            let found = landmark(self.graph, &order);
            self.spend(LOOK * self.graph.actions.len());
            if lacks(&found) {
                for &step in &found {
                    used[step] = true;
                }
                covering.add_set(self.landmarks.len(), &found);
                self.landmarks.push(found);
                any = true;
            }
        }
        any
    }

    /// The steps, those first of which most is taken, and those last that are left out. So little is taken of those that
    /// are refused.
    fn order(&mut self, shares: &[f64], used: &[bool], is_shuffled: bool) -> Vec<usize> {
        let mut order: Vec<(f64, usize)> = Vec::with_capacity(self.steps.len());
        for place in 0..self.steps.len() {
            let step = self.steps[place];
            let mut weight = shares[step];
            if is_shuffled {
                weight += SHUFFLED * self.random();
            }
            if used[step] {
                weight += SHUFFLED;
            }
            if self.costs[step] == FORBIDDEN {
                weight -= 1.0;
            }
            order.push((weight, step));
        }
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        order.into_iter().map(|(_, step)| step).collect()
    }

    /// A number from 0 to 1, always the same in the same place of a search.
    fn random(&mut self) -> f64 {
        self.shuffling = self.shuffling.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        f64::from((self.shuffling >> 32) as u32) / f64::from(u32::MAX)
    }

    /// Tries proofs near to what is taken: what is wholly taken, and, not each time, the cheapest ways where what is
    /// taken is free.
    fn round_off(&mut self, covering: &Covering) {
        let is_whole = |&step: &usize| covering.share(step) > 1.0 - PART;
        let whole: Vec<usize> = self.steps.iter().copied().filter(is_whole).collect();
        if reaches_goal(self.graph, &whole) {
            self.offer(whole);
        }
        self.rounds += 1;
        if !self.rounds.is_multiple_of(SELDOM) {
            return;
        }
        let left = |step: usize| match self.costs[step] {
            FORBIDDEN => FORBIDDEN,
            cost => (FINE * cost as f64 * (1.0 - covering.share(step))) as u64 + 1,
        };
        let left: Vec<u64> = (0..self.costs.len()).map(left).collect();
        if let Some(plan) = self.graph.plan(&left) {
            self.offer(plan.steps.into_iter().collect());
        }
        self.spend(LOOK * self.graph.actions.len());
    }

    /// Takes the steps, without those that are not needed, if they are cheaper than the best proof.
    fn offer(&mut self, mut steps: Vec<usize>) {
        steps.sort_by_key(|&step| Reverse(self.costs[step]));
        let mut place = 0;
        while place < steps.len() {
            let step = steps.remove(place);
            if !reaches_goal(self.graph, &steps) {
                steps.insert(place, step);
                place += 1;
            }
        }
        let steps = steps.into_iter().collect();
        let cost = self.graph.cost(&steps);
        if cost < self.best.cost {
            self.best = Plan { steps, cost };
        }
    }

    /// The step to decide about, of which a part is taken: the nearer to a half, the better, and rather more than less.
    fn part(&self, covering: &Covering) -> Option<usize> {
        let parts = self.steps.iter().map(|&step| (step, covering.share(step)));
        let parts = parts.filter(|&(_, share)| share > PART && share < 1.0 - PART);
        let worth = |share: f64| share.min(1.0 - share) + share / 10.0;
        let best = parts.max_by(|a, b| worth(a.1).total_cmp(&worth(b.1)));
        best.map(|(step, _)| step)
    }
}

fn common_divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { common_divisor(other, one % other) }
}
