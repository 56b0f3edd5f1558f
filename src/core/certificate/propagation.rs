//! Unit propagation: what inequalities leave no choice about, and which of them were needed for that.

use super::axiom::{Inequality, Line};
use crate::grid::{Candidate, Geometry};
use crate::proof::Fact;

/// Inequalities with the lines that say them.
pub(super) type Lines = Vec<(Line, Inequality)>;

/// What is settled, and why.
#[derive(Clone, Debug)]
pub(super) struct Settled {
    /// How many digits there are.
    digits: usize,
    /// Whether a candidate is true, by cell and digit.
    values: Vec<Option<bool>>,
    /// What was settled, in order, each with the number of the inequality that settled it, if one did.
    order: Vec<(Fact, Option<usize>)>,
}

impl Settled {
    /// Nothing yet.
    pub(super) fn nothing(geometry: &Geometry) -> Self {
        let digits = geometry.digit_count();
        Self { digits, values: vec![None; geometry.cell_count() * digits], order: Vec::new() }
    }

    fn index(&self, Candidate { cell, digit }: Candidate) -> usize {
        cell.index() * self.digits + digit.index()
    }

    /// Whether the fact is true, if that is settled.
    pub(super) fn value(&self, fact: Fact) -> Option<bool> {
        let value = self.values[self.index(fact.candidate())]?;
        Some(value == matches!(fact, Fact::Holds(..)))
    }

    /// Settles a fact without a reason; `false` if its contrary is settled.
    pub(super) fn suppose(&mut self, fact: Fact) -> bool {
        let value = self.value(fact);
        if value.is_none() {
            self.settle(fact, None);
        }
        value != Some(false)
    }

    fn settle(&mut self, fact: Fact, by: Option<usize>) {
        let index = self.index(fact.candidate());
        self.values[index] = Some(matches!(fact, Fact::Holds(..)));
        self.order.push((fact, by));
    }

    /// Settles what the inequalities leave no choice about; the number of one that cannot be, if one cannot.
    pub(super) fn propagate(&mut self, lines: &Lines) -> Option<usize> {
        loop {
            let before = self.order.len();
            for (number, (_, inequality)) in lines.iter().enumerate() {
                let is_possible = |fact| self.value(fact) != Some(false);
                let most: i64 =
                    inequality.terms.iter().filter(|term| is_possible(term.1)).map(|t| t.0).sum();
                let slack = most - inequality.least;
                if slack < 0 {
                    return Some(number);
                }
                for &(factor, fact) in &inequality.terms {
                    if factor > slack && self.value(fact).is_none() {
                        self.settle(fact, Some(number));
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
        for (place, &(fact, _)) in self.order.iter().enumerate() {
            places[self.index(fact.candidate())] = place;
        }
        let mut wanted = vec![false; self.order.len()];
        // What is false of an inequality before a moment made it settle what it settled then.
        let want = |number: usize, moment: usize, wanted: &mut Vec<bool>| {
            for &(_, fact) in &lines[number].1.terms {
                let place = places[self.index(fact.candidate())];
                if self.value(fact) == Some(false) && place < moment {
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

    /// The candidates that are not settled, of an inequality without one that is true.
    pub(super) fn open_of<'a>(
        &'a self,
        inequality: &'a Inequality,
    ) -> Option<impl Iterator<Item = Fact> + 'a> {
        let is_met = inequality.terms.iter().any(|&(_, fact)| self.value(fact) == Some(true));
        let open = inequality.terms.iter().map(|&(_, fact)| fact);
        (!is_met).then(|| open.filter(|&fact| self.value(fact).is_none()))
    }
}
