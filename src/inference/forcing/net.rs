//! Nets: what each candidate leads to if every digit may follow from all that came before it.

use super::line::{Contradiction, Ground, Line, Price};
use super::singles::Singles;
use super::suppositions::{Led, Suppositions};
use super::table::{Table, number, open_candidates};
use crate::grid::{Cell, Digit};
use crate::inference::family::View;
use crate::proof::{Case, CaseEnd, Fact, Known, Step};

/// What each open candidate leads to.
pub(super) struct Nets<'a, const W: usize> {
    view: &'a View<'a, W>,
    ground: Ground<'a, W>,
    /// For each candidate that is not refuted.
    led: Table<Led<W>>,
    refuted: Vec<(Cell, Digit, Contradiction)>,
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
            let (cell, digit) = (line.supposed.cell(), line.supposed.digit());
            line.settle();
            match line.contradiction {
                Some(end) => refuted.push((cell, digit, end)),
                None => led.insert(number(view.geometry, cell, digit), led_by(view, line)),
            }
        });
        let known = Known::from_candidates(view.wide, &view.candidates.resize());
        Self { view, ground, led, refuted, known }
    }

    fn line(&self, cell: Cell, digit: Digit) -> Line<'a, W> {
        self.ground.line(Fact::Holds(cell, digit)).followed()
    }
}

/// The price of what a net has none of.
struct NoOther;

impl Price for NoOther {
    fn of_step(&self, _: &Step) -> u64 {
        0
    }

    fn of_supposition(&self) -> u64 {
        0
    }
}

fn led_by<const W: usize>(view: &View<'_, W>, line: &Line<'_, W>) -> Led<W> {
    let mut led = Led::NOTHING;
    for digit in view.geometry.digits() {
        let (before, after) = (view.candidates.places_of(digit), line.candidates.places_of(digit));
        led.off[digit.index()] = before - after;
        led.holds[digit.index()] = after & line.candidates.solved();
    }
    led
}

impl<const W: usize> Suppositions<W> for Nets<'_, W> {
    fn view(&self) -> &View<'_, W> {
        self.view
    }

    fn led(&self, cell: Cell, digit: Digit) -> Option<&Led<W>> {
        self.led.get(number(self.view.geometry, cell, digit))
    }

    fn refuted(&self) -> Vec<(Cell, Digit, CaseEnd)> {
        self.refuted.iter().map(|&(cell, digit, end)| (cell, digit, end.end())).collect()
    }

    fn cost(&self, cell: Cell, digit: Digit, end: &CaseEnd) -> Option<u64> {
        Some(self.line(cell, digit).cost(self.view.wide, end, &NoOther))
    }

    fn case(&self, cell: Cell, digit: Digit, end: CaseEnd) -> Option<Case> {
        Some(self.line(cell, digit).case(self.view.wide, &self.known, end))
    }
}
