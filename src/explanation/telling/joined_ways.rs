//! In which ways the cells of several constraints can be filled together, and those that count besides.

use std::collections::BTreeSet;

use super::ways::{Allowed, Ways};
use crate::grid::{Candidate, Cell, CellSet, ConstraintNumber, Geometry, Law};
use crate::proof::{LawUse, Places};

/// So often one way is tried with another.
const MOST_TRIED: usize = 30_000;

/// So many ways are gone through at a time.
const MOST_GONE_THROUGH: usize = 3_000;

impl Ways {
    /// The ways to satisfy the constraints that a step names together, with what counts besides; `None` if they are too many to
    /// be gone through.
    pub(super) fn of_all(
        geometry: &Geometry,
        used: &LawUse,
        allowed: &Allowed<'_>,
    ) -> Option<Self> {
        let mut parts: Vec<Self> = Vec::new();
        for &number in &used.constraints {
            parts.extend(parts_of(geometry, number, allowed)?);
        }
        let known = parts.iter().fold(CellSet::EMPTY, |all, part| all | part.cells);
        let held = used.held.0.iter().fold(CellSet::EMPTY, |all, held| all | held.cells);
        for cell in (held - known).iter() {
            parts.push(Self::of_cells(&[cell], allowed, MOST_GONE_THROUGH)?);
        }
        let mut tried = 0;
        let mut whole = Self { cells: CellSet::EMPTY, all: vec![Vec::new()] };
        while !parts.is_empty() {
            let order = |(_, part): &(usize, &Self)| {
                (part.all.len() > 1 && (part.cells & whole.cells).is_empty(), part.all.len())
            };
            let (next, _) = parts.iter().enumerate().min_by_key(order)?;
            whole = whole.joined(&parts.swap_remove(next), allowed, &mut tried)?;
        }
        let cells = whole.cells;
        whole.all.retain(|filling| {
            let mut places = used.places.iter();
            allowed.can_stand(filling)
                && places.all(|places| leaves_a_place(geometry, places, cells, filling))
        });
        Some(whole)
    }

    /// The ways to fill both.
    fn joined(self, other: &Self, allowed: &Allowed<'_>, tried: &mut usize) -> Option<Self> {
        *tried += self.all.len() * other.all.len();
        if *tried > MOST_TRIED {
            return None;
        }
        let mut all = Vec::new();
        for one in &self.all {
            for beside in &other.all {
                let is_apart =
                    |one: &Candidate| beside.iter().any(|it| allowed.excludes(*one, *it));
                if !one.iter().any(is_apart) {
                    let mut both = [&one[..], beside].concat();
                    both.sort_unstable();
                    both.dedup();
                    all.push(both);
                }
            }
            if all.len() > MOST_GONE_THROUGH {
                return None;
            }
        }
        Some(Self { cells: self.cells | other.cells, all })
    }
}

/// The ways to fill the cells of each law of a constraint, or else those between which it says something of each two.
fn parts_of(
    geometry: &Geometry,
    number: ConstraintNumber,
    allowed: &Allowed<'_>,
) -> Option<Vec<Ways>> {
    let laws: Vec<&Law> = geometry.laws().iter().filter(|law| law.constraint == number).collect();
    if !laws.is_empty() {
        return laws.into_iter().map(|law| Ways::of_law(law, allowed)).collect();
    }
    let cells: BTreeSet<Cell> = geometry.constraint(number)?.cells().collect();
    let cells: Vec<Cell> = cells.into_iter().collect();
    Some(vec![Ways::of_cells(&cells, allowed, MOST_GONE_THROUGH)?])
}

/// Whether a digit can still be in one of its places.
fn leaves_a_place(
    geometry: &Geometry,
    places: &Places,
    filled: CellSet,
    filling: &[Candidate],
) -> bool {
    places.cells.iter().any(|cell| {
        let there = Candidate { cell, digit: places.digit };
        if filled.contains(cell) {
            filling.contains(&there)
        } else {
            !filling.iter().any(|one| geometry.excludes(*one, there))
        }
    })
}
