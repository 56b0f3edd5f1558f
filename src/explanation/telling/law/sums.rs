//! What a candidate would leave for the other cells of a sum, and what cells with the same sum come to.

use std::collections::BTreeSet;

use super::one_law::OneLaw;
use super::reason::{Bound, Left, Partner, Reason, Sides};
use crate::explanation::telling::ways::{Allowed, Ways};
use crate::grid::{Candidate, Cell, CellSet, DigitSet, Geometry, Sum, Sums, Worths};
use crate::proof::Leftover;

impl OneLaw<'_> {
    /// The sum that the constraint says, if it is one and counts each cell once.
    fn plain_sum<'g>(&self, geometry: &'g Geometry) -> Option<&'g Sum> {
        self.only_sum(geometry).filter(|sum| is_plain(sum))
    }

    fn only_sum<'g>(&self, geometry: &'g Geometry) -> Option<&'g Sum> {
        let mut sums = geometry.sums().iter().filter(|sum| sum.constraint == self.number);
        sums.next().filter(|_| sums.next().is_none())
    }

    /// Why a candidate would leave too much or too little for its other cells; `None` if that is not the reason.
    pub(super) fn bound(&self, geometry: &Geometry, one: Candidate) -> Option<Reason> {
        let sum = self.plain_sum(geometry).filter(|sum| has(sum, one.cell))?;
        let others: Vec<Cell> =
            sum.terms.iter().map(|(cell, _)| *cell).filter(|cell| *cell != one.cell).collect();
        let left = sum.total - geometry.worths().worth(one.digit);
        let (least, most) = self.extremes(geometry, &others, one)?;
        let bound = match left {
            _ if left < least => Bound::Least(least),
            _ if left > most => Bound::Most(most),
            _ => return None,
        };
        Some(Reason::Left(Left { sum: left, others: others.into_iter().collect(), bound }))
    }

    /// Why its other cells cannot come to what it would leave for them, though that is neither too much nor too little.
    pub(super) fn never(&self, geometry: &Geometry, one: Candidate) -> Option<Reason> {
        let sum = self.plain_sum(geometry).filter(|sum| has(sum, one.cell))?;
        let left = sum.total - geometry.worths().worth(one.digit);
        let is_other = |&&(cell, _): &&(Cell, i64)| cell != one.cell;
        let terms: Vec<(Cell, i64)> = sum.terms.iter().filter(is_other).copied().collect();
        let others = terms.iter().map(|(cell, _)| *cell).collect();
        // What a cell cannot hold in itself is no premise of the step.
        let is_free = |cell: &Cell| geometry.allowed_in(*cell) == geometry.all_digits();
        if !terms.iter().all(|(cell, _)| is_free(cell) || self.allowed.is_held(*cell)) {
            return None;
        }
        if let [(other, _)] = terms[..] {
            let wanted = geometry.worths().digit(left).map_or(DigitSet::EMPTY, DigitSet::of);
            let held = self.allowed.digits_of(other);
            let is_wanted = (wanted & held).is_empty();
            return is_wanted.then_some(Reason::Partner(Partner { other, wanted, held }));
        }
        let ways = Ways::of_total(
            geometry.worths(),
            &Leftover { terms, total: left, each: None },
            &self.allowed,
        )?;
        ways.rule_out(geometry, one).then_some(Reason::Left(Left {
            sum: left,
            others,
            bound: Bound::Never,
        }))
    }

    /// Why with a candidate cells would come to more or to less than others that must come to the same.
    pub(super) fn sides(&self, geometry: &Geometry, one: Candidate) -> Option<Reason> {
        let sides = self.equal_sides(geometry);
        let own = sides.iter().position(|side| side.contains(&one.cell))?;
        let is_once = sides.iter().flatten().filter(|cell| **cell == one.cell).count() == 1;
        let others: Vec<Cell> =
            sides[own].iter().copied().filter(|cell| *cell != one.cell).collect();
        let (least, most) = self.extremes(geometry, &others, one)?;
        let worth = geometry.worths().worth(one.digit);
        let beyond = sides.iter().enumerate().filter(|(side, _)| *side != own && is_once);
        let mut found = beyond.filter_map(|(_, side)| {
            let (low, high) = self.extremes(geometry, side, one)?;
            let (sum, bound, is_high) = match (least + worth, most + worth) {
                (least, _) if least > high => (least, high, true),
                (_, most) if most < low => (most, low, false),
                _ => return None,
            };
            let [cells, others] = [&sides[own], side].map(|side| side.iter().copied().collect());
            Some(Reason::Sides(Sides { cells, others, is_high, sum, bound }))
        });
        found.next()
    }

    /// Cells of the constraint that must come to the same sum: none, or two sets of them, or more.
    fn equal_sides(&self, geometry: &Geometry) -> Vec<Vec<Cell>> {
        if let Some(sum) = self.only_sum(geometry).filter(|sum| sum.total == 0) {
            let side = |wanted: i64| {
                let all = sum.terms.iter().filter(|(_, weight)| *weight == wanted);
                all.map(|(cell, _)| *cell).collect::<Vec<_>>()
            };
            let sides = [1, -1].map(side);
            let are_all = sides[0].len() + sides[1].len() == sum.terms.len();
            return if are_all { sides.to_vec() } else { Vec::new() };
        }
        let Some((law, Some(Sums::Equal(sizes)))) = self.law.map(|law| (law, &law.sums)) else {
            return Vec::new();
        };
        let mut cells = law.cells.iter().copied();
        sizes.iter().map(|&size| cells.by_ref().take(size).collect()).collect()
    }

    /// The least and the most that these cells can come to beside a candidate.
    fn extremes(&self, geometry: &Geometry, cells: &[Cell], one: Candidate) -> Option<(i64, i64)> {
        extremes(geometry, cells, &|cell| beside(geometry, &self.allowed, cell, one))
    }
}

/// The least and the most that cells can come to. Those that all see each other hold different digits.
pub(super) fn extremes(
    geometry: &Geometry,
    cells: &[Cell],
    digits_of: &dyn Fn(Cell) -> DigitSet,
) -> Option<(i64, i64)> {
    let mut sets: Vec<CellSet> = Vec::new();
    for &cell in cells {
        match sets.iter_mut().find(|set| set.is_subset(&geometry.peers(cell))) {
            Some(set) => set.insert(cell),
            None => sets.push(CellSet::of(cell)),
        }
    }
    let mut each =
        sets.into_iter().map(|set| extremes_of_different(geometry.worths(), set, digits_of));
    each.try_fold((0, 0), |all, of| of.map(|of| (all.0 + of.0, all.1 + of.1)))
}

/// Whether a sum counts each of its cells once.
pub(super) fn is_plain(sum: &Sum) -> bool {
    sum.terms.iter().all(|(_, weight)| *weight == 1)
}

fn has(sum: &Sum, cell: Cell) -> bool {
    sum.terms.iter().any(|(it, _)| *it == cell)
}

/// What a cell may hold beside a candidate, as far as the grid goes.
fn beside(geometry: &Geometry, allowed: &Allowed<'_>, cell: Cell, one: Candidate) -> DigitSet {
    let digits = allowed.digits_of(cell).iter();
    digits.filter(|&digit| !geometry.excludes(Candidate { cell, digit }, one)).collect()
}

/// The least and the most that cells can come to that hold different digits.
fn extremes_of_different(
    worths: Worths,
    cells: CellSet,
    digits_of: &dyn Fn(Cell) -> DigitSet,
) -> Option<(i64, i64)> {
    let mut ends: BTreeSet<(u16, i64)> = BTreeSet::from([(0, 0)]);
    for cell in cells.iter() {
        let mut next = BTreeSet::new();
        for &(used, sum) in &ends {
            let free = digits_of(cell) - DigitSet::from_bits(used);
            next.extend(
                free.iter()
                    .map(|digit| (used | DigitSet::of(digit).bits(), sum + worths.worth(digit))),
            );
        }
        ends = next;
    }
    let sums = || ends.iter().map(|(_, sum)| *sum);
    Some((sums().min()?, sums().max()?))
}
