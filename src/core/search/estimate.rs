//! How many solutions there are, where they are too many to be counted: an estimate by random probing.
//!
//! The method is Donald E. Knuth's (*Estimating the efficiency of backtrack programs*, Mathematics of
//! Computation 29, 1975). A probe goes down the tree of decisions once, each time by one of the k ways, drawn
//! by lot, and multiplies these k; if it ends in a solution the product is its value, else 0. On average
//! over all probes the value is the number of solutions. How far single probes are scattered says how
//! far the average of many may be off; since few probes may carry most of the weight, it may be off further.

use rand::{Rng, RngExt};

use super::{Budget, Search};
use crate::grid::Candidates;

/// An estimated number of solutions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The estimated number: the average of all probes.
    pub solutions: f64,
    /// The standard error of that average, from the scatter of the probes, in solutions.
    pub error: f64,
    /// How many probes were taken.
    pub probes: u64,
    /// How many of them ended in a solution.
    pub hits: u64,
}

impl Search {
    /// Estimates the number of solutions made of these candidates by so many probes, fewer if the budget ends;
    /// the same generator state gives the same estimate. Without a probe everything is 0.
    pub fn estimate<const W: usize>(
        &self,
        start: &Candidates<W>,
        probes: u64,
        rng: &mut (impl Rng + ?Sized),
        budget: &mut Budget<'_>,
    ) -> Estimate {
        let (mut taken, mut hits) = (0, 0);
        // The running mean and sum of squared deviations, after B. P. Welford (1962).
        let (mut mean, mut squares) = (0.0, 0.0);
        while taken < probes {
            let found = self.solutions(start).probe(budget, |ways| rng.random_range(0..ways));
            let Ok(value) = found else { break };
            taken += 1;
            hits += u64::from(value > 0.0);
            let away = value - mean;
            mean += away / as_float(taken);
            squares += away * (value - mean);
        }
        let variance = if taken > 1 { squares / as_float(taken - 1) } else { 0.0 };
        let error = if taken > 0 { (variance / as_float(taken)).sqrt() } else { 0.0 };
        Estimate { solutions: mean, error, probes: taken, hits }
    }
}

#[allow(clippy::cast_precision_loss, reason = "numbers of probes are far below 2^52")]
fn as_float(count: u64) -> f64 {
    count as f64
}
