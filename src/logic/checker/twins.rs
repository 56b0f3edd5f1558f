//! Conclusions that assume one solution.
//!
//! Such a step claims that the puzzle has one solution and that some cells hold no given. Its
//! conclusion follows if its negation would make the cells interchangeable: if every way to fill
//! them that the claims and the negation allow has a *twin*, another way to fill the same cells
//! with the same digits in each of their houses. For then whatever solution the puzzle had, putting
//! the twin into it would give a second one, as no given is touched.
//!
//! The twin need not respect the candidates that the claims rule out: these are ruled out in the
//! one solution, not in every grid.

use super::judge::Judge;
use crate::grid::{Candidate, Candidates, Cell, CellSet, WIDE};
use crate::proof::{Claim, Statement};
use crate::search::{Budget, Solution, Undecided};

impl Judge {
    /// Whether a grid that can be filled contradicts that the puzzle has one solution, going by
    /// what `claims` say about that. `grid` is what the claims and the negated conclusion allow.
    pub(super) fn contradicts_one_solution(
        &self,
        grid: &Candidates,
        claims: &[&Claim],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let assumed = claims.iter().any(|claim| claim.statement == Statement::OneSolution);
        let mut cells = CellSet::EMPTY;
        for claim in claims {
            if let Statement::NotGiven(some) = &claim.statement {
                cells |= *some;
            }
        }
        if !assumed || cells.is_empty() {
            return Ok(false);
        }
        self.every_filling_has_a_twin(grid, cells, budget)
    }

    /// Goes through all ways to fill `cells` that can be completed, one cell after the other.
    fn every_filling_has_a_twin(
        &self,
        grid: &Candidates,
        cells: CellSet<WIDE>,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let Some(solution) = self.search.nth(grid, 0, budget)? else { return Ok(true) };
        let choices = |cell: &Cell| grid.digits_of(*cell).len();
        let open = cells.iter().filter(|cell| choices(cell) > 1).min_by_key(choices);
        let Some(cell) = open else { return self.has_twin(&solution, cells, budget) };
        for digit in grid.digits_of(cell).iter() {
            let mut filled = grid.clone();
            filled.place(&self.geometry, cell, digit);
            if !self.every_filling_has_a_twin(&filled, cells, budget)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the full grid has another that differs in nothing but these cells.
    fn has_twin(
        &self,
        solution: &Solution,
        cells: CellSet<WIDE>,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let mut rest = self.empty.clone();
        for Candidate { cell, digit } in
            solution.cells().filter(|&Candidate { cell, .. }| !cells.contains(cell))
        {
            rest.place(&self.geometry, cell, digit);
        }
        Ok(self.search.count_within(&rest, 2, budget)? == 2)
    }
}
