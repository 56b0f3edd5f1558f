//! Regions that are to be found and all laws that have numbers of them, as one law: which it includes, and on which constraints it
//! rests.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::automaton::Automaton;
use super::{ConstraintNumber, Law};
use crate::grid::{Cell, CellSet, Digit, Geometry};

/// Regions with the laws that have numbers of them.
#[derive(Clone, Debug)]
pub struct JoinedLaws {
    /// The cells of all of them; those of the regions come first.
    pub cells: Vec<Cell>,
    /// What these may hold together.
    pub automaton: Arc<Automaton>,
    /// The constraint that asks for regions.
    pub regions: ConstraintNumber,
    /// The constraint of each of the others.
    pub others: Vec<ConstraintNumber>,
    /// The numbers of all of them among the laws of the grid; that of the regions is the first.
    pub laws: Vec<usize>,
}

impl JoinedLaws {
    /// Joins the laws of a grid; `None` if no regions are to be found in it.
    pub fn of(geometry: &Geometry) -> Option<Self> {
        let laws = geometry.laws();
        let number = laws.iter().position(|law| law.automaton.region_places().is_some())?;
        let regions = &laws[number];
        let numbers = &regions.cells[regions.automaton.region_places()?..];
        let same = same_numbers(geometry, numbers);
        let numbers: CellSet = numbers.iter().copied().collect();
        let has_numbers = |(_, it): &(usize, &Law)| {
            let count = it.cells.iter().filter(|cell| numbers.contains(**cell)).count();
            !it.automaton.is_of_graph() && count > 1 && it.cells.len() > 2
        };
        let others: Vec<(usize, &Law)> = laws.iter().enumerate().filter(has_numbers).collect();
        let mut cells = regions.cells.clone();
        let places = others.iter().map(|(_, law)| places_of(law, &mut cells));
        let places: Vec<Vec<usize>> = places.collect();
        let laws = others.iter().zip(places);
        let laws = laws.map(|((_, law), places)| (&*law.automaton, places)).collect();
        let (automaton, is_taken) = regions.automaton.joined(same, laws, cells.len())?;
        let taken = others.iter().zip(&is_taken).filter(|(_, is_taken)| **is_taken);
        let (numbers, others): (Vec<usize>, Vec<ConstraintNumber>) =
            taken.map(|((number, law), _)| (*number, law.constraint)).unzip();
        let laws = std::iter::once(number).chain(numbers).collect();
        let (automaton, regions) = (Arc::new(automaton), regions.constraint);
        Some(Self { cells, automaton, regions, others, laws })
    }

    /// Lists the constraints, in order, on which the regions and some of the others rest: those at these places.
    pub fn constraints(&self, kept: &[usize]) -> Vec<ConstraintNumber> {
        let others = kept.iter().map(|&place| self.others[place]);
        let all: BTreeSet<ConstraintNumber> = others.chain([self.regions]).collect();
        all.into_iter().collect()
    }

    /// Returns what the cells may hold if only some of the others count: those, by their places in [`JoinedLaws::others`], that are kept.
    pub fn keeping(&self, is_kept: &dyn Fn(usize) -> bool) -> Automaton {
        self.automaton.keeping(is_kept)
    }
}

/// Where the cells of a law come among all, to which those that are new are added.
fn places_of(law: &Law, all: &mut Vec<Cell>) -> Vec<usize> {
    let mut places = Vec::with_capacity(law.cells.len());
    for cell in &law.cells {
        let known = all.iter().position(|it| it == cell);
        places.push(known.unwrap_or(all.len()));
        if known.is_none() {
            all.push(*cell);
        }
    }
    places
}

/// Which of these cells must hold the same digit, since each digit of the one excludes all others of the other.
fn same_numbers(geometry: &Geometry, cells: &[Cell]) -> Vec<(Cell, Cell)> {
    let digits = || geometry.digits();
    let excludes = |one: Cell, digit: Digit, other: Cell| {
        let excluded = geometry.excluded_by(one, digit).other_cells();
        let gone = excluded.filter(|(gone, cells)| *gone != digit && cells.contains(other));
        gone.count() + 1 == geometry.digit_count()
    };
    let pairs = (0..cells.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    let is_same = |&(one, other): &(usize, usize)| {
        digits().all(|digit| excludes(cells[one], digit, cells[other]))
    };
    pairs.filter(is_same).map(|(one, other)| (Cell::new(one), Cell::new(other))).collect()
}
