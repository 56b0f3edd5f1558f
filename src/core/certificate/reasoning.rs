//! How one conclusion is derived: by unit propagation, by a sum, and only if neither is enough by going through cases.

use std::io::{self, Write};

use super::axiom::{Inequality, Line};
use super::printing::Printer;
use super::propagation::{Lines, Settled};
use super::sums::{Sum, refuting, striking};
use crate::grid::{Candidate, Geometry};
use crate::proof::Fact;

/// How many combinations of what claims speak of are gone through for one conclusion.
const COMBINATIONS: usize = 2_000;

/// The numbers of the lines that have numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Numbers {
    pub(super) sums: u32,
    pub(super) combinations: u32,
    pub(super) cases: u32,
}

impl Numbers {
    pub(super) const fn next(number: &mut u32) -> u32 {
        *number += 1;
        *number
    }
}

/// Derives facts from lines, and writes how.
pub(super) struct Reasoning<'w, 'a, W> {
    pub(super) printer: &'w mut Printer<'a, W>,
    pub(super) numbers: &'w mut Numbers,
    pub(super) lines: Lines,
    geometry: &'a Geometry,
    /// How many combinations may still be gone through.
    left: usize,
}

impl<'w, 'a, W: Write> Reasoning<'w, 'a, W> {
    pub(super) const fn new(
        printer: &'w mut Printer<'a, W>,
        numbers: &'w mut Numbers,
        lines: Lines,
        geometry: &'a Geometry,
    ) -> Self {
        Self { printer, numbers, lines, geometry, left: COMBINATIONS }
    }

    /// Writes that one of the facts is true, if unit propagation shows it: no facts for something that cannot be.
    pub(super) fn shows(&mut self, line: Option<Line>, facts: &[Fact]) -> io::Result<bool> {
        let mut settled = Settled::nothing(self.geometry);
        match self.impossible(&mut settled, facts) {
            Some(by) => self.write(line, facts, &by).map(|()| true),
            None => Ok(false),
        }
    }

    /// What is needed to see that the facts are not all false, if unit propagation does; and what it settles.
    fn impossible(&self, settled: &mut Settled, facts: &[Fact]) -> Option<Vec<Line>> {
        for fact in facts {
            if !settled.suppose(fact.negated()) {
                // One of the facts is the contrary of another.
                return Some(Vec::new());
            }
        }
        let number = settled.propagate(&self.lines)?;
        let needed = settled.needed(&self.lines, number);
        Some(needed.into_iter().map(|number| self.lines[number].0).collect())
    }

    fn write(&mut self, line: Option<Line>, facts: &[Fact], by: &[Line]) -> io::Result<()> {
        self.printer.follows(line, &Inequality::any_of(facts), by)
    }

    /// Writes a sum by which as many of the goals as can be are false, if there is one.
    pub(super) fn strike(&mut self, goals: &[Candidate]) -> io::Result<()> {
        let mut settled = Settled::nothing(self.geometry);
        if settled.propagate(&self.lines).is_none()
            && let Some(sum) = striking(&self.lines, &settled, goals)
        {
            self.add(sum)?;
        }
        Ok(())
    }

    fn add(&mut self, sum: Sum) -> io::Result<()> {
        let line = Line::Sum(Numbers::next(&mut self.numbers.sums));
        self.printer.sum(line, &sum.parts)?;
        self.lines.push((line, sum.inequality));
        Ok(())
    }

    /// Writes that one of the facts is true, however that can be shown; `false` if it cannot, by so many combinations.
    pub(super) fn prove(&mut self, line: Option<Line>, facts: &mut Vec<Fact>) -> io::Result<bool> {
        let before = self.lines.len();
        loop {
            let mut settled = Settled::nothing(self.geometry);
            if let Some(by) = self.impossible(&mut settled, facts) {
                self.write(line, facts, &by)?;
                self.forget_combinations(before);
                return Ok(true);
            }
            if let Some(sum) = refuting(&self.lines, &settled) {
                self.add(sum)?;
                continue;
            }
            let Some(choice) = self.choice(&settled) else { return Ok(false) };
            for fact in choice {
                if self.left == 0 {
                    return Ok(false);
                }
                self.left -= 1;
                facts.push(fact.negated());
                let line = Line::Combination(Numbers::next(&mut self.numbers.combinations));
                let is_proved = self.prove(Some(line), facts)?;
                let inequality = Inequality::any_of(facts);
                let _ = facts.pop();
                if !is_proved {
                    return Ok(false);
                }
                self.lines.push((line, inequality));
            }
        }
    }

    /// The facts of which one must be true, the fewest that there are.
    fn choice(&self, settled: &Settled) -> Option<Vec<Fact>> {
        let is_choice = |inequality: &&Inequality| {
            inequality.least == 1
                && inequality.terms.iter().all(|&(_, f)| matches!(f, Fact::Holds(..)))
        };
        let choices = self.lines.iter().map(|(_, inequality)| inequality).filter(is_choice);
        let open = choices.filter_map(|inequality| Some(settled.open_of(inequality)?.collect()));
        open.min_by_key(|open: &Vec<Fact>| open.len())
    }

    /// Leaves out the combinations behind so many lines: what they came to says more.
    fn forget_combinations(&mut self, before: usize) {
        let later = self.lines.split_off(before);
        let kept = later.into_iter().filter(|(line, _)| matches!(line, Line::Sum(_)));
        self.lines.extend(kept);
    }
}
