//! What methods took, over many runs.

use crate::textbook::{Encoding, Outcome, Report};

/// Mean, spread and ends of some numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spread {
    /// The mean; 0 of no numbers.
    pub mean: f64,
    /// The standard deviation of a sample; 0 of fewer than two numbers.
    pub deviation: f64,
    /// The least.
    pub least: f64,
    /// The greatest.
    pub most: f64,
}

impl Spread {
    /// Computes that of some numbers.
    pub fn of(numbers: &[f64]) -> Self {
        if numbers.is_empty() {
            return Self::default();
        }
        let count = decimal(numbers.len() as u64);
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let deviation = if numbers.len() < 2 { 0.0 } else { (squares / (count - 1.0)).sqrt() };
        let least = numbers.iter().copied().fold(f64::INFINITY, f64::min);
        let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Self { mean, deviation, least, most }
    }
}

/// A run with the time that the caller measured, in seconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Timed {
    /// What came of it.
    pub report: Report,
    /// How long it took.
    pub seconds: f64,
    /// How long it took to the first solution, if there was one.
    pub first: Option<f64>,
    /// How long it took until the puzzle was there in the form that the method works on, if that is another one.
    pub encoded: Option<f64>,
}

/// What a method took, over many runs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// How many runs there were.
    pub runs: usize,
    /// In how many a solution was found.
    pub solved: usize,
    /// In how many it was proved that there is none.
    pub impossible: usize,
    /// In how many the method gave up.
    pub gave_up: usize,
    /// The time of a run, in seconds.
    pub seconds: Spread,
    /// The time to the first solution, of the runs that found one.
    pub first: Spread,
    /// Passes, as the source counts them.
    pub passes: Spread,
    /// What it decided, if the method counts that.
    pub decisions: Option<Decisions>,
    /// Steps.
    pub steps: Spread,
    /// How large the puzzles were in the form that the method works on, if that is another one than the grid.
    pub encoding: Option<Encoded>,
}

/// What a method decided without a reason.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Decisions {
    /// Guesses.
    pub guesses: Spread,
    /// How often it had to go back.
    pub dead_ends: Spread,
    /// The greatest depth, if the method counts that.
    pub depth: Option<Spread>,
}

/// How large puzzles were in another form, and how long it took to write them down in it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Encoded {
    /// Variables.
    pub variables: Spread,
    /// Constraints on them.
    pub constraints: Spread,
    /// The time of writing it down, in seconds.
    pub seconds: Spread,
}

impl Row {
    /// Sums up the runs of a method.
    pub fn of(runs: &[Timed]) -> Self {
        let count =
            |is: fn(Outcome) -> bool| runs.iter().filter(|run| is(run.report.ended())).count();
        let spread = |number: &dyn Fn(&Timed) -> f64| {
            Spread::of(&runs.iter().map(number).collect::<Vec<_>>())
        };
        let depth = |run: &Timed| run.report.most_decisions().map(|depth| decimal(depth as u64));
        let depths: Option<Vec<f64>> = runs.iter().map(depth).collect();
        let firsts: Vec<f64> = runs.iter().filter_map(|run| run.first).collect();
        Self {
            runs: runs.len(),
            solved: count(|outcome| outcome == Outcome::Solved),
            impossible: count(|outcome| outcome == Outcome::Impossible),
            gave_up: count(|outcome| matches!(outcome, Outcome::GaveUp(_))),
            seconds: spread(&|run| run.seconds),
            first: Spread::of(&firsts),
            passes: spread(&|run| decimal(run.report.passes)),
            decisions: runs.iter().all(|run| run.report.counts_decisions).then(|| Decisions {
                guesses: spread(&|run| decimal(run.report.guesses)),
                dead_ends: spread(&|run| decimal(run.report.dead_ends)),
                depth: depths.as_deref().map(Spread::of),
            }),
            steps: spread(&|run| decimal(run.report.steps)),
            encoding: Encoded::of(runs),
        }
    }
}

impl Encoded {
    /// Sums up the runs that worked on another form; `None` if none did.
    fn of(runs: &[Timed]) -> Option<Self> {
        let sizes: Vec<Encoding> = runs.iter().filter_map(|run| run.report.encoding).collect();
        let seconds: Vec<f64> = runs.iter().filter_map(|run| run.encoded).collect();
        let spread = |number: fn(&Encoding) -> usize| {
            let numbers = sizes.iter().map(|size| decimal(number(size) as u64));
            Spread::of(&numbers.collect::<Vec<_>>())
        };
        (!sizes.is_empty()).then(|| Self {
            variables: spread(|size| size.variables),
            constraints: spread(|size| size.constraints),
            seconds: Spread::of(&seconds),
        })
    }
}

/// A count as a number to compute with.
#[expect(clippy::cast_precision_loss, reason = "counts beyond 2⁵³ are only rounded")]
const fn decimal(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads_are_those_of_a_sample() {
        let spread = Spread::of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert_eq!((spread.mean, spread.least, spread.most), (5.0, 2.0, 9.0));
        assert!((spread.deviation.powi(2) - 32.0 / 7.0).abs() < 1e-12);
        let one = Spread { mean: 3.0, deviation: 0.0, least: 3.0, most: 3.0 };
        assert_eq!(Spread::of(&[3.0]), one);
        assert_eq!(Spread::of(&[]), Spread::default());
    }
}
