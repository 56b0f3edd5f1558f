//! One linear identity of houses and sums, read four ways: the rule of 45, innies and outies, what is left over, and equal sets.
//!
//! A house holds each digit once. So if houses and sums of constraints are added and others taken away, cell by cell, the cells
//! that are left, each as often as it is, have a known total; and if there are only houses, they hold each digit as often as
//! there are more houses added than taken.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{ConstraintNumber, Sum};
use crate::grid::{Cell, CellSet, Geometry, House};

/// What is added or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SumPart {
    /// The cells of a house, which holds each digit once.
    House(House),
    /// A sum of a constraint, by its number among those of the grid.
    Sum(u16),
}

impl SumPart {
    /// Returns the constraint that says what is added or taken away; `None` of a house, and of a sum that the grid does not have.
    pub fn constraint(self, geometry: &Geometry) -> Option<ConstraintNumber> {
        match self {
            Self::Sum(number) => Some(geometry.sums().get(usize::from(number))?.constraint),
            Self::House(_) => None,
        }
    }
}

/// What is left of houses and sums that are added and taken away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leftover {
    /// The cells that are left, each with how many times it counts, in reading order.
    pub terms: Vec<(Cell, i64)>,
    /// What the digits of these come to.
    pub total: i64,
    /// How often each digit is in these cells, if only houses were added and taken away.
    pub each: Option<i64>,
}

impl Leftover {
    /// Adds and takes away. A part that the grid does not have counts for nothing.
    pub fn of(geometry: &Geometry, added: &[SumPart], taken: &[SumPart]) -> Self {
        let mut counts = vec![0_i64; geometry.cell_count()];
        let of_house = geometry.worths().total();
        let (mut total, mut each, mut is_of_houses) = (0, 0, true);
        let signed = added.iter().map(|part| (part, 1)).chain(taken.iter().map(|part| (part, -1)));
        for (part, sign) in signed {
            match part {
                SumPart::House(house) => {
                    let cells = geometry.list_of(*house).iter();
                    cells.for_each(|cell| counts[cell.index()] += sign);
                    total += sign * of_house;
                    each += sign;
                }
                SumPart::Sum(number) => {
                    is_of_houses = false;
                    let Some(sum) = geometry.sums().get(usize::from(*number)) else { continue };
                    let terms = sum.terms.iter();
                    terms.for_each(|(cell, weight)| counts[cell.index()] += sign * weight);
                    total += sign * sum.total;
                }
            }
        }
        let cells = geometry.cells().zip(counts).filter(|(_, count)| *count != 0);
        Self { terms: cells.collect(), total, each: is_of_houses.then_some(each) }
    }
}

/// Houses that are added, sums and houses that are taken away, and what they leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balanced {
    /// What is added.
    pub added: Vec<SumPart>,
    /// What is taken away.
    pub taken: Vec<SumPart>,
    /// What is left.
    pub left: Leftover,
}

/// Finds what so many houses of a grid leave at most so many cells of, when sums are taken away: houses that share no cell, which
/// are lines beside each other, or any areas; or one house of whatever kind. Those that leave fewest cells come first.
pub fn balances(geometry: &Geometry, houses: usize, cells: usize) -> Vec<Balanced> {
    let unions = unions(geometry, houses).into_iter();
    collected(geometry, unions.map(|houses| (sums(geometry, &houses), houses)), cells)
}

/// Finds what lines beside each other, so many, leave at most so many cells of when as many regions are taken away, where the grid
/// is made of regions of any form.
pub fn leftovers(geometry: &Geometry, houses: usize, cells: usize) -> Vec<Balanced> {
    let unions = runs(geometry, houses).into_iter();
    collected(geometry, unions.map(|lines| (areas(geometry, &lines), lines)), cells)
}

fn collected(
    geometry: &Geometry,
    unions: impl Iterator<Item = (Vec<Vec<SumPart>>, Vec<House>)>,
    cells: usize,
) -> Vec<Balanced> {
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    for (taken, houses) in unions {
        for taken in taken.into_iter().filter(|taken| !taken.is_empty()) {
            let added: Vec<SumPart> = houses.iter().copied().map(SumPart::House).collect();
            let left = Leftover::of(geometry, &added, &taken);
            let is_small = (1..=cells).contains(&left.terms.len());
            if is_small && known.insert((left.terms.clone(), left.total)) {
                found.push(Balanced { added, taken, left });
            }
        }
    }
    found.sort_by_key(|it| it.left.terms.len());
    found
}

/// So many lines beside each other.
fn runs(geometry: &Geometry, count: usize) -> Vec<Vec<House>> {
    let [rows, columns] = geometry.lines();
    let runs = rows.windows(count).chain(columns.windows(count));
    runs.map(<[House]>::to_vec).collect()
}

fn unions(geometry: &Geometry, count: usize) -> Vec<Vec<House>> {
    let areas: Vec<House> = geometry.areas().collect();
    let mut unions = [runs(geometry, count), choices(&areas, count)].concat();
    if count == 1 {
        unions.extend(geometry.extra_houses().map(|house| vec![house]));
    }
    unions
}

/// All choices of so many houses, in order.
fn choices(houses: &[House], count: usize) -> Vec<Vec<House>> {
    let Some(fewer) = count.checked_sub(1) else { return vec![Vec::new()] };
    let with = |(place, &first): (usize, &House)| {
        let rest = choices(&houses[place + 1..], fewer);
        rest.into_iter().map(move |rest| [&[first][..], &rest].concat()).collect::<Vec<_>>()
    };
    houses.iter().enumerate().flat_map(with).collect()
}

/// Sums to take away from houses: those within them, those that are mostly within them, and all that have a cell there.
fn sums(geometry: &Geometry, houses: &[House]) -> Vec<Vec<SumPart>> {
    let cells = houses.iter().fold(CellSet::EMPTY, |all, &it| all | geometry.cells_of(it));
    let of_sum = |sum: &Sum| -> CellSet { sum.terms.iter().map(|(cell, _)| *cell).collect() };
    // A sum in which each cell counts once: a cage, the clue of a diagonal.
    let plain = geometry.sums().iter().enumerate();
    let plain = plain.filter(|(_, sum)| sum.terms.iter().all(|(_, weight)| *weight == 1));
    let plain: Vec<(u16, CellSet)> =
        plain.map(|(number, sum)| (number as u16, of_sum(sum))).collect();
    let with = |least: &dyn Fn(usize) -> usize| {
        let mut covered = CellSet::EMPTY;
        let mut taken = Vec::new();
        for (number, of_sum) in &plain {
            let within = (*of_sum & cells).len();
            if within >= least(of_sum.len()).max(1) && !of_sum.intersects(&covered) {
                covered |= *of_sum;
                taken.push(SumPart::Sum(*number));
            }
        }
        taken
    };
    let mut all = vec![with(&|count| count), with(&|count| count / 2 + 1), with(&|_| 1)];
    all.dedup();
    all
}

/// Areas to take away from lines, as many as these, where the grid is made of regions of any form.
fn areas(geometry: &Geometry, lines: &[House]) -> Vec<Vec<SumPart>> {
    if geometry.blocks().is_some() {
        return Vec::new();
    }
    let cells = lines.iter().fold(CellSet::EMPTY, |all, &it| all | geometry.cells_of(it));
    let touching: Vec<House> =
        geometry.areas().filter(|&area| geometry.cells_of(area).intersects(&cells)).collect();
    let parts = |areas: Vec<House>| areas.into_iter().map(SumPart::House).collect();
    choices(&touching, lines.len()).into_iter().map(parts).collect()
}
