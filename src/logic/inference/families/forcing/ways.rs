//! What a candidate leads to if it is true, along chains: each digit follows from the one before it alone.
//!
//! A digit that is placed takes candidates away, and where that leaves a cell with one candidate or a digit
//! with one place in a house, the next digit follows. What several digits of the chain do together is not
//! looked at; so what leads from one candidate to the falsehood of another leads back as well.

use super::noting::Contradiction;
use super::singles::Singles;
use super::suppositions::Led;
use crate::grid::{Candidate, Candidates, CellSet, Geometry};
use crate::inference::tools::implication::{AtOnce, Following, PlacedBy};
use crate::inference::tools::view::View;
use crate::proof::{Case, CaseEnd, Fact, Step};

/// The ways of a state, by what follows from each open candidate at once.
pub(super) struct Ways<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    wide: &'a Geometry,
    candidates: &'a Candidates<W>,
    /// The rules that tell what follows; what none of them tells is passed over.
    singles: &'a Singles,
    at_once: &'a AtOnce,
}

/// A digit that is placed, why, and the number of the one that it follows from.
#[derive(Clone, Copy)]
struct On {
    candidate: Candidate,
    why: PlacedBy,
    from: usize,
}

/// All that one candidate leads to.
pub(super) struct Reach<const W: usize> {
    /// The digits that are placed, the supposed one first, nearest first.
    on: Vec<On>,
    pub(super) led: Led<W>,
}

impl<'a, const W: usize> Ways<'a, W> {
    pub(super) fn new(view: &'a View<'a, W>, singles: &'a Singles) -> Self {
        let View { geometry, wide, candidates, .. } = *view;
        Self { geometry, wide, candidates, singles, at_once: view.implications.at_once() }
    }

    /// All that the candidate leads to.
    pub(super) fn reach(&self, supposed: Candidate) -> Reach<W> {
        let mut reach = Reach { on: Vec::with_capacity(32), led: Led::NOTHING };
        reach.put(self, On { candidate: supposed, why: PlacedBy::Cell, from: 0 });
        let mut next = 0;
        while let Some(on) = reach.on.get(next) {
            for &Following { candidate, why } in self.at_once.after(on.candidate) {
                let Candidate { cell, digit } = candidate;
                if self.singles.has(why) && !reach.led.holds[digit.index()].contains(cell) {
                    reach.put(self, On { candidate, why, from: next });
                }
            }
            next += 1;
        }
        reach
    }

    /// Everything that cannot be if all that is reached is true: cells without a digit, houses without a place.
    pub(super) fn contradictions(&self, reach: &Reach<W>) -> Vec<Contradiction> {
        let mut found = Vec::new();
        let mut left = CellSet::EMPTY;
        for digit in self.geometry.digits() {
            let places = self.candidates.places_of(digit);
            let rest = places - reach.led.off[digit.index()];
            left |= rest;
            if rest != places {
                for house in self.geometry.houses() {
                    if !rest.intersects(&self.geometry.cells_of(house)) {
                        found.push(Contradiction::NoPlace(house, digit));
                    }
                }
            }
        }
        let empty = self.geometry.all_cells() - self.candidates.solved() - left;
        found.extend(empty.iter().map(Contradiction::NoDigit));
        found
    }

    /// The numbers of the digits that the end rests on, nearest first, without the supposed one; `None` if
    /// they do not lead there.
    fn needed(&self, reach: &Reach<W>, end: &CaseEnd) -> Option<Vec<usize>> {
        let mut needed = vec![false; reach.on.len()];
        match end {
            CaseEnd::Contradiction(claim) => {
                for fact in claim.statement.premises(self.wide).facts() {
                    if self.candidates.allows(fact.cell(), fact.digit()) {
                        needed[reach.excludes(self.geometry, fact.candidate())?] = true;
                    }
                }
            }
            CaseEnd::Reaches(facts) => {
                for &fact in facts {
                    let candidate = fact.candidate();
                    let number = match fact {
                        Fact::Absent(..) => reach.excludes(self.geometry, candidate)?,
                        Fact::Holds(..) => {
                            reach.on.iter().position(|on| on.candidate == candidate)?
                        }
                    };
                    needed[number] = true;
                }
            }
        }
        for number in (1..reach.on.len()).rev() {
            if needed[number] {
                needed[reach.on[number].from] = true;
            }
        }
        Some((1..needed.len()).filter(|&number| needed[number]).collect())
    }

    /// What the way to the end costs; `None` if there is none.
    pub(super) fn cost(&self, reach: &Reach<W>, end: &CaseEnd) -> Option<u64> {
        let needed = self.needed(reach, end)?;
        Some(needed.into_iter().map(|number| self.singles.cost(reach.on[number].why)).sum())
    }

    /// The way to the end, as the case of a step; `None` if there is none. It keeps every digit on the way: where
    /// several together would do without one of them, that would be a net.
    pub(super) fn case(&self, reach: &Reach<W>, end: CaseEnd) -> Option<Case> {
        let write = |number: usize| {
            let On { candidate, why, .. } = reach.on[number];
            self.singles.step(candidate, why)
        };
        let steps: Vec<Step> = self.needed(reach, &end)?.into_iter().map(write).collect();
        Some(Case { supposed: reach.supposed(), steps, end })
    }
}

impl<const W: usize> Reach<W> {
    fn put(&mut self, ways: &Ways<'_, W>, on: On) {
        let (geometry, Candidate { cell, digit }) = (ways.geometry, on.candidate);
        for other in ways.candidates.digits_of(cell).iter() {
            if other != digit {
                self.led.off[other.index()].insert(cell);
            }
        }
        for (gone, cells) in geometry.excluded_by(cell, digit).other_cells() {
            self.led.off[gone.index()] |= cells;
        }
        self.led.holds[digit.index()].insert(cell);
        self.on.push(on);
    }

    /// What was supposed.
    fn supposed(&self) -> Fact {
        Fact::holds(self.on[0].candidate)
    }

    /// The number of the first digit that takes the candidate away.
    fn excludes(&self, geometry: &Geometry<W>, gone: Candidate) -> Option<usize> {
        self.on.iter().position(|on| geometry.excludes(on.candidate, gone))
    }
}
