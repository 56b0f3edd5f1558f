//! What a candidate leads to if it is true, along chains: each digit follows from the one before it alone.
//!
//! A digit that is placed takes candidates away, and where that leaves a cell with one candidate or a digit
//! with one place in a house, the next digit follows. What several digits of the chain do together is not
//! looked at; so what leads from one candidate to the falsehood of another leads back as well.

use super::line_of_reasoning::{Contradiction, Following, Ground, Why};
use super::singles::Singles;
use super::suppositions::Led;
use super::table::{number, open_candidates};
use crate::grid::{Candidate, Candidates, CellSet, Geometry};
use crate::inference::family::View;
use crate::proof::{Case, CaseEnd, Fact, Step};

/// What each open candidate leads to at once.
pub(super) struct Implications<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    wide: &'a Geometry,
    candidates: &'a Candidates<W>,
    singles: &'a Singles,
    /// For each candidate where its consequences begin in the list, and their number.
    range: Vec<(u32, u32)>,
    list: Vec<Following>,
}

/// A digit that is placed, why, and the number of the one that it follows from.
#[derive(Clone, Copy)]
struct On {
    candidate: Candidate,
    why: Why,
    from: usize,
}

/// All that one candidate leads to.
pub(super) struct Reach<const W: usize> {
    /// The digits that are placed, the supposed one first, nearest first.
    on: Vec<On>,
    pub(super) led: Led<W>,
}

impl<'a, const W: usize> Implications<'a, W> {
    pub(super) fn new(view: &View<'a, W>, singles: &'a Singles) -> Self {
        let (geometry, candidates) = (view.geometry, view.candidates);
        let count = geometry.digit_count() * geometry.cell_count();
        let mut implications = Self {
            geometry,
            wide: view.wide,
            candidates,
            singles,
            range: vec![(0, 0); count],
            list: Vec::new(),
        };
        let supposed = open_candidates(view).map(Fact::holds);
        Ground::new(geometry, singles, candidates).each_line(supposed, |line| {
            let first = implications.list.len() as u32;
            implications.list.extend_from_slice(line.pending());
            let number = number(geometry, line.supposed.candidate());
            implications.range[number] = (first, implications.list.len() as u32);
        });
        implications
    }

    /// All that the candidate leads to.
    pub(super) fn reach(&self, supposed: Candidate) -> Reach<W> {
        let mut reach = Reach { on: Vec::with_capacity(32), led: Led::NOTHING };
        reach.put(self, On { candidate: supposed, why: Why::Cell, from: 0 });
        let mut next = 0;
        while let Some(on) = reach.on.get(next) {
            let (first, end) = self.range[number(self.geometry, on.candidate)];
            for &Following { candidate, why } in &self.list[first as usize..end as usize] {
                let Candidate { cell, digit } = candidate;
                if !reach.led.holds[digit.index()].contains(cell) {
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
    fn put(&mut self, implications: &Implications<'_, W>, on: On) {
        let (geometry, Candidate { cell, digit }) = (implications.geometry, on.candidate);
        for other in implications.candidates.digits_of(cell).iter() {
            if other != digit {
                self.led.off[other.index()].insert(cell);
            }
        }
        for (gone, cells) in geometry.excluded_by(cell, digit).elsewhere() {
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
