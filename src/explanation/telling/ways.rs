//! In which ways the cells of a constraint, or cells with a total, can be filled.

use std::collections::{BTreeMap, BTreeSet};

use super::names;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Law, Worths};
use crate::message::{Message, words};
use crate::proof::{CellsWithDigits, Leftover};

/// So many fillings are gone through.
const MOST_GONE_THROUGH: usize = 4_000;

/// So many combinations of digits are told.
const MOST_COMBINATIONS: usize = 6;

/// So many fillings are told cell by cell, and of so many cells.
const MOST_FILLINGS: usize = 4;
const MOST_CELLS: usize = 4;

/// A count as a number of sums.
pub(super) fn whole_number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The digits of these candidates, each with the places that it must have, if each candidate is ruled out by all of these.
pub(super) fn musts_against(
    geometry: &Geometry,
    struck: &[Candidate],
    must: &dyn Fn(Digit) -> Option<CellSet>,
) -> Option<Vec<(Digit, CellSet)>> {
    let digits: BTreeSet<Digit> = struck.iter().map(|one| one.digit).collect();
    let musts = digits.into_iter().map(|digit| Some((digit, must(digit)?)));
    let musts: Vec<(Digit, CellSet)> = musts.collect::<Option<_>>()?;
    let is_seen = |one: &Candidate| {
        let mut places = musts.iter().filter(|(digit, _)| *digit == one.digit);
        places.all(|(digit, cells)| {
            cells.iter().all(|cell| geometry.excludes(Candidate { cell, digit: *digit }, *one))
        })
    };
    struck.iter().all(is_seen).then_some(musts)
}

/// All ways to fill some cells.
pub(super) struct Ways {
    /// The cells.
    pub(super) cells: CellSet,
    /// A candidate for each cell, in order.
    pub(super) all: Vec<Vec<Candidate>>,
}

/// What cells may hold where some of them are held to certain digits: the others all that they may hold by themselves.
pub(super) struct Allowed<'a> {
    geometry: &'a Geometry,
    held: BTreeMap<Cell, DigitSet>,
}

impl<'a> Allowed<'a> {
    pub(super) fn of(geometry: &'a Geometry, held: &[CellsWithDigits]) -> Self {
        let of_cells = held.iter().flat_map(|it| it.cells.iter().map(|cell| (cell, it.digits)));
        Self { geometry, held: of_cells.collect() }
    }

    /// What a cell may hold.
    pub(super) fn digits_of(&self, cell: Cell) -> DigitSet {
        let allowed = self.geometry.allowed_in(cell);
        self.held.get(&cell).map_or(allowed, |digits| *digits & allowed)
    }

    /// Whether the cell is one of those that are held to certain digits.
    pub(super) fn is_held(&self, cell: Cell) -> bool {
        self.held.contains_key(&cell)
    }

    /// Whether two candidates cannot both be, as far as the grid goes: one and the same can.
    pub(super) fn excludes(&self, one: Candidate, other: Candidate) -> bool {
        if one.cell == other.cell {
            one.digit != other.digit
        } else {
            self.geometry.excludes(one, other)
        }
    }

    /// Whether digits can stand together, as far as the grid goes, and leave something for the cells that are held besides.
    pub(super) fn can_stand(&self, filling: &[Candidate]) -> bool {
        let is_apart = |(place, one): (usize, &Candidate)| {
            filling[place + 1..].iter().any(|other| self.excludes(*one, *other))
        };
        let leaves = |(&cell, digits): (&Cell, &DigitSet)| {
            digits.iter().any(|digit| {
                let of_cell = Candidate { cell, digit };
                !filling.iter().any(|one| self.excludes(*one, of_cell))
            })
        };
        !filling.iter().enumerate().any(is_apart) && self.held.iter().all(leaves)
    }
}

impl Ways {
    /// The ways to fill the cells of a law; `None` if they are too many to be gone through.
    pub(super) fn of_law(law: &Law, allowed: &Allowed<'_>) -> Option<Self> {
        let digits: Vec<DigitSet> = law.cells.iter().map(|it| allowed.digits_of(*it)).collect();
        let all = law.automaton.fillings(&digits, MOST_GONE_THROUGH)?;
        let of_cells = |filling: Vec<Digit>| -> Vec<Candidate> {
            let filled = law.cells.iter().zip(filling);
            filled.map(|(&cell, digit)| Candidate { cell, digit }).collect()
        };
        let all = all.into_iter().map(of_cells).filter(|filling| allowed.can_stand(filling));
        let all = all.map(|mut filling| {
            filling.sort_unstable();
            filling.dedup();
            filling
        });
        Some(Self { cells: law.cells.iter().copied().collect(), all: all.collect() })
    }

    /// The ways in which cells can come to their total; `None` if they are too many.
    pub(super) fn of_total(worths: Worths, left: &Leftover, allowed: &Allowed<'_>) -> Option<Self> {
        let cells: Vec<Cell> = left.terms.iter().map(|(cell, _)| *cell).collect();
        let mut ways = Self::of_cells(&cells, allowed, MOST_GONE_THROUGH)?;
        ways.all.retain(|filling| {
            let counted = left.terms.iter().zip(filling);
            let total: i64 =
                counted.map(|((_, weight), one)| weight * worths.worth(one.digit)).sum();
            total == left.total
        });
        Some(ways)
    }

    /// The ways to fill these cells, as far as the grid goes; `None` if they are more than `most`.
    pub(super) fn of_cells(cells: &[Cell], allowed: &Allowed<'_>, most: usize) -> Option<Self> {
        let mut all: Vec<Vec<Candidate>> = vec![Vec::new()];
        for &cell in cells {
            let mut next = Vec::new();
            for filling in &all {
                for digit in allowed.digits_of(cell).iter() {
                    let longer = [&filling[..], &[Candidate { cell, digit }]].concat();
                    if allowed.can_stand(&longer) {
                        next.push(longer);
                    }
                }
            }
            if next.len() > most {
                return None;
            }
            all = next;
        }
        Some(Self { cells: cells.iter().copied().collect(), all })
    }

    /// Whether a candidate is in none of them, or each of them rules it out.
    pub(super) fn rule_out(&self, geometry: &Geometry, candidate: Candidate) -> bool {
        let is_in = self.cells.contains(candidate.cell);
        self.all.iter().all(|filling| {
            if is_in {
                !filling.contains(&candidate)
            } else {
                filling.iter().any(|one| geometry.excludes(*one, candidate))
            }
        })
    }

    /// The cells in which a digit is, if it is in every one of them.
    pub(super) fn must(&self, digit: Digit) -> Option<CellSet> {
        let mut cells = CellSet::EMPTY;
        for filling in &self.all {
            let with = filling.iter().filter(|one| one.digit == digit);
            let with: CellSet = with.map(|one| one.cell).collect();
            if with.is_empty() {
                return None;
            }
            cells |= with;
        }
        Some(cells)
    }

    /// Tells the ways, if they are few: by their digits alone, if that is reason enough for what is struck, or else cell by cell.
    pub(super) fn told(&self, geometry: &Geometry, struck: &[Candidate]) -> Option<Vec<Message>> {
        let digits = |filling: &Vec<Candidate>| {
            let mut digits: Vec<Digit> = filling.iter().map(|one| one.digit).collect();
            digits.sort_unstable();
            digits
        };
        let combinations: BTreeSet<Vec<Digit>> = self.all.iter().map(digits).collect();
        let is_in = |one: &Candidate| combinations.iter().any(|it| it.contains(&one.digit));
        let is_enough = !struck.is_empty() && !struck.iter().any(is_in);
        if is_enough && !combinations.is_empty() && combinations.len() <= MOST_COMBINATIONS {
            let named = |digits: &Vec<Digit>| {
                let digits = digits.iter().map(|digit| geometry.digit_name(*digit)).collect();
                Message::from(words::LawDigits { digits })
            };
            return Some(combinations.iter().map(named).collect());
        }
        let is_few =
            (1..=MOST_FILLINGS).contains(&self.all.len()) && self.cells.len() <= MOST_CELLS;
        is_few.then(|| {
            let named = |filling: &Vec<Candidate>| {
                words::LawPlaces { places: names::placements(geometry, filling) }.into()
            };
            self.all.iter().map(named).collect()
        })
    }
}
