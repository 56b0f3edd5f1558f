//! Nets: what each candidate leads to if every digit may follow from all that came before it.

use super::line::{Contradiction, Ground, Line, Price};
use super::open_candidates;
use super::singles::Singles;
use super::suppositions::{Led, Suppositions};
use crate::grid::{Cell, Digit, Geometry};
use crate::inference::family::View;
use crate::proof::{Case, CaseEnd, Fact, Known, Step};

/// What each open candidate leads to.
pub(super) struct Nets<'a, const W: usize> {
    view: &'a View<'a, W>,
    singles: &'a Singles,
    ground: Ground<W>,
    /// For each candidate, by its number, its place among those that are refuted or led.
    places: Vec<u16>,
    led: Vec<Led<W>>,
    refuted: Vec<(Cell, Digit, Contradiction)>,
}

impl<'a, const W: usize> Nets<'a, W> {
    /// Follows every candidate to where no single digit is left.
    pub(super) fn new(view: &'a View<'a, W>, singles: &'a Singles) -> Self {
        let geometry = view.geometry;
        let places = vec![u16::MAX; geometry.side() * geometry.cell_count()];
        let ground = Ground::new(geometry, view.candidates);
        let mut nets = Self { view, singles, ground, places, led: Vec::new(), refuted: Vec::new() };
        let mut line: Option<Line<'_, W>> = None;
        for (cell, digit) in open_candidates(view) {
            let fact = Fact::Holds(cell, digit);
            let line =
                line.get_or_insert_with(|| Line::empty(geometry, singles, &nets.ground, fact));
            line.suppose(&nets.ground, fact);
            line.settle();
            if let Some(end) = line.contradiction {
                nets.refuted.push((cell, digit, end));
            } else {
                nets.places[number(geometry, cell, digit)] = nets.led.len() as u16;
                nets.led.push(led(view, line));
            }
        }
        nets
    }

    fn line(&self, cell: Cell, digit: Digit) -> Line<'a, W> {
        let supposed = Fact::Holds(cell, digit);
        Line::new(self.view.geometry, self.singles, &self.ground, supposed)
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

fn number<const W: usize>(geometry: &Geometry<W>, cell: Cell, digit: Digit) -> usize {
    cell.index() * geometry.side() + digit.index()
}

fn led<const W: usize>(view: &View<'_, W>, line: &Line<'_, W>) -> Led<W> {
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
        self.led.get(usize::from(self.places[number(self.view.geometry, cell, digit)]))
    }

    fn refuted(&self) -> Vec<(Cell, Digit, CaseEnd)> {
        self.refuted.iter().map(|&(cell, digit, end)| (cell, digit, end.end())).collect()
    }

    fn cost(&self, cell: Cell, digit: Digit, end: &CaseEnd) -> Option<u64> {
        Some(self.line(cell, digit).cost(self.view.wide, end, &NoOther))
    }

    fn case(&self, cell: Cell, digit: Digit, known: &Known, end: CaseEnd) -> Option<Case> {
        Some(self.line(cell, digit).case(self.view.wide, known, end))
    }
}
