//! A grid as an exact cover: what must happen exactly once, and in how many ways it still can.
//!
//! There are two sorts of constraint, and both are a mask of at most 16 ways: *this cell takes
//! one digit* (a bit a digit), and *in this house this digit takes one cell* (a bit a place in
//! the house). A candidate is one bit in the mask of its cell and one in the mask of each of its
//! houses; striking it clears them all. A mask with one bit left forces that candidate, an empty
//! one is a contradiction, and the search branches on the mask with fewest bits: naked and
//! hidden singles, and "the fewest candidates or the fewest places, whichever is fewer", are one
//! and the same operation. Nothing here depends on the number of cells or the kind of houses.
//!
//! Where candidates exclude each other though no house says so, singles alone see little, and cells and houses say badly what
//! is to be decided; the same where there are laws. There what all few ways of a mask exclude is struck as well
//! ([`Constraints::narrow`]: what is called pointing where the ways are places of a digit), and masks that were found empty
//! often, or whose decision came to nothing, are decided early: the fewest ways for the most failures (after the heuristic
//! *dom/wdeg* of Boussemart, Hemery, Lecoutre and Sais, 2004).
//!
//! Invariant: in a [`State`] without pending candidates, every mask with one bit is settled: no
//! other mask allows what it forbids.

use super::laws::{Broken, Laws, LawsAt};
use super::narrowing::{Changed, Narrowing};
use crate::grid::{Candidate, Candidates, Cell, ConstraintNumber, Digit, Geometry};

/// A mask has nothing left: the one with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contradiction(pub(super) usize);

/// What `strike_from_houses` leaves out when it is to leave nothing out.
const NO_HOUSE: u16 = u16::MAX;

/// How often a mask counts as found empty before it was: that of a cell, and that of a digit in a house. With less, the first
/// failures count for too much; that cells count for more saves a fifth of the nodes of puzzles with constraints.
const FAILURES_OF_CELL: u32 = 8;
const FAILURES_IN_HOUSE: u32 = 4;
/// And more for each sum of a constraint that a cell is in.
const FAILURES_OF_SUM: u32 = 4;

/// And for a cell whose digit says how regions lie that are to be found.
const FAILURES_OF_REGIONS: u32 = 32;

/// A cell's place in one of its houses.
#[derive(Clone, Copy, Debug)]
struct Membership {
    /// Number of the house times that of the digits: where its cells begin in `cells_of_houses`, and,
    /// counted from the end of the cells' masks, where its digits' masks begin.
    house: u16,
    /// The bit of the cell's place in the house.
    place: u16,
}

/// What a geometry says about candidates, laid out for the search.
#[derive(Debug)]
pub(super) struct Constraints {
    digits: usize,
    cells: usize,
    /// The cells of all houses, `digits` each, in the order of the houses.
    cells_of_houses: Vec<u16>,
    /// Where the memberships of each cell begin in `memberships`, and one more for the end.
    first_membership: Vec<u16>,
    memberships: Vec<Membership>,
    /// What each candidate, by cell and then by digit, rules out in other cells though no house says so. Empty where that is
    /// nothing.
    besides: Vec<Vec<Candidate>>,
    /// How more than singles is seen where there is such.
    narrowing: Option<Narrowing>,
    /// What cells may hold together.
    laws: Laws,
    /// The masks of a grid in which everything is possible.
    full: Vec<u16>,
}

/// Where a search stands: the masks, and the candidates that are forced but not yet taken.
#[derive(Debug)]
pub(super) struct State {
    /// A mask a cell in reading order, then a mask for every digit of every house.
    pub(super) masks: Vec<u16>,
    pending: Vec<Candidate>,
    /// Which masks changed since they were last looked at, and how often each was found empty; nothing where it is not asked.
    pub(super) changed: Changed,
    failures: Vec<u32>,
    laws: LawsAt,
}

impl Constraints {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let (digits, cells) = (geometry.digit_count(), geometry.cell_count());
        let besides = besides(geometry);
        let is_of_houses = geometry.excludes_by_houses_alone() && geometry.laws().is_empty();
        let narrowing = (!is_of_houses).then(|| Narrowing::new(geometry, &besides));
        let mut constraints = Self {
            digits,
            cells,
            cells_of_houses: Vec::with_capacity(digits * geometry.house_count()),
            first_membership: vec![0],
            memberships: Vec::new(),
            besides,
            narrowing,
            laws: Laws::new(geometry),
            full: vec![geometry.all_digits().bits(); cells + digits * geometry.house_count()],
        };
        for house in geometry.houses() {
            let list = geometry.list_of(house).iter().map(|cell| cell.index() as u16);
            constraints.cells_of_houses.extend(list);
        }
        for cell in geometry.cells() {
            for &house in geometry.houses_of(cell) {
                let place = geometry.list_of(house).iter().take_while(|&&other| other != cell);
                let (house, place) = ((house.index() * digits) as u16, 1 << place.count());
                constraints.memberships.push(Membership { house, place });
            }
            constraints.first_membership.push(constraints.memberships.len() as u16);
        }
        constraints
    }

    /// How many cells the grid has.
    pub(super) fn cells(&self) -> usize {
        self.cells
    }

    /// How many times as long as usual a node takes, about.
    pub(super) fn dearer(&self) -> u64 {
        self.laws.dearer()
    }

    /// How many masks a state has.
    pub(super) fn masks(&self) -> usize {
        self.full.len()
    }

    /// The state in which everything is possible; if only some constraints are to be obeyed, by these.
    pub(super) fn full(&self, obeyed: Option<&[ConstraintNumber]>) -> State {
        let masks = if self.narrowing.is_some() { self.full.len() } else { 0 };
        State {
            masks: self.full.clone(),
            pending: Vec::with_capacity(self.full.len()),
            changed: Changed::all(masks),
            failures: (0..masks).map(|mask| self.failures_at_start(mask)).collect(),
            laws: self.laws.at_start(obeyed),
        }
    }

    /// How often a mask counts as found empty before it was.
    fn failures_at_start(&self, mask: usize) -> u32 {
        if mask < self.cells {
            let of_regions = u32::from(self.laws.tells_regions(mask)) * FAILURES_OF_REGIONS;
            FAILURES_OF_CELL + FAILURES_OF_SUM * self.laws.sums_of(mask) as u32 + of_regions
        } else {
            FAILURES_IN_HOUSE
        }
    }

    /// Strikes all that is not in `start` from a full state. What this forces becomes pending.
    pub(super) fn strike_all_but<const W: usize>(
        &self,
        state: &mut State,
        start: &Candidates<W>,
    ) -> Result<(), Contradiction> {
        for cell in 0..self.cells {
            let struck = self.full[cell] & !start.digits_of(Cell::new(cell)).bits();
            state.masks[cell] &= !struck;
            for &Membership { house, place } in self.memberships(cell) {
                let first = self.cells + usize::from(house);
                for digit in bits(struck) {
                    state.masks[first + digit as usize] &= !place;
                }
            }
        }
        for index in 0..state.masks.len() {
            let mask = state.masks[index];
            if mask & mask.wrapping_sub(1) == 0 {
                if mask == 0 {
                    return Err(Contradiction(index));
                }
                let candidate = self.candidate(index, mask.trailing_zeros());
                if index < self.cells || state.masks[candidate.cell.index()].count_ones() > 1 {
                    state.pending.push(candidate);
                }
            }
        }
        Ok(())
    }

    /// The cell and digit in bit `way` of a mask.
    pub(super) fn candidate(&self, mask: usize, way: u32) -> Candidate {
        match mask.checked_sub(self.cells) {
            None => Candidate::new(Cell::new(mask), Digit::new(way as usize)),
            Some(index) => {
                let (house, digit) = (index / self.digits, index % self.digits);
                let cell = self.cells_of_houses[house * self.digits + way as usize];
                Candidate::new(Cell::new(cell.into()), Digit::new(digit))
            }
        }
    }

    /// The digits of a state in which nothing is open.
    pub(super) fn digits(&self, state: &State) -> Box<[Digit]> {
        let digit = |mask: &u16| Digit::new(mask.trailing_zeros() as usize);
        state.masks[..self.cells].iter().map(digit).collect()
    }

    fn memberships(&self, cell: usize) -> &[Membership] {
        let first = self.first_membership[cell];
        let end = self.first_membership[cell + 1];
        &self.memberships[usize::from(first)..usize::from(end)]
    }

    /// Takes a candidate away. What this forces becomes pending.
    pub(super) fn strike(
        &self,
        state: &mut State,
        candidate: Candidate,
    ) -> Result<(), Contradiction> {
        if state.masks[candidate.cell.index()] >> candidate.digit.index() & 1 == 0 {
            return Ok(());
        }
        state.strike_from_cell(candidate)?;
        self.strike_from_houses(state, candidate, NO_HOUSE)
    }

    /// Takes a candidate: the cell loses its other digits, its houses the digit's other places.
    pub(super) fn take(
        &self,
        state: &mut State,
        candidate: Candidate,
    ) -> Result<(), Contradiction> {
        let Candidate { cell, digit } = candidate;
        let digits = state.masks[cell.index()];
        if digits >> digit.index() & 1 == 0 {
            return Err(Contradiction(cell.index()));
        }
        state.masks[cell.index()] = 1 << digit.index();
        state.laws.note(cell.index());
        for other in bits(digits & !(1 << digit.index())) {
            let other = Candidate { cell, digit: Digit::new(other as usize) };
            self.strike_from_houses(state, other, NO_HOUSE)?;
        }
        for &Membership { house, place } in self.memberships(cell.index()) {
            let mask = &mut state.masks[self.cells + usize::from(house) + digit.index()];
            let places = std::mem::replace(mask, place);
            for other in bits(places & !place) {
                let cell = self.cells_of_houses[usize::from(house) + other as usize];
                let other = Candidate { cell: Cell::new(cell.into()), digit };
                state.strike_from_cell(other)?;
                self.strike_from_houses(state, other, house)?;
            }
        }
        let besides = self.besides.get(cell.index() * self.digits + digit.index());
        besides.into_iter().flatten().try_for_each(|&other| self.strike(state, other))
    }

    /// Whether more constraints share the ways of this mask, and nothing else, than there are
    /// ways: n cells of a house that hold only n − 1 digits, or n digits with n − 1 places.
    ///
    /// Branching finds that out too, but only after (n − 1)! ways to fill them.
    pub(super) fn is_overfull(&self, state: &State, mask: usize) -> bool {
        let ways = state.masks[mask];
        let within = |masks: &mut dyn Iterator<Item = u16>| {
            masks.filter(|mask| mask & !ways == 0).count() > ways.count_ones() as usize
        };
        let Some(index) = mask.checked_sub(self.cells) else {
            return self.memberships(mask).iter().any(|membership| {
                let first = usize::from(membership.house);
                let cells = &self.cells_of_houses[first..first + self.digits];
                within(&mut cells.iter().map(|&cell| state.masks[usize::from(cell)]))
            });
        };
        let first = self.cells + index / self.digits * self.digits;
        within(&mut state.masks[first..first + self.digits].iter().copied())
    }

    /// Takes the cell's place from the digit's masks in all houses of the cell but one.
    fn strike_from_houses(
        &self,
        state: &mut State,
        Candidate { cell, digit }: Candidate,
        but: u16,
    ) -> Result<(), Contradiction> {
        for &Membership { house, place } in self.memberships(cell.index()) {
            if house == but {
                continue;
            }
            let number = self.cells + usize::from(house) + digit.index();
            state.changed.note(number);
            let mask = &mut state.masks[number];
            *mask &= !place;
            let left = *mask;
            if left & left.wrapping_sub(1) == 0 {
                if left == 0 {
                    return Err(Contradiction(number));
                }
                let index = usize::from(house) + left.trailing_zeros() as usize;
                let cell = Cell::new(self.cells_of_houses[index].into());
                // A cell with one digit became pending when that happened.
                if state.masks[cell.index()] != 1 << digit.index() {
                    state.pending.push(Candidate { cell, digit });
                }
            }
        }
        Ok(())
    }

    /// Takes everything that is forced, until nothing is.
    pub(super) fn settle(&self, state: &mut State) -> Result<(), Contradiction> {
        loop {
            while let Some(candidate) = state.pending.pop() {
                self.take(state, candidate)?;
            }
            if !self.obey(state)? && !self.narrow(state)? {
                return Ok(());
            }
        }
    }

    /// Strikes what laws leave no filling for, as far as nothing is forced by it. Says whether something is.
    fn obey(&self, state: &mut State) -> Result<bool, Contradiction> {
        loop {
            let (law, struck) = match self.laws.next(&mut state.laws, &state.masks) {
                Ok(None) => return Ok(false),
                Ok(Some((law, struck))) => (law, struck.to_vec()),
                Err(Broken(law)) => {
                    for cell in self.laws.cells_to_blame(law) {
                        state.failed(cell.index());
                    }
                    return Err(Contradiction(self.laws.cells(law)[0].index()));
                }
            };
            for candidate in struck {
                self.strike(state, candidate)?;
            }
            self.laws.mark_due(&mut state.laws, Some(law));
            if !state.pending.is_empty() {
                return Ok(true);
            }
        }
    }

    /// Strikes what all ways of some mask with few of them exclude. Says whether that forces something; it is taken only
    /// then, since what is found empty before says better where it is tight.
    fn narrow(&self, state: &mut State) -> Result<bool, Contradiction> {
        let Some(narrowing) = &self.narrowing else { return Ok(false) };
        while let Some(mask) = state.changed.next() {
            let ways = state.masks[mask];
            let (cells, struck) = (&state.masks[..self.cells], &mut Vec::new());
            if mask < self.cells {
                narrowing.excluded_by_digits(Cell::new(mask), cells, struck);
            } else if Narrowing::is_worth_it(ways) {
                let all = bits(ways).map(|way| self.candidate(mask, way));
                narrowing.excluded_by_all(all, cells, struck);
            }
            for &candidate in &*struck {
                self.strike(state, candidate)?;
            }
        }
        Ok(!state.pending.is_empty())
    }
}

impl State {
    /// Takes the digit from the mask of the cell alone.
    fn strike_from_cell(
        &mut self,
        Candidate { cell, digit }: Candidate,
    ) -> Result<(), Contradiction> {
        self.changed.note(cell.index());
        self.laws.note(cell.index());
        let mask = &mut self.masks[cell.index()];
        *mask &= !(1 << digit.index());
        let left = *mask;
        if left & left.wrapping_sub(1) == 0 {
            if left == 0 {
                return Err(Contradiction(cell.index()));
            }
            let digit = Digit::new(left.trailing_zeros() as usize);
            self.pending.push(Candidate { cell, digit });
        }
        Ok(())
    }

    /// Puts the state back to what `masks` remembers.
    pub(super) fn restore(&mut self, masks: &[u16]) {
        self.masks.copy_from_slice(masks);
        self.pending.clear();
        self.changed.forget();
        self.laws.forget();
    }

    /// Notes that this mask was found empty.
    pub(super) fn failed(&mut self, mask: usize) {
        if let Some(failures) = self.failures.get_mut(mask) {
            *failures = failures.saturating_add(1);
        }
    }

    /// The first mask with fewest ways left, and more than one; none if nothing is open.
    ///
    /// The first with two ways ends the look. To weigh those against each other (by how much
    /// either way would strike) saves a quarter of the nodes of the hardest puzzles, and makes
    /// each node three times as dear. To look at the houses before the cells takes half as many
    /// nodes again.
    pub(super) fn most_constrained(&self) -> Option<usize> {
        if !self.failures.is_empty() {
            return self.most_failed();
        }
        self.masks.iter().position(|&mask| has_two_ways(mask)).or_else(|| {
            let open = self.masks.iter().enumerate().filter(|(_, mask)| mask.count_ones() > 1);
            open.min_by_key(|(_, mask)| mask.count_ones()).map(|(index, _)| index)
        })
    }

    /// The first mask with fewest ways left, squared, for how often it was found empty.
    fn most_failed(&self) -> Option<usize> {
        let mut best: Option<(usize, u64, u64)> = None;
        for (index, (mask, &failures)) in self.masks.iter().zip(&self.failures).enumerate() {
            let (ways, failures) = (u64::from(mask.count_ones().pow(2)), u64::from(failures));
            // Fractions are compared crosswise.
            if ways > 1 && best.is_none_or(|(_, least, most)| ways * most < least * failures) {
                best = Some((index, ways, failures));
            }
        }
        best.map(|(index, ..)| index)
    }
}

/// What each candidate rules out though no house says so; nothing at all where every candidate rules out nothing.
fn besides(geometry: &Geometry) -> Vec<Vec<Candidate>> {
    if geometry.excludes_by_houses_alone() {
        return Vec::new();
    }
    let of_cell = |cell: Cell| {
        let seen = geometry.peers_by_no_house(cell);
        geometry.digits().map(move |digit| {
            let same = seen.iter().map(|cell| Candidate { cell, digit });
            let others = geometry.excluded_by(cell, digit).other_digits().iter();
            let others = others.flat_map(|(digit, cells)| {
                cells.iter().map(|cell| Candidate { cell, digit: *digit })
            });
            same.chain(others).collect()
        })
    };
    geometry.cells().flat_map(of_cell).collect()
}

/// Whether the mask has exactly two bits. Counting them, which the standard library's own test of
/// powers of two does as well, makes the whole search several times slower.
#[allow(clippy::manual_is_power_of_two, reason = "measured: see above")]
fn has_two_ways(mask: u16) -> bool {
    let but_one = mask & mask.wrapping_sub(1);
    but_one != 0 && but_one & (but_one - 1) == 0
}

/// The numbers of the bits that are set, lowest first.
fn bits(mut mask: u16) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros());
        mask &= mask.wrapping_sub(1);
        bit
    })
}
