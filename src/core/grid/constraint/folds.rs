//! What folds are about, and what they come to.

use std::cell::RefCell;

use super::Constraint;
use super::automaton::{Automaton, TooLarge};
use super::ground::{Ground, whole};
use super::kind::{BoundFold, Each, Fold, OF_FOLD, Order};
use super::worths::Worths;
use crate::grid::{Cell, Digit};

/// A fold over so many cells.
pub(super) struct Folded<'a> {
    pub(super) bound: &'a BoundFold,
    /// The values of what every expression names.
    pub(super) named: [i64; 4],
    /// What the digit counts that it is about.
    pub(super) about: i64,
    /// How many cells there are, each once.
    pub(super) count: usize,
    /// The row and the column of each cell in the order in which they are gone through, from 1; the number of its list, or of those that
    /// come one after the other and all differ, and its place in the list.
    pub(super) places: Vec<[i64; 4]>,
}

/// The lists of cells that a fold goes through, each with what the digit counts that it is about, if it is about one.
pub(super) fn lists(
    fold: &Fold,
    constraint: &Constraint,
    ground: &Ground<'_>,
) -> Vec<(Vec<Cell>, i64)> {
    let of = ground.dimensions;
    let own = || constraint.cells().collect::<Vec<Cell>>();
    let each_at = |rows: usize, columns: usize, cells: &dyn Fn(usize, usize) -> Vec<Cell>| {
        let at = |row: usize| (0..columns).map(move |column| (cells(row, column), 0));
        (0..rows).flat_map(at).collect::<Vec<_>>()
    };
    match fold.each {
        Each::Constraint => vec![(own(), 0)],
        Each::Digit => ground.worths.all().map(|worth| (own(), worth)).collect(),
        Each::DigitOfGrid => {
            let all = ordered(fold.over, (0..of.in_lines()).map(Cell::new).collect(), ground);
            let has_each = |house: &[Cell]| {
                let mut pairs = house.iter().enumerate();
                house.len() == of.digits
                    && pairs
                        .all(|(at, one)| house[..at].iter().all(|it| (ground.differ)(*it, *one)))
            };
            let is_said = all.chunks(of.digits).all(has_each);
            let worths = ground.worths.all().filter(|_| is_said);
            worths.map(|worth| (all.clone(), worth)).collect()
        }
        Each::Square => {
            each_at(of.rows.saturating_sub(1), of.columns.saturating_sub(1), &|row, column| {
                let square = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter();
                square.filter_map(|(down, right)| of.cell_at(row + down, column + right)).collect()
            })
        }
        Each::Column => each_at(1, of.columns, &|_, column| {
            (0..of.rows).filter_map(|row| of.cell_at(row, column)).collect()
        }),
    }
}

/// The row and the column of each cell, from 1; the number of its list and its place there, from 0, if they are gone through as they
/// are listed. Row by row, or in another order by houses, it is the number, from 1, of cells that come one after the other and all differ.
pub(super) fn places(
    order: Order,
    constraint: &Constraint,
    cells: &[Cell],
    ground: &Ground<'_>,
) -> Vec<[i64; 4]> {
    let of = ground.dimensions;
    let listed = constraint.parts.iter().filter(|_| order == Order::AsListed).enumerate();
    let mut within = listed.flat_map(|(part, cells)| (0..cells.len()).map(move |at| [part, at]));
    let (mut number, mut together) = (0, Vec::new());
    let mut by_houses = |cell: Cell| {
        if together.is_empty() || !together.iter().all(|other| (ground.differ)(*other, cell)) {
            number += 1;
            together.clear();
        }
        together.push(cell);
        [number, usize::from(constraint.cells().any(|own| own == cell))]
    };
    let place = |cell: &Cell| {
        let place = if order.is_by_houses() { Some(by_houses(*cell)) } else { within.next() };
        let [part, at] = place.unwrap_or_default();
        [of.row(*cell) + 1, of.column(*cell) + 1, part, at].map(whole)
    };
    cells.iter().map(place).collect()
}

/// Cells in the order in which they are gone through.
pub(super) fn ordered(order: Order, mut cells: Vec<Cell>, ground: &Ground<'_>) -> Vec<Cell> {
    let of = ground.dimensions;
    match order {
        Order::AsListed => {}
        Order::EndsFirst => {
            if cells.len() > 1
                && let Some(last) = cells.pop()
            {
                cells.insert(1, last);
            }
        }
        Order::Twice => cells.extend_from_within(..),
        Order::Rows => cells.sort_unstable(),
        Order::Columns => cells.sort_unstable_by_key(|cell| (of.column(*cell), *cell)),
        Order::Regions => cells.sort_unstable_by_key(|cell| {
            ((ground.area)(*cell).map_or(usize::MAX, |(area, _)| area), *cell)
        }),
    }
    cells
}

impl Folded<'_> {
    /// Its numbers at first; `None` if one has no value.
    pub(super) fn start(&self) -> Option<Vec<i64>> {
        let values = [&self.named[..], &[whole(self.count)]].concat();
        self.bound.start.iter().map(|said| said.value(&values)).collect()
    }

    /// What so many cells and digits may hold.
    pub(super) fn automaton(
        &self,
        size: (usize, usize),
        start: Vec<i64>,
        worths: Worths,
        most: usize,
    ) -> Result<Automaton, TooLarge> {
        let count = whole(self.count);
        // One list for all: this is asked tens of thousands of times.
        let values = RefCell::new(Vec::with_capacity(OF_FOLD.len() + start.len()));
        let with = |digit: i64, place: usize, state: &[i64]| {
            let [row, column, part, within] = self.places.get(place).copied().unwrap_or_default();
            let own = [digit, whole(place), count, self.about, row, column, part, within];
            let mut values = values.borrow_mut();
            values.clear();
            values.extend_from_slice(&self.named);
            values.extend_from_slice(&own);
            values.extend_from_slice(state);
            values
        };
        let step = |state: &Vec<i64>, place: usize, digit: Digit| {
            let mut values = with(worths.worth(digit), place, state);
            for (number, said) in &self.bound.step {
                values[OF_FOLD.len() + number] = said.value(&values)?;
            }
            self.bound.keep.holds(&values).then(|| values[OF_FOLD.len()..].to_vec())
        };
        let ends = |state: &Vec<i64>| self.bound.end.holds(&with(0, size.0, state));
        Automaton::made(size, start, step, ends, most)
    }
}
