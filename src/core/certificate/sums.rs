//! Sums of inequalities: cutting planes that settle at one blow what unit propagation cannot see.
//!
//! Cells that hold too few digits, houses of a digit that fewer others cover, and whatever else comes down to counting,
//! is a sum of inequalities, each with a factor, that cannot be met with what is settled. The factors are the solution
//! of a linear programme; they are made whole numbers, and with these the sum is worked out exactly.

use std::collections::{BTreeMap, BTreeSet};

use super::axiom::{Inequality, Line, Lines};
use super::literal::{Literal, Variable};
use super::propagation::Settled;
use super::simplex::Programme;

/// What a factor costs, so that no more inequalities are added than needed.
const COST: f64 = 1e-4;

/// The greatest common denominator that is tried.
const DENOMINATORS: u8 = 60;

/// No line is added more often than so.
const GREATEST_FACTOR: u16 = 1_000;

/// No candidate of a sum has a greater factor, so that sums of sums stay numbers.
const GREATEST_TERM: i64 = 1_000_000;

/// The largest programme that is solved: rows, no fewer than there may be, times columns.
const LARGEST: usize = 400_000;

/// A sum of lines, each with a factor, and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) parts: Vec<(i64, Line)>,
    pub(super) inequality: Inequality,
}

/// An inequality of candidates without what is settled: their factors, and what their sum is at least.
struct Reduced {
    /// The number of the line.
    number: usize,
    factors: Vec<(Variable, i64)>,
    least: i64,
}

/// The lines that are not met whatever the open candidates are.
fn reduced(lines: &Lines, settled: &Settled) -> Vec<Reduced> {
    let mut all = Vec::new();
    for (number, (_, inequality)) in lines.iter().enumerate() {
        if inequality.terms.iter().any(|(_, literal)| literal.variable.candidate().is_none()) {
            continue;
        }
        let (mut factors, mut least) = (Vec::new(), inequality.least);
        for &(factor, literal) in &inequality.terms {
            match (settled.value(literal), literal.is_one) {
                (Some(true), _) => least -= factor,
                (Some(false), _) => {}
                (None, true) => factors.push((literal.variable, factor)),
                (None, false) => {
                    factors.push((literal.variable, -factor));
                    least -= factor;
                }
            }
        }
        let fewest: i64 = factors.iter().map(|&(_, factor)| factor.min(0)).sum();
        if fewest < least {
            all.push(Reduced { number, factors, least });
        }
    }
    all
}

/// A sum that cannot be met with what is settled.
pub(super) fn refuting(lines: &Lines, settled: &Settled) -> Option<Sum> {
    let all = reduced(lines, settled);
    let table = Table::new(&all, &[])?;
    let programme = Programme {
        rows: table.rows,
        bounds: table.bounds,
        aim: all.iter().map(|one| real(one.least) - COST).collect(),
    };
    let factors = programme.solve()?;
    let factors = whole(&factors).find(|factors| excess(&all, factors, None) > 0)?;
    added(lines, &all, &factors)
}

/// A sum that none of the goals, or as few as can be, can be true with. What it is of, is settled.
pub(super) fn striking(lines: &Lines, settled: &Settled, goals: &[Variable]) -> Option<Sum> {
    let all = reduced(lines, settled);
    let mut table = Table::new(&all, goals)?;
    // All together it demands something, if it be nothing.
    let demand = all.iter().map(|one| -(real(one.least))).chain(goals.iter().map(|_| 0.0));
    table.rows.push(demand.collect());
    table.bounds.push(0.0);
    let aim = all.iter().map(|_| -COST).chain(goals.iter().map(|_| 1.0)).collect();
    let factors = Programme { rows: table.rows, bounds: table.bounds, aim }.solve()?;
    let strikes =
        |factors: &Vec<i64>| goals.iter().any(|&goal| excess(&all, factors, Some(goal)) > 0);
    let factors = whole(&factors[..all.len()]).find(strikes)?;
    added(lines, &all, &factors)
}

/// A number as programmes have them. It is small.
#[expect(clippy::cast_precision_loss, reason = "no term is greater than GREATEST_TERM")]
const fn real(number: i64) -> f64 {
    number as f64
}

/// The rows of a programme with a column for each line and for each goal.
struct Table {
    rows: Vec<Vec<f64>>,
    bounds: Vec<f64>,
}

impl Table {
    /// The sum of no candidate counts; that of a goal counts against it as far as its column says. What demands
    /// something is added once at the most.
    fn new(all: &[Reduced], goals: &[Variable]) -> Option<Self> {
        let columns = all.len() + goals.len();
        let spoken_of = all.iter().flat_map(|one| &one.factors).map(|&(candidate, _)| candidate);
        let height = columns + spoken_of.collect::<BTreeSet<Variable>>().len();
        if height * (height + columns) > LARGEST {
            return None;
        }
        let mut by_candidate: BTreeMap<Variable, Vec<f64>> = BTreeMap::new();
        for (column, one) in all.iter().enumerate() {
            for &(candidate, factor) in &one.factors {
                let row = by_candidate.entry(candidate).or_insert_with(|| vec![0.0; columns]);
                row[column] += real(factor);
            }
        }
        for (number, goal) in goals.iter().enumerate() {
            let row = by_candidate.entry(*goal).or_insert_with(|| vec![0.0; columns]);
            row[all.len() + number] = 1.0;
        }
        let mut rows: Vec<Vec<f64>> = by_candidate.into_values().collect();
        let mut bounds = vec![0.0; rows.len()];
        let demanding = (0..all.len()).filter(|&column| all[column].least > 0);
        for column in demanding.chain(all.len()..columns) {
            let mut row = vec![0.0; columns];
            row[column] = 1.0;
            rows.push(row);
            bounds.push(1.0);
        }
        Some(Self { rows, bounds })
    }
}

/// The factors as whole numbers, in the ways in which that can be done.
fn whole(factors: &[f64]) -> impl Iterator<Item = Vec<i64>> + '_ {
    (1..=DENOMINATORS).filter_map(move |times| {
        let scaled = factors.iter().map(|factor| factor * f64::from(times));
        let is_whole = |factor: f64| {
            (factor - factor.round()).abs() < 1e-6 && factor < f64::from(GREATEST_FACTOR)
        };
        let is_whole = scaled.clone().all(is_whole);
        is_whole.then(|| scaled.map(|factor| factor.round() as i64).collect())
    })
}

/// By how much a sum demands more than the open candidates can give, if this one is true.
fn excess(all: &[Reduced], factors: &[i64], with: Option<Variable>) -> i64 {
    let mut sums: BTreeMap<Variable, i64> = BTreeMap::new();
    let mut least = 0;
    for (one, &times) in all.iter().zip(factors) {
        least += times * one.least;
        for &(candidate, factor) in &one.factors {
            *sums.entry(candidate).or_default() += times * factor;
        }
    }
    let given = |(candidate, sum): (Variable, i64)| {
        if Some(candidate) == with { sum } else { sum.max(0) }
    };
    least - sums.into_iter().map(given).sum::<i64>()
}

/// The lines added up, unless the numbers become too great.
fn added(lines: &Lines, all: &[Reduced], factors: &[i64]) -> Option<Sum> {
    let used = all.iter().zip(factors).filter(|&(_, &times)| times != 0);
    let used: Vec<(usize, i64)> = used.map(|(one, &times)| (one.number, times)).collect();
    let mut sums: BTreeMap<Variable, i64> = BTreeMap::new();
    let mut least = 0;
    for &(number, times) in &used {
        let inequality = &lines[number].1;
        least += times * inequality.least;
        for &(factor, literal) in &inequality.terms {
            let sum = sums.entry(literal.variable).or_default();
            if literal.is_one {
                *sum += times * factor;
            } else {
                *sum -= times * factor;
                least -= times * factor;
            }
        }
    }
    let mut terms = Vec::with_capacity(sums.len());
    for (candidate, sum) in sums {
        if sum > 0 {
            terms.push((sum, Literal::new(candidate, true)));
        } else if sum < 0 {
            terms.push((-sum, Literal::new(candidate, false)));
            least -= sum;
        }
    }
    let parts = used.into_iter().map(|(number, times)| (times, lines[number].0)).collect();
    let is_small = terms.iter().all(|&(factor, _)| factor <= GREATEST_TERM);
    is_small.then_some(Sum { parts, inequality: Inequality { terms, least } })
}
