//! Unit propagation: what inequalities leave no choice about, and which of them were needed for that.

use super::axiom::{Inequality, Lines};
use super::laws::WrittenGrid;
use super::literal::Literal;

/// What is settled, and why.
#[derive(Clone, Debug)]
pub(super) struct Settled {
    /// How many cells there are.
    cells: usize,
    /// Whether a variable is 1.
    values: Vec<Option<bool>>,
    /// What was settled, in order, each with the number of the inequality that settled it, if one did.
    order: Vec<(Literal, Option<usize>)>,
}

impl Settled {
    /// Nothing yet.
    pub(super) fn nothing(grid: &WrittenGrid<'_>) -> Self {
        let cells = grid.geometry.cell_count();
        Self { cells, values: vec![None; grid.variables()], order: Vec::new() }
    }

    /// Whether a literal is true, if that is settled.
    pub(super) fn value(&self, Literal { variable, is_one }: Literal) -> Option<bool> {
        Some(self.values[variable.index(self.cells)]? == is_one)
    }

    /// Settles a literal without a reason; `false` if its contrary is settled.
    pub(super) fn suppose(&mut self, literal: Literal) -> bool {
        let value = self.value(literal);
        if value.is_none() {
            self.settle(literal, None);
        }
        value != Some(false)
    }

    fn settle(&mut self, literal: Literal, by: Option<usize>) {
        self.values[literal.variable.index(self.cells)] = Some(literal.is_one);
        self.order.push((literal, by));
    }

    /// Settles what the inequalities leave no choice about; the number of one that cannot be, if one cannot.
    pub(super) fn propagate(&mut self, lines: &Lines) -> Option<usize> {
        loop {
            let before = self.order.len();
            for (number, (_, inequality)) in lines.iter().enumerate() {
                let is_possible = |literal| self.value(literal) != Some(false);
                let most: i64 =
                    inequality.terms.iter().filter(|term| is_possible(term.1)).map(|t| t.0).sum();
                let slack = most - inequality.least;
                if slack < 0 {
                    return Some(number);
                }
                for &(factor, literal) in &inequality.terms {
                    if factor > slack && self.value(literal).is_none() {
                        self.settle(literal, Some(number));
                    }
                }
            }
            if self.order.len() == before {
                return None;
            }
        }
    }

    /// The inequalities that were needed to meet one that cannot be, in the order of their use.
    pub(super) fn needed(&self, lines: &Lines, impossible: usize) -> Vec<usize> {
        let mut places = vec![usize::MAX; self.values.len()];
        for (place, (literal, _)) in self.order.iter().enumerate() {
            places[literal.variable.index(self.cells)] = place;
        }
        let mut wanted = vec![false; self.order.len()];
        // What is false of an inequality before a moment made it settle what it settled then.
        let want = |number: usize, moment: usize, wanted: &mut Vec<bool>| {
            for &(_, literal) in &lines[number].1.terms {
                let place = places[literal.variable.index(self.cells)];
                if self.value(literal) == Some(false) && place < moment {
                    wanted[place] = true;
                }
            }
        };
        want(impossible, self.order.len(), &mut wanted);
        let mut needed = vec![impossible];
        for (place, &(_, by)) in self.order.iter().enumerate().rev() {
            if let Some(by) = by.filter(|_| wanted[place]) {
                want(by, place, &mut wanted);
                needed.push(by);
            }
        }
        needed.reverse();
        needed.dedup();
        needed
    }

    /// What is not settled of an inequality without anything that is true.
    pub(super) fn open_of<'a>(
        &'a self,
        inequality: &'a Inequality,
    ) -> Option<impl Iterator<Item = Literal> + 'a> {
        let literals = inequality.terms.iter().map(|&(_, literal)| literal);
        let is_met = literals.clone().any(|literal| self.value(literal) == Some(true));
        (!is_met).then(|| literals.filter(|&literal| self.value(literal).is_none()))
    }
}
