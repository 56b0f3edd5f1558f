//! What would follow from a candidate by constraints, cell by cell, until something cannot be.
//!
//! It is found here anew from what a step names: the cells that count with their digits, the places that count, and the
//! constraints.

use std::collections::{BTreeMap, BTreeSet};

use super::partner::wanted_in;
use super::reason::Bound;
use super::sums::{extremes, is_plain};
use crate::explanation::telling::by_classes::Pairs;
use crate::explanation::telling::ways::Allowed;
use crate::grid::{
    Apart, Candidate, Cell, CellSet, Constraint, ConstraintNumber, Digit, DigitSet, Geometry,
    House, Law, Scratch, Sums,
};
use crate::proof::{LawUse, Places};

/// So many things are told that follow from a candidate.
const MOST_EVENTS: usize = 4;

/// So many digits are told that a cell would have to hold in the end.
const MOST_WANTED: usize = 4;

/// So often something follows; what takes longer is not told.
const MOST_ROUNDS: usize = 60;

/// What would follow from a candidate, and what cannot be then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Follows {
    pub(super) events: Vec<Event>,
    pub(super) end: End,
}

/// What a cell could hold then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Event {
    pub(super) cell: Cell,
    pub(super) digits: DigitSet,
    /// What it could hold at the beginning, and could no longer.
    pub(super) lost: DigitSet,
    pub(super) cause: Cause,
}

/// Why a cell could hold no more than that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// What other cells hold.
    Sight,
    /// This constraint.
    Law(ConstraintNumber),
    /// What the grid says of steps from cell to cell.
    Steps,
    /// No other cell of the house is left for the digit.
    Place(House),
    /// So many cells of a house use up as many digits.
    Shared(CellSet, DigitSet),
}

/// What cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// No digit is left for the cell.
    Empty(Cell),
    /// The constraint leaves none for it.
    EmptyBy(Cell, ConstraintNumber),
    /// By the constraint a cell could only hold this, and cannot.
    Wanted(ConstraintNumber, Cell, DigitSet),
    /// The sum of the constraint would be at least so much, or at most.
    Sum(ConstraintNumber, Bound),
    /// The constraint cannot be satisfied.
    Against(ConstraintNumber),
    /// No place is left for the digit in the house.
    NoPlace(House, Digit),
    /// Too few digits are left for cells of a house.
    TooFew(CellSet, DigitSet),
}

/// A change of what a cell could hold, with the changes that it rests on.
struct Change {
    event: Event,
    needs: BTreeSet<usize>,
}

/// How far a supposition has come.
struct Walk<'a> {
    geometry: &'a Geometry,
    used: &'a LawUse,
    laws: &'a [&'a Law],
    supposed: Candidate,
    /// What the cells can hold at the beginning, and what is left.
    before: BTreeMap<Cell, DigitSet>,
    left: BTreeMap<Cell, DigitSet>,
    changes: Vec<Change>,
    scratch: Scratch,
}

/// What a step names, from which something may follow.
pub(super) struct Premises<'a> {
    geometry: &'a Geometry,
    used: &'a LawUse,
    laws: Vec<&'a Law>,
    /// What the cells can hold that have to do with it.
    before: BTreeMap<Cell, DigitSet>,
}

impl<'a> Premises<'a> {
    pub(super) fn of(geometry: &'a Geometry, used: &'a LawUse) -> Self {
        let allowed = Allowed::of(geometry, &used.held.0);
        let is_used = |law: &&Law| used.constraints.contains(&law.constraint);
        let laws: Vec<&Law> = geometry.laws().iter().filter(is_used).collect();
        let named = used.constraints.iter().filter_map(|number| geometry.constraint(*number));
        let of_laws = laws.iter().flat_map(|law| law.cells.iter().copied());
        let of_places = used.places.iter().flat_map(|places| places.cells.iter());
        let held = used.held.0.iter().flat_map(|held| held.cells.iter());
        let pairs = Pairs::of(geometry, &used.constraints);
        let of_pairs = pairs.0.keys().flat_map(|(one, other)| [*one, *other]);
        let cells = named.flat_map(Constraint::cells).chain(of_laws).chain(of_places).chain(held);
        let cells = cells.chain(of_pairs);
        let before = cells.map(|cell| (cell, allowed.digits_of(cell))).collect();
        Self { geometry, used, laws, before }
    }

    /// What follows from a candidate; `None` if that leads nowhere, or is too long to tell.
    pub(super) fn follows(&self, supposed: Candidate) -> Option<Follows> {
        let Self { geometry, used, ref laws, ref before } = *self;
        let mut before = before.clone();
        let _ = before.insert(supposed.cell, DigitSet::of(supposed.digit));
        let left = before.clone();
        let (changes, scratch) = (Vec::new(), Scratch::default());
        Walk { geometry, used, laws, supposed, before, left, changes, scratch }.walked()
    }
}

impl Walk<'_> {
    fn walked(mut self) -> Option<Follows> {
        for _ in 0..MOST_ROUNDS {
            if let Some((end, needs)) = self.end() {
                return self.told(end, needs);
            }
            if !(self.sees() || self.places() || self.shares() || self.obeys()) {
                return None;
            }
        }
        None
    }

    /// The places of digits in houses: those that a step names, and those of houses all of whose cells count.
    fn all_places(&self) -> Vec<Places> {
        let geometry = self.geometry;
        let is_whole = |house: &House| {
            geometry.list_of(*house).iter().all(|cell| self.left.contains_key(cell))
        };
        let whole = geometry.houses().filter(is_whole).flat_map(|house| {
            let cells = geometry.cells_of(house);
            geometry.digits().map(move |digit| Places { house, digit, cells })
        });
        self.used.places.iter().copied().chain(whole).collect()
    }

    /// What cannot be any more, with the changes that this rests on.
    fn end(&mut self) -> Option<(End, BTreeSet<usize>)> {
        if let Some((&cell, _)) = self.left.iter().find(|(_, digits)| digits.is_empty()) {
            let mut changes = self.changes.iter().rev().filter(|it| it.event.cell == cell);
            let end = match changes.next().map(|last| last.event.cause) {
                Some(Cause::Law(number)) => End::EmptyBy(cell, number),
                _ => End::Empty(cell),
            };
            return Some((end, self.changes_of(cell)));
        }
        for places in self.all_places() {
            if !places.cells.iter().any(|cell| self.left[&cell].contains(places.digit)) {
                let needs = places.cells.iter().flat_map(|cell| self.changes_of(cell)).collect();
                return Some((End::NoPlace(places.house, places.digit), needs));
            }
        }
        if let Some((_, cells, digits)) =
            self.sets().into_iter().find(|(_, cells, digits)| cells.len() > digits.len())
        {
            let needs = cells.iter().flat_map(|cell| self.changes_of(cell)).collect();
            return Some((End::TooFew(cells, digits), needs));
        }
        for law in self.laws {
            if !self.leaves(law, None, None) {
                let needs = self.needs_of(law, None);
                return Some((self.against(law, &needs), needs));
            }
        }
        None
    }

    /// Why a law leaves nothing, as far as there is an end to be told: what its cells come to, or what one of them would have to
    /// hold.
    fn against(&mut self, law: &Law, needs: &BTreeSet<usize>) -> End {
        let number = law.constraint;
        if let Some(Sums::Total(sum)) = law.sums
            && let Some(sum) = self.geometry.sums().get(sum)
            && is_plain(sum)
        {
            let cells: Vec<Cell> = sum.terms.iter().map(|(cell, _)| *cell).collect();
            let digits_of = |cell: Cell| self.left[&cell];
            match extremes(self.geometry, &cells, &digits_of) {
                Some((least, _)) if least > sum.total => {
                    return End::Sum(number, Bound::Least(least));
                }
                Some((_, most)) if most < sum.total => {
                    return End::Sum(number, Bound::Most(most));
                }
                _ => {}
            }
        }
        // Of a cell that had to change before, it is said why it cannot hold that.
        let changed = needs.iter().map(|&change| self.changes[change].event.cell);
        let others = law.cells.iter().copied().filter(|cell| *cell != self.supposed.cell);
        let cells: Vec<Cell> = changed.chain(others).collect();
        for cell in cells {
            let digits_of = |it: Cell| self.left[&it];
            let wanted = wanted_in(self.geometry, law, cell, &digits_of, &mut self.scratch);
            let Some(wanted) = wanted else { continue };
            // What the constraint itself did to a cell is no end.
            let is_own = |change: &usize| {
                let Event { cell: of, cause, .. } = self.changes[*change].event;
                of == cell && cause == Cause::Law(number)
            };
            let is_few = !wanted.is_empty() && wanted.len() <= MOST_WANTED;
            if cell != self.supposed.cell && is_few && !needs.iter().any(is_own) {
                return End::Wanted(number, cell, wanted);
            }
        }
        End::Against(number)
    }

    /// Whether a law leaves anything, or a digit for a cell; with what a cell may hold at the beginning, if it is `freed`.
    fn leaves(&mut self, law: &Law, freed: Option<Cell>, wanted: Option<Candidate>) -> bool {
        let (before, left) = (&self.before, &self.left);
        let digits = law.cells.iter().map(|cell| match wanted {
            Some(wanted) if wanted.cell == *cell => DigitSet::of(wanted.digit),
            _ if freed == Some(*cell) => before[cell],
            _ => left[cell],
        });
        law.automaton.left(digits, &mut self.scratch).is_some()
    }

    /// The changes on which it rests that a law leaves nothing, or that these digits of a cell are gone by it.
    fn needs_of(&mut self, law: &Law, gone: Option<(Cell, DigitSet)>) -> BTreeSet<usize> {
        let cells: BTreeSet<Cell> = law.cells.iter().copied().collect();
        let kept = self.left.clone();
        let mut needs = BTreeSet::new();
        for cell in cells {
            let changes = self.changes_of(cell);
            if changes.is_empty() || gone.is_some_and(|(of, _)| of == cell) {
                continue;
            }
            let wanted: Vec<Option<Candidate>> = match gone {
                Some((of, digits)) => {
                    digits.iter().map(|digit| Some(Candidate { cell: of, digit })).collect()
                }
                None => vec![None],
            };
            if wanted.into_iter().any(|wanted| self.leaves(law, Some(cell), wanted)) {
                needs.extend(changes);
            } else {
                // It does without this one: what else is needed is asked without it, too.
                let _ = self.left.insert(cell, self.before[&cell]);
            }
        }
        self.left = kept;
        needs
    }

    fn changes_of(&self, cell: Cell) -> BTreeSet<usize> {
        let all = self.changes.iter().enumerate();
        all.filter(|(_, change)| change.event.cell == cell).map(|(number, _)| number).collect()
    }

    fn change(&mut self, cell: Cell, digits: DigitSet, cause: Cause, needs: BTreeSet<usize>) {
        let _ = self.left.insert(cell, digits);
        let lost = self.before[&cell] - digits;
        self.changes.push(Change { event: Event { cell, digits, lost, cause }, needs });
    }

    /// Strikes what the cells with one digit left rule out in the others.
    fn sees(&mut self) -> bool {
        let filled = self.left.iter().filter(|(_, digits)| digits.len() == 1);
        let mut filled: Vec<Candidate> = filled
            .filter_map(|(&cell, digits)| Some(Candidate { cell, digit: digits.iter().next()? }))
            .collect();
        filled.sort_by_key(|one| *one != self.supposed);
        for by in filled {
            for (cell, digits) in self.left.clone() {
                let gone = |&digit: &Digit| {
                    cell != by.cell && self.geometry.excludes(by, Candidate { cell, digit })
                };
                let gone: DigitSet = digits.iter().filter(gone).collect();
                if gone.is_empty() {
                    continue;
                }
                let said = gone.iter().find_map(|digit| {
                    match self.geometry.apart(by, Candidate { cell, digit }) {
                        Some(Apart::Constraint(number)) => Some(Cause::Law(number)),
                        Some(Apart::Steps(_)) => Some(Cause::Steps),
                        _ => None,
                    }
                });
                let mut needs = self.changes_of(by.cell);
                needs.extend(self.changes_of(cell));
                self.change(cell, digits - gone, said.unwrap_or(Cause::Sight), needs);
                return true;
            }
        }
        false
    }

    /// Puts a digit where alone it has a place left in a house.
    fn places(&mut self) -> bool {
        for places in &self.used.places {
            let mut with =
                places.cells.iter().filter(|cell| self.left[cell].contains(places.digit));
            let (Some(cell), None) = (with.next(), with.next()) else { continue };
            if self.left[&cell].len() > 1 {
                let needs = places.cells.iter().flat_map(|cell| self.changes_of(cell)).collect();
                self.change(cell, DigitSet::of(places.digit), Cause::Place(places.house), needs);
                return true;
            }
        }
        false
    }

    /// Two or three cells of a house that count and have at most as many digits between them, with these; fewer cells first.
    fn sets(&self) -> Vec<(House, CellSet, DigitSet)> {
        let mut sets = Vec::new();
        for house in self.geometry.houses() {
            let cells = self.geometry.list_of(house).iter().copied();
            let few = |cell: &Cell| {
                *cell != self.supposed.cell
                    && self.left.get(cell).is_some_and(|digits| (1..=3).contains(&digits.len()))
            };
            let few: Vec<Cell> = cells.filter(few).collect();
            for (first, &one) in few.iter().enumerate() {
                for (second, &two) in few.iter().enumerate().skip(first + 1) {
                    let pair = self.left[&one] | self.left[&two];
                    let cells: CellSet = [one, two].into_iter().collect();
                    if pair.len() <= 2 {
                        sets.push((house, cells, pair));
                    }
                    let thirds = few.iter().skip(second + 1);
                    let thirds = thirds.map(|&three| {
                        (house, cells | CellSet::of(three), pair | self.left[&three])
                    });
                    sets.extend(thirds.filter(|(.., digits)| digits.len() <= 3));
                }
            }
        }
        sets.sort_by_key(|(_, cells, _)| cells.len());
        sets
    }

    /// Strikes what cells of a house use up from the others there.
    fn shares(&mut self) -> bool {
        for (house, cells, digits) in self.sets() {
            let others = self.geometry.cells_of(house) - cells;
            for cell in others.iter() {
                let Some(&left) = self.left.get(&cell) else { continue };
                if !(left & digits).is_empty() {
                    let needs =
                        cells.iter().chain([cell]).flat_map(|cell| self.changes_of(cell)).collect();
                    self.change(cell, left - digits, Cause::Shared(cells, digits), needs);
                    return true;
                }
            }
        }
        false
    }

    /// Strikes what a constraint does not leave: of the cell that has fewest digits left then.
    fn obeys(&mut self) -> bool {
        for law in self.laws {
            let digits = law.cells.iter().map(|cell| self.left[cell]);
            let Some(left) = law.automaton.left(digits, &mut self.scratch) else { return false };
            let changed =
                law.cells.iter().zip(left).filter(|(cell, left)| **left != self.left[*cell]);
            let fewest = changed.min_by_key(|(cell, left)| (left.len(), **cell));
            let Some((cell, left)) = fewest.map(|(cell, left)| (*cell, *left)) else { continue };
            let gone = self.left[&cell] - left;
            let mut needs = self.needs_of(law, Some((cell, gone)));
            needs.extend(self.changes_of(cell));
            self.change(cell, left & self.left[&cell], Cause::Law(law.constraint), needs);
            return true;
        }
        false
    }

    /// What of all this the end rests on, of each cell the last; that a digit is not twice in a house need not be said but where
    /// a single digit is left.
    fn told(&self, end: End, needs: BTreeSet<usize>) -> Option<Follows> {
        let mut needed = needs;
        for number in (0..self.changes.len()).rev() {
            if needed.contains(&number) {
                needed.extend(self.changes[number].needs.iter().copied());
            }
        }
        let mut events: Vec<Event> = Vec::new();
        for event in needed.iter().map(|&number| self.changes[number].event) {
            // Of cells for which too few digits are left it is said in the end which these are.
            let is_said = matches!(end, End::TooFew(cells, _) if cells.contains(event.cell));
            let is_plain = event.cause == Cause::Sight && (is_said || event.digits.len() > 1);
            if is_plain || event.digits.is_empty() {
                continue;
            }
            let is_shared = matches!(event.cause, Cause::Shared(..));
            if is_shared && events.iter().any(|known| known.cause == event.cause) {
                continue;
            }
            events.retain(|known| {
                is_shared || known.cell != event.cell || known.cause != event.cause
            });
            events.push(event);
        }
        // That the constraint cannot be satisfied says no more than what it asks for.
        let says = !events.is_empty() || !matches!(end, End::Against(_));
        (says && events.len() <= MOST_EVENTS).then_some(Follows { events, end })
    }
}
