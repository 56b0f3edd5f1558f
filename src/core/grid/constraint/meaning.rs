//! What the constraints of a grid mean: digits that cells cannot hold, groups, candidates that exclude each other, laws, sums.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use super::automaton::{Automaton, TooLarge};
use super::either;
use super::expression::Expression;
use super::folds::{self, Folded};
use super::form::check_cells;
use super::ground::{Ground, MOST_WAYS, whole};
use super::kind::{Meaning, OF_CELL, OF_PAIR, OF_PAIR_PLACES, OF_WEIGHT, OF_WHOLE, Split, Which};
use super::lying;
use super::meant::Meant;
use super::pairs::{Pair, pairs_of};
use super::rank::compared;
use super::sums::{MOST_DIFFERENT, different, of_equal_sums, of_sum};
use super::values::{Table, Value};
use super::worths::Worths;
use super::{Constraint, ConstraintError, ConstraintNumber, Law, Sum, Sums};
use crate::grid::{Candidate, Cell, DigitSet};

/// So many constraints may a grid have.
const MOST: usize = 2_000;

/// So many ways may all laws of a grid together have.
const MOST_WAYS_IN_ALL: usize = 4_000_000;

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
    let groups = groups(constraints, ground)?;
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

/// The cells that constraints keep different.
fn groups(
    constraints: &[Constraint],
    ground: &Ground<'_>,
) -> Result<Vec<(ConstraintNumber, Vec<Cell>)>, ConstraintError> {
    let mut groups = Vec::new();
    for (number, constraint) in constraints.iter().enumerate() {
        check_cells(constraint, ground)?;
        if constraint.kind.means.contains(&Meaning::Differ) {
            groups.push((ConstraintNumber::new(number), group(constraint, ground)?));
        }
    }
    Ok(groups)
}

fn group(constraint: &Constraint, ground: &Ground<'_>) -> Result<Vec<Cell>, ConstraintError> {
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

/// What so many digits may be, in cells that all differ if that is so.
fn differing(made: Automaton, digits: usize, all_differ: bool) -> Automaton {
    let differing = if all_differ { made.differing(digits, MOST_DIFFERENT) } else { None };
    differing.unwrap_or(made)
}

impl Maker<'_> {
    /// Adds all that a constraint means.
    fn take(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
    ) -> Result<(), ConstraintError> {
        let read = Value::of(constraint, self.ground).ok_or_else(|| self.no_value(constraint))?;
        let value = read.number;
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
                    self.pairs(number, constraint, (which, &relation), &read);
                }
                Meaning::Sum { weight, is } => {
                    let weight = weight.bound(&OF_WEIGHT).map_err(|error| wrong(error.into()))?;
                    let is = is.bound(&OF_WHOLE).map_err(|error| wrong(error.into()))?;
                    let total = is.value(&self.named(value));
                    let total = total.ok_or_else(|| self.no_value(constraint))?;
                    let terms = self.terms(constraint, &weight, value)?;
                    self.sum(number, constraint, sort, terms, total)?;
                }
                Meaning::EqualSums(split) => self.equal_sums(number, constraint, sort, *split)?,
                Meaning::Fold(_) => self.fold(number, constraint, &sort)?,
                Meaning::Reads => self.reads(number, constraint, sort, &read)?,
                Meaning::Rank { ties } => self.rank(number, constraint, &sort, *ties)?,
                Meaning::Connected => self.graph(number, constraint, sort, lying::connected)?,
                Meaning::Regions => self.graph(number, constraint, sort, lying::regions)?,
                Meaning::Either => self.either(number, constraint, sort)?,
            }
        }
        Ok(())
    }

    fn worths(&self) -> Worths {
        self.ground.worths
    }

    /// The values of what every expression names.
    fn named(&self, value: Option<i64>) -> [i64; 4] {
        let [n, lowest, highest] = self.worths().named();
        [value.unwrap_or_default(), n, lowest, highest]
    }

    fn no_value(&self, constraint: &Constraint) -> ConstraintError {
        ConstraintError::Value(constraint.text(self.ground.dimensions))
    }

    fn differ(&self, one: Cell, other: Cell) -> bool {
        let both = |cells: &[Cell]| cells.contains(&one) && cells.contains(&other);
        one != other
            && ((self.ground.differ)(one, other)
                || self.groups.iter().any(|(_, cells)| both(cells)))
    }

    fn all_differ(&self, cells: &[Cell]) -> bool {
        let differs = |it: usize| cells[..it].iter().all(|one| self.differ(*one, cells[it]));
        (1..cells.len()).all(differs)
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
        let (of, worths) = (self.ground.dimensions, self.worths());
        for cell in constraint.cells() {
            let (row, column) = (whole(of.row(cell)) + 1, whole(of.column(cell)) + 1);
            let mut values = [&self.named(value)[..], &[0, row, column]].concat();
            let holds = |digit: &i64| {
                values[OF_CELL.len() - 3] = *digit;
                only.holds(&values)
            };
            let digits = worths.all().filter(holds).filter_map(|worth| worths.digit(worth));
            let digits = digits.collect();
            self.keep_only(cell, digits);
        }
    }

    fn pairs(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        (which, relation): (&Which, &Expression),
        value: &Value,
    ) {
        let (of, worths) = (self.ground.dimensions, self.worths());
        let places = |cell: Cell| {
            let place = (self.ground.area)(cell).map_or(0, |(_, place)| whole(place) + 1);
            [whole(of.row(cell)) + 1, whole(of.column(cell)) + 1, place]
        };
        let count = whole(constraint.cells().count());
        let named = self.named(value.number);
        let table = value.table.as_ref();
        let all: Vec<(i64, i64)> =
            worths.all().flat_map(|a| worths.all().map(move |b| (a, b))).collect();
        let not_both = |Pair { cells: (one, other), places: (i, j) }: &Pair| -> Vec<(i64, i64)> {
            let ([ra, ca, pa], [rb, cb, pb]) = (places(*one), places(*other));
            let holds = |&(a, b): &(i64, i64)| {
                let listed = i64::from(table.is_some_and(|table: &Table| table.has(a, b)));
                let own = [a, b, ra, ca, pa, rb, cb, pb, count, whole(*i), whole(*j), listed];
                let mut values = [0; OF_PAIR.len()];
                values[..named.len()].copy_from_slice(&named);
                values[named.len()..].copy_from_slice(&own);
                relation.holds(&values)
            };
            all.iter().filter(|pair| !holds(pair)).copied().collect()
        };
        // Mostly it is the same for all pairs of cells.
        let asks_where = OF_PAIR_PLACES.into_iter().any(|places| relation.asks_for(places));
        let mut known: Option<Vec<(i64, i64)>> = None;
        for pair in pairs_of(self.ground, self.all, constraint, which) {
            if asks_where {
                known = None;
            }
            let gone = known.get_or_insert_with(|| not_both(&pair));
            let digit = |worth| worths.digit(worth);
            let (one, other) = pair.cells;
            if one == other {
                let is_left = |worth: &i64| !gone.contains(&(*worth, *worth));
                let digits = worths.all().filter(is_left).filter_map(digit).collect();
                self.keep_only(one, digits);
                continue;
            }
            for (a, b) in gone.iter().filter_map(|(a, b)| digit(*a).zip(digit(*b))) {
                let (one, other) = (Candidate::new(one, a), Candidate::new(other, b));
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
                let values = [&self.named(value)[..], &[p, k, m, i]].concat();
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
        let worths = self.worths();
        let make = || of_sum(&weights, total, &different, worths);
        let sums = Some(Sums::Total(self.meant.sums.len()));
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
        let parts = lying::parts(constraint, split, self.ground);
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
        let worths = self.worths();
        let of_part = |cells: &Vec<Cell>| different(cells, &|one, other| self.differ(one, other));
        let different: Vec<bool> = parts.iter().flat_map(of_part).collect();
        sort.4.clone_from(&different);
        let make = || of_equal_sums(&places, &different, worths);
        let sums = Some(Sums::Equal(sort.3.clone()));
        self.law(number, constraint, sort, (cells.clone(), sums), make)
    }

    fn fold(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        sort: &Sort,
    ) -> Result<(), ConstraintError> {
        let (_, place, value, ..) = sort;
        let Some(Meaning::Fold(fold)) = constraint.kind.means.get(*place) else { return Ok(()) };
        let text = || constraint.text(self.ground.dimensions);
        let bound = fold.bound().map_err(|error| ConstraintError::Kind(text(), error))?;
        let named = self.named(*value);
        for (cells, about) in folds::lists(fold, constraint, self.ground) {
            let count = cells.len();
            let cells = folds::ordered(fold.over, cells, self.ground);
            let places = folds::places(fold.over, constraint, &cells, self.ground);
            let folded = Folded { bound: &bound, named, about, count, places };
            let Some(start) = folded.start() else {
                if fold.spare {
                    continue;
                }
                return Err(self.no_value(constraint));
            };
            let mut sort = sort.clone();
            sort.3 = constraint.parts.iter().map(Vec::len).chain([cells.len()]).collect();
            sort.3.extend(usize::try_from(about));
            if fold.is_of_places() {
                // Of a fold about all cells it counts which of them are the constraint's own.
                let all = cells.iter().copied().chain(constraint.cells());
                sort.3.extend(all.map(Cell::index));
            }
            let size = (cells.len(), self.ground.dimensions.digits);
            let worths = self.worths();
            let all_differ = self.all_differ(&cells);
            sort.4 = vec![all_differ];
            let make = || {
                let made = folded.automaton(size, start, worths, MOST_WAYS)?;
                Ok(differing(made, size.1, all_differ))
            };
            let before = self.meant.laws.len();
            let made = self.law(number, constraint, sort, (cells.clone(), None), make);
            if !(fold.spare && matches!(made, Err(ConstraintError::Large(_)))) {
                made?;
            }
            self.meant.laws[before..].iter_mut().for_each(|law| law.is_spare = fold.spare);
        }
        Ok(())
    }

    /// The law of a pattern or a machine.
    fn reads(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        mut sort: Sort,
        value: &Value,
    ) -> Result<(), ConstraintError> {
        let machine = value.machine.as_ref().ok_or_else(|| self.no_value(constraint))?;
        let cells: Vec<Cell> = constraint.cells().collect();
        let lengths: Vec<usize> = constraint.parts.iter().map(Vec::len).collect();
        let digits = self.ground.dimensions.digits;
        let all_differ = self.all_differ(&cells);
        sort.0.extend(constraint.value.iter().flat_map(|value| [":", value]));
        (sort.3, sort.4) = (lengths.clone(), vec![all_differ]);
        let make = || {
            let made = machine.automaton(&lengths, digits, MOST_WAYS)?;
            Ok(differing(made, digits, all_differ))
        };
        self.law(number, constraint, sort, (cells, None), make)
    }

    /// The laws of a place among all lines.
    fn rank(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        sort: &Sort,
        ties: bool,
    ) -> Result<(), ConstraintError> {
        let (_, _, value, ..) = sort;
        let line: Vec<Cell> = constraint.cells().collect();
        let place = value.unwrap_or_default();
        let all = compared(&line, place, ties, self.ground);
        for compared in all.ok_or_else(|| self.no_value(constraint))? {
            let mut sort = sort.clone();
            sort.3 = compared.sort();
            let digits = self.ground.dimensions.digits;
            let cells = (compared.cells.clone(), None);
            self.law(number, constraint, sort, cells, || compared.automaton(digits))?;
        }
        Ok(())
    }

    /// The law of cells by how they lie.
    fn graph(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        mut sort: Sort,
        made: impl Fn(&Constraint, &Ground<'_>) -> Option<Automaton>,
    ) -> Result<(), ConstraintError> {
        sort.0.push_str(&constraint.text(self.ground.dimensions));
        let made = made(constraint, self.ground).ok_or_else(|| self.no_value(constraint))?;
        let cells = constraint.cells().collect();
        self.law(number, constraint, sort, (cells, None), || Ok(made))
    }

    /// The law of alternatives.
    fn either(
        &mut self,
        number: ConstraintNumber,
        constraint: &Constraint,
        mut sort: Sort,
    ) -> Result<(), ConstraintError> {
        let (of, digits) = (self.ground.dimensions, self.ground.dimensions.digits);
        let read = constraint.alternatives(self.ground.kinds, of);
        let read = read.ok_or_else(|| self.no_value(constraint))?;
        let named: BTreeSet<Cell> = read.iter().flatten().flat_map(Constraint::cells).collect();
        if named != constraint.cells().collect() {
            return Err(ConstraintError::Cells(constraint.text(of)));
        }
        let mut constraints = read.iter().flatten();
        constraints.try_for_each(|constraint| check_cells(constraint, self.ground))?;
        let mut alternatives = Vec::new();
        for all in read {
            match meant(&all, self.ground) {
                Ok(meant) => alternatives.push(meant),
                // Cells that cannot all differ: then this alternative is out.
                Err(ConstraintError::Cells(_) | ConstraintError::Differ(_)) => {}
                Err(wrong) => return Err(wrong),
            }
        }
        if alternatives.is_empty() {
            return Err(ConstraintError::Differ(constraint.text(of)));
        }
        let large = |TooLarge| ConstraintError::Large(constraint.text(of));
        let joined = either::joined(alternatives, digits).map_err(large)?;
        let Some((cells, law)) = joined else { return Ok(()) };
        sort.0.extend(constraint.value.iter().flat_map(|value| [":", value]));
        let all_differ = self.all_differ(&cells);
        self.law(number, constraint, sort, (cells, None), || Ok(differing(law, digits, all_differ)))
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
        self.meant.laws.push(Law { constraint: number, cells, automaton, sums, is_spare: false });
        Ok(())
    }
}
