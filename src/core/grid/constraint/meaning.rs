//! What the constraints of a grid mean: digits that cells cannot hold, groups, candidates that exclude each other, laws, sums.

use std::collections::HashMap;
use std::sync::Arc;

use super::automaton::{Automaton, TooLarge};
use super::expression::Expression;
use super::ground::{Ground, MOST_WAYS, digit_of, whole};
use super::kind::{
    Form, Meaning, OF_CELL, OF_FOLD, OF_PAIR, OF_PAIR_DIGITS, OF_WEIGHT, OF_WHOLE, Order, Split,
    ValueForm, Which,
};
use super::pairs::pairs_of;
use super::sums::{MOST_DIFFERENT, different, of_equal_sums, of_sum};
use super::terms::Function;
use super::{Constraint, ConstraintError, ConstraintNumber, Law, Sum, Sums};
use crate::grid::{Candidate, Cell, Digit, DigitSet};

/// So many constraints may a grid have.
const MOST: usize = 2_000;

/// So many ways may all laws of a grid together have.
const MOST_WAYS_IN_ALL: usize = 4_000_000;

/// What constraints mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::grid) struct Meant {
    /// Cells that are all different, by which constraint.
    pub(in crate::grid) groups: Vec<(ConstraintNumber, Vec<Cell>)>,
    /// What each cell may hold; empty where nothing is said of single cells.
    pub(in crate::grid) allowed: Vec<DigitSet>,
    /// Two candidates that exclude each other, both ways round, in order.
    pub(in crate::grid) apart: Vec<(Candidate, Candidate, ConstraintNumber)>,
    pub(in crate::grid) laws: Vec<Law>,
    pub(in crate::grid) sums: Vec<Sum>,
}

/// What makes two laws the same but for their cells.
type Sort = (String, usize, Option<i64>, Vec<usize>, Vec<bool>);

/// One constraint that is gone through.
struct Maker<'a> {
    ground: &'a Ground<'a>,
    all: &'a [Constraint],
    groups: &'a [(ConstraintNumber, Vec<Cell>)],
    meant: Meant,
    known: HashMap<Sort, Arc<Automaton>>,
    ways: usize,
}

/// Finds the groups that constraints say first: what else they mean may rest on which cells differ. Then the rest.
pub(in crate::grid) fn meant(
    constraints: &[Constraint],
    ground: &Ground<'_>,
) -> Result<Meant, ConstraintError> {
    if constraints.len() > MOST {
        return Err(ConstraintError::Many(constraints.len(), MOST));
    }
    let mut groups = Vec::new();
    for (number, constraint) in constraints.iter().enumerate() {
        check_cells(constraint, ground)?;
        if constraint.kind.means.contains(&Meaning::Differ) {
            groups.push((ConstraintNumber::new(number), differing(constraint, ground)?));
        }
    }
    let meant = Meant::default();
    let known = HashMap::new();
    let mut maker = Maker { ground, all: constraints, groups: &groups, meant, known, ways: 0 };
    for (number, constraint) in constraints.iter().enumerate() {
        maker.take(ConstraintNumber::new(number), constraint)?;
    }
    let mut meant = maker.meant;
    meant.apart.sort_unstable();
    meant.apart.dedup_by_key(|(one, other, _)| (*one, *other));
    meant.groups = groups;
    Ok(meant)
}

fn differing(constraint: &Constraint, ground: &Ground<'_>) -> Result<Vec<Cell>, ConstraintError> {
    let mut cells: Vec<Cell> = constraint.cells().collect();
    cells.sort_unstable();
    let count = cells.len();
    cells.dedup();
    let text = || constraint.text(ground.dimensions);
    if cells.len() < count {
        return Err(ConstraintError::Cells(text()));
    }
    if count > ground.dimensions.digits { Err(ConstraintError::Differ(text())) } else { Ok(cells) }
}

/// Whether the cells of a constraint are such as its kind needs.
fn check_cells(constraint: &Constraint, ground: &Ground<'_>) -> Result<(), ConstraintError> {
    let of = ground.dimensions;
    let lengths: Vec<usize> = constraint.parts.iter().map(Vec::len).collect();
    let steps = |one: &Cell, other: &Cell| {
        let columns = of.column(*one).abs_diff(of.column(*other));
        (of.row(*one).abs_diff(of.row(*other)), columns)
    };
    let fits = match (&constraint.kind.cells, &lengths[..]) {
        (Form::Cell, [1]) | (Form::Whole, []) => true,
        (Form::Pair, [2]) => {
            let cells = &constraint.parts[0];
            matches!(steps(&cells[0], &cells[1]), (0, 1) | (1, 0))
        }
        (Form::Corner, [4]) => {
            let cells = &constraint.parts[0];
            let is_near = |cell: &Cell| matches!(steps(&cells[0], cell), (0 | 1, 0 | 1));
            let mut different = cells.clone();
            different.sort_unstable();
            different.dedup();
            different.len() == 4 && cells.iter().all(is_near)
        }
        (Form::Area { least } | Form::Line { least }, [count]) => count >= least,
        (Form::Outside, [count]) => *count > 0,
        (Form::Parts(parts), lengths) => lengths.len() == *parts && !lengths.contains(&0),
        _ => false,
    };
    if fits { Ok(()) } else { Err(ConstraintError::Cells(constraint.text(of))) }
}

impl Maker<'_> {
    /// Adds all that a constraint means.
    fn take(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
    ) -> Result<(), ConstraintError> {
        let value = self.value(constraint)?;
        for (place, meaning) in constraint.kind.means.iter().enumerate() {
            if value.is_none() && meaning.needs_value() {
                continue;
            }
            let sort = (constraint.kind.id.clone(), place, value, Vec::new(), Vec::new());
            let wrong =
                |error| ConstraintError::Kind(constraint.text(self.ground.dimensions), error);
            match meaning {
                Meaning::Differ => {}
                Meaning::Only(only) => {
                    let only = only.bound(&OF_CELL).map_err(|error| wrong(error.into()))?;
                    self.only(constraint, &only, value);
                }
                Meaning::Pairs(which, relation) => {
                    let relation = relation.bound(&OF_PAIR).map_err(|error| wrong(error.into()))?;
                    self.pairs(number, constraint, which, &relation, value);
                }
                Meaning::Sum { weight, is } => {
                    let weight = weight.bound(&OF_WEIGHT).map_err(|error| wrong(error.into()))?;
                    let is = is.bound(&OF_WHOLE).map_err(|error| wrong(error.into()))?;
                    let total = is.value(&[value.unwrap_or_default(), self.digits()]);
                    let total = total.ok_or_else(|| self.no_value(constraint))?;
                    let terms = self.terms(constraint, &weight, value)?;
                    self.sum(number, constraint, sort, terms, total)?;
                }
                Meaning::EqualSums(split) => self.equal_sums(number, constraint, sort, *split)?,
                Meaning::Fold(_) => self.fold(number, constraint, sort)?,
            }
        }
        Ok(())
    }

    fn digits(&self) -> i64 {
        whole(self.ground.dimensions.digits)
    }

    fn no_value(&self, constraint: &Constraint) -> ConstraintError {
        ConstraintError::Value(constraint.text(self.ground.dimensions))
    }

    /// What is written with a constraint, as a number.
    fn value(&self, constraint: &Constraint) -> Result<Option<i64>, ConstraintError> {
        let wrong = || self.no_value(constraint);
        let number = |text: &String| text.parse::<i32>().map(i64::from).map_err(|_| wrong());
        match (&constraint.kind.value, &constraint.value) {
            (ValueForm::None | ValueForm::Optional, None) => Ok(None),
            (ValueForm::None, Some(_))
            | (ValueForm::Number | ValueForm::Digits | ValueForm::OneOf(_), None) => Err(wrong()),
            (ValueForm::Default(value), None) => {
                let value = value.bound(&["n"]).ok().and_then(|it| it.value(&[self.digits()]));
                value.map(Some).ok_or_else(wrong)
            }
            (ValueForm::Number | ValueForm::Optional | ValueForm::Default(_), Some(text)) => {
                number(text).map(Some)
            }
            (ValueForm::OneOf(words), Some(text)) => {
                let word = words.iter().find(|(word, _)| word == text);
                word.map(|(_, number)| Some(*number)).ok_or_else(wrong)
            }
            (ValueForm::Digits, Some(text)) => {
                let mut bag = 0;
                for symbol in text.chars() {
                    let symbols = self.ground.symbols.iter();
                    let place = symbols.take_while(|known| **known != symbol).count();
                    let digit = (place < self.ground.symbols.len()).then_some(whole(place) + 1);
                    bag = digit.and_then(|it| Function::More.of(&[bag, it])).ok_or_else(wrong)?;
                }
                Ok(Some(bag))
            }
        }
    }

    fn differ(&self, one: Cell, other: Cell) -> bool {
        let both = |cells: &[Cell]| cells.contains(&one) && cells.contains(&other);
        one != other
            && ((self.ground.differ)(one, other)
                || self.groups.iter().any(|(_, cells)| both(cells)))
    }

    fn keep_only(&mut self, cell: Cell, digits: DigitSet) {
        let of = self.ground.dimensions;
        if self.meant.allowed.is_empty() {
            self.meant.allowed = vec![DigitSet::first_n(of.digits); of.cell_count()];
        }
        let allowed = &mut self.meant.allowed[cell.index()];
        *allowed = DigitSet::from_bits(allowed.bits() & digits.bits());
    }

    fn only(&mut self, constraint: &Constraint, only: &Expression, value: Option<i64>) {
        let (of, n) = (self.ground.dimensions, self.digits());
        for cell in constraint.cells() {
            let (row, column) = (whole(of.row(cell)) + 1, whole(of.column(cell)) + 1);
            let holds =
                |digit: &i64| only.holds(&[value.unwrap_or_default(), n, *digit, row, column]);
            let digits = (1..=n).filter(holds).map(digit_of);
            self.keep_only(cell, digits.collect());
        }
    }

    fn pairs(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        which: &Which,
        relation: &Expression,
        value: Option<i64>,
    ) {
        let (of, n) = (self.ground.dimensions, self.digits());
        let places = |cell: Cell| {
            let place = (self.ground.area)(cell).map_or(0, |(_, place)| whole(place) + 1);
            [whole(of.row(cell)) + 1, whole(of.column(cell)) + 1, place]
        };
        let count = whole(constraint.cells().count());
        let value = value.unwrap_or_default();
        let all: Vec<(i64, i64)> = (1..=n).flat_map(|a| (1..=n).map(move |b| (a, b))).collect();
        let not_both = |one: Cell, other: Cell| -> Vec<(i64, i64)> {
            let ([ra, ca, pa], [rb, cb, pb]) = (places(one), places(other));
            let holds = |&(a, b): &(i64, i64)| {
                relation.holds(&[value, n, a, b, ra, ca, pa, rb, cb, pb, count])
            };
            all.iter().filter(|pair| !holds(pair)).copied().collect()
        };
        // Mostly it is the same for all pairs of cells.
        let asks_where = relation.asks_for(OF_PAIR_DIGITS.end..OF_PAIR.len() - 1);
        let mut known: Option<Vec<(i64, i64)>> = None;
        for (one, other) in pairs_of(self.ground, self.all, constraint, which) {
            if asks_where {
                known = None;
            }
            let gone = known.get_or_insert_with(|| not_both(one, other));
            if one == other {
                let is_left = |&digit: &i64| !gone.contains(&(digit, digit));
                let digits = (1..=n).filter(is_left).map(digit_of).collect();
                self.keep_only(one, digits);
                continue;
            }
            for &(a, b) in &*gone {
                let one = Candidate::new(one, digit_of(a));
                let other = Candidate::new(other, digit_of(b));
                self.meant.apart.extend([(one, other, number), (other, one, number)]);
            }
        }
    }

    /// How many times each cell counts in a sum.
    fn terms(
        &self,
        constraint: &Constraint,
        weight: &Expression,
        value: Option<i64>,
    ) -> Result<Vec<(Cell, i64)>, ConstraintError> {
        let mut terms = Vec::new();
        for (part, cells) in constraint.parts.iter().enumerate() {
            for (place, &cell) in cells.iter().enumerate() {
                let named = [part, place, cells.len(), terms.len()].map(whole);
                let [p, k, m, i] = named;
                let values = [value.unwrap_or_default(), self.digits(), p, k, m, i];
                let weight = weight.value(&values).filter(|weight| weight.abs() < 1_000_000);
                terms.push((cell, weight.ok_or_else(|| self.no_value(constraint))?));
            }
        }
        Ok(terms)
    }

    fn sum(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        mut sort: Sort,
        mut terms: Vec<(Cell, i64)>,
        total: i64,
    ) -> Result<(), ConstraintError> {
        // What counts most comes last: so there are fewest sums on the way.
        terms.sort_by_key(|(_, weight)| weight.abs());
        let cells: Vec<Cell> = terms.iter().map(|(cell, _)| *cell).collect();
        let weights: Vec<i64> = terms.iter().map(|(_, weight)| *weight).collect();
        let different = different(&cells, &|one, other| self.differ(one, other));
        sort.3 = constraint.parts.iter().map(Vec::len).collect();
        sort.4.clone_from(&different);
        let digits = self.ground.dimensions.digits;
        let make = || of_sum(&weights, total, &different, digits);
        let sums = Some(Sums::Total(weights.clone(), total));
        self.law(number, constraint, sort, (cells.clone(), sums), make)?;
        self.meant.sums.push(Sum { constraint: number, terms, total });
        Ok(())
    }

    fn equal_sums(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        mut sort: Sort,
        split: Split,
    ) -> Result<(), ConstraintError> {
        let parts = self.split(constraint, split);
        if parts.len() < 2 {
            return Ok(());
        }
        let (first, others) = (&parts[0], &parts[1..]);
        for other in others {
            let with = |cells: &[Cell], weight: i64| -> Vec<(Cell, i64)> {
                cells.iter().map(|&cell| (cell, weight)).collect()
            };
            let terms = [with(first, 1), with(other, -1)].concat();
            self.meant.sums.push(Sum { constraint: number, terms, total: 0 });
        }
        sort.3 = parts.iter().map(Vec::len).collect();
        let cells: Vec<Cell> = parts.concat();
        // For each cell whether its part is the first, whether it begins it, and whether it ends it.
        let place = |(part, cells): (usize, &Vec<Cell>)| {
            let count = cells.len();
            (0..count).map(move |place| (part == 0, place == 0, place + 1 == count))
        };
        let places: Vec<(bool, bool, bool)> = parts.iter().enumerate().flat_map(place).collect();
        let digits = self.ground.dimensions.digits;
        let of_part = |cells: &Vec<Cell>| different(cells, &|one, other| self.differ(one, other));
        let different: Vec<bool> = parts.iter().flat_map(of_part).collect();
        sort.4.clone_from(&different);
        let make = || of_equal_sums(&places, &different, digits);
        let sums = Some(Sums::Equal(sort.3.clone()));
        self.law(number, constraint, sort, (cells.clone(), sums), make)
    }

    fn split(&self, constraint: &Constraint, split: Split) -> Vec<Vec<Cell>> {
        match split {
            Split::Parts => constraint.parts.clone(),
            Split::Mirrored => {
                let cells: Vec<Cell> = constraint.cells().collect();
                let both = |place: usize| match cells.len() - 1 - place {
                    other if other == place => vec![cells[place]],
                    other => vec![cells[place], cells[other]],
                };
                (0..cells.len().div_ceil(2)).map(both).collect()
            }
            Split::Regions => {
                let mut parts: Vec<(usize, Vec<Cell>)> = Vec::new();
                for cell in constraint.cells() {
                    let Some((area, _)) = (self.ground.area)(cell) else { continue };
                    match parts.last_mut() {
                        Some((last, cells)) if *last == area => cells.push(cell),
                        _ => parts.push((area, vec![cell])),
                    }
                }
                parts.into_iter().map(|(_, cells)| cells).collect()
            }
        }
    }

    fn fold(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        mut sort: Sort,
    ) -> Result<(), ConstraintError> {
        let (_, place, value, ..) = sort;
        let Some(Meaning::Fold(fold)) = constraint.kind.means.get(place) else { return Ok(()) };
        let text = || constraint.text(self.ground.dimensions);
        let bound = fold.bound().map_err(|error| ConstraintError::Kind(text(), error))?;
        let mut cells: Vec<Cell> = constraint.cells().collect();
        if fold.over == Order::EndsFirst
            && cells.len() > 1
            && let Some(last) = cells.pop()
        {
            cells.insert(1, last);
        }
        sort.3 = constraint.parts.iter().map(Vec::len).collect();
        let all_differ =
            (1..cells.len()).all(|it| cells[..it].iter().all(|one| self.differ(*one, cells[it])));
        sort.4 = vec![all_differ];
        let (value, n) = (value.unwrap_or_default(), self.digits());
        let start = bound.start.iter().map(|said| said.value(&[value, n]));
        let start: Option<Vec<i64>> = start.collect();
        let start = start.ok_or_else(|| self.no_value(constraint))?;
        let (size, count) = ((cells.len(), self.ground.dimensions.digits), whole(cells.len()));
        let make = || {
            let step = |state: &Vec<i64>, place: usize, digit: Digit| {
                let mut values = vec![value, n, digit.worth(), whole(place), count];
                values.extend(state);
                for (number, said) in &bound.step {
                    values[OF_FOLD.len() + number] = said.value(&values)?;
                }
                bound.keep.holds(&values).then(|| values[OF_FOLD.len()..].to_vec())
            };
            let ends = |state: &Vec<i64>| {
                let mut values = vec![value, n, 0, count, count];
                values.extend(state);
                bound.end.holds(&values)
            };
            let made = Automaton::made(size, start.clone(), step, ends, MOST_WAYS)?;
            let differing = if all_differ { made.differing(size.1, MOST_DIFFERENT) } else { None };
            Ok(differing.unwrap_or(made))
        };
        self.law(number, constraint, sort, (cells.clone(), None), make)
    }

    /// Adds a law; one that is the same but for its cells is not made again.
    fn law(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        sort: Sort,
        (cells, sums): (Vec<Cell>, Option<Sums>),
        make: impl FnOnce() -> Result<Automaton, TooLarge>,
    ) -> Result<(), ConstraintError> {
        let known = self.known.get(&sort).map(Arc::clone);
        let automaton = if let Some(known) = known {
            known
        } else {
            let large = || ConstraintError::Large(constraint.text(self.ground.dimensions));
            let made = Arc::new(make().map_err(|TooLarge| large())?);
            self.ways += made.ways();
            if self.ways > MOST_WAYS_IN_ALL {
                return Err(large());
            }
            let _ = self.known.insert(sort, Arc::clone(&made));
            made
        };
        self.meant.laws.push(Law { constraint: number, cells, automaton, sums });
        Ok(())
    }
}
