//! Exercises made to order.
//!
//! Four sources are tried one after the other, each in a bounded number of attempts: puzzles at random, which meet the
//! rules that are not rare; puzzles that a walk of the generator leads to and that need the rule; the examples that the rule
//! comes with, where it is the next step after all that is easier; and at last these examples as they are.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::moving::moved;
use super::{Exercise, Seen, Source};
use crate::generator::{Beside, Generator, Wish, easier_rules};
use crate::grid::{Board, Candidates, Digit, Geometry, StateText};
use crate::inference::{Aids, Engine, Hints, Options, Request};
use crate::knowledge::{Knowledge, Rule};
use crate::proof::{Fact, Known, RuleId, Start, Step};
use crate::search::{Search, Verdict};

/// How many puzzles at random are tried, and how many walks after them.
const AT_RANDOM: u64 = 1000;
const WALKS: u64 = 60;

/// How often examples are moved and tried.
const MOVES: u64 = 24;

/// No more steps of the rule are looked for on a board than these.
const MOST_STEPS: usize = 60;

/// What is wanted: an exercise of a rule.
#[derive(Clone, Debug)]
pub struct PracticeOrder {
    /// The rules that there are.
    pub knowledge: Arc<Knowledge>,
    /// The grid.
    pub geometry: Arc<Geometry>,
    /// Which rules are used, and so which are easier.
    pub options: Options,
    /// The rule.
    pub rule: RuleId,
    /// All that is drawn by lot follows from it and from the number.
    pub seed: u64,
    /// Which exercise with this seed it is.
    pub number: u64,
    /// The boards that are not to come again.
    pub seen: Seen,
}

/// Why there is no exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoExercise {
    /// The rule is not known, or may not be used.
    Rule,
    /// None was found in a bounded number of attempts.
    None,
    /// It was interrupted.
    Interrupted,
}

impl PracticeOrder {
    /// Makes an exercise. The same order gives the same one.
    ///
    /// It is a board that was not there before, in whatever form, as long as the generator finds one in a bounded number of
    /// attempts. Some rules are so rare that it does not; then the board is that of an example of the rule, its bands,
    /// lines and digits in an order drawn by lot: another board to look at, but at bottom the same one may come again. Some
    /// of these can be had only with something easier left to conclude, which the source says. On grids other than the
    /// classic one an example comes as it is, and only once.
    ///
    /// # Errors
    /// [`NoExercise`] if the rule may not be used, if nothing was found, or if it was interrupted, which is asked between
    /// attempts and while rules are tried.
    pub fn make(&self, interrupted: &dyn Fn() -> bool) -> Result<Exercise, NoExercise> {
        let maker = Maker::new(self, interrupted)?;
        let sources = [Maker::at_random, Maker::walked, Maker::example, Maker::besides];
        for source in sources {
            if let Some(exercise) = source(&maker) {
                return Ok(exercise);
            }
            if interrupted() {
                return Err(NoExercise::Interrupted);
            }
        }
        Err(NoExercise::None)
    }
}

/// Why there are not as many exercises as wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFew {
    /// How many there are.
    pub made: u64,
    /// Why there is no other.
    pub why: NoExercise,
}

impl PracticeOrder {
    /// Makes so many exercises from this number on, none of them twice; says before each how many there are.
    ///
    /// # Errors
    /// [`TooFew`], for the reasons of [`PracticeOrder::make`].
    pub fn make_several(
        mut self,
        count: u64,
        told: &mut dyn FnMut(u64),
        interrupted: &dyn Fn() -> bool,
    ) -> Result<Vec<Exercise>, TooFew> {
        let mut exercises = Vec::new();
        for made in 0..count {
            told(made);
            let exercise = self.make(interrupted).map_err(|why| TooFew { made, why })?;
            self.seen.take(&self.geometry, &exercise.givens(&self.geometry));
            self.number += 1;
            exercises.push(exercise);
        }
        Ok(exercises)
    }
}

/// What makes an exercise.
struct Maker<'a> {
    order: &'a PracticeOrder,
    rule: &'a Rule,
    /// With the easier rules, and the rule last.
    engine: Engine,
    /// With the rule alone.
    alone: Engine,
    /// With the easier rules alone, where they may conclude something beside the way: by a house that follows from others, which
    /// is looked at last on it.
    easier: Option<Engine>,
    interrupted: &'a dyn Fn() -> bool,
}

impl<'a> Maker<'a> {
    fn new(
        order: &'a PracticeOrder,
        interrupted: &'a dyn Fn() -> bool,
    ) -> Result<Self, NoExercise> {
        let (knowledge, options) = (&*order.knowledge, &order.options);
        let known = knowledge.rule(order.rule).filter(|rule| options.allow(rule));
        let (Some(rule), Some(profile)) = (known, knowledge.profile(&options.profile)) else {
            return Err(NoExercise::Rule);
        };
        let mut rules = easier_rules(knowledge, options, rule).map_err(|_| NoExercise::Rule)?;
        let engine =
            |rules: &[&Rule]| Engine::of_profile(knowledge, &order.geometry, profile, rules);
        let follows = order.geometry.derived_houses().next().is_some();
        let easier = follows.then(|| engine(&rules));
        rules.push(rule);
        let (engine, alone) = (engine(&rules), engine(&[rule]));
        Ok(Self { order, rule, engine, alone, easier, interrupted })
    }

    /// The random numbers of this exercise; each source has its own.
    fn rng(&self, source: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.order.seed);
        rng.set_stream(u64::MAX - 4 * self.order.number - source);
        rng
    }

    fn at_random(&self) -> Option<Exercise> {
        self.generated(Wish::default(), AT_RANDOM)
    }

    fn walked(&self) -> Option<Exercise> {
        self.generated(
            Wish { rule: Some((self.rule.id, Beside::Easier)), ..Wish::default() },
            WALKS,
        )
    }

    /// From a puzzle of the generator that was not there before.
    fn generated(&self, wish: Wish, attempts: u64) -> Option<Exercise> {
        let PracticeOrder { knowledge, geometry, options, seed, number, seen, .. } = self.order;
        let wish = Wish { seed: *seed, ..wish };
        let generator = Generator::new(knowledge, geometry, options, wish).ok()?;
        let lots = &mut self.rng(0);
        (number * attempts..(number + 1) * attempts)
            .take_while(|_| !(self.interrupted)())
            .filter_map(|attempt| generator.attempt_until(attempt, &[], self.interrupted).ok())
            .filter(|made| !seen.has(geometry, &made.board))
            .find_map(|made| {
                let start = Start::from_board(&made.board);
                self.at_rule(&start, &made.solution, Source::Fresh, lots)
            })
    }

    /// From an example of the rule, once everything easier is done.
    fn example(&self) -> Option<Exercise> {
        let lots = &mut self.rng(1);
        self.moved_examples(&mut self.rng(2)).find_map(|(state, solution)| {
            self.at_rule(&Start::from_state(&state), &solution, Source::Example, lots)
        })
    }

    /// An example of the rule as it is, with whatever else it allows.
    fn besides(&self) -> Option<Exercise> {
        self.moved_examples(&mut self.rng(3)).find_map(|(state, solution)| {
            let start = Start::from_state(&state);
            let candidates = state.candidates(&self.order.geometry);
            let hints = Hints::of_puzzle(&start, &solution);
            let steps = self.steps(&candidates, hints, None);
            let (rule, source) = (self.rule.id, Source::Besides);
            (!steps.is_empty()).then_some(Exercise { rule, state, candidates, steps, source })
        })
    }

    /// Examples of the rule, each moved, with their solutions.
    fn moved_examples<'b>(
        &'b self,
        lots: &'b mut ChaCha8Rng,
    ) -> impl Iterator<Item = (StateText, Vec<Digit>)> + 'b {
        let geometry = &*self.order.geometry;
        let examples = self.rule.examples.iter();
        let states: Vec<StateText> =
            examples.filter_map(|one| StateText::parse(&one.state, geometry).ok()).collect();
        let search = Search::new(geometry);
        let tries = if states.is_empty() { 0 } else { MOVES };
        (0..tries).take_while(|_| !(self.interrupted)()).filter_map(move |_| {
            let state = moved(geometry, &states[lots.random_range(0..states.len())], lots);
            let givens = Board::from_givens(geometry.cell_count(), state.board.givens());
            if self.order.seen.has_itself(geometry, &givens) {
                return None;
            }
            let Verdict::One(solution) = search.verdict(&givens) else { return None };
            Some((state, solution.digits().to_vec()))
        })
    }

    /// The board at a moment where the rule is the next step on the way from a start, drawn by lot if there are several.
    fn at_rule(
        &self,
        start: &Start,
        solution: &[Digit],
        source: Source,
        lots: &mut impl Rng,
    ) -> Option<Exercise> {
        let geometry = &*self.order.geometry;
        let trace = self.engine.solve(Request {
            interrupted: self.interrupted,
            ..Request::new(start, Hints::of_puzzle(start, solution))
        });
        let is_by_rule = |step: &Step| step.rule == self.rule.id;
        let moments = trace.steps.iter().enumerate().filter(|(_, step)| is_by_rule(step));
        let moments = moments.map(|(number, _)| number);
        let moments: Vec<usize> = moments
            .filter(|&at| {
                self.easier.as_ref().is_none_or(|easier| {
                    let candidates = trace.candidates_before(geometry, at);
                    easier.first(&candidates, Hints::of_puzzle(start, solution)).is_none()
                })
            })
            .collect();
        if moments.is_empty() || (self.interrupted)() {
            return None;
        }
        let at = moments[lots.random_range(0..moments.len())];
        let candidates = trace.candidates_before(geometry, at);
        let board = trace.board_before(geometry, at);
        let state = StateText::of_candidates(geometry, board, &candidates);
        let hints = Hints::of_puzzle(start, solution);
        let steps = self.steps(&candidates, hints, Some(trace.steps[at].clone()));
        let exercise = Exercise { rule: self.rule.id, state, candidates, steps, source };
        (!(self.interrupted)()).then_some(exercise)
    }

    /// The steps of the rule on a board, beginning with the one that was met. Of those that conclude the same, one.
    fn steps(&self, candidates: &Candidates, hints: Hints<'_>, met: Option<Step>) -> Vec<Step> {
        let known = Known::from_candidates(&self.order.geometry, candidates);
        let mut concluded: BTreeSet<_> = met.iter().map(facts).collect();
        let mut steps: Vec<Step> = met.into_iter().collect();
        let aids = Aids { hints, interrupted: self.interrupted };
        self.alone.all(candidates, aids, &mut |mut step| {
            step.conclusions.retain(|conclusion| !known.has(conclusion.fact));
            if !step.conclusions.is_empty() && concluded.insert(facts(&step)) {
                steps.push(step);
            }
            if steps.len() < MOST_STEPS {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        steps
    }
}

fn facts(step: &Step) -> BTreeSet<Fact> {
    step.facts().collect()
}
