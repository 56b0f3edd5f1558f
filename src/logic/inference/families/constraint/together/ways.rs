//! The ways to fill the cells of a part, one digit after the other; a way fails where a law, a house or a cell is left nothing.

use std::collections::HashMap;

use super::parts::Part;
use crate::grid::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House, MAX_DIGITS, Scratch,
};
use crate::inference::tools::law_now::{in_one_number, out_of_one_number};
use crate::inference::tools::view::View;

/// So much of what laws leave is remembered before all is forgotten.
const MOST_FOUND: usize = 1 << 15;

/// What a way fails by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Failure {
    /// A law, by its number.
    Law(usize),
    Place(House, Digit),
    Cell(Cell),
}

/// There are more ways than may be gone through.
#[derive(Clone, Copy, Debug)]
pub(super) struct TooMany;

/// A part of a grid, in the width of the engine.
#[derive(Clone)]
pub(super) struct Ways<'a, const W: usize> {
    pub(super) geometry: &'a Geometry<W>,
    pub(super) cells: CellSet<W>,
    /// The laws, by their numbers, with their cells.
    pub(super) laws: Vec<(usize, CellSet<W>)>,
    pub(super) houses: &'a [House],
    /// The cells that count.
    pub(super) all: CellSet<W>,
    /// So many ways are gone through for a candidate.
    pub(super) most: usize,
}

/// What laws were found to leave: by the number of a law and what its cells may hold, what they keep, each in one number; 0 where
/// there is no filling. Ways of one part, and of parts that share laws, ask the same again and again.
#[derive(Default)]
pub(super) struct Found {
    known: HashMap<(usize, u128), u128>,
    scratch: Scratch,
    left: Vec<DigitSet>,
    /// How many ways through laws were asked for until now, whether or not they were known.
    asked: u64,
}

/// What is used again from way to way.
struct Going<'a> {
    left: usize,
    found: &'a mut Found,
    failed: &'a mut dyn FnMut(Failure),
}

impl Found {
    /// What a law leaves of these digits, by its places; `None` if there is no filling.
    fn left<const W: usize>(
        &mut self,
        geometry: &Geometry<W>,
        number: usize,
        held: impl ExactSizeIterator<Item = DigitSet> + Clone,
    ) -> Option<&[DigitSet]> {
        let automaton = &geometry.laws()[number].automaton;
        self.asked += automaton.ways() as u64;
        let (digits, count) = (geometry.digit_count(), held.len());
        let Some(asked) = in_one_number(digits, held.clone()) else {
            return automaton.left(held, &mut self.scratch);
        };
        let left = self.known.get(&(number, asked)).copied().unwrap_or_else(|| {
            let left = automaton.left(held, &mut self.scratch);
            let left = left.and_then(|left| in_one_number(digits, left.iter().copied()));
            if self.known.len() >= MOST_FOUND {
                self.known.clear();
            }
            let _ = self.known.insert((number, asked), left.unwrap_or(0));
            left.unwrap_or(0)
        });
        self.left.clear();
        self.left.extend(out_of_one_number(digits, count, left));
        (left != 0).then_some(&self.left)
    }
}

impl<'a, const W: usize> Ways<'a, W> {
    pub(super) fn of(geometry: &'a Geometry<W>, part: &'a Part, most: usize) -> Self {
        let cells = |law: usize| geometry.laws()[law].cells.iter().copied().collect();
        let laws = part.laws.iter().map(|&law| (law, cells(law))).collect();
        let all = part.looked_at.iter().copied().collect();
        Self { geometry, cells: part.cells.resize(), laws, houses: &part.houses, all, most }
    }

    /// The candidates that go with no way, and what it cost to look for them: how many ways through laws were gone through.
    /// `None` if it cost more than this, and was given up.
    pub(super) fn gone(
        &self,
        view: &View<'_, W>,
        found: &mut Found,
        most: u64,
    ) -> (Vec<Candidate>, Option<u64>) {
        let state = view.candidates;
        let mut shown = Candidates::<W>::none();
        let mut gone = Vec::new();
        let before = found.asked;
        for cell in (self.all - state.solved()).iter() {
            for digit in state.digits_of(cell).iter() {
                if shown.allows(cell, digit) || !view.may_be_false(cell, digit) {
                    continue;
                }
                if found.asked - before > most {
                    return (gone, None);
                }
                let one = Candidate { cell, digit };
                match self.way_with(state, one, self.most, (found, &mut |_| {})) {
                    Ok(Some(way)) => shown.allow_also(&way),
                    Ok(None) => gone.push(one),
                    Err(TooMany) => {}
                }
            }
        }
        (gone, Some(found.asked - before))
    }

    /// What all ways with a candidate fail by; `None` if one does not fail, or it is not found out.
    pub(super) fn failures(
        &self,
        state: &Candidates<W>,
        gone: Candidate,
        most: usize,
        found: &mut Found,
    ) -> Option<Vec<Failure>> {
        let mut failures = Vec::new();
        let way = self.way_with(state, gone, most, (found, &mut |failure| failures.push(failure)));
        failures.sort_unstable();
        failures.dedup();
        matches!(way, Ok(None)).then_some(failures)
    }

    /// What the first way with a candidate that does not fail leaves; `None` if there is none.
    fn way_with(
        &self,
        state: &Candidates<W>,
        one: Candidate,
        most: usize,
        (found, failed): (&mut Found, &mut dyn FnMut(Failure)),
    ) -> Result<Option<Candidates<W>>, TooMany> {
        let mut going = Going { left: most, found, failed };
        self.way(state.clone(), one, &mut going)
    }

    fn way(
        &self,
        mut state: Candidates<W>,
        placed: Candidate,
        going: &mut Going<'_>,
    ) -> Result<Option<Candidates<W>>, TooMany> {
        going.left = going.left.checked_sub(1).ok_or(TooMany)?;
        if let Err(failure) = self.place(&mut state, placed, going.found) {
            (going.failed)(failure);
            return Ok(None);
        }
        let open = (self.cells - state.solved()).iter();
        let Some(cell) = open.min_by_key(|cell| state.digits_of(*cell).len()) else {
            return Ok(Some(state));
        };
        for digit in state.digits_of(cell).iter() {
            let way = self.way(state.clone(), Candidate { cell, digit }, going)?;
            if way.is_some() {
                return Ok(way);
            }
        }
        Ok(None)
    }

    /// Places a digit, and strikes what laws leave no filling for.
    fn place(
        &self,
        state: &mut Candidates<W>,
        placed: Candidate,
        found: &mut Found,
    ) -> Result<(), Failure> {
        let mut before = [CellSet::<W>::EMPTY; MAX_DIGITS];
        for digit in self.geometry.digits() {
            before[digit.index()] = state.places_of(digit);
        }
        state.place(self.geometry, placed.cell, placed.digit);
        let mut changed = CellSet::of(placed.cell);
        for digit in self.geometry.digits() {
            changed |= before[digit.index()] - state.places_of(digit);
        }
        self.obey(state, &mut changed, found)?;
        let is_empty = |cell: &Cell| state.digits_of(*cell).is_empty();
        if let Some(cell) = (changed & self.all).iter().find(is_empty) {
            return Err(Failure::Cell(cell));
        }
        for &house in self.houses {
            let cells = self.geometry.cells_of(house);
            let mut digits = self.geometry.digits();
            let lacks = |digit: &Digit| !state.places_of(*digit).intersects(&cells);
            if cells.intersects(&changed)
                && let Some(digit) = digits.find(lacks)
            {
                return Err(Failure::Place(house, digit));
            }
        }
        Ok(())
    }

    /// Strikes what the laws of cells that have changed leave no filling for, and notes what has changed by that.
    pub(super) fn obey(
        &self,
        state: &mut Candidates<W>,
        changed: &mut CellSet<W>,
        found: &mut Found,
    ) -> Result<(), Failure> {
        for &(number, cells) in &self.laws {
            if !cells.intersects(changed) {
                continue;
            }
            let law = &self.geometry.laws()[number];
            let digits = law.cells.iter().map(|&cell| state.digits_of(cell));
            let Some(left) = found.left(self.geometry, number, digits) else {
                return Err(Failure::Law(number));
            };
            for (&cell, &left) in law.cells.iter().zip(left) {
                if state.keep_only(cell, left) {
                    changed.insert(cell);
                }
            }
        }
        Ok(())
    }
}
