//! The steps of a proof in the order in which they are told.

use super::pool::Pool;
use crate::grid::{CandidateSet, Geometry};
use crate::proof::{Known, Premises, Step, slice};

/// A step that is not told yet.
struct Untold<'a> {
    number: usize,
    step: &'a Step,
    /// What it says may be true.
    open: CandidateSet,
    /// What is known when its conclusions are.
    after: Known,
}

impl<'a> Untold<'a> {
    fn new(geometry: &Geometry, pool: &'a Pool, number: usize) -> Self {
        let step = pool.step(number);
        let mut after = Known::default();
        step.facts().for_each(|fact| after.learn(geometry, fact));
        Self { number, step, open: step.left_open(), after }
    }

    /// Whether it takes away something that the other says may be true, and that is open yet.
    fn takes_from(&self, other: &Self, known: &Known) -> bool {
        let open = known.open(&other.open);
        self.after.open(&open) != open
    }
}

/// Steps of a pool in an order in which each has its premises from those before it. Those for which there is none are left
/// out. The steps were met in various states, so one may speak of a candidate that another strikes: where it can, it comes
/// before it, since who reads has struck the candidate afterwards. Otherwise they stay in the order in which they came.
pub(super) fn in_order(
    geometry: &Geometry,
    known: &Known,
    pool: &Pool,
    steps: impl IntoIterator<Item = usize>,
) -> Vec<usize> {
    let mut known = known.clone();
    let steps = steps.into_iter();
    let mut left: Vec<Untold<'_>> =
        steps.map(|number| Untold::new(geometry, pool, number)).collect();
    let mut ordered = Vec::with_capacity(left.len());
    loop {
        let ready = |untold: &Untold<'_>| known.covers(&untold.step.premises(geometry));
        let ready = (0..left.len()).filter(|&place| ready(&left[place]));
        let robbed = |place: &usize| {
            let others = left.iter().enumerate().filter(|(other, _)| other != place);
            others.filter(|(_, other)| left[*place].takes_from(other, &known)).count()
        };
        let Some(next) = ready.min_by_key(robbed) else { return ordered };
        let Untold { number, step, .. } = left.remove(next);
        step.facts().for_each(|fact| known.learn(geometry, fact));
        ordered.push(number);
    }
}

/// A proof as it is told.
#[derive(Default)]
pub(super) struct OrderedProof {
    /// Its steps, each cut down to the conclusions that are needed.
    pub(super) steps: Vec<Step>,
    /// The numbers of those that speak of something that is struck before them.
    pub(super) misplaced: Vec<usize>,
}

/// Steps of a pool, told as a proof of the goal; none if they do not lead there.
pub(super) fn told(
    geometry: &Geometry,
    known: &Known,
    pool: &Pool,
    steps: impl IntoIterator<Item = usize>,
    goal: &Premises,
) -> OrderedProof {
    let numbers = in_order(geometry, known, pool, steps);
    let steps = cut_cases(geometry, known, numbers.iter().map(|&number| pool.step(number)));
    let mut told = OrderedProof::default();
    let mut known = known.clone();
    for (place, step) in slice(geometry, &known, &steps, goal).unwrap_or_default() {
        let step = step.narrowed(&known);
        if step.speaks_of_what_is_gone(&known) {
            told.misplaced.push(numbers[place]);
        }
        step.facts().for_each(|fact| known.learn(geometry, fact));
        told.steps.push(step);
    }
    told
}

/// The steps with what is supposed in them cut down to what is needed where they are taken now.
fn cut_cases<'a>(
    geometry: &Geometry,
    known: &Known,
    steps: impl Iterator<Item = &'a Step>,
) -> Vec<Step> {
    let mut known = known.clone();
    let cut = |step: &Step| {
        let step = step.clone().cut_down(geometry, &known);
        step.facts().for_each(|fact| known.learn(geometry, fact));
        step
    };
    steps.map(cut).collect()
}
