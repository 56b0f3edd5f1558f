//! Nets: what each candidate leads to if every digit may follow from all that came before it.

use super::ground::Ground;
use super::line_of_reasoning::{LineOfReasoning, Price};
use super::noting::Contradiction;
use super::singles::Singles;
use super::suppositions::{Led, Refuted, Suppositions};
use super::table::{Table, number, open_candidates};
use crate::grid::Candidate;
use crate::inference::tools::view::View;
use crate::proof::{Case, CaseEnd, Fact, Known, RuleId, Step};

/// What each open candidate leads to.
pub(super) struct Nets<'a, const W: usize> {
    view: &'a View<'a, W>,
    ground: Ground<'a, W>,
    /// For each candidate that is not refuted.
    led: Table<Led<W>>,
    refuted: Vec<(Candidate, Contradiction)>,
    /// What is known without any supposition.
    known: Known,
}

impl<'a, const W: usize> Nets<'a, W> {
    /// Follows every candidate to where no single digit is left.
    pub(super) fn new(view: &'a View<'a, W>, singles: &'a Singles) -> Self {
        let ground = Ground::new(view.geometry, singles, view.candidates);
        let (mut led, mut refuted) = (Table::new(view.geometry), Vec::new());
        let supposed = open_candidates(view).map(Fact::holds);
        ground.each_line(supposed, |line| {
            let candidate = line.supposed.candidate();
            line.settle();
            match line.contradiction {
                Some(end) => refuted.push((candidate, end)),
                None => led.insert(number(view.geometry, candidate), led_by(view, line)),
            }
        });
        let known = Known::from_candidates(view.wide, &view.candidates.resize());
        Self { view, ground, led, refuted, known }
    }

    fn line(&self, candidate: Candidate) -> LineOfReasoning<'a, W> {
        self.ground.line(Fact::holds(candidate)).followed()
    }
}

/// The price of what a net has none of.
struct NoOther;

impl Price for NoOther {
    fn of_step(&self, _: &Step) -> u64 {
        0
    }

    fn of_rule(&self, _: RuleId) -> u64 {
        0
    }

    fn of_supposition(&self) -> u64 {
        0
    }
}

fn led_by<const W: usize>(view: &View<'_, W>, line: &LineOfReasoning<'_, W>) -> Led<W> {
    let mut led = Led::NOTHING;
    for digit in view.geometry.digits() {
        let (before, after) =
            (view.candidates.places_of(digit), line.candidates().places_of(digit));
        led.off[digit.index()] = before - after;
        led.holds[digit.index()] = after & line.candidates().solved();
    }
    led
}

impl<const W: usize> Suppositions<W> for Nets<'_, W> {
    fn view(&self) -> &View<'_, W> {
        self.view
    }

    fn led(&self, candidate: Candidate) -> Option<&Led<W>> {
        self.led.get(number(self.view.geometry, candidate))
    }

    fn refuted(&self) -> Vec<Refuted> {
        let end =
            |&(candidate, end): &(Candidate, Contradiction)| Refuted { candidate, end: end.end() };
        self.refuted.iter().map(end).collect()
    }

    fn cost(&self, candidate: Candidate, end: &CaseEnd) -> Option<u64> {
        Some(self.line(candidate).cost(self.view.wide, end, &NoOther))
    }

    fn case(&self, candidate: Candidate, end: CaseEnd) -> Option<Case> {
        Some(self.line(candidate).case(self.view.wide, &self.known, end))
    }
}
