//! What each rule has looked at already: the books of incremental matching.
//!
//! A rule looks at the grid in *units*: group by group, digit by digit, or all at once. Where it found
//! nothing, it need not look again until something in that unit has changed. Changes are not passed on to
//! the rules; every unit keeps the time of its last change, and every rule the time at which it last
//! looked at the unit in vain. So a change costs the same however many rules there are.
//!
//! Invariant: asking with a memory gives the same first step as asking with a new one.

use std::ops::ControlFlow;

use super::bit_row::{BITS, bits, cut, put};
use super::tight_parts;
use super::view::View;
use crate::grid::{
    Candidates, Cell, CellSet, Digit, DigitSet, Geometry, Group, House, MAX_DIGITS, MAX_GROUPS,
};

/// The words of a row of bits with one for every number that a group can have.
const GROUP_WORDS: usize = MAX_GROUPS / BITS;

/// The sizes of sets below this are kept; larger ones are looked for everywhere.
const SET_SIZES: usize = 8;

/// Groups, as a row of bits.
pub(in crate::inference) type GroupRow = [u64; GROUP_WORDS];

/// What a rule looks at in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::inference) enum Unit {
    /// The cells of a group and all their candidates.
    Group(Group),
    /// All places of a digit.
    Digit(Digit),
    /// Everything.
    Grid,
}

/// A set of a group that a rule is about: how many cells, or how many digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::inference) enum SetSize {
    /// So many cells with as many digits.
    Naked(usize),
    /// So many digits with as many places.
    Hidden(usize),
}

/// What is kept of a group.
#[derive(Clone, Copy, Debug)]
struct Book {
    /// When it changed.
    changed: u32,
    /// The digits with one place in it that is open, if it is a house.
    single: DigitSet,
    /// How many of its cells are open.
    open: u8,
    /// How many places each digit has, if it is a house.
    counts: [u8; MAX_DIGITS],
}

/// When each unit changed, and when each rule last looked at it in vain. Times are numbers of
/// changes, from 1; a rule that never looked has 0.
#[derive(Clone, Debug)]
pub(in crate::inference) struct Memory<const W: usize> {
    now: u32,
    /// Of each group.
    books: Vec<Book>,
    /// How many groups are houses: the first ones.
    houses: usize,
    /// The houses that have digits with one place that is open.
    with_single: GroupRow,
    /// The houses that have one open cell.
    with_last: GroupRow,
    /// When `with_sets` was found.
    refreshed: u32,
    /// By size the groups that can have a naked set, and those that can have a hidden one.
    with_sets: [[GroupRow; 2]; SET_SIZES],
    /// When each digit changed.
    digits: [u32; MAX_DIGITS],
    /// When anything changed.
    grid: u32,
    rules: usize,
    /// When each rule last looked in vain at each house, at each digit, and at the grid. Empty until some rule has
    /// looked at a unit of that kind: easy puzzles never come so far.
    looked: [Vec<u32>; 3],
    /// For each digit the time at which `dead` was computed.
    counted: [u32; MAX_DIGITS],
    /// For each digit the open places that are part of no full placement of it.
    dead: [CellSet<W>; MAX_DIGITS],
    /// By the numbers of rules what the cells of each part of the grid could hold when it last looked at that in vain, and what
    /// that cost.
    parts: Vec<Vec<(Vec<DigitSet>, u64)>>,
    /// By the numbers of the rules whether they look for anything; if this is not said, all do.
    wanted: Option<Vec<bool>>,
}

impl<const W: usize> Memory<W> {
    /// Nothing was looked at by any of so many rules in this state.
    pub(in crate::inference) fn new(
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        rules: usize,
    ) -> Self {
        let open = |group| (geometry.cells_of(group) - candidates.solved()).len() as u8;
        let book = |(group, counts)| {
            let open = open(group);
            Book { changed: 1, single: DigitSet::EMPTY, open, counts }
        };
        let counts = candidates.place_counts(geometry).into_iter();
        let counts = counts.chain(std::iter::repeat([0; MAX_DIGITS]));
        let books: Vec<Book> = geometry.groups().zip(counts).map(book).collect();
        let mut memory = Self {
            now: 1,
            with_single: GroupRow::default(),
            with_last: GroupRow::default(),
            refreshed: 0,
            with_sets: Default::default(),
            digits: [1; MAX_DIGITS],
            grid: 1,
            rules,
            looked: [Vec::new(), Vec::new(), Vec::new()],
            counted: [0; MAX_DIGITS],
            dead: [CellSet::EMPTY; MAX_DIGITS],
            parts: Vec::new(),
            wanted: None,
            books,
            houses: geometry.house_count(),
        };
        for house in geometry.houses() {
            if memory.books[house.index()].open == 1 {
                put(&mut memory.with_last, house.index());
            }
            for digit in geometry.digits() {
                let open = || candidates.open_places_of(digit);
                let is_one = memory.books[house.index()].counts[digit.index()] == 1;
                if is_one && open().intersects(&geometry.cells_of(house)) {
                    memory.books[house.index()].single.insert(digit);
                    put(&mut memory.with_single, house.index());
                }
            }
        }
        memory
    }

    /// From now on only these rules look for anything, by their numbers.
    pub(in crate::inference) fn look_only_for(&mut self, wanted: Vec<bool>) {
        self.wanted = Some(wanted);
    }

    /// Has the rule with this number look at the unit, if that is due, and notes when it found nothing.
    pub(in crate::inference) fn look(
        &mut self,
        rule: usize,
        unit: Unit,
        look: impl FnOnce() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.is_due(rule, unit) {
            look()?;
            self.in_vain(rule, unit);
        }
        ControlFlow::Continue(())
    }

    /// Has a rule look at one of so many parts of the grid, unless the cells that count there hold what they held when it last
    /// did so in vain. Returns what looking at it costs, also where that was done before; `None` if it was not looked at to the
    /// end.
    pub(in crate::inference) fn look_at_part(
        &mut self,
        rule: usize,
        (part, parts): (usize, usize),
        held: impl Iterator<Item = DigitSet> + Clone,
        look: impl FnOnce() -> ControlFlow<(), Option<u64>>,
    ) -> ControlFlow<(), Option<u64>> {
        if self.wanted.as_ref().is_some_and(|wanted| !wanted[rule]) {
            return ControlFlow::Continue(Some(0));
        }
        if self.parts.is_empty() {
            self.parts = vec![Vec::new(); self.rules];
        }
        if self.parts[rule].is_empty() {
            self.parts[rule] = vec![(Vec::new(), 0); parts];
        }
        let (known, cost) = &mut self.parts[rule][part];
        if !known.iter().copied().eq(held.clone()) {
            let Some(paid) = look()? else { return ControlFlow::Continue(None) };
            (*known, *cost) = (held.collect(), paid);
        }
        ControlFlow::Continue(Some(*cost))
    }

    /// Has a rule about naked or hidden sets look at those of the groups that are due and can have one, lowest
    /// number first.
    pub(in crate::inference) fn look_at_sets(
        &mut self,
        rule: usize,
        groups: &GroupRow,
        set: SetSize,
        view: &View<'_, W>,
        mut look: impl FnMut(Group) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.refresh_sets(view);
        each_of(&self.with_set(set), groups, |group| {
            self.look(rule, Unit::Group(group), || look(group))
        })
    }

    /// Finds anew which sets there can be in groups that have changed: a naked set, if so many open cells have no more
    /// digits; a hidden one, if it leaves such a part over.
    fn refresh_sets(&mut self, view: &View<'_, W>) {
        if self.refreshed >= self.grid {
            return;
        }
        for (group, book) in self.books.iter().enumerate() {
            if book.changed <= self.refreshed {
                continue;
            }
            let open = view.geometry.cells_of(Group::new(group)) - view.candidates.solved();
            let tight = tight_parts::sizes(view.candidates, open);
            for size in 0..SET_SIZES {
                let has_part = |part: usize| u32::from(tight) >> part & 1 == 1;
                let left = usize::from(book.open).checked_sub(size);
                let here = [has_part(size), left.is_some_and(has_part)];
                for (row, here) in self.with_sets[size].iter_mut().zip(here) {
                    if here { put(row, group) } else { cut(row, group) }
                }
            }
        }
        self.refreshed = self.now;
    }

    /// The groups that can have such a set.
    fn with_set(&self, set: SetSize) -> GroupRow {
        let (size, kind) = match set {
            SetSize::Naked(size) => (size, 0),
            SetSize::Hidden(size) => (size, 1),
        };
        self.with_sets.get(size).map_or([u64::MAX; GROUP_WORDS], |rows| rows[kind])
    }

    /// Has a rule that reasons about one digit look at every digit that is due and of which such
    /// reasoning can strike something; it is given the digit with the places that can be struck.
    pub(in crate::inference) fn look_at_digits(
        &mut self,
        rule: usize,
        view: &View<'_, W>,
        mut look: impl FnMut(Digit, CellSet<W>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for digit in view.geometry.digits() {
            if self.is_due(rule, Unit::Digit(digit)) {
                let dead = self.dead_places(view.geometry, view.candidates, digit);
                if !dead.is_empty() {
                    look(digit, dead)?;
                }
                self.in_vain(rule, Unit::Digit(digit));
            }
        }
        ControlFlow::Continue(())
    }

    /// For each group whether it has changed since some of these rules last looked at the grid in vain. Where
    /// neither of two groups has, no pattern that lies in them both concludes anything.
    pub(in crate::inference) fn changed_houses(
        &self,
        rules: impl Iterator<Item = usize>,
    ) -> Vec<bool> {
        let looked = rules.map(|rule| self.looked(rule, Unit::Grid));
        let since = looked.min().unwrap_or_default();
        self.books.iter().map(|book| book.changed > since).collect()
    }

    /// Whether the rule with this number has to look at the unit.
    fn is_due(&self, rule: usize, unit: Unit) -> bool {
        let is_wanted = self.wanted.as_ref().is_none_or(|wanted| wanted[rule]);
        is_wanted && self.looked(rule, unit) < self.changed(unit)
    }

    /// Notes that the rule found nothing in the unit.
    fn in_vain(&mut self, rule: usize, unit: Unit) {
        let UnitPlace { kind, count, index } = self.place(unit);
        let looked = &mut self.looked[kind];
        if looked.is_empty() {
            looked.resize(count * self.rules, 0);
        }
        looked[rule * count + index] = self.now;
    }

    /// Notes what is different between two states.
    pub(in crate::inference) fn note_changes(
        &mut self,
        geometry: &Geometry<W>,
        before: &Candidates<W>,
        after: &Candidates<W>,
    ) {
        self.begin_change();
        let solved = after.solved() - before.solved();
        for digit in geometry.digits() {
            for cell in (before.places_of(digit) - after.places_of(digit)).iter() {
                let _ = self.note_gone(geometry, cell, digit);
            }
            for cell in (solved & after.places_of(digit)).iter() {
                self.note_solved(geometry, cell, digit);
            }
        }
    }

    /// What is noted from here on is one change.
    pub(in crate::inference) fn begin_change(&mut self) {
        self.now += 1;
    }

    /// Notes that a place of the digit is gone; says whether the digit has none left in some house.
    pub(in crate::inference) fn note_gone(
        &mut self,
        geometry: &Geometry<W>,
        cell: Cell,
        digit: Digit,
    ) -> bool {
        (self.digits[digit.index()], self.grid) = (self.now, self.now);
        let mut homeless = false;
        for &group in geometry.groups_of(cell) {
            let book = &mut self.books[group.index()];
            book.changed = self.now;
            if group.index() >= self.houses {
                continue;
            }
            let count = &mut book.counts[digit.index()];
            *count -= 1;
            if *count == 1 {
                book.single.insert(digit);
                put(&mut self.with_single, group.index());
            } else if *count == 0 {
                self.no_single(group, digit);
                homeless = true;
            }
        }
        homeless
    }

    /// Notes that the cell is solved by the digit.
    pub(in crate::inference) fn note_solved(
        &mut self,
        geometry: &Geometry<W>,
        cell: Cell,
        digit: Digit,
    ) {
        (self.digits[digit.index()], self.grid) = (self.now, self.now);
        for &group in geometry.groups_of(cell) {
            let book = &mut self.books[group.index()];
            book.changed = self.now;
            book.open -= 1;
            if group.index() >= self.houses {
                continue;
            }
            match book.open {
                0 => cut(&mut self.with_last, group.index()),
                1 => put(&mut self.with_last, group.index()),
                _ => {}
            }
            self.no_single(group, digit);
        }
    }

    fn no_single(&mut self, house: Group, digit: Digit) {
        let single = &mut self.books[house.index()].single;
        single.remove(digit);
        if single.is_empty() {
            cut(&mut self.with_single, house.index());
        }
    }

    /// Visits those of the houses that have a digit with one place, which is open, with the digits; lowest
    /// number first.
    pub(in crate::inference) fn with_single(
        &self,
        houses: &GroupRow,
        mut visit: impl FnMut(House, DigitSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        each_of(&self.with_single, houses, |house| {
            visit(House::new(house.index()), self.books[house.index()].single)
        })
    }

    /// Visits those of the houses that have one open cell, lowest number first.
    pub(in crate::inference) fn with_last(
        &self,
        houses: &GroupRow,
        mut visit: impl FnMut(House) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        each_of(&self.with_last, houses, |house| visit(House::new(house.index())))
    }

    /// The open places of the digit that are part of no full placement of it, counted anew only
    /// after a change. Reasoning about one digit can strike these and no others.
    fn dead_places(
        &mut self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        digit: Digit,
    ) -> CellSet<W> {
        let index = digit.index();
        if self.counted[index] < self.digits[index] {
            self.dead[index] = super::placements::dead_places(geometry, candidates, digit);
            self.counted[index] = self.now;
        }
        self.dead[index]
    }

    fn changed(&self, unit: Unit) -> u32 {
        match unit {
            Unit::Group(group) => self.books[group.index()].changed,
            Unit::Digit(digit) => self.digits[digit.index()],
            Unit::Grid => self.grid,
        }
    }

    /// When the rule last looked at the unit in vain.
    fn looked(&self, rule: usize, unit: Unit) -> u32 {
        let UnitPlace { kind, count, index } = self.place(unit);
        self.looked[kind].get(rule * count + index).copied().unwrap_or_default()
    }

    fn place(&self, unit: Unit) -> UnitPlace {
        let (kind, count, index) = match unit {
            Unit::Group(group) => (0, self.books.len(), group.index()),
            Unit::Digit(digit) => (1, MAX_DIGITS, digit.index()),
            Unit::Grid => (2, 1, 0),
        };
        UnitPlace { kind, count, index }
    }
}

/// Where a unit is among all of them.
struct UnitPlace {
    /// The number of its kind.
    kind: usize,
    /// How many units of that kind there are.
    count: usize,
    /// Which of them it is.
    index: usize,
}

/// Visits the groups that are in both rows, lowest number first.
fn each_of(
    one: &GroupRow,
    other: &GroupRow,
    mut visit: impl FnMut(Group) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (word, (one, other)) in one.iter().zip(other).enumerate() {
        for bit in bits(one & other) {
            visit(Group::new(BITS * word + bit))?;
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell as Counter;

    use crate::grid::{Board, Candidate, Cell, Digit};
    use crate::inference::{Engine, Hints, Options, Request};
    use crate::knowledge::Knowledge;
    use crate::proof::Start;

    #[test]
    fn houses_of_sixteen_open_cells_are_looked_at() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let geometry = knowledge.grid("16x16").expect("the largest grid");
        let engine = Engine::new(knowledge, geometry, &Options::default()).expect("an engine");
        let board = Board::from_givens(256, [Candidate::new(Cell::new(0), Digit::new(0))]);
        let looks = Counter::new(0);
        let trace = engine.solve(Request {
            interrupted: &|| {
                looks.set(looks.get() + 1);
                looks.get() > 300
            },
            ..Request::new(&Start::from_board(&board), Hints::default())
        });
        assert!(trace.steps.is_empty(), "nothing follows from one digit");
    }
}
