//! The cheapest proof of one fact that the rules can give.
//!
//! The procedure solves the whole puzzle, and its slice for a cell says what was done on the way there; a person who only
//! asks about that cell may be told something shorter. Here the rules are asked for *all* they can conclude from the
//! start on, not only for the first thing (`pool`). All that is told is applied at once, so a cell that is filled is asked
//! about no more; therefore every use that there can be of a rule for single digits is added, whatever is known where
//! (`inference::SingleUses`), and cheap rules are asked again in the states on the way of the cheapest proof so far, where
//! less is known. What they conclude makes an AND-OR graph: a step needs all its
//! premises, and a fact needs one of the steps that conclude it. Since nothing that is known is ever lost, this is
//! planning without deletions, and so are the methods:
//!
//! * a proof is read from the cheapest ways to each fact (Dijkstra's method for such graphs: Knuth, "A
//!   Generalization of Dijkstra's Algorithm", 1977), and then bettered: each step is forbidden in turn, and a
//!   replacement is looked for to which the other steps are free (`plan`);
//! * where the proof that is known supposes something, the rules that do so are asked about the goal itself
//!   (`supposing`): what stands against it is refuted at once, not what happens to be refuted soonest;
//! * then the cheapest of all is looked for (`least`): every proof takes a step of each landmark, a set of steps without
//!   which the goal is out of reach (`landmarks`); the cheapest way to take something of each of these, found as a
//!   linear programme (`covering`), is a lower bound, and what it takes leads to better proofs and to more landmarks. The
//!   work that this may take is limited, and counted, so that the answer is always the same. Where it
//!   comes to its end, no cheaper proof can be made of the steps that were met: none at all by single digits alone, and
//!   none by the uses of other rules that were met. That is what *proved* says, and no more: a use of a dearer rule in
//!   a state that was not looked at could still be cheaper.
//!
//! Invariant: the proof given is never dearer than the one that was handed in.

mod covering;
mod graph;
mod landmarks;
mod least;
mod order;
mod plan;
mod pool;
mod supposing;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use crate::grid::{Candidate, Candidates, Geometry};
use crate::inference::{Aids, Engine, EngineError, Options, SingleUses};
use crate::knowledge::{Knowledge, Rule};
use crate::proof::{Fact, Known, Premises, Start, Step};
use graph::{FORBIDDEN, Graph, Plan};
use least::least;
use order::{in_order, told};
use pool::Pool;
use supposing::refutations;

/// What a step costs besides its rule's score: it has to be read. About as much as a single digit.
const READING: u64 = 10;

/// The rules are asked by groups of growing cost, so that what is cheap is met before something dear hides it. Those
/// that cost more are in the last group together.
const GROUPS: [u32; 6] = [14, 60, 120, 160, 280, u32::MAX];

/// How much work the search for the cheapest proof may be; see [`least`].
const WORK: usize = 1_200_000_000;

/// How much work the search for the cheapest proof by the first group may be. Mostly a hundredth is enough.
const WORK_AT_FIRST: usize = 600_000_000;

/// The first group whose rules are asked only where the cheaper ones have nothing new to tell.
const DEAR: usize = 2;

/// The dearest group whose rules are asked again on the way of a cheap proof.
const AGAIN: usize = 2;

/// How often rules are asked again at the most, each time on the way of a cheaper proof.
const ROUNDS: usize = 2;

/// How often steps are given up that would be told too late.
const GIVEN_UP: usize = 4;

/// In how many states on the way of a known proof the goal itself is supposed.
const STATES: usize = 4;

/// The cheapest proof of a fact that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Shortest {
    /// Its steps, in an order in which they can be taken, each cut down to the conclusions that are needed.
    pub steps: Vec<Step>,
    /// What its steps cost together; see [`Finder::cost`].
    pub cost: u64,
    /// Whether no cheaper proof can be made of single digits, nor of these and the uses of other rules that were met, and no
    /// rule that supposes something is so cheap.
    pub proved: bool,
    /// How many uses of rules were met.
    pub met: usize,
}

/// Looks for cheapest proofs by the rules of one profile.
pub struct Finder {
    /// The rules up to a cost, by that cost.
    engines: Vec<(u32, Engine)>,
    /// The rules for single digits.
    singles: SingleUses,
    /// The rules that suppose something.
    supposing: Engine,
    /// What a proof costs at the least that supposes something.
    unasked: u64,
}

impl Finder {
    /// Makes a finder for the rules of a profile on one grid. Rules that suppose something are asked only where a proof
    /// handed in has used one, and only about the goal.
    ///
    /// # Errors
    /// [`EngineError::NoProfile`] when the knowledge has no profile of that name.
    pub fn new(
        knowledge: &Knowledge,
        geometry: &Geometry,
        options: &Options,
    ) -> Result<Self, EngineError> {
        let profile = knowledge
            .profile(&options.profile)
            .ok_or_else(|| EngineError::NoProfile(options.profile.clone()))?;
        let rules: Vec<&Rule> = knowledge
            .rules_of(profile)
            .filter(|rule| options.allow(rule) && !rule.supposes())
            .collect();
        let engine = |&limit: &u32| {
            let cheap: Vec<&Rule> =
                rules.iter().copied().filter(|rule| rule.cost <= limit).collect();
            (limit, Engine::of_profile(knowledge, geometry, profile, &cheap))
        };
        let others: Vec<&Rule> =
            knowledge.rules_of(profile).filter(|rule| rule.supposes()).collect();
        let unasked = others.iter().map(|rule| u64::from(rule.cost)).min();
        let unasked = unasked.map_or(u64::MAX, |cost| cost + READING);
        let supposing = Engine::of_profile(knowledge, geometry, profile, &others);
        let singles = SingleUses::new(geometry, &rules);
        Ok(Self { unasked, engines: GROUPS.iter().map(engine).collect(), singles, supposing })
    }

    /// Adds up what these steps cost a person: for each, those within cases included, the score of its rule and
    /// something for reading it.
    pub fn cost(&self, steps: &[Step]) -> u64 {
        let count: usize = steps.iter().map(|step| 1 + step.nested_steps()).sum();
        // Every engine knows the scores of all rules.
        let scores = self.engines.first().map_or(0, |(_, engine)| engine.cost(steps));
        scores + READING * count as u64
    }

    fn cost_of(&self, step: &Step) -> u64 {
        self.cost(std::slice::from_ref(step))
    }

    /// Looks for the cheapest proof of the goal from the start. `known_proof` is one that is known, such as the slice
    /// of a procedure. If it is interrupted, it returns the cheapest that was found by then, which does not count as
    /// proved.
    pub fn shortest<'a>(
        &self,
        geometry: &Geometry,
        start: &Start,
        aids: impl Into<Aids<'a>>,
        goal: Fact,
        known_proof: &[Step],
    ) -> Shortest {
        let aids = aids.into();
        let given = self.cost(known_proof);
        let mut pool = Pool::new(geometry, start, goal, given);
        for step in known_proof {
            pool.add(geometry, step, self.cost_of(step));
        }
        let (candidates, mut known_plan) = self.ask_all(start, aids, &mut pool);
        if known_proof.iter().any(supposes) {
            self.suppose(&candidates, goal, known_proof, aids, &mut pool);
            self.add_singles(&mut pool);
        }
        let known = Known::from_start(geometry, start);
        self.ask_on_the_way(start, &known, aids, &mut pool, &mut known_plan);
        let (steps, is_least) = best_told(geometry, &known, &pool, known_plan, goal, aids);
        let (steps, cost) = match self.cost(&steps) {
            cost if cost <= given && !steps.is_empty() => (steps, cost),
            _ => (known_proof.to_vec(), given),
        };
        let all_met = !(aids.interrupted)();
        let proved = is_least && all_met && pool.goes_on().is_continue() && cost < self.unasked;
        Shortest { steps, cost, proved, met: pool.len() }
    }

    /// Asks the rules group by group, as far as they are cheap enough for a cheaper proof; gives the state that they lead to,
    /// and the cheapest proof that was found. What the first group alone can do is found out exactly, as far as that does not
    /// take long: singles are told sooner than anything else, and few in number.
    fn ask_all(
        &self,
        start: &Start,
        aids: Aids<'_>,
        pool: &mut Pool,
    ) -> (Candidates, Option<Plan>) {
        let mut candidates = start.candidates(self.supposing.geometry());
        let mut best = None;
        for group in 0..self.engines.len() {
            candidates = self.ask(group, start, aids, pool);
            self.add_singles(pool);
            let graph = Graph::of(pool);
            let mut plan = plan::cheap(&graph, aids.interrupted);
            if group == 0 {
                plan = plan.map(|plan| least(&graph, plan, WORK_AT_FIRST, aids.interrupted).0);
            }
            best = cheaper(best, plan);
            if let Some(plan) = &best {
                pool.tighten(plan.cost);
            }
            if !self.is_worth_asking(group + 1, pool) || (aids.interrupted)() {
                break;
            }
        }
        (candidates, best)
    }

    /// Whether a rule that is in this group and not in one before could be part of a cheaper proof.
    fn is_worth_asking(&self, group: usize, pool: &Pool) -> bool {
        self.engines
            .get(group - 1)
            .is_some_and(|&(cost, _)| u64::from(cost) + READING < pool.bound())
    }

    /// Puts into the pool every use of the rules for single digits that there can be: of all digits that some step places,
    /// whatever is known where. So it does not matter that a cell that is filled is not asked about again.
    fn add_singles(&self, pool: &mut Pool) {
        let geometry = self.supposing.geometry();
        let placed: Vec<Candidate> = pool.placed().collect();
        for placing in placed {
            for step in self.singles.steps(geometry, placing, &|cell| pool.held(cell)) {
                pool.add(geometry, &step, self.cost_of(&step));
            }
        }
    }

    /// Asks the cheap rules in the states on the way of the cheapest proof so far. There less is known than where they were
    /// asked first, so they say the same from less, or say what was known there already.
    fn ask_on_the_way(
        &self,
        start: &Start,
        known: &Known,
        aids: Aids<'_>,
        pool: &mut Pool,
        best: &mut Option<Plan>,
    ) {
        let geometry = self.supposing.geometry();
        for _ in 0..ROUNDS {
            let group = (1..=AGAIN).rev().find(|&group| self.is_worth_asking(group, pool));
            let Some(engine) = group.map(|group| &self.engines[group].1) else { return };
            *best = cheaper(best.take(), plan::cheap(&Graph::of(pool), aids.interrupted));
            let Some(plan) = best else { return };
            pool.tighten(plan.cost);
            let steps = in_order(geometry, known, pool, plan.steps.iter().copied());
            let steps: Vec<Step> = steps.into_iter().map(|step| pool.step(step).clone()).collect();
            let mut state = start.candidates(geometry);
            let before = pool.len();
            for step in &steps {
                step.apply(geometry, &mut state);
                engine.all(&state, aids, &mut |step| {
                    pool.add(geometry, &step, self.cost_of(&step));
                    if (aids.interrupted)() { ControlFlow::Break(()) } else { pool.goes_on() }
                });
            }
            self.add_singles(pool);
            if pool.len() == before || (aids.interrupted)() {
                return;
            }
        }
    }

    /// Has the rules of a group tell all they conclude, applies that, and so on, until nothing new comes. Dear rules
    /// are asked only where the cheaper groups have nothing new to tell, since every question costs much.
    fn ask(&self, group: usize, start: &Start, aids: Aids<'_>, pool: &mut Pool) -> Candidates {
        let mut candidates = start.candidates(self.engines[group].1.geometry());
        loop {
            while group >= DEAR && self.tell_all(group - 1, &mut candidates, aids, pool) {}
            if !self.tell_all(group, &mut candidates, aids, pool) {
                return candidates;
            }
        }
    }

    /// Supposes what the goal is about, in the state that the other rules lead to and in some states on the way of the
    /// proof that is known.
    fn suppose(
        &self,
        candidates: &Candidates,
        goal: Fact,
        known_proof: &[Step],
        aids: Aids<'_>,
        pool: &mut Pool,
    ) {
        let geometry = self.supposing.geometry();
        let count = known_proof.iter().filter(|step| supposes(step)).count();
        let mut state = candidates.clone();
        let (mut passed, mut asked) = (0, 0);
        for step in known_proof {
            if supposes(step) {
                if passed * STATES >= asked * count {
                    asked += 1;
                    self.refute(&state, goal, aids, pool);
                }
                passed += 1;
            }
            step.conclusions.iter().for_each(|end| end.fact.apply(geometry, &mut state));
        }
    }

    /// Puts refutations into the pool of what stands against the goal in a state, and the single digits that
    /// follow.
    fn refute(&self, state: &Candidates, goal: Fact, aids: Aids<'_>, pool: &mut Pool) {
        let geometry = self.supposing.geometry();
        let mut after = state.clone();
        refutations(&self.supposing, state, aids, goal, &mut |step| {
            step.conclusions.iter().for_each(|end| end.fact.apply(geometry, &mut after));
            pool.add(geometry, &step, self.cost_of(&step));
            if (aids.interrupted)() { ControlFlow::Break(()) } else { pool.goes_on() }
        });
        let _ = self.tell_all(0, &mut after, aids, pool);
    }

    /// Puts all that the rules up to a group conclude into the pool, and applies it; whether anything is new.
    fn tell_all(
        &self,
        group: usize,
        candidates: &mut Candidates,
        aids: Aids<'_>,
        pool: &mut Pool,
    ) -> bool {
        let engine = &self.engines[group].1;
        let geometry = engine.geometry();
        let mut news: Vec<Fact> = Vec::new();
        engine.all(candidates, aids, &mut |step| {
            news.extend(step.facts());
            pool.add(geometry, &step, self.cost_of(&step));
            if (aids.interrupted)() { ControlFlow::Break(()) } else { pool.goes_on() }
        });
        let before = candidates.clone();
        for fact in news {
            fact.apply(geometry, candidates);
        }
        *candidates != before && pool.goes_on().is_continue() && !(aids.interrupted)()
    }
}

/// The cheapest proof of the goal that can be made of a pool, starting from one that is known, and whether none is
/// cheaper. A step that would be told after something that it speaks of is struck is given up, and a proof is looked for
/// that does without it; no steps if none is found that tells all of them where they stand.
fn best_told(
    geometry: &Geometry,
    known: &Known,
    pool: &Pool,
    known_plan: Option<Plan>,
    goal: Fact,
    aids: Aids<'_>,
) -> (Vec<Step>, bool) {
    let mut graph = Graph::of(pool);
    let mut best = cheaper(known_plan, plan::cheap(&graph, aids.interrupted));
    let mut bound = None;
    for _ in 0..=GIVEN_UP {
        let Some(plan) = best else { break };
        let (plan, is_least) = least(&graph, plan, WORK, aids.interrupted);
        let bound = *bound.get_or_insert(if is_least { plan.cost } else { 0 });
        let told = told(geometry, known, pool, plan.steps, &Premises::of(goal));
        if told.misplaced.is_empty() {
            return (told.steps, plan.cost <= bound);
        }
        told.misplaced.into_iter().for_each(|step| graph.costs[step] = FORBIDDEN);
        best = plan::cheap(&graph, aids.interrupted);
    }
    (Vec::new(), false)
}

/// The cheaper of two proofs, if there are any.
fn cheaper(one: Option<Plan>, other: Option<Plan>) -> Option<Plan> {
    one.into_iter().chain(other).min_by_key(|plan| plan.cost)
}

/// Whether a step supposes something.
fn supposes(step: &Step) -> bool {
    !step.cases.is_empty()
}
