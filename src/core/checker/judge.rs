//! What is asked of single claims: whether they are so, and what grids they leave.

use std::borrow::Cow;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::rejection::RejectionReason;
use crate::grid::{Board, Candidates, Geometry, House};
use crate::proof::{Claim, Start, Statement};
use crate::search::{Budget, Search, Solution, Undecided, Verdict};

/// So many entries of a list are gone through in the time that the exact solver takes for a position.
const ENTRIES: usize = 64;

/// So many positions are looked at in order before choices are drawn by lot.
const IN_ORDER: u64 = 20_000;

/// Answers for one geometry.
#[derive(Debug)]
pub(super) struct Judge {
    pub(super) geometry: Geometry,
    /// The exact solver for grids that obey no constraint but what belongs to the grid as its houses do.
    search: Search,
    /// The exact solver for the whole puzzle.
    pub(super) whole: Search,
    /// Everything is possible: what every question starts from.
    pub(super) empty: Candidates,
}

/// Pays for going through something with a list of this length. A text may have very many conclusions, each of which
/// rests on very much.
pub(super) fn pay_for_list(length: usize, budget: &mut Budget<'_>) -> Result<(), Undecided> {
    budget.pay((1 + length / ENTRIES) as u64)
}

impl Judge {
    pub(super) fn new(geometry: &Geometry) -> Self {
        // A proof should rest on the simpler of the two walks, and on an almost empty grid, with all
        // digits open in most cells, the one for the classic grid is not quicker.
        let whole = Search::general(geometry);
        let (search, empty) = (whole.obeying(&[]), Candidates::all(geometry));
        Self { geometry: geometry.clone(), search, whole, empty }
    }

    /// The empty grid without what these claims rule out.
    pub(super) fn grid(
        &self,
        claims: &[&Claim],
        budget: &mut Budget<'_>,
    ) -> Result<Candidates, Undecided> {
        let mut grid = self.empty.clone();
        for claim in claims {
            let listed = match &claim.statement {
                Statement::Filled(placements) => placements.len(),
                _ => 0,
            };
            pay_for_list(listed, budget)?;
            for fact in claim.statement.premises(&self.geometry).facts() {
                fact.apply(&self.geometry, &mut grid);
            }
        }
        Ok(grid)
    }

    /// A way to fill a grid, if there is any. Where houses overlap much, what comes first in order may have none for millions
    /// of positions, though the grid is almost empty: then choices are drawn by lot, again and again anew.
    pub(super) fn completion(
        &self,
        grid: &Candidates,
        claims: &[&Claim],
        budget: &mut Budget<'_>,
    ) -> Result<Option<Solution>, Undecided> {
        let search = self.obeying(claims);
        match budget.on_a_part(IN_ORDER, |part| search.nth(grid, 0, part)) {
            Err(Undecided) if budget.left() > 0 => {
                search.random(grid, &mut ChaCha8Rng::seed_from_u64(0), budget)
            }
            found => found,
        }
    }

    /// The exact solver for grids that obey, of all constraints, those that these claims name.
    pub(super) fn obeying(&self, claims: &[&Claim]) -> Cow<'_, Search> {
        let mut named = Vec::new();
        for claim in claims {
            match &claim.statement {
                Statement::Obeys(constraint) => named.push(*constraint),
                Statement::Balance { added, taken } => {
                    let parts = added.iter().chain(taken);
                    named.extend(parts.filter_map(|part| part.constraint(&self.geometry)));
                }
                _ => {}
            }
        }
        if named.is_empty() {
            Cow::Borrowed(&self.search)
        } else {
            Cow::Owned(self.search.obeying(&named))
        }
    }

    /// Whether these givens, and nothing else, have exactly one solution.
    pub(super) fn has_one_solution(
        &self,
        start: &Start,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let givens = start.givens.iter().copied();
        let board = Board::from_givens(self.geometry.cell_count(), givens);
        let verdict = self.whole.verdict_within(&board, budget)?;
        Ok(matches!(verdict, Verdict::One(_)))
    }

    /// Whether each house that is said to follow from others does: each of its cells is in one more of the outer houses
    /// than of the inner ones, all others in as many, and the outer ones are one more. So each digit is once in it.
    pub(super) fn check_derived(&self) -> Result<(), RejectionReason> {
        let geometry = &self.geometry;
        for house in geometry.derived_houses() {
            let Some(said) = geometry.derivation(house) else { continue };
            let mut counts = vec![0_i32; geometry.cell_count()];
            let mut add = |houses: &[House], sign: i32| {
                let cells = houses.iter().flat_map(|&part| geometry.list_of(part));
                cells.for_each(|cell| counts[cell.index()] += sign);
            };
            add(&said.outer, 1);
            add(&said.inner, -1);
            add(&[house], -1);
            let is_before = said.outer.iter().chain(&said.inner).all(|&part| part < house);
            let is_one_more = said.outer.len() == said.inner.len() + 1;
            if !is_before || !is_one_more || counts.iter().any(|&count| count != 0) {
                return Err(RejectionReason::NotDerived(house));
            }
        }
        Ok(())
    }

    /// Whether what the claim says of the shape of the grid is so.
    pub(super) fn check_shape(&self, statement: &Statement) -> Result<(), RejectionReason> {
        match statement {
            Statement::Sees { cells, targets } => {
                for cell in cells.iter() {
                    let unseen = *targets - self.geometry.peers(cell);
                    if let Some(target) = unseen.first() {
                        return Err(RejectionReason::DoesNotSee { cell, target });
                    }
                }
                Ok(())
            }
            Statement::NotBoth { first, second } => {
                if first.excludes(second, &self.geometry) {
                    Ok(())
                } else {
                    Err(RejectionReason::NotExclusive(Box::new([*first, *second])))
                }
            }
            Statement::OnlyPlaces { house, cells, .. } => {
                match (*cells - self.geometry.cells_of(*house)).first() {
                    Some(cell) => Err(RejectionReason::OutsideHouse { house: *house, cell }),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }
}
