//! One linear identity of houses and sums, read four ways: the rule of 45, innies and outies, what is left over, and equal sets.
//!
//! A house holds each digit once. So if houses and sums of constraints are added and others taken away, cell by cell, the cells
//! that are left, each as often as it is, have a known total; and if there are only houses, they hold each digit as often as
//! there are more houses added than taken.

use serde::{Deserialize, Serialize};

use crate::grid::{Cell, Geometry, House};

/// What is added or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SumPart {
    /// The cells of a house, which holds each digit once.
    House(House),
    /// A sum of a constraint, by its number among those of the grid.
    Sum(u16),
}

/// What is left of houses and sums that are added and taken away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leftover {
    /// The cells that are left, each with how many times it counts, in reading order.
    pub terms: Vec<(Cell, i64)>,
    /// What the digits of these, counted from 1, come to.
    pub total: i64,
    /// How often each digit is in these cells, if only houses were added and taken away.
    pub each: Option<i64>,
}

impl Leftover {
    /// Adds and takes away. A part that the grid does not have counts for nothing.
    pub fn of(geometry: &Geometry, added: &[SumPart], taken: &[SumPart]) -> Self {
        let mut counts = vec![0_i64; geometry.cell_count()];
        let n = geometry.digit_count() as i64;
        let (mut total, mut each, mut is_of_houses) = (0, 0, true);
        let signed = added.iter().map(|part| (part, 1)).chain(taken.iter().map(|part| (part, -1)));
        for (part, sign) in signed {
            match part {
                SumPart::House(house) => {
                    let cells = geometry.list_of(*house).iter();
                    cells.for_each(|cell| counts[cell.index()] += sign);
                    total += sign * n * (n + 1) / 2;
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
