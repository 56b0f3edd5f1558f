//! How one conclusion is derived: by unit propagation, by a sum, and only if neither is enough by going through cases.

use std::io::{self, Write};

use super::axiom::{Inequality, Line, Lines};
use super::laws::WrittenGrid;
use super::literal::{Literal, Variable};
use super::printing::Printer;
use super::propagation::Settled;
use super::sums::{Sum, refuting, striking};

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
    grid: &'a WrittenGrid<'a>,
    /// How many combinations may still be gone through.
    left: usize,
}

impl<'w, 'a, W: Write> Reasoning<'w, 'a, W> {
    pub(super) const fn new(
        printer: &'w mut Printer<'a, W>,
        numbers: &'w mut Numbers,
        lines: Lines,
        grid: &'a WrittenGrid<'a>,
    ) -> Self {
        Self { printer, numbers, lines, grid, left: COMBINATIONS }
    }

    /// Writes that one of these is true, if unit propagation shows it: none for something that cannot be.
    pub(super) fn shows(&mut self, line: Option<Line>, these: &[Literal]) -> io::Result<bool> {
        let mut settled = Settled::nothing(self.grid);
        match self.impossible(&mut settled, these) {
            Some(by) => self.write(line, these, &by).map(|()| true),
            None => Ok(false),
        }
    }

    /// What is needed to see that these are not all false, if unit propagation does; and what it settles.
    fn impossible(&self, settled: &mut Settled, these: &[Literal]) -> Option<Vec<Line>> {
        for literal in these {
            if !settled.suppose(literal.negated()) {
                // One of these is the contrary of another.
                return Some(Vec::new());
            }
        }
        let number = settled.propagate(&self.lines)?;
        let needed = settled.needed(&self.lines, number);
        Some(needed.into_iter().map(|number| self.lines[number].0).collect())
    }

    fn write(&mut self, line: Option<Line>, these: &[Literal], by: &[Line]) -> io::Result<()> {
        self.printer.follows(line, &Inequality::any_of(these), by)
    }

    /// Writes a sum by which as many of the goals as can be are false, if there is one.
    pub(super) fn strike(&mut self, goals: &[Variable]) -> io::Result<()> {
        let mut settled = Settled::nothing(self.grid);
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

    /// Writes that one of these is true, however that can be shown; `false` if it cannot, by so many combinations.
    pub(super) fn prove(
        &mut self,
        line: Option<Line>,
        these: &mut Vec<Literal>,
    ) -> io::Result<bool> {
        let before = self.lines.len();
        loop {
            let mut settled = Settled::nothing(self.grid);
            if let Some(by) = self.impossible(&mut settled, these) {
                self.write(line, these, &by)?;
                self.forget_combinations(before);
                return Ok(true);
            }
            if let Some(sum) = refuting(&self.lines, &settled) {
                self.add(sum)?;
                continue;
            }
            let Some(choice) = self.choice(&settled) else { return Ok(false) };
            for literal in choice {
                if self.left == 0 {
                    return Ok(false);
                }
                self.left -= 1;
                these.push(literal.negated());
                let line = Line::Combination(Numbers::next(&mut self.numbers.combinations));
                let is_proved = self.prove(Some(line), these)?;
                let inequality = Inequality::any_of(these);
                let _ = these.pop();
                if !is_proved {
                    return Ok(false);
                }
                self.lines.push((line, inequality));
            }
        }
    }

    /// Those of which one must be true, the fewest that there are.
    fn choice(&self, settled: &Settled) -> Option<Vec<Literal>> {
        let choices = self.lines.iter().map(|(_, inequality)| inequality);
        let choices = choices.filter(|inequality| inequality.is_choice());
        let open = choices.filter_map(|inequality| Some(settled.open_of(inequality)?.collect()));
        open.min_by_key(|open: &Vec<Literal>| open.len())
    }

    /// Leaves out the combinations behind so many lines: what they came to says more.
    fn forget_combinations(&mut self, before: usize) {
        let later = self.lines.split_off(before);
        let kept = later.into_iter().filter(|(line, _)| matches!(line, Line::Sum(_)));
        self.lines.extend(kept);
    }
}
