//! The cheapest way to take one step of each of some sets, where parts of steps may be taken too: a linear programme.
//!
//! It is solved by the dual simplex method, on a tableau with a row for each quantity that may differ from zero and a
//! column for each that is zero; so sets may be added at any time. The numbers are rounded, and no result rests on them:
//! a [`Certificate`] says in whole numbers what they come to, and is a lower bound however much was rounded.
//!
//! The sums of certificates are found by a linear programme as well (`certificate/simplex`), which is another one: it is
//! solved once, from what is allowed to what is best, by the rule that cannot go round in circles. This one grows by sets and
//! loses steps while it is solved, from what is best to what is allowed, by the row that lacks most and the largest factor. Each
//! could be turned into the other; but one rule for both would lead either to other corners, so to other sums or other proofs,
//! and the core would hold what only a search needs.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "costs are small, and a certificate is a bound whatever was rounded"
)]

use super::graph::FORBIDDEN;

/// What is smaller than this is nothing.
const NOTHING: f64 = 1e-7;

/// A smaller factor is not divided by.
const SMALL: f64 = 1e-6;

/// By how much a certificate may differ from what was found before the numbers are taken to be worn out.
const WORN: f64 = 0.1;

/// By how much a set has too much if it is not needed now.
const SPARE: f64 = 0.1;

/// In how many parts each unit of cost is divided in a certificate.
const PARTS: u64 = 1 << 16;

/// What a row or a column stands for. None is ever below nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quantity {
    /// How much of a step is taken.
    Step(usize),
    /// How much more than one step is taken of the set with this number.
    Set(usize),
    /// How much more than once a step is taken that must be.
    Taken,
}

/// A quantity: what it is where all columns are nothing, and how much each of them adds.
struct Row {
    quantity: Quantity,
    value: f64,
    factors: Vec<f64>,
}

/// Where the quantity of a step is.
#[derive(Clone, Copy)]
enum TableauPlace {
    /// In no set so far.
    Nowhere,
    Row(usize),
    Column(usize),
}

/// The programme, with its present solution.
pub(super) struct Covering {
    /// What each step costs; [`FORBIDDEN`] if it is left out.
    costs: Vec<u64>,
    /// The steps that must be taken.
    taken: Vec<usize>,
    rows: Vec<Row>,
    columns: Vec<Quantity>,
    /// What one more of each column would cost.
    prices: Vec<f64>,
    /// Where each step is.
    places: Vec<TableauPlace>,
}

impl Covering {
    /// With no sets, by these costs of steps; these must be taken.
    pub(super) fn new(costs: Vec<u64>, taken: &[usize]) -> Self {
        let places = vec![TableauPlace::Nowhere; costs.len()];
        let (rows, columns, prices) = (Vec::new(), Vec::new(), Vec::new());
        let taken = taken.to_vec();
        let mut covering = Self { costs, taken, rows, columns, prices, places };
        for place in 0..covering.taken.len() {
            covering.add(Quantity::Taken, &[covering.taken[place]]);
        }
        covering
    }

    /// Of these steps at least one is to be taken; the set has a number.
    pub(super) fn add_set(&mut self, number: usize, steps: &[usize]) {
        self.add(Quantity::Set(number), steps);
    }

    /// Adds how much more than one is taken of some steps together.
    fn add(&mut self, quantity: Quantity, steps: &[usize]) {
        for &step in steps.iter().filter(|&&step| self.costs[step] < FORBIDDEN) {
            if let TableauPlace::Nowhere = self.places[step] {
                self.places[step] = TableauPlace::Column(self.columns.len());
                self.columns.push(Quantity::Step(step));
                self.prices.push(self.costs[step] as f64);
                self.rows.iter_mut().for_each(|row| row.factors.push(0.0));
            }
        }
        let mut value = -1.0;
        let mut factors = vec![0.0; self.columns.len()];
        for &step in steps {
            match self.places[step] {
                TableauPlace::Column(column) => factors[column] += 1.0,
                TableauPlace::Row(row) => {
                    let row = &self.rows[row];
                    value += row.value;
                    add_times(&mut factors, 1.0, &row.factors);
                }
                TableauPlace::Nowhere => {}
            }
        }
        self.rows.push(Row { quantity, value, factors });
    }

    /// Looks for the cheapest with at most so many exchanges of a row and a column; how many it took. `None` if
    /// nothing is enough.
    pub(super) fn solve(&mut self, most: usize) -> Option<usize> {
        for count in 0..most {
            let lacking = self.rows.iter().map(|row| row.value).enumerate();
            let lacking = lacking.filter(|(_, value)| *value < -NOTHING);
            let worst = lacking.min_by(|a, b| a.1.total_cmp(&b.1));
            let Some((row, _)) = worst else { return Some(count) };
            let column = self.column_for(row)?;
            self.exchange(row, column);
        }
        Some(most)
    }

    /// Leaves a step out, if it has no row; whether it has none. So nothing of it was taken.
    pub(super) fn leave_out(&mut self, step: usize) -> bool {
        match self.places[step] {
            TableauPlace::Row(_) => return false,
            TableauPlace::Column(column) => {
                for row in &mut self.rows {
                    let _ = row.factors.swap_remove(column);
                }
                let _ = self.prices.swap_remove(column);
                let _ = self.columns.swap_remove(column);
                if let Some(Quantity::Step(moved)) = self.columns.get(column) {
                    self.places[*moved] = TableauPlace::Column(column);
                }
            }
            TableauPlace::Nowhere => {}
        }
        self.places[step] = TableauPlace::Nowhere;
        self.costs[step] = FORBIDDEN;
        true
    }

    /// The column that puts a row right at the least price; of those that cost about as much the one with the largest
    /// factor.
    fn column_for(&self, row: usize) -> Option<usize> {
        let row = &self.rows[row];
        let can = |column: usize| {
            let factor = row.factors[column];
            let price = self.prices[column].max(0.0);
            (factor > SMALL).then_some((column, factor, price))
        };
        let columns = || (0..self.columns.len()).filter_map(can);
        let least = columns().map(|(_, factor, price)| (price + NOTHING) / factor);
        let least = least.fold(f64::MAX, f64::min);
        let cheap = columns().filter(|(_, factor, price)| price / factor <= least);
        cheap.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(column, ..)| column)
    }

    /// Makes the quantity of a row a column, and the other way round.
    fn exchange(&mut self, row: usize, column: usize) {
        let mut factors = std::mem::take(&mut self.rows[row].factors);
        let pivot = factors[column];
        for factor in &mut factors {
            *factor /= -pivot;
        }
        factors[column] = 1.0 / pivot;
        let value = -self.rows[row].value / pivot;
        for other in self.rows.iter_mut().filter(|other| !other.factors.is_empty()) {
            let times = std::mem::take(&mut other.factors[column]);
            if times != 0.0 {
                add_times(&mut other.factors, times, &factors);
                other.value += times * value;
            }
        }
        let price = std::mem::take(&mut self.prices[column]);
        add_times(&mut self.prices, price, &factors);
        let coming = self.columns[column];
        let leaving = std::mem::replace(&mut self.rows[row].quantity, coming);
        self.columns[column] = leaving;
        (self.rows[row].factors, self.rows[row].value) = (factors, value);
        for (quantity, place) in
            [(coming, TableauPlace::Row(row)), (leaving, TableauPlace::Column(column))]
        {
            if let Quantity::Step(step) = quantity {
                self.places[step] = place;
            }
        }
    }

    /// How much of a step is taken, from 0 to 1.
    pub(super) fn share(&self, step: usize) -> f64 {
        match self.places[step] {
            TableauPlace::Row(row) => self.rows[row].value.clamp(0.0, 1.0),
            TableauPlace::Column(_) | TableauPlace::Nowhere => 0.0,
        }
    }

    /// The sets that pay something, and how much.
    pub(super) fn paying(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
        self.columns.iter().zip(&self.prices).filter_map(|(column, &price)| match column {
            Quantity::Set(number) if price > NOTHING => Some((*number, price)),
            _ => None,
        })
    }

    /// How many sets are of no use now.
    pub(super) fn spare(&self) -> usize {
        let is_spare = |row: &&Row| matches!(row.quantity, Quantity::Set(_)) && row.value > SPARE;
        self.rows.iter().filter(is_spare).count()
    }

    /// How large the tableau is.
    pub(super) fn size(&self) -> usize {
        self.rows.len() * self.columns.len()
    }

    /// The lower bound that the present solution comes to, where these are the sets.
    pub(super) fn certificate(&self, sets: &[Vec<usize>]) -> Certificate {
        let mut left: Vec<u64> =
            self.costs.iter().map(|&cost| cost.saturating_mul(PARTS)).collect();
        let mut paid = 0;
        for (number, price) in self.paying() {
            let steps = &sets[number];
            let least = steps.iter().map(|&step| left[step]).min().unwrap_or_default();
            let pays = ((price * PARTS as f64) as u64 + 1).min(least);
            for &step in steps.iter().filter(|&&step| self.costs[step] < FORBIDDEN) {
                left[step] -= pays;
            }
            paid += pays;
        }
        paid += self.taken.iter().map(|&step| left[step]).sum::<u64>();
        let of_rows = |row: &Row| match row.quantity {
            Quantity::Step(step) => row.value * self.costs[step] as f64,
            _ => 0.0,
        };
        let found: f64 = self.rows.iter().map(of_rows).sum();
        let is_worn = (found - paid as f64 / PARTS as f64).abs() > WORN;
        Certificate { paid, left, is_worn }
    }
}

/// Adds the other numbers so many times.
fn add_times(numbers: &mut [f64], times: f64, others: &[f64]) {
    numbers.iter_mut().zip(others).for_each(|(number, other)| *number += times * other);
}

/// A lower bound that can be checked by adding up: each set pays a part of what its steps cost, and no step is paid
/// more than it costs. For the steps that must be taken the rest is paid too.
pub(super) struct Certificate {
    /// What is paid, in parts of a unit.
    paid: u64,
    /// What is left to be paid for each step, in parts of a unit.
    left: Vec<u64>,
    /// Whether it differs so much from what the tableau says that rounding must have spoilt the tableau.
    pub(super) is_worn: bool,
}

impl Certificate {
    /// What is paid at the least, where all costs are multiples of a unit.
    pub(super) fn bound(&self, unit: u64) -> u64 {
        self.paid.div_ceil(PARTS * unit) * unit
    }

    /// What is paid at the least if the step is taken.
    pub(super) fn bound_with(&self, step: usize, unit: u64) -> u64 {
        self.paid.saturating_add(self.left[step]).div_ceil(PARTS * unit).saturating_mul(unit)
    }
}
