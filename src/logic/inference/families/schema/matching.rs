//! What the names of a pattern can stand for in a state.

use std::ops::ControlFlow;

use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::inference::tools::view::View;
use crate::proof::schema::{Atom, Binding, Schema};
use crate::proof::{Claim, Conclusion, Fact, RuleId, Statement, Step};

/// So much work is done between two looks at whether the search should stop.
const ASKED_EVERY: u64 = 1 << 16;

/// Takes each step that is found and says whether to go on.
type Report<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// A pattern in a state, with its names bound one after the other.
pub(super) struct Matching<'a, const W: usize> {
    view: &'a View<'a, W>,
    schema: &'a Schema,
    target: Option<usize>,
    rule: RuleId,
    cells: Vec<Option<Cell>>,
    digits: Vec<Option<Digit>>,
    houses: Vec<Option<House>>,
    /// So much work may still be done.
    left: u64,
}

/// What a name that is bound next may stand for.
enum Next<const W: usize> {
    Cell(usize, CellSet<W>),
    Digit(usize, DigitSet),
    House(usize, Vec<House>),
}

impl<const W: usize> Next<W> {
    fn len(&self) -> usize {
        match self {
            Self::Cell(_, cells) => cells.len(),
            Self::Digit(_, digits) => digits.len(),
            Self::House(_, houses) => houses.len(),
        }
    }
}

impl<'a, const W: usize> Matching<'a, W> {
    pub(super) fn new(
        view: &'a View<'a, W>,
        schema: &'a Schema,
        target: Option<usize>,
        rule: RuleId,
        left: u64,
    ) -> Self {
        Self {
            view,
            schema,
            target,
            rule,
            cells: vec![None; schema.cells.len()],
            digits: vec![None; schema.digits.len()],
            houses: vec![None; schema.houses.len()],
            left,
        }
    }

    /// Reports every step.
    pub(super) fn all(&mut self, report: &mut Report<'_>) -> ControlFlow<()> {
        if self.digits.len() > self.view.geometry.digit_count() {
            return ControlFlow::Continue(());
        }
        self.go_on(report)
    }

    fn go_on(&mut self, report: &mut Report<'_>) -> ControlFlow<()> {
        let Some(left) = self.left.checked_sub(self.schema.work()) else {
            return ControlFlow::Continue(());
        };
        let is_asked = left / ASKED_EVERY < self.left / ASKED_EVERY;
        // What an interrupted search came to is not told.
        self.left = if is_asked && (self.view.interrupted)() { 0 } else { left };
        match self.next() {
            None => self.step().map_or(ControlFlow::Continue(()), report),
            Some(Next::Cell(place, cells)) => {
                let done = cells.iter().try_for_each(|cell| {
                    self.cells[place] = Some(cell);
                    self.go_on(report)
                });
                self.cells[place] = None;
                done
            }
            Some(Next::Digit(place, digits)) => {
                let done = digits.iter().try_for_each(|digit| {
                    self.digits[place] = Some(digit);
                    self.go_on(report)
                });
                self.digits[place] = None;
                done
            }
            Some(Next::House(place, houses)) => {
                let done = houses.into_iter().try_for_each(|house| {
                    self.houses[place] = Some(house);
                    self.go_on(report)
                });
                self.houses[place] = None;
                done
            }
        }
    }

    /// The open name with the fewest choices, but the target, which comes last.
    fn next(&self) -> Option<Next<W>> {
        let mut best: Option<Next<W>> = None;
        let mut take = |next: Next<W>| {
            if best.as_ref().is_none_or(|best| next.len() < best.len()) {
                best = Some(next);
            }
            best.as_ref().is_some_and(|best| best.len() == 0)
        };
        for place in 0..self.cells.len() {
            let is_open = self.cells[place].is_none() && self.target != Some(place);
            if is_open && take(Next::Cell(place, self.choices_of_cell(place))) {
                return best;
            }
        }
        for place in (0..self.digits.len()).filter(|&place| self.digits[place].is_none()) {
            if take(Next::Digit(place, self.choices_of_digit(place))) {
                return best;
            }
        }
        for place in (0..self.houses.len()).filter(|&place| self.houses[place].is_none()) {
            if take(Next::House(place, self.choices_of_house(place))) {
                return best;
            }
        }
        best
    }

    fn bound_cells(&self, places: &[usize], but: usize) -> impl Iterator<Item = Cell> {
        places.iter().filter(move |&&it| it != but).filter_map(|&it| self.cells[it])
    }

    /// The digits of a list that are bound, and how many are not.
    fn bound_digits(&self, places: &[usize]) -> (DigitSet, usize) {
        let bound: DigitSet = places.iter().filter_map(|&it| self.digits[it]).collect();
        (bound, places.len() - bound.len())
    }

    fn choices_of_cell(&self, place: usize) -> CellSet<W> {
        let geometry = self.view.geometry;
        let mut choices = geometry.all_cells();
        for atom in &self.schema.atoms {
            match atom {
                Atom::OnlyDigits { cells, digits } if cells.contains(&place) => {
                    choices -= self.view.candidates.solved();
                    let (bound, open) = self.bound_digits(digits);
                    choices = choices.iter().filter(|&it| self.fits(it, bound, open)).collect();
                }
                Atom::OnlyPlaces { house, digit, cells } if cells.contains(&place) => {
                    self.keep_places(&mut choices, (*house, *digit), cells, place);
                }
                Atom::Filled(cell, digit) if *cell == place => {
                    choices &= self.view.candidates.solved();
                    if let Some(digit) = self.digits[*digit] {
                        choices &= self.view.candidates.places_of(digit);
                    }
                }
                Atom::Sees(cells, others) => {
                    for (these, those) in [(cells, others), (others, cells)] {
                        if these.contains(&place) {
                            self.bound_cells(those, usize::MAX)
                                .for_each(|it| choices &= geometry.peers(it));
                        }
                    }
                }
                Atom::In(cells, house) if cells.contains(&place) => {
                    if let Some(house) = self.houses[*house] {
                        choices &= geometry.cells_of(house);
                    }
                }
                Atom::Different(cells) if cells.contains(&place) => {
                    self.bound_cells(cells, place).for_each(|it| choices -= CellSet::of(it));
                }
                _ => {}
            }
        }
        self.keep_ends(&mut choices, place);
        choices
    }

    /// Whether what a cell may hold are these digits and so many others.
    fn fits(&self, cell: Cell, bound: DigitSet, open: usize) -> bool {
        (self.view.candidates.digits_of(cell) - bound).len() <= open
    }

    /// Keeps of the choices for a cell those that a house and a digit leave it.
    fn keep_places(
        &self,
        choices: &mut CellSet<W>,
        (house, digit): (usize, usize),
        cells: &[usize],
        place: usize,
    ) {
        let Some(house) = self.houses[house] else { return };
        *choices &= self.view.geometry.cells_of(house);
        let Some(digit) = self.digits[digit] else { return };
        let bound: CellSet<W> = self.bound_cells(cells, place).collect();
        let open = cells.iter().filter(|&&it| self.cells[it].is_none() && it != place).count();
        let left = self.view.candidates.places_in(self.view.geometry, house, digit) - bound;
        if left.len() > open {
            *choices &= left;
        }
        if left.len() > open + 1 {
            *choices = CellSet::EMPTY;
        }
    }

    /// Keeps of the choices for a cell those of which an end would be new, where it is the only cell of an end.
    fn keep_ends(&self, choices: &mut CellSet<W>, place: usize) {
        let mut ends = self.schema.ends.iter();
        let is_only = ends.all(|end| end.cell == place);
        if !is_only {
            return;
        }
        *choices -= self.view.candidates.solved();
        if let [end] = self.schema.ends[..]
            && let (Some(digit), false) = (self.digits[end.digit], end.holds)
        {
            *choices &= self.view.candidates.places_of(digit);
        }
    }

    fn choices_of_digit(&self, place: usize) -> DigitSet {
        let taken: DigitSet = self.digits.iter().filter_map(|it| *it).collect();
        let mut choices = self.view.geometry.all_digits() - taken;
        for atom in &self.schema.atoms {
            match atom {
                Atom::OnlyDigits { cells, digits } if digits.contains(&place) => {
                    let held = self.bound_cells(cells, usize::MAX);
                    let held = held.map(|it| self.view.candidates.digits_of(it));
                    let held = held.fold(DigitSet::EMPTY, |all, digits| all | digits);
                    let (bound, open) = self.bound_digits(digits);
                    let left = held - bound;
                    // All that the cells hold must be named, and what is named must be held by one of them.
                    let is_all = cells.iter().all(|&it| self.cells[it].is_some());
                    if is_all || left.len() >= open {
                        choices = choices & left;
                    }
                    if left.len() > open {
                        choices = DigitSet::EMPTY;
                    }
                }
                Atom::OnlyPlaces { house, digit, cells } if *digit == place => {
                    let Some(house) = self.houses[*house] else { continue };
                    let bound: CellSet<W> = self.bound_cells(cells, usize::MAX).collect();
                    let open = cells.iter().filter(|&&it| self.cells[it].is_none()).count();
                    choices = choices
                        .iter()
                        .filter(|&it| self.is_placed_so(house, it, bound, open))
                        .collect();
                }
                Atom::Filled(cell, digit) if *digit == place => {
                    if let Some(cell) = self.cells[*cell] {
                        choices = choices & self.view.candidates.digits_of(cell);
                    }
                }
                _ => {}
            }
        }
        if let [end] = self.schema.ends[..]
            && let (true, Some(cell)) = (end.digit == place, self.cells[end.cell])
        {
            choices = choices & self.view.candidates.digits_of(cell);
        }
        choices
    }

    /// Whether the places of a digit in a house, where it is not yet filled in, are these and so many others.
    fn is_placed_so(&self, house: House, digit: Digit, bound: CellSet<W>, open: usize) -> bool {
        let places = self.view.candidates.places_in(self.view.geometry, house, digit);
        !places.is_empty()
            && !places.intersects(&self.view.candidates.solved())
            && (places - bound).len() <= open
    }

    fn choices_of_house(&self, place: usize) -> Vec<House> {
        let geometry = self.view.geometry;
        let (_, sort) = self.schema.houses[place];
        let (mut inside, mut taken) = (CellSet::EMPTY, Vec::new());
        for atom in &self.schema.atoms {
            match atom {
                Atom::In(cells, house) | Atom::OnlyPlaces { cells, house, .. }
                    if *house == place =>
                {
                    inside |= self.bound_cells(cells, usize::MAX).collect::<CellSet<W>>();
                }
                Atom::DifferentHouses(houses) if houses.contains(&place) => {
                    taken.extend(houses.iter().filter_map(|&it| self.houses[it]));
                }
                _ => {}
            }
        }
        let is_so = |house: House| {
            self.schema.atoms.iter().all(|atom| match atom {
                Atom::OnlyPlaces { cells, house: its, digit } if *its == place => {
                    let Some(digit) = self.digits[*digit] else { return true };
                    let bound: CellSet<W> = self.bound_cells(cells, usize::MAX).collect();
                    let open = cells.iter().filter(|&&it| self.cells[it].is_none()).count();
                    self.is_placed_so(house, digit, bound, open)
                }
                _ => true,
            })
        };
        let houses = geometry.houses().filter(|&it| sort.has(geometry.kind(it)));
        let around = houses.filter(|&it| (inside - geometry.cells_of(it)).is_empty());
        around.filter(|it| !taken.contains(it) && is_so(*it)).collect()
    }

    /// The step of names that are all bound but the target.
    fn step(&mut self) -> Option<Step> {
        let targets = match self.target {
            None => vec![None],
            Some(place) => self.choices_of_cell(place).iter().map(Some).collect(),
        };
        let mut claims: Vec<Claim> = Vec::new();
        let mut conclusions: Vec<Conclusion> = Vec::new();
        for cell in targets {
            if let (Some(place), Some(cell)) = (self.target, cell) {
                self.cells[place] = Some(cell);
            }
            if let Some(binding) = self.binding() {
                let new = self.new_conclusions(&binding);
                if !new.is_empty() {
                    conclusions.extend(new);
                    merge(&mut claims, self.schema.claims(&binding));
                }
            }
        }
        if let Some(place) = self.target {
            self.cells[place] = None;
        }
        (!conclusions.is_empty()).then(|| Step {
            rule: self.rule,
            claims,
            conclusions,
            cases: Vec::new(),
        })
    }

    /// What the names stand for, if all lies as it must.
    fn binding(&self) -> Option<Binding> {
        let binding = Binding {
            cells: self.cells.iter().copied().collect::<Option<_>>()?,
            digits: self.digits.iter().copied().collect::<Option<_>>()?,
            houses: self.houses.iter().copied().collect::<Option<_>>()?,
        };
        (self.schema.lies_so(self.view.wide, &binding) && self.holds(&binding)).then_some(binding)
    }

    /// Whether what the conditions say of digits is so in the state.
    fn holds(&self, binding: &Binding) -> bool {
        let state = self.view.candidates;
        self.schema.atoms.iter().all(|atom| match atom {
            Atom::OnlyDigits { cells, digits } => {
                let named: DigitSet = digits.iter().map(|&it| binding.digits[it]).collect();
                let held = cells.iter().map(|&it| state.digits_of(binding.cells[it]));
                held.fold(DigitSet::EMPTY, |all, digits| all | digits) == named
                    && cells.iter().all(|&it| !state.solved().contains(binding.cells[it]))
            }
            Atom::OnlyPlaces { house, digit, cells } => {
                let cells: CellSet<W> = cells.iter().map(|&it| binding.cells[it]).collect();
                let (house, digit) = (binding.houses[*house], binding.digits[*digit]);
                self.is_placed_so(house, digit, cells, 0)
            }
            &Atom::Filled(cell, digit) => {
                state.value(binding.cells[cell]) == Some(binding.digits[digit])
            }
            _ => true,
        })
    }

    /// What follows that is not known yet.
    fn new_conclusions(&self, binding: &Binding) -> Vec<Conclusion> {
        let state = self.view.candidates;
        let mut all = self.schema.conclusions(binding);
        all.retain(|end| match end.fact {
            Fact::Absent(cell, digit) => {
                state.allows(cell, digit)
                    && !state.solved().contains(cell)
                    && self.view.may_be_false(cell, digit)
            }
            Fact::Holds(cell, _) => !state.solved().contains(cell),
        });
        let mut distinct: Vec<Conclusion> = Vec::new();
        for end in all {
            if !distinct.contains(&end) {
                distinct.push(end);
            }
        }
        distinct
    }
}

/// Adds claims of the same pattern with another target: what is seen is seen together.
fn merge(claims: &mut Vec<Claim>, others: Vec<Claim>) {
    if claims.is_empty() {
        *claims = others;
        return;
    }
    for (claim, other) in claims.iter_mut().zip(others) {
        if let (
            Statement::Sees { cells, targets },
            Statement::Sees { cells: more_cells, targets: more },
        ) = (&mut claim.statement, other.statement)
        {
            *cells |= more_cells;
            *targets |= more;
        }
    }
}
