//! What all ways of a mask exclude, which therefore cannot be: where houses are not all that counts.
//!
//! Of a cell it is asked of each other cell that goes with it, for any number of digits: what none of these leaves there goes,
//! so that what is less than a cell, and that than the next, is narrowed from end to end (the algorithm AC-3: A. Mackworth,
//! *Consistency in networks of relations*, 1977). Of a digit in a house it is asked only while its places are few.

use std::collections::BTreeSet;

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry};

/// The most places of a digit in a house that are looked at. With more, hardly anything is excluded by all of them.
const MOST_WAYS: u32 = 4;

/// Another cell, and for each digit of the one what it leaves there.
#[derive(Debug)]
struct Relation {
    other: Cell,
    left: Vec<u16>,
}

/// What each candidate excludes.
#[derive(Debug)]
pub(super) struct Narrowing {
    digits: usize,
    /// For each candidate, by cell and then by digit, the digits that it excludes, each once, with the cells.
    excluded: Vec<Vec<(Digit, CellSet)>>,
    /// For each cell those with which it goes in another way than by being different.
    relations: Vec<Vec<Relation>>,
}

impl Narrowing {
    /// With what each candidate rules out in other cells though no house says so, by cell and then by digit; nothing at all
    /// where that is nothing.
    pub(super) fn new(geometry: &Geometry, besides: &[Vec<Candidate>]) -> Self {
        let all = geometry
            .cells()
            .flat_map(|cell| geometry.digits().map(move |digit| geometry.excluded_by(cell, digit)));
        let elsewhere = all.map(|excluded| {
            let mut merged = Vec::new();
            let cells = excluded.other_cells().filter(|(_, cells)| !cells.is_empty());
            cells.for_each(|(digit, cells)| add(&mut merged, digit, cells));
            merged
        });
        let elsewhere: Vec<Vec<(Digit, CellSet)>> = elsewhere.collect();
        // A digit excludes those of its own cell, too: that counts where another place of the digit may exclude them as well.
        let of = |cell: Cell, digit: Digit| cell.index() * geometry.digit_count() + digit.index();
        let mut excluded = elsewhere.clone();
        for (cell, digit) in geometry.cells().flat_map(|it| geometry.digits().map(move |d| (it, d)))
        {
            for (other, _) in elsewhere[of(cell, digit)].iter().filter(|(it, _)| *it != digit) {
                add(&mut excluded[of(cell, *other)], digit, CellSet::of(cell));
            }
        }
        let relations = relations(geometry, besides);
        Self { digits: geometry.digit_count(), excluded, relations }
    }

    /// Whether a digit with these places in a house may exclude something.
    pub(super) fn is_worth_it(places: u16) -> bool {
        (2..=MOST_WAYS).contains(&places.count_ones())
    }

    /// Adds the candidates of these cells' masks that each digit of a cell excludes.
    pub(super) fn excluded_by_digits(&self, cell: Cell, cells: &[u16], found: &mut Vec<Candidate>) {
        for Relation { other, left } in self.relations.get(cell.index()).into_iter().flatten() {
            let digits = left.iter().enumerate();
            let digits = digits.filter(|(digit, _)| cells[cell.index()] >> digit & 1 == 1);
            let gone = cells[other.index()] & !digits.fold(0, |all, (_, left)| all | left);
            let digits = (0..self.digits).filter(|digit| gone >> digit & 1 == 1);
            found.extend(digits.map(|digit| Candidate::new(*other, Digit::new(digit))));
        }
    }

    /// Adds the candidates of these cells' masks that each of the ways excludes.
    pub(super) fn excluded_by_all(
        &self,
        mut ways: impl Iterator<Item = Candidate> + Clone,
        cells: &[u16],
        found: &mut Vec<Candidate>,
    ) {
        let excluded =
            |way: Candidate| &self.excluded[way.cell.index() * self.digits + way.digit.index()];
        let Some(first) = ways.next() else { return };
        for &(digit, excluded_by_first) in excluded(first) {
            let common = ways.clone().try_fold(excluded_by_first, |common, way| {
                let (_, cells) = excluded(way).iter().find(|(other, _)| *other == digit)?;
                let common = common & *cells;
                (!common.is_empty()).then_some(common)
            });
            let is_there = |cell: &Cell| cells[cell.index()] >> digit.index() & 1 == 1;
            let gone = common.iter().flat_map(CellSet::iter).filter(is_there);
            found.extend(gone.map(|cell| Candidate { cell, digit }));
        }
    }
}

/// Adds cells to those of a digit.
fn add(all: &mut Vec<(Digit, CellSet)>, digit: Digit, cells: CellSet) {
    match all.iter_mut().find(|(known, _)| *known == digit) {
        Some((_, known)) => *known |= cells,
        None => all.push((digit, cells)),
    }
}

/// The relations of each cell, made of what each candidate rules out though no house says so.
fn relations(geometry: &Geometry, besides: &[Vec<Candidate>]) -> Vec<Vec<Relation>> {
    let of_cell = |(cell, besides): (Cell, &[Vec<Candidate>])| {
        // Those that are only different: of them nothing is seen before a single digit is left.
        let by_digit = || geometry.digits().zip(besides);
        let is_other = |digit: Digit, gone: &Candidate| gone.digit != digit;
        let others: BTreeSet<Cell> = by_digit()
            .flat_map(|(digit, gone)| gone.iter().filter(move |gone| is_other(digit, gone)))
            .map(|gone| gone.cell)
            .collect();
        let relation = |other: Cell| {
            let left = |digit: Digit| {
                let excluded = geometry.excluded_by(cell, digit).other_cells();
                let gone = excluded.filter(|(_, cells)| cells.contains(other));
                gone.fold(geometry.all_digits(), |left, (gone, _)| left - DigitSet::of(gone)).bits()
            };
            Relation { other, left: geometry.digits().map(left).collect() }
        };
        others.into_iter().map(relation).collect()
    };
    geometry.cells().zip(besides.chunks(geometry.digit_count())).map(of_cell).collect()
}

/// A set of masks, cells or laws that changed or are due, as bits; of none where it is not asked for.
#[derive(Debug, Default)]
pub(super) struct Changed(Vec<u64>);

impl Changed {
    /// None of so many.
    pub(super) fn none(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    /// All of so many.
    pub(super) fn all(masks: usize) -> Self {
        let mut all = Self::none(masks);
        (0..masks).for_each(|mask| all.note(mask));
        all
    }

    /// Notes that this one changed.
    #[inline]
    pub(super) fn note(&mut self, mask: usize) {
        if let Some(word) = self.0.get_mut(mask / 64) {
            *word |= 1 << (mask % 64);
        }
    }

    /// Takes the first one out.
    pub(super) fn next(&mut self) -> Option<usize> {
        let (place, word) = self.0.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(64 * place + bit)
    }

    /// Forgets all.
    pub(super) fn forget(&mut self) {
        self.0.fill(0);
    }
}
