//! Broken wings: a ring of an odd number of cells, each linked with the next by a house.
//!
//! Were there no other places for the digit in those houses, every cell of the ring would have to differ from
//! the next, and around an odd ring that cannot be. So one of the other places, the guardians,
//! holds the digit, and what sees all of them does not.

use std::ops::ControlFlow;

use crate::grid::{Cell, CellSet, Digit, House};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{self, Conclusion, Places, RuleId, Sight, Step};

/// The fewest cells of a ring; three are told better by other rules.
const FEWEST: usize = 5;

/// How many beginnings of rings are looked at for one digit. Hardly any state comes near.
const BEGINNINGS: usize = 100_000;

/// Every ring of at most so many cells, of one digit; `dead` are its places that can be struck.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    longest: usize,
    digit: Digit,
    dead: CellSet<W>,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let places = view.candidates.open_places_of(digit);
    let mut left = BEGINNINGS;
    for length in (FEWEST..=longest).step_by(2) {
        for start in places.iter() {
            let mut ring = RingSearch {
                rule,
                digit,
                length,
                view,
                places,
                dead,
                cells: vec![start],
                houses: Vec::new(),
                left: &mut left,
            };
            ring.extend(CellSet::EMPTY, visit)?;
        }
    }
    ControlFlow::Continue(())
}

struct RingSearch<'a, const W: usize> {
    rule: RuleId,
    digit: Digit,
    length: usize,
    view: &'a View<'a, W>,
    places: CellSet<W>,
    dead: CellSet<W>,
    cells: Vec<Cell>,
    houses: Vec<House>,
    left: &'a mut usize,
}

impl<const W: usize> RingSearch<'_, W> {
    /// Goes on from the last cell, or back to the first if the ring is long enough.
    fn extend(&mut self, guardians: CellSet<W>, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let (start, last) = (self.cells[0], self.cells[self.cells.len() - 1]);
        let closing = self.cells.len() == self.length;
        // The start is the first cell of the ring in reading order, and the second comes before the last.
        if *self.left == 0 || (closing && self.cells[1] > last) {
            return ControlFlow::Continue(());
        }
        *self.left -= 1;
        for &house in self.view.geometry.houses_of(last) {
            if self.houses.contains(&house) {
                continue;
            }
            let here = self.places & self.view.geometry.cells_of(house);
            for next in here.iter() {
                let fits = if closing {
                    next == start
                } else {
                    next > start && !self.cells.contains(&next)
                };
                if !fits {
                    continue;
                }
                let pair: CellSet<W> = [last, next].into_iter().collect();
                let guardians = guardians | (here - pair);
                if !self.has_targets(guardians) || self.is_cut(guardians, next) {
                    continue;
                }
                self.houses.push(house);
                if closing {
                    self.tell(guardians, visit)?;
                } else {
                    self.cells.push(next);
                    self.extend(guardians, visit)?;
                    let _ = self.cells.pop();
                }
                let _ = self.houses.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether something that can be struck sees all guardians.
    fn has_targets(&self, guardians: CellSet<W>) -> bool {
        self.view.geometry.common_peers(guardians).intersects(&self.dead)
    }

    /// Whether a cell of the ring is a guardian: then the ring falls into smaller parts.
    fn is_cut(&self, guardians: CellSet<W>, next: Cell) -> bool {
        guardians.contains(next) || self.cells.iter().any(|&cell| guardians.contains(cell))
    }

    fn tell(&self, guardians: CellSet<W>, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let targets = self.view.geometry.common_peers(guardians) & self.places;
        if guardians.is_empty() || targets.is_empty() {
            return ControlFlow::Continue(());
        }
        let View { geometry, candidates, .. } = self.view;
        let houses = self.houses.iter();
        let houses = houses.map(|&house| Places::in_state(geometry, candidates, house, self.digit));
        let sight = Sight { cells: guardians.resize(), targets: targets.resize() };
        let Some(ring) = proof::Ring::new(houses.collect(), sight) else {
            return ControlFlow::Continue(());
        };
        let conclusions = Conclusion::strikes(targets, self.digit).collect();
        visit(Step { rule: self.rule, claims: ring.claims(), conclusions, cases: Vec::new() })
    }
}
